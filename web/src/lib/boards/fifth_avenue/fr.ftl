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

guide-setup_building = Deux immeubles pour commencer. Le nombre d'un terrain dit ce qu'un immeuble y vaudrait.
guide-action = Chaque tour, une action parmi quatre. Viennent ensuite deux cartes et un pas de pion : pointez une action pour en savoir plus.
guide-build = Vous avez gagné : construisez depuis votre réserve, autant que le permettent les cartes payées.
guide-bid = Posez des cartes pour surenchérir, ou passez et gardez-les.

## Actions

actions = Actions
action-buildings = Immeubles
action-buildings-help = Trois immeubles du stock dans votre réserve ; puis deux cartes de couleur et un pion.
action-shop = Boutique
action-shop-help = Placez une boutique du bloc ouvert ; puis deux cartes de couleur et un pion.
action-commission = Commission
action-commission-help = Une carte noire et un pas de pion ; puis deux cartes de couleur et un autre pas.
action-score = Décompte
action-score-help = Décomptez un quartier où se trouve un pion ; puis deux cartes noires et un pion.
why-no-buildings = Votre stock est vide.
why-no-shop = Aucun terrain ne peut recevoir de boutique.
why-no-commission = La commission n'est pas possible maintenant.
why-no-score = Aucun pion n'est dans un quartier ouvert.
why-one-action = Vous avez déjà choisi votre action pour ce tour.
why-not-your-turn = Ce n'est pas votre tour.
why-before-turn = La mise en place doit d'abord s'achever.

## Décisions

