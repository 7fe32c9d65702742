"""The position document: a table written as JSON and read back (section 6).

Here every field is read by itself, in the order of refusals 1 to 5; whether they fit together is judged in
`consistency`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired

from pydantic import with_config
from typing_extensions import TypedDict

from quartier.engine.documents import check_shape
from quartier.engine.errors import OptionError, PositionError
from quartier.engine.primitives.bits import count, lowest, one
from quartier.engine.primitives.dice import seed_dice, shuffle
from quartier.engine.primitives.grid import column_of, row_of
from quartier.engine.primitives.seats import NOBODY
from quartier.games.new_york import FACTS
from quartier.games.new_york.board import colour_at, colours_in_play, playable_squares, reserve
from quartier.games.new_york.consistency import check_fit, follows_turn, refusal
from quartier.games.new_york.names import (
    CARDS_BY_TEXT,
    COLOURS_BY_TEXT,
    LINES_BY_TEXT,
    SQUARES_BY_TEXT,
    card_texts,
    deck_text,
    line_text,
    square_text,
)
from quartier.games.new_york.pieces import (
    BLUE,
    CARD_TEXTS,
    COLOUR_TEXTS,
    COPIES_OF,
    FACES,
    LETTERS,
    LINES,
    MONEY,
    MOST_TURNS,
    PACK,
    RED,
    STOP_CARDS,
    STOP_TEXT,
)
from quartier.games.new_york.piles import put_on_deck, put_stops_on_deck
from quartier.games.new_york.preliminary import draw_lots, is_preliminary, preliminary_pawns, share_colours
from quartier.games.new_york.rules import clear_table
from quartier.games.new_york.table import NOTHING, Phase, Table


@with_config(extra="forbid", strict=True)
class Position(TypedDict):
    """The fields of a document."""

    game: Literal["new_york"]
    players: int
    options: NotRequired[dict[str, Any]]
    phase: str
    turn: NotRequired[int | None]
    active: NotRequired[int | None]
    board: NotRequired[list[str]]
    colours: NotRequired[list[list[str]]]
    money: NotRequired[list[int]]
    hands: NotRequired[list[list[str]]]
    deck: NotRequired[list[str]]
    discard: NotRequired[list[str]]
    played: NotRequired[list[str]]
    square: NotRequired[str | None]
    line: NotRequired[str | None]
    target: NotRequired[str | None]
    offered: NotRequired[str | None]
    swap_done: NotRequired[bool]
    stop_phase: NotRequired[bool]
    turns_played: NotRequired[int]
    colour_deck: NotRequired[list[str] | None]
    first_seat: NotRequired[int | None]


# Writing


def write(table: Table) -> dict[str, Any]:
    """The document of a table, with every field."""
    return {
        "game": FACTS.name,
        "players": table.players,
        "options": FACTS.options_of(table),
        "phase": Phase(table.phase).name.lower(),
        "turn": _or_none(table.turn),
        "active": _or_none(table.active),
        "board": _write_board(table),
        "colours": [_colours_of(table, seat) for seat in range(table.players)],
        "money": table.money[: table.players],
        "hands": [_texts(hand) for hand in table.hands[: table.players]],
        "deck": [deck_text(card) for card in reversed(table.deck[: table.deck_size])],
        "discard": [*_texts(table.discard), *[STOP_TEXT] * table.discarded_stops],
        "played": _texts(table.played),
        "square": None if table.square == NOTHING else square_text(table.square),
        "line": None if table.line == NOTHING else line_text(table.line),
        "target": None if table.hit == NOTHING else COLOUR_TEXTS[table.hit],
        "offered": None if table.offered == NOTHING else CARD_TEXTS[table.offered],
        "swap_done": bool(table.swap_done),
        "stop_phase": bool(table.stop_phase),
        "turns_played": table.turns_played,
        "colour_deck": _lottery(table) if is_preliminary(table) and not table.own_colour else None,
        "first_seat": _or_none(table.first_seat),
    }


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _write_board(table: Table) -> list[str]:
    squares = [_letter(colour_at(table, square)) for square in SQUARES_BY_TEXT.values()]
    return ["".join(squares[red * LINES : (red + 1) * LINES]) for red in range(LINES)]


def _letter(colour: int) -> str:
    return "." if colour == NOTHING else LETTERS[colour]


def _colours_of(table: Table, seat: int) -> list[str]:
    return [text for colour, text in enumerate(COLOUR_TEXTS) if table.owner[colour] == seat]


def _texts(cards: Sequence[int]) -> list[str]:
    return card_texts(cards[RED], RED) + card_texts(cards[BLUE], BLUE)


def _lottery(table: Table) -> list[str]:
    return [COLOUR_TEXTS[colour] for colour in table.lottery[: colours_in_play(table)]]


# Reading


def read(document: object, seed: int) -> Table:
    """The table that a document describes; what it leaves open is drawn from the seed, in the order of N8."""
    position = check_shape(FACTS.name, "", Position, document)
    table = _lay_out(position)
    seed_dice(table, seed)
    _read_seats(table, position)
    _read_board(table, position)
    _read_colours(table, position)
    _read_money(table, position)
    _read_cards(table, position)
    _read_lots(table, position)
    _read_choices(table, position)
    _read_progress(table, position)
    check_fit(table)
    return table


def _lay_out(position: Position) -> Table:
    """The players, options and phase must be known (refusals 1 and 6)."""
    try:
        players, options = FACTS.check(position["players"], position.get("options", {}))
    except OptionError as error:
        raise PositionError(error.code, game=FACTS.name, rule=error.rule, **error.facts) from None
    table = FACTS.lay_out(Table, players, options)
    clear_table(table)
    phases = {phase.name.lower(): phase for phase in Phase}
    if position["phase"] not in phases:
        raise refusal("N19", "position-phase", phase=position["phase"], allowed=", ".join(phases))
    table.phase = phases[position["phase"]]
    return table


def _required(position: Position, field: str) -> Any:
    if position.get(field) is None:
        raise refusal("", "position-field-missing", field=field)
    return position.get(field)


def _is_preliminary(position: Position) -> bool:
    """Only in the preliminary round a pawn's colour is chosen with no card played."""
    return position["phase"] in ("pick_colour", "place") or (position["phase"] == "mark" and not position.get("played"))


