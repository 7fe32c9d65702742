### Fifth Avenue, en français

title = Fifth Avenue
pitch = New York, années trente : les boutiques valorisent les immeubles voisins, et seul le vainqueur d'une enchère peut construire.

## Options

option-board = Face du plateau
option-board-help = « Cinq terrains » est le recto. « Six terrains » est le verso : chaque quartier a un sixième terrain pour les boutiques ; prévu pour quatre joueurs.
option-board-five_plots = Cinq terrains
option-board-six_plots = Six terrains
option-initial_shops = Premières boutiques
option-initial_shops-help = Avec « Au hasard », le sort place les sept premières boutiques ; avec « Choisies », les joueurs les placent à tour de rôle.
option-initial_shops-random = Au hasard
option-initial_shops-chosen = Choisies

## Ce qui est demandé

ask-setup_shop = Placez la boutique retournée dans un quartier qui n'en a pas.
ask-setup_building = Placez l'un de vos deux premiers immeubles.
ask-action = Choisissez votre action : des immeubles, une boutique, une commission ou un décompte.
ask-shop_plot = Choisissez le terrain de votre boutique.
ask-extra_move = Votre carte noire est piochée. Déplacez maintenant un pion.
ask-cards = Prenez la première carte d'une pile de couleur.
ask-move = Déplacez un pion. Votre tour s'achève ainsi.
ask-bid = Posez des cartes pour enchérir, ou passez.
ask-build = L'enchère est à vous. Construisez, ou fermez le quartier si c'est permis.
ask-over = La partie est terminée.

## Couleurs, lieux, boutiques

colour-violet = violet
colour-green = vert
colour-grey = gris
colour-brown = marron
colour-orange = orange
colour-black = noir
card = { $value } { $colour }
plot-violet = terrain violet
plot-green = terrain vert
plot-grey = terrain gris
plot-brown = terrain marron
plot-orange = terrain orange
plot-sixth = sixième terrain
plot = { $place }, { $plot }
place-start = Départ
place-34w = 34e Rue Ouest
place-34e = 34e Rue Est
place-42w = 42e Rue Ouest
place-ts = Times Square
place-42e = 42e Rue Est
place-52w = 52e Rue Ouest
place-52e = 52e Rue Est
place-park = Central Park
kind-fashion = boutique de mode
kind-gallery = galerie d'art
kind-jeweller = bijouterie
kind-perfume = parfumerie
pawn-white = pion blanc
pawn-beige = pion beige
gedeon = Gédéon

## Coups

move-buildings = trois immeubles dans la réserve
move-shop = placer une { $thing }
move-commission = une carte noire et un déplacement de pion
move-score = décompte : { $thing }
move-move = { $pawn } : { $place }
move-take = prendre une carte : { $thing }
move-add = poser le { $thing }
move-commit = voilà mon enchère
move-pass = passer
move-build = { $number ->
    [0] ne rien construire
    [1] construire un immeuble
   *[other] construire { $number } immeubles
}
move-close = fermer le quartier

## Ce qui se passe

