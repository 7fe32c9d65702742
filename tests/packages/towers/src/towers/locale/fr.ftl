### Les mots de Towers, en français : les mêmes messages que dans les autres langues

title = Towers
pitch = Chacun élève un immeuble ; le plus haut remporte la rue.

## Options

option-lowest = Ville basse
option-lowest-help = L'immeuble le plus bas remporte la rue, et non le plus haut (T3).

## Questions, une par phase

ask-build = Quel immeuble élevez-vous ?
ask-keep = Quel immeuble de la rue gardez-vous ?
ask-over = La partie est terminée.

## Coups

move-build = Élever le { $building }
move-keep = Garder le { $building }

## Ce qui se passe

event-dealt = Les immeubles sont distribués. { $seat } commence.
event-built = { $seat } construit, face cachée.
event-drew = { $seat } pioche.
event-shown = { $seat } montre le { $building }.
event-took = { $seat } remporte la rue avec le { $building }.
event-kept = { $seat } garde le { $building }.
event-over = La partie est terminée après { $streets } rues.

## Refus

not-in-hand = L'immeuble { $building } n'est pas dans votre main.
not-in-street = L'immeuble { $building } ne se trouve pas dans cette rue.
nothing-to-keep = Personne n'a encore remporté cette rue.
keep-first = Choisissez d'abord quel immeuble de la rue vous gardez.
game-over = La partie est terminée.
position-list = Le champ « { $field } » demande une valeur pour chacun des { $players } joueurs, et non { $found }.
position-turn = La phase, le tour et le premier joueur ne vont pas ensemble.
position-impossible = Cette position ne peut pas se produire : { $law } n'est pas respecté.

## La feuille de score et le terminal

pad-kept = Immeubles gardés
pad-neighbours = Voisins
terminal-kept = garde { $buildings }
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-stock = Dans la pioche : { $buildings }
