### San Francisco, en français

title = San Francisco
pitch = La ville est en ruines. Misez votre influence, vos chèques et votre bluff pour ses rues ; qui ne peut plus être rejoint autour d'un quartier le reconstruit.

## Options

option-allow_two = Deux joueurs
option-allow_two-help = Permet de jouer à deux ; les enchères sont alors maigres.
option-negotiate = Négociation
option-negotiate-help = Les joueurs qui ont choisi le même pion option cherchent d'abord à s'entendre : l'un d'eux achète le droit aux autres.
option-cards_homes = Cartes logement
option-cards_homes-help = Nombre de cartes logement dans une pioche de douze cartes action ; -1 s'en remet au hasard.
option-cards_double = Cartes double
option-cards_double-help = Nombre de cartes double dans une pioche de douze cartes action ; -1 s'en remet au hasard.
option-cards_move = Cartes déplacement
option-cards_move-help = Nombre de cartes déplacement dans une pioche de douze cartes action ; -1 s'en remet au hasard.
option-cards_swap = Cartes échange
option-cards_swap-help = Nombre de cartes échange dans une pioche de douze cartes action ; -1 s'en remet au hasard.
option-cards_free = Cartes rue libre
option-cards_free-help = Nombre de cartes rue libre dans une pioche de douze cartes action ; -1 s'en remet au hasard.
option-cards_replace = Cartes remplacement
option-cards_replace-help = Nombre de cartes remplacement dans une pioche de douze cartes action ; -1 s'en remet au hasard.
option-cards_grant = Cartes subvention
option-cards_grant-help = Nombre de cartes subvention dans une pioche de douze cartes action ; -1 s'en remet au hasard.
option-cards_buyback = Cartes rachat
option-cards_buyback-help = Nombre de cartes rachat dans une pioche de douze cartes action ; -1 s'en remet au hasard.

too-few-players = San Francisco se joue de 3 à 5 ; à { $value }, il faut l'option « allow_two ».
too-many-action-cards = Les nombres de cartes action font { $value } ; la pioche en compte { $years }.
too-few-action-cards = Avec ces nombres il ne reste que { $value } cartes action ; il en faut { $years }.

## Ce qui est demandé

ask-reveal = Garder cette carte enchère, ou la rejeter pour la suivante ?
ask-play = Choisissez une carte influence, en secret.
ask-bid = Surenchérir ou passer ?
ask-raise = Ajoutez des chèques, puis validez votre mise.
ask-option = Choisissez un pion option, en secret.
ask-pay = Vous êtes seul sur ce pion. Choisissez le chèque que vous payez, face cachée.
ask-deal = Désignez qui doit acheter le droit, ou passez.
ask-offer = Posez des chèques pour ce joueur, puis validez.
ask-answer = Acceptez-vous l'offre ?
ask-hide = Cachez jusqu'à cinq chèques, puis validez.
ask-lift = Vous n'avez plus de baguette. Choisissez-en une des vôtres à reprendre.
ask-place = Choisissez une rue pour votre baguette.
ask-replace = Choisissez la baguette d'un rival à remplacer par la vôtre.
ask-move_from = Choisissez une baguette à déplacer.
ask-move_to = Où va-t-elle ?
ask-swap_first = Choisissez la première des deux baguettes à échanger.
ask-swap_second = Choisissez la baguette d'un autre joueur contre laquelle l'échanger.
ask-remove = Retirez des baguettes à vous, puis arrêtez-vous.
ask-choose = De l'influence, ou des chèques de la caisse ?
ask-draw = Tirer un chèque, ou s'arrêter ?
ask-over = La partie est terminée.

## Coups

move-keep = garder la carte
move-reject = rejeter la carte
move-pass = passer
move-commit = valider
move-accept = accepter
move-refuse = refuser
move-influence = de l'influence
move-cheques = des chèques
move-draw = tirer
move-stop = s'arrêter
move-play = carte influence { $value }
move-add = ajouter un chèque de { $cheque }
move-pay = payer un chèque de { $cheque }
move-deal = la place { $seat } achète
move-street = la rue { $street }
street-inside = entre { $one } et { $other }
street-above = au-dessus de { $district }
street-below = sous { $district }
street-left = à gauche de { $district }
street-right = à droite de { $district }

## Les choses

kind-villa = villas
kind-house = maisons
kind-market = marchés
kind-leisure = loisirs
kind-industry = industrie
kind-office = bureaux
kind-bank = banque
kind-hall = mairie
kind-park = parc
tile-work = travail (industrie ou bureaux)
tile-trade = commerce (marchés ou loisirs)
tile-home = logement (villas ou maisons)
card-by-influence = { $kind }, par influence, { $number } au plus
card-by-cheques = { $kind }, par chèques
card-border = la bordure, par influence, tout le monde
card-option = pions option
action-free = { $deed }
action-influence = { $deed }, par influence
action-cheques = { $deed }, par chèques
deed-homes = logement
deed-double = double
deed-move = déplacement
deed-swap = échange
deed-free = rue libre
deed-replace = remplacement
deed-grant = subvention
deed-buyback = rachat

