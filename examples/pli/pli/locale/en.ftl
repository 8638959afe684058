title = Pli
tagline = Everybody plays a card, the best one takes the trick.

event-dealt = { $seat } is dealt { $cards }.
event-dealt-hidden = { $seat } is dealt a hand.
event-played = { $seat } plays { $card }.
event-took = { $seat } takes the trick: { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}.
event-shown = The cards set aside were { $cards }.

refusal-move = “{ $text }” is not a move. Write play and a card from 1 to 24, like this: play 7.
refusal-not-held = You do not hold { $card }. Play one of these: { $hand }.
refusal-pack-too-small = The hands take { $needed } cards, and the pack has { $pack }: ask for smaller hands.
refusal-position-card = In "{ $name }", "{ $word }" is not a card: write a number from 1 to 24.
refusal-position-places = Every card must lie in exactly one place.
refusal-position-trick = "hands", "table" and "played" must be those of a trick being played.
refusal-position-turn = "turn" must be the seat that follows the last card played.
refusal-position-tokens = There must be one token for each trick taken.
refusal-position-shown = "shown" must be the cards set aside in the round before.

move-play = Play { $card }
phase-play = Play a card.

zone-table = The trick
zone-played = Played
zone-aside = Set aside
zone-hand = Hand of { $owner }
zone-tokens = Tokens of { $owner }
fact-round = Round { $value }
fact-rounds = { $value ->
    [one] one round
   *[other] { $value } rounds
} in all
fact-leader = Led by { $value }

option-hand = Cards dealt to each player
option-rounds = Rounds
option-wins = The card that takes the trick
option-wins-high = the highest
option-wins-low = the lowest
option-pack = Cards in the pack
