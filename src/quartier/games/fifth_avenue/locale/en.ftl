### Fifth Avenue, in English

title = Fifth Avenue
pitch = New York in the thirties: shops make the buildings next door valuable, and only the winner of an auction may build.

## Options

option-board = Side of the board
option-board-help = "Five plots" is the front. "Six plots" is the reverse: every district has a sixth plot for shops; meant for four players.
option-board-five_plots = Five plots
option-board-six_plots = Six plots
option-initial_shops = First shops
option-initial_shops-help = With "At random" the seven first shops are scattered by chance; with "Chosen" the players place them in turn.
option-initial_shops-random = At random
option-initial_shops-chosen = Chosen

## What is asked

ask-setup_shop = Place the shop that is turned up in a district without one.
ask-setup_building = Place one of your two first buildings.
ask-action = Choose your action: buildings, a shop, a commission or a scoring.
ask-shop_plot = Choose the plot for your shop.
ask-extra_move = Your black card is drawn. Now move a pawn.
ask-cards = Take the top card of a coloured pile.
ask-move = Move a pawn. Your turn ends with it.
ask-bid = Lay cards for a higher bid, or pass.
ask-build = The auction is yours. Build, or close the district where that is allowed.
ask-over = The game is over.

## Colours, places, shops

colour-violet = violet
colour-green = green
colour-grey = grey
colour-brown = brown
colour-orange = orange
colour-black = black
card = { $colour } { $value }
plot-violet = violet
plot-green = green
plot-grey = grey
plot-brown = brown
plot-orange = orange
plot-sixth = sixth plot
plot = { $place }, { $plot }
place-start = the start
place-34w = 34th Street West
place-34e = 34th Street East
place-42w = 42nd Street West
place-ts = Times Square
place-42e = 42nd Street East
place-52w = 52nd Street West
place-52e = 52nd Street East
place-park = Central Park
kind-fashion = fashion shop
kind-gallery = gallery
kind-jeweller = jeweller
kind-perfume = perfumery
pawn-white = white pawn
pawn-beige = beige pawn
gedeon = Gedeon

## Moves

move-buildings = three buildings into the reserve
move-shop = place a { $thing }
move-commission = a black card and a pawn's move
move-score = score { $thing }
move-move = { $pawn } to { $place }
move-take = take { $thing }
move-add = lay { $thing }
move-commit = that is my bid
move-pass = pass
move-build = { $number ->
    [0] build nothing
    [one] build one building
   *[other] build { $number } buildings
}
move-close = close the district

## What happens

event-first_shop = { $seat } places the { $shop }: { $plot }.
event-dealt = The cards are dealt. { $seat } places the first building.
event-first_building = { $seat } builds: { $plot }.
event-buildings = { $number ->
    [one] { $seat } takes one building into the reserve.
   *[other] { $seat } takes { $number } buildings into the reserve.
}
event-shop = { $seat } opens a { $shop }: { $plot }.
event-under_park = The last tile of the block, a { $shop }, goes under Central Park.
event-bonus = { $seat } is present in { $districts } districts: { $points } points.
event-commission = { $cards ->
    [0] { $seat } sends a commission; there is no black card left to draw.
   *[other] { $seat } sends a commission and draws a black card.
}
event-scored = { $seat } scores { $district }.
event-points = { $points ->
    [one] { $seat } gets one point.
   *[other] { $seat } gets { $points } points.
}
event-drew = { $cards ->
    [one] { $seat } draws a black card.
   *[other] { $seat } draws { $cards } black cards.
}
event-reshuffled = The black pile is shuffled anew: { $cards } cards.
event-took = { $seat } takes { $card }.
event-moved = { $seat } moves the { $pawn } to { $place }.
event-auction = Auction: { $site }.
event-bid = { $seat } bids { $value } in { $colour }.
event-passed = { $seat } passes.
event-gedeon_bid = Gedeon bids { $value }.
event-won = { $limit ->
    [one] { $seat } wins { $site } with { $value } and may build once.
   *[other] { $seat } wins { $site } with { $value } and may build up to { $limit } times.
}
event-no_sale = Nothing is sold: { $site }.
event-built = { $number ->
    [0] { $seat } builds nothing.
    [one] { $seat } builds one building: { $plot }.
   *[other] { $seat } builds { $number } buildings: { $plot }.
}
event-built_in_park = { $number ->
    [0] { $seat } builds nothing.
    [one] { $seat } builds one building in Central Park.
   *[other] { $seat } builds { $number } buildings in Central Park.
}
event-gedeon_built = Gedeon builds: { $plot }.
event-closed = { $seat } declares a building stop: { $district }.
event-gedeon_closed = Gedeon declares a building stop: { $district }.
event-closing_points = { $points ->
    [0] { $seat } gets nothing for it.
    [one] { $seat } gets one point for it.
   *[other] { $seat } gets { $points } points for it.
}
event-last_shop = The twelfth shop is placed: the game is over.
event-second_stop = The second building stop: the game is over.
event-last_turn = { $turns } turns are played: the game is over.
event-final_points = { $points ->
    [one] { $seat } gets one point for the open districts.
   *[other] { $seat } gets { $points } points for the open districts.
}
event-shown = { $kinds ->
    [0] There is no tile under Central Park.
    [one] The tiles of Central Park show one kind of shop.
   *[other] The tiles of Central Park show { $kinds } kinds of shop.
}
event-park_points = { $points ->
    [0] { $seat } gets nothing for Central Park.
    [one] { $seat } gets one point for Central Park.
   *[other] { $seat } gets { $points } points for Central Park.
}

