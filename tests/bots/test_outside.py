"""Programs from outside as players: what they are told, and what happens when they fail."""

import json
import sys
from pathlib import Path

import pytest

import quartier
from quartier.bots.outside import BotTrouble, OutsideBot
from quartier.bots.player import ask, bot

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "bot.py"


def program(tmp_path: Path, body: str) -> OutsideBot:
    file = tmp_path / "bot.py"
    file.write_text(f"import json, sys, time\nfor line in sys.stdin:\n    message = json.loads(line)\n{body}")
    return OutsideBot(f"{sys.executable} {file}", seconds=3.0)


def table() -> quartier.Table:
    return quartier.game("property", 2).deal(9)


def test_the_example_plays_a_whole_game() -> None:
    playing = quartier.game("property", 2, turn_limit=20).deal(9)
    players = [bot(f"exec:{sys.executable} {EXAMPLE}"), bot("greedy")]
    while playing.turn is not None:
        move, trouble = ask(players[playing.turn], playing, len(playing.history))
        assert trouble is None
        playing.play(move)
    assert isinstance(players[0], OutsideBot)
    players[0].close()


def test_a_program_is_told_what_its_seat_may_know_and_no_more(tmp_path: Path) -> None:
    log = tmp_path / "log"
    player = program(
        tmp_path,
        f"    open({str(log)!r}, 'a').write(line)\n"
        "    if message['type'] == 'choose': print(json.dumps({'move': message['moves'][0]}), flush=True)\n",
    )
    playing = table()
    ask(player, playing, 1)
    player.close()
    hello, choose = (json.loads(line) for line in log.read_text().splitlines())
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "property",
        "players": 2,
        "options": playing.game.options,
        "seat": playing.turn,
    }
    assert choose["view"] == playing.view(playing.turn)
    assert choose["moves"] == playing.moves()
    assert "deck" not in choose["view"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("    sys.exit(1)\n", "bot-crashed"),
        ("    if message['type'] == 'choose': time.sleep(60)\n", "bot-too-slow"),
        ("    if message['type'] == 'choose': print('hello', flush=True)\n", "bot-bad-move"),
        ("    if message['type'] == 'choose': print('[1]', flush=True)\n", "bot-bad-move"),
        ("    if message['type'] == 'choose': print(json.dumps({'move': 'castle'}), flush=True)\n", "bot-bad-move"),
        ("    if message['type'] == 'choose': print('{}', flush=True)\n", "bot-bad-move"),
    ],
)
def test_a_program_that_fails_loses_the_move_to_greedy_and_is_reported(tmp_path: Path, body: str, code: str) -> None:
    playing = table()
    player = program(tmp_path, body)
    player.seconds = 1.0
    move, trouble = ask(player, playing, 1)
    assert move in playing.moves()
    assert trouble is not None
    assert trouble.code == code
    assert trouble.sentence("en")
    assert trouble.sentence("fr")


def test_a_program_that_does_not_exist_is_reported() -> None:
    with pytest.raises(BotTrouble) as trouble:
        OutsideBot("./no-such-program").choose(table())
    assert trouble.value.code == "bot-not-started"


def test_a_program_that_crashed_is_started_again_for_its_next_move(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    player = program(
        tmp_path,
        f"    import pathlib\n    mark = pathlib.Path({str(mark)!r})\n"
        "    if not mark.exists():\n        mark.touch()\n        sys.exit(1)\n"
        "    if message['type'] == 'choose': print(json.dumps({'move': message['moves'][0]}), flush=True)\n",
    )
    playing = table()
    assert ask(player, playing, 1)[1] is not None
    assert ask(player, playing, 1)[1] is None
    player.close()
