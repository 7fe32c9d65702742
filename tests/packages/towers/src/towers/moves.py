"""The numbers of the moves, family after family: each family begins where the one before it ends."""

from towers.pieces import BUILDINGS

BUILD = 0
"""A building's number puts it up."""
KEEP = BUILD + BUILDINGS
"""KEEP and a building's number keep it."""
MOVE_COUNT = KEEP + BUILDINGS
