### Les mots du plateau de San Francisco, en français

district-name = { $kind } { $place }
district-rebuilt = { $name }, reconstruit par { $owner }
district-standing = { $name }, vaut { $prestige }. Baguettes encore nécessaires : { $needs }
needs = { $name } { $count }
needs-never = { $name } jamais
needs-title = il faut
street-taken-by = { $where } : une baguette de { $owner }
street-is-white = { $where } : blanche
street-is-empty = { $where } : vide
auction = L'enchère
first-player = Premier joueur
card-name-border = bordure
card-name-option = options
tile-name-work = travail
tile-name-trade = commerce
tile-name-home = logement
passed-short = passe
buyer-short = achète
buys = { $name } achète
draws = tire ; a { $total }
sticks-removed = { $count ->
    [one] a retiré une baguette
   *[other] a retiré { $count } baguettes
}
does-homes = les prochaines villas ou maisons rapportent 3 de plus
does-double = posez jusqu'à deux baguettes voisines
does-move = décalez une baguette d'une ou deux cases
does-swap = échangez deux baguettes
does-free = posez une baguette sur n'importe quelle rue
does-replace = prenez la place d'une baguette rivale
does-grant = chacun : 4 d'influence, ou des chèques jusqu'à 100
does-buyback = vendez des baguettes : 2 d'influence ou 50 chacune
does-option = chacun choisit un pion en secret ; qui est seul paie un chèque
settling = à présent { $tile }
influence-cards = Vos cartes influence
option-tiles = Vos pions option
your-cheques = Vos chèques : { $total }
no-cheques = Vous n'avez pas de chèque.
cheques-of = { $count ->
    [one] un chèque de { $cheque }
   *[other] { $count } chèques de { $cheque }
}
play-would = Si elle est seule et assez haute, vous posez une baguette et payez { $value } : il reste { $left } d'influence.
option-would = { $tile } : seul, vous payez un chèque ; à plusieurs, des chèques cachés décident.
pay-would = Vous payez le { $cheque } sans le montrer et gardez { $left }.
bid-would = Votre mise serait de { $total }, plus que { $highest } ; il vous resterait { $left }.
bid-would-not = Cela fait { $total } ; il faut encore dépasser { $highest }, il vous reste { $left }.
add-would = Cela ferait { $total } ; il vous resterait { $left }.
years = Les années
year-empty = { $year } : libre
year-filled = { $year } : { $card }
year-open = { $year } : { $card }, ouverte
odds = Le tirage
drawn = Tiré
of-limit = sur { $limit }
next-cheque = Le prochain chèque
risk = { $chance } de dépasser
odds-of = { $cheque } : { $chance }
prestige = { $count } de prestige
influence = { $count } d'influence
cheques = { $count ->
    [one] { $count } chèque
   *[other] { $count } chèques
}
sticks = { $count ->
    [one] { $count } baguette en réserve
   *[other] { $count } baguettes en réserve
}

## Décisions

