title = Nain Jaune
tagline = Series that rise from ace to king, five belles whose tokens go to whoever lays them, and a race to lay one's last card.

event-began = Round { $round }: { $dealer } deals.
event-staked = Everybody stakes { $tokens } tokens.
event-set_aside = { $count ->
    [one] { $count } card is set aside, face down.
   *[other] { $count } cards are set aside, face down.
}
event-dealt = { $seat } is dealt { $cards }.
event-dealt-hidden = { $seat } is dealt a hand.
event-laid = { $seat } lays { $card }.
event-passed = { $seat } says “sans { $wanted }”.
event-took = { $seat } takes { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} from the { $card } space.
event-led = Nobody goes on: { $seat } begins a new series.
event-completed = { $seat } laid ace to king without a break: le fin du fin!
event-swept = { $seat } sweeps the board: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}.
event-stopped = { $seat } says “stop”: the round is over.
event-showed = { $seat } shows { $cards }.
event-paid = { $seat } pays { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} to { $winner }.
event-eliminated = { $seat } is out: { $tokens ->
    [0] no token is left to pay or to stake
    [one] { $tokens } token does not pay the stakes
   *[other] { $tokens } tokens do not pay the stakes
}.
event-ended = The match is over: that was its last round, or fewer than three can stake for another.

refusal-move-unknown = “{ $text }” is not a move. Write lay and a card, as in lay 7D, or pass.
refusal-tokens-below-stake = { $tokens } tokens a player do not pay for one stake: give at least { $stake }.
refusal-lab-deal = With { $cards } cards, each of { $players } players cannot be dealt { $hand } as the rules ask: take more cards or another size of hand.
refusal-lead-pass = It is for you to begin a series, and there is no passing: lay any card you like.
refusal-lead-not-held = You do not hold { $card }: begin the series with any card of yours.
refusal-must-lead-ace = The round opens with an ace and you hold one: lay { $held }.
refusal-must-continue = You hold the rank asked for ({ $wanted }) and must play it: lay { $held }.
refusal-not-held = You do not hold { $card }. Asked for: { $wanted }; lay { $held }.
refusal-not-held-pass = You do not hold { $card }. Asked for: { $wanted }, which you do not have; say “sans { $wanted }” (pass).
refusal-not-held-either = You do not hold { $card }. Asked for: { $wanted }; lay { $held }, or say “sans { $wanted }” (pass).
refusal-wrong-rank = { $card } does not follow. Asked for: { $wanted }; lay { $held }.
refusal-wrong-rank-pass = { $card } does not follow. Asked for: { $wanted }, which you do not have; say “sans { $wanted }” (pass).
refusal-wrong-rank-either = { $card } does not follow. Asked for: { $wanted }; lay { $held }, or say “sans { $wanted }” (pass).

move-lay = lay { $card }
move-pass = say “sans…” and pass

phase-follow = Asked for: { $wanted }. Lay one if you can, else say “sans { $wanted }”.
phase-lead = You begin a series: lay any card.
phase-over = The match is over.

zone-hand = hand
zone-tokens = tokens
zone-board_7D = 7♦, the Nain Jaune
zone-board_10D = 10♦ space
zone-board_JC = J♣ space
zone-board_QS = Q♠ space
zone-board_KH = K♥ space
zone-laid = cards laid
zone-talon = cards set aside
zone-out_of_play = tokens out of play

fact-round = round { $value }
fact-rounds = rounds to play: { $value }
fact-dealer = dealer: { $value }
fact-wanted = asked for: { $value }
fact-layer = laid last: { $value }
fact-series = cards in the series: { $value }

