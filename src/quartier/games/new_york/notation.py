"""Moves and their words: the text of each, what on the table it belongs to, and why one is not legal now."""

from __future__ import annotations

from quartier.engine.errors import IllegalMove
from quartier.engine.primitives.bits import has
from quartier.engine.views import Target
from quartier.engine.words.catalogue import say
from quartier.games.new_york import FACTS
from quartier.games.new_york.moves import GIVE, PLAY, square_of
from quartier.games.new_york.pieces import (
    BAULOWES,
    CARD_TEXTS,
    COLOUR_TEXTS,
    EVENT_CARDS,
    NAMED,
    RED_CARDS,
    SIMPLE_EVENTS,
    SPEKULATIONS,
)
from quartier.games.new_york.pieces.names import LINE_TEXTS, SQUARES_BY_TEXT, spoken_card, spoken_colour, spoken_square
from quartier.games.new_york.rules.board import can_mark, colour_at, empty_squares, price, squares_of
from quartier.games.new_york.rules.piles import blue_card, held, played_cards, red_card
from quartier.games.new_york.table import NOTHING, Phase, Table

MOVES = (
    *(f"play {card}" for card in CARD_TEXTS),
    *(f"give {card}" for card in CARD_TEXTS),
    *(f"square {square}" for square in SQUARES_BY_TEXT),
    *(f"line {line}" for line in LINE_TEXTS),
    *(f"target {colour}" for colour in COLOUR_TEXTS),
    *(f"colour {colour}" for colour in COLOUR_TEXTS),
    "redraw",
    "decline",
)
"""The text of every move, by its number (section 5)."""


def verb_of(move: int) -> str:
    """The first word of a move's text: the family it belongs to."""
    return MOVES[move].partition(" ")[0]


def target(move: int) -> Target:
    """The thing on the table that a move belongs to: a card, a gift, a square, a line, a colour or a button."""
    verb, _, thing = MOVES[move].partition(" ")
    kinds = {"play": "card", "give": "gift", "square": "square", "line": "line", "target": "colour", "colour": "colour"}
    return {kinds[verb]: thing} if thing else {"button": verb}


def spoken(move: int, language: str) -> str:
    """A move as people say it."""
    verb, _, thing = MOVES[move].partition(" ")
    if verb == "play":
        return spoken_card(language, thing)
    if verb == "square":
        return spoken_square(language, thing)
    if verb == "give":
        return say(language, "move-give", "new_york", card=spoken_card(language, thing))
    if verb == "line":
        return say(language, "move-line", "new_york", line=spoken_square(language, thing))
    if verb in ("target", "colour"):
        return say(language, f"move-{verb}", "new_york", colour=spoken_colour(language, thing))
    return say(language, f"move-{verb}", "new_york")


# Why a move is refused

ASKED = {
    Phase.PICK_COLOUR: ("pick-a-colour", "N12"),
    Phase.PLACE: ("place-a-pawn", "N13"),
    Phase.CARD: ("play-a-card", "N19"),
    Phase.EXCHANGE: ("answer-the-offer", "N56"),
    Phase.SECOND: ("blue-card-now", "N20"),
    Phase.SQUARE: ("square-now", "N21"),
    Phase.LINE: ("line-now", "N45"),
    Phase.TARGET: ("target-now", "N43"),
    Phase.LOSE: ("give-up-a-square", "N43"),
    Phase.REFILL: ("refill-now", "N42"),
    Phase.MARK: ("colour-now", "N49"),
    Phase.OVER: ("game-over", "N33"),
}
"""For each phase the refusal of a move that belongs to another one."""


def why_not(table: Table, move: int) -> IllegalMove:
    """Why a move is not legal now, with the rule that says so."""
    phase, verb = Phase(table.phase), verb_of(move)
    reasons = {
        (Phase.PICK_COLOUR, "colour"): _why_not_colour,
        (Phase.MARK, "colour"): _why_not_colour,
        (Phase.PLACE, "square"): _why_not_place,
        (Phase.CARD, "play"): _why_not_first,
        (Phase.CARD, "give"): _why_not_give,
        (Phase.CARD, "redraw"): _why_not_redraw,
        (Phase.EXCHANGE, "give"): _why_not_give,
        (Phase.SECOND, "play"): _why_not_second,
        (Phase.SQUARE, "square"): _why_not_square,
        (Phase.LINE, "line"): _why_not_line,
        (Phase.TARGET, "target"): _why_not_target,
        (Phase.LOSE, "square"): _why_not_lose,
        (Phase.REFILL, "square"): _why_not_refill,
    }
    return reasons[phase, verb](table, move) if (phase, verb) in reasons else FACTS.illegal_move(*ASKED[phase])


