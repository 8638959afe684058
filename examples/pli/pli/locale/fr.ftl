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
refusal-position-card = Dans « { $name } », « { $word } » n'est pas une carte : écrivez un nombre de 1 à 24.
refusal-position-places = Chaque carte doit se trouver à un seul endroit.
refusal-position-trick = « hands », « table » et « played » doivent être ceux d'un pli en cours.
refusal-position-turn = « turn » doit être la place qui suit la dernière carte jouée.
refusal-position-tokens = Il doit y avoir un jeton par pli pris.
refusal-position-shown = « shown » doit être les cartes écartées à la manche d'avant.

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
