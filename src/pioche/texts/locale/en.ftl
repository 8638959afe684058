hidden = a hidden card
nobody = nobody
player = Player { $number }

refusal-option-syntax = Write options as name=value, separated by commas: { $example }. You wrote: { $given }
refusal-option-unknown = There is no option { $option }. The options are: { $known }.
refusal-option-value = Option { $option } cannot be { $value }. Allowed: { $allowed }.
refusal-game-unknown = There is no game { $game } here. Installed: { $known }.
refusal-players = This game is for { $least } to { $most } players, not { $given }.
refusal-rules-unknown = This Pioche does not know rules { $given } of this game. It plays: { $known }.
refusal-move-unfinished = This move stops halfway: write it to its end.
refusal-over = The match is over: start another one.
refusal-position = This position is refused. { $reason }

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
ui-your-turn = Your turn.
ui-waiting = { $name } is thinking…
ui-recalled = { $mark }: seen before, kept by the memory aid
ui-from-memory = { $value } (from memory)
ui-face-down = { $count } face down
ui-nothing = nothing
ui-line = { $what }: { $list }
ui-pair = { $one }; { $other }
ui-the-last = { $count } cards, the last ones: { $list }
ui-choices = Your moves:
ui-more-choices = … and { $count } more; type "moves" to see them all.
ui-prompt = Move (number or notation, "help" for help):
ui-help = Type the number of a move or its notation. "table" tells the whole table, "moves" all your moves, "log" the whole story, "rules" the rulebook, "rules { $clause }" one clause, "quit" leaves; "?" and "q" are short for "help" and "quit".
ui-no-such-move = There is no move number { $number }: choose from 1 to { $count }.
ui-no-such-clause = There is no clause { $clause }. They go from { $first } to { $last }.
ui-refused = Not allowed. { $reason }
ui-clause = Rule { $clause }: { $text }
ui-over = The match is over.
ui-place = { $place }. { $name } — { $score }
ui-left = You left the table; the match is not finished.
ui-saved = The record is in { $file }.
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

# The command line
cli-usage-heading = Usage:
cli-heading-options = Options:
cli-heading-commands = Commands:
cli-heading-positional-arguments = Arguments:
cli-help = Show this page.
cli-any-lang = Language: fr or en. Otherwise PIOCHE_LANG, then the locale, then French.
cli-pioche = Card games of hidden information: play, read the rules, replay and check matches.
cli-pioche-wants_version = Say which Pioche this is, and whether its rules run compiled.
cli-games = The games installed here.
cli-play = Play a match against bots in this terminal.
cli-play-players = How many sit at the table, you included.
cli-play-given = Options of the rules, as name=value, separated by commas; pioche rules tells them.
cli-play-reduced = Parameters of reduced games, written the same way.
cli-play-seed = The same seed deals the same cards.
cli-play-plain = Lines instead of a full screen: for pipes and screen readers.
cli-play-record = Write the match to this file.
cli-rules = The rulebook of a game, or one clause of it.
cli-replay = Step through a recorded match.
cli-replay-whole = Print the whole match at once.
cli-replay-seat = See what this seat saw (seats are numbered from 0).
cli-replay-spectator = See what a spectator saw.
cli-verify = Replay records and check them. Exit code 0: right; 1: something differs; 2: something could not be checked.
cli-verify-of = { $file }:
cli-referee = Referee a game over JSON lines on stdin and stdout, for programs in any language.

cli-no-command = There is no command { $given }. Choose from: { $known }.
cli-no-option = There is no option { $option } here. See what there is with: { $command } --help
cli-option-usage = Option { $option } is not used like that. See how with: { $command } --help
cli-missing = { $name } is missing. See how to write it with: { $command } --help
cli-choice = { $name } must be one of: { $allowed }.
cli-value = { $name } has a value that does not fit. See what does with: { $command } --help
cli-usage = This command line makes no sense here. See how to write it with: { $command } --help
cli-no-clause = There is no clause { $clause } in this rulebook. Ask for one from { $first } to { $last }.
cli-no-file = There is no file { $file }. Check its name and folder.
cli-file = The file { $file } cannot be read or written. Check that its folder exists, that it is a file, and that you may open it.
cli-no-seat = There is no seat { $seat } in this match. Ask for one from 0 to { $last }.

cli-replay-heading = { $title }, { $players } players, rules { $rules }.
cli-replay-start = The deal
cli-replay-move = { $number }. { $name }: { $move }
cli-replay-at = Move { $number } of { $count }
cli-replay-keys = Enter or → next · ← back · q leave
cli-replay-unfinished = The match is not over: the record stops here.
cli-replay-refused = Move { $number }, "{ $move }", is refused. { $reason }
