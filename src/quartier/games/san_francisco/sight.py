"""All hidden information of San Francisco is decided here: what a seat sees and what it may think possible (S18-S22).

Hidden are the hands of rivals, the cheques paid under S40, both decks and the bank; cards, tiles and cheques chosen in
secret until the last one concerned has chosen; and every chain of moves while it is only half made.
"""

from __future__ import annotations

from typing import Any

from quartier.engine.listing import moves_in_view
from quartier.engine.primitives.bits import has
from quartier.engine.primitives.dice import below, pick, roll, scrambled, seed_dice, shuffle
from quartier.engine.primitives.seats import NOBODY
from quartier.engine.schema import copy_of
from quartier.games.san_francisco import document, notation
from quartier.games.san_francisco.chains import take_back_choices
from quartier.games.san_francisco.grants import drawing_limit
from quartier.games.san_francisco.investing import supply
from quartier.games.san_francisco.names import STREET_TEXTS
from quartier.games.san_francisco.observation import OBSERVATION, OBSERVATION_SIZE, observe
from quartier.games.san_francisco.options import has_committed
from quartier.games.san_francisco.pieces import (
    CHEQUES,
    HIDDEN_MAX,
    INFLUENCE_CARDS,
    STREETS,
    TILES,
    VALUES,
    Kind,
    place_of,
    way_of,
)
from quartier.games.san_francisco.purse import cheque, holds, nth_value, number, size
from quartier.games.san_francisco.reckoning import chances, standings
from quartier.games.san_francisco.rules import legal
from quartier.games.san_francisco.scoring import score
from quartier.games.san_francisco.setup import (
    complete_action_deck,
    complete_auction_deck,
    districts_of,
    sides_of,
    starting_hand,
)
from quartier.games.san_francisco.table import NOTHING, Phase, Table

__all__ = ["OBSERVATION", "OBSERVATION_SIZE", "observe", "redeal", "view"]

UNSEEN = "?"
"""Stands for what is secret until revealed (S19) and for what is never shown (S20)."""

# The view of a seat, for people


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """The position as a seat sees it, or a spectator (None): the document without what is hidden (S22)."""
    seen = copy_of(table)
    if seat != table.turn:
        take_back_choices(seen)
    put_hidden_in_hands(seen, NOBODY if seat is None else seat)
    shown = document.write(seen)
    shown["hands"] = [hand if owner == seat else [UNSEEN] * len(hand) for owner, hand in enumerate(shown["hands"])]
    shown["played"] = _choices_seen(shown["played"], seat)
    if table.phase == Phase.OPTION:
        shown["picks"] = _choices_seen(shown["picks"], seat)
    for pile in ("deck", "action_deck", "bank"):
        shown[pile] = [UNSEEN] * len(shown[pile])
    shown["white"] = white_streets(table)
    shown["supply"] = [supply(seen, owner) for owner in range(table.players)]
    shown["standings"] = standings(seen)
    shown["chances"] = chances(seen, seat)
    shown["limit"] = drawing_limit(table, table.turn) if table.phase == Phase.DRAW else None
    shown["scores"] = [score(table, owner) for owner in range(table.players)]
    shown["seat"] = seat
    shown["moves"] = moves_in_view(notation, legal, table) if seat is not None and seat == table.turn else []
    return shown


def _choices_seen(choices: list[Any], seat: int | None) -> list[Any]:
    """A choice of another seat is seen to be made, not what it is (S19)."""
    return [choice if choice is None or owner == seat else UNSEEN for owner, choice in enumerate(choices)]


def white_streets(table: Table) -> list[str]:
    """The streets round the parks (S5)."""
    parks = districts_of(table, Kind.PARK)
    return [STREET_TEXTS[street] for street in range(STREETS) if has(sides_of(parks, way_of(street)), place_of(street))]


# What a seat must think possible


def redeal(table: Table, seat: int, seed: int) -> None:
    """Draws anew the decks, the secret choices and hands of rivals, and the bank (S21a)."""
    seed_dice(table, seed)
    if seat != table.turn:
        take_back_choices(table)
    complete_auction_deck(table, table.turned)
    table.actions_size = table.years if table.action == NOTHING else table.years + 1
    complete_action_deck(table)
    redraw_choices(table, seat)
    redraw_cheques(table, seat)


