"""What the journal is told, each secret with its audience; called only while somebody listens."""

from librt.vecs import vec
from mypy_extensions import i64

from pioche.core.events import Journal
from pioche.core.seats import EVERYONE, Seat, only
from pioche.games.adriano import events
from pioche.games.adriano.deck import NO_CARD
from pioche.games.adriano.moves import SLOTS, named
from pioche.games.adriano.table import Table


def dealt(journal: Journal, table: Table) -> None:
    journal.note(events.DEALT, [table.round + 1, int(table.dealer), table.end - table.head])
    for seat in range(table.players):
        cards: list[int] = []
        audiences: list[int] = [EVERYONE]
        for slot in range(table.settings.slots):
            place = seat * SLOTS + slot
            if table.known[place] != 0:
                cards.append(table.hands[place])
                audiences.append(only(Seat(seat)))
        journal.whisper(events.REMEMBERED, [seat, *cards], audiences)


def drew(journal: Journal, table: Table) -> None:
    journal.whisper(events.DREW, [int(table.seat), int(table.held)], [EVERYONE, table.held_known()])


def took(journal: Journal, table: Table) -> None:
    journal.note(events.TOOK, [int(table.seat), int(table.held)])


def exchanged(journal: Journal, table: Table, slot: i64) -> None:
    values: list[int] = [int(table.seat), slot, int(table.held), table.hands[int(table.seat) * SLOTS + slot]]
    journal.whisper(events.EXCHANGED, values, [EVERYONE, EVERYONE, table.held_known(), EVERYONE])


def threw(journal: Journal, table: Table) -> None:
    journal.note(events.THREW, [int(table.seat), int(table.held)])


def showed(journal: Journal, table: Table, order: i64) -> None:
    for slot in named(order):
        journal.note(events.SHOWED, [int(table.seat), slot, table.hands[int(table.seat) * SLOTS + slot]])


def matched(journal: Journal, table: Table, count: i64, slot: i64) -> None:
    values: list[int] = [int(table.seat), count, slot, int(table.held)]
    journal.whisper(events.MATCHED, values, [EVERYONE, EVERYONE, EVERYONE, table.held_known()])


def mismatched(journal: Journal, table: Table, order: i64) -> None:
    journal.note(events.MISMATCHED, [int(table.seat), len(named(order))])


def penalized(journal: Journal, seat: Seat, points: i64) -> None:
    journal.note(events.PENALIZED, [int(seat), points])


def gained(journal: Journal, table: Table, turns: i64) -> None:
    journal.note(events.GAINED, [int(table.seat), turns])


def lost(journal: Journal, table: Table, turns: i64) -> None:
    journal.note(events.LOST, [int(table.seat), turns])


def lapsed(journal: Journal, table: Table) -> None:
    journal.note(events.LAPSED, [int(table.seat), table.pit[table.pit_size - 1]])


def looked(journal: Journal, table: Table, place: i64) -> None:
    owner = place // SLOTS
    slot = place % SLOTS
    me: int = only(table.seat)
    card: int = table.hands[place]
    if owner == table.seat:
        journal.whisper(events.PEEKED, [int(table.seat), slot, card], [EVERYONE, EVERYONE, me])
    else:
        journal.whisper(events.SPIED, [int(table.seat), owner, slot, card], [EVERYONE, EVERYONE, EVERYONE, me])


def swapped(journal: Journal, table: Table, slot: i64, theirs: i64) -> None:
    journal.note(events.SWAPPED, [int(table.seat), slot, theirs // SLOTS, theirs % SLOTS])


def declined(journal: Journal, table: Table) -> None:
    journal.note(events.DECLINED, [int(table.seat)])


def turned(journal: Journal, table: Table) -> None:
    journal.note(events.SHUFFLED if table.settings.reshuffle else events.TURNED, [table.end])


def called(journal: Journal, table: Table) -> None:
    journal.note(events.CALLED, [int(table.seat)])


def silent(journal: Journal, table: Table) -> None:
    journal.note(events.SILENT, [int(table.seat)])


def round_ended(journal: Journal, table: Table, points: vec[i64], found: i64) -> None:
    """The hands, what became of the call, and what everybody scored."""
    for seat in range(table.players):
        cards: list[int] = [table.hands[seat * SLOTS + slot] for slot in range(table.settings.slots)]
        journal.note(events.REVEALED, [seat, points[seat], *[card for card in cards if card != NO_CARD]])
    journal.note(found, [] if found == events.UNCALLED else [int(table.caller)])
    for seat in range(table.players):
        journal.note(events.SCORED, [seat, table.last_points[seat], table.totals[seat]])


def match_ended(journal: Journal, table: Table) -> None:
    totals: list[int] = [table.totals[seat] for seat in range(table.players)]
    best = min(totals)
    journal.note(events.WON, [best, *[seat for seat in range(table.players) if totals[seat] == best]])
