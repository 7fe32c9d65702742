"""The command line: what it prints, and how it refuses."""

import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pexpect
import pytest
from rich.console import Console

import quartier
from quartier import cli
from quartier.cli.play import TerminalGame, seat_names, sitter
from quartier.engine import shelf
from quartier.lab import bench
from tests.programs import Program

COMMAND = [sys.executable, "-m", "quartier"]
Command = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """An environment of its own: English, and nothing kept anywhere else."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "XDG_DATA"))}
    return {**kept, "XDG_DATA_HOME": str(tmp_path / "data"), "LANG": "C.UTF-8", "COLUMNS": "100", "TERM": "dumb"}


@pytest.fixture
def command(home: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs the command in this process, which saves the second that a new one takes to start."""
    monkeypatch.setattr(cli, "importing", contextlib.nullcontext)
    for name in os.environ.keys() | home.keys():
        if name in home:
            monkeypatch.setenv(name, home[name])
        else:
            monkeypatch.delenv(name)

    def run_here(*arguments: str) -> subprocess.CompletedProcess[str]:
        with pytest.raises(SystemExit) as left:
            cli.main(list(arguments))
        shown = capsys.readouterr()
        return subprocess.CompletedProcess(arguments, int(left.value.code or 0), shown.out, shown.err)

    return run_here


