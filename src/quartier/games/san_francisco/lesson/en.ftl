### The lesson of San Francisco, in English

lay-title = Streets and districts
lay-text =
    The city has 35 districts, and every edge between them is a street. You own streets by laying sticks of your colour. Whoever holds so many sides of a district that nobody can catch up rebuilds it, and scores its prestige (S53).

    You have won the right to lay one stick beside villas. You already hold two sides of the villas in row 1, column 6.
lay-task = Lay the third stick there, and rebuild them.
lay-good = Three sides of four: nobody can reach you any more. Villas bring 4 prestige. Every rebuilding also brings an action card, and with the twelfth of them the game is over (S59, S76).
lay-other = your stick lies there for good, but nothing is rebuilt. The villas in row 1, column 6 needed just one more.

majority-title = Parks make it easier
majority-text =
    A district beside a park has a white side, which belongs to nobody for the whole game (S5). So fewer sticks decide: with one white side, two are enough (S53).

    The card says leisure. In row 5, column 3 lies leisure just below a park, and one of its three free sides is yours.
majority-task = Rebuild it with one stick.
majority-good = Two of three sides: the last one could only bring a rival to one. Leisure brings 5.
majority-other = look for the leisure district with a white side above it: row 5, column 3.

two-title = One stick, two districts
two-text =
    A street inside the city is a side of two districts at once, and its stick counts for both (S3). Often that is the best place there is.

    You hold two sides of the villas in row 1, column 6, and two of the houses beside them.
two-task = Lay the stick that rebuilds both.
two-good = Four prestige twice, with a single stick. The sticks stay and go on counting for their neighbours (S58).
two-other = the street between the two districts, v 1 7, would have rebuilt both at once.

influence-title = The secret auction
influence-text =
    Rights are auctioned. With an influence card up, everybody secretly plays a card from 0 to 9. Equal cards cancel each other, however high; of the rest the highest win, as many as the card admits, and pay that much influence (S30, S32). You take your card back.

    Only one may invest this time. Ben and Cleo are people of habit: both like their 5.
influence-task = Win the right to invest.
influence-good = The two fives cancelled each other, so your card was the highest that counted. Even a 0 would have won, and 30 influence must last the whole game.
influence-other = your 5 met two others, and all three cancelled. Any other card wins here.

cheques-title = The open auction
cheques-text = Some cards are paid with cheques, in the open: everybody raises or passes, until one is left (S33). You lay cheques down one by one, then commit. No change is given, and a cheque that was paid is gone (S35).
cheques-task = Ben and Cleo are not keen. Make a bid and win.
cheques-good = Both passed, and you alone may invest. Opening low is cheap, as long as nobody answers.
cheques-other = who passes is out of this auction. Add a cheque, then commit.

option-title = Three tiles
option-text =
    With the option card everybody secretly picks one of three tiles: work (industry, offices), trade (markets, leisure) or home (villas, houses). Whoever is alone on a tile has its right and pays any one cheque, face down (S40). Several on one tile must bid in secret (S42).

    Ben and Cleo have talked of nothing but offices all evening. Guess what they will pick.
option-task = Pick a tile on which you are alone, and pay your cheque.
option-good = The smallest cheque does as well as the largest: nobody sees it. Now you could lay your stick.
option-other = you met Ben and Cleo on the same tile and had to bid against them. Trade or home would have been yours alone.

draw-title = Push your luck
draw-text =
    Some action cards give influence or cheques. Whoever takes cheques draws from the bank one after the other, up to a limit, here 100. Above it everything drawn goes back (S75).

    You have drawn 70. Two cheques are left in the bank, and you have counted: a 30 and a 100.
draw-task = One of the two would break you. Stop in time.
draw-good = Seventy in the hand. The 30 would have made the 100 full, but the chance was even.
draw-other = you drew once more, and luck decided. Seventy was a good place to stop.
