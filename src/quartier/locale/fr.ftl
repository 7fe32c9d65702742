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
lesson-step-over = Cette étape de la leçon est terminée. Recommencez-la, ou passez à la suivante.
no-such-step = Il n'y a pas d'étape { $step } ; la leçon en compte { $steps }.
position-no-game = Un document de position est un objet dont « game » est l'un de : { $allowed }.
position-not-json = Le document de position n'est pas du JSON : { $problem }.
position-field-missing = Le champ « { $field } » manque.
position-field-unknown = Le champ « { $field } » est inconnu.
position-field-wrong = Le champ « { $field } » ne peut pas être { $found } : { $problem }.
position-card-unknown = « { $card } » n'est pas une carte ; les cartes vont de « { $first } » à « { $last } ».
position-card-twice = La carte « { $card } » se trouve à deux endroits.
position-card-missing = La carte « { $card } » n'est nulle part, alors que sa pile est donnée.
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
plain-bots-only = « { $name } » ne peut pas jouer ici : seuls le peuvent les robots qui ne cherchent pas. Permis : { $allowed }.
league-of-others = Le fichier { $file } contient les résultats d'une autre ligue, ou aucun.
bad-iterations = « { $name } » : après « search: » vient un nombre d'itérations de 1 à { $most }.
bot-not-started = Le robot { $bot } ne peut pas démarrer : { $problem }. « greedy » joue à sa place.
bot-crashed = Le robot { $bot } s'est arrêté. « greedy » joue à sa place.
bot-too-slow = Le robot { $bot } a mis plus de { $seconds } secondes. « greedy » joue à sa place.
bot-bad-move = Le robot { $bot } a répondu « { $answer } », qui n'est pas un coup permis. « greedy » joue à sa place.
batch-bad-number = Le nombre de { $what } doit être un nombre entier à partir de 1, et non « { $value } ».
batch-bad-moves = Les coups de { $tables } tables sont un tableau de { $tables } nombres entiers, et non de forme { $shape } et de type { $type }.
batch-illegal-move = Table { $table } : le coup { $move } n'y est pas permis. Permis : { $allowed }.
batch-illegal-on-device = Table { $table } : le coup n'y est pas permis.
env-unknown-move = « { $move } » n'est pas un coup. Les coups sont les nombres entiers de 0 à { $most }.
env-bad-render-mode = Aucune façon de dessiner ne s'appelle « { $value } ». Permis : { $allowed }.
env-no-seat = Il n'y a pas de place « { $value } » ; les places vont de 0 à { $most }.
env-rivals-number = { $found } adversaires sont nommés, mais il y a { $rivals } autres places. Nommez-en un pour toutes, ou un pour chacune.
env-no-answer = C'est à « { $agent } » de jouer, mais les actions n'en contiennent pas de lui.
env-other-game = Ce qui a été gardé appartient à un autre jeu, ou à un autre nombre de tables.
missing-package = Il faut pour cela le paquet « { $package } » : pip install "quartier[{ $extra }]".
dataset-unreadable = Le fichier { $file } n'est pas un jeu de données de Quartier.
no-gpu = Aucun GPU n'est utilisable ici : { $problem }.

## La ligne de commande

cli-help = Des jeux de construction de ville, à jouer, à étudier et à mesurer. Chaque commande accepte --lang et une langue : { $languages }.
cli-help-games = Lister les jeux.
cli-help-new-game = Écrire le paquet d'un petit jeu, complet et prouvé, dont faire le vôtre.
cli-help-new-name = Le nom du jeu, en minuscules, par exemple mon_jeu.
cli-help-new-folder = Le dossier où écrire le paquet.
cli-new-game-written =
    { $name } se trouve dans { $folder }. Ensuite :

        cd { $folder }
        pip install --editable '.[dev]'
        quartier play { $name }
        python -m quartier.conformance { $name }
