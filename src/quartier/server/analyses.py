"""Analyses of finished games: asked for once, made in the background by whichever worker is free, and kept."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from sqlalchemy import or_, select, update

from quartier.bots.analysis import Analysis, analyse
from quartier.play.table import Table
from quartier.server import metrics
from quartier.server.clocks import now
from quartier.server.house import House
from quartier.server.live import LiveTable
from quartier.server.store.schema import analyses
from quartier.server.telling import spoken

CLAIM = 20_000
"""Milliseconds for which a worker claims an analysis; it says how far it is more often than that."""
ROUND = 2.0

log = logging.getLogger("quartier.analyses")


async def ask_for(house: House, live: LiveTable, language: str) -> dict[str, Any]:
    """Asks for the analysis of a finished game; it is made only once."""
    decisions = len(live.playing.table.history)
    row = {"table_id": live.id, "state": "waiting", "done": 0, "decisions": decisions, "asked_at": now()}
    async with house.store.writing() as db:
        await db.execute(house.store.insert(analyses).values(row).on_conflict_do_nothing())
    return await shown(house, live, language)


async def shown(house: House, live: LiveTable, language: str) -> dict[str, Any]:
    """How far the analysis is, and what it found."""
    async with house.store.reading() as db:
        row = (await db.execute(select(analyses).where(analyses.c.table_id == live.id))).first()
    if row is None:
        return {"state": "none", "done": 0, "decisions": len(live.playing.table.history), "analysis": None}
    found = row.result and in_words(row.result, live.facts.game, language)
    return {"state": row.state, "done": row.done, "decisions": row.decisions, "analysis": found}


def in_words(analysis: dict[str, Any], game: str, language: str) -> dict[str, Any]:
    """An analysis whose moves are also said as people say them."""
    decisions = [
        {**decision, **{f"{name}_spoken": spoken(game, decision[name], language) for name in ("move", "best")}}
        for decision in analysis["decisions"]
    ]
    return {**analysis, "decisions": decisions}


class Stop(Exception):
    """The server closes; the analysis is left to another time."""


class Analyst:
    """Makes the analyses that were asked for, one after the other."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._done = 0
        self._stopped = False

    async def run(self) -> None:
        """Works until cancelled."""
        try:
            while True:
                table = await self._claim_next()
                if table is None:
                    await asyncio.sleep(ROUND)
                else:
                    await self._work_on(table)
        finally:
            self._stopped = True

    async def _claim_next(self) -> str | None:
        """Takes on the analysis that has waited longest and that nobody works on."""
        free = or_(analyses.c.claimed_until.is_(None), analyses.c.claimed_until < now())
        query = select(analyses.c.table_id).where(analyses.c.state == "waiting", free).order_by(analyses.c.asked_at)
        async with self.house.store.reading() as db:
            table: str | None = await db.scalar(query.limit(1))
        if table is None or not await self._write(table, free, done=0):
            return None
        return table

    async def _work_on(self, table: str) -> None:
        try:
            live = await self.house.table(table)
            game = live.playing.table.copy()
            await self.house.thinkers.warm(game.game.name)
            working = asyncio.create_task(asyncio.to_thread(self._analyse, game))
            while not (await asyncio.wait({working}, timeout=1.0))[0]:
                await self._write(table, done=self._done)
            await self._write(table, state="done", done=self._done, result=working.result().json())
        except Exception:
            metrics.FAILURES.labels("analysis").inc()
            log.exception("an analysis failed", extra={"table": table})
            await asyncio.sleep(ROUND)

    def _analyse(self, table: Table) -> Analysis:
        self._done = 0
        return analyse(table, self.house.settings.analysis_iterations, progress=self._progress)

    def _progress(self, decisions: int) -> None:
        self._done += decisions
        if self._stopped:
            raise Stop

    async def _write(self, table: str, *where: Any, **values: Any) -> bool:
        claim = {"claimed_by": self.house.store.worker, "claimed_until": now() + CLAIM}
        async with self.house.store.writing() as db:
            result = await db.execute(
                update(analyses).where(analyses.c.table_id == table, *where).values({**claim, **values})
            )
        return result.rowcount == 1
