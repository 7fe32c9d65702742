"""Property in the terminal, drawn from a seat's view."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from quartier.engine.cards.names import card_symbol
from quartier.engine.drawing.screen import OWNERS, beside_each_other, owner_name
from quartier.engine.words.catalogue import say
from quartier.games.property.document.shape import counts_of
from quartier.games.property.pieces import COURT_TEXTS, LINES, SUITS
from quartier.games.property.sight import View

CELL = 6
RED_SUITS = SUITS[:2]


def draw(view: View, language: str, names: Sequence[str]) -> RenderableType:
    """The board beside the seats, and below them the piles, the turn's cards and the seat's own hand."""
    return Group(
        beside_each_other(_board(view), _seats(view, language, names)),
        _piles(view, language),
        *_cards(view, language, names),
    )


def _board(view: View) -> Text:
    numbers = Text("    " + "".join(f"{column:^{CELL}}" for column in range(1, LINES + 1)) + "\n", style="bold red")
    board = Text.assemble(numbers, no_wrap=True)
    for place, row in enumerate(view["board"]):
        number = LINES - place
        board.append(f" {number}  ", style="bold")
        for column, square in enumerate(row):
            board.append_text(_square(square, view["groups"][place][column], _is_named(view, column + 1, number)))
        board.append(f"  {number}\n", style="bold")
    return board.append_text(numbers.copy())


def _is_named(view: View, column: int, row: int) -> bool:
    return view["column"] == column and view["row"] in (row, None)


def _square(square: str, size: int, named: bool) -> Text:
    """The owner's letter in his colour, a star for a mortgage, the size of the group; arrows round a named square."""
    left, right = ("›", "‹") if named else (" ", " ")
    if square == ".":
        return Text(f"{left}  · {right}", style="bold" if named else "dim")
    mortgage = "*" if square.isupper() else " "
    owner = OWNERS["abcdef".index(square.lower())]
    return Text(f"{left}{square.upper()}{mortgage}{size:<2}{right}", style=owner.style)


def _seats(view: View, language: str, names: Sequence[str]) -> Grid:
    grid = Grid.grid(padding=(0, 1))
    for seat in range(view["players"]):
        grid.add_row(owner_name(seat, names[seat], view["turn"] == seat), *_possessions(view, language, seat))
    return grid


def _possessions(view: View, language: str, seat: int) -> list[str]:
    if seat in view["bankrupt"]:
        return [say(language, "word-bankrupt", "property"), "", ""]
    hand = view["hands"][seat]
    cards = hand if isinstance(hand, int) else len(hand)
    counts = zip(COURT_TEXTS, counts_of(view["court"][seat]), strict=True)
    court = " ".join(kind for kind, number in counts for _ in range(number))
    return [
        f"{view['cash'][seat]} $",
        say(language, "word-cards", "property", cards=cards),
        court,
    ]


def _piles(view: View, language: str) -> Text:
    pile = view["discard"]
    discard = (
        say(language, "word-discard", "property", card=card_symbol(language, pile[-1]))
        if pile
        else say(language, "word-discard-empty", "property")
    )
    stock = say(language, "word-stock", "property", cards=view["deck_size"])
    return Text(f"{say(language, 'word-turn', 'property', turn=view['turns'] + 1)}. {stock} {discard}", style="dim")


def _cards(view: View, language: str, names: Sequence[str]) -> list[Text]:
    lines = []
    played = [card for card in (view["red"], view["black"]) if card is not None]
    if played:
        lines.append(Text(say(language, "word-played", "property")).append_text(_hand(played, language)))
    for seat, hand in enumerate(view["hands"]):
        if not isinstance(hand, int):
            held = Text(say(language, "word-hand", "property", seat=names[seat]))
            lines.append(held.append_text(_hand(hand, language)))
    return lines


def _hand(cards: list[str], language: str) -> Text:
    shown = Text()
    for card in cards:
        style = "bold red" if card[-1] in RED_SUITS else "bold"
        shown.append(" " + card_symbol(language, card), style=style)
    return shown
