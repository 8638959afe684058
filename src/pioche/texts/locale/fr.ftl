hidden = une carte cachée
nobody = personne
player = Joueur { $number }
bot = Robot{"\u00A0"}{ $number }

refusal-option-syntax = Écrivez les options sous la forme nom=valeur, séparées par des virgules : { $example }. Vous avez écrit : { $given }
refusal-option-unknown = Il n'y a pas d'option { $option }. Les options sont : { $known }.
refusal-option-value = L'option { $option } ne peut pas valoir { $value }. Valeurs permises : { $allowed }.
refusal-preset-unknown = Il n'y a pas de façon de jouer { $given }. Ce jeu connaît : { $known }.
refusal-game-unknown = Il n'y a pas de jeu { $game } ici. Installés : { $known }.
refusal-players = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $given }.
refusal-rules-unknown = Ce Pioche ne connaît pas les règles { $given } de ce jeu. Il joue : { $known }.
refusal-move-several = « { $given } » peut être plusieurs coups ; écrivez-en plus, ou un numéro : { $list }
refusal-move-alike = « { $given } » n'est pas un de vos coups. Les plus proches : { $list }
refusal-move-unfinished = Ce coup s'arrête à mi-chemin : écrivez-le jusqu'au bout.
refusal-over = La partie est finie : commencez-en une autre.
refusal-position = Cette position est refusée. { $reason }

# Façons de jouer
preset-booklet = Comme le livret
preset-family = En famille
preset-traditional = À l'ancienne
preset-short = Partie courte

# Ce qu'une position ne peut pas avoir, dans tous les jeux
refusal-position-nameless = Une position est un objet qui nomme son jeu, telle que dump l'écrit.
refusal-position-missing = Il y manque « { $name } ».
refusal-position-field = Il n'y a pas de champ « { $name } ». Les champs sont : { $known }.
refusal-position-text = « { $name } » doit être un texte.
refusal-position-number = « { $name } » doit être un nombre entier de { $low } à { $high }.
refusal-position-only = « { $name } » doit être { $value }.
refusal-position-flag = « { $name } » doit être true ou false.
refusal-position-list = « { $name } » doit être une liste.
refusal-position-entries = « { $name } » doit être une liste à { $count } éléments.
refusal-position-seats = « { $name } » doit être une liste à { $count } éléments, un par place.
refusal-position-object = « { $name } » doit être un objet.
refusal-position-choice = « { $name } » doit être l'un de : { $known }.
refusal-position-seat = « { $name } » doit être une place, de 0 à { $last }.
refusal-position-over = « turn » est null quand « phase » est over, et seulement alors.
refusal-position-cards = « { $name } » doit être un texte : des cartes séparées par des espaces.
refusal-position-card = Dans « { $name } », « { $word } » n'est pas une carte : écrivez 7D, 10C, QS, ou JK pour un joker.

# Jouer dans un terminal
ui-seats = Sud Sud-Ouest Ouest Nord-Ouest Nord Nord-Est Est Sud-Est
ui-welcome = { $title } : { $players } joueurs, vous êtes { $name }. Graine { $seed }.
ui-round = manche { $number }
ui-round-of = manche { $number } sur { $count }
ui-round-over = La manche { $number } est finie.
ui-you = { $name } (vous)
ui-seat = { $number } { $name }
ui-has = { $name } — { $list }
ui-your-turn = À vous.
ui-bot-failed = Le robot « { $bot } » ({ $name }) { $how ->
    [refused] a choisi ce qui n'est pas permis
    [late] a réfléchi trop longtemps
   *[error] a échoué ({ $error })
  }. Un coup permis quelconque est joué à sa place. Continuez, ou quittez la table et choisissez un autre robot avec --bot.
