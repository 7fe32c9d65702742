"""Investing: laying sticks on streets (S46-S51), after an auction and by the cards double and free (S67, S70)."""

from quartier.engine.primitives.bits import mark, one
from quartier.engine.primitives.notes import note
from quartier.games.san_francisco.moves import PASS, STREET
from quartier.games.san_francisco.pieces import (
    ACTION_DEED,
    BY_TILE,
    CARD_WHERE,
    TILE_KINDS,
    TOUCHED,
    WAYS,
    Deed,
    place_of,
    way_of,
)
from quartier.games.san_francisco.rules.majority import check_majorities
from quartier.games.san_francisco.rules.streets import (
    mark_streets,
    put_stick,
    sides_of,
    sticks_on_board,
    streets_at,
    supply,
    take_stick,
)
from quartier.games.san_francisco.table import NOTHING, Event, Phase, Step, Table

# Streets and sticks


# One investor after the other


def ask_next_investor(table: Table) -> None:
    """Each investor finishes before the next begins; who finds no empty street loses his right (S46, S49)."""
    if table.rights == 0:
        table.phase = Step.ACTION
        return
    table.turn = table.investors[0]
    if can_lay(table):
        ask_for_street(table)
    else:
        lose_right(table)


def ask_for_street(table: Table) -> None:
    """An investor without sticks first lifts one of his own (S50)."""
    table.phase = Phase.PLACE if supply(table, table.turn) > 0 else Phase.LIFT


def lose_right(table: Table) -> None:
    """The right is lost without a decision; what was paid stays paid (S49)."""
    note(table, Event.LOST_RIGHT, table.turn)
    use_up_right(table)


def waive_right(table: Table) -> None:
    """A right, or the rest of it, may be waived; what was paid stays paid (S48, S65)."""
    note(table, Event.WAIVED, table.turn)
    use_up_right(table)


def use_up_right(table: Table) -> None:
    """The next investor's turn comes (S46)."""
    table.rights -= 1
    for place in range(table.rights):
        table.investors[place] = table.investors[place + 1]
        table.investor_tiles[place] = table.investor_tiles[place + 1]
    table.investors[table.rights] = 0
    table.investor_tiles[table.rights] = NOTHING
    table.lifted = NOTHING
    table.picked = NOTHING
    table.phase = Step.INVEST


# Where one may lay


def can_lay(table: Table) -> bool:
    """Whether an allowed street is empty (S49)."""
    for way in range(WAYS):
        if allowed_streets(table, way) != 0:
            return True
    return False


def allowed_streets(table: Table, way: int) -> int:
    """Empty streets that the card allows, but not the one a lifted stick came from (S47, S50)."""
    streets = table.empty[way] & streets_of_right(table, way)
    if table.lifted != NOTHING and way_of(table.lifted) == way:
        streets ^= streets & one(place_of(table.lifted))
    return streets


def streets_of_right(table: Table, way: int) -> int:
    """As the auction card says (S47); for double and free any, a second one beside a district of the first (S67)."""
    if table.action == NOTHING:
        return streets_of_card(table, way)
    if table.picked == NOTHING:
        return table.empty[way]
    return sides_of(TOUCHED[table.picked], way)


def streets_of_card(table: Table, way: int) -> int:
    """Beside the card's kind, along the border, or beside one of the two kinds on the investor's tile (S38, S47)."""
    where = CARD_WHERE[table.card]
    if where != BY_TILE:
        return streets_at(table, where, way)
    kinds = TILE_KINDS[table.investor_tiles[0]]
    return table.beside[kinds[0]][way] | table.beside[kinds[1]][way]


# Lifting and laying


def mark_lifts(table: Table, moves: list[int]) -> None:
    """Any own stick but the first one of a double, if it can then be laid; or the right is waived (S48, S50, S67)."""
    mark(moves, PASS)
    if can_use_lifted(table):
        for way in range(WAYS):
            mark_streets(moves, way, liftable_sticks(table, way))


def can_use_lifted(table: Table) -> bool:
    """Whether a lifted stick could be laid, or take the place of a rival's (S50)."""
    if is_replacing(table):
        return has_rival_stick(table)
    return can_lay(table)


def liftable_sticks(table: Table, way: int) -> int:
    """The active seat's sticks, without the one it has just laid (S50, S67)."""
    sticks = table.sticks[table.turn][way]
    if table.picked != NOTHING and way_of(table.picked) == way:
        sticks ^= sticks & one(place_of(table.picked))
    return sticks


def lift(table: Table, move: int) -> None:
    """The lifted stick must be laid at once (S50)."""
    if move == PASS:
        waive_right(table)
        return
    table.lifted = move - STREET
    take_stick(table, table.turn, table.lifted)
    table.phase = Phase.REPLACE if is_replacing(table) else Phase.PLACE


def mark_places(table: Table, moves: list[int]) -> None:
    """Each allowed street; the right may be waived unless a stick was lifted (S47, S48, S50)."""
    for way in range(WAYS):
        mark_streets(moves, way, allowed_streets(table, way))
    if table.lifted == NOTHING:
        mark(moves, PASS)


def place(table: Table, move: int) -> None:
    """Lifting and laying are one event, after which majorities are checked (S50, S51)."""
    if move == PASS:
        waive_right(table)
        return
    street = move - STREET
    put_stick(table, table.turn, street)
    if table.lifted == NOTHING:
        note(table, Event.LAID, table.turn, street)
    else:
        note(table, Event.RELAID, table.turn, table.lifted, street)
    table.lifted = NOTHING
    check_majorities(table, TOUCHED[street])
    if is_first_of_double(table):
        ask_for_second_stick(table, street)
    else:
        use_up_right(table)


# The card double


def is_first_of_double(table: Table) -> bool:
    """Whether the card double lets the investor lay another stick (S67)."""
    return table.action != NOTHING and ACTION_DEED[table.action] == Deed.DOUBLE and table.picked == NOTHING


def ask_for_second_stick(table: Table, first: int) -> None:
    """If no second street exists the card is finished (S67)."""
    table.picked = first
    if can_lay(table):
        ask_for_street(table)
    else:
        use_up_right(table)


# The card replace


def is_replacing(table: Table) -> bool:
    """Whether the card replace is being carried out (S71)."""
    return table.action != NOTHING and ACTION_DEED[table.action] == Deed.REPLACE


def has_rival_stick(table: Table) -> bool:
    """Whether a rival of the active seat has a stick on the board (S63)."""
    for seat in range(table.players):
        if seat != table.turn and sticks_on_board(table, seat) > 0:
            return True
    return False