def _read_seats(table: Table, position: Position) -> None:
    """Who decides and whose turn it is; when the game is over nobody decides (refusal 8)."""
    turn = position.get("turn") if table.phase == Phase.OVER else _required(position, "turn")
    active = position.get("active")
    if active is None and not _is_preliminary(position):
        active = _required(position, "active") if _others_may_decide(position) else turn
    for field, seat in (("turn", turn), ("active", active)):
        if seat is not None and not 0 <= seat < table.players:
            raise refusal("N19", "position-no-seat", field=field, seat=seat, most=table.players - 1)
    table.turn = NOBODY if turn is None or table.phase == Phase.OVER else turn
    table.active = NOBODY if active is None else active


def _others_may_decide(position: Position) -> bool:
    """Whether the seat that decides may be another than the active one."""
    refills = position["phase"] == "mark" and any(card.endswith(("-sanierung", "-ruin")) for card in position["played"])
    return position["phase"] in ("exchange", "lose", "refill") or refills


def _read_board(table: Table, position: Position) -> None:
    """Seven lines of seven letters, each a colour in play, and no more pawns than a colour has (refusal 2)."""
    if "board" not in position and position["phase"] in ("pick_colour", "place"):
        return
    board = _required(position, "board")
    if len(board) != LINES or any(len(line) != LINES for line in board):
        raise refusal("N1", "position-board-shape", lines=LINES)
    letters = LETTERS[: colours_in_play(table)]
    for text, square in SQUARES_BY_TEXT.items():
        letter = board[row_of(square)][column_of(square)]
        if letter in letters:
            table.pawns[letters.index(letter)] |= one(square)
        elif letter != ".":
            raise refusal("N3", "position-letter", letter=letter, square=text, allowed=" ".join(letters))
    for colour in range(len(letters)):
        _check_pawns(table, colour, _is_preliminary(position))


