"""Bots from outside: any program that speaks JSON lines on its standard input and output. See docs/bots.md.

It is told the seat's view and the legal moves, and answers with one of them. It never sees more than its seat may know.
"""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import subprocess
import threading
from typing import Any

from quartier.engine.errors import QuartierError
from quartier.play.table import Table

PROTOCOL = 1
PATIENCE = 10.0
"""The seconds that a program may take for a move, unless told otherwise."""


class BotTrouble(QuartierError):
    """A bot from outside did not start, crashed, was too slow, or answered with nonsense."""


class OutsideBot:
    """A program as a player; it is started for its first move and stopped with `close`."""

    def __init__(self, command: str, seconds: float = PATIENCE) -> None:
        self.name = f"exec:{command}"
        self.command = command
        self.seconds = seconds
        self._process: subprocess.Popen[str] | None = None
        self._listener: threading.Thread | None = None
        self._answers: queue.Queue[str] = queue.Queue()

    def choose(self, known: Table) -> str:
        """The program's move; BotTrouble if it has none to offer."""
        seat = int(known.state.turn)
        moves = known.moves()
        if self._process is None:
            self._start(known, seat)
        self._tell({"type": "choose", "seat": seat, "view": known.view(seat), "moves": moves, "seconds": self.seconds})
        move = self._answer().get("move")
        if move not in moves:
            raise self._trouble("bot-bad-move", answer=str(move)[:60])
        return str(move)

    def _start(self, known: Table, seat: int) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError) as error:
            raise BotTrouble("bot-not-started", bot=self.name, problem=str(error)) from None
        self._listener = threading.Thread(target=self._listen, args=(self._process, self._answers), daemon=True)
        self._listener.start()
        facts = {"game": known.game.name, "players": known.game.players, "options": known.game.options}
        self._tell({"type": "hello", "protocol": PROTOCOL, **facts, "seat": seat})

    def _listen(self, process: subprocess.Popen[str], answers: queue.Queue[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            answers.put(line)
        answers.put("")

    def _tell(self, message: dict[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message) + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise self._trouble("bot-crashed") from None

    def _answer(self) -> dict[str, Any]:
        try:
            line = self._answers.get(timeout=self.seconds)
        except queue.Empty:
            raise self._trouble("bot-too-slow", seconds=self.seconds) from None
        if not line:
            raise self._trouble("bot-crashed")
        try:
            answer = json.loads(line)
        except json.JSONDecodeError:
            answer = None
        if not isinstance(answer, dict):
            raise self._trouble("bot-bad-move", answer=line.strip()[:60])
        return answer

    def _trouble(self, code: str, **facts: Any) -> BotTrouble:
        self.close()
        return BotTrouble(code, bot=self.name, **facts)

    def close(self) -> None:
        """Stops the program; it is started anew if it is asked again."""
        if self._process is not None and self._listener is not None:
            self._process.kill()
            self._process.wait()
            self._listener.join()
            for stream in (self._process.stdin, self._process.stdout):
                if stream is not None:
                    with contextlib.suppress(OSError):
                        stream.close()
        self._process = None
        self._answers = queue.Queue()
