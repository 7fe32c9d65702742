### The lesson of Property, in English

claim-title = A square for two cards
claim-text =
    Every turn you play one red and one black card. The red one names a column, counted from the left; the black one a row, counted from the bottom. Together they name one square (P15).

    If nobody owns that square, it becomes yours, for nothing (P17).
claim-task = Take the square in column 3, row 5. Click it, or the two cards that name it.
claim-good = The 3 of diamonds and the 5 of clubs met on square 3,5. Your two cards went to the discard pile, and you drew until you held both colours again (P28). So you can always move.
claim-other = the 6 of hearts named column 6. You own square 6,5 now, which is no worse. Try again with the 3 of diamonds.

group-title = Groups grow
group-text =
    Squares of one owner that share a side are a group; corners do not count (P3). The larger a group, the dearer it is for everybody who lands in it, as you will see.

    You own two squares that touch only by their corners.
group-task = Join them: name the square that makes one group of three.
group-good = One square, and three hang together. The number drawn on a group is its size.
group-other = that square stands alone. Column 3 and row 6 would have joined your two squares.

rent-title = Rent
rent-text =
    If the square is somebody else's you pay rent at once: one dollar for each square of its group, times your suits (P18). Diamonds and clubs count once, hearts and spades double. Two doubles make four.

    Both of your red cards name column 4, and your black card row 6: Ben's group of three.
rent-task = You cannot avoid it, but you can choose the suit. Pay as little as possible.
rent-good = Diamonds and clubs: three squares, three dollars. With the heart it would have been six. Keep hearts and spades for empty squares.
rent-other = the heart doubled the rent to six dollars. The 4 of diamonds leads to the same square for half.

buy-title = Buying
buy-text =
    Once you have paid a rent in full you may buy the square that you named, and its owner cannot refuse (P20). The price is the size of the group, paid in court cards: a king is worth 4, a queen 2, a jack or joker 1 (P6, P21). No change is given.

    You have just paid Ben a dollar for a square in the midst of yours. It is a group of one.
buy-task = Buy it, and pay with a card that is worth exactly one.
buy-good = One unit for the square that ties your four together. The card went to Ben, who may spend it later (P24).
buy-other = here the square was cheap and joined everything you have. A king would pay too, but three of its units would be wasted.

own-title = Your own square
own-text =
    Naming your own square is bad luck. A plain one becomes mortgaged: it stays yours and still earns rent (P25). A mortgaged one is lost (P26).

    Today every pair you hold names a square of yours. The crossed one, 2,3, is mortgaged already.
own-task = Choose the lesser evil.
own-good = Square 7,3 is mortgaged now but still part of your group of four. Nothing is lost yet.
own-other = square 2,3 was mortgaged before, so it is lost and lies empty. The 7 of hearts only mortgages.

wild-title = Nines and tens
wild-text =
    Nines and tens are wild: a red one names any column you like, a black one any row (P5). You play both cards first, then choose the line.

    Two of your groups lie in row 5, with a gap between them.
wild-task = Close the gap: make one group of five.
wild-good = Two groups of two became one of five. Whoever lands there now pays up to twenty dollars.
wild-other = the wild card could have named the gap in row 5: column 5 with the 5 of spades.

ruin-title = Ruin, and the end
ruin-text =
    The game ends when somebody cannot pay: he hands over what he has and is bankrupt (P27). Then the richest wins, in dollars alone (P32).

    You have nine dollars left. Both your pairs lead to rivals: one to Ben's seven squares, one to Cleo's three.
ruin-task = Stay in the game.
ruin-good = Six dollars to Cleo, three left: you live. Before a ruinous move a real table asks whether you are sure.
ruin-other = Ben's group would have cost more than you have. You are bankrupt, and Ben wins.
