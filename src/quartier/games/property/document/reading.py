"""Reading a position document: from its fields to a table (P41, P42)."""

from __future__ import annotations

from typing import Any

from quartier.engine.cards.reading import check_places, check_whole, read_pile, read_set, shuffle_rest
from quartier.engine.documents import check_shape
from quartier.engine.primitives.bits import has, one
from quartier.engine.primitives.dice import seed_dice
from quartier.engine.primitives.grid import square_at
from quartier.engine.primitives.seats import NOBODY
from quartier.games.property import FACTS
from quartier.games.property.document.consistency import check_end, check_hands, check_purchase
from quartier.games.property.document.shape import OPTIONAL, CourtCards, Document, counts_of
from quartier.games.property.pieces import (
    BLACK,
    COURT_CARDS,
    COURT_TEXTS,
    DOLLARS,
    JOKERS,
    LINES,
    RED,
    Court,
    is_wild,
    line_of,
)
from quartier.games.property.pieces.names import CARD_TEXTS
from quartier.games.property.rules.ending import is_bankrupt
from quartier.games.property.rules.purchase import units_given
from quartier.games.property.rules.setup import clear
from quartier.games.property.table import NOTHING, Phase, Table


def read(document: object, seed: int) -> Table:
    """The table that a document describes; a missing stock is shuffled from the seed (P41). PositionError cites P42."""
    position = check_shape(FACTS.name, "P42a", Document, document, optional=OPTIONAL)
    table = _lay_out(position)
    seed_dice(table, seed)
    _check_lists(position)
    _read_cards(table, position)
    _read_purses(table, position)
    _read_board(table, position)
    _read_bankrupt(table, position)
    _read_turn(table, position)
    check_hands(table)
    check_purchase(table)
    check_end(table)
    return table


def _lay_out(position: Document) -> Table:
    """The players and options must be allowed; only a finished game has no seat to move (P42a, P42b)."""
    if position["phase"] != "over" and position.get("turn") is None:
        raise FACTS.bad_position("position-field-missing", "P42a", field="turn")
    table = FACTS.lay_out(Table, *FACTS.check_document(position, "P42b"))
    clear(table)
    table.turns = position.get("turns", 0)
    return table


def _check_lists(position: Document) -> None:
    """Purses, court cards and hands need an entry for each seat, and no negative number (P42c)."""
    players = position["players"]
    lists: dict[str, list[Any]] = {name: position[name] for name in ("cash", "court", "hands")}
    for name, entries in lists.items():
        if len(entries) != players:
            raise FACTS.bad_position("position-list-length", "P42c", field=name, found=len(entries), players=players)
    court_cards = [number for cards in position["court"] for number in counts_of(cards)]
    if min([*position["cash"], *court_cards]) < 0:
        raise FACTS.bad_position("position-negative", "P42c")


def _read_cards(table: Table, position: Document) -> None:
    """Every number card is in one place; a given stock completes them, else it is the rest (P41, P42d, P42e)."""
    played = [card for card in (position.get("red"), position.get("black")) if card is not None]
    in_hands = [card for hand in position["hands"] for card in hand]
    listed = [*in_hands, *played, *position.get("deck", []), *position.get("discard", [])]
    check_places(FACTS, "P42d", CARD_TEXTS, listed)
    for seat, hand in enumerate(position["hands"]):
        table.hands[seat] = read_set(CARD_TEXTS, hand)
    table.discard_size = read_pile(CARD_TEXTS, position.get("discard", []), table.discard)
    if "deck" in position:
        check_whole(FACTS, "P42e", CARD_TEXTS, listed)
        table.deck_size = read_pile(CARD_TEXTS, position["deck"][::-1], table.deck)
    else:
        table.deck_size = shuffle_rest(table, CARD_TEXTS, listed, table.deck)


def _read_purses(table: Table, position: Document) -> None:
    """Dollars add up; court cards are those of the pack, fewer only after a bankruptcy (P42f, P42g)."""
    total = DOLLARS[table.players - 2] * table.players
    if sum(position["cash"]) != total:
        raise FACTS.bad_position("position-dollars", "P42f", found=sum(position["cash"]), total=total)
    table.cash[: table.players] = position["cash"]
    counts = [counts_of(cards) for cards in (*position["court"], position.get("given", NO_CARDS))]
    for kind, text in enumerate(COURT_TEXTS):
        held = [cards[kind] for cards in counts]
        pack = JOKERS[table.players - 2] if kind == Court.JOKER else COURT_CARDS[kind]
        if sum(held) > pack or (sum(held) < pack and not position.get("bankrupt")):
            raise FACTS.bad_position("position-court-cards", "P42g", card=text, found=sum(held), pack=pack)
        table.given[kind] = held.pop()
        for seat, cards in enumerate(held):
            table.court[seat][kind] = cards


