### The words of Towers, in English: every word shown to people, the same messages in every language

title = Towers
pitch = Everybody puts up a building; the tallest takes the street.

## Options

option-lowest = Low city
option-lowest-help = The lowest building takes the street, not the tallest (T3).

## Questions, one for each phase

ask-build = Which building do you put up?
ask-keep = Which building of the street do you keep?
ask-over = The game is over.

## Moves

move-build = Build { $building }
move-keep = Keep { $building }

## What happens

event-dealt = The buildings are dealt. { $seat } begins.
event-built = { $seat } builds, face down.
event-drew = { $seat } draws.
event-shown = { $seat } shows { $building }.
event-took = { $seat } takes the street with { $building }.
event-kept = { $seat } keeps { $building }.
event-over = The game is over after { $streets } streets.

## Refusals

not-in-hand = Building { $building } is not in your hand.
not-in-street = Building { $building } does not stand in this street.
nothing-to-keep = Nobody has taken this street yet.
keep-first = First choose which building of the street you keep.
game-over = The game is over.
position-list = The field "{ $field }" needs an entry for each of { $players } players, not { $found }.
position-turn = Phase, turn and first player do not fit.
position-impossible = This position cannot come about: { $law } does not hold.

## The score pad and the terminal

pad-kept = Buildings kept
pad-neighbours = Neighbours
terminal-kept = keeps { $buildings }
terminal-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
terminal-stock = In the stock: { $buildings }
