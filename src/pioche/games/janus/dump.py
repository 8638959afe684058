"""A position of Janus, written whole; docs/notation.md says what its fields mean."""

from collections.abc import Sequence

from pioche.core.seats import NOBODY, Seat
from pioche.games.janus.knowledge import written_known, written_unlaid
from pioche.games.janus.sides import letters
from pioche.games.janus.table import PHASES, SLUG, STOCK, Table


def position(table: Table) -> dict[str, object]:
    seats = [Seat(seat) for seat in range(table.players)]
    return {
        "game": SLUG,
        "players": int(table.players),
        "rules": table.rules,
        "options": dict(table.options),
        "lab": dict(table.lab),
        "chance": {"kind": table.chance.kind, "seed": table.chance.seed},
        "round": int(table.round),
        "turn": None if table.seat == NOBODY else int(table.seat),
        "phase": PHASES[table.step],
        "dealer": int(table.dealer),
        "hands": [_row(table.hand(seat)) for seat in seats],
        "stock": _row(table.stock_cards()),
        "trios": [_rows_of_three(table.trios_of(seat)) for seat in seats],
        "taken_from": "stock" if table.taken_from == STOCK else int(table.taken_from),
        "proposer": None if table.proposer == NOBODY else int(table.proposer),
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
