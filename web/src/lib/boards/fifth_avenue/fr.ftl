### Les mots du plateau de la Cinquième Avenue, en français

## Le plan

plot-empty = { $plot } : vide. Un immeuble y vaut { $points }.
plot-shops = { $plot } : { $shops }
plot-built = { $count ->
    [one] { $plot } : { $count } immeuble de { $owner }, valant { $points }
   *[other] { $plot } : { $count } immeubles de { $owner }, valant { $points } chacun
}
place-with = { $place } : { $facts }
token-white = jeton du pion blanc
token-beige = jeton du pion beige
would-earn = { $name } { $points }
scoring-now = un décompte rapporte : { $earned }
scoring-nothing = un décompte ne rapporte rien
district-full = Complet : le gagnant de l'enchère peut déclarer la fermeture des chantiers.
park-value = Un immeuble au parc rapporte environ { $value } points à la fin.
built-by = { $count ->
    [one] { $count } immeuble de { $owner }
   *[other] { $count } immeubles de { $owner }
}
beside-shop = { $plot }. Immeubles à côté de la boutique : { $values }.
worth-then = { $plot } { $points }

## Boutiques et piles

row = Boutiques
shops-left = { $count ->
    [one] · la prochaine termine la partie
   *[other] · encore { $count }
}
block-open = Bloc ouvert : { $shops }
block-waiting = { $shops }
block-gone = bloc vide
bonus = Bonus après ce bloc : { $points } points pour une présence dans au moins { $districts } quartiers
shop-next = { $shop } : choisissez ensuite son terrain.
piles = Piles
pile-size = { $colour } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Enchères

sites-to-come = Ensuite : { $sites }
may-build = { $count ->
    [one] peut construire un immeuble, valant { $points }
   *[other] peut construire jusqu'à { $count } immeubles, valant { $points } chacun
}
bids-now = décide
bids-later = n'a pas encore enchéri
won-plot = { $count ->
    [one] { $name } l'emporte et peut construire un immeuble sur le { $plot }, valant { $points }.
   *[other] { $name } l'emporte et peut construire jusqu'à { $count } immeubles sur le { $plot }, valant { $points } chacun.
}
won-park = { $count ->
    [one] { $name } l'emporte et peut construire un immeuble au parc.
   *[other] { $name } l'emporte et peut construire jusqu'à { $count } immeubles au parc.
}

## Mains

hand-to-beat = Votre main · à dépasser : { $value }
up-to = jusqu'à { $reach }
each = { $points } chacun
each-about = env. { $value } chacun
joins = avec toute couleur
card-allows = { $count ->
    [one] { $card } : carte la plus haute d'une enchère gagnante, elle permet un immeuble.
   *[other] { $card } : carte la plus haute d'une enchère gagnante, elle permet { $count } immeubles.
}
other-hands = Cartes des autres
all-hands = Cartes en main
cards-of = { $count ->
    [0] aucune carte, { $colour }
    [one] { $count } carte, { $colour }
   *[other] { $count } cartes, { $colour }
}
cards-known = { $count ->
    [one] { $count } carte, { $colour } : { $values }
   *[other] { $count } cartes, { $colour }, dont { $values }
}
buildings-left = { $reserve ->
    [one] { $reserve } immeuble en réserve, { $supply } au stock
   *[other] { $reserve } immeubles en réserve, { $supply } au stock
}
present-in = { $count ->
    [one] présent dans { $count } quartier
   *[other] présent dans { $count } quartiers
}

guide-bid = Posez des cartes pour surenchérir, ou passez et gardez-les.
