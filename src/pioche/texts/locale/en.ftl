hidden = a hidden card
nobody = nobody
player = Player { $number }
bot = Bot{"\u00A0"}{ $number }

refusal-option-syntax = Write options as name=value, separated by commas: { $example }. You wrote: { $given }
refusal-option-unknown = There is no option { $option }. The options are: { $known }.
refusal-option-value = Option { $option } cannot be { $value }. Allowed: { $allowed }.
refusal-preset-unknown = There is no way to play called { $given }. This game knows: { $known }.
refusal-game-unknown = There is no game { $game } here. Installed: { $known }.
refusal-players = This game is for { $least } to { $most } players, not { $given }.
refusal-rules-unknown = This Pioche does not know rules { $given } of this game. It plays: { $known }.
refusal-move-several = "{ $given }" may be several moves; write more of it, or a number: { $list }
refusal-move-alike = "{ $given }" is none of your moves. Nearest to it: { $list }
refusal-move-unfinished = This move stops halfway: write it to its end.
refusal-over = The match is over: start another one.
refusal-position = This position is refused. { $reason }

# Ways to play
preset-booklet = As in the booklet
preset-family = Family
preset-traditional = Traditional
preset-short = Short match

# What a position cannot have, in any game
refusal-position-nameless = A position is an object that names its game, as dump writes it.
refusal-position-missing = "{ $name }" is missing.
refusal-position-field = There is no field "{ $name }". The fields are: { $known }.
refusal-position-text = "{ $name }" must be a text.
refusal-position-number = "{ $name }" must be a whole number from { $low } to { $high }.
refusal-position-only = "{ $name }" must be { $value }.
refusal-position-flag = "{ $name }" must be true or false.
refusal-position-list = "{ $name }" must be a list.
refusal-position-entries = "{ $name }" must be a list of { $count } entries.
refusal-position-seats = "{ $name }" must be a list of { $count } entries, one a seat.
refusal-position-object = "{ $name }" must be an object.
refusal-position-choice = "{ $name }" must be one of: { $known }.
refusal-position-seat = "{ $name }" must be a seat, from 0 to { $last }.
refusal-position-over = "turn" is null when "phase" is over, and only then.
refusal-position-cards = "{ $name }" must be a text: cards with spaces between them.
refusal-position-card = In "{ $name }", "{ $word }" is not a card: write 7D, 10C, QS, or JK for a joker.

# Playing in a terminal
ui-seats = South South-West West North-West North North-East East South-East
ui-welcome = { $title }: { $players } players, you are { $name }. Seed { $seed }.
ui-round = round { $number }
ui-round-of = round { $number } of { $count }
ui-round-over = Round { $number } is over.
ui-you = { $name } (you)
ui-seat = { $number } { $name }
ui-has = { $name } — { $list }
ui-your-turn = Your turn.
ui-bot-failed = The bot "{ $bot }" ({ $name }) { $how ->
    [refused] chose something that is not allowed
    [late] took too long
   *[error] failed ({ $error })
  }. Any allowed move is made in its place. Play on, or leave and choose another bot with --bot.
ui-waiting = { $name } is thinking…
ui-recalled = { $mark }: seen before, kept by the memory aid
ui-from-memory = { $value } (from memory)
ui-face-down = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
ui-nothing = empty
ui-line = { $what }: { $list }
ui-pair = { $one }; { $other }
ui-the-last = { $count } cards, the last ones: { $list }
ui-choices = Your moves:
ui-more-choices = … and { $count } more; type "moves" to see them all.
ui-prompt = Move (number, notation or words, "help" for help):
ui-help = Type the number of a move, its notation or its words; a part of them will do where only one move has it. "table" tells the whole table, "moves" all your moves, "log" the whole story, "rules" the rulebook, "rules { $clause }" one clause, "quit" leaves; "?" and "q" are short for "help" and "quit".
ui-no-such-move = There is no move number { $number }: choose from 1 to { $count }.
ui-no-such-clause = There is no clause { $clause }. They go from { $first } to { $last }.
ui-refused = Not allowed. { $reason }
ui-clause = Rule { $clause }: { $text }
ui-over = The match is over.
ui-place = { $place }. { $name } — { $score }
ui-left = You left the table; the match is not finished.
ui-saved = The record is in { $file }.
ui-coach = To hear what your decisions were worth, and what was luck: { $command }
ui-entry = a number, a notation, or a word to narrow the moves
ui-keys = ↑↓ choose · Enter play · F1 rules · F10 leave
ui-keys-wait = F1 rules · F10 leave
ui-keys-go-on = Enter continue
ui-keys-over = Enter or F10 leave · F1 rules
ui-keys-close = ↑↓ read · Esc close
ui-keys-scroll = PgUp PgDn table

# What came from outside
not-json = { $reason ->
    [empty] it is empty
    [encoding] it is not UTF-8 text
    [number] a number in it is too large, or is none
    [depth] it is nested too deeply
    [surrogate] it holds half a surrogate pair
   *[syntax] the sense is lost at line { $line }, column { $column }
  }

