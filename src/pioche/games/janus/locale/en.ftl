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
event-won = The most trios, { $trios }, are with: { $seats }.

refusal-syntax = "{ $given }" is no move. Write take stock, take 2.1, discard 1, stop, propose, agree or refuse.
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
refusal-no-such-seat = Nobody sits there: the players are 0 to { $last }.
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

phase-turn = Take one or two cards, or discard one or two.
phase-take = Take a second card elsewhere, or leave it at that.
phase-discard = Discard a second card, or leave it at that.
phase-vote = To end the game is proposed: do you agree?
phase-over = The game is over.

zone-hand = hand
zone-stock = stock
zone-trios = trios
zone-score = trios

fact-dealer = dealer: { $value }
fact-turns_left = without a trio the game ends in { $value ->
    [one] one turn
   *[other] { $value } turns
}
fact-proposer = end proposed by { $value }

option-memory_aid = Memory aid: show everyone the sides they have seen of cards they can still locate
option-memory_aid-false = no: everyone remembers as they can
option-memory_aid-true = yes: sides once seen stay on display
option-two_from_stock = Taking both cards from the stock
option-two_from_stock-true = allowed
option-two_from_stock-false = only one a turn from the stock
option-stall_rounds = Rounds of the table without a trio before the game ends
option-symbols = Number of symbols (reduced game)
option-hand = Cards dealt to each player (reduced game)
