"""A position document read field by field, each refused for what it is by itself, in the order of the book."""

from __future__ import annotations

from collections import Counter
from typing import Any

from quartier.engine.errors import OptionError, PositionError
from quartier.engine.primitives.bits import one
from quartier.engine.primitives.dice import shuffle
from quartier.engine.primitives.seats import NOBODY
from quartier.games.san_francisco import FACTS, purse
from quartier.games.san_francisco.cheques import laid_in_secret
from quartier.games.san_francisco.investing import is_empty, put_stick, sticks_on_board
from quartier.games.san_francisco.majority import can_be_rebuilt, decisive_player
from quartier.games.san_francisco.names import (
    ACTION_TEXTS,
    CARD_TEXTS,
    DISTRICT_TEXTS,
    STREET_TEXTS,
    TAKE_TEXTS,
    TILE_TEXTS,
    cheques_in,
)
from quartier.games.san_francisco.pieces import (
    ACTION_CARD_COPIES,
    ACTION_DEED,
    CARD_COPIES,
    CENTRE,
    COLUMNS,
    DISTRICTS,
    DISTRICTS_OF_KIND,
    INFLUENCE_CARDS,
    INFLUENCE_MAX,
    INFLUENCE_START,
    LETTERS,
    ROUND_LIMIT,
    ROWS,
    STARTING_CHEQUES,
    STICKS,
    VALUES,
    YEARS,
    Deed,
    Kind,
)
from quartier.games.san_francisco.position import Position, refuse
from quartier.games.san_francisco.setup import (
    breaks_park_rule,
    clear,
    complete_action_deck,
    complete_auction_deck,
    is_deck_chosen,
    lay_streets,
    named_number,
    room_for,
    starting_hand,
)
from quartier.games.san_francisco.table import NOTHING, Phase, Table

MOST_PRESTIGE = 1_000_000_000
"""More than any game can bring, little enough for the field."""


def lay_out(position: Position) -> Table:
    """Players, options and phase must exist (S16, S17)."""
    try:
        players, options = FACTS.check(position["players"], position.get("options", {}))
    except OptionError as error:
        raise PositionError(error.code, game=FACTS.name, rule=error.rule, **error.facts) from None
    table = FACTS.lay_out(Table, players, options)
    clear(table)
    name = position["phase"].upper()
    if name not in Phase.__members__ or position["phase"] != name.lower():
        allowed = ", ".join(phase.name.lower() for phase in Phase)
        raise refuse("", "position-phase", phase=position["phase"], allowed=allowed)
    table.phase = Phase[name]
    return table


def read_city(table: Table, position: Position) -> None:
    """Five rows of seven, the right number of each letter, the hall in the centre, the park rule kept (S1, S8, S9)."""
    rows = position["tiles"]
    if len(rows) != ROWS or any(len(row) != COLUMNS for row in rows):
        raise refuse("S1", "position-city-shape")
    letters = "".join(rows)
    found = Counter(letters)
    if any(letter not in LETTERS for letter in letters):
        raise refuse("S6", "position-letter", letter=next(letter for letter in letters if letter not in LETTERS))
    for kind, number in enumerate(DISTRICTS_OF_KIND):
        if found[LETTERS[kind]] != number:
            raise refuse("S8", "position-letters", letter=LETTERS[kind], found=found[LETTERS[kind]], number=number)
    table.city[:] = [LETTERS.index(letter) for letter in letters]
    if table.city[CENTRE] != Kind.HALL:
        raise refuse("S1", "position-hall")
    if breaks_park_rule(table):
        raise refuse("S9", "position-parks")
    lay_streets(table)


# The board


def read_board(table: Table, position: Position) -> None:
    """Sticks on streets that are not white, rebuilt districts, and no majority that was overlooked (S5, S7, S52)."""
    for text, seat in position.get("sticks", {}).items():
        put_stick(table, _seat(table, seat, "sticks"), _empty_street(table, text))
    table.lifted = _empty_street(table, position.get("lifted"))
    for seat in range(table.players):
        lifted = 1 if table.lifted != NOTHING and seat == position["turn"] else 0
        if sticks_on_board(table, seat) + lifted > STICKS:
            raise refuse("S7", "position-too-many-sticks", seat=seat, most=STICKS)
    for text, seat in position.get("rebuilt", {}).items():
        table.rebuilt[_seat(table, seat, "rebuilt")] |= one(_district(table, text))
    for district in range(DISTRICTS):
        if can_be_rebuilt(table, district) and decisive_player(table, district) != NOBODY:
            raise refuse("S56", "position-majority", district=DISTRICT_TEXTS[district])


def _empty_street(table: Table, text: str | None) -> int:
    street = _known(STREET_TEXTS, text, "position-street", "S2")
    if street != NOTHING and not is_empty(table, street):
        raise refuse("S5", "position-not-empty", street=text)
    return street


def _district(table: Table, text: str) -> int:
    if text not in DISTRICT_TEXTS or table.city[DISTRICT_TEXTS.index(text)] == Kind.PARK:
        raise refuse("S6", "position-district", district=text)
    return DISTRICT_TEXTS.index(text)


