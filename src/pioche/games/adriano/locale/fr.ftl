title = Adriano
tagline = Quatre cartes face cachée, une bonne mémoire : le moins de points gagne.

event-dealt = Manche { $round } : { $dealer } distribue, la pioche a { $pile } cartes.
event-remembered = { $seat } regarde ses cartes du bas : { $cards }.
event-remembered-hidden = { $seat } regarde ses deux cartes du bas.
event-drew = { $seat } pioche le { $card }.
event-drew-hidden = { $seat } pioche une carte.
event-took = { $seat } prend le { $card } dans la fosse.
event-took-hidden = { $seat } prend la carte du dessus de la fosse.
event-exchanged = { $seat } pose le { $laid } à l'emplacement { $slot } et jette le { $card } dans la fosse.
event-exchanged-hidden = { $seat } pose sa carte à l'emplacement { $slot } et jette le { $card } dans la fosse.
event-exchanged-all-hidden = { $seat } pose sa carte à l'emplacement { $slot } et jette l'ancienne dans la fosse.
event-threw = { $seat } jette le { $card } dans la fosse.
event-threw-hidden = { $seat } jette sa carte dans la fosse.
event-showed = { $seat } montre sa carte { $slot } : le { $card }.
event-showed-hidden = { $seat } montre sa carte { $slot }.
event-matched = { $seat } réussit { $count ->
    [2] une paire
    [3] un brelan
   *[other] un carré
} et pose le { $laid } à l'emplacement { $slot }.
event-matched-hidden = { $seat } réussit { $count ->
    [2] une paire
    [3] un brelan
   *[other] un carré
} et pose sa carte à l'emplacement { $slot }.
event-mismatched = Raté : ces { $count } cartes ne vont pas ensemble, { $seat } les remet à leur place.
event-penalized = { $points } points de pénalité sont notés pour { $seat }.
event-gained = { $seat } peut rejouer { $turns } fois.
event-lost = La pioche retournée est épuisée : { $turns ->
    [one] le tour supplémentaire de { $seat } est perdu
   *[other] les { $turns } tours supplémentaires de { $seat } sont perdus
}.
event-lapsed = Le pouvoir du { $card } est sans effet : { $seat } n'a aucune carte à viser.
event-lapsed-hidden = Le pouvoir est sans effet : { $seat } n'a aucune carte à viser.
event-peeked = { $seat } regarde sa carte { $slot } : le { $card }.
event-peeked-hidden = { $seat } regarde sa carte { $slot }.
event-spied = { $seat } regarde la carte { $slot } de { $owner } : le { $card }.
event-spied-hidden = { $seat } regarde la carte { $slot } de { $owner }.
event-swapped = { $seat } échange sa carte { $slot } contre la carte { $other_slot } de { $owner }.
event-declined = { $seat } n'en profite pas.
event-turned = La fosse est retournée : { $count ->
    [one] une carte connue de tous forme
   *[other] { $count } cartes connues de tous forment
} la pioche.
event-shuffled = La fosse est retournée et mélangée : { $count ->
    [one] une carte forme
   *[other] { $count } cartes forment
} la pioche.
event-called = { $seat } dit « Adriano » : chaque adversaire joue un dernier tour.
event-silent = { $seat } ne dit rien.
event-revealed = { $seat } retourne { $cards } : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}.
event-succeeded = { $seat } réussit son Adriano.
event-tied = { $seat } est à égalité : personne ne gagne la manche.
event-failed = { $seat } rate son Adriano.
event-uncalled = Personne n'a dit « Adriano » : chacun compte ses cartes.
event-scored = { $seat } marque { $points }, total { $total }.
event-won = Victoire avec { $total } : { $seats }.

