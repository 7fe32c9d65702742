"""Analyses of finished games: asked for once, made in the background by whichever worker is free, and kept."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from sqlalchemy import select

from quartier.bots.analysis import Analysis, analyse
from quartier.play.table import Table
from quartier.server import metrics
from quartier.server.clocks import now
from quartier.server.live import LiveTable
from quartier.server.render import spoken
from quartier.server.store.claims import Claims
from quartier.server.store.schema import analyses
from quartier.server.wire.afterwards import Analysis as AnalysisTold
from quartier.server.wire.afterwards import AnalysisShown, Decision, Judgement
from quartier.server.worker import Worker

CLAIM = 20_000
"""Milliseconds for which a worker claims an analysis; it says how far it is more often than that."""
ROUND = 2.0

log = logging.getLogger("quartier.analyses")


async def ask_for(worker: Worker, live: LiveTable, language: str) -> AnalysisShown:
    """Asks for the analysis of a finished game; it is made only once."""
    decisions = len(live.playing.table.history)
    asked = {"table_id": live.id, "state": "waiting", "done": 0, "decisions": decisions, "asked_at": now()}
    async with worker.store.writing() as db:
        await db.execute(worker.store.insert(analyses).values(asked).on_conflict_do_nothing())
    return await shown(worker, live, language)


async def shown(worker: Worker, live: LiveTable, language: str) -> AnalysisShown:
    """How far the analysis is, and what it found."""
    async with worker.store.reading() as db:
        row = (await db.execute(select(analyses).where(analyses.c.table_id == live.id))).first()
    if row is None:
        return {"state": "none", "done": 0, "decisions": len(live.playing.table.history), "analysis": None}
    found = row.result and in_words(row.result, live.row.game_name, language)
    return {"state": row.state, "done": row.done, "decisions": row.decisions, "analysis": found}


def in_words(found: dict[str, Any], game: str, language: str) -> AnalysisTold:
    """An analysis as it is kept, whose moves are also said as people say them."""
    return {
        "seats": found["seats"],
        "chances": found["chances"],
        "decisions": [_decision(judgement, game, language) for judgement in found["decisions"]],
    }


def _decision(judgement: Judgement, game: str, language: str) -> Decision:
    return {
        **judgement,
        "move_spoken": spoken(game, judgement["move"], language),
        "best_spoken": spoken(game, judgement["best"], language),
    }


class Stop(Exception):
    """The server closes; the analysis is left to another time."""


class Analyst:
    """Makes the analyses that were asked for, one after the other."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self._claims = Claims(worker.store, analyses.c.table_id, CLAIM)
        self._done = 0
        self._stopped = False

    async def run(self) -> None:
        """Works until cancelled."""
        try:
            while True:
                table_id = await self._claim_next()
                if table_id is None:
                    await asyncio.sleep(ROUND)
                else:
                    await self._work_on(table_id)
        finally:
            self._stopped = True

    async def _claim_next(self) -> str | None:
        """Takes on the analysis that has waited longest and that nobody works on."""
        waiting = (analyses.c.state == "waiting") & self._claims.is_free
        query = select(analyses.c.table_id).where(waiting).order_by(analyses.c.asked_at)
        async with self.worker.store.reading() as db:
            table_id: str | None = await db.scalar(query.limit(1))
        is_ours = table_id is not None and await self._claims.claim(table_id, done=0)
        return table_id if is_ours else None

    async def _work_on(self, table_id: str) -> None:
        try:
            live = await self.worker.table(table_id)
            table = live.playing.table.copy()
            await self.worker.bots.precompile(table.game.name)
            working = asyncio.create_task(asyncio.to_thread(self._analyse, table))
            while not (await asyncio.wait({working}, timeout=1.0))[0]:
                await self._claims.claim(table_id, done=self._done)
            await self._claims.claim(table_id, state="done", done=self._done, result=working.result().json())
        except Exception:
            metrics.FAILURES.labels("analysis").inc()
            log.exception("an analysis failed", extra={"table": table_id})
            await asyncio.sleep(ROUND)

    def _analyse(self, table: Table) -> Analysis:
        self._done = 0
        return analyse(table, self.worker.settings.analysis_iterations, progress=self._progress)

    def _progress(self, decisions: int) -> None:
        self._done += decisions
        if self._stopped:
            raise Stop
