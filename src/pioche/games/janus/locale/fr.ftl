title = Janus
tagline = Des cartes à deux visages : vous voyez une face des vôtres, et tous les autres voient l'autre.

hidden = un symbole caché

event-began = { $dealer } a distribué et commence ; la pioche compte { $stock ->
    [0] zéro carte
    [one] une carte
   *[other] { $stock } cartes
}.
event-dealt = { $seat } reçoit sa carte { $place } : { $outer } pour les autres, { $inner } pour soi.
event-showed = Le dessus de la pioche montre { $symbol }.
event-drew = { $seat } pioche { $inner } ; les autres voient { $outer }.
event-took = { $seat } prend la carte { $place } de { $owner } et y voit { $inner } ; les autres voient { $outer }.
event-laid = { $seat } pose un trio : { $symbol }. Au verso : { $others }.
event-discarded = { $seat } rejette sa carte { $place } sur la pioche : { $symbol }.
event-stopped = { $seat } s'en tient là.
event-proposed = { $seat } propose d'arrêter la partie.
event-agreed = { $seat } est d'accord.
event-refused = { $seat } refuse : la partie continue.
event-exhausted = Plus aucun symbole ne se trouve sur trois cartes en jeu : la partie est finie.
event-concluded = Tout le monde est d'accord : la partie est finie.
event-stalled = { $turns } tours sans trio : la partie est finie.
event-won = Le plus de trios ({ $trios }) : { $seats }.

refusal-syntax = « { $given } » n'est pas un coup. Écrivez take stock, take 2.1, discard 1, stop, propose, agree ou refuse.
refusal-deck-too-small = Un jeu de { $cards } cartes ne suffit pas : la donne en demande { $needed }. Prenez plus de symboles ou des mains plus petites.
refusal-vote-open = { $proposer } a proposé d'arrêter : répondez d'abord par agree (d'accord) ou refuse (non).
refusal-no-vote = Personne n'a proposé d'arrêter : il n'y a rien à accepter ni à refuser. Prenez ou rejetez une carte.
refusal-nothing-done = On ne passe jamais son tour : prenez une carte, ou rejetez-en une si vous en avez.
refusal-proposed-already = Vous avez déjà proposé d'arrêter pendant ce tour : prenez ou rejetez une carte.
refusal-proposed-late = On propose d'arrêter avant sa première carte du tour : finissez ce tour et proposez au suivant.
refusal-take-after-discard = Vous avez rejeté une carte : vous pouvez en rejeter une autre ou vous arrêter, mais non prendre.
refusal-discard-after-take = Vous avez pris une carte : vous pouvez en prendre une autre ou vous arrêter, mais non rejeter.
refusal-hand-full = Vous avez quatre cartes, et jamais davantage : rejetez-en une ou deux.
refusal-hand-empty = Vous n'avez aucune carte à rejeter : prenez-en une ou deux.
refusal-stock-empty = La pioche est vide : on ne peut prendre que dans les mains des autres.
refusal-stock-twice = À cette table on ne prend qu'une carte à la pioche par tour : prenez la seconde dans une main, ou arrêtez-vous.
refusal-player-twice = Vous avez déjà pris une carte à { $owner } pendant ce tour : prenez la seconde ailleurs, ou arrêtez-vous.
refusal-own-card = On prend une carte aux autres, pas à soi-même : choisissez une autre main ou la pioche.
refusal-no-such-seat = Il n'y a personne à cette place : les places vont de 0 à { $last }.
refusal-no-card-there = { $count ->
    [0] { $owner } n'a aucune carte : prenez ailleurs.
    [one] { $owner } n'a qu'une carte : prenez la carte 1.
   *[other] { $owner } n'a que { $count } cartes : choisissez une place de 1 à { $count }.
}
refusal-no-own-card-there = { $count ->
    [one] Vous n'avez qu'une carte : rejetez la carte 1.
   *[other] Vous n'avez que { $count } cartes : choisissez une place de 1 à { $count }.
}

move-take-stock = prendre à la pioche
move-take = prendre la carte { $place } de { $owner }
move-discard = rejeter sa carte { $place }
move-stop = s'en tenir là
move-propose = proposer d'arrêter la partie
move-agree = être d'accord
move-refuse = refuser

phase-turn = Prenez ou rejetez une carte ; une seconde peut suivre.
phase-turn-take = Vous n'avez aucune carte : prenez-en une ou deux.
phase-turn-discard = Vous avez quatre cartes : rejetez-en une ou deux.
phase-take = Prenez une seconde carte, ou tenez-vous-en là.
phase-discard = Rejetez une seconde carte, ou tenez-vous-en là.
phase-vote = { $proposer } propose d'arrêter la partie : êtes-vous d'accord ?
phase-over = La partie est finie.

zone-hand = main
zone-stock = pioche
zone-trios = trios
zone-score = trios

fact-dealer = donneur : { $value }
fact-turns_left = { $value ->
    [0] fini faute de trio
    [one] fin sans trio dans un tour
   *[other] fin sans trio dans { $value } tours
}
fact-proposer = arrêt proposé par { $value }

option-memory_aid = Aide-mémoire
option-memory_aid-about = Dans le livret, on n'a que sa mémoire ; avec l'aide, vous revoyez les faces déjà vues des cartes que vous savez encore situer.
option-memory_aid-false = non : chacun se souvient comme il peut
option-memory_aid-true = oui : les faces déjà vues restent affichées
option-two_from_stock = Prendre ses deux cartes à la pioche
option-two_from_stock-about = Le livret ne dit pas si les deux cartes d'un tour peuvent venir de la pioche : nous le permettons.
option-two_from_stock-true = permis
option-two_from_stock-false = une seule à la pioche par tour
option-stall_rounds = Tours de table sans trio avant la fin de la partie
option-stall_rounds-about = Le livret ne finit pas une partie où plus aucun trio ne vient : après tant de tours de table, elle s'arrête.
option-symbols = Nombre de symboles (jeu réduit)
option-hand = Cartes distribuées à chacun (jeu réduit)

# Ce qu'une position ne peut pas avoir
refusal-position-card = Dans « { $name } », « { $word } » n'est pas une carte de ce jeu : écrivez deux lettres, comme AB.
refusal-position-places = La carte { $card } doit se trouver à un seul endroit, et non à { $count }.
refusal-position-hand-size = Une main a { $most } cartes au plus.
refusal-position-trio-in-hand = Trois cartes d'une main montrent à qui les tient le même symbole : elles auraient été posées.
refusal-position-trio = Un trio est fait de trois cartes dont la première lettre est la même.
refusal-position-no-trio-left = Aucun symbole ne reste sur trois cartes en jeu : la partie serait finie.
refusal-position-no-second-take = Aucune seconde carte ne peut être prise : le tour serait fini.
refusal-position-over-under-way = Rien n'est en cours quand la partie est finie : laissez de côté « proposed », « laid », « proposer » et « taken_from ».
refusal-position-idle = Tant que la partie continue, « idle » doit être un nombre de 0 à { $most }.
refusal-position-idle-over = « idle » doit être un nombre de 0 à { $most }.
refusal-position-idle-laid = Pendant le tour d'un trio, « idle » doit être 0.
refusal-position-own-vote = Personne ne vote sur sa propre proposition.
refusal-position-vote-proposed = Dans la phase vote la proposition est faite : « proposed » doit être true.
refusal-position-no-vote-proposer = Aucun vote n'est ouvert : « proposer » doit être null.
refusal-position-taken-from = « taken_from » doit être stock ou, dans la phase take, une autre place que celle qui joue.
refusal-position-laid = « laid » n'est true que dans la phase take, après un trio qui a laissé une carte en main au plus.
refusal-position-take-hand = Dans la phase take, la carte qui vient d'être prise doit être en main, ou posée.
refusal-position-discard-hand = Dans la phase discard, une carte est sur la pioche et la main en a une à trois.
refusal-position-known-who = Dans « known », « { $word } » ne dit pas qui sait : écrivez des places, s pour les spectateurs, * pour tous ou - pour personne.
refusal-position-known-slash = Dans « known », il faut une barre / dans « { $word } », entre ceux qui savent un côté et ceux qui savent l'autre.
refusal-position-known-count = « known » parle de cartes au nombre de { $given }, là où leur nombre est { $count }.
refusal-position-known-forgets = « known » oublie quelqu'un qui voit maintenant la carte { $card }.
refusal-position-known-half = Quelqu'un sait, selon « known », un seul côté de { $given } cartes : ce ne peut être que { $most } au plus.
refusal-position-unlaid-side = Dans « unlaid », « { $word } » n'est ni un côté d'une carte en main ou dans la pioche, ni un symbole.
refusal-position-unlaid-row = Dans « unlaid », « { $row } » doit être trois côtés, ou un ou deux côtés et un symbole.
refusal-position-unlaid-same = « unlaid » dit que « { $row } » ne sont pas le même symbole, et ils le sont.

coach-amount = { $count ->
    [one] { $number } trio
   *[other] { $number } trios
  }
coach-caution = Prenez ces sommes avec prudence : un trio manqué compte comme perdu alors qu'il peut revenir plus tard, et l'entraîneur suppose certains joueurs moins attentifs qu'ils ne le sont peut-être.
coach-seen-own = l'autre face de votre carte { $place }, { $value }
coach-seen-other = l'autre face de la carte { $place } de { $owner }, { $value }
coach-seen-table = l'autre face de la carte du dessus de la pioche, { $value }
