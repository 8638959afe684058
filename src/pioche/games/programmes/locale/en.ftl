title = Programmes
tagline = A secret programme of runs and sets, wild twos and jokers: the first to complete five programmes wins.

event-dealer = Cards are turned up from { $first } on: { $cards }. The first spade makes { $dealer } the dealer.
event-programme = { $seat } gets the programme { $programme }.
event-programme-hidden = { $seat } gets a programme.
event-sun = { $seat } gets a sun, { $programme }: it counts as a completed programme.
event-dealt = { $seat } is dealt { $cards }.
event-dealt-hidden = { $seat } is dealt a hand.
event-turned = { $dealer } turns up { $card }: it starts the discard.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-took = { $seat } takes { $card } from the discard.
event-reshuffled = The discard is shuffled into a new reserve of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-revealed = { $seat } reveals { $programme }.
event-laid_run = { $seat } lays run { $combination }, from { $low } up: { $cards }.
event-laid_set = { $seat } lays set { $combination }: { $cards }.
event-added = { $seat } adds { $card } to set { $combination }.
event-added_low = { $seat } adds { $card } to the low end of run { $combination }.
event-added_high = { $seat } adds { $card } to the high end of run { $combination }.
event-discarded = { $seat } discards { $card }.
event-round_ended = Round { $round } is over.
event-asked = { $seat } may exchange their programme.
event-kept = { $seat } keeps their programme.
event-exchanged = { $seat } exchanges { $programme }, which goes under the pile.
event-exchanged-hidden = { $seat } exchanges their programme; the old one goes unseen under the pile.
event-recycled = The pile was empty: completed programmes are shuffled into a new one ({ $count }): { $programmes }.
event-won = { $seat } has completed the last programme needed, and wins.
event-match_ended = The match ends after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.

refusal-syntax = "{ $given }" is not a move. Write draw, take, discard 5H, reveal 3H4H5H / 7S7D2H, set 7H7S2D, add 7C 2, add 8H 1 low, exchange or keep.
refusal-no-such-action = There is no such action: choose one of those offered.
refusal-lab-programmes = There are too few programmes for the players: at least { $least } are needed.
refusal-lab-deck = The pack is too small: { $given } cards, and at least { $least } are needed.
refusal-lab-dealer = There is no such dealer: seats go from 0 to { $most }.
refusal-exchange-or-keep = A new round is about to begin: exchange your programme or keep it.
refusal-no-exchange-now = A programme is exchanged between rounds only, when you are asked. Go on with your turn.
refusal-take-first = A turn begins with a card: draw from the reserve or take the top of the discard.
refusal-already-taken = You have taken your card: now reveal, lay, add, or discard to end your turn.
refusal-nothing-to-draw = There is nothing to draw: the reserve is empty and the discard has one card. Take that one.
refusal-one-card-left = You have one card left: you must draw from the reserve.
refusal-discard-not-held = You do not hold { $card }: discard a card of your hand.
refusal-not-complete = Your hand does not complete { $programme }: { $missing ->
    [one] { $missing } card is missing
   *[other] at least { $missing } cards are missing
}. Go on collecting, and discard a card.
refusal-cannot-complete = No hand of this pack completes { $programme }. Discard a card.
refusal-revealed-already = You have revealed your programme of this round: lay sets, add cards, or discard.
refusal-set-before-reveal = You may lay sets once you have revealed your programme in this round, not before. Discard a card.
refusal-no-set-in-hand = You hold no set of three cards: add a card to a combination, or discard.
refusal-add-before-reveal = You may add cards once you have revealed your programme in this round, not before. Discard a card.
refusal-no-such-combination = There is no combination { $combination } on the table: { $count ->
    [0] nothing has been laid yet.
    [one] the only one is number 1.
   *[other] they are numbered from 1 to { $count }.
}
refusal-name-an-end = Combination { $combination } is a run: say at which end, low or high.
refusal-a-set-has-no-ends = Combination { $combination } is a set: add to it without naming an end.
refusal-add-not-held = You do not hold { $card }: add a card of your hand.
refusal-beyond-the-ace = Run { $combination } ends with an ace there, and nothing goes beyond it. Try the other end.
refusal-too-many-wilds = Wilds would outnumber the natural cards of combination { $combination }: add a natural card.
refusal-other-rank = { $card } does not belong to set { $combination }: it takes cards of rank { $rank }, and wilds.
refusal-not-next = { $card } does not lengthen run { $combination } ({ $end }): it takes { $rank } of { $suits } there, or a wild.
refusal-no-cancel-now = A move may be given up once a turn, where a combination begins. Finish this one.
refusal-finish-first = You are laying a combination: place its cards and close it.
refusal-nothing-under-way = Nothing is being laid: begin with reveal or set.
refusal-place-not-held = You do not hold { $card }, or not often enough: use cards of your hand.
refusal-wrong-number = This combination must have { $size } cards, not { $given }.
refusal-wrong-count = This programme asks for { $count } combinations, not { $given }: lay each of them, in order.
refusal-set-too-small = A new set has three cards or more, not { $given }.
refusal-wilds-outnumber = Too many wilds: every combination has a natural card and, where wild_limit is half, at least as many naturals as wilds. Use another natural card.
refusal-not-that-rank = { $card } is not of this set: it takes cards of rank { $rank }, and wilds.
refusal-not-that-rank-natural = { $card } is not of this set: without wilds it takes cards of rank { $rank } only.
refusal-no-set-that-way = No set can be made with { $card } and the rest of your hand: choose another card.
refusal-no-wilds = This programme must be met without jokers and twos: use natural cards.
refusal-dead-end = { $card } fits, but the rest of the programme could not be completed: choose another card.
refusal-suit-not-permitted = { $card } is of a suit this directive does not permit: it permits { $suits }.
refusal-suits-not-mixed = { $card } is of another suit than the run: permitted suits are not mixed at this table, and this run is of { $suits }.
refusal-not-imposed = { $card } does not have a rank that the programme imposes here: use the ranks it shows.
refusal-not-in-sequence = { $card } does not come next: this place is for { $rank } of { $suits }, or for a wild.
refusal-not-in-sequence-natural = { $card } does not come next: without wilds this place is for { $rank } of { $suits } only.
refusal-no-room = A run cannot have { $card } in this place: there would be no room for the others before the ace.

