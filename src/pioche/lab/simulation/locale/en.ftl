# What simulations show
lab-title = Lab: { $game }, { $players } players
lab-fact-matches = Matches
lab-fact-bots = Bots
lab-fact-options = Options
lab-fact-seed = Seed of the deals
lab-fact-version = Version
lab-fact-command = Command
lab-matches = { $count } of { $matches }; numbers in brackets are 95 % intervals, a match being one observation unless it says otherwise
lab-nothing = Nothing has been played yet.
lab-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
}
lab-head-place = plays
lab-head-won = matches won
lab-head-rank = place at the end
lab-head-gain = gained a round
lab-head-seat = seat
lab-head-bot = bot
lab-head-clause = clause
lab-head-event = what happens
lab-head-each = times a match
lab-head-rounds = rounds with it
lab-axis-won = matches won, %
lab-axis-decisions = decisions of a match
lab-axis-score = { $unit } at the end

lab-title-seats = Does it matter who plays first?
lab-seats-fair = With { $players } players a fair share of the matches is { $share }.
lab-seats-even = No place in the order of the first round surely wins more or less than that.
lab-seats-best = It matters: most is won by whoever plays { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
}, { $share }.
lab-seats-worst = Least is won by whoever plays { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
}, { $share }.
lab-note-seats = The order is that of first decisions: in the first round for matches won, in each round for what is gained. Those who share a win share it equally. Gained: { $unit } of a round against the mean of the others, more being better; a round is one observation there.
lab-plot-seats = Matches won by the order of play, with intervals
lab-title-bots = Which bot wins?
lab-bots = Several kinds of bots took part, always in the same seats; who deals first is drawn for each match.
lab-title-length = How long is a match?
lab-length = A match takes { $decisions } decisions on average. Half of them take { $half } or fewer, nine in ten between { $low } and { $high }, the longest { $longest }.
lab-length-rounds = It has { $rounds } rounds on average, from { $least } to { $most }; a round takes { $decisions } decisions.
lab-plot-length = How many decisions matches take
lab-title-scores = How is it won?
lab-scores = Nine in ten scores lie between { $low } and { $high } { $unit }, half at { $half } or below. The winner has { $best } on average, { $margin } better than the next.
lab-scores-tied = Several share the win in { $share } of the matches.
lab-plot-scores = Scores of all players at the end
lab-title-rules = Which rules come into play?
lab-rules = Everything that happened in every match was counted, none was left out as a sample.
lab-rules-never = Never seen: { $what }
lab-note-rules = By the clause of the rulebook that says so. The last column is the share of rounds in which it happened at least once.
lab-event-adriano-matched = … shows a pair, a brelan or a carré and is right.
lab-event-nain-jaune-eliminated = … is out: cannot pay (NJ-22) or cannot stake (NJ-23).

lab-progress = Matches
lab-so-far = { $done } of { $most } matches, about { $left } left.
lab-kept = The report is { $page }, the rows lie beside it. For more matches, run the same command with a larger --matches.
lab-stopped = Stopped. What was played is told in { $page }: run the same command again to go on.
