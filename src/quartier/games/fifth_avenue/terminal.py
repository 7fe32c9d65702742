"""Fifth Avenue in the terminal, drawn from a seat's view: the map from the start to the park, and what lies around."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from quartier.engine.drawing.screen import OWNERS, Owner, owner_name
from quartier.engine.words.catalogue import say
from quartier.games.fifth_avenue import FACTS
from quartier.games.fifth_avenue.document.shape import Auction, Cell
from quartier.games.fifth_avenue.pieces import COLOUR_TEXTS, DISTRICT_TEXTS, KIND_TEXTS, PAWN_TEXTS
from quartier.games.fifth_avenue.pieces.names import CARD_COLOUR_TEXTS
from quartier.games.fifth_avenue.sight import View

MAP = (("34w", "42w", "52w"), ("start", "ts", "park"), ("34e", "42e", "52e"))
"""The places as they lie, west above east; pawns travel from left to right."""
PANEL = 26
"""Narrow enough for three beside each other on a screen of 80 columns."""
INSIDE = PANEL - 4
COLOUR_STYLES = {
    "violet": "#b58cff",
    "green": "#5fbf5f",
    "grey": "grey70",
    "brown": "#b5793c",
    "orange": "#ff9d2e",
    "black": "bold white on grey15",
    "sixth": "dim",
}
KIND_STYLES = {
    "fashion": "bold black on #f2c6de",
    "gallery": "bold black on #bcd8f0",
    "jeweller": "bold black on #e8dfa0",
    "perfume": "bold black on #c5e8c9",
}
PAWN_STYLES = {"white": "bold bright_white", "beige": "bold #d9b382"}
PAWN_SIGNS = {"white": "○", "beige": "●"}
TOKEN_SIGNS = {"white": "◇", "beige": "◆"}
GEDEONS_LOOK = Owner("black on grey70", "≡")


def draw(view: View, language: str, names: Sequence[str]) -> RenderableType:
    """The map, the row of shops, the piles, the auction, the seats, and the seat's own hand."""
    return Group(
        _map(view, language),
        _legend(language),
        _row(view, language),
        _piles(view, language),
        *_auction(view, language, names),
        _seats(view, language, names),
        *_hand(view, language, names),
    )


def _say(language: str, message: str, **facts: Any) -> str:
    return say(language, message, FACTS.name, **facts)


# The map


def _map(view: View, language: str) -> Grid:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for places in MAP:
        grid.add_row(*(_place(view, language, place) for place in places))
    return grid


def _place(view: View, language: str, place: str) -> Panel:
    if place in DISTRICT_TEXTS:
        content = _district(view, language, place)
    else:
        content = _park(view, language) if place == "park" else _start(view, language)
    title = Text(_title(language, place), style="bold").append_text(_pawns_and_tokens(view, place))
    here = view["auction"] is not None and view["auction"]["site"] == place
    style = "bold yellow" if here else "dim" if place in view["closed"] else "none"
    return Panel(content, title=title, title_align="left", width=PANEL, border_style=style)


def _title(language: str, place: str) -> str:
    if place in DISTRICT_TEXTS:
        return f"{place} {_say(language, f'short-{place}')} "
    return f"{_say(language, f'word-{place}')} "


def _pawns_and_tokens(view: View, place: str) -> Text:
    signs = Text()
    for pawn in PAWN_TEXTS:
        if view["pawns"][pawn] == place:
            signs.append(PAWN_SIGNS[pawn], PAWN_STYLES[pawn])
        if place in view["tokens"][pawn]:
            signs.append(TOKEN_SIGNS[pawn], PAWN_STYLES[pawn])
    return signs


def _district(view: View, language: str, district: str) -> Text:
    plots = view["board"][district]
    if plots is None:
        return Text(f"\n\n{_say(language, 'word-closed'):^{INSIDE}}", style="dim")
    lines = [_plot(view, language, district, plot, cell) for plot, cell in plots.items()]
    return Text("\n").join(lines)


def _plot(view: View, language: str, district: str, plot: str, cell: Cell | None) -> Text:
    name = _say(language, "word-sixth" if plot == "sixth" else f"colour-{plot}")
    line = Text(f"{name:<8}", style=COLOUR_STYLES[plot])
    line.append_text(_cell(view, language, cell))
    value = view["values"][district].get(plot)
    shown = "" if value is None or (cell and "shops" in cell) else str(value)
    return line.append(shown.rjust(max(INSIDE - len(line), 1)), style="dim")


def _cell(view: View, language: str, cell: Cell | None) -> Text:
    if cell is None:
        return Text("·", style="dim")
    if "shops" in cell:
        return Text(" ").join(_tile(language, kind) for kind in cell["shops"])
    return _buildings(view, cell["owner"], cell["count"])


def _tile(language: str, kind: str) -> Text:
    return Text(f" {_say(language, f'letter-{kind}')} ", style=KIND_STYLES[kind])


def _buildings(view: View, owner: int, number: int) -> Text:
    is_gedeon = owner == view["players"]
    look = GEDEONS_LOOK if is_gedeon else OWNERS[owner]
    letter = "G" if is_gedeon else "ABCD"[owner]
    return Text(f"{look.pattern}{letter}×{number}{look.pattern}", style=look.style)


