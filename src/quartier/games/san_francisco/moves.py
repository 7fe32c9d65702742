"""The numbers of the moves: ten words, then families of cards, cheques, tiles, seats and streets (section 5)."""

KEEP = 0
REJECT = 1
PASS = 2
COMMIT = 3
ACCEPT = 4
REFUSE = 5
INFLUENCE = 6
CHEQUES = 7
DRAW = 8
STOP = 9
PLAY = 10
ADD = 20
PAY = 30
OPTION = 40
DEAL = 43
STREET = 48
MOVES = 130
