title = Programmes
tagline = Un programme secret de suites et de pareilles, des 2 et des jokers pour frimer : dévoilez le vôtre avant les autres, cinq fois de suite.

event-dealer = On retourne des cartes à partir de { $first } : { $cards }. Le premier pique désigne { $dealer } comme donneur.
event-programme = { $seat } reçoit le programme { $programme }.
event-programme-hidden = { $seat } reçoit un programme.
event-sun = { $seat } reçoit un soleil, { $programme } : un programme accompli sans rien faire.
event-dealt = { $seat } reçoit { $cards }.
event-dealt-hidden = { $seat } reçoit sa main.
event-turned = { $dealer } retourne { $card } : la défausse commence.
event-drew = { $seat } pioche { $card }.
event-drew-hidden = { $seat } pioche une carte.
event-took = { $seat } prend { $card } sur la défausse.
event-reshuffled = La défausse est mélangée et devient une réserve de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-revealed = { $seat } dévoile { $programme }.
event-laid_run = { $seat } étale la suite { $combination }, à partir de { $low } : { $cards }.
event-laid_set = { $seat } étale les pareilles { $combination } : { $cards }.
event-added = { $seat } ajoute { $card } aux pareilles { $combination }.
event-added_low = { $seat } ajoute { $card } en bas de la suite { $combination }.
event-added_high = { $seat } ajoute { $card } en haut de la suite { $combination }.
event-discarded = { $seat } défausse { $card }.
event-round_ended = La manche { $round } est finie.
event-asked = { $seat } peut échanger son programme.
event-kept = { $seat } garde son programme.
event-exchanged = { $seat } échange { $programme }, qui va sous la pile.
event-exchanged-hidden = { $seat } échange son programme ; l'ancien va sous la pile sans être montré.
event-recycled = La pile était vide : les programmes accomplis en forment une nouvelle ({ $count }) : { $programmes }.
event-won = { $seat } a accompli le dernier programme qu'il fallait et gagne la partie.
event-match_ended = La partie s'arrête après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.

refusal-syntax = « { $given } » n'est pas un coup. Écrivez draw, take, discard 5H, reveal 3H4H5H / 7S7D2H, set 7H7S2D, add 7C 2, add 8H 1 low, exchange ou keep.
refusal-no-such-action = Cette action n'existe pas : choisissez parmi celles qui sont proposées.
refusal-lab-programmes = Il y a trop peu de programmes pour les joueurs : il en faut au moins { $least }.
refusal-lab-deck = Le paquet est trop petit : { $given } cartes, alors qu'il en faut au moins { $least }.
refusal-lab-dealer = Ce donneur n'existe pas : les places vont de 0 à { $most }.
refusal-exchange-or-keep = On change de manche : échangez votre programme ou gardez-le.
refusal-no-exchange-now = On n'échange un programme qu'entre deux manches, quand on vous le demande. Continuez votre tour.
refusal-take-first = Un tour commence par une carte : piochez dans la réserve ou prenez le dessus de la défausse.
refusal-already-taken = Vous avez pris votre carte : dévoilez, étalez, ajoutez, ou défaussez pour finir votre tour.
refusal-nothing-to-draw = Il n'y a rien à piocher : la réserve est vide et la défausse n'a qu'une carte. Prenez celle-là.
refusal-one-card-left = Il ne vous reste qu'une carte : vous devez piocher dans la réserve.
refusal-discard-not-held = Vous n'avez pas { $card } : défaussez une carte de votre main.
refusal-not-complete = Votre main n'accomplit pas { $programme } : il manque { $missing ->
    [one] { $missing } carte
   *[other] au moins { $missing } cartes
}. Continuez à rassembler et défaussez une carte.
refusal-cannot-complete = Aucune main de ce paquet n'accomplit { $programme }. Défaussez une carte.
refusal-revealed-already = Vous avez déjà dévoilé votre programme de cette manche : étalez des pareilles, ajoutez des cartes ou défaussez.
refusal-set-before-reveal = On étale des pareilles après avoir dévoilé son programme de la manche, pas avant. Défaussez une carte.
refusal-no-set-in-hand = Vous n'avez pas trois cartes pareilles : ajoutez une carte à une combinaison ou défaussez.
refusal-add-before-reveal = On ajoute des cartes après avoir dévoilé son programme de la manche, pas avant. Défaussez une carte.
refusal-no-such-combination = Il n'y a pas de combinaison { $combination } sur la table ; il y en a { $count }, comptées à partir de 1.
refusal-name-an-end = La combinaison { $combination } est une suite : dites à quel bout, low (en bas) ou high (en haut).
refusal-a-set-has-no-ends = La combinaison { $combination } est faite de pareilles : ajoutez-y sans nommer de bout.
refusal-add-not-held = Vous n'avez pas { $card } : ajoutez une carte de votre main.
refusal-beyond-the-ace = La suite { $combination } finit là par un as, et rien ne va au-delà. Essayez l'autre bout.
refusal-too-many-wilds = Les frimes seraient plus nombreuses que les cartes naturelles de la combinaison { $combination } : ajoutez une carte naturelle.
refusal-other-rank = { $card } ne va pas avec les pareilles { $combination } : il y faut la valeur { $rank }, ou une frime.
refusal-not-next = { $card } n'allonge pas la suite { $combination } ({ $end }) : il y faut { $rank } de { $suits }, ou une frime.
refusal-no-cancel-now = On renonce à un coup une fois par tour, là où une combinaison commence. Finissez celui-ci.
refusal-finish-first = Vous étalez une combinaison : placez ses cartes et fermez-la.
refusal-nothing-under-way = Rien n'est en train d'être étalé : commencez par reveal ou set.
refusal-place-not-held = Vous n'avez pas { $card }, ou pas assez de fois : prenez des cartes de votre main.
refusal-wrong-number = Cette combinaison doit avoir { $size } cartes, et non { $given }.
refusal-wrong-count = Ce programme demande { $count } combinaisons et vous en donnez { $given } : étalez-les toutes, dans l'ordre.
refusal-set-too-small = De nouvelles pareilles sont au moins trois, et non { $given }.
refusal-wilds-outnumber = Trop de frimes : toute combinaison a une carte naturelle et, avec wild_limit half, autant de naturelles que de frimes. Prenez une autre carte naturelle.
refusal-not-that-rank = { $card } n'est pas de ces pareilles : il y faut la valeur { $rank }, ou une frime.
refusal-no-set-that-way = Aucune combinaison de pareilles n'est possible avec { $card } et le reste de votre main : choisissez une autre carte.
refusal-no-wilds = Ce programme s'accomplit sans jokers et sans 2 : prenez des cartes naturelles.
refusal-dead-end = { $card } convient, mais le reste du programme ne pourrait plus être accompli : choisissez une autre carte.
refusal-suit-not-permitted = { $card } est d'une sorte que cette directive ne permet pas : elle permet { $suits }.
refusal-suits-not-mixed = { $card } n'est pas de la sorte de la suite : à cette table on ne mêle pas les sortes permises, et cette suite est de { $suits }.
refusal-not-imposed = { $card } n'a pas une valeur que le programme impose ici : prenez les valeurs qu'il montre.
refusal-not-in-sequence = { $card } ne vient pas à la suite : cette place est pour { $rank } de la même sorte, ou pour une frime.
refusal-no-room = Une suite ne peut pas avoir { $card } à cette place : les autres cartes n'auraient plus de place avant l'as.