# Records
refusal-record-json = This file is not a record: { not-json }. Give a file that Pioche wrote.
refusal-record-format = This record is in format { $given }, and this Pioche reads { $known }: use a Pioche that reads it.
refusal-record-field = In this record, { $field } must be { $wanted ->
    [text] a text
    [number] a whole number
    [list] a list
    [one-a-seat] a list with one text for each seat
    [move] the number of one of its moves
    [seat] the number of one of its seats
    [takeover] bot, absent or clock
    [flag] true or false
   *[object] an object
  }: correct it, or ask for the file again.
refusal-record-seed-hidden = The seed of this match is not shown: wait for the record that shows it.
refusal-record-chance = This Pioche does not have version { $given } of the random generator { $kind }: use the Pioche that made the record.
refusal-record-commitment = The seed is not the one that was committed to before the deal.
refusal-record-secret = The secret is not the one that was committed to before the deal.
refusal-record-mixed = The seed does not follow from the secret and from what the players added to it.
refusal-record-undone = "{ $move }", said to have been undone after move { $after }, could not have been played there.
refusal-record-start = The record's { $field } and its starting position disagree.
refusal-record-result = The result should be: points { $scores }, places { $ranks }.
refusal-record-result-early = The record gives a result, but the match is not over.

finding-verified = Verified: { $moves ->
    [one] the one move is
   *[other] all { $moves } moves are
  } legal and the result is right.
finding-verified-no-result = { $moves ->
    [one] The one move is
   *[other] All { $moves } moves are
  } legal and the match is over; the record gives no result to compare.
finding-not-committed = But no commitment came with this sealed deal: nothing shows that its seed was fixed beforehand.
finding-fair = { $added ->
    [0] The deal follows from the secret committed to beforehand, but no player added anything to it.
    [one] The deal was fair: it follows from the secret committed to beforehand and from what one player added.
   *[other] The deal was fair: it follows from the secret committed to beforehand and from what { $added } players added.
  }
finding-takeovers = { $count ->
    [one] Move { $moves } was a bot's
   *[other] Moves { $moves } were a bot's
  }: { takeover-reason }.
finding-takeback = At this table any move could be taken back.
takeover-reason = { $by ->
    [absent] the player was away
    [clock] the player's time was up
   *[bot] it had taken the player's place
  }
mark-takeover = a bot's move: { takeover-reason }
mark-undo = { $name } took back, { $after ->
    [0] before the first move
   *[other] after move { $after }
  }: { $moves }.
finding-unfinished = Unfinished, and right as far as it goes: { $moves ->
    [one] one move is legal
   *[other] { $moves } moves are legal
  }, the match is not over.
finding-seed-hidden = Well formed, but the seed is not shown, only its commitment: the play can be checked once the seed is published.
finding-other-rules = Made under rules { $rules }; this Pioche plays rules { $plays }. To check it, use a Pioche that plays rules { $rules }.
finding-other-chance = Dealt by version { $version } of the random generator { $kind }, which this Pioche does not have. To check it, use the Pioche that made it.
finding-differs = Differs. { $reason }
finding-differs-move = Differs at move { $number }, "{ $move }". { $reason }
finding-made-under = Made under rules { $rules } (this Pioche now plays rules { $plays }), and replayed under those.

# The referee
refusal-referee-json = This line is not JSON: { not-json }. Write one request a line, such as {"{"}"id": 1, "op": "games"{"}"}.
refusal-referee-object = A request is a JSON object, such as {"{"}"id": 1, "op": "games"{"}"}.
refusal-referee-op-missing = "op" is missing. Write it with one of: { $known }.
refusal-referee-op = There is no operation { $given }. Write "op" with one of: { $known }.
refusal-referee-field = "{ $field }" must be { $wanted ->
    [text] a text
    [object] an object
    [number] a whole number
    [names] a list of texts, one for each player
    [since] a version: a whole number from 0 to { $most }
   *[rng] "fast" or "sealed"
  }.
refusal-referee-no-match = No game has been started: start one with "new", or load a position with "load".
refusal-referee-seat = There is no such seat: they are numbered from 0 to { $last }.
refusal-referee-viewer = There is no such viewer: write a seat from 0 to { $last }, or "spectator".
refusal-referee-turn = It is not this seat's turn: seat { $seat } is to play.
refusal-referee-fault = The game failed on this request; that is a fault of the program, to be reported with the request that caused it.

# The coach
coach-amount = { $number } points
coach-decisions = { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
  }
coach-undecided = Result: { $result } against the average of the others. No decision was yours: the cards and the others made it so.
coach-summary = { $decisions ->
    [0] { coach-undecided }
   *[other] Result: { $result } against the average of the others, in { coach-decisions }: luck of the deal { $start }, luck since { $luck }, less { $loss } given away. The luck of the deal is what was to be expected at the first decision of each round: what the cards dealt, and what others had done by then, were worth.
  }
