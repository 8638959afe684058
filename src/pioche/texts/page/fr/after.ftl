# Les points
chart-by-round = Les points après chaque manche
chart-by-move = Les points, coup par coup
chart-described = Les points de chacun, en courbes ; les chiffres sont dans le tableau qui suit.
chart-numbers = Les chiffres
chart-when = Quand
chart-start = Départ
chart-round = Manche { $round }
chart-move = Coup { $step }
chart-end = Fin

# Revoir
replay = Revoir la partie
replay-link = Revoir une partie enregistrée
replay-back = Retour
replay-to-table = Aller à la table
replay-from-file = Choisissez une feuille de partie téléchargée à la fin d'une partie : elle se rejoue ici coup par coup, vue de n'importe quelle place.
replay-choose = Choisir un fichier
replay-drop = Ou déposez le fichier n'importe où sur cette page.
replay-controls = Avancer et reculer
replay-story = Ce qui se passe
replay-deal = La donne.
replay-slider = Coup montré
replay-where = Coup { $step } sur { $steps }, manche { $round }
replay-play = Lecture
replay-pause = Pause
replay-step-before = Coup précédent
replay-step-after = Coup suivant
replay-round-before = Début de la manche
replay-round-after = Manche suivante
replay-speed = Vitesse
replay-view = Point de vue
replay-view-open = Cartes sur table
replay-view-spectator = Vu par un spectateur
replay-view-seat = Vu par { $name }

# La donne
fair = La donne était‑elle loyale ?
fair-short = La donne
fair-broken = La feuille ne tient pas
fair-verdict-fair = La donne était loyale : personne, pas même le serveur, n'a pu la choisir.
fair-verdict-sound = La feuille tient : les cartes découlent du secret fixé d'avance et de ce que les joueurs ont ajouté.
fair-verdict-broken = Quelque chose ne va pas : cette feuille de partie ne tient pas.
fair-verdict-unproved = Cette feuille en montre trop peu pour dire si la donne était loyale.
fair-how = Avant la donne, le serveur tire un secret et en publie l'empreinte, qui l'engage sans le montrer. Chaque joueur ajoute alors son propre hasard. Les cartes découlent des deux : le serveur ne peut plus changer son secret, et ne savait pas ce que vous ajouteriez.
fair-here = Vérifié ici, par votre navigateur
fair-promised = { $outcome ->
    [yes] L'empreinte est bien celle que le serveur vous a montrée avant la donne.
    [no] L'empreinte n'est pas celle que le serveur vous a montrée avant la donne !
   *[unknown] Ce navigateur n'était pas à la table : il ne connaît pas l'empreinte montrée avant la donne.
  }
fair-bound = { $outcome ->
    [yes] Le secret révélé donne exactement cette empreinte.
    [no] Le secret révélé ne donne pas cette empreinte : ce n'est pas celui qui avait été fixé !
   *[unknown] Aucun secret engagé d'avance n'est montré : il n'y a rien à comparer.
  }
fair-mine = { $outcome ->
    [yes] Le hasard que ce navigateur a ajouté y est.
    [no] Le hasard que ce navigateur a ajouté n'y est pas !
   *[unknown] Ce navigateur n'y a rien ajouté dont il se souvienne.
  }
fair-mixed = { $outcome ->
    [yes] La graine de la donne est bien le mélange du secret et de { $added ->
        [0] rien d'autre : personne n'y a rien ajouté
        [one] ce qu'un joueur a ajouté
       *[other] ce que { $added } joueurs ont ajouté
      }.
    [no] La graine de la donne n'est pas le mélange du secret et de ce que les joueurs ont ajouté !
   *[unknown] La graine n'est pas un mélange : les joueurs n'y ont rien ajouté.
  }
fair-there = Rejoué par l'arbitre, sur le serveur
fair-replayed-not = La partie n'a pas été rejouée.
fair-yourself = Cette dernière réponse est la parole du serveur. Pour ne croire que vous-même, téléchargez la feuille de partie et rejouez-la avec votre propre Pioche :
fair-file = FICHIER
fair-numbers = Les nombres
fair-commitment = Empreinte publiée avant la donne
fair-secret = Secret du serveur, révélé à la fin
fair-added = Ajouté par { $name }
fair-seed = Graine de la donne
fair-none = rien
fair-formulas = L'empreinte est le SHA-256 de « pioche seed| » suivi du secret ; la graine, celui de « pioche deal| » suivi du secret et de chaque ajout, chacun précédé de sa longueur et d'un deux-points.

# L'entraîneur
coach = Entraîneur
coach-ask = Demander à l'entraîneur
coach-about = La part de la chance, ce qui a été perdu, et les trois décisions qui ont le plus coûté, chacune pesée selon ce que son joueur savait alors.
coach-whose = Décisions de
coach-thinking = L'entraîneur reprend la partie : quelques secondes.
coach-ready = L'entraîneur a repris toute la partie.
coach-again = Redemander
coach-expected = Chance de la donne
coach-luck = Chance ensuite
coach-loss = Perdu
coach-result = Résultat
coach-rounds = Manche par manche
coach-costliest = Ce qui a le plus coûté
coach-see = Revoir ce coup
coach-see-of = Revoir ce coup : { $where }
coach-else = Quoi d'autre ?
coach-else-of = Que faire d'autre : { $where }
coach-decisions = Toutes les décisions
coach-chart = Ce que chaque décision a perdu, en barres ; les plus coûteuses ressortent.
coach-decision = Décision montrée
coach-where = Coup { $move }{ $round ->
    [0] {""}
   *[other] , manche { $round }
  }
coach-cost = A perdu { $loss } (± { $half }).
coach-cost-steady = A perdu { $loss }, à peu près autant sur chaque donne essayée.
coach-cost-none = Rien n'était sûrement meilleur.
coach-then = Chance ensuite : { $luck }.
coach-options = Ce qui pouvait se faire, et le résultat attendu de la manche
coach-played = joué
coach-better = mieux
coach-others = { $count ->
    [one] Un autre coup valait moins.
   *[other] { $count } autres coups valaient moins.
  }
coach-remember = À se rappeler
coach-how = Chaque nombre est ce que la manche pouvait rapporter, par rapport à la moyenne des autres, selon ce que ce joueur savait. ± dit de combien l'écart avec le coup joué peut être faux ; sans ±, il était à peu près le même sur chaque donne essayée.
