# La table
janus-card = { $side }, carte { $place }
janus-card-both = { $side }, carte { $place }, { $other } de l'autre côté
janus-stock = Pioche : { $side } sur le dessus, { $count ->
    [one] une carte
   *[other] { $count } cartes
  }
janus-stock-both = Pioche : { $side } sur le dessus, { $other } dessous, { $count ->
    [one] une carte
   *[other] { $count } cartes
  }
janus-stock-empty = Pioche vide
janus-trio = trio : { $symbol } ; au verso : { $others }
janus-trios = { $count ->
    [one] un trio
   *[other] { $count } trios
  }
janus-hint = Touchez une carte.
janus-laid = Trios posés
janus-dealt = Vos cartes, des deux côtés
janus-dealt-card = Carte { $place } : vous voyez { $inner }, les autres voient { $outer }
janus-dealt-others = les autres voient
janus-dealt-you = vous voyez

# Le tutoriel
janus-lesson-dealt = Vous ne verrez les deux faces de vos cartes qu'une fois, maintenant : retenez ce que voient les autres.
janus-lesson-sides = Chaque carte porte un symbole sur chacune de ses deux faces. Ensuite, vous ne verrez plus qu'une face de vos cartes ; tous les autres voient l'autre.
janus-lesson-others = Des cartes des autres, vous voyez la face tournée vers vous. Eux ne la voient pas.
janus-lesson-goal = Le but : réunir de votre côté trois fois le même symbole. C'est un trio, et qui en a le plus gagne.
janus-lesson-turn = À votre tour, prenez une carte ou deux, ou rejetez-en une ou deux. Touchez une carte pour la choisir, puis touchez-la encore, ou le bouton.
janus-lesson-take = Prenez n'importe quelle carte d'un autre : la face que vous voyez reste de votre côté, et personne ne peut refuser.
janus-lesson-stock = La pioche montre le dessus de sa première carte. En la prenant, vous gardez cette face.
janus-lesson-second = Une seconde carte ? Prenez-la ailleurs : jamais deux au même joueur. Ou tenez-vous-en là.
janus-lesson-full = Quatre cartes en main, c'est le maximum : rejetez-en une ou deux. Votre face va dessus, à la vue de tous.
janus-lesson-turned = Une carte vient de changer de main et de se retourner : la face qui se cachait est maintenant tournée vers les autres.
janus-lesson-laid = Un trio se pose de lui-même et ne bouge plus. « Trios posés » montre aussi l'autre face de ses cartes : elles sont hors du jeu.
janus-lesson-vote = Quelqu'un propose d'arrêter. Si tous sont d'accord, la partie finit ici ; un seul refus, et elle continue.
