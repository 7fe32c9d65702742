"""Who listens at a table: sockets of seats and of spectators, and what other workers say of theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

from pydantic_core import to_json

from quartier.server.clocks import now
from quartier.server.journaled_game import Viewer
from quartier.server.wire.messages import ServerMessage

MOST_WAITING = 500
"""Messages that a slow client may lag behind before it is sent away; it comes back and gets the whole state."""
STALE = 45_000
"""Milliseconds after which the word of another worker about its visitors no longer counts."""


class Listener:
    """A socket at a table: with whose eyes it sees, in which language, and what is still to be sent to it."""

    def __init__(self, guest: str | None, language: str) -> None:
        self.guest = guest
        self.language = language
        self.seat: Viewer = None
        self.sees_game = False
        """Whether it has been shown the game, which may not have begun yet."""
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, message: str) -> None:
        """Puts a message on its way; a client that does not keep up is sent away."""
        if self.waiting.qsize() < MOST_WAITING:
            self.waiting.put_nowait(message)
        elif self.waiting.qsize() == MOST_WAITING:
            self.waiting.put_nowait(None)

    def send_away(self) -> None:
        """Closes the socket after what is already on its way."""
        self.waiting.put_nowait(None)


def encoded(message: ServerMessage) -> str:
    """A message as it is sent."""
    return to_json(message).decode("utf-8")


class Audience:
    """Everybody who listens at one table."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self._elsewhere: dict[str, tuple[int, frozenset[int], int]] = {}

    def __iter__(self) -> Iterator[Listener]:
        return iter(list(self.listeners))

    def __bool__(self) -> bool:
        return bool(self.listeners)

    def send(self, viewer: Viewer, build: Callable[[str], ServerMessage]) -> None:
        """Sends the listeners with these eyes a message, built once for each of their languages."""
        built: dict[str, str] = {}
        for listener in self.listeners:
            if listener.seat == viewer:
                if listener.language not in built:
                    built[listener.language] = encoded(build(listener.language))
                listener.send(built[listener.language])

    def send_all(self, message: ServerMessage) -> None:
        """Sends everybody the same."""
        text = encoded(message)
        for listener in self.listeners:
            listener.send(text)

    # Who is here

    @property
    def seats_here(self) -> frozenset[int]:
        """The seats with a socket at this worker."""
        return frozenset(listener.seat for listener in self.listeners if listener.seat is not None)

    @property
    def spectators_here(self) -> int:
        """The spectators at this worker."""
        return sum(listener.seat is None for listener in self.listeners)

    def hear(self, worker: str, seats: frozenset[int], spectators: int) -> bool:
        """Another worker says who is there; whether that is the first word from it."""
        is_new = worker not in self._elsewhere
        self._elsewhere[worker] = (now(), seats, spectators)
        return is_new

    @property
    def seats(self) -> frozenset[int]:
        """The seats with a socket anywhere."""
        return self.seats_here.union(*(seats for _, seats, _ in self._recent()))

    @property
    def spectators(self) -> int:
        """The spectators everywhere."""
        return self.spectators_here + sum(number for _, _, number in self._recent())

    def _recent(self) -> list[tuple[int, frozenset[int], int]]:
        return [word for word in self._elsewhere.values() if word[0] > now() - STALE]