event-first_shop = { $seat } place la { $shop } : { $plot }.
event-dealt = Les cartes sont distribuées. { $seat } place le premier immeuble.
event-first_building = { $seat } construit : { $plot }.
event-buildings = { $number ->
    [1] { $seat } met un immeuble dans sa réserve.
   *[other] { $seat } met { $number } immeubles dans sa réserve.
}
event-shop = { $seat } ouvre une { $shop } : { $plot }.
event-under_park = La dernière tuile du bloc, une { $shop }, passe sous Central Park.
event-bonus = { $seat } est présent dans { $districts } quartiers : { $points } points.
event-commission = { $cards ->
    [0] { $seat } envoie une commission ; il ne reste aucune carte noire à piocher.
   *[other] { $seat } envoie une commission et pioche une carte noire.
}
event-scored = { $seat } fait le décompte : { $district }.
event-points = { $points ->
    [1] { $seat } marque un point.
   *[other] { $seat } marque { $points } points.
}
event-drew = { $cards ->
    [1] { $seat } pioche une carte noire.
   *[other] { $seat } pioche { $cards } cartes noires.
}
event-reshuffled = On mélange de nouveau la pile noire : { $cards } cartes.
event-took = { $seat } prend le { $card }.
event-moved = { $seat } déplace le { $pawn } : { $place }.
event-auction = Enchères : { $site }.
event-bid = { $seat } enchérit { $value } en { $colour }.
event-passed = { $seat } passe.
event-gedeon_bid = Gédéon enchérit { $value }.
event-won = { $limit ->
    [1] { $seat } remporte l'enchère ({ $site }) avec { $value } et peut construire un immeuble.
   *[other] { $seat } remporte l'enchère ({ $site }) avec { $value } et peut construire jusqu'à { $limit } immeubles.
}
event-no_sale = Rien n'est vendu : { $site }.
event-built = { $number ->
    [0] { $seat } ne construit rien.
    [1] { $seat } construit un immeuble : { $plot }.
   *[other] { $seat } construit { $number } immeubles : { $plot }.
}
event-built_in_park = { $number ->
    [0] { $seat } ne construit rien.
    [1] { $seat } construit un immeuble à Central Park.
   *[other] { $seat } construit { $number } immeubles à Central Park.
}
event-gedeon_built = Gédéon construit : { $plot }.
event-closed = { $seat } déclare la fermeture des chantiers : { $district }.
event-gedeon_closed = Gédéon déclare la fermeture des chantiers : { $district }.
event-closing_points = { $points ->
    [0] { $seat } n'en tire rien.
    [1] { $seat } en tire un point.
   *[other] { $seat } en tire { $points } points.
}
event-last_shop = La douzième boutique est placée : la partie est finie.
event-second_stop = Deuxième fermeture des chantiers : la partie est finie.
event-last_turn = { $turns } tours sont joués : la partie est finie.
event-final_points = { $points ->
    [0] { $seat } ne marque rien pour les quartiers ouverts.
    [1] { $seat } marque un point pour les quartiers ouverts.
   *[other] { $seat } marque { $points } points pour les quartiers ouverts.
}
event-shown = { $kinds ->
    [0] Il n'y a aucune tuile sous Central Park.
    [1] Les tuiles de Central Park montrent un seul type de boutique.
   *[other] Les tuiles de Central Park montrent { $kinds } types de boutiques.
}
event-park_points = { $points ->
    [0] { $seat } ne marque rien pour Central Park.
    [1] { $seat } marque un point pour Central Park.
   *[other] { $seat } marque { $points } points pour Central Park.
}

## La table en mots

short-34w = 34e Rue Ouest
short-34e = 34e Rue Est
short-42w = 42e Rue Ouest
short-ts = Times Square
short-42e = 42e Rue Est
short-52w = 52e Rue Ouest
short-52e = 52e Rue Est
word-start = Départ
word-turn = Tour { $turn }
word-value = à droite : points
word-park = Central Park
word-closed = fermé
word-sixth = sixième
word-pawns = pions
word-tokens = jetons
word-row = Boutiques :
word-tile = à placer : { $shop }
word-chosen = choisie : { $shop }
word-piles = Piles :
word-black-pile = { $waiting ->
    [0] noir { $cards }
   *[other] noir { $cards } (+{ $waiting })
}
word-auction = Enchères : { $site }
word-bidder = { $name } :
word-passed = a passé
word-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
word-reserve = réserve { $number }
word-supply = stock { $number }
word-hand = { $seat } a en main :
letter-fashion = M
letter-gallery = G
letter-jeweller = B
letter-perfume = P

## Pourquoi un coup est refusé