coach-summary-once = { $decisions ->
    [0] { coach-undecided }
   *[other] Result: { $result } against the average of the others, in { coach-decisions }: luck of the deal { $start }, luck since { $luck }, less { $loss } given away. The luck of the deal is what was to be expected at the first decision: what the cards dealt, and what others had done by then, were worth.
  }
coach-summary-rest = The round that the record does not end is not in these sums; what cost most may be in it.
coach-summary-open = No round of this record is over. { $decisions ->
    [0] No decision in it was yours.
   *[other] Given away in { coach-decisions }: { $loss }.
  }
coach-round = Round { $round }: luck of the deal { $start }, luck since { $luck }, less { $loss } given away: result { $result }.
coach-round-open = Round { $round }: luck of the deal { $start }, luck since then up to your last choice { $luck }, given away { $loss }; the record ends before the round does.
coach-costly = Move { $move }, round { $round }: { $chosen }. That cost { $loss } ({ $doubt }); better: { $best }.
coach-costly-once = Move { $move }: { $chosen }. That cost { $loss } ({ $doubt }); better: { $best }.
coach-steady = about the same on every deal tried
coach-remembered = To be remembered: { $seen }.
coach-seen-own = your card { $place }: { $value }
coach-seen-other = card { $place } of { $owner }: { $value }
coach-seen-hand = in the hand of { $owner }: { $value }
coach-seen-table = { $zone }: { $value }
coach-interpreted = The core is interpreted here, and this takes minutes; --thorough { $thorough } takes less than one. Where there is a C compiler, installing Pioche (pip install .) makes it many times faster.
coach-nothing = No decision cost anything that could be told from chance.
coach-how = ± is how far a number may be off (95 %): moves are tried on deals imagined from what was known, and only on so many.
coach-decisions-how = Each decision: the move made and what the round could be expected to bring with it against the average of the others; then by how much more or less every other move promised, ± how far that difference may be off (95 %; where no ± stands, it was about the same on every deal tried).
coach-decision = { $move }. { $chosen } { $worth }, given away { $loss }, then luck { $luck }. More or less than it: { $others }

# The command line
cli-usage-heading = Usage:
cli-heading-options = Options:
cli-heading-commands = Commands:
cli-heading-positional-arguments = Arguments:
cli-help = Show this page.
cli-place-options = OPTIONS
cli-place-game = GAME
cli-place-file = FILE
cli-place-name = NAME
cli-place-value = VALUE
cli-place-text = TEXT
cli-place-seconds = SECONDS
cli-place-command = COMMAND
cli-place-bot = BOT
cli-place-dir = DIR
cli-place-clause = CLAUSE
cli-place-args = ARGS
cli-any-lang = Language: fr or en. Otherwise PIOCHE_LANG, then the locale, then French.
cli-pioche = Card games of hidden information: play, read the rules, replay and check matches.
cli-pioche-wants_version = Say which Pioche this is, and whether its rules run compiled.
cli-games = The games installed here.
cli-play = Play a match against bots in this terminal.
cli-play-players = How many sit at the table, you included. Otherwise 4, or what the game allows.
cli-any-preset = A way to play known by name: booklet, family, traditional, short, as the game has them; otherwise booklet. --options may change it.
cli-any-given = Options of the rules, as name=value, separated by commas; pioche rules tells them.
cli-any-reduced = Parameters of reduced games, written the same way.
cli-play-bot = Whom you play against: easy, normal, hard or max, or any bot installed here; otherwise normal.
cli-play-seed = The same seed deals the same cards; otherwise one is drawn.
cli-play-plain = Lines instead of a full screen: for pipes and screen readers.
cli-play-record = Write the match to this file.
cli-rules = The rulebook of a game, or one clause of it.
cli-replay = Step through a recorded match.
cli-replay-whole = Print the whole match at once.
cli-replay-seat = See what this seat saw (seats are numbered from 0).
cli-replay-spectator = See what a spectator saw.
cli-coach = What each decision of a recorded match was worth by what that player knew then: luck apart, and the three decisions that cost most.
cli-coach-seat = Whose decisions (seats are numbered from 0). Otherwise those of the one person in the match.
cli-coach-thorough = How long to think; otherwise 1, a few seconds a match. 4 is four times that.
cli-coach-whole = Tell every decision: what the move made promised, and how much more or less every other one.
cli-coach-as_json = The whole report as JSON, for programs.
cli-verify = Replay records and check them. Exit code 0: right; 1: something differs; 2: something could not be checked.
cli-verify-of = { $file }:
cli-referee = Referee a game over JSON lines on stdin and stdout, for programs in any language.
cli-serve = Serve a games room: friends come by a link. It works without any flag; each is an environment variable too.
cli-serve-opens = Open the browser; where the port is taken and none was asked for, take the next that is free.
cli-serve-schema = Print the JSON Schema of the protocol, and serve nothing.
cli-serve-host = The address or name to listen on, 127.0.0.1 for this computer alone. Otherwise every network it is on.
cli-serve-port = The port to listen on; 0 for any that is free.
cli-serve-db = Where the tables are kept: a file, or postgresql://user@host/name. Otherwise a file in your data folder.
cli-serve-public_url = The address people type, behind a reverse proxy: https://example.org/cards. Its path comes before every address.
cli-serve-trusted_proxies = Reverse proxies, by address or range, whose X-Forwarded-For is believed.
cli-serve-allowed_hosts = Names this server answers to, beside this computer's own and that of the public address.
cli-serve-workers = How many processes serve. More than one needs PostgreSQL.
cli-serve-bot_processes = How many bots of one worker think at once; 0: the workers share one fewer than the cores.
cli-serve-coach_thorough = How long the coach thinks about a match, in percent of a few seconds; 0: a glance at every move.
cli-serve-allow_unsafe_database = Accept a PostgreSQL that may lose moves when the power fails (fsync or synchronous_commit off).
cli-serve-limit_message_bytes = Bytes of one message or one request at most.
cli-serve-limit_messages = Messages a second of one connection, with as many again in a burst.
cli-serve-limit_chat_per_minute = Chat lines, mutes and moves taken back a minute, of one seat.
cli-serve-limit_requests = Requests a second of one address.
cli-serve-limit_tables = Tables one address may create in an hour.
cli-serve-limit_connections = Connections open at once of one address.
cli-serve-limit_queue_bytes = Bytes that may wait for a slow reader before it is dropped.
cli-serve-limit_silence = Seconds before a silent connection is asked whether it is still there, and as many again to answer.
cli-serve-pace_bot_least = Milliseconds a bot seems to think, at least.
cli-serve-pace_bot_most = Milliseconds a bot seems to think, at most.
cli-serve-pace_late = Milliseconds, or a multiple of them, by which a bot that thought too long moves later, so that the delay tells less of its cards.
cli-serve-pace_reveal = Milliseconds that all wait, at most, for somebody to have seen what was shown.
cli-serve-pace_idle_open = Milliseconds without news after which a table that has not begun closes.
cli-serve-pace_idle_playing = Milliseconds without news after which a table in play closes.
cli-serve-pace_idle_over = Milliseconds without news after which a table whose match is over closes.
cli-serve-pace_parting = Milliseconds after somebody's last connection until the others hear that they are away.
cli-serve-pace_kept = Milliseconds that closed tables and their records are kept.
cli-setting = { $help } [{ $variable }]
cli-setting-default = { $help } [{ $variable }; otherwise { $value }]
cli-backup = Copy all tables into a file, even while they are being played.
cli-backup-db = Where the tables are kept, as for pioche serve. [PIOCHE_DB]
cli-backup-done = All tables are copied into { $file }.
cli-restore = Put the tables of a backup where the server keeps them; it must not be running.
cli-restore-db = Where to keep the tables, as for pioche serve. [PIOCHE_DB]
cli-restore-done = The tables of { $file } are back.

