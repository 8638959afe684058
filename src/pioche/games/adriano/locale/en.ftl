title = Adriano
tagline = Four cards face down and a good memory: the fewest points win.

event-dealt = Round { $round }: { $dealer } deals, the pile has { $pile } cards.
event-remembered = { $seat } looks at their bottom cards: { $cards }.
event-remembered-hidden = { $seat } looks at their two bottom cards.
event-drew = { $seat } draws the { $card }.
event-drew-hidden = { $seat } draws a card.
event-took = { $seat } takes the { $card } from the pit.
event-took-hidden = { $seat } takes the top card of the pit.
event-exchanged = { $seat } lays the { $laid } in slot { $slot } and throws the { $card } on the pit.
event-exchanged-hidden = { $seat } lays the card in slot { $slot } and throws the { $card } on the pit.
event-exchanged-all-hidden = { $seat } lays the card in slot { $slot } and throws the old one on the pit.
event-threw = { $seat } throws the { $card } on the pit.
event-threw-hidden = { $seat } throws the card on the pit.
event-showed = { $seat } shows card { $slot }: the { $card }.
event-showed-hidden = { $seat } shows card { $slot }.
event-matched = { $seat } completes { $count ->
    [2] a pair
    [3] a brelan
   *[other] a carré
} and lays the { $laid } in slot { $slot }.
event-matched-hidden = { $seat } completes { $count ->
    [2] a pair
    [3] a brelan
   *[other] a carré
} and lays the card in slot { $slot }.
event-mismatched = Wrong: these { $count } cards do not match, { $seat } puts them back.
event-penalized = { $points } penalty points are noted for { $seat }.
event-gained = { $seat } may play { $turns } extra turns.
event-lost = The pile that was turned over has run out: { $turns ->
    [one] { $seat } loses an extra turn
   *[other] { $seat } loses { $turns } extra turns
}.
event-lapsed = The power of the { $card } lapses: { $seat } has no card to aim at.
event-lapsed-hidden = The power lapses: { $seat } has no card to aim at.
event-peeked = { $seat } looks at their own card { $slot }: the { $card }.
event-peeked-hidden = { $seat } looks at their own card { $slot }.
event-spied = { $seat } looks at card { $slot } of { $owner }: the { $card }.
event-spied-hidden = { $seat } looks at card { $slot } of { $owner }.
event-swapped = { $seat } swaps their card { $slot } with card { $other_slot } of { $owner }.
event-declined = { $seat } declines.
event-turned = The pit is turned over: { $count ->
    [one] one card that all know is
   *[other] { $count } cards that all know are
} the pile.
event-shuffled = The pit is turned over and shuffled: { $count ->
    [one] one card is
   *[other] { $count } cards are
} the pile.
event-called = { $seat } says “Adriano”: each opponent plays one last turn.
event-silent = { $seat } says nothing.
event-revealed = { $seat } shows { $cards }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-succeeded = { $seat } was right to call.
event-tied = { $seat } is tied: nobody wins the round.
event-failed = { $seat } was wrong to call.
event-uncalled = Nobody said “Adriano”: everybody counts their cards.
event-scored = { $seat } scores { $points }, total { $total }.
event-won = Won with { $total }: { $seats }.

