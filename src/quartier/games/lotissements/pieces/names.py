"""How blocks, sets and endings are written in moves, documents and events, and how people say them."""

from quartier.engine.primitives.bits import things_in
from quartier.engine.words.catalogue import say
from quartier.engine.words.happenings import Kind
from quartier.games.lotissements.pieces import (
    BLOCKS,
    BUILDINGS,
    KIND,
    KIND_TEXTS,
    SET_TEXTS,
    category_of,
    is_decoration,
    rank_of,
)

ENDING_TEXTS = (None, "finished", "shortage", "blocked", "limit")
"""Why the game ended, by the number of the ending; the first stands for a game under way."""


def block_text(block: int) -> str:
    """A block's text, such as `house 12` or `lawn 4`."""
    name = KIND_TEXTS[KIND[rank_of(block)]] if is_decoration(block) else SET_TEXTS[category_of(block)]
    return f"{name} {rank_of(block) + 1}"


BLOCK_TEXTS = tuple(block_text(block) for block in range(BLOCKS))


def texts_of(buildings: int, decorations: int) -> list[str]:
    """The texts of some buildings and decorations, in the order of the blocks."""
    blocks = [*things_in(buildings), *(BUILDINGS + rank for rank in things_in(decorations))]
    return [BLOCK_TEXTS[block] for block in blocks]


def set_text(lot: int) -> str:
    """The text of a set and of its lot, such as `hlm`."""
    return SET_TEXTS[lot]


def ending_text(ending: int) -> str | None:
    """The text of an ending, such as `blocked`."""
    return ENDING_TEXTS[ending]


def block_name(language: str, text: str) -> str:
    """A block as people call it, such as `tour 15`."""
    name, number = text.split(" ")
    return say(language, f"block-{name}", "lotissements", number=int(number))


def set_name(language: str, text: str) -> str:
    """The buildings of a set as people call them, such as `towers`."""
    return say(language, f"set-{text}", "lotissements")


def ending_name(language: str, text: str) -> str:
    """The reason why the game ended, in words."""
    return say(language, f"ending-{text}", "lotissements")


BLOCK = Kind(block_text, block_name)
SET = Kind(set_text, set_name)
ENDING = Kind(ending_text, ending_name)