NO_CARDS: CourtCards = {"k": 0, "q": 0, "j": 0, "joker": 0}


def _read_board(table: Table, position: Document) -> None:
    """Eight rows of eight known squares, none of a seat that does not exist or is bankrupt (P42h)."""
    board = position["board"]
    if len(board) != LINES or any(len(row) != LINES for row in board):
        raise FACTS.bad_position("position-board-shape", "P42h")
    for row, texts in enumerate(reversed(board)):
        for column, text in enumerate(texts):
            if text != ".":
                _read_square(table, square_at(column, row), text, position)


def _read_square(table: Table, square: int, text: str, position: Document) -> None:
    owner = "abcdef".find(text.lower()) if text.isascii() else NOBODY
    if not 0 <= owner < table.players or owner in position.get("bankrupt", []):
        raise FACTS.bad_position("position-square", "P42h", square=text)
    table.owned[owner] |= one(square)
    if text.isupper():
        table.mortgaged |= one(square)


def _read_bankrupt(table: Table, position: Document) -> None:
    """Bankrupt seats exist, once each, and have nothing; the seat that decides is none of them (P42i)."""
    for seat in position.get("bankrupt", []):
        if not 0 <= seat < table.players or is_bankrupt(table, seat):
            raise FACTS.bad_position("position-bankrupt-seat", "P42i", seat=seat)
        if table.cash[seat] or table.hands[seat] or any(table.court[seat]):
            raise FACTS.bad_position("position-bankrupt-has-something", "P42i", seat=seat)
        table.bankrupt[table.bankrupts] = seat
        table.bankrupts += 1
    turn = position.get("turn")
    if position["phase"] == "over" or turn is None:
        table.turn = NOBODY
    elif not 0 <= turn < table.players or is_bankrupt(table, turn):
        raise FACTS.bad_position("position-turn", "P42i", seat=turn)
    else:
        table.turn = turn


# Which fields of the turn are set in which phase: red, black, column, row.
_SET = {
    Phase.RED: (False, False, False, False),
    Phase.BLACK: (True, False, False, False),
    Phase.COLUMN: (True, True, False, False),
    Phase.ROW: (True, True, True, False),
    Phase.BUY: (True, True, True, True),
    Phase.GIVE: (True, True, True, True),
    Phase.OVER: (False, False, False, False),
}


def _read_turn(table: Table, position: Document) -> None:
    """The phase is known, the fields of the turn fit it, and lines are those that plain cards name (P42j)."""
    name = position["phase"].upper()
    if name not in Phase.__members__ or position["phase"] != name.lower():
        raise FACTS.bad_position("position-phase", "P42j", phase=position["phase"])
    phase = Phase[name]
    red, black, column, row = (position.get(field) for field in ("red", "black", "column", "row"))
    if tuple(field is not None for field in (red, black, column, row)) != _SET[phase]:
        raise FACTS.bad_position("position-turn-fields", "P42j", phase=position["phase"])
    table.phase = phase
    table.red = NOTHING if red is None else CARD_TEXTS.index(str(red))
    table.black = NOTHING if black is None else CARD_TEXTS.index(str(black))
    table.column = NOTHING if column is None else int(str(column)) - 1
    table.row = NOTHING if row is None else int(str(row)) - 1
    if not _turn_fits(table):
        raise FACTS.bad_position("position-turn-fields", "P42j", phase=position["phase"])


def _turn_fits(table: Table) -> bool:
    if table.phase != Phase.GIVE and units_given(table) > 0:
        return False
    if (table.phase == Phase.COLUMN and not is_wild(table.red)) or (
        table.phase == Phase.ROW and not is_wild(table.black)
    ):
        return False
    return _card_fits(table.red, RED, table.column) and _card_fits(table.black, BLACK, table.row)


def _card_fits(card: int, colour: int, line: int) -> bool:
    if card == NOTHING:
        return True
    return has(colour, card) and (line == NOTHING or is_wild(card) or line == line_of(card))
