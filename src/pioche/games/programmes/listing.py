"""The programme cards: a readable list for each version of the rules, and what each card asks for."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from pioche.cards import RANKS, SUITS

# A list never changes once played: another rules version names another file, and the old one stays.
LISTS: Final = {1: "programmes.v1.toml", 2: "programmes.v2.toml"}
TINY: Final = {1: "tiny.v1.toml", 2: "tiny.v1.toml"}  # for reduced games
TIERS: Final = ("easy", "normal", "hard")
SUN: Final = "sun"
NO_WILDS: Final = "no wilds"
RUN: Final = "run"
SET: Final = "set"

MOST_CARDS: Final = 13  # PR-03
MOST_TIMES: Final = 3  # PR-14
HIGH_ACE: Final = 14


class Directive:
    """One line of a programme: `2x set 3`, `run 3-4-5`, `run 5 in HDS`."""

    def __init__(self, kind: str, times: int, size: int, first: int, suits: str) -> None:
        self.kind = kind
        self.times = times  # PR-14
        self.size = size
        self.first = first  # PR-12: the lowest rank of an imposed run, the rank of an imposed set; 0 where free
        self.suits = suits  # PR-13: "" where any will do

    def text(self) -> str:
        times = f"{self.times}x " if self.times > 1 else ""
        suits = f" in {self.suits}" if self.suits else ""
        return f"{times}{self.kind} {'-'.join(self.ranks()) or self.size}{suits}"

    def printed(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "times": self.times,
            "size": self.size,
            "ranks": self.ranks(),
            "suits": self.suits,
        }

    def ranks(self) -> list[str]:
        """The ranks imposed, in order; none where they are free."""
        if self.first == 0:
            return []
        step = 1 if self.kind == RUN else 0
        return [rank_name(self.first + step * i) for i in range(self.size)]


class Programme:
    """A programme card. A sun asks for nothing."""

    def __init__(self, name: str, tier: str, directives: list[Directive], wilds: bool) -> None:
        self.name = name
        self.tier = tier
        self.directives = directives
        self.wilds = wilds  # PR-15

    @property
    def is_sun(self) -> bool:
        return self.tier == SUN

    def cards(self) -> int:
        return sum(directive.times * directive.size for directive in self.directives)

    def text(self) -> str:
        asked = [directive.text() for directive in self.directives]
        if not self.wilds:
            asked.append(NO_WILDS)
        return ", ".join(asked) or SUN

    def printed(self) -> dict[str, object]:
        return {"asks": [directive.printed() for directive in self.directives], "wilds": self.wilds, "sun": self.is_sun}


def rank_name(rank: int) -> str:
    return RANKS[(rank - 1) % 13]


def directive_of(text: str) -> Directive:
    """Reads `2x set 3`; ValueError says what is wrong with it."""
    words = text.split()
    times = 1
    if words and words[0].endswith("x"):
        times = int(words.pop(0)[:-1])
    suits = ""
    if len(words) == 4 and words[2] == "in":
        suits = words.pop()
        words.pop()
    if len(words) != 2 or words[0] not in (RUN, SET):
        raise ValueError(f"{text!r} is no directive: write 2x set 3, run 3-4-5 or run 5 in HDS")
    kind, asked = words
    first, size = (0, int(asked)) if asked.isdecimal() else _imposed(kind, asked.split("-"))
    if not 1 <= times <= MOST_TIMES or not 2 <= size <= MOST_CARDS:
        raise ValueError(f"{text!r} asks for {times} times {size} cards")
    if suits != "".join(suit for suit in SUITS if suit in suits):
        raise ValueError(f"{text!r}: write suits in the order {SUITS}")
    return Directive(kind, times, size, first, suits)


def _imposed(kind: str, names: list[str]) -> tuple[int, int]:
    """The first rank and the number of cards of `3-4-5` or `5-5-5`."""
    ranks = [RANKS.index(name) + 1 for name in names]
    if kind == RUN and len(ranks) > 1 and ranks[-1] == 1:
        ranks[-1] = HIGH_ACE
    step = 1 if kind == RUN else 0
    if any(rank != ranks[0] + step * i for i, rank in enumerate(ranks)) or (kind == SET and ranks[0] == 2):
        raise ValueError(f"{'-'.join(names)} is no {kind}")
    return ranks[0], len(ranks)


def _crossing(one: str, other: str) -> bool:
    """Whether two suit choices overlap and neither holds the other; the solver counts on this never being so."""
    both = set(one) & set(other)
    return bool(both) and both != set(one) and both != set(other)


def programme_of(name: str, tier: str, asks: list[str]) -> Programme:
    directives = [directive_of(text) for text in asks if text != NO_WILDS]
    programme = Programme(name, tier, directives, NO_WILDS not in asks)
    if (tier not in TIERS and tier != SUN) or programme.is_sun != (not directives):
        raise ValueError(f"{name}: the tier {tier!r} does not fit what it asks")
    if programme.cards() > MOST_CARDS:
        raise ValueError(f"{name} asks for {programme.cards()} cards, more than {MOST_CARDS}")
    for one in directives:
        if any(_crossing(one.suits, other.suits) for other in directives):
            raise ValueError(f"{name}: permitted suits must be the same, apart, or one within the other")
    return programme


def read_list(source: str) -> tuple[Programme, ...]:
    """The programmes of a TOML text, in its order."""
    found: list[Programme] = []
    for name, entry in tomllib.loads(source).items():
        found.append(programme_of(name, entry["tier"], entry.get("asks", [])))
    return tuple(found)


def _read(name: str) -> tuple[Programme, ...]:
    return read_list(files("pioche.games.programmes").joinpath(name).read_text(encoding="utf-8"))


@cache
def listing(rules: int) -> tuple[Programme, ...]:
    """Every card of a rules version; a programme's number is its place here. The tiny ones of the lab come last."""
    return (*_read(LISTS[rules]), *_read(TINY[rules]))


@cache
def numbers(rules: int) -> dict[str, int]:
    """The number of each programme by its name."""
    return {programme.name: i for i, programme in enumerate(listing(rules))}