cli-no-command = There is no command { $given }. Choose from: { $known }.
cli-no-option = There is no option { $option } here. See what there is with: { $command } --help
cli-option-usage = Option { $option } is not used like that. See how with: { $command } --help
cli-missing = { $name } is missing. See how to write it with: { $command } --help
cli-choice = { $name } must be one of: { $allowed }.
cli-whole = { $name } takes a whole number.
cli-whole-least = { $name } takes a whole number, { $least } or more.
cli-whole-between = { $name } takes a whole number from { $least } to { $most }.
cli-folder = { $name } takes the name of a folder: a new one, or one that can be read.
cli-progress-done = { $done } of { $most }
cli-progress-left = about { $left } left
cli-value = { $name } has a value that does not fit. See what does with: { $command } --help
cli-usage = This command line makes no sense here. See how to write it with: { $command } --help
cli-no-clause = There is no clause { $clause } in this rulebook. Ask for one from { $first } to { $last }.
cli-no-file = There is no file { $file }. Check its name and folder.
cli-file = The file { $file } cannot be read or written. Check that its folder exists, that it is a file, and that you may open it.
cli-thorough = --thorough takes a number above 0, at most { $most }: 1 thinks a few seconds about a match, 4 four times as long.
cli-limit = --limit is the seconds that a program may take to answer: above 0, and { $most } at most.
cli-coach-whose = { $people ->
    [0] No person
   *[other] More than one person
  } played this match. Say with --seat whose decisions to coach: { $seats }.
cli-no-seat = There is no seat { $seat } in this match. Ask for one from 0 to { $last }.

cli-replay-heading = { $title }, { $players } players, rules { $rules }.
cli-replay-start = The deal
cli-replay-move = { $number }. { $name }: { $move }
cli-replay-at = Move { $number } of { $count }
cli-replay-keys = Enter or → next · ← back · q leave
cli-replay-unfinished = The match is not over: the record stops here.
cli-replay-refused = Move { $number }, "{ $move }", is refused. { $reason }

