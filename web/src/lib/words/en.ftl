### The client's own words, in English. Games bring theirs.

## Everywhere

skip = Skip to the content
settings = Settings
close = Close
new-tab = (in a new tab)
cancel = Cancel
you = you
in-this-language = In English
theme-paper = Light: paper
theme-blueprint = Dark: blueprint
sound-on = Sounds: on
sound-off = Sounds: off
unreachable = The server does not answer. Check your connection; we keep trying.
try-again = Try again
lost-title = There is nothing here
lost-text = This page does not exist, or no longer does.
to-home = All games
loading = One moment …

## Home

home-title = Games about building a city
home-lead = Out of print for decades, complete again: every rule, every edition, against friends or strong bots. No account, nothing to install.
home-play = Play now
home-play-game = Play now: { $title }
home-friends = With friends
home-friends-game = With friends: { $title }
home-rules = Rules
home-rules-game = Rules: { $title }
home-players = { $least } to { $most } players
home-mine = My games
home-your-turn = Your turn
home-waiting = Waiting for { $name }
home-finished = Finished
home-won = { $name } won
home-won-for = A bot won for { $name }
home-past = My finished games
home-lobby = Open tables
home-watch = To watch
home-lobby-empty = Nobody is waiting just now. Start a table and list it.
home-seats = { $taken } of { $players } seats taken
home-name = Your name
home-name-save = Keep

## New table

new-title = A table of { $title }
new-players = Players
new-opponents = The other seats
new-bots = Bots
new-friends = Friends, by link
new-level = How strong
new-options = Rules of this table
new-clock = Clock
clock-none = No clock
clock-live = { $minutes } min + { $increment } s
clock-day = { $days ->
    [one] One day a move
   *[other] { $days } days a move
}
new-listed = In the lobby
listed-no = Private: whoever has the link
listed-yes = Listed: anybody may join
new-start = Start
new-open = Open the table
yes = Yes
no = No

## Gathering

gather-title = { $title }: gathering
gather-lead = Send this link to your friends, or let them point a camera at the square.
gather-copy = Copy the link
gather-copied = Copied
gather-qr = The link as a QR code
gather-open = Open seat
gather-sit = Sit here
gather-bot = Put a bot here
gather-free = Make it free again
gather-start = Start
gather-start-fill = Start; bots take the open seats
gather-host = The host starts the game.
gather-leave = Leave the table

## Table

turn-yours = Your turn
prompt = What is asked
board = Board
hand = Your hand
hand-empty = Your hand is empty.
seats = Seats
laid = Cards before { $name }
winner = winner
presence-bot = A bot
presence-here = Is here
presence-away = Is away
gone-resigned = Has resigned; a bot plays on
gone-out-of-time = Out of time; a bot plays on
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
clock-hours = { $hours } h { $minutes } min
clock-left = Time left: { $time }
panels = More of the table
panel-beside = The table
panel-score = Score
panel-more = More
log = What happened
log-empty = Nothing has happened yet.
rule = rule { $rule }
chat = Chat
chat-empty = Nobody has said anything.
chat-write = Say something
chat-send = Send
undo = Take back
hint = Hint
hint-advice = A strong player would choose: { $move }
hint-chance = ({ $chance } % to win)
resign = Resign
resign-title = Resign this game?
resign-text = A bot takes your seat for good.
rules = Rules
text-mode = In words
board-mode = As a board
which-plan = Which way?
since = Since your turn: { $events }
since-start = So far: { $events }
since-forced = Your only move was played for you.
since-skipped = { $rounds ->
    [one] Nobody could do anything: a round was skipped.
   *[other] Nobody could do anything: { $rounds } rounds were skipped.
}
show-again = Show it again
jump = Jump to now
and-more = … and { $more ->
    [one] one more
   *[other] { $more } more
}
fear-title = Are you sure?
fear-yes = Do it
fear-no = Choose something else
connection-waiting = The connection is lost. Trying again; nothing you chose is lost.
connection-connecting = Connecting …
connection-refused = There is no such table.
undo-asked = { $name } would like to take back a move.
undo-agree = Agree
undo-refuse = Refuse
undo-withdraw = Do not ask any more
undo-waiting = Waiting for the others to agree …
watching = You are watching.
left = You have left this game.
spectators = { $count ->
    [one] One watches
   *[other] { $count } watch
}
table-settings = Settings
table-settings-forced = Play forced moves for me
table-settings-hurried = Show others' moves without pause
table-settings-order = Always play “{ $move }” for me
table-settings-keys = Keys
keys-arrows = Arrow keys: move over the board and through your hand
keys-enter = Enter: choose what is lit
keys-tab = Tab: on to the next part of the table
keys-next = N: to the first thing that is lit
keys-undo = U: take back
keys-hint = H: hint
keys-escape = Escape: drop a half-made choice
over-title = The game is over
over-won = You win!
over-won-for-you = The bot that took your seat wins.
over-won-by = { $name } wins.
over-shared = { $names } share the win.
over-seat = Player
over-score = Score
rematch = Play again
rematch-join = To the next game
words-title = The position in words
moves-title = What you may do
moves-none = Nothing is asked of you now.
back-to-seat = Take my seat back

