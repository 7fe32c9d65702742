### Lotissements, en français

title = Lotissements
pitch = Les plis bâtissent la ville : gardez ce qui sert vos plans, renvoyez le reste, et posez vous-même le dernier bloc qui manque.

## Options

option-teams = Équipes
option-teams-help = À quatre, deux équipes de deux, partenaires face à face ; sinon chacun joue pour soi.
option-contre = Contre
option-contre-help = Pour joueurs confirmés : on peut choisir un ensemble déjà annoncé. Qui en prend le plus bâtit, les autres n'ont rien.

## Ce qui est demandé

ask-offer = Quel ensemble voulez-vous bâtir dans cette manche ?
ask-partner_offer = Votre partenaire vous laisse le choix. Quel ensemble ?
ask-play = Jouez un bloc.
ask-over = La partie est terminée.

## Coups

move-offer = choisir les { $lot }
move-contre = contrer : les { $lot } aussi
move-build = je bâtis ! (mon partenaire choisit)

## Blocs et ensembles

block-house = maison { $number }
block-pavilion = pavillon { $number }
block-hlm = HLM { $number }
block-tower = tour { $number }
block-lawn = pelouse { $number }
block-pool = piscine { $number }
block-tree = arbre { $number }
set-house = maisons
set-pavilion = pavillons
set-hlm = HLM
set-tower = tours
set-decoration = décorations

## Ce qui se passe

event-dealt = { $blocks ->
    [one] Manche { $round } : un bloc chacun.
   *[other] Manche { $round } : { $blocks } blocs chacun.
}
event-turned_up = { $seat } retourne { $block }.
event-turned_up_highest = { $seat } a retourné le bloc le plus haut et parle en premier.
event-speaks_first = { $seat } parle en premier.
event-offered = { $seat } choisit les { $lot }.
event-left_to_partner = { $seat } annonce « Je bâtis ! » : à { $partner } de choisir.
event-contred = { $seat } contre et joue aussi pour les { $lot }.
event-played = { $seat } joue { $block }.
event-took = { $seat } remporte le pli : { $kept ->
    [0] rien à garder
    [one] un bloc gardé
   *[other] { $kept } blocs gardés
}, { $returned ->
    [0] rien ne retourne à la Réserve
   *[other] { $returned } à la Réserve
}.
event-beaten = { $players ->
    [one] { $seat } ne gagne pas le contre
   *[other] { $seat } et { $partner } ne gagnent pas le contre
} sur les { $lot } : { $blocks ->
    [0] aucun bloc ne retourne
    [one] un bloc retourne
   *[other] { $blocks } blocs retournent
} à la Réserve.
event-built = { $blocks ->
    [0] { $players ->
        [one] { $seat } ne pose rien
       *[other] { $seat } et { $partner } ne posent rien
    }
   *[other] { $players ->
        [one] { $seat } pose
       *[other] { $seat } et { $partner } posent
    } { $blocks ->
        [one] un bloc
       *[other] { $blocks } blocs
    }
} sur le lotissement des { $lot } : { $points } points.
event-finished = { $players ->
    [one] { $seat } pose
   *[other] { $seat } et { $partner } posent
} { $blocks ->
    [one] un bloc
   *[other] { $blocks } blocs
} et { $players ->
    [one] termine
   *[other] terminent
} le lotissement des { $lot } : { $points } points !
event-over = { $rounds ->
    [one] La partie s'achève après une seule manche : { $reason }.
   *[other] La partie s'achève après { $rounds } manches : { $reason }.
}

ending-finished = un lotissement est terminé
ending-shortage = il ne reste plus assez de blocs pour une nouvelle donne
ending-blocked = plus aucun lotissement ne peut être terminé
ending-limit = c'était la dernière manche

## La table en mots

word-round = Manche { $round }
word-blocks = { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
}
word-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
word-pile = prises { $buildings } + { $decorations }
word-lacks = sans { $categories }
word-reserve = Réserve : { $blocks }
word-returned = rendus dans cette manche : { $blocks }
word-trick = Pli :
word-hand = Main de { $seat } :
word-closed = fermé
word-shown = Retournés :

## Pourquoi un coup est refusé