def redraw_choices(table: Table, seat: int) -> None:
    """Cards and tiles that rivals have chosen in secret could be any that they may choose (S19)."""
    for rival in range(table.players):
        if rival != seat and table.played[rival] != NOTHING:
            table.played[rival] = below(table, min(table.influence[rival], INFLUENCE_CARDS - 1) + 1)
        if rival != seat and table.phase == Phase.OPTION and table.picks[rival] != NOTHING:
            table.picks[rival] = below(table, TILES)


TRIES = 1000
"""Far more than any game needs until no cheque is in two hands; a contrived ledger that needs more leaves the hands."""


def redraw_cheques(table: Table, seat: int) -> None:
    """Every rival holds any cheques of his ledger, and hides any five or fewer; the rest is the bank (S21a)."""
    put_hidden_in_hands(table, seat)
    known = known_cheques(table, seat)
    in_play = table.players * starting_hand()
    tries = 0
    while tries < TRIES and not holds(in_play, known + drawn_hands(table, seat)):
        table.rng = roll(table.rng)
        tries += 1
    if tries < TRIES:
        for rival in range(table.players):
            if rival != seat:
                table.hands[rival] = drawn_hand(table, rival)
    for rival in range(table.players):
        known += table.hands[rival] if rival != seat else 0
    hide_again(table, seat)
    fill_bank(table, in_play - known)


def put_hidden_in_hands(table: Table, seat: int) -> None:
    """The cheques that a seat's rivals have hidden seem to be in their hands still (S22)."""
    if table.phase == Phase.HIDE:
        for rival in range(table.players):
            if rival != seat:
                table.hands[rival] += table.laid[rival]
                table.laid[rival] = 0


def known_cheques(table: Table, seat: int) -> int:
    """The seat's own cheques and those that lie open."""
    known = table.hands[seat] + table.added
    for owner in range(table.players):
        known += table.laid[owner]
    for place in range(table.drawn_size):
        known += cheque(table.drawn[place])
    return known


def drawn_hands(table: Table, seat: int) -> int:
    """The cheques of all rivals together, as the dice lie now."""
    hands = 0
    for rival in range(table.players):
        if rival != seat:
            hands += drawn_hand(table, rival)
    return hands


def drawn_hand(table: Table, rival: int) -> int:
    """A hand of a rival's size, drawn from his ledger as the dice lie now; the dice are not rolled (S21a)."""
    hand = table.ledger[rival]
    dice = scrambled(roll(table.rng + rival))
    for cheques in range(size(hand), size(table.hands[rival]), -1):
        dice = roll(dice)
        hand -= cheque(nth_value(hand, pick(dice, cheques)))
    return hand


def hide_again(table: Table, seat: int) -> None:
    """Rivals who have committed hide some of their cheques, every set of up to five with the same chance (S42)."""
    if table.phase == Phase.HIDE:
        for rival in range(table.players):
            if rival != seat and has_committed(table, rival):
                for _ in range(number_to_hide(table, size(table.hands[rival]))):
                    hide_one(table, rival)


def number_to_hide(table: Table, cheques: int) -> int:
    """How many of so many cheques are hidden, when every set of up to five is as likely as any other."""
    sets = 1
    possible = 1
    for hidden in range(1, min(HIDDEN_MAX, cheques) + 1):
        sets = sets * (cheques - hidden + 1) // hidden
        possible += sets
    chosen = below(table, possible)
    sets = 1
    hidden = 0
    while chosen >= sets:
        chosen -= sets
        hidden += 1
        sets = sets * (cheques - hidden + 1) // hidden
    return hidden


def hide_one(table: Table, rival: int) -> None:
    """A random cheque of a hand is hidden."""
    hidden = cheque(nth_value(table.hands[rival], below(table, size(table.hands[rival]))))
    table.hands[rival] -= hidden
    table.laid[rival] += hidden


def fill_bank(table: Table, purse: int) -> None:
    """These cheques, in random order, are the bank (S11)."""
    table.bank_size = 0
    for value in range(VALUES):
        for _ in range(number(purse, value)):
            table.bank[table.bank_size] = value
            table.bank_size += 1
    for place in range(table.bank_size, CHEQUES):
        table.bank[place] = 0
    shuffle(table, table.bank, table.bank_size)
