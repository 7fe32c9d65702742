"""The position document: a table written as JSON and read back, with every refusal of P42 in its order."""

from __future__ import annotations

import functools
from collections import Counter
from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field, with_config
from typing_extensions import TypedDict

from quartier.engine.documents import check_shape
from quartier.engine.errors import OptionError, PositionError
from quartier.engine.primitives.bits import count, has, one, things_in
from quartier.engine.primitives.dice import seed_dice, shuffle
from quartier.engine.primitives.grid import groups, square_at
from quartier.engine.primitives.seats import NOBODY
from quartier.games.property import FACTS
from quartier.games.property.names import CARD_TEXTS, card_texts
from quartier.games.property.pieces import (
    BLACK,
    CARDS,
    COURT_CARDS,
    COURT_TEXTS,
    DOLLARS,
    JOKERS,
    LINES,
    RED,
    SQUARES,
    Court,
    is_wild,
    line_of,
)
from quartier.games.property.rules import (
    can_buy,
    can_complete,
    can_make,
    clear,
    is_bankrupt,
    is_over,
    lacks_a_colour,
    named_square,
    owner_of,
    price,
    smallest_given,
    units_given,
)
from quartier.games.property.table import NOTHING, Payment, Phase, Table

_Line = Annotated[int, Field(ge=1, le=LINES)]
_Number = Annotated[int, Field(ge=0, le=1_000_000_000)]


@with_config(extra="forbid", strict=True)
class Courts(TypedDict):
    """Counts of court cards; a missing kind is 0."""

    k: NotRequired[int]
    q: NotRequired[int]
    j: NotRequired[int]
    joker: NotRequired[int]


@with_config(extra="forbid", strict=True)
class Given(TypedDict):
    """Court cards laid down in the current payment."""

    k: NotRequired[_Number]
    q: NotRequired[_Number]
    j: NotRequired[_Number]
    joker: NotRequired[_Number]


@with_config(extra="forbid", strict=True)
class Position(TypedDict):
    """The fields of a document (section 6)."""

    game: Literal["property"]
    players: int
    options: NotRequired[dict[str, Any]]
    phase: str
    turn: NotRequired[int | None]
    turns: NotRequired[_Number]
    board: list[str]
    cash: list[int]
    court: list[Courts]
    given: NotRequired[Given]
    bankrupt: NotRequired[list[int]]
    hands: list[list[str]]
    red: NotRequired[str | None]
    black: NotRequired[str | None]
    column: NotRequired[_Line | None]
    row: NotRequired[_Line | None]
    deck: NotRequired[list[str]]
    discard: NotRequired[list[str]]


# Writing


def write(table: Table) -> dict[str, Any]:
    """The document of a table, with every field, defaults included (P40)."""
    return {
        "game": FACTS.name,
        "players": table.players,
        "options": FACTS.options_of(table),
        "phase": Phase(table.phase).name.lower(),
        "turn": None if table.phase == Phase.OVER else table.turn,
        "turns": table.turns,
        "board": _write_board(table),
        "cash": table.cash[: table.players],
        "court": [_write_court(cards) for cards in table.court[: table.players]],
        "given": _write_court(table.given),
        "bankrupt": table.bankrupt[: table.bankrupts],
        "hands": [card_texts(hand) for hand in table.hands[: table.players]],
        "red": None if table.red == NOTHING else CARD_TEXTS[table.red],
        "black": None if table.black == NOTHING else CARD_TEXTS[table.black],
        "column": None if table.column == NOTHING else table.column + 1,
        "row": None if table.row == NOTHING else table.row + 1,
        "deck": [CARD_TEXTS[card] for card in reversed(table.deck[: table.deck_size])],
        "discard": [CARD_TEXTS[card] for card in table.discard[: table.discard_size]],
    }


def _write_board(table: Table) -> list[str]:
    return list(_board_texts(tuple(table.owned[: table.players]), table.mortgaged))


@functools.lru_cache(maxsize=4096)
def _board_texts(owned: tuple[int, ...], mortgaged: int) -> tuple[str, ...]:
    """The board, row 8 first. Most moves leave it as it is, and every seat sees the same."""
    squares = ["."] * SQUARES
    for seat, squares_owned in enumerate(owned):
        for square in things_in(squares_owned):
            squares[square] = "ABCDEF"[seat] if has(mortgaged, square) else "abcdef"[seat]
    return tuple("".join(squares[row * LINES : (row + 1) * LINES]) for row in reversed(range(LINES)))


def _write_court(cards: list[int]) -> dict[str, int]:
    return dict(zip(COURT_TEXTS, cards, strict=True))


def group_sizes(table: Table) -> list[list[int]]:
    """For each square, row 8 first, the size of the group it belongs to, 0 where it is empty (P3)."""
    return [list(row) for row in _group_sizes(tuple(table.owned[: table.players]))]