refusal-syntax = « { $given } » n'est pas un coup. Écrivez draw, take, swap 3, throw, name 1 3 (le dernier nommé finit dessus), look 2, look 1.3, trade 2 1.3, decline, call ou silent.
refusal-no-such-action = Il n'y a pas d'action { $given } : les actions vont de 0 à moins de { $count }.
refusal-deck-too-small = Ce paquet de { $deck } cartes ne suffit pas : il en faut au moins { $needed } pour les mains et la première pioche.
refusal-in-turn = C'est le début de votre tour : piochez, ou prenez le dessus de la fosse.
refusal-in-turn-draw = C'est le début de votre tour et rien n'est à prendre dans la fosse : piochez.
refusal-in-drawn = Vous tenez une carte piochée : échangez-la avec une de vos cartes, jetez-la, ou annoncez une combinaison.
refusal-in-drawn-failed = Vous tenez une carte piochée et avez déjà raté une combinaison : échangez-la avec une de vos cartes, ou jetez-la.
refusal-in-drawn-single = Vous tenez une carte piochée : échangez-la avec votre dernière carte, ou jetez-la.
refusal-in-taken = Vous tenez une carte de la fosse : échangez-la avec une de vos cartes.
refusal-in-taken-naming = Vous tenez une carte de la fosse : échangez-la avec une de vos cartes, ou annoncez une combinaison.
refusal-in-look_own = Vous avez jeté un 7 : regardez une de vos cartes, ou renoncez.
refusal-in-look_other = Vous avez jeté un 9 : regardez une carte d'un adversaire, ou renoncez.
refusal-in-trade = Vous avez jeté un 8 : échangez une de vos cartes avec celle d'un autre, ou renoncez.
refusal-in-extra = Vous avez droit à un tour supplémentaire : piochez, ou renoncez.
refusal-in-call = Votre tour est fini : dites « Adriano », ou ne dites rien.
refusal-taken-stays = Une carte prise dans la fosse n'y retourne pas : échangez-la avec une de vos cartes.
refusal-extra-from-pile = Un tour supplémentaire se pioche : prenez une carte de la pioche, ou renoncez.
refusal-pit-empty = La fosse est vide : piochez.
refusal-must-draw = Les { $turns } derniers tours ont tous pris dans la fosse : cette fois, piochez.
refusal-pit-combination = À cette table une combinaison s'échange contre une carte piochée, pas contre une carte de la fosse : échangez-la avec une seule carte.
refusal-second-attempt = Vous avez déjà raté une combinaison ce tour-ci : échangez votre carte avec une des vôtres ou, si vous l'avez piochée, jetez-la.
refusal-empty-slot = Rien ne se trouve à l'emplacement { $empty }. Vos cartes sont à : { $slots }.
refusal-empty-slot-of = { $owner } n'a plus de carte { $slot } : choisissez un emplacement occupé.
refusal-no-such-seat = Il n'y a pas de place { $number } : les places vont de 0 à { $most }.
refusal-own-card = Ce pouvoir vise une carte d'un autre joueur, pas une des vôtres.
refusal-caller-protected = { $owner } a dit « Adriano » et à cette table ses cartes sont protégées : visez quelqu'un d'autre, ou renoncez.

move-draw = piocher
move-take = prendre dans la fosse
move-throw = jeter la carte
move-decline = renoncer
move-call = dire « Adriano »
move-silent = ne rien dire
move-swap = échanger avec la carte { $slot }
move-name = annoncer une combinaison : emplacements { $slots }
move-name-order = Le dernier nommé finit dessus ; un autre ordre se tape, comme name 2 1.
move-peek = regarder sa carte { $slot }
move-spy = regarder la carte { $slot } de { $owner }
move-trade = échanger sa carte { $own } contre la carte { $slot } de { $owner }

phase-turn = Piochez, ou prenez le dessus de la fosse.
phase-turn-draw = Rien n'est à prendre dans la fosse : piochez.
phase-drawn = Que faites-vous de la carte piochée ?
phase-taken = Avec quelle carte échangez-vous celle de la fosse ?
phase-look_own = Votre 7 vous laisse regarder une de vos cartes.
phase-look_other = Votre 9 vous laisse regarder une carte d'un adversaire.
phase-trade = Votre 8 vous laisse échanger une de vos cartes avec celle d'un autre.
phase-extra = Votre 3 vous donne un tour supplémentaire : le jouez-vous ?
phase-call = Avant de passer la main : dites-vous « Adriano » ?
phase-over = La partie est finie.

coach-caution = Prenez ces sommes avec prudence : l'entraîneur s'attend à ce que chacun, vous aussi, joue bien la suite. Ce qui s'en écarte compte comme chance, et qui tarde à dire « Adriano » perd de nouveau à chaque tour : entre joueurs faibles, chance et pertes sont toutes deux grandes.

zone-hand = cartes
zone-slots = emplacements
zone-penalties = pénalités
zone-held = en main
zone-pile = pioche
zone-pit = fosse, dessus à droite
zone-points = points

fact-round = manche { $value }
fact-rounds = manches à jouer : { $value }
fact-dealer = donneur : { $value }
fact-caller = { $value } a dit « Adriano »
fact-extra = tours supplémentaires restants : { $value }
fact-turned = fosse retournée : { $value ->
    [one] une fois
   *[other] { $value } fois
}

