### La leçon de Fifth Avenue, en français

buildings-title = Quatre actions
buildings-text =
    À chaque tour vous faites une chose sur quatre : prendre des immeubles, ouvrir une boutique, tirer une commission, ou compter un quartier. Ensuite vous prenez des cartes et déplacez un pion (F10).

    D'abord les immeubles : seul ce qui est en réserve pourra être construit (F11).
buildings-task = Prenez trois immeubles dans votre réserve.
buildings-good = Six en réserve. Ils ne sont encore nulle part : il faudra gagner une enchère.
buildings-other = c'est une autre des quatre actions. Reprenez, et choisissez les immeubles.

cards-title = Cartes et pions
cards-text =
    Après l'action vous prenez la carte du dessus de deux piles de couleurs différentes (F15). Elles servent à enchérir : une couleur désigne le terrain de cette couleur dans chaque quartier.

    Puis vous devez avancer l'un des deux pions d'un pas sur son chemin vers Central Park (F18). Là où un pion est passé il y aura une enchère, quand il rentrera (F29).
cards-task = Prenez deux cartes, puis menez un pion à la 34e Rue Est, où se trouve votre terrain vert.
cards-good = Un pion dans un quartier où vous possédez quelque chose amènera une enchère à votre porte.
cards-other = le pion est allé de l'autre côté. Vous avez un terrain à la 34e Rue Est.

shop-title = Les boutiques font la valeur
shop-text =
    Les cinq terrains d'un quartier forment un anneau : violet, vert, gris, brun, orange, et ainsi de suite (F2). Un immeuble vaut ce que vendent les boutiques des deux terrains voisins : 1, 2, 3, 5 ou 8 points pour zéro à quatre sortes différentes (F25).

    Votre immeuble vert de la 34e Rue Est a une bijouterie du côté violet.
shop-task = Ouvrez une boutique d'une autre sorte de l'autre côté, sur le terrain gris.
shop-good = Deux sortes à côté de vous : chacun de vos immeubles y vaut trois points au lieu de deux. Une seconde bijouterie n'aurait rien ajouté.
shop-other = une boutique n'aide que les terrains voisins. Le terrain gris de la 34e Rue Est touche le vôtre.

score-title = Encaisser
score-text =
    La quatrième action compte un quartier où se trouve un pion, pour tous ceux qui y possèdent quelque chose (F14). Vous tirez deux cartes noires ; qui n'y a rien en tire une en consolation (F16). Les cartes noires vont avec toute couleur dans une enchère.

    Les pions sont dans la 34e Rue Est et la 34e Rue Ouest.
score-task = Comptez le quartier qui vous rapporte six points.
score-good = Deux immeubles à trois points. Ben a marqué aussi, mais moins. Comptez là où vous êtes fort et les autres non.
score-other = vous n'y avez rien, ou c'était une autre action. La 34e Rue Est porte deux de vos immeubles.

bid-title = L'enchère
bid-text =
    Le pion blanc est rentré, et la 34e Rue Est est mise aux enchères. Vous y avez le terrain vert, donc vous devez enchérir en vert (F33), et pouvez ajouter des cartes noires. Chacun surenchérit ou passe ; le gagnant paie ses cartes (F35, F37).

    La plus haute carte de l'offre gagnante dit combien vous pouvez construire : rien au-dessus de 4, trois immeubles ; avec un 5, deux ; avec un 6, un seul (F39).
bid-task = Gagnez rien qu'avec des quatre, pour pouvoir construire trois fois. Les autres passeront.
bid-good = Les petites cartes enchérissent peu mais construisent beaucoup. C'est tout le sel de ces enchères.
bid-other = ou vous avez passé, ou une carte plus haute a réduit la limite. Posez le 4 vert, peut-être un 4 noir, et validez.

build-title = Construire
build-text = Vous avez gagné avec des quatre : jusqu'à trois immeubles de votre réserve peuvent aller sur votre terrain vert, où chacun vaut trois points à chaque décompte du quartier (F38).
build-task = Construisez tout ce que vous pouvez.
build-good = Cinq immeubles à trois points : quinze à chaque décompte de ce quartier, et une fois encore à la fin (F57).
build-other = vous aviez droit à trois. Ce qui reste en réserve à la fin ne vaut rien.
