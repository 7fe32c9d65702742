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
position-no-game = A position document is an object whose "game" is one of: { $allowed }.
position-not-json = The position document is not JSON: { $problem }.
position-field-missing = The field "{ $field }" is missing.
position-field-unknown = The field "{ $field }" is not known.
position-field-wrong = The field "{ $field }" cannot be { $found }: { $problem }.
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
league-of-others = The file { $file } holds the results of another league, or none at all.
bad-iterations = "{ $name }": after "search:" comes a number of iterations from 1 to { $most }.
bot-not-started = The bot { $bot } cannot be started: { $problem }. "greedy" moves in its place.
bot-crashed = The bot { $bot } has stopped. "greedy" moves in its place.
bot-too-slow = The bot { $bot } took more than { $seconds } seconds. "greedy" moves in its place.
bot-bad-move = The bot { $bot } answered "{ $answer }", which is no legal move. "greedy" moves in its place.

## The command line

cli-help = Five city-building board games: to play, to study and to measure. Every command takes --lang en or --lang fr.
cli-help-games = List the games.
cli-help-rules = Read the rules of a game.
cli-help-play = Play a game in the terminal.
cli-help-replay = Go through a recorded game.
cli-help-simulate = Play very many games and sum them up.
cli-help-bench = Measure how fast the games run.
cli-help-game = The game, as "quartier games" names it.
cli-help-option = An option of the game; give it once for each option.
cli-help-seed = The number that settles the deal; the same number gives the same deal.
cli-help-json = Print JSON.
cli-help-seats = Who sits where: "you" for a person, or a bot: beginner, easy, medium, hard, expert, master, random, greedy, search:1000, exec:./my_bot.
cli-help-resume = Take up a recorded game.
cli-help-save = Where to keep the record of the game.
cli-help-file = The record of a game.
cli-help-at = Show only the position after so many moves.
cli-help-seat = See the game with the eyes of this seat; without it, as a spectator.
cli-help-players = The number of players.
cli-help-number = The number of games.
cli-help-threads = The number of threads.
cli-help-by = How the players choose: at random, or by the game's policy.
cli-help-seconds = Seconds to measure each game for.
cli-option-without-value = "{ $option }" is not an option: write it as name=value.
cli-no-game = Which game? The games are: { $allowed }.
cli-no-seat = There is no seat { $seat }; seats are 0 to { $most }.
cli-no-move = The game has no move { $move }; it has { $most }.
cli-seats-number = { $found } seats are named, but { $players } play.
cli-bad-number = { $found } is not in the list; it goes from 1 to { $most }.
cli-bad-by = "{ $value }" is no way to choose moves. Allowed: { $allowed }.
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
cli-simulating = { $name }
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
