title = Nain Jaune
tagline = Des suites qui montent de l'as au roi, cinq belles à poser pour rafler leurs jetons, et la course à qui posera sa dernière carte.

event-began = Manche { $round } : { $dealer } donne.
event-staked = Chacun mise { $tokens } jetons.
event-set_aside = { $count ->
    [one] { $count } carte est écartée, face cachée.
   *[other] { $count } cartes sont écartées, face cachée.
}
event-dealt = { $seat } reçoit { $cards }.
event-dealt-hidden = { $seat } reçoit ses cartes.
event-laid = { $seat } pose { $card }.
event-passed = { $seat } dit « sans { $wanted } ».
event-took = { $seat } prend { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} sur la case { $card }.
event-led = Personne ne continue : { $seat } commence une nouvelle série.
event-completed = { $seat } a posé de l'as au roi sans s'interrompre : le fin du fin !
event-swept = { $seat } rafle tout le plateau : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}.
event-stopped = { $seat } dit « stop » : la manche est finie.
event-showed = { $seat } montre { $cards }.
event-paid = { $seat } paie { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} à { $winner }.
event-eliminated = { $seat } est hors jeu : { $tokens ->
    [0] plus de jeton pour payer ni pour miser
    [one] { $tokens } jeton ne suffit pas pour miser
   *[other] { $tokens } jetons ne suffisent pas pour miser
}.
event-ended = La partie est finie : c'était la dernière manche, ou moins de trois peuvent encore miser.

refusal-move-unknown = « { $text } » n'est pas un coup. Écrivez lay et une carte, comme lay 7D, ou pass.
refusal-tokens-below-stake = { $tokens } jetons par joueur ne suffisent pas à miser une fois : donnez-en au moins { $stake }.
refusal-lab-deal = Avec { $cards } cartes, on ne peut pas en donner { $hand } à chacun des { $players } joueurs comme le veut la règle : prenez plus de cartes ou une autre taille de main.
refusal-lead-pass = C'est à vous de commencer une série, et on ne passe pas : posez la carte de votre choix.
refusal-lead-not-held = Vous n'avez pas { $card } : commencez la série avec n'importe laquelle de vos cartes.
refusal-must-lead-ace = La manche s'ouvre par un as et vous en avez : posez { $held }.
refusal-must-continue = Vous avez la carte demandée ({ $wanted }) et vous devez la jouer : posez { $held }.
refusal-not-held = Vous n'avez pas { $card }. On demande : { $wanted } ; posez { $held }.
refusal-not-held-pass = Vous n'avez pas { $card }. On demande : { $wanted }, et vous n'en avez pas ; dites « sans { $wanted } » (pass).
refusal-not-held-either = Vous n'avez pas { $card }. On demande : { $wanted } ; posez { $held }, ou dites « sans { $wanted } » (pass).
refusal-wrong-rank = { $card } ne suit pas. On demande : { $wanted } ; posez { $held }.
refusal-wrong-rank-pass = { $card } ne suit pas. On demande : { $wanted }, et vous n'en avez pas ; dites « sans { $wanted } » (pass).
refusal-wrong-rank-either = { $card } ne suit pas. On demande : { $wanted } ; posez { $held }, ou dites « sans { $wanted } » (pass).

move-lay = poser { $card }
move-pass = dire « sans… » et passer

phase-follow = On demande : { $wanted }. Suivez, sinon dites « sans { $wanted } ».
phase-lead = Vous commencez une série : posez la carte de votre choix.
phase-over = La partie est finie.

zone-hand = main
zone-tokens = jetons
zone-board_7D = 7♦, le Nain Jaune
zone-board_10D = case 10♦
zone-board_JC = case V♣
zone-board_QS = case D♠
zone-board_KH = case R♥
zone-laid = cartes posées
zone-talon = cartes écartées
zone-out_of_play = jetons hors jeu

fact-round = manche { $value }
fact-rounds = manches à jouer : { $value }
fact-dealer = donneur : { $value }
fact-wanted = on demande : { $value }
fact-layer = a posé en dernier : { $value }
fact-series = cartes dans la série : { $value }

