"""Janus tables set for a test: dealt from a script, or loaded with a few fields."""

from collections.abc import Mapping

from pioche.bots.levels import LEVELS
from pioche.chance import DEAL, DEALER, SIDES, Scripted
from pioche.core.events import Event, Journal
from pioche.core.refusal import Refusal
from pioche.core.seats import Seat
from pioche.core.state import State
from pioche.core.view import Zone
from pioche.core.wire import encode_event, encode_zone
from pioche.games.janus import GAME
from pioche.games.janus.rules import Match

LETTERS = "ABCDEFGHIJK"
PLAIN = {"game": "janus", "players": 3, "turn": 0, "hands": ["AB CD", "EF GH", "IJ KA"]}
NORMAL = next(bot for bot in LEVELS if (bot.game, bot.name) == ("janus", "normal"))


def pairs(text: str) -> list[int]:
    """Cards as the deck is shuffled: without orientation."""
    found = []
    for word in text.split():
        low, high = sorted(LETTERS.index(letter) for letter in word)
        found.append(low + 16 * high)
    return found


def deal(
    order: str,
    players: int = 3,
    dealer: int = 0,
    options: Mapping[str, object] | None = None,
    lab: Mapping[str, object] | None = None,
    journal: Journal | None = None,
) -> Match:
    """A match whose deck begins with these cards, their first letter up."""
    sides = [int(word[0] > word[1]) for word in order.split()]
    script = {(int(DEALER), 0, 0): [dealer], (int(DEAL), 0, 0): pairs(order), (int(SIDES), 0, 0): sides}
    state = GAME.start(players, Scripted(script), options, lab, None, journal)
    assert isinstance(state, Match)
    return state


def load(**fields: object) -> Match:
    """A position of three players with two cards each, changed in these fields."""
    state = GAME.load({**PLAIN, **fields})
    assert isinstance(state, Match)
    return state


def play(state: Match, *moves: str) -> Match:
    for move in moves:
        GAME.play(state, GAME.parse(move))
    return state


def moves(state: State) -> list[str]:
    return [GAME.notation(move) for move in GAME.moves(state)]


def refusal(state: State, move: str) -> tuple[str | None, str]:
    """The clause and the key of the refusal of a move."""
    found = state.refusal(GAME.parse(move)[0])
    assert found is not None, f"{move} is allowed"
    assert isinstance(found, Refusal)
    return found.clause, found.key


def hands(state: State) -> object:
    return state.dump()["hands"]


def top(state: State) -> str:
    return str(state.dump()["stock"]).split()[-1]


def told(journal: Journal, viewer: Seat) -> list[dict[str, object]]:
    """What a viewer hears, as it goes over the wire."""
    seen: list[Event | None] = [event.seen_by(viewer) for event in journal.events]
    return [encode_event(GAME, event) for event in seen]


def row(zone: Zone) -> str:
    """A zone as its viewer knows it: `A=/?? B~/C=`, a letter and a mark for each side, `??` where unknown."""
    data = encode_zone(GAME, zone)
    backs = data["backs"]
    assert isinstance(backs, dict)
    return " ".join(f"{near}/{far}" for near, far in zip(_sides(data), _sides(backs), strict=True))


def _sides(data: dict[str, object]) -> list[str]:
    values, marks = data["values"], data["marks"]
    assert isinstance(values, list)
    assert isinstance(marks, str)
    return [f"{value or '?'}{mark}" for value, mark in zip(values, marks, strict=True)]
