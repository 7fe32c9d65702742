"""Small pictures in SVG: intervals in a row, and lines over time. They need no library and scale to any size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

COLOURS = ("#e69f00", "#56b4e9", "#009e73", "#cc79a7", "#0072b2", "#d55e00")
DASHES = ("", "6 3", "2 3", "8 3 2 3", "1 4", "10 4")
PAPER, INK, QUIET = "#fbf7ec", "#22252b", "#8a8577"
LEFT, WIDTH, ROW = 140, 720, 30


@dataclass(frozen=True, slots=True)
class Interval:
    """A named value with its lower and upper end."""

    name: str
    low: float
    value: float
    high: float


def intervals(title: str, rows: Sequence[Interval]) -> str:
    """Values with their intervals, a row each."""
    least, most = min(row.low for row in rows), max(row.high for row in rows)
    margin = (most - least) * 0.05 or 1.0
    least, most = least - margin, most + margin

    def across(value: float) -> float:
        return LEFT + (value - least) / (most - least) * (WIDTH - LEFT - 60)

    drawn = []
    for place, row in enumerate(rows):
        height = 60 + place * ROW
        drawn += [
            _text(LEFT - 12, height + 4, row.name, anchor="end"),
            _line(across(row.low), height, across(row.high), height),
            f'<circle cx="{across(row.value):.1f}" cy="{height}" r="4.5" fill="{INK}"/>',
            _text(across(row.high) + 8, height + 4, f"{row.value:.0f}", colour=QUIET),
        ]
    return _page(title, 70 + len(rows) * ROW, drawn)


def curves(title: str, names: Sequence[str], lines: Sequence[Sequence[float]]) -> str:
    """Shares between 0 and 1 over the moves of a game, a curve for each name."""
    height, top = 300, 50
    longest = max(len(line) for line in lines)

    def point(step: int, share: float) -> str:
        return f"{LEFT + step / max(longest - 1, 1) * (WIDTH - LEFT - 20):.1f},{top + (1.0 - share) * height:.1f}"

    drawn = [
        _text(LEFT - 12, top + (1.0 - share) * height + 4, f"{share:.0%}", anchor="end", colour=QUIET)
        for share in (0.0, 0.5, 1.0)
    ]
    drawn += [
        _line(LEFT, top + (1.0 - share) * height, WIDTH - 20, top + (1.0 - share) * height, QUIET, 0.4)
        for share in (0.0, 0.5, 1.0)
    ]
    for place, (name, line) in enumerate(zip(names, lines, strict=True)):
        points = " ".join(point(step, share) for step, share in enumerate(line))
        colour, dash = COLOURS[place % len(COLOURS)], DASHES[place % len(DASHES)]
        drawn.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>'
        )
        drawn.append(_text(LEFT + place * 110, top + height + 34, name, colour=colour))
    return _page(title, top + height + 55, drawn)


def _page(title: str, height: float, drawn: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img" '
        f'font-family="Georgia, serif" font-size="14"><title>{escape(title)}</title>'
        f'<rect width="100%" height="100%" fill="{PAPER}"/>'
    )
    return "\n".join([head, _text(LEFT, 28, title, size=17), *drawn, "</svg>"]) + "\n"


def _text(x: float, y: float, text: str, *, anchor: str = "start", colour: str = INK, size: int = 14) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}" font-size="{size}">{escape(text)}</text>'
    )


def _line(x1: float, y1: float, x2: float, y2: float, colour: str = INK, width: float = 2.0) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" stroke-width="{width}"/>'
