"""What a seat knows, as numbers for programs: closed by default, like the view (S18-S22)."""

from quartier.engine.contract import Part
from quartier.engine.primitives.copying import copied
from quartier.engine.primitives.seats import NOBODY, places_between, seat_away
from quartier.engine.primitives.tally import number_of, total_of
from quartier.engine.primitives.tensor import put, put_choice, put_set
from quartier.games.san_francisco import FACTS
from quartier.games.san_francisco.pieces import (
    ACTION_KINDS,
    AUCTION_KINDS,
    DISTRICTS,
    HORIZONTALS,
    INFLUENCE_CARDS,
    KINDS,
    MOST_SEATS,
    STREETS,
    TILES,
    VALUES,
    VERTICALS,
)
from quartier.games.san_francisco.rules.cheques import laid_before
from quartier.games.san_francisco.rules.grants import drawn_total
from quartier.games.san_francisco.sight.conceal import conceal, is_anything_concealed
from quartier.games.san_francisco.table import NOTHING, PHASES, Table

OBSERVATION = (
    Part("phase", PHASES, "the phase as the seat sees it, in the order of section 5"),
    Part("decides", MOST_SEATS, "who decides, counted clockwise from the seat itself; none when over"),
    Part("first", MOST_SEATS, "the first player of the round, counted likewise"),
    Part(
        "city",
        DISTRICTS * KINDS,
        "the kind of each district: villa house market leisure industry office bank hall park",
    ),
    Part("rebuilt", MOST_SEATS * DISTRICTS, "for each seat, from itself clockwise, the districts it has rebuilt"),
    Part("empty", STREETS, "empty streets, in the order of the moves"),
    Part("sticks", MOST_SEATS * STREETS, "for each seat its sticks"),
    Part("lifted", STREETS, "where the seat's own lifted stick came from"),
    Part("picked", STREETS, "the stick picked, as far as the seat sees it"),
    Part("influence", MOST_SEATS, "influence of each seat"),
    Part("prestige", MOST_SEATS, "prestige of each seat"),
    Part("hand", VALUES, "the seat's own cheques, how many of each value"),
    Part("hand_sizes", MOST_SEATS, "cheques in each hand, as far as the seat sees them"),
    Part("ledger", MOST_SEATS * VALUES, "what each seat may hold by public memory"),
    Part("laid", MOST_SEATS * VALUES, "cheques before each seat: bids, offers to it, what the seat itself has hidden"),
    Part("bank_size", 1, "cheques in the bank"),
    Part("drawn", 1, "thousands of dollars drawn so far this time"),
    Part("card", AUCTION_KINDS, "the auction card"),
    Part("turned", AUCTION_KINDS, "auction cards turned up since the last shuffle, how many of each"),
    Part("action", ACTION_KINDS, "the action card being carried out"),
    Part("years", ACTION_KINDS, "action cards on the year track, how many of each"),
    Part("action_state", 3, "open homes cards; whether an action card is due; cards in the action deck"),
    Part("investors", MOST_SEATS, "for each seat its place among the investors, 0 if it is none"),
    Part("investor_tiles", MOST_SEATS * TILES, "for each seat the tile by which it invests"),
    Part("played", INFLUENCE_CARDS, "the influence card that the seat itself has chosen"),
    Part("picks", MOST_SEATS * TILES, "the option tiles picked, as far as the seat sees them"),
    Part("has_chosen", MOST_SEATS, "who has chosen an influence card or an option tile"),
    Part("passed", MOST_SEATS, "who has passed in the cheque auction"),
    Part("tile", TILES, "the option tile being settled"),
    Part("negotiation", 3 * MOST_SEATS, "proposer, buyer and receiver"),
    Part("removed", MOST_SEATS, "sticks removed in this buyback, as far as the seat sees them"),
    Part("takes", MOST_SEATS * 2, "who has chosen influence, who cheques"),
    Part("round", 1, "the number of the round"),
    FACTS.options_part(),
)
OBSERVATION_SIZE = sum(part.size for part in OBSERVATION)


def observe(table: Table, seat: int, out: list[int]) -> None:
    """What the seat knows, part by part as OBSERVATION lists it."""
    if is_anything_concealed(table, seat):
        seen = copied(table)
        conceal(seen, seat)
        write_observation(seen, seat, out)
    else:
        write_observation(table, seat, out)


def write_observation(table: Table, seat: int, out: list[int]) -> None:
    """The same of a table on which everything is concealed that the seat may not see."""
    place = put_choice(out, 0, table.phase, PHASES)
    place = put_seat(out, place, table, seat, table.turn)
    place = put_seat(out, place, table, seat, table.first)
    place = observe_city(table, seat, out, place)
    place = observe_streets(table, seat, out, place)
    place = observe_cheques(table, seat, out, place)
    place = observe_cards(table, seat, out, place)
    place = observe_choices(table, seat, out, place)
    observe_options(table, out, place)


def put_seat(out: list[int], place: int, table: Table, seat: int, other: int) -> int:
    """A seat, counted clockwise from the observing one."""
    return put_choice(out, place, places_between(table.players, seat, other), MOST_SEATS)


