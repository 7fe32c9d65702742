### La leçon de Lotissements, en français

offer-title = Choisir son lotissement
offer-text =
    Quatre lotissements sont sur la table : maisons, pavillons, HLM et tours. Avant les plis chacun nomme la famille qu'il bâtira pendant cette manche ; deux joueurs ne peuvent pas nommer la même (L10).

    Nommez celle dont vous tenez beaucoup de blocs, et hauts. Pelouses, piscines et arbres sont des décorations : ce sont les atouts (L3).
offer-task = Regardez votre main, et choisissez la famille où vous êtes le plus fort.
offer-good = Cinq tours, jusqu'à la 15. Des plis gagnés vous garderez les tours et les décorations, et rien d'autre.
offer-other = vous tenez plus de tours, et plus hautes, que toute autre chose.

lead-title = Entamer, et ils doivent suivre
lead-text =
    Qui entame joue un bloc quelconque. Les autres doivent fournir la même famille s'ils le peuvent ; le plus haut gagne le pli, sauf si quelqu'un joue une décoration (L15, L16).

    Entamez donc de hautes tours : qui en a doit vous nourrir. Le gagnant garde les blocs de sa famille et les décorations, le reste retourne à la Réserve (L17).
lead-task = Entamez d'une tour assez haute, et prenez trois tours.
lead-good = Trois tours en un pli, toutes pour vous. Vous entamez de nouveau (L18).
lead-other = quelqu'un avait une tour plus haute, ou vous avez entamé d'une autre famille. Vos 12, 14 et 15 sont sûres.

follow-title = Suivre
follow-text = Ben a entamé d'une tour, et Cleo a suivi. Vous avez des tours, donc vous devez en jouer une (L15). Vous êtes le dernier, et voyez ce qu'il faut.
follow-task = Gagnez le pli.
follow-good = La 13 bat la 11. Les trois sont des tours, donc les trois vous restent.
follow-other = votre 3 est plus basse que la 11, et votre tour est partie. La 13 suffisait.

cut-title = Couper
cut-text =
    Si vous n'avez rien de la famille entamée, vous jouez ce que vous voulez. Une décoration bat tout bâtiment, et de plusieurs le plus haut nombre gagne, quoi qu'elle montre (L16).

    Ben a entamé d'un HLM, et Cleo a coupé d'une piscine, la 8. Vous n'avez pas de HLM.
cut-task = Coupez plus haut, et prenez le pli.
cut-good = L'arbre 15 bat la piscine 8, et vous gardez les deux. Les décorations sont rares : 15 en tout, et tout lotissement terminé en demande six.
cut-other = seule une décoration au-dessus de 8 gagne ce pli : votre arbre 15.

throw-title = Se défausser
throw-text =
    Nul n'est tenu de couper ni de monter (L15). Si un pli ne peut être gagné, donnez ce qui vous sert le moins : le gagnant garde toute décoration.

    Cleo a coupé de la pelouse 13. Vous ne pouvez ni suivre ni la battre.
throw-task = Vous bâtissez des tours. Jetez ce qui ne vous sert pas.
throw-good = Le pavillon retourne à la Réserve. Votre tour et votre arbre restent pour un meilleur pli.
throw-other = ce bloc vous manquera. Le pavillon ne vous servait pas.

build-title = Bâtir
build-text =
    Quand les mains sont vides, chacun pose ce qu'il a gardé sur le lotissement de sa famille : dix points par bloc (L20, L22). Les blocs y restent, mais le lotissement n'est à personne : à la manche suivante n'importe qui peut continuer (L4).

    C'est le dernier pli de la manche. Vous avez gardé deux tours et un arbre.
build-task = Jouez votre dernier bloc, et voyez compter la manche.
build-good = Cinq tours et un arbre : 60 points. Une nouvelle manche commence par une nouvelle donne.
build-other = jouez votre dernier bloc.

finish-title = Le prix
finish-text =
    Un lotissement est terminé avec dix bâtiments et les six décorations : deux pelouses, deux piscines, deux arbres (L5). Qui pose les derniers blocs manquants marque d'un coup 150 points ou plus, qui que ce soit qui l'ait commencé (L23), et la partie finit. Le plus haut score gagne, non celui qui termine (L26).

    Aux tours il manque trois bâtiments, une piscine et un arbre. Vous avez pris une tour et un arbre, et entamez avec deux blocs en main.
finish-task = Gagnez les deux plis, et terminez le lotissement.
finish-good = Cent cinquante, et dix de plus pour la onzième tour. Vous étiez derrière, et vous avez gagné.
finish-other = il vous faut les deux plis.
