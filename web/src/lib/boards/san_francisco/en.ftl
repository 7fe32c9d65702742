### Words of San Francisco's board, in English

district-plain = District { $district }: { $kind }.
district-rebuilt = District { $district }: { $kind }, rebuilt by { $owner }.
district-standing = District { $district }: { $kind }, { $prestige } prestige. To rebuild it: { $needs }.
needs = { $name } needs { $count ->
    [one] one more stick
   *[other] { $count } more sticks
}
needs-never = { $name } cannot
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
play-would = If nobody else plays the { $value } and it is among the highest, you invest and pay { $value } influence.
option-would = You may invest here: { $tile }. Alone you pay one cheque; with others hidden cheques decide.
pay-would = You pay the { $cheque }; nobody sees it.
bid-would = Your bid would be { $total }; the highest of the others is { $highest }.
add-would = That would make { $total }.
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

guide-place = Choose a street: point at it to see whose majority it would change.
