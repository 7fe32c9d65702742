### Lotissements, in English

title = Lotissements
pitch = Tricks build a town: keep what fits your plans, send the rest back, and be the one who lays the last missing block.

## Options

option-teams = Teams
option-teams-help = Four players make two teams of two, partners opposite each other; otherwise everybody plays alone.
option-contre = Contre
option-contre-help = For experts: you may name a set that is already named. Whoever captures more of it builds, the others get nothing.

## What is asked

ask-offer = Which set do you want to build in this round?
ask-partner_offer = Your partner leaves the choice to you. Which set?
ask-play = Play a block.
ask-over = The game is over.

## Moves

move-offer = choose the { $lot }
move-contre = contre: the { $lot } as well
move-build = I build! (my partner chooses)

## Blocks and sets

block-house = house { $number }
block-pavilion = pavilion { $number }
block-hlm = HLM { $number }
block-tower = tower { $number }
block-lawn = lawn { $number }
block-pool = pool { $number }
block-tree = tree { $number }
set-house = houses
set-pavilion = pavilions
set-hlm = HLM
set-tower = towers
set-decoration = decorations

## What happens

event-dealt = { $blocks ->
    [one] Round { $round }: one block for each.
   *[other] Round { $round }: { $blocks } blocks for each.
}
event-turned_up = { $seat } turns up { $block }.
event-turned_up_highest = { $seat } has turned up the highest block and speaks first.
event-speaks_first = { $seat } speaks first.
event-offered = { $seat } chooses the { $lot }.
event-left_to_partner = { $seat } says "I build!": { $partner } shall choose.
event-contred = { $seat } says contre and plays for the { $lot } too.
event-played = { $seat } plays { $block }.
event-took = { $seat } takes the trick: { $kept ->
    [0] nothing to keep
   *[other] { $kept } kept
}, { $returned ->
    [0] nothing goes back
   *[other] { $returned } back to the Reserve
}.
event-beaten = { $players ->
    [one] { $seat } does not win the contest
   *[other] { $seat } and { $partner } do not win the contest
} for the { $lot }: { $blocks ->
    [0] no block goes back
    [one] one block goes back
   *[other] { $blocks } blocks go back
} unlaid.
event-built = { $players ->
    [one] { $seat } lays
   *[other] { $seat } and { $partner } lay
} { $blocks ->
    [0] nothing
    [one] one block
   *[other] { $blocks } blocks
} on the lot of the { $lot }: { $points } points.
event-finished = { $players ->
    [one] { $seat } lays
   *[other] { $seat } and { $partner } lay
} { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
} and { $players ->
    [one] finishes
   *[other] finish
} the lot of the { $lot }: { $points } points!
event-over = { $rounds ->
    [one] The game is over after one round: { $reason }.
   *[other] The game is over after { $rounds } rounds: { $reason }.
}

ending-finished = a lot is finished
ending-shortage = there are not enough blocks for another deal
ending-blocked = no lot can be finished any more
ending-limit = that was the last round

## The table in words

word-round = Round { $round }
word-blocks = { $blocks ->
    [one] 1 block
   *[other] { $blocks } blocks
}
word-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
word-pile = pile { $buildings } + { $decorations }
word-lacks = no { $categories }
word-reserve = Reserve: { $blocks }
word-returned = back in this round: { $blocks }
word-trick = Trick:
word-hand = Hand of { $seat }:
word-closed = closed
word-shown = Turned up:

## Why a move is refused

