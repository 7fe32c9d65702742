"""The numbers of the moves, family after family: each family begins where the one before it ends."""

from skyline.pieces import BUILDINGS

BUILD = 0
"""A building's number puts it up."""
MOVE_COUNT = BUILD + BUILDINGS
