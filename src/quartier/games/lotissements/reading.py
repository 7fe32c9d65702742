"""Setting up a table from a position document: what each field means, and the refusals of section 6 in their order.

A document comes here with the right shape and its defaults filled in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any

from quartier.engine.errors import PositionError
from quartier.engine.primitives.bits import one
from quartier.engine.primitives.seats import NOBODY, clockwise, places_between
from quartier.games.lotissements import FACTS
from quartier.games.lotissements.building import (
    free_places,
    gather,
    is_blocked,
    is_finished,
    is_short_of_blocks,
    laid_blocks,
)
from quartier.games.lotissements.names import BLOCK_TEXTS, texts_of
from quartier.games.lotissements.pieces import (
    ALL_BUILDINGS,
    BLOCK_POINTS,
    BLOCKS,
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
from quartier.games.lotissements.rules import (
    can_follow,
    hand_size,
    has_played,
    holds,
    is_in_reserve,
    led,
    next_speaker,
    offers_made,
    reserve_size,
    share,
)
from quartier.games.lotissements.sides import partner_of, side_of, sides
from quartier.games.lotissements.table import NOTHING, Phase, Table

PHASE_TEXTS = tuple(phase.name.lower() for phase in Phase)
OTHER_SETS = tuple(ALL_BUILDINGS ^ buildings for buildings in OF_SET)
"""For each set, the buildings that do not belong to it."""

Given = dict[str, Any]


def set_up(table: Table, given: Given) -> None:
    """Fills an empty table, or refuses: PositionError says what is wrong."""
    _check_fields(table, given)
    _check_places(given)
    _read_round(table, given)
    _read_lots(table, given)
    _read_points(table, given)
    _read_hands(table, given)
    _read_offers(table, given)
    _read_turn(table, given)
    _read_leader(table, given)
    _check_before_tricks(table, given)
    _read_piles(table, given)
    _read_trick(table, given)
    _read_voids(table, given)
    _read_shown(table, given)


def _refuse(rule: str, code: str, **facts: Any) -> PositionError:
    return PositionError(code, game=FACTS.name, rule=rule, **facts)


# 1. What a document is made of


def _check_fields(table: Table, given: Given) -> None:
    """A known phase, seats of this table, lists of the right length, and only texts that mean something (L1, L2)."""
    if given["phase"] not in PHASE_TEXTS:
        raise _refuse("", "position-phase", phase=given["phase"], allowed=", ".join(PHASE_TEXTS))
    _check_seats(table, given)
    for entries, names in ((table.players, ("hands", "voids")), (sides(table), ("offers", "captured", "points"))):
        for name in names:
            if len(given[name]) != entries:
                raise _refuse("L1", "position-list-length", field=name, found=len(given[name]), entries=entries)
    _check_texts("position-block", (*_placed(given), *given["shown"]), BLOCK_TEXTS)
    _check_texts("position-set", (name for name in given["offers"] if name is not None), SET_TEXTS)
    _check_texts("position-category", chain(*given["voids"]), CATEGORY_TEXTS)


def _check_seats(table: Table, given: Given) -> None:
    for field in ("turn", "first", "leader"):
        seat = given[field]
        if seat is not None and not 0 <= seat < table.players:
            raise _refuse("L1", "position-seat", field=field, seat=seat, most=table.players - 1)
    if given["turn"] is None and given["phase"] != "over":
        raise _refuse("", "position-field-missing", field="turn")
    if given["leader"] is None and (given["phase"] == "play" or any(given["offers"])):
        raise _refuse("L14", "position-field-missing", field="leader")


def _check_texts(code: str, texts: Iterable[str], known: Sequence[str]) -> None:
    for text in texts:
        if text not in known:
            raise _refuse("", code, text=text, allowed=", ".join(known))


def _placed(given: Given) -> list[str]:
    """All blocks that a document puts anywhere."""
    places = (*given["hands"], *given["captured"], *given["lots"].values(), given["discard"], given["trick"])
    return [*chain(*places), *(given["deck"] or [])]


# 2. Where the blocks are


def _check_places(given: Given) -> None:
    """Every block is in one place, once, and a Reserve that is given is all the rest (L2)."""
    placed = Counter(_placed(given))
    for counted in (placed, Counter(given["shown"])):
        for text, times in counted.items():
            if times > 1:
                raise _refuse("L2", "position-block-twice", block=text)
    if given["deck"] is not None and len(placed) != BLOCKS:
        missing = next(text for text in BLOCK_TEXTS if text not in placed)
        raise _refuse("L2", "position-block-missing", block=missing)


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


def _read_round(table: Table, given: Given) -> None:
    """Rounds are numbered to 30; round 1 begins with empty lots; a game that is over cannot be taken up (L6, L25)."""
    if not 1 <= given["round"] <= LAST_ROUND:
        raise _refuse("L25", "position-round", round=given["round"], most=LAST_ROUND)
    if given["round"] == 1 and any(given["lots"].values()):
        raise _refuse("L6", "position-lots-in-first-round")
    if given["phase"] == "over" or given["ended"] is not None:
        raise _refuse("L25", "position-over")
    table.round = given["round"]
    table.phase = Phase[given["phase"].upper()]


# 4. The lots


def _read_lots(table: Table, given: Given) -> None:
    """Only what fits on a lot, none finished, and one at least that can still be finished (L4, L25)."""
    for lot, name in enumerate(SET_TEXTS):
        buildings, table.lot_decorations[lot] = _blocks(given["lots"].get(name, []))
        if stray := buildings & OTHER_SETS[lot]:
            raise _refuse("L4", "position-wrong-lot", block=_first(stray), lot=name)
        table.built |= buildings
        for kind, kind_name in enumerate(KIND_TEXTS):
            if free_places(table.lot_decorations[lot], kind) < 0:
                raise _refuse("L4", "position-no-place", kind=kind_name, lot=name, places=PLACES)
        if is_finished(table, lot):
            raise _refuse("L25", "position-lot-finished", lot=name)
    if is_blocked(table):
        raise _refuse("L25", "position-blocked")
    gather(table)


# 5. The points


def _read_points(table: Table, given: Given) -> None:
    """While no lot is finished every laid block has scored exactly ten (L22)."""
    total = BLOCK_POINTS * laid_blocks(table)
    for points in given["points"]:
        if points < 0 or points % BLOCK_POINTS:
            raise _refuse("L22", "position-points", points=points)
    if sum(given["points"]) != total:
        raise _refuse("L22", "position-points-sum", found=sum(given["points"]), total=total)
    table.points[: sides(table)] = given["points"]


# 6. The hands


def _read_hands(table: Table, given: Given) -> None:
    """An equal deal, less one block for each trick played (L9)."""
    if is_short_of_blocks(table):
        raise _refuse("L25", "position-shortage", found=reserve_size(table), players=table.players)
    table.dealt = share(table)
    if given["dealt"] not in (None, table.dealt):
        raise _refuse("L9", "position-dealt", found=given["dealt"], dealt=table.dealt)
    taken = len(given["discard"]) + sum(map(len, given["captured"]))
    if taken % table.players or taken // table.players >= table.dealt:
        raise _refuse("L18", "position-tricks", found=taken, players=table.players, dealt=table.dealt)
    table.leader = NOBODY if given["leader"] is None else given["leader"]
    table.trick_size = min(len(given["trick"]), table.players)
    for seat, hand in enumerate(given["hands"]):
        due = table.dealt - taken // table.players - has_played(table, seat)
        if len(hand) != due:
            raise _refuse("L9", "position-hand-size", seat=seat, found=len(hand), due=due)
        table.hand_buildings[seat], table.hand_decorations[seat] = _blocks(hand)
    _take_from_reserve(table, given)


def _take_from_reserve(table: Table, given: Given) -> None:
    buildings, decorations = _blocks(chain(*given["hands"], *given["captured"], given["discard"], given["trick"]))
    table.reserve_buildings ^= buildings
    table.reserve_decorations ^= decorations


# 7. The offers


def _read_offers(table: Table, given: Given) -> None:
    """Different sets without contre, named in the order of speaking, all of them before the tricks (L10, L11, L12)."""
    named = [name for name in given["offers"] if name is not None]
    if len(set(named)) < len(named) and not table.contre:
        raise _refuse("L10", "position-same-set")
    table.first = given["first"]
    for side, name in enumerate(given["offers"]):
        table.offers[side] = NOTHING if name is None else SET_TEXTS.index(name)
    if table.phase == Phase.PLAY and len(named) < sides(table):
        raise _refuse("L10", "position-offer-missing")
    if table.phase != Phase.PLAY and len(named) == sides(table):
        raise _refuse("L10", "position-offers-complete", phase=given["phase"])
    speakers = [side_of(table, clockwise(table.players, table.first, place)) for place in range(len(named))]
    if any(table.offers[side] == NOTHING for side in speakers):
        raise _refuse("L11" if table.teams else "L12", "position-offer-too-early")


# 8. Whose turn it is


def _read_turn(table: Table, given: Given) -> None:
    """The next speaker, his partner, or the seat after the last block of the trick (L11, L12, L15)."""
    if table.phase == Phase.PARTNER_OFFER and not table.teams:
        raise _refuse("L12", "position-no-partner")
    if table.phase == Phase.PLAY:
        due, rule = (table.leader + len(given["trick"])) % table.players, "L15"
    elif table.phase == Phase.PARTNER_OFFER:
        due, rule = partner_of(table, next_speaker(table)), "L11"
    else:
        due, rule = next_speaker(table), "L11" if table.teams else "L12"
    if given["turn"] != due:
        raise _refuse(rule, "position-turn", seat=given["turn"], due=due)
    table.turn = due


# 9. Who leads


def _read_leader(table: Table, given: Given) -> None:
    """Nobody before the first offer; then, until the first trick is taken, whoever made it (L14)."""
    if offers_made(table) == 0:
        if given["leader"] is not None:
            raise _refuse("L14", "position-leader-too-early")
        return
    allowed = (table.first, partner_of(table, table.first))
    is_first_trick = hand_size(table, table.leader) + has_played(table, table.leader) == table.dealt
    if is_first_trick and table.leader not in allowed:
        raise _refuse("L14", "position-leader", seat=table.leader, first=table.first)


# 10. Before the tricks


def _check_before_tricks(table: Table, given: Given) -> None:
    """While sets are being named nothing is played or taken; a full trick is taken at once (L15, L17)."""
    if len(given["trick"]) >= table.players:
        raise _refuse("L17", "position-trick-full", players=table.players)
    if table.phase != Phase.PLAY and (given["trick"] or given["discard"] or any(given["captured"])):
        raise _refuse("L14", "position-tricks-too-early", phase=given["phase"])


# 11. The piles


def _read_piles(table: Table, given: Given) -> None:
    """A side keeps its set and decorations, and no decoration ever goes back during a round (L17)."""
    for side, pile in enumerate(given["captured"]):
        table.pile_buildings[side], table.pile_decorations[side] = _blocks(pile)
        if stray := table.pile_buildings[side] & OTHER_SETS[table.offers[side]]:
            raise _refuse("L17", "position-pile", block=_first(stray), side=side)
    table.returned, decorations = _blocks(given["discard"])
    if decorations:
        raise _refuse("L17", "position-decoration-returned", block=_first(0, decorations))


# 12. The trick


def _read_trick(table: Table, given: Given) -> None:
    """Who did not follow must not hold the category led, and all know it (L15, L27a)."""
    for place, text in enumerate(given["trick"]):
        table.trick[place] = BLOCK_TEXTS.index(text)
        seat = clockwise(table.players, table.leader, place)
        if category_of(table.trick[place]) != led(table):
            if can_follow(table, seat):
                raise _refuse("L15", "position-not-followed", seat=seat, block=text)
            table.voids[seat] |= one(led(table))


# 13. What is known


def _read_voids(table: Table, given: Given) -> None:
    """What a seat is known not to hold it does not hold, nor has just played (L27a)."""
    for seat, names in enumerate(given["voids"]):
        for name in names:
            category = CATEGORY_TEXTS.index(name)
            if category in _categories_seen(table, seat):
                raise _refuse("L27", "position-void", seat=seat, category=name)
            table.voids[seat] |= one(category)


def _categories_seen(table: Table, seat: int) -> set[int]:
    """The categories in a seat's hand, and of its block in the trick."""
    found = {category for category in range(CATEGORIES) if holds(table, seat, category)}
    if has_played(table, seat):
        found.add(category_of(table.trick[places_between(table.players, table.leader, seat)]))
    return found


def _read_shown(table: Table, given: Given) -> None:
    """Blocks turned up for the first speaker are in the Reserve, during round 1 (L7, L27b)."""
    if given["shown"] and table.round > 1:
        raise _refuse("L27", "position-shown-late")
    for text in given["shown"]:
        if not is_in_reserve(table, BLOCK_TEXTS.index(text)):
            raise _refuse("L27", "position-shown-elsewhere", block=text)
    table.shown_buildings, table.shown_decorations = _blocks(given["shown"])
