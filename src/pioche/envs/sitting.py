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
from pioche.core.seats import NOBODY, Seat
from pioche.envs.asking import blank_match, game_named, legal_action, portable, seed_number
from pioche.envs.ending import ended_places
from pioche.envs.returns import returns
from pioche.observing.finding import observer_for
from pioche.texts import speech
from pioche.texts.reading import Reader

RENDER_MODES = ["ansi", "human"]


class Observation(TypedDict):
    observation: NDArray[np.int16]  # what a seat knows
    action_mask: NDArray[np.int8]  # what it may do: 1 for every legal action


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
        self.game = game_named(game)
        self.blank = blank_match(self.game, players, options, lab)
        self.players = int(self.blank.players)
        self.one_round = one_round
        self.observer = observer_for(self.blank)
        self.state = self.blank.copy()
        self.seed = token_hex(8)  # of this match and of those after it
        self.nth = 0  # matches begun since the seed was set
        self._before: list[int] = []  # the scores that returns are counted from
        self._row = vec[i16]([0] * int(self.observer.size))
        self._seen: NDArray[np.int16] = np.asarray(self._row)
        self._ends = ended_places(self.game, self.observer)
        self._reader = Reader(self.game, speech(self.game, "en"), memory=True)

    def space(self) -> Space[Any]:
        """Where observations lie, by the bounds of their fields."""
        fields = self.observer.fields
        sizes = [field.size for field in fields]
        low = np.repeat(np.array([field.low for field in fields], np.int16), sizes)
        high = np.repeat(np.array([field.high for field in fields], np.int16), sizes)
        mask = Box(0, 1, (self.game.actions,), np.int8)
        return Dict({"observation": Box(low, high, dtype=np.int16), "action_mask": mask})

    def begin(self, seed: int | None = None) -> None:
        """The first match of a seed, or the next one of it; deals that leave nothing to decide are passed over."""
        if seed is not None:
            self.seed = str(seed_number(seed))
            self.nth = 0
        while True:
            self.nth += 1
            self.state.copy_from(self.blank)
            self.state.chance = FastRng(self.own_seed)
            self.state.begin()
            if self.state.seat != NOBODY:
                self._before = self.state.scores()
                return

    @property
    def own_seed(self) -> str:
        """The seed of this match alone."""
        return f"{self.seed}/{self.nth - 1}"

    def refuse_options(self, given: Mapping[str, object] | None) -> None:
        """Whoever wants other rules for the next match needs another environment."""
        known = [option.name for option in self.game.options + self.game.lab]
        for name in given or {}:
            if name in known:
                raise ValueError(f"reset cannot change {name}: give options and lab when the environment is made")

    @property
    def over(self) -> bool:
        state = self.state
        return state.seat == NOBODY or (self.one_round and state.round != 0)

    @property
    def cut_short(self) -> bool:
        """Whether `one_round` ended a match that the rules go on with: the next round is dealt."""
        return self.one_round and self.state.round != 0 and self.state.seat != NOBODY

    def play(self, action: object) -> None:
        """Does an action, or raises IllegalAction and does nothing."""
        self.state.apply(legal_action(self.state, self.game, action))

    def returns(self) -> list[float]:
        """What each has won more than the others on average since the match began."""
        after = self.state.round_scores() if self.one_round else self.state.scores()
        return returns(self.game, self._before, after)

    def observation(self, seat: Seat) -> Observation:
        """What a seat knows, and what it may do: nothing where it is not to act. The arrays are the caller's."""
        self.observer.write(self.state, seat, self._row, 0)
        if self.cut_short:
            for at, number in self._ends:
                self._row[at] = i16(number)
        mask = np.zeros(self.game.actions, np.int8)
        if seat == self.state.seat and not self.over:
            mask[np.array(self.state.legal(), np.intp)] = 1
        return {"observation": self._seen.copy(), "action_mask": mask}

    def text(self, seat: Seat) -> str:
        """What a seat sees and remembers, in English; after `one_round`, how that round ended."""
        view = self.state.view(seat)
        if self.cut_short and view.last_round:
            return "\n".join(self._reader.last_round(view))
        lines = self._reader.known(view) + self._reader.others(view, whole=False) + self._reader.mine(view)
        return "\n".join(lines)

    # Copies.

    def __reduce__(self) -> tuple[object, ...]:
        position = self.state.dump() if self.nth > 0 else None
        given = (portable(self.game), self.players, dict(self.blank.options), dict(self.blank.lab), self.one_round)
        return _resumed, (*given, self.seed, self.nth, position, self._before)


def _resumed(
    game: Game | str,
    players: int,
    options: Mapping[str, object],
    lab: Mapping[str, object],
    one_round: bool,
    seed: str,
    nth: int,
    position: Mapping[str, object] | None,
    before: list[int],
) -> Sitting:
    sitting = Sitting(game, players, options, lab, one_round=one_round)
    sitting.seed, sitting.nth, sitting._before = seed, nth, before
    if position is not None:
        sitting.state = sitting.game.load(position)
    return sitting
