### Les mots du plateau de New York, en français

card-line = { $colour } { $line }
card-joker = joker { $colour } : n'importe quelle ligne
card-event = { $event }, { $colour }
square-coloured = { $square } : { $colour }
square-priced = { $square } : { $owner }, { $colour } ; groupe de { $size }, prix { $price }
coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
pawns = { $count ->
    [one] { $count } pion en réserve
   *[other] { $count } pions en réserve
}
partner = votre partenaire
offer = Proposer à votre partenaire
offered = Votre partenaire propose
place-rest = Placer le reste au hasard

guide-card = Deux cartes désignent un immeuble. Pointez une carte pour voir où elle peut mener.
guide-second = La seconde carte décide : les cases allumées disent ce que vous gagnez.
guide-lose = Il faut en céder un. Pointez vos immeubles et lâchez celui qui coûte le moins.

## Décisions

ask-place-own = Placez un pion, pas à côté d'un autre pion { $colour }.
ask-place-lot = Un pion { $colour }, pas à côté d'un autre. Les couleurs seront tirées au sort.
ask-card-pair = Désignez un immeuble : une carte rouge, puis une { $edition ->
   *[boxed] bleue
    [playing_cards] noire
}. Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
ask-card-or-event = Jouez une carte rouge, puis une { $edition ->
   *[boxed] bleue
    [playing_cards] noire
} ; ou un événement. Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
ask-redraw = Aucune paire de vos cartes n'est jouable : piochez une nouvelle main.
ask-second-card = { $card } et quelle carte { $edition ->
   *[boxed] bleue
    [playing_cards] noire
} ? Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
ask-square-of = { $card } : quelle case ? Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
ask-lose-one = Vous devez céder un immeuble { $colour } : lequel ?
redraw = Nouvelle main
decline = Refuser
keeping = { $effect } ; il vous reste { $coins }
line-red = R{ $line }
line-blue = B{ $line }
line-black = N{ $line }
way = { $cards } → { $square }
would-begun = { "" }
would-picked = { "" }
would-placed = poser un pion en { CAPITALS($square) }
would-lot = { "" }
would-dealt = { "" }
would-named = { "" }
would-claimed = { $size ->
    [one] prendre { CAPITALS($square) }
   *[other] prendre { CAPITALS($square) } : un groupe de { $size }
}
would-bought = { $size ->
    [one] acheter { CAPITALS($square) } à { $owner } pour { $price }
   *[other] acheter { CAPITALS($square) } à { $owner } pour { $price } : un groupe de { $size }
}
would-lost = perdre votre { CAPITALS($square) }
would-redrew = jeter votre main et en piocher une autre
would-renovated = { $pawns ->
    [one] le centre est vidé : { $pawns } pion rentre
   *[other] le centre est vidé : { $pawns } pions rentrent
}
would-ruined = { $pawns ->
    [one] les coins sont vidés : { $pawns } pion rentre
   *[other] les coins sont vidés : { $pawns } pions rentrent
}
would-refilled = poser un pion en { CAPITALS($square) }
would-speculated = { $owner } doit vous céder un immeuble
would-shaken = { $owner } doit vous céder un immeuble sur la ligne { CAPITALS($line) }
would-ceded = céder votre { CAPITALS($square) }
would-yielded = céder votre { CAPITALS($square) }
would-gained = { $size ->
    [one] prendre { CAPITALS($square) } à { $owner } sans payer
   *[other] prendre { CAPITALS($square) } à { $owner } sans payer : un groupe de { $size }
}
would-taken = { would-gained }
would-seized = { would-gained }
would-offered = proposer cette carte à { $partner }
would-exchanged = échanger les deux cartes
would-declined = refuser l'offre
would-stop_cards = les cartes Stop entrent en jeu
would-reshuffled = { "" }
would-drew = { "" }
would-stopped = la partie se termine
would-limit = la partie se termine

## Ce qui vient de se passer

since-claimed = { $seat } a pris { CAPITALS($square) }
since-bought = { $me ->
    [owner] { $seat } a acheté votre { CAPITALS($square) } pour { $price }
   *[other] { $seat } a acheté { CAPITALS($square) } à { $owner }
}
since-lost = { $seat } a perdu { CAPITALS($square) }
since-redrew = { $seat } a pioché une nouvelle main
since-renovated = { $seat } a vidé le centre
since-ruined = { $seat } a vidé les coins
since-gained = { $me ->
    [owner] { $seat } a pris votre { CAPITALS($square) }
   *[other] { $seat } a pris { CAPITALS($square) } à { $owner }
}
since-taken = { since-gained }
since-seized = { since-gained }
since-exchanged = { $seat } et { $partner } ont échangé une carte
since-stop_cards = les cartes Stop sont entrées en jeu
moment-lot = Vous êtes : { $colour }
moment-lot-why = Tous les immeubles de cette couleur sont à vous.
moment-stop-cards = La fin approche
moment-stop-cards-why = { $empty ->
    [one] Il reste { $empty } case vide : au prochain mélange, les deux cartes Stop entrent dans la pioche. La première tirée met fin à la partie.
   *[other] Il reste { $empty } cases vides : au prochain mélange, les deux cartes Stop entrent dans la pioche. La première tirée met fin à la partie.
}
moment-event = { $name } joue un événement
