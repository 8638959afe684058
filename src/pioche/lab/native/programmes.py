"""Programmes' own questions: who worked at which programme for how long, and how rounds end."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.core.state import State
from pioche.games.programmes.events import DEALT, DISCARDED, REVEALED, WON
from pioche.games.programmes.rules import Programmes
from pioche.games.programmes.table import NO_PROGRAMME
from pioche.lab.native.count import Count

HAND_EMPTY: Final[i64] = 0
ALL_REVEALED: Final[i64] = 1
LIMIT: Final[i64] = 2
MATCH_WON: Final[i64] = 3


class ProgrammesCount(Count):
    def __init__(self, kinds: i64, players: i64) -> None:
        super().__init__(kinds, players)
        self.column("ended")
        self.row("programme", "kept", "turns", "revealed")
        self.programme: vec[i64] = vec[i64]([NO_PROGRAMME] * players)
        self.kept: vec[i64] = vec[i64]([0] * players)  # rounds it had been worked at before
        self.turns: vec[i64] = vec[i64]([0] * players)  # that each has ended
        self.revealed: vec[i64] = vec[i64]([0] * players)  # the turn in which each revealed, 0 where it did not
        self.won: bool = False

    def begins(self, kind: i64) -> bool:
        return kind == DEALT

    def waits(self) -> bool:
        return True

    def hear(self, state: State, kind: i64, values: list[int]) -> None:
        if kind == DISCARDED:
            self.turns[values[0]] += 1
        elif kind == REVEALED:
            self.revealed[values[0]] = self.turns[values[0]] + 1
        elif kind == DEALT:
            assert isinstance(state, Programmes)
            self.programme[values[0]] = state.programme[values[0]]
            self.kept[values[0]] = state.kept[values[0]]
        elif kind == WON:
            self.won = True

    def close(self, state: State) -> None:
        assert isinstance(state, Programmes)
        self.numbers["ended"].append(self._ended(state))
        lists = self.lists
        seats = range(self.players)
        lists["programme"].append([self.programme[seat] for seat in seats])
        lists["kept"].append([self.kept[seat] for seat in seats])
        lists["turns"].append([self.turns[seat] for seat in seats])
        lists["revealed"].append([self.revealed[seat] for seat in seats])
        self.won = False
        for seat in seats:
            self.programme[seat] = NO_PROGRAMME
            self.kept[seat] = 0
            self.turns[seat] = 0
            self.revealed[seat] = 0

    def _ended(self, state: Programmes) -> i64:
        if self.won:
            return MATCH_WON
        missing: i64 = 0
        for seat in range(self.players):
            if state.last_cards[seat] == 0:
                return HAND_EMPTY
            if self.revealed[seat] == 0:
                missing += 1
        return LIMIT if missing > 0 else ALL_REVEALED
