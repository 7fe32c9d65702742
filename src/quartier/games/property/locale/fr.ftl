### Property, en français

title = Property
pitch = Deux cartes désignent une case : prenez-la, payez-la ou perdez-la. Qui ne peut plus payer met fin à la partie.

## Options

option-bankruptcies = Faillites
option-bankruptcies-help = La partie s'arrête quand ce nombre de joueurs est en faillite.
option-count_squares = Les cases comptent
option-count_squares-help = À la fin, chaque case possédée ajoute 5 dollars au score de son propriétaire.
option-payment = Paiement en figures
option-payment-help = Avec « Sans rendre la monnaie », l'acheteur peut payer trop mais on ne lui rend rien ; avec « L'appoint », il faut payer le prix juste.
option-payment-no_change = Sans rendre la monnaie
option-payment-exact = L'appoint
option-turn_limit = Limite de tours
option-turn_limit-help = La partie s'arrête après ce nombre de tours, tous joueurs confondus ; 0 veut dire jamais.

## Ce qui est demandé

ask-red = Choisissez une carte rouge : elle désigne la colonne.
ask-black = Choisissez une carte noire : elle désigne la rangée.
ask-column = Votre carte rouge est un joker de colonne. Choisissez la colonne.
ask-row = Votre carte noire est un joker de rangée. Choisissez la rangée.
ask-buy = Le loyer est payé. Acheter la case avec des figures ?
ask-give = Posez une figure.
ask-over = La partie est terminée.

## Coups

move-column = colonne { $line }
move-row = rangée { $line }
move-buy = acheter
move-decline = ne pas acheter
court-k = roi (4)
court-q = dame (2)
court-j = valet (1)
court-joker = joker (1)

## Ce qui se passe

event-dealt = Les cartes sont distribuées. { $seat } commence.
event-named = { $seat } joue { $red } et { $black } : case { $square }.
event-claimed = { $size ->
    [one] { $seat } prend { $square }.
   *[other] { $seat } prend { $square }, désormais un groupe de { $size }.
}
event-rent = { $size ->
    [one] { $seat } paie à { $owner } un loyer de { $dollars } pour une case isolée.
   *[other] { $seat } paie à { $owner } un loyer de { $dollars } pour un groupe de { $size }.
}
event-bought = { $units ->
    [one] { $seat } achète { $square } à { $owner } pour une unité.
   *[other] { $seat } achète { $square } à { $owner } pour { $units } unités.
}
event-mortgaged = { $seat } hypothèque { $square }.
event-lost = { $seat } perd la case hypothéquée { $square }.
event-bankrupt = { $seat } ne peut pas payer { $rent } à { $owner }, remet { $dollars } et fait faillite.
event-reshuffled = On mélange la défausse : { $cards } cartes.
event-drew = { $cards ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $cards } cartes.
}
event-over = La partie s'achève après { $turns } tours.

## La table en mots

word-hand = Main de { $seat } :
word-cards = { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
word-bankrupt = en faillite
word-stock = { $cards ->
    [one] Pioche : une carte.
   *[other] Pioche : { $cards } cartes.
}
word-discard = Défausse : { $card } au-dessus.
word-discard-empty = La défausse est vide.
word-played = Jouées :
word-turn = Tour { $turn }

## Pourquoi un coup est refusé

too-many-bankruptcies = La partie ne peut pas attendre { $value } faillites : il doit rester au moins un joueur, donc { $most } au plus.
red-first = D'abord une carte rouge de votre main, par exemple « red 3h ».
black-now = Maintenant une carte noire de votre main, par exemple « black 8c ».
column-now = Maintenant la colonne, de « column 1 » à « column 8 ».
row-now = Maintenant la rangée, de « row 1 » à « row 8 ».
buy-or-decline = La question est d'acheter ou non : « buy » ou « decline ».
no-way-back = L'achat est commencé et ne peut être interrompu : posez des figures avec « give ».
game-over = La partie est terminée ; il n'y a plus rien à jouer.
card-not-in-hand = La carte { $card } n'est pas dans votre main.
court-card-not-held = Vous n'avez pas de { $card }.
card-not-needed = Avec { $card }, le paiement contiendrait une carte inutile : le prix est { $price }, déjà donné : { $given }.
not-exact = Avec { $card }, le prix de { $price } ne peut plus être payé exactement ; déjà donné : { $given }.

## Pourquoi un document est refusé

position-list-length = { $field } a { $found } entrées ; il en faut une pour chacune des { $players } places.
position-negative = Un nombre de dollars ou de figures est inférieur à 0.
position-dollars = Les dollars font { $found } au lieu de { $total }.
position-court-cards = Il y a { $found } figures « { $card } » ; le paquet en a { $pack }, et elles ne partent qu'avec un joueur en faillite.
position-board-shape = Le plateau doit être fait de 8 textes de 8 caractères.
position-square = « { $square } » n'est pas une case : « . » est vide, « a » à « f » une case libre et « A » à « F » une case hypothéquée d'une place en jeu.
position-bankrupt-seat = « bankrupt » nomme { $seat }, qui n'est pas une place, ou le nomme deux fois.
position-bankrupt-has-something = La place { $seat } est en faillite mais possède encore des dollars, des cartes ou des figures.
position-turn = La place { $seat } ne peut pas jouer : elle n'existe pas ou est en faillite.
position-phase = « { $phase } » n'est pas une phase ; les phases sont red, black, column, row, buy, give, over.
position-turn-fields = red, black, column, row et given ne vont pas avec la phase « { $phase } ».
position-colour-missing = La place { $seat } n'a pas une couleur qu'elle doit avoir.
position-not-a-rivals-square = On ne peut acheter que la case d'un rival.
position-cannot-pay = Le prix de { $price } ne peut pas être payé.
position-already-paid = Le prix de { $price } est déjà payé.
position-should-be-over = Par ses faillites ou ses tours la partie est finie, mais la phase n'est pas « over ».
position-should-not-be-over = La phase est « over », mais ni les faillites ni les tours n'ont mis fin à la partie.

## La feuille de score

pad-start = Dollars au départ
pad-rent_got = Loyers touchés
pad-rent_paid = Loyers payés
pad-squares = Cases possédées
