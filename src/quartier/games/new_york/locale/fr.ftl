### New York, en français

title = New York
pitch = Deux cartes désignent un immeuble : prenez-le, achetez-le ou perdez-le. Ce qui se tient compte double, et nul ne sait quand tout s'arrête.

## Options

option-edition = Édition
option-edition-help = « Édition en boîte » est le jeu de la boîte de 1995 ; « Cartes à jouer » en est l'adaptation à deux jeux de cartes.
option-edition-boxed = Édition en boîte
option-edition-playing_cards = Cartes à jouer
option-events = Événements
option-events-help = Douze cartes événement sont mêlées à la pioche.
option-own_colour = Couleur choisie
option-own_colour-help = Chacun choisit sa couleur au début et la garde ; il n'y a pas de tirage au sort.
option-teams = Équipes
option-teams-help = Quatre joueurs en deux paires, qui peuvent échanger des cartes.
option-pawn_limit = Pions limités
option-pawn_limit-help = Qui n'a plus de pion en réserve ne peut plus prendre de case.

## Ce qui est demandé

ask-pick_colour = Choisissez votre couleur.
ask-place = Placez un pion, mais pas à côté d'un pion de sa couleur.
ask-card = Jouez une carte rouge ; la bleue viendra ensuite.
ask-exchange = Votre partenaire vous offre une carte. Donnez-en une en retour, ou refusez.
ask-second = Jouez une carte bleue pour l'accompagner.
ask-square = Choisissez la case.
ask-line = Choisissez la ligne de la Statique.
ask-target = Choisissez la couleur qui doit céder un immeuble.
ask-lose = Vous devez céder un immeuble. Choisissez lequel.
ask-refill = Posez un pion sur une des cases vidées.
ask-mark = Choisissez laquelle de vos deux couleurs s'y installe.
ask-over = La partie est terminée.

## Cartes et couleurs

card-sanierung = Rénovation
card-ruin = Ruine
card-spekulation = Spéculation
card-baulowe = Entrepreneur
card-statik = Statique
card-stop = Stop
colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-black = noir

## Coups

move-give = donner { $card }
move-line = ligne { $line }
move-target = contre { $colour }
move-colour = { $colour }
move-redraw = défausser sa main et en piocher une autre
move-decline = refuser

## Ce qui se passe

event-begun = { $seat } commence à placer des pions.
event-picked = { $seat } choisit { $colour }.
event-placed = { $seat } place un pion en { $square } : { $colour }.
event-lot = { $seat } tire { $colour }.
event-dealt = Les cartes sont distribuées. { $seat } commence.
event-named = { $seat } joue { $red } et { $blue } : { $square }.
event-claimed = { $size ->
    [one] { $seat } prend { $square }.
   *[other] { $seat } prend { $square }, désormais un groupe de { $size }.
}
event-bought = { $size ->
    [one] { $seat } achète { $square } à { $owner } pour { $price }.
   *[other] { $seat } achète { $square } à { $owner } pour { $price }, désormais un groupe de { $size }.
}
event-lost = { $seat } perd l'immeuble en { $square }.
event-redrew = { $seat } ne peut rien jouer et défausse sa main : { $reds } { $blues }
event-renovated = { $pawns ->
    [one] { $seat } joue { $card } : { $pawns } pion rentre.
   *[other] { $seat } joue { $card } : { $pawns } pions rentrent.
}
event-ruined = { $pawns ->
    [one] { $seat } joue { $card } : { $pawns } pion rentre.
   *[other] { $seat } joue { $card } : { $pawns } pions rentrent.
}
event-refilled = { $seat } remplit { $square } : { $colour }.
event-speculated = { $seat } joue { $card } contre { $owner } ({ $colour }).
event-shaken = { $seat } joue { $red } et { $blue } : sur la ligne { $line }, { $owner } est touché ({ $colour }).
event-ceded = { $seat } cède { $square }.
event-yielded = { $seat } cède { $square }.
event-gained = { $size ->
    [one] { $seat } prend { $square } à { $owner } sans payer.
   *[other] { $seat } prend { $square } à { $owner } sans payer, désormais un groupe de { $size }.
}
event-taken = { $size ->
    [one] { $seat } prend { $square } à { $owner } sans payer.
   *[other] { $seat } prend { $square } à { $owner } sans payer, désormais un groupe de { $size }.
}
event-seized = { $size ->
    [one] { $seat } prend { $square } à { $owner } sans payer.
   *[other] { $seat } prend { $square } à { $owner } sans payer, désormais un groupe de { $size }.
}
event-offered = { $seat } offre une carte à { $partner }.
event-exchanged = { $seat } et { $partner } échangent une carte.
event-declined = { $partner } refuse l'offre de { $seat }.
event-stop_cards = { $empty ->
    [one] Il reste { $empty } case vide : les cartes Stop entrent en jeu.
   *[other] Il reste { $empty } cases vides : les cartes Stop entrent en jeu.
}
event-reshuffled = On mélange la défausse : { $cards } cartes.
event-drew = { $cards ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $cards } cartes.
}
event-stopped = { $seat } pioche une carte Stop : la partie est terminée.
event-limit = La partie s'achève après { $turns } tours.

