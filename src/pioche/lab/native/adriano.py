"""Adriano's own questions: with what a call is made and when, and what becomes of it."""

from mypy_extensions import i64

from pioche.core.seats import NOBODY, Seat
from pioche.core.state import State
from pioche.games.adriano.events import CALLED, DEALT, DREW, FAILED, MATCHED, REVEALED, SUCCEEDED, TIED, TOOK, UNCALLED
from pioche.games.adriano.rules import Adriano
from pioche.games.adriano.settle import hand_points
from pioche.lab.native.count import Count


class AdrianoCount(Count):
    def __init__(self, kinds: i64, players: i64) -> None:
        super().__init__(kinds, players)
        self.column("caller", "verdict", "turns", "matched_pairs", "matched_more")
        self.row("hands", "hands_at_call")
        self.caller: i64 = NOBODY
        self.verdict: i64 = UNCALLED
        self.turns: i64 = 0  # before the call, of everybody; of the whole round where nobody calls
        self.pairs: i64 = 0
        self.more: i64 = 0
        self.hands: list[int] = []
        self.at_call: list[int] = []

    def begins(self, kind: i64) -> bool:
        return kind == DEALT

    def waits(self) -> bool:
        return True

    def hear(self, state: State, kind: i64, values: list[int]) -> None:
        if kind in (DREW, TOOK):
            if self.caller == NOBODY:
                self.turns += 1
        elif kind == CALLED:
            assert isinstance(state, Adriano)
            self.caller = values[0]
            self.at_call = [hand_points(state, Seat(seat)) for seat in range(state.players)]
        elif kind == MATCHED:
            if values[1] == 2:
                self.pairs += 1
            else:
                self.more += 1
        elif kind == REVEALED:
            self.hands.append(values[1])
        elif kind in (SUCCEEDED, TIED, FAILED, UNCALLED):
            self.verdict = kind

    def close(self, state: State) -> None:
        numbers, lists = self.numbers, self.lists
        numbers["caller"].append(self.caller)
        numbers["verdict"].append(self.verdict)
        numbers["turns"].append(self.turns)
        numbers["matched_pairs"].append(self.pairs)
        numbers["matched_more"].append(self.more)
        lists["hands"].append(self.hands)
        lists["hands_at_call"].append(self.at_call)
        self.caller = NOBODY
        self.verdict = UNCALLED
        self.turns = 0
        self.pairs = 0
        self.more = 0
        self.hands = []
        self.at_call = []
