"""The numbers of the moves, family after family: blocks, offers, contres, and `build` (section 5)."""

from quartier.games.lotissements.pieces import BLOCKS, BUILDINGS, SETS

BLOCK = 0
"""A block's number plays it."""
OFFER = BLOCK + BLOCKS
CONTRE = OFFER + SETS
BUILD = CONTRE + SETS
MOVE_COUNT = BUILD + 1

IN_FIRST_WORD = 64 - BUILDINGS
"""This many decorations have their moves in the first word of a set of moves."""
