"""Reading a position document: from its fields to a table, with the refusals of section 6 in their order."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from quartier.engine.documents import check_shape
from quartier.engine.primitives.bits import one
from quartier.engine.primitives.dice import seed_dice
from quartier.engine.primitives.seats import NOBODY, clockwise, places_between
from quartier.games.lotissements import FACTS
from quartier.games.lotissements.document.consistency import (
    check_before_tricks,
    check_fields,
    check_leader,
    check_places,
)
from quartier.games.lotissements.document.shape import OPTIONAL, Document, no_blocks
from quartier.games.lotissements.pieces import (
    ALL_BUILDINGS,
    BLOCK_POINTS,
    CATEGORIES,
    CATEGORY_TEXTS,
    KIND_TEXTS,
    LAST_ROUND,
    OF_SET,
    PLACES,
    SET_TEXTS,
    category_of,
    is_decoration,
    rank_of,
)
from quartier.games.lotissements.pieces.names import BLOCK_TEXTS, texts_of
from quartier.games.lotissements.rules.ending import is_blocked, is_short_of_blocks
from quartier.games.lotissements.rules.lots import free_places, is_finished, laid_blocks
from quartier.games.lotissements.rules.offers import next_speaker
from quartier.games.lotissements.rules.setup import clear_round, deck_size, gather, is_in_deck, share
from quartier.games.lotissements.rules.sides import partner_of, side_of, sides
from quartier.games.lotissements.rules.tricks import can_follow, has_played, holds, led
from quartier.games.lotissements.table import NOTHING, Phase, Table

OTHER_SETS = tuple(ALL_BUILDINGS ^ buildings for buildings in OF_SET)
"""For each set, the buildings that do not belong to it."""


def read(document: object, seed: int) -> Table:
    """The table that a document describes; PositionError says what is wrong with it."""
    position = check_shape(FACTS.name, "", Document, document, optional=OPTIONAL)
    table = FACTS.lay_out(Table, *FACTS.check_document(position, ""))
    clear_round(table)
    seed_dice(table, seed)
    _set_up(table, _with_defaults(table, position))
    return table


def _with_defaults(table: Table, position: Document) -> Document:
    """What a document means where it says nothing; the deal and the Reserve follow from the rest."""
    return {
        "leader": None,
        "discard": [],
        "trick": [],
        "offers": [None] * sides(table),
        "captured": [[]] * sides(table),
        "lots": no_blocks(),
        "points": [0] * sides(table),
        "voids": [[]] * table.players,
        "shown": [],
        "ended": None,
        **position,
    }


def _set_up(table: Table, position: Document) -> None:
    """Fills an empty table, or refuses, in the order of section 6."""
    check_fields(table, position)
    check_places(position)
    _read_round(table, position)
    _read_lots(table, position)
    _read_points(table, position)
    _read_hands(table, position)
    _read_offers(table, position)
    _read_turn(table, position)
    check_leader(table, position)
    check_before_tricks(table, position)
    _read_piles(table, position)
    _read_trick(table, position)
    _read_voids(table, position)
    _read_shown(table, position)


def _blocks(texts: Iterable[str]) -> tuple[int, int]:
    """The sets of buildings and of decorations among these blocks."""
    buildings, decorations = 0, 0
    for text in texts:
        block = BLOCK_TEXTS.index(text)
        if is_decoration(block):
            decorations |= one(rank_of(block))
        else:
            buildings |= one(block)
    return buildings, decorations


def _first(buildings: int, decorations: int = 0) -> str:
    return texts_of(buildings, decorations)[0]


# 3. The round


def _read_round(table: Table, position: Document) -> None:
    """Rounds are numbered to 30; round 1 begins with empty lots; a game that is over cannot be taken up (L6, L25)."""
    if not 1 <= position["round"] <= LAST_ROUND:
        raise FACTS.bad_position("position-round", "L25", round=position["round"], most=LAST_ROUND)
    if position["round"] == 1 and any(position["lots"].values()):
        raise FACTS.bad_position("position-lots-in-first-round", "L6")
    if position["phase"] == "over" or position["ended"] is not None:
        raise FACTS.bad_position("position-over", "L25")
    table.round = position["round"]
    table.phase = Phase[position["phase"].upper()]


# 4. The lots


def _read_lots(table: Table, position: Document) -> None:
    """Only what fits on a lot, none finished, and one at least that can still be finished (L4, L25)."""
    for lot, name in enumerate(SET_TEXTS):
        buildings, table.lot_decorations[lot] = _blocks(position["lots"][name])
        if stray := buildings & OTHER_SETS[lot]:
            raise FACTS.bad_position("position-wrong-lot", "L4", block=_first(stray), lot=name)
        table.lot_buildings |= buildings
        for kind, kind_name in enumerate(KIND_TEXTS):
            if free_places(table.lot_decorations[lot], kind) < 0:
                raise FACTS.bad_position("position-no-place", "L4", kind=kind_name, lot=name, places=PLACES)
        if is_finished(table, lot):
            raise FACTS.bad_position("position-lot-finished", "L25", lot=name)
    if is_blocked(table):
        raise FACTS.bad_position("position-blocked", "L25")
    gather(table)


# 5. The points


def _read_points(table: Table, position: Document) -> None:
    """While no lot is finished every laid block has scored exactly ten (L22)."""
    total = BLOCK_POINTS * laid_blocks(table)
    for points in position["points"]:
        if points < 0 or points % BLOCK_POINTS:
            raise FACTS.bad_position("position-points", "L22", points=points)
    if sum(position["points"]) != total:
        raise FACTS.bad_position("position-points-sum", "L22", found=sum(position["points"]), total=total)
    table.points[: sides(table)] = position["points"]


# 6. The hands


def _read_hands(table: Table, position: Document) -> None:
    """An equal deal, less one block for each trick played (L9)."""
    if is_short_of_blocks(table):
        raise FACTS.bad_position("position-shortage", "L25", found=deck_size(table), players=table.players)
    table.dealt = share(table)
    if position.get("dealt", table.dealt) != table.dealt:
        raise FACTS.bad_position("position-dealt", "L9", found=position["dealt"], dealt=table.dealt)
    taken = len(position["discard"]) + sum(map(len, position["captured"]))
    if taken % table.players or taken // table.players >= table.dealt:
        raise FACTS.bad_position("position-tricks", "L18", found=taken, players=table.players, dealt=table.dealt)
    table.leader = NOBODY if position["leader"] is None else position["leader"]
    table.trick_size = min(len(position["trick"]), table.players)
    for seat, hand in enumerate(position["hands"]):
        due = table.dealt - taken // table.players - has_played(table, seat)
        if len(hand) != due:
            raise FACTS.bad_position("position-hand-size", "L9", seat=seat, found=len(hand), due=due)
        table.hand_buildings[seat], table.hand_decorations[seat] = _blocks(hand)
    _take_from_deck(table, position)


def _take_from_deck(table: Table, position: Document) -> None:
    buildings, decorations = _blocks(
        chain(*position["hands"], *position["captured"], position["discard"], position["trick"])
    )
    table.deck_buildings ^= buildings
    table.deck_decorations ^= decorations


# 7. The offers


def _read_offers(table: Table, position: Document) -> None:
    """Different sets without contre, named in the order of speaking, all of them before the tricks (L10, L11, L12)."""
    named = [name for name in position["offers"] if name is not None]
    if len(set(named)) < len(named) and not table.contre:
        raise FACTS.bad_position("position-same-set", "L10")
    table.first = position["first"]
    for side, name in enumerate(position["offers"]):
        table.offers[side] = NOTHING if name is None else SET_TEXTS.index(name)
    if table.phase == Phase.PLAY and len(named) < sides(table):
        raise FACTS.bad_position("position-offer-missing", "L10")
    if table.phase != Phase.PLAY and len(named) == sides(table):
        raise FACTS.bad_position("position-offers-complete", "L10", phase=position["phase"])
    speakers = [side_of(table, clockwise(table.players, table.first, place)) for place in range(len(named))]
    if any(table.offers[side] == NOTHING for side in speakers):
        raise FACTS.bad_position("position-offer-too-early", "L11" if table.teams else "L12")


# 8. Whose turn it is


def _read_turn(table: Table, position: Document) -> None:
    """The next speaker, his partner, or the seat after the last block of the trick (L11, L12, L15)."""
    if table.phase == Phase.PARTNER_OFFER and not table.teams:
        raise FACTS.bad_position("position-no-partner", "L12")
    if table.phase == Phase.PLAY:
        due, rule = (table.leader + len(position["trick"])) % table.players, "L15"
    elif table.phase == Phase.PARTNER_OFFER:
        due, rule = partner_of(table, next_speaker(table)), "L11"
    else:
        due, rule = next_speaker(table), "L11" if table.teams else "L12"
    if position["turn"] != due:
        raise FACTS.bad_position("position-turn", rule, seat=position["turn"], due=due)
    table.turn = due


# 11. The piles


def _read_piles(table: Table, position: Document) -> None:
    """A side keeps its set and decorations, and no decoration ever goes back during a round (L17)."""
    for side, pile in enumerate(position["captured"]):
        table.captured_buildings[side], table.captured_decorations[side] = _blocks(pile)
        if stray := table.captured_buildings[side] & OTHER_SETS[table.offers[side]]:
            raise FACTS.bad_position("position-pile", "L17", block=_first(stray), side=side)
    table.discard, decorations = _blocks(position["discard"])
    if decorations:
        raise FACTS.bad_position("position-decoration-returned", "L17", block=_first(0, decorations))


# 12. The trick


def _read_trick(table: Table, position: Document) -> None:
    """Who did not follow must not hold the category led, and all know it (L15, L27a)."""
    for place, text in enumerate(position["trick"]):
        table.trick[place] = BLOCK_TEXTS.index(text)
        seat = clockwise(table.players, table.leader, place)
        if category_of(table.trick[place]) != led(table):
            if can_follow(table, seat):
                raise FACTS.bad_position("position-not-followed", "L15", seat=seat, block=text)
            table.voids[seat] |= one(led(table))


# 13. What is known


def _read_voids(table: Table, position: Document) -> None:
    """What a seat is known not to hold it does not hold, nor has just played (L27a)."""
    for seat, names in enumerate(position["voids"]):
        for name in names:
            category = CATEGORY_TEXTS.index(name)
            if category in _categories_seen(table, seat):
                raise FACTS.bad_position("position-void", "L27", seat=seat, category=name)
            table.voids[seat] |= one(category)


def _categories_seen(table: Table, seat: int) -> set[int]:
    """The categories in a seat's hand, and of its block in the trick."""
    found = {category for category in range(CATEGORIES) if holds(table, seat, category)}
    if has_played(table, seat):
        found.add(category_of(table.trick[places_between(table.players, table.leader, seat)]))
    return found


def _read_shown(table: Table, position: Document) -> None:
    """Blocks turned up for the first speaker are in the Reserve, during round 1 (L7, L27b)."""
    if position["shown"] and table.round > 1:
        raise FACTS.bad_position("position-shown-late", "L27")
    for text in position["shown"]:
        if not is_in_deck(table, BLOCK_TEXTS.index(text)):
            raise FACTS.bad_position("position-shown-elsewhere", "L27", block=text)
    table.shown_buildings, table.shown_decorations = _blocks(position["shown"])
