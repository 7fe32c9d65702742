### Les mots du plateau de Lotissements, en français

trick = Le pli
turned-up = Blocs retournés : le plus haut parle en premier.
trick-of = pli { $trick } sur { $tricks }
trick-last = Dernier pli
trick-block = { $name } : { $block }
trick-wins = { $name } : { $block }, le plus fort jusqu'ici
hand-wins = { $block }, serait le plus fort
block-leads = Vous entamez avec « { $block } » : qui a un bloc de cet ensemble doit fournir.
block-leads-decoration = Vous entamez avec « { $block } » : qui a une décoration doit fournir.
block-wins = Ce bloc, { $block }, serait le plus fort jusqu'ici.
block-loses = Ce bloc, { $block }, ne l'emporterait pas : celui de { $name } reste devant.
lot-open = peut être terminé
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

guide-play = Jouez un bloc dans la levée. Pointez-le : on vous dit s'il la prend, et ce que vous garderiez.
