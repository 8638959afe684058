"""What can be laid at Programmes once a programme is revealed, and what it takes to be rid of every card."""

from typing import Final

from mypy_extensions import i64

from pioche.cards import bit, lowest, popcount
from pioche.core.seats import Action
from pioche.games.programmes.hands import NATURALS, WILDS, natural_types, of_suits
from pioche.games.programmes.legality import accepted, accepted_wilds, first_end, last_end
from pioche.games.programmes.moves import CLOSE, HIGH, LOW, PLACE, adding
from pioche.games.programmes.rules import Programmes
from pioche.games.programmes.steps import HIGH_ACE, LEAST_SET, may_close, placeable, under_way
from pioche.games.programmes.table import A_RUN

NEVER: Final[i64] = 100  # more wilds than there are


def addition(table: Programmes, types: i64) -> i64:
    """The first way to add one of these cards to what lies on the table; -1 if there is none."""
    if types == 0:
        return -1
    for combination in range(table.combinations):
        end = first_end(table, combination)
        last = last_end(table, combination)
        while end <= last:
            here = types & accepted(table, combination, end)
            if here != 0:
                return adding(combination, end, lowest(here))
            end += 1
    return -1


def fits(table: Programmes, card: i64) -> bool:
    return addition(table, bit(card)) >= 0


def nearness(table: Programmes, card: i64) -> i64:
    """How many cards it takes until a natural fits what lies on the table: 0, 1, or more, given as 2."""
    if table.combinations == 0:
        return 2
    if fits(table, card):
        return 0
    beside = ((bit(card) >> 4) | (bit(card) << 4)) & NATURALS
    return 1 if addition(table, beside) >= 0 else 2


def bridge(table: Programmes) -> i64:
    """Adding a wild to a run so that a natural in hand fits after it; -1 if there is no such way."""
    held = table.one[table.seat]
    wilds = held & WILDS
    if wilds == 0:
        return -1
    for combination in range(table.combinations):
        if table.kind[combination] != A_RUN or accepted_wilds(table, combination) == 0:
            continue
        naturals = held & of_suits(table.suits[combination])
        low, high = table.low[combination], table.high[combination]
        if low > 2 and naturals & natural_types(low - 2) != 0:
            return adding(combination, LOW, lowest(wilds))
        if high + 2 <= HIGH_ACE and naturals & natural_types(high + 2) != 0:
            return adding(combination, HIGH, lowest(wilds))
    return -1


# New sets.


def wilds_needed(table: Programmes) -> i64:
    """How many wilds it takes to lay all naturals as sets, but for one that is discarded."""
    one, two = table.one[table.seat], table.two[table.seat]
    pairs: i64 = 0
    singles: i64 = 0
    types = one & NATURALS
    while types != 0:
        mates = natural_types((lowest(types) >> 2) + 1)
        types &= ~mates
        count = popcount(one & mates) + popcount(two & mates)
        if count == 1:
            singles += 1
        elif count == 2:
            pairs += 1
    if singles < 2:
        return pairs
    return NEVER if table.settings.half else pairs + 2 * (singles - 1)


def count_of(table: Programmes, rank: i64) -> i64:
    here = natural_types(rank)
    return popcount(table.one[table.seat] & here) + popcount(table.two[table.seat] & here)


def set_rank(table: Programmes) -> i64:
    """The rank of which a set is best laid: most naturals, with two wilds only where that ends the round; or 0."""
    wilds = table.wild_cards(table.seat)
    most = LEAST_SET - 1 if wilds == 0 else LEAST_SET - 2
    naturals = table.cards[table.seat] - wilds
    if wilds > 1 and not table.settings.half and naturals - wilds // 2 <= 1:
        most = 0
    best: i64 = 0
    rank: i64 = 1
    while rank <= 13:
        count = count_of(table, rank)
        if count > most:
            most = count
            best = rank
        rank += 1
    return best


def set_step(table: Programmes) -> Action:
    """Every natural of the rank, a wild only where they are too few; where it was begun otherwise, what goes on."""
    allowed = placeable(table)
    naturals = allowed & NATURALS
    if under_way(table).low == 0:
        rank = set_rank(table)
        if rank > 0 and naturals & natural_types(rank) != 0:
            naturals &= natural_types(rank)
    if naturals != 0:
        return Action(PLACE + lowest(naturals))
    if may_close(table):
        return Action(CLOSE)
    return Action(PLACE + lowest(allowed))
