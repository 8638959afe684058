# Adriano's table
adriano-pile = pile
adriano-pile-label = Pile: { $count ->
    [0] empty
    [one] one card face down
   *[other] { $count } cards face down
  }
adriano-pit = pit
adriano-pit-label = Pit: { $count ->
    [0] empty
    [one] one card, the { $card }
   *[other] { $count } cards, the { $card } on top
  }
adriano-held-mine = in hand
adriano-held-label = { $holder }: { $card }
adriano-slot = card { $slot }: { $card }
adriano-remembered = { $card }, from memory
adriano-slot-move = { $move }, { $card }
adriano-combination = Combination…
adriano-announce = { $count ->
    [0] Announce
    [one] Announce
   *[other] Announce ({ $count } cards)
  }
adriano-cancel = Cancel
adriano-called = Adriano!
adriano-name-more = Touch at least two of your cards first: those of the same value.
adriano-next = Next round

# What to touch
adriano-hint-remember = Your two bottom cards: remember them.
adriano-hint-look = Remember this card.
adriano-hint-name = Touch cards of the same value; the last one will lie on top.
adriano-hint-drawn = Touch the card it replaces, or the pit to throw it.
adriano-hint-taken = Touch the card it replaces.
adriano-hint-look-own = Which of your cards? Touch it.
adriano-hint-look-other = Whose card? Touch it.
adriano-hint-trade = Touch one of your cards, and somebody else's.
adriano-hint-trade-other = Now whose card? Touch it.
adriano-hint-trade-own = Now which of yours? Touch it.

# Points
adriano-reveal = Round { $round } is over
adriano-player = Player
adriano-cards = Cards
adriano-scored = Scored
adriano-total = Total
adriano-sheet = Score sheet
adriano-round = Round { $round } of { $rounds }
adriano-round-column = Round

# The first game
adriano-lesson-goal = The fewest points win. A card counts its value, except the red 15, which counts nothing.
adriano-lesson-square = These four cards are yours. They lie face down, and you will hardly ever see them: memory does the rest.
adriano-lesson-look = Here are your two bottom cards, once only. Remember what they are and where, then press the button.
adriano-lesson-draw = Your turn: draw the top of the pile. You alone will see it.
adriano-lesson-drawn = A low card? Touch the one of yours that it replaces. A high one? Throw it: touch the pit.
adriano-lesson-call = Think you have the fewest points? Say “Adriano”. Early in the round, better say nothing.
adriano-lesson-take = The top of the pit may be taken instead of drawing. It must then replace one of your cards, and everybody knows which.
adriano-lesson-power = This card has a power when thrown: a 3 gives you two more turns, a 7 lets you look at one of your cards, a 9 at somebody else's, an 8 swaps two unseen.
adriano-lesson-combination = Two of your cards have the same value? Announce the combination: both go, for the one you drew. If you are wrong, that is 40 points.
adriano-lesson-called = Somebody said “Adriano”: everybody else plays once more. Strictly lowest, the caller scores −10; beaten, 60.
adriano-lesson-count = After each round all cards are turned up and counted, and the score sheet adds up the rounds.
