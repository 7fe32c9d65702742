### Words of Lotissements' board, in English

trick = The trick
turned-up = Turned up: the highest block speaks first.
trick-of = trick { $trick } of { $tricks }
trick-last = Last trick
trick-block = { $name }: { $block }
trick-wins = { $name }: { $block }, the strongest so far
hand-wins = { $block }, would be the strongest
lot-open = nobody builds here
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

guide-offer = Name the set that your side builds this round: of what you capture, its blocks and all decorations are laid. Holding high blocks of it helps.
guide-play = Play a block to the trick. Pointing at one tells whether it would take the trick, and what you would keep.

## Decisions

ask-which-set = Which set will you build? You hold { $decorations ->
    [0] no decoration
    [one] one decoration
   *[other] { $decorations } decorations
}: they trump.
ask-which-set-for-partner = Your partner leaves it to you: which set? You hold { $decorations ->
    [0] no decoration
    [one] one decoration
   *[other] { $decorations } decorations
}.
ask-lead = You lead. Your { $set } and all decorations score 10 each.
ask-follow = Follow with { $category }: { $name } is ahead with { $block }{ $whose ->
    [ours] { " " }for you both
   *[theirs] { "" }
}.
ask-any = No { $category }: play anything. { $name } is ahead with { $block }{ $whose ->
    [ours] { " " }for you both
   *[theirs] { "" }
}.
ask-here = { $points ->
    [0] { "" }
   *[other] { $points } points for you here.
}
leave-to = { $partner } chooses
lot-held = { $held } in hand
lot-bonus = bonus { $points }
would-name = { $held ->
    [0] no { $set } in your hand
   *[other] { $held } { $set } in your hand
}. { $lacking }
would-lead = whoever holds { $category } must follow
would-be-ahead = you would be ahead of { $name }
would-stay-behind = { $name } stays ahead
would-take-mine = you take the trick{ $points ->
    [0] , nothing to keep
   *[other] : +{ $points }
}
would-take-ours = { $name } takes the trick for you both{ $points ->
    [0] , nothing to keep
   *[other] : +{ $points }
}
would-take-theirs = { $name } takes the trick{ $points ->
    [0] , nothing to keep
   *[other] : +{ $points } for them
}
would-left_to_partner = your partner names the set
would-over = the game ends

## What just happened

since-offered = { $seat } builds { $lot ->
    [house] houses
    [pavilion] pavilions
    [hlm] HLM
   *[tower] towers
}
since-contred = { $seat } contests { $lot ->
    [house] houses
    [pavilion] pavilions
    [hlm] HLM
   *[tower] towers
}
since-left_to_partner = { $seat } says “I build!”
since-played = { "" }
since-took = { $me ->
    [seat] you took the trick
   *[other] { $seat } took the trick
}
since-built = { $points ->
    [0] { "" }
   *[other] { $me ->
        [seat] you scored { $points }
       *[other] { $seat } scored { $points }
    }
}
since-finished = { $me ->
    [seat] you finished a lot: { $points }
   *[other] { $seat } finished a lot: { $points }
}
since-beaten = { $me ->
    [seat] you lost the contest
   *[other] { $seat } lost the contest
}
since-turned_up = { "" }
since-turned_up_highest = { "" }
since-speaks_first = { "" }
moment-finished = { $set }: finished!
moment-build = “I build!”
moment-round = Round { $round } is over

## Beside the board

rounds = Points by round
rounds-round = Round
rounds-total = Total
blocks-seen = Blocks
blocks-key = Framed: in your hand. Crossed out: laid or played. The others are in hands or in the Reserve ({ $reserve }).
blocks-out = { $set }, still out: { $numbers }
