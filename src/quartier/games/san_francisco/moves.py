"""The numbers of the moves, family after family: words, cards, cheques, tiles, seats and streets (section 5)."""

from quartier.games.san_francisco.pieces import INFLUENCE_CARDS, MOST_SEATS, STREETS, TILES, VALUES

KEEP = 0
REJECT = KEEP + 1
PASS = REJECT + 1
COMMIT = PASS + 1
ACCEPT = COMMIT + 1
REFUSE = ACCEPT + 1
TAKE_INFLUENCE = REFUSE + 1
TAKE_CHEQUES = TAKE_INFLUENCE + 1
DRAW = TAKE_CHEQUES + 1
STOP = DRAW + 1
PLAY = STOP + 1
"""An influence card is played by its value; a cheque is added or paid by the place of its value."""
ADD = PLAY + INFLUENCE_CARDS
PAY = ADD + VALUES
OPTION = PAY + VALUES
DEAL = OPTION + TILES
STREET = DEAL + MOST_SEATS
MOVE_COUNT = STREET + STREETS
