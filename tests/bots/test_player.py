"""Bots: they play legally, by what their seat knows alone."""

import pytest

import quartier
from quartier.bots.player import NAMES, Bot, UnknownBot
from quartier.engine.errors import QuartierError
from tests.conformance.variants import GAMES, advanced, variants_of


@pytest.mark.parametrize("bot", NAMES)
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_plays_legal_moves_to_the_end(name: str, bot: str) -> None:
    table = quartier.game(name).deal(3)
    player = Bot(bot, 5)
    while not table.over:
        table.play(player.choose(table))
    assert table.winners


@pytest.mark.parametrize("bot", NAMES)
@pytest.mark.parametrize("name", GAMES)
def test_a_bots_choice_does_not_change_with_what_its_seat_cannot_know(name: str, bot: str) -> None:
    for seed in range(12):
        table = advanced(variants_of(name)[seed % len(variants_of(name))], seed, 17 * seed)
        if table.over:
            continue
        other = table.copy()
        other.game.box.sight.redeal(other.state, other.state.turn, seed + 1)
        assert Bot(bot, seed).choose(other) == Bot(bot, seed).choose(table)


def test_a_bot_is_the_same_for_the_same_seed() -> None:
    table = quartier.game("property", 2).deal(9)
    assert [Bot("random", 4).choose(table) for _ in range(3)] == [Bot("random", 4).choose(table)] * 3


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="random, greedy") as refused:
        Bot("deep thought")
    assert isinstance(refused.value, QuartierError)
    assert "deep thought" in refused.value.sentence("fr")