refusal-syntax = "{ $given }" is not a move. Write draw, take, swap 3, throw, name 1 3 (the last named ends on top), look 2, look 1.3, trade 2 1.3, decline, call or silent.
refusal-no-such-action = There is no action { $given }: actions go from 0 to less than { $count }.
refusal-deck-too-small = This deck of { $deck } cards is too small: the squares and the first draw need at least { $needed }.
refusal-in-turn = Your turn begins: draw, or take the top of the pit.
refusal-in-turn-draw = Your turn begins and nothing may be taken from the pit: draw.
refusal-in-drawn = You hold a card drawn from the pile: exchange it with one of your cards, throw it, or name a combination.
refusal-in-drawn-failed = You hold a card drawn from the pile and already missed a combination: exchange it with one of your cards, or throw it.
refusal-in-drawn-single = You hold a card drawn from the pile: exchange it with your last card, or throw it.
refusal-in-taken = You hold a card from the pit: exchange it with one of your cards.
refusal-in-taken-naming = You hold a card from the pit: exchange it with one of your cards, or name a combination.
refusal-in-look_own = You threw a 7: look at one of your cards, or decline.
refusal-in-look_other = You threw a 9: look at a card of an opponent, or decline.
refusal-in-trade = You threw an 8: swap one of your cards with somebody else's, or decline.
refusal-in-extra = You may play an extra turn: draw, or decline.
refusal-in-call = Your turn is over: say “Adriano”, or nothing.
refusal-taken-stays = A card taken from the pit does not go back: exchange it with one of your cards.
refusal-extra-from-pile = An extra turn is drawn from the pile: draw, or decline.
refusal-pit-empty = The pit is empty: draw.
refusal-must-draw = The last { $turns } turns all took from the pit: this time, draw.
refusal-pit-combination = At this table a combination is exchanged for a card drawn from the pile, not for one of the pit: exchange it with a single card.
refusal-second-attempt = You already missed a combination this turn: exchange the card with one of yours or, if you drew it, throw it.
refusal-empty-slot = There is no card in slot { $empty }. Your cards are in: { $slots }.
refusal-empty-slot-of = { $owner } has no card { $slot } any more: choose a slot that holds one.
refusal-no-such-seat = There is no seat { $number }: seats go from 0 to { $most }.
refusal-own-card = This power aims at another player's card, not at one of yours.
refusal-caller-protected = { $owner } said “Adriano” and at this table the caller's cards are protected: aim at somebody else, or decline.

move-draw = draw from the pile
move-take = take from the pit
move-throw = throw the card
move-decline = decline
move-call = say “Adriano”
move-silent = say nothing
move-swap = exchange with card { $slot }
move-name = name a combination: slots { $slots }
move-name-order = The last slot named ends on top; other orders may be typed, as name 2 1.
move-peek = look at your card { $slot }
move-spy = look at card { $slot } of { $owner }
move-trade = swap your card { $own } with card { $slot } of { $owner }

phase-turn = Draw, or take the top of the pit.
phase-turn-draw = Nothing may be taken from the pit: draw.
phase-drawn = What do you do with the card you drew?
phase-taken = Which card do you exchange for the one from the pit?
phase-look_own = Your 7 lets you look at one of your cards.
phase-look_other = Your 9 lets you look at a card of an opponent.
phase-trade = Your 8 lets you swap one of your cards with somebody else's.
phase-extra = Your 3 gives you an extra turn: do you play it?
phase-call = Before you pass the turn on: do you say “Adriano”?
phase-over = The match is over.

coach-caution = Take these sums with care: the coach expects everybody, you too, to play on well. What turns out otherwise counts as luck, and whoever puts off a call gives something away anew at every turn: among weak players luck and losses are both large.

zone-hand = cards
zone-slots = slots
zone-penalties = penalties
zone-held = in hand
zone-pile = pile
zone-pit = pit, top on the right
zone-points = points

fact-round = round { $value }
fact-rounds = rounds to play: { $value }
fact-dealer = dealer: { $value }
fact-caller = { $value } said “Adriano”
fact-extra = extra turns left: { $value }
fact-turned = pit turned over: { $value ->
    [one] once
   *[other] { $value } times
}

