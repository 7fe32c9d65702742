### La leçon de Property, en français

claim-title = Une case pour deux cartes
claim-text =
    À chaque tour vous jouez une carte rouge et une carte noire. La rouge désigne une colonne, comptée de gauche à droite ; la noire une ligne, comptée de bas en haut. Ensemble elles désignent une case (P15).

    Si la case n'est à personne, elle est à vous, gratuitement (P17).
claim-task = Prenez la case de la colonne 3, ligne 5. Cliquez dessus, ou sur les deux cartes qui la désignent.
claim-good = Le 3 de carreau et le 5 de trèfle se croisent sur la case 3,5. Vos deux cartes sont défaussées, et vous piochez jusqu'à tenir de nouveau les deux couleurs (P28). Vous pouvez donc toujours jouer.
claim-other = le 6 de cœur désignait la colonne 6. La case 6,5 est à vous, ce qui n'est pas plus mal. Recommencez avec le 3 de carreau.

group-title = Les groupes grandissent
group-text =
    Les cases d'un même propriétaire qui se touchent par un côté forment un groupe ; les coins ne comptent pas (P3). Plus un groupe est grand, plus il coûte cher à qui y tombe, comme vous allez le voir.

    Vous avez deux cases qui ne se touchent que par un coin.
group-task = Reliez-les : désignez la case qui en fait un groupe de trois.
group-good = Une seule case, et trois se tiennent. Le nombre dessiné sur un groupe est sa taille.
group-other = cette case reste seule. La colonne 3 et la ligne 6 auraient relié vos deux cases.

rent-title = Le loyer
rent-text =
    Si la case appartient à un autre, vous payez aussitôt un loyer : un dollar par case du groupe, multiplié selon vos couleurs (P18). Carreau et trèfle comptent une fois, cœur et pique deux fois. Deux doubles font quatre.

    Vos deux cartes rouges désignent la colonne 4, votre carte noire la ligne 6 : le groupe de trois de Ben.
rent-task = Impossible d'y échapper, mais vous choisissez la couleur. Payez le moins possible.
rent-good = Carreau et trèfle : trois cases, trois dollars. Avec le cœur c'était six. Gardez cœurs et piques pour les cases libres.
rent-other = le cœur a doublé le loyer : six dollars. Le 4 de carreau mène à la même case pour moitié.

buy-title = Acheter
buy-text =
    Le loyer payé en entier, vous pouvez acheter la case désignée, et son propriétaire ne peut pas refuser (P20). Le prix est la taille du groupe, en figures : un roi vaut 4, une dame 2, un valet ou un joker 1 (P6, P21). On ne rend pas la monnaie.

    Vous venez de payer un dollar à Ben pour une case au milieu des vôtres. C'est un groupe d'une case.
buy-task = Achetez-la, avec une carte qui vaut exactement un.
buy-good = Une unité pour la case qui relie vos quatre autres. La carte va à Ben, qui pourra s'en servir (P24).
buy-other = ici la case était bon marché et reliait tout ce que vous avez. Un roi paierait aussi, mais trois unités seraient perdues.

own-title = Votre propre case
own-text =
    Désigner sa propre case est un malheur. Une case simple est hypothéquée : elle reste à vous et rapporte encore (P25). Une case hypothéquée est perdue (P26).

    Aujourd'hui toutes vos paires désignent une de vos cases. Celle qui est barrée, 2,3, est déjà hypothéquée.
own-task = Choisissez le moindre mal.
own-good = La case 7,3 est hypothéquée mais fait toujours partie de votre groupe de quatre. Rien n'est perdu.
own-other = la case 2,3 était déjà hypothéquée : elle est perdue et vide. Le 7 de cœur ne fait qu'hypothéquer.

wild-title = Neufs et dix
wild-text =
    Les neufs et les dix sont libres : un rouge désigne la colonne de votre choix, un noir la ligne (P5). Vous jouez d'abord les deux cartes, puis choisissez la ligne.

    Deux de vos groupes sont sur la ligne 5, avec un vide entre eux.
wild-task = Comblez le vide : formez un groupe de cinq.
wild-good = Deux groupes de deux n'en font plus qu'un de cinq. Qui y tombe paie maintenant jusqu'à vingt dollars.
wild-other = la carte libre pouvait désigner le vide de la ligne 5 : la colonne 5 avec le 5 de pique.

ruin-title = La ruine, et la fin
ruin-text =
    La partie finit quand quelqu'un ne peut plus payer : il donne ce qui lui reste et fait faillite (P27). Le plus riche gagne, en dollars seulement (P32).

    Il vous reste neuf dollars. Vos deux paires mènent chez les autres : l'une aux sept cases de Ben, l'autre aux trois de Cleo.
ruin-task = Restez en jeu.
ruin-good = Six dollars à Cleo, il en reste trois : vous survivez. Avant un coup ruineux, une vraie table vous demande confirmation.
ruin-other = le groupe de Ben coûtait plus que vous n'avez. Vous êtes en faillite, et Ben gagne.