def _thing(move: int) -> str:
    return MOVES[move].partition(" ")[2]


def _why_not_colour(table: Table, move: int) -> IllegalMove:
    if table.phase == Phase.PICK_COLOUR:
        return FACTS.illegal_move("colour-not-free", "N12", colour=_thing(move))
    return FACTS.illegal_move("colour-not-usable", "N49", colour=_thing(move))


def _why_not_place(table: Table, move: int) -> IllegalMove:
    if not has(empty_squares(table), square_of(move)):
        return FACTS.illegal_move("square-taken", "N13", square=_thing(move))
    return FACTS.illegal_move("neighbour-of-its-colour", "N14", square=_thing(move))


def _why_not_first(table: Table, move: int) -> IllegalMove:
    card = move - PLAY
    if not has(held(table, table.turn), card):
        return FACTS.illegal_move("card-not-in-hand", "N20", card=_thing(move))
    if not has(RED_CARDS | SIMPLE_EVENTS, card):
        return FACTS.illegal_move("red-card-first", "N20", card=_thing(move))
    if has(EVENT_CARDS, card) and not can_mark(table, table.turn):
        return FACTS.illegal_move("no-pawn-left", "N46")
    if has(SPEKULATIONS, card):
        return FACTS.illegal_move("nobody-has-nine", "N43", card=_thing(move))
    return FACTS.illegal_move("no-playable-pair", "N25", card=_thing(move))


def _why_not_give(table: Table, move: int) -> IllegalMove:
    if not table.teams:
        return FACTS.illegal_move("no-partner", "N54")
    if table.phase == Phase.CARD and table.swap_done:
        return FACTS.illegal_move("one-offer-a-turn", "N57")
    if not has(held(table, table.turn), move - GIVE):
        return FACTS.illegal_move("card-not-in-hand", "N56", card=_thing(move))
    return FACTS.illegal_move("partner-has-no-card", "N57")


def _why_not_redraw(table: Table, move: int) -> IllegalMove:
    return FACTS.illegal_move("something-is-playable", "N26")


def _why_not_second(table: Table, move: int) -> IllegalMove:
    card = move - PLAY
    if not has(held(table, table.turn), card):
        return FACTS.illegal_move("card-not-in-hand", "N20", card=_thing(move))
    if has(RED_CARDS | SIMPLE_EVENTS, card):
        return FACTS.illegal_move("blue-card-now", "N20")
    return FACTS.illegal_move("pair-not-playable", "N25", card=_thing(move), red=CARD_TEXTS[red_card(table)])


def _why_not_square(table: Table, move: int) -> IllegalMove:
    square = square_of(move)
    colour = colour_at(table, square)
    if not has(NAMED[red_card(table)] & NAMED[blue_card(table)], square):
        return FACTS.illegal_move("square-not-named", "N21", square=_thing(move))
    if played_cards(table) & BAULOWES != 0:
        return FACTS.illegal_move("not-an-opponents-square", "N44", square=_thing(move))
    if not can_mark(table, table.active):
        return FACTS.illegal_move("no-pawn-left", "N27")
    coins = price(table, square, colour)
    return FACTS.illegal_move(
        "square-too-dear", "N25", square=_thing(move), price=coins, money=table.money[table.active]
    )


def _why_not_line(table: Table, move: int) -> IllegalMove:
    return FACTS.illegal_move("line-not-led-by-others", "N45", line=_thing(move))


def _why_not_target(table: Table, move: int) -> IllegalMove:
    if table.line == NOTHING:
        return FACTS.illegal_move("colour-has-not-nine", "N43", colour=_thing(move))
    return FACTS.illegal_move("colour-does-not-lead", "N45", colour=_thing(move), line=LINE_TEXTS[table.line])


def _why_not_lose(table: Table, move: int) -> IllegalMove:
    if has(squares_of(table, table.turn), square_of(move)):
        return FACTS.illegal_move("another-pawn-is-hit", "N45", square=_thing(move), colour=COLOUR_TEXTS[table.target])
    return FACTS.illegal_move("give-up-a-square", "N43")


def _why_not_refill(table: Table, move: int) -> IllegalMove:
    return FACTS.illegal_move("square-not-emptied", "N42", square=_thing(move))