ask-reveal-card = { $card } : garder cette carte, ou en retourner une autre ?
ask-play-all = Jouez une carte en secret : qui est seul à la jouer pose une baguette et la paie. Vous avez { $influence } d'influence.
ask-play-for = { $investors ->
    [one] Jouez une carte en secret : la plus haute pose une baguette et paie. Vous avez { $influence } d'influence.
   *[other] Jouez une carte en secret : les { $investors } plus hautes posent et paient. Vous avez { $influence } d'influence.
}
ask-bid-first = Aucune mise encore. Miser ou passer ? Vous avez { $held }.
ask-bid-over = Miser plus de { $highest }, ou passer ? { $laid ->
    [0] Vous avez { $held }.
   *[other] Vous avez misé { $laid }, il vous reste { $held }.
}
ask-raise-more = { $total } misés, il faut plus de { $highest }. Il vous reste { $held }.
ask-raise-enough = { $highest ->
    [0] Miser { $total }, ou ajouter un chèque ? Il vous resterait { $held }.
   *[other] { $total } dépasse { $highest }. Miser, ou ajouter un chèque ? Il vous resterait { $held }.
}
ask-pay-for = Vous êtes seul sur { $tile }. Payez un chèque, face cachée ; vous avez { $held }.
ask-hide-for = Cachez jusqu'à cinq chèques pour { $tile }, contre { $rivals } : { $total } cachés, { $held } en main.
ask-offer-to = Combien offrez-vous à { $name } ? { $total } pour l'instant, { $held } en main.
ask-answer-to = { $name } vous offre { $total } pour votre droit. Accepter ?
ask-place-where = Posez une baguette { $where }. { $sticks ->
    [one] C'est votre dernière.
   *[other] Vous en avez { $sticks }.
}
ask-place-anywhere = où vous voulez
ask-place-second = près de la première
ask-place-border = sur la bordure
ask-place-beside = au bord de { $where }
ask-remove-for = Reprendre des baguettes ? { $count ->
    [0] Chacune vaut 2 d'influence, ou 50 en chèques.
   *[other] { $count } : { $influence } d'influence, ou des chèques jusqu'à { $limit }.
}
ask-choose-of = { $influence } d'influence (vous en avez { $has }), ou des chèques jusqu'à { $limit } (vous avez { $held }) ?
ask-draw-first = Tirez des chèques jusqu'à { $limit } ; au-delà, vous perdez tout.
ask-draw-more = { $total } sur { $limit } tirés. Encore un ? { $chance } de tout perdre.
answer-keep = Garder
answer-reject = Une autre
answer-pass = Passer
answer-waive = Ne rien poser
answer-commit-raise = Miser { $total }
answer-commit-hide = { $total ->
    [0] Ne rien cacher
   *[other] Cacher { $total }
}
answer-commit-offer = Offrir { $total }
answer-accept = Accepter
answer-refuse = Refuser
answer-influence = +{ $influence } d'influence
answer-cheques = Chèques, jusqu'à { $limit }
answer-draw = Tirer
answer-stop = Arrêter
still-needs = { $count ->
    [one] puis encore une baguette à { $district }
   *[other] puis encore { $count } baguettes à { $district }
}
would-laid = poser une baguette { $street }
would-relaid = reprendre la vôtre { $origin }, la poser { $street }
would-rebuilt = { $me ->
    [seat] vous reconstruisez { $district } : +{ $prestige }
   *[nobody] { $seat } reconstruit { $district } : +{ $prestige } pour { $seat }
}
would-homes_paid = { $me ->
    [seat] cartes logements : +{ $prestige }
   *[nobody] cartes logements : +{ $prestige } pour { $seat }
}
would-moved = déplacer la baguette de { $owner }, { $origin }, pour la mettre { $street }
would-swapped = échanger { $owner } { $street } et { $rival } { $other }
would-replaced = remplacer la baguette de { $owner } { $street }
would-removed = reprendre votre baguette { $street }
would-waived = vous ne posez rien ; ce qui est payé reste payé
would-kept = { "" }
would-turned_up = { "" }
would-action = une carte action suit
would-passed = vous quittez cette enchère
would-over = la partie s'achève

## Ce qui vient d'arriver

since-turned_up = { "" }
since-paid_influence = { $seat } l'emporte pour { $value }
since-paid_cheques = { $seat } l'emporte pour { $total }
since-no_investor = toutes les cartes s'annulent
since-bid = { $seat } a misé { $total }
since-won_tile = { $seat } obtient un pion pour { $total }
since-laid = { $seat } a posé une baguette
since-relaid = { $seat } a reposé une baguette
since-rebuilt = { $me ->
    [seat] vous avez reconstruit un quartier : +{ $prestige }
   *[nobody] { $seat } a reconstruit un quartier : +{ $prestige }
}
since-moved = { $me ->
    [owner] { $seat } a déplacé votre baguette
   *[nobody] { $seat } a déplacé une baguette de { $owner }
}
since-swapped = { $seat } a échangé des baguettes de { $owner } et { $rival }
since-replaced = { $me ->
    [owner] { $seat } a remplacé votre baguette
   *[nobody] { $seat } a remplacé une baguette de { $owner }
}
since-gained = { $seat } a pris { $influence } d'influence
since-kept_cheques = { $seat } a tiré { $total }
since-went_over = { $seat } a trop tiré
moment-rebuilt = { $name } reconstruit : +{ $prestige }
moment-won = { $name } l'emporte pour { $total }

## À côté du plateau

cards-left = Cartes enchère encore à venir
legend = Sur le plateau
legend-figure = Le nombre d'un quartier est le prestige qu'il rapporte.
legend-corner = Un coin de couleur : il manque une baguette à ce joueur.
legend-needs = Pointez un quartier : les baguettes qui manquent à chacun ; – veut dire jamais.
legend-white = Les rues blanches entourent les parcs et ne comptent pour personne.

## La première partie

guide-play = Chacun joue une carte en secret. Qui gagne paie la sienne : gardez les hautes pour les rues dont vous avez besoin.
guide-bid = La mise la plus haute gagne et se paie. Passer garde vos chèques pour une autre rue.
guide-draw = Tirez tant que vous l'osez : au-delà de la limite, tout est perdu. Le graphique dit les chances.
guide-place = Choisissez une rue : pointez-la pour voir quelle majorité elle changerait.
