"""Every way to complete a programme, or to lay a set, that makes a difference.

Twins count once, a set is written naturals first, and wilds are all alike: an arrangement says where they stand, not
which they are. Combinations asked more than once come in ascending order.
"""

from collections.abc import Iterator
from typing import Final

from pioche.cards import bit
from pioche.games.programmes.book import MIXED, SETS, STRIDE, Book
from pioche.games.programmes.hands import NATURALS, at_least, in_a_row, lines, natural_types, taken
from pioche.games.programmes.solver import Solver

WILD: Final = 60  # stands for any wild, after every natural
LEAST_SET: Final = 3

Cards = tuple[int, ...]


def arrangements(solver: Solver, programme: int, one: int, two: int, wilds: int) -> Iterator[list[Cards]]:
    """The arrangements of a programme, from naturals and a number of wilds."""
    if solver.completes(programme, one, two, wilds):
        yield from _arrange(solver, programme, 0, [], one, two, wilds)


def _arrange(
    solver: Solver, programme: int, number: int, laid: list[Cards], one: int, two: int, wilds: int
) -> Iterator[list[Cards]]:
    book = solver.book
    if number == book.count[programme]:
        yield list(laid)
        return
    place = programme * int(STRIDE) + number
    for cards in sorted(_instances(book, place, one, two, wilds)):
        if book.like[place] == 1 and cards < laid[-1]:
            continue
        less, less_two, left = _without(one, two, wilds, cards)
        if _completes_rest(solver, programme, number, less, less_two, left):
            laid.append(cards)
            yield from _arrange(solver, programme, number + 1, laid, less, less_two, left)
            laid.pop()


def _completes_rest(solver: Solver, programme: int, number: int, one: int, two: int, wilds: int) -> bool:
    """Whether this hand meets what the programme asks after the given combination."""
    book = solver.book
    if number + 1 == book.count[programme]:
        return True
    book.copy_rest(programme, number, 0)
    return solver.completes(book.scratch, one, two, wilds)


def _without(one: int, two: int, wilds: int, cards: Cards) -> tuple[int, int, int]:
    for card in cards:
        if card == WILD:
            wilds -= 1
        else:
            one, two = taken(one, two, bit(card))
    return one, two, wilds


def _instances(book: Book, place: int, one: int, two: int, wilds: int) -> Iterator[Cards]:
    """Every combination that meets one demand of a programme."""
    size, quota, suits = int(book.size[place]), int(book.quota[place]), int(book.suits[place])
    if book.kind[place] == SETS:
        yield from _sets(one & int(book.types[place]), two & int(book.types[place]), wilds, size, size, quota)
        return
    naturals = max(quota, size - wilds)
    for suit in [suits] if book.kind[place] == MIXED else [int(bit(i)) for i in range(4) if (suits >> i) & 1]:
        lows = int(at_least(in_a_row(lines(one, suit), size), naturals) & book.lows[place])
        for low in [rank for rank in range(1, 15) if (lows >> 4 * (rank - 1)) & 1]:
            yield from _runs(one, suit, low, size, wilds, quota, [])


def _runs(one: int, suits: int, low: int, left: int, wilds: int, quota: int, laid: list[int]) -> Iterator[Cards]:
    """The runs from here up, natural by natural or with wilds; a run never needs two cards of one type."""
    if left == 0:
        yield tuple(laid)
        return
    shift = (low - 1) % 13 * 4
    for suit in range(4):
        if low != 2 and (suits >> suit) & 1 and (one >> (shift + suit)) & 1:
            yield from _runs(one, suits, low + 1, left - 1, wilds, quota - 1, [*laid, shift + suit])
    if wilds > 0 and left > quota:
        yield from _runs(one, suits, low + 1, left - 1, wilds - 1, quota, [*laid, WILD])


def _sets(one: int, two: int, wilds: int, least: int, most: int, quota: int) -> Iterator[Cards]:
    """The sets of `least` to `most` cards with at least so many naturals."""
    for rank in range(1, 14):
        here = int(natural_types(rank))
        for naturals in _choices([card for card in range(52) if (one & here) >> card & 1], two):
            for size in range(least, most + 1):
                if quota <= len(naturals) <= size and size - len(naturals) <= wilds:
                    yield naturals + (WILD,) * (size - len(naturals))


def _choices(types: list[int], two: int) -> Iterator[Cards]:
    """Every choice of one card or more, twins counting once."""
    chosen: list[Cards] = [()]
    for card in types:
        more = [(*cards, card) for cards in chosen]
        if (two >> card) & 1:
            more += [(*cards, card, card) for cards in chosen]
        chosen += more
    yield from chosen[1:]


def new_sets(one: int, two: int, wilds: int, half: bool) -> list[Cards]:
    """The sets that may be laid after revealing."""  # PR-33
    found = _sets(one & NATURALS, two & NATURALS, wilds, LEAST_SET, 8 + wilds, 1)
    return sorted(cards for cards in found if not half or 2 * cards.count(WILD) <= len(cards))


def with_wilds(combinations: list[Cards], wilds: list[int]) -> list[list[int]]:
    """The combinations with these wilds put in, in order."""
    left = list(wilds)
    return [[left.pop(0) if card == WILD else card for card in cards] for cards in combinations]
