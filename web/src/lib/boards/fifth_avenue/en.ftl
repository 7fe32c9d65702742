### Words of Fifth Avenue's board, in English

## The map

plot-empty = { $plot }: empty. A building here is worth { $points }.
plot-shops = { $plot }: { $shops }
plot-built = { $count ->
    [one] { $plot }: one building of { $owner }, worth { $points }
   *[other] { $plot }: { $count } buildings of { $owner }, worth { $points } each
}
place-with = { $place }: { $facts }
token-white = token of the white pawn
token-beige = token of the beige pawn
would-earn = { $name } { $points }
scoring-now = a scoring pays { $earned }
scoring-nothing = a scoring pays nobody
district-full = Full: the winner of its auction may declare a building stop.
park-value = A building in the park earns about { $value } points at the end.
built-by = { $count ->
    [one] one building of { $owner }
   *[other] { $count } buildings of { $owner }
}
beside-shop = { $plot }. Buildings beside the shop: { $values }.
worth-then = { $plot } { $points }

## Shops and piles

row = Shops
shops-left = { $count ->
    [one] · the next one ends the game
   *[other] · { $count } to go
}
block-open = Open block: { $shops }
block-waiting = { $shops }
block-gone = empty block
bonus = Bonus after this block: { $points } points for being in at least { $districts } districts
shop-next = A { $shop }: choose its plot next.
piles = Piles
pile-size = { $colour }: { $count ->
    [one] one card
   *[other] { $count } cards
}

## Auctions

sites-to-come = Then: { $sites }
may-build = { $count ->
    [one] may build once, worth { $points }
   *[other] may build up to { $count } times, worth { $points } each
}
bids-now = decides
bids-later = has not bid yet
won-plot = { $count ->
    [one] { $name } has won and may put one building on the { $plot } plot, worth { $points }.
   *[other] { $name } has won and may put up to { $count } buildings on the { $plot } plot, worth { $points } each.
}
won-park = { $count ->
    [one] { $name } has won and may put one building into the park.
   *[other] { $name } has won and may put up to { $count } buildings into the park.
}

## Hands

card-allows = { $count ->
    [one] { $card }: as the highest card of a winning bid it allows one building.
   *[other] { $card }: as the highest card of a winning bid it allows { $count } buildings.
}
other-hands = Cards of the others
all-hands = Cards in hand
cards-of = { $count ->
    [0] no { $colour } card
    [one] one { $colour } card
   *[other] { $count } { $colour } cards
}
cards-known = { $count ->
    [one] one { $colour } card: { $values }
   *[other] { $count } { $colour } cards, among them { $values }
}
buildings-left = { $reserve ->
    [one] one building in reserve, { $supply } in supply
   *[other] { $reserve } buildings in reserve, { $supply } in supply
}
present-in = { $count ->
    [one] present in one district
   *[other] present in { $count } districts
}

guide-setup_building = Two buildings to begin with. The number on a plot is what a building there would be worth.
guide-action = Each turn is one of four actions. Afterwards come two cards and a step of a pawn: pointing at an action tells more.
guide-build = You have won: build from your reserve, as many as the cards you paid allow.
guide-bid = Lay cards to outbid, or pass and keep them for the next auction.

## Actions

actions = Actions
action-buildings = Buildings
action-buildings-help = Three buildings from your supply into your reserve; then two coloured cards and a pawn.
action-shop = Shop
action-shop-help = Place a shop of the open block; then two coloured cards and a pawn.
action-commission = Commission
action-commission-help = A black card and a pawn's step; then two coloured cards and another step.
action-score = Score
action-score-help = Score a district where a pawn stands; then two black cards and a pawn.
why-no-buildings = Your supply is empty.
why-no-shop = No plot can take a shop.
why-no-commission = A commission cannot be sent now.
why-no-score = No pawn stands in an open district.
why-one-action = You have chosen your action for this turn.
why-not-your-turn = It is not your turn.
why-before-turn = First the setup is finished.

## Decisions

