# Partout
close = Fermer
home = Accueil
loading = Un instant…
rules = Règles
rules-of = Règles : { $game }
menu = La table
skip = Aller au contenu
nowhere = Il n'y a rien à cette adresse
name = Votre nom
name-usual = Invité
failure-unreachable = Le serveur ne répond pas : vérifiez la connexion, et réessayez.
failure-page = Une erreur s'est produite : rechargez la page, et signalez-le si cela se répète.
notice-clause = Lire la règle { $clause }

# Réglages
settings = Réglages
settings-language = Langue
settings-theme = Apparence
settings-theme-system = Comme le système
settings-theme-light = Claire
settings-theme-dark = Sombre
settings-four-colours = Une couleur par enseigne (quatre couleurs)
settings-motion = Animer les cartes
settings-sounds = Sons discrets
settings-summons = Me prévenir quand c'est à moi (notification)
settings-summons-refused = Le navigateur bloque les notifications ici : autorisez-les dans ses réglages.

# Accueil
home-title = À quoi jouons-nous ?
home-games = Les jeux
home-players = { $least } à { $most } joueurs
home-play = Jouer
home-learn = Apprendre
home-create = Entre amis
home-mine = Mes tables
home-more = { $count ->
    [one] Encore une table
   *[other] { $count } autres tables
}
home-join = Rejoindre une table
home-code = Code de table
home-go = Rejoindre
home-lobby = Tables ouvertes
home-lobby-empty = Aucune table ouverte pour l'instant : ouvrez la vôtre.
status-open = ouverte
status-playing = en cours
status-over = finie
status-closed = fermée

# Une nouvelle table
new-title = Une nouvelle table
new-game = Jeu
new-players = Joueurs
new-me = vous
new-open = libre
new-bot = robot : { $name }
new-bot-easy = robot facile
new-bot-normal = robot
new-bot-hard = robot fort
new-bot-max = robot très fort (lent)
new-bot-fast = robot rapide
new-bot-random = robot au hasard
new-options = Règles de la partie
new-preset = Façon de jouer
new-preset-own = À votre idée
new-table = Autour de la table
new-table-hint = temps, spectateurs, conversation
new-clock = Temps par coup
new-clock-none = sans limite
new-clock-seconds = { $seconds ->
    [30] 30 secondes
    [60] une minute
    [120] deux minutes
   *[other] cinq minutes
  }
new-clock-day = un jour
new-listed = L'annoncer parmi les tables ouvertes
new-spectators = Accepter des spectateurs
new-chat = Permettre de discuter
new-memory-aid = Aide-mémoire : ce qui a été vu reste affiché
new-takeback = Seul avec des robots, on peut reprendre n'importe quel coup
new-create = Ouvrir la table
new-create-start = Commencer la partie
option-booklet = le livret
option-ours = notre choix
option-ours-number = notre choix : { $number }
option-by-rules = comme le disent les règles
option-booklet-number = le livret : { $number }
option-range = de { $least } à { $most }

# Avant la donne
lobby-title = { $game } : table { $code }
lobby-seats = Autour de la table
lobby-full = Toutes les places sont prises : vous pouvez regarder la partie.
lobby-bot = Donner à un robot
lobby-free = Libérer
lobby-start = Distribuer les cartes
lobby-start-hint = { $count ->
    [one] Une place est encore libre : attendez quelqu'un, ou donnez-la à un robot.
   *[other] { $count } places sont encore libres : attendez quelqu'un, ou donnez-les à des robots.
  }
lobby-waiting = L'hôte distribuera quand tout le monde sera là.
lobby-invite = Inviter
lobby-terms = Règles de la table
terms-booklet = Les règles du livret.
terms-option = { $option } : { $value }
terms-clock = Temps pour un coup : { $time }.
terms-no-spectators = Sans spectateurs.
terms-listed = Annoncée parmi les tables ouvertes.
sit-down = M'asseoir
host = hôte
share = Inviter
share-code = Code
share-link = Lien de la table
share-copy = Copier le lien
share-copied = Le lien est copié.
share-select = Copiez le lien sélectionné.
share-send = Partager
share-qr = Code QR à scanner : le lien de la table
share-nobody = Ce lien ne marche que sur cet ordinateur : le serveur n'est pas joignable depuis un autre.
seat-link = Jouer ma place sur un autre appareil
seat-link-hint = Ce lien ouvre votre place : gardez-le pour vous.

