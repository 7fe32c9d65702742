"""Groups of squares."""

from quartier.engine.primitives.grid import beside, group, groups, largest_group, square_at


def squares(*crossings: tuple[int, int]) -> int:
    return sum(1 << square_at(column, row) for column, row in crossings)


def test_a_group_is_connected_over_sides_not_corners() -> None:
    inside = squares((0, 0), (1, 0), (2, 1), (7, 0), (0, 1))
    assert group(squares((0, 0)), inside) == squares((0, 0), (1, 0), (0, 1))


def test_the_edges_of_the_grid_are_not_joined() -> None:
    assert beside(squares((7, 3))) == squares((6, 3), (7, 2), (7, 4))
    assert beside(squares((0, 0))) == squares((1, 0), (0, 1))
    assert beside(squares((7, 7))) == squares((6, 7), (7, 6))


def test_the_largest_group_is_the_first_of_equal_ones_and_none_of_none() -> None:
    first, second = squares((0, 0), (1, 0)), squares((4, 4), (4, 5))
    assert largest_group(first | second) == first
    assert largest_group(first | second | squares((4, 6))) == second | squares((4, 6))
    assert largest_group(0) == 0
    assert list(groups(first | second)) == [first, second]
