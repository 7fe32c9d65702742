### La leçon de San Francisco, en français

lay-title = Rues et quartiers
lay-text =
    La ville compte 35 quartiers, et chaque bord entre eux est une rue. Vous tenez une rue en y posant une baguette de votre couleur. Qui tient assez de côtés d'un quartier pour que nul ne puisse le rattraper le reconstruit, et marque son prestige (S53).

    Vous avez gagné le droit de poser une baguette le long de villas. Vous tenez déjà deux côtés des villas de la rangée 1, colonne 6.
lay-task = Posez-y la troisième baguette, et reconstruisez-les.
lay-good = Trois côtés sur quatre : nul ne peut plus vous rejoindre. Des villas valent 4 points de prestige. Chaque reconstruction amène aussi une carte action, et avec la douzième la partie est finie (S59, S76).
lay-other = votre baguette y reste, mais rien n'est reconstruit. Aux villas de la rangée 1, colonne 6, il n'en manquait qu'une.

majority-title = Les parcs aident
majority-text =
    Un quartier au bord d'un parc a un côté blanc, qui n'est à personne de toute la partie (S5). Il faut donc moins de baguettes : avec un côté blanc, deux suffisent (S53).

    La carte dit loisirs. Dans la rangée 5, colonne 3, des loisirs sont juste sous un parc, et l'un de leurs trois côtés libres est à vous.
majority-task = Reconstruisez-les d'une seule baguette.
majority-good = Deux côtés sur trois : le dernier ne donnerait qu'un côté à un rival. Les loisirs valent 5.
majority-other = cherchez les loisirs avec un côté blanc au-dessus : rangée 5, colonne 3.

two-title = Une baguette, deux quartiers
two-text =
    Une rue à l'intérieur de la ville est un côté de deux quartiers à la fois, et sa baguette compte pour les deux (S3). C'est souvent la meilleure place.

    Vous tenez deux côtés des villas de la rangée 1, colonne 6, et deux des maisons voisines.
two-task = Posez la baguette qui reconstruit les deux.
two-good = Deux fois quatre points, d'une seule baguette. Les baguettes restent et comptent encore pour les voisins (S58).
two-other = la rue entre les deux quartiers, v 1 7, aurait reconstruit les deux à la fois.

influence-title = L'enchère secrète
influence-text =
    Les droits sont mis aux enchères. Avec une carte influence, chacun joue en secret une carte de 0 à 9. Les cartes égales s'annulent, si hautes soient-elles ; parmi les autres les plus hautes gagnent, autant que la carte en admet, et paient cette influence (S30, S32). Vous reprenez votre carte.

    Un seul investira cette fois. Ben et Cleo ont leurs habitudes : tous deux aiment leur 5.
influence-task = Gagnez le droit d'investir.
influence-good = Les deux cinq se sont annulés : votre carte était la plus haute qui comptait. Même un 0 aurait gagné, et 30 points d'influence doivent durer toute la partie.
influence-other = votre 5 en a rencontré deux autres, et les trois se sont annulés. Toute autre carte gagne ici.

cheques-title = L'enchère ouverte
cheques-text = Certaines cartes se paient en chèques, au grand jour : chacun surenchérit ou passe, jusqu'à ce qu'il n'en reste qu'un (S33). Vous posez des chèques un à un, puis validez. On ne rend pas la monnaie, et un chèque payé est parti (S35).
cheques-task = Ben et Cleo n'y tiennent guère. Faites une offre et gagnez.
cheques-good = Tous deux ont passé, et vous seul investirez. Ouvrir bas coûte peu, tant que personne ne répond.
cheques-other = qui passe est hors de cette enchère. Posez un chèque, puis validez.

option-title = Trois tuiles
option-text =
    Avec la carte option chacun choisit en secret une tuile sur trois : travail (industrie, bureaux), commerce (marchés, loisirs) ou logement (villas, maisons). Qui est seul sur une tuile en a le droit et paie un chèque au choix, face cachée (S40). À plusieurs sur une tuile, on enchérit en secret (S42).

    Ben et Cleo ne parlent que de bureaux depuis une heure. Devinez ce qu'ils choisiront.
option-task = Choisissez une tuile où vous serez seul, et payez votre chèque.
option-good = Le plus petit chèque vaut le plus grand : personne ne le voit. Vous pourriez maintenant poser votre baguette.
option-other = vous avez rencontré Ben et Cleo sur la même tuile, et il a fallu enchérir. Commerce ou logement aurait été à vous seul.

draw-title = Tenter sa chance
draw-text =
    Certaines cartes action donnent de l'influence ou des chèques. Qui prend des chèques en tire l'un après l'autre à la banque, jusqu'à une limite, ici 100. Au-delà, tout ce qui a été tiré y retourne (S75).

    Vous avez tiré 70. Il reste deux chèques à la banque, et vous avez compté : un 30 et un 100.
draw-task = L'un des deux vous ferait tout perdre. Arrêtez à temps.
draw-good = Soixante-dix en main. Le 30 aurait fait juste 100, mais c'était à pile ou face.
draw-other = vous avez tiré encore, et le hasard a décidé. Soixante-dix était un bon moment pour s'arrêter.
