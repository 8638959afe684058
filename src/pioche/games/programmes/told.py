"""What the journal is told; called only where one listens."""

from mypy_extensions import i64

from pioche.cards import JOKER, bit
from pioche.core.events import Journal
from pioche.core.seats import EVERYONE, Seat, only
from pioche.games.programmes import events
from pioche.games.programmes.hands import TYPES
from pioche.games.programmes.moves import HIGH, LOW
from pioche.games.programmes.table import Table


def hand_cards(one: i64, two: i64, jokers: i64) -> list[int]:
    """The cards of a hand, in ascending order."""
    found: list[int] = []
    for card in range(TYPES):
        if one & bit(card) != 0:
            found.append(card)
        if two & bit(card) != 0:
            found.append(card)
    return found + [int(JOKER)] * (int(jokers) - 2)


def dealer_chosen(journal: Journal, dealer: Seat, first: i64, cards: list[int]) -> None:
    journal.note(events.DEALER, [int(dealer), int(first), *cards])


def programme_given(journal: Journal, table: Table, seat: Seat, programme: i64) -> None:
    """The seats that put it under the pile know it when they see it drawn."""
    known = int(table.shelf.known[programme])
    journal.whisper(events.PROGRAMME, [int(seat), int(programme)], [int(EVERYONE), known])


def sun(journal: Journal, seat: Seat, programme: i64) -> None:
    journal.note(events.SUN, [int(seat), int(programme)])


def dealt(journal: Journal, table: Table, seat: Seat) -> None:
    cards = hand_cards(table.one[seat], table.two[seat], table.jokers[seat])
    journal.whisper(events.DEALT, [int(seat), *cards], [int(EVERYONE), *[int(only(seat))] * len(cards)])


def turned(journal: Journal, table: Table, card: i64) -> None:
    journal.note(events.TURNED, [int(table.dealer), int(card)])


def drew(journal: Journal, seat: Seat, card: i64) -> None:
    journal.whisper(events.DREW, [int(seat), int(card)], [int(EVERYONE), int(only(seat))])


def took(journal: Journal, seat: Seat, card: i64) -> None:
    journal.note(events.TOOK, [int(seat), int(card)])


def reshuffled(journal: Journal, count: i64) -> None:
    journal.note(events.RESHUFFLED, [int(count)])


def revealed(journal: Journal, seat: Seat, programme: i64) -> None:
    journal.note(events.REVEALED, [int(seat), int(programme)])


def laid(journal: Journal, table: Table, combination: i64, cards: list[int]) -> None:
    seat, number = int(table.seat), int(combination) + 1
    if table.suits[combination] != 0:
        journal.note(events.LAID_RUN, [seat, number, int(table.low[combination]), *cards])
    else:
        journal.note(events.LAID_SET, [seat, number, *cards])


def added(journal: Journal, seat: Seat, card: i64, combination: i64, end: i64) -> None:
    kind = events.ADDED_LOW if end == LOW else events.ADDED_HIGH if end == HIGH else events.ADDED
    journal.note(kind, [int(seat), int(card), int(combination) + 1])


def discarded(journal: Journal, seat: Seat, card: i64) -> None:
    journal.note(events.DISCARDED, [int(seat), int(card)])


def round_ended(journal: Journal, round: i64) -> None:
    journal.note(events.ROUND_ENDED, [int(round)])


def asked(journal: Journal, seat: Seat) -> None:
    journal.note(events.ASKED, [int(seat)])


def kept(journal: Journal, seat: Seat) -> None:
    journal.note(events.KEPT, [int(seat)])


def exchanged(journal: Journal, table: Table, seat: Seat, programme: i64) -> None:
    known = int(table.shelf.known[programme])
    journal.whisper(events.EXCHANGED, [int(seat), int(programme)], [int(EVERYONE), known])


def recycled(journal: Journal, programmes: list[int]) -> None:
    journal.note(events.RECYCLED, [len(programmes), *programmes])


def won(journal: Journal, seat: Seat) -> None:
    journal.note(events.WON, [int(seat)])


def match_ended(journal: Journal, rounds: i64) -> None:
    journal.note(events.MATCH_ENDED, [int(rounds)])