def run(home: dict[str, str], *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Runs the command as a program of its own."""
    return subprocess.run([*COMMAND, *arguments], env=home, input=typed, capture_output=True, text=True, check=False)


def test_the_games_are_listed(home: dict[str, str]) -> None:
    listed = run(home, "games")
    assert listed.returncode == 0
    for name in quartier.games():
        assert name in listed.stdout


@pytest.mark.parametrize("name", quartier.games())
def test_the_rules_can_be_read_in_both_languages(command: Command, name: str) -> None:
    english, french = command("rules", name), command("rules", name, "--lang", "fr")
    assert english.returncode == french.returncode == 0
    assert english.stdout != french.stdout
    assert all(f"{shelf.take(name).facts.rule_letter}1 " in shown.stdout for shown in (english, french))


def test_the_locale_decides_the_language_and_the_option_overrules_it(home: dict[str, str]) -> None:
    french = {**home, "LANG": "fr_FR.UTF-8"}
    assert "joueurs" in run(french, "games").stdout
    assert "joueurs" not in run(french, "--lang", "en", "games").stdout
    assert "Jouer à un jeu" in run(home, "--lang=fr", "play", "--help").stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["rules", "chess"], "chess"),
        (["play"], "Which game?"),
        (["play", "chess"], "chess"),
        (["play", "property", "--seats", "you"], "2 - 6"),
        (["play", "property", "--seats", "you,nobody"], "nobody"),
        (["play", "property", "-o", "payment=cash"], "no_change, exact"),
        (["play", "property", "-o", "payment"], "name=value"),
        (["play", "property", "-o", "colour=red"], "colour"),
        (["play", "property", "--seed", "-1"], "seed"),
        (["play", "property", "--seed", "1e9"], "1e9"),
        (["play", "--resume", "no-such-file"], "no-such-file"),
        (["replay", "no-such-file"], "no-such-file"),
        (["simulate", "property", "--players", "9"], "2 - 6"),
        (["simulate", "property", "--games", "0"], "greater than or equal to 1"),
        (["simulate", "property", "--by", "magic"], "greedy, random"),
        (["bench", "chess"], "chess"),
        (["--lang", "tlh", "games"], "tlh"),
        (["dance"], "dance"),
        (["games", "--fast"], "--fast"),
    ],
)
def test_bad_input_gets_a_sentence_and_exit_code_2(command: Command, arguments: list[str], words: str) -> None:
    refused = command(*arguments)
    assert refused.returncode == 2
    assert words in refused.stderr


def test_the_program_ends_with_the_exit_code_of_the_command(home: dict[str, str]) -> None:
    refused = run(home, "play", "chess")
    assert refused.returncode == 2
    assert "chess" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_game_is_played_saved_and_taken_up_again(home: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "my game.record"
    arguments = ["play", "property", "--seats", "you,greedy", "--seed", "3", "-o", "turn_limit=6", "--save", str(file)]
    left = run(home, *arguments, typed="1\n1\nquit\n")
    assert left.returncode == 0
    assert "kept" in left.stdout
    assert quartier.read(file.read_text()).history
    resumed = run(home, "play", "--resume", str(file), typed="1\n" * 60)
    assert resumed.returncode == 0
    assert "★" in resumed.stdout
    assert quartier.read(file.read_text()).over


def test_bots_of_one_name_are_bots_again_when_a_game_is_taken_up() -> None:
    for who in (["you", "random", "random"], ["you", "you", "exec:./bot 5"]):
        assert [sitter(seat) for seat in seat_names(who, "Player")] == who


def test_mistyped_moves_are_refused_and_the_game_goes_on(home: dict[str, str]) -> None:
    typed = "99\ncastle\nblack 3c\nundo\nhint\nboard\n\nsave\nrules\nquit\n"
    shown = run(home, "play", "property", "--seats", "you,random", "--seed", "3", typed=typed)
    for words in (
        "99 is not in the list",
        '"castle" is not a move',
        "First a red card",
        "cannot be taken back",
        "decent",
    ):
        assert words in shown.stdout
    assert "Traceback" not in shown.stderr


def test_every_other_seat_goes_to_the_bot_that_one_plays_against(home: dict[str, str]) -> None:
    for players in (("--players", "3"), ("-o", "players=3")):
        shown = run(home, "play", "property", "--against", "random", *players, "--seed", "3", typed="quit\n")
        assert "random 2 plays" in shown.stdout
    assert "nobody" in run(home, "play", "property", "--against", "nobody").stderr


def test_a_move_can_be_taken_back(home: dict[str, str]) -> None:
    shown = run(home, "play", "property", "--seats", "you,you", "--seed", "3", typed="\n1\nundo\nquit\n")
    assert shown.stdout.count("Choose a red card") >= 2


def test_two_people_at_one_screen_do_not_see_each_others_hands(home: dict[str, str]) -> None:
    table = quartier.game("property", 2).deal(3)
    first = table.turn or 0
    shown = run(home, "play", "property", "--seats", "you,you", "--seed", "3", typed="1\n1\n")
    assert f"Hand of Player {first + 1}" in shown.stdout
    assert f"Hand of Player {2 - first}" not in shown.stdout
    assert "Hand the screen over" in shown.stdout


def test_replay_shows_the_game_and_any_point_of_it(command: Command, tmp_path: Path) -> None:
    table = quartier.game("property", 2, turn_limit=4).deal(3)
    while not table.over:
        table.play(table.moves()[0])
    file = tmp_path / "game.record"
    file.write_text(table.record())
    whole = command("replay", str(file))
    assert whole.returncode == 0
    assert "The game is over after 4 turns" in whole.stdout
    assert command("replay", str(file), "--at", "2", "--seat", "1").returncode == 0
    assert "it has" in command("replay", str(file), "--at", "999").stderr
    assert "seats are 0 to 1" in command("replay", str(file), "--seat", "7").stderr


@pytest.mark.parametrize("damage", ["truncated", "other rules", "binary"])
def test_a_damaged_record_is_refused(command: Command, tmp_path: Path, damage: str) -> None:
    file = tmp_path / "game.record"
    text = quartier.game("property").deal(3).record()
    content = {
        "truncated": text[:-20].encode(),
        "other rules": text.replace("rules: 1", "rules: 77").encode(),
        "binary": b"\xff\xfe\x00\x80",
    }
    file.write_bytes(content[damage])
    refused = command("replay", str(file))
    assert refused.returncode == 2
    assert refused.stderr.strip()


def test_a_simulation_reports_in_words_and_in_json(command: Command) -> None:
    shown = command("simulate", "property", "--players", "3", "--games", "300", "--threads", "2")
    assert shown.returncode == 0
    assert "decisions/s" in shown.stdout
    report = json.loads(command("simulate", "property", "--players", "3", "--games", "300", "--json").stdout)
    assert report["games"] == 300
    assert len(report["seats"]) == 3
    assert {"games_per_s", "decisions_per_s", "mean_length", "length_quantiles"} <= set(report)


def test_the_benchmark_prints_json(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "start_times", lambda game: (2.0, 1.0))
    figures = json.loads(command("bench", "property", "--seconds", "0.2", "--json").stdout)
    assert set(figures["games"]["property"]) == {"plain", "compiled", "threads", "cold_s", "cached_s", "bytes"}
    assert set(figures["games"]["property"]["threads"]) == {"2"}


def terminal(home: dict[str, str], *arguments: str) -> "pexpect.spawn[str]":
    return pexpect.spawn(
        COMMAND[0], [*COMMAND[1:], *arguments], env=home, encoding="utf-8", timeout=120, preexec_fn=listen_to_ctrl_c
    )


def listen_to_ctrl_c() -> None:
    """Tests that run in the background are born deaf to it, and so would be what they start."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_ctrl_c_leaves_the_game_kept(home: dict[str, str]) -> None:
    child = terminal(home, "play", "property", "--seats", "you,greedy", "--seed", "3")
    child.expect("> ")
    child.sendintr()
    child.expect("kept")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 2
    assert "Traceback" not in (child.before or "")
    kept = list(Path(home["XDG_DATA_HOME"]).rglob("*.record"))
    assert len(kept) == 1
    assert quartier.read(kept[0].read_text()).game.name == "property"


def test_a_terminal_that_goes_away_leaves_the_game_kept(home: dict[str, str]) -> None:
    child = terminal(home, "play", "property", "--seats", "you,greedy", "--seed", "3")
    child.expect("> ")
    child.sendline("1")
    child.expect("> ")
    child.close(force=True)
    kept = list(Path(home["XDG_DATA_HOME"]).rglob("*.record"))
    assert quartier.read(kept[0].read_text()).history


def test_programs_from_outside_end_with_the_game(tmp_path: Path) -> None:
    program = Program(tmp_path)
    table = quartier.game("lotissements", 2).deal(1)
    TerminalGame(Console(file=StringIO()), "en", table, [program.bot, program.bot], tmp_path / "game.record").run()
    assert table.over
    assert len(program.processes) == 2
    assert not program.running


def test_ctrl_c_stops_a_simulation_with_a_sentence(home: dict[str, str]) -> None:
    child = terminal({**home, "TERM": "xterm"}, "simulate", "property", "--games", "50000000")
    child.expect("/50000000")
    child.sendintr()
    child.expect("Stopped")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 2
    assert "Traceback" not in (child.before or "")


def test_a_reader_who_stops_reading_is_no_error(home: dict[str, str]) -> None:
    command = f"{' '.join(COMMAND)} rules property | head -1"
    shown = subprocess.run(["bash", "-c", command], env=home, capture_output=True, text=True, check=False)
    assert "Traceback" not in shown.stderr


def test_selfplay_writes_a_data_set(home: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "data.parquet"
    wishes = ("--bots", "greedy,random", "--players", "2", "--games", "3", "-o", "turn_limit=10", "--out", str(file))
    written = run(home, "selfplay", "property", *wishes)
    assert written.returncode == 0, written.stderr
    assert "decisions of 3 games" in " ".join(written.stdout.split())
    assert file.exists()
