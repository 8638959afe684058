"""A chance that remembers every outcome it gave, so that a match can begin otherwise and be compared."""

from librt.vecs import vec
from mypy_extensions import i64

from pioche.chance import Chance, FastRng, Script
from pioche.core.disguise import Orders, StreamKey
from pioche.core.events import Journal


class Recorder(Chance):
    """Asks another chance, and writes down what each stream answered and how many events had been heard by then."""

    def __init__(self, inner: Chance, journal: Journal) -> None:
        super().__init__()
        self.kind = inner.kind
        self.seed = inner.seed
        self.inner = inner
        self.journal = journal
        self.key: StreamKey | None = None
        self.orders: Orders = {}  # in the order the streams were opened
        self.heard: dict[StreamKey, int] = {}

    def open(self, purpose: i64, round: i64, nth: i64) -> None:
        self.inner.open(purpose, round, nth)
        key = (int(purpose), int(round), int(nth))
        self.key = key
        self.orders[key] = []
        self.heard[key] = len(self.journal.events)

    def stream(self) -> StreamKey:
        if self.key is None:
            raise ValueError("chance was asked before a stream was opened")
        return self.key

    def below(self, n: i64) -> i64:
        answer = self.inner.below(n)
        self.orders[self.stream()].append(int(answer))
        return answer

    def shuffle(self, cards: vec[i64], count: i64) -> None:
        key = self.stream()
        if self.orders[key]:
            raise ValueError(f"the stream {key} is asked for more than one shuffle: open another one for each")
        self.inner.shuffle(cards, count)
        self.orders[key] = [int(cards[i]) for i in range(count)]


class ImpossibleDeal(Exception):
    """A disguised start puts cards where no shuffle of the game puts them."""


class Rehearsal(Chance):
    """Gives written outcomes again, those of a disguised start; what was not written comes from the seed."""

    def __init__(self, script: Script, seed: str) -> None:
        super().__init__()
        self.kind = "fast"
        self.seed = seed
        self.inner = FastRng(seed)
        self.script = script
        self.given: list[int] | None = None

    def open(self, purpose: i64, round: i64, nth: i64) -> None:
        self.inner.open(purpose, round, nth)
        given = self.script.get((int(purpose), int(round), int(nth)))
        self.given = None if given is None else list(given)

    def below(self, n: i64) -> i64:
        if self.given is None:
            return self.inner.below(n)
        if not self.given or not 0 <= self.given[0] < n:
            raise ImpossibleDeal
        return self.given.pop(0)

    def shuffle(self, cards: vec[i64], count: i64) -> None:
        if self.given is None:
            self.inner.shuffle(cards, count)
            return
        if sorted(self.given) != sorted(cards[i] for i in range(count)):
            raise ImpossibleDeal
        for i, card in enumerate(self.given):
            cards[i] = card
