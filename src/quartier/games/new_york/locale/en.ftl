### New York, in English

title = New York
pitch = Two cards name a building: take it, buy it, or lose it. Connected buildings count double, and nobody knows when it ends.

## Options

option-edition = Edition
option-edition-help = "Boxed" is the game as printed in 1995; "Playing cards" is the adaptation to two packs of cards.
option-edition-boxed = Boxed
option-edition-playing_cards = Playing cards
option-events = Events
option-events-help = Twelve event cards are shuffled in.
option-own_colour = Own colour
option-own_colour-help = Everybody picks a colour at the start and keeps it; there is no lottery.
option-teams = Teams
option-teams-help = Four players as two pairs, who may exchange cards.
option-pawn_limit = Pawn limit
option-pawn_limit-help = Whoever has no pawn left in reserve cannot take a square.

## What is asked

ask-pick_colour = Pick your colour.
ask-place = Place a pawn, not beside one of its colour.
ask-card = Play a red card; the blue one comes next.
ask-exchange = Your partner offers you a card. Give one in return, or decline.
ask-second = Play a blue card to go with it.
ask-square = Choose the square.
ask-line = Choose the line for Statics.
ask-target = Choose the colour that must give up a building.
ask-lose = You must give up a building. Choose which.
ask-refill = Put a pawn on one of the emptied squares.
ask-mark = Choose which of your two colours goes there.
ask-over = The game is over.

## Cards and colours

card-sanierung = Renovation
card-ruin = Ruin
card-spekulation = Speculation
card-baulowe = Builder
card-statik = Statics
card-stop = Stop
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-black = black

## Moves

move-give = give { $card }
move-line = line { $line }
move-target = against { $colour }
move-colour = { $colour }
move-redraw = discard the hand and draw a new one
move-decline = decline

## What happens

event-begun = { $seat } begins to place pawns.
event-picked = { $seat } picks { $colour }.
event-placed = { $seat } places a pawn on { $square }: { $colour }.
event-lot = { $seat } draws { $colour }.
event-dealt = The cards are dealt. { $seat } begins.
event-named = { $seat } plays { $red } and { $blue }: { $square }.
event-claimed = { $size ->
    [one] { $seat } takes { $square }.
   *[other] { $seat } takes { $square }, now a group of { $size }.
}
event-bought = { $size ->
    [one] { $seat } buys { $square } from { $owner } for { $price }.
   *[other] { $seat } buys { $square } from { $owner } for { $price }, now a group of { $size }.
}
event-lost = { $seat } loses the building on { $square }.
event-redrew = { $seat } can play nothing and discards the hand: { $reds } { $blues }
event-renovated = { $pawns ->
    [one] { $seat } plays { $card }: one pawn goes home.
   *[other] { $seat } plays { $card }: { $pawns } pawns go home.
}
event-ruined = { $pawns ->
    [one] { $seat } plays { $card }: one pawn goes home.
   *[other] { $seat } plays { $card }: { $pawns } pawns go home.
}
event-refilled = { $seat } refills { $square }: { $colour }.
event-speculated = { $seat } plays { $card } against { $owner } ({ $colour }).
event-shaken = { $seat } plays { $red } and { $blue }: on line { $line } { $owner } is hit ({ $colour }).
event-ceded = { $seat } gives up { $square }.
event-yielded = { $seat } gives up { $square }.
event-gained = { $size ->
    [one] { $seat } takes { $square } from { $owner } free.
   *[other] { $seat } takes { $square } from { $owner } free, now a group of { $size }.
}
event-taken = { $size ->
    [one] { $seat } takes { $square } from { $owner } free.
   *[other] { $seat } takes { $square } from { $owner } free, now a group of { $size }.
}
event-seized = { $size ->
    [one] { $seat } takes { $square } from { $owner } free.
   *[other] { $seat } takes { $square } from { $owner } free, now a group of { $size }.
}
event-offered = { $seat } offers { $partner } a card.
event-exchanged = { $seat } and { $partner } exchange a card.
event-declined = { $partner } declines the offer of { $seat }.
event-stop_cards = { $empty ->
    [one] One square is empty: the Stop cards come in.
   *[other] { $empty } squares are empty: the Stop cards come in.
}
event-reshuffled = The discard pile is shuffled: { $cards } cards.
event-drew = { $cards ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $cards } cards.
}
event-stopped = { $seat } draws a Stop card: the game is over.
event-limit = The game is over after { $turns } turns.

## The table in words

