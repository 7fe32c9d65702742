"""New York in the terminal, drawn from a seat's view; each edition's board as it is printed (N1, N59)."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from quartier.engine.drawing.screen import Owner, beside_each_other
from quartier.engine.words.catalogue import say
from quartier.games.new_york.pieces import COLOUR_TEXTS, LETTERS, LINES, STOP_TEXT
from quartier.games.new_york.pieces.names import LINE_TEXTS, spoken_card, spoken_colour
from quartier.games.new_york.sight import View

CELL = 7
LOOKS = (
    Owner("bold #ffffff on #c8321e", "░"),
    Owner("bold #ffffff on #0072b2", "▒"),
    Owner("bold #000000 on #f0e442", "│"),
    Owner("bold #000000 on #4cc98f", "─"),
    Owner("bold #ffffff on #303030", "╱"),
)
"""By colour: its paint, and a pattern for those who see colours alike."""
RED_INK, BLUE_INK, BLACK_INK = "bold red", "bold #3c9adc", "bold"


def draw(view: View, language: str, names: Sequence[str]) -> RenderableType:
    """The board beside the seats, and below them the piles, the turn's cards and the seat's own hand."""
    return Group(
        beside_each_other(_board(view), _seats(view, language, names)),
        Text(say(language, "word-legend", "new_york"), style="dim"),
        _piles(view, language),
        *_cards(view, language, names),
    )


# The board


def _is_boxed(view: View) -> bool:
    return view["options"]["edition"] == "boxed"


def _blue_ink(view: View) -> str:
    return BLUE_INK if _is_boxed(view) else BLACK_INK


def _board(view: View) -> Text:
    """In the box red lines lie across, 1 on top; with playing cards they stand upright, and row 7 is on top (N1)."""
    across = range(LINES) if _is_boxed(view) else range(LINES - 1, -1, -1)
    inks = (RED_INK, _blue_ink(view)) if _is_boxed(view) else (_blue_ink(view), RED_INK)
    letters = "RB" if _is_boxed(view) else "BR"
    head = Text("    " + "".join(f"{f'{letters[1]}{line}':^{CELL}}" for line in range(1, LINES + 1)) + "\n", inks[1])
    board = Text.assemble(head, no_wrap=True)
    for row in across:
        board.append(f" {letters[0]}{row + 1} ", style=inks[0])
        for column in range(LINES):
            red, blue = (row, column) if _is_boxed(view) else (column, row)
            board.append_text(_square(view, red, blue))
        board.append(f" {letters[0]}{row + 1}\n", style=inks[0])
    return board.append_text(head.copy())


def _square(view: View, red: int, blue: int) -> Text:
    """A colour's letter, the size of its group and its price; arrows round a square that can be chosen."""
    letter, named = view["board"][red][blue], _is_named(view, LINE_TEXTS[red] + LINE_TEXTS[LINES + blue])
    if letter == ".":
        return Text("›  ·  ‹" if named else "   ·   ", style="bold" if named else "dim")
    look = LOOKS[LETTERS.index(letter)]
    left, right = ("›", "‹") if named else (look.pattern, look.pattern)
    return Text(f"{left}{letter.upper()}{view['groups'][red][blue]:>2}·{view['prices'][red][blue]}{right}", look.style)


def _is_named(view: View, square: str) -> bool:
    return view["square"] == square or any(move["target"] == {"square": square} for move in view["moves"])


# The seats


def _seats(view: View, language: str, names: Sequence[str]) -> Text:
    """For each seat a line with its name and colours, and a line with what it has."""
    shown = Text(no_wrap=True)
    for seat in range(view["players"]):
        arrow = "▶ " if view["turn"] == seat else "  "
        shown.append(f"{arrow}{names[seat]}  ", style="bold").append_text(_colours(view, language, seat))
        shown.append(f"\n     {_possessions(view, language, seat)}\n", style="dim")
    return shown


def _colours(view: View, language: str, seat: int) -> Text:
    """A seat's colours, each with the pawns that it has left."""
    shown = Text()
    for text in view["colours"][seat]:
        colour = COLOUR_TEXTS.index(text)
        look = LOOKS[colour]
        left = f" ({view['reserves'][colour]})" if view["reserves"] is not None else ""
        shown.append(f"{look.pattern}{LETTERS[colour].upper()}{look.pattern}", look.style)
        shown.append(f" {spoken_colour(language, text)}{left}  ")
    return shown


def _possessions(view: View, language: str, seat: int) -> str:
    hand = view["hands"][seat]
    counts = {"coins": view["money"][seat], "cards": _size(hand), "points": view["scores"][seat]}
    return " · ".join(say(language, f"word-{kind}", "new_york", **{kind: number}) for kind, number in counts.items())


def _size(hand: int | list[str]) -> int:
    return hand if isinstance(hand, int) else len(hand)


# The cards


def _piles(view: View, language: str) -> Text:
    """How far the game is, how many cards each pile has, and where the Stop cards are."""
    if view["active"] is None:
        told = [say(language, "word-preliminary", "new_york")]
    else:
        told = [say(language, "word-turn", "new_york", turn=view["turns_played"] + 1)]
    for pile, cards in (("stock", view["deck_size"]), ("discard", len(view["discard"]))):
        told.append(
            say(language, f"word-{pile}", "new_york", cards=say(language, "word-cards", "new_york", cards=cards))
        )
    told.append(say(language, f"word-stops-{_place_of_stops(view)}", "new_york"))
    return Text(" ".join(told), style="dim")


def _place_of_stops(view: View) -> str:
    if not view["stop_phase"]:
        return "aside"
    return "discarded" if STOP_TEXT in view["discard"] else "hidden"


def _cards(view: View, language: str, names: Sequence[str]) -> list[Text]:
    lines = []
    if view["played"]:
        lines.append(_row(say(language, "word-played", "new_york"), view["played"], view, language))
    if view["offered"] is not None:
        lines.append(_row(say(language, "word-offered", "new_york"), [view["offered"]], view, language))
    for seat, hand in enumerate(view["hands"]):
        if isinstance(hand, list) and view["active"] is not None:
            lines.append(_row(say(language, "word-hand", "new_york", seat=names[seat]), hand, view, language))
    return lines


def _row(title: str, cards: list[str], view: View, language: str) -> Text:
    shown = Text(title)
    for card in cards:
        shown.append(f" {spoken_card(language, card)}", RED_INK if card.startswith("r") else _blue_ink(view))
    return shown
