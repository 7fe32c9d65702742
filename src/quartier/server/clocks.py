"""Clocks: none, live (minutes and an increment), or days a move. All follows from when things happened in public.

Half-made choices do not touch a clock: it runs from one public change to the next.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Literal

from quartier.server.wire.positions import Clocks
from quartier.server.wire.tables import AnyClock

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
LEAST_ON_RETURN = 30_000
"""A person who comes back after running out of time has at least this long, or a tenth of the table's time."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Clock:
    """What a table agreed upon: `kind` is `none`, `live` or `days`."""

    kind: Literal["none", "live", "days"] = "none"
    full: int = 0
    """Milliseconds at the start, or for each move."""
    increment: int = 0
    """Milliseconds gained by passing the turn on."""

    @classmethod
    def of(cls, agreed: AnyClock) -> Clock:
        """The clock that a table's settings describe."""
        if agreed["kind"] == "live":
            return cls("live", int(agreed["minutes"] * MINUTE), int(agreed["increment"] * 1000))
        if agreed["kind"] == "days":
            return cls("days", int(agreed["days"] * DAY))
        return cls()

    @property
    def on_return(self) -> int:
        """What is left at least to a person who comes back."""
        return self.full if self.kind == "days" else max(LEAST_ON_RETURN, self.full // 10)


NO_CLOCK = Clock()


@dataclass(slots=True)
class Times:
    """The clocks of a table: what is left to every seat, and whose has been running since when."""

    clock: Clock
    left: list[int]
    running: int | None = None
    since: int = 0
    stopped: set[int] = field(default_factory=set)
    """Seats that no person plays: theirs never run."""

    @classmethod
    def begin(cls, clock: Clock, players: int) -> Times:
        """Full clocks, none of them running."""
        return cls(clock, [clock.full] * players)

    def pass_on(self, turn: int | None, at: int, *, earns: bool = True) -> None:
        """Something happened in public; from now on this seat decides, or nobody any more.

        A seat that passes the turn on by moving earns the increment.
        """
        if self.clock.kind == "none":
            return
        if self.running is not None:
            self.left[self.running] = max(0, self.left[self.running] - (at - self.since))
            if earns and turn != self.running:
                self.left[self.running] += self.clock.increment
        if self.clock.kind == "days" and turn is not None:
            self.left[turn] = self.clock.full
        self.running = None if turn is None or turn in self.stopped else turn
        self.since = at

    def leave(self, seat: int, at: int) -> None:
        """A bot plays this seat from now on."""
        self.stopped.add(seat)
        if self.running == seat:
            self.left[seat] = max(0, self.left[seat] - (at - self.since))
            self.running = None

    def come_back(self, seat: int, turn: int | None, at: int) -> None:
        """The seat's person plays again."""
        self.stopped.discard(seat)
        if self.clock.kind != "none":
            self.left[seat] = max(self.left[seat], self.clock.on_return)
            if turn == seat:
                self.running, self.since = seat, at

    @property
    def runs_out(self) -> int | None:
        """When the running clock will be at zero."""
        return None if self.running is None else self.since + self.left[self.running]

    def json(self, at: int) -> Clocks | None:
        """What every seat has left now; None without a clock."""
        if self.clock.kind == "none":
            return None
        left = list(self.left)
        if self.running is not None:
            left[self.running] = max(0, left[self.running] - (at - self.since))
        return {"kind": self.clock.kind, "left": left, "running": self.running}