word-hand = Hand of { $seat }:
word-played = Played:
word-offered = Offered:
word-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
word-coins = { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
word-legend = On the board: colour, size of its group · price. In brackets: pawns left in reserve.
word-points = { $points ->
    [one] one point
   *[other] { $points } points
}
word-turn = Turn { $turn }.
word-preliminary = Preliminary round.
word-stock = Draw pile: { $cards }.
word-discard = Discard pile: { $cards }.
word-stops-aside = The Stop cards lie aside.
word-stops-discarded = The Stop cards are on the discard pile.
word-stops-hidden = The Stop cards are in the draw pile!

## Why a move is refused

teams-need-four = Teams need { $allowed } players, not { $players }.
pick-a-colour = First pick your colour, such as "colour red".
place-a-pawn = Place a pawn, such as "square r3b5".
play-a-card = Play a card, such as "play r3".
answer-the-offer = Answer your partner's offer: give a card in return, such as "give b5", or "decline".
red-card-first = The red card comes first; { $card } is blue.
blue-card-now = Now a blue card to go with the red one, such as "play b5".
square-now = Now the square, such as "square r3b5".
line-now = Now the line, such as "line b5".
target-now = Now the colour that must give up a building, such as "target blue".
give-up-a-square = One of the buildings that were hit must be given up, such as "square r3b5".
refill-now = One of the emptied squares must be refilled, such as "square r4b4".
colour-now = Now the colour of the pawn, such as "colour red".
game-over = The game is over; there is nothing left to play.
colour-not-free = The colour "{ $colour }" is not in play or already picked.
colour-not-usable = You cannot put a pawn of the colour "{ $colour }" there now.
square-taken = { $square } is not empty.
neighbour-of-its-colour = { $square } is beside a pawn of the same colour.
card-not-in-hand = The card { $card } is not in your hand.
nobody-has-nine = Nobody else has a colour with nine buildings, so { $card } cannot be played.
no-playable-pair = No blue card in your hand makes a playable pair with { $card }.
pair-not-playable = The pair { $red } and { $card } names nothing that you can play.
no-partner = You have no partner to give a card to.
one-offer-a-turn = You have made your offer; there is one a turn.
partner-has-no-card = Your partner has no card to exchange.
something-is-playable = You can redraw only if nothing in your hand is playable.
square-not-named = Your cards do not name { $square }.
not-an-opponents-square = { $square } is not a building of an opponent.
no-pawn-left = You have no pawn left in reserve: only squares of your own can be played.
square-too-dear = { $square } costs { $price }, and you have { $money }.
line-not-led-by-others = No other player leads on the line { $line }, or it is not of your joker's colour.
colour-has-not-nine = The colour "{ $colour }" is not another player's with nine buildings.
colour-does-not-lead = The colour "{ $colour }" is not another player's that leads on line { $line }.
another-pawn-is-hit = { $square } is yours, but the building must be one of the colour "{ $colour }" that was hit, and on the line named.
square-not-emptied = { $square } is not one of the emptied squares, or is already filled.

## Why a document is refused

position-list-length = { $field } has { $found } entries; it needs one for each of the { $players } seats.
position-phase = "{ $phase }" is no phase; phases are { $allowed }.
position-no-seat = "{ $field }" is { $seat }, which is no seat; seats are 0 to { $most }.
position-board-shape = The board must be { $lines } texts of { $lines } letters.
position-letter = "{ $letter }" on { $square } is no colour in play: "." is empty, the colours are { $allowed }.
position-too-many-pawns = The colour "{ $colour }" has { $found } pawns on the board; it may have { $most } now.
position-colour = "{ $colour }" is not in play, or belongs to two seats; the colours are { $allowed }.
position-colour-shares = Every seat must have { $each ->
    [one] one colour.
   *[other] { $each } colours.
}
position-picks = The colours picked so far do not fit the turn of seat { $turn }.
position-money = The purses hold { $found } in all; they must hold { $total }, and none less than 0.
position-card-unknown = { $card } is no card; cards are written as "r3", "bj", "r-ruin", "stop".
position-card-too-often = There are more cards { $card } than this game has.
position-card-missing = A card { $card } is nowhere, although the deck is given.
position-stop-in-hand = A Stop card is never held or played.
position-stops-apart = The two Stop cards must be in the same pile.
position-colour-deck = "colour_deck" must hold each colour in play once ({ $allowed }), and only before a lottery.
position-first-seat = "first_seat" cannot be { $seat }: it is a seat from 0 to { $most }, and only before the main round with playing cards.
position-choice = "{ $field }" cannot be "{ $found }".
position-choice-early = "{ $field }" is "{ $found }", but nothing of the kind is settled in this phase.
position-choice-not-allowed = "{ $field }" cannot be "{ $found }" here.
position-turns = "turns_played" is { $found }; it goes from 0 to { $most }, and the last only when the game is over.
position-phase-option = There is no phase "{ $phase }" without the option "{ $option }".
position-mark-for-two = Only in the boxed game for two a seat chooses the colour of its pawn.
position-exchange-done = The offer of this turn is already answered.
position-played = The cards played do not fit the phase "{ $phase }".
position-active = "active" must be a seat in the main round and null before it; the phase is "{ $phase }".
position-not-active = Seat { $turn } decides, but it must be the active seat, { $active }.
position-not-owner = Seat { $turn } decides, but it does not own the colour hit, "{ $colour }".
position-not-partner = Seat { $turn } decides, but it is not the partner of seat { $active }.
position-cannot-mark = Seat { $turn } is asked to refill but has no pawn left.
position-preliminary-cards = Before the main round all cards are in the draw pile and no turn is played.
position-preliminary-pawns = The pawns placed so far do not fit the turn of seat { $turn }.
position-stop-phase = { $empty } squares are empty; with { $few } or fewer the Stop cards are in play.
position-no-move = The phase "{ $phase }" leaves no legal move.

## The score pad

pad-coins = Coins
pad-largest = Largest group
pad-others = Other buildings
pad-partner = The partner's points
