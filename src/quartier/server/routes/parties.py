"""Who takes part in a request: the house, the guest, the table, the seat."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Request

from quartier.server.asking import language_of
from quartier.server.guests import COOKIE, ID_PATTERN
from quartier.server.house import House
from quartier.server.live import LiveTable
from quartier.server.refusals import Refusal

TableId = Annotated[str, Path(pattern=ID_PATTERN, description="The table's id", examples=["k7w2mqx4t9abcd"])]


def house_of(request: Request) -> House:
    """The house that answers."""
    house: House = request.app.state.house
    if house.is_closing:
        raise Refusal(503, "closing")
    return house


TheHouse = Annotated[House, Depends(house_of)]
Language = Annotated[str, Depends(language_of)]


def visitor(request: Request, house: TheHouse) -> str | None:
    """The guest who asks, if there is one."""
    return house.guests.read_cookie(request.cookies.get(COOKIE))


Visitor = Annotated[str | None, Depends(visitor)]


async def guest(request: Request, house: TheHouse, visitor: Visitor, language: Language) -> str:
    """The guest who asks; whoever is none becomes one."""
    if visitor is not None and await house.guests.name(visitor) is not None:
        return visitor
    new, _ = await house.guests.welcome(None, language)
    request.state.cookie = house.guests.cookie(new)
    return new


Guest = Annotated[str, Depends(guest)]


async def table(house: TheHouse, table_id: TableId) -> LiveTable:
    """The table that is spoken of."""
    return await house.table(table_id)


TheTable = Annotated[LiveTable, Depends(table)]


async def seat(live: TheTable, visitor: Visitor) -> int:
    """The seat of the guest who asks."""
    found = live.facts.seat_of(visitor)
    if found is None:
        raise Refusal(403, "no-seat")
    return found


OwnSeat = Annotated[int, Depends(seat)]


async def finished_table(live: TheTable) -> LiveTable:
    """A table whose game is over: everything about it may be known."""
    if live.facts.state != "finished":
        raise Refusal(404, "not-finished")
    return live


FinishedTable = Annotated[LiveTable, Depends(finished_table)]
