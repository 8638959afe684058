"""Setting up: the first dealer, programmes, hands, the reserve."""

from typing import Final

from mypy_extensions import i64

from pioche.cards import JOKER, bit
from pioche.chance import DEAL, DEALER, PROGRAMMES, RESHUFFLE
from pioche.core.seats import NOBODY, Seat
from pioche.games.programmes import told
from pioche.games.programmes.history import NO_CARD
from pioche.games.programmes.shelf import DONE, Shelf
from pioche.games.programmes.table import NO_PROGRAMME, OVER, Table

SPADES: Final[i64] = 3


def choose_dealer(table: Table) -> None:
    """Cards are turned up one by one until somebody gets a spade."""  # PR-20
    settings = table.settings
    if settings.dealer >= 0:
        table.dealer = Seat(settings.dealer)
        return
    table.chance.open(DEALER, 0, 0)
    first = table.chance.below(table.players)
    table.chance.open(DEALER, 0, 1)
    cards = settings.deck[0 : settings.deck_size]
    table.chance.shuffle(cards, settings.deck_size)
    at: i64 = 0
    while cards[at] == JOKER or cards[at] & 3 != SPADES:
        at += 1
    table.dealer = Seat((first + at) % table.players)
    if table.journal is not None:
        told.dealer_chosen(table.journal, table.dealer, first, [int(cards[i]) for i in range(at + 1)])


# Programmes.


def shuffle_programmes(table: Table) -> None:
    shelf = Shelf()
    for seat in range(table.players):
        table.programme[seat] = NO_PROGRAMME
    for number in table.settings.ids:
        shelf.pile[shelf.size] = number
        shelf.size += 1
    table.chance.open(PROGRAMMES, 0, 0)
    _shuffle_pile(table, shelf)
    table.shelf = shelf


def _shuffle_pile(table: Table, shelf: Shelf) -> None:
    """The first of the shuffled row is the next to be drawn, and lies last in the pile."""
    table.chance.shuffle(shelf.pile, shelf.size)
    low: i64 = 0
    high = shelf.size - 1
    while low < high:
        held = shelf.pile[low]
        shelf.pile[low] = shelf.pile[high]
        shelf.pile[high] = held
        low += 1
        high -= 1


def draw_programme(table: Table, seat: Seat) -> i64:
    """The next programme for a seat, suns counted at once; NO_PROGRAMME where a sun won the match."""  # PR-16, PR-21
    table.shelf = table.shelf.copy()
    shelf = table.shelf
    while True:
        if shelf.size == 0:
            _recycle(table, shelf)
        shelf.size -= 1
        programme = shelf.pile[shelf.size]
        if table.settings.book.count[programme] > 0:
            shelf.known[programme] |= bit(seat)
            shelf.handled[programme] = 1
            return programme
        shelf.complete(seat, programme)
        if table.journal is not None:
            told.sun(table.journal, seat, programme)
        if has_won(table, seat):
            return NO_PROGRAMME


def _recycle(table: Table, shelf: Shelf) -> None:
    """Completed programmes, never suns, become a new pile; they still count."""  # PR-44
    shelf.recycles += 1
    back: list[int] = []
    for seat in range(table.players):
        suns: i64 = 0
        for i in range(shelf.done_count[seat]):
            programme = shelf.done[seat * DONE + i]
            if table.settings.book.count[programme] > 0:
                back.append(programme)
            else:
                shelf.done[seat * DONE + suns] = programme
                suns += 1
        shelf.recycled[seat] += shelf.done_count[seat] - suns
        shelf.done_count[seat] = suns
    back.sort()
    for programme in back:
        shelf.pile[shelf.size] = programme
        shelf.size += 1
        shelf.origin[programme] = shelf.recycles
        shelf.handled[programme] = 0
        shelf.known[programme] = 0
    if table.journal is not None:
        told.recycled(table.journal, back)
    table.chance.open(PROGRAMMES, table.round, shelf.recycles)
    _shuffle_pile(table, shelf)


def has_won(table: Table, seat: Seat) -> bool:
    """Whether this was the last programme needed; then the match is over at once."""  # PR-16, PR-43
    if table.shelf.score(seat) < table.settings.goal:
        return False
    table.seat = NOBODY
    table.stage = OVER
    table.forget_steps()
    if table.journal is not None:
        told.won(table.journal, seat)
    return True


# Cards.


def deal_round(table: Table) -> None:  # PR-22
    settings = table.settings
    cards = settings.deck[0 : settings.deck_size]
    table.chance.open(DEAL, table.round, 0)
    table.chance.shuffle(cards, settings.deck_size)
    seat = table.dealer
    at: i64 = 0
    for _ in range(table.players):
        seat = table.left_of(seat)
        for _ in range(settings.hand):
            table.gain(seat, cards[at])
            at += 1
        if table.journal is not None:
            told.dealt(table.journal, table, seat)
    table.discard[0] = cards[at]
    table.discard_size = 1
    table.reserve = cards
    table.reserve_next = at + 1
    table.reserve_end = settings.deck_size
    if table.journal is not None:
        told.turned(table.journal, table, cards[at])


def draw_card(table: Table) -> i64:
    """The top of the reserve, a new one if it was empty."""  # PR-30, PR-36
    if table.reserve_size() == 0:
        _reshuffle(table)
    card = table.reserve[table.reserve_next]
    table.reserve_next += 1
    past = table.past()
    past.drew(table.seat, card if past.shuffles > 0 else NO_CARD)
    return card


def _reshuffle(table: Table) -> None:
    """The discard except its top becomes the reserve."""  # PR-36
    count = table.discard_size - 1
    cards = table.discard[0:count]
    past = table.past()
    past.shuffled()
    for i in range(count):
        past.returned(cards[i])
    table.chance.open(RESHUFFLE, table.round, table.reshuffles)
    table.chance.shuffle(cards, count)
    table.discard[0] = table.discard[count]
    table.discard_size = 1
    table.reserve = cards
    table.reserve_next = 0
    table.reserve_end = count
    table.reshuffles += 1
    if table.journal is not None:
        told.reshuffled(table.journal, count)
