"""A match as a position: readable JSON data that `load` takes back."""

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import codes, indices
from pioche.core.position import header
from pioche.games.nain_jaune.options import BELLES
from pioche.games.nain_jaune.position import Position
from pioche.games.nain_jaune.view import laid_cards, public_of


def dump_of(match: Position) -> dict[str, object]:
    return {
        **header(match),
        "hands": _hand_list(match.hands),
        "talon": codes(indices(match.talon)),
        "laid": codes(laid_cards(match)),
        "board": {belle: int(match.board[space]) for space, belle in enumerate(BELLES)},
        "tokens": list(match.tokens),
        "out_of_play": int(match.out_of_play),
        **public_of(match),
        "last_round": _last_round(match),
    }


def _last_round(match: Position) -> dict[str, object] | None:
    if not match.past:
        return None
    return {"hands": _hand_list(match.past_hands), "tokens": list(match.past_tokens)}


def _hand_list(hands: vec[i64]) -> list[str]:
    return [codes(indices(hand)) for hand in hands]