def _start(view: View, language: str) -> Text:
    """The number of the turn, and what the signs on the map mean."""
    turn = Text(_say(language, "word-turn", turn=view["turns"] + 1))
    for signs, word in ((PAWN_SIGNS, "word-pawns"), (TOKEN_SIGNS, "word-tokens")):
        turn.append(f"\n{''.join(signs.values())} {_say(language, word)}", "dim")
    return turn.append(f"\n{_say(language, 'word-value')}", "dim")


def _park(view: View, language: str) -> Text:
    """The tiles under the park, at the end those shown, and the buildings in it."""
    tiles = view["result"]["park_revealed"] if view["result"] else view["park_shops"]
    owners = [_buildings(view, seat, number) for seat, number in enumerate(view["park"]) if number > 0]
    return Text("\n").join([_tiles(language, tiles), Text(), Text(" ").join(owners)])


def _tiles(language: str, kinds: Sequence[str]) -> Text:
    """How many tiles of each kind."""
    shown = [_tile(language, kind).append(f"×{kinds.count(kind)}", "default") for kind in KIND_TEXTS if kind in kinds]
    return Text(" ").join(shown) if shown else Text("-", style="dim")


def _legend(language: str) -> Text:
    kinds = [_tile(language, kind).append(f" {_say(language, f'kind-{kind}')}", "dim") for kind in KIND_TEXTS]
    return Text(" ").join(kinds)


# Shops and piles


def _row(view: View, language: str) -> Text:
    line = Text(f"{_say(language, 'word-row')} ", style="bold")
    for block in view["blocks"]:
        line.append_text(Text("").join(_tile(language, kind) for kind in block)).append(" " if block else "")
    if view.get("tile"):
        line.append(_say(language, "word-tile", shop=_say(language, f"kind-{view['tile']}")))
    if view["chosen_shop"]:
        line.append(_say(language, "word-chosen", shop=_say(language, f"kind-{view['chosen_shop']}")), "bold")
    return line


def _piles(view: View, language: str) -> Text:
    line = Text(f"{_say(language, 'word-piles')} ", style="bold")
    for colour in COLOUR_TEXTS:
        pile = view["piles"][colour]
        top = pile[0].split(" ")[1] if pile else "-"
        line.append(f"{_say(language, f'colour-{colour}')} {top}", COLOUR_STYLES[colour])
        line.append(f"/{len(pile)} ", "dim")
    return line.append(_say(language, "word-black-pile", cards=len(view["deck"]), waiting=len(view["discard"])))


# The auction and the seats


def _auction(view: View, language: str, names: Sequence[str]) -> list[Text]:
    auction = view["auction"]
    if auction is None:
        return []
    site = _say(language, f"place-{auction['site']}")
    head = Text(_say(language, "word-auction", site=site), style="bold yellow")
    if auction["colour"] is not None:
        head.append(f" ({_say(language, 'colour-' + auction['colour'])})", COLOUR_STYLES[auction["colour"]])
    lines = [head]
    if view["phase"] == "bid":
        lines += [_bid(view, auction, language, seat, names[seat]) for seat in range(view["players"])]
    if auction["gedeon"] is not None:
        lines.append(_bidder(language, _say(language, "gedeon")).append_text(_cards(language, auction["gedeon"])))
    return lines


def _bidder(language: str, name: str) -> Text:
    return Text(f"    {_say(language, 'word-bidder', name=name)} ")


def _bid(view: View, auction: Auction, language: str, seat: int, name: str) -> Text:
    cards = auction["bids"][seat]
    line = _bidder(language, name)
    if auction["passed"][seat]:
        return line.append(_say(language, "word-passed"), "dim")
    if not cards:
        return line.append("-", "dim")
    return line.append(f"{view['bid_values'][seat]}  ", "bold").append_text(_cards(language, cards))


def _seats(view: View, language: str, names: Sequence[str]) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for seat in range(view["players"]):
        grid.add_row(
            owner_name(seat, names[seat][:16], view["turn"] == seat),
            Text(_say(language, "word-points", points=view["scores"][seat]), style="bold"),
            _say(language, "word-reserve", number=view["reserves"][seat]),
            Text(_say(language, "word-supply", number=view["supply"][seat]), style="dim"),
            _colours(view["hands"][seat]),
        )
    return grid


def _colours(hand: Sequence[str]) -> Text:
    """How many cards of each colour are in a hand."""
    shown = Text()
    for colour in CARD_COLOUR_TEXTS:
        number = sum(card.startswith(colour) for card in hand)
        shown.append(f" {number} ", COLOUR_STYLES[colour] if number else "dim")
    return shown


def _hand(view: View, language: str, names: Sequence[str]) -> list[Text]:
    seat = view["seat"]
    if seat is None:
        return []
    head = Text(_say(language, "word-hand", seat=names[seat])).append(" ")
    return [head.append_text(_cards(language, view["hands"][seat]))]


def _cards(language: str, cards: Sequence[str]) -> Text:
    """Cards in their order, those of one colour together."""
    shown = Text()
    for colour, group in groupby(cards, key=lambda card: card.split(" ")[0]):
        values = " ".join(card.split(" ")[1] for card in group)
        shown.append(f"{_say(language, f'colour-{colour}')} {values}", COLOUR_STYLES[colour]).append("  ")
    return shown
