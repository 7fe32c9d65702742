"""Learns a game by playing against itself: PPO with torch, on a batch of tables. One file, minutes on one processor.

    pip install "quartier[research]" torch
    python examples/learn.py --minutes 4 --curve curve.svg

All seats share one network. Every few rounds it plays against random players, and the share of its wins is printed.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from quartier import envs
from quartier.engine.drawing.chart import curves
from quartier.envs.batch_env import BatchEnv

LAMBDA = 0.95
"""How far a decision is credited with what happens much later."""
CLIP = 0.2
EPOCHS = 2
MINIBATCH = 4096


class Player(nn.Module):
    """What to do, and how the game will end for the player who has to do it."""

    def __init__(self, numbers: int, moves: int, width: int = 192) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, moves)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of the legal moves, and the outcome expected."""
        thought = self.body(torch.sign(seen) * torch.log1p(seen.abs()))
        logits = self.policy(thought).masked_fill(~masks, -1e9)
        return logits, torch.tanh(self.value(thought)).squeeze(-1)


@dataclass
class Experience:
    """A stretch of play: an entry for each step and table."""

    seen: Tensor
    masks: Tensor
    moves: Tensor
    chances: Tensor
    """The logarithm of the chance with which each move was chosen."""
    advantages: Tensor
    returns: Tensor

    def part(self, places: Tensor) -> Experience:
        """Some of the decisions."""
        return Experience(*(getattr(self, name)[places] for name in self.__dataclass_fields__))


def look(env: BatchEnv) -> tuple[Tensor, Tensor]:
    """What the deciding seats know and may do, as a network takes it."""
    return torch.from_numpy(env.observations.astype(np.float32)), torch.from_numpy(env.masks.copy())


@torch.no_grad()
def play(env: BatchEnv, player: Player, steps: int) -> Experience:
    """Plays on at all tables and works out what each decision was worth."""
    taken: dict[str, list[Any]] = {name: [] for name in ("seen", "masks", "moves", "chances")}
    values, turns, ended, rewards = [], [], [], []
    for _ in range(steps):
        seen, masks = look(env)
        logits, value = player(seen, masks)
        choice = torch.distributions.Categorical(logits=logits)
        moves = choice.sample()
        for name, what in zip(taken, (seen, masks, moves, choice.log_prob(moves)), strict=True):
            taken[name].append(what)
        values.append(value.numpy())
        turns.append(env.turns.copy())
        env.step(moves.numpy())
        ended.append(env.ended.copy())
        rewards.append(env.rewards.copy())
    returns = worth(np.array(values), np.array(turns), np.array(ended), np.array(rewards))
    stacked = {name: torch.cat(parts) for name, parts in taken.items()}
    targets = torch.from_numpy(returns).flatten()
    return Experience(**stacked, advantages=targets - torch.from_numpy(np.array(values)).flatten(), returns=targets)


def worth(values: Any, turns: Any, ended: Any, rewards: Any) -> Any:
    """What each decision brought its seat: the outcome, or what later decisions of the same seat were thought worth."""
    steps, tables = values.shape
    every = np.arange(tables)
    coming = np.full(rewards.shape[1:], np.nan, np.float32)
    returns = np.zeros((steps, tables), np.float32)
    for step in reversed(range(steps)):
        coming = np.where(ended[step][:, None], rewards[step], coming)
        known = coming[every, turns[step]]
        known = np.where(np.isnan(known), values[step], known)
        returns[step] = known
        coming[every, turns[step]] = LAMBDA * known + (1.0 - LAMBDA) * values[step]
    return returns


def learn(player: Player, optimiser: torch.optim.Optimizer, experience: Experience) -> None:
    """Makes good decisions likelier and bad ones less likely, a little."""
    decisions = len(experience.moves)
    spread = experience.advantages.std() + 1e-6
    for _ in range(EPOCHS):
        for places in torch.randperm(decisions).split(MINIBATCH):
            some = experience.part(places)
            logits, values = player(some.seen, some.masks)
            choice = torch.distributions.Categorical(logits=logits)
            ratio = torch.exp(choice.log_prob(some.moves) - some.chances)
            gain = some.advantages / spread
            policy_loss = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            value_loss = (values - some.returns).square().mean()
            loss = policy_loss + 0.5 * value_loss - 0.01 * choice.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def wins_against_random(name: str, player: Player, options: dict[str, Any], tables: int = 512) -> float:
    """The share of wins of one seat against random players; the seat changes from table to table."""
    env = envs.batch(name, tables=tables, seed=1_000_000, auto_reset=False, **options)
    seats = np.arange(tables) % env.game.players
    outcomes = np.zeros(tables)
    while (env.turns >= 0).any():
        moves = env.random_moves().copy()
        ours = np.flatnonzero(env.turns == seats)
        if len(ours):
            seen, masks = torch.from_numpy(env.observations[ours].astype(np.float32)), torch.from_numpy(env.masks[ours])
            moves[ours] = player(seen, masks)[0].argmax(-1).numpy()
        env.step(moves)
        outcomes += env.rewards[np.arange(tables), seats]
    return float((outcomes.mean() + 1.0) / 2.0)


def train(
    name: str, options: dict[str, Any], minutes: float, tables: int, steps: int, seed: int
) -> tuple[Player, list[tuple[float, float]]]:
    """Learns for this many minutes; returns the player and its learning curve: minutes, share of wins."""
    torch.manual_seed(seed)
    env = envs.batch(name, tables=tables, seed=seed, **options)
    player = Player(env.observations.shape[1], env.masks.shape[1])
    optimiser = torch.optim.Adam(player.parameters(), lr=1e-3)
    curve = [(0.0, wins_against_random(name, player, options))]
    print(f"untrained: {curve[0][1]:.1%} of the games against random players", flush=True)
    began, rounds = time.monotonic(), 0
    while time.monotonic() - began < minutes * 60.0:
        learn(player, optimiser, play(env, player, steps))
        rounds += 1
        if rounds % 5 == 0:
            passed = (time.monotonic() - began) / 60.0
            curve.append((passed, wins_against_random(name, player, options)))
            print(f"{passed:.1f} min, {rounds * tables * steps:,} decisions: {curve[-1][1]:.1%}", flush=True)
    return player, curve


def main() -> None:
    """Learns, and draws the learning curve."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", nargs="?", default="property")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--minutes", type=float, default=4.0)
    asked.add_argument("--tables", type=int, default=256)
    asked.add_argument("--steps", type=int, default=128)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--curve", type=Path, help="where to draw the learning curve, as SVG")
    wishes = asked.parse_args()
    options = {"players": wishes.players}
    _, curve = train(wishes.game, options, wishes.minutes, wishes.tables, wishes.steps, wishes.seed)
    if wishes.curve is not None:
        title = f"{wishes.game}: wins against random players, {curve[-1][0]:.1f} minutes"
        wishes.curve.write_text(curves(title, ["learner"], [[share for _, share in curve]]), "utf-8")


if __name__ == "__main__":
    main()