offer-now = First the sets are named: "offer" and a set, such as "offer hlm".
partner-offer-now = Your partner has left the choice to you: "offer" and a set, such as "offer hlm".
block-now = Sets are no longer named: play a block of your hand, such as "house 12".
game-over = The game is over; there is nothing left to play.
block-not-in-hand = You do not hold the block "{ $block }".
follow-the-set = You must follow: play one of your { $lot ->
    [house] houses
    [pavilion] pavilions
    [hlm] HLM
   *[tower] towers
}.
follow-with-decoration = You must follow: play one of your decorations, of any kind.
no-build-for-the-partner = You cannot hand the choice back to your partner: name a set.
no-build-without-partner = Without a partner nobody can choose for you: name a set.
set-named = The { $lot ->
    [house] houses
    [pavilion] pavilions
    [hlm] HLM
   *[tower] towers
} are already named; choose another set.
say-contre = The { $lot ->
    [house] houses
    [pavilion] pavilions
    [hlm] HLM
   *[tower] towers
} are already named: to play for them too, say "contre { $lot }".
set-not-named = Nobody has named the { $lot ->
    [house] houses
    [pavilion] pavilions
    [hlm] HLM
   *[tower] towers
} yet: say "offer { $lot }".
no-contre-in-this-game = This game is played without contre: name a set that is still free.

## Why a document is refused

position-phase = "{ $phase }" is no phase; phases are { $allowed }.
position-seat = "{ $field }" is { $seat }, but seats are 0 to { $most }.
position-list-length = { $field } has { $found } entries; it needs { $entries }.
position-block = "{ $text }" is no block; blocks are written as "house 12", "hlm 1", "lawn 4", "pool 2", "tree 15".
position-set = "{ $text }" is no set; sets are { $allowed }.
position-category = "{ $text }" is no category; categories are { $allowed }.
position-block-twice = The block "{ $block }" stands in two places, or twice in one.
position-block-missing = The block "{ $block }" is nowhere, although the Reserve ("deck") is given.
position-round = There is no round { $round }; rounds are 1 to { $most }.
position-lots-in-first-round = In round 1 all lots are empty.
position-over = A game that is over cannot be taken up.
position-wrong-lot = The block "{ $block }" cannot lie on the lot "{ $lot }".
position-no-place = The lot "{ $lot }" has only { $places } places for a { $kind }.
position-lot-finished = The lot "{ $lot }" is finished, so the game would be over.
position-blocked = No lot can be finished any more, so the game would be over.
position-points = A side cannot have { $points } points: points are 0, 10, 20 and so on.
position-points-sum = The points add up to { $found }; for the blocks on the lots they must be { $total }.
position-shortage = Only { $found } blocks are off the lots: too few for { $players } players, so the game would be over.
position-dealt = { $found } blocks cannot have been dealt to each seat: it must be { $dealt }.
position-tricks = The { $found } captured and returned blocks cannot be: with { $players } players they are a multiple of { $players }, for fewer than { $dealt } tricks.
position-hand-size = Seat { $seat } holds { $found } blocks; it must hold { $due }.
position-same-set = Two sides have named the same set, but this game is played without contre.
position-offer-too-early = A side has named a set before its turn to speak.
position-offer-missing = Tricks are being played, but a side has not named its set.
position-offers-complete = All sides have named a set, but the phase is "{ $phase }".
position-no-partner = Without teams there is no partner to choose.
position-turn = It cannot be the turn of seat { $seat }; it is the turn of seat { $due }.
position-leader-too-early = Nobody leads before the first set is named.
position-leader = Seat { $seat } cannot lead the first trick: it is led by whoever named the first set, seat { $first } or his partner.
position-trick-full = A trick of { $players } blocks is complete and cannot lie there any more.
position-tricks-too-early = In the phase "{ $phase }" no block has been played yet, so trick, captured and discard are empty.
position-pile = Side { $side } cannot have kept "{ $block }": it keeps its own set and decorations.
position-decoration-returned = "{ $block }" cannot have gone back: every captured decoration is kept.
position-not-followed = Seat { $seat } has played "{ $block }" although it holds a block of the category led.
position-void = Seat { $seat } cannot be known to hold no "{ $category }".
position-shown-late = Blocks turned up for the first speaker are known only in round 1.
position-shown-elsewhere = "{ $block }" was turned up, so it must be in the Reserve ("deck").

## The score pad

pad-start = Carried over
pad-built = Blocks laid
pad-finished = Lots finished
