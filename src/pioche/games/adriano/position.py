"""A whole match as readable JSON data, for those who may know everything."""

from pioche.core.position import header, seat_or_null
from pioche.games.adriano.deck import NO_CARD, code
from pioche.games.adriano.moves import SLOTS
from pioche.games.adriano.table import Table
from pioche.games.adriano.view import kept_over, known_seats, last_hand, origins, pile, pit, shown_slots


def dump(table: Table) -> dict[str, object]:
    return {
        **header(table),
        "dealer": int(table.dealer),
        "hands": [_hand(table, seat) for seat in range(table.players)],
        "pile": written(pile(table)),
        "pit": written(pit(table)),
        "held": None if table.held == NO_CARD else code(int(table.held)),
        "known": known_seats(table),
        "shown": shown_slots(table),
        "kept_over": kept_over(table),
        "totals": [int(table.totals[seat]) for seat in range(table.players)],
        "penalties": [int(table.penalties[seat]) for seat in range(table.players)],
        "caller": seat_or_null(table.caller),
        "turned": int(table.turned),
        "pile_known": table.pile_known(),
        "extra": int(table.extra),
        "in_extra": table.in_extra,
        "failed": table.failed,
        "pit_turns": int(table.pit_turns),
        "origins": origins(table) if table.settings.reshuffle else [],
        "last_round": _last_round(table),
    }


def written(cards: list[int]) -> str:
    return " ".join(code(card) for card in cards)


def _hand(table: Table, seat: int) -> str:
    cards: list[int] = [table.hands[seat * SLOTS + slot] for slot in range(table.settings.slots)]
    return " ".join("-" if card == NO_CARD else code(card) for card in cards)


def _last_round(table: Table) -> dict[str, object] | None:
    if not table.finished:
        return None
    return {
        "hands": [written(last_hand(table, seat)) for seat in range(table.players)],
        "points": [int(table.last_points[seat]) for seat in range(table.players)],
    }
