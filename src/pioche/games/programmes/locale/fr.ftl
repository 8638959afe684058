title = Programmes
tagline = Un programme secret de suites et de pareilles, des 2 et des jokers pour frimer : le premier à accomplir cinq programmes gagne.

event-dealer = On retourne des cartes à partir de { $first } : { $cards }. Le premier pique désigne { $dealer } comme donneur.
event-programme = { $seat } reçoit le programme { $programme }.
event-programme-hidden = { $seat } reçoit un programme.
event-sun = { $seat } reçoit un soleil, { $programme } : il compte comme un programme accompli.
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
refusal-no-such-combination = Il n'y a pas de combinaison { $combination } sur la table : { $count ->
    [0] rien n'y est encore étalé.
    [one] la seule porte le numéro 1.
   *[other] elles sont numérotées de 1 à { $count }.
}
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
refusal-wilds-outnumber = Trop de frimes : toute combinaison a une carte naturelle et, si wild_limit vaut half, au moins autant de naturelles que de frimes. Prenez une autre carte naturelle.
refusal-not-that-rank = { $card } n'est pas de ces pareilles : il y faut la valeur { $rank }, ou une frime.
refusal-not-that-rank-natural = { $card } n'est pas de ces pareilles : sans frimes, il y faut la valeur { $rank }.
refusal-no-set-that-way = Aucune combinaison de pareilles n'est possible avec { $card } et le reste de votre main : choisissez une autre carte.
refusal-no-wilds = Ce programme s'accomplit sans jokers et sans 2 : prenez des cartes naturelles.
refusal-dead-end = { $card } convient, mais le reste du programme ne pourrait plus être accompli : choisissez une autre carte.
refusal-suit-not-permitted = { $card } est d'une couleur que cette directive ne permet pas : elle permet { $suits }.
refusal-suits-not-mixed = { $card } n'est pas de la couleur de la suite : à cette table on ne mêle pas les couleurs permises, et cette suite est de { $suits }.
refusal-not-imposed = { $card } n'a pas une valeur que le programme impose ici : prenez les valeurs qu'il montre.
refusal-not-in-sequence = { $card } ne vient pas à la suite : cette place est pour { $rank } de { $suits }, ou pour une frime.
refusal-not-in-sequence-natural = { $card } ne vient pas à la suite : sans frimes, cette place est pour { $rank } de { $suits }.
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
phase-take-draw = Il vous reste une carte : piochez dans la réserve.
phase-take-take = Il n'y a rien à piocher : prenez la carte de la défausse.
phase-play = Dévoilez, étalez ou ajoutez, si possible, puis défaussez.
phase-exchange = Échangez votre programme, ou gardez-le.
phase-over = La partie est finie.

zone-hand = main
zone-programme = programme
zone-completed = accomplis
zone-reserve = réserve
zone-discard = défausse
zone-pile = programmes
zone-run = suite
zone-run-from = suite à partir de { $low }
zone-set = pareilles
zone-drawn = cartes piochées depuis que la défausse a été mélangée
zone-steps = coup commencé
zone-left = cartes restantes
zone-score = accomplis

fact-dealer = donneur : { $value }
fact-turns = tours joués : { $value }

option-difficulty = Programmes en jeu
option-difficulty-about = La liste des programmes est de nous, en trois niveaux mesurés : les faciles s'accomplissent plus vite.
option-difficulty-all = tous
option-difficulty-easy = les faciles
option-difficulty-normal = les moyens
option-difficulty-hard = les difficiles
option-mixed_runs = Suites à plusieurs couleurs permises
option-mixed_runs-about = L'exemple du livret, 4♥ 5♥ 6♥ 7♦ 8♠, les mêle ; d'une seule couleur, ces suites sont plus difficiles.
option-mixed_runs-true = peuvent les mêler
option-mixed_runs-false = sont d'une seule
option-wild_limit = Frimes dans une combinaison
option-wild_limit-about = Le livret demande une carte naturelle et ne fixe pas d'autre limite ; sinon, les frimes ne sont jamais en majorité.
option-wild_limit-none = autant qu'on veut avec une carte naturelle
option-wild_limit-half = jamais plus que de cartes naturelles
option-swap_after = Manches après lesquelles on peut échanger un programme (0 : jamais)
option-swap_after-about = Dans le livret, un programme gardé trois manches peut s'échanger contre un inconnu.
option-goal = Programmes à accomplir
option-goal-about = Dans le livret, le premier à en accomplir cinq gagne ; avec moins, la partie est plus courte.
option-round_limit = Tours de chacun par manche, au plus
option-round_limit-about = Le livret ne fixe pas de limite : la nôtre arrête une manche que personne ne finit.
option-max_rounds = Manches par partie, au plus
option-max_rounds-about = Le livret ne fixe pas de limite : après tant de manches, qui a accompli le plus de programmes gagne.
option-ranks = Valeurs dans le paquet, les plus hautes
option-suits = Couleurs dans le paquet
option-packs = Paquets
option-jokers = Jokers
option-hand = Cartes données à chacun
option-list = Liste de programmes
option-list-full = celle de la règle
option-list-tiny = de tout petits
option-programmes = Nombre de programmes de la liste
option-suns = Soleils
option-dealer = Premier donneur

