# Points
chart-by-round = Points after each round
chart-by-move = Points, move by move
chart-described = Everybody's points, as lines; the numbers are in the table that follows.
chart-numbers = The numbers
chart-when = When
chart-start = Start
chart-round = Round { $round }
chart-move = Move { $step }
chart-end = End

# Seeing it again
replay = Replay
replay-link = Replay a recorded match
replay-back = Back
replay-to-table = Go to the table
replay-from-file = Choose a record downloaded at the end of a match: it is replayed here move by move, seen from any seat.
replay-choose = Choose a file
replay-drop = Or drop the file anywhere on this page.
replay-controls = Forward and back
replay-story = What happens
replay-deal = The deal.
replay-slider = Move shown
replay-where = Move { $step } of { $steps }, round { $round }
replay-play = Play
replay-pause = Pause
replay-step-before = Previous move
replay-step-after = Next move
replay-round-before = Start of the round
replay-round-after = Next round
replay-speed = Speed
replay-view = Point of view
replay-view-open = All cards open
replay-view-spectator = Seen by a spectator
replay-view-seat = Seen by { $name }

# The deal
fair = Was the deal fair?
fair-short = The deal
fair-broken = Record does not hold
fair-verdict-fair = The deal was fair: nobody, not even the server, could choose it.
fair-verdict-sound = The record holds: the cards follow from the secret fixed beforehand and from what the players added.
fair-verdict-broken = Something is wrong: this record does not hold.
fair-verdict-unproved = This record shows too little to say whether the deal was fair.
fair-how = Before the deal, the server draws a secret and publishes its fingerprint, which binds the secret without showing it. Then every player adds chance of their own. The cards follow from both: the server can no longer change its secret, and did not know what you would add.
fair-here = Checked here, by your browser
fair-promised = { $outcome ->
    [yes] The fingerprint is the one that the server showed you before the deal.
    [no] The fingerprint is not the one that the server showed you before the deal!
   *[unknown] This browser was not at the table: it does not know the fingerprint shown before the deal.
  }
fair-bound = { $outcome ->
    [yes] The secret revealed gives exactly this fingerprint.
    [no] The secret revealed does not give this fingerprint: it is not the one that was fixed!
   *[unknown] No secret bound beforehand is shown: there is nothing to compare.
  }
fair-mine = { $outcome ->
    [yes] The chance that this browser added is in it.
    [no] The chance that this browser added is not in it!
   *[unknown] This browser added nothing that it remembers.
  }
fair-mixed = { $outcome ->
    [yes] The seed of the deal is the mix of the secret and of { $added ->
        [0] nothing else: nobody added anything
        [one] what one player added
       *[other] what { $added } players added
      }.
    [no] The seed of the deal is not the mix of the secret and of what the players added!
   *[unknown] The seed is not a mix: the players added nothing to it.
  }
fair-there = Replayed by the referee, on the server
fair-replayed-not = The match was not replayed.
fair-yourself = This last answer is the server's word. To trust nobody but yourself, download the record and replay it with a Pioche of your own:
fair-file = FILE
fair-numbers = The numbers
fair-commitment = Fingerprint published before the deal
fair-secret = The server's secret, revealed at the end
fair-added = Added by { $name }
fair-seed = Seed of the deal
fair-none = nothing
fair-formulas = The fingerprint is the SHA-256 of “pioche seed|” followed by the secret; the seed, that of “pioche deal|” followed by the secret and by what each added, every one after its length and a colon.

# The coach
coach = Coach
coach-ask = Ask the coach
coach-about = What was luck, what was given away, and the three decisions that cost most, each weighed by what its player knew then.
coach-whose = Whose decisions
coach-thinking = The coach is going through the match: a few seconds.
coach-ready = The coach has gone through the match.
coach-again = Ask again
coach-expected = Luck of the deal
coach-luck = Luck since
coach-loss = Given away
coach-result = Result
coach-rounds = Round by round
coach-costliest = What cost most
coach-see = See this move
coach-see-of = See this move: { $where }
coach-else = What else?
coach-else-of = What else could be done: { $where }
coach-decisions = Every decision
coach-chart = What each decision gave away, as bars; those that cost most stand out.
coach-decision = Decision shown
coach-where = Move { $move }{ $round ->
    [0] {""}
   *[other] , round { $round }
  }
coach-cost = Gave away { $loss } (± { $half }).
coach-cost-steady = Gave away { $loss }, about the same on every deal tried.
coach-cost-none = Nothing was surely better.
coach-then = Luck after it: { $luck }.
coach-options = What could be done, and the expected result of the round
coach-played = played
coach-better = better
coach-others = { $count ->
    [one] One more move was worth less.
   *[other] { $count } more moves were worth less.
  }
coach-remember = To be remembered
coach-how = Each number is what the round could be expected to bring, more or less than the others' average, by what this player knew. ± is how far the difference to the move played may be off; where none stands, it was about the same on every deal tried.
