"""What a seat sees, as a space of Gymnasium."""

from __future__ import annotations

import numpy as np
from gymnasium.spaces import Box, Dict

from quartier.envs.stepping import Array
from quartier.play.game import Game

Observation = dict[str, Array]
"""`observation`, the numbers that `quartier.envs.parts` names, and `action_mask`, a 1 for each legal move."""


def observation_space(game: Game) -> Dict:
    """The space of what a seat of a game sees."""
    numbers = Box(-32768, 32767, (game.modules.sight.OBSERVATION_SIZE,), np.int16)
    return Dict({"observation": numbers, "action_mask": Box(0, 1, (len(game.alphabet),), np.int8)})