## The table in words

short-34w = 34th St West
short-34e = 34th St East
short-42w = 42nd St West
short-ts = Times Square
short-42e = 42nd St East
short-52w = 52nd St West
short-52e = 52nd St East
word-start = Start
word-turn = Turn { $turn }
word-value = right: points each
word-park = Central Park
word-closed = closed
word-sixth = sixth
word-pawns = pawns
word-tokens = tokens
word-row = Shops:
word-tile = to place: { $shop }
word-chosen = chosen: { $shop }
word-piles = Piles:
word-black-pile = { $waiting ->
    [0] black { $cards }
   *[other] black { $cards } (+{ $waiting })
}
word-auction = Auction: { $site }
word-bidder = { $name }:
word-passed = passed
word-points = { $points ->
    [one] one point
   *[other] { $points } points
}
word-reserve = reserve { $number }
word-supply = supply { $number }
word-hand = Hand of { $seat }:
letter-fashion = F
letter-gallery = G
letter-jeweller = J
letter-perfume = P

## Why a move is refused

first-shop-now = First the shops of the setup: "plot 34w green", for example.
first-building-now = First the buildings of the setup: "plot 34w green", for example.
action-now = Choose an action: "buildings", "shop ...", "commission" or "score ...".
shop-plot-now = Now the plot for your shop: "plot 34w green", for example.
move-now = Now move a pawn: "move white 34w", for example.
cards-now = Now take the top card of a coloured pile: "take violet", for example.
bid-now = An auction is held: lay cards with "add ..." and end with "commit", or "pass".
build-now = You have won the auction: "build 0" to "build 3", or "close".
game-over = The game is over; there is nothing left to play.
district-closed = { $district } is closed for good.
no-sixth-plot = This side of the board has no sixth plots.
district-has-shop = { $district } already has its first shop.
only-sixth-plot = On this side of the board the first shops lie on the sixth plots, not on { $colour }.
colour-used-twice = Two first shops already lie on { $colour } plots; more are not allowed.
no-building-on-sixth = The sixth plot never takes buildings.
already-in-district = You already have a building in { $district }; your two first buildings stand in different districts.
plot-not-empty = The plot { $plot } is not empty.
buildings-on-plot = Buildings stand on the plot { $plot }: no shop can join them.
two-shops-on-plot = Two shops already lie on the plot { $plot }; more have no room.
supply-empty = Your supply has no buildings left.
no-room-for-shops = No plot of the board can take a shop.
kind-not-in-block = The active block has no "{ $shop }"; it has: { $allowed }.
no-pawn-in-district = { $district } cannot be scored: it must be open and a pawn must stand there.
no-such-step = The { $pawn } pawn cannot go to "{ $place }"; it can go to: { $allowed }.
colour-already-taken = Your first card was { $colour }; the second must have another colour.
pile-empty = The { $colour } pile is empty.
no-way-back = You have laid cards: go on until your bid exceeds, then "commit".
bid-too-low = Your bid of { $value } does not exceed: it must be higher than { $highest }, with at least one new card.
bid-colour-fixed = Your bid here is { $colour }; only { $colour } and black cards may join it.
black-not-first = A bid begins with a coloured card; black ones may follow.
colour-not-permitted = You may not bid { $colour } here. Permitted: { $allowed }.
card-not-in-hand = The card { $card } is not in your hand.
cannot-exceed = With this colour and all your black cards you cannot exceed { $highest }.
district-not-full = Only a full district can be closed.
must-close = { $district } is full and you own nothing there: you must "close".
over-the-limit = The highest card of your bid allows at most { $limit }.
reserve-too-small = Your reserve has only { $reserve }.

