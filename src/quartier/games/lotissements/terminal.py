"""Lotissements in the terminal, drawn from a seat's view: the lots, the seats, the trick and the seat's own hand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from quartier.engine.drawing.screen import OWNERS, owner_name
from quartier.engine.words.catalogue import say
from quartier.games.lotissements.pieces import ALL_PLACES, CONTRACT, KIND_TEXTS, PLACES, SET_TEXTS, SetText
from quartier.games.lotissements.pieces.names import block_name, set_name
from quartier.games.lotissements.sight import View

STYLES = {"house": "red", "pavilion": "blue", "hlm": "yellow", "tower": "white"}
"""The colours of the box; decorations are all green here."""
DECORATION_STYLE = "green"
SIGNS = {"lawn": "▒", "pool": "≈", "tree": "♣"}
ROW = 5
LOT_WIDTH = 24


def draw(view: View, language: str, names: Sequence[str]) -> RenderableType:
    """The lots in a row, below them the seats, the Reserve, the trick and the hand."""
    return Group(
        _lots(view, language),
        _seats(view, language, names),
        _reserve(view, language),
        *_blocks(view, language, names),
    )


# Lots


def _lots(view: View, language: str) -> Grid:
    grid = Grid.grid()
    grid.add_row(*(_lot(view, language, name) for name in SET_TEXTS))
    return grid


def _lot(view: View, language: str, name: SetText) -> Panel:
    """What lies on a lot of what its contract asks; the places; below, who builds here."""
    laid = view["lots"][name]
    built = len(_numbers(laid, name))
    title = f"{set_name(language, name)} {built}/{CONTRACT} {len(laid) - built}/{ALL_PLACES}"
    return Panel(
        Text("\n").join(_row(laid, name, row) for row in range(len(KIND_TEXTS))),
        title=Text(title, style=f"bold {STYLES[name]}"),
        subtitle=_builders(view, language, name),
        padding=0,
        width=LOT_WIDTH,
    )


def _row(laid: list[str], name: str, row: int) -> Text:
    """Five places for buildings, and beside them two for one kind of decoration."""
    kind = KIND_TEXTS[row]
    numbers = range(row * ROW + 1, (row + 1) * ROW + 1)
    buildings = [f"{number:2}" if number in _numbers(laid, name) else " ·" for number in numbers]
    decorations = [f"{number:2}" for number in _numbers(laid, kind)]
    decorations += [" ·"] * (PLACES - len(decorations))
    return Text.assemble(
        (" ".join(buildings), STYLES[name]), (f" {SIGNS[kind]} ", "dim"), (" ".join(decorations), DECORATION_STYLE)
    )


def _numbers(blocks: list[str], kind: str) -> list[int]:
    return [int(text.split(" ")[1]) for text in blocks if text.startswith(f"{kind} ")]


def _builders(view: View, language: str, name: str) -> Text:
    """The seats that play for this lot, in their colours; or that it can no longer be finished."""
    tags = [_tag(seat) for seat, side in enumerate(view["sides"]) if view["offers"][side] == name]
    if name not in view["open_lots"]:
        tags.append(Text(say(language, "word-closed", "lotissements"), style="dim"))
    return Text(" ").join(tags)


def _tag(seat: int) -> Text:
    return Text(f" {'ABCD'[seat]}{OWNERS[seat].pattern} ", style=OWNERS[seat].style)


# Seats


def _seats(view: View, language: str, names: Sequence[str]) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for seat, side in enumerate(view["sides"]):
        grid.add_row(
            owner_name(seat, names[seat], view["turn"] == seat),
            say(language, "word-points", "lotissements", points=view["scores"][seat]),
            say(language, "word-blocks", "lotissements", blocks=_size(view["hands"][seat])),
            _pile(view, language, side),
            Text(_lacking(view, language, seat), style="dim"),
        )
    return grid


def _size(hand: list[str] | int) -> int:
    return hand if isinstance(hand, int) else len(hand)


def _pile(view: View, language: str, side: int) -> Text:
    """A side's set, and how many of it and how many decorations it has captured."""
    name = view["offers"][side]
    if name is None:
        return Text()
    buildings = len(_numbers(view["captured"][side], name))
    facts = {"buildings": buildings, "decorations": len(view["captured"][side]) - buildings}
    caught = say(language, "word-pile", "lotissements", **facts)
    return Text.assemble((set_name(language, name), STYLES[name]), f" {caught}")


def _lacking(view: View, language: str, seat: int) -> str:
    lacking = ", ".join(set_name(language, category) for category in view["voids"][seat])
    return say(language, "word-lacks", "lotissements", categories=lacking) if lacking else ""


# Blocks


def _reserve(view: View, language: str) -> Text:
    parts = [
        say(language, "word-round", "lotissements", round=view["round"]),
        say(language, "word-reserve", "lotissements", blocks=view["deck_size"]),
        say(language, "word-returned", "lotissements", blocks=len(view["discard"])),
    ]
    return Text(" · ".join(parts), style="dim")


def _blocks(view: View, language: str, names: Sequence[str]) -> list[Text]:
    lines = []
    leader = view["leader"]
    if view["shown"] and leader is None:
        lines.append(_sorted(say(language, "word-shown", "lotissements"), view["shown"], language))
    if view["trick"] and leader is not None:
        lines.append(_trick(view, leader, language))
    seat = view["seat"]
    if seat is not None and isinstance(hand := view["hands"][seat], list):
        lines.append(_sorted(say(language, "word-hand", "lotissements", seat=names[seat]), hand, language))
    return lines


def _sorted(label: str, blocks: list[str], language: str) -> Text:
    """Blocks set by set, and the decorations one by one."""
    line = Text(label)
    for name in SET_TEXTS:
        numbers = " ".join(map(str, _numbers(blocks, name)))
        if numbers:
            line.append("  ").append(f"{set_name(language, name)} {numbers}", style=f"bold {STYLES[name]}")
    for text in blocks:
        if text.split(" ")[0] in KIND_TEXTS:
            line.append("  ").append_text(_block(text, language))
    return line


def _block(text: str, language: str) -> Text:
    name = text.split(" ")[0]
    sign = f"{SIGNS[name]} " if name in SIGNS else ""
    return Text(sign + block_name(language, text), style=f"bold {STYLES.get(name, DECORATION_STYLE)}")


def _trick(view: View, leader: int, language: str) -> Text:
    """Each block with the seat that played it, and a star on the one that wins so far."""
    line = Text(say(language, "word-trick", "lotissements"))
    for place, text in enumerate(view["trick"]):
        seat = (leader + place) % view["players"]
        line.append("  ").append_text(_tag(seat)).append(" ").append_text(_block(text, language))
        if seat == view["winning"]:
            line.append("★", style="bold")
    return line
