"""All randomness. Every random outcome is asked of one Chance, from a stream of its own.

A stream is keyed by (seed, purpose, round, nth), so a different move never changes a later deal.
"""

from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from typing import Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

# Purposes: what a stream is for. Games of other packages number theirs from 100.
DEALER: Final[i64] = 0
DEAL: Final[i64] = 1
TALON: Final[i64] = 2
SIDES: Final[i64] = 3
RESHUFFLE: Final[i64] = 4
PROGRAMMES: Final[i64] = 5
REDEAL: Final[i64] = 6
BOT: Final[i64] = 7
PLAYOUT: Final[i64] = 8

T = TypeVar("T")

# Goes up when the same seed would give other numbers; records state it.
RNG_VERSIONS: Final = {"fast": 1, "sealed": 1}

MASK32: Final[i64] = 0xFFFFFFFF
SPAN32: Final[i64] = 0x100000000


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Answers `below(n)` in the stream that was opened last."""

    def __init__(self) -> None:
        self.kind: str = "none"
        self.seed: str = ""

    def open(self, purpose: i64, round: i64, nth: i64) -> None:
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A whole number, 0 <= x < n, all equally likely."""
        raise NotImplementedError

    def shuffle(self, cards: vec[i64], count: i64) -> None:
        """Put the first `count` entries in random order."""
        i = count - 1
        while i > 0:
            j = self.below(i + 1)
            held = cards[i]
            cards[i] = cards[j]
            cards[j] = held
            i -= 1

    def fork(self) -> str:
        """A fresh seed drawn from the open stream, for a state that must not share our future."""
        return f"{self.below(SPAN32):08x}{self.below(SPAN32):08x}"


def _mix(value: i64) -> i64:
    """A 32-bit finalizer in arithmetic that never overflows 63 bits."""
    value ^= value >> 16
    value = (value * 0x45D9F3B) & MASK32
    value ^= value >> 16
    value = (value * 0x2C1B3C6D) & MASK32
    value ^= value >> 13
    return value & MASK32


class FastRng(Chance):
    """A small fast counter (sfc32) in 32-bit arithmetic: the same deals compiled or not, everywhere."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.kind = "fast"
        self.seed = seed
        key = sha256(seed.encode()).digest()
        self.key_a: i64 = int.from_bytes(key[0:4], "big")
        self.key_b: i64 = int.from_bytes(key[4:8], "big")
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.counter: i64 = 1
        self.open(PLAYOUT, 0, 0)

    def open(self, purpose: i64, round: i64, nth: i64) -> None:
        self.a = _mix(self.key_a ^ _mix(purpose + 0x9E3779B1))
        self.b = _mix(self.key_b ^ _mix(round + 0x85EBCA77))
        self.c = _mix(self.a ^ _mix(self.b ^ _mix(nth + 0xC2B2AE3D)))
        self.counter = 1
        for _ in range(8):
            self.next32()

    def next32(self) -> i64:
        result = (self.a + self.b + self.counter) & MASK32
        self.counter = (self.counter + 1) & MASK32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK32
        self.c = (((self.c << 21) | (self.c >> 11)) + result) & MASK32
        return result

    def below(self, n: i64) -> i64:
        if n == SPAN32:
            return self.next32()
        product = self.next32() * n
        low = product & MASK32
        if low < n:
            unfair = (SPAN32 - n) % n
            while low < unfair:
                product = self.next32() * n
                low = product & MASK32
        return product >> 32


class SealedRng(Chance):
    """A SHA-256 stream that nobody can foretell; its seed can be committed to and shown later."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.kind = "sealed"
        self.seed = seed
        self._prefix = b""
        self._block = 0
        self._bytes = b""
        self._at = 0
        self.open(PLAYOUT, 0, 0)

    def open(self, purpose: i64, round: i64, nth: i64) -> None:
        self._prefix = f"{self.seed}|{purpose}|{round}|{nth}|".encode()
        self._block = 0
        self._bytes = b""
        self._at = 0

    def _next32(self) -> i64:
        if self._at == len(self._bytes):
            self._bytes = sha256(self._prefix + str(self._block).encode()).digest()
            self._block += 1
            self._at = 0
        word: i64 = int.from_bytes(self._bytes[self._at : self._at + 4], "big")
        self._at += 4
        return word

    def below(self, n: i64) -> i64:
        unfair = SPAN32 % n
        word = self._next32()
        while word >= SPAN32 - unfair:
            word = self._next32()
        return word % n


