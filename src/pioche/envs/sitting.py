"""One match after the other, told a seat at a time: what the environments of PettingZoo and Gymnasium share."""

from collections.abc import Mapping
from secrets import token_hex
from typing import Any, TypedDict

import numpy as np
from gymnasium.spaces import Box, Dict, Space
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from pioche.chance import FastRng
from pioche.core.game import Game
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY, Action, Seat
from pioche.envs.returns import returns
from pioche.observing.finding import observer_for
from pioche.texts import speech
from pioche.texts.reading import Reader

RENDER_MODES = ["ansi", "human"]


class Observation(TypedDict):
    observation: NDArray[np.int16]  # what a seat knows
    action_mask: NDArray[np.int8]  # what it may do: 1 for every legal action


class IllegalAction(ValueError):
    """An action that may not be done now; nothing was done."""


class Sitting:
    """Matches of one game with the same players and options."""

    def __init__(
        self,
        game: Game | str,
        players: int | None,
        options: Mapping[str, object] | None = None,
        lab: Mapping[str, object] | None = None,
        *,
        one_round: bool = False,
    ) -> None:
        self.game = game_of(game) if isinstance(game, str) else game
        self.players = self.game.least if players is None else players
        self.game.admit(self.players, self.game.rules)
        self.one_round = one_round
        settled = self.game.settled(options or {}, lab or {})
        self.blank = self.game.table(self.game.rules, self.players, FastRng(""), *settled)
        self.observer = observer_for(self.blank)
        self.state = self.blank.copy()
        self.seed = token_hex(8)  # of this match and of those after it
        self.nth = 0  # matches begun since the seed was set
        self._before: list[int] = []  # the scores that returns are counted from
        self._row = vec[i16]([0] * int(self.observer.size))
        self._seen: NDArray[np.int16] = np.asarray(self._row)
        self._reader = Reader(self.game, speech(self.game, "en"), memory=True)

    def space(self) -> Space[Any]:
        """Where observations lie, by the bounds of their fields."""
        fields = self.observer.fields
        sizes = [field.size for field in fields]
        low = np.repeat(np.array([field.low for field in fields], np.int16), sizes)
        high = np.repeat(np.array([field.high for field in fields], np.int16), sizes)
        mask = Box(0, 1, (self.game.actions,), np.int8)
        return Dict({"observation": Box(low, high, dtype=np.int16), "action_mask": mask})

    def begin(self, seed: int | str | None = None) -> str:
        """The first match of a seed, or the next one of the same; gives the seed of that match alone.

        A deal that leaves nothing to decide is passed over.
        """
        if seed is not None:
            self.seed = str(seed)
            self.nth = 0
        while True:
            own = f"{self.seed}/{self.nth}"
            self.nth += 1
            self.state.copy_from(self.blank)
            self.state.chance = FastRng(own)
            self.state.begin()
            if self.state.seat != NOBODY:
                self._before = self.state.scores()
                return own

    @property
    def over(self) -> bool:
        state = self.state
        return state.seat == NOBODY or (self.one_round and state.round != 0)

    def play(self, action: int) -> None:
        """Does an action, or raises IllegalAction and does nothing."""
        if not 0 <= action < self.game.actions:
            raise IllegalAction(f"action {action}: actions are from 0 to {self.game.actions - 1}")
        refusal = self.state.refusal(Action(action))
        if refusal is not None:
            why = speech(self.game, "en").refusal(refusal)
            raise IllegalAction(f"action {action} ({self.game.notation((Action(action),))}): {why}")
        self.state.apply(Action(action))

    def returns(self) -> list[float]:
        """What each has won more than the others on average since the match began."""
        after = self.state.round_scores() if self.one_round else self.state.scores()
        return returns(self.game, self._before, after)

    def observation(self, seat: Seat) -> Observation:
        """What a seat knows, and what it may do: nothing where it is not to act. The arrays are the caller's."""
        self.observer.write(self.state, seat, self._row, 0)
        mask = np.zeros(self.game.actions, np.int8)
        if seat == self.state.seat and not self.over:
            mask[np.array(self.state.legal(), np.intp)] = 1
        return {"observation": self._seen.copy(), "action_mask": mask}

    def text(self, seat: Seat) -> str:
        """What a seat sees and remembers, in English."""
        view = self.state.view(seat)
        lines = self._reader.known(view) + self._reader.others(view, whole=False) + self._reader.mine(view)
        return "\n".join(lines)
