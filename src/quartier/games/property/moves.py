"""The numbers of the moves, family after family: cards, lines, the question of buying, court cards (section 5)."""

from quartier.games.property.pieces import CARDS, COURT, LINES

CARD = 0
"""A card's number plays it."""
COLUMN = CARD + CARDS
ROW = COLUMN + LINES
BUY = ROW + LINES
DECLINE = BUY + 1
GIVE = DECLINE + 1
MOVE_COUNT = GIVE + COURT

ANY_COLUMN = 0xFF << COLUMN
ANY_ROW = 0xFF << ROW
BUY_OR_DECLINE = 1 << BUY | 1 << DECLINE
