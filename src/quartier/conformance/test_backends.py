"""Proof 2: plain and compiled rules come to the same tables, byte for byte."""

from typing import Any

import numpy as np
import pytest

from quartier.conformance.marks import every_variant
from quartier.conformance.variants import Variant, advanced, length, scratch
from quartier.engine import playout
from quartier.engine.compiling import calls
from quartier.engine.compiling.binding import bound
from quartier.engine.compiling.compiled import compiled
from quartier.engine.compiling.records import from_record, to_record
from quartier.engine.primitives.bits import nth_marked
from quartier.engine.primitives.dice import pick, roll, scrambled
from quartier.engine.schema import signed

GAMES = 6
LONG_GAMES = 1000


@every_variant
def test_plain_and_compiled_rules_offer_the_same_moves_and_come_to_the_same_bytes(variant: Variant) -> None:
    slow, fast = bound(variant.game.modules, calls), compiled(variant.game.modules, calls)
    table, moves = variant.game.blank(), scratch(variant.game)
    record, marks = to_record(table), np.array(moves)
    for seed in range(GAMES):
        slow.deal(table, seed)
        fast.deal(record[0], seed)
        dice = scrambled(seed)
        while choices := slow.legal(table, moves):
            assert fast.legal(record[0], marks) == choices
            assert marks.view(np.uint64).tolist() == moves
            dice = roll(dice)
            move = nth_marked(moves, pick(dice, choices))
            slow.play(table, move)
            fast.play(record[0], move)
        assert fast.legal(record[0], marks) == 0
        assert to_record(table).tobytes() == record.tobytes(), f"the games of seed {seed} differ"


@pytest.mark.long
@every_variant
def test_a_thousand_plain_and_compiled_games_end_in_the_same_bytes(variant: Variant) -> None:
    slow, fast = bound(variant.game.modules, playout), compiled(variant.game.modules, playout)
    deal = compiled(variant.game.modules, calls).deal
    record = to_record(variant.game.blank())
    marks = np.array(scratch(variant.game))
    for seed in range(LONG_GAMES):
        table = variant.game.deal(seed)
        deal(record[0], seed)
        dice = scrambled(seed)
        assert slow.playout(table.state, scratch(table.game), dice) == fast.playout(record[0], marks, signed(dice))
        assert to_record(table.state).tobytes() == record.tobytes(), f"the games of seed {seed} differ"


@every_variant
def test_what_a_seat_knows_and_weighs_is_the_same_plain_and_compiled(variant: Variant) -> None:
    slow, fast = bound(variant.game.modules, calls), compiled(variant.game.modules, calls)
    for seed in range(5):
        table = advanced(variant, seed, length(variant) * seed // 5)
        for seat in range(variant.players):
            known = table.copy().state
            record = to_record(known)
            slow.redeal(known, seat, seed)
            fast.redeal(record[0], seat, seed)
            assert to_record(known).tobytes() == record.tobytes()
            assert _observed(slow, known, variant, seat) == _observed(fast, record[0], variant, seat)
            assert slow.evaluate(known, seat) == fast.evaluate(record[0], seat)
            assert slow.score(known, seat) == fast.score(record[0], seat)
        for move in table.move_numbers():
            assert slow.weigh(table.state, move) == fast.weigh(to_record(table.state)[0], move)


def _observed(functions: Any, table: Any, variant: Variant, seat: int) -> list[int]:
    out = np.full(variant.game.modules.sight.OBSERVATION_SIZE, -999, np.int16)
    functions.observe(table, seat, out)
    assert -999 not in out
    return list(map(int, out))


@every_variant
def test_a_table_survives_the_way_into_a_record_and_back(variant: Variant) -> None:
    table = advanced(variant, 5, length(variant) // 2)
    assert from_record(type(table.state), to_record(table.state)[0]) == table.state