first-shop-now = D'abord les boutiques de la mise en place : « plot 34w green », par exemple.
first-building-now = D'abord les immeubles de la mise en place : « plot 34w green », par exemple.
action-now = Choisissez une action : « buildings », « shop ... », « commission » ou « score ... ».
shop-plot-now = Maintenant le terrain de votre boutique : « plot 34w green », par exemple.
move-now = Maintenant, déplacez un pion : « move white 34w », par exemple.
cards-now = Maintenant, prenez la première carte d'une pile de couleur : « take violet », par exemple.
bid-now = On tient une enchère : posez des cartes avec « add ... » et finissez par « commit », ou « pass ».
build-now = Vous avez remporté l'enchère : de « build 0 » à « build 3 », ou « close ».
game-over = La partie est terminée ; il n'y a plus rien à jouer.
district-closed = { $district } est fermé pour de bon.
no-sixth-plot = Cette face du plateau n'a pas de sixième terrain.
district-has-shop = { $district } a déjà sa première boutique.
only-sixth-plot = Sur cette face, les premières boutiques vont sur les sixièmes terrains, pas sur { $colour }.
colour-used-twice = Deux premières boutiques occupent déjà des terrains { $colour } ; il n'en faut pas plus.
no-building-on-sixth = Le sixième terrain ne reçoit jamais d'immeubles.
already-in-district = Vous avez déjà un immeuble dans { $district } ; vos deux premiers immeubles vont dans des quartiers différents.
plot-not-empty = Le terrain { $plot } n'est pas libre.
buildings-on-plot = Des immeubles occupent le terrain { $plot } : aucune boutique ne peut s'y joindre.
two-shops-on-plot = Deux boutiques occupent déjà le terrain { $plot } ; il n'y a plus de place.
supply-empty = Il ne vous reste plus d'immeubles en stock.
no-room-for-shops = Aucun terrain du plateau ne peut recevoir de boutique.
kind-not-in-block = Le bloc actif n'a pas de « { $shop } » ; il contient : { $allowed }.
no-pawn-in-district = { $district } ne peut être décompté : il doit être ouvert et un pion doit s'y trouver.
no-such-step = Le pion { $pawn } ne peut pas aller en « { $place } » ; il peut aller en : { $allowed }.
colour-already-taken = Votre première carte était { $colour } ; la seconde doit être d'une autre couleur.
pile-empty = La pile { $colour } est vide.
no-way-back = Vous avez posé des cartes : continuez jusqu'à dépasser, puis « commit ».
bid-too-low = Votre enchère de { $value } ne dépasse pas : il faut plus que { $highest }, avec au moins une nouvelle carte.
bid-colour-fixed = Votre enchère est ici en { $colour } ; seules des cartes { $colour } et noires peuvent s'y ajouter.
black-not-first = Une enchère commence par une carte de couleur ; les noires peuvent suivre.
colour-not-permitted = Vous ne pouvez pas enchérir ici en { $colour }. Permis : { $allowed }.
card-not-in-hand = La carte { $card } n'est pas dans votre main.
cannot-exceed = Avec cette couleur et toutes vos cartes noires, vous ne pouvez pas dépasser { $highest }.
district-not-full = Seul un quartier complet peut être fermé.
must-close = { $district } est complet et vous n'y possédez rien : vous devez « close ».
over-the-limit = La plus haute carte de votre enchère permet { $limit } au plus.
reserve-too-small = Votre réserve n'en compte que { $reserve }.

## Pourquoi un document est refusé