ui-waiting = { $name } réfléchit…
ui-recalled = { $mark } : vu auparavant, gardé par l'aide-mémoire
ui-from-memory = { $value } (de mémoire)
ui-face-down = { $count ->
    [one] une carte face cachée
   *[other] { $count } cartes face cachée
}
ui-nothing = vide
ui-line = { $what } : { $list }
ui-pair = { $one } ; { $other }
ui-the-last = { $count } cartes, les dernières : { $list }
ui-choices = Vos coups :
ui-more-choices = … et { $count } de plus ; tapez « coups » pour les voir tous.
ui-prompt = Coup (numéro, notation ou mots, « aide » pour l'aide) :
ui-help = Tapez le numéro d'un coup, sa notation ou ses mots ; une partie suffit si un seul coup la contient. « table » dit toute la table, « coups » tous les coups, « journal » toute l'histoire, « règles » les règles, « règles { $clause } » une seule, « quitter » quitte la table. Les mots anglais table, moves, log, rules, quit et help sont compris aussi ; « ? » et « q » abrègent help et quit.
ui-no-such-move = Il n'y a pas de coup numéro { $number } : choisissez de 1 à { $count }.
ui-no-such-clause = Il n'y a pas de clause { $clause }. Elles vont de { $first } à { $last }.
ui-refused = Ce n'est pas permis. { $reason }
ui-clause = Règle { $clause } : { $text }
ui-over = La partie est finie.
ui-place = { $place }. { $name } — { $score }
ui-left = Vous avez quitté la table ; la partie n'est pas finie.
ui-saved = L'enregistrement est dans { $file }.
ui-coach = Pour savoir ce que valaient vos décisions, et ce qui était chance : { $command }
ui-entry = un numéro, une notation ou un mot pour trier les coups
ui-keys = ↑↓ choisir · Entrée jouer · F1 règles · F10 quitter
ui-keys-wait = F1 règles · F10 quitter
ui-keys-go-on = Entrée continuer
ui-keys-over = Entrée ou F10 quitter · F1 règles
ui-keys-close = ↑↓ lire · Échap fermer
ui-keys-scroll = Pg↑ Pg↓ table

# Ce qui vient du dehors
not-json = { $reason ->
    [empty] rien n'y est écrit
    [encoding] ce n'est pas du texte UTF-8
    [number] un nombre y est trop grand, ou n'en est pas un
    [depth] l'emboîtement y est trop profond
    [surrogate] une moitié de paire de substitution s'y trouve
   *[syntax] le sens se perd à la ligne { $line }, colonne { $column }
  }

# Feuilles de partie
refusal-record-json = Ce fichier n'est pas une feuille de partie : { not-json }. Donnez un fichier écrit par Pioche.
refusal-record-format = Cette feuille de partie est au format { $given }, et ce Pioche lit { $known } : prenez un Pioche qui la lit.
refusal-record-field = Dans cette feuille de partie, { $field } doit être { $wanted ->
    [text] un texte
    [number] un nombre entier
    [list] une liste
    [one-a-seat] une liste avec un texte par place
    [move] le numéro d'un de ses coups
    [seat] le numéro d'une de ses places
    [takeover] bot, absent ou clock
    [flag] true ou false
   *[object] un objet
  } : corrigez-la, ou redemandez le fichier.
refusal-record-seed-hidden = La graine de cette partie n'est pas montrée : attendez la feuille qui la montre.
refusal-record-chance = Ce Pioche n'a pas la version { $given } du générateur de hasard { $kind } : prenez le Pioche qui a écrit la feuille.
refusal-record-commitment = La graine n'est pas celle qui avait été engagée avant la donne.
refusal-record-secret = Le secret n'est pas celui qui avait été engagé avant la donne.
refusal-record-mixed = La graine ne découle pas du secret et de ce que les joueurs y ont ajouté.
refusal-record-undone = « { $move } », qui aurait été repris après le coup { $after }, ne pouvait pas y être joué.
refusal-record-start = Le champ { $field } de la feuille et sa position de départ se contredisent.
refusal-record-result = Le résultat devrait être : points { $scores }, places { $ranks }.
refusal-record-result-early = La feuille donne un résultat, mais la partie n'est pas finie.

finding-verified = Vérifiée : { $moves ->
    [one] le seul coup est permis
   *[other] les { $moves } coups sont permis
  } et le résultat est juste.
finding-verified-no-result = { $moves ->
    [one] Le seul coup est permis
   *[other] Les { $moves } coups sont permis
  } et la partie est finie ; la feuille ne donne pas de résultat à comparer.
finding-not-committed = Mais cette donne scellée est venue sans engagement : rien ne montre que sa graine était fixée d'avance.
finding-fair = { $added ->
    [0] La donne découle du secret engagé d'avance, mais aucun joueur n'y a rien ajouté.
    [one] La donne était honnête : elle découle du secret engagé d'avance et de ce qu'un joueur y a ajouté.
   *[other] La donne était honnête : elle découle du secret engagé d'avance et de ce que { $added } joueurs y ont ajouté.
  }
finding-takeovers = { $count ->
    [one] Le coup { $moves } est d'un robot
   *[other] Les coups { $moves } sont d'un robot
  } : { takeover-reason }.
finding-takeback = À cette table tout coup pouvait être repris.
takeover-reason = { $by ->
    [absent] le joueur était absent
    [clock] le temps du joueur était écoulé
   *[bot] il avait pris la place du joueur
  }
mark-takeover = coup d'un robot : { takeover-reason }
mark-undo = { $name } a repris, { $after ->
    [0] avant le premier coup
   *[other] après le coup { $after }
  } : { $moves }.
finding-unfinished = Inachevée, et juste jusque-là : { $moves ->
    [one] { $moves } coup permis
   *[other] { $moves } coups permis
  }, la partie n'est pas finie.
finding-seed-hidden = Bien formée, mais la graine n'est pas montrée, seulement son engagement : le jeu pourra être vérifié quand elle sera publiée.
finding-other-rules = Faite sous les règles { $rules } ; ce Pioche joue les règles { $plays }. Pour la vérifier, prenez un Pioche qui joue les règles { $rules }.
finding-other-chance = Donnée par la version { $version } du générateur de hasard { $kind }, que ce Pioche n'a pas. Pour la vérifier, prenez le Pioche qui l'a écrite.
finding-differs = Différente. { $reason }
finding-differs-move = Différente au coup { $number }, « { $move } ». { $reason }
finding-made-under = Faite sous les règles { $rules } (ce Pioche joue maintenant les règles { $plays }), et rejouée sous celles-là.

# L'arbitre
refusal-referee-json = Cette ligne n'est pas du JSON : { not-json }. Écrivez une demande par ligne, comme {"{"}"id": 1, "op": "games"{"}"}.
refusal-referee-object = Une demande est un objet JSON, comme {"{"}"id": 1, "op": "games"{"}"}.
refusal-referee-op-missing = Il manque « op ». Écrivez-le avec l'une de ces opérations : { $known }.
refusal-referee-op = Il n'y a pas d'opération { $given }. Écrivez « op » avec l'une de celles-ci : { $known }.
refusal-referee-field = « { $field } » doit être { $wanted ->
    [text] un texte
    [object] un objet
    [number] un nombre entier
    [names] une liste de textes, un par joueur
    [since] une version : un nombre entier de 0 à { $most }
   *[rng] « fast » ou « sealed »
  }.
refusal-referee-no-match = Aucune partie n'est commencée : commencez-en une avec « new », ou chargez une position avec « load ».
refusal-referee-seat = Il n'y a pas de telle place : elles sont numérotées de 0 à { $last }.
refusal-referee-viewer = Il n'y a pas de tel spectateur : écrivez une place de 0 à { $last }, ou « spectator ».
refusal-referee-turn = Ce n'est pas le tour de cette place : c'est à la place { $seat } de jouer.
refusal-referee-fault = Le jeu a échoué sur cette demande ; c'est un défaut du programme, à signaler avec la demande qui l'a causé.

# L'entraîneur
coach-amount = { $count ->
    [one] { $number } point
   *[other] { $number } points
  }
coach-decisions = { $decisions ->
    [one] une décision
   *[other] { $decisions } décisions
  }
coach-undecided = Résultat : { $result } par rapport à la moyenne des autres. Aucune décision n'était de vous : les cartes et les autres en ont décidé.
coach-summary = { $decisions ->
    [0] { coach-undecided }
   *[other] Résultat : { $result } par rapport à la moyenne des autres, en { coach-decisions } : chance de la donne { $start }, chance ensuite { $luck }, moins { $loss } perdu par les décisions. La chance de la donne est ce qu'on pouvait attendre à la première décision de chaque manche : ce que valaient les cartes distribuées, et ce que les autres avaient fait jusque-là.
  }
coach-summary-once = { $decisions ->
    [0] { coach-undecided }
   *[other] Résultat : { $result } par rapport à la moyenne des autres, en { coach-decisions } : chance de la donne { $start }, chance ensuite { $luck }, moins { $loss } perdu par les décisions. La chance de la donne est ce qu'on pouvait attendre à la première décision : ce que valaient les cartes distribuées, et ce que les autres avaient fait jusque-là.
  }
coach-summary-rest = La manche que la feuille ne finit pas n'est pas comptée ici ; ce qui a le plus coûté peut s'y trouver.
coach-summary-open = Aucune manche de cette feuille n'est finie. { $decisions ->
    [0] Aucune décision n'y est de vous.
   *[other] Perdu en { coach-decisions } : { $loss }.
  }
