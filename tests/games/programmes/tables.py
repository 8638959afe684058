"""Programmes tables set for a test: random matches that go everywhere, and positions with a few fields."""

from collections.abc import Iterator, Mapping

import pytest

from pioche.chance import FastRng
from pioche.core.events import Journal
from pioche.core.refusal import Refusal
from pioche.core.seats import NOBODY, SPECTATOR, Seat
from pioche.core.state import State
from pioche.games.programmes import GAME
from pioche.texts import speech

# Reduced games in which things happen often: few ranks, many wilds, small programmes.
TINY = {"list": "tiny", "ranks": 4, "suits": 2, "hand": 4, "jokers": 4}
SCARCE = {"list": "tiny", "ranks": 5, "suits": 2, "packs": 1, "hand": 2, "jokers": 2, "programmes": 4, "suns": 1}
EASY = {"difficulty": "easy", "swap_after": 1, "round_limit": 12, "max_rounds": 3}

Fields = dict[str, object]
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


# Fields for positions, and what is refused there.

RUN: Fields = {"kind": "run", "owner": 0, "low": 3, "cards": "3H 4H 5H", "suits": "H"}
SET: Fields = {"kind": "set", "owner": 0, "rank": "8", "cards": "8H 8S JK"}
HALF: Fields = {"options": {"wild_limit": "half"}}
EXCHANGE: Fields = {"phase": "exchange", "hands": ["", ""], "kept": [3, 3]}
# Every natural card is held or laid.
REDUCED: Fields = {
    "lab": {"list": "tiny", "ranks": 4, "suits": 2, "packs": 1, "hand": 3},
    "hands": ["QH 10H JS 10S", "QS JH"],
    "programmes": [None, "T2"],
    "revealed": [True, False],
    "completed": [["T1"], []],
    "combinations": [{**SET, "rank": "K", "cards": "KH KS"}],
}


def hand(cards: str, programme: str = "P05") -> Fields:
    """Seat 0 holds these cards and this programme."""
    return {"hands": [cards, "KD KH"], "programmes": [programme, "P40"]}


def laid(cards: str, *combinations: Fields) -> Fields:
    """Seat 0 holds these cards, has revealed, and these combinations lie on the table."""
    done: Fields = {"programmes": [None, "P40"], "revealed": [True, False], "completed": [["P05"], []]}
    return {**done, "hands": [cards, "KD KH"], "combinations": list(combinations or (RUN, SET))}


def lying(*combinations: Fields) -> Fields:
    return laid("7H 7S 9C", *combinations)


def refused(fields: Fields, moves: str) -> Refusal:
    """Why the last of these moves is refused, once those before it were made."""
    *before, last = moves.split(", ")
    state = load(**fields)
    for move in before:
        state.play(GAME.parse(move)[0])
    refusal = GAME.refusal(state, GAME.parse(last))
    assert refusal is not None
    return refusal


def said(refusal: Refusal) -> tuple[str | None, str, str]:
    """The clause and the sentence in both languages."""
    return refusal.clause, speech(GAME, "fr").refusal(refusal), speech(GAME, "en").refusal(refusal)


def check_refused(clause: str | None, french: str, english: str, positions: list[Fields]) -> None:
    """Each of these positions is refused in these words."""
    for fields in positions:
        with pytest.raises(Refusal) as raised:
            load(**fields)
        found = (clause, f"Cette position est refusée. {french}", f"This position is refused. {english}")
        assert (raised.value.kind, said(raised.value)) == ("position", found)