serve-here = Pioche is open: { $url }
serve-elsewhere = For the others: { $url }
serve-until = Ctrl-C closes it; the tables are kept.
serve-port-taken = Port { $port } is taken on this computer: by another Pioche, perhaps. Choose another with --port, or 0 for any that is free.
serve-port-forbidden = Port { $port } is not open to you: ports below 1024 are the administrator's. Choose another with --port.
serve-no-such-host = This computer cannot listen on { $host }. Give one of its own addresses with --host, or leave it out for all of them.
serve-workers-need-postgresql = A SQLite file serves one process: leave out --workers, or keep the tables in PostgreSQL with --db postgresql://…

# Tables
refusal-table-started = The match has begun: nobody sits down any more. Ask for a rematch, or create another table.
refusal-table-full = Every seat of this table is taken: ask the host for one, or create another table.
refusal-table-seat-taken = This seat is taken: leave the choice to the table, or choose a free one.
refusal-table-no-bot = No bot here plays { $game }: install one, or play it among people.
refusal-table-bot-unknown = No bot { $given } plays this game here: choose one of those listed with the game.
refusal-table-not-full = A seat is still free: wait for somebody to sit down, or give it to a bot.
refusal-table-no-seat = There is no such seat: choose another player's, from 0 to { $last }.
refusal-table-not-playing = No match is on at this table: wait until the host starts it.
refusal-table-over = The match is over here: ask for a rematch, or create another table.
refusal-table-closed = This table is closed: create another one.
refusal-table-paused = The table is paused: wait until the host goes on.
refusal-table-turn-past = The table has gone on since: look at it as it is now, and choose again.
refusal-table-not-your-turn = It is not your turn: wait until it comes.
refusal-table-no-chat = Nobody talks at this table: it was created without chat.
refusal-table-no-phrase = There is no such phrase. Choose one of: { $known }.
refusal-table-nothing-said = There is nothing to read in this: write something.
refusal-table-nothing-to-undo = You have not moved yet: there is nothing to take back.
refusal-table-undo-often = This move has been taken back several times: play on now.
refusal-table-undo-late = Others have moved since: it is too late to take back.
refusal-table-undo-known = Somebody has learned a card by this move, or chance has decided something: it stays.
refusal-table-one-seat = You sit in one seat at most: mark one as yours, and the others as open or a bot's.
refusal-table-no-record = Nothing was dealt at this table: there is no record of it.
refusal-table-record-later = The match is on, and its record would tell what can be seen no more: come back when it is over.
refusal-table-replay-own = While the match is on, it is replayed from your own seat alone: come back for the others when it is over.
refusal-table-coach-later = The match is on: the coach speaks when it is over.
refusal-table-seat-lost = This link opens no seat here any more: join again if one is free, or follow without it.
refusal-table-no-spectators = Only those who play see this table: come with the link of a seat.
refusal-table-spectator = Spectators only look: join the table to do something here.
refusal-table-not-host = Only the host may do this: ask them.

refusal-store-full = The server's disk is full, so nothing was done: try again once there is room.
refusal-store-read-only = The server may not write its file, so nothing was done: try again once that is put right.
refusal-store-gone = The database does not answer: try again in some seconds. A move sent twice counts once.
refusal-store-failed = The server could not write this down for certain: try again in some seconds. A move sent twice counts once.

# Where tables are kept: why that will not do, and what to do
store-in-use = A Pioche server is already using { $file }. Stop it, or give another file with --db; several processes together need PostgreSQL.
store-cannot-open = { $file } cannot be opened for writing. Check that its folder exists, that you may write there and that there is room, or give another file with --db.
store-not-ours = { $file } is not a file of Pioche's tables, and was not touched. Give another one with --db.
store-too-new = These tables were kept by a later Pioche (shape { $found }; this one knows up to { $known }). Install the latest Pioche, or give another place with --db.
store-cannot-connect = The PostgreSQL database { $where } does not answer or lets nobody in. Check the address, the user and the password, that the server is running, and that this user may create a schema there.
store-unsafe = In this PostgreSQL database { $setting } is off: a power cut would lose moves. Turn it on, or accept that with --allow-unsafe-database.
store-missing = There are no tables in { $file }. Check the path or the address.
store-not-empty = There are tables in { $where } already, and nothing there was changed. Restore the backup into a file or a database that has none.
backup-exists = { $file } exists already and was not replaced. Give the backup another name, or remove that file first.
backup-cannot-write = The backup { $file } could not be written. Check that its folder exists, that you may write there and that there is room.

table-joined = { $name } sits down.
table-vacated = { $bot ->
    [yes] A bot plays for { $name } from now on.
   *[no] { $name } leaves the table.
  }
table-started = The cards are dealt.
table-stood-in = { $by ->
    [clock] { $name }'s time is up: a bot plays.
   *[absent] { $name } is away: a bot plays.
  }
table-undone = { $name } takes the last move back.
table-said = { $name }: { $text }
table-arrived = { $name } is here.
table-departed = { $name } is away.
table-paused = The table is paused.
table-resumed = The match goes on.
table-closed = { $reason ->
    [rematch] The match goes on at another table.
    [idle] The table is closed: nothing happened for a long time.
   *[host] The host has closed the table.
  }

