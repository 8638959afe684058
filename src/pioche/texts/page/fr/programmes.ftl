# Ce que demande un programme
programmes-ask = { $kind ->
    [run] suite de { $size }
   *[set] { $size } pareilles
  }
programmes-ask-ranks = { $kind ->
    [run] suite { $ranks }
   *[set] pareilles { $ranks }
  }
programmes-ask-suits = { $ask }, seulement { $suits }
programmes-suit = { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
  }
programmes-no-wilds = sans frimes
programmes-nest = { $ask } : { $count ->
    [0] vide
   *[other] { $cards }
  }

# La table
programmes-hand = Votre main : { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
  }
programmes-cards = { $count ->
    [0] plus de carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
  }
programmes-combinations = Combinaisons sur la table
programmes-nothing-laid = Rien n'est encore étalé.
programmes-combination-title = { $number } · { $kind } · { $name }
programmes-combination = { $title } : { $cards }{ $open ->
    [yes] . Votre carte y va
   *[no] {""}
  }
programmes-discard-pile = { $title } : { $card }

# Programmes accomplis
programmes-completed-count = { $count ->
    [one] { $count } programme accompli
   *[other] { $count } programmes accomplis
  } sur { $goal }
programmes-completed-by = Programmes : { $name }
programmes-completed-none = Aucun n'est encore accompli.
programmes-known = Cartes que tous ont vu prendre
programmes-mine = Vos programmes :
programmes-left = { $count ->
    [0] plus de carte
    [one] une carte restait
   *[other] { $count } cartes restaient
  }

# Ce qu'on peut faire
programmes-do-draw = Piocher
programmes-do-take = Prendre { $card }
programmes-do-exchange = L'échanger
programmes-do-keep = Le garder
programmes-discard = Défausser { $card }
programmes-lay = Étaler ces { $count } pareilles
programmes-reveal = Dévoiler
programmes-hint = Touchez une carte pour la défausser.
programmes-hint-nest = Touchez la partie du programme où elles vont.
programmes-pick-first = Choisissez d'abord une carte de votre main.
programmes-pick-one = Ne choisissez qu'une carte : celle à défausser.
programmes-which = De quelle façon ?
programmes-suggest = Suggestion
programmes-suggested = Suggestion : { $move }.
programmes-sort = Ordre de la main
programmes-sort-rank = Par valeur
programmes-sort-suit = Par couleur
programmes-sort-programme = Programme
programmes-sort-own = Mon ordre
programmes-left-one = Déplacer la carte choisie vers la gauche
programmes-right-one = Déplacer la carte choisie vers la droite
programmes-moved = { $card } : place { $place } sur { $count }.

# La première partie
programmes-lesson-goal = Vous travaillez à un programme secret, puis au suivant. Le premier qui en accomplit assez gagne : cinq, sauf si vous avez choisi un autre nombre.
programmes-lesson-programme = Voici le vôtre. Une flèche en biais demande une suite, des cartes qui se suivent dans une même couleur ; une flèche droite sur chaque carte demande des pareilles, des cartes de même valeur.
programmes-lesson-wilds = Les 2 et les jokers sont des frimes : ils valent n'importe quelle carte. Chaque combinaison a au moins une carte naturelle.
programmes-lesson-sort = Rangez votre main par couleur, par valeur ou pour votre programme. Faites glisser une carte, ou tenez Alt et pressez une flèche, pour la mettre où vous voulez.
programmes-lesson-take = Chaque tour commence par une carte : celle de la réserve, cachée, ou le dessus de la défausse.
programmes-lesson-nest = Touchez les cartes qui vont ensemble, puis la partie du programme où elles vont. Vous pouvez le faire pendant que les autres jouent.
programmes-lesson-discard = Finissez votre tour en défaussant : touchez une carte, puis Défausser.
programmes-lesson-reveal = Votre main accomplit votre programme ! Demandez une suggestion, ou mettez les cartes en place, puis touchez Dévoiler.
programmes-lesson-lay = Vous avez dévoilé : vous pouvez étaler des pareilles, trois ou plus, et ajouter des cartes à toute combinaison. Touchez une carte : celles marquées d'un + la prennent.
programmes-lesson-others = Quelqu'un a dévoilé. Vous pourrez ajouter à ses combinaisons aussi, mais seulement après avoir dévoilé votre programme.
programmes-lesson-round = La manche finit quand quelqu'un n'a plus de carte, ou quand tous ont dévoilé. Qui n'a pas dévoilé garde son programme pour la suivante.
