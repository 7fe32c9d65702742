### Words of Lotissements' board, in English

trick = The trick
turned-up = Turned up: the highest block speaks first.
trick-of = trick { $trick } of { $tricks }
trick-last = Last trick
trick-block = { $name }: { $block }
trick-wins = { $name }: { $block }, the strongest so far
hand-wins = { $block }, would be the strongest
block-leads = You lead the { $block }: whoever holds one of its set must follow.
block-leads-decoration = You lead the { $block }: whoever holds a decoration must follow.
block-wins = The { $block } would be the strongest so far.
block-loses = The { $block } would not win: the block of { $name } stays ahead.
lot-open = can be finished
lot-closed = cannot be finished
lot-finished = finished
lot-move = { $move }. { $holds }
lot-holds = Lot of the { $lot }: { $buildings ->
    [one] one building
   *[other] { $buildings } buildings
}, { $decorations ->
    [one] one decoration
   *[other] { $decorations } decorations
}.
lot-is-finished = It is finished.
lot-lacks = To be finished it lacks { $list }.
lot-cannot = It cannot be finished any more: it lacks { $list }.
lot-builder = { $name }: { $blocks ->
    [one] one block captured
   *[other] { $blocks } blocks captured
}, worth { $points } points now.
lack-building = { $count ->
    [one] one building
   *[other] { $count } buildings
}
lack-lawn = { $count ->
    [one] one lawn
   *[other] { $count } lawns
}
lack-pool = { $count ->
    [one] one pool
   *[other] { $count } pools
}
lack-tree = { $count ->
    [one] one tree
   *[other] { $count } trees
}
count-title = Round { $round } counted
count-side = Builder
count-laid = Laid
count-points = Points
count-total = Total
count-blocks = { $lot }: { $buildings ->
    [one] one building
   *[other] { $buildings } buildings
}, { $decorations ->
    [one] one decoration
   *[other] { $decorations } decorations
}
count-beaten = contest lost
count-finished = finished!
held = { $count ->
    [one] one block in hand
   *[other] { $count } blocks in hand
}
caught-buildings = { $count ->
    [one] one building captured
   *[other] { $count } buildings captured
}
caught-decorations = { $count ->
    [one] one decoration captured
   *[other] { $count } decorations captured
}
partner = partner

guide-play = Play a block to the trick. Pointing at one tells whether it would take the trick, and what you would keep.
