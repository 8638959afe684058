"""A match as a position: readable JSON data that `load` takes back."""

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import code, indices
from pioche.core.seats import NOBODY
from pioche.games.nain_jaune.options import BELLES
from pioche.games.nain_jaune.position import Position
from pioche.games.nain_jaune.view import laid_cards, phase_of, public_of


def dump_of(match: Position) -> dict[str, object]:
    return {
        "game": match.game,
        "rules": match.rules,
        "players": int(match.players),
        "options": dict(match.options),
        "lab": dict(match.lab),
        "chance": {"kind": match.chance.kind, "seed": match.chance.seed},
        "round": int(match.round),
        "turn": int(match.seat) if match.seat != NOBODY else None,
        "phase": phase_of(match),
        "hands": _hand_list(match.hands),
        "talon": card_list(indices(match.talon)),
        "laid": card_list(laid_cards(match)),
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
    return [card_list(indices(hand)) for hand in hands]


def card_list(cards: list[int]) -> str:
    return " ".join(code(card) for card in cards)