def _check_pawns(table: Table, colour: int, preliminary: bool) -> None:
    found = count(table.pawns[colour])
    if table.pawn_limit and reserve(table, colour) < 0:
        most = found + reserve(table, colour)
        raise refusal("N5", "position-too-many-pawns", colour=COLOUR_TEXTS[colour], found=found, most=most)
    if preliminary and found > preliminary_pawns(table):
        most = preliminary_pawns(table)
        raise refusal("N13", "position-too-many-pawns", colour=COLOUR_TEXTS[colour], found=found, most=most)


def _read_colours(table: Table, position: Position) -> None:
    """Each colour in play belongs to exactly one seat; while they are picked, to at most one (refusal 3)."""
    if "colours" not in position and table.phase == Phase.PICK_COLOUR:
        return
    if "colours" not in position and table.phase == Phase.PLACE and not table.own_colour:
        share_colours(table)
        return
    colours = _required(position, "colours")
    _check_length(table, "colours", colours)
    in_play = COLOUR_TEXTS[: colours_in_play(table)]
    for seat, texts in enumerate(colours):
        for text in texts:
            if text not in in_play or table.owner[in_play.index(text)] != NOBODY:
                raise refusal("N3", "position-colour", colour=text, allowed=", ".join(in_play))
            table.owner[in_play.index(text)] = seat
    _check_shares(table, [len(texts) for texts in colours])


