"""Forks: playing on, against bots, from a position of a finished game, or of one's own game against bots."""

from __future__ import annotations

import secrets
from typing import Any

from quartier.engine.schema import copy_of
from quartier.play.table import Table
from quartier.server import gathering
from quartier.server.bot_pool import check_bot
from quartier.server.faces import usual
from quartier.server.live import LiveTable, begin
from quartier.server.refusals import Refusal
from quartier.server.seating import bot, person
from quartier.server.wire.requests import Forking
from quartier.server.worker import Worker


async def fork(worker: Worker, live: LiveTable, guest: str, wish: Forking) -> LiveTable:
    """A new table that begins with an earlier position of this one."""
    async with live.lock:
        await live.be_current()
        _check(live, guest, wish)
        table = _position(live, wish)
    start = starting_document(table, wish)
    row = live.row
    made = {
        "game": row.game_name,
        "players": row.players,
        "options": row.options,
        "rules_version": row.rules_version,
        "listed": False,
        "rated": False,
        "clock": {"kind": "none"},
        "stand_in": check_bot(wish.bots),
        "host": guest,
        "start": start,
        "origin": {"table": row.id, "kind": "fork", "move": wish.move if row.state == "finished" else None},
    }
    seated = [person(guest) if seat == wish.seat else bot(wish.bots, usual(seat)) for seat in range(row.players)]
    async with worker.store.writing() as db:
        new = await gathering.add(worker, db, made, seated)
        await gathering.deal(db, new)
    return await gathering.opened(worker, new)


def _check(live: LiveTable, guest: str, wish: Forking) -> None:
    """A finished game is everybody's; one's own game against bots may be left, but never looked into."""
    row = live.row
    if wish.seat >= row.players:
        raise Refusal(404, "no-such-seat", seat=wish.seat)
    if row.state == "finished":
        return
    own = row.seat_of(guest)
    if row.state != "playing" or own is None or row.people != [own] or row.rated:
        raise Refusal(404, "not-finished")
    if own != wish.seat or wish.deal != "new":
        raise Refusal(403, "no-seat")


def _position(live: LiveTable, wish: Forking) -> Table:
    """The position to fork from. A game under way is counted as its seat counts it: more it must not learn."""
    game = live.playing
    if live.row.state == "finished":
        moves = len(game.table.history)
        if wish.number is not None or (wish.move or 0) > moves:
            raise Refusal(400, "no-such-move", move=wish.move or 0, most=moves)
        return game.table.at(moves if wish.move is None else wish.move)
    if wish.move is not None or (wish.number or 0) > game.count(wish.seat):
        raise Refusal(400, "no-such-move", move=wish.number or 0, most=game.count(wish.seat))
    earlier = begin(live.row)
    for entry in game.entries_until(wish.seat, game.count(wish.seat) if wish.number is None else wish.number):
        earlier.read(entry)
    return earlier.table


def starting_document(table: Table, wish: Forking) -> dict[str, Any]:
    """The position to begin with; with a new deal, all that the seat could not know is drawn anew."""
    if table.over:
        raise Refusal(409, "wrong-state", state="finished")
    state = copy_of(table.state)
    modules = table.game.modules
    if wish.deal == "new":
        modules.sight.redeal(state, wish.seat, secrets.randbits(63))
    document: dict[str, Any] = modules.document.write(state)
    return document
