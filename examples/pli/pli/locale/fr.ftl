title = Pli
tagline = Chacun joue une carte, la meilleure emporte le pli.

event-dealt = { $seat } reçoit { $cards }.
event-dealt-hidden = { $seat } reçoit sa main.
event-played = { $seat } joue { $card }.
event-took = { $seat } emporte le pli : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}.
event-shown = Les cartes écartées étaient { $cards }.

refusal-move = « { $text } » n'est pas un coup. Écrivez play et une carte de 1 à 24, comme ceci : play 7.
refusal-not-held = Vous n'avez pas le { $card }. Jouez une de ces cartes : { $hand }.
refusal-pack-too-small = Il faut { $needed } cartes pour les mains et le paquet en a { $pack } : demandez des mains plus petites.

move-play = Jouer le { $card }
phase-play = Jouez une carte.

zone-table = Le pli
zone-played = Jouées
zone-aside = Écartées
zone-hand = Main de { $owner }
zone-tokens = Jetons de { $owner }
fact-round = Manche { $value }
fact-rounds = { $value ->
    [one] { $value } manche
   *[other] { $value } manches
} en tout
fact-leader = Entamé par { $value }

option-hand = Cartes distribuées à chacun
option-rounds = Manches
option-wins = La carte qui emporte le pli
option-wins-high = la plus forte
option-wins-low = la plus faible
option-pack = Cartes du paquet
