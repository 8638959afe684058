"""A table as its players' clients know it: whose move it is, and whether all screens show the last one."""

import time
from abc import abstractmethod
from collections import deque
from collections.abc import Callable
from random import Random

from bench.load.websocket import WebSocket


class Screen(WebSocket):
    """The client of one seat. Turns are numbers that grow: a screen at a later turn shows the move before it."""

    def __init__(self, table: "Table", seat: int) -> None:
        super().__init__()
        self.table = table
        self.seat = seat
        self.turn = -1
        table.screens.append(self)

    @abstractmethod
    def play(self, turn: int, move: str) -> None: ...

    def failed(self, why: str) -> None:
        self.table.failures.append(f"seat {self.seat}: {why}")


class Table:
    """Makes a move when one is due, or as soon after as the one before it is on every screen."""

    def __init__(self, seed: int, shown: Callable[["Table", float, float], None], failures: list[str]) -> None:
        self.screens: list[Screen] = []
        self.failures = failures  # of all tables
        self.owed: deque[float] = deque()  # when moves were due that are not made yet
        self.behind = 0  # the screens that do not show the last move
        self.played = 0
        self._choose = Random(seed).choice
        self._shown = shown  # told when every screen shows a move: when it was due, and when that was
        self._due = 0.0
        self._answered = -1  # the turn that the last move answered
        self._offer: tuple[Screen, int, list[str]] | None = None

    @property
    def seated(self) -> bool:
        """Whether every screen shows the match."""
        return self._offer is not None and all(screen.turn == self._offer[1] for screen in self.screens)

    def owe(self, due: float) -> None:
        self.owed.append(due)
        self._move()

    def told(self, screen: Screen, turn: int, moves: list[str]) -> None:
        """A screen shows this turn, and offers these moves."""
        if moves and turn > self._answered:
            self._offer = (screen, turn, moves)
        late = screen.turn <= self._answered < turn
        screen.turn = turn
        if late and self.behind:
            self.behind -= 1
            if not self.behind:
                self.played += 1
                self._shown(self, self._due, time.perf_counter())
        self._move()

    def _move(self) -> None:
        if self.owed and self._offer is not None and not self.behind:
            screen, self._answered, moves = self._offer
            self._offer = None
            self._due = self.owed.popleft()
            self.behind = len(self.screens)
            screen.play(self._answered, self._choose(moves))
