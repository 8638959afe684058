"""Everything on the table with who knows it and who sees it; `State.view` redacts it for a viewer."""

from pioche.cards import indices
from pioche.core.position import seat_or_null
from pioche.core.refusal import Fact
from pioche.core.seats import EVERYONE, NO_ONE, NOBODY, Seat, only
from pioche.core.view import Zone
from pioche.games.adriano.deck import NO_CARD, code
from pioche.games.adriano.moves import SLOTS, slots_of
from pioche.games.adriano.table import EXTRA, OVER, PHASES, TAKEN, Table


def zones(table: Table) -> list[Zone]:
    found: list[Zone] = []
    for seat in range(table.players):
        found += _square(table, Seat(seat))
    found.append(_held(table))
    found.append(_pile(table))
    found.append(Zone("pit", NOBODY, "card", pit(table)))
    return found


def _square(table: Table, seat: Seat) -> list[Zone]:
    """A seat's cards in the order of their slots, and the numbers of those slots."""
    slots = slots_of(table.own_slots(seat))
    values: list[int] = [table.hands[seat * SLOTS + slot] for slot in slots]
    known: list[int] = [table.known[seat * SLOTS + slot] for slot in slots]
    # A look is a moment: a square shows its backs until the match is over.
    shown: list[int] = [EVERYONE if table.stage == OVER else NO_ONE for _ in slots]
    noted: int = table.penalties[seat]
    return [
        Zone("hand", seat, "card", values, known, shown),
        Zone("slots", seat, "number", [slot + 1 for slot in slots]),
        Zone("penalties", seat, "number", [noted] if noted != 0 else []),
    ]


def _held(table: Table) -> Zone:
    if table.held == NO_CARD:
        return Zone("held", NOBODY, "card", [])
    shown = EVERYONE if table.stage == TAKEN else only(table.seat)
    return Zone("held", table.seat, "card", [int(table.held)], [table.held_known()], [shown])


def _pile(table: Table) -> Zone:
    values = pile(table)
    known: list[int] = [EVERYONE if table.pile_known() else NO_ONE for _ in values]
    return Zone("pile", NOBODY, "card", values, known, [NO_ONE for _ in values])


def pile(table: Table) -> list[int]:
    """The pile, next card first."""
    return [table.pile[i] for i in range(table.head, table.end)]


def pit(table: Table) -> list[int]:
    """The pit, top last."""
    return [table.pit[i] for i in range(table.pit_size)]


def facts(table: Table) -> list[Fact]:
    found = [
        Fact("round", "number", min(table.round + 1, table.settings.rounds)),
        Fact("rounds", "number", table.settings.rounds),
        Fact("dealer", "seat", int(table.dealer)),
    ]
    if table.caller != NOBODY:
        found.append(Fact("caller", "seat", int(table.caller)))
    if table.in_extra:
        left = table.extra + 1 if table.stage == EXTRA else table.extra
        found.append(Fact("extra", "number", left))
    if table.turned > 0:
        found.append(Fact("turned", "number", table.turned))
    return found


def public(table: Table) -> dict[str, object]:
    """What everybody could have written down besides the zones."""  # AD-50
    written: dict[str, object] = {
        "dealer": int(table.dealer),
        "caller": seat_or_null(table.caller),
        "turned": int(table.turned),
        "extra": int(table.extra),
        "in_extra": table.in_extra,
        "failed": table.failed,
        "pit_turns": int(table.pit_turns),
        "known": known_seats(table),
        "shown": shown_slots(table),
        "kept_over": kept_over(table),
    }
    if table.settings.reshuffle:
        written["origins"] = origins(table)
        written["hand_origins"] = [
            [int(table.origins[table.hands[seat * SLOTS + slot]]) for slot in slots_of(table.own_slots(Seat(seat)))]
            for seat in range(table.players)
        ]
    return written


def known_seats(table: Table) -> list[list[list[int]]]:
    """For each seat and slot, the seats that know the card."""
    everybody = list(range(table.players))
    rows: list[list[list[int]]] = []
    for seat in range(table.players):
        row: list[list[int]] = []
        for slot in range(table.settings.slots):
            audience = table.known[seat * SLOTS + slot]
            row.append(list(everybody) if audience == EVERYONE else indices(audience))
        rows.append(row)
    return rows


def kept_over(table: Table) -> list[list[int]]:
    """For each seat and slot, the lowest points that the seat let go rather than the card, which it knew."""
    rows: list[list[int]] = []
    for seat in range(table.players):
        rows.append([int(table.kept_over[seat * SLOTS + slot]) for slot in range(table.settings.slots)])
    return rows


def shown_slots(table: Table) -> list[list[int]]:
    """For each seat, the slots whose card was seen by all, spectators included."""
    return [
        [slot + 1 for slot in range(table.settings.slots) if table.known[seat * SLOTS + slot] == EVERYONE]
        for seat in range(table.players)
    ]


def origins(table: Table) -> list[str]:
    """For each time the pit was shuffled, the cards that lay in that pile and in no later one."""
    piles: list[list[str]] = [[] for _ in range(table.turned)]
    for card in table.settings.deck:
        origin = table.origins[card]
        if origin > 0:
            piles[origin - 1].append(code(card))
    return [" ".join(pile) for pile in piles]


def last_round(table: Table) -> list[Zone]:
    """The hands and the points of the round that ended last."""
    if not table.finished:
        return []
    found: list[Zone] = []
    for seat in range(table.players):
        found.append(Zone("hand", Seat(seat), "card", last_hand(table, seat)))
    found.append(Zone("points", NOBODY, "number", [table.last_points[seat] for seat in range(table.players)]))
    return found


def last_hand(table: Table, seat: int) -> list[int]:
    cards: list[int] = [table.last_hands[seat * SLOTS + i] for i in range(table.settings.slots)]
    return [card for card in cards if card != NO_CARD]


def phase(table: Table) -> str:
    return PHASES[table.stage]
