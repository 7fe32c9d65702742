### San Francisco, in English

title = San Francisco
pitch = The city lies in ruins. Bid influence, cheques and bluff for its streets; whoever can no longer be caught up at a district rebuilds it.

## Options

option-allow_two = Two players
option-allow_two-help = Lets two players sit down; the auctions are thin then.
option-negotiate = Negotiation
option-negotiate-help = Players who picked the same option tile first try to agree who buys the right from the others.
option-cards_homes = Homes cards
option-cards_homes-help = How many homes cards are in an action deck of twelve; -1 leaves it to chance.
option-cards_double = Double cards
option-cards_double-help = How many double cards are in an action deck of twelve; -1 leaves it to chance.
option-cards_move = Move cards
option-cards_move-help = How many move cards are in an action deck of twelve; -1 leaves it to chance.
option-cards_swap = Swap cards
option-cards_swap-help = How many swap cards are in an action deck of twelve; -1 leaves it to chance.
option-cards_free = Free cards
option-cards_free-help = How many free cards are in an action deck of twelve; -1 leaves it to chance.
option-cards_replace = Replace cards
option-cards_replace-help = How many replace cards are in an action deck of twelve; -1 leaves it to chance.
option-cards_grant = Grant cards
option-cards_grant-help = How many grant cards are in an action deck of twelve; -1 leaves it to chance.
option-cards_buyback = Buyback cards
option-cards_buyback-help = How many buyback cards are in an action deck of twelve; -1 leaves it to chance.

too-few-players = San Francisco is for 3 to 5 players; { $value } may play only with the option "allow_two".
too-many-action-cards = The numbers of action cards add up to { $value }; the action deck has { $years }.
too-few-action-cards = With these numbers only { $value } action cards are left; the action deck needs { $years }.

## What is asked

ask-reveal = Keep this auction card, or reject it for the next one?
ask-play = Choose an influence card, in secret.
ask-bid = Raise the bid, or pass?
ask-raise = Add cheques, then commit your bid.
ask-option = Pick an option tile, in secret.
ask-pay = You alone picked this tile. Choose the cheque you pay, face down.
ask-deal = Name who shall buy the right, or pass.
ask-offer = Lay down cheques for this player, then commit.
ask-answer = Do you accept the offer?
ask-hide = Hide up to five cheques, then commit.
ask-lift = You have no stick left. Choose one of yours to lift.
ask-place = Choose a street for your stick.
ask-replace = Choose a rival's stick to replace with yours.
ask-move_from = Choose a stick to move.
ask-move_to = Where does it go?
ask-swap_first = Choose the first of two sticks to swap.
ask-swap_second = Choose a stick of another owner to swap it with.
ask-remove = Remove sticks of yours, then stop.
ask-choose = Influence, or cheques from the bank?
ask-draw = Draw a cheque, or stop?
ask-over = The game is over.

## Moves

move-keep = keep the card
move-reject = reject the card
move-pass = pass
move-commit = commit
move-accept = accept
move-refuse = refuse
move-influence = influence
move-cheques = cheques
move-draw = draw
move-stop = stop
move-play = influence card { $value }
move-add = add a cheque of { $cheque }
move-pay = pay a cheque of { $cheque }
move-deal = seat { $seat } buys
move-street = the street { $street }
street-inside = between { $one } and { $other }
street-above = above { $district }
street-below = below { $district }
street-left = left of { $district }
street-right = right of { $district }

## Things

kind-villa = villas
kind-house = houses
kind-market = markets
kind-leisure = leisure
kind-industry = industry
kind-office = offices
kind-bank = bank
kind-hall = town hall
kind-park = park
tile-work = work (industry or offices)
tile-trade = trade (markets or leisure)
tile-home = home (villas or houses)
card-by-influence = { $kind }, for influence, at most { $number }
card-by-cheques = { $kind }, for cheques
card-border = the border, for influence, everybody
card-option = option tiles
action-free = { $deed }
action-influence = { $deed }, for influence
action-cheques = { $deed }, for cheques
deed-homes = homes
deed-double = double
deed-move = move
deed-swap = swap
deed-free = free street
deed-replace = replace
deed-grant = grant
deed-buyback = buyback

