"""Matches of one game side by side, stepped together: the loops of `pioche.envs.batch`."""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from pioche.chance import FastRng
from pioche.core.seats import NOBODY, Action
from pioche.core.state import State, gains
from pioche.observing.observer import Observer, mark_actions, mark_bits

ALL_WELL: Final[i64] = -1


def seed_of(seed: str, lane: int, nth: int) -> str:
    """The seed of the nth match of a lane, both from 0: `FastRng` of it deals that match."""
    return f"{seed}/{lane}/{nth}"


class Kept(NamedTuple):
    """What lanes are made again from, beside what all their matches have in common."""

    nth: list[int]
    positions: list[dict[str, object]]
    before: list[list[int]]
    rewards: list[float]
    dones: list[int]
    stream: tuple[int, int, int, int]  # of the actions sampled


class Lanes:
    """One match a lane; where one ends, the next begins in the same step.

    What is told of all lanes lies in flat rows, which NumPy reads where they are. Observations must be zeros before
    `reset` and `step`: to clear them is NumPy's work, which is quicker at it. Without `observing` there are neither
    observations nor masks.
    """

    def __init__(
        self, blank: State, observer: Observer, count: int, *, low_wins: bool, one_round: bool, observing: bool
    ) -> None:
        self.blank = blank  # before its first deal
        self.observer = observer
        self.count: i64 = count
        self.players: i64 = blank.players
        self.low_wins = low_wins
        self.one_round = one_round
        self.observing = observing
        self.seed: str = ""
        self.chance = FastRng("")
        self.states: list[State] = [blank.copy() for _ in range(count)]
        self.nth: vec[i64] = vec[i64]([0] * count)  # matches that a lane has begun
        self.before: list[list[int]] = [[] for _ in range(count)]  # the scores that rewards are counted from
        width = int(observer.size) if observing else 0
        self.observations: vec[i16] = vec[i16]([0] * (count * width))
        self.masks: vec[u8] = vec[u8]([0] * (count * int(observer.actions) if observing else 0))
        self.bits: vec[i64] = vec[i64]([0] * count)  # what is marked in each mask, where the game is narrow …
        self.marked: list[list[Action]] = [[] for _ in range(count)]  # … and where it is not
        self.rewards: vec[float] = vec[float]([0.0] * (count * int(blank.players)))
        self.dones: vec[u8] = vec[u8]([0] * count)
        self.seats: vec[i64] = vec[i64]([0] * count)
        self.actions: vec[i64] = vec[i64]([0] * count)

    def reset(self, seed: str) -> None:
        """The first match of every lane."""
        self.seed = seed
        self.chance = FastRng(f"{seed}/actions")
        for lane in range(self.count):
            self.nth[lane] = 0
            self._begin(lane)
            self._clear(lane)
            self._tell(lane, self.states[lane])

    def kept(self) -> Kept:
        chance = self.chance
        return Kept(
            [int(nth) for nth in self.nth],
            [state.dump() for state in self.states],
            self.before,
            list(self.rewards),
            [int(done) for done in self.dones],
            (int(chance.a), int(chance.b), int(chance.c), int(chance.counter)),
        )

    def resume(self, kept: Kept, states: list[State]) -> None:
        """Goes on from what was kept; the states are those of its positions."""
        for lane in range(self.count):
            self.nth[lane] = kept.nth[lane]
            self.states[lane] = states[lane]
            self.before[lane] = kept.before[lane]
            self.dones[lane] = u8(kept.dones[lane])
            self._tell(lane, self.states[lane])
        for i in range(len(kept.rewards)):
            self.rewards[i] = kept.rewards[i]
        chance = self.chance
        chance.a, chance.b, chance.c, chance.counter = kept.stream

    def sample(self) -> None:
        """A legal action for every lane, all equally likely."""
        actions = self.actions
        states = self.states
        chance = self.chance
        for lane in range(self.count):
            actions[lane] = states[lane].pick(chance)

    def take(self, given: bytes) -> None:
        """Actions from outside, two bytes each, the low one first."""
        actions = self.actions
        for lane in range(self.count):
            low: i64 = given[2 * lane]
            high: i64 = given[2 * lane + 1]
            actions[lane] = low | high << 8

    def first_wrong(self) -> i64:
        """The first lane whose action is illegal, or ALL_WELL."""
        actions = self.actions
        if self.observing:
            width = self.observer.actions
            masks = self.masks
            for lane in range(self.count):
                if masks[lane * width + actions[lane]] == 0:
                    return lane
            return ALL_WELL
        states = self.states
        for lane in range(self.count):
            if states[lane].refusal(Action(actions[lane])) is not None:
                return lane
        return ALL_WELL

    def step(self) -> None:
        """Does the actions, which must be legal."""
        actions = self.actions
        states = self.states
        for lane in range(self.count):
            if self.dones[lane] != 0:
                self._clear(lane)
            state = states[lane]
            state.apply(Action(actions[lane]))
            if state.seat == NOBODY or (self.one_round and state.round != 0):
                self._end(lane, state)
            self._tell(lane, state)

    def _begin(self, lane: i64) -> None:
        """The next match of a lane that has something to decide."""
        state = self.states[lane]
        while True:
            state.copy_from(self.blank)
            state.chance = FastRng(seed_of(self.seed, int(lane), int(self.nth[lane])))
            self.nth[lane] += 1
            state.begin()
            if state.seat != NOBODY:
                break
        self.before[lane] = state.scores()

    def _end(self, lane: i64, state: State) -> None:
        before = self.before[lane]
        after = state.round_scores() if self.one_round else state.scores()
        won: list[float] = []
        for seat in range(self.players):
            gain = float(after[seat] - before[seat])
            won.append(-gain if self.low_wins else gain)
        first = lane * self.players
        for reward in gains(won):
            self.rewards[first] = reward
            first += 1
        self.dones[lane] = 1
        self._begin(lane)

    def _clear(self, lane: i64) -> None:
        """Nothing has ended in this lane."""
        self.dones[lane] = 0
        for i in range(lane * self.players, (lane + 1) * self.players):
            self.rewards[i] = 0.0

    def _tell(self, lane: i64, state: State) -> None:
        self.seats[lane] = state.seat
        if not self.observing:
            return
        observer = self.observer
        observer.fill(state, state.seat, self.observations, lane * observer.size)
        at = lane * observer.actions
        if observer.narrow:
            choices = observer.choices(state)
            mark_bits(self.bits[lane] & ~choices, 0, self.masks, at)
            mark_bits(choices & ~self.bits[lane], 1, self.masks, at)
            self.bits[lane] = choices
        else:
            legal = state.legal()
            mark_actions(self.marked[lane], 0, self.masks, at)
            mark_actions(legal, 1, self.masks, at)
            self.marked[lane] = legal
