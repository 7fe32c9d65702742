"""Who is met at a table: the characters that bots play as, and the marks that guests choose from."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Literal, get_args

Character = Literal["ada", "blaise", "clara", "dante", "edith", "felix", "greta", "hugo"]
"""More than there are seats, so that no two bots of a table are the same."""
CHARACTERS: tuple[Character, ...] = get_args(Character)

Mark = Literal["kite", "key", "leaf", "lamp", "boat", "bell", "cat", "bird", "bridge", "tree", "moon", "cup"]
"""What a guest is told by, beside a name."""

Face = Character | Mark


def newcomer(present: Collection[str | None]) -> Character:
    """A character that is not at the table yet."""
    return secrets.choice([character for character in CHARACTERS if character not in present])


def usual(seat: int) -> Character:
    """The character of a bot that was seated before bots had any."""
    return CHARACTERS[seat % len(CHARACTERS)]
