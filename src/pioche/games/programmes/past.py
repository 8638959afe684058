"""Whether the history of a round can have led to the hands as they are."""

from collections import Counter

from pioche.core.seats import Seat
from pioche.games.programmes.history import DREW, NO_CARD, RELEASED, SHUFFLED, card_of, kind_of, seat_of
from pioche.games.programmes.table import Table
from pioche.games.programmes.told import hand_cards

NEVER = 1_000_000


def explained(table: Table) -> bool:
    return _reserves_agree(table) and all(_hand_agrees(table, Seat(seat)) for seat in range(table.players))


def _reserves_agree(table: Table) -> bool:
    """Every reshuffled reserve was drawn from, card by card; what is left of the last one is the reserve."""
    reserves: list[Counter[int]] = []
    for entry in table.history.entries:
        kind, card = kind_of(entry), int(card_of(entry))
        if kind == SHUFFLED:
            reserves.append(Counter())
        elif kind != RELEASED and reserves:
            reserves[-1][card] += 1 if kind != DREW else -1
    if reserves:
        reserves[-1].subtract(int(table.reserve[i]) for i in range(table.reserve_next, table.reserve_end))
    return all(count == 0 for reserve in reserves for count in reserve.values())


def _hand_agrees(table: Table, seat: Seat) -> bool:
    """Going back in time, each card drawn from a reshuffled reserve is there to be put back, and of the cards left
    for the deal and the first reserve none was released before it can have come."""
    hidden = Counter(hand_cards(table.one[seat], table.two[seat], table.jokers[seat]))
    hidden.subtract(hand_cards(table.known_one[seat], table.known_two[seat], table.known_jokers[seat]))
    leaving = {card: [NEVER] * count for card, count in hidden.items()}  # when each card left, the earliest last
    draws: list[int] = []  # when an unknown card came
    mine = [(at, entry) for at, entry in enumerate(table.history.entries) if seat_of(entry) == seat]
    for at, entry in reversed(mine):
        kind, card = kind_of(entry), int(card_of(entry))
        if kind == RELEASED:
            leaving.setdefault(card, []).append(at)
        elif kind == DREW and card == NO_CARD:
            draws.append(at)
        elif kind == DREW:
            if not leaving.get(card):
                return False
            leaving[card].pop()
    left = sorted(at for times in leaving.values() for at in times)
    dealt = len(left) - len(draws)
    return dealt >= 0 and all(at > came for at, came in zip(left[dealt:], sorted(draws), strict=True))