# Les places
seat-number = Place { $number }
seat-bot = Robot{"\u00A0"}{ $number }
seat-free = Place { $number } (libre)
seat-me = { $name } (vous)
seat-turn = À jouer :
seat-is-bot = Robot :
seat-away = absent
seat-looking = regarde
seat-score = points :

# Pendant la partie
title-your-turn = À vous ! { $game }
moves = Vos coups
moves-more = Encore { $count }…
zone-of-all = Le milieu de la table
zone-far = Les autres et le milieu de la table
zone-mine = Devant vous
zone-empty = rien
zone-pile = { $title } : { $count ->
    [0] vide
    [one] une carte face cachée
   *[other] { $count } cartes face cachée
  }
waiting-for = { $name } réfléchit…
waiting-looks = On attend : { $names }.
paused = La table est en pause.
watching = Vous regardez
looks = À vous seul
round-over = La manche est finie
seen = C'est vu
seen-first = Regardez d'abord ce qu'on vous montre, puis appuyez sur « C'est vu ».
undo = Reprendre mon coup
leave = Quitter la table
leave-certain = Un robot jouera à votre place, et vous ne pourrez pas revenir.
leave-yes = Quitter pour de bon
host-pause = Mettre en pause
host-resume = Reprendre la partie
host-bot = { $name } : confier la place à un robot
host-close = Fermer la table
host-close-certain = La partie s'arrêtera pour tout le monde.
host-close-yes = Fermer pour de bon
log = Journal
log-empty = Ce qui se passe sera raconté ici.
log-over = « Revoir la partie » montre comment elle s'est jouée.
chat = Conversation
beside-unread = Journal et conversation, { $count ->
    [one] un message
   *[other] { $count } messages
  } à lire
chat-empty = Aucun message pour l'instant.
chat-say = Votre message
chat-send = Envoyer
chat-mute = { $name } : masquer ses messages
beside = Journal et conversation
clock = Il reste { $time }
offline-server = Le serveur ne répond pas.
offline = La partie se joue avec le serveur : sans lui, rien ne bouge ici. Rien n'est perdu, et la page réessaie d'elle-même.
link-lost = La connexion est perdue.
link-offline = Cet appareil n'est plus en ligne.
link-again = Nouvel essai dans { $seconds } s ; rien n'est perdu.
link-now = Nouvel essai…
link-back = La connexion est revenue.
lesson = Leçon
lesson-next = Suite
lesson-skip = Passer

# Après la partie
match-over = La partie est finie
table-closed = La table est fermée
table-unseen = Impossible d'ouvrir cette table
rematch = Revanche
rematch-host = { $name } peut proposer une revanche : le bouton apparaîtra ici.
rematch-follow = Aller à la revanche
record = Télécharger la feuille de partie

# Les cartes, à voix haute
card-back = carte cachée
card-joker = joker
card-french = { $rank ->
    [A] as
    [J] valet
    [Q] dame
    [K] roi
   *[other] { $rank }
  } de { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
  }
card-index = { $rank ->
    [J] V
    [Q] D
    [K] R
   *[other] { $rank }
  }
card-value = { $value } { $colour ->
    [R] rouge
    [B] bleu
    [G] vert
   *[Y] jaune
  }
card-symbol = { $letter ->
    [A] soleil
    [B] lune
    [C] étoile
    [D] fleur
    [E] cœur
    [F] note
    [G] couronne
    [H] maison
    [I] parapluie
    [J] ciseaux
   *[K] flocon
  }
card-both = { $face }, { $other } de l'autre côté
card-no-move = Cette carte ne se joue pas maintenant : choisissez parmi les coups proposés.

# Ce qui attend la personne
to-see = Regardez, puis continuez.
to-see-round = La manche est finie : regardez, puis continuez.

# Les durées
time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
  }
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
time-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
  }
clock-days = { $hours ->
    [0] { $days } j
   *[other] { $days } j { $hours } h
  }

# Pour de bon
certain-no = Annuler
host-bot-certain = Un robot jouera jusqu'à la fin : { $name } ne pourra pas revenir.
host-bot-yes = Donner la place
lobby-leave-certain = Votre place sera libre pour quelqu'un d'autre.
lobby-close-certain = Plus personne ne pourra venir.