def observe_city(table: Table, seat: int, out: list[int], place: int) -> int:
    """The districts and who has rebuilt them."""
    for district in range(DISTRICTS):
        place = put_choice(out, place, table.tiles[district], KINDS)
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        place = put_set(out, place, table.rebuilt[other] if other != NOBODY else 0, DISTRICTS)
    return place


def observe_streets(table: Table, seat: int, out: list[int], place: int) -> int:
    """Empty streets, sticks, and a stick that is being moved."""
    place = put_streets(out, place, table.empty[0], table.empty[1])
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        if other != NOBODY:
            place = put_streets(out, place, table.sticks[other][0], table.sticks[other][1])
        else:
            place = put_streets(out, place, 0, 0)
    place = put_choice(out, place, table.lifted, STREETS)
    return put_choice(out, place, table.picked, STREETS)


def put_streets(out: list[int], place: int, horizontals: int, verticals: int) -> int:
    """A set of streets."""
    place = put_set(out, place, horizontals, HORIZONTALS)
    return put_set(out, place, verticals, VERTICALS)


def observe_cheques(table: Table, seat: int, out: list[int], place: int) -> int:
    """Tracks, hands, ledgers and the cheques on the table."""
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        place = put(out, place, table.influence[other] if other != NOBODY else 0)
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        place = put(out, place, table.prestige[other] if other != NOBODY else 0)
    place = put_cheques(out, place, table.hands[seat])
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        place = put(out, place, total_of(table.hands[other], VALUES) if other != NOBODY else 0)
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        place = put_cheques(out, place, table.ledger[other] if other != NOBODY else 0)
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        place = put_cheques(out, place, laid_before(table, other) if other != NOBODY else 0)
    place = put(out, place, table.bank_size)
    return put(out, place, drawn_total(table))


def put_cheques(out: list[int], place: int, cheques: int) -> int:
    """How many cheques of each value."""
    for value in range(VALUES):
        place = put(out, place, number_of(cheques, value))
    return place


def observe_cards(table: Table, seat: int, out: list[int], place: int) -> int:
    """Auction cards, action cards and the investors."""
    place = put_choice(out, place, table.card, AUCTION_KINDS)
    place = put_counts(out, place, table.cards, table.turned, AUCTION_KINDS)
    place = put_choice(out, place, table.action, ACTION_KINDS)
    place = put_counts(out, place, table.actions, table.years, ACTION_KINDS)
    place = put(out, place, table.open_homes)
    place = put(out, place, 1 if table.action_due else 0)
    place = put(out, place, table.actions_size - table.years)
    for away in range(MOST_SEATS):
        place = put(out, place, right_of(table, seat_away(table.players, seat, away)) + 1)
    for away in range(MOST_SEATS):
        right = right_of(table, seat_away(table.players, seat, away))
        place = put_choice(out, place, table.investor_tiles[right] if right >= 0 else NOTHING, TILES)
    return place


def put_counts(out: list[int], place: int, cards: list[int], size: int, kinds: int) -> int:
    """How often each kind of card is among the first of a row."""
    for kind in range(kinds):
        out[place + kind] = 0
    for card in range(size):
        out[place + cards[card]] += 1
    return place + kinds


def right_of(table: Table, seat: int) -> int:
    """A seat's place among the investors, from 0, or -1."""
    for place in range(table.rights):
        if table.investors[place] == seat:
            return place
    return -1


def observe_choices(table: Table, seat: int, out: list[int], place: int) -> int:
    """What has been chosen in this auction or action, as far as the seat sees it."""
    place = put_choice(out, place, table.played[seat], INFLUENCE_CARDS)
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        place = put_choice(out, place, table.picks[other] if other != NOBODY else NOTHING, TILES)
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        chosen = other != NOBODY and (table.played[other] != NOTHING or table.picks[other] != NOTHING)
        place = put(out, place, 1 if chosen else 0)
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        place = put(out, place, 1 if other != NOBODY and table.passed[other] else 0)
    place = put_choice(out, place, table.tile, TILES)
    place = put_seat(out, place, table, seat, table.proposer)
    place = put_seat(out, place, table, seat, table.buyer)
    place = put_seat(out, place, table, seat, table.receiver)
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        place = put(out, place, table.removed[other] if other != NOBODY else 0)
    for away in range(MOST_SEATS):
        other = seat_away(table.players, seat, away)
        place = put_choice(out, place, table.takes[other] if other != NOBODY else NOTHING, 2)
    return put(out, place, table.round)


def observe_options(table: Table, out: list[int], place: int) -> None:
    """The number of players and the options, in the order of the box."""
    place = put(out, place, table.players)
    place = put(out, place, 1 if table.allow_two else 0)
    place = put(out, place, 1 if table.negotiate else 0)
    place = put(out, place, table.cards_homes)
    place = put(out, place, table.cards_double)
    place = put(out, place, table.cards_move)
    place = put(out, place, table.cards_swap)
    place = put(out, place, table.cards_free)
    place = put(out, place, table.cards_replace)
    place = put(out, place, table.cards_grant)
    put(out, place, table.cards_buyback)