def _seat(table: Table, seat: int, field: str) -> int:
    if not 0 <= seat < table.players:
        raise refuse("", "position-seat", field=field, seat=seat, last=table.players - 1)
    return seat


# Tracks

PER_SEAT = (
    "influence",
    "prestige",
    "hands",
    "ledger",
    "played",
    "picks",
    "bids",
    "passed",
    "hidden",
    "offers",
    "removed",
    "takes",
)


def read_tracks(table: Table, position: Position) -> None:
    """Lists have an entry for each seat; influence, prestige and round are within their bounds (S14, S78)."""
    given: dict[str, Any] = dict(position)
    for field in PER_SEAT:
        if field in given and len(given[field]) != table.players:
            found = len(given[field])
            raise refuse("", "position-list-length", field=field, found=found, players=table.players)
    table.influence[: table.players] = [
        _within(number, 0, INFLUENCE_MAX, "influence", "S14")
        for number in position.get("influence", [INFLUENCE_START] * table.players)
    ]
    table.prestige[: table.players] = [
        _within(number, 0, MOST_PRESTIGE, "prestige", "S14") for number in position.get("prestige", [0] * table.players)
    ]
    table.round = _within(position.get("round", 1), 1, ROUND_LIMIT, "round", "S78")
    table.first = _seat(table, position.get("first", 0), "first")


def _within(number: int, least: int, most: int, field: str, rule: str) -> int:
    if not least <= number <= most:
        raise refuse(rule, "position-number", field=field, found=str(number), least=least, most=str(most))
    return number


# Cheques


def read_cheques(table: Table, position: Position) -> None:
    """Only cheques that exist, no more than are in play, and exactly those if the bank is given (S10, S11)."""
    players = table.players
    empty: list[list[int]] = [[] for _ in range(players)]
    hands = position.get("hands", [cheques_in(starting_hand())] * players)
    laid = [position.get("bids", empty), position.get("hidden", empty), position.get("offers", empty)]
    drawn = position.get("drawn", [])
    listed = [*drawn, *(value for lists in (hands, *laid) for cheques in lists for value in cheques)]
    bank = position.get("bank")
    missing = _missing_cheques(players, [*listed, *(bank or [])])
    if bank is not None and missing:
        raise refuse("S10", "position-cheque-missing", cheque=missing[0])
    table.bank_size = _lay_row(table.bank, _places(missing if bank is None else bank[::-1]))
    if bank is None:
        shuffle(table, table.bank, table.bank_size)
    table.drawn_size = _lay_row(table.drawn, _places(drawn))
    for seat in range(players):
        table.hands[seat] = _purse(hands[seat])
        table.laid[seat] = _purse([value for lists in laid for value in lists[seat]])
    _read_ledger(table, position.get("ledger", hands))


def _missing_cheques(players: int, listed: list[int]) -> list[int]:
    """The cheques in play that are not listed."""
    found = Counter(listed)
    in_play = {purse.dollars(value): STARTING_CHEQUES[value] * players for value in range(VALUES)}
    for value, number in found.items():
        if value not in in_play:
            raise refuse("S10", "position-cheque", cheque=str(value))
        if number > in_play[value]:
            raise refuse("S10", "position-too-many-cheques", cheque=value, found=number, number=in_play[value])
    return [value for value, number in in_play.items() for _ in range(number - found[value])]


def _read_ledger(table: Table, ledger: list[list[int]]) -> None:
    """Whatever a seat holds it may hold by public memory (S21a)."""
    for seat, cheques in enumerate(ledger):
        _missing_cheques(table.players, cheques)
        table.ledger[seat] = _purse(cheques)
        if not purse.holds(table.ledger[seat], table.hands[seat]):
            raise refuse("S21", "position-ledger", seat=seat)


def _purse(cheques: list[int]) -> int:
    return sum(purse.cheque(value) for value in _places(cheques))


