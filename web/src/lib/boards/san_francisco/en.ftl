### Words of San Francisco's board, in English

district-name = { $kind } { $place }
district-rebuilt = { $name }, rebuilt by { $owner }
district-standing = { $name }, worth { $prestige }. Sticks still needed: { $needs }
needs = { $name } { $count }
needs-never = { $name } cannot
needs-title = sticks
street-taken-by = { $where }: a stick of { $owner }
street-is-white = { $where }: white
street-is-empty = { $where }: empty
auction = The auction
first-player = First player
card-name-border = border
card-name-option = options
tile-name-work = work
tile-name-trade = trade
tile-name-home = home
passed-short = passed
buyer-short = buys
buys = { $name } buys
draws = draws; has { $total }
sticks-removed = { $count ->
    [one] has removed a stick
   *[other] has removed { $count } sticks
}
does-homes = the next villas or houses rebuilt bring 3 more
does-double = lay up to two sticks, side by side
does-move = shift any stick by one or two cells
does-swap = let two sticks change places
does-free = lay a stick on any street
does-replace = put your stick in a rival's place
does-grant = everybody: 4 influence, or cheques up to 100
does-buyback = sell sticks, for 2 influence or up to 50 each
does-option = each picks a tile in secret; who picks alone pays one cheque
settling = now { $tile }
influence-cards = Your influence cards
option-tiles = Your option tiles
your-cheques = Your cheques: { $total }
no-cheques = You have no cheques.
cheques-of = { $count ->
    [one] a cheque of { $cheque }
   *[other] { $count } cheques of { $cheque }
}
play-would = If it is unmatched and high enough, you lay a stick and pay { $value }: { $left } influence left.
option-would = { $tile }: alone you pay one cheque; with others hidden cheques decide.
pay-would = You pay the { $cheque } unseen and keep { $left }.
bid-would = Your bid would be { $total }, more than { $highest }; you would keep { $left }.
bid-would-not = That makes { $total }; { $highest } is still to beat, you hold { $left } more.
add-would = That would make { $total }; you would keep { $left }.
years = The years
year-empty = { $year }: free
year-filled = { $year }: { $card }
year-open = { $year }: { $card }, open
odds = The draw
drawn = Drawn
of-limit = of { $limit }
next-cheque = The next cheque
risk = { $chance } to go over
odds-of = { $cheque }: { $chance }
prestige = { $count } prestige
influence = { $count } influence
cheques = { $count ->
    [one] one cheque
   *[other] { $count } cheques
}
sticks = { $count ->
    [one] one stick left
   *[other] { $count } sticks left
}

## Decisions