cli-folder-taken = Le dossier { $folder } n'est pas vide. Choisissez-en un autre.
cli-bad-game-name = « { $name } » ne peut pas être le nom d'un jeu : écrivez-le en minuscules, chiffres et tirets bas, une lettre d'abord, par exemple mon_jeu.
cli-game-name-taken = Il existe déjà un jeu ou un paquet Python appelé « { $name } ». Choisissez un autre nom.
cli-help-rules = Lire les règles d'un jeu.
cli-help-play = Jouer à un jeu dans le terminal.
cli-help-replay = Revoir une partie enregistrée.
cli-help-simulate = Jouer un très grand nombre de parties et les résumer.
cli-help-bench = Mesurer la vitesse des jeux.
cli-help-game = Le jeu, tel que « quartier games » le nomme.
cli-help-option = Une option du jeu ; à répéter pour chaque option.
cli-help-seed = Le nombre qui décide de la donne ; le même nombre donne la même donne.
cli-help-json = Écrire en JSON.
cli-help-against = Le robot de toutes les autres places, sans --seats : { $bots }.
cli-help-seats = Qui est assis où : « you » pour une personne, ou un robot : { $bots }.
cli-help-resume = Reprendre une partie enregistrée.
cli-help-save = Le fichier où garder la partie.
cli-help-file = Le fichier d'une partie enregistrée.
cli-help-at = Ne montrer que la position après ce nombre de coups.
cli-help-seat = Montrer la partie telle que cette place la voit ; sinon, en spectateur.
cli-help-players = Le nombre de joueurs.
cli-help-number = Le nombre de parties.
cli-help-threads = Le nombre de fils d'exécution.
cli-help-by = Le robot qui joue à toutes les places.
cli-help-seconds = Durée de la mesure de chaque jeu, en secondes.
cli-option-without-value = « { $option } » n'est pas une option : écrivez nom=valeur.
cli-no-game = Quel jeu ? Les jeux sont : { $allowed }.
cli-no-seat = Il n'y a pas de place { $seat } ; les places vont de 0 à { $most }.
cli-no-move = La partie n'a pas de coup { $move } ; elle en a { $most }.
cli-seats-number = { $found } places sont nommées, mais on joue à { $players }.
cli-bad-number = { $found } n'est pas dans la liste ; elle va de 1 à { $most }.
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
cli-help-arena = Mesurer des robots les uns contre les autres.
cli-help-analyse = Juger une partie enregistrée : le coût de chaque choix, et la part de chance.
cli-help-hint = Demander conseil dans une position.
cli-help-bots = Les robots, séparés par des virgules : { $bots }. Ceux du même nom comptent pour un. S'ils sont autant que les places, on joue tous leurs ordres.
cli-help-selfplay = Jouer des parties entre robots et écrire chaque décision dans un fichier, pour apprendre.
cli-help-out = Le fichier où écrire les décisions.
cli-collected = { $decisions } décisions de { $games } parties : { $file }
cli-help-results = Le fichier où garder les résultats ; une ligue interrompue en reprend.
cli-help-picture = Le fichier où dessiner une image.
cli-help-iterations = Itérations de la recherche, pour chaque décision.
cli-help-document = Le fichier d'un document de position.
cli-help-search = Mesurer la recherche au lieu des règles.
cli-no-hint = La partie est terminée ; il n'y a rien à choisir.
cli-playing = { $name }
cli-analysing = { $name }
cli-costly = Coup { $number } : { $name } a choisi « { $move } », mieux valait « { $best } » : { $before } de chances sont devenues { $after }.
cli-line = Attendu : { $moves }
cli-column-bot = robot
cli-column-rating = cote
cli-column-first = premières places
cli-column-points = points
cli-column-played = parties
cli-column-cost = abandonné
cli-column-luck = chance
cli-column-move = coup
cli-column-chance = chances de gagner
cli-column-score = score
cli-column-visits = visites
cli-column-horizon = horizon
cli-column-iterations = itérations /s
cli-column-threaded = fils : /s
cli-column-overhead = coût / parties brutes

## Le serveur : ce qui est refusé

bad-setting = Le réglage { $setting } ne peut pas être « { $value } » : il faut un { $kind }.
database-in-use = Un autre serveur utilise déjà { $database } ; plusieurs serveurs demandent PostgreSQL.
bad-json = Ce n'est pas du JSON.
bad-request = La demande est incompréhensible : { $problem }
bad-origin = Cette page ne peut pas parler ici en votre nom.
too-large = C'est trop grand : au plus { $most } octets.
too-fast = C'était trop à la fois ; attendez un instant.
too-full = Le serveur est trop occupé ; réessayez dans un instant.
database-trouble = Le serveur n'atteint pas sa base de données en ce moment ; réessayez dans un instant.
too-many-tables = Vous avez { $most } tables en cours ; finissez-en d'abord quelques-unes.
closing = Le serveur redémarre ; réessayez dans un instant.
our-mistake = Quelque chose s'est mal passé sur le serveur ; c'est notre faute, pas la vôtre.
no-page = Il n'y a pas de page « { $page } ».
no-such-method = « { $page } » ne peut pas être demandée ainsi.
local-only = Seule la machine elle-même peut demander cela.
no-table = Il n'y a pas de table « { $table } ».
other-rules = La table { $table } suivait d'autres règles que celles de ce serveur ; on ne peut pas la continuer.
no-guest = Vous n'avez pas encore de nom ici.
no-seat = Cette place n'est pas à vous.
no-such-seat = Il n'y a pas de place { $seat } à cette table.
no-seat-link = Ce lien ne mène à aucune place ; peut-être a-t-il déjà servi.
not-your-turn = Ce n'est pas votre tour.
host-only = Seul l'hôte de la table peut faire cela.
casual-only = À une table classée, il n'y a pas de conseils.
not-finished = Cela se montre quand la partie est finie.
stale-number = Quelque chose s'est passé entre-temps ; regardez, puis choisissez.
wrong-state = Ce n'est pas possible maintenant : la table { $state ->
    [gathering] n'a pas commencé
    [playing] est en cours
    [finished] est finie
    [closed] est fermée
   *[other] est dans un autre état
}.
seat-taken = Cette place est prise.
already-seated = Vous avez déjà une place à cette table.
already-gone = Un robot joue déjà à cette place.
not-gone = Personne d'autre ne joue à cette place.
open-seats = Il reste des places libres ; attendez des joueurs ou laissez-les à des robots.
one-seat-for-you = Exactement une place d'une nouvelle table est la vôtre.
undo-under-way = Quelqu'un d'autre demande déjà à reprendre un coup.
nothing-asked = Personne ne vous demande votre accord.
chain-goes-on = Avec « { $move } » il se passe quelque chose qu'il faut voir avant de continuer ; envoyez les coups jusque-là.
unknown-order = « { $move } » n'est pas un coup de ce jeu.
no-such-move = Il n'y a pas de coup { $move } ; il y en a { $most }.
record-without-proof = La partie ne contient pas la preuve de sa donne ; seules celles téléchargées d'un serveur l'ont.

