hidden = une carte cachée
nobody = personne
player = joueur { $number }

refusal-option-unknown = Il n'y a pas d'option { $option }. Les options sont : { $known }.
refusal-option-value = L'option { $option } ne peut pas valoir { $value }. Valeurs permises : { $allowed }.
refusal-game-unknown = Il n'y a pas de jeu { $game } ici. Installés : { $known }.
refusal-players = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $given }.
refusal-rules-unknown = Ce Pioche ne connaît pas les règles { $given } de ce jeu. Il joue : { $known }.
refusal-move-unfinished = Ce coup s'arrête à mi-chemin : écrivez-le jusqu'au bout.
refusal-over = La partie est finie : commencez-en une autre.
refusal-position = Cette position est impossible : { $reason }
