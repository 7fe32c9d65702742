### La leçon de New York, en français

place-title = Quelques pions pour commencer
place-text =
    Avant la partie chacun pose quelques pions sur des cases vides, un à la fois. Deux pions d'une même couleur ne peuvent pas se toucher par un côté ; en diagonale, si (N14).

    Mais attention : quand tous sont posés, les couleurs sont tirées au sort (N16). Nul ne sait encore à qui seront ces pions.
place-task = Posez un pion rouge en plein centre, R4B4.
place-good = Une case porte le nom de ses deux lignes : R4B4 est au croisement de la ligne rouge 4 et de la ligne bleue 4.
place-other = le centre est au croisement de la ligne rouge 4 et de la ligne bleue 4.

claim-title = Deux cartes, un immeuble
claim-text =
    À votre tour vous jouez une carte rouge et une bleue ; ensemble elles désignent une case. Si elle est vide, vous la prenez gratuitement (N22).

    À la fin chaque immeuble de votre plus grand groupe vaut deux points, tout autre un point, de même que chaque pièce (N35). Les immeubles doivent donc se toucher.
claim-task = Faites de votre groupe de trois un groupe de quatre.
claim-good = Le nouvel immeuble touche votre groupe : il compte double. Ensuite vous piochez jusqu'à tenir de nouveau deux cartes de chaque couleur (N29).
claim-other = cet immeuble est isolé et ne vaut qu'un point. La ligne rouge 3 mène aux deux bouts de votre groupe.

price-title = Acheter à un rival
price-text =
    Si la case est à un rival, vous l'achetez, et il ne peut pas refuser (N23). Le prix : comptez ses immeubles sur la ligne rouge, puis sur la ligne bleue ; le plus petit nombre est ce que vous payez (N6).

    Bleu a beaucoup d'immeubles dans la colonne 5, mais regardez le long des lignes rouges.
price-task = Achetez un immeuble de Ben pour une seule pièce.
price-good = Sur la ligne rouge 3 Ben n'avait que celui-ci : il ne coûtait qu'une pièce, bien que la colonne 5 soit pleine des siens. Et il rejoint votre groupe.
price-other = cherchez une case dont l'une des deux lignes ne porte aucun autre immeuble de Ben : R3B5.

own-title = Attention aux vôtres
own-text =
    Si vos cartes désignent un de vos immeubles, vous le perdez (N24). On ne peut pas passer, et il faut jouer une paire jouable (N19).

    Avec ces quatre cartes, la plupart des paires vous touchent.
own-task = Trouvez la paire qui prend une case vide.
own-good = R5B3 était vide, et relie deux groupes : cinq d'un tenant.
own-other = cet immeuble était à vous, et il est perdu. Rouge 5 avec bleu 3 désigne une case vide.

joker-title = Les jokers
joker-text =
    Un joker désigne n'importe quelle ligne de sa couleur (N21). Avec une autre carte, il vous laisse choisir parmi les sept cases de la ligne de celle-ci ; avec deux jokers, toute la ville s'offre à vous.

    Il y a un vide entre deux de vos groupes.
joker-task = Reliez-les en un groupe de sept avec votre joker rouge.
joker-good = Sept immeubles d'un tenant : quatorze points. Un joker se garde pour une telle case.
joker-other = le joker avec bleu 4 peut désigner R4B4, la case entre vos groupes.

stop-title = Stop !
stop-text =
    Quand il ne reste que quatre cases vides, deux cartes Stop entrent dans la défausse (N32). Elle sera un jour mélangée pour faire une nouvelle pioche, et qui tire alors une carte Stop finit la partie sur-le-champ (N33).

    Il reste cinq cases vides.
stop-task = Prenez une case vide, pour faire entrer les cartes Stop.
stop-good = Désormais chaque mélange peut amener la fin. Ayez votre plus grand groupe prêt.
stop-other = le nombre de cases vides n'est pas tombé à quatre. Désignez une des cinq cases vides.
