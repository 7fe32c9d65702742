"""The numbers of the moves, family after family: plots, actions, pawns, cards, bids, building (section 5)."""

from quartier.games.fifth_avenue.pieces import CARDS, COLOURS, DISTRICTS, KINDS, MOST_BUILT, PAWNS, PLACES, PLOTS

PLOT = 0
"""A plot's number names it."""
BUILDINGS = PLOT + PLOTS
SHOP = BUILDINGS + 1
COMMISSION = SHOP + KINDS
SCORE = COMMISSION + 1
MOVE = SCORE + DISTRICTS
TAKE = MOVE + PAWNS * PLACES
ADD = TAKE + COLOURS
COMMIT = ADD + CARDS
PASS = COMMIT + 1
BUILD = PASS + 1
"""To build none, one, two or three."""
CLOSE = BUILD + MOST_BUILT + 1
MOVE_COUNT = CLOSE + 1
