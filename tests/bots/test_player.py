"""Bots: they play legally, by what their seat knows alone."""

from pathlib import Path

import pytest

import quartier
from quartier.bots.levels import LEVELS
from quartier.bots.player import ask, bot
from quartier.bots.registry import UnknownBot, names
from quartier.conformance.variants import GAMES, advanced, variants_of
from quartier.engine.errors import QuartierError

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
PLAIN = ("random", "greedy")
THINKING = ("search:20", "beginner", "medium")


@pytest.mark.parametrize("name", PLAIN)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_legal_moves_to_the_end(game: str, name: str) -> None:
    table = quartier.game(game).deal(3)
    player = bot(name, 5)
    while not table.over:
        move, trouble = ask(player, table, len(table.history))
        assert trouble is None
        table.play(move)
    assert table.winners


@pytest.mark.parametrize("name", [*PLAIN, *THINKING])
@pytest.mark.parametrize("game", GAMES)
def test_a_bots_choice_does_not_change_with_what_its_seat_cannot_know(game: str, name: str) -> None:
    for seed in range(10):
        table = advanced(variants_of(game)[seed % len(variants_of(game))], seed, 17 * seed)
        if table.over:
            continue
        other = table.copy()
        other.game.modules.sight.redeal(other.state, other.state.turn, seed + 1)
        assert ask(bot(name, seed), other, 99) == ask(bot(name, seed), table, 99)


def test_a_bot_is_the_same_for_the_same_seed() -> None:
    table = quartier.game("property", 2).deal(9)
    assert len({ask(bot("random", 4), table, 1) for _ in range(3)}) == 1


def test_a_bot_is_given_neither_the_seed_nor_the_history() -> None:
    seen = []

    class Curious:
        name = "curious"

        def choose(self, known: quartier.Table) -> str:
            seen.append((known.seed, known.history, known.start))
            return known.moves()[0]

    table = quartier.game("property", 2).deal(9)
    table.play(table.moves()[0])
    ask(Curious(), table, 5)
    assert seen == [(0, [], None)]


@pytest.mark.parametrize("name", ["deep thought", "search:", "search:0", "search:-5", "search:x", "search:9999999999"])
def test_an_unknown_bot_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        bot(name)
    assert isinstance(refused.value, QuartierError)
    assert name in refused.value.sentence("fr")


def test_there_are_six_levels_and_more() -> None:
    assert [level.name for level in LEVELS] == ["beginner", "easy", "medium", "hard", "expert", "master"]
    assert set(names()) >= {"random", "greedy", "beginner", "master"}


def test_the_page_about_bots_tells_the_levels_as_they_are() -> None:
    page = PAGE.read_text("utf-8")
    for level in LEVELS:
        deals = level.deals or "a new one for every iteration"
        given_away = f"{level.looseness / 2:g} %" if level.looseness else "none"
        assert f"| {level.name} | {level.iterations:,} | {deals} | {given_away} |" in page