position-unknown = Le document dit « { $found } » là où l'on ne connaît que : { $allowed }.
position-list-length = « { $field } » a { $found } entrées au lieu de { $wanted }.
position-field-out-of-place = Le champ « { $field } » n'a pas sa place dans cette phase.
position-card-copies = La carte { $card } figure { $found } fois dans le document ; il en existe { $copies }.
position-card-missing = Une carte { $card } n'est nulle part, alors que sa pile est donnée.
position-discard = Des cartes attendent sous la pile noire alors qu'elle est vide ; elles auraient été mélangées.
position-first-hand = La place { $seat } n'a pas la main que l'on a pendant la mise en place.
position-memory-pile = On se rappelle plus de cartes qu'il ne peut y en avoir : { $pile }, { $most } au plus.
position-memory-hand = Tous sont censés connaître une carte { $card } de la place { $seat } qui n'est pas dans sa main.
position-cell = Le terrain { $plot } doit être null, porter des boutiques, ou avoir un propriétaire (owner) et un nombre (count).
position-owner = Le terrain { $plot } appartient à { $owner }, qui ne joue pas.
position-buildings = Le terrain { $plot } ne peut pas porter { $found } immeubles de ce propriétaire.
position-two-plots = La place { $seat } possède deux terrains de { $district }.
position-supply = Le stock de la place { $seat } est de { $found } ; il est compris entre 0 et { $most }.
position-buildings-sum = Les immeubles du propriétaire { $seat } font { $found } au lieu de { $wanted } ; ils ne partent qu'avec un quartier fermé.
position-no-gedeon = Gédéon ne joue qu'à deux joueurs.
position-gedeon-cards = Ce ne peuvent pas être les cartes de Gédéon : il s'arrête dès qu'une valeur revient.
position-shops = Le terrain { $plot } ne peut pas porter { $found } boutiques.
position-kind-copies = « { $shop } » figure { $found } fois dans le document ; il en existe { $copies }.
position-first-shops = Les premières boutiques ne sont pas où elles peuvent être : une par quartier, deux au plus par couleur, au verso sur les sixièmes terrains, six au plus.
position-no-shop = Le quartier ouvert { $district } n'a pas de boutique.
position-sixth-empty = Le sixième terrain de { $district } est vide.
position-blocks = Les blocs doivent être d'abord vides, puis un bloc avec deux tuiles ou toutes, puis des blocs pleins ; pendant la mise en place tous sont vides.
position-park-shops = { $found } tuiles sont sous le parc, mais { $wanted } blocs sont vidés.
position-shop-number = { $found } boutiques sont sur le plateau au lieu de { $wanted } ; elles ne partent qu'avec un quartier fermé.
position-closed = { $found } quartiers sont fermés ; il peut y en avoir { $most } au plus, nommés une fois chacun.
position-closed-cell = Le quartier fermé { $district } contient encore quelque chose.
position-closed-token = Un jeton se trouve dans le quartier fermé { $district }.
position-tokens = Les jetons du pion { $pawn } ne marquent pas un chemin du départ à « { $place } ».
position-site = Le pion { $pawn } ne peut pas avoir amené une enchère en « { $site } » : il doit être au départ, et le premier de ses jetons est le lieu.
position-turn = La place { $seat } ne peut pas décider ici ; « turn » n'est null que si la partie est finie.
position-active = La place { $seat } ne peut pas être la place active ici.
position-turns = { $found } tours sont achevés ; la partie se termine à { $most }.
position-chosen-shop = La boutique choisie « { $shop } » n'est pas dans le bloc actif.
position-random-shops = Dans la phase « setup_shop », l'option « initial_shops » doit être « chosen ».
position-decider = D'après ce qui est sur le plateau, ce n'est pas à la place { $seat } de placer.
position-bid-mixed = L'enchère de la place { $seat } doit commencer par une couleur et ne contenir que cette couleur et du noir.
position-bid-colour = L'enchère de la place { $seat } est d'une couleur qui n'est pas permise.
position-bid-passed = La place { $seat } a passé mais garde des cartes posées.
position-decider-passed = La place { $seat } décide alors qu'elle a passé.
position-added = La place { $seat } n'a posé que { $found } cartes ; elle ne peut pas en avoir ajouté plus.
position-bids-equal = Deux enchères sont égales.
position-bid-too-low = La place { $seat } a commencé une enchère qu'elle ne peut pas achever.
position-build-cards = Dans la phase « build », toutes les cartes de l'enchère sont parties : rien n'est posé, ajouté ou pioché.
position-build-passed = Dans la phase « build », toutes les places sauf { $seat } ont passé.
position-revealed = Les tuiles montrées doivent être au plus trois de celles qui sont sous le parc.
position-winners = Les vainqueurs doivent être : { $winners }.
position-no-move = Dans la phase « { $phase } », il n'y a aucun coup légal.

## La feuille de score

pad-start = Report
pad-points = Quartiers comptés
pad-bonus = Prime de présence
pad-closing_points = Fermetures de chantiers
pad-final_points = Décompte final des quartiers
pad-park_points = Central Park
pad-cards = Cartes en main, à égalité
