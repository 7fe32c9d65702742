### Les mots du plateau de San Francisco, en français

district-plain = Quartier { $district } : { $kind }.
district-rebuilt = Quartier { $district } : { $kind }, reconstruit par { $owner }.
district-standing = Quartier { $district } : { $kind }, { $prestige } de prestige. Pour le reconstruire : { $needs }.
needs = { $count ->
    [one] il manque une baguette à { $name }
   *[other] il manque { $count } baguettes à { $name }
}
needs-never = impossible pour { $name }
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
play-would = Si personne d'autre ne joue le { $value } et qu'il est parmi les plus hauts, vous investissez et payez { $value } d'influence.
option-would = Vous pouvez investir ici : { $tile }. Seul, vous payez un chèque ; à plusieurs, des chèques cachés décident.
pay-would = Vous payez le { $cheque } ; personne ne le voit.
bid-would = Votre mise serait de { $total } ; la plus haute des autres est de { $highest }.
add-would = Cela ferait { $total }.
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

guide-place = Choisissez une rue : pointez-la pour voir quelle majorité elle changerait.
