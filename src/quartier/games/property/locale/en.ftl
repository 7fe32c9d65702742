### Property, in English

title = Property
pitch = Two cards name a square: claim it, pay for it, or lose it. Whoever can no longer pay ends the game.

## Options

option-bankruptcies = Bankruptcies
option-bankruptcies-help = The game ends when this many players are bankrupt.
option-count_squares = Squares count
option-count_squares-help = At the end every owned square adds 5 dollars to its owner's score.
option-payment = Paying with court cards
option-payment-help = With "No change given" a buyer may overpay but gets nothing back; with "Exact" the price must be met exactly.
option-payment-no_change = No change given
option-payment-exact = Exact
option-turn_limit = Turn limit
option-turn_limit-help = The game ends after this many turns of all players together; 0 means never.

## What is asked

ask-red = Choose a red card: it names the column.
ask-black = Choose a black card: it names the row.
ask-column = Your red card is wild. Choose the column.
ask-row = Your black card is wild. Choose the row.
ask-buy = The rent is paid. Buy the square with court cards?
ask-give = Lay down a court card.
ask-over = The game is over.

## Moves

move-column = column { $line }
move-row = row { $line }
move-buy = buy
move-decline = do not buy
court-k = king (4)
court-q = queen (2)
court-j = jack (1)
court-joker = joker (1)

## What happens

event-dealt = The cards are dealt. { $seat } begins.
event-named = { $seat } plays { $red } and { $black }: square { $square }.
event-claimed = { $size ->
    [one] { $seat } claims { $square }.
   *[other] { $seat } claims { $square }, now a group of { $size }.
}
event-rent = { $size ->
    [one] { $seat } pays { $owner } a rent of { $dollars } for a single square.
   *[other] { $seat } pays { $owner } a rent of { $dollars } for a group of { $size }.
}
event-bought = { $units ->
    [one] { $seat } buys { $square } from { $owner } for one unit.
   *[other] { $seat } buys { $square } from { $owner } for { $units } units.
}
event-mortgaged = { $seat } mortgages { $square }.
event-lost = { $seat } loses the mortgaged square { $square }.
event-bankrupt = { $seat } cannot pay { $rent } to { $owner }, hands over { $dollars } and is bankrupt.
event-reshuffled = The discard pile is shuffled: { $cards } cards.
event-drew = { $cards ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $cards } cards.
}
event-over = The game is over after { $turns } turns.

## The table in words

word-hand = Hand of { $seat }:
word-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
word-bankrupt = bankrupt
word-stock = { $cards ->
    [one] Stock: one card.
   *[other] Stock: { $cards } cards.
}
word-discard = Discard pile: { $card } on top.
word-discard-empty = The discard pile is empty.
word-played = Played:
word-turn = Turn { $turn }

## Why a move is refused

too-many-bankruptcies = The game cannot wait for { $value } bankruptcies: at least one player must be left, so at most { $most }.
red-first = First a red card from your hand, such as "red 3h".
black-now = Now a black card from your hand, such as "black 8c".
column-now = Now the column, "column 1" to "column 8".
row-now = Now the row, "row 1" to "row 8".
buy-or-decline = The question is whether to buy: "buy" or "decline".
no-way-back = The purchase is under way and cannot be broken off: lay down court cards with "give".
game-over = The game is over; there is nothing left to play.
card-not-in-hand = The card { $card } is not in your hand.
court-card-not-held = You hold no { $card }.
card-not-needed = With { $card } the payment would hold a card that is not needed: the price is { $price }, { $given } given so far.
not-exact = With { $card } the price of { $price } cannot be met exactly; { $given } given so far.

## Why a document is refused

position-list-length = { $field } has { $found } entries; it needs one for each of the { $players } seats.
position-negative = A number of dollars or court cards is below 0.
position-dollars = The dollars add up to { $found } instead of { $total }.
position-court-cards = There are { $found } court cards "{ $card }"; the pack has { $pack }, and they leave only with a bankrupt player.
position-board-shape = The board must be 8 texts of 8 characters.
position-square = "{ $square }" is no square: "." is empty, "a" to "f" a plain and "A" to "F" a mortgaged square of a seat in play.
position-bankrupt-seat = "bankrupt" names { $seat }, which is no seat, or names it twice.
position-bankrupt-has-something = Seat { $seat } is bankrupt but still has dollars, cards or court cards.
position-turn = Seat { $seat } cannot have the turn: it does not exist or is bankrupt.
position-phase = "{ $phase }" is no phase; phases are red, black, column, row, buy, give, over.
position-turn-fields = red, black, column, row and given do not fit the phase "{ $phase }".
position-colour-missing = Seat { $seat } lacks a colour that it must hold.
position-not-a-rivals-square = Only a rival's square can be bought.
position-cannot-pay = The price of { $price } cannot be paid.
position-already-paid = The price of { $price } is already paid.
position-should-be-over = By its bankruptcies or turns the game is over, but the phase is not "over".
position-should-not-be-over = The phase is "over", but neither the bankruptcies nor the turns have ended the game.

## The score pad

pad-start = Dollars at the start
pad-rent_got = Rents received
pad-rent_paid = Rents paid
pad-squares = Squares owned
