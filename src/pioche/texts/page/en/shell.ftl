# Everywhere
close = Close
home = Home
loading = One moment…
rules = Rules
rules-of = Rules of { $game }
menu = The table
skip = Skip to the content
nowhere = There is nothing at this address
name = Your name
name-usual = Guest
failure-unreachable = The server does not answer: check the connection, and try again.
failure-page = Something went wrong: reload the page, and report it if it happens again.
notice-clause = Read rule { $clause }

# Settings
settings = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-system = Same as system
settings-theme-light = Light
settings-theme-dark = Dark
settings-four-colours = A colour for each suit (four colours)
settings-motion = Animate the cards
settings-sounds = Soft sounds
settings-summons = Tell me when it is my turn (notification)
settings-summons-refused = The browser does not allow notifications here: allow them in its settings.

# Home
home-title = What shall we play?
home-games = The games
home-players = { $least } to { $most } players
home-play = Play now
home-learn = Learn
home-create = With friends
home-mine = My tables
home-more = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
home-join = Join a table
home-code = Table code
home-go = Join
home-lobby = Open tables
home-lobby-empty = No open table right now: open your own.
status-open = open
status-playing = playing
status-over = over
status-closed = closed

# A new table
new-title = A new table
new-game = Game
new-players = Players
new-me = you
new-open = free
new-bot = bot: { $name }
new-bot-easy = easy bot
new-bot-normal = bot
new-bot-hard = strong bot
new-bot-max = strongest bot (slow)
new-bot-fast = quick bot
new-bot-random = bot that plays anything
new-options = Rules of the match
new-preset = Way to play
new-preset-own = Your own way
new-table = Around the table
new-table-hint = time, spectators, conversation
new-clock = Time for a move
new-clock-none = no limit
new-clock-seconds = { $seconds ->
    [30] 30 seconds
    [60] a minute
    [120] two minutes
   *[other] five minutes
  }
new-clock-day = a day
new-listed = Announce it among the open tables
new-spectators = Admit spectators
new-chat = Let players talk
new-memory-aid = Memory aid: what was seen stays on display
new-takeback = Alone with bots, any move may be taken back
new-create = Open the table
new-create-start = Start the match
option-booklet = the booklet's
option-ours = our ruling
option-ours-number = our ruling: { $number }
option-by-rules = as the rules say
option-booklet-number = the booklet's: { $number }
option-range = from { $least } to { $most }

# Before the deal
lobby-title = { $game }: table { $code }
lobby-seats = Around the table
lobby-full = All seats are taken: you may watch the match.
lobby-bot = Give to a bot
lobby-free = Free the seat
lobby-start = Deal the cards
lobby-start-hint = { $count ->
    [one] One seat is still free: wait for somebody, or give it to a bot.
   *[other] { $count } seats are still free: wait for somebody, or give them to bots.
  }
lobby-waiting = The host will deal when everybody is here.
lobby-invite = Invite
lobby-terms = House rules
terms-booklet = The rules of the booklet.
terms-option = { $option }: { $value }
terms-clock = Time for a move: { $time }.
terms-no-spectators = No spectators.
terms-listed = Announced among the open tables.
sit-down = Sit down
host = host
share = Invite
share-code = Code
share-link = Table link
share-copy = Copy the link
share-copied = The link is copied.
share-select = Copy the selected link.
share-send = Share
share-qr = QR code to scan: the link to the table
share-nobody = This link works on this computer only: the server cannot be reached from elsewhere.
seat-link = Play my seat on another device
seat-link-hint = This link opens your seat: keep it to yourself.

# The seats
seat-number = Seat { $number }
seat-bot = Bot{"\u00A0"}{ $number }
seat-free = Seat { $number } (free)
seat-me = { $name } (you)
seat-turn = The turn of
seat-is-bot = Bot:
seat-away = away
seat-looking = is looking
seat-score = points:

# During the match
title-your-turn = Your turn! { $game }
moves = Your moves
moves-more = { $count } more…
zone-of-all = The middle of the table
zone-far = The others and the middle of the table
zone-mine = In front of you
zone-empty = nothing
zone-pile = { $title }: { $count ->
    [one] one card face down
   *[other] { $count } cards face down
  }
waiting-for = { $name } is thinking…
waiting-looks = Waiting for { $names }.
paused = The table is paused.
watching = You are watching
looks = For you alone
round-over = The round is over
seen = Got it
seen-first = First look at what you are shown, then press “Got it”.
undo = Take my move back
leave = Leave the table
leave-certain = A bot will play for you, and you cannot come back.
leave-yes = Leave for good
host-pause = Pause
host-resume = Resume the match
host-bot = Give { $name }'s seat to a bot
host-close = Close the table
host-close-certain = The match will stop for everybody.
host-close-yes = Close for good
log = Log
log-empty = What happens will be told here.
log-over = “Replay” shows how the match went.
chat = Conversation
beside-unread = Log and conversation, { $count ->
    [one] one message
   *[other] { $count } messages
  } to read
chat-empty = No messages yet.
chat-say = Your message
chat-send = Send
chat-mute = Mute { $name }
beside = Log and conversation
clock = { $time } left
offline-server = The server does not answer.
offline = The match is played through the server: without it, nothing happens here. Nothing is lost, and the page keeps trying by itself.
link-lost = The connection is lost.
link-offline = This device is no longer online.
link-again = Trying again in { $seconds } s; nothing is lost.
link-now = Trying again…
link-back = The connection is back.
lesson = Lesson
lesson-next = Next
lesson-skip = Skip

# After the match
match-over = The match is over
table-closed = The table is closed
table-unseen = This table cannot be opened
rematch = Rematch
rematch-host = { $name } can offer a rematch: the button will appear here.
rematch-follow = Go to the rematch
record = Download the record

# Cards, aloud
card-back = hidden card
card-joker = joker
card-french = { $rank ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
  } of { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
  }
card-index = { $rank ->
    [J] J
    [Q] Q
    [K] K
   *[other] { $rank }
  }
card-value = { $colour ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
  } { $value }
card-symbol = { $letter ->
    [A] sun
    [B] moon
    [C] star
    [D] flower
    [E] heart
    [F] note
    [G] crown
    [H] house
    [I] umbrella
    [J] scissors
   *[K] snowflake
  }
card-both = { $face }, { $other } on the other side
card-no-move = This card cannot be played now: choose one of the moves offered.

# What waits for the person
to-see = Look, then go on.
to-see-round = The round is over: look, then go on.

# Times
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  }
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
clock-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
  }

# Deeds for good
certain-no = Cancel
host-bot-certain = A bot will play the match to its end: { $name } cannot come back.
host-bot-yes = Give the seat
lobby-leave-certain = Your seat will be free for somebody else.
lobby-close-certain = Nobody will be able to join any more.
