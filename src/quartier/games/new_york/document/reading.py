"""Reading a position document: from its fields to a table (section 6).

Every field is read by itself, in the order of refusals 1 to 5; whether they fit together is judged in `consistency`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quartier.engine.documents import check_shape
from quartier.engine.primitives.bits import count, one
from quartier.engine.primitives.dice import seed_dice, shuffle
from quartier.engine.primitives.grid import column_of, row_of
from quartier.engine.primitives.seats import NOBODY
from quartier.games.new_york import FACTS
from quartier.games.new_york.document.consistency import check_fit, follows_turn
from quartier.games.new_york.document.pack import Pack
from quartier.games.new_york.document.shape import OPTIONAL, Document
from quartier.games.new_york.pieces import (
    BLUE,
    COLOUR_TEXTS,
    LETTERS,
    LINES,
    MONEY,
    MOST_TURNS,
    RED,
    STOP_CARDS,
    STOP_TEXT,
)
from quartier.games.new_york.pieces.names import CARDS_BY_TEXT, COLOURS_BY_TEXT, LINES_BY_TEXT, SQUARES_BY_TEXT
from quartier.games.new_york.rules.board import colours_in_play, playable_squares, reserve
from quartier.games.new_york.rules.piles import put_on_deck, put_stops_on_deck
from quartier.games.new_york.rules.preliminary import preliminary_pawns
from quartier.games.new_york.rules.setup import clear, draw_lots, share_colours
from quartier.games.new_york.table import NOTHING, Phase, Table


def read(document: object, seed: int) -> Table:
    """The table that a document describes; what it leaves open is drawn from the seed, in the order of N8."""
    position = check_shape(FACTS.name, "", Document, document, optional=OPTIONAL)
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


def _lay_out(position: Document) -> Table:
    """The players, options and phase must be known (refusals 1 and 6)."""
    table = FACTS.lay_out(Table, *FACTS.check_document(position, ""))
    clear(table)
    phases = {phase.name.lower(): phase for phase in Phase}
    if position["phase"] not in phases:
        raise FACTS.bad_position("position-phase", "N19", phase=position["phase"], allowed=", ".join(phases))
    table.phase = phases[position["phase"]]
    return table


def _required(position: Document, field: str) -> Any:
    if position.get(field) is None:
        raise FACTS.bad_position("position-field-missing", "", field=field)
    return position.get(field)


def _is_preliminary(position: Document) -> bool:
    """Only in the preliminary round a pawn's colour is chosen with no card played."""
    return position["phase"] in ("pick_colour", "place") or (position["phase"] == "mark" and not position.get("played"))


def _read_seats(table: Table, position: Document) -> None:
    """Who decides and whose turn it is; when the game is over nobody decides (refusal 8)."""
    turn = position.get("turn") if table.phase == Phase.OVER else _required(position, "turn")
    active = position.get("active")
    if active is None and not _is_preliminary(position):
        active = _required(position, "active") if _others_may_decide(position) else turn
    for field, seat in (("turn", turn), ("active", active)):
        if seat is not None and not 0 <= seat < table.players:
            raise FACTS.bad_position("position-no-seat", "N19", field=field, seat=seat, most=table.players - 1)
    table.turn = NOBODY if turn is None or table.phase == Phase.OVER else turn
    table.active = NOBODY if active is None else active


def _others_may_decide(position: Document) -> bool:
    """Whether the seat that decides may be another than the active one."""
    refills = position["phase"] == "mark" and any(card.endswith(("-sanierung", "-ruin")) for card in position["played"])
    return position["phase"] in ("exchange", "lose", "refill") or refills


def _read_board(table: Table, position: Document) -> None:
    """Seven lines of seven letters, each a colour in play, and no more pawns than a colour has (refusal 2)."""
    if "board" not in position and position["phase"] in ("pick_colour", "place"):
        return
    board = _required(position, "board")
    if len(board) != LINES or any(len(line) != LINES for line in board):
        raise FACTS.bad_position("position-board-shape", "N1", lines=LINES)
    letters = LETTERS[: colours_in_play(table)]
    for text, square in SQUARES_BY_TEXT.items():
        letter = board[row_of(square)][column_of(square)]
        if letter in letters:
            table.pawns[letters.index(letter)] |= one(square)
        elif letter != ".":
            raise FACTS.bad_position("position-letter", "N3", letter=letter, square=text, allowed=" ".join(letters))
    for colour in range(len(letters)):
        _check_pawns(table, colour, _is_preliminary(position))


