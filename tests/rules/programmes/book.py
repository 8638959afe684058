"""The list of programmes and what meets one, read a second time from the data file and the rules."""

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files

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
    text = (files("pioche.games.programmes") / "programmes.v1.toml").read_text()
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