## Why a document is refused

position-unknown = The document says "{ $found }" where only these are known: { $allowed }.
position-list-length = "{ $field }" has { $found } entries instead of { $wanted }.
position-field-out-of-place = The field "{ $field }" does not belong to this phase.
position-card-copies = The card { $card } stands { $found } times in the document; there are { $copies }.
position-card-missing = A card { $card } is nowhere, although its pile is given.
position-discard = Cards wait under the black pile although it is empty; they would have been shuffled.
position-first-hand = Seat { $seat } does not hold what a hand holds in the setup.
position-memory-pile = More cards are remembered than there can be: { $pile }, at most { $most }.
position-memory-hand = Everybody is said to know a card { $card } of seat { $seat } that is not in its hand.
position-cell = The plot { $plot } must be null, hold shops, or have an owner and a count.
position-owner = The plot { $plot } belongs to { $owner }, who does not play.
position-buildings = The plot { $plot } cannot hold { $found } buildings of this owner.
position-two-plots = Seat { $seat } owns two plots of { $district }.
position-supply = The supply of seat { $seat } is { $found }; it lies between 0 and { $most }.
position-buildings-sum = The buildings of owner { $seat } add up to { $found } instead of { $wanted }; they leave only with a closed district.
position-no-gedeon = Gedeon takes part only when two play.
position-gedeon-cards = These cannot be Gedeon's cards: he stops when a value comes a second time.
position-shops = The plot { $plot } cannot hold { $found } shops.
position-kind-copies = "{ $shop }" stands { $found } times in the document; there are { $copies }.
position-first-shops = The first shops do not lie as they may: one in a district, at most two of a colour, on the reverse on sixth plots, six of them at most.
position-no-shop = The open district { $district } has no shop.
position-sixth-empty = The sixth plot of { $district } is empty.
position-blocks = The blocks must be empty ones, then one with two tiles or all of its tiles, then full ones; in the setup all are empty.
position-park-shops = { $found } tiles lie under the park, but { $wanted } blocks are emptied.
position-shop-number = { $found } shops lie on the board instead of { $wanted }; they leave only with a closed district.
position-closed = { $found } districts are closed; at most { $most } can be, each named once.
position-closed-cell = The closed district { $district } still holds something.
position-closed-token = A token lies in the closed district { $district }.
position-tokens = The tokens of the { $pawn } pawn do not mark a way from the start to "{ $place }".
position-site = The { $pawn } pawn cannot have brought an auction at "{ $site }": it must stand at the start, and the first of its tokens is the site.
position-turn = Seat { $seat } cannot decide here; "turn" is null only when the game is over.
position-active = Seat { $seat } cannot be the active one here.
position-turns = { $found } turns are completed; the game ends with { $most }.
position-chosen-shop = The chosen shop "{ $shop }" is not in the active block.
position-random-shops = In the phase "setup_shop" the option "initial_shops" must be "chosen".
position-decider = Seat { $seat } is not the one to place next after what lies on the board.
position-bid-mixed = The bid of seat { $seat } must begin with a colour and hold only this colour and black.
position-bid-colour = The bid of seat { $seat } has a colour that is not permitted.
position-bid-passed = Seat { $seat } has passed but still has cards laid.
position-decider-passed = Seat { $seat } decides although it has passed.
position-added = Seat { $seat } has laid only { $found } cards; it cannot have added more.
position-bids-equal = Two bids are equal.
position-bid-too-low = Seat { $seat } has begun a bid that it cannot complete.
position-build-cards = In the phase "build" all cards of the auction are gone: nothing is laid, added or drawn.
position-build-passed = In the phase "build" everybody but seat { $seat } has passed.
position-revealed = The tiles shown must be at most three of those under the park.
position-winners = The winners must be: { $winners }.
position-no-move = In the phase "{ $phase }" there is no legal move.

## The score pad

pad-start = Carried over
pad-points = Districts scored
pad-bonus = Presence bonus
pad-closing_points = Building stops
pad-final_points = Final scoring of the districts
pad-park_points = Central Park
pad-cards = Cards in hand, if equal
