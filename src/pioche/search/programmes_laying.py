"""What can be laid at Programmes once a programme is revealed, and what it takes to be rid of every card."""

from mypy_extensions import i64

from pioche.cards import bit, lowest, popcount
from pioche.core.seats import Action
from pioche.games.programmes.hands import NATURALS, WILDS, at_least, natural_types, of_suits, per_rank
from pioche.games.programmes.legality import accepted, accepted_wilds, first_end, last_end
from pioche.games.programmes.moves import CLOSE, HIGH, LOW, PLACE, adding
from pioche.games.programmes.rules import Programmes
from pioche.games.programmes.steps import HIGH_ACE, LEAST_SET, may_close, placeable, under_way
from pioche.games.programmes.table import A_RUN


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


def open_places(table: Programmes) -> i64:
    """The naturals that fit what lies on the table."""
    found: i64 = 0
    for combination in range(table.combinations):
        end = first_end(table, combination)
        last = last_end(table, combination)
        while end <= last:
            found |= accepted(table, combination, end)
            end += 1
    return found & NATURALS


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


def fits_after(table: Programmes, card: i64) -> bool:
    """Whether a natural lengthens a run once another one of the hand does, that no set needs."""
    seat = table.seat
    held = partable(table.one[seat] & NATURALS, table.two[seat] & NATURALS, table.wild_cards(seat))
    rank = (card >> 2) + 1
    for combination in range(table.combinations):
        if table.kind[combination] != A_RUN:
            continue
        types = of_suits(table.suits[combination])
        if types & bit(card) == 0:
            continue
        below, above = table.low[combination] - 1, table.high[combination] + 1
        if rank == below - 1 and held & types & natural_types(below) != 0:
            return True
        if above < HIGH_ACE and (rank - above - 1) % 13 == 0 and held & types & natural_types(above) != 0:
            return True
    return False


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


def loose(one: i64, two: i64, wilds: i64, half: bool) -> i64:
    """How many of these naturals stay in hand once every set is laid, wilds making up what lacks."""
    counts = per_rank(one) + per_rank(two)
    more = at_least(counts, 2)
    singles = popcount(at_least(counts, 1) & ~more)
    pairs = popcount(more & ~at_least(counts, 3))
    if pairs > wilds:
        return singles + 2 * (pairs - wilds)
    if not half:
        singles -= (wilds - pairs) // 2
    return singles if singles > 0 else 0


def partable(one: i64, two: i64, wilds: i64) -> i64:
    """The naturals that are no part of a set: single ones, and pairs where wilds are fewer than those."""
    counts = per_rank(one) + per_rank(two)
    more = at_least(counts, 2)
    found = at_least(counts, 1) & ~more
    pairs = more & ~at_least(counts, 3)
    if popcount(pairs) > wilds:
        found |= pairs
    return found * 15 & one


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
