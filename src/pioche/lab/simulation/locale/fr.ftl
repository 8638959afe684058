# Ce que montrent les simulations
lab-title = Labo : { $game }, { $players } joueurs
lab-fact-matches = Parties
lab-fact-bots = Robots
lab-fact-options = Options
lab-fact-seed = Graine des donnes
lab-fact-version = Version
lab-fact-command = Commande
lab-matches = { $count } sur { $matches } ; les nombres entre crochets sont des intervalles à 95 %, une partie étant une observation sauf mention contraire
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
lab-seats-even = Aucun rang dans l'ordre de la première manche ne gagne sûrement plus ou moins que cela.
lab-seats-best = Cela compte : gagne le plus souvent qui joue { $place ->
    [1] en premier
   *[other] en { $place }e
}, { $share }.
lab-seats-worst = Gagne le moins souvent qui joue { $place ->
    [1] en premier
   *[other] en { $place }e
}, { $share }.
lab-note-seats = L'ordre est celui des premières décisions : dans la première manche pour les parties gagnées, dans chaque manche pour le gain. Une victoire partagée se partage également. Gain : { $unit } d'une manche par rapport à la moyenne des autres, plus étant mieux ; une manche y est une observation.
lab-plot-seats = Les parties gagnées selon l'ordre du jeu, avec leurs intervalles
lab-title-bots = Quel robot gagne ?
lab-bots = Plusieurs sortes de robots ont joué, toujours aux mêmes places ; le premier donneur est tiré au sort à chaque partie.
lab-title-length = Combien de temps dure une partie ?
lab-length = Une partie demande { $decisions } décisions en moyenne. La moitié en demandent { $half } ou moins, neuf sur dix entre { $low } et { $high }, la plus longue { $longest }.
lab-length-rounds = Elle a { $rounds } manches en moyenne, de { $least } à { $most } ; une manche demande { $decisions } décisions.
lab-plot-length = Combien de décisions demandent les parties
lab-title-scores = Comment gagne-t-on ?
lab-scores = Neuf scores sur dix sont entre { $low } et { $high } { $unit }, la moitié à { $half } ou en dessous. Qui gagne a { $best } en moyenne, { $margin } de mieux que le suivant.
lab-scores-tied = Plusieurs se partagent la victoire dans { $share } des parties.
lab-plot-scores = Les scores de tous les joueurs à la fin
lab-title-rules = Quelles règles servent ?
lab-rules = Tout ce qui est arrivé dans toutes les parties a été compté, rien n'est un échantillon.
lab-rules-never = Jamais vu : { $what }
lab-note-rules = Selon l'article de la règle qui le dit. La dernière colonne est la part des manches où cela est arrivé au moins une fois.
lab-event-adriano-matched = … montre une paire, un brelan ou un carré, et a raison.
lab-event-nain-jaune-eliminated = … est hors jeu : ne peut pas payer (NJ-22) ou ne peut pas miser (NJ-23).

lab-progress = Parties
lab-so-far = { $done } parties sur { $most }, encore { $left } environ.
lab-kept = Le rapport est { $page }, les lignes sont à côté. Pour plus de parties, relancez la même commande avec un plus grand --matches.
lab-stopped = Arrêté. Ce qui a été joué est dit dans { $page } : relancez la même commande pour continuer.
