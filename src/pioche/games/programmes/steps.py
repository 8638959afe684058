"""The small steps of a compound move: which card may be placed next, so that the whole can still be completed."""

from typing import Final

from mypy_extensions import i64

from pioche.cards import ACE, JOKER, bit, lowest, shl
from pioche.games.programmes.book import RUNS, SETS, STRIDE
from pioche.games.programmes.hands import NATURALS, WILDS, at_least, is_wild, natural_types, per_rank, wild_count
from pioche.games.programmes.moves import CLOSE, PLACE, REVEAL
from pioche.games.programmes.table import Table

LEAST_SET: Final[i64] = 3  # PR-33
HIGH_ACE: Final[i64] = 14


class Open:
    """The combination being placed: how many cards and naturals it has, and what those have settled."""

    def __init__(self) -> None:
        self.number: i64 = 0  # combinations closed before it
        self.size: i64 = 0
        self.naturals: i64 = 0
        self.low: i64 = 0  # first rank of a run, rank of a set; 0 while only wilds lie there
        self.suits: i64 = 0  # of its naturals

    def close(self) -> None:
        self.number += 1
        self.size = 0
        self.naturals = 0
        self.low = 0
        self.suits = 0

    def place(self, card: i64, run: bool) -> None:
        if not is_wild(card):
            self.naturals += 1
            self.suits |= bit(card & 3)
            self.low = run_low(card, self.size) if run else (card >> 2) + 1
        self.size += 1


def under_way(table: Table) -> Open:
    """What the steps so far have come to."""
    found = Open()
    run = asks_run(table, 0)
    for i in range(table.steps_size):
        if table.steps[i] == CLOSE:
            found.close()
            run = asks_run(table, found.number)
        else:
            found.place(table.steps[i] - PLACE, run)
    return found


def asks_run(table: Table, number: i64) -> bool:
    """Whether the combination of this number is to be a run."""
    if table.compound != REVEAL:
        return False
    return table.settings.book.kind[table.programme[table.seat] * STRIDE + number] != SETS


def run_low(card: i64, index: i64) -> i64:
    """The first rank of a run in which this natural stands at the index; an ace is low only in front."""  # PR-18
    if card >> 2 == ACE and index > 0:
        return HIGH_ACE - index
    return (card >> 2) + 1 - index


# What the masks say.


def placeable(table: Table) -> i64:
    """The types that may be placed next."""
    if table.placeable < 0:
        if table.compound == REVEAL:
            table.placeable = _placeable_in_programme(table, under_way(table))
        else:
            table.placeable = _placeable_in_set(table, under_way(table))
    return table.placeable


def may_close(table: Table) -> bool:
    now = under_way(table)
    if table.compound == REVEAL:
        return now.size == table.settings.book.size[table.programme[table.seat] * STRIDE + now.number]
    return is_set(table, now.naturals, now.size - now.naturals)


def may_cancel(table: Table) -> bool:
    """Once a turn, where a combination begins."""
    if table.cancelled:
        return False
    return table.steps_size == 0 or table.steps[table.steps_size - 1] == CLOSE


# New sets.


def is_set(table: Table, naturals: i64, wilds: i64) -> bool:  # PR-33, PR-17
    if table.settings.half and wilds > naturals:
        return False
    return naturals > 0 and naturals + wilds >= LEAST_SET


def _may_become_set(table: Table, naturals: i64, wilds: i64, more_naturals: i64, more_wilds: i64) -> bool:
    """Whether a set can grow out of these cards with those left in hand."""
    naturals += more_naturals
    wilds_then = wilds + more_wilds
    if table.settings.half:
        if wilds > naturals:
            return False
        if wilds_then > naturals:
            wilds_then = naturals
    return naturals > 0 and naturals + wilds_then >= LEAST_SET


def may_set(table: Table) -> bool:
    """Whether the hand holds a set of three or more."""  # PR-33
    seat = table.seat
    naturals = most_of_a_rank(table.one[seat] & NATURALS, table.two[seat] & NATURALS)
    return _may_become_set(table, 0, 0, naturals, table.wild_cards(seat))


def most_of_a_rank(one: i64, two: i64) -> i64:
    counts = per_rank(one) + per_rank(two)
    most: i64 = 0
    while at_least(counts, most + 1) != 0:
        most += 1
    return most


