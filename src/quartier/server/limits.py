"""Limits: how much one client may ask of the server."""

from __future__ import annotations

import time
from collections import OrderedDict

BURST = 4.0
"""Seconds' worth of requests that may come at once."""
REMEMBERED = 50_000

MOST_BODY = 64 * 1024
"""Bytes of a request."""
MOST_MESSAGE = 32 * 1024
"""Bytes of a message over a socket."""


class Bucket:
    """Allows this many things a second, and some at once."""

    def __init__(self, per_second: float) -> None:
        self.per_second = per_second
        self._left = per_second * BURST
        self._since = time.monotonic()

    def allows(self) -> bool:
        """Whether one more is allowed now."""
        if self.per_second <= 0:
            return True
        at = time.monotonic()
        self._left = min(self.per_second * BURST, self._left + (at - self._since) * self.per_second)
        self._since = at
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for every client; those not seen for longest are forgotten."""

    def __init__(self, per_second: float) -> None:
        self.per_second = per_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, client: str) -> bool:
        """Whether this client may do one more thing now."""
        bucket = self._buckets.setdefault(client, Bucket(self.per_second))
        self._buckets.move_to_end(client)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.allows()