option-red_fifteens = Combien de 15 ne valent rien
option-red_fifteens-about = Le livret ne décrit pas les cartes : avec deux 15 nuls, on allège plus facilement son jeu.
option-red_fifteens-1 = le rouge seul
option-red_fifteens-2 = le rouge et le bleu
option-rounds = Nombre de manches
option-rounds-about = Le livret en compte sept ; avec moins, la partie est plus courte.
option-memory_aid = Table d'entraînement
option-memory_aid-about = Dans le livret, une carte regardée se cache à nouveau ; ici, vous pouvez garder sous les yeux ce que vous savez encore situer.
option-memory_aid-false = non, chacun sa mémoire
option-memory_aid-true = oui, ce qui a été vu reste affiché
option-pit_combinations = Combinaisons contre une carte de la fosse
option-pit_combinations-about = Dans le livret, une paire, un brelan ou un carré s'échange contre la carte piochée ; sinon, contre celle de la fosse aussi.
option-pit_combinations-false = non, contre une carte piochée seulement
option-pit_combinations-true = oui, contre celle-là aussi
option-protect_caller = Protéger les cartes de qui a dit « Adriano »
option-protect_caller-about = Dans le livret, les derniers tours peuvent encore toucher ces cartes ; protégées, personne ne les échange ni ne les regarde.
option-protect_caller-false = non
option-protect_caller-true = oui, ni 8 ni 9
option-spare_winner = Pénalités quand l'Adriano gagne ou fait égalité
option-spare_winner-about = Le livret en dispense qui gagne la manche ou fait égalité en l'annonçant ; un Adriano manqué se paie toujours.
option-spare_winner-true = épargnées à qui l'a dit et à ses ex æquo
option-spare_winner-false = payées par tous
option-reshuffle = Mélanger la fosse quand on la retourne
option-reshuffle-about = Le livret retourne la fosse telle quelle : une bonne mémoire sait ce qui vient ; mélangée, personne ne le sait.
option-reshuffle-false = non, elle est retournée telle quelle
option-reshuffle-true = oui, elle est mélangée
option-pit_rounds = Tours de table consécutifs à la fosse avant de devoir piocher
option-pit_rounds-about = Le livret ne fixe pas de limite : la nôtre évite qu'on prenne sans fin à la fosse.
option-lowest = La plus petite valeur du paquet
option-highest = La plus grande valeur du paquet
option-colours = Nombre de couleurs
option-slots = Cartes par joueur

# Ce qu'une position ne peut pas avoir
refusal-position-card = Dans « { $name } », « { $word } » n'est pas une carte : écrivez une couleur R B G Y et une valeur de 1 à 15, comme R15.
refusal-position-places = La carte { $card } doit se trouver à un seul endroit, et non à { $count }.
refusal-position-not-in-deck = Des cartes ne sont pas de ce paquet.
refusal-position-slots = Une main doit avoir { $count } éléments, avec - pour un emplacement vide.
refusal-position-empty-hand = Une main n'a jamais moins d'une carte.
refusal-position-held = « held » doit être une seule carte, ou null.
refusal-position-held-phase = On tient une carte dans les phases drawn et taken, et dans aucune autre.
refusal-position-pile-known = La pioche est connue de tous quand elle a été retournée sans être mélangée, et seulement alors.
refusal-position-origins = « origins » doit nommer des cartes du paquet, chacune une fois.
refusal-position-origin-pile = Selon « origins », la pioche doit venir du dernier mélange.
refusal-position-origin-held = Selon « origins », la carte piochée doit venir du dernier mélange.
refusal-position-known-empty = Personne ne connaît la carte d'un emplacement vide.
refusal-position-shown-unknown = Une carte qui a été montrée à tous est connue de chaque place.
refusal-position-over-unshown = Quand la partie est finie, toutes les mains ont été montrées.
refusal-position-penalty = « penalties » doit avoir des multiples de { $unit }.
refusal-position-no-last-round = Aucune manche n'a précédé la première : « last_round » doit être null.
refusal-position-last-hand = Une main de « last_round » a de 1 à { $most } cartes.
refusal-position-last-cards = « last_round » doit nommer des cartes du paquet, chacune une fois au plus.
refusal-position-after-call = Une fois « Adriano » dit, seuls les autres joueurs jouent et personne ne le redit.
refusal-position-extra-phase = Un tour supplémentaire a les phases extra, drawn, look_own, look_other et trade.
refusal-position-extra-left = Il ne reste de tours supplémentaires que pendant l'un d'eux.
refusal-position-extra-three = Avant le premier des tours supplémentaires, un 3 est sur la fosse.
refusal-position-failed = Aucune combinaison ne peut encore avoir été ratée à ce tour.
refusal-position-pit-turns = Un tour où l'on a pioché interrompt les tours de suite qui ont pris dans la fosse : « pit_turns » doit être 0.
refusal-position-pit-limit = Trop de tours de suite ont pris dans la fosse pour que celui-ci le fasse aussi.
refusal-position-empty-piles = La fosse ne peut pas être vide après un tour, ni la fosse et la pioche quand quelqu'un doit piocher.
refusal-position-turned-twice = Avant qu'on dise « Adriano », la fosse n'est retournée qu'une fois.
refusal-position-run-out = Quand la pioche retournée s'épuise sans que personne ait dit « Adriano », la manche finit avec ce tour.
refusal-position-power = Dans la phase { $phase }, un { $value } est sur la fosse.
refusal-position-power-lapses = Ce pouvoir ne peut viser aucune carte : il est perdu.