coach-round = Manche { $round } : chance de la donne { $start }, chance ensuite { $luck }, moins { $loss } perdu : résultat { $result }.
coach-round-open = Manche { $round } : chance de la donne { $start }, chance ensuite jusqu'à votre dernier choix { $luck }, perdu { $loss } ; la feuille s'arrête avant la fin de la manche.
coach-costly = Coup { $move }, manche { $round } : { $chosen } a coûté { $loss } ({ $doubt }) ; mieux valait { $best }.
coach-costly-once = Coup { $move } : { $chosen } a coûté { $loss } ({ $doubt }) ; mieux valait { $best }.
coach-steady = à peu près autant sur chaque donne essayée
coach-remembered = À se rappeler : { $seen }.
coach-seen-own = votre carte { $place }, { $value }
coach-seen-other = la carte { $place } de { $owner }, { $value }
coach-seen-hand = dans la main de { $owner }, { $value }
coach-seen-table = { $zone }, { $value }
coach-interpreted = Le moteur est interprété ici, et cela prend des minutes ; --thorough { $thorough } en prend moins d'une. Là où il y a un compilateur C, installer Pioche (pip install .) le rend bien plus rapide.
coach-nothing = Aucune décision n'a coûté plus que le hasard ne laisse distinguer.
coach-how = ± dit de combien un nombre peut être faux (à 95 %) : les coups sont essayés sur des donnes imaginées selon ce qui était connu, en nombre limité.
coach-decisions-how = Chaque décision : le coup joué et ce que la manche pouvait rapporter avec lui, par rapport à la moyenne des autres ; puis ce que chaque autre coup promettait de plus ou de moins, ± de combien cet écart peut être faux (à 95 % ; sans ±, il était à peu près le même sur chaque donne essayée).
coach-decision = { $move }. { $chosen } { $worth }, perdu { $loss }, puis chance { $luck }. De plus ou de moins que lui : { $others }

# La ligne de commande
cli-usage-heading = Utilisation :
cli-heading-options = Options :
cli-heading-commands = Commandes :
cli-heading-positional-arguments = Arguments :
cli-help = Montrer cette page.
cli-place-options = OPTIONS
cli-place-game = JEU
cli-place-file = FICHIER
cli-place-name = NOM
cli-place-value = VALEUR
cli-place-text = TEXTE
cli-place-seconds = SECONDES
cli-place-command = COMMANDE
cli-place-bot = ROBOT
cli-place-dir = DOSSIER
cli-place-clause = ARTICLE
cli-place-args = SUITE
cli-any-lang = Langue : fr ou en. Sinon PIOCHE_LANG, puis la langue du système, puis le français.
cli-pioche = Jeux de cartes à information cachée : jouer, lire les règles, revoir et vérifier des parties.
cli-pioche-wants_version = Dire quel Pioche c'est, et si ses règles sont compilées.
cli-games = Les jeux installés ici.
cli-play = Jouer une partie contre des robots dans ce terminal.
cli-play-players = Le nombre de joueurs à la table, vous compris. Sinon 4, ou ce que le jeu permet.
cli-any-preset = Une façon de jouer connue : booklet, family, traditional, short, selon le jeu ; sinon booklet. --options peut la changer.
cli-any-given = Options des règles, écrites nom=valeur et séparées par des virgules ; pioche rules les dit.
cli-any-reduced = Paramètres des jeux réduits, écrits de même.
cli-play-bot = Contre qui jouer : easy, normal, hard ou max, ou tout robot installé ici ; sinon normal.
cli-play-seed = La même graine donne les mêmes cartes ; sinon une graine est tirée.
cli-play-plain = Des lignes au lieu du plein écran : pour les tubes et les lecteurs d'écran.
cli-play-record = Écrire la partie dans ce fichier.
cli-rules = Le livret de règles d'un jeu, ou un seul article.
cli-replay = Revoir une partie coup par coup.
cli-replay-whole = Écrire toute la partie d'un coup.
cli-replay-seat = Voir ce que cette place a vu (les places sont numérotées à partir de 0).
cli-replay-spectator = Voir ce qu'un spectateur a vu.
cli-coach = Ce que valait chaque décision d'une partie, selon ce que ce joueur savait alors : la chance à part, et les trois décisions qui ont le plus coûté.
cli-coach-seat = De qui sont les décisions (les places sont numérotées à partir de 0). Sinon de la seule personne de la partie.
cli-coach-thorough = Combien réfléchir ; sinon 1, quelques secondes par partie. 4 prend quatre fois plus.
cli-coach-whole = Dire chaque décision : ce que promettait le coup joué, et ce que chaque autre promettait de plus ou de moins.
cli-coach-as_json = Tout le rapport en JSON, pour des programmes.
cli-verify = Rejouer des feuilles de partie et les vérifier. Code de sortie 0 : juste ; 1 : quelque chose diffère ; 2 : une vérification est impossible.
cli-verify-of = { $file } :
cli-referee = Arbitrer une partie en lignes JSON sur stdin et stdout, pour des programmes de toute langue.
cli-serve = Ouvrir une salle de jeu : les amis viennent par un lien. Aucune option n'est nécessaire ; chacune est aussi une variable d'environnement.
cli-serve-opens = Ouvrir le navigateur ; si le port est pris et qu'aucun n'est demandé, prendre le suivant qui est libre.
cli-serve-schema = Écrire le JSON Schema du protocole, sans rien servir.
cli-serve-host = L'adresse ou le nom où écouter, 127.0.0.1 pour cet ordinateur seul. Sinon tous les réseaux où il est.
cli-serve-port = Le port où écouter ; 0 pour n'importe lequel de libre.
cli-serve-db = Où les tables sont gardées : un fichier, ou postgresql://utilisateur@hôte/nom. Sinon un fichier dans votre dossier de données.
cli-serve-public_url = L'adresse qu'on tape, derrière un mandataire inverse : https://exemple.org/cartes. Son chemin précède toutes les adresses.
cli-serve-trusted_proxies = Mandataires inverses, par adresse ou plage d'adresses, dont l'en-tête X-Forwarded-For est cru.
cli-serve-allowed_hosts = Les noms auxquels ce serveur répond, outre ceux de cet ordinateur et de l'adresse publique.
cli-serve-workers = Combien de processus servent. Plus d'un demande PostgreSQL.
cli-serve-bot_processes = Combien de robots d'un processus réfléchissent à la fois ; 0 : ils se partagent les cœurs moins un.
cli-serve-coach_thorough = Combien l'entraîneur réfléchit à une partie, en pour cent de quelques secondes ; 0 : un coup d'œil à chaque coup.
cli-serve-allow_unsafe_database = Accepter un PostgreSQL qui peut perdre des coups si le courant manque (fsync ou synchronous_commit coupé).
cli-serve-limit_message_bytes = Les octets d'un message ou d'une requête, au plus.
cli-serve-limit_messages = Les messages par seconde d'une connexion, avec autant en réserve.
cli-serve-limit_chat_per_minute = Les lignes de conversation, sourdines et coups repris par minute, d'une place.
cli-serve-limit_requests = Les requêtes par seconde d'une adresse.
cli-serve-limit_tables = Les tables qu'une adresse peut créer en une heure.
cli-serve-limit_connections = Les connexions ouvertes à la fois d'une adresse.
cli-serve-limit_queue_bytes = Les octets qui peuvent attendre un lecteur lent avant qu'il soit déconnecté.
cli-serve-limit_silence = Les secondes avant de demander à une connexion muette si elle est toujours là, et autant pour répondre.
cli-serve-pace_bot_least = Les millisecondes qu'un robot semble réfléchir, au moins.
cli-serve-pace_bot_most = Les millisecondes qu'un robot semble réfléchir, au plus.
cli-serve-pace_late = Un robot qui a réfléchi trop longtemps joue en retard de tant de millisecondes, ou d'un multiple : le retard en dit moins sur ses cartes.
cli-serve-pace_reveal = Les millisecondes qu'on attend, au plus, que chacun ait vu ce qui est montré.
cli-serve-pace_idle_open = Les millisecondes sans nouvelles après lesquelles une table non commencée ferme.
cli-serve-pace_idle_playing = Les millisecondes sans nouvelles après lesquelles une table en jeu ferme.
cli-serve-pace_idle_over = Les millisecondes sans nouvelles après lesquelles une table dont la partie est finie ferme.
cli-serve-pace_parting = Les millisecondes entre la dernière connexion de quelqu'un et l'annonce de son absence.
cli-serve-pace_kept = Les millisecondes pendant lesquelles on garde les tables fermées et leurs feuilles de partie.
cli-setting = { $help } [{ $variable }]
cli-setting-default = { $help } [{ $variable } ; sinon { $value }]
cli-backup = Copier toutes les tables dans un fichier, même pendant qu'on y joue.
cli-backup-db = Où les tables sont gardées, comme pour pioche serve. [PIOCHE_DB]
cli-backup-done = Toutes les tables sont copiées dans { $file }.
cli-restore = Remettre les tables d'une copie là où le serveur les garde ; il ne doit pas être en marche.
cli-restore-db = Où garder les tables, comme pour pioche serve. [PIOCHE_DB]
cli-restore-done = Les tables de { $file } sont de retour.

