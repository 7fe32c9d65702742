"""A game with its players and options, ready to deal."""

from __future__ import annotations

import copy
import json
import secrets
from typing import Any

from quartier.engine import shelf
from quartier.engine.contract import Options
from quartier.engine.errors import OptionError, PositionError
from quartier.engine.shelf import GameModules
from quartier.play.table import Table

MOST_SEED = (1 << 64) - 1


def games() -> tuple[str, ...]:
    """The names of the games there are."""
    return shelf.names()


def game(name: str, players: int | None = None, **options: Any) -> Game:
    """A game with this many players and these options; OptionError says which option is wrong and what is allowed."""
    modules = shelf.take(name)
    return Game(modules, *modules.facts.check(modules.facts.usual_players if players is None else players, options))


def load(document: object, seed: int = 0) -> Table:
    """The table of a position document, a dictionary or a text of JSON; the seed feeds what the document leaves open.

    PositionError says what is wrong with the document.
    """
    position = _parsed(document)
    if not isinstance(position, dict) or position.get("game") not in games():
        raise PositionError("position-no-game", allowed=", ".join(games()))
    modules = shelf.take(position["game"])
    state = modules.document.read(position, checked_seed(seed))
    playing = Game(modules, state.players, modules.facts.options_of(state))
    return Table(playing, state, seed=seed, start=copy.deepcopy(position))


def _parsed(document: object) -> object:
    if not isinstance(document, str):
        return document
    try:
        return json.loads(document)
    except (json.JSONDecodeError, RecursionError) as error:
        raise PositionError("position-not-json", problem=str(error)) from None


def checked_seed(seed: object) -> int:
    """A seed that is allowed: a whole number from 0 to 2**64 - 1."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MOST_SEED:
        raise OptionError("bad-seed", value=str(seed), most=str(MOST_SEED))
    return seed


class Game:
    """A game with its players and options. `deal` begins a table."""

    def __init__(self, modules: GameModules, players: int, options: Options) -> None:
        self.modules = modules
        self.players = players
        self.options = options

    @property
    def name(self) -> str:
        """The game's identifier, such as `new_york`."""
        return self.modules.name

    @property
    def rules_version(self) -> int:
        """The version of the rules; a stored game is played on only by the rules it began with."""
        return self.modules.facts.rules_version

    @property
    def alphabet(self) -> tuple[str, ...]:
        """The text of every move the game knows, by its number."""
        return tuple(self.modules.notation.MOVES)

    @property
    def sides(self) -> int:
        """How many sides there are: every seat one, or two teams whose partners sit opposite each other."""
        return 2 if self.options.get("teams") else self.players

    def deal(self, seed: int | None = None) -> Table:
        """A new table. The same seed always gives the same deal; without one the deal is a surprise."""
        chosen = secrets.randbits(64) if seed is None else checked_seed(seed)
        state = self.blank()
        self.modules.rules.deal(state, chosen)
        return Table(self, state, seed=chosen)

    def blank(self) -> Any:
        """The bare table with its options set, before the deal."""
        return self.modules.facts.lay_out(self.modules.table.Table, self.players, self.options)

    def restart(self, seed: int, start: dict[str, Any] | None) -> Table:
        """A table at its beginning again: dealt from the seed, or set up from the document it started with."""
        if start is None:
            return self.deal(seed)
        return Table(self, self.modules.document.read(start, seed), seed=seed, start=start)

    def __repr__(self) -> str:
        chosen = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"quartier.game({self.name!r}, players={self.players}{chosen})"
