### Les mots du client, en français. Les jeux apportent les leurs.

## Partout

skip = Aller au contenu
settings = Réglages
close = Fermer
new-tab = (dans un nouvel onglet)
cancel = Annuler
you = vous
in-this-language = En français
theme-paper = Clair : papier
theme-blueprint = Sombre : calque bleu
sound-on = Sons : oui
sound-off = Sons : non
unreachable = Le serveur ne répond pas. Vérifiez votre connexion ; nous réessayons.
try-again = Réessayer
lost-title = Il n'y a rien ici
lost-text = Cette page n'existe pas, ou n'existe plus.
to-home = Tous les jeux
loading = Un instant …

## Accueil

home-title = Des jeux où l'on bâtit une ville
home-lead = Introuvables depuis des décennies, de nouveau complets : toutes les règles, toutes les éditions, contre des amis ou de bons robots. Sans compte, sans rien installer.
home-play = Jouer
home-play-game = Jouer : { $title }
home-friends = Entre amis
home-friends-game = Entre amis : { $title }
home-rules = Règles
home-rules-game = Règles : { $title }
home-players = De { $least } à { $most } joueurs
home-mine = Mes parties
home-your-turn = À vous
home-waiting = On attend { $name }
home-finished = Terminée
home-won = Gagnée par { $name }
home-won-for = Gagnée par un robot pour { $name }
home-past = Mes parties terminées
home-lobby = Tables ouvertes
home-watch = À regarder
home-lobby-empty = Personne n'attend en ce moment. Ouvrez une table et annoncez-la.
home-seats = { $taken } places prises sur { $players }
home-name = Votre nom
home-name-save = Garder

## Nouvelle table

new-title = Une table de { $title }
new-players = Joueurs
new-opponents = Les autres places
new-bots = Des robots
new-friends = Des amis, par un lien
new-level = De quelle force
new-options = Les règles de cette table
new-clock = Pendule
clock-none = Sans pendule
clock-live = { $minutes } min + { $increment } s
clock-day = { $days ->
    [one] Un jour par coup
   *[other] { $days } jours par coup
}
new-listed = À l'accueil
listed-no = Privée : qui a le lien
listed-yes = Annoncée : ouverte à tous
new-start = Commencer
new-open = Ouvrir la table
yes = Oui
no = Non

## On se réunit

gather-title = { $title } : on se réunit
gather-lead = Envoyez ce lien à vos amis, ou faites-leur photographier le carré.
gather-copy = Copier le lien
gather-copied = Copié
gather-qr = Le lien en code QR
gather-open = Place libre
gather-sit = S'asseoir ici
gather-bot = Mettre un robot
gather-free = Libérer la place
gather-start = Commencer
gather-start-fill = Commencer ; des robots prennent les places libres
gather-host = L'hôte lance la partie.
gather-leave = Quitter la table

## Table

turn-yours = À vous
prompt = Ce qui est demandé
board = Plateau
hand = Votre main
hand-empty = Votre main est vide.
seats = Places
laid = Cartes devant { $name }
winner = vainqueur
presence-bot = Un robot
presence-here = Est là
presence-away = Est absent
gone-resigned = A abandonné ; un robot joue
gone-out-of-time = Temps écoulé ; un robot joue
clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
clock-hours = { $hours } h { $minutes } min
clock-left = Temps restant : { $time }
panels = Plus de la table
panel-beside = La table
panel-score = Score
panel-more = Plus
log = Ce qui s'est passé
log-empty = Il ne s'est encore rien passé.
rule = règle { $rule }
chat = Discussion
chat-empty = Personne n'a rien dit.
chat-write = Dire quelque chose
chat-send = Envoyer
undo = Reprendre
hint = Conseil
hint-advice = Un bon joueur choisirait : { $move }
hint-chance = ({ $chance } % de gagner)
resign = Abandonner
resign-title = Abandonner cette partie ?
resign-text = Un robot prend votre place pour de bon.
rules = Règles
text-mode = En mots
board-mode = En plateau
which-plan = De quelle façon ?
since = Depuis votre tour : { $events }
since-start = Jusqu'ici : { $events }
since-forced = Votre seul coup possible a été joué pour vous.
since-skipped = { $rounds ->
    [one] Personne ne pouvait rien faire : un tour a été passé.
   *[other] Personne ne pouvait rien faire : { $rounds } tours ont été passés.
}
show-again = Revoir
jump = Revenir au direct
and-more = … et { $more ->
    [one] un autre
   *[other] { $more } autres
}
fear-title = En êtes-vous sûr ?
fear-yes = Je le fais
fear-no = Choisir autre chose
connection-waiting = La connexion est perdue. Nous réessayons ; rien de ce que vous avez choisi n'est perdu.
connection-connecting = Connexion …
connection-refused = Cette table n'existe pas.
undo-asked = { $name } voudrait reprendre un coup.
undo-agree = Accepter
undo-refuse = Refuser
undo-withdraw = Ne plus demander
undo-waiting = On attend l'accord des autres …
watching = Vous regardez.
left = Vous avez quitté cette partie.
spectators = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
table-settings = Réglages
table-settings-forced = Jouer pour moi les coups forcés
table-settings-hurried = Montrer les coups des autres sans pause
table-settings-order = Toujours jouer « { $move } » pour moi
table-settings-keys = Touches
keys-arrows = Flèches : parcourir le plateau et la main
keys-enter = Entrée : choisir ce qui est éclairé
keys-tab = Tabulation : partie suivante de la table
keys-next = N : vers la première chose éclairée
keys-undo = U : reprendre
keys-hint = H : conseil
keys-escape = Échap : abandonner un choix à moitié fait
over-title = La partie est terminée
over-won = Vous gagnez !
over-won-for-you = Le bot qui a pris votre place gagne.
over-won-by = { $name } gagne.
over-shared = { $names } se partagent la victoire.
over-seat = Joueur
over-score = Score
rematch = Rejouer
rematch-join = Vers la partie suivante
words-title = La position en mots
moves-title = Ce que vous pouvez faire
moves-none = On ne vous demande rien pour l'instant.
back-to-seat = Reprendre ma place