option-red_fifteens = How many 15s are worth nothing
option-red_fifteens-about = The booklet does not describe the cards: with two such 15s, low hands are easier to get.
option-red_fifteens-1 = the red one only
option-red_fifteens-2 = the red one and the blue one
option-rounds = Number of rounds
option-rounds-about = The booklet has seven rounds; with fewer, the match is shorter.
option-memory_aid = Training table
option-memory_aid-about = In the booklet a card once looked at is hidden again; here you may keep seeing what you can still locate.
option-memory_aid-false = no, memory is part of the game
option-memory_aid-true = yes, what was seen stays on display
option-pit_combinations = Combinations for a card of the pit
option-pit_combinations-about = In the booklet a pair, a brelan or a carré is exchanged for a card just drawn; else for the top of the pit too.
option-pit_combinations-false = no, only for a card drawn from the pile
option-pit_combinations-true = yes, for that one too
option-protect_caller = Protect the cards of whoever said “Adriano”
option-protect_caller-about = In the booklet the last turns may still touch the caller's cards; protected, nobody swaps or looks at them.
option-protect_caller-false = no
option-protect_caller-true = yes, from 8 and 9
option-spare_winner = Penalties when “Adriano” wins or ties
option-spare_winner-about = The booklet lets off whoever wins or ties the round by calling; a beaten caller always pays.
option-spare_winner-true = spared to the caller and those tied with them
option-spare_winner-false = paid by everybody
option-reshuffle = Shuffle the pit when it is turned over
option-reshuffle-about = The booklet turns the pit over as it lies, so a good memory knows what comes; shuffled, nobody does.
option-reshuffle-false = no, it is turned over as it is
option-reshuffle-true = yes, it is shuffled
option-pit_rounds = Rounds of the table in a row, all at the pit, before somebody must draw
option-pit_rounds-about = The booklet sets no limit: ours ends rounds in which everybody keeps taking from the pit.
option-lowest = The lowest value of the deck
option-highest = The highest value of the deck
option-colours = Number of colours
option-slots = Cards in a square

# What a position cannot have
refusal-position-card = In "{ $name }", "{ $word }" is not a card: write a colour R B G Y and a value from 1 to 15, as in R15.
refusal-position-places = Card { $card } must lie in one place, not in { $count }.
refusal-position-not-in-deck = There are cards that this deck does not have.
refusal-position-slots = A hand must have { $count } entries, with - for an empty slot.
refusal-position-empty-hand = A hand never has fewer than one card.
refusal-position-held = "held" must be a single card, or null.
refusal-position-held-phase = A card is held in the phases drawn and taken, and in no other.
refusal-position-pile-known = The pile is known to all exactly when it was turned over without shuffling.
refusal-position-origins = "origins" must name cards of the deck, each once.
refusal-position-origin-pile = By "origins", the pile must come from the last shuffling.
refusal-position-origin-held = By "origins", the card drawn must come from the last shuffling.
refusal-position-known-empty = Nobody knows the card of an empty slot.
refusal-position-shown-unknown = A card that was shown to all is known to every seat.
refusal-position-over-unshown = When the match is over all hands have been shown.
refusal-position-penalty = "penalties" must have multiples of { $unit }.
refusal-position-no-last-round = There was no round before the first: "last_round" must be null.
refusal-position-last-hand = A hand of "last_round" has 1 to { $most } cards.
refusal-position-last-cards = "last_round" must name cards of the deck, each once at most.
refusal-position-after-call = After a call only the other players act, and nobody calls again.
refusal-position-extra-phase = An extra turn has the phases extra, drawn, look_own, look_other and trade.
refusal-position-extra-left = Extra turns are left only during an extra turn.
refusal-position-extra-three = Before the first of the extra turns a 3 lies on top of the pit.
refusal-position-failed = No combination can have failed yet this turn.
refusal-position-pit-turns = A turn that drew ends the turns in a row that took from the pit: "pit_turns" must be 0.
refusal-position-pit-limit = Too many turns in a row took from the pit for this one to do so too.
refusal-position-empty-piles = The pit cannot be empty after a turn, nor the pit and the pile when somebody must draw.
refusal-position-turned-twice = Before a call the pit is turned over only once.
refusal-position-run-out = When the pile that was turned over runs out without a call, the round ends with that turn.
refusal-position-power = In phase { $phase } a card of value { $value } lies on top of the pit.
refusal-position-power-lapses = This power has no card that it may touch: it lapses.