move-draw = draw from the reserve
move-take = take the top of the discard
move-exchange = exchange the programme
move-keep = keep the programme
move-reveal = reveal the programme: { $cards }
move-set = lay the set { $cards }
move-begin-reveal = reveal the programme, card by card
move-begin-set = lay a set, card by card
move-close = close the combination
move-cancel = give the move up
move-discard = discard { $card }
move-place = place { $card }
move-add = add { $card } to set { $combination }
move-add-low = add { $card } to the low end of run { $combination }
move-add-high = add { $card } to the high end of run { $combination }

phase-take = Draw from the reserve, or take the top of the discard.
phase-take-draw = You have one card left: draw from the reserve.
phase-take-take = There is nothing to draw: take the card of the discard.
phase-play = Reveal, lay or add if you can; then discard a card.
phase-exchange = Exchange your programme, or keep it.
phase-over = The match is over.

zone-hand = hand
zone-programme = programme
zone-completed = completed
zone-reserve = reserve
zone-discard = discard
zone-pile = programmes
zone-run = run
zone-run-from = run from { $low } up
zone-set = set
zone-drawn = cards drawn since the discard was shuffled
zone-steps = move under way
zone-left = cards left
zone-score = completed

fact-dealer = dealer: { $value }
fact-turns = turns played: { $value }