cli-no-command = Il n'y a pas de commande { $given }. Choisissez parmi : { $known }.
cli-no-option = Il n'y a pas d'option { $option } ici. Pour voir les options : { $command } --help
cli-option-usage = L'option { $option } ne s'emploie pas ainsi. Pour voir comment : { $command } --help
cli-missing = Il manque { $name }. Pour voir comment l'écrire : { $command } --help
cli-choice = { $name } doit être l'un de : { $allowed }.
cli-whole = { $name } demande un nombre entier.
cli-whole-least = { $name } demande un nombre entier, { $least } ou plus.
cli-whole-between = { $name } demande un nombre entier de { $least } à { $most }.
cli-folder = { $name } demande le nom d'un dossier : nouveau, ou que l'on peut lire.
cli-progress-done = { $done } sur { $most }
cli-progress-left = encore { $left } environ
cli-value = { $name } a une valeur qui ne convient pas. Pour voir ce qui convient : { $command } --help
cli-usage = Cette ligne de commande n'a pas de sens ici. Pour voir comment l'écrire : { $command } --help
cli-no-clause = Il n'y a pas d'article { $clause } dans ce livret. Demandez-en un de { $first } à { $last }.
cli-no-file = Il n'y a pas de fichier { $file }. Vérifiez son nom et son dossier.
cli-file = Le fichier { $file } ne peut pas être lu ou écrit. Vérifiez que son dossier existe, que c'est un fichier et que vous pouvez l'ouvrir.
cli-thorough = --thorough veut un nombre plus grand que 0, au plus { $most } : 1 réfléchit quelques secondes à une partie, 4 quatre fois plus.
cli-limit = --limit est le nombre de secondes qu'un programme peut prendre pour répondre : plus de 0, et { $most } au plus.
cli-coach-whose = { $people ->
    [0] Personne d'autre que des robots n'a
   *[other] Plus d'une personne a
  } joué cette partie. Dites avec --seat de qui juger les décisions : { $seats }.
cli-no-seat = Il n'y a pas de place { $seat } dans cette partie. Demandez-en une de 0 à { $last }.

cli-replay-heading = { $title }, { $players } joueurs, règles { $rules }.
cli-replay-start = La donne
cli-replay-move = { $number }. { $name } : { $move }
cli-replay-at = Coup { $number } sur { $count }
cli-replay-keys = Entrée ou → suite · ← retour · q quitter
cli-replay-unfinished = La partie n'est pas finie : la feuille s'arrête ici.
cli-replay-refused = Le coup { $number }, « { $move } », est refusé. { $reason }

serve-here = Pioche est ouvert : { $url }
serve-elsewhere = Pour les autres : { $url }
serve-until = Ctrl-C le ferme ; les tables sont gardées.
serve-port-taken = Le port { $port } est pris sur cet ordinateur : peut-être par un autre Pioche. Choisissez-en un autre avec --port, ou 0 pour n'importe lequel de libre.
serve-port-forbidden = Le port { $port } ne vous est pas ouvert : ceux sous 1024 sont à l'administrateur. Choisissez-en un autre avec --port.
serve-no-such-host = Cet ordinateur ne peut pas écouter sur { $host }. Donnez une de ses adresses avec --host, ou omettez l'option pour toutes.
serve-workers-need-postgresql = Un fichier SQLite sert un seul processus : omettez --workers, ou gardez les tables dans PostgreSQL avec --db postgresql://…

