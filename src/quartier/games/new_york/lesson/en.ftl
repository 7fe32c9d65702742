### The lesson of New York, in English

place-title = A few pawns to begin with
place-text =
    Before the game everybody places some pawns on empty squares, one at a time. Two pawns of one colour may not stand side by side; diagonally they may (N14).

    But mind: when all stand, the colours are dealt out by lottery (N16). Nobody knows yet whose pawns these will be.
place-task = Place a red pawn in the very centre, R4B4.
place-good = A square is named by its red and its blue line: R4B4 is where red line 4 crosses blue line 4.
place-other = the centre is where red line 4 and blue line 4 cross.

claim-title = Two cards, one building
claim-text =
    In your turn you play a red and a blue card; together they name a square. If it is empty, you take it for nothing (N22).

    At the end each building of your largest group counts two points, every other one point, and so does every coin (N35). So buildings belong together.
claim-task = Make your group of three a group of four.
claim-good = The new building shares a side with your group, so it counts double. Afterwards you draw until you hold two cards of each colour again (N29).
claim-other = that building stands apart and counts a single point. Red line 3 leads to both ends of your group.

price-title = Buying from a rival
price-text =
    If the square is a rival's you buy it, and he cannot refuse (N23). The price: count his buildings on the red line, then on the blue line; the smaller number is what you pay (N6).

    Blue has many buildings in column 5, but look along the red lines.
price-task = Buy a building of Ben's for a single coin.
price-good = On red line 3 Ben had only this one, so it cost one coin, although column 5 is full of his. And it joins your group.
price-other = look for a square where one of its two lines holds no other building of Ben's: R3B5.

own-title = Mind your own
own-text =
    If your cards name a building of your own, you lose it (N24). You cannot pass, and a pair that can be played must be played (N19).

    With these four cards most pairs hit yourself.
own-task = Find the pair that takes an empty square.
own-good = R5B3 was empty, and it ties two groups together: five in one.
own-other = that building was yours, and is gone. Red 5 with blue 3 names an empty square.

joker-title = Jokers
joker-text =
    A joker names any line of its colour (N21). Played with another card, it lets you choose among the seven squares of that card's line; with two jokers the whole town is yours to choose from.

    There is a gap between two of your groups.
joker-task = Join them to a group of seven with your red joker.
joker-good = Seven buildings that hang together: fourteen points. Jokers are worth keeping for such a square.
joker-other = the joker with blue 4 can name R4B4, the square between your groups.

stop-title = Stop!
stop-text =
    When only four squares are left empty, two Stop cards come into the discard pile (N32). It will be shuffled into a new pile some time, and then whoever draws a Stop card ends the game on the spot (N33).

    Five squares are empty now.
stop-task = Take an empty square, so that the Stop cards come in.
stop-good = From now on every shuffle may bring the end. Have your largest group ready.
stop-other = the number of empty squares did not fall to four. Name one of the five empty ones.
