title = Janus
tagline = Two-faced cards: you see one side of yours, and everybody else sees the other.

hidden = a hidden symbol

event-began = { $dealer } dealt and begins; the stock has { $stock ->
    [0] no card
    [one] one card
   *[other] { $stock } cards
}.
event-dealt = { $seat } is dealt card { $place }: { $outer } to the others, { $inner } to its owner.
event-showed = The top of the stock shows { $symbol }.
event-drew = { $seat } takes { $inner } from the stock; the others see { $outer }.
event-took = { $seat } takes card { $place } from { $owner } and sees { $inner } on it; the others see { $outer }.
event-laid = { $seat } lays a trio: { $symbol }. On the other sides: { $others }.
event-discarded = { $seat } discards card { $place } onto the stock: { $symbol }.
event-stopped = { $seat } leaves it at that.
event-proposed = { $seat } proposes to end the game.
event-agreed = { $seat } agrees.
event-refused = { $seat } refuses: the game goes on.
event-exhausted = No symbol is left on three cards in play: the game is over.
event-concluded = Everybody agrees: the game is over.
event-stalled = { $turns } turns without a trio: the game is over.
event-won = Most trios ({ $trios }): { $seats }.

refusal-syntax = "{ $given }" is not a move. Write take stock, take 2.1, discard 1, stop, propose, agree or refuse.
refusal-deck-too-small = A deck of { $cards } cards is not enough: the deal needs { $needed }. Use more symbols or smaller hands.
refusal-vote-open = { $proposer } has proposed to end the game: first answer agree or refuse.
refusal-no-vote = Nobody has proposed to end the game: there is nothing to agree to or refuse. Take or discard a card.
refusal-nothing-done = A turn is never passed: take a card, or discard one if you have any.
refusal-proposed-already = You have already proposed to end during this turn: take or discard a card.
refusal-proposed-late = A proposal comes before the first card of a turn: finish this turn and propose in your next one.
refusal-take-after-discard = You have discarded: you may discard another card or stop, but not take.
refusal-discard-after-take = You have taken a card: you may take another or stop, but not discard.
refusal-hand-full = You hold four cards, and never more: discard one or two.
refusal-hand-empty = You have no card to discard: take one or two.
refusal-stock-empty = The stock is empty: cards can only be taken from the others' hands.
refusal-stock-twice = At this table only one card a turn comes from the stock: take the second from a hand, or stop.
refusal-player-twice = You have already taken a card from { $owner } during this turn: take the second elsewhere, or stop.
refusal-own-card = Cards are taken from others, not from yourself: choose another hand or the stock.
refusal-no-such-seat = Nobody sits there: seats go from 0 to { $last }.
refusal-no-card-there = { $count ->
    [0] { $owner } has no card: take elsewhere.
    [one] { $owner } has only one card: take card 1.
   *[other] { $owner } has only { $count } cards: choose a place from 1 to { $count }.
}
refusal-no-own-card-there = { $count ->
    [one] You have only one card: discard card 1.
   *[other] You have only { $count } cards: choose a place from 1 to { $count }.
}

move-take-stock = take from the stock
move-take = take card { $place } from { $owner }
move-discard = discard card { $place }
move-stop = leave it at that
move-propose = propose to end the game
move-agree = agree
move-refuse = refuse

phase-turn = Take or discard a card; a second one may follow.
phase-turn-take = You have no card: take one or two.
phase-turn-discard = You hold four cards: discard one or two.
phase-take = Take a second card, or leave it at that.
phase-discard = Discard a second card, or leave it at that.
phase-vote = { $proposer } proposes to end the game: do you agree?
phase-over = The game is over.

zone-hand = hand
zone-stock = stock
zone-trios = trios
zone-score = trios

fact-dealer = dealer: { $value }
fact-turns_left = { $value ->
    [0] ended for want of a trio
    [one] without a trio the game ends in one turn
   *[other] without a trio the game ends in { $value } turns
}
fact-proposer = end proposed by { $value }

option-memory_aid = Memory aid
option-memory_aid-about = In the booklet memory is all you have; with this, you keep seeing the sides you saw of cards you can still locate.
option-memory_aid-false = no: everyone remembers as they can
option-memory_aid-true = yes: sides once seen stay on display
option-two_from_stock = Taking both cards from the stock
option-two_from_stock-about = The booklet does not say whether both cards of a turn may come from the stock: we allow it.
option-two_from_stock-true = allowed
option-two_from_stock-false = only one a turn from the stock
option-stall_rounds = Rounds of the table without a trio before the game ends
option-stall_rounds-about = The booklet sets no end to a game without a new trio: after so many rounds of the table, it is over.
option-symbols = Number of symbols (reduced game)
option-hand = Cards dealt to each player (reduced game)

# What a position cannot have
refusal-position-card = In "{ $name }", "{ $word }" is no card of this game: write two letters, as in AB.
refusal-position-places = Card { $card } must lie in one place, not in { $count }.
refusal-position-hand-size = A hand holds { $most } cards at most.
refusal-position-trio-in-hand = Three cards of a hand show their owner the same symbol: they would have been laid.
refusal-position-trio = A trio is three cards with the same letter first.
refusal-position-no-trio-left = No symbol is left on three cards in play: the match would be over.
refusal-position-no-second-take = No second card can be taken: the turn would be over.
refusal-position-over-under-way = Nothing is under way when the match is over: leave out "proposed", "laid", "proposer" and "taken_from".
refusal-position-idle = While the match goes on "idle" must be a number from 0 to { $most }.
refusal-position-idle-over = "idle" must be a number from 0 to { $most }.
refusal-position-idle-laid = In the turn of a trio "idle" must be 0.
refusal-position-own-vote = Nobody votes on their own proposal.
refusal-position-vote-proposed = In phase vote the proposal is used: "proposed" must be true.
refusal-position-no-vote-proposer = No vote is open: "proposer" must be null.
refusal-position-taken-from = "taken_from" must be stock or, in phase take, another seat than the one to act.
refusal-position-laid = "laid" is true only in phase take, after a trio that left one card in hand at most.
refusal-position-take-hand = In phase take the card just taken must be in hand, or laid.
refusal-position-discard-hand = In phase discard a card lies on the stock and one to three are in hand.
refusal-position-known-who = In "known", "{ $word }" names nobody: write seats, s for the spectators, * for everybody or - for nobody.
refusal-position-known-slash = In "known", "{ $word }" must have a slash between those who know one side and those who know the other.
refusal-position-known-count = "known" speaks of { $given } cards where { $count } lie.
refusal-position-known-forgets = "known" forgets somebody who sees card { $card } now.
refusal-position-known-half = By "known" somebody knows one side only of { $given } cards: it can be so of { $most } at most.
refusal-position-unlaid-side = In "unlaid", "{ $word }" is no side of a card in a hand or in the stock, and no symbol.
refusal-position-unlaid-row = In "unlaid", "{ $row }" must be three sides, or one or two sides and a symbol.
refusal-position-unlaid-same = "unlaid" says that "{ $row }" are not the same symbol, but they are.

coach-amount = { $number } trios
coach-caution = Take these sums with care: a trio missed counts as lost though it may come back later, and the coach expects some players to be less careful than they may be.
coach-seen-own = the other side of your card { $place }: { $value }
coach-seen-other = the other side of card { $place } of { $owner }: { $value }
coach-seen-table = the other side of the top card of the stock: { $value }
