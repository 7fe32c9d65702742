### Words shared by all games, in English

## What was wrong

unknown-game = There is no game "{ $name }". The games are: { $allowed }.
unknown-option = { $name } has no option "{ $option }". It has: { $allowed }.
bad-option-value = { $name }: the option "{ $option }" cannot be "{ $value }". Allowed: { $allowed }.
bad-players = { $name } is not for { $value } players. Allowed: { $allowed }.
bad-seed = The seed "{ $value }" is not a whole number from 0 to { $most }.
unreadable-move = "{ $move }" is not a move. Legal now: { $allowed }.
cannot-undo = This move cannot be taken back: another player has already learned something by it.
nothing-to-undo = There is no move to take back.
lesson-step-over = This step of the lesson is over. Begin it again, or go on to the next.
no-such-step = There is no step { $step }; the lesson has { $steps }.
position-no-game = A position document is an object whose "game" is one of: { $allowed }.
position-not-json = The position document is not JSON: { $problem }.
position-field-missing = The field "{ $field }" is missing.
position-field-unknown = The field "{ $field }" is not known.
position-field-wrong = The field "{ $field }" cannot be { $found }: { $problem }.
position-card-unknown = "{ $card }" is no card; the cards go from "{ $first }" to "{ $last }".
position-card-twice = The card "{ $card }" is in two places.
position-card-missing = The card "{ $card }" is nowhere, although its pile is given.
record-first-line = Line 1 of a record must be "{ $expected }".
record-unreadable-line = Line { $line } cannot be read: "{ $found }".
record-after-end = Line { $line } stands after the end of the record.
record-truncated = The record breaks off after line { $line }: its last line, "end: ...", is missing.
record-header-missing = The line "{ $key }: ..." is missing from the head of the record.
record-bad-header = The head of the record is wrong. { $reason }
record-bad-number = "{ $key }: { $found }" in the head of the record is not a whole number.
record-other-rules = The record was played by version { $found } of the rules of { $name }; these are version { $ours }.
record-wrong-seat = Line { $line } gives a move to seat { $seat }, but seat { $turn } is to move.
record-bad-move = Line { $line }: { $reason }
record-wrong-end = Line { $line } says "{ $found }", but the moves lead to "{ $expected }".
unknown-bot = There is no bot "{ $name }". The bots are: { $allowed }.
plain-bots-only = "{ $name }" cannot play here: only bots that do not search can. Allowed: { $allowed }.
league-of-others = The file { $file } holds the results of another league, or none at all.
bad-iterations = "{ $name }": after "search:" comes a number of iterations from 1 to { $most }.
bot-not-started = The bot { $bot } cannot be started: { $problem }. "greedy" moves in its place.
bot-crashed = The bot { $bot } has stopped. "greedy" moves in its place.
bot-too-slow = The bot { $bot } took more than { $seconds } seconds. "greedy" moves in its place.
bot-bad-move = The bot { $bot } answered "{ $answer }", which is no legal move. "greedy" moves in its place.
batch-bad-number = The number of { $what } must be a whole number from 1 on, not "{ $value }".
batch-bad-moves = The moves of { $tables } tables are an array of { $tables } whole numbers, not of shape { $shape } and type { $type }.
batch-illegal-move = Table { $table }: the move { $move } is not legal there. Legal: { $allowed }.
batch-illegal-on-device = Table { $table }: the move is not legal there.
env-unknown-move = "{ $move }" is not a move. Moves are the whole numbers from 0 to { $most }.
env-bad-render-mode = There is no way to draw called "{ $value }". Allowed: { $allowed }.
env-no-seat = There is no seat "{ $value }"; seats go from 0 to { $most }.
env-rivals-number = { $found } rivals are named, but there are { $rivals } other seats. Name one for all, or one for each.
env-no-answer = It is the turn of "{ $agent }", but the actions hold none of his.
env-other-game = What was saved belongs to another game, or to another number of tables.
missing-package = This needs the package "{ $package }": pip install "quartier[{ $extra }]".
dataset-unreadable = The file { $file } is not a data set of Quartier.
no-gpu = There is no GPU that can be used here: { $problem }.

## The command line

cli-help = City-building board games to play, study and measure. Every command takes --lang with one of: { $languages }.
cli-help-games = List the games.
cli-help-new-game = Write the package of a small game, complete and proved, to grow into one of your own.
cli-help-new-name = The name of the game, in small letters, such as my_game.
cli-help-new-folder = The folder to write the package to.
cli-new-game-written =
    { $name } lies in { $folder }. Next:

        cd { $folder }
        pip install --editable '.[dev]'
        quartier play { $name }
        python -m quartier.conformance { $name }
