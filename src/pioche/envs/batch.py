"""Thousands of games stepped at once from NumPy arrays.

    env = BatchEnv("nain_jaune", players=4, count=1024, seed=1)
    told = env.reset()
    for _ in range(1000):
        told = env.step(env.sample())

What is told of all lanes lies in arrays made once and written over by every step: keep a copy of what you keep. Where a
match ends, `dones` and `rewards` say so, and everything else is already of the next match of that lane.
"""

from collections.abc import Mapping
from secrets import token_hex
from typing import Any, NamedTuple

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(f'{missing}: pip install ".[batch]" in a clone of Pioche', name=missing.name) from None

from pioche.core.game import Game
from pioche.core.seats import Action
from pioche.core.state import State
from pioche.envs import asking
from pioche.envs.asking import blank_match, game_named, portable, seed_number, whole
from pioche.envs.lanes import ALL_WELL, Kept, Lanes, seed_of
from pioche.observing.finding import observer_for
from pioche.observing.observer import Observer
from pioche.texts.speech import Speech


class Told(NamedTuple):
    """What is told of every lane; the arrays are the environment's own, and cannot be written to."""

    observations: NDArray[np.int16]  # lane, place of a row: what the seat to act knows
    masks: NDArray[np.bool_]  # lane, action: what it may do
    rewards: NDArray[np.float64]  # lane, seat: at the end what each has won more than the others on average, else 0
    dones: NDArray[np.bool_]  # lane: whether a match, or its one round, has just ended
    seats: NDArray[np.int64]  # lane: the seat to act


class IllegalAction(asking.IllegalAction):
    """An action that may not be done in its lane; nothing was done in any."""

    def __init__(self, lane: int, action: object, why: str) -> None:
        super().__init__(f"lane {lane}, action {action}: {why}")
        self.lane = lane
        self.action = action
        self.why = why


class BatchEnv:
    """`count` matches of one game side by side. The same seed and the same actions give the same matches;
    without a seed they are never the same twice.

    Without `observe` neither observations nor masks are written: for random play, for games that have no observer, or
    where states are asked themselves.
    """

    def __init__(
        self,
        game: Game | str,
        *,
        players: int | None = None,
        count: int,
        seed: str | int | None = None,
        options: Mapping[str, object] | None = None,
        lab: Mapping[str, object] | None = None,
        one_round: bool = False,
        observe: bool = True,
    ) -> None:
        self.game = game_named(game)
        blank = blank_match(self.game, players, options, lab)
        if whole("count", count) < 1:
            raise ValueError(f"count is {count}: there must be at least one lane")
        self.players = int(blank.players)
        self.observer = observer_for(blank) if observe else Observer(0, "", [], self.players, self.game.actions)
        self.count = count
        self.seed = token_hex(8) if seed is None else _text(seed)
        self._lanes = Lanes(
            blank, self.observer, count, low_wins=self.game.low_wins, one_round=one_round, observing=observe
        )
        lanes = self._lanes
        self.actions = np.asarray(lanes.actions)
        self.told = Told(
            np.asarray(lanes.observations).reshape(count, -1),
            np.asarray(lanes.masks).view(np.bool_).reshape(count, -1),
            np.asarray(lanes.rewards).reshape(count, self.players),
            np.asarray(lanes.dones).view(np.bool_),
            np.asarray(lanes.seats),
        )
        self._rows = _writable(self.told.observations)
        self.reset()

    def reset(self, seed: str | int | None = None) -> Told:
        """The first match of every lane, of this seed from now on, or of the same once more."""
        if seed is not None:
            self.seed = _text(seed)
        self._rows.fill(0)
        self._lanes.reset(self.seed)
        return self.told

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every lane; `step` takes this array as it is."""
        self._lanes.sample()
        return self.actions

    def step(self, actions: ArrayLike) -> Told:
        """Does one action in every lane, or raises IllegalAction and does none."""
        if actions is not self.actions:
            self._take(np.asarray(actions))
        wrong = self._lanes.first_wrong()
        if wrong != ALL_WELL:
            raise self._illegal(int(wrong))
        self._rows.fill(0)
        self._lanes.step()
        return self.told

    def state(self, lane: int) -> State:
        """A copy of the match of a lane, with all its secrets."""
        return self._lanes.states[self._lane(lane)].copy()

    def seed_of(self, lane: int) -> str:
        """The seed of the match that a lane is in: `game.start` with `FastRng` of it deals the same."""
        return seed_of(self.seed, self._lane(lane), int(self._lanes.nth[lane]) - 1)

    def close(self) -> None:
        """Nothing: its memory is given back with the environment."""

    def __repr__(self) -> str:
        return f"<BatchEnv of {self.game.slug}: {self.count} lanes of {self.players} players, seed {self.seed!r}>"

    def _lane(self, lane: int) -> int:
        if not 0 <= whole("lane", lane) < self.count:
            raise IndexError(f"lane is {lane}: lanes are from 0 to {self.count - 1}")
        return lane

    def _take(self, actions: NDArray[np.integer]) -> None:
        if actions.shape != (self.count,) or actions.dtype.kind not in "iu":
            raise ValueError(
                f"actions are {self.count} whole numbers, one a lane, not {actions.dtype} of shape {actions.shape}"
            )
        outside = np.flatnonzero((actions < 0) | (actions >= self.game.actions))
        if outside.size > 0:
            lane = int(outside[0])
            raise IllegalAction(lane, actions[lane], f"actions are from 0 to {self.game.actions - 1}")
        self._lanes.take(actions.astype("<u2").tobytes())

    def _illegal(self, lane: int) -> IllegalAction:
        action = Action(int(self.actions[lane]))
        refusal = self._lanes.states[lane].refusal(action)
        assert refusal is not None
        why = Speech(self.game, "en").refusal(refusal)
        return IllegalAction(lane, f"{action} ({self.game.notation((action,))})", why)

    # Copies.

    def __reduce__(self) -> tuple[object, ...]:
        blank = self._lanes.blank
        arguments = {
            "players": self.players,
            "count": self.count,
            "seed": self.seed,
            "options": dict(blank.options),
            "lab": dict(blank.lab),
            "one_round": self._lanes.one_round,
            "observe": self._lanes.observing,
        }
        return _resumed, (portable(self.game), arguments, self.actions.tolist(), self._lanes.kept())


def _text(seed: object) -> str:
    return seed if isinstance(seed, str) else str(seed_number(seed))


def _resumed(game: Game | str, arguments: dict[str, Any], actions: list[int], kept: Kept) -> BatchEnv:
    env = BatchEnv(game, **arguments)
    env._rows.fill(0)
    env._lanes.resume(kept, [env.game.load(position) for position in kept.positions])
    env._take(np.array(actions))
    return env


class _Lent:
    """The memory of an array, without its lock."""

    def __init__(self, array: NDArray[np.int16]) -> None:
        self.array = array  # kept alive by whoever holds its memory
        address, _ = array.__array_interface__["data"]
        self.__array_interface__ = {**array.__array_interface__, "data": (address, False)}


def _writable(array: NDArray[np.int16]) -> NDArray[np.int16]:
    """The same array to write to: a `vec` lends its memory for reading only."""
    return np.asarray(_Lent(array))
