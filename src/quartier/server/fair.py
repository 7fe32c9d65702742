"""Fair deals: a seed that neither the server nor any player could choose. See docs/fair-deals.md.

The server draws a secret and shows its commitment before anybody sits down. Each who sits down adds some text, their
luck. The seed follows from the secret, the table and everybody's luck; when the game is over the secret is shown, and
everybody can check both.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from quartier.engine.errors import RecordError

MOST_LUCK = 100
"""Characters of luck that one client may add."""


def new_secret() -> str:
    """Fresh secret randomness, 32 bytes in hexadecimal."""
    return secrets.token_hex(32)


def commitment(secret: str, table: str) -> str:
    """What binds the server to its secret without showing it."""
    return _mac(secret, f"quartier commitment 1\n{table}").hex()


def seed(secret: str, table: str, luck: Sequence[str]) -> int:
    """The seed of the deal: 64 bits that depend on the secret and on everybody's luck, in the order of the seats."""
    lines = "".join(f"\n{len(part)} {part}" for part in luck)
    return int.from_bytes(_mac(secret, f"quartier seed 1\n{table}{lines}")[:8], "big")


def _mac(secret: str, message: str) -> bytes:
    return hmac.digest(bytes.fromhex(secret), message.encode("utf-8"), hashlib.sha256)


@dataclass(frozen=True, slots=True)
class Proof:
    """All that is needed to check a deal."""

    table: str
    commitment: str
    secret: str
    luck: tuple[str, ...]
    seed: int

    @property
    def holds(self) -> bool:
        """Whether the secret is the one committed to, and the seed the one that follows from it."""
        return hmac.compare_digest(commitment(self.secret, self.table), self.commitment) and self.seed == seed(
            self.secret, self.table, self.luck
        )

    def lines(self) -> str:
        """The proof as comments of a record."""
        luck = [f"# luck {seat}: {part}" for seat, part in enumerate(self.luck)]
        head = [f"# table: {self.table}", f"# commitment: {self.commitment}", f"# secret: {self.secret}"]
        return "\n".join([*head, *luck]) + "\n"


def proof_in(record: str, seed_used: int) -> Proof:
    """The proof that a downloaded record carries; RecordError if it carries none."""
    found = dict(re.findall(r"^# (table|commitment|secret|luck \d+): ?(.*)$", record, re.MULTILINE))
    if not {"table", "commitment", "secret"} <= set(found) or not re.fullmatch(r"[0-9a-f]{64}", found["secret"]):
        raise RecordError("record-without-proof")
    seats = sum(key.startswith("luck ") for key in found)
    luck = tuple(found.get(f"luck {seat}", "") for seat in range(seats))
    return Proof(found["table"], found["commitment"], found["secret"], luck, seed_used)
