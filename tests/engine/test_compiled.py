"""Compiled code is kept between processes, and a bad place to keep it costs time only."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from quartier.bots import greedy
from quartier.engine import shelf
from quartier.engine.compiling import calls
from quartier.engine.compiling.compiled import Compiler, cache_folder, compiled, rules_fingerprint
from quartier.engine.compiling.fingerprint import fingerprint
from quartier.engine.primitives import dice
from quartier.games.property import scoring

PLAY = """
import json
import quartier
from quartier.engine.compiling import calls
from quartier.engine.compiling.compiled import compiled
from quartier.engine.compiling.records import to_record
from quartier.games.property import scoring
scoring.SQUARE_BONUS = {bonus}
game = quartier.game("property", 3, count_squares=True)
score = compiled(game.modules, calls).score
state = game.deal(7).state
state.owned[0] = 0b111
print(json.dumps([score(to_record(state)[0], 0), sum(score.stats.cache_hits.values())]))
"""
CASH = 136


def play(cache: Path, bonus: int = 0) -> list[int]:
    """The score of seat 0, who has three squares, and how many compiled functions were found in the cache."""
    environment = {**os.environ, "QUARTIER_CACHE": str(cache)}
    program = [sys.executable, "-c", PLAY.format(bonus=bonus)]
    run = subprocess.run(program, env=environment, capture_output=True, text=True, check=True)
    result: list[int] = json.loads(run.stdout)
    return result


@pytest.fixture(scope="module")
def first_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    cache = tmp_path_factory.mktemp("cache")
    assert play(cache) == [CASH, 0]
    return cache


@pytest.fixture
def cache(first_cache: Path, tmp_path: Path) -> Path:
    """What a first process has compiled and kept."""
    return shutil.copytree(first_cache, tmp_path / "cache")


def kept_files(cache: Path) -> list[Path]:
    return [file for file in cache.rglob("*") if file.suffix in (".nbi", ".nbc")]


def test_a_second_process_finds_what_the_first_compiled(cache: Path) -> None:
    assert play(cache) == [CASH, 1]


@pytest.mark.parametrize("content", [b"", b"nonsense", b"\x80\x05K\x01."])
def test_damaged_files_are_compiled_again_and_mended(cache: Path, content: bytes) -> None:
    assert kept_files(cache)
    for file in kept_files(cache):
        file.write_bytes(content)
    assert play(cache) == [CASH, 0]
    assert play(cache) == [CASH, 1]


def test_a_cache_that_is_no_folder_costs_only_time(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    assert play(file) == [CASH, 0]


def test_a_program_with_another_constant_compiles_other_code_and_leaves_that_of_others_alone(cache: Path) -> None:
    assert play(cache, bonus=7) == [CASH + 21, 0]
    assert play(cache, bonus=7) == [CASH + 21, 1]
    assert play(cache) == [CASH, 1]


def test_a_constant_changed_after_compiling_is_heeded(monkeypatch: pytest.MonkeyPatch) -> None:
    modules = shelf.take("property")
    before = compiled(modules, calls)
    assert compiled(modules, calls) is before
    monkeypatch.setattr(scoring, "SQUARE_BONUS", 7)
    assert compiled(modules, calls) is not before


def test_the_fingerprint_is_that_of_the_functions_bound_and_their_constants(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint([greedy.greedy_playout], {})
    assert fingerprint([greedy.greedy_playout], {}) == before
    assert fingerprint([greedy.greedy_move], {}) != before
    monkeypatch.setattr(dice, "GOLDEN", 12345)
    assert fingerprint([greedy.greedy_playout], {}) != before


def test_the_same_rules_checked_are_kept_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUARTIER_CACHE", str(tmp_path))
    rules = rules_fingerprint(shelf.take("property"))
    assert Compiler(shelf.take("property"), False, rules).folder != Compiler(shelf.take("property"), True, rules).folder


def test_code_of_old_sources_is_thrown_away_after_a_month(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUARTIER_CACHE", str(tmp_path))
    old = tmp_path / "quartier" / "compiled" / "property-old"
    young = tmp_path / "quartier" / "compiled" / "property-young"
    for folder in (old, young):
        folder.mkdir(parents=True)
    os.utime(old, (0, 0))
    cache_folder("property-new")
    assert not old.exists()
    assert young.exists()


def test_a_home_without_a_place_to_write_is_no_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    monkeypatch.setenv("QUARTIER_CACHE", str(blocked / "deeper"))
    assert cache_folder("property-new") is None
