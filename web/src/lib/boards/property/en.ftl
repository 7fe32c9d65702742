### Words of Property's board, in English

card-of = { $rank } of { $suit }
suit-diamonds = diamonds
suit-hearts = hearts
suit-clubs = clubs
suit-spades = spades
card-wild = { $card }, wild
rank-ace = ace
dollars = { $count ->
    [one] one dollar
   *[other] { $count } dollars
}
king = king
queen = queen
jack = jack
joker = joker
court-cards = Court cards
square-mortgaged = { $square }: { $owner }, group of { $size }, mortgaged
squares = { $count ->
    [one] one square
   *[other] { $count } squares
}

## Decisions

ask-buy-for = Buy { $square } for { $price }? You hold { $units } ({ $cards }).
ask-give-first = Pay { $price } with court cards: K is 4, Q is 2, J and ★ are 1.
ask-give-more = { $paid } of { $price } laid, { $missing } to go: K is 4, Q is 2, J and ★ are 1.
buy-for = Buy for { $price }
leave-it = Leave it
overpaying = { $effect }; you would overpay { $over }
way = { $red } { $black } → { $square }
would-named = { "" }
would-claimed = { $size ->
    [one] claim { $square }
   *[other] claim { $square }: a group of { $size }
}
would-rent = pay { $owner } { $dollars } $
would-bought = buy { $square } for { $units }
would-mortgaged = mortgage your { $square }
would-lost = lose your mortgaged { $square }
would-bankrupt = you cannot pay { $rent } $: bankrupt, { $dollars } $ to { $owner }
would-drew = { "" }
would-reshuffled = { "" }
would-over = the game ends

## What just happened

since-claimed = { $seat } claimed { $square }
since-rent = { $me ->
    [owner] { $seat } paid you { $dollars } $
   *[other] { $seat } paid { $owner } { $dollars } $
}
since-bought = { $me ->
    [owner] { $seat } bought your { $square }
   *[other] { $seat } bought { $square } from { $owner }
}
since-mortgaged = { $seat } mortgaged { $square }
since-lost = { $seat } lost { $square }
since-bankrupt = { $seat } is bankrupt
moment-bankrupt = { $name } is bankrupt

guide-red = A red card and a black card name a square. An empty one is yours; on another's you pay. Point at cards to see what they do.
guide-black = Now the black card: the squares it would reach light up, each with what happens there.
guide-buy = You may buy this square with court cards. No change is given, so look at what you would overpay.
