"""Guests: a signed cookie and a display name. No account, no password."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

from sqlalchemy import insert, select, update

from quartier.engine.words.catalogue import say
from quartier.server.clocks import now
from quartier.server.faces import Mark
from quartier.server.refusals import Refusal
from quartier.server.store.schema import guests
from quartier.server.store.store import Store

COOKIE = "quartier_guest"
ID_PATTERN = r"^[a-z0-9]{1,40}$"
COOKIE_AGE = 400 * 24 * 3600


def new_id(length: int = 14) -> str:
    """A name that nobody can guess: 70 bits in letters and digits that are easy to tell apart."""
    return "".join(secrets.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(length))


def checked_id(text: str) -> str:
    """A text that may be the id of a table; Refusal otherwise."""
    if not re.fullmatch(ID_PATTERN, text):
        raise Refusal(404, "no-table", table=ascii(text[:40]))
    return text


class Guests:
    """Everybody who plays here."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self._key = secret.encode("utf-8")

    def cookie(self, guest: str) -> str:
        """What a guest's browser keeps."""
        return f"{guest}.{self._signature(guest)}"

    def read_cookie(self, cookie: str | None) -> str | None:
        """The guest whose cookie this is; None if it is not one of ours."""
        guest, _, signature = (cookie or "").partition(".")
        return guest if guest and hmac.compare_digest(signature, self._signature(guest)) else None

    def _signature(self, guest: str) -> str:
        return hmac.new(self._key, f"guest {guest}".encode(), hashlib.sha256).hexdigest()[:40]

    async def name(self, guest: str | None) -> str | None:
        """A guest's display name; None if there is no such guest."""
        async with self.store.reading() as db:
            return await db.scalar(select(guests.c.name).where(guests.c.id == guest))

    async def mark(self, guest: str) -> Mark | None:
        """The mark that a guest has chosen; None before that."""
        async with self.store.reading() as db:
            return await db.scalar(select(guests.c.mark).where(guests.c.id == guest))

    async def welcome(self, name: str | None, language: str, mark: Mark | None = None) -> tuple[str, str]:
        """A new guest: id and name."""
        guest = new_id()
        chosen = name or say(language, "guest-name", number=str(secrets.randbelow(9000) + 1000))
        async with self.store.writing() as db:
            await db.execute(insert(guests).values(id=guest, name=chosen, mark=mark, created_at=now()))
        return guest, chosen

    async def rename(self, guest: str, name: str, mark: Mark | None) -> None:
        """Gives a guest another name, and another mark if there is one."""
        change = {"name": name} if mark is None else {"name": name, "mark": mark}
        async with self.store.writing() as db:
            await db.execute(update(guests).where(guests.c.id == guest).values(change))


def link_hash(token: str) -> str:
    """What is kept of a secret seat link."""
    return hashlib.sha256(token.encode("utf-8")).hexdigest()
