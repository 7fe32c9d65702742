"""Moves and their words: the text of each, what on the table it belongs to, and why one is not legal now."""

from __future__ import annotations

from quartier.engine.errors import IllegalMove
from quartier.engine.views import Target
from quartier.engine.words.catalogue import say
from quartier.games.lotissements import FACTS
from quartier.games.lotissements.moves import BUILD, CONTRE, OFFER
from quartier.games.lotissements.pieces import SET_TEXTS, SETS, Category
from quartier.games.lotissements.pieces.names import BLOCK_TEXTS, block_name, set_name, texts_of
from quartier.games.lotissements.rules.tricks import led
from quartier.games.lotissements.table import Phase, Table

MOVES = (
    *BLOCK_TEXTS,
    *(f"offer {name}" for name in SET_TEXTS),
    *(f"contre {name}" for name in SET_TEXTS),
    "build",
)
"""The text of every move, by its number (section 5)."""


def target(move: int) -> Target:
    """The thing on the table that a move belongs to: a block, a lot or a button."""
    if move < OFFER:
        return {"block": BLOCK_TEXTS[move]}
    if move == BUILD:
        return {"button": "build"}
    return {"lot": set_of(move)}


def set_of(move: int) -> str:
    """The set that an offer or a contre names."""
    return SET_TEXTS[(move - OFFER) % SETS]


def spoken(move: int, language: str) -> str:
    """A move as people say it."""
    if move < OFFER:
        return block_name(language, BLOCK_TEXTS[move])
    if move == BUILD:
        return say(language, "move-build", FACTS.name)
    said = "move-offer" if move < CONTRE else "move-contre"
    return say(language, said, FACTS.name, lot=set_name(language, set_of(move)))


ASKED = {
    Phase.OFFER: ("offer-now", "L10"),
    Phase.PARTNER_OFFER: ("partner-offer-now", "L11b"),
    Phase.PLAY: ("block-now", "L15"),
    Phase.OVER: ("game-over", "L25"),
}
"""For each phase the refusal of a move that belongs to another one."""


def why_not(table: Table, move: int) -> IllegalMove:
    """Why a move is not legal now, with the rule that says so."""
    phase = Phase(table.phase)
    if phase == Phase.PLAY and move < OFFER:
        return _why_not_block(table, move)
    if phase in (Phase.OFFER, Phase.PARTNER_OFFER) and move >= OFFER:
        return _why_not_build(phase) if move == BUILD else _why_not_name(table, move)
    return FACTS.illegal_move(*ASKED[phase])


def _why_not_block(table: Table, block: int) -> IllegalMove:
    if BLOCK_TEXTS[block] not in texts_of(table.hand_buildings[table.turn], table.hand_decorations[table.turn]):
        return FACTS.illegal_move("block-not-in-hand", "L15", block=BLOCK_TEXTS[block])
    if led(table) == Category.DECORATION:
        return FACTS.illegal_move("follow-with-decoration", "L15b")
    return FACTS.illegal_move("follow-the-set", "L15a", lot=SET_TEXTS[led(table)])


def _why_not_build(phase: Phase) -> IllegalMove:
    if phase == Phase.PARTNER_OFFER:
        return FACTS.illegal_move("no-build-for-the-partner", "L11b")
    return FACTS.illegal_move("no-build-without-partner", "L12")


def _why_not_name(table: Table, move: int) -> IllegalMove:
    if table.contre:
        return FACTS.illegal_move("say-contre" if move < CONTRE else "set-not-named", "L13a", lot=set_of(move))
    if move < CONTRE:
        return FACTS.illegal_move("set-named", "L10", lot=set_of(move))
    return FACTS.illegal_move("no-contre-in-this-game", "L13")
