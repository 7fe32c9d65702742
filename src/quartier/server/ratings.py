"""Ratings of people and bots, per game, from rated tables only: the model of Plackett and Luce, by openskill."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from openskill.models import PlackettLuce
from sqlalchemy import desc, select
from sqlalchemy.ext.asyncio import AsyncConnection

from quartier.server.store.schema import guests, rated_tables, ratings
from quartier.server.store.store import Store
from quartier.server.wire.games import Rated

if TYPE_CHECKING:
    from quartier.server.table_row import TableRow

MIDDLE = 1500
PER_UNIT = 40
"""Points on the scale that people see, for one unit of openskill's."""
MODEL = PlackettLuce()


def on_scale(mu: float) -> int:
    """A rating as people see it."""
    return round(MIDDLE + PER_UNIT * (mu - MODEL.mu))


async def shown(db: AsyncConnection, game: str, who: Sequence[str]) -> dict[str, int]:
    """The ratings of those who have played rated games."""
    query = select(ratings.c.who, ratings.c.mu).where(ratings.c.game == game, ratings.c.who.in_(set(who)))
    return {row.who: on_scale(row.mu) for row in await db.execute(query)}


async def best(db: AsyncConnection, game: str, most: int = 100) -> list[Rated]:
    """The best rated people and bots, in order of what is certain about them."""
    query = (
        select(ratings, guests.c.name)
        .outerjoin(guests, guests.c.id == ratings.c.who)
        .where(ratings.c.game == game)
        .order_by(desc(ratings.c.mu - 2 * ratings.c.sigma))
        .limit(most)
    )
    return [
        {
            "name": row.name or row.who.removeprefix("bot:"),
            "is_bot": row.who.startswith("bot:"),
            "rating": on_scale(row.mu),
            "games": row.games,
        }
        for row in await db.execute(query)
    ]


async def count_in(store: Store, row: TableRow, gone: Collection[int]) -> None:
    """Counts a finished rated game, once. Seats of one player, or of one bot, are not rated against each other."""
    async with store.writing() as db:
        counted = await db.execute(
            store.insert(rated_tables).values(table_id=row.id).on_conflict_do_nothing().returning(rated_tables)
        )
        if counted.first() is None or row.scores is None or row.winners is None:
            return
        who = [seat.who or "?" for seat in row.seats]
        if len(set(who)) < len(who):
            return
        await _rate(store, db, row.game_name, who, places(row.scores, row.winners, gone))


def places(scores: Sequence[int], winners: Collection[int], gone: Collection[int] = ()) -> list[float]:
    """The rank of every seat: winners first, then by points; equal ones share a rank.

    A seat whose person is gone at the end comes last, however well the bot played that took it.
    """

    def key(seat: int) -> tuple[bool, bool, int]:
        if seat in gone:
            return True, True, 0
        return False, seat not in winners, 0 if seat in winners else -scores[seat]

    keys = [key(seat) for seat in range(len(scores))]
    return [float(sum(other < own for other in keys)) for own in keys]


async def _rate(store: Store, db: AsyncConnection, game: str, who: list[str], ranks: list[float]) -> None:
    query = select(ratings).where(ratings.c.game == game, ratings.c.who.in_(who)).order_by(ratings.c.who)
    known = {row.who: row for row in await db.execute(query.with_for_update() if store.is_shared else query)}
    before = [
        [MODEL.rating(mu=known[one].mu, sigma=known[one].sigma) if one in known else MODEL.rating()] for one in who
    ]
    after = MODEL.rate(before, ranks=ranks)
    for one, [rating] in zip(who, after, strict=True):
        games = known[one].games + 1 if one in known else 1
        new = {"mu": rating.mu, "sigma": rating.sigma, "games": games}
        insert = store.insert(ratings).values(game=game, who=one, **new)
        await db.execute(insert.on_conflict_do_update(index_elements=["game", "who"], set_=new))
