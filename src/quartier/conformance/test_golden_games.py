"""Finished games kept as records, one for every way a game can end: they can always be played again."""

from pathlib import Path

import quartier
from quartier.conformance import proofs
from quartier.conformance.golden import golden_sight, sight_file
from quartier.conformance.marks import every_game, every_golden_game


@every_golden_game
def test_a_golden_game_can_be_played_again(file: Path) -> None:
    text = file.read_text("utf-8")
    table = quartier.read(text)
    assert table.over
    assert table.record() == text


@every_game
def test_every_seat_knows_in_the_golden_games_what_it_always_knew(name: str) -> None:
    found = {record.stem: golden_sight(record) for record in proofs.golden_games(name)}
    assert found == proofs.hashes_in(name, sight_file(name))
