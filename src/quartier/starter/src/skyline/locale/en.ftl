### The words of Skyline, in English: every word shown to people, the same messages in every language

title = Skyline
pitch = Everybody puts up a building; the tallest takes the street.

## Questions, one for each phase

ask-build = Which building do you put up?
ask-over = The game is over.

## Moves

move-build = Build { $building }

## What happens

event-dealt = The buildings are dealt. { $seat } begins.
event-built = { $seat } builds { $building }.
event-drew = { $seat } draws.
event-took = { $seat } takes the street with { $building }.
event-over = The game is over after { $streets } streets.

## Refusals

not-in-hand = Building { $building } is not in your hand.
game-over = The game is over.
position-list = The field "{ $field }" needs an entry for each of { $players } players, not { $found }.
position-points = Points are numbers from 0 on, no more than there are streets.
position-turn = Phase, turn and first player do not fit.
position-impossible = This position cannot come about: { $law } does not hold.

## The score pad and the terminal

pad-streets = Streets won
terminal-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
terminal-stock = In the stock: { $buildings }
