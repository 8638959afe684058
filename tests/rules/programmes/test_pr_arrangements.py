"""PR-10 to PR-19 and PR-32 at random: reveals accepted, refused and offered, beside a second reading of the rules."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import permutations

import pytest

from pioche.cards import SUITS
from pioche.chance import FastRng
from pioche.core.refusal import Refusal
from tests.rules.programmes.book import BOOK, Directive, accepted, completes, low_of, possible
from tests.rules.programmes.table import CARDS, IDS, NATURALS, Table, asked, given, in_order, split, wild

Arrangement = list[list[str]]
RANKS_UP = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
WAYS: list[dict[str, object]] = [
    {"mixed_runs": True, "wild_limit": "none"},
    {"mixed_runs": False, "wild_limit": "none"},
    {"mixed_runs": True, "wild_limit": "half"},
]


class Dealer:
    """Random arrangements, hands and mistakes."""

    def __init__(self, seed: object) -> None:
        self.rng = FastRng(f"arrangements {seed}")
        self.rng.open(100, 0, 0)

    def one(self, choices: Sequence[str]) -> str:
        return choices[self.rng.below(len(choices))]

    def combination(self, one: Directive, left: Counter[str], wildness: int) -> list[str]:
        suits = one.suits or SUITS
        if one.kind == "set":
            value = one.imposed[0] if one.imposed else self.one([rank for rank in RANKS_UP if rank != "2"])
            names = [f"{value}{self.one(suits)}" for _ in range(one.size)]
        else:
            low = one.lowest or 1 + self.rng.below(15 - one.size)
            suit = self.one(suits)
            mixed = one.suits and self.rng.below(2)
            ranks = RANKS_UP[low - 1 : low - 1 + one.size]
            names = [f"{value}{self.one(suits) if mixed else suit}" for value in ranks]
        cards = []
        for name in names:
            if wild(name) or left[name] == 0 or self.rng.below(10) < wildness:
                name = self.one([card for card in left if wild(card) and left[card]])
            left[name] -= 1
            cards.append(name)
        return cards

    def arrangement(self, programme: str) -> tuple[Arrangement, list[str]]:
        """Combinations as a programme asks for them, more or less, and all other cards."""
        left = Counter(CARDS)
        wildness = 0 if BOOK[programme].no_wilds else 2
        combinations = [self.combination(one, left, wildness) for one in BOOK[programme].places]
        return combinations, list(left.elements())

    def spoil(self, combinations: Arrangement, spare: list[str]) -> None:
        """Some change that may or may not matter."""
        cards = combinations[self.rng.below(len(combinations))]
        at = self.rng.below(len(cards))
        what = self.rng.below(5)
        if what == 0:
            cards[at], spare[0] = spare[0], cards[at]
        elif what == 1:
            other = self.rng.below(len(cards))
            cards[at], cards[other] = cards[other], cards[at]
        elif what == 2:
            others = combinations[self.rng.below(len(combinations))]
            other = self.rng.below(len(others))
            cards[at], others[other] = others[other], cards[at]
        elif what == 3 and len(cards) > 1:
            spare.append(cards.pop(at))
        else:
            cards.append(spare.pop())


def written(combinations: Sequence[Sequence[str]]) -> str:
    return "reveal " + " / ".join("".join(cards) for cards in combinations)


@pytest.mark.parametrize("options", WAYS)
def test_pr_32_a_reveal_is_accepted_exactly_when_it_meets_the_programme(options: dict[str, object]) -> None:
    dealer = Dealer(options)
    verdicts: Counter[bool] = Counter()
    for turn in range(600):
        programme = IDS[turn % 48]
        combinations, rest = dealer.arrangement(programme)
        spare = [rest.pop(dealer.rng.below(len(rest))) for _ in range(min(2, 14 - BOOK[programme].size))]
        if turn % 3:
            dealer.spoil(combinations, spare)
        hand = " ".join(card for cards in [*combinations, spare] for card in cards)
        verdicts[judged(programme, combinations, hand, options)] += 1
    assert min(verdicts[True], verdicts[False]) > 100


def refused(table: Table, move: str) -> str | None:
    """The kind of refusal this move meets; None if it was played."""
    try:
        table.plays(move)
    except Refusal as refusal:
        return refusal.kind
    return None


def judged(programme: str, combinations: Arrangement, hand: str, options: Mapping[str, object]) -> bool:
    """The game's verdict, which is that of the book."""
    left = Counter(CARDS) - Counter(split(hand))
    natural = next(card for card in NATURALS if left[card])
    other = next(card for card in reversed(NATURALS) if left[card] and not wild(card))
    table = given([hand, natural], programmes={0: programme}, discard=other, options=options)
    expected = completes(programme, combinations, options)
    assert refused(table, written(combinations)) == (None if expected else "illegal"), (programme, combinations)
    if not expected:
        return False
    laid: list[tuple[object, ...]] = []
    for one, cards in zip(BOOK[programme].places, combinations, strict=True):
        if one.kind == "run":
            laid.append(("run", low_of(cards), accepted(one, cards, options), " ".join(cards)))
        else:
            value = next(card[:-1] for card in cards if not wild(card))
            laid.append(("set", value, "", " ".join(in_order(cards))))
    found: list[tuple[object, ...]] = []
    for entry in table.entries("combinations"):
        assert isinstance(entry, dict)
        assert entry["owner"] == 0
        cards = entry["cards"].split()
        if entry["kind"] == "run":
            found.append(("run", entry["low"], entry["suits"], " ".join(cards)))
        else:
            found.append(("set", entry["rank"], "", " ".join(in_order(cards))))
    assert sorted(map(str, found)) == sorted(map(str, laid))
    return True


