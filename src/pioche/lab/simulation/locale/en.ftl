# What simulations show
lab-title = Lab: { $game }, { $players } players
lab-fact-matches = Matches
lab-fact-bots = Bots
lab-fact-options = Options
lab-fact-spent = Time
lab-fact-seed = Seed of the deals
lab-fact-version = Version
lab-fact-command = Command
lab-matches = { $count } of { $matches }; numbers in brackets are 95% intervals, a match being one observation, or a round where rounds are told of
lab-spent = { $clock } of playing on the clock, { $rate } matches a second; { $core } of core time, { $core_rate } matches a second of one core. Starting and writing come on top.
lab-spent-memory = While playing, no process needed more than { $megabytes } MB.
lab-held = { $held } matches have been played here; this tells of the first { $matches ->
    [one] one
   *[other] { $matches }
}.
lab-nothing = Nothing has been played yet.
lab-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
   *[other] number { $place }
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
lab-seats-even = No place in the order of the first round surely wins more or less than that, all places taken together.
lab-seats-best = It matters: most is won by whoever plays { $place }, { $share }.
lab-seats-worst = Least is won by whoever plays { $place }, { $share }.
lab-note-seats = The order is that of first decisions: in the first round for matches won, in each round for what is gained; those whom a round leaves no decision follow in the order of the table. Those who share a win share it equally. Gained: { $unit } of a round against the mean of the others, more being better; a round is one observation there.
lab-plot-seats = Matches won by the order of play, with intervals
lab-title-bots = Which bot wins?
lab-bots = Several kinds of bots took part, always in the same seats; who deals first is drawn for each match.
lab-bots-won = { $bot } wins { $share } of the matches; its fair share is { $fair }.
lab-title-length = How long is a match?
lab-length = A match takes { $decisions } decisions on average. Half of them take { $half } or fewer, nine in ten between { $low } and { $high }, the longest { $longest }.
lab-length-rounds = It has { $rounds } rounds on average, from { $least } to { $most }; a round takes { $decisions } decisions.
lab-length-rounds-always = Every match had { $rounds ->
    [one] one round, which
   *[other] { $rounds } rounds; a round
} takes { $decisions } decisions.
lab-plot-length = How many decisions matches take
lab-title-scores = How is it won?
lab-scores = Nine in ten scores lie between { $low } and { $high } { $unit }, half at { $half } or below. The winner has { $best } on average, { $margin } better than the next.
lab-scores-tied = Several share the win in { $share } of the matches.
lab-plot-scores = Scores of all players at the end
lab-title-rules = Which rules come into play?
lab-rules = Everything that happened in every match was counted, none was left out as a sample.
lab-rules-never = Never seen: { $what }.
lab-rules-off = Not in force with these options: { $what }.
lab-rules-uncounted = { $count ->
    [one] One clause says what things are or what may or must be done, and no event tells of it
   *[other] { $count } clauses say what things are or what may or must be done, and no event tells of them
}: { $clauses }.
lab-note-rules = By the clauses of the rulebook that say so; where there are two, an event comes from either. The last column is the share of rounds in which it happened at least once.
lab-event-adriano-matched = … shows a pair, a brelan or a carré and is right.
lab-event-adriano-penalized = … penalty points are noted for …: a wrong combination (AD-22) or somebody else's carré (AD-23).
lab-event-adriano-exchanged = … lays the card taken (AD-11) or drawn (AD-12) in slot … and throws the … on the pit.
lab-event-programmes-laid-set = … lays a set: for the programme (PR-32) or a new one after it (PR-33).
lab-event-programmes-programme = … gets a programme: the first (PR-21) or the next (PR-41).
lab-event-programmes-round-ended = A round is over: by its rules (PR-40) or by the limit of turns (PR-46).
lab-event-nain-jaune-eliminated = … is out: cannot pay (NJ-22) or cannot stake (NJ-23).

lab-progress = Matches
lab-so-far = { $done } of { $most } matches, about { $left } left.
lab-kept = The report is { $page }, the rows lie beside it. For more matches, run the same command with a larger --matches.
lab-stopped = Stopped. What was played is told in { $page }: run the same command again to go on.

