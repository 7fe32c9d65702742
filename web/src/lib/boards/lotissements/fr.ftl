### Les mots du plateau de Lotissements, en français

trick = Le pli
turned-up = Blocs retournés : le plus haut parle en premier.
trick-of = pli { $trick } sur { $tricks }
trick-last = Dernier pli
trick-block = { $name } : { $block }
trick-wins = { $name } : { $block }, le plus fort jusqu'ici
hand-wins = { $block }, serait le plus fort
lot-open = personne n'y bâtit
lot-closed = ne peut plus être terminé
lot-finished = terminé
lot-move = { $move }. { $holds }
lot-holds = Lotissement des { $lot } : { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
}, { $decorations ->
    [one] { $decorations } décoration
   *[other] { $decorations } décorations
}.
lot-is-finished = Il est terminé.
lot-lacks = Pour être terminé, il lui manque { $list }.
lot-cannot = Il ne peut plus être terminé : il lui manque { $list }.
lot-builder = { $name } : { $blocks ->
    [0] aucun bloc pris
    [one] un bloc pris
   *[other] { $blocks } blocs pris
}, soit { $points } points à présent.
lack-building = { $count ->
    [one] un bâtiment
   *[other] { $count } bâtiments
}
lack-lawn = { $count ->
    [one] une pelouse
   *[other] { $count } pelouses
}
lack-pool = { $count ->
    [one] une piscine
   *[other] { $count } piscines
}
lack-tree = { $count ->
    [one] un arbre
   *[other] { $count } arbres
}
count-title = Décompte de la manche { $round }
count-side = Bâtisseur
count-laid = Posé
count-points = Points
count-total = Total
count-blocks = { $lot } : { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
}, { $decorations ->
    [one] { $decorations } décoration
   *[other] { $decorations } décorations
}
count-beaten = contre perdu
count-finished = terminé !
held = { $count ->
    [0] aucun bloc en main
    [one] un bloc en main
   *[other] { $count } blocs en main
}
caught-buildings = { $count ->
    [0] aucun bâtiment pris
    [one] un bâtiment pris
   *[other] { $count } bâtiments pris
}
caught-decorations = { $count ->
    [0] aucune décoration prise
    [one] une décoration prise
   *[other] { $count } décorations prises
}
partner = partenaire

guide-offer = Nommez l'ensemble que votre camp construit cette manche : de vos prises, ses blocs et tous les décors sont posés. En tenir de hauts blocs aide.
guide-play = Jouez un bloc dans la levée. Pointez-le : on vous dit s'il la prend, et ce que vous garderiez.

## Décisions

ask-which-set = Quel ensemble bâtirez-vous ? Vous tenez { $decorations ->
    [0] aucune décoration
    [one] une décoration
   *[other] { $decorations } décorations
} : c'est l'atout.
ask-which-set-for-partner = Votre partenaire vous laisse le choix. Vous tenez { $decorations ->
    [0] aucune décoration
    [one] une décoration
   *[other] { $decorations } décorations
}.
ask-lead = À vous d'entamer. Vos { $set } et toute décoration valent 10.
ask-follow = Fournissez : { $category }. { $name } mène{ $whose ->
    [ours] { " " }pour vous deux
   *[theirs] { "" }
} ({ $block }).
ask-any = Pas de { $category } : jouez ce que vous voulez. { $name } mène{ $whose ->
    [ours] { " " }pour vous deux
   *[theirs] { "" }
} ({ $block }).
ask-here = { $points ->
    [0] { "" }
   *[other] { $points } points pour vous ici.
}
leave-to = { $partner } choisit
lot-held = { $held } en main
lot-bonus = prime { $points }
would-name = { $held ->
    [0] rien en main pour les { $set }
   *[other] en main pour les { $set } : { $held }
}. { $lacking }
would-lead = qui a des { $category } doit fournir
would-be-ahead = vous passeriez devant { $name }
would-stay-behind = { $name } reste devant
would-take-mine = vous prenez le pli{ $points ->
    [0] , sans rien garder
   *[other] { " " }: +{ $points }
}
would-take-ours = { $name } prend le pli pour vous deux{ $points ->
    [0] , sans rien garder
   *[other] { " " }: +{ $points }
}
would-take-theirs = { $name } prend le pli{ $points ->
    [0] , sans rien garder
   *[other] { " " }: +{ $points } en face
}
would-left_to_partner = votre partenaire nomme l'ensemble
would-over = la partie se termine

## Ce qui vient de se passer

since-offered = { $seat } bâtit : { $lot ->
    [house] maisons
    [pavilion] pavillons
    [hlm] H.L.M.
   *[tower] tours
}
since-contred = { $seat } contre : { $lot ->
    [house] maisons
    [pavilion] pavillons
    [hlm] H.L.M.
   *[tower] tours
}
since-left_to_partner = { $seat } dit « Je bâtis ! »
since-played = { "" }
since-took = { $me ->
    [seat] vous avez pris le pli
   *[other] { $seat } a pris le pli
}
since-built = { $points ->
    [0] { "" }
   *[other] { $me ->
        [seat] vous avez marqué { $points }
       *[other] { $seat } a marqué { $points }
    }
}
since-finished = { $me ->
    [seat] vous avez terminé un lotissement : { $points }
   *[other] { $seat } a terminé un lotissement : { $points }
}
since-beaten = { $me ->
    [seat] vous avez perdu le contre
   *[other] { $seat } a perdu le contre
}
since-turned_up = { "" }
since-turned_up_highest = { "" }
since-speaks_first = { "" }
moment-finished = { $set } : terminé !
moment-build = « Je bâtis ! »
moment-round = Fin de la manche { $round }

## À côté du plateau

rounds = Points par manche
rounds-round = Manche
rounds-total = Total
blocks-seen = Les blocs
blocks-key = Encadré : dans votre main. Barré : posé ou joué. Les autres sont en main ou dans la Réserve ({ $reserve }).
blocks-out = { $set }, encore en jeu : { $numbers }
