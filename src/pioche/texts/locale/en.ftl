hidden = a hidden card
nobody = nobody
player = player { $number }

refusal-option-unknown = There is no option { $option }. The options are: { $known }.
refusal-option-value = Option { $option } cannot be { $value }. Allowed: { $allowed }.
refusal-game-unknown = There is no game { $game } here. Installed: { $known }.
refusal-players = This game is for { $least } to { $most } players, not { $given }.
refusal-rules-unknown = This Pioche does not know rules { $given } of this game. It plays: { $known }.
refusal-move-unfinished = This move stops halfway: write it to its end.
refusal-over = The match is over: start another one.
refusal-position = This position is impossible: { $reason }
