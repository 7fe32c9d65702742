"""The families of moves, by the number of their first member (section 5)."""

from quartier.games.fifth_avenue.pieces import CARDS, COLOURS, DISTRICTS, KINDS, PAWNS, PLACES, PLOTS

PLOT = 0
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
CLOSE = BUILD + 4
