"""Adriano tables set for a test: dealt from a script, or loaded with a few fields."""

from collections.abc import Mapping

from pioche.chance import DEAL, DEALER, RESHUFFLE, Scripted
from pioche.core.events import Event, Journal
from pioche.core.refusal import Refusal
from pioche.core.seats import Seat
from pioche.core.state import State
from pioche.core.view import View
from pioche.core.wire import encode_event
from pioche.games.adriano import GAME

PLAIN = {"game": "adriano", "players": 2, "turn": 0, "hands": ["R1 B2 G4 Y5", "B1 G2 Y4 R5"]}


def cards(text: str) -> list[int]:
    return [GAME.value("card", code) for code in text.split()]


def codes(values: list[int]) -> str:
    return " ".join(str(GAME.code("card", value)) for value in values)


def deal(
    order: str,
    players: int = 2,
    options: Mapping[str, object] | None = None,
    lab: Mapping[str, object] | None = None,
    journal: Journal | None = None,
    reshuffled: tuple[str, ...] = (),
) -> State:
    """A match in which seat 0 begins and the first deal starts with these cards."""
    script = {(int(DEALER), 0, 0): [players - 1], (int(DEAL), 0, 0): cards(order)}
    for nth, pile in enumerate(reshuffled):
        script[int(RESHUFFLE), 0, nth] = cards(pile)
    return GAME.start(players, Scripted(script), options, lab, None, journal)


def load(**fields: object) -> State:
    """A position of two players with small cards, changed in these fields."""
    return GAME.load({**PLAIN, **fields})


def play(state: State, *moves: str) -> State:
    for move in moves:
        GAME.play(state, GAME.parse(move))
    return state


def moves(state: State) -> list[str]:
    return [GAME.notation(move) for move in GAME.moves(state)]


def refusal(state: State, move: str) -> Refusal:
    found = state.refusal(GAME.parse(move)[0])
    assert found is not None, f"{move} is allowed"
    return found


def hand(view: View, seat: int) -> list[str]:
    """What a view says of a seat's cards, `?` where it does not know."""
    zone = view.zone("hand", Seat(seat))
    return [mark if mark == "?" else str(GAME.code("card", v)) for v, mark in zip(zone.values, zone.marks, strict=True)]


def told(events: list[Event], viewer: int) -> list[dict[str, object]]:
    return [encode_event(GAME, event.seen_by(Seat(viewer))) for event in events]