def _placeable_in_set(table: Table, now: Open) -> i64:
    one, two = table.left_one & NATURALS, table.left_two & NATURALS
    wilds = wild_count(table.left_one, table.left_two, table.left_jokers)
    naturals, laid_wilds = now.naturals, now.size - now.naturals
    if now.low > 0:
        one &= natural_types(now.low)
        two &= natural_types(now.low)
    found: i64 = 0
    if wilds > 0:
        more = most_of_a_rank(one, two)
        if _may_become_set(table, naturals, laid_wilds + 1, more, wilds - 1):
            found = table.left_one & WILDS
    counts = per_rank(one) + per_rank(two)
    ranks = at_least(counts, 1)
    while ranks != 0:
        shift = lowest(ranks)
        ranks &= ranks - 1
        more = ((counts >> shift) & 15) - 1
        if _may_become_set(table, naturals + 1, laid_wilds, more, wilds):
            found |= one & shl(15, shift)
    return found


# Programmes.


def _placeable_in_programme(table: Table, now: Open) -> i64:
    found: i64 = 0
    rest = candidates(table, now)
    if rest & WILDS != 0:
        if leads_on(table, now, JOKER):
            found = rest & WILDS
        rest &= NATURALS
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        if leads_on(table, now, card):
            found |= bit(card)
    return found


def candidates(table: Table, now: Open) -> i64:
    """The types left in hand that fit the next place of a programme's combination, whatever comes after."""
    place = table.programme[table.seat] * STRIDE + now.number
    if now.size == table.settings.book.size[place]:
        return 0
    return table.left_one & (fitting(table, place, now) | WILDS)


def leads_on(table: Table, now: Open, card: i64) -> bool:
    """Whether the programme can be completed once this card, or any wild, is placed."""
    one, two = table.left_one & NATURALS, table.left_two & NATURALS
    wilds = wild_count(table.left_one, table.left_two, table.left_jokers)
    if is_wild(card):
        wilds -= 1
    elif two & bit(card) != 0:
        two ^= bit(card)
    else:
        one ^= bit(card)
    return _completable(table, table.programme[table.seat] * STRIDE + now.number, now, card, one, two, wilds)


def fitting(table: Table, place: i64, now: Open) -> i64:
    """The natural types that fit the next place of the combination, whatever comes after."""
    book = table.settings.book
    if book.kind[place] == SETS:
        types = book.types[place]
        return types & natural_types(now.low) if now.low > 0 else types
    suits = book.suits[place]
    if book.kind[place] == RUNS and now.suits != 0:
        suits = now.suits
    lows = shl(1, 4 * (now.low - 1)) if now.low > 0 else book.lows[place]
    ranks = shl(lows, 4 * now.size)  # the ranks the next place may have, aces at both ends
    ranks |= ranks >> 52
    return (ranks & 0x1111111111111) * suits & NATURALS


def _completable(table: Table, place: i64, now: Open, card: i64, one: i64, two: i64, wilds: i64) -> bool:
    """Whether the programme can be completed with what is left, once this card is placed."""
    book = table.settings.book
    programme = table.programme[table.seat]
    naturals = now.naturals
    if not is_wild(card):
        naturals += 1
    left = book.size[place] - now.size - 1
    quota = book.quota[place] - naturals
    if quota < 0:
        quota = 0
    if quota > left:
        return False
    target = book.copy_rest(programme, now.number, left)
    if target >= 0:
        book.quota[target] = quota
        _narrow(table, target, now, card)
    return table.settings.solver.completes(book.scratch, one, two, wilds)


def _narrow(table: Table, target: i64, now: Open, card: i64) -> None:
    """What the cards placed so far, this one included, leave open for the rest of their combination."""
    book = table.settings.book
    low = now.low
    if book.kind[target] == SETS:
        if not is_wild(card):
            low = (card >> 2) + 1
        if low > 0:
            book.types[target] &= natural_types(low)
        return
    suits = now.suits
    if not is_wild(card):
        low = run_low(card, now.size)
        suits |= bit(card & 3)
    if book.kind[target] == RUNS and suits != 0:
        book.suits[target] = suits
    lows = shl(1, 4 * (low - 1)) if low > 0 else book.lows[target]
    book.lows[target] = shl(lows, 4 * (now.size + 1))
