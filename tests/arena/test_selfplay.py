"""Data sets hold what was played, and can be read back."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest

import quartier
from quartier.arena import dataset
from quartier.arena.dataset import Column, Dataset
from quartier.arena.selfplay import PlayedGame, selfplay
from tests.programs import Program

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
BOTS = ["greedy", "random", "search:5"]


def short() -> quartier.Game:
    return quartier.game("property", 3, turn_limit=15)


def played(threads: int = 1, games: int = 7, bots: list[str] = BOTS) -> list[PlayedGame]:
    return list(selfplay(short(), bots, games, threads=threads, seed=3))


def written(tmp_path: Path, games: list[PlayedGame]) -> Dataset:
    file = tmp_path / "data.parquet"
    dataset.write(file, short(), BOTS, games)
    return dataset.read(file)


def test_the_moves_lead_through_the_game_of_the_seed() -> None:
    for one in played():
        table = short().deal(one.seed)
        for decision in one.decisions:
            assert (table.turn, table.move_numbers()) == (decision.seat, decision.legal)
            knows = [0] * len(decision.observation)
            table.game.modules.sight.observe(table.state, decision.seat, knows)
            assert decision.observation.tolist() == knows
            table.play(table.game.alphabet[decision.move])
        assert table.over
        assert (table.outcome, table.scores) == (one.outcome, one.points)


def test_threads_change_nothing() -> None:
    for one, other in zip(played(1), played(3), strict=True):
        assert (one.number, one.seed, one.bots) == (other.number, other.seed, other.bots)
        assert [decision.move for decision in one.decisions] == [decision.move for decision in other.decisions]


def test_every_bot_sits_everywhere() -> None:
    assert {one.bots[0] for one in played(games=6)} == set(BOTS)


def test_programs_from_outside_take_part_and_are_ended(tmp_path: Path) -> None:
    program = Program(tmp_path)
    games = list(selfplay(short(), [program.bot, "greedy"], 2, seed=1))
    assert all(one.decisions for one in games)
    assert len(program.processes) == 4, "in each game it sat on two of the three seats"
    assert program.running == []


def test_a_data_set_can_be_read_back(tmp_path: Path) -> None:
    games = played()
    kept = written(tmp_path, games)
    arrays = kept.arrays()
    decisions = [decision for one in games for decision in one.decisions]
    assert len(kept) == len(decisions) == len(arrays["move"])
    assert arrays["move"].tolist() == [decision.move for decision in decisions]
    assert np.array_equal(arrays["observation"], np.array([decision.observation for decision in decisions]))
    assert [np.flatnonzero(mask).tolist() for mask in arrays["masks"]] == [decision.legal for decision in decisions]
    assert arrays["masks"][np.arange(len(kept)), arrays["move"]].all()
    first = games[0]
    assert arrays["bot"][0] == first.bots[first.decisions[0].seat]
    assert arrays["outcome"][0] == pytest.approx(first.outcome[first.decisions[0].seat])
    assert (kept.game.name, kept.game.players, kept.bots) == ("property", 3, BOTS)


def test_batches_hold_all_decisions_in_order(tmp_path: Path) -> None:
    kept = written(tmp_path, played())
    batches = list(kept.batches(50))
    assert max(len(batch["move"]) for batch in batches) == 50
    assert np.array_equal(np.concatenate([batch["move"] for batch in batches]), kept.arrays()["move"])


def test_a_column_added_to_the_list_is_written_and_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    choices = Column("choices", pa.int16(), "how many moves there are", lambda game, decision: len(decision.legal))
    monkeypatch.setattr(dataset, "COLUMNS", (*dataset.COLUMNS, choices))
    arrays = written(tmp_path, played(games=2)).arrays()
    assert arrays["choices"].tolist() == arrays["masks"].sum(axis=1).tolist()
    assert "| `choices` | how many moves there are |" in dataset.describe()


def test_the_page_about_research_lists_the_columns() -> None:
    assert "\n".join(dataset.describe()) in PAGE.read_text("utf-8")


def test_what_is_no_data_set_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "poem.parquet"
    file.write_text("Roses are red")
    with pytest.raises(quartier.RecordError, match="is not a data set"):
        dataset.read(file)


def test_a_data_set_of_other_rules_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "data.parquet"
    monkeypatch.setattr(dataset, "VERSION", 0)
    dataset.write(file, short(), BOTS, played(games=1))
    monkeypatch.undo()
    with pytest.raises(quartier.RecordError, match="version"):
        dataset.read(file)


def test_a_data_set_that_was_broken_off_leaves_no_file(tmp_path: Path) -> None:
    def broken() -> object:
        yield played(games=1)[0]
        raise KeyboardInterrupt

    file = tmp_path / "data.parquet"
    with pytest.raises(KeyboardInterrupt):
        dataset.write(file, short(), BOTS, broken())  # type: ignore[arg-type]
    assert not file.exists()
