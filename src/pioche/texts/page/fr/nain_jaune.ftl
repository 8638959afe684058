# La table du Nain Jaune
nain-jaune-board = Le plateau
nain-jaune-space = { $space } : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
  }
nain-jaune-gone = posée
nain-jaune-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
nain-jaune-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }
nain-jaune-belle = { $card }, belle
nain-jaune-hand = Votre main
nain-jaune-series = La série
nain-jaune-any = Carte au choix
nain-jaune-round = Manche { $round } sur { $rounds }
nain-jaune-aside = { $count ->
    [one] { $count } carte écartée
   *[other] { $count } cartes écartées
  }
nain-jaune-dealer = donne
nain-jaune-out = hors jeu
nain-jaune-sans = sans { $rank }
nain-jaune-say = « Sans { $rank } »
nain-jaune-say-any = « Sans… »
nain-jaune-took = gagne { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
  }
nain-jaune-completed = le fin du fin !
nain-jaune-stopped = « Stop ! » { $name } finit la manche
nain-jaune-left = Cartes restées en main
nain-jaune-paid = paie { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
  }

# La première partie
nain-jaune-lesson-goal = Débarrassez-vous de vos cartes le premier : celui qui pose sa dernière arrête la manche, et tous les autres le paient.
nain-jaune-lesson-board = Voici le plateau. Avant chaque manche, chacun mise des jetons sur les cinq belles ; au milieu, le Nain Jaune en reçoit le plus.
nain-jaune-lesson-hand = Votre main, de l'as au roi. Une étoile marque les belles. Touchez une carte pour la poser ; si elle ne va pas, on vous dit pourquoi.
nain-jaune-lesson-others = Autour de vous, les autres : combien de cartes et de jetons il leur reste. Le tour va vers la droite.
nain-jaune-lesson-ace = La manche s'ouvre par un as. Qui en a un le pose, qui n'en a pas le dit.
nain-jaune-lesson-series = Les cartes montent une par une, sans souci des couleurs. La case en pointillé montre ce qu'on demande : posez tant que vous pouvez continuer.
nain-jaune-lesson-sans = Vous n'avez pas la carte demandée : dites-le avec ce bouton, et le suivant essaie à son tour.
nain-jaune-lesson-heard = Un autre vient de dire ce qui lui manque. Retenez-le : vous saurez où la prochaine série restera bloquée.
nain-jaune-lesson-belle = Qui pose une belle prend aussitôt tous les jetons de sa case. Ne la gardez pas trop longtemps !
nain-jaune-lesson-lead = À vous de lancer une série, avec la carte que vous voulez. Choisissez une suite que vous pourrez mener loin, ou que les autres ne pourront pas continuer.
nain-jaune-lesson-payment = La manche est finie. Chacun paie un jeton par carte qui lui reste, deux pour une belle. Les jetons du plateau y restent pour la suite.