option-rounds = Nombre de manches
option-rounds-about = Le livret ne dit pas quand s'arrêter ; après la dernière manche, le plus riche gagne.
option-tokens = Jetons de chacun au départ
option-tokens-about = Le livret partage 65 jetons ; avec les mises traditionnelles ou le paiement en points, la règle en donne 50 à chacun.
option-stakes = Mises avant chaque manche
option-stakes-about = Une manche coûte 6 jetons à chacun dans le livret, et 15 dans le jeu ancien.
option-stakes-booklet = celles du livret : 2 sur le Nain Jaune, 1 sur chaque autre case
option-stakes-traditional = les traditionnelles : de 1 sur le 10♦ à 5 sur le Nain Jaune
option-talon = Cartes écartées
option-talon-about = Dans le livret, les cinq belles sont en jeu à chaque manche ; sinon, une case peut devoir attendre la suivante.
option-talon-safe = jamais une belle
option-talon-blind = n'importe lesquelles : une belle peut manquer
option-lead = Ouverture de la manche
option-lead-about = Dans le livret, la première série d'une manche part d'un as ; sinon, qui ouvre choisit sa carte.
option-lead-ace = par un as, si quelqu'un en a
option-lead-any = par n'importe quelle carte
option-holding_back = Retenir une carte demandée que l'on a
option-holding_back-about = Si c'est interdit, « sans 8 » prouve qu'on n'a pas de 8 ; si c'est permis, l'annonce ne prouve plus rien.
option-holding_back-false = interdit : qui peut suivre suit
option-holding_back-true = permis, sauf pour l'as d'ouverture et la première carte d'une série
option-restart = Quand personne ne continue, une série repart
option-restart-about = Le livret donne la main au dernier interrogé ; dans le jeu ancien, qui a posé en dernier la garde.
option-restart-last_asked = du dernier joueur interrogé
option-restart-last_layer = du dernier joueur qui a posé
option-opera = Exploits
option-opera-about = Le livret donne un nom à l'exploit, sans récompense ; les deux autres façons lui font vider le plateau.
option-opera-glory = poser de l'as au roi d'une traite vaut la gloire, rien de plus
option-opera-sweep = poser de l'as au roi d'une traite rafle le plateau et finit la manche
option-opera-grand = poser toute sa main d'une traite dès l'ouverture rafle le plateau
option-payment = Paiement des cartes restées en main
option-payment-about = Les autres paient le gagnant de la manche : à la carte dans le livret, ou selon ce qu'elle vaut.
option-payment-cards = 1 jeton par carte, 2 pour une belle
option-payment-points = les points des cartes, doublés pour une belle
option-ranks = Nombre de hauteurs du paquet, à partir de l'as
option-suits = Nombre de couleurs du paquet
option-hand = Cartes par joueur, si ce n'est pas selon la règle

# Ce qu'une position ne peut pas avoir
refusal-position-card = Dans « { $name } », « { $word } » n'est pas une carte : écrivez 7D, 10C ou QS.
refusal-position-few-seats = Trop peu de places sont encore en jeu.
refusal-position-actor-out = La place qui doit jouer est hors jeu.
refusal-position-layer-out = La place nommée par « layer » est hors jeu.
refusal-position-dealer-out = La place nommée par « dealer » est hors jeu.
refusal-position-out-holds = La place { $seat } est hors jeu et tient des cartes.
refusal-position-nowhere = Des cartes ne sont nulle part.
refusal-position-two-places = Une carte est à deux endroits.
refusal-position-twice = « { $name } » nomme deux fois { $card }.
refusal-position-not-in-pack = Dans « { $name } », { $card } n'est pas du paquet.
refusal-position-belle-aside = Une belle est écartée, et elles ne peuvent pas l'être.
refusal-position-aside-size = Le nombre de cartes écartées doit être { $count }.
refusal-position-hand-size = La place { $seat } doit tenir de 1 à { $size } cartes.
refusal-position-past-two-hands = Dans « last_round », une carte est dans deux mains.
refusal-position-rank = Dans « { $name } », « { $word } » n'est pas une hauteur : écrivez { $known }.
refusal-position-lacks-held = La place { $seat } tient une carte de la hauteur { $rank }, dont elle s'est dite sans.
refusal-position-passed-holds = La place { $seat } a passé et tient une carte de la hauteur demandée.
refusal-position-over-wanted = On ne demande rien quand la partie est finie : « wanted » doit être null.
refusal-position-lead-wanted = On ne demande rien dans la phase lead : « wanted » doit être null.
refusal-position-wanted-not-in-pack = Le paquet n'a pas la hauteur demandée, { $rank }.
refusal-position-goes-on = La partie continue tant qu'il reste des manches et que trois places peuvent miser.
refusal-position-round-goes-on = Une manche finit quand une place a posé sa dernière carte.
refusal-position-ace-opening = On demande un as à l'ouverture, quand personne n'a posé et que « layer » est null, et seulement alors.
refusal-position-lead-any = Sous l'option lead=any, l'ouverture est dans la phase lead.
refusal-position-opening-false = Personne n'a encore posé : « opening » ne peut pas être false.
refusal-position-opening-over = Un autre que celui de « layer » doit jouer : le tour d'ouverture est fini, et « opening » ne peut pas être true.
refusal-position-run = « run » doit être 0, ou le nombre de cartes de l'as jusqu'à celle qui précède la hauteur demandée.
refusal-position-asked = « asked » doit être { $count } : les places de « layer » (à l'ouverture, de la droite du donneur) à « turn ».
refusal-position-cannot-lead = Cette place ne peut pas commencer une série : elle n'est ni la dernière à avoir posé ni la dernière interrogée.
refusal-position-cannot-open = Cette place ne peut pas ouvrir la manche.

coach-amount = { $count ->
    [one] { $number } jeton
   *[other] { $number } jetons
  }
