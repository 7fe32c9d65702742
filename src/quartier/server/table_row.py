"""What the database says about a table, apart from its game: settings, seats, and how far it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, select
from sqlalchemy.ext.asyncio import AsyncConnection

import quartier
from quartier.engine.contract import Options
from quartier.play.game import Game
from quartier.server import ratings
from quartier.server.faces import Face, usual
from quartier.server.store.schema import guests, seats, tables
from quartier.server.wire.tables import AnyClock, Origin, SeatKind, State


@dataclass(slots=True)
class Seat:
    """A seat: who or what sits on it. Luck and orders are never shown to others before their time."""

    seat: int
    kind: SeatKind
    guest: str | None
    name: str
    bot: str | None
    luck: str
    orders: dict[str, Any] | None
    face: Face | None
    rating: int | None = None

    @property
    def who(self) -> str | None:
        """The name by which the ratings know who sits here."""
        return self.guest if self.kind == "person" else f"bot:{self.bot}" if self.kind == "bot" else None


@dataclass(slots=True)
class TableRow:
    """A table as it is kept."""

    id: str
    game_name: str
    players: int
    options: Options
    rules_version: int
    state: State
    listed: bool
    rated: bool
    clock: AnyClock
    stand_in: str
    host: str
    secret: str
    seed: str | None
    start: dict[str, Any] | None
    origin: Origin | None
    rematch: str | None
    created_at: int
    started_at: int | None
    ended_at: int | None
    turn: int | None
    scores: list[int] | None
    winners: list[int] | None
    seats: list[Seat]

    @property
    def game(self) -> Game:
        """The game with its options."""
        return quartier.game(self.game_name, self.players, **self.options)

    @property
    def names(self) -> list[str]:
        """Who sits where; equal names are numbered."""
        plain = [seat.name for seat in self.seats]
        return [
            name if plain.count(name) == 1 else f"{name} {plain[: place + 1].count(name)}"
            for place, name in enumerate(plain)
        ]

    @property
    def luck(self) -> list[str]:
        """What everybody added to the deal."""
        return [seat.luck for seat in self.seats]

    def seat_of(self, guest: str | None) -> int | None:
        """The seat that a guest holds."""
        return next((seat.seat for seat in self.seats if guest is not None and seat.guest == guest), None)

    @property
    def people(self) -> list[int]:
        """The seats of persons."""
        return [seat.seat for seat in self.seats if seat.kind == "person"]


_COLUMNS = [
    tables.c.game.label("game_name"),
    *(tables.c[name] for name in TableRow.__dataclass_fields__ if name not in ("game_name", "seats")),
]


async def read_tables(
    db: AsyncConnection, where: ColumnElement[bool], order: Sequence[ColumnElement[Any]] = (), most: int = 100
) -> list[TableRow]:
    """The tables of which something is true."""
    found = (await db.execute(select(*_COLUMNS).where(where).order_by(*order).limit(most))).all()
    seated = await _read_seats(db, [row.id for row in found])
    read = [TableRow(**row._mapping, seats=seated.get(row.id, [])) for row in found]
    await _add_ratings(db, read)
    return read


async def _read_seats(db: AsyncConnection, ids: Sequence[str]) -> dict[str, list[Seat]]:
    query = (
        select(seats, guests.c.name, guests.c.mark)
        .outerjoin(guests, guests.c.id == seats.c.guest_id)
        .where(seats.c.table_id.in_(ids))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    found: dict[str, list[Seat]] = {}
    for row in await db.execute(query):
        face = row.mark if row.kind == "person" else (row.character or usual(row.seat)) if row.kind == "bot" else None
        name = row.name if row.kind == "person" else (face or "").capitalize()
        seat = Seat(row.seat, row.kind, row.guest_id, name or "?", row.bot, row.luck, row.orders, face)
        found.setdefault(row.table_id, []).append(seat)
    return found


async def _add_ratings(db: AsyncConnection, read: Iterable[TableRow]) -> None:
    by_game: dict[str, list[Seat]] = {}
    for row in read:
        by_game.setdefault(row.game_name, []).extend(row.seats)
    for game, seated in by_game.items():
        known = await ratings.shown(db, game, [seat.who for seat in seated if seat.who is not None])
        for seat in seated:
            seat.rating = known.get(seat.who or "")