## What happens

event-dealt = The city is laid out. { $seat } is first player.
event-reshuffled = All { $cards } auction cards are shuffled anew.
event-unfit = No street is left for this auction card: { $card }. It is discarded.
event-turned_up = Round { $round }, { $seat } first. Auction card: { $card }.
event-kept = { $seat } keeps the card.
event-rejected = { $seat } rejects the card: { $card }.
event-played = { $seat } has played the { $value }.
event-paid_influence = { $seat } may invest and pays { $value } influence.
event-no_investor = All cards cancel one another; nobody may invest.
event-bid = { $seat } adds { $cheques } and bids { $total }.
event-passed = { $seat } passes.
event-paid_cheques = { $seat } wins the auction for { $total }.
event-no_bid = Nobody has bid; nobody may invest.
event-picked = { $seat } has picked: { $tile }.
event-paid_in_secret = { $seat } pays a cheque face down and gets the right: { $tile }.
event-free_right = { $seat } has no cheque and gets the right for nothing: { $tile }.
event-proposed = { $seat } proposes that { $buyer } buys.
event-no_proposal = { $seat } makes no proposal.
event-offered = { $seat } offers { $receiver } { $cheques }, that is { $total }.
event-no_offer = { $seat } does not want to buy.
event-accepted = { $seat } accepts.
event-refused = { $seat } refuses; the deal is off.
event-agreed = The deal is made. { $seat } gets the right: { $tile }.
event-showed = { $total ->
    [0] { $seat } has hidden nothing.
   *[other] { $seat } has hidden { $cheques }, that is { $total }.
}
event-won_tile = { $seat } pays { $total } and gets the right: { $tile }.
event-no_right = All sums cancel one another; nobody gets the right: { $tile }.
event-lost_right = { $seat } finds nothing to use the right on and loses it.
event-waived = { $seat } waives the right.
event-laid = { $seat } lays a stick { $street }.
event-relaid = { $seat } lifts a stick { $origin } and lays it { $street }.
event-rebuilt = { $seat } rebuilds district { $district } ({ $kind }): { $prestige } prestige.
event-homes_paid = The homes cards bring { $seat } { $prestige } prestige more.
event-action = { $year }: action card { $card }.
event-useless = Nobody can use this card: { $card }.
event-homes_opened = The next villas or houses rebuilt bring 3 prestige more; the card lies open on { $year }.
event-moved = { $seat } moves a stick of { $owner }: it lay { $origin }, now it lies { $street }.
event-swapped = { $seat } swaps the stick of { $owner } { $street } with that of { $rival } { $other }.
event-replaced = { $seat } replaces the stick of { $owner } { $street }.
event-removed = { $seat } removes a stick { $street }.
event-gained = { $seat } gains { $influence } influence.
event-wants_cheques = { $seat } will draw cheques, up to { $limit }.
event-drew = { $seat } draws { $cheque }.
event-went_over = With { $total } { $seat } has gone over { $limit } and puts everything back.
event-kept_cheques = { $seat } keeps { $total }.
event-bank_empty = The bank is empty; { $seat } gets nothing.
event-over = The game is over in round { $rounds }.

## The table in words

word-nothing = nothing
word-round = Round { $round }, years { $years } of 12.
word-card = Auction card:
word-action = Action card:
word-homes = { $cards ->
    [one] One open homes card.
   *[other] { $cards } open homes cards.
}
word-piles = Bank { $bank } cheques, auction deck { $deck }, action deck { $actions }.
word-years = Years:
word-prestige = prestige
word-influence = influence
word-cheques = cheques
word-sticks = sticks
word-hand = Hand of { $seat }:
word-bids = bids { $total }
word-passed = has passed
word-chosen = has chosen
word-hidden = hides { $total }
word-offered = is offered { $total }
word-invests = invests
word-drawn = Drawn so far, limit { $limit }:

## Why a move is refused

