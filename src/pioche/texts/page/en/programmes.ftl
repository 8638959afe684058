# What a programme asks
programmes-ask = { $kind ->
    [run] run of { $size }
   *[set] set of { $size }
  }
programmes-ask-ranks = { $kind ->
    [run] run { $ranks }
   *[set] set { $ranks }
  }
programmes-ask-suits = { $ask }, of { $suits } only
programmes-suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
  }
programmes-no-wilds = without wilds
programmes-nest = { $ask }: { $count ->
    [0] empty
   *[other] { $cards }
  }

# The table
programmes-hand = Your hand: { $count ->
    [one] one card
   *[other] { $count } cards
  }
programmes-cards = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
  }
programmes-combinations = Combinations on the table
programmes-nothing-laid = Nothing has been laid yet.
programmes-combination-title = { $number } · { $kind } · { $name }
programmes-combination = { $title }: { $cards }{ $open ->
    [yes] . Your card goes here
   *[no] {""}
  }
programmes-discard-pile = { $title }: { $card }

# Completed programmes
programmes-completed-count = { $count } of { $goal } programmes completed
programmes-completed-by = Programmes of { $name }
programmes-completed-none = None completed yet.
programmes-known = Cards everyone saw them take
programmes-mine = Your programmes:
programmes-left = { $count ->
    [0] no card left
    [one] one card left
   *[other] { $count } cards left
  }

# What can be done
programmes-do-draw = Draw
programmes-do-take = Take { $card }
programmes-do-exchange = Exchange it
programmes-do-keep = Keep it
programmes-discard = Discard { $card }
programmes-lay = Lay these { $count } as a set
programmes-reveal = Reveal
programmes-hint = Pick a card to discard it.
programmes-hint-nest = Tap the part of the programme they are for.
programmes-pick-first = Pick a card from your hand first.
programmes-pick-one = Pick one card only: the one to discard.
programmes-which = Which way?
programmes-suggest = Suggestion
programmes-suggested = Suggestion: { $move }.
programmes-sort = Order of the hand
programmes-sort-rank = By rank
programmes-sort-suit = By suit
programmes-sort-programme = Programme
programmes-sort-own = My order
programmes-left-one = Move the picked card to the left
programmes-right-one = Move the picked card to the right
programmes-moved = { $card }: place { $place } of { $count }.

# The first game
programmes-lesson-goal = You work on a secret programme, and then on the next. The first to complete enough of them wins: five, unless you chose another number.
programmes-lesson-programme = This is yours. A slanting arrow asks for a run, cards in sequence of one suit; an upright arrow on each card asks for a set, cards of the same rank.
programmes-lesson-wilds = Twos and jokers are wild: they stand for any card. Each combination needs at least one natural card.
programmes-lesson-sort = Order your hand by suit, by rank or for your programme. Drag a card, or hold Alt and press an arrow key, to put it where you like.
programmes-lesson-take = Each turn begins with one card: from the reserve, unseen, or the top of the discard.
programmes-lesson-nest = Tap the cards that go together, then the part of the programme they are for. You may do this while the others play.
programmes-lesson-discard = End your turn with a discard: pick a card, and tap Discard.
programmes-lesson-reveal = Your hand completes your programme! Ask for a suggestion, or put the cards in place, then tap Reveal.
programmes-lesson-lay = You have revealed: now you may lay sets of three or more, and add cards to any combination. Pick a card: those marked with + take it.
programmes-lesson-others = Somebody has revealed. You may add to their combinations too, but only once you have revealed your own programme.
programmes-lesson-round = The round ends when somebody has no card left, or when all have revealed. Whoever has not keeps the programme for the next round.