# Les tables
refusal-table-started = La partie a commencé : on ne s'assoit plus. Demandez une revanche, ou créez une autre table.
refusal-table-full = Toutes les places de cette table sont prises : demandez-en une à l'hôte, ou créez une autre table.
refusal-table-seat-taken = Cette place est prise : laissez la table choisir, ou prenez-en une libre.
refusal-table-no-bot = Aucun robot ne joue ici à { $game } : installez-en un, ou jouez entre personnes.
refusal-table-bot-unknown = Aucun robot { $given } ne joue ici à ce jeu : choisissez parmi ceux indiqués avec le jeu.
refusal-table-not-full = Une place est encore libre : attendez que quelqu'un s'assoie, ou donnez-la à un robot.
refusal-table-no-seat = Cette place n'existe pas : choisissez celle d'un autre joueur, de 0 à { $last }.
refusal-table-not-playing = Aucune partie n'est en cours à cette table : attendez que l'hôte la commence.
refusal-table-over = La partie est finie ici : demandez une revanche, ou créez une autre table.
refusal-table-closed = Cette table est fermée : créez-en une autre.
refusal-table-paused = La table est en pause : attendez que l'hôte reprenne.
refusal-table-turn-past = La table a avancé depuis : regardez où elle en est, et choisissez de nouveau.
refusal-table-not-your-turn = Ce n'est pas votre tour : attendez qu'il vienne.
refusal-table-no-chat = On ne parle pas à cette table : elle a été créée sans conversation.
refusal-table-no-phrase = Cette phrase n'existe pas. Choisissez parmi : { $known }.
refusal-table-nothing-said = Il n'y a rien à lire là-dedans : écrivez quelque chose.
refusal-table-nothing-to-undo = Vous n'avez pas encore joué : il n'y a rien à reprendre.
refusal-table-undo-often = Ce coup a déjà été repris plusieurs fois : jouez maintenant.
refusal-table-undo-late = D'autres ont joué depuis : il est trop tard pour reprendre.
refusal-table-undo-known = Ce coup a montré une carte à quelqu'un, ou le hasard a tranché : il reste joué.
refusal-table-one-seat = Vous n'avez qu'une place : marquez-en une seule comme la vôtre, les autres libres ou à un robot.
refusal-table-no-record = Rien n'a été distribué à cette table : elle n'a pas d'enregistrement.
refusal-table-record-later = La partie est en cours, et son enregistrement dirait ce qu'on ne voit plus : revenez quand elle sera finie.
refusal-table-replay-own = Tant que la partie dure, on ne la revoit que de sa propre place : revenez pour les autres quand elle sera finie.
refusal-table-coach-later = La partie est en cours : l'entraîneur parle quand elle est finie.
refusal-table-seat-lost = Ce lien n'ouvre plus de place ici : asseyez-vous de nouveau s'il en reste une, ou suivez la table sans lui.
refusal-table-no-spectators = Seuls les joueurs voient cette table : venez avec le lien d'une place.
refusal-table-spectator = Les spectateurs ne font que regarder : asseyez-vous à la table pour agir ici.
refusal-table-not-host = Seul l'hôte peut faire cela : demandez-le-lui.

refusal-store-full = Le disque du serveur est plein, donc rien n'a été fait : réessayez quand il y aura de la place.
refusal-store-read-only = Le serveur ne peut pas écrire son fichier, donc rien n'a été fait : réessayez quand ce sera réparé.
refusal-store-gone = La base de données ne répond pas : réessayez dans quelques secondes. Un coup envoyé deux fois compte une fois.
refusal-store-failed = Le serveur n'est pas sûr de l'avoir écrit : réessayez dans quelques secondes. Un coup envoyé deux fois compte une fois.