keep-or-reject = The question is the auction card: "keep" or "reject".
play-a-card = Now an influence card, "play 0" to "play 9".
above-influence = The card { $value } is above your influence of { $influence }.
bid-or-pass = Raise with a cheque, such as "add 20", or "pass".
raise-begun = The raise is under way: "add" cheques, then "commit".
bid-too-low = The highest rival bid is { $highest }; yours must be higher before you commit it.
cannot-outbid = All your cheques together do not exceed the highest rival bid of { $highest }; only "pass" is left.
cheque-not-in-hand = You have no cheque of { $cheque } in your hand.
pick-a-tile = Now an option tile: "option work", "option trade" or "option home".
pay-a-cheque = A cheque from your hand must be paid, such as "pay 10".
name-a-buyer = Name the buyer, such as "deal 0", or "pass".
not-a-buyer = Seat { $seat } cannot buy: only a player who picked this tile, with a cheque for each of the others.
make-an-offer = Lay down cheques with "add", then "commit".
offer-begun = The offer is under way and can no longer be refused.
keep-a-cheque = Keep a cheque for each player still to be served after this one: { $later }.
accept-or-refuse = The question is the offer: "accept" or "refuse".
hide-cheques = Hide cheques with "add", then "commit".
enough-hidden = At most { $most } cheques can be hidden.
lift-a-stick = You have no stick left: name a street with a stick of yours to lift it, or "pass".
not-your-stick = There is no stick of yours on { $street }.
first-of-double = The stick on { $street } has just been laid and stays there.
lay-a-stick = Name a street for your stick, or "pass".
lifted-must-be-laid = A stick that was lifted must be laid.
lifted-from-here = The stick came from { $street }; it must go elsewhere.
white-street = The street { $street } is white for the whole game.
street-taken = There is a stick on { $street } already.
street-not-on-card = The auction card does not allow { $street }.
not-beside-the-first = The second stick must lie beside a district that { $first } touches; { $street } does not.
replace-a-stick = Name a street with a rival's stick, or "pass".
no-rivals-stick = There is no rival's stick on { $street }.
pick-a-stick-to-move = Name a street whose stick shall move, or "pass".
move-the-stick = Name the street where the stick shall go.
stick-cannot-move = The stick on { $street } has nowhere to go.
no-stick = There is no player's stick on { $street }.
out-of-reach = From { $origin } the stick cannot reach { $street }: one or two cells in one direction, over empty streets.
pick-a-stick-to-swap = Name a street with a player's stick, or "pass".
pick-another-owners-stick = Name a street with a stick of another owner.
same-owner = The stick on { $street } has the same owner as the first.
remove-sticks = Name a street with a stick of yours to remove it, or "stop".
influence-or-cheques = The question is the form: "influence" or "cheques".
bank-is-empty = The bank is empty, so only "influence" is left.
draw-or-stop = "draw" a cheque, or "stop".
draw-first = You must draw at least once.
game-over = The game is over; there is nothing left to play.

## Why a document is refused

