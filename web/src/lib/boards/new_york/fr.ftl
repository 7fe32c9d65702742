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
