"""Quartier: city-building board games, complete and exact."""

import quartier.games  # noqa: F401 - first the package, so that the function of the same name below stays
from quartier.engine.errors import IllegalMove, OptionError, PositionError, QuartierError, RecordError, UnknownGame
from quartier.engine.words.happenings import Happening
from quartier.play.game import Game, game, games, load
from quartier.play.plans import Plan
from quartier.play.record import read
from quartier.play.table import Table

__version__ = "0.1.0"

__all__ = [
    "Game",
    "Happening",
    "IllegalMove",
    "OptionError",
    "Plan",
    "PositionError",
    "QuartierError",
    "RecordError",
    "Table",
    "UnknownGame",
    "game",
    "games",
    "load",
    "read",
]