ask-reveal-card = { $card }: keep this card, or turn up another?
ask-play-all = Play a card in secret: whoever is alone with theirs lays a stick and pays it. You have { $influence } influence.
ask-play-for = { $investors ->
    [one] Play a card in secret: the highest lays a stick and pays. You have { $influence } influence.
   *[other] Play a card in secret: the { $investors } highest lay a stick and pay. You have { $influence } influence.
}
ask-bid-first = Nobody has bid yet. Bid, or pass? You hold { $held }.
ask-bid-over = Bid more than { $highest }, or pass? { $laid ->
    [0] You hold { $held }.
   *[other] You have laid { $laid } and hold { $held } more.
}
ask-raise-more = { $total } laid, more than { $highest } is needed. You hold { $held } more.
ask-raise-enough = { $highest ->
    [0] Bid { $total }, or add a cheque? You would keep { $held }.
   *[other] { $total } beats { $highest }. Bid it, or add a cheque? You would keep { $held }.
}
ask-pay-for = You alone chose { $tile }. Pay one cheque, face down; you hold { $held }.
ask-hide-for = Hide up to five cheques for { $tile }, against { $rivals }: { $total } so far, { $held } left.
ask-offer-to = What do you offer { $name }? { $total } so far, { $held } left.
ask-answer-to = { $name } offers you { $total } for your right. Accept?
ask-place-where = Lay a stick { $where }. { $sticks ->
    [one] It is your last.
   *[other] You have { $sticks }.
}
ask-place-anywhere = anywhere
ask-place-second = beside the first one
ask-place-border = along the border
ask-place-beside = beside { $where }
ask-remove-for = Take back sticks? { $count ->
    [0] Each brings 2 influence, or cheques up to 50.
   *[other] { $count } so far: { $influence } influence, or cheques up to { $limit }.
}
ask-choose-of = { $influence } influence (you have { $has }), or cheques up to { $limit } (you hold { $held })?
ask-draw-first = Draw cheques up to { $limit }; beyond that you lose them all.
ask-draw-more = { $total } of { $limit } drawn. Another? { $chance } to lose it all.
answer-keep = Keep
answer-reject = Another
answer-pass = Pass
answer-waive = Lay none
answer-commit-raise = Bid { $total }
answer-commit-hide = { $total ->
    [0] Hide nothing
   *[other] Hide { $total }
}
answer-commit-offer = Offer { $total }
answer-accept = Accept
answer-refuse = Refuse
answer-influence = +{ $influence } influence
answer-cheques = Cheques, up to { $limit }
answer-draw = Draw
answer-stop = Stop
still-needs = { $count ->
    [one] then one more stick at { $district }
   *[other] then { $count } more sticks at { $district }
}
would-laid = lay a stick { $street }
would-relaid = lift yours { $origin }, lay it { $street }
would-rebuilt = { $me ->
    [seat] you rebuild { $district }: +{ $prestige }
   *[nobody] { $seat } rebuilds { $district }: +{ $prestige } for { $seat }
}
would-homes_paid = { $me ->
    [seat] homes cards: +{ $prestige }
   *[nobody] homes cards: +{ $prestige } for { $seat }
}
would-moved = move the stick of { $owner } from { $origin } to { $street }
would-swapped = swap { $owner } { $street } with { $rival } { $other }
would-replaced = replace the stick of { $owner } { $street }
would-removed = take back your stick { $street }
would-waived = you lay no stick; what you paid stays paid
would-kept = { "" }
would-turned_up = { "" }
would-action = an action card follows
would-passed = you are out of this auction
would-over = the game ends

## What just happened

since-turned_up = { "" }
since-paid_influence = { $seat } won for { $value }
since-paid_cheques = { $seat } won for { $total }
since-no_investor = all cards cancelled
since-bid = { $seat } bid { $total }
since-won_tile = { $seat } won a tile for { $total }
since-laid = { $seat } laid a stick
since-relaid = { $seat } laid a stick anew
since-rebuilt = { $me ->
    [seat] you rebuilt a district: +{ $prestige }
   *[nobody] { $seat } rebuilt a district: +{ $prestige }
}
since-moved = { $me ->
    [owner] { $seat } moved your stick
   *[nobody] { $seat } moved a stick of { $owner }
}
since-swapped = { $seat } swapped sticks of { $owner } and { $rival }
since-replaced = { $me ->
    [owner] { $seat } replaced your stick
   *[nobody] { $seat } replaced a stick of { $owner }
}
since-gained = { $seat } took { $influence } influence
since-kept_cheques = { $seat } drew { $total }
since-went_over = { $seat } drew too much
moment-rebuilt = { $name } rebuilds: +{ $prestige }
moment-won = { $name } wins for { $total }

## Beside the board

cards-left = Auction cards still to come
legend = On the board
legend-figure = The figure in a district is what rebuilding it brings.
legend-corner = A coloured corner: that player needs one more stick there.
legend-needs = Point at a district: how many more sticks each player needs; – means never.
legend-white = White streets lie round the parks and count for nobody.

## The first game

guide-play = Everybody plays a card in secret. Whoever wins pays theirs, so keep high ones for streets that you need.
guide-bid = The highest bid wins and is paid. Passing keeps your cheques for another street.
guide-draw = Draw as often as you dare: beyond the limit all is lost. The chart tells the odds.
guide-place = Choose a street: point at it to see whose majority it would change.
