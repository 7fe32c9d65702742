"""Rules are written in what compiles, also for a GPU; this is read off the source, before anything is compiled."""

from quartier.conformance.marks import every_game
from quartier.engine import shelf
from quartier.engine.compiling.diagnosis import obstacles_in_game


@every_game
def test_rules_use_only_what_compiles(name: str) -> None:
    obstacles = obstacles_in_game(shelf.take(name))
    assert not obstacles, "\n".join(map(str, obstacles))