def _check_pawns(table: Table, colour: int, preliminary: bool) -> None:
    found = count(table.pawns[colour])
    if table.pawn_limit and reserve(table, colour) < 0:
        most = found + reserve(table, colour)
        raise FACTS.bad_position("position-too-many-pawns", "N5", colour=COLOUR_TEXTS[colour], found=found, most=most)
    if preliminary and found > preliminary_pawns(table):
        most = preliminary_pawns(table)
        raise FACTS.bad_position("position-too-many-pawns", "N13", colour=COLOUR_TEXTS[colour], found=found, most=most)


def _read_colours(table: Table, position: Document) -> None:
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
                raise FACTS.bad_position("position-colour", "N3", colour=text, allowed=", ".join(in_play))
            table.owner[in_play.index(text)] = seat
    _check_shares(table, [len(texts) for texts in colours])


def _check_shares(table: Table, shares: list[int]) -> None:
    if table.phase == Phase.PICK_COLOUR:
        if not follows_turn(shares, table.turn):
            raise FACTS.bad_position("position-picks", "N12", turn=table.turn)
    elif any(share * table.players != colours_in_play(table) for share in shares):
        raise FACTS.bad_position("position-colour-shares", "N3", each=colours_in_play(table) // table.players)


def _check_length(table: Table, field: str, entries: list[Any]) -> None:
    if len(entries) != table.players:
        raise FACTS.bad_position("position-list-length", "", field=field, found=len(entries), players=table.players)


def _read_money(table: Table, position: Document) -> None:
    """A purse for each seat, none in debt, all together what they began with (refusal 4)."""
    money = position.get("money", table.money[: table.players])
    _check_length(table, "money", money)
    total = MONEY[table.players - 2] * table.players
    if min(money) < 0 or sum(money) != total:
        raise FACTS.bad_position("position-money", "N9", found=str(sum(money)), total=total)
    table.money[: table.players] = money


# Cards


def _read_cards(table: Table, position: Document) -> None:
    """Every card is known, in one place only, and with a deck given none is missing (refusal 5)."""
    table.stop_phase = position.get("stop_phase", False)
    pack = Pack(table)
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
        raise FACTS.bad_position("position-stops-apart", "N32")


def _lay(pack: Pack, texts: list[str], cards: list[int]) -> None:
    for text in texts:
        if text == STOP_TEXT:
            raise FACTS.bad_position("position-stop-in-hand", "N33")
        colour, copy = pack.take(text)
        cards[colour] |= copy


def _read_deck(table: Table, position: Document, pack: Pack) -> None:
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
        raise FACTS.bad_position("position-card-missing", "N10", card=pack.missing()[0])


# What will be drawn, and what is chosen so far


def _read_lots(table: Table, position: Document) -> None:
    """The coming lottery and the coming first player; where there are any and they are not given, they are drawn."""
    if _is_preliminary(position):
        draw_lots(table)
    lottery, first = position.get("colour_deck"), position.get("first_seat")
    in_play = COLOUR_TEXTS[: colours_in_play(table)]
    if lottery is not None:
        if table.own_colour or not _is_preliminary(position) or sorted(lottery) != sorted(in_play):
            raise FACTS.bad_position("position-colour-deck", "N16", allowed=", ".join(in_play))
        table.colour_deck[: len(lottery)] = [in_play.index(text) for text in lottery]
    if first is not None:
        if table.first_seat == NOBODY or not 0 <= first < table.players:
            raise FACTS.bad_position("position-first-seat", "N17", seat=str(first), most=table.players - 1)
        table.first_seat = first


def _read_choices(table: Table, position: Document) -> None:
    """A square, line, colour or card that is settled is one there is (refusal 9)."""
    table.square = _number(position, "square", "N1", SQUARES_BY_TEXT)
    table.line = _number(position, "line", "N1", LINES_BY_TEXT)
    table.target = _number(position, "target", "N3", COLOURS_BY_TEXT)
    table.offered = _number(position, "offered", "N56", CARDS_BY_TEXT)


def _number(position: Document, field: str, rule: str, numbers: Mapping[str, int]) -> int:
    text = position.get(field)
    if text is None:
        return NOTHING
    if text not in numbers:
        raise FACTS.bad_position("position-choice", rule, field=field, found=str(text))
    return numbers[str(text)]


def _read_progress(table: Table, position: Document) -> None:
    """How far the turn and the game are (refusal 13)."""
    turns = position.get("turns_played", 0)
    if not 0 <= turns <= MOST_TURNS or (turns == MOST_TURNS and table.phase != Phase.OVER):
        raise FACTS.bad_position("position-turns", "N34", found=str(turns), most=MOST_TURNS)
    table.turns_played = turns
    table.swap_done = bool(table.teams and table.active != NOBODY and position.get("swap_done", False))
    if table.active != NOBODY:
        table.playable = playable_squares(table, table.active)
