"""Random small hands and directives for the solver, and every way to lay them, tried place by place."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, cycle, permutations
from random import Random

from pioche.cards import JOKER, RANKS, SUITS
from pioche.games.programmes.arrangements import WILD
from pioche.games.programmes.book import Book
from pioche.games.programmes.listing import RUN, TIERS, Directive, Programme, listing, programme_of
from tests.games.programmes.brute import wanted, wild

Hand = tuple[int, ...]
Laid = tuple[Hand, ...]
Variant = tuple[bool, bool]  # mixed runs, wilds at most half

VARIANTS = [(mixed, half) for mixed in (True, False) for half in (False, True)]
LISTED = [programme for programme in listing(1) if programme.directives]
SUIT_CHOICES = ["", "", "", "H", "S", "HS", "CD", "DHS"]


class Dice(Random):
    """Chance read from bytes: as Hypothesis shrinks them, what is drawn gets simpler."""

    def __init__(self, dice: bytes) -> None:
        super().__init__(0)
        self.dice = chain(dice, cycle(range(256)))  # never the same for ever, or a sample would not end

    def getrandbits(self, k: int, /) -> int:
        drawn = 0
        for _ in range(0, k, 8):
            drawn = drawn * 256 + next(self.dice)
        return drawn & ((1 << k) - 1)


def books(programmes: list[Programme]) -> dict[Variant, Book]:
    """The programmes under every value of mixed_runs and wild_limit."""
    return {(mixed, half): Book(tuple(programmes), mixed, half) for mixed, half in VARIANTS}


def directive_text(random: Random) -> str:
    times = random.choice(["", "", "", "2x ", "3x "])
    size = random.choice([2, 2, 3, 3, 4])
    suits = random.choice(SUIT_CHOICES)
    where = f" in {suits}" if suits else ""
    if random.random() < 0.7:
        return f"{times}{random.choice(['run', 'set'])} {size}{where}"
    if random.random() < 0.5:
        rank = random.choice([rank for rank in RANKS if rank != "2"])
        return f"{times}set {'-'.join([rank] * size)}{where}"
    low = random.randint(1, 15 - size)
    return f"{times}run {'-'.join(RANKS[(low + i - 1) % 13] for i in range(size))}{where}"


def small_programmes(random: Random, count: int, most: int) -> list[Programme]:
    """Programmes nobody listed, of at most so many cards."""
    found: list[Programme] = []
    while len(found) < count:
        asks = [directive_text(random) for _ in range(random.choice([1, 1, 2, 2, 3]))]
        if random.random() < 0.15:
            asks.append("no wilds")
        try:
            programme = programme_of(f"X{len(found)}", TIERS[0], asks)
        except ValueError:
            continue  # suits that cross
        if programme.cards() <= most:
            found.append(programme)
    return found


def themed_hand(random: Random, programme: Programme, size: int) -> Hand:
    """A hand of neighbouring ranks and a few suits, so that it often comes close."""
    asked = [directive.first for directive in programme.directives if directive.first]
    low = max(1, random.choice(asked) - random.randint(0, 1)) if asked else random.randint(1, 13)
    ranks = [(low + i - 1) % 13 for i in range(random.randint(2, 5))]
    narrow = [suit for suit in range(4) if any(SUITS[suit] in one.suits for one in programme.directives)]
    suits = narrow or random.sample(range(4), random.randint(1, 3))
    pool = [rank * 4 + suit for rank in ranks for suit in suits if rank != 1] * 2
    pool += [4, 5, 7, int(JOKER), int(JOKER)][: random.randint(0, 5)]
    pool += random.sample([card for card in range(52) if card not in pool], 4)
    return tuple(random.sample(pool, min(size, len(pool))))


def masks(hand: Hand) -> tuple[int, int, int]:
    """A hand as the solver takes it: naturals at least once, at least twice, and the number of wilds."""
    counts = Counter(card for card in hand if not wild(card))
    one = sum(1 << card for card in counts)
    two = sum(1 << card for card, count in counts.items() if count > 1)
    return one, two, sum(1 for card in hand if wild(card))


# Every way to lay a programme, card by card.


def laid_ways(hand: Hand, programme: Programme, mixed: bool, half: bool) -> set[Laid]:
    """Wilds being alike, a set having no order and combinations asked more than once no order among them."""
    alike = tuple(sorted(WILD if wild(card) else card for card in hand))
    asked = wanted(programme)
    return {_canonical(laid, programme) for laid in _ways(alike, asked, programme, mixed, half)}


def _canonical(laid: list[Hand], programme: Programme) -> Laid:
    found: list[Hand] = []
    at = 0
    for directive in programme.directives:
        found += sorted(laid[at : at + directive.times])
        at += directive.times
    return tuple(found)


def _ways(hand: Hand, asked: list[Directive], programme: Programme, mixed: bool, half: bool) -> Iterator[list[Hand]]:
    if not asked:
        yield []
        return
    for cards in set(permutations(hand, asked[0].size)):
        if not stands(cards, asked[0], programme, mixed, half):
            continue
        rest = list(hand)
        for card in cards:
            rest.remove(card)
        for more in _ways(tuple(rest), asked[1:], programme, mixed, half):
            yield [cards, *more]


def stands(cards: Hand, directive: Directive, programme: Programme, mixed: bool, half: bool) -> bool:
    """Whether the cards, each in its place, meet a directive; a set in one order only."""
    naturals = [(i, card) for i, card in enumerate(cards) if card != WILD]
    wilds = len(cards) - len(naturals)
    if not naturals or (wilds and not programme.wilds) or (half and wilds > len(naturals)):
        return False
    suits = {SUITS[card % 4] for _, card in naturals}
    if directive.suits and not suits <= set(directive.suits):
        return False
    if directive.kind != RUN:
        ranks = {card // 4 + 1 for _, card in naturals}
        return list(cards) == sorted(cards) and len(ranks) == 1 and directive.first in (0, *ranks)
    if len(suits) > 1 and not (mixed and len(directive.suits) > 1):
        return False
    lows = [directive.first] if directive.first else range(1, 16 - len(cards))
    return any(all(RANKS[(low + i - 1) % 13] == RANKS[card // 4] for i, card in naturals) for low in lows)


def completed_hand(random: Random, programme: Programme, mixed: bool, half: bool) -> Hand:
    """Cards that meet a programme exactly, now and then with wilds, drawn from two packs."""
    while True:
        hand: list[int] = []
        for directive in wanted(programme):
            suits = directive.suits or SUITS
            suit = random.choice(suits)
            rank = directive.first or random.choice([1, *range(3, 14)])
            low = directive.first or random.randint(1, 15 - directive.size)
            for i in range(directive.size):
                if directive.kind == RUN:
                    loose = mixed and len(directive.suits) > 1
                    hand.append((low + i - 1) % 13 * 4 + SUITS.index(random.choice(suits) if loose else suit))
                else:
                    hand.append((rank - 1) * 4 + SUITS.index(random.choice(suits)))
                if programme.wilds and i % 2 and (hand[-1] // 4 == 1 or random.random() < 0.3):
                    hand[-1] = int(JOKER)
        if not any(card // 4 == 1 for card in hand) and max(Counter(c for c in hand if c != JOKER).values()) <= 2:
            return tuple(hand)
