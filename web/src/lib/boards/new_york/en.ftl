### Words of New York's board, in English

card-line = { $colour } { $line }
card-joker = { $colour } joker: any { $colour } line
card-event = { $event }, { $colour }
square-coloured = { $square }: { $colour }
square-priced = { $square }: { $owner }, { $colour }; group of { $size }, price { $price }
coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
pawns = { $count ->
    [one] one pawn in reserve
   *[other] { $count } pawns in reserve
}
partner = your partner
offer = Offer your partner
offered = Your partner offers
place-rest = Place the rest at random

guide-card = Two cards name a building. Point at a card to see which squares it can lead to.
guide-second = The second card settles it: lit squares tell what you gain.
guide-lose = You must give one up. Point at your buildings and let go of the one that costs least.

## Decisions

ask-place-own = Place a pawn, not beside another { $colour } one.
ask-place-lot = A { $colour } pawn, not beside another. Colours will be drawn by lot.
ask-card-pair = Name a building: play a red card, then a { $edition ->
   *[boxed] blue
    [playing_cards] black
} one. You have { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
ask-card-or-event = Play a red card, then a { $edition ->
   *[boxed] blue
    [playing_cards] black
} one; or an event. You have { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
ask-redraw = No pair of your cards can be played: draw a new hand.
ask-second-card = { $card } and which { $edition ->
   *[boxed] blue
    [playing_cards] black
} card? You have { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
ask-square-of = { $card }: which square? You have { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
ask-lose-one = You must give up a { $colour } building: which?
redraw = New hand
decline = Decline
keeping = { $effect }; you keep { $coins }
line-red = R{ $line }
line-blue = B{ $line }
line-black = B{ $line }
way = { $cards } → { $square }
would-begun = { "" }
would-picked = { "" }
would-placed = place a pawn on { CAPITALS($square) }
would-lot = { "" }
would-dealt = { "" }
would-named = { "" }
would-claimed = { $size ->
    [one] take { CAPITALS($square) }
   *[other] take { CAPITALS($square) }: a group of { $size }
}
would-bought = { $size ->
    [one] buy { CAPITALS($square) } from { $owner } for { $price }
   *[other] buy { CAPITALS($square) } from { $owner } for { $price }: a group of { $size }
}
would-lost = lose your { CAPITALS($square) }
would-redrew = discard your hand and draw a new one
would-renovated = { $pawns ->
    [one] the centre is cleared: one pawn goes home
   *[other] the centre is cleared: { $pawns } pawns go home
}
would-ruined = { $pawns ->
    [one] the corners are cleared: one pawn goes home
   *[other] the corners are cleared: { $pawns } pawns go home
}
would-refilled = place a pawn on { CAPITALS($square) }
would-speculated = { $owner } must give you a building
would-shaken = { $owner } must give you a building on line { CAPITALS($line) }
would-ceded = give up your { CAPITALS($square) }
would-yielded = give up your { CAPITALS($square) }
would-gained = { $size ->
    [one] take { CAPITALS($square) } from { $owner } free
   *[other] take { CAPITALS($square) } from { $owner } free: a group of { $size }
}
would-taken = { would-gained }
would-seized = { would-gained }
would-offered = offer { $partner } this card
would-exchanged = exchange the two cards
would-declined = decline the offer
would-stop_cards = the Stop cards come in
would-reshuffled = { "" }
would-drew = { "" }
would-stopped = the game ends
would-limit = the game ends

## What just happened

since-claimed = { $seat } took { CAPITALS($square) }
since-bought = { $me ->
    [owner] { $seat } bought your { CAPITALS($square) } for { $price }
   *[other] { $seat } bought { CAPITALS($square) } from { $owner }
}
since-lost = { $seat } lost { CAPITALS($square) }
since-redrew = { $seat } drew a new hand
since-renovated = { $seat } cleared the centre
since-ruined = { $seat } cleared the corners
since-gained = { $me ->
    [owner] { $seat } took your { CAPITALS($square) }
   *[other] { $seat } took { CAPITALS($square) } from { $owner }
}
since-taken = { since-gained }
since-seized = { since-gained }
since-exchanged = { $seat } and { $partner } exchanged cards
since-stop_cards = the Stop cards came in
moment-lot = You are now { $colour }
moment-lot-why = Every building of that colour is yours.
moment-stop-cards = The end is near
moment-stop-cards-why = { $empty ->
    [one] One square is empty: the two Stop cards are shuffled in next time. The first one drawn ends the game.
   *[other] { $empty } squares are empty: the two Stop cards are shuffled in next time. The first one drawn ends the game.
}
moment-event = { $name } plays an event
