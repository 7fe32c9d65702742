### Mots communs à tous les jeux, en français

## Ce qui n'allait pas

unknown-game = Il n'y a pas de jeu « { $name } ». Les jeux sont : { $allowed }.
unknown-option = { $name } n'a pas d'option « { $option } ». Il a : { $allowed }.
bad-option-value = { $name } : l'option « { $option } » ne peut pas être « { $value } ». Permis : { $allowed }.
bad-players = { $name } ne se joue pas à { $value }. Permis : { $allowed }.
bad-seed = La graine « { $value } » n'est pas un nombre entier de 0 à { $most }.
unreadable-move = « { $move } » n'est pas un coup. Permis maintenant : { $allowed }.
cannot-undo = Ce coup ne peut pas être repris : un autre joueur en a déjà appris quelque chose.
nothing-to-undo = Il n'y a pas de coup à reprendre.
position-no-game = Un document de position est un objet dont « game » est l'un de : { $allowed }.
position-not-json = Le document de position n'est pas du JSON : { $problem }.
position-field-missing = Le champ « { $field } » manque.
position-field-unknown = Le champ « { $field } » est inconnu.
position-field-wrong = Le champ « { $field } » ne peut pas être { $found } : { $problem }.
record-first-line = La ligne 1 d'une partie enregistrée doit être « { $expected } ».
record-unreadable-line = La ligne { $line } est illisible : « { $found } ».
record-after-end = La ligne { $line } vient après la fin de la partie enregistrée.
record-truncated = La partie enregistrée s'interrompt après la ligne { $line } : sa dernière ligne, « end: ... », manque.
record-header-missing = La ligne « { $key }: ... » manque en tête de la partie enregistrée.
record-bad-header = L'en-tête de la partie enregistrée est faux. { $reason }
record-bad-number = « { $key }: { $found } » dans l'en-tête n'est pas un nombre entier.
record-other-rules = Cette partie a été jouée avec la version { $found } des règles de { $name } ; celles-ci sont la version { $ours }.
record-wrong-seat = La ligne { $line } donne un coup à la place { $seat }, mais c'est à la place { $turn } de jouer.
record-bad-move = Ligne { $line } : { $reason }
record-wrong-end = La ligne { $line } dit « { $found } », mais les coups mènent à « { $expected } ».
unknown-bot = Il n'y a pas de robot « { $name } ». Les robots sont : { $allowed }.
league-of-others = Le fichier { $file } contient les résultats d'une autre ligue, ou aucun.
bad-iterations = « { $name } » : après « search: » vient un nombre d'itérations de 1 à { $most }.
bot-not-started = Le robot { $bot } ne peut pas démarrer : { $problem }. « greedy » joue à sa place.
bot-crashed = Le robot { $bot } s'est arrêté. « greedy » joue à sa place.
bot-too-slow = Le robot { $bot } a mis plus de { $seconds } secondes. « greedy » joue à sa place.
bot-bad-move = Le robot { $bot } a répondu « { $answer } », qui n'est pas un coup permis. « greedy » joue à sa place.

## La ligne de commande

cli-help = Cinq jeux de construction de ville : à jouer, à étudier, à mesurer. Chaque commande accepte --lang en ou --lang fr.
cli-help-games = Lister les jeux.
cli-help-rules = Lire les règles d'un jeu.
cli-help-play = Jouer à un jeu dans le terminal.
cli-help-replay = Revoir une partie enregistrée.
cli-help-simulate = Jouer un très grand nombre de parties et les résumer.
cli-help-bench = Mesurer la vitesse des jeux.
cli-help-game = Le jeu, tel que « quartier games » le nomme.
cli-help-option = Une option du jeu ; à répéter pour chaque option.
cli-help-seed = Le nombre qui décide de la donne ; le même nombre donne la même donne.
cli-help-json = Écrire en JSON.
cli-help-seats = Qui est assis où : « you » pour une personne, ou un robot : beginner, easy, medium, hard, expert, master, random, greedy, search:1000, exec:./mon_robot.
cli-help-resume = Reprendre une partie enregistrée.
cli-help-save = Où garder la partie.
cli-help-file = Une partie enregistrée.
cli-help-at = Ne montrer que la position après tant de coups.
cli-help-seat = Voir la partie avec les yeux de cette place ; sinon, en spectateur.
cli-help-players = Le nombre de joueurs.
cli-help-number = Le nombre de parties.
cli-help-threads = Le nombre de fils d'exécution.
cli-help-by = Comment choisissent les joueurs : au hasard, ou selon la politique du jeu.
cli-help-seconds = Durée de la mesure de chaque jeu, en secondes.
cli-option-without-value = « { $option } » n'est pas une option : écrivez nom=valeur.
cli-no-game = Quel jeu ? Les jeux sont : { $allowed }.
cli-no-seat = Il n'y a pas de place { $seat } ; les places vont de 0 à { $most }.
cli-no-move = La partie n'a pas de coup { $move } ; elle en a { $most }.
cli-seats-number = { $found } places sont nommées, mais on joue à { $players }.
cli-bad-number = { $found } n'est pas dans la liste ; elle va de 1 à { $most }.
cli-bad-by = « { $value } » n'est pas une façon de choisir. Permis : { $allowed }.
cli-unknown-language = Il n'y a pas de langue « { $name } ». Permis : { $allowed }.
cli-file-trouble = Le fichier { $file } ne peut pas être utilisé : { $problem }.
cli-stopped = Arrêté.
cli-kept = Arrêté. La partie est gardée ; pour continuer : quartier play --resume { $file }
cli-kept-whole = La partie est gardée dans { $file }
cli-saved = Enregistré dans { $file }
cli-hint = Un joueur correct choisirait peut-être : { $move }
cli-person = Joueur
cli-hand-over = Passez l'écran à { $name }, qui appuie alors sur Entrée.
cli-commands = un nombre ou un coup · undo (reprendre) · hint (conseil) · board (plateau) · rules (règles) · save FICHIER · quit
cli-next = Entrée : tour suivant, q : quitter
cli-after = { $moves ->
    [one] après un coup
   *[other] après { $moves } coups
}
cli-simulating = { $name }
cli-simulated = { $games } parties en { $seconds } s : { $games_per_s } parties/s, { $decisions_per_s } décisions/s
cli-length = Décisions par partie : moyenne { $mean } ; { $quantiles }
cli-benching = Mesure de { $name } ...
cli-column-game = jeu
cli-column-players = joueurs
cli-column-about = sujet
cli-column-seat = place
cli-column-win-share = victoires
cli-column-interval = intervalle 95 %
cli-column-mean = score moyen
cli-column-quantiles = score 5 25 50 75 95 %
cli-column-plain = simple /s
cli-column-compiled = compilé /s
cli-column-ratio = rapport
cli-column-threads = fils : /s
cli-column-cold = à froid
cli-column-cached = en cache
cli-column-bytes = octets
