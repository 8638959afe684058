"""Programmes tables set for a test: random matches that go everywhere, and positions with a few fields."""

from collections.abc import Iterator, Mapping

from pioche.chance import FastRng
from pioche.core.events import Journal
from pioche.core.seats import NOBODY, SPECTATOR, Seat
from pioche.core.state import State
from pioche.games.programmes import GAME

# Reduced games in which things happen often: few ranks, many wilds, small programmes.
TINY = {"list": "tiny", "ranks": 4, "suits": 2, "hand": 4, "jokers": 4}
SCARCE = {"list": "tiny", "ranks": 5, "suits": 2, "packs": 1, "hand": 2, "jokers": 2, "programmes": 4, "suns": 1}
EASY = {"difficulty": "easy", "swap_after": 1, "round_limit": 12, "max_rounds": 3}

Table = tuple[int, dict[str, object], dict[str, object]]

TABLES: list[Table] = [
    (2, {"goal": 4, "swap_after": 1, "max_rounds": 12}, dict(TINY)),
    (3, {"goal": 6, "swap_after": 1, "wild_limit": "half", "max_rounds": 12, "round_limit": 12}, dict(SCARCE)),
    (4, {**EASY, "mixed_runs": False}, {"ranks": 8, "hand": 9}),
    (2, {**EASY}, {}),
    (6, {"difficulty": "easy", "round_limit": 8, "max_rounds": 2}, {}),
]

PLAIN: dict[str, object] = {
    "game": "programmes",
    "players": 2,
    "turn": 0,
    "phase": "play",
    "hands": ["7H 7S 7D 3C 4C 5C 9S", "KD KH"],
    "programmes": ["P05", "P40"],
}


def match(players: int, options: Mapping[str, object], lab: Mapping[str, object], seed: str = "0") -> Iterator[State]:
    """A random match, one state before every decision and one at the end; its journal hears everything."""
    state = GAME.start(players, FastRng(f"deals {seed}"), options, lab, journal=Journal())
    rng = FastRng(f"moves {seed}")
    while state.seat != NOBODY:
        yield state
        state.apply(state.pick(rng))
    yield state


def load(**fields: object) -> State:
    """A position of two players, seat 0 about to play, changed in these fields."""
    return GAME.load({**PLAIN, **fields})


def play(state: State, *moves: str) -> State:
    for move in moves:
        GAME.play(state, GAME.parse(move))
    return state


def moves(state: State) -> list[str]:
    return [GAME.notation(move) for move in GAME.moves(state)]


def viewers(state: State) -> list[Seat]:
    return [*(Seat(seat) for seat in range(state.players)), SPECTATOR]