## Le serveur : ce qui se dit

guest-name = Invité { $number }
waiting-for = { $name } décide.
page-without-client = Le serveur fonctionne. Le client web ne fait pas encore partie de cette installation ; les programmes peuvent utiliser l'API.
event-table-resigned = { $seat } abandonne ; un robot continue.
event-table-out-of-time = { $seat } n'a plus de temps ; un robot continue.
event-table-returned = { $seat } est de retour.
event-table-undone = { $seat } reprend un coup.
bot-beginner = Débutant
bot-easy = Facile
bot-medium = Moyen
bot-hard = Difficile
bot-expert = Expert
bot-master = Maître
bot-greedy = Glouton
bot-random = Hasard

## Le serveur en ligne de commande

cli-help-serve = Tenir des tables : personnes et robots jouent par le réseau. Les réglages viennent de l'environnement ; voir --settings.
cli-help-verify = Vérifier que la donne d'une partie téléchargée d'un serveur était honnête.
cli-help-host = L'adresse à écouter ; 0.0.0.0 veut dire toutes celles de cette machine.
cli-help-port = Le port à écouter.
cli-help-workers = Le nombre de processus ; plus d'un demande PostgreSQL.
cli-help-open = Ouvrir la page dans le navigateur.
cli-help-openapi = Imprimer le contrat de l'API et s'arrêter.
cli-help-settings = Énumérer les réglages que l'environnement peut contenir, et s'arrêter.
cli-serving = Quartier est servi sur { $address } ; les tables sont gardées dans { $database }. Ctrl-C l'arrête.
cli-workers-need-postgres = Plusieurs processus demandent une base PostgreSQL : DATABASE_URL=postgresql+asyncpg://...
cli-verify-replayed = { $name } : { $moves } coups rejoués ; ils mènent à la fin notée.
cli-verify-holds = La donne était honnête : le secret est celui annoncé avant le début, et la graine découle de lui et de la chance de chacun.
cli-verify-broken = La donne n'était PAS honnête : secret, annonce et graine ne vont pas ensemble.
cli-column-setting = réglage
cli-column-default = défaut
setting-database-url = Où les tables sont gardées : sqlite+aiosqlite:///FICHIER ou postgresql+asyncpg://... ; lu aussi dans DATABASE_URL. Vide : un fichier dans le dossier de données de l'utilisateur.
setting-sync-writes = SQLite attend le disque : sinon une panne de courant, mais pas un arrêt du serveur, peut perdre les derniers coups.
setting-secret = Ce qui signe les cookies. Vide : créé au premier démarrage et gardé dans la base.
setting-origins = D'autres origines dont les pages peuvent utiliser l'API, séparées par des espaces.
setting-secure-cookies = Cookies pour https seulement : à mettre derrière un proxy qui parle https.
setting-trust-proxy = X-Forwarded-For donne l'adresse du client : à mettre derrière un proxy, jamais sans.
setting-public-metrics = /metrics répond à tous, pas seulement à cette machine.
setting-bot-threads = Fils dans lesquels les robots réfléchissent.
setting-bot-seconds = Le temps maximal de réflexion d'un robot pour un coup.
setting-hint-seconds = Le temps de réflexion pour un conseil.
setting-order-seconds = L'attente d'un ordre permanent, pour qu'on ne le distingue pas d'une personne rapide.
setting-analysis-iterations = La profondeur de l'analyse des parties finies.
setting-requests-per-second = Demandes d'une adresse ; 0 veut dire sans limite.
setting-messages-per-second = Messages par connexion ; 0 veut dire sans limite.
setting-tables-per-guest = Tables qu'un invité peut avoir en cours.
setting-most-sockets = Connexions en tout.
setting-idle-seconds = Après ce temps sans visite, une table est oubliée en mémoire ; elle reste dans la base.
setting-log-level = debug, info, warning ou error.
