"""San Francisco in the terminal, drawn from a seat's view: the city with its streets, the seats, the cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from quartier.engine.drawing.screen import OWNERS, owner_name
from quartier.engine.words.catalogue import say
from quartier.games.san_francisco import FACTS
from quartier.games.san_francisco.pieces import COLUMNS, LETTERS, PRESTIGE, ROWS
from quartier.games.san_francisco.pieces.names import KIND_TEXTS, action_said, card_said, kind_said, tile_said
from quartier.games.san_francisco.sight import UNSEEN, View

WIDTH = 10
"""Characters from one vertical street to the next."""
LETTER = "ABCDEF"
KIND_STYLE = {
    "V": "green",
    "H": "green",
    "M": "yellow",
    "L": "yellow",
    "I": "magenta",
    "O": "magenta",
    "B": "bold cyan",
    "T": "bold cyan",
    "P": "dim green",
}


def draw(view: View, language: str, names: Sequence[str]) -> RenderableType:
    """The city, below it the seats, the cards, and the seat's own hand."""
    return Group(_city(view, language), _seats(view, language, names), *_cards(view, language, names))


# The city


def _city(view: View, language: str) -> Text:
    city = Text(no_wrap=True)
    city.append("    " + "".join(f"{column:^{WIDTH}}" for column in range(1, COLUMNS + 1)) + "\n", style="bold")
    for row in range(1, ROWS + 1):
        city.append_text(_horizontals(view, row))
        city.append_text(_districts(view, language, row, upper=True))
        city.append_text(_districts(view, language, row, upper=False))
    return city.append_text(_horizontals(view, ROWS + 1))


def _horizontals(view: View, row: int) -> Text:
    line = Text("   +", style="dim")
    for column in range(1, COLUMNS + 1):
        line.append_text(_horizontal(view, f"h {row} {column}"))
        line.append("+", style="dim")
    return line.append("\n")


def _horizontal(view: View, street: str) -> Text:
    """A street along the top of a district: the owner's letter in his colour and pattern, white, or dots."""
    length = WIDTH - 1
    if street in view["white"]:
        return Text("=" * length, style="bold white")
    if street not in view["sticks"]:
        return Text("·  ·  ·  ·"[:length].center(length), style="dim")
    seat = view["sticks"][street]
    return Text(LETTER[seat].center(length, OWNERS[seat].pattern), style=_style(view, street, seat))


def _districts(view: View, language: str, row: int, *, upper: bool) -> Text:
    """One of the two lines of a row of districts, with the vertical streets between them."""
    line = Text(f" {row} " if upper else "   ", style="bold")
    for column in range(1, COLUMNS + 2):
        line.append_text(_vertical(view, f"v {row} {column}", upper=upper))
        if column <= COLUMNS:
            line.append_text(_district(view, language, row, column, upper=upper))
    return line.append("\n")


def _vertical(view: View, street: str, *, upper: bool) -> Text:
    if street in view["white"]:
        return Text("‖", style="bold white")
    if street not in view["sticks"]:
        return Text("·", style="dim")
    seat = view["sticks"][street]
    return Text(LETTER[seat] if upper else OWNERS[seat].pattern, style=_style(view, street, seat))


def _style(view: View, street: str, seat: int) -> str:
    """The owner's colour; a picked stick stands out."""
    return f"{OWNERS[seat].style} bold underline" if view["picked"] == street else OWNERS[seat].style


def _district(view: View, language: str, row: int, column: int, *, upper: bool) -> Text:
    """The kind above, below it the prestige or who has rebuilt the district."""
    letter = view["tiles"][row - 1][column - 1]
    kind = LETTERS.index(letter)
    owner = view["rebuilt"].get(f"{row} {column}")
    length = WIDTH - 1
    if upper:
        style = KIND_STYLE[letter] if owner is None else "dim"
        return Text(kind_said(language, KIND_TEXTS[kind])[:length].center(length), style=style)
    if owner is not None:
        mark = f"{OWNERS[owner].pattern}★{LETTER[owner]}{OWNERS[owner].pattern}"
        return Text.assemble("  ", (mark.center(length - 4), OWNERS[owner].style), "  ")
    return Text(f"{PRESTIGE[kind] or '♣'}".center(length), style=KIND_STYLE[letter])


# The seats


def _seats(view: View, language: str, names: Sequence[str]) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for seat in range(view["players"]):
        possessions = (
            (view["prestige"][seat], "word-prestige"),
            (view["influence"][seat], "word-influence"),
            (len(view["hands"][seat]), "word-cheques"),
            (view["supply"][seat], "word-sticks"),
        )
        grid.add_row(
            owner_name(seat, names[seat][:16], view["turn"] == seat),
            *(f"{number:>3} {say(language, word, FACTS.name)}" for number, word in possessions),
            _doing(view, language, seat),
        )
    return grid


def _doing(view: View, language: str, seat: int) -> str:
    """What a seat has done in this auction, as far as it is seen."""
    laid = ((view["bids"], "word-bids"), (view["hidden"], "word-hidden"), (view["offers"], "word-offered"))
    words = [say(language, word, FACTS.name, total=sum(lists[seat])) for lists, word in laid if lists[seat]]
    if view["passed"][seat]:
        words.append(say(language, "word-passed", FACTS.name))
    played, pick = view["played"][seat], view["picks"][seat]
    if UNSEEN in (played, pick):
        words.append(say(language, "word-chosen", FACTS.name))
    elif pick is not None:
        words.append(tile_said(language, pick))
    elif played is not None:
        words.append(say(language, "move-play", FACTS.name, value=played))
    if seat in view["investors"]:
        words.append(say(language, "word-invests", FACTS.name))
    return ", ".join(words)


# The cards


def _cards(view: View, language: str, names: Sequence[str]) -> list[Text]:
    lines = [_round(view, language)]
    if view["card"] is not None:
        lines.append(_line(language, "word-card", card_said(language, view["card"])))
    if view["action"] is not None:
        lines.append(_line(language, "word-action", action_said(language, view["action"])))
    if view["years"]:
        years = ", ".join(action_said(language, card).split(",")[0] for card in view["years"])
        lines.append(_line(language, "word-years", years))
    if view["drawn"]:
        drawn = Text(say(language, "word-drawn", FACTS.name, limit=view["limit"]), style="dim")
        lines.append(drawn.append_text(_cheques(view["drawn"])))
    if view["seat"] is not None:
        hand = Text(say(language, "word-hand", FACTS.name, seat=names[view["seat"]]))
        lines.append(hand.append_text(_cheques(view["hands"][view["seat"]])))
    return lines


def _round(view: View, language: str) -> Text:
    piles = {"bank": len(view["bank"]), "deck": len(view["deck"]), "actions": len(view["action_deck"])}
    words = [
        say(language, "word-round", FACTS.name, round=view["round"], years=len(view["years"])),
        say(language, "word-piles", FACTS.name, **piles),
    ]
    if view["open_homes"]:
        words.append(say(language, "word-homes", FACTS.name, cards=view["open_homes"]))
    return Text(" ".join(words), style="dim")


def _line(language: str, word: str, said: str) -> Text:
    return Text.assemble(say(language, word, FACTS.name), " ", (said, "bold"))


def _cheques(cheques: Sequence[int | str]) -> Text:
    shown = Text()
    for cheque in cheques:
        shown.append(" ").append(f" {cheque} ", style="black on #d9d2b6")
    return shown
