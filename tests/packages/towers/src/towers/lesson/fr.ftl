### La leçon de Towers, en français : pour chaque étape un titre, un texte, une tâche, et ce qu'on dit ensuite

tallest-title = Le plus haut remporte la rue
tallest-text = Chacun élève un immeuble, face cachée (T5). Le propriétaire du plus haut remporte la rue (T2).
tallest-task = Ben a construit, face cachée. Élevez un immeuble qu'il peut difficilement avoir dépassé.
tallest-good = Ben avait élevé 12 étages. Vous remportez la rue, et choisissez l'immeuble à garder.
tallest-other = c'était plus bas que les 12 étages de Ben. Essayez 15 ou 24.
neighbours-title = Les voisins valent plus
neighbours-text = Vous avez remporté la rue et gardez un de ses immeubles, pour un point. Deux immeubles d'un étage d'écart valent deux points de plus (T4).
neighbours-task = Vous avez déjà gardé 7 étages. Gardez son voisin.
neighbours-good = 7 et 8 sont voisins : quatre points en tout.
neighbours-other = 15 n'est pas voisin de 7. Essayez 8.
