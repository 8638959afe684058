# La table d'Adriano
adriano-pile = pioche
adriano-pile-label = Pioche : { $count ->
    [0] vide
    [one] une carte face cachée
   *[other] { $count } cartes face cachée
  }
adriano-pit = fosse
adriano-pit-label = Fosse : { $count ->
    [0] vide
    [one] une carte, le { $card }
   *[other] { $count } cartes, le { $card } dessus
  }
adriano-held-mine = en main
adriano-held-label = { $holder } : { $card }
adriano-slot = carte { $slot } : { $card }
adriano-remembered = { $card }, de mémoire
adriano-slot-move = { $move }, { $card }
adriano-combination = Combinaison…
adriano-announce = { $count ->
    [0] Annoncer
    [one] Annoncer
   *[other] Annoncer { $count } cartes
  }
adriano-cancel = Annuler
adriano-called = Adriano !
adriano-name-more = Touchez d'abord au moins deux de vos cartes : celles de même valeur.
adriano-next = Manche suivante

# Ce qu'il faut toucher
adriano-hint-remember = Vos deux cartes du bas : retenez-les.
adriano-hint-look = Retenez cette carte.
adriano-hint-name = Touchez vos cartes de même valeur ; la dernière finira dessus.
adriano-hint-drawn = Touchez la carte qu'elle remplace, ou la fosse pour la jeter.
adriano-hint-taken = Touchez la carte qu'elle remplace.
adriano-hint-look-own = Laquelle de vos cartes ? Touchez-la.
adriano-hint-look-other = La carte de qui ? Touchez-la.
adriano-hint-trade = Touchez une de vos cartes et celle d'un autre.
adriano-hint-trade-other = Et la carte de qui ? Touchez-la.
adriano-hint-trade-own = Et laquelle des vôtres ? Touchez-la.

# Les points
adriano-reveal = La manche { $round } est finie
adriano-player = Joueur
adriano-cards = Cartes
adriano-scored = Marqués
adriano-total = Total
adriano-sheet = Feuille de score
adriano-round = Manche { $round } sur { $rounds }
adriano-round-column = Manche

# La première partie
adriano-lesson-goal = Le moins de points gagne. Une carte compte sa valeur, sauf le 15 rouge, qui ne compte rien.
adriano-lesson-square = Ces quatre cartes sont à vous. Elles restent face cachée, vous ne les verrez presque jamais : tout est dans la mémoire.
adriano-lesson-look = Voici vos deux cartes du bas, une seule fois. Retenez leur valeur et leur place, puis appuyez sur le bouton.
adriano-lesson-draw = À vous : prenez la première carte de la pioche. Vous serez seul à la voir.
adriano-lesson-drawn = Une petite carte ? Touchez celle des vôtres qu'elle remplace. Une grosse ? Jetez-la : touchez la fosse.
adriano-lesson-call = Vous pensez avoir le moins de points ? Dites « Adriano ». En début de manche, mieux vaut ne rien dire.
adriano-lesson-take = Au lieu de piocher, on peut prendre le dessus de la fosse. La carte remplace alors une des vôtres, et tout le monde sait laquelle c'est.
adriano-lesson-power = Jetée, cette carte a un pouvoir : le 3 fait rejouer deux fois, le 7 montre une de vos cartes, le 9 celle d'un autre, le 8 en échange deux à l'aveugle.
adriano-lesson-combination = Deux de vos cartes ont la même valeur ? Annoncez la combinaison : elles partent toutes deux contre la carte piochée. En cas d'erreur, 40 points.
adriano-lesson-called = Quelqu'un a dit « Adriano » : les autres jouent encore un tour. S'il a strictement le moins de points, il marque −10 ; battu, 60.
adriano-lesson-count = À la fin de chaque manche, toutes les cartes sont retournées et comptées ; la feuille de score additionne les manches.