# Où les tables sont gardées : pourquoi cela ne va pas, et que faire
store-in-use = Un serveur Pioche se sert déjà de { $file }. Arrêtez-le, ou donnez un autre fichier avec --db ; plusieurs processus ensemble demandent PostgreSQL.
store-cannot-open = { $file } ne s'ouvre pas en écriture. Vérifiez que le dossier existe, que vous avez le droit d'y écrire et qu'il reste de la place, ou donnez un autre fichier avec --db.
store-not-ours = { $file } n'est pas un fichier de tables de Pioche, et n'a pas été touché. Donnez-en un autre avec --db.
store-too-new = Ces tables ont été gardées par un Pioche plus récent (forme { $found } ; celui-ci connaît jusqu'à { $known }). Installez la dernière version de Pioche, ou donnez un autre endroit avec --db.
store-cannot-connect = La base PostgreSQL { $where } ne répond pas ou refuse l'accès. Vérifiez l'adresse, l'utilisateur et le mot de passe, que le serveur est en marche, et que cet utilisateur peut y créer un schéma.
store-unsafe = Dans cette base PostgreSQL, { $setting } est à « off » : une coupure de courant ferait perdre des coups. Mettez-le à « on », ou acceptez ce risque avec --allow-unsafe-database.
store-missing = Il n'y a pas de tables dans { $file }. Vérifiez le chemin ou l'adresse.
store-not-empty = Il y a déjà des tables dans { $where }, et rien n'y a été changé. Restaurez la copie dans un fichier ou une base qui n'en a pas.
backup-exists = { $file } existe déjà et n'a pas été remplacé. Donnez un autre nom à la copie, ou retirez d'abord ce fichier.
backup-cannot-write = La copie { $file } n'a pas pu être écrite. Vérifiez que le dossier existe, que vous avez le droit d'y écrire et qu'il reste de la place.

table-joined = { $name } s'assoit.
table-vacated = { $bot ->
    [yes] Un robot joue désormais à la place de { $name }.
   *[no] { $name } quitte la table.
  }
table-started = Les cartes sont distribuées.
table-stood-in = { $by ->
    [clock] Le temps de { $name } est écoulé : un robot joue.
   *[absent] { $name } n'est pas là : un robot joue.
  }
table-undone = { $name } reprend le dernier coup.
table-said = { $name } : { $text }
table-arrived = { $name } est là.
table-departed = { $name } s'absente.
table-paused = La table est en pause.
table-resumed = La partie reprend.
table-closed = { $reason ->
    [rematch] La partie continue à une autre table.
    [idle] La table est fermée : il ne s'y passait plus rien depuis longtemps.
   *[host] L'hôte a fermé la table.
  }

phrase-hello = Bonjour !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-thinking = Je réfléchis…
phrase-your-turn = C'est à vous !
phrase-good-game = Belle partie !
phrase-bye = Au revoir !

# Le serveur
refusal-server-fault = Le serveur n'a pas su répondre ; c'est une faute du programme. Réessayez, et signalez-la si elle se répète.
refusal-server-json = Ce n'est pas du JSON : écrivez un objet, comme le montre docs/protocol.md.
refusal-server-message = { $reason ->
    [missing] « { $field } » manque
    [unknown] « { $field } » n'est pas attendu ici
    [wrong] « { $field } » n'a pas la bonne forme
   *[form] Ceci n'a pas la bonne forme
  } : écrivez le message comme le dit docs/protocol.md.
refusal-server-too-long = C'est trop long : { $most } octets au plus.
refusal-server-late = Votre demande n'est pas arrivée entière en { $seconds } s : envoyez-la de nouveau.
refusal-server-record-long = Cette feuille de partie est trop longue pour la page, qui revoit { $most } coups au plus : employez « pioche replay » et « pioche verify ».
refusal-server-name = Un nom demande au moins un caractère visible, et aucun caractère de contrôle : choisissez-en un autre.
refusal-server-hello-late = Rien n'est venu : dites d'abord hello, dans les cinq secondes.
refusal-server-hello-first = Le premier message doit être hello : connectez-vous de nouveau et dites-le.
refusal-server-hello-again = Hello a déjà été dit : dites-le une fois, et connectez-vous de nouveau pour une autre place.
refusal-server-lobby = Ici on ne fait qu'écouter la liste des tables : connectez-vous de nouveau sans rien dire, ou suivez une table.
refusal-server-protocol = Ce serveur ne parle pas la version { $given } du protocole, mais { $known } : mettez le programme à jour, ou rechargez la page.
refusal-server-no-table = Cette table n'existe pas : vérifiez le lien, ou créez une autre table.
refusal-server-no-code = Aucune table n'a ce code : vérifiez-en les lettres avec qui vous l'a donné.
refusal-server-no-clause = Il n'y a pas d'article { $clause } dans cette règle. Demandez-en un de { $first } à { $last }.
refusal-server-language = Les règles ne sont pas écrites dans cette langue. Demandez-en une de : { $known }.
refusal-server-words = Ce n'est rien qu'une table de ce jeu raconte : envoyez-le comme vous l'avez reçu.
refusal-server-no-page = Ce fichier n'existe pas : revenez à la première page.
refusal-server-page-unbuilt = La page n'est pas construite ici : lancez « make web », ou installez Pioche avec pip.
refusal-server-no-address = Il n'y a rien à cette adresse : revenez à la première page, ou voyez /api/openapi.json.
refusal-server-method = On ne s'adresse pas ainsi à cette adresse : voyez /api/openapi.json.
refusal-server-no-token = Il y faut le secret d'une place : envoyez-le comme Authorization: Bearer …
refusal-server-host = Ce serveur ne répond pas au nom de { $host } : employez son adresse, ou lancez-le avec --allowed-hosts { $host }.
refusal-server-origin = C'est une page de { $origin } qui le demande, et non de ce serveur : employez la page de ce serveur, ou réglez --public-url.
refusal-server-requests = Trop de demandes de votre adresse : recommencez dans { $seconds } s.
refusal-server-coach-busy = L'entraîneur a beaucoup de parties à étudier : redemandez dans { $seconds } s.
refusal-server-coach-long = Cette partie est trop longue pour l'entraîneur de ce serveur : téléchargez l'enregistrement et donnez-le à `pioche coach`, qui prend son temps.
refusal-server-connections = Trop de connexions de votre adresse : fermez-en une, ou réessayez dans { $seconds } s.
refusal-server-tables = Trop de tables créées de votre adresse : réessayez dans { $seconds } s, ou servez-vous d'une de celles que vous avez.
refusal-server-messages = Trop de messages : continuez dans { $seconds } s.
refusal-server-chat = Vous parlez beaucoup : continuez dans { $seconds } s.

# L'arène
cli-arena = Faire jouer des robots les uns contre les autres sur des donnes dupliquées, et dire à quel point on est sûr de qui est le meilleur. Ctrl-C arrête ; la même commande reprend où elle en était.
cli-arena-programs = Un robot qui est un programme à vous, écrit nom=commande ; nommez-le aussi parmi les robots. docs/arena.md dit ce qu'on lui demande.
cli-arena-limit = Les secondes qu'un tel programme peut prendre pour répondre ; sinon 60.
cli-arena-deals = Le nombre de donnes que joue chaque paire, 2 au moins ; sinon 200. Avec --sequential, le plus grand nombre.
cli-arena-players = Le nombre de joueurs à une table. Sinon 4, ou ce que le jeu permet.
cli-arena-seed = Nomme les donnes ; sinon arena. Une autre graine, d'autres donnes.
cli-arena-whole = Jouer des parties entières au lieu d'une manche de chacune.
cli-arena-ladder = Chaque robot seulement parmi ceux nommés juste après, au lieu de chacun parmi tous les autres.
cli-arena-against = Tous les autres seulement parmi celui-ci.
cli-arena-sequential = Regarder après chaque donne à partir de la 200e, et finir la rencontre d'une paire quand son intervalle quitte zéro.
cli-arena-workers = Le nombre de processus qui jouent à la fois ; les résultats sont les mêmes. Sinon un de moins que les cœurs.
cli-arena-out = Le dossier des résultats. Sinon arena-JEU-JOUEURS, ici.
arena-progress = Donnes
arena-so-far = { $done } donnes sur { $most }, encore { $left } environ.
arena-head-bot = robot
arena-head-among = parmi
arena-head-edge = avantage
arena-head-interval = intervalle à 95 %
arena-head-deals = donnes
arena-head-verdict = verdict
arena-head-p50 = ms par décision, p50
arena-head-p99 = p99
arena-head-busy = p99 du temps d'un cœur
arena-head-decisions = décisions
arena-head-skill = savoir-faire
arena-stale = Ces résultats sont d'une autre version de ces robots, non de celle qui est installée. Pour voir jouer celle-ci, choisissez un autre dossier avec --out.
arena-skill-none = l'oracle n'est pas sûrement meilleur que random : il faut plus de donnes
arena-skill-fixed = Le savoir-faire n'est pas donné ici : avec --sequential chaque paire joue un nombre de donnes qui lui est propre. Lancez la commande sans cette option, dans ce dossier ou un autre.
arena-head-rating = cote
arena-head-sigmas = ±1,96 σ
arena-head-tables = tables
arena-head-seat = place { $seat }
arena-title = Arène : { $game }, { $players } joueurs
arena-fact-unit = Une observation
arena-fact-options = Options
arena-fact-seed = Graine des donnes
arena-fact-version = Version
arena-fact-command = Commande
arena-unit-round = une manche, donnée une fois et jouée avec chacun à chaque place
arena-unit-match = une partie entière, donnée une fois et jouée avec chacun à chaque place
arena-options-usual = comme dans le livret
arena-version = règles { $rules }, robots { $code }
arena-core-compiled = moteur compilé
arena-core-interpreted = moteur interprété
arena-interpreted = Le moteur est interprété ici : les recherches ({ $bots }) sont les mêmes, et bien plus lentes. Pour les temps d'un moteur compilé, installez Pioche (pip install .) là où il y a un compilateur C.
arena-sheet-edges = Qui est le meilleur
arena-sheet-matrix = Chacun parmi chacun
arena-sheet-seats = Place par place
arena-sheet-ratings = Cotes OpenSkill
arena-sheet-skill = Savoir-faire
arena-sheet-paces = Temps par décision
arena-note-matrix = L'avantage du robot de gauche parmi ceux du haut. En couleur où zéro est hors de l'intervalle et où les donnes suffisent pour le dire.
arena-note-seats = Les mêmes avantages, chaque place pour elle-même. Chaque intervalle vaut pour un seul regard, et de beaucoup d'intervalles il en est un faux de temps en temps.
arena-note-seats-sequential = Les mêmes avantages, chaque place pour elle-même. Chaque intervalle tient aussi souvent qu'on regarde, et de beaucoup d'intervalles il en est un faux de temps en temps.
arena-ratings = Des cotes, seules les différences comptent : tous les robots commencent à 25, et même le moins bon de ceux qui se sont rencontrés peut se trouver au-dessus.
arena-note-ratings = D'après qui finit devant qui aux tables, donne après donne (Plackett-Luce) ; l'écart n'y compte pas, et un petit avantage s'y voit tard. { arena-ratings } ±1,96 σ n'est pas un intervalle à 95 % : pour OpenSkill chaque table est une partie à part, mais celles d'une même donne ne sont pas indépendantes, et il est donc trop étroit. Les avantages disent de quoi l'on peut être sûr.
arena-note-skill = (robot - random) / (oracle - random), parmi les mêmes adversaires. L'oracle est la recherche de « hard », avec son budget, sur l'état véritable. Intervalles par la méthode delta, une donne étant une observation.
arena-note-paces = Millisecondes pour chaque décision qui laissait un choix. Un coup en plusieurs étapes fait plusieurs décisions. Le temps où d'autres occupaient le cœur n'est pas compté ; des voisins actifs ralentissent tout de même le calcul.
arena-pair = { $hero } parmi { $villain }
arena-villains = parmi { $villain }
arena-axis-edge = avantage, { $unit } par donne
arena-axis-deals = donnes
arena-axis-ms = millisecondes
arena-axis-share = part des décisions
arena-plot-edges = L'avantage de chaque paire avec son intervalle
arena-plot-courses = Chaque avantage et son intervalle, donne après donne
arena-plot-rated = La cote de chaque robot avec ±1,96 σ
arena-plot-times = Part des décisions prises en tant de millisecondes
arena-verdict-better = meilleur
arena-verdict-worse = moins bon
arena-verdict-unsure = incertain : l'intervalle contient zéro
arena-verdict-same = a gagné autant
arena-verdict-none = trop peu de donnes
arena-too-few = Un test séquentiel ne décide rien avant la { $deals }e donne : donnez --deals { $deals } ou plus.
arena-cut = { $bot } : { $count ->
    [one] à une table
   *[other] à { $count } tables
  }, l'horloge a arrêté une recherche, qui ne peut être répétée. Prenez moins de processus, ou une machine plus rapide.
arena-fixed = Avantage : les { $unit } par donne que le robot gagne, par rapport à la moyenne des autres, de plus que celui dont il prend la place, sur toutes les places. Pour l'intervalle, une donne est une observation, regardée une seule fois.
arena-sequential = Avantage : les { $unit } par donne que le robot gagne, par rapport à la moyenne des autres, de plus que celui dont il prend la place, sur toutes les places. Pour l'intervalle, une donne est une observation, et il tient aussi souvent qu'on regarde : une paire s'arrête dès qu'il quitte zéro, à partir de la 200e donne.
arena-kept = Les résultats sont dans { $page } et à côté. Ces intervalles valent pour ce seul regard : pour regarder encore après plus de donnes, relancez la même commande avec --sequential et un plus grand --deals.
arena-kept-sequential = Les résultats sont dans { $page } et à côté. Pour plus de donnes, relancez la même commande avec un plus grand --deals.
arena-stopped = Arrêté. Ce qui est joué est dans { $page } et à côté : relancez la même commande pour continuer. Ces intervalles valent pour un seul regard, après la dernière donne : pour regarder avant, prenez --sequential.
arena-stopped-sequential = Arrêté. Ce qui est joué est dans { $page } et à côté : relancez la même commande pour continuer.
refusal-bot-unknown = Il n'y a pas de robot { $bot } pour ce jeu. On connaît : { $known }.
refusal-arena-bot-twice = { $bot } est nommé deux fois : nommez chaque robot une fois.
refusal-arena-oracle-name = Un robot d'un autre paquet Python s'appelle { $bot }, comme celui de l'arène qui voit tout. Donnez-lui un autre nom, ou désinstallez son paquet.
refusal-arena-bot-alone = Nommez au moins deux robots, parmi : { $known }.
refusal-arena-ladder-against = --ladder et --against disent chacun qui rencontre qui. Laissez l'un des deux de côté.
refusal-arena-against = --against nomme { $bot }, qui ne participe pas. Choisissez parmi : { $known }.
refusal-arena-plan-broken = { $file } ne dit pas ce qui a été joué. Choisissez un autre dossier avec --out, ou supprimez celui-ci.
refusal-arena-part-broken = { $file } est abîmé et illisible. Supprimez-le et relancez la même commande : ce qu'il contenait sera rejoué.
refusal-arena-new-broken = La ligne { $line } de { $file } est abîmée et illisible. Supprimez cette seule ligne et relancez la même commande : ce qu'elle contenait sera rejoué, et le reste est gardé.
refusal-arena-plan-other = Les résultats dans { $folder } sont ceux d'autre chose ; ce qui diffère : { $what }. Choisissez un autre dossier avec --out.
refusal-arena-plan-stale = Les résultats dans { $folder } sont d'une autre version de ces robots : on ne peut leur ajouter de donne. Choisissez un autre dossier avec --out.
refusal-arena-busy = Une autre commande écrit dans { $folder }, ou vous n'en avez pas le droit. Attendez-la, ou choisissez un autre dossier avec --out.
refusal-arena-bot-failed = { $hero } parmi { $villain }, donne { $deal } : un robot a échoué ({ $error }). Retirez-le et relancez la commande : ce qui est fini est gardé. Ou corrigez-le : s'il a fini une donne ici, choisissez un autre dossier avec --out.
refusal-arena-worker-died = Un processus où jouent les robots s'est terminé. Relancez la même commande : ce qui est fini est gardé. Si cela se répète, prenez moins de --workers : la mémoire manque peut-être.
refusal-arena-program-form = Écrivez --bot sous la forme nom=commande, par exemple --bot mien="python mon_robot.py". Vous avez écrit : { $given }
refusal-arena-program-name = --bot { $bot } : donnez-lui un nom qu'aucun autre robot n'a, et nommez-le parmi les robots.
refusal-arena-program-letters = --bot { $bot } : un nom est fait de lettres, de chiffres, de « . », « - » et « _ », et ne commence pas par « _ ». Choisissez-en un autre.
refusal-arena-program-missing = { $bot } ne peut être lancé par « { $command } » ({ $error }). Corrigez la commande après --bot.
refusal-arena-program-died = { $bot } s'est terminé avec le code { $code } au lieu de répondre ; ses derniers mots : « { $said } ». Corrigez-le, et relancez la même commande : ce qui est fini est gardé.
refusal-arena-program-closed = { $bot } a fermé sa sortie au lieu de répondre. Corrigez-le, et relancez la même commande : ce qui est fini est gardé.
refusal-arena-program-unready = { $bot } n'a pas répondu à sa première question dans les { $seconds } s après son lancement. Voyez si sa commande marche, s'il lit une ligne sur stdin et s'il vide sa réponse sur stdout (flush), et relancez la même commande : ce qui est fini est gardé.
refusal-arena-program-silent = { $bot } n'a pas répondu en { $seconds } s. Rendez-le plus rapide ou donnez-lui plus de temps avec --limit, et relancez la même commande : ce qui est fini est gardé.
refusal-arena-program-unended = { $bot } a commencé une réponse sans finir sa ligne. Finissez chaque réponse par un saut de ligne et videz la sortie (flush), et relancez la même commande : ce qui est fini est gardé.
refusal-arena-program-nonsense = { $bot } a répondu « { $answer } », qui n'est pas un coup. Il doit répondre {"{"}"id": …, "move": "…"{"}"} sur une ligne, avec l'id de la question ; corrigez-le, et relancez la même commande : ce qui est fini est gardé.
refusal-arena-program-illegal = { $bot } a choisi « { $move } », qui n'est pas permis ici. Permis : { $moves }. Corrigez-le, et relancez la même commande : ce qui est fini est gardé.
refusal-lab-missing = Il faut { $package }, qui n'est pas installé : pip install ".[lab]" dans un clone de Pioche

# Le labo
cli-lab = Simuler beaucoup de parties de robots et dire ce qu'elles montrent du jeu. Ctrl-C arrête ; la même commande reprend où elle en était.
cli-lab-matches = Combien de parties ; sinon { 10000 }. La même commande avec davantage continue.
cli-lab-bots = Qui joue, siège après siège, en recommençant s'il y a plus de sièges. Sinon fast.
cli-lab-players = Le nombre de joueurs à une table. Sinon 4, ou ce que le jeu permet.
cli-lab-seed = Nomme les donnes ; sinon lab. Une autre graine, d'autres donnes.
cli-lab-decisions = Garder aussi une ligne par décision.
cli-lab-workers = Le nombre de processus qui jouent à la fois ; les résultats sont les mêmes. Sinon autant que de cœurs.
cli-lab-out = Le dossier des résultats. Sinon lab-JEU-JOUEURS, ici.
cli-lab-compare = Jouer les mêmes donnes avec deux valeurs ou plus d'une option, écrites nom=a,b, et dire ce qui change.
cli-lab-backend = local : des processus de cette machine. ray : une grappe Ray, celle de RAY_ADDRESS ou une à soi ; il faut l'extra ray. Les résultats sont les mêmes.
refusal-lab-compare = { $given } ne peut pas se comparer. Écrivez --compare nom=a,b avec une option de ce jeu et deux valeurs différentes ou plus ; connues : { $known }.
refusal-lab-balance = Il n'y a rien à équilibrer dans { $game }. Écrivez : pioche lab balance programmes
refusal-lab-balance-some = pioche lab balance répartit les { $all } programmes en niveaux, et ici { $count } sont en jeu. Laissez de côté ce qui change difficulty (--options, --preset), et list ou programmes de --lab.
refusal-lab-balance-compare = pioche lab balance classe les programmes d'une seule étude : laissez --compare de côté.
refusal-lab-usage = Écrivez pioche lab JEU, ou pioche lab balance programmes.
refusal-lab-ray-missing = Il faut ray, qui n'est pas installé : pip install ".[ray]" dans un clone de Pioche
refusal-lab-ray-unreachable = Aucune grappe Ray n'a répondu à { $address }, que nomme RAY_ADDRESS : { $error }. Démarrez-la ou corrigez l'adresse ; sans RAY_ADDRESS, Ray démarre sur cette machine.
refusal-lab-ray-start = Ray n'a pas démarré sur cette machine : { $error }.
refusal-lab-ray-failed = Ray n'a pas pu continuer : { $error }. Relancez la même commande une fois cela réparé : ce qui est fini est gardé.
refusal-lab-code-differs = { $machine } a une autre version de Pioche ou de ces robots que celle avec laquelle on a commencé : ses parties ne seraient pas les mêmes. Installez la même sur toutes les machines et relancez la même commande : ce qui est fini est gardé.
refusal-lab-bots-many = { $bots } robots sont nommés pour { $players } sièges. Nommez-en autant que de sièges, ou moins.
refusal-lab-bot-failed = Un robot a échoué ({ $error }) dans l'une des parties à partir du numéro { $first }. Jouaient : { $bots }. Corrigez-le ou laissez-le de côté, et choisissez un autre dossier avec --out : ce qui est fini dans celui-ci est des robots tels qu'ils étaient.
