"""Compiled code is kept between processes, and a bad place to keep it costs time only."""

import importlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from quartier.engine import shelf
from quartier.engine.compiled import cache_folder, fingerprint

PLAY = """
import json, numpy as np
import quartier
from quartier.engine import calls
from quartier.engine.compiled import compiled
from quartier.engine.schema import to_record
game = quartier.game("property", 3)
score = compiled(game.box, calls).score
record = to_record(game.deal(7).state)
print(json.dumps([score(record[0], 0), sum(score.stats.cache_hits.values())]))
"""


def play(cache: Path) -> list[int]:
    """The score of seat 0, and how many compiled functions were found in the cache."""
    environment = {**os.environ, "QUARTIER_CACHE": str(cache)}
    run = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=True)
    result: list[int] = json.loads(run.stdout)
    return result


def kept_files(cache: Path) -> list[Path]:
    return [file for file in cache.rglob("*") if file.suffix in (".nbi", ".nbc")]


def test_a_second_process_finds_what_the_first_compiled(tmp_path: Path) -> None:
    assert play(tmp_path) == [136, 0]
    assert play(tmp_path) == [136, 1]


@pytest.mark.parametrize("content", [b"", b"nonsense", b"\x80\x05K\x01."])
def test_damaged_files_are_compiled_again_and_mended(tmp_path: Path, content: bytes) -> None:
    play(tmp_path)
    for file in kept_files(tmp_path):
        file.write_bytes(content)
    assert play(tmp_path) == [136, 0]
    assert play(tmp_path) == [136, 1]


def test_a_cache_that_is_no_folder_costs_only_time(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    assert play(file) == [136, 0]


def test_the_folder_is_named_by_game_and_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUARTIER_CACHE", str(tmp_path))
    box = shelf.take("property")
    algorithms = tmp_path / "algorithms"
    algorithms.mkdir()
    (algorithms / "one.py").write_text("first = 1")
    before = fingerprint(box, algorithms)
    folder = cache_folder(box, algorithms, checked=False)
    assert folder is not None
    assert folder.name == f"property-{before}"
    (algorithms / "one.py").write_text("first = 2")
    assert fingerprint(box, algorithms) != before
    assert cache_folder(box, algorithms, checked=True) != folder


def test_a_change_of_the_bots_counts_for_whatever_plays_with_them(monkeypatch: pytest.MonkeyPatch) -> None:
    box, lab = shelf.take("property"), Path(str(importlib.import_module("quartier.lab").__file__)).parent
    before = fingerprint(box, lab)
    read = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda file: read(file) + (b"#" if file.name == "greedy.py" else b""))
    assert fingerprint(box, lab) != before


def test_code_of_old_sources_is_thrown_away_after_a_month(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUARTIER_CACHE", str(tmp_path))
    old = tmp_path / "quartier" / "compiled" / "property-old"
    young = tmp_path / "quartier" / "compiled" / "property-young"
    for folder in (old, young):
        folder.mkdir(parents=True)
    os.utime(old, (0, 0))
    cache_folder(shelf.take("property"), tmp_path, checked=False)
    assert not old.exists()
    assert young.exists()


def test_a_home_without_a_place_to_write_is_no_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    monkeypatch.setenv("QUARTIER_CACHE", str(blocked / "deeper"))
    assert cache_folder(shelf.take("property"), tmp_path, checked=False) is None