option-difficulty = Programmes in play
option-difficulty-about = The list of programmes is ours, in three measured levels: easy ones are completed sooner.
option-difficulty-all = all of them
option-difficulty-easy = the easy ones
option-difficulty-normal = the normal ones
option-difficulty-hard = the hard ones
option-mixed_runs = Runs with several permitted suits
option-mixed_runs-about = The booklet's example, 4♥ 5♥ 6♥ 7♦ 8♠, mixes them; in one suit, such runs are harder.
option-mixed_runs-true = may mix them
option-mixed_runs-false = are of one of them
option-wild_limit = Wilds in a combination
option-wild_limit-about = The booklet asks for one natural card and sets no other limit; else wilds are never the majority.
option-wild_limit-none = any number beside one natural card
option-wild_limit-half = never more than natural cards
option-swap_after = Rounds after which a programme may be exchanged (0: never)
option-swap_after-about = In the booklet a programme kept for three rounds may be exchanged for an unseen one.
option-goal = Programmes to complete
option-goal-about = In the booklet the first to complete five wins; with fewer, the match is shorter.
option-round_limit = Turns each in a round, at most
option-round_limit-about = The booklet sets no limit: ours ends a round that nobody can finish.
option-max_rounds = Rounds in a match, at most
option-max_rounds-about = The booklet sets no limit: after so many rounds whoever has completed most programmes wins.
option-ranks = Ranks in the pack, the highest ones
option-suits = Suits in the pack
option-packs = Packs
option-jokers = Jokers
option-hand = Cards dealt to each
option-list = List of programmes
option-list-full = the list of the rules
option-list-tiny = tiny ones
option-programmes = How many programmes of the list
option-suns = Suns
option-dealer = The first dealer

# What a position cannot have
refusal-position-nowhere = { $card } is nowhere.
refusal-position-too-often = The pack does not have { $card } as often: there is one too many in "{ $name }".
refusal-position-no-discard = No natural card is left for the discard: write "discard".
refusal-position-known = By "known", cards of seat { $seat } are known that it does not hold.
refusal-position-match-over = The match is over when somebody has the goal or after the last round, and only then.
refusal-position-cancelled = "cancelled" is true in phase play only.
refusal-position-no-exchange = The seat to act may not exchange its programme.
refusal-position-between-rounds = Between rounds nobody has revealed, and no turn was played.
refusal-position-between-cards = Between rounds all cards lie in the reserve.
refusal-position-round-turns = The round is over: all its turns were played.
refusal-position-round-revealed = The round is over when everybody has revealed.
refusal-position-hand-size = Seat { $seat } must have 1 to { $most } cards, not { $given }.
refusal-position-empty-discard = The discard is never empty at the beginning of a turn.
refusal-position-programme = In "{ $name }", "{ $word }" is no programme of this match.
refusal-position-elsewhere = { $programme }, in "{ $name }", is elsewhere too.
refusal-position-seen = In "seen", { $programme } is already completed.
refusal-position-beyond-goal = By "completed", seat { $seat } has more than the goal.
refusal-position-held-sun = In "programmes", nobody keeps a sun.
refusal-position-programme-revealed = Seat { $seat } must have a programme if it has not revealed one this round, and none if it has.
refusal-position-not-served = Seat { $seat } must have its new programme before the seat to act is asked.
refusal-position-handled = In "handled", { $programme } is no programme of the pile.
refusal-position-origin-sun = In "origins", a sun is never shuffled into a new pile.
refusal-position-many-combinations = "combinations" has more combinations than can be.
refusal-position-kind = In "combinations", "kind" must be run or set.
refusal-position-small = A combination has { $least } cards or more.
refusal-position-owner = In "combinations", seat { $seat } has not revealed this round.
refusal-position-beyond-ace = A run has nothing beyond an ace.
refusal-position-suits = "suits" must be some letters of { $known }, in this order.
refusal-position-run-card = A card of a run is of another rank or suit than its place.
refusal-position-set-rank = A set has a rank, which is not 2.
refusal-position-set-card = A card of a set of rank { $rank } is of another rank.
refusal-position-wilds = A combination has too many wilds.
refusal-position-history-word = In "history", "{ $word }" is not like 0+, 0-7H, * or =7H.
refusal-position-history-shuffles = By "history", the discard was shuffled more often than "reshuffles" says.
refusal-position-history-deal = By "history", no deal leads to this position.
refusal-position-steps = "steps" begins with reveal or set, and only in phase play.
refusal-position-steps-cards = In "steps" there must be cards like 7H, 10C or JK, with / between combinations.
refusal-position-steps-refused = The move of "steps" cannot be begun so.
refusal-position-steps-complete = The move of "steps" is complete: play it.

coach-amount = { $number } programmes