## La table en mots

word-hand = Main de { $seat } :
word-played = Joué :
word-offered = Offert :
word-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
word-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
word-legend = Sur le plateau : couleur, taille de son groupe · prix. Entre parenthèses : pions en réserve.
word-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
word-turn = Tour { $turn }.
word-preliminary = Tour préliminaire.
word-stock = Pioche : { $cards }.
word-discard = Défausse : { $cards }.
word-stops-aside = Les cartes Stop sont de côté.
word-stops-discarded = Les cartes Stop sont dans la défausse.
word-stops-hidden = Les cartes Stop sont dans la pioche !

## Pourquoi un coup est refusé

teams-need-four = Les équipes se jouent à { $allowed }, pas à { $players }.
pick-a-colour = Choisissez d'abord votre couleur, par exemple « colour red ».
place-a-pawn = Placez un pion, par exemple « square r3b5 ».
play-a-card = Jouez une carte, par exemple « play r3 ».
answer-the-offer = Répondez à votre partenaire : donnez une carte en retour, par exemple « give b5 », ou refusez (« decline »).
red-card-first = La carte rouge vient d'abord ; { $card } est bleue.
blue-card-now = Maintenant une carte bleue pour accompagner la rouge, par exemple « play b5 ».
square-now = Maintenant la case, par exemple « square r3b5 ».
line-now = Maintenant la ligne, par exemple « line b5 ».
target-now = Maintenant la couleur qui doit céder un immeuble, par exemple « target blue ».
give-up-a-square = Il faut céder un des immeubles touchés, par exemple « square r3b5 ».
refill-now = Il faut remplir une des cases vidées, par exemple « square r4b4 ».
colour-now = Maintenant la couleur du pion, par exemple « colour red ».
game-over = La partie est terminée ; il n'y a plus rien à jouer.
colour-not-free = La couleur « { $colour } » n'est pas en jeu ou déjà choisie.
colour-not-usable = Vous ne pouvez pas y poser maintenant un pion de la couleur « { $colour } ».
square-taken = { $square } n'est pas vide.
neighbour-of-its-colour = { $square } touche un pion de la même couleur.
card-not-in-hand = La carte { $card } n'est pas dans votre main.
nobody-has-nine = Personne d'autre n'a une couleur de neuf immeubles : { $card } ne peut pas être jouée.
no-playable-pair = Aucune carte bleue de votre main ne forme avec { $card } une paire jouable.
pair-not-playable = La paire { $red } et { $card } ne désigne rien que vous puissiez jouer.
no-partner = Vous n'avez pas de partenaire à qui donner une carte.
one-offer-a-turn = Vous avez fait votre offre ; il n'y en a qu'une par tour.
partner-has-no-card = Votre partenaire n'a pas de carte à échanger.
something-is-playable = On ne change de main que si rien n'y est jouable.
square-not-named = Vos cartes ne désignent pas { $square }.
not-an-opponents-square = { $square } n'est pas l'immeuble d'un adversaire.
no-pawn-left = Vous n'avez plus de pion en réserve : seules vos propres cases sont jouables.
square-too-dear = { $square } coûte { $price }, et vous avez { $money }.
line-not-led-by-others = Aucun autre joueur ne domine la ligne { $line }, ou elle n'est pas de la couleur de votre joker.
colour-has-not-nine = La couleur « { $colour } » n'est pas celle d'un autre joueur avec neuf immeubles.
colour-does-not-lead = La couleur « { $colour } » n'est pas celle d'un autre joueur qui domine la ligne { $line }.
another-pawn-is-hit = { $square } est à vous, mais il faut céder un immeuble de la couleur touchée, « { $colour } », et sur la ligne désignée.
square-not-emptied = { $square } n'est pas une des cases vidées, ou elle est déjà remplie.