offer-now = On choisit d'abord les ensembles : « offer » et un ensemble, par exemple « offer hlm ».
partner-offer-now = Votre partenaire vous a laissé le choix : « offer » et un ensemble, par exemple « offer hlm ».
block-now = On ne choisit plus d'ensemble : jouez un bloc de votre main, par exemple « house 12 ».
game-over = La partie est terminée ; il n'y a plus rien à jouer.
block-not-in-hand = Vous n'avez pas le bloc « { $block } ».
follow-the-set = Il faut fournir : jouez { $lot ->
    [house] une de vos maisons
    [pavilion] un de vos pavillons
    [hlm] un de vos HLM
   *[tower] une de vos tours
}.
follow-with-decoration = Il faut fournir : jouez une de vos décorations, quelle qu'elle soit.
no-build-for-the-partner = Vous ne pouvez pas rendre le choix à votre partenaire : choisissez un ensemble.
no-build-without-partner = Sans partenaire, personne ne peut choisir pour vous : choisissez un ensemble.
set-named = On a déjà choisi les { $lot ->
    [house] maisons
    [pavilion] pavillons
    [hlm] HLM
   *[tower] tours
} ; prenez un autre ensemble.
say-contre = On a déjà choisi les { $lot ->
    [house] maisons
    [pavilion] pavillons
    [hlm] HLM
   *[tower] tours
} : pour les jouer aussi, dites « contre { $lot } ».
set-not-named = Personne n'a encore choisi les { $lot ->
    [house] maisons
    [pavilion] pavillons
    [hlm] HLM
   *[tower] tours
} : dites « offer { $lot } ».
no-contre-in-this-game = On joue sans contre : choisissez un ensemble encore libre.

## Pourquoi un document est refusé

position-phase = « { $phase } » n'est pas une phase ; les phases sont { $allowed }.
position-seat = « { $field } » vaut { $seat }, mais les places vont de 0 à { $most }.
position-list-length = { $field } a { $found } entrées ; il en faut { $entries }.
position-block = « { $text } » n'est pas un bloc ; on écrit « house 12 », « hlm 1 », « lawn 4 », « pool 2 », « tree 15 ».
position-set = « { $text } » n'est pas un ensemble ; les ensembles sont { $allowed }.
position-category = « { $text } » n'est pas une catégorie ; les catégories sont { $allowed }.
position-block-twice = Le bloc « { $block } » se trouve à deux endroits, ou deux fois au même.
position-block-missing = Le bloc « { $block } » n'est nulle part, alors que la Réserve (« deck ») est donnée.
position-round = Il n'y a pas de manche { $round } ; les manches vont de 1 à { $most }.
position-lots-in-first-round = À la première manche, tous les lotissements sont vides.
position-over = Une partie terminée ne peut pas être reprise.
position-wrong-lot = Le bloc « { $block } » ne peut pas se trouver sur le lotissement « { $lot } ».
position-no-place = Le lotissement « { $lot } » n'a que { $places } places pour « { $kind } ».
position-lot-finished = Le lotissement « { $lot } » est terminé : la partie serait finie.
position-blocked = Plus aucun lotissement ne peut être terminé : la partie serait finie.
position-points = Un camp ne peut pas avoir { $points } points : on compte 0, 10, 20 et ainsi de suite.
position-points-sum = Les points font { $found } en tout ; pour les blocs posés il en faut { $total }.
position-shortage = Il n'y a que { $found } blocs hors des lotissements, trop peu pour { $players } joueurs : la partie serait finie.
position-dealt = On ne peut pas avoir donné { $found } blocs à chacun : c'est { $dealt }.
position-tricks = Les { $found } blocs pris et rendus sont impossibles : à { $players } joueurs c'est un multiple de { $players }, pour moins de { $dealt } plis.
position-hand-size = La place { $seat } a { $found } blocs ; elle doit en avoir { $due }.
position-same-set = Deux camps ont choisi le même ensemble, mais on joue sans contre.
position-offer-too-early = Un camp a choisi un ensemble avant son tour de parole.
position-offer-missing = On joue les plis, mais un camp n'a pas choisi d'ensemble.
position-offers-complete = Tous les camps ont choisi un ensemble, mais la phase est « { $phase } ».
position-no-partner = Sans équipes il n'y a pas de partenaire pour choisir.
position-turn = Ce ne peut pas être à la place { $seat } ; c'est à la place { $due }.
position-leader-too-early = Personne n'entame avant le choix du premier ensemble.
position-leader = La place { $seat } ne peut pas entamer le premier pli : c'est à qui a choisi le premier ensemble, la place { $first } ou son partenaire.
position-trick-full = Un pli de { $players } blocs est complet et ne peut plus être là.
position-tricks-too-early = Dans la phase « { $phase } » aucun bloc n'a été joué : trick, captured et discard sont vides.
position-pile = Le camp { $side } ne peut pas avoir gardé « { $block } » : il garde son ensemble et les décorations.
position-decoration-returned = « { $block } » ne peut pas avoir été rendu : toute décoration prise est gardée.
position-not-followed = La place { $seat } a joué « { $block } » alors qu'elle pouvait fournir.
position-void = On ne peut pas savoir que la place { $seat } est sans « { $category } ».
position-shown-late = Les blocs retournés pour désigner le premier à parler ne sont connus qu'à la première manche.
position-shown-elsewhere = « { $block } » a été retourné : il doit être dans la Réserve (« deck »).

## La feuille de score

pad-start = Report
pad-built = Blocs posés
pad-finished = Lots terminés
