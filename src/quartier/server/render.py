"""Tables and positions as objects of JSON, in the words of a language."""

from __future__ import annotations

import functools
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from quartier.engine import shelf
from quartier.engine.views import Choice
from quartier.engine.words import languages
from quartier.engine.words.catalogue import catalogue, say
from quartier.engine.words.happenings import Happening
from quartier.play.plans import Plan
from quartier.play.table import Table
from quartier.server import fair
from quartier.server.clocks import now
from quartier.server.journaled_game import JournaledGame, Kind, Line, Viewer
from quartier.server.table_row import Seat, TableRow
from quartier.server.wire import positions as wire
from quartier.server.wire.positions import ChatLine, Heard, LogLine, MoveShown, Position, Seen
from quartier.server.wire.tables import Gone, SeatShown, TableCard, TableShown, UndoAsked


def time_text(at: int) -> str:
    """A time as text."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds")[:-6] + "Z"


# Words, which take time to find


def load_catalogues() -> None:
    """Reads all catalogues, so that nobody has to wait for it later."""
    for language in languages.LANGUAGES:
        for game in shelf.playable():
            catalogue(language, game)


@functools.lru_cache(maxsize=1 << 16)
def spoken(game: str, text: str, language: str) -> str:
    """A move as people say it."""
    modules = shelf.take(game)
    return str(modules.notation.spoken(modules.numbers[text], language))


@functools.lru_cache(maxsize=1 << 10)
def question(game: str, phase: str, language: str) -> str:
    """What is asked of the deciding seat."""
    return say(language, f"ask-{phase}", game)


def all_told(happenings: Iterable[Happening], language: str, names: Sequence[str]) -> list[wire.Happening]:
    """Everything that happened, with its sentences."""
    return [{**happening.json(), "sentence": happening.sentence(language, names)} for happening in happenings]


@functools.lru_cache(maxsize=1 << 14)
def _told(line: Line, game: str, language: str, names: tuple[str, ...]) -> Heard:
    """A line of the log; everybody who speaks the language is told the same."""
    happenings = all_told(line.happenings(shelf.take(game)), language, names)
    return {"seat": line.seat, "at": time_text(line.at), "happenings": happenings}


def log_lines(numbered: Iterable[tuple[int, Line]], game: str, language: str, names: Sequence[str]) -> list[LogLine]:
    """Lines of the log."""
    known = tuple(names)
    return [{"number": number, **_told(line, game, language, known)} for number, line in numbered]


def plan_shown(plan: Plan, language: str, names: Sequence[str]) -> wire.Plan:
    """A whole chain and what it would do; what goes without saying is left out of the text."""
    shown = all_told(plan.happenings, language, names)
    told = [one["sentence"] for one, happening in zip(shown, plan.happenings, strict=True) if not happening.is_silent]
    return {"moves": list(plan.moves), "happenings": shown, "told": " ".join(told)}


def chat_line(said: Mapping[str, Any]) -> ChatLine:
    """Something said at the table, as it is kept."""
    return {
        "number": said["number"],
        "seat": said["seat"],
        "name": said["name"],
        "text": said["text"],
        "at": time_text(said["at"]),
    }


# Positions


def seen(table: Table, viewer: Viewer, language: str, names: Sequence[str], gone: Collection[int] = ()) -> Seen:
    """What a viewer sees of a table and is asked; all that is hidden has been left out by the game's own `sight`.

    Seats that are `gone` are not asked: bots play them.
    """
    game, turn = table.game.name, table.turn
    view = table.seen_by(viewer)
    decides = turn is not None and viewer == turn and viewer not in gone
    return {
        "turn": turn,
        "phase": view["phase"],
        "question": question(game, view["phase"], language)
        if decides or turn is None
        else waiting(language, names[turn]),
        "view": view,
        "moves": [_move(game, choice, language) for choice in table.choices()] if decides else [],
    }


def _move(game: str, choice: Choice, language: str) -> MoveShown:
    return {**choice, "spoken": spoken(game, choice["text"], language)}


def position(
    game: JournaledGame, viewer: Viewer, language: str, names: Sequence[str], numbered: Iterable[tuple[int, Line]]
) -> Position:
    """What a viewer sees of a game under way, and may do."""
    table = game.table
    shown = seen(table, viewer, language, names, game.gone)
    return {
        "number": game.count(viewer),
        "seat": viewer,
        **shown,
        "can_undo": bool(shown["moves"]) and table.can_undo,
        "has_moved": game.has_moved(viewer),
        "clocks": game.times.json(now()),
        "log": log_lines(numbered, table.game.name, language, names),
    }


@functools.lru_cache(maxsize=1 << 12)
def waiting(language: str, name: str) -> str:
    """Whom everybody waits for."""
    return say(language, "waiting-for", name=name)


# Tables


def card(
    row: TableRow, guest: str | None, game: JournaledGame | None = None, here: frozenset[int] = frozenset()
) -> TableCard:
    """A table in a list."""
    return {
        "id": row.id,
        "game": row.game_name,
        "players": row.players,
        "state": row.state,
        "listed": row.listed,
        "rated": row.rated,
        "clock": row.clock,
        "seats": [_seat(seat, name, game, here) for seat, name in zip(row.seats, row.names, strict=True)],
        "your_seat": row.seat_of(guest),
        "you_host": guest is not None and guest == row.host,
        "created": time_text(row.created_at),
        "started": None if row.started_at is None else time_text(row.started_at),
        "ended": None if row.ended_at is None else time_text(row.ended_at),
        "turn": row.turn if game is None else game.table.turn,
        "scores": row.scores,
        "winners": row.winners,
    }


GONE: dict[Kind, Gone] = {Kind.RESIGN: "resigned", Kind.OUT_OF_TIME: "out-of-time"}


def _seat(seat: Seat, name: str, game: JournaledGame | None, here: frozenset[int]) -> SeatShown:
    gone = game.gone.get(seat.seat) if game is not None else None
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": "" if seat.kind == "open" else name,
        "bot": seat.bot,
        "face": seat.face,
        "played_by": None if seat.kind == "open" else "bot" if seat.kind == "bot" or gone else "person",
        "gone": GONE[gone] if gone else None,
        "connected": seat.kind == "bot" or seat.seat in here,
        "rating": seat.rating,
    }


def table_shown(
    row: TableRow, guest: str | None, game: JournaledGame | None, here: frozenset[int], spectators: int
) -> TableShown:
    """A table as a guest sees it."""
    over = row.state == "finished"
    return {
        **card(row, guest, game, here),
        "options": row.options,
        "rules_version": row.rules_version,
        "stand_in": row.stand_in,
        "spectators": spectators,
        "undo": _undo(game),
        "rematch": row.rematch,
        "origin": row.origin,
        "fair": {
            "commitment": fair.commitment(row.secret, row.id),
            "luck": row.luck,
            "secret": row.secret if over else None,
            "seed": row.seed if over else None,
        },
    }


def _undo(game: JournaledGame | None) -> UndoAsked | None:
    if game is None or game.wish is None:
        return None
    wish = game.wish
    return {
        "seat": wish.seat,
        "agreed": sorted(wish.agreed),
        "awaited": sorted(game.voters(wish.seat) - wish.agreed),
    }