position-phase = "{ $phase }" is no phase; phases are { $allowed }.
position-city-shape = "tiles" must be 5 texts of 7 letters.
position-letter = "{ $letter }" is no district: villa V, house H, market M, leisure L, industry I, office O, bank B, town hall T, park P.
position-letters = There are { $found } districts "{ $letter }"; there must be { $number }.
position-hall = The town hall must lie on district 3 4.
position-parks = Two parks lie beside the town hall or beside the bank.
position-street = "{ $found }" is no street; streets are "h 1 1" to "h 6 7" and "v 1 1" to "v 5 8".
position-not-empty = The street "{ $street }" is white or has a stick already.
position-district = "{ $district }" is no district that can be rebuilt.
position-seat = "{ $field }" names seat { $seat }; seats are 0 to { $last }.
position-too-many-sticks = Seat { $seat } has more than { $most } sticks.
position-majority = District { $district } has a decisive player but is not rebuilt.
position-list-length = "{ $field }" has { $found } entries; it needs one for each of the { $players } seats.
position-number = "{ $field }" cannot be { $found }; it goes from { $least } to { $most }.
position-cheque = There is no cheque of { $cheque }; cheques are 10, 20, ... 100.
position-too-many-cheques = There are { $found } cheques of { $cheque }; only { $number } are in play.
position-cheque-missing = A cheque of { $cheque } is nowhere, although the bank is given.
position-ledger = Seat { $seat } holds a cheque that its ledger does not have.
position-card = "{ $card }" is no card.
position-card-copies = The card "{ $card }" is there { $found } times; there are { $copies }.
position-named-number = There are more { $deed } cards than the { $number } that were named.
position-no-room = The named numbers no longer find room among the { $years } action cards.
position-turn = The phase "{ $phase }" does not go with this turn: it is null exactly when the game is over.
position-investor-twice = A seat stands twice among the investors.
position-investor-tiles = "investor_tiles" must name the tile of each investor of an option auction, in the order work, trade, home.
position-tile = "{ $found }" is no option tile; tiles are work, trade, home.
position-take = "{ $found }" cannot be taken; it is "influence" or "cheques".
position-not-first-player = In the phase "reveal" the first player decides, seat { $first }.
position-chosen-so-far = "{ $field }" is wrong for seat { $seat }: exactly the seats before { $turn } have chosen.
position-above-influence = Seat { $seat } has played { $value }, more than its influence.
position-bidder-passed = Seat { $seat } has passed and cannot bid.
position-passed-with-cheques = Seat { $seat } has passed but still has cheques on the table.
position-leader-bids = Seat { $seat } already leads and is not asked.
position-raise-without-cheque = Seat { $seat } is raising without a cheque on the table.
position-not-first-investor = Seat { $seat } decides but is not the first of the investors.
position-too-many-investors = The card admits at most { $most } investors.
position-no-tile = In the phase "{ $phase }" an option tile is being settled, but "tile" names none.
position-pickers = The pickers of the tile do not go with the phase "{ $phase }" and seat { $seat }.
position-proposer = Proposer and buyer must be among the pickers of the tile.
position-buyer = In the phase "offer" the buyer decides, and the receiver is another picker of the tile.
position-buyer-answers = The buyer does not answer his own offer.
position-offers = Offers go to the other pickers of the tile in their order, one cheque or more to each.
position-hidden = Seat { $seat } cannot have hidden cheques yet.
position-too-many-hidden = Seat { $seat } has hidden more than { $most } cheques.
position-takes = Seat { $seat } cannot have chosen yet between influence and cheques.
position-sold = Seat { $seat } has removed sticks before its turn.
position-nothing-to-remove = Seat { $seat } has no stick to remove.
position-nothing-sold = Seat { $seat } has removed no stick and has nothing to choose.
position-drawer = Seat { $seat } draws but has not chosen cheques.
position-drawing-over = Seat { $seat } cannot draw: its limit of { $limit } is reached or the bank is empty.
position-negotiate-off = The phase "{ $phase }" needs the option "negotiate".
position-card-phase = The phase "{ $phase }" does not go with the card "{ $card }".
position-lifted = Seat { $seat } must have lifted a stick if it has none left, and only then.
position-has-sticks = Seat { $seat } still has sticks and need not lift one.
position-picked = "picked" does not go with the phase "{ $phase }" or names no fitting stick.
position-leftover = "{ $field }" is left over from another phase; now it is "{ $phase }".
position-cannot-raise = Seat { $seat } cannot complete its raise.
position-cannot-serve = Seat { $seat } has too few cheques to serve all the others.
position-no-move = In the phase "{ $phase }" there is no legal move.

## The score pad

pad-start = Carried over
pad-villa = Villas rebuilt
pad-house = Houses rebuilt
pad-market = Markets rebuilt
pad-leisure = Leisure rebuilt
pad-industry = Industry rebuilt
pad-office = Offices rebuilt
pad-bank = The bank rebuilt
pad-hall = The town hall rebuilt
pad-park = The park rebuilt
pad-homes = Homes cards
pad-sticks = Sticks on the board, if equal
