"""Hands that leave a search the most to try, nearly all wilds, pairs or one suit: judged exactly, and at once."""

from collections import Counter
from itertools import combinations
from random import Random
from time import process_time

import pytest

from pioche.cards import JOKER
from pioche.games.programmes.arrangements import arrangements
from pioche.games.programmes.distance import Gauge
from pioche.games.programmes.listing import Programme
from pioche.games.programmes.shapes import FAR
from pioche.games.programmes.solver import Solver
from tests.games.programmes import brute
from tests.games.programmes.hands import LISTED, VARIANTS, Hand, books, laid_ways, masks, small_programmes

NATURALS = [card for card in range(52) if card // 4 != 1]
WILDS = 12
PACK = tuple(NATURALS * 2 + [int(JOKER)] * WILDS)  # a two counts as a joker here
SECONDS = 1.0  # a generous measure of what takes a few milliseconds


def nasty_hands(random: Random) -> list[Hand]:
    """From no natural at all to no wild at all."""
    rank, suit = random.choice(NATURALS) // 4, random.randrange(4)
    one_suit = [card for card in NATURALS if card % 4 == suit]
    one_of_each_rank = [card - card % 4 + random.randrange(4) for card in one_suit]
    pools = [
        random.sample(NATURALS, 14),
        [card for card in random.sample(NATURALS, 7) for _ in range(2)],
        [*one_suit, *random.sample(one_suit, 2)],
        [*one_of_each_rank, *random.sample(NATURALS, 2)],
        [rank * 4 + i for i in range(4)] + [card for card in one_suit if card // 4 != rank][:10],
    ]
    hands: list[Hand] = []
    for wilds in range(WILDS + 1):
        for pool in pools:
            hands.append((*random.sample(pool, 14 - wilds), *[int(JOKER)] * wilds))
        hands.append((random.choice(NATURALS),) + (int(JOKER),) * wilds)
        hands.append((int(JOKER),) * wilds)
    return hands


@pytest.mark.parametrize("programme", LISTED, ids=[one.name for one in LISTED])
def test_no_hand_takes_long_to_be_judged_and_measured(programme: Programme) -> None:
    random = Random(programme.name)
    for variant, book in books([programme]).items():
        gauge = Gauge(book, *masks(PACK))
        for hand in nasty_hands(random):
            start = process_time()
            missing = gauge.distance(0, *masks(hand))
            completes = gauge.completes(0, *masks(hand))
            assert process_time() - start < SECONDS, (variant, hand)
            assert completes == (missing == 0)
            assert 0 <= missing <= programme.cards()


# Against trying everything.


def wild_pack(random: Random) -> Hand:
    """A few naturals of a few ranks, and as many wilds again."""
    low = random.choice([rank for rank in range(13) if rank != 1])
    ranks = [rank for rank in range(low, low + 3) if rank < 13]
    suits = random.sample(range(4), random.randint(1, 3))
    naturals = [rank * 4 + suit for rank in ranks for suit in suits] * 2
    return (*random.sample(naturals, min(6, len(naturals))), *[int(JOKER)] * random.randint(4, 7))


def wild_hand(random: Random, pack: Hand) -> Hand:
    """Every wild of the pack or nearly, and some of its naturals."""
    naturals = [card for card in pack if card != JOKER]
    wilds = len(pack) - len(naturals) - random.randint(0, 1)
    return (*random.sample(naturals, random.randint(0, len(naturals))), *[int(JOKER)] * wilds)


def test_hands_of_many_wilds_are_measured_as_trying_everything_measures_them() -> None:
    random = Random(10)
    programmes = [one for one in LISTED if one.cards() <= 7] + small_programmes(random, 120, 7)
    all_books = books(programmes)
    seen: Counter[int] = Counter()
    for number, programme in enumerate(programmes):
        for variant in VARIANTS:
            pack = wild_pack(random)
            gauge = Gauge(all_books[variant], *masks(pack))
            choices = set(combinations(sorted(pack), programme.cards()))
            goals = [Counter(cards) for cards in choices if brute.completes(cards, programme, *variant)]
            for _ in range(20 if goals else 1):
                hand = wild_hand(random, pack)
                expected = min([(goal - Counter(hand)).total() for goal in goals], default=int(FAR))
                assert gauge.distance(number, *masks(hand)) == expected, (programme.text(), variant, pack, hand)
                assert gauge.completes(number, *masks(hand)) == (expected == 0)
                seen[expected] += 1
    assert all(seen[missing] > 50 for missing in (0, 1, 2, int(FAR))), seen


def test_hands_of_many_wilds_are_arranged_in_every_way() -> None:
    random = Random(11)
    programmes = [one for one in LISTED if one.cards() <= 6] + small_programmes(random, 60, 6)
    solvers = {variant: Solver(book) for variant, book in books(programmes).items()}
    total = 0
    for number, programme in enumerate(programmes):
        for variant in VARIANTS * 4:
            hand = wild_hand(random, wild_pack(random))[-8:]
            found = [tuple(laid) for laid in arrangements(solvers[variant], number, *masks(hand))]
            assert found == sorted(laid_ways(hand, programme, *variant)), (programme.text(), variant, hand)
            total += len(found)
    assert total > 1000
