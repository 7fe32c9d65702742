"""What helps a person to decide: plans, a bot's hint, and the position in words."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence

from rich.console import Console

from quartier.play.table import Table
from quartier.server.live import LiveTable
from quartier.server.refusals import Refusal
from quartier.server.render import plan_shown, spoken
from quartier.server.wire.positions import Advice, Hint, Plans
from quartier.server.worker import Worker

COLUMNS = 100


async def _deciding(live: LiveTable, seat: int) -> tuple[Table, int]:
    """A copy of the table for the seat that decides, and the seat's number for it."""
    async with live.lock:
        await live.be_current()
        game = live.playing
        if game.table.turn != seat:
            raise Refusal(403, "not-your-turn", seat=game.table.turn)
        return game.table.copy(), game.count(seat)


async def plans(live: LiveTable, seat: int, language: str, most: int) -> Plans:
    """Whole chains from here, each with what it would do; none while somebody else decides, as after a forced move."""
    try:
        table, number = await _deciding(live, seat)
    except Refusal as refusal:
        if refusal.code != "not-your-turn":
            raise
        return {"number": live.playing.count(seat), "plans": [], "complete": True}
    found = await asyncio.to_thread(table.plans, most + 1)
    names = live.row.names
    shown = [plan_shown(plan, language, names) for plan in found[:most]]
    return {"number": number, "plans": shown, "complete": len(found) <= most}


async def hint(worker: Worker, live: LiveTable, seat: int, language: str) -> Hint:
    """What a search thinks of the moves, by what the seat knows."""
    if live.row.rated:
        raise Refusal(403, "casual-only")
    table, number = await _deciding(live, seat)
    thought = await worker.bots.advise(table, worker.settings.hint_seconds)
    visits = sum(opinion.visits for opinion in thought.opinions)
    name = table.game.name
    moves: list[Advice] = [
        {
            "text": opinion.move,
            "spoken": spoken(name, opinion.move, language),
            "share": opinion.visits / visits,
            "chance": (opinion.outcome + 1) / 2,
            "score": opinion.score,
        }
        for opinion in thought.opinions
    ]
    return {"number": number, "moves": moves, "line": list(thought.line)}


def in_words(table: Table, seat: int | None, language: str, names: Sequence[str]) -> str:
    """The position as a seat sees it, in plain text."""
    page = io.StringIO()
    console = Console(file=page, width=COLUMNS, color_system=None, highlight=False)
    console.print(table.game.modules.terminal.draw(table.view(seat), language, list(names)))
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines()) + "\n"