## Ce qui se passe

event-dealt = La ville est en place. Premier joueur : { $seat }.
event-reshuffled = On mélange de nouveau les { $cards } cartes enchère.
event-unfit = Plus aucune rue pour cette carte enchère : { $card }. Elle est défaussée.
event-turned_up = Tour { $round }, premier joueur { $seat }. Carte enchère : { $card }.
event-kept = { $seat } garde la carte.
event-rejected = { $seat } rejette la carte : { $card }.
event-played = { $seat } a joué le { $value }.
event-paid_influence = { $seat } peut investir et paie { $value } d'influence.
event-no_investor = Toutes les cartes s'annulent ; personne n'investit.
event-bid = { $seat } ajoute { $cheques } et mise { $total }.
event-passed = { $seat } passe.
event-paid_cheques = { $seat } remporte l'enchère pour { $total }.
event-no_bid = Personne n'a misé ; personne n'investit.
event-picked = { $seat } a choisi : { $tile }.
event-paid_in_secret = { $seat } paie un chèque face cachée et obtient le droit : { $tile }.
event-free_right = { $seat } n'a pas de chèque et obtient le droit pour rien : { $tile }.
event-proposed = { $seat } propose que { $buyer } achète.
event-no_proposal = { $seat } ne propose rien.
event-offered = { $seat } offre à { $receiver } { $cheques }, soit { $total }.
event-no_offer = { $seat } ne veut pas acheter.
event-accepted = { $seat } accepte.
event-refused = { $seat } refuse ; l'accord ne se fait pas.
event-agreed = L'accord est conclu. { $seat } obtient le droit : { $tile }.
event-showed = { $total ->
    [0] { $seat } n'avait rien caché.
   *[other] { $seat } avait caché { $cheques }, soit { $total }.
}
event-won_tile = { $seat } paie { $total } et obtient le droit : { $tile }.
event-no_right = Toutes les sommes s'annulent ; personne n'obtient le droit : { $tile }.
event-lost_right = { $seat } ne trouve rien où exercer son droit et le perd.
event-waived = { $seat } renonce à son droit.
event-laid = { $seat } pose une baguette { $street }.
event-relaid = { $seat } reprend une baguette { $origin } et la pose { $street }.
event-rebuilt = { $seat } reconstruit le quartier { $district } ({ $kind }) : { $prestige } points de prestige.
event-homes_paid = Les cartes logement rapportent à { $seat } { $prestige } points de prestige de plus.
event-action = { $year } : carte action { $card }.
event-useless = Personne ne peut se servir de cette carte : { $card }.
event-homes_opened = Le prochain quartier de villas ou de maisons rapportera 3 points de plus ; la carte reste ouverte sur { $year }.
event-moved = { $seat } déplace une baguette de { $owner } : elle était { $origin }, la voici { $street }.
event-swapped = { $seat } échange la baguette de { $owner } { $street } contre celle de { $rival } { $other }.
event-replaced = { $seat } remplace la baguette de { $owner } { $street }.
event-removed = { $seat } retire une baguette { $street }.
event-gained = { $seat } gagne { $influence } d'influence.
event-wants_cheques = { $seat } tirera des chèques, jusqu'à { $limit }.
event-drew = { $seat } tire { $cheque }.
event-went_over = Avec { $total }, { $seat } dépasse { $limit } et remet tout.
event-kept_cheques = { $seat } garde { $total }.
event-bank_empty = La caisse est vide ; { $seat } ne reçoit rien.
event-over = La partie s'achève au tour { $rounds }.

## La table en mots

word-nothing = rien
word-round = Tour { $round }, années { $years } sur 12.
word-card = Carte enchère :
word-action = Carte action :
word-homes = { $cards ->
    [one] Une carte logement ouverte.
   *[other] { $cards } cartes logement ouvertes.
}
word-piles = Caisse { $bank } chèques, pioche enchères { $deck }, pioche actions { $actions }.
word-years = Années :
word-prestige = prestige
word-influence = influence
word-cheques = chèques
word-sticks = baguettes
word-hand = Main de { $seat } :
word-bids = mise { $total }
word-passed = a passé
word-chosen = a choisi
word-hidden = cache { $total }
word-offered = se voit offrir { $total }
word-invests = investit
word-drawn = Tiré jusqu'ici, limite { $limit } :

## Pourquoi un coup est refusé

