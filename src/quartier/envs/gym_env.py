"""The games as Gymnasium environments: one seat learns, bots have the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from quartier.bots.player import ask, bot, dismiss, plain_mind
from quartier.bots.registry import Player
from quartier.engine.errors import OptionError
from quartier.engine.primitives.dice import roll, scrambled
from quartier.engine.schema import signed
from quartier.envs.batch_env import BatchEnv
from quartier.envs.drawing import RENDER_MODES, checked_render_mode, drawn
from quartier.envs.spaces import Observation, observation_space
from quartier.envs.stepping import Array
from quartier.play.game import Game

LOST = -1.0
"""What an illegal move brings: the game is lost at once."""


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a table; the bots named by `rivals`, one for all or one for each, have the others.

    The reward comes with the end: the seat's outcome from -1 to 1. An illegal move loses the game at once; which ones
    are legal stands in the observation's `action_mask`.
    """

    def __init__(
        self, game: Game, seat: int = 0, rivals: str | Sequence[str] = "greedy", render_mode: str | None = None
    ) -> None:
        self.game = game
        self.seat = checked_seat(game, seat)
        self.rivals = rivals_of(game, rivals)
        self.render_mode = checked_render_mode(render_mode)
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}
        self.observation_space: Any = observation_space(game)
        self.action_space = Discrete(len(game.alphabet))
        self._batch = BatchEnv(game, 1, auto_reset=False)
        self._bots: dict[int, Player] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals anew and lets the rivals play until the seat decides."""
        super().reset(seed=seed)
        while True:
            self._batch.reset(int(self.np_random.integers(1 << 63)))
            self._dice = int(self.np_random.integers(1 << 63))
            others = [seat for seat in range(self.game.players) if seat != self.seat]
            dismiss(self._bots.values())
            self._bots = {seat: bot(name, self._dice + seat) for seat, name in zip(others, self.rivals, strict=True)}
            self._let_rivals_play()
            if self._batch.turns[0] == self.seat:
                return self._seen(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays a move of the seat, and the rivals' answers."""
        if not self._batch.masks[0, int(action)]:
            return self._seen(), LOST, True, False, {"illegal": True}
        self._batch.step([int(action)])
        reward = float(self._batch.rewards[0, self.seat])
        reward += self._let_rivals_play()
        over = bool(self._batch.turns[0] < 0)
        info = {"points": self._batch.scores[0].tolist()} if over else {}
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over, False, info

    def _let_rivals_play(self) -> float:
        """Plays until the seat decides or the game is over; returns what the seat gets by that."""
        reward = 0.0
        while self._batch.turns[0] not in (self.seat, -1):
            self._dice = roll(self._dice)
            table = self._batch.table(0)
            move, _ = ask(self._bots[int(self._batch.turns[0])], table, self._dice)
            self._batch.step([self.game.modules.numbers[move]])
            reward += float(self._batch.rewards[0, self.seat])
        return reward

    def _seen(self) -> Observation:
        return {"observation": self._batch.observations[0].copy(), "action_mask": self._batch.rows.masks[0].copy()}

    def render(self) -> Any:
        """The table as the seat sees it."""
        return drawn(self._batch.table(0), self.seat, self.render_mode)

    def close(self) -> None:
        """Ends the rivals' programs."""
        dismiss(self._bots.values())


class SeatsVectorEnv(VectorEnv[Observation, Array, Array]):
    """One seat of each of many tables; the rivals, who do not search, play in compiled code.

    A game that ends is followed by the next in the same step. Observations are the environment's own memory unless
    `copy` is set: the next step writes them anew.
    """

    def __init__(
        self,
        game: Game,
        num_envs: int = 1024,
        *,
        seat: int = 0,
        rivals: str = "greedy",
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        self.game = game
        self.seat = checked_seat(game, seat)
        self._how = self.seat, plain_mind(str(rivals))
        self.num_envs = num_envs
        self.copy = copy
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space(game)
        self.single_action_space = Discrete(len(game.alphabet))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._batch = BatchEnv(game, num_envs, threads=threads)
        self._dice = 0

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals all tables anew, from seeds that follow each other."""
        if isinstance(seed, list):
            raise OptionError("bad-seed", value=str(seed), most=str((1 << 64) - 1))
        self._batch.reset(seed)
        self._dice = scrambled(roll(int(self._batch.seeds[0])))
        self._batch.each("begin_seat_rows", *self._how, signed(self._dice), self.num_envs)
        return self._seen(), {}

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Plays a move of the seat at each table, and the rivals' answers. IllegalMove names the first wrong one."""
        self._batch.check(actions)
        self._dice = roll(self._dice)
        arguments = self._batch.moves, *self._how, signed(scrambled(self._dice)), self.num_envs
        self._batch.each("step_seat_rows", *arguments)
        ended = self._batch.ended.copy()
        never = np.zeros(self.num_envs, np.bool_)
        return self._seen(), self._batch.rewards[:, self.seat].astype(np.float64), ended, never, {}

    def random_actions(self) -> Array:
        """A uniformly random legal move for every table."""
        return self._batch.random_moves().copy()

    def _seen(self) -> Observation:
        observations, masks = self._batch.observations, self._batch.rows.masks
        if self.copy:
            observations, masks = observations.copy(), masks.copy()
        return {"observation": observations, "action_mask": masks}

    def close_extras(self, **wishes: Any) -> None:
        """Ends the threads."""
        self._batch.close()


def checked_seat(game: Game, seat: object) -> int:
    """A seat that the game has."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < game.players:
        raise OptionError("env-no-seat", value=str(seat), most=game.players - 1)
    return seat


def rivals_of(game: Game, rivals: str | Sequence[str]) -> list[str]:
    """The bot for each of the other seats."""
    names = [rivals] * (game.players - 1) if isinstance(rivals, str) else list(rivals)
    if len(names) != game.players - 1:
        raise OptionError("env-rivals-number", found=len(names), rivals=game.players - 1)
    for name in names:
        bot(name)
    return names