@functools.lru_cache(maxsize=4096)
def _group_sizes(owned: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    sizes = [0] * SQUARES
    for squares_owned in owned:
        for part in groups(squares_owned):
            for square in things_in(part):
                sizes[square] = count(part)
    return tuple(tuple(sizes[row * LINES : (row + 1) * LINES]) for row in reversed(range(LINES)))


# Reading


def read(document: object, seed: int) -> Table:
    """The table that a document describes; a missing stock is shuffled from the seed (P41). PositionError cites P42."""
    position = check_shape(FACTS.name, "P42a", Position, document)
    table = _lay_out(position)
    seed_dice(table, seed)
    _check_lists(position)
    _read_cards(table, position)
    _read_purses(table, position)
    _read_board(table, position)
    _read_bankrupt(table, position)
    _read_turn(table, position)
    _check_hands(table)
    _check_purchase(table)
    _check_end(table)
    return table


def _refuse(rule: str, code: str, **facts: Any) -> PositionError:
    return PositionError(code, game=FACTS.name, rule=rule, **facts)


def _lay_out(position: Position) -> Table:
    """The players and options must be allowed; only a finished game has no seat to move (P42a, P42b)."""
    if position["phase"] != "over" and position.get("turn") is None:
        raise _refuse("P42a", "position-field-missing", field="turn")
    try:
        players, options = FACTS.check(position["players"], position.get("options", {}))
    except OptionError as error:
        raise PositionError(error.code, game=FACTS.name, rule="P42b", **error.facts) from None
    table = FACTS.lay_out(Table, players, options)
    clear(table)
    table.turns = position.get("turns", 0)
    return table


def _check_lists(position: Position) -> None:
    """Purses, court cards and hands need an entry for each seat, and no negative number (P42c)."""
    players = position["players"]
    lists: dict[str, list[Any]] = {name: position[name] for name in ("cash", "court", "hands")}
    for name, entries in lists.items():
        if len(entries) != players:
            raise _refuse("P42c", "position-list-length", field=name, found=len(entries), players=players)
    counts = [number for cards in position["court"] for number in dict(cards).values()]
    if any(isinstance(number, int) and number < 0 for number in [*position["cash"], *counts]):
        raise _refuse("P42c", "position-negative")


def _read_cards(table: Table, position: Position) -> None:
    """Every number card is in one place only, and with a stock given none is missing (P42d, P42e)."""
    played = [card for card in (position.get("red"), position.get("black")) if card is not None]
    in_hands = [card for hand in position["hands"] for card in hand]
    listed = [*in_hands, *played, *position.get("deck", []), *position.get("discard", [])]
    for text in listed:
        if text not in CARD_TEXTS:
            raise _refuse("P42d", "position-card-unknown", card=text)
    for text, times in Counter(listed).items():
        if times > 1:
            raise _refuse("P42d", "position-card-twice", card=text)
    if "deck" in position and len(listed) != CARDS:
        missing = next(card for card in CARD_TEXTS if card not in listed)
        raise _refuse("P42e", "position-card-missing", card=missing)
    for seat, hand in enumerate(position["hands"]):
        table.hands[seat] = sum(one(CARD_TEXTS.index(card)) for card in hand)
    table.discard_size = _pile(table.discard, position.get("discard", []))
    table.deck_size = _pile(table.deck, position.get("deck", [])[::-1])
    if "deck" not in position:
        _shuffle_the_rest(table, set(listed))


def _pile(pile: list[int], cards: list[str]) -> int:
    for place, card in enumerate(cards):
        pile[place] = CARD_TEXTS.index(card)
    return len(cards)


def _shuffle_the_rest(table: Table, listed: set[str]) -> None:
    """A stock that is not given is made of all cards found nowhere else, shuffled (P41)."""
    table.deck_size = _pile(table.deck, [card for card in CARD_TEXTS if card not in listed])
    shuffle(table, table.deck, table.deck_size)


def _read_purses(table: Table, position: Position) -> None:
    """Dollars add up; court cards are those of the pack, fewer only after a bankruptcy (P42f, P42g)."""
    total = DOLLARS[table.players - 2] * table.players
    if sum(position["cash"]) != total:
        raise _refuse("P42f", "position-dollars", found=sum(position["cash"]), total=total)
    table.cash[: table.players] = position["cash"]
    counts = [dict(cards) for cards in (*position["court"], position.get("given", {}))]
    for kind, text in enumerate(COURT_TEXTS):
        held = [int(cards.get(text, 0)) for cards in counts]  # type: ignore[call-overload]
        pack = JOKERS[table.players - 2] if kind == Court.JOKER else COURT_CARDS[kind]
        if sum(held) > pack or (sum(held) < pack and not position.get("bankrupt")):
            raise _refuse("P42g", "position-court-cards", card=text, found=sum(held), pack=pack)
        table.given[kind] = held.pop()
        for seat, cards in enumerate(held):
            table.court[seat][kind] = cards


def _read_board(table: Table, position: Position) -> None:
    """Eight rows of eight known squares, none of a seat that does not exist or is bankrupt (P42h)."""
    board = position["board"]
    if len(board) != LINES or any(len(row) != LINES for row in board):
        raise _refuse("P42h", "position-board-shape")
    for row, texts in enumerate(reversed(board)):
        for column, text in enumerate(texts):
            if text != ".":
                _read_square(table, square_at(column, row), text, position)


def _read_square(table: Table, square: int, text: str, position: Position) -> None:
    owner = "abcdef".find(text.lower()) if text.isascii() else NOBODY
    if not 0 <= owner < table.players or owner in position.get("bankrupt", []):
        raise _refuse("P42h", "position-square", square=text)
    table.owned[owner] |= one(square)
    if text.isupper():
        table.mortgaged |= one(square)


def _read_bankrupt(table: Table, position: Position) -> None:
    """Bankrupt seats exist, once each, and have nothing; the seat that decides is none of them (P42i)."""
    for seat in position.get("bankrupt", []):
        if not 0 <= seat < table.players or is_bankrupt(table, seat):
            raise _refuse("P42i", "position-bankrupt-seat", seat=seat)
        if table.cash[seat] or table.hands[seat] or any(table.court[seat]):
            raise _refuse("P42i", "position-bankrupt-has-something", seat=seat)
        table.bankrupt[table.bankrupts] = seat
        table.bankrupts += 1
    turn = position.get("turn")
    if position["phase"] == "over" or turn is None:
        table.turn = NOBODY
    elif not 0 <= turn < table.players or is_bankrupt(table, turn):
        raise _refuse("P42i", "position-turn", seat=turn)
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


def _read_turn(table: Table, position: Position) -> None:
    """The phase is known, the fields of the turn fit it, and lines are those that plain cards name (P42j)."""
    name = position["phase"].upper()
    if name not in Phase.__members__ or position["phase"] != name.lower():
        raise _refuse("P42j", "position-phase", phase=position["phase"])
    phase = Phase[name]
    red, black, column, row = (position.get(field) for field in ("red", "black", "column", "row"))
    if tuple(field is not None for field in (red, black, column, row)) != _SET[phase]:
        raise _refuse("P42j", "position-turn-fields", phase=position["phase"])
    table.phase = phase
    table.red = NOTHING if red is None else CARD_TEXTS.index(str(red))
    table.black = NOTHING if black is None else CARD_TEXTS.index(str(black))
    table.column = NOTHING if column is None else int(str(column)) - 1
    table.row = NOTHING if row is None else int(str(row)) - 1
    if not _turn_fits(table):
        raise _refuse("P42j", "position-turn-fields", phase=position["phase"])


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


def _check_hands(table: Table) -> None:
    """Between turns a seat holds both colours, and the active seat has what its phase asks for (P42k)."""
    for seat in range(table.players):
        resting = seat != table.turn or table.phase == Phase.RED
        if resting and not is_bankrupt(table, seat) and lacks_a_colour(table, seat):
            raise _refuse("P42k", "position-colour-missing", seat=seat)
    if table.phase == Phase.BLACK and table.hands[table.turn] & BLACK == 0:
        raise _refuse("P42k", "position-colour-missing", seat=table.turn)


def _check_purchase(table: Table) -> None:
    """A purchase under way is of a rival's square, can be paid, and is not paid yet (P42l, P42m)."""
    if table.phase not in (Phase.BUY, Phase.GIVE):
        return
    if owner_of(table, named_square(table)) in (NOBODY, table.turn):
        raise _refuse("P42l", "position-not-a-rivals-square")
    if not _can_be_paid(table):
        raise _refuse("P42l", "position-cannot-pay", price=price(table))
    if units_given(table) >= price(table):
        raise _refuse("P42m", "position-already-paid", price=price(table))


def _can_be_paid(table: Table) -> bool:
    missing = price(table) - units_given(table)
    if missing <= 0:
        return True
    if units_given(table) == 0:
        return can_buy(table, missing)
    if table.payment == Payment.EXACT:
        return can_make(table, missing, 1, NOTHING)
    return can_complete(table, missing, smallest_given(table), NOTHING)


def _check_end(table: Table) -> None:
    """The game is over exactly when enough seats are bankrupt or the turn limit is reached (P42n)."""
    if is_over(table) != (table.phase == Phase.OVER):
        raise _refuse("P42n", "position-should-be-over" if is_over(table) else "position-should-not-be-over")