def hand_of(dealer: Dealer, programme: str) -> list[str]:
    """Fourteen cards among which the programme may be met, or nearly."""
    combinations, rest = dealer.arrangement(programme)
    cards = [card for some in combinations for card in some]
    for _ in range(dealer.rng.below(4)):
        rest.append(cards.pop(dealer.rng.below(len(cards))))
    while len(cards) < 14:
        cards.append(rest.pop(dealer.rng.below(len(rest))))
    return cards


def offered(programme: str, hand: Sequence[str], options: Mapping[str, object]) -> list[Arrangement]:
    """The reveals the game lists."""
    left = [card for card in (Counter(CARDS) - Counter(hand)).elements() if not wild(card)]
    table = given([" ".join(hand), left[0]], programmes={0: programme}, discard=left[-1], options=options)
    reveals = [move.removeprefix("reveal ") for move in table.moves() if move.startswith("reveal")]
    return [[split(part) for part in text.split(" / ")] for text in reveals]


@pytest.mark.parametrize("options", WAYS)
def test_pr_32_a_reveal_is_offered_exactly_when_the_hand_can_meet_the_programme(options: dict[str, object]) -> None:
    dealer = Dealer(f"hands {options}")
    verdicts: Counter[bool] = Counter()
    for turn in range(240):
        programme = IDS[turn % 48]
        hand = hand_of(dealer, programme)
        found = offered(programme, hand, options)
        assert bool(found) == possible(programme, hand, options), (programme, hand)
        for combinations in found[:20]:
            assert completes(programme, combinations, options)
            assert not Counter(card for cards in combinations for card in cards) - Counter(hand)
        verdicts[bool(found)] += 1
    assert min(verdicts[True], verdicts[False]) > 40


def alike(programme: str, combinations: Sequence[Sequence[str]]) -> tuple[tuple[str, str], ...]:
    """An arrangement, whichever wilds it uses, and whatever the order inside its sets and among equal directives."""
    places = BOOK[programme].places
    texts = []
    for one, cards in zip(places, combinations, strict=True):
        plain = ["*" if wild(card) else card for card in cards]
        texts.append((str(places.index(one)), " ".join(sorted(plain) if one.kind == "set" else plain)))
    return tuple(sorted(texts))


@pytest.mark.parametrize(
    ("programme", "hand"),
    [
        ("P01", "3H 4H 5H 6H 7H 9C"),
        ("P01", "3H 4H 5H 6H JK 2S 9C"),
        ("P01", "AD 2D 3D 4D JD QD KD"),
        ("P03", "9C 9C 9D 9H 9S 2D JK"),
        ("P04", "3S 3H 4S 5S JK 2S"),
        ("P05", "9C 9D 9H 9S 10H JH 2S"),
        ("P05", "9H 9H 9C 10H JH JK JK"),
        ("P02", "9C 9D 9H 8C 8D 8H JK"),
        ("P06", "3H 4H 5H 6H 7H 8H JK"),
        ("P06", "3H 4H 5H 3H 4H 5H JK"),
        ("P08", "4H 5D 6S 7H 8D 5H 9S"),
        ("P14", "9D 9D 9H 9S 9C JK JK"),
        ("P31", "3H 4H 5H 6H 7H 2S JK"),
        ("P46", "AH AH 2C 3S 4S 5S JK 2D"),
    ],
)
@pytest.mark.parametrize("options", WAYS)
def test_pr_32_every_way_to_reveal_is_offered_wilds_being_alike(
    programme: str, hand: str, options: dict[str, object]
) -> None:
    cards = hand.split()
    sizes = [one.size for one in BOOK[programme].places]
    expected = set()
    for order in set(permutations(cards, sum(sizes))):
        rest = list(order)
        combinations = [[rest.pop(0) for _ in range(size)] for size in sizes]
        if completes(programme, combinations, options):
            expected.add(alike(programme, combinations))
    found = [alike(programme, combinations) for combinations in offered(programme, cards, options)]
    assert set(found) == expected
    assert len(found) == len(set(found))


@pytest.mark.parametrize(("used", "kept"), [("2D", "JK"), ("JK", "2D")])
def test_pr_32_which_wild_to_use_is_the_players_choice(used: str, kept: str) -> None:
    table = asked("P03", "9C 9D 9H 2D JK KS").plays(f"reveal 9C9D9H{used}")
    assert in_order(table.hands[0]) == in_order(["KS", kept])
    table = asked("P01", "4H 5H 6H 2D JK KS").plays(f"reveal {used}4H5H6H").lies(f"{used} 4H 5H 6H")
    assert in_order(table.hands[0]) == in_order(["KS", kept])
