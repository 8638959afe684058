"""Nain Jaune's own questions: who takes the belles, and how series stop."""

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import Card, Rank, rank_mask, rank_of
from pioche.core.seats import NOBODY
from pioche.core.state import State
from pioche.games.nain_jaune.deal import space_of
from pioche.games.nain_jaune.events import BEGAN, ELIMINATED, LED, STOPPED, TOOK
from pioche.games.nain_jaune.options import SPACES
from pioche.games.nain_jaune.rules import Match
from pioche.lab.native.count import Count


class NainJauneCount(Count):
    def __init__(self, kinds: i64, players: i64) -> None:
        super().__init__(kinds, players)
        self.column("winner", "blocked_by_talon", "blocked_by_laid", "blocked_by_holding")
        self.row("takers", "taken", "blocked_after", "eliminated")
        self.winner: i64 = NOBODY
        self.by_talon: i64 = 0  # series that stopped where a card asked for was set aside
        self.by_laid: i64 = 0  # and where all of that rank had been laid
        self.by_holding: i64 = 0  # and where somebody had one and kept it back
        self.after: list[int] = []  # the ranks on which they stopped
        self.eliminated: list[int] = []  # seats
        self.takers: vec[i64] = vec[i64]([NOBODY] * SPACES)
        self.taken: vec[i64] = vec[i64]([0] * SPACES)

    def begins(self, kind: i64) -> bool:
        return kind == BEGAN

    def waits(self) -> bool:
        return True

    def hear(self, state: State, kind: i64, values: list[int]) -> None:
        if kind == TOOK:
            space = space_of(Card(values[1]))
            self.takers[space] = values[0]
            self.taken[space] = values[2]
        elif kind == STOPPED:
            self.winner = values[0]
        elif kind == ELIMINATED:
            self.eliminated.append(values[0])
        elif kind == LED:
            self._blocked(state)

    def _blocked(self, state: State) -> None:
        """Nobody went on. Where nobody has laid yet there was no ace to begin with, which is told as rank -1."""
        assert isinstance(state, Match)
        rank: i64 = rank_of(Card(state.laid[state.laid_count - 1])) if state.laid_count > 0 else -1
        self.after.append(rank)
        asked = rank_mask(Rank(rank + 1))
        held: i64 = 0
        for seat in range(state.players):
            held |= state.hands[seat] & asked
        if held != 0:
            self.by_holding += 1
        elif state.talon & asked != 0:
            self.by_talon += 1
        else:
            self.by_laid += 1

    def dealt_with(self, state: State, start: list[int]) -> list[int]:
        assert isinstance(state, Match)
        return [state.terms.tokens for _ in range(state.players)]

    def close(self, state: State) -> None:
        numbers, lists = self.numbers, self.lists
        numbers["winner"].append(self.winner)
        numbers["blocked_by_talon"].append(self.by_talon)
        numbers["blocked_by_laid"].append(self.by_laid)
        numbers["blocked_by_holding"].append(self.by_holding)
        lists["blocked_after"].append(self.after)
        lists["eliminated"].append(self.eliminated)
        lists["takers"].append([self.takers[space] for space in range(SPACES)])
        lists["taken"].append([self.taken[space] for space in range(SPACES)])
        self.by_talon = 0
        self.by_laid = 0
        self.by_holding = 0
        self.after = []
        self.eliminated = []
        for space in range(SPACES):
            self.takers[space] = NOBODY
            self.taken[space] = 0