## After the end

pad-title = Score pad
pad-line = What counts
share = Copy the link
analysis-title = How it went
curve-title = Chance to win
curve-seat = { $name }: { $first } at the start, { $last } at the end.
turning-points = Turning points
turning-points-none = Nothing turned: it was decided little by little.
turning-choice = { $name } chose { $move }; { $best } was better ({ $swing })
turning-luck = { $name } was lucky after { $move } ({ $swing })
turning-bad-luck = { $name } was unlucky after { $move } ({ $swing })
worth = Choices and luck
worth-choices = Choices
worth-luck = Luck
worth-note = In chances to win: what each player's choices gave away against the best ones, and what chance gave or took.
analysis-lead = A strong player looks at every decision of this game: where it turned, what was skill and what was luck.
analysis-ask = Analyse the game
analysis-going = The analysis is under way …

## Replay

replay = Replay
replay-slider = Moment of the game
replay-first = To the beginning
replay-back = One step back
replay-run = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-turning = Next turning point
replay-eyes = Seen by
replay-spectator = A spectator
replay-all = All-seeing
replay-link = Link to this moment
replay-score = Score
replay-start = The beginning
replay-chose = { $name } chooses: { $move }
replay-keys = Arrow keys: step. Space: play and pause. Home, End: to either end.
play-on = Play on from here
play-on-seat = On the seat of
play-on-deal = Hidden cards
play-on-same = As they lay
play-on-new = Dealt anew

## Lessons

learn = Learn
learn-game = Learn: { $title }
learn-title = Learn { $title }
learn-step = Step { $step } of { $steps }
learn-task = Your turn
learn-try = Try it
learn-show = Show me
learn-do = Do it for me
learn-again = Once more
learn-next = Next
learn-back = Back
learn-done = Well done
learn-missed = That is allowed too, but …
learn-over-title = You can play now
learn-over-text = That is all you need for a first game. The rest is in the rulebook, and the log of every table names the rule behind each event.
learn-you = You are { $name }.

## Rulebook

rules-search = Search the rules
rules-page = The whole page
rules-found = { $count ->
    [0] Nothing found.
    [one] One paragraph found.
   *[other] { $count } paragraphs found.
}
rules-chapters = Chapters

## The deal

fair-title = A fair deal
fair-lead = Nobody can choose the cards, not even the server: they follow from a secret that it committed itself to before anybody sat down, and from the luck that every player's browser added.
fair-open = The secret is shown when the game is over. Note the commitment: it must still be the same then.
fair-holds = Your browser has worked it out again: the secret is the one committed to, and the deal follows from it and from everybody's luck.
fair-broken = This does not fit together: the deal does not follow from what was committed to.
fair-cannot = A browser can check this only over https. Download the record, and let quartier verify check it.
fair-commitment = Commitment
fair-luck = Luck of { $name }
fair-secret = Secret
fair-seed = Seed of the deal
fair-record = Download the record of the game
fair-table = To the table

## Boards

square-empty = { $square }: empty
square-owned = { $square }: { $owner }, group of { $size }
square-would = { $square }. { $would }
discard = Discard pile
played-now = This turn
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
points = { $count ->
    [one] one point
   *[other] { $count } points
}

## The page of pieces

pieces-title = The pieces
pieces-lead = Everything that the boards are made of, in all its states.
pieces-buttons = Buttons
pieces-owners = Owners
pieces-cards = Cards
pieces-seats = Seats
pieces-prompts = Prompts
pieces-grid = A plan
pieces-notices = Notices
pieces-log = Log and chat
pieces-track = A track
pieces-icons = Icons