option-rounds = Number of rounds
option-rounds-about = The booklet does not say when to stop; after the last round whoever has most tokens wins.
option-tokens = Tokens each player starts with
option-tokens-about = The booklet shares out 65 tokens; where stakes are traditional or payments in points, the rules give 50 each.
option-stakes = Stakes before each round
option-stakes-about = A round costs everybody 6 tokens in the booklet, and 15 in the older game.
option-stakes-booklet = the booklet's: 2 on the Nain Jaune, 1 on each other space
option-stakes-traditional = the traditional ones: from 1 on the 10♦ to 5 on the Nain Jaune
option-talon = Cards set aside
option-talon-about = In the booklet all five belles are in play each round; else a space may have to wait for the next one.
option-talon-safe = never a belle
option-talon-blind = any card: a belle may be missing
option-lead = Opening of a round
option-lead-about = In the booklet the first series of a round climbs from an ace; else whoever opens chooses.
option-lead-ace = with an ace, if anybody has one
option-lead-any = with any card
option-holding_back = Keeping back a card that is asked for
option-holding_back-about = Where it is forbidden, “sans 8” proves that there is no 8; where it is allowed, it proves nothing.
option-holding_back-false = forbidden: whoever can follow does
option-holding_back-true = allowed, except for the opening ace and the first card of a series
option-restart = When nobody goes on, a new series is begun by
option-restart-about = The booklet gives the lead to the last one asked; in the older game whoever laid last keeps it.
option-restart-last_asked = the last player asked
option-restart-last_layer = the last player who laid
option-opera = Feats
option-opera-about = The booklet gives the feat a name and no reward; the other two ways let it empty the board.
option-opera-glory = ace to king in one go earns glory and nothing else
option-opera-sweep = ace to king in one go sweeps the board and ends the round
option-opera-grand = laying the whole hand in the opening turn sweeps the board
option-payment = Payment for cards left in hand
option-payment-about = The others pay the winner of the round: in the booklet for each card, or else for what it is worth.
option-payment-cards = 1 token a card, 2 for a belle
option-payment-points = the points of the cards, doubled for a belle
option-ranks = Ranks in the pack, from the ace
option-suits = Suits in the pack
option-hand = Cards a player, if not as the rules say

# What a position cannot have
refusal-position-card = In "{ $name }", "{ $word }" is not a card: write 7D, 10C or QS.
refusal-position-few-seats = Too few seats are still in.
refusal-position-actor-out = The seat to act is out.
refusal-position-layer-out = The seat that "layer" names is out.
refusal-position-dealer-out = The seat that "dealer" names is out.
refusal-position-out-holds = Seat { $seat } is out and holds cards.
refusal-position-nowhere = Some cards are in no place.
refusal-position-two-places = A card is in two places.
refusal-position-twice = "{ $name }" names { $card } twice.
refusal-position-not-in-pack = In "{ $name }", { $card } is not in the pack.
refusal-position-belle-aside = A belle is set aside, and none may be.
refusal-position-aside-size = The number of cards set aside must be { $count }.
refusal-position-hand-size = Seat { $seat } must hold 1 to { $size } cards.
refusal-position-past-two-hands = In "last_round", a card is in two hands.
refusal-position-rank = In "{ $name }", "{ $word }" is not a rank: write { $known }.
refusal-position-lacks-held = Seat { $seat } holds a card of rank { $rank }, which it has said it lacks.
refusal-position-passed-holds = Seat { $seat } has passed and holds the wanted rank.
refusal-position-over-wanted = No rank is wanted when the match is over: "wanted" must be null.
refusal-position-lead-wanted = No rank is wanted in phase lead: "wanted" must be null.
refusal-position-wanted-not-in-pack = The wanted rank, { $rank }, is not in the pack.
refusal-position-goes-on = The match goes on while rounds are left and three seats can stake.
refusal-position-round-goes-on = A round ends when a seat has laid its last card.
refusal-position-ace-opening = An ace is wanted exactly at the opening, when nobody has laid: then "layer" is null.
refusal-position-lead-any = Under the option lead=any the opening is in phase lead.
refusal-position-opening-false = Nobody has laid yet: "opening" cannot be false.
refusal-position-opening-over = Another than the one of "layer" is to act: the opening turn is over, and "opening" cannot be true.
refusal-position-run = "run" must be 0, or the number of cards from the ace to just below the wanted rank.
refusal-position-asked = "asked" must be { $count }: the seats from "layer" (at the opening, from the dealer's right) to "turn".
refusal-position-cannot-lead = This seat cannot lead: it is neither the last to have laid nor the last one asked.
refusal-position-cannot-open = This seat cannot lead the round.

coach-amount = { $number } tokens
