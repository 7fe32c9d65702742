"""Bots at live tables: they think in threads, within a time budget, and never hold anybody up."""

from __future__ import annotations

import asyncio
import functools
import secrets
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from quartier.bots.player import STAND_IN, ask, bot, knowledge
from quartier.bots.registry import UnknownBot, kind_of, seatable_names
from quartier.bots.thinking import Thought, think
from quartier.play.table import Table
from quartier.server import metrics

LEAST_THOUGHT = 200
"""Iterations of the search behind a hint, however slow the machine."""

Found = TypeVar("Found")


def check_bot(name: str) -> str:
    """The name of a bot that may be seated; UnknownBot otherwise."""
    if name not in seatable_names():
        raise UnknownBot("unknown-bot", name=name[:40], allowed=", ".join(seatable_names()))
    return name


class BotPool:
    """The threads in which bots think."""

    def __init__(self, threads: int, seconds: float) -> None:
        self.seconds = seconds
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._advising = asyncio.Semaphore(max(1, threads // 2))
        """Hints wait for each other: however many are asked for, bots have threads left."""
        self._compiling: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Stops compiling, and lets the threads go once their present thought is finished."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for compiling in self._compiling.values():
            compiling.cancel()
        await asyncio.gather(*self._compiling.values(), return_exceptions=True)

    async def choose(self, name: str, table: Table) -> str:
        """The move of a bot, by what the deciding seat knows; its table is a copy that is its own.

        While a game is compiled for the first time, its levels play by the policy alone: nobody waits for that.
        """
        dice = secrets.randbits(63)
        can_play = not kind_of(name).needs_compiling or self.is_compiled(table.game.name)
        player = bot(name if can_play else STAND_IN, dice, self.seconds)
        with metrics.THINKING_SECONDS.time():
            move, _ = await self.run(functools.partial(ask, player, table, dice))
        return move

    async def be_ready_for(self, name: str, game: str) -> None:
        """Waits until a bot can play at its full strength."""
        if kind_of(name).needs_compiling:
            await self.precompile(game)

    async def advise(self, table: Table, seconds: float) -> Thought:
        """What a search thinks about a position, by what the deciding seat knows."""
        await self.precompile(table.game.name)
        known = knowledge(table, secrets.randbits(63))
        work = functools.partial(think, known, iterations=LEAST_THOUGHT, seconds=seconds, seed=secrets.randbits(63))
        async with self._advising:
            return await self.run(work)

    async def run(self, work: Callable[[], Found]) -> Found:
        """Runs something that takes long in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def is_compiled(self, game: str) -> bool:
        """Whether the compiled code of a game lies on disk; if not, it soon will."""
        return self._compilation(game).done()

    async def precompile(self, game: str) -> None:
        """Waits until the compiled code of a game lies on disk."""
        await asyncio.shield(self._compilation(game))

    def _compilation(self, game: str) -> asyncio.Task[None]:
        """Another process compiles, lest it hold this one up."""
        if game not in self._compiling:
            self._compiling[game] = asyncio.create_task(_compile(game))
        return self._compiling[game]


async def _compile(game: str) -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "quartier.server.precompile", game)
    try:
        await process.wait()
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise
