# Ce que montrent les simulations
lab-title = Labo : { $game }, { $players } joueurs
lab-fact-matches = Parties
lab-fact-bots = Robots
lab-fact-options = Options
lab-fact-spent = Temps
lab-fact-seed = Graine des donnes
lab-fact-version = Version
lab-fact-command = Commande
lab-matches = { $count } sur { $matches } ; les nombres entre crochets sont des intervalles à 95 %, une partie étant une observation, ou une manche là où on parle de manches
lab-spent = { $clock } de jeu à l'horloge, { $rate } parties par seconde ; { $core } de temps de cœur, { $core_rate } parties par seconde d'un cœur. Démarrer et écrire s'y ajoutent.
lab-spent-memory = En jouant, aucun processus n'a eu besoin de plus de { $megabytes } Mo.
lab-held = { $held } parties ont été jouées ici ; ceci parle { $matches ->
    [1] de la première
   *[other] des { $matches } premières
}.
lab-nothing = Rien n'a encore été joué.
lab-place = { $place ->
    [1] en premier
   *[other] en { $place }e
}
lab-head-place = joue
lab-head-won = parties gagnées
lab-head-rank = place à la fin
lab-head-gain = gain par manche
lab-head-seat = siège
lab-head-bot = robot
lab-head-clause = article
lab-head-event = ce qui arrive
lab-head-each = fois par partie
lab-head-rounds = manches où cela arrive
lab-axis-won = parties gagnées, %
lab-axis-decisions = décisions d'une partie
lab-axis-score = { $unit } à la fin

lab-title-seats = Est-ce que jouer en premier compte ?
lab-seats-fair = À { $players } joueurs, la part équitable des parties est de { $share }.
lab-seats-even = Aucun rang dans l'ordre de la première manche ne gagne sûrement plus ou moins que cela, tous les rangs pris ensemble.
lab-seats-best = Cela compte : gagne le plus souvent qui joue { $place }, { $share }.
lab-seats-worst = Gagne le moins souvent qui joue { $place }, { $share }.
lab-note-seats = L'ordre est celui des premières décisions : dans la première manche pour les parties gagnées, dans chaque manche pour le gain ; ceux à qui une manche ne laisse rien à décider suivent dans l'ordre de la table. Une victoire partagée se partage également. Gain : { $unit } d'une manche par rapport à la moyenne des autres, plus étant mieux ; une manche y est une observation.
lab-plot-seats = Les parties gagnées selon l'ordre du jeu, avec leurs intervalles
lab-title-bots = Quel robot gagne ?
lab-bots = Plusieurs sortes de robots ont joué, toujours aux mêmes places ; le premier donneur est tiré au sort à chaque partie.
lab-bots-won = { $bot } gagne { $share } des parties ; sa part équitable est de { $fair }.
lab-title-length = Combien de temps dure une partie ?
lab-length = Une partie demande { $decisions } décisions en moyenne. La moitié en demandent { $half } ou moins, neuf sur dix entre { $low } et { $high }, la plus longue { $longest }.
lab-length-rounds = Elle a { $rounds } manches en moyenne, de { $least } à { $most } ; une manche demande { $decisions } décisions.
lab-length-rounds-always = Toutes les parties ont eu { $rounds ->
    [one] une seule manche, qui
   *[other] { $rounds } manches ; une manche
} demande { $decisions } décisions.
lab-plot-length = Combien de décisions demandent les parties
lab-title-scores = Comment gagne-t-on ?
lab-scores = Neuf scores sur dix sont entre { $low } et { $high } { $unit }, la moitié à { $half } ou en dessous. Qui gagne a { $best } en moyenne, { $margin } de mieux que le suivant.
lab-scores-tied = Plusieurs se partagent la victoire dans { $share } des parties.
lab-plot-scores = Les scores de tous les joueurs à la fin
lab-title-rules = Quelles règles servent ?
lab-rules = Tout ce qui est arrivé dans toutes les parties a été compté, rien n'est un échantillon.
lab-rules-never = Jamais vu : { $what }.
lab-rules-off = Pas en vigueur avec ces options : { $what }.
lab-rules-uncounted = { $count ->
    [one] Un article dit ce que sont les choses ou ce que l'on peut ou doit faire, et aucun événement n'en parle
   *[other] { $count } articles disent ce que sont les choses ou ce que l'on peut ou doit faire, et aucun événement n'en parle
} : { $clauses }.
lab-note-rules = Selon les articles de la règle qui le disent ; là où il y en a deux, l'événement vient de l'un ou de l'autre. La dernière colonne est la part des manches où cela est arrivé au moins une fois.
lab-event-adriano-matched = … montre une paire, un brelan ou un carré, et a raison.
lab-event-adriano-penalized = … points de pénalité sont notés pour … : une combinaison fausse (AD-22) ou le carré d'un autre (AD-23).
lab-event-adriano-exchanged = … pose la carte prise (AD-11) ou piochée (AD-12) à l'emplacement … et jette le … dans la fosse.
lab-event-programmes-laid-set = … étale des pareilles : pour le programme (PR-32) ou de nouvelles après lui (PR-33).
lab-event-programmes-programme = … reçoit un programme : le premier (PR-21) ou le suivant (PR-41).
lab-event-programmes-round-ended = Une manche est finie : par ses règles (PR-40) ou par la limite de tours (PR-46).
lab-event-nain-jaune-eliminated = … est hors jeu : ne peut pas payer (NJ-22) ou ne peut pas miser (NJ-23).

lab-progress = Parties
lab-so-far = { $done } parties sur { $most }, encore { $left } environ.
lab-kept = Le rapport est { $page }, les lignes sont à côté. Pour plus de parties, relancez la même commande avec un plus grand --matches.
lab-stopped = Arrêté. Ce qui a été joué est dit dans { $page } : relancez la même commande pour continuer.

# Nain Jaune
lab-head-belle = belle
lab-head-taken = manches où elle est prise
lab-head-tokens = jetons pris
lab-head-by-winner = par qui finit la manche
lab-head-by-first = par qui joue en premier
lab-head-round = manche
lab-head-played = jouées
lab-head-eliminating = avec une élimination
lab-title-belles = Qui prend les belles ?
lab-belles-winner = Qui finit la manche a pris { $share } des belles qui ont été prises.
lab-belles-left = { $belle } reste le plus souvent sur le plateau, dans { $share } des manches.
lab-note-belles = Les parts des deux dernières colonnes sont celles des belles qui ont été prises.
lab-title-blocks = Comment une manche se bloque-t-elle ?
lab-blocks = { $each } fois par manche personne ne continue et une nouvelle série commence ; dans { $none } des manches, cela n'arrive jamais.
lab-blocks-talon = Dans { $talon } de ces cas, une carte demandée était écartée ; dans les autres, toutes celles de son rang étaient posées.
lab-blocks-held = Dans { $held } de ces cas, quelqu'un a retenu une carte demandée ; dans { $talon }, il y en avait une à l'écart et personne n'en avait d'autre ; dans les autres, toutes celles de son rang étaient posées.
lab-blocks-opening = Dans { $share } des manches personne n'avait d'as pour commencer.
lab-note-blocks = Le graphique montre le dernier rang posé quand personne n'a continué.
lab-axis-rank = dernier rang posé
lab-plot-blocks = Après quels rangs personne ne continue
lab-title-elimination = Qui doit partir ?
lab-elimination = Quelqu'un est éliminé dans { $share } des parties, { $each } joueurs par partie.
lab-elimination-last = Qui ne pourrait plus miser à la fin de la partie n'est pas compté : personne ne doit plus miser alors (NJ-19).
lab-elimination-short = { $share } des parties finissent avant leur dernière manche, parce que moins de trois joueurs peuvent continuer.

# Adriano
lab-head-hand = main de qui annonce
lab-head-own-turns = tour de qui annonce
lab-head-calls = annonces
lab-head-right = réussies
lab-head-call = l'annonce
lab-head-last-hand = main à la fin
lab-head-score = score de la manche
lab-axis-hand = main au moment de l'annonce, points
lab-axis-gain = gain par rapport aux autres
lab-title-calls = Quand annoncer ?
lab-calls = Quelqu'un annonce dans { $share } des manches, après { $turns } tours chacun, avec { $hand } points en main.
lab-calls-none = Personne n'a jamais annoncé.
lab-calls-verdict = Qui annonce est strictement le plus bas dans { $won } des annonces, à égalité dans { $tied }, battu dans { $failed }.
lab-calls-paying = Les annonces de { $low } à { $high } points ont rapporté en moyenne, par rapport à la moyenne des autres.
lab-note-calls = Ce sont les annonces que ces robots ont faites, d'après ce qu'ils savaient : qu'une main ait rapporté ici ne veut pas dire qu'elle aurait rapporté là où ils se sont tus. Ce que vaut une annonce à côté du silence, seules les mêmes mains jouées des deux façons le diraient. Une annonce est une observation.
lab-plot-calls = Ce que rapporte une annonce, selon la main
lab-title-failures = Que coûte une annonce ratée ?
lab-failures = Une annonce ratée coûte { $extra } points de plus que la main qui restait (AD-45), et { $cost } par rapport aux autres dans la manche, pénalités comprises.
lab-failures-needed = D'après ces nombres, il faut réussir { $share } de ses annonces pour ne rien y perdre.
lab-failures-none = Aucune annonce n'a raté.
lab-note-failures = Gain : la moyenne des points des autres dans la manche, moins ceux de qui annonce ; plus est mieux. Les scores sont de toute la manche, avec ses pénalités (AD-46).
lab-verdict-succeeded = réussie
lab-verdict-tied = à égalité
lab-verdict-failed = ratée

# Janus
lab-head-ending = comment elle finit
lab-head-games = parties
lab-head-decisions = décisions
lab-head-trios = trios
lab-head-stock = cartes qui restent dans la pioche
lab-plot-trios = Combien de trios sont posés dans une partie
lab-axis-trios = trios de tous les joueurs
lab-title-endings = Comment les parties finissent-elles ?
lab-ending-exhausted = Plus aucun trio n'est possible dans { $share } des parties (JA-30).
lab-ending-concluded = Tout le monde s'accorde pour finir { $share } des parties (JA-31).
lab-ending-stalled = { $share } finissent parce que personne n'a posé de trio depuis trop longtemps (JA-32).
lab-ended-exhausted = aucun trio n'est possible
lab-ended-concluded = d'un commun accord
lab-ended-stalled = sans trio depuis trop longtemps
lab-endings-waiting = { $share } des décisions d'une partie viennent après son dernier trio, si elle en a eu un.
lab-endings-proposals = On propose d'arrêter { $each } fois par partie.

# Programmes
lab-head-rank-of = nº
lab-head-programme = programme
lab-head-turns = tours pour l'accomplir
lab-head-completed = fois accompli
lab-head-at-once = dans la manche où l'on y travaille
lab-head-listed = niveau de la liste
lab-head-measured = niveau mesuré
lab-head-rounds-share = manches
lab-axis-turns = tours pour l'accomplir
lab-tier-easy = facile
lab-tier-normal = moyen
lab-tier-hard = difficile
lab-title-hardness = Quelle est la difficulté de chaque programme ?
lab-hardness = Le plus facile est { $easiest } : { $least } tours pour l'accomplir. Le plus difficile est { $hardest } : { $most }.
lab-hardness-none = Aucun programme n'a encore été accompli.
lab-hardness-unknown = { $count ->
    [one] Un programme n'a pas encore été accompli, et n'a pas de place ici
   *[other] { $count } programmes n'ont pas encore été accomplis, et n'ont pas de place ici
} : { $names }. Il faudra plus de parties.
lab-hardness-some = Seuls { $count } des { $all } programmes sont en jeu : ils sont classés, sans niveaux.
lab-hardness-strays = { $count ->
    [0] Aucun des { $all } programmes n'est sûrement hors de son niveau.
    [one] Un des { $all } programmes est sûrement hors de son niveau :
   *[other] { $count } des { $all } programmes sont sûrement hors de leur niveau :
}
lab-hardness-stray = { $programme } demande { $turns } tours : dit { $listed } dans la liste, il se joue comme { $measured }.
lab-note-hardness = Tours pour l'accomplir : tous les tours passés sur un programme, en autant de manches qu'il a fallu et par tous ceux qui l'ont essayé, pour chaque fois qu'il a été accompli. La manche d'un siège avec un programme est une observation ; intervalles par la méthode delta.
lab-note-tiers = Les niveaux sont coupés là où les programmes se ressemblent le plus à l'intérieur, dans le logarithme des tours, au moins douze par niveau. Les traits interrompus du graphique sont ces coupures. Est sûrement hors de son niveau ce qui est presque toujours à un autre quand les tours de tous les programmes sont tirés de nouveau dans leurs intervalles et les niveaux coupés de nouveau : si souvent que, tous les programmes pris ensemble, un rapport sur vingt peut en nommer un à tort.
lab-plot-hardness = Les tours pour accomplir chaque programme, avec leurs intervalles
lab-title-round-endings = Comment les manches finissent-elles ?
lab-rounds-completed = { $each } programmes sont accomplis par manche.
lab-rounds-limit = { $share } des manches finissent à leur limite de tours (PR-46).
lab-matches-unwon = { $share } des parties finissent sans que personne atteigne le but (PR-47).
lab-round-empty = une main est vide
lab-round-revealed = tous ont dévoilé
lab-round-limit = la limite de tours
lab-round-won = la partie est gagnée

# Comparer
lab-head-measure = quoi
lab-head-more = différence
lab-measure-decisions = décisions d'une partie
lab-measure-rounds = manches d'une partie
lab-measure-first = part gagnée par qui joue en premier
lab-measure-best = { $unit } de qui gagne
lab-measure-margin = avance de qui gagne, { $unit }
lab-measure-tied = part des victoires partagées
lab-axis-more = différence, % de ce que c'était
lab-compare-title = Labo : { $game }, { $players } joueurs, comparaison de { $option }
lab-beside = Le rapport de chaque valeur :
lab-title-compare = { $other } au lieu de { $base }
lab-compare = { $count } parties ont été jouées avec { $base } et rejouées avec { $other }, sur les mêmes donnes et avec le même hasard des robots.
lab-compare-dealt = { $count } parties ont été jouées avec { $base } et rejouées avec { $other }, avec le même hasard des robots. Cette option dit ce qui est donné : les donnes ne sont pas les mêmes, et moins de chance s'annule.
lab-compare-none = Aucune partie n'a encore été jouée des deux façons : { $one ->
    [0] aucune
   *[other] { $one }
} avec { $base }, { $more ->
    [0] aucune
   *[other] { $more }
} avec { $other }.
lab-percentage-points = { $more } points de pourcentage
lab-percentage-points-short = { $more } pt %
lab-compare-more = Plus : { $measure }, { $more }.
lab-compare-less = Moins : { $measure }, { $more }.
lab-compare-same = Pareil dans chaque partie : { $measure }.
lab-same = pareil
lab-compare-unsure = Pas sûrement différent : { $measure }, { $more }.
lab-note-compare = Les différences sont prises partie par partie, et la chance des mêmes donnes s'annule ; une partie est une observation. De beaucoup d'intervalles, un sur vingt se trompe par hasard. Ce qui arrive est compté par partie. Les parts diffèrent de points de pourcentage (pt %).
lab-plot-compare = Les différences avec leurs intervalles, en pour cent

# Équilibrer
lab-head-count = combien
lab-head-programmes = programmes
lab-title-balance = Niveaux proposés
lab-balance-title = Labo : équilibre des programmes, { $players } joueurs
lab-balance-tier = { $count ->
    [one] { $tier } : un programme, { $low } tours pour l'accomplir.
   *[other] { $tier } : { $count } programmes, de { $low } à { $high } tours pour les accomplir.
}
lab-balance-changes = { $count ->
    [0] Aucun programme ne changerait de niveau.
    [one] Un programme changerait de niveau : { $names }, { $sure ->
        [0] pas sûrement. Il faudra plus de parties.
       *[other] sûrement.
    }
   *[other] { $count } programmes changeraient de niveau : { $names } ; { $sure ->
        [0] aucun sûrement. Il faudra plus de parties.
       *[other] sûrement { $surely }.
    }
}
