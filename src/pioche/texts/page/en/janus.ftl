# The table
janus-card = { $side }, card { $place }
janus-card-both = { $side }, card { $place }, { $other } on the other side
janus-stock = Stock: { $side } on top, { $count ->
    [one] one card
   *[other] { $count } cards
  }
janus-stock-both = Stock: { $side } on top, { $other } below it, { $count ->
    [one] one card
   *[other] { $count } cards
  }
janus-stock-empty = Empty stock
janus-trio = trio: { $symbol }; on the other sides: { $others }
janus-trios = { $count ->
    [one] one trio
   *[other] { $count } trios
  }
janus-hint = Touch a card.
janus-laid = Trios laid
janus-dealt = Your cards, from both sides
janus-dealt-card = Card { $place }: you see { $inner }, the others see { $outer }
janus-dealt-others = the others see
janus-dealt-you = you see

# The tutorial
janus-lesson-dealt = You see both sides of your cards just once, now: remember what the others see.
janus-lesson-sides = Every card has a symbol on each of its two sides. From then on you see only one side of your own cards; everybody else sees the other.
janus-lesson-others = Of the others' cards you see the side that is turned to you. They do not see it.
janus-lesson-goal = The aim: bring the same symbol together three times on your side. That is a trio, and whoever has most wins.
janus-lesson-turn = On your turn, take one or two cards, or discard one or two. Touch a card to choose it, then touch it again, or the button.
janus-lesson-take = Take any card from another player: the side you see stays on your side, and nobody can refuse.
janus-lesson-stock = The stock shows the upper side of its top card. Take it, and you keep that side.
janus-lesson-second = A second card? Take it elsewhere: never two from the same player. Or leave it at that.
janus-lesson-full = Four cards in hand is the limit: discard one or two. Your side goes up, for all to see.
janus-lesson-turned = A card has just changed hands and turned round: the side that was hidden now faces the others.
janus-lesson-laid = A trio is laid by itself and stays. “Trios laid” shows the other sides of its cards too: they are out of play.
janus-lesson-vote = Somebody proposes to end the game. If all agree it is over; a single refusal, and it goes on.