cli-folder-taken = The folder { $folder } is not empty. Choose another one.
cli-bad-game-name = "{ $name }" cannot be the name of a game: write it in small letters, digits and underscores, a letter first, such as my_game.
cli-game-name-taken = There is a game or a Python package called "{ $name }" already. Choose another name.
cli-help-rules = Read the rules of a game.
cli-help-play = Play a game in the terminal.
cli-help-replay = Step through a recorded game.
cli-help-simulate = Play a large number of games and sum up how they went.
cli-help-bench = Measure how fast the games run.
cli-help-game = The game, as "quartier games" names it.
cli-help-option = An option of the game; repeat it for each option.
cli-help-seed = The seed of the deal; the same seed gives the same deal.
cli-help-json = Print JSON.
cli-help-against = The bot on every other seat, if --seats is not given: { $bots }.
cli-help-seats = Who sits where: "you" for a person, or a bot: { $bots }.
cli-help-resume = Continue a recorded game.
cli-help-save = The file to keep the game in.
cli-help-file = A file with the record of a game.
cli-help-at = Show only the position after this many moves.
cli-help-seat = Show the game as this seat sees it; by default, as a spectator does.
cli-help-players = The number of players.
cli-help-number = The number of games.
cli-help-threads = The number of threads.
cli-help-by = The bot that plays every seat.
cli-help-seconds = Seconds spent on each game.
cli-option-without-value = "{ $option }" is not an option: write it as name=value.
cli-no-game = Which game? The games are: { $allowed }.
cli-no-seat = There is no seat { $seat }; seats are 0 to { $most }.
cli-no-move = The game has no move { $move }; it has { $most }.
cli-seats-number = { $found } seats are named for { $players } players.
cli-bad-number = { $found } is not in the list, which goes from 1 to { $most }.
cli-unknown-language = There is no language "{ $name }". Allowed: { $allowed }.
cli-file-trouble = The file { $file } cannot be used: { $problem }.
cli-stopped = Stopped.
cli-kept = Stopped. The game is kept; go on with: quartier play --resume { $file }
cli-kept-whole = The game is kept in { $file }
cli-saved = Saved in { $file }
cli-hint = A decent player might choose: { $move }
cli-person = Player
cli-hand-over = Hand the screen over to { $name }, who then presses Enter.
cli-commands = a number or a move · undo · hint · board · rules · save FILE · quit
cli-next = Enter: next turn, q: quit
cli-after = { $moves ->
    [one] after one move
   *[other] after { $moves } moves
}
cli-simulated = { $games } games in { $seconds } s: { $games_per_s } games/s, { $decisions_per_s } decisions/s
cli-length = Decisions in a game: mean { $mean }; { $quantiles }
cli-benching = Measuring { $name } ...
cli-column-game = game
cli-column-players = players
cli-column-about = about
cli-column-seat = seat
cli-column-win-share = wins
cli-column-interval = 95 % interval
cli-column-mean = mean score
cli-column-quantiles = score 5 25 50 75 95 %
cli-column-plain = plain /s
cli-column-compiled = compiled /s
cli-column-ratio = ratio
cli-column-threads = threads: /s
cli-column-cold = cold
cli-column-cached = cached
cli-column-bytes = bytes
cli-help-arena = Measure bots against each other.
cli-help-analyse = Judge a recorded game: what each choice cost, and what was luck.
cli-help-hint = Ask for advice in a position.
cli-help-bots = The bots, separated by commas: { $bots }. Bots of the same name count as one. If there are as many as seats, every order is played.
cli-help-selfplay = Play games between bots and write every decision to a file, to learn from.
cli-help-out = The file to write the decisions to.
cli-collected = { $decisions } decisions of { $games } games: { $file }
cli-help-results = The file to keep the results in; an interrupted league continues from it.
cli-help-picture = The file to draw a picture in.
cli-help-iterations = Iterations of the search for each decision.
cli-help-document = A file with a position document.
cli-help-search = Measure the search instead of the rules.
cli-no-hint = The game is over; there is nothing to choose.
cli-playing = { $name }
cli-analysing = { $name }
cli-costly = Move { $number }: { $name } chose "{ $move }", better was "{ $best }": { $before } to win became { $after }.
cli-line = Expected: { $moves }
cli-column-bot = bot
cli-column-rating = rating
cli-column-first = first places
cli-column-points = points
cli-column-played = games
cli-column-cost = given away
cli-column-luck = luck
cli-column-move = move
cli-column-chance = chance to win
cli-column-score = score
cli-column-visits = visits
cli-column-horizon = horizon
cli-column-iterations = iterations /s
cli-column-threaded = threads: /s
cli-column-overhead = cost / raw playouts

## The server: what was refused