ask-place-first = Placez la { $shop } dans un quartier sans boutique.
ask-first-building = { $number ->
    [1] Placez le premier de vos deux immeubles. Le nombre d'un terrain dit ce qu'il y vaut.
   *[other] Placez votre second immeuble, dans un autre quartier.
}
ask-which-action = Choisissez une action. { $reserve ->
    [0] Réserve vide
    [one] Un immeuble en réserve
   *[other] { $reserve } immeubles en réserve
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main.
ask-place-shop = Où placer la { $shop } ? Les signes disent ce que gagnent vos immeubles (plein) ou ceux des autres (creux).
ask-extra-move = Vous avez pioché une carte noire. Avancez un pion d'un pas, puis prenez deux cartes.
ask-first-card = Prenez deux cartes de couleurs différentes : la première.
ask-second-card = Maintenant une seconde carte, mais pas { $colour }.
ask-move-pawn = Avancez un pion d'un pas. Votre tour s'achève ainsi.
ask-move-or-auction = Avancez un pion d'un pas. Celui qui quitte le parc lance ses enchères.
ask-bid-first = { $site } : aucune enchère. Posez des cartes d'une couleur et des noires, ou passez.
ask-bid-beat = { $site } : dépassez { $beat } ({ $leader }) ou passez. Vous pouvez aller jusqu'à { $reach }.
ask-bid-raise = { $site } : { $leader } est à { $beat }, vous à { $mine }. Montez (jusqu'à { $reach }) ou passez.
ask-bid-beyond = { $site } : { $leader } est à { $beat }, vous ne pouvez aller que jusqu'à { $reach }.
ask-bid-more = { $site } : vous avez posé { $mine }, il manque { $missing } pour dépasser { $beat } ({ $leader }).
ask-bid-enough = { $limit ->
    [one] { $site } : { $mine } mène et permet un immeuble. Enchérissez, ou posez encore.
   *[other] { $site } : { $mine } mène et permet { $limit } immeubles. Enchérissez, ou posez encore.
}
ask-build-on = { $site } est à vous. Construisez jusqu'à { $most } ({ $plot }, { $each } chacun) ; { $reserve } en réserve.
ask-build-park = Central Park est à vous. Construisez jusqu'à { $most }, environ { $each } points chacun à la fin ; { $reserve } en réserve.
ask-build-or-close = { $site } est à vous. Construisez jusqu'à { $most } ({ $plot }, { $each } chacun), ou fermez pour { $closing } points.
ask-build-nothing = { $site } est à vous, mais votre réserve est vide.
ask-must-close = { $site } est à vous et complet : vous le fermez pour { $closing } points.
pass = Passer
bid-word = Enchérir
bid-value = Enchérir { $value }
why-laid = Vous avez posé des cartes : complétez l'enchère ou reprenez-les.
why-bid-low = Il manque { $missing } à votre enchère.
close-word = Fermer
build-number = { $number ->
    [0] Aucun
   *[other] Bâtir { $number }
}
laying = { $card } : votre enchère serait de { $value }{ $missing ->
    [0] , en tête
   *[other] , il manquerait { $missing }
} ; { $limit ->
    [one] un immeuble au plus
   *[other] { $limit } immeubles au plus
}.
to-beat = À dépasser : { $value }
reserve-of = { $reserve } en réserve, { $supply } au stock
laid-count = { $count ->
    [one] { $count } posée
   *[other] { $count } posées
}
offers = Jusqu'où vous pouvez enchérir
offer = { $colour } : jusqu'à { $reach }, un immeuble vaut { $points }
times = × { $points }
way-score = { $district } : +{ $points }

# Un terrain se dit par deux codes, son quartier et sa couleur.
told-plot-34w = { short-34w },
told-plot-34e = { short-34e },
told-plot-42w = { short-42w },
told-plot-ts = { short-ts },
told-plot-42e = { short-42e },
told-plot-52w = { short-52w },
told-plot-52e = { short-52e },
told-plot-violet = { colour-violet }
told-plot-green = { colour-green }
told-plot-grey = { colour-grey }
told-plot-brown = { colour-brown }
told-plot-orange = { colour-orange }
told-district-34w = { short-34w }
told-district-34e = { short-34e }
told-district-42w = { short-42w }
told-district-ts = { short-ts }
told-district-42e = { short-42e }
told-district-52w = { short-52w }
told-district-52e = { short-52e }
told-site-34w = { short-34w }
told-site-34e = { short-34e }
told-site-42w = { short-42w }
told-site-ts = { short-ts }
told-site-42e = { short-42e }
told-site-52w = { short-52w }
told-site-52e = { short-52e }
told-site-park = { place-park }
told-shop-fashion = { kind-fashion }
told-shop-gallery = { kind-gallery }
told-shop-jeweller = { kind-jeweller }
told-shop-perfume = { kind-perfume }
told-card-violet = { colour-violet }
told-card-green = { colour-green }
told-card-grey = { colour-grey }
told-card-brown = { colour-brown }
told-card-orange = { colour-orange }
told-card-black = { colour-black }
told-colour-violet = { colour-violet }
told-colour-green = { colour-green }
told-colour-grey = { colour-grey }
told-colour-brown = { colour-brown }
told-colour-orange = { colour-orange }
told-place-start = { place-start }
told-place-34w = { place-34w }
told-place-34e = { place-34e }
told-place-42w = { place-42w }
told-place-ts = { place-ts }
told-place-42e = { place-42e }
told-place-52w = { place-52w }
told-place-52e = { place-52e }
told-place-park = { place-park }
told-pawn-white = { pawn-white }
told-pawn-beige = { pawn-beige }

would-with-gains = { $effect } : { $gains }
gain-mine = +{ $points } pour vous
gain-of = +{ $points } pour { $name }
would-first_shop = { $shop } : { $plot }
would-dealt = { "" }
would-first_building = construire : { $plot }
would-buildings = { $number ->
    [one] { $number } immeuble dans votre réserve
   *[other] { $number } immeubles dans votre réserve
}
would-shop = { $shop } : { $plot }
would-under_park = la dernière tuile ({ $shop }) va sous le parc
would-bonus = { $me ->
    [seat] la présence vous rapporte { $points }
   *[other] la présence rapporte { $points } à { $seat }
}
would-commission = piocher une carte noire
would-scored = décompte : { $district }
would-points = { $me ->
    [seat] +{ $points } pour vous
   *[other] +{ $points } pour { $seat }
}
would-drew = { $me ->
    [seat] cartes noires pour vous : { $cards }
   *[other] pour { $seat } : { $cards }
}
would-reshuffled = { "" }
would-took = prendre : { $card }
would-moved = { $pawn } : { $place }
would-auction = enchère : { $site }
would-bid = enchérir { $value } ({ $colour })
would-passed = { $me ->
    [seat] passer
   *[other] { "" }
}
would-gedeon_bid = Gédéon propose { $value }
would-won = { $me ->
    [seat] vous emportez { $site } pour { $value }
   *[other] { $seat } emporte { $site } pour { $value }
}
would-no_sale = rien n'est vendu
would-built = { $number ->
    [0] ne rien construire
    [one] { $number } immeuble : { $plot }
   *[other] { $number } immeubles : { $plot }
}
would-built_in_park = { $number ->
    [0] ne rien construire
    [one] { $number } immeuble au parc
   *[other] { $number } immeubles au parc
}
would-gedeon_built = Gédéon construit : { $plot }
would-closed = fermer { $district }
would-gedeon_closed = Gédéon ferme { $district }
would-closing_points = { $me ->
    [seat] +{ $points } pour vous
   *[other] +{ $points } pour { $seat }
}
would-last_shop = la partie s'achève
would-second_stop = la partie s'achève
would-last_turn = la partie s'achève
would-final_points = { "" }
would-shown = { "" }
would-park_points = { "" }

## Ce qui vient de se passer

since-first_shop = { $seat } a placé une { $shop } : { $plot }
since-dealt = { "" }
since-first_building = { $seat } a construit : { $plot }
since-buildings = { $seat } a pris { $number ->
    [one] { $number } immeuble
   *[other] { $number } immeubles
}
since-shop = { $seat } a ouvert une { $shop } : { $plot }
since-under_park = { "" }
since-bonus = { $me ->
    [seat] la présence vous a rapporté { $points }
   *[other] la présence a rapporté { $points } à { $seat }
}
since-commission = { $seat } a envoyé une commission
since-scored = { $seat } a décompté { $district }
since-points = { $me ->
    [seat] vous avez reçu { $points }
   *[other] { $seat } a reçu { $points }
}
since-drew = { "" }
since-reshuffled = { "" }
since-took = { "" }
since-moved = { $pawn } : { $place }
since-auction = { "" }
since-bid = { $seat } a proposé { $value }
since-passed = { $seat } a passé
since-gedeon_bid = Gédéon a proposé { $value }
since-won = { $me ->
    [seat] vous avez emporté { $site } pour { $value }
   *[other] { $seat } a emporté { $site } pour { $value }
}
since-no_sale = personne n'a acheté { $site }
since-built = { $number ->
    [0] { $seat } n'a rien construit
   *[other] { $seat } a construit { $number } : { $plot }
}
since-built_in_park = { $number ->
    [0] { $seat } n'a rien construit
   *[other] { $seat } a construit { $number } au parc
}
since-gedeon_built = Gédéon a construit : { $plot }
since-closed = { $seat } a fermé { $district }
since-gedeon_closed = Gédéon a fermé { $district }
since-closing_points = { $me ->
    [seat] vous avez reçu { $points }
   *[other] { $seat } a reçu { $points }
}
since-last_shop = { "" }
since-second_stop = { "" }
since-last_turn = { "" }
since-final_points = { "" }
since-shown = { "" }
since-park_points = { "" }
moment-won = { $me ->
    [seat] Vous emportez { $place }
   *[other] { $name } emporte { $place }
}
moment-closed = { $me ->
    [seat] Vous fermez { $place }
   *[other] { $name } ferme { $place }
}
moment-bonus = Présence : +{ $points }
moment-last_shop = La douzième boutique
moment-second_stop = La seconde fermeture

## À côté de la table

black-gone = Cartes noires payées, sous la pile : { $cards }
worth-by-kinds = Sortes de boutiques voisines → points d'un immeuble
limit-by-card = Carte la plus haute → immeubles
