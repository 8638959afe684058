"""The solver against trying everything: whether a hand completes, every arrangement, how many cards are missing."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, seed, settings
from hypothesis.strategies import binary

from pioche.cards import JOKER, cards_of
from pioche.games.programmes.arrangements import WILD, arrangements, new_sets
from pioche.games.programmes.distance import Gauge
from pioche.games.programmes.listing import Programme, programme_of
from pioche.games.programmes.shapes import FAR
from pioche.games.programmes.solver import Solver
from tests.games.programmes import brute
from tests.games.programmes.hands import (
    LISTED,
    VARIANTS,
    Dice,
    Hand,
    Variant,
    books,
    completed_hand,
    laid_ways,
    masks,
    small_programmes,
    themed_hand,
)

# Four parts compare over 100,000 different hands: so many batches of so many hands, each from so many bytes of chance.
BATCHES, BATCH, BYTES = 590, 50, 40

WHOLE = tuple([card for card in range(52) if card // 4 != 1] * 2 + [int(JOKER)] * 12)  # a two counts as a joker here


def gauge_of(programme: Programme, mixed: bool, half: bool) -> Gauge:
    return Gauge(books([programme])[mixed, half], *masks(WHOLE))


# The booklet's examples.

EXAMPLES = [
    ("run of four", ["run 4"], "3H4H5H6H"),
    ("run of four with a two as ten", ["run 4"], "8S9S2DJS"),
    ("set of six", ["set 6"], "7H7S7D2S7CJK"),
    ("imposed 3-4-5", ["run 3-4-5"], "3S4S5S"),
    ("imposed five fives", ["set 5-5-5-5-5"], "2S5H5C5S2H"),
    ("run in spades", ["run 4 in S"], "8S9SJKJS"),
    ("run in three suits, all of one", ["run 5 in DHS"], "4S5S6S7S2H"),
    ("run in three suits, mixed", ["run 5 in DHS"], "4H5H6H7D8S"),
    ("three sets of three", ["3x set 3"], "2S3H3D7D7S7C9S9DJK"),
    ("two sets of three without wilds", ["2x set 3", "no wilds"], "ACASAH8H8C8S"),
    ("ace low", ["run 4"], "AD2D3D4D"),
    ("ace high", ["run 4"], "JDQDKDAD"),
]


@pytest.mark.parametrize(("asks", "cards"), [example[1:] for example in EXAMPLES], ids=[one[0] for one in EXAMPLES])
def test_the_booklets_example_holds_and_needs_each_of_its_cards(asks: list[str], cards: str) -> None:
    programme = programme_of("X", "easy", asks)
    gauge = gauge_of(programme, True, False)
    hand = cards_of(cards)
    assert gauge.completes(0, *masks(tuple(hand)))
    assert gauge.distance(0, *masks(tuple(hand))) == 0
    for i in range(len(hand)):
        fewer = masks((*hand[:i], *hand[i + 1 :]))
        assert not gauge.completes(0, *fewer)
        assert gauge.distance(0, *fewer) == 1


def test_without_mixed_runs_the_mixed_example_alone_falls() -> None:
    programmes = [programme_of("X", "easy", asks) for _, asks, _ in EXAMPLES]
    solver = Solver(books(programmes)[False, False])
    hands = [masks(tuple(cards_of(cards))) for _, _, cards in EXAMPLES]
    fallen = [EXAMPLES[i][0] for i, hand in enumerate(hands) if not solver.completes(i, *hand)]
    assert fallen == ["run in three suits, mixed"]


# Whether a hand completes.


@pytest.mark.parametrize("part", range(4))
def test_a_hand_completes_a_small_programme_exactly_when_some_choice_of_its_cards_does(part: int) -> None:
    programmes = [one for one in LISTED if one.cards() <= 8] + small_programmes(Random(part), 150, 8)
    solvers = {variant: Solver(book) for variant, book in books(programmes).items()}
    answers: Counter[bool] = Counter()
    asked: set[tuple[int, Variant, Hand]] = set()

    many = settings(max_examples=BATCHES, deadline=None, database=None)

    @seed(part)
    @many
    @given(binary(min_size=BATCH * BYTES, max_size=BATCH * BYTES))
    def agree(batch: bytes) -> None:
        for at in range(0, len(batch), BYTES):
            random = Dice(batch[at : at + BYTES])
            number, variant = random.randrange(len(programmes)), random.choice(VARIANTS)
            programme = programmes[number]
            least = max(3, min(7, programme.cards() - random.choice([0, 0, 0, 1, 3])))
            hand = themed_hand(random, programme, random.randint(least, 8))
            found = solvers[variant].completes(number, *masks(hand))
            assert found == brute.completes(hand, programme, *variant), (programme.text(), variant, hand)
            answers[found] += 1
            asked.add((number, variant, hand))

    agree()
    assert len(asked) > many.max_examples * BATCH * 0.85
    assert min(answers[True], answers[False]) > many.max_examples * BATCH / 10


@pytest.mark.parametrize("programme", LISTED, ids=[one.name for one in LISTED])
def test_every_listed_programme_is_judged_as_trying_everything_judges_it(programme: Programme) -> None:
    random = Random(programme.name)
    answers: Counter[bool] = Counter()
    for variant, book in books([programme]).items():
        solver = Solver(book)
        for _ in range(6):
            full = completed_hand(random, programme, *variant)
            spoilt = list(full)
            others = [card for card in (3, 20, 34, 51, int(JOKER)) if card not in full] or [12]
            spoilt[random.randrange(len(full))] = random.choice(others)
            for hand in (full, tuple(spoilt), full[1:]):
                found = solver.completes(0, *masks(hand))
                assert found == brute.completes(hand, programme, *variant), (variant, hand)
                answers[found] += 1
    assert min(answers[True], answers[False]) > 10


# Every arrangement.


def test_the_arrangements_are_all_there_are_each_once() -> None:
    random = Random(5)
    programmes = [one for one in LISTED if one.cards() <= 6] + small_programmes(random, 150, 6)
    solvers = {variant: Solver(book) for variant, book in books(programmes).items()}
    total = 0
    for _ in range(6000):
        number, variant = random.randrange(len(programmes)), random.choice(VARIANTS)
        programme = programmes[number]
        hand = themed_hand(random, programme, random.randint(3, min(7, programme.cards() + 2)))
        found = [tuple(laid) for laid in arrangements(solvers[variant], number, *masks(hand))]
        assert found == sorted(laid_ways(hand, programme, *variant)), (programme.text(), variant, hand)
        total += len(found)
    assert total > 3000


def test_the_arrangements_of_every_listed_programme_of_nine_cards_or_fewer() -> None:
    random = Random(6)
    for programme in [one for one in LISTED if one.cards() <= 9]:
        for variant, book in books([programme]).items():
            hand = completed_hand(random, programme, *variant)
            found = [tuple(laid) for laid in arrangements(Solver(book), 0, *masks(hand))]
            assert found == sorted(laid_ways(hand, programme, *variant)), (programme.text(), variant, hand)
            assert bool(found) == brute.completes(hand, programme, *variant)


def test_new_sets_are_every_choice_of_three_or_more_of_a_rank() -> None:
    random = Random(7)
    free = programme_of("X", "easy", ["set 3"])
    for _ in range(3000):
        hand = themed_hand(random, free, random.randint(3, 8))
        alike = tuple(sorted(WILD if brute.wild(card) else card for card in hand))
        for half in (False, True):
            expected = {
                cards
                for size in range(3, len(hand) + 1)
                for cards in combinations(alike, size)
                if len({card // 4 for card in cards if card != WILD}) == 1
                and not (half and 2 * cards.count(WILD) > size)
            }
            assert new_sets(*masks(hand), half) == sorted(expected)


# How many cards are missing.


def small_pack(random: Random, programme: Programme) -> Hand:
    """So few cards that every hand of them can be tried."""
    asked = [directive.first for directive in programme.directives if directive.first]
    low = max(1, (random.choice(asked) if asked else random.randint(1, 13)) - random.randint(0, 1))
    ranks = [(low + i - 1) % 13 for i in range(random.randint(1, 4))]
    suits = random.sample(range(4), random.randint(1, 2))
    pack = [rank * 4 + suit for rank in ranks for suit in suits if rank != 1] * random.randint(1, 2)
    return (*random.sample(pack, min(8, len(pack))), *[int(JOKER)] * random.randint(0, 4))


def test_the_missing_cards_are_those_to_the_nearest_hand_of_the_pack_that_completes() -> None:
    random = Random(8)
    programmes = [one for one in LISTED if one.cards() <= 6] + small_programmes(random, 90, 6)
    all_books = books(programmes)
    seen: Counter[int] = Counter()
    for number, programme in enumerate(programmes):
        for variant in VARIANTS:
            pack = small_pack(random, programme)
            gauge = Gauge(all_books[variant], *masks(pack))
            choices = set(combinations(sorted(pack), programme.cards()))
            goals = [Counter(cards) for cards in choices if brute.completes(cards, programme, *variant)]
            for _ in range(50 if goals else 1):
                hand = tuple(random.sample(pack, random.randint(0, len(pack))))
                expected = min([(goal - Counter(hand)).total() for goal in goals], default=int(FAR))
                found = gauge.distance(number, *masks(hand))
                assert found == expected, (programme.text(), variant, pack, hand)
                seen[expected] += 1
    assert all(seen[missing] > 100 for missing in (0, 1, 2, 3, 4, int(FAR)))


@pytest.mark.parametrize("programme", LISTED, ids=[one.name for one in LISTED])
def test_a_listed_programme_lacks_one_card_exactly_when_one_card_completes_it(programme: Programme) -> None:
    random = Random(programme.name)
    for variant in VARIANTS:
        gauge = gauge_of(programme, *variant)
        for lost in (1, 2):
            full = list(completed_hand(random, programme, *variant))
            hand = tuple(random.sample(full, len(full) - lost))
            missing = gauge.distance(0, *masks(hand))
            more = [(*hand, card) for card in [*range(4), *range(8, 53)] if hand.count(card) < 2 or card == JOKER]
            steps = [gauge.distance(0, *masks(one)) for one in more]
            assert min(steps) == missing - 1, (variant, hand)
            assert max(steps) <= missing, (variant, hand)
            assert (missing == 1) == any(gauge.completes(0, *masks(one)) for one in more)
            assert missing <= lost or not brute.completes(tuple(full), programme, *variant)


def test_what_the_nearest_way_leaves_unused_is_part_of_the_hand_and_not_missed() -> None:
    random = Random(9)
    for programme in [one for one in LISTED if one.cards() <= 6]:
        gauge = gauge_of(programme, True, False)
        for _ in range(10):
            hand = themed_hand(random, programme, 8)
            one, two, wilds = masks(hand)
            missing = gauge.distance(0, one, two, wilds)
            spare_one, spare_two = gauge.spare_one, gauge.spare_two
            assert (spare_one & ~one, spare_two & ~two) == (0, 0)
            spare = [
                card for card in hand if not brute.wild(card) and not (two >> card) & 1 and (spare_one >> card) & 1
            ]
            kept = tuple(card for card in hand if card not in spare)
            assert gauge.distance(0, *masks(kept)) == missing
