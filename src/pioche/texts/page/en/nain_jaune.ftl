# The table of Nain Jaune
nain-jaune-board = The board
nain-jaune-space = { $space }: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
  }
nain-jaune-gone = laid
nain-jaune-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
nain-jaune-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
  }
nain-jaune-belle = { $card }, a belle
nain-jaune-hand = Your hand
nain-jaune-series = The series
nain-jaune-any = Any card
nain-jaune-round = Round { $round } of { $rounds }
nain-jaune-aside = { $count ->
    [one] { $count } card set aside
   *[other] { $count } cards set aside
  }
nain-jaune-dealer = dealer
nain-jaune-out = out
nain-jaune-sans = sans { $rank }
nain-jaune-say = “Sans { $rank }”
nain-jaune-say-any = “Sans…”
nain-jaune-took = gains { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
  }
nain-jaune-completed = le fin du fin!
nain-jaune-stopped = “Stop!” { $name } ends the round
nain-jaune-left = Cards left in hand
nain-jaune-paid = pays { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
  }

# The first game
nain-jaune-lesson-goal = Be the first to get rid of your cards: whoever lays their last one stops the round, and everybody else pays them.
nain-jaune-lesson-board = This is the board. Before each round everybody stakes tokens on the five belles; the Nain Jaune in the middle gets the most.
nain-jaune-lesson-hand = Your hand, from ace to king. A star marks the belles. Touch a card to lay it; if it does not fit, you are told why.
nain-jaune-lesson-others = Around you are the others, with the cards and tokens they have left. The turn passes to the right.
nain-jaune-lesson-ace = The round opens with an ace. Whoever has one lays it, whoever has none says so.
nain-jaune-lesson-series = Cards rise one by one, whatever their suits. The dotted space shows what is asked for: lay for as long as you can go on.
nain-jaune-lesson-sans = You do not have the card asked for: say so with this button, and the next player tries.
nain-jaune-lesson-heard = Somebody has just said what they lack. Remember it: you will know where the next series gets stuck.
nain-jaune-lesson-belle = Whoever lays a belle takes all the tokens on its space at once. Do not keep yours too long!
nain-jaune-lesson-lead = It is for you to begin a series, with any card. Choose one that you can take far, or that the others cannot follow.
nain-jaune-lesson-payment = The round is over. Everybody pays one token for each card left, two for a belle. Tokens on the board stay there for the next round.