# Nain Jaune
lab-head-belle = belle
lab-head-taken = rounds in which it is taken
lab-head-tokens = tokens taken
lab-head-by-winner = by who ends the round
lab-head-by-first = by who plays first
lab-head-round = round
lab-head-played = played
lab-head-eliminating = with an elimination
lab-title-belles = Who takes the belles?
lab-belles-winner = Whoever ends the round has taken { $share } of the belles that were taken.
lab-belles-left = { $belle } stays on the board most often, in { $share } of the rounds.
lab-note-belles = Shares of the last two columns are of the belles that were taken.
lab-title-blocks = How does a round block?
lab-blocks = { $each } times a round nobody goes on and a new series begins; in { $none } of the rounds that never happens.
lab-blocks-talon = In { $talon } of these cases a card asked for was set aside; in the others all of its rank had been laid.
lab-blocks-held = In { $held } of these cases somebody kept back a card asked for; in { $talon } one was set aside and nobody had another; in the others all of its rank had been laid.
lab-blocks-opening = In { $share } of the rounds nobody had an ace to begin with.
lab-note-blocks = The plot shows the rank laid last when nobody went on.
lab-axis-rank = laid last
lab-plot-blocks = After which ranks nobody goes on
lab-title-elimination = Who has to leave?
lab-elimination = Somebody is eliminated in { $share } of the matches, { $each } players a match.
lab-elimination-last = Whoever could not stake any more when the match ends is not counted: nobody is asked to stake then (NJ-19).
lab-elimination-short = { $share } of the matches end before their last round, because fewer than three can go on.

# Adriano
lab-head-hand = hand of the caller
lab-head-own-turns = turn of the caller
lab-head-calls = calls
lab-head-right = right
lab-head-call = the call
lab-head-last-hand = hand at the end
lab-head-score = score of the round
lab-axis-hand = hand of the caller at the call, points
lab-axis-gain = gained against the others
lab-title-calls = When to call?
lab-calls = Somebody calls in { $share } of the rounds, after { $turns } turns each, with { $hand } points in hand.
lab-calls-none = Nobody ever called.
lab-calls-verdict = The caller is strictly lowest in { $won } of the calls, tied in { $tied }, beaten in { $failed }.
lab-calls-paying = Calls with { $low } to { $high } points gained on average, against the mean of the others.
lab-note-calls = These are the calls that these bots made, by what they knew: that a hand paid here does not mean that it would have paid wherever they kept silent. What a call is worth beside silence, only the same hands played on both ways would tell. A call is one observation.
lab-plot-calls = What a call gains, by the caller's hand
lab-title-failures = What does a failed call cost?
lab-failures = A failed call costs { $extra } points more than the hand that was left (AD-45), and { $cost } against the others in that round, penalties included.
lab-failures-needed = By these numbers a caller must be right in { $share } of the calls to lose nothing.
lab-failures-none = No call failed.
lab-note-failures = Gained: the mean of the others' points of the round less the caller's, more being better. Scores are of the whole round, with its penalties (AD-46).
lab-verdict-succeeded = right
lab-verdict-tied = tied
lab-verdict-failed = beaten

# Janus
lab-head-ending = how it ends
lab-head-games = games
lab-head-decisions = decisions
lab-head-trios = trios
lab-head-stock = cards left in the stock
lab-plot-trios = How many trios are laid in a game
lab-axis-trios = trios of all players
lab-title-endings = How do games end?
lab-ending-exhausted = No trio is possible any more in { $share } of the games (JA-30).
lab-ending-concluded = Everybody agrees to end { $share } of the games (JA-31).
lab-ending-stalled = { $share } end because nobody has laid a trio for too long (JA-32).
lab-ended-exhausted = no trio is possible
lab-ended-concluded = agreed
lab-ended-stalled = stalled
lab-endings-waiting = { $share } of a game's decisions come after its last trio, where it had one.
lab-endings-proposals = To end is proposed { $each } times a game.