## Pourquoi un document est refusé

position-list-length = { $field } a { $found } éléments ; il en faut un pour chacune des { $players } places.
position-phase = « { $phase } » n'est pas une phase ; les phases sont { $allowed }.
position-no-seat = « { $field } » vaut { $seat }, qui n'est pas une place ; les places vont de 0 à { $most }.
position-board-shape = Le plateau doit être fait de { $lines } textes de { $lines } lettres.
position-letter = « { $letter } » en { $square } n'est pas une couleur en jeu : « . » est vide, les couleurs sont { $allowed }.
position-too-many-pawns = La couleur « { $colour } » a { $found } pions sur le plateau ; elle peut en avoir { $most } à ce moment.
position-colour = « { $colour } » n'est pas en jeu, ou appartient à deux places ; les couleurs sont { $allowed }.
position-colour-shares = Chaque place doit avoir { $each ->
    [one] une couleur.
   *[other] { $each } couleurs.
}
position-picks = Les couleurs déjà choisies ne vont pas avec le tour de la place { $turn }.
position-money = Les bourses contiennent { $found } en tout ; il faut { $total }, et aucune ne peut être négative.
position-card-unknown = { $card } n'est pas une carte ; les cartes s'écrivent « r3 », « bj », « r-ruin », « stop ».
position-card-too-often = Il y a plus de cartes { $card } que ce jeu n'en a.
position-card-missing = Une carte { $card } n'est nulle part, alors que la pioche est donnée.
position-stop-in-hand = Une carte Stop n'est jamais tenue ni jouée.
position-stops-apart = Les deux cartes Stop doivent être dans la même pile.
position-colour-deck = « colour_deck » doit contenir une fois chaque couleur en jeu ({ $allowed }), et seulement avant un tirage au sort.
position-first-seat = « first_seat » ne peut pas être { $seat } : c'est une place de 0 à { $most }, seulement avant le jeu principal et avec des cartes à jouer.
position-choice = « { $field } » ne peut pas être « { $found } ».
position-choice-early = « { $field } » vaut « { $found } », mais rien de tel n'est fixé dans cette phase.
position-choice-not-allowed = « { $field } » ne peut pas être « { $found } » ici.
position-turns = « turns_played » vaut { $found } ; il va de 0 à { $most }, ce dernier seulement si la partie est finie.
position-phase-option = Il n'y a pas de phase « { $phase } » sans l'option « { $option } ».
position-mark-for-two = On ne choisit la couleur de son pion qu'à deux joueurs, dans l'édition en boîte.
position-exchange-done = L'offre de ce tour a déjà sa réponse.
position-played = Les cartes jouées ne vont pas avec la phase « { $phase } ».
position-active = « active » doit être une place dans le jeu principal, et null avant ; la phase est « { $phase } ».
position-not-active = La place { $turn } décide, mais ce doit être la place active, { $active }.
position-not-owner = La place { $turn } décide, mais la couleur touchée, « { $colour } », n'est pas la sienne.
position-not-partner = La place { $turn } décide, mais elle n'est pas la partenaire de la place { $active }.
position-cannot-mark = La place { $turn } doit remplir une case mais n'a plus de pion.
position-preliminary-cards = Avant le jeu principal, toutes les cartes sont dans la pioche et aucun tour n'est joué.
position-preliminary-pawns = Les pions déjà placés ne vont pas avec le tour de la place { $turn }.
position-stop-phase = Il y a { $empty } cases vides ; à { $few } ou moins, les cartes Stop sont en jeu.
position-no-move = La phase « { $phase } » ne laisse aucun coup légal.

## La feuille de score

pad-coins = Pièces
pad-largest = Plus grand groupe
pad-others = Autres immeubles
pad-partner = Points du partenaire