phrase-hello = Hello!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-thinking = Let me think…
phrase-your-turn = It is your turn!
phrase-good-game = That was a good game!
phrase-bye = Goodbye!

# The server
refusal-server-fault = The server failed on this; it is a fault of the program. Try again, and report it if it happens again.
refusal-server-json = This is not JSON: write an object, as docs/protocol.md shows.
refusal-server-message = { $reason ->
    [missing] "{ $field }" is missing
    [unknown] "{ $field }" is not expected here
    [wrong] "{ $field }" has not the right form
   *[form] This has not the right form
  }: write the message as docs/protocol.md says.
refusal-server-too-long = This is too long: { $most } bytes at most.
refusal-server-late = Your request did not come whole within { $seconds } s: send it again.
refusal-server-record-long = This record is too long for the page, which replays { $most } moves at most: use “pioche replay” and “pioche verify”.
refusal-server-name = A name needs at least one character that can be seen, and no control characters: choose another.
refusal-server-hello-late = Nothing came: say hello first, within five seconds.
refusal-server-hello-first = The first message must be hello: connect again and say it.
refusal-server-hello-again = Hello was said already: say it once, and connect again for another seat.
refusal-server-lobby = The lobby is only listened to: connect again and say nothing, or follow a table.
refusal-server-protocol = This server does not speak version { $given } of the protocol, but { $known }: update the program, or reload the page.
refusal-server-no-table = There is no such table: check the link, or create another table.
refusal-server-no-code = No table has this code: check its letters with whoever gave it to you.
refusal-server-no-clause = There is no clause { $clause } in this rulebook. Ask for one from { $first } to { $last }.
refusal-server-language = The rules are not written in that language. Ask for one of: { $known }.
refusal-server-words = This is nothing that a table of this game tells: send it as it was received.
refusal-server-no-page = There is no such file: go back to the first page.
refusal-server-page-unbuilt = The page is not built here: run “make web”, or install Pioche with pip.
refusal-server-no-address = There is nothing at this address: go back to the first page, or see /api/openapi.json.
refusal-server-method = This address is not asked like that: see /api/openapi.json.
refusal-server-no-token = This needs the secret of a seat: send it as Authorization: Bearer …
refusal-server-host = This server does not answer to the name { $host }: use its address, or start it with --allowed-hosts { $host }.
refusal-server-origin = This was asked by a page of { $origin }, which is not this server's: use the page of this server, or set --public-url.
refusal-server-requests = Too many requests from your address: ask again in { $seconds } s.
refusal-server-coach-busy = The coach has many matches to think about: ask again in { $seconds } s.
refusal-server-coach-long = This match is too long for the coach of this server: download the record, and give it to `pioche coach`, which takes its time.
refusal-server-connections = Too many connections from your address: close one, or try again in { $seconds } s.
refusal-server-tables = Too many tables were created from your address: try again in { $seconds } s, or use one you have.
refusal-server-messages = Too many messages: go on in { $seconds } s.
refusal-server-chat = You talk a lot: go on in { $seconds } s.