keep-or-reject = La question est la carte enchère : « keep » ou « reject ».
play-a-card = Maintenant une carte influence, de « play 0 » à « play 9 ».
above-influence = La carte { $value } dépasse votre influence de { $influence }.
bid-or-pass = Surenchérissez avec un chèque, par exemple « add 20 », ou « pass ».
raise-begun = La surenchère est commencée : des chèques avec « add », puis « commit ».
bid-too-low = La plus haute mise adverse est de { $highest } ; la vôtre doit la dépasser avant d'être validée.
cannot-outbid = Tous vos chèques ensemble ne dépassent pas la plus haute mise adverse de { $highest } ; il ne reste que « pass ».
cheque-not-in-hand = Vous n'avez pas de chèque de { $cheque } en main.
pick-a-tile = Maintenant un pion option : « option work », « option trade » ou « option home ».
pay-a-cheque = Il faut payer un chèque de votre main, par exemple « pay 10 ».
name-a-buyer = Désignez l'acheteur, par exemple « deal 0 », ou « pass ».
not-a-buyer = La place { $seat } ne peut pas acheter : seulement un joueur qui a choisi ce pion, avec un chèque pour chacun des autres.
make-an-offer = Posez des chèques avec « add », puis « commit ».
offer-begun = L'offre est commencée et ne peut plus être refusée.
keep-a-cheque = Gardez un chèque pour chaque joueur encore à servir après celui-ci : { $later }.
accept-or-refuse = La question est l'offre : « accept » ou « refuse ».
hide-cheques = Cachez des chèques avec « add », puis « commit ».
enough-hidden = On cache { $most } chèques au plus.
lift-a-stick = Vous n'avez plus de baguette : nommez une rue où il y en a une à vous pour la reprendre, ou « pass ».
not-your-stick = Il n'y a pas de baguette à vous en { $street }.
first-of-double = La baguette en { $street } vient d'être posée et y reste.
lay-a-stick = Nommez une rue pour votre baguette, ou « pass ».
lifted-must-be-laid = Une baguette reprise doit être posée.
lifted-from-here = La baguette vient de { $street } ; elle doit aller ailleurs.
white-street = La rue { $street } est blanche pour toute la partie.
street-taken = Il y a déjà une baguette en { $street }.
street-not-on-card = La carte enchère ne permet pas { $street }.
not-beside-the-first = La seconde baguette doit border un quartier que touche { $first } ; ce n'est pas le cas de { $street }.
replace-a-stick = Nommez une rue où se trouve la baguette d'un rival, ou « pass ».
no-rivals-stick = Il n'y a pas de baguette d'un rival en { $street }.
pick-a-stick-to-move = Nommez une rue dont la baguette doit bouger, ou « pass ».
move-the-stick = Nommez la rue où va la baguette.
stick-cannot-move = La baguette en { $street } ne peut aller nulle part.
no-stick = Aucun joueur n'a de baguette en { $street }.
out-of-reach = De { $origin } la baguette ne peut atteindre { $street } : une ou deux cases dans une direction, par des rues libres.
pick-a-stick-to-swap = Nommez une rue où se trouve la baguette d'un joueur, ou « pass ».
pick-another-owners-stick = Nommez une rue où se trouve la baguette d'un autre joueur.
same-owner = La baguette en { $street } est au même joueur que la première.
remove-sticks = Nommez une rue où il y a une baguette à vous pour la retirer, ou « stop ».
influence-or-cheques = La question est la forme : « influence » ou « cheques ».
bank-is-empty = La caisse est vide, il ne reste que « influence ».
draw-or-stop = Tirez un chèque avec « draw », ou « stop ».
draw-first = Il faut tirer au moins une fois.
game-over = La partie est terminée ; il n'y a plus rien à jouer.

## Pourquoi un document est refusé

