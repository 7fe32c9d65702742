"""Setup: the city, what each player gets, both decks, the first player (S8-S17)."""

from quartier.engine.cards.piles import clear_above, put_copies_on
from quartier.engine.primitives.bits import count
from quartier.engine.primitives.dice import below, seed_dice, shuffle, shuffle_from
from quartier.engine.primitives.notes import note
from quartier.engine.primitives.seats import NOBODY
from quartier.games.san_francisco.pieces import (
    ACTION_CARD_COPIES,
    ACTION_DEED,
    ALL_STREETS,
    AUCTION_DECK,
    CARD_COPIES,
    CENTRE,
    DEEDS,
    DISTRICTS,
    INFLUENCE_START,
    LOOSE_TILES,
    MOST_CHEQUES,
    MOST_SEATS,
    NEIGHBOURS,
    ORDINARY,
    STARTING_HAND,
    WAYS,
    YEARS,
    Deed,
    Kind,
)
from quartier.games.san_francisco.rules.reveal import begin_round
from quartier.games.san_francisco.rules.streets import districts_of, sides_of
from quartier.games.san_francisco.table import NOTHING, Event, Table


def deal(table: Table, seed: int) -> None:
    """City, players, decks, first player; then the first round begins (S8-S17)."""
    seed_dice(table, seed)
    clear(table)
    deal_city(table)
    equip_players(table)
    complete_auction_deck(table, 0)
    complete_action_deck(table)
    choose_first_player(table)
    note(table, Event.DEALT, table.first)
    begin_round(table)


def clear(table: Table) -> None:
    """Board, tracks, bank and discard pile start empty (S11, S12, S14)."""
    for seat in range(MOST_SEATS):
        table.rebuilt[seat] = 0
        table.hands[seat] = 0
        table.ledger[seat] = 0
        table.prestige[seat] = 0
        table.influence[seat] = 0
        table.investors[seat] = 0
        table.investor_tiles[seat] = NOTHING
        for way in range(WAYS):
            table.sticks[seat][way] = 0
    for place in range(MOST_CHEQUES):
        table.bank[place] = 0
        table.drawn[place] = 0
    table.bank_size = 0
    table.turned = 0
    table.actions_size = 0
    table.years = 0
    table.open_homes = 0
    table.round = 1
    table.card = NOTHING
    clear_round(table)


def clear_round(table: Table) -> None:
    """Nothing is played, picked, bid, offered, drawn or due yet."""
    for seat in range(MOST_SEATS):
        table.laid[seat] = 0
        table.played[seat] = NOTHING
        table.picks[seat] = NOTHING
        table.passed[seat] = False
        table.removed[seat] = 0
        table.takes[seat] = NOTHING
    for way in range(WAYS):
        table.removing[way] = 0
    table.added = 0
    table.drawn_size = 0
    table.rights = 0
    table.action = NOTHING
    table.action_due = False
    table.tile = NOTHING
    table.proposer = NOBODY
    table.buyer = NOBODY
    table.receiver = NOBODY
    table.lifted = NOTHING
    table.picked = NOTHING


# The city


def deal_city(table: Table) -> None:
    """Tiles are dealt at random, and all of them again until the park rule holds (S8, S9)."""
    lay_tiles(table)
    while breaks_park_rule(table):
        lay_tiles(table)
    lay_streets(table)


def lay_tiles(table: Table) -> None:
    """The hall lies in the centre, the other 34 tiles at random around it (S1, S8)."""
    for place in range(DISTRICTS - 1):
        table.tiles[place] = LOOSE_TILES[place]
    shuffle(table, table.tiles, DISTRICTS - 1)
    table.tiles[DISTRICTS - 1] = table.tiles[CENTRE]
    table.tiles[CENTRE] = Kind.HALL


def breaks_park_rule(table: Table) -> bool:
    """At most one neighbour of the hall, and at most one of the bank, may be a park (S9)."""
    parks = districts_of(table, Kind.PARK)
    for district in range(DISTRICTS):
        special = table.tiles[district] == Kind.HALL or table.tiles[district] == Kind.BANK
        if special and count(NEIGHBOURS[district] & parks) > 1:
            return True
    return False