def _check_shares(table: Table, shares: list[int]) -> None:
    if table.phase == Phase.PICK_COLOUR:
        if not follows_turn(shares, table.turn):
            raise refusal("N12", "position-picks", turn=table.turn)
    elif any(share * table.players != colours_in_play(table) for share in shares):
        raise refusal("N3", "position-colour-shares", each=colours_in_play(table) // table.players)


def _check_length(table: Table, field: str, entries: list[Any]) -> None:
    if len(entries) != table.players:
        raise refusal("", "position-list-length", field=field, found=len(entries), players=table.players)


def _read_money(table: Table, position: Position) -> None:
    """A purse for each seat, none in debt, all together what they began with (refusal 4)."""
    money = position.get("money", table.money[: table.players])
    _check_length(table, "money", money)
    total = MONEY[table.players - 2] * table.players
    if min(money) < 0 or sum(money) != total:
        raise refusal("N9", "position-money", found=str(sum(money)), total=total)
    table.money[: table.players] = money


# Cards


class _Pack:
    """The cards of a game that a document has not placed yet."""

    def __init__(self, table: Table) -> None:
        self.left = list(PACK[table.edition][table.events])
        self.stops = STOP_CARDS if table.stop_phase else 0

    def take(self, text: str) -> tuple[int, int]:
        """The colour of a card, and one of its copies as a set."""
        if text not in CARD_TEXTS:
            raise refusal("N10", "position-card-unknown", card=text)
        colour, face = divmod(CARD_TEXTS.index(text), FACES)
        copies = self.left[colour] & COPIES_OF[face]
        if copies == 0:
            raise refusal("N10", "position-card-too-often", card=text)
        self.left[colour] ^= one(lowest(copies))
        return colour, one(lowest(copies))

    def take_stops(self, stops: int) -> None:
        """Stop cards are in play only once so few squares were empty."""
        if stops > self.stops:
            raise refusal("N32", "position-card-too-often", card=STOP_TEXT)
        self.stops -= stops

    def missing(self) -> list[str]:
        """The texts of the cards that are left."""
        return [*card_texts(self.left[RED], RED), *card_texts(self.left[BLUE], BLUE), *[STOP_TEXT] * self.stops]


def _read_cards(table: Table, position: Position) -> None:
    """Every card is known, in one place only, and with a deck given none is missing (refusal 5)."""
    table.stop_phase = position.get("stop_phase", False)
    pack = _Pack(table)
    hands = position.get("hands", [[]] * table.players) if _is_preliminary(position) else _required(position, "hands")
    _check_length(table, "hands", hands)
    for seat, hand in enumerate(hands):
        _lay(pack, hand, table.hands[seat])
    _lay(pack, position.get("played", []), table.played)
    discard = position.get("discard", [])
    _lay(pack, [text for text in discard if text != STOP_TEXT], table.discard)
    table.discarded_stops = discard.count(STOP_TEXT)
    pack.take_stops(table.discarded_stops)
    _read_deck(table, position, pack)
    if 0 < table.discarded_stops < STOP_CARDS and table.phase != Phase.OVER:
        raise refusal("N32", "position-stops-apart")


def _lay(pack: _Pack, texts: list[str], cards: list[int]) -> None:
    for text in texts:
        if text == STOP_TEXT:
            raise refusal("N33", "position-stop-in-hand")
        colour, copy = pack.take(text)
        cards[colour] |= copy


def _read_deck(table: Table, position: Position, pack: _Pack) -> None:
    """A deck that is not given is made of all cards found nowhere else, shuffled."""
    for text in reversed(position.get("deck", [])):
        if text == STOP_TEXT:
            pack.take_stops(1)
            put_stops_on_deck(table, 1)
        else:
            colour, copy = pack.take(text)
            put_on_deck(table, copy, colour)
    if "deck" not in position:
        put_on_deck(table, pack.left[RED], RED)
        put_on_deck(table, pack.left[BLUE], BLUE)
        put_stops_on_deck(table, pack.stops)
        shuffle(table, table.deck, table.deck_size)
    elif pack.missing():
        raise refusal("N10", "position-card-missing", card=pack.missing()[0])


# What will be drawn, and what is chosen so far


def _read_lots(table: Table, position: Position) -> None:
    """The coming lottery and the coming first player; where there are any and they are not given, they are drawn."""
    if _is_preliminary(position):
        draw_lots(table)
    lottery, first = position.get("colour_deck"), position.get("first_seat")
    in_play = COLOUR_TEXTS[: colours_in_play(table)]
    if lottery is not None:
        if table.own_colour or not _is_preliminary(position) or sorted(lottery) != sorted(in_play):
            raise refusal("N16", "position-colour-deck", allowed=", ".join(in_play))
        table.lottery[: len(lottery)] = [in_play.index(text) for text in lottery]
    if first is not None:
        if table.first_seat == NOBODY or not 0 <= first < table.players:
            raise refusal("N17", "position-first-seat", seat=str(first), most=table.players - 1)
        table.first_seat = first


def _read_choices(table: Table, position: Position) -> None:
    """A square, line, colour or card that is settled is one there is (refusal 9)."""
    table.square = _number(position, "square", "N1", SQUARES_BY_TEXT)
    table.line = _number(position, "line", "N1", LINES_BY_TEXT)
    table.hit = _number(position, "target", "N3", COLOURS_BY_TEXT)
    table.offered = _number(position, "offered", "N56", CARDS_BY_TEXT)


def _number(position: Position, field: str, rule: str, numbers: Mapping[str, int]) -> int:
    text = position.get(field)
    if text is None:
        return NOTHING
    if text not in numbers:
        raise refusal(rule, "position-choice", field=field, found=str(text))
    return numbers[str(text)]


def _read_progress(table: Table, position: Position) -> None:
    """How far the turn and the game are (refusal 13)."""
    turns = position.get("turns_played", 0)
    if not 0 <= turns <= MOST_TURNS or (turns == MOST_TURNS and table.phase != Phase.OVER):
        raise refusal("N34", "position-turns", found=str(turns), most=MOST_TURNS)
    table.turns_played = turns
    table.swap_done = bool(table.teams and table.active != NOBODY and position.get("swap_done", False))
    if table.active != NOBODY:
        table.playable = playable_squares(table, table.active)