def commitment(seed: str) -> str:
    """What is published before the deal: it binds the seed without showing it."""
    return sha256(b"pioche seed|" + seed.encode()).hexdigest()


def mixed(secret: str, entropy: list[str]) -> str:
    """The seed of a table's deal: nobody who knew only some of its parts could foretell it.

    Each part is hashed after its length in bytes, so that no two lists of parts give the same bytes.
    """
    mix = sha256(b"pioche deal|")
    for part in [secret, *entropy]:
        written = part.encode()
        mix.update(f"{len(written)}:".encode() + written)
    return mix.hexdigest()


Script = Mapping[tuple[int, int, int], list[int]]


class Scripted(Chance):
    """Explicit outcomes for the streams named, for tests; the others come from a seed.

    A script entry for a shuffle is the order wanted (a prefix is enough: the rest follows as it lies);
    for single draws it is the list of numbers to answer.
    """

    def __init__(self, script: Script, seed: str = "script") -> None:
        super().__init__()
        self.kind = "fast"
        self.seed = seed
        self._script = script
        self._rest = FastRng(seed)
        self._given: list[int] | None = None
        self._at = 0

    def open(self, purpose: i64, round: i64, nth: i64) -> None:
        self._given = self._script.get((int(purpose), int(round), int(nth)))
        self._at = 0
        self._rest.open(purpose, round, nth)

    def below(self, n: i64) -> i64:
        if self._given is None or self._at >= len(self._given):
            return self._rest.below(n)
        answer: i64 = self._given[self._at]
        self._at += 1
        if not 0 <= answer < n:
            raise ValueError(f"the script answers {answer} where a number below {n} was asked")
        return answer

    def shuffle(self, cards: vec[i64], count: i64) -> None:
        if self._given is None:
            self._rest.shuffle(cards, count)
            return
        pool: list[int] = []
        for i in range(count):
            pool.append(cards[i])
        order: list[int] = []
        for wanted in self._given:
            pool.remove(wanted)
            order.append(wanted)
        order += pool
        for i in range(count):
            cards[i] = order[i]


class Counted(Chance):
    """Another Chance, with a count of the streams opened: whether a move drew chance shows in it.

    Copies of a state share it, so what is tried out on a copy counts too: compare around the move alone.
    """

    def __init__(self, chance: Chance) -> None:
        super().__init__()
        self.kind = chance.kind
        self.seed = chance.seed
        self.drawn: int = 0
        self._chance = chance

    def open(self, purpose: i64, round: i64, nth: i64) -> None:
        self.drawn += 1
        self._chance.open(purpose, round, nth)

    def below(self, n: i64) -> i64:
        return self._chance.below(n)

    def shuffle(self, cards: vec[i64], count: i64) -> None:
        self._chance.shuffle(cards, count)


class Enumerating(Chance):
    """Follows a path of answers, then answers 0; remembers how wide each question was."""

    def __init__(self, path: list[int]) -> None:
        super().__init__()
        self.kind = "enumerating"
        self.path = path
        self.widths: list[int] = []

    def open(self, purpose: i64, round: i64, nth: i64) -> None:
        pass

    def below(self, n: i64) -> i64:
        at = len(self.widths)
        self.widths.append(n)
        if at == len(self.path):
            self.path.append(0)
        return self.path[at]


def outcomes(play: Callable[[Chance], T]) -> Iterator[tuple[float, T]]:
    """Every (probability, result) of a procedure that draws from chance."""
    path: list[int] = []
    while True:
        chance = Enumerating(path)
        result = play(chance)
        weight = 1.0
        for width in chance.widths:
            weight /= width
        yield weight, result
        path = chance.path[: len(chance.widths)]
        while path and path[-1] == chance.widths[len(path) - 1] - 1:
            path.pop()
        if not path:
            return
        path[-1] += 1


def chance_of(kind: str, seed: str) -> Chance:
    """The generator a record or a position names."""
    if kind == "fast":
        return FastRng(seed)
    if kind == "sealed":
        return SealedRng(seed)
    raise ValueError(f"unknown random generator {kind!r}: write fast or sealed")