# Programmes
lab-head-rank-of = #
lab-head-programme = programme
lab-head-turns = turns to complete
lab-head-completed = completed
lab-head-at-once = in the round one works at it
lab-head-listed = tier of the list
lab-head-measured = measured tier
lab-head-rounds-share = rounds
lab-axis-turns = turns to complete
lab-tier-easy = easy
lab-tier-normal = normal
lab-tier-hard = hard
lab-title-hardness = How hard is each programme?
lab-hardness = The easiest is { $easiest }: { $least } turns to complete. The hardest is { $hardest }: { $most }.
lab-hardness-none = No programme has been completed yet.
lab-hardness-unknown = { $count ->
    [one] One programme has not been completed yet, and has no place here
   *[other] { $count } programmes have not been completed yet, and have no place here
}: { $names }. More matches will tell.
lab-hardness-some = Only { $count } of the { $all } programmes are in play: they are ranked, and put into no tier.
lab-hardness-strays = { $count ->
    [0] None of the { $all } programmes is surely out of line with its tier.
    [one] One of the { $all } programmes is surely out of line with its tier:
   *[other] { $count } of the { $all } programmes are surely out of line with their tier:
}
lab-hardness-stray = { $programme } takes { $turns } turns: listed as { $listed }, it plays as { $measured }.
lab-note-hardness = Turns to complete: all turns spent on a programme, in as many rounds as it took and by all who tried, for each time it was completed. A seat's round with a programme is one observation; intervals by the delta method.
lab-note-tiers = Tiers are cut where programmes are most alike within, in the logarithm of turns, at least twelve to a tier. Dashed lines of the plot are these cuts. Surely out of line is what nearly always lies in another tier when the turns of all programmes are drawn anew within their intervals and the tiers cut again: so nearly that of all programmes together, one report in twenty may name one wrongly.
lab-plot-hardness = Turns to complete every programme, with intervals
lab-title-round-endings = How do rounds end?
lab-rounds-completed = { $each } programmes are completed in a round.
lab-rounds-limit = { $share } of the rounds end by their limit of turns (PR-46).
lab-matches-unwon = { $share } of the matches end without anybody reaching the goal (PR-47).
lab-round-empty = a hand is empty
lab-round-revealed = everybody has revealed
lab-round-limit = the limit of turns
lab-round-won = the match is won

# Comparing
lab-head-measure = what
lab-head-more = difference
lab-measure-decisions = decisions of a match
lab-measure-rounds = rounds of a match
lab-measure-first = share won by who plays first
lab-measure-best = { $unit } of the winner
lab-measure-margin = margin of the winner, { $unit }
lab-measure-tied = share of shared wins
lab-axis-more = difference, % of what it was
lab-compare-title = Lab: { $game }, { $players } players, comparing { $option }
lab-beside = The report of each value:
lab-title-compare = { $other } instead of { $base }
lab-compare = { $count } matches were played under { $base } and again under { $other }, with the same deals and the same chance of the bots.
lab-compare-dealt = { $count } matches were played under { $base } and again under { $other }, with the same chance of the bots. This option says what is dealt: the deals are not the same, and less luck falls out.
lab-compare-none = No match has been played under both yet: { $one ->
    [0] none
   *[other] { $one }
} under { $base }, { $more ->
    [0] none
   *[other] { $more }
} under { $other }.
lab-percentage-points = { $more } percentage points
lab-percentage-points-short = { $more } pp
lab-compare-more = More: { $measure }, { $more }.
lab-compare-less = Less: { $measure }, { $more }.
lab-compare-same = The same in every match: { $measure }.
lab-same = the same
lab-compare-unsure = Not surely different: { $measure }, { $more }.
lab-note-compare = Differences are match by match, so that the luck of the same deals falls out; a match is one observation. Of many intervals one in twenty misses by chance. What happens is counted per match. Shares differ by percentage points (pp).
lab-plot-compare = Differences with their intervals, in per cent

# Balancing
lab-head-count = how many
lab-head-programmes = programmes
lab-title-balance = Proposed tiers
lab-balance-title = Lab: balance of programmes, { $players } players
lab-balance-tier = { $count ->
    [one] { $tier }: one programme, { $low } turns to complete.
   *[other] { $tier }: { $count } programmes, from { $low } to { $high } turns to complete.
}
lab-balance-changes = { $count ->
    [0] No programme would change tier.
    [one] One programme would change tier: { $names }, { $sure ->
        [0] not surely. More matches will tell.
       *[other] surely.
    }
   *[other] { $count } programmes would change tier: { $names }; { $sure ->
        [0] none of them surely. More matches will tell.
       *[other] surely { $surely }.
    }
}
