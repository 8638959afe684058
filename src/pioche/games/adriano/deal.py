"""Dealing a round, and turning the pit over when the pile has run out."""

from typing import Final

from mypy_extensions import i64

from pioche.chance import DEAL, RESHUFFLE
from pioche.core.seats import NO_ONE, NOBODY, Seat, only
from pioche.games.adriano import told
from pioche.games.adriano.moves import SLOTS
from pioche.games.adriano.table import NOTHING, Table, zeros

LOOKED_AT: Final[i64] = 2  # AD-05: the last two slots


def left_of(table: Table, seat: Seat) -> Seat:
    return Seat(0) if seat + 1 == table.players else Seat(seat + 1)


def deal(table: Table) -> None:
    """A fresh square for everybody; the rest is the pile, and the pit is empty."""  # AD-04
    _shuffle_deck(table)
    hands, known, kept, pile = table.hands, table.known, table.kept_over, table.pile
    slots = table.settings.slots
    at: i64 = 0
    slot: i64 = 0
    while slot < slots:
        looked_at = slot >= slots - LOOKED_AT
        seat = table.dealer
        for _ in range(table.players):
            seat = left_of(table, seat)
            place = seat * SLOTS + slot
            hands[place] = pile[at]
            known[place] = only(seat) if looked_at else NO_ONE  # AD-05
            kept[place] = NOTHING
            at += 1
        slot += 1
    table.head = at
    _clear_round(table)
    if table.journal is not None:
        told.dealt(table.journal, table)


def _shuffle_deck(table: Table) -> None:
    pile, deck = table.pile, table.settings.deck
    size = len(deck)
    i: i64 = 0
    while i < size:
        pile[i] = deck[i]
        i += 1
    table.chance.open(DEAL, table.round, 0)
    table.chance.shuffle(pile, size)
    table.end = size


def _clear_round(table: Table) -> None:
    if table.settings.reshuffle and table.turned > 0:
        table.origins = zeros(len(table.origins))
    table.filled = table.settings.full
    table.pit_size = 0
    table.caller = NOBODY
    table.turned = 0
    table.pit_turns = 0
    penalties = table.penalties
    seat: i64 = 0
    while seat < table.players:
        penalties[seat] = 0
        seat += 1


def turn_over(table: Table) -> None:
    """The pit becomes the pile: the card thrown first is drawn first."""  # AD-47
    pile = table.pit
    size = table.pit_size
    table.pit = table.pile
    table.pit_size = 0
    table.pile = pile
    table.head = 0
    table.end = size
    table.turned += 1
    if table.settings.reshuffle:
        table.chance.open(RESHUFFLE, table.round, table.turned - 1)
        table.chance.shuffle(pile, size)
        origins = table.origins
        for i in range(size):
            origins[pile[i]] = table.turned
    if table.journal is not None:
        told.turned(table.journal, table)