def _places(cheques: list[int]) -> list[int]:
    """Cheques by their places among the values."""
    return [cheque // 10 - 1 for cheque in cheques]


def _lay_row(row: list[int], things: list[int]) -> int:
    row[: len(things)] = things
    return len(things)


# Cards


def read_auction_cards(table: Table, position: Position) -> None:
    """Known cards, no more of each than there are; those that are missing are shuffled underneath (S12)."""
    card = position.get("card")
    if card is None and table.phase != Phase.OVER:
        raise refuse("", "position-field-missing", field="card")
    turned = [*position.get("discard", []), *([] if card is None else [card])]
    known = _numbers(CARD_TEXTS, [*turned, *position.get("deck", [])], CARD_COPIES)
    complete_auction_deck(table, _lay_row(table.cards, known))
    table.turned = len(turned)
    table.card = NOTHING if card is None else CARD_TEXTS.index(card)


def _numbers(texts: tuple[str, ...], cards: list[str], copies: tuple[int, ...]) -> list[int]:
    """Cards by their numbers, each known and no more often than it exists."""
    for text, found in Counter(cards).items():
        if text not in texts:
            raise refuse("", "position-card", card=text)
        if found > copies[texts.index(text)]:
            raise refuse("", "position-card-copies", card=text, found=found, copies=copies[texts.index(text)])
    return [texts.index(text) for text in cards]


def read_action_cards(table: Table, position: Position) -> None:
    """The year track, the card being carried out, the deck; what is missing is shuffled underneath (S13, S14, S16)."""
    years, action = position.get("years", []), position.get("action")
    known = [*years, *([] if action is None else [action]), *position.get("action_deck", [])]
    table.actions_size = _lay_row(table.actions, _numbers(ACTION_TEXTS, known, ACTION_CARD_COPIES))
    table.years = _within(len(years), 0, YEARS if table.phase == Phase.OVER else YEARS - 1, "years", "S76")
    table.action = NOTHING if action is None else ACTION_TEXTS.index(action)
    homes = sum(ACTION_DEED[card] == Deed.HOMES for card in table.actions[: table.years])
    table.open_homes = _within(position.get("open_homes", 0), 0, homes, "open_homes", "S66")
    table.action_due = position.get("action_due", False)
    if is_deck_chosen(table):
        _check_chosen_deck(table)
    complete_action_deck(table)


def _check_chosen_deck(table: Table) -> None:
    """No more of a deed than its number, and room for the numbers still missing (S16)."""
    for deed in Deed:
        if room_for(table, deed) < 0:
            code = "position-no-room" if named_number(table, deed) < 0 else "position-named-number"
            raise refuse("S16", code, deed=deed.name.lower(), number=named_number(table, deed), years=YEARS)


# Choices


def read_choices(table: Table, position: Position) -> None:
    """Who decides, and whatever has been chosen so far."""
    players = table.players
    turn = position["turn"]
    if (turn is None) != (table.phase == Phase.OVER):
        raise refuse("", "position-turn", phase=position["phase"])
    table.turn = NOBODY if turn is None else _seat(table, turn, "turn")
    nulls = [None] * players
    table.rights = _lay_row(table.investors, _read_investors(table, position))
    _lay_row(table.investor_tiles, _read_investor_tiles(table, position))
    table.played[:players] = [_card_played(value) for value in position.get("played", nulls)]
    table.picks[:players] = [_tile(tile) for tile in position.get("picks", nulls)]
    table.passed[:players] = position.get("passed", [False] * players)
    table.tile = _tile(position.get("tile"))
    table.proposer = _seat_or_nobody(table, position.get("proposer"), "proposer")
    table.buyer = _seat_or_nobody(table, position.get("buyer"), "buyer")
    table.receiver = _seat_or_nobody(table, position.get("receiver"), "receiver")
    table.picked = _known(STREET_TEXTS, position.get("picked"), "position-street", "S2")
    table.sold[:players] = [
        _within(sold, 0, STICKS, "removed", "S73") for sold in position.get("removed", [0] * players)
    ]
    table.takes[:players] = [_known(TAKE_TEXTS, take, "position-take", "S74") for take in position.get("takes", nulls)]


def _read_investors(table: Table, position: Position) -> list[int]:
    """Each seat is an investor at most once; only an option auction gives them tiles (S31, S38)."""
    investors = [_seat(table, seat, "investors") for seat in position.get("investors", [])]
    if len(set(investors)) != len(investors):
        raise refuse("S31", "position-investor-twice")
    return investors


def _read_investor_tiles(table: Table, position: Position) -> list[int]:
    tiles = position.get("investor_tiles", [])
    if tiles and len(tiles) != table.rights:
        raise refuse("S39", "position-investor-tiles")
    return [_tile(tile) for tile in tiles]


def _card_played(value: int | None) -> int:
    return NOTHING if value is None else _within(value, 0, INFLUENCE_CARDS - 1, "played", "S28")


def _tile(text: str | None) -> int:
    return _known(TILE_TEXTS, text, "position-tile", "S37")


def _known(texts: tuple[str, ...], text: str | None, code: str, rule: str) -> int:
    """The place of a text among those that can stand here; nothing for null."""
    if text is None:
        return NOTHING
    if text not in texts:
        raise refuse(rule, code, found=text)
    return texts.index(text)


def _seat_or_nobody(table: Table, seat: int | None, field: str) -> int:
    return NOBODY if seat is None else _seat(table, seat, field)


# A chain of moves that is only half made


def take_up_chain(table: Table) -> None:
    """Cheques before the active seat that may still be added to are not committed yet (S34, S42, S45)."""
    if table.phase == Phase.OFFER:
        take_up(table, table.receiver)
    elif table.phase in (Phase.RAISE, Phase.HIDE):
        take_up(table, table.turn)
    for seat in range(table.players):
        table.ledger[seat] += laid_in_secret(table, seat)


def take_up(table: Table, before: int) -> None:
    """The cheques before a seat are those that the active one is laying down."""
    table.added = table.laid[before]
    table.laid[before] = 0