# The arena
cli-arena = Let bots play against each other on duplicate deals, and say how sure one may be of who is better. Stop it with Ctrl-C; the same command goes on where it was.
cli-arena-programs = A bot that is a program of yours, as name=command; name it among the bots too. docs/arena.md says what it is asked.
cli-arena-limit = Seconds that such a program may take for an answer; otherwise 60.
cli-arena-deals = How many deals every pair plays, 2 at least; otherwise 200. With --sequential, how many at most.
cli-arena-players = How many sit at a table. Otherwise 4, or what the game allows.
cli-arena-seed = Names the deals; otherwise arena. Another seed, other deals.
cli-arena-whole = Play whole matches instead of one round of each.
cli-arena-ladder = Each bot among those named next only, instead of every bot among every other.
cli-arena-against = All the others among this one only.
cli-arena-sequential = Look after every deal from the 200th on, and end a pair's meeting when its interval leaves zero.
cli-arena-workers = How many processes play at once; the results are the same. Otherwise one fewer than the cores.
cli-arena-out = The folder of the results. Otherwise arena-GAME-PLAYERS, here.
arena-progress = Deals
arena-so-far = { $done } of { $most } deals, about { $left } left.
arena-head-bot = bot
arena-head-among = among
arena-head-edge = edge
arena-head-interval = 95% interval
arena-head-deals = deals
arena-head-verdict = verdict
arena-head-p50 = ms a decision, p50
arena-head-p99 = p99
arena-head-busy = p99 of one core's time
arena-head-decisions = decisions
arena-head-skill = skill captured
arena-stale = These results are of another version of these bots, not of the one that is installed. To see that one play, choose another folder with --out.
arena-skill-none = the oracle is not surely better than random: more deals are needed
arena-skill-fixed = The skill captured is not told here: with --sequential each pair plays a number of deals of its own. Run it without, in another folder or this one.
arena-head-rating = rating
arena-head-sigmas = ±1.96 σ
arena-head-tables = tables
arena-head-seat = seat { $seat }
arena-title = Arena: { $game }, { $players } players
arena-fact-unit = One observation
arena-fact-options = Options
arena-fact-seed = Seed of the deals
arena-fact-version = Version
arena-fact-command = Command
arena-unit-round = one round, dealt once and played with every seating
arena-unit-match = one whole match, dealt once and played with every seating
arena-options-usual = as in the booklet
arena-version = rules { $rules }, bots { $code }
arena-core-compiled = compiled core
arena-core-interpreted = interpreted core
arena-interpreted = The core is interpreted here: searches ({ $bots }) are the same, and many times slower. For the times of a compiled core, install Pioche (pip install .) where there is a C compiler.
arena-sheet-edges = Who is better
arena-sheet-matrix = Everybody among everybody
arena-sheet-seats = Seat by seat
arena-sheet-ratings = OpenSkill ratings
arena-sheet-skill = Skill captured
arena-sheet-paces = Time a decision
arena-note-matrix = The edge of the bot on the left among those above. Coloured where zero is outside the interval and the deals are enough to tell.
arena-note-seats = The same edges, each seat by itself. Every interval is of one look, and of many one is wrong now and then.
arena-note-seats-sequential = The same edges, each seat by itself. Every interval holds however often one looks, and of many one is wrong now and then.
arena-ratings = Of ratings only the differences count: all bots begin with 25, and even the worst of those who met may stand above it.
arena-note-ratings = From who came before whom at the tables, deal after deal (Plackett-Luce); by how much plays no part, so small edges show late. { arena-ratings } ±1.96 σ is no 95% interval: OpenSkill takes every table for a match of its own, but those of one deal are not independent, so it is too narrow. How sure one may be, the edges say.
arena-note-skill = (bot - random) / (oracle - random), among the same opponents. The oracle is the search of “hard” with its budget, on the true state. Intervals by the delta method, a deal being one observation.
arena-note-paces = Milliseconds for each decision that left a choice. A move of several steps is several decisions. One core's time leaves out the time in which others had the core; busy neighbours make it slower all the same.
arena-pair = { $hero } among { $villain }
arena-villains = among { $villain }
arena-axis-edge = edge, { $unit } a deal
arena-axis-deals = deals
arena-axis-ms = milliseconds
arena-axis-share = share of decisions
arena-plot-edges = Every pair's edge with its interval
arena-plot-courses = Each edge and its interval, deal after deal
arena-plot-rated = Every bot's rating with ±1.96 σ
arena-plot-times = Share of decisions taken within so many milliseconds
arena-verdict-better = better
arena-verdict-worse = worse
arena-verdict-unsure = not sure: the interval holds zero
arena-verdict-same = won the same
arena-verdict-none = too few deals
arena-too-few = A sequential test decides nothing before its { $deals }th deal: give --deals { $deals } or more.
arena-cut = { $bot }: { $count ->
    [one] at one table the clock
   *[other] at { $count } tables the clock
  } ended a search, which cannot be repeated. Use fewer workers, or a faster machine.
