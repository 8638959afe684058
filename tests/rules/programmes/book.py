"""The list of programmes and what meets one, read a second time from the data file and the rules."""

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from itertools import combinations

from pioche.cards import RANKS, SUITS
from tests.rules.programmes.table import rank, wild


class Directive:
    """One line of a programme: so many runs or sets, of so many cards."""

    def __init__(self, line: str) -> None:
        words = line.split()
        self.times = int(words.pop(0)[:-1]) if words[0].endswith("x") else 1
        self.kind = words.pop(0)
        what = words.pop(0)
        self.imposed = what.split("-") if not what.isdigit() else []
        self.size = len(self.imposed) or int(what)
        self.suits = words[1] if words else ""
        assert self.kind in ("run", "set")
        assert words == [] or words[0] == "in"

    @property
    def lowest(self) -> int | None:
        """The lowest rank of an imposed run."""
        if self.kind == "set" or not self.imposed:
            return None
        return RANKS.index(self.imposed[0]) + 1


class Programme:
    def __init__(self, entry: Mapping[str, object]) -> None:
        lines = entry.get("asks", [])
        assert isinstance(lines, list)
        self.tier = str(entry["tier"])
        self.no_wilds = "no wilds" in lines
        self.directives = [Directive(line) for line in lines if line != "no wilds"]

    @property
    def places(self) -> list[Directive]:
        """One directive a combination."""
        return [one for one in self.directives for _ in range(one.times)]

    @property
    def size(self) -> int:
        return sum(one.size for one in self.places)


def book() -> dict[str, Programme]:
    text = (files("pioche.games.programmes") / "programmes.v2.toml").read_text()
    return {name: Programme(entry) for name, entry in tomllib.loads(text).items()}


BOOK = book()


def low_of(cards: Sequence[str]) -> int | None:
    """The lowest rank of what stands as a run from low to high, whatever the suits; None if it is none (PR-18)."""
    for low in range(1, 16 - len(cards)):
        ranks = range(low, low + len(cards))
        if all(
            wild(card) or value in (rank(card), rank(card) + 13 * (rank(card) == 1))
            for card, value in zip(cards, ranks, strict=True)
        ):
            return low
    return None


def meets(one: Directive, cards: Sequence[str], options: Mapping[str, object]) -> bool:
    """PR-11 to PR-13, PR-17, PR-18, PR-32."""
    naturals = [card for card in cards if not wild(card)]
    if len(cards) != one.size or not naturals:
        return False
    if options["wild_limit"] == "half" and len(cards) > 2 * len(naturals):
        return False
    suits = {card[-1] for card in naturals}
    if one.suits and not suits <= set(one.suits):
        return False
    if one.kind == "set":
        return len({card[:-1] for card in naturals}) == 1 and naturals[0][:-1] in (one.imposed or RANKS)
    if len(suits) > 1 and (not one.suits or not options["mixed_runs"]):
        return False
    low = low_of(cards)
    return low is not None and one.lowest in (None, low)


def completes(name: str, combinations: Sequence[Sequence[str]], options: Mapping[str, object]) -> bool:
    """Whether these combinations, directive by directive, meet the programme."""
    asked = BOOK[name]
    if len(combinations) != len(asked.places):
        return False
    if asked.no_wilds and any(wild(card) for cards in combinations for card in cards):
        return False
    return all(meets(one, cards, options) for one, cards in zip(asked.places, combinations, strict=True))


def accepted(one: Directive, cards: Sequence[str], options: Mapping[str, object]) -> str:
    """PR-34: the suits a run laid for this directive takes."""
    if one.suits and options["mixed_runs"]:
        return "".join(suit for suit in SUITS if suit in one.suits)
    return next(card[-1] for card in cards if not wild(card))


def possible(name: str, hand: Sequence[str], options: Mapping[str, object]) -> bool:
    """Whether some cards of the hand complete the programme: every way is tried."""
    asked = BOOK[name]
    wilds = 0 if asked.no_wilds else sum(wild(card) for card in hand)
    naturals = tuple(sorted(card for card in hand if not wild(card)))
    failed: set[tuple[int, tuple[str, ...], int]] = set()

    def met_from(place: int, cards: tuple[str, ...], wilds: int) -> bool:
        if place == len(asked.places):
            return True
        if (place, cards, wilds) in failed:
            return False
        one = asked.places[place]
        for used in natural_parts(one, cards, options):
            missing = one.size - len(used)
            if missing > wilds or (options["wild_limit"] == "half" and missing > len(used)):
                continue
            left = list(cards)
            for card in used:
                left.remove(card)
            if met_from(place + 1, tuple(left), wilds - missing):
                return True
        failed.add((place, cards, wilds))
        return False

    return met_from(0, naturals, wilds)


def natural_parts(one: Directive, cards: tuple[str, ...], options: Mapping[str, object]) -> set[tuple[str, ...]]:
    """Every choice of naturals that wilds could fill up to what a directive asks; never none at all."""
    fitting = [card for card in cards if not one.suits or card[-1] in one.suits]
    found: set[tuple[str, ...]] = set()
    if one.kind == "set":
        for name in one.imposed[:1] or RANKS:
            same = [card for card in fitting if card[:-1] == name]
            for count in range(1, min(one.size, len(same)) + 1):
                found.update(combinations(same, count))
        return found
    mixed = bool(one.suits) and options["mixed_runs"] is True
    lows = [one.lowest] if one.lowest is not None else range(1, 16 - one.size)
    for suits in [one.suits] if mixed else (one.suits or SUITS):
        for low in lows:
            ways: list[tuple[str, ...]] = [()]
            for value in range(low, low + one.size):
                here = {card for card in fitting if card[-1] in suits and rank(card) in (value, value - 13)}
                ways = [(*way, *more) for way in ways for more in [(), *((card,) for card in here)]]
            found.update(way for way in ways if way)
    return found
