"""Compiles what bots need for a game, in a process of its own: `python -m quartier.server.precompile GAME`."""

import sys

import quartier
from quartier.bots.player import bot, knowledge
from quartier.bots.thinking import think


def precompile(name: str) -> None:
    """Thinks once, shortly, in every way that a server does."""
    known = knowledge(quartier.game(name).deal(1), 1)
    bot("beginner", 1, seconds=0.1).choose(known)
    think(known, iterations=2)


if __name__ == "__main__":
    precompile(sys.argv[1])