move-draw = piocher dans la réserve
move-take = prendre le dessus de la défausse
move-exchange = échanger le programme
move-keep = garder le programme
move-reveal = dévoiler le programme : { $cards }
move-set = étaler les pareilles { $cards }
move-begin-reveal = dévoiler le programme, carte par carte
move-begin-set = étaler des pareilles, carte par carte
move-close = fermer la combinaison
move-cancel = renoncer à ce coup
move-discard = défausser { $card }
move-place = placer { $card }
move-add = ajouter { $card } aux pareilles { $combination }
move-add-low = ajouter { $card } en bas de la suite { $combination }
move-add-high = ajouter { $card } en haut de la suite { $combination }

phase-take = Piochez dans la réserve, ou prenez le dessus de la défausse.
phase-play = Dévoilez, étalez ou ajoutez si vous le pouvez ; puis défaussez une carte.
phase-exchange = Échangez votre programme, ou gardez-le.
phase-over = La partie est finie.

zone-hand = main
zone-programme = programme
zone-completed = accomplis
zone-reserve = réserve
zone-discard = défausse
zone-pile = programmes
zone-run = suite
zone-set = pareilles
zone-left = cartes restantes
zone-score = accomplis

fact-dealer = donneur : { $value }
fact-turns = tours joués : { $value }

option-difficulty = programmes en jeu
option-difficulty-all = tous
option-difficulty-easy = les faciles
option-difficulty-normal = les moyens
option-difficulty-hard = les difficiles
option-mixed_runs = suites à plusieurs sortes permises
option-mixed_runs-true = peuvent les mêler
option-mixed_runs-false = sont d'une seule
option-wild_limit = frimes dans une combinaison
option-wild_limit-none = autant qu'on veut avec une carte naturelle
option-wild_limit-half = jamais plus que de cartes naturelles
option-swap_after = manches après lesquelles on peut échanger un programme (0 : jamais)
option-goal = programmes à accomplir
option-round_limit = tours de chacun par manche, au plus
option-max_rounds = manches par partie, au plus
option-ranks = valeurs dans le paquet, les plus hautes
option-suits = sortes dans le paquet
option-packs = paquets
option-jokers = jokers
option-hand = cartes données à chacun
option-list = liste de programmes
option-list-full = celle de la règle
option-list-tiny = de tout petits
option-programmes = nombre de programmes de la liste
option-suns = soleils
option-dealer = premier donneur