def lay_streets(table: Table) -> None:
    """All streets are empty but the sides of parks, which are white for the whole game (S5, S7)."""
    parks = districts_of(table, Kind.PARK)
    for way in range(WAYS):
        table.empty[way] = ALL_STREETS[way] ^ sides_of(parks, way)
        for kind in range(ORDINARY):
            table.beside[kind][way] = sides_of(districts_of(table, kind), way)


# Players, decks, the first player


def equip_players(table: Table) -> None:
    """Each player gets twelve cheques and 30 influence; sticks, cards and option tiles need no field (S10, S14)."""
    for seat in range(table.players):
        table.hands[seat] = STARTING_HAND
        table.ledger[seat] = STARTING_HAND
        table.influence[seat] = INFLUENCE_START


def choose_first_player(table: Table) -> None:
    """A random seat is first player in round 1 (S15)."""
    table.first = below(table, table.players)


# The decks


def complete_auction_deck(table: Table, known: int) -> None:
    """Under the known cards in the row come the missing ones of all 36, shuffled (S12)."""
    add_missing(table.cards, known, CARD_COPIES)
    shuffle_from(table, table.cards, known, AUCTION_DECK)


def add_missing(row: list[int], known: int, copies: tuple[int, ...]) -> int:
    """Every card that is not among the known ones is put after them, in printed order; returns the row's size."""
    size = known
    for card in range(len(copies)):
        missing = copies[card]
        for place in range(known):
            if row[place] == card:
                missing -= 1
        size = put_copies_on(row, size, card, missing)
    return size


def complete_action_deck(table: Table) -> None:
    """Under the cards already in the row come the missing ones, shuffled: all 18, or 12 as named (S13, S16)."""
    known = table.actions_size
    table.actions_size = add_missing(table.actions, known, ACTION_CARD_COPIES)
    shuffle_from(table, table.actions, known, table.actions_size)
    if is_deck_chosen(table):
        keep_named_actions(table, known)
        shuffle_from(table, table.actions, known, table.actions_size)
    clear_above(table.actions, table.actions_size)


def is_deck_chosen(table: Table) -> bool:
    """Whether any number is named, so that the deck has exactly twelve cards (S16)."""
    for deed in range(DEEDS):
        if named_number(table, deed) >= 0:
            return True
    return False


def keep_named_actions(table: Table, known: int) -> None:
    """Of the cards beyond the known ones those stay, in their order, that there is room for (S16)."""
    cards = table.actions_size
    table.actions_size = 0
    for place in range(cards):
        card = table.actions[place]
        if place < known or room_for(table, ACTION_DEED[card]) > 0:
            table.actions[table.actions_size] = card
            table.actions_size += 1


def room_for(table: Table, deed: int) -> int:
    """How many more cards of a deed twelve cards with the named numbers have room for (S16)."""
    if named_number(table, deed) >= 0:
        return named_number(table, deed) - actions_kept(table, deed)
    return YEARS - named_in_all(table) - actions_kept(table, NOTHING)


def actions_kept(table: Table, deed: int) -> int:
    """How many cards in the row are of a deed; NOTHING stands for all deeds without a named number."""
    kept = 0
    for place in range(table.actions_size):
        found = ACTION_DEED[table.actions[place]]
        if found == deed or (deed == NOTHING and named_number(table, found) < 0):
            kept += 1
    return kept


def named_in_all(table: Table) -> int:
    """The named numbers together (S16)."""
    named = 0
    for deed in range(DEEDS):
        named += max(named_number(table, deed), 0)
    return named


def named_number(table: Table, deed: int) -> int:
    """The number named for a deed, -1 where it is left to chance (S16)."""
    if deed == Deed.HOMES:
        return table.cards_homes
    if deed == Deed.DOUBLE:
        return table.cards_double
    if deed == Deed.MOVE:
        return table.cards_move
    if deed == Deed.SWAP:
        return table.cards_swap
    if deed == Deed.FREE:
        return table.cards_free
    if deed == Deed.REPLACE:
        return table.cards_replace
    if deed == Deed.GRANT:
        return table.cards_grant
    return table.cards_buyback