## Après la fin

pad-title = Feuille de score
pad-line = Ce qui compte
share = Copier le lien
analysis-title = Le déroulement
curve-title = Chances de gagner
curve-seat = { $name } : { $first } au début, { $last } à la fin.
turning-points = Tournants
turning-points-none = Aucun tournant : tout s'est décidé peu à peu.
turning-choice = { $name } a choisi { $move } ; { $best } valait mieux ({ $swing })
turning-luck = { $name } a eu de la chance après { $move } ({ $swing })
turning-bad-luck = { $name } a eu de la malchance après { $move } ({ $swing })
worth = Choix et chance
worth-choices = Choix
worth-luck = Chance
worth-note = En chances de gagner : ce que les choix de chacun ont abandonné par rapport aux meilleurs, et ce que le hasard a donné ou pris.
analysis-lead = Un joueur fort examine chaque décision de cette partie : où elle a tourné, ce qui fut talent et ce qui fut chance.
analysis-ask = Analyser la partie
analysis-going = L'analyse est en cours …

## Revoir

replay = Revoir
replay-slider = Moment de la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-run = Lecture
replay-pause = Pause
replay-on = Un pas en avant
replay-last = À la fin
replay-turning = Tournant suivant
replay-eyes = Vu par
replay-spectator = Un spectateur
replay-all = Tout voir
replay-link = Lien vers ce moment
replay-score = Score
replay-start = Le début
replay-chose = { $name } choisit : { $move }
replay-keys = Flèches : un pas. Espace : lecture et pause. Début, Fin : aux extrémités.
play-on = Continuer d'ici
play-on-seat = À la place de
play-on-deal = Cartes cachées
play-on-same = Comme elles étaient
play-on-new = Redistribuées

## Leçons

learn = Apprendre
learn-game = Apprendre : { $title }
learn-title = Apprendre { $title }
learn-step = Étape { $step } sur { $steps }
learn-task = À vous
learn-try = Essayer
learn-show = Montrez-moi
learn-do = Faites-le pour moi
learn-again = Encore une fois
learn-next = Suite
learn-back = Retour
learn-done = Bien joué
learn-missed = C'est permis aussi, mais …
learn-over-title = Vous savez jouer
learn-over-text = C'est tout ce qu'il faut pour une première partie. Le reste est dans la règle, et le journal de chaque table cite la règle derrière chaque événement.
learn-you = Vous êtes { $name }.

## Règle

rules-search = Chercher dans la règle
rules-page = En pleine page
rules-found = { $count ->
    [0] Rien trouvé.
    [one] { $count } paragraphe trouvé.
   *[other] { $count } paragraphes trouvés.
}
rules-chapters = Chapitres

## La donne

fair-title = Une donne équitable
fair-lead = Personne ne peut choisir les cartes, pas même le serveur : elles découlent d'un secret sur lequel il s'est engagé avant que quiconque s'assoie, et de la chance que le navigateur de chaque joueur y a ajoutée.
fair-open = Le secret est montré quand la partie est finie. Notez l'engagement : il devra être resté le même.
fair-holds = Votre navigateur l'a recalculé : le secret est bien celui de l'engagement, et la donne découle de lui et de la chance de chacun.
fair-broken = Cela ne concorde pas : la donne ne découle pas de l'engagement.
fair-cannot = Un navigateur ne peut vérifier cela qu'en https. Téléchargez l'enregistrement, et laissez quartier verify le vérifier.
fair-commitment = Engagement
fair-luck = Chance de { $name }
fair-secret = Secret
fair-seed = Graine de la donne
fair-record = Télécharger l'enregistrement de la partie
fair-table = Vers la table

## Plateaux

square-empty = { $square } : vide
square-owned = { $square } : { $owner }, groupe de { $size }
square-would = { $square }. { $would }
discard = Défausse
played-now = Ce tour
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## La page des pièces

pieces-title = Les pièces
pieces-lead = Tout ce dont les plateaux sont faits, dans tous ses états.
pieces-buttons = Boutons
pieces-owners = Propriétaires
pieces-cards = Cartes
pieces-seats = Places
pieces-prompts = Questions
pieces-grid = Un plan
pieces-notices = Avis
pieces-log = Journal et discussion
pieces-track = Une piste
pieces-icons = Icônes