# Ce qu'une position ne peut pas avoir
refusal-position-nowhere = { $card } n'est nulle part.
refusal-position-too-often = Le paquet n'a pas { $card } autant de fois : il y en a de trop dans « { $name } ».
refusal-position-no-discard = Aucune carte naturelle ne reste pour la défausse : écrivez « discard ».
refusal-position-known = Selon « known », on connaît à la place { $seat } des cartes qu'elle ne tient pas.
refusal-position-match-over = La partie est finie quand quelqu'un a atteint le but ou après la dernière manche, et seulement alors.
refusal-position-cancelled = « cancelled » n'est true que dans la phase play.
refusal-position-no-exchange = La place qui doit jouer ne peut pas échanger son programme.
refusal-position-between-rounds = Entre deux manches personne n'a dévoilé, et aucun tour n'a été joué.
refusal-position-between-cards = Entre deux manches toutes les cartes sont dans la réserve.
refusal-position-round-turns = La manche est finie : tous ses tours ont été joués.
refusal-position-round-revealed = La manche est finie quand tous ont dévoilé.
refusal-position-hand-size = La place { $seat } doit avoir de 1 à { $most } cartes, et non { $given }.
refusal-position-empty-discard = La défausse n'est jamais vide au début d'un tour.
refusal-position-programme = Dans « { $name } », « { $word } » n'est pas un programme de cette partie.
refusal-position-elsewhere = { $programme }, dans « { $name } », est ailleurs aussi.
refusal-position-seen = Dans « seen », { $programme } est déjà accompli.
refusal-position-beyond-goal = Selon « completed », la place { $seat } a dépassé le but.
refusal-position-held-sun = Dans « programmes », personne ne garde un soleil.
refusal-position-programme-revealed = La place { $seat } doit avoir un programme si elle n'a pas dévoilé dans cette manche, et n'en avoir aucun si elle a dévoilé.
refusal-position-not-served = La place { $seat } doit avoir son nouveau programme avant que celle qui doit jouer soit interrogée.
refusal-position-handled = Dans « handled », { $programme } n'est pas un programme de la pile.
refusal-position-origin-sun = Dans « origins », un soleil n'est jamais mélangé à une nouvelle pile.
refusal-position-many-combinations = « combinations » a plus de combinaisons qu'il ne peut y en avoir.
refusal-position-kind = Dans « combinations », « kind » doit être run ou set.
refusal-position-small = Une combinaison a au moins { $least } cartes.
refusal-position-owner = Dans « combinations », la place { $seat } n'a pas dévoilé dans cette manche.
refusal-position-beyond-ace = Une suite n'a rien au-delà d'un as.
refusal-position-suits = « suits » doit être quelques lettres de { $known }, dans cet ordre.
refusal-position-run-card = Une carte d'une suite n'est pas de la valeur ou de la couleur de sa place.
refusal-position-set-rank = Des pareilles ont une valeur, qui n'est pas 2.
refusal-position-set-card = Une carte de pareilles de valeur { $rank } est d'une autre valeur.
refusal-position-wilds = Une combinaison a trop de frimes.
refusal-position-history-word = Dans « history », « { $word } » n'est pas de la forme 0+, 0-7H, * ou =7H.
refusal-position-history-shuffles = Selon « history », la défausse a été mélangée plus souvent que « reshuffles » ne le dit.
refusal-position-history-deal = Selon « history », aucune donne ne mène à cette position.
refusal-position-steps = « steps » commence par reveal ou set, et seulement dans la phase play.
refusal-position-steps-cards = Dans « steps », il faut des cartes comme 7H, 10C ou JK, avec / entre les combinaisons.
refusal-position-steps-refused = Le coup de « steps » ne peut pas être commencé ainsi.
refusal-position-steps-complete = Le coup de « steps » est complet : jouez-le.

coach-amount = { $count ->
    [one] { $number } programme
   *[other] { $number } programmes
  }
