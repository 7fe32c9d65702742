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
