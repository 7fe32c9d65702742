### La leçon de Skyline, en français : pour chaque étape un titre, un texte, une tâche, et ce qu'on dit ensuite

tallest-title = Le plus haut remporte la rue
tallest-text = Chacun élève un immeuble. Le plus haut rapporte un point à son propriétaire (S2).
tallest-task = Ben a élevé 12 étages. Remportez la rue, et gardez votre immeuble le plus haut.
tallest-good = 15 étages suffisaient, et vous commencez la rue suivante.
tallest-other = c'était plus bas que les 12 étages de Ben, ou plus haut qu'il ne fallait. Essayez 15.
