"""What a seat knows, as numbers for programs."""

from __future__ import annotations

from quartier.engine.contract import Part
from quartier.engine.primitives.seats import NOBODY, places_between, seat_away
from quartier.engine.primitives.tensor import put, put_choice, put_set
from quartier.games.lotissements import FACTS
from quartier.games.lotissements.pieces import BLOCKS, BUILDINGS, CATEGORIES, MOST_SEATS, RANKS, SETS
from quartier.games.lotissements.rules.setup import deck_size
from quartier.games.lotissements.rules.sides import partner_of, side_of
from quartier.games.lotissements.rules.tricks import hand_size, has_played
from quartier.games.lotissements.scoring import score
from quartier.games.lotissements.table import NOTHING, PHASES, Table

OBSERVATION = (
    Part("phase", PHASES, "one of `offer partner_offer play over`"),
    Part("decides", MOST_SEATS, "who decides, counted from the seat itself clockwise; none when over"),
    Part("first", MOST_SEATS, "the first speaker of the round, counted likewise"),
    Part("leader", MOST_SEATS, "who named the first set or led the trick, counted likewise; none before"),
    Part("hand", BLOCKS, "the seat's own hand, in the order of the moves"),
    Part("trick", MOST_SEATS * BLOCKS, "for each seat, from itself clockwise, its block in the trick"),
    Part("offers", MOST_SEATS * SETS, "for each seat, the set that its side has named"),
    Part("captured", MOST_SEATS * BLOCKS, "for each seat, the pile of its side"),
    Part("returned", BUILDINGS, "buildings that went back to the Reserve in this round"),
    Part("lots", BUILDINGS, "buildings on the lots"),
    Part("decorations", SETS * RANKS, "decorations on each lot"),
    Part("voids", MOST_SEATS * CATEGORIES, "for each seat, the categories that it has shown not to hold"),
    Part("shown", BLOCKS, "blocks turned up in round 1, known to be in the Reserve"),
    Part("hand_sizes", MOST_SEATS, "blocks in each hand"),
    Part("points", MOST_SEATS, "for each seat, the points of its side"),
    Part("partner", MOST_SEATS, "the seat's partner, counted likewise; the seat itself in individual play"),
    Part("deck_size", 1, "blocks in the Reserve, without those returned in this round"),
    Part("dealt", 1, "blocks dealt to each seat in this round"),
    Part("round", 1, "the round"),
    FACTS.options_part(),
)
OBSERVATION_SIZE = sum(part.size for part in OBSERVATION)


def observe(table: Table, seat: int, out: list[int]) -> None:
    """What the seat knows, part by part as OBSERVATION lists it."""
    place = put_choice(out, 0, table.phase, PHASES)
    place = put_choice(out, place, places_between(table.players, seat, table.turn), MOST_SEATS)
    place = put_choice(out, place, places_between(table.players, seat, table.first), MOST_SEATS)
    place = put_choice(out, place, places_between(table.players, seat, table.leader), MOST_SEATS)
    place = put_blocks(out, place, table.hand_buildings[seat], table.hand_decorations[seat])
    place = observe_trick(table, seat, out, place)
    place = observe_sides(table, seat, out, place)
    place = observe_lots(table, out, place)
    place = observe_seats(table, seat, out, place)
    place = put(out, place, deck_size(table))
    place = put(out, place, table.dealt)
    place = put(out, place, table.round)
    observe_options(table, out, place)


def observe_trick(table: Table, seat: int, out: list[int], place: int) -> int:
    """The block of each seat in the trick."""
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        block = NOTHING
        if other != NOBODY and has_played(table, other):
            block = table.trick[places_between(table.players, table.leader, other)]
        place = put_choice(out, place, block, BLOCKS)
    return place


def observe_sides(table: Table, seat: int, out: list[int], place: int) -> int:
    """The set that each seat's side has named, then the pile of each."""
    for away in range(MOST_SEATS):
        side = side_away(table, seat, away)
        place = put_choice(out, place, table.offers[side] if side != NOTHING else NOTHING, SETS)
    for away in range(MOST_SEATS):
        side = side_away(table, seat, away)
        if side == NOTHING:
            place = put_blocks(out, place, 0, 0)
        else:
            place = put_blocks(out, place, table.captured_buildings[side], table.captured_decorations[side])
    return place


def put_blocks(out: list[int], place: int, buildings: int, decorations: int) -> int:
    """A 1 for each of these blocks, a 0 for each of the others."""
    return put_set(out, put_set(out, place, buildings, BUILDINGS), decorations, RANKS)


def side_away(table: Table, seat: int, away: int) -> int:
    """The side of the seat this many places clockwise; -1 where nobody sits."""
    other = seat_away(table.players, seat, away)
    return side_of(table, other) if other != NOBODY else NOTHING


def observe_lots(table: Table, out: list[int], place: int) -> int:
    """Returned buildings, and what lies on the lots."""
    place = put_set(out, place, table.discard, BUILDINGS)
    place = put_set(out, place, table.lot_buildings, BUILDINGS)
    for lot in range(SETS):
        place = put_set(out, place, table.lot_decorations[lot], RANKS)
    return place


def observe_seats(table: Table, seat: int, out: list[int], place: int) -> int:
    """Voids, turned-up blocks, hands, points and the partner, seats counted from the seat itself clockwise."""
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        place = put_set(out, place, table.voids[other] if other != NOBODY else 0, CATEGORIES)
    place = put_blocks(out, place, table.shown_buildings, table.shown_decorations)
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        place = put(out, place, hand_size(table, other) if other != NOBODY else 0)
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        place = put(out, place, score(table, other) if other != NOBODY else 0)
    return put_choice(out, place, places_between(table.players, seat, partner_of(table, seat)), MOST_SEATS)


def observe_options(table: Table, out: list[int], place: int) -> int:
    """The number of players and the options, in the order of the box."""
    place = put(out, place, table.players)
    place = put(out, place, table.teams)
    return put(out, place, table.contre)
