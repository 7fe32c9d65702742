### Les mots de Skyline, en français : les mêmes messages que dans les autres langues

title = Skyline
pitch = Chacun élève un immeuble ; le plus haut remporte la rue.

## Questions, une par phase

ask-build = Quel immeuble élevez-vous ?
ask-over = La partie est terminée.

## Coups

move-build = Élever le { $building }

## Ce qui se passe

event-dealt = Les immeubles sont distribués. { $seat } commence.
event-built = { $seat } élève le { $building }.
event-drew = { $seat } pioche.
event-took = { $seat } remporte la rue avec le { $building }.
event-over = La partie est terminée après { $streets } rues.

## Refus

not-in-hand = L'immeuble { $building } n'est pas dans votre main.
game-over = La partie est terminée.
position-list = Le champ « { $field } » demande une valeur pour chacun des { $players } joueurs, et non { $found }.
position-points = Les points sont des nombres à partir de 0, pas plus qu'il n'y a de rues.
position-turn = La phase, le tour et le premier joueur ne vont pas ensemble.
position-impossible = Cette position ne peut pas se produire : { $law } n'est pas respecté.

## La feuille de score et le terminal

pad-streets = Rues remportées
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-stock = Dans la pioche : { $buildings }
