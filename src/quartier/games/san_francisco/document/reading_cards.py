"""Reading cheques, auction cards and action cards: each is in one place, and none is missing (S10-S16, S21a)."""

from __future__ import annotations

from collections import Counter

from quartier.engine.primitives.dice import shuffle
from quartier.engine.primitives.tally import contains, one_of
from quartier.games.san_francisco import FACTS
from quartier.games.san_francisco.document.reading_fields import lay_row, within
from quartier.games.san_francisco.document.shape import Document
from quartier.games.san_francisco.pieces import (
    ACTION_CARD_COPIES,
    ACTION_DEED,
    CARD_COPIES,
    STARTING_CHEQUES,
    STARTING_HAND,
    VALUES,
    YEARS,
    Deed,
    dollars,
)
from quartier.games.san_francisco.pieces.names import ACTION_TEXTS, CARD_TEXTS, cheques_in
from quartier.games.san_francisco.rules.setup import (
    complete_action_deck,
    complete_auction_deck,
    is_deck_chosen,
    named_number,
    room_for,
)
from quartier.games.san_francisco.table import NOTHING, Phase, Table

# Cheques


def read_cheques(table: Table, position: Document) -> None:
    """Only cheques that exist, no more than are in play, and exactly those if the bank is given (S10, S11)."""
    players = table.players
    empty: list[list[int]] = [[] for _ in range(players)]
    hands = position.get("hands", [cheques_in(STARTING_HAND)] * players)
    laid = [position.get("bids", empty), position.get("hidden", empty), position.get("offers", empty)]
    drawn = position.get("drawn", [])
    listed = [*drawn, *(value for lists in (hands, *laid) for cheques in lists for value in cheques)]
    bank = position.get("bank")
    missing = _missing_cheques(players, [*listed, *(bank or [])])
    if bank is not None and missing:
        raise FACTS.bad_position("position-cheque-missing", "S10", cheque=missing[0])
    table.bank_size = lay_row(table.bank, _places(missing if bank is None else bank[::-1]))
    if bank is None:
        shuffle(table, table.bank, table.bank_size)
    table.drawn_size = lay_row(table.drawn, _places(drawn))
    for seat in range(players):
        table.hands[seat] = _tally(hands[seat])
        table.laid[seat] = _tally([value for lists in laid for value in lists[seat]])
    _read_ledger(table, position.get("ledger", hands))


def _missing_cheques(players: int, listed: list[int]) -> list[int]:
    """The cheques in play that are not listed."""
    found = Counter(listed)
    in_play = {dollars(value): STARTING_CHEQUES[value] * players for value in range(VALUES)}
    for value, number in found.items():
        if value not in in_play:
            raise FACTS.bad_position("position-cheque", "S10", cheque=str(value))
        if number > in_play[value]:
            raise FACTS.bad_position(
                "position-too-many-cheques", "S10", cheque=value, found=number, number=in_play[value]
            )
    return [value for value, number in in_play.items() for _ in range(number - found[value])]


def _read_ledger(table: Table, ledger: list[list[int]]) -> None:
    """Whatever a seat holds it may hold by public memory (S21a)."""
    for seat, cheques in enumerate(ledger):
        _missing_cheques(table.players, cheques)
        table.ledger[seat] = _tally(cheques)
        if not contains(table.ledger[seat], table.hands[seat], VALUES):
            raise FACTS.bad_position("position-ledger", "S21", seat=seat)


def _tally(cheques: list[int]) -> int:
    return sum(one_of(value) for value in _places(cheques))


def _places(cheques: list[int]) -> list[int]:
    """Cheques by their places among the values."""
    return [cheque // 10 - 1 for cheque in cheques]


# Cards


def read_auction_cards(table: Table, position: Document) -> None:
    """Known cards, no more of each than there are; those that are missing are shuffled underneath (S12)."""
    card = position.get("card")
    if card is None and table.phase != Phase.OVER:
        raise FACTS.bad_position("position-field-missing", "", field="card")
    turned = [*position.get("discard", []), *([] if card is None else [card])]
    known = _numbers(CARD_TEXTS, [*turned, *position.get("deck", [])], CARD_COPIES)
    complete_auction_deck(table, lay_row(table.cards, known))
    table.turned = len(turned)
    table.card = NOTHING if card is None else CARD_TEXTS.index(card)


def _numbers(texts: tuple[str, ...], cards: list[str], copies: tuple[int, ...]) -> list[int]:
    """Cards by their numbers, each known and no more often than it exists."""
    for text, found in Counter(cards).items():
        if text not in texts:
            raise FACTS.bad_position("position-card", "", card=text)
        if found > copies[texts.index(text)]:
            raise FACTS.bad_position(
                "position-card-copies", "", card=text, found=found, copies=copies[texts.index(text)]
            )
    return [texts.index(text) for text in cards]


def read_action_cards(table: Table, position: Document) -> None:
    """The year track, the card being carried out, the deck; what is missing is shuffled underneath (S13, S14, S16)."""
    years, action = position.get("years", []), position.get("action")
    known = [*years, *([] if action is None else [action]), *position.get("action_deck", [])]
    table.actions_size = lay_row(table.actions, _numbers(ACTION_TEXTS, known, ACTION_CARD_COPIES))
    table.years = within(len(years), 0, YEARS if table.phase == Phase.OVER else YEARS - 1, "years", "S76")
    table.action = NOTHING if action is None else ACTION_TEXTS.index(action)
    homes = sum(ACTION_DEED[card] == Deed.HOMES for card in table.actions[: table.years])
    table.open_homes = within(position.get("open_homes", 0), 0, homes, "open_homes", "S66")
    table.action_due = position.get("action_due", False)
    if is_deck_chosen(table):
        _check_chosen_deck(table)
    complete_action_deck(table)


def _check_chosen_deck(table: Table) -> None:
    """No more of a deed than its number, and room for the numbers still missing (S16)."""
    for deed in Deed:
        if room_for(table, deed) < 0:
            code = "position-no-room" if named_number(table, deed) < 0 else "position-named-number"
            raise FACTS.bad_position(code, "S16", deed=deed.name.lower(), number=named_number(table, deed), years=YEARS)