position-phase = « { $phase } » n'est pas une phase ; les phases sont { $allowed }.
position-city-shape = « tiles » doit être fait de 5 textes de 7 lettres.
position-letter = « { $letter } » n'est pas un quartier : villas V, maisons H, marchés M, loisirs L, industrie I, bureaux O, banque B, mairie T, parc P.
position-letters = Il y a { $found } quartiers « { $letter } » ; il en faut { $number }.
position-hall = La mairie doit se trouver sur le quartier 3 4.
position-parks = Deux parcs bordent la mairie ou la banque.
position-street = « { $found } » n'est pas une rue ; les rues vont de « h 1 1 » à « h 6 7 » et de « v 1 1 » à « v 5 8 ».
position-not-empty = La rue « { $street } » est blanche ou porte déjà une baguette.
position-district = « { $district } » n'est pas un quartier que l'on reconstruit.
position-seat = « { $field } » nomme la place { $seat } ; les places vont de 0 à { $last }.
position-too-many-sticks = La place { $seat } a plus de { $most } baguettes.
position-majority = Le quartier { $district } a un joueur décisif mais n'est pas reconstruit.
position-list-length = « { $field } » a { $found } entrées ; il en faut une pour chacune des { $players } places.
position-number = « { $field } » ne peut pas être { $found } ; cela va de { $least } à { $most }.
position-cheque = Il n'y a pas de chèque de { $cheque } ; les chèques sont 10, 20, ... 100.
position-too-many-cheques = Il y a { $found } chèques de { $cheque } ; { $number } seulement sont en jeu.
position-cheque-missing = Un chèque de { $cheque } n'est nulle part, alors que la caisse est donnée.
position-ledger = La place { $seat } a en main un chèque qui n'est pas dans son registre.
position-card = « { $card } » n'est pas une carte.
position-card-copies = La carte « { $card } » est là { $found } fois ; il y en a { $copies }.
position-named-number = Il y a plus de cartes { $deed } que les { $number } demandées.
position-no-room = Les nombres demandés ne trouvent plus place parmi les { $years } cartes action.
position-turn = La phase « { $phase } » ne va pas avec ce tour : il est nul exactement quand la partie est terminée.
position-investor-twice = Une place figure deux fois parmi les investisseurs.
position-investor-tiles = « investor_tiles » doit nommer le pion de chaque investisseur d'une enchère à options, dans l'ordre work, trade, home.
position-tile = « { $found } » n'est pas un pion option ; les pions sont work, trade, home.
position-take = On ne peut pas prendre « { $found } » ; c'est « influence » ou « cheques ».
position-not-first-player = Dans la phase « reveal » c'est au premier joueur de décider, la place { $first }.
position-chosen-so-far = « { $field } » est faux pour la place { $seat } : seules les places avant { $turn } ont choisi, et toutes.
position-above-influence = La place { $seat } a joué { $value }, plus que son influence.
position-bidder-passed = La place { $seat } a passé et ne peut plus miser.
position-passed-with-cheques = La place { $seat } a passé mais a encore des chèques sur la table.
position-leader-bids = La place { $seat } mène déjà et n'a pas à miser.
position-raise-without-cheque = La place { $seat } surenchérit sans chèque sur la table.
position-not-first-investor = La place { $seat } décide mais n'est pas le premier des investisseurs.
position-too-many-investors = La carte admet { $most } investisseurs au plus.
position-no-tile = Dans la phase « { $phase } » un pion option est en jeu, mais « tile » n'en nomme aucun.
position-pickers = Ceux qui ont choisi le pion ne vont pas avec la phase « { $phase } » et la place { $seat }.
position-proposer = Celui qui propose et l'acheteur doivent avoir choisi le pion.
position-buyer = Dans la phase « offer » l'acheteur décide, et celui qu'il sert a choisi le même pion.
position-buyer-answers = L'acheteur ne répond pas à sa propre offre.
position-offers = Les offres vont aux autres qui ont choisi le pion, dans leur ordre, un chèque au moins à chacun.
position-hidden = La place { $seat } ne peut pas encore avoir caché de chèques.
position-too-many-hidden = La place { $seat } a caché plus de { $most } chèques.
position-takes = La place { $seat } ne peut pas encore avoir choisi entre influence et chèques.
position-sold = La place { $seat } a retiré des baguettes avant son tour.
position-nothing-to-remove = La place { $seat } n'a pas de baguette à retirer.
position-nothing-sold = La place { $seat } n'a rien retiré et n'a rien à choisir.
position-drawer = La place { $seat } tire mais n'a pas choisi les chèques.
position-drawing-over = La place { $seat } ne peut pas tirer : sa limite de { $limit } est atteinte ou la caisse est vide.
position-negotiate-off = La phase « { $phase } » demande l'option « negotiate ».
position-card-phase = La phase « { $phase } » ne va pas avec la carte « { $card } ».
position-lifted = La place { $seat } doit avoir repris une baguette s'il ne lui en reste pas, et seulement alors.
position-has-sticks = La place { $seat } a encore des baguettes et n'a pas à en reprendre.
position-picked = « picked » ne va pas avec la phase « { $phase } » ou ne nomme pas une baguette qui convient.
position-leftover = « { $field } » reste d'une autre phase ; c'est maintenant « { $phase } ».
position-cannot-raise = La place { $seat } ne peut pas mener sa surenchère à bien.
position-cannot-serve = La place { $seat } a trop peu de chèques pour servir tous les autres.
position-no-move = Dans la phase « { $phase } » il n'y a aucun coup permis.

## La feuille de score

pad-start = Report
pad-villa = Villas reconstruites
pad-house = Maisons reconstruites
pad-market = Marchés reconstruits
pad-leisure = Loisirs reconstruits
pad-industry = Industries reconstruites
pad-office = Bureaux reconstruits
pad-bank = Banque reconstruite
pad-hall = Hôtel de ville reconstruit
pad-park = Parc reconstruit
pad-homes = Cartes logement
pad-sticks = Baguettes sur le plateau, à égalité
