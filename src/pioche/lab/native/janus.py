"""Janus's own questions: how a game ends, and after how long."""

from mypy_extensions import i64

from pioche.core.state import State
from pioche.games.janus.events import CONCLUDED, EXHAUSTED, LAID, STALLED
from pioche.games.janus.rules import Match
from pioche.lab.native.count import Count


class JanusCount(Count):
    def __init__(self, kinds: i64, players: i64) -> None:
        super().__init__(kinds, players)
        self.column("ended", "last_trio", "stock")
        self.ended: i64 = EXHAUSTED
        self.last: i64 = 0  # the decision with which the last trio was laid

    def hear(self, state: State, kind: i64, values: list[int]) -> None:
        if kind == LAID:
            self.last = self.decisions
        elif kind in (EXHAUSTED, CONCLUDED, STALLED):
            self.ended = kind

    def close(self, state: State) -> None:
        assert isinstance(state, Match)
        numbers = self.numbers
        numbers["ended"].append(self.ended)
        numbers["last_trio"].append(self.last)
        numbers["stock"].append(state.stock_size())
        self.last = 0
