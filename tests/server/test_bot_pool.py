"""Bots at live tables never keep people waiting."""

from __future__ import annotations

import asyncio

import pytest

import quartier
from quartier.server import bot_pool
from quartier.server.bot_pool import BotPool

pytestmark = pytest.mark.anyio


async def test_nobody_waits_for_a_game_to_be_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    compiling = asyncio.Event()

    async def slowly(game: str) -> None:
        await compiling.wait()

    monkeypatch.setattr(bot_pool, "_compile", slowly)

    table = quartier.game("property", 2).deal(3)
    thinking = BotPool(1, 0.1)
    assert await thinking.choose("master", table.copy()) in table.moves()
    assert not thinking.is_compiled("property")
    compiling.set()
    await thinking.precompile("property")
    assert thinking.is_compiled("property")
    await thinking.close()
