"""Equal cards at Adriano: those that the seat to act knows to lie before it, and how they are named."""

from typing import Final

from mypy_extensions import i64

from pioche.cards import Card, bit, lowest, popcount
from pioche.core.seats import only
from pioche.games.adriano.deck import value_of, worth
from pioche.games.adriano.moves import ORDERS, SLOTS, mask_of
from pioche.games.adriano.rules import Adriano

PAIR: Final[i64] = 2
OWN: Final[i64] = 15  # all slots of a seat


def known_slots(table: Adriano) -> i64:
    """The own slots whose cards the seat to act knows."""
    found: i64 = 0
    first = table.seat * SLOTS
    eye: i64 = only(table.seat)
    for slot in range(SLOTS):
        if table.known[first + slot] & eye != 0:
            found |= bit(slot)
    return found & table.own_slots(table.seat)


def alike(table: Adriano, slots: i64, value: i64) -> i64:
    """Those of some own slots that hold a card of this value."""
    found: i64 = 0
    first = table.seat * SLOTS
    while slots != 0:
        slot = lowest(slots)
        slots &= slots - 1
        if value_of(Card(table.hands[first + slot])) == value:
            found |= bit(slot)
    return found


def is_set(slots: i64) -> bool:
    return popcount(slots) >= PAIR


def best_set(table: Adriano, known: i64) -> i64:
    """Of the own slots known the set that takes most off the hand, a carré before all; none where there is none."""
    best: i64 = 0
    most: i64 = -1
    first = table.seat * SLOTS
    left = known
    while left & (left - 1) != 0:
        slots = alike(table, left, value_of(Card(table.hands[first + lowest(left)])))
        left &= ~slots
        if is_set(slots):
            points = set_points(table, slots)
            if points > most:
                most = points
                best = slots
    return best


def set_points(table: Adriano, slots: i64) -> i64:
    """What the cards in these own slots are worth; to be asked only of cards that the seat knows."""
    points: i64 = 0
    first = table.seat * SLOTS
    for slot in range(SLOTS):
        if slots & bit(slot) != 0:
            points += worth(Card(table.hands[first + slot]), table.settings.red_fifteens)
    return points


def naming(table: Adriano, slots: i64) -> i64:
    """The order that names these slots; a card that counts nothing is not left on top of the pit."""
    first = table.seat * SLOTS
    found: i64 = -1
    for i in range(len(ORDERS)):
        if mask_of(ORDERS[i]) == slots:
            found = i
            if worth(Card(table.hands[first + _last(ORDERS[i])]), table.settings.red_fifteens) > 0:
                return i
    return found


def _last(order: i64) -> i64:
    """The slot named last."""
    slot: i64 = -1
    while order != 0:
        slot = (order & 7) - 1
        order >>= 3
    return slot
