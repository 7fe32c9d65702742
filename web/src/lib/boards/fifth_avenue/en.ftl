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

hand-to-beat = Your hand · to beat: { $value }
up-to = up to { $reach }
each = { $points } each
each-about = about { $value } each
joins = with any colour
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

guide-bid = Lay cards to outbid, or pass and keep them for the next auction.