ask-place-first = Place the { $shop } in a district that has no shop yet.
ask-first-building = { $number ->
    [1] Place the first of your two buildings. The number on a plot is what one is worth there.
   *[other] Place your second building, in another district.
}
ask-which-action = Choose an action. { $reserve ->
    [0] Your reserve is empty
    [one] One building in your reserve
   *[other] { $reserve } buildings in your reserve
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand.
ask-place-shop = Where does the { $shop } go? Signs tell what your buildings (filled) or others' (hollow) gain.
ask-extra-move = You have drawn a black card. Move a pawn one step, then take two cards.
ask-first-card = Take two cards of different colours: the first.
ask-second-card = Now a second card, but not { $colour }.
ask-move-pawn = Move a pawn one step. That ends your turn.
ask-move-or-auction = Move a pawn one step. One that leaves the park starts its auctions.
ask-bid-first = { $site }: no bid yet. Lay cards of one colour and black ones, or pass.
ask-bid-beat = { $site }: beat { $leader }'s { $beat } or pass. You can reach { $reach }.
ask-bid-raise = { $site }: { $leader } bids { $beat }, you { $mine }. Raise (up to { $reach }) or pass.
ask-bid-beyond = { $site }: { $leader } bids { $beat }, you can reach { $reach } at most.
ask-bid-more = { $site }: you have laid { $mine }, { $missing } short of beating { $leader }'s { $beat }.
ask-bid-enough = { $limit ->
    [one] { $site }: { $mine } leads and allows one building. Bid it, or lay more.
   *[other] { $site }: { $mine } leads and allows { $limit } buildings. Bid it, or lay more.
}
ask-build-on = { $site } is yours. Build up to { $most } on { $plot }, worth { $each } each; { $reserve } in reserve.
ask-build-park = Central Park is yours. Build up to { $most }, about { $each } points each at the end; { $reserve } in reserve.
ask-build-or-close = { $site } is yours. Build up to { $most } on { $plot }, worth { $each } each, or close it for { $closing } points.
ask-build-nothing = { $site } is yours, but your reserve is empty.
ask-must-close = { $site } is yours and full: you close it for { $closing } points.
pass = Pass
bid-word = Bid
bid-value = Bid { $value }
why-laid = You have laid cards: complete the bid or take them back.
why-bid-low = { $missing ->
    [one] Your bid needs one more.
   *[other] Your bid needs { $missing } more.
}
close-word = Close
build-number = { $number ->
    [0] None
   *[other] Build { $number }
}
laying = { $card }: your bid would be { $value }{ $missing ->
    [0] , which leads
    [one] , one short
   *[other] , { $missing } short
}; up to { $limit ->
    [one] one building
   *[other] { $limit } buildings
}.
to-beat = To beat: { $value }
reserve-of = { $reserve } in reserve, { $supply } in supply
laid-count = { $count } laid
offers = How high you can bid
offer = { $colour }: up to { $reach }, a building is worth { $points }
times = × { $points }
way-score = { $district }: +{ $points }

# A plot is told by two codes, its district and its colour.
told-plot-34w = { short-34w },
told-plot-34e = { short-34e },
told-plot-42w = { short-42w },
told-plot-ts = { short-ts },
told-plot-42e = { short-42e },
told-plot-52w = { short-52w },
told-plot-52e = { short-52e },
told-plot-violet = { colour-violet }
told-plot-green = { colour-green }
told-plot-grey = { colour-grey }
told-plot-brown = { colour-brown }
told-plot-orange = { colour-orange }
told-district-34w = { short-34w }
told-district-34e = { short-34e }
told-district-42w = { short-42w }
told-district-ts = { short-ts }
told-district-42e = { short-42e }
told-district-52w = { short-52w }
told-district-52e = { short-52e }
told-site-34w = { short-34w }
told-site-34e = { short-34e }
told-site-42w = { short-42w }
told-site-ts = { short-ts }
told-site-42e = { short-42e }
told-site-52w = { short-52w }
told-site-52e = { short-52e }
told-site-park = { place-park }
told-shop-fashion = { kind-fashion }
told-shop-gallery = { kind-gallery }
told-shop-jeweller = { kind-jeweller }
told-shop-perfume = { kind-perfume }
told-card-violet = { colour-violet }
told-card-green = { colour-green }
told-card-grey = { colour-grey }
told-card-brown = { colour-brown }
told-card-orange = { colour-orange }
told-card-black = { colour-black }
told-colour-violet = { colour-violet }
told-colour-green = { colour-green }
told-colour-grey = { colour-grey }
told-colour-brown = { colour-brown }
told-colour-orange = { colour-orange }
told-place-start = { place-start }
told-place-34w = { place-34w }
told-place-34e = { place-34e }
told-place-42w = { place-42w }
told-place-ts = { place-ts }
told-place-42e = { place-42e }
told-place-52w = { place-52w }
told-place-52e = { place-52e }
told-place-park = { place-park }
told-pawn-white = { pawn-white }
told-pawn-beige = { pawn-beige }

would-with-gains = { $effect }: { $gains }
gain-mine = +{ $points } for you
gain-of = +{ $points } for { $name }
would-first_shop = { $shop } on { $plot }
would-dealt = { "" }
would-first_building = build on { $plot }
would-buildings = { $number ->
    [one] one building into your reserve
   *[other] { $number } buildings into your reserve
}
would-shop = { $shop } on { $plot }
would-under_park = the last tile ({ $shop }) goes under the park
would-bonus = { $me ->
    [seat] presence pays you { $points }
   *[other] presence pays { $seat } { $points }
}
would-commission = draw a black card
would-scored = score { $district }
would-points = { $me ->
    [seat] +{ $points } for you
   *[other] +{ $points } for { $seat }
}
would-drew = { $me ->
    [seat] you draw { $cards } black
   *[other] { $seat } draws { $cards }
}
would-reshuffled = { "" }
would-took = take { $card }
would-moved = { $pawn } to { $place }
would-auction = auction: { $site }
would-bid = bid { $value } in { $colour }
would-passed = { $me ->
    [seat] pass
   *[other] { "" }
}
would-gedeon_bid = Gedeon bids { $value }
would-won = { $me ->
    [seat] you win { $site } for { $value }
   *[other] { $seat } wins { $site } for { $value }
}
would-no_sale = nothing is sold
would-built = { $number ->
    [0] build nothing
    [one] one building on { $plot }
   *[other] { $number } buildings on { $plot }
}
would-built_in_park = { $number ->
    [0] build nothing
    [one] one building in the park
   *[other] { $number } buildings in the park
}
would-gedeon_built = Gedeon builds on { $plot }
would-closed = close { $district }
would-gedeon_closed = Gedeon closes { $district }
would-closing_points = { $me ->
    [seat] +{ $points } for you
   *[other] +{ $points } for { $seat }
}
would-last_shop = the game ends
would-second_stop = the game ends
would-last_turn = the game ends
would-final_points = { "" }
would-shown = { "" }
would-park_points = { "" }

## What just happened

since-first_shop = { $seat } placed a { $shop }: { $plot }
since-dealt = { "" }
since-first_building = { $seat } built: { $plot }
since-buildings = { $seat } took { $number ->
    [one] one building
   *[other] { $number } buildings
}
since-shop = { $seat } opened a { $shop }: { $plot }
since-under_park = { "" }
since-bonus = { $me ->
    [seat] presence paid you { $points }
   *[other] presence paid { $seat } { $points }
}
since-commission = { $seat } sent a commission
since-scored = { $seat } scored { $district }
since-points = { $me ->
    [seat] you got { $points }
   *[other] { $seat } got { $points }
}
since-drew = { "" }
since-reshuffled = { "" }
since-took = { "" }
since-moved = { $pawn } to { $place }
since-auction = { "" }
since-bid = { $seat } bid { $value }
since-passed = { $seat } passed
since-gedeon_bid = Gedeon bid { $value }
since-won = { $me ->
    [seat] you won { $site } for { $value }
   *[other] { $seat } won { $site } for { $value }
}
since-no_sale = nobody bought { $site }
since-built = { $number ->
    [0] { $seat } built nothing
    [one] { $seat } built one: { $plot }
   *[other] { $seat } built { $number }: { $plot }
}
since-built_in_park = { $number ->
    [0] { $seat } built nothing
    [one] { $seat } built one in the park
   *[other] { $seat } built { $number } in the park
}
since-gedeon_built = Gedeon built: { $plot }
since-closed = { $seat } closed { $district }
since-gedeon_closed = Gedeon closed { $district }
since-closing_points = { $me ->
    [seat] you got { $points }
   *[other] { $seat } got { $points }
}
since-last_shop = { "" }
since-second_stop = { "" }
since-last_turn = { "" }
since-final_points = { "" }
since-shown = { "" }
since-park_points = { "" }
moment-won = { $me ->
    [seat] You win { $place }
   *[other] { $name } wins { $place }
}
moment-closed = { $me ->
    [seat] You close { $place }
   *[other] { $name } closes { $place }
}
moment-bonus = Presence: +{ $points }
moment-last_shop = The twelfth shop
moment-second_stop = The second building stop

## Beside the table

black-gone = Black cards paid, under the pile: { $cards }
worth-by-kinds = Kinds of shop next door → points for a building
limit-by-card = Highest card of a bid → buildings
