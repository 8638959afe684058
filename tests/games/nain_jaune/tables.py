"""Short ways to set a table of Nain Jaune for the tests."""

from pioche.cards import bit, cards_of, code, indices
from pioche.chance import FastRng
from pioche.core.events import Journal
from pioche.core.refusal import Refusal
from pioche.games.nain_jaune import GAME
from pioche.games.nain_jaune.rules import Match


def position(hands: list[str], turn: int | None, **fields: object) -> Match:
    """A match with these hands; whatever is in none of them is set aside or laid."""
    match = GAME.load({"game": "nain_jaune", "players": len(hands), "hands": hands, "turn": turn, **fields})
    assert isinstance(match, Match)
    return match


def start(
    players: int = 3,
    options: dict[str, object] | None = None,
    lab: dict[str, object] | None = None,
    seed: str = "1",
    journal: Journal | None = None,
) -> Match:
    match = GAME.start(players, FastRng(seed), options, lab, journal=journal)
    assert isinstance(match, Match)
    return match


def play(match: Match, *moves: str) -> Match:
    """Play moves in notation, each of which must be legal."""
    for move in moves:
        GAME.play(match, GAME.parse(move))
    return match


def refused(match: Match, move: str) -> Refusal:
    refusal = match.refusal(GAME.parse(move)[0])
    assert refusal is not None, f"{move} is legal"
    return refusal


def turn(match: Match) -> int:
    return int(match.seat)


def moves(match: Match) -> list[str]:
    return [GAME.notation((action,)) for action in match.legal()]


def hand(match: Match, seat: int) -> str:
    return " ".join(code(card) for card in indices(match.hands[seat]))


def mask(cards: str) -> int:
    total = 0
    for card in cards_of(cards):
        total |= bit(card)
    return total
