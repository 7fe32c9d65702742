"""The games as OpenSpiel games: `pyspiel.load_game("quartier_property(players=2,turn_limit=50)")`.

All chance is one node at the root: it chooses one of `deals` deals, each with the same chance, and a deal settles every
later draw too, for a game of ours is determined by its seed and its moves. Few deals make a small game that tabular
algorithms can go through; a player's information state tells nothing about which deal it is beyond what the player saw.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from quartier.engine import shelf
from quartier.engine.compiling import calls
from quartier.engine.compiling.compiled import compiled
from quartier.engine.compiling.records import from_record, to_record
from quartier.engine.listing import words_for
from quartier.engine.schema import signed
from quartier.engine.shelf import GameModules
from quartier.play.game import Game, game

PREFIX = "quartier_"
DEALS = 1000
"""How many deals there are unless the parameter `deals` says otherwise."""
LONGEST = 1_000_000
"""More decisions than any game has."""


def register() -> None:
    """Registers every game with OpenSpiel, once."""
    for name in shelf.playable():
        if PREFIX + name not in pyspiel.registered_names():
            pyspiel.register_game(game_type(shelf.take(name)), _game_class(shelf.take(name)))


def game_type(modules: GameModules) -> Any:
    """What OpenSpiel wants to know of a game beforehand."""
    usual = modules.facts.usual_players
    defaults = {option.name: option.default_for(usual) for option in modules.facts.options}
    return pyspiel.GameType(
        short_name=PREFIX + modules.name,
        long_name=modules.facts.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=modules.facts.players[-1],
        min_num_players=modules.facts.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": usual, "deals": DEALS, **defaults},
    )


def _game_class(modules: GameModules) -> type:
    class NamedGame(SpielGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(modules, parameters or {})

    return NamedGame


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours under OpenSpiel's interface."""

    def __init__(self, modules: GameModules, parameters: dict[str, Any]) -> None:
        wishes = dict(parameters)
        self.deals = int(wishes.pop("deals", DEALS))
        self.compiled = CompiledGame(game(modules.name, wishes.pop("players", None), **wishes))
        playing = self.compiled.game
        info = pyspiel.GameInfo(
            num_distinct_actions=len(playing.alphabet),
            max_chance_outcomes=self.deals,
            num_players=playing.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if playing.sides < playing.players else 2.0 - playing.players,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(modules), info, parameters)

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal, and nothing else."""
        return 1

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
        """What a player knows; with perfect recall, also all that it ever knew."""
        return Observer(self.compiled.game, kind is not None and kind.perfect_recall)


class CompiledGame:
    """The compiled functions of a game, shared by all its states."""

    def __init__(self, playing: Game) -> None:
        self.game = playing
        self.calls = compiled(playing.modules, calls)
        self.blank = to_record(playing.blank())
        self.words = np.zeros(words_for(len(playing.alphabet)), np.int64)
        self.alphabet = playing.alphabet

    def legal(self, record: Any) -> list[int]:
        """The legal moves; none when the game is over."""
        if self.calls.legal(record[0], self.words) == 0:
            return []
        return np.flatnonzero(np.unpackbits(self.words.view(np.uint8), bitorder="little")).tolist()

    def observe(self, record: Any, player: int) -> np.ndarray[Any, np.dtype[np.int16]]:
        """What a player knows, as numbers."""
        seen = np.zeros(self.game.modules.sight.OBSERVATION_SIZE, np.int16)
        self.calls.observe(record[0], player, seen)
        return seen

    def __deepcopy__(self, memory: Any) -> CompiledGame:
        return self

    def __reduce__(self) -> Any:
        return _compiled_game, (self.game.name, self.game.players, self.game.options)


def _compiled_game(name: str, players: int, options: dict[str, Any]) -> CompiledGame:
    return CompiledGame(game(name, players, **options))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table. Its attributes are what OpenSpiel copies when it clones a state."""

    def __init__(self, playing: SpielGame) -> None:
        super().__init__(playing)
        self.compiled = playing.compiled
        self.deals = playing.deals
        self.record = self.compiled.blank.copy()
        self.moves: list[int] | None = None
        """The legal moves; None before the deal."""
        self.seen = [b""] * self.compiled.game.players
        self.memories = [""] * self.compiled.game.players
        """For each player a digest of all that it has seen and done."""

    def current_player(self) -> int:
        """The seat that decides."""
        if self.moves is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.record[0]["turn"]) if self.moves else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moves == []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all alike."""
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.moves or [])

    def _apply_action(self, action: int) -> None:
        if self.moves is None:
            self.compiled.calls.deal(self.record[0], action)
        else:
            player = int(self.record[0]["turn"])
            self._remember(player, b"move %d" % action)
            self.compiled.calls.play(self.record[0], action)
        self.moves = self.compiled.legal(self.record)
        self._look()

    def _look(self) -> None:
        """Every player notices what has changed in what it sees."""
        for player in range(self.compiled.game.players):
            seen = self.compiled.observe(self.record, player).tobytes()
            if seen != self.seen[player]:
                self.seen[player] = seen
                self._remember(player, seen)

    def _remember(self, player: int, what: bytes) -> None:
        self.memories[player] = blake2b(self.memories[player].encode() + what, digest_size=16).hexdigest()

    def returns(self) -> list[float]:
        """The outcomes of a finished game; 0 for all before."""
        outcomes = np.zeros(self.compiled.game.players)
        if self.is_terminal():
            self.compiled.calls.outcome(self.record[0], outcomes)
        return outcomes.tolist()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this player cannot tell from this one, all such deals with the same chance."""
        possible: SpielState = self.clone()
        if self.moves is not None:
            self.compiled.calls.redeal(possible.record[0], player, signed(int(sampler() * (1 << 53))))
            possible.moves = self.compiled.legal(possible.record)
        return possible

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.compiled.alphabet[action]

    def __str__(self) -> str:
        if self.moves is None:
            return "before the deal"
        return json.dumps(self.compiled.game.modules.document.write(table_of(self)), sort_keys=True)


class Observer:
    """What one player knows, as OpenSpiel's observers tell it."""

    def __init__(self, playing: Game, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(playing.modules.sight.OBSERVATION_SIZE, np.float32)
        self.dict = {}
        place = 0
        for part in playing.modules.sight.OBSERVATION:
            self.dict[part.name] = self.tensor[place : place + part.size]
            place += part.size

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes what a player knows; nothing before the deal."""
        self.tensor[:] = 0 if state.moves is None else state.compiled.observe(state.record, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, or with perfect recall a digest of all that it ever saw and did."""
        if state.moves is None:
            return f"seat {player} before the deal"
        if self.perfect_recall:
            return f"seat {player} {state.memories[player]}"
        return json.dumps(state.compiled.game.modules.sight.view(table_of(state), player), sort_keys=True)


def table_of(state: SpielState) -> Any:
    """The plain table of a state."""
    return from_record(state.compiled.game.modules.table.Table, state.record[0])