bad-setting = The setting { $setting } cannot be "{ $value }": a { $kind } is expected.
database-in-use = Another server already uses { $database }; several servers need PostgreSQL.
bad-json = This is not JSON.
bad-request = The request cannot be understood: { $problem }
bad-origin = This page may not speak for you here.
too-large = This is too large: at most { $most } bytes.
too-fast = That was too much at once; wait a moment.
too-full = The server is too busy just now; try again in a moment.
database-trouble = The server cannot reach its database just now; try again in a moment.
too-many-tables = You have { $most } tables under way; finish some of them first.
closing = The server is restarting; try again in a moment.
our-mistake = Something went wrong on the server; it was a mistake of ours, not yours.
no-page = There is no page "{ $page }".
no-such-method = "{ $page }" cannot be asked for in this way.
local-only = Only the machine itself may ask this.
no-table = There is no table "{ $table }".
other-rules = The table { $table } was played by other rules than this server has; it cannot be gone on with.
no-guest = You have no name here yet.
no-seat = This seat is not yours.
no-such-seat = There is no seat { $seat } at this table.
no-seat-link = This link leads to no seat; perhaps it was used already.
not-your-turn = It is not your turn.
host-only = Only the host of the table can do this.
casual-only = At a rated table there are no hints.
not-finished = This is shown when the game is over.
stale-number = Something has happened meanwhile; look again, then choose.
wrong-state = This cannot be done now: the table is { $state ->
    [gathering] not started yet
    [playing] being played
    [finished] finished
    [closed] closed
   *[other] in another state
}.
seat-taken = This seat is taken.
already-seated = You already have a seat at this table.
already-gone = A bot already plays this seat.
not-gone = Nobody else plays this seat.
open-seats = There are still open seats; wait for players or let bots take them.
one-seat-for-you = Exactly one seat of a new table is yours.
undo-under-way = Somebody else is already asking to take a move back.
nothing-asked = Nobody asks you to agree to anything.
chain-goes-on = With "{ $move }" something happens that must be seen before you can go on; send the moves up to there.
unknown-order = "{ $move }" is no move of this game.
no-such-move = There is no move { $move }; there are { $most }.
record-without-proof = The record holds no proof of its deal; only records downloaded from a server do.

## The server: what is said

guest-name = Guest { $number }
waiting-for = { $name } decides.
page-without-client = The server is running. The web client is not part of this installation yet; programs can use the API.
event-table-resigned = { $seat } resigns; a bot plays on.
event-table-out-of-time = { $seat } has run out of time; a bot plays on.
event-table-returned = { $seat } is back.
event-table-undone = { $seat } takes a move back.
bot-beginner = Beginner
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-expert = Expert
bot-master = Master
bot-greedy = Greedy
bot-random = Random

## The server on the command line

cli-help-serve = Serve live tables: people and bots play over the network. Settings come from the environment; see --settings.
cli-help-verify = Check that the deal of a game downloaded from a server was fair.
cli-help-host = The address to listen on; 0.0.0.0 means all addresses of this machine.
cli-help-port = The port to listen on.
cli-help-workers = The number of processes; more than one needs PostgreSQL.
cli-help-open = Open the page in the browser.
cli-help-openapi = Print the contract of the API and exit.
cli-help-settings = List what can be set in the environment, and exit.
cli-serving = Quartier is served at { $address }; tables are kept in { $database }. Ctrl-C stops it.
cli-workers-need-postgres = Several workers need a PostgreSQL database: set DATABASE_URL=postgresql+asyncpg://...
cli-verify-replayed = { $name }: { $moves } moves played again; they lead to the recorded end.
cli-verify-holds = The deal was fair: the secret is the one committed to before the start, and the seed follows from it and from everybody's luck.
cli-verify-broken = The deal was NOT fair: secret, commitment and seed do not belong together.
cli-column-setting = setting
cli-column-default = default
setting-database-url = Where tables are kept: sqlite+aiosqlite:///FILE or postgresql+asyncpg://...; also read from DATABASE_URL. Empty: a file in the user's data folder.
setting-sync-writes = SQLite waits for the disk: without it a power failure, though no crash, may lose the last moves.
setting-secret = What signs cookies. Empty: one is made at the first start and kept in the database.
setting-origins = Other origins whose pages may use the API, separated by spaces.
setting-secure-cookies = Cookies for https only: set it behind a proxy that speaks https.
setting-trust-proxy = X-Forwarded-For tells the client's address: set it behind a proxy, never without one.
setting-public-metrics = /metrics answers anybody, not only this machine.
setting-bot-threads = Threads in which bots think.
setting-bot-seconds = The longest a bot thinks about a move.
setting-hint-seconds = How long a hint is thought about.
setting-order-seconds = How long a standing order waits, so that nobody can tell it from a quick person.
setting-analysis-iterations = How thoroughly finished games are analysed.
setting-requests-per-second = Requests of one address; 0 means no limit.
setting-messages-per-second = Messages over one socket; 0 means no limit.
setting-tables-per-guest = Tables that one guest may have under way.
setting-most-sockets = Sockets in all.
setting-idle-seconds = After so long without visitors a table is forgotten in memory; it stays in the database.
setting-log-level = debug, info, warning or error.