arena-fixed = Edge: { $unit } a deal that the bot gains, against the mean of the others, more than the bot whose seat it takes, over every seat. The interval counts a deal as one observation, looked at once.
arena-sequential = Edge: { $unit } a deal that the bot gains, against the mean of the others, more than the bot whose seat it takes, over every seat. The interval counts a deal as one observation and holds however often one looks: a pair stops as soon as it leaves zero, from the 200th deal on.
arena-kept = The results are in { $page } and beside it. These intervals are for this one look: to look again after more deals, run the same command with --sequential and a larger --deals.
arena-kept-sequential = The results are in { $page } and beside it. For more deals, run the same command with a larger --deals.
arena-stopped = Stopped. What was played is in { $page } and beside it: run the same command again to go on. These intervals are for one look, after the last deal: to look before it, use --sequential.
arena-stopped-sequential = Stopped. What was played is in { $page } and beside it: run the same command again to go on.
refusal-bot-unknown = There is no bot { $bot } for this game. Known: { $known }.
refusal-arena-bot-twice = { $bot } is named twice: name each bot once.
refusal-arena-oracle-name = A bot of another package is named { $bot }, like the one of the arena that sees everything. Give it another name, or uninstall its package.
refusal-arena-bot-alone = Name at least two bots, of: { $known }.
refusal-arena-ladder-against = --ladder and --against each say who meets whom. Leave one of them out.
refusal-arena-against = --against names { $bot }, who does not take part. Choose one of: { $known }.
refusal-arena-plan-broken = { $file } does not say what was played. Choose another folder with --out, or remove this one.
refusal-arena-part-broken = { $file } is damaged and cannot be read. Delete it and run the same command again: what it held is played again.
refusal-arena-new-broken = Line { $line } of { $file } is damaged and cannot be read. Delete that line alone and run the same command again: what it held is played again, and the rest is kept.
refusal-arena-plan-other = The results in { $folder } are of another run, with other values of: { $what }. Choose another folder with --out.
refusal-arena-plan-stale = The results in { $folder } are of another version of these bots, and no deal can be added to them. Choose another folder with --out.
refusal-arena-busy = Another run is writing into { $folder }, or you may not. Wait for it, or choose another folder with --out.
refusal-arena-bot-failed = { $hero } among { $villain }, deal { $deal }: a bot failed ({ $error }). Leave it out and run the command again: what was finished is kept. Or mend it: if it has finished a deal here, choose another folder with --out.
refusal-arena-worker-died = A process in which bots play has ended. Run the same command again: what was finished is kept. If it happens again, use fewer --workers: memory may be short.
refusal-arena-program-form = Write --bot as name=command, such as --bot mine="python my_bot.py". You wrote: { $given }
refusal-arena-program-name = --bot { $bot }: give it a name that no other bot has, and name it among the bots.
refusal-arena-program-letters = --bot { $bot }: a name is of letters, digits, “.”, “-” and “_”, and does not begin with “_”. Choose another.
refusal-arena-program-missing = { $bot } cannot be started by “{ $command }” ({ $error }). Correct the command after --bot.
refusal-arena-program-died = { $bot } ended with code { $code } instead of answering; its last words: “{ $said }”. Mend it, and run the same command again: what was finished is kept.
refusal-arena-program-closed = { $bot } closed its output instead of answering. Mend it, and run the same command again: what was finished is kept.
refusal-arena-program-unready = { $bot } did not answer its first question within { $seconds } s of its start. See that its command runs, that it reads a line from stdin and that it flushes its answer to stdout, and run the same command again: what was finished is kept.
refusal-arena-program-silent = { $bot } gave no answer in { $seconds } s. Make it faster or give it more time with --limit, and run the same command again: what was finished is kept.
refusal-arena-program-unended = { $bot } began an answer and did not end its line. End every answer with a line break and flush it, and run the same command again: what was finished is kept.
refusal-arena-program-nonsense = { $bot } answered “{ $answer }”, which is no move. It must answer {"{"}"id": …, "move": "…"{"}"} on one line, with the id of the question; mend it, and run the same command again: what was finished is kept.
refusal-arena-program-illegal = { $bot } chose “{ $move }”, which is not allowed there. Allowed: { $moves }. Mend it, and run the same command again: what was finished is kept.
refusal-lab-missing = This needs { $package }, which is not installed: pip install ".[lab]" in a clone of Pioche

# The lab
cli-lab = Simulate many matches of bots and say what they show of the game. Stop it with Ctrl-C; the same command goes on where it was.
cli-lab-matches = How many matches; otherwise { 10000 }. The same command with more goes on.
cli-lab-bots = Who plays, seat after seat, again and again where there are more seats. Otherwise fast.
cli-lab-players = How many sit at a table. Otherwise 4, or what the game allows.
cli-lab-seed = Names the deals; otherwise lab. Another seed, other deals.
cli-lab-decisions = Keep a row for every decision too.
cli-lab-workers = How many processes play at once; the results are the same. Otherwise as many as there are cores.
cli-lab-out = The folder of the results. Otherwise lab-GAME-PLAYERS, here.
cli-lab-compare = Play the same deals under two values or more of an option, written name=a,b, and say what changes.
cli-lab-backend = local: processes of this machine. ray: a Ray cluster, that of RAY_ADDRESS or one of its own; it needs the extra ray. The results are the same.
refusal-lab-compare = { $given } cannot be compared. Write --compare name=a,b with an option of this game and two different values or more; known: { $known }.
refusal-lab-balance = There is nothing to balance in { $game }. Write: pioche lab balance programmes
refusal-lab-balance-some = pioche lab balance puts all { $all } programmes into tiers, and here { $count } are in play. Leave out what changes difficulty (--options, --preset) and list or programmes of --lab.
refusal-lab-balance-compare = pioche lab balance ranks the programmes of one study: leave --compare out.
refusal-lab-usage = Write pioche lab GAME, or pioche lab balance programmes.
refusal-lab-ray-missing = This needs ray, which is not installed: pip install ".[ray]" in a clone of Pioche
refusal-lab-ray-unreachable = No Ray cluster could be reached at { $address }, which RAY_ADDRESS names: { $error }. Start it or correct the address; without RAY_ADDRESS, Ray starts on this machine.
refusal-lab-ray-start = Ray did not start on this machine: { $error }.
refusal-lab-ray-failed = Ray could not go on: { $error }. Run the same command again once that is mended: what was finished is kept.
refusal-lab-code-differs = { $machine } has another version of Pioche or of these bots than the one this was begun with, and its matches would not be the same. Install the same on every machine and run the same command again: what was finished is kept.
refusal-lab-bots-many = { $bots } bots are named for { $players } seats. Name as many as there are seats, or fewer.
refusal-lab-bot-failed = A bot failed ({ $error }) in one of the matches from number { $first } on. Playing: { $bots }. Mend it or leave it out, and choose another folder with --out: what is finished in this one is of the bots as they were.
