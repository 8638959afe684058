"""A position of Janus, written whole; docs/notation.md says what its fields mean."""

from collections.abc import Sequence

from pioche.core.position import header, seat_or_null
from pioche.core.seats import Seat
from pioche.games.janus.knowledge import written_known, written_unlaid
from pioche.games.janus.sides import letters
from pioche.games.janus.table import STOCK, Table


def position(table: Table) -> dict[str, object]:
    seats = [Seat(seat) for seat in range(table.players)]
    return {
        **header(table),
        "dealer": int(table.dealer),
        "hands": [_row(table.hand(seat)) for seat in seats],
        "stock": _row(table.stock_cards()),
        "trios": [_rows_of_three(table.trios_of(seat)) for seat in seats],
        "taken_from": "stock" if table.taken_from == STOCK else int(table.taken_from),
        "proposer": seat_or_null(table.proposer),
        "proposed": table.proposed,
        "laid": table.laid_now,
        "idle": int(table.idle),
        "known": written_known(table),
        "unlaid": written_unlaid(table),
    }


def _row(cards: Sequence[int]) -> str:
    return " ".join([letters(card) for card in cards])


def _rows_of_three(cards: list[int]) -> list[str]:
    return [_row(cards[i : i + 3]) for i in range(0, len(cards), 3)]
