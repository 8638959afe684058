"""What lies on the table and who knows it; `State.view` gives each viewer their part."""

from pioche.core.position import seat_or_null
from pioche.core.refusal import Fact
from pioche.core.seats import EVERYONE, NO_ONE, NOBODY, Seat, all_but, only
from pioche.core.view import Zone
from pioche.games.janus.knowledge import written_known, written_unlaid
from pioche.games.janus.sides import audience, far, far_known, near, near_known
from pioche.games.janus.table import SECOND_TAKE, STOCK, Table


def _zone(name: str, owner: Seat, cards: list[int], near_shown: list[int] | None, far_shown: list[int] | None) -> Zone:
    backs = Zone(name, owner, "symbol", [far(c) for c in cards], [audience(far_known(c)) for c in cards], far_shown)
    return Zone(
        name,
        owner,
        "symbol",
        [near(c) for c in cards],
        [audience(near_known(c)) for c in cards],
        near_shown,
        backs,
    )


def _hand(table: Table, seat: Seat) -> Zone:  # JA-05, JA-35
    cards = table.hand(seat)
    return _zone("hand", seat, cards, [only(seat)] * len(cards), [all_but(seat)] * len(cards))


def zones(table: Table) -> list[Zone]:
    found = [_hand(table, Seat(seat)) for seat in range(table.players)]
    stock = table.stock_cards()
    upper: list[int] = [NO_ONE] * len(stock)
    if stock:
        upper[-1] = EVERYONE  # JA-03
    lower: list[int] = [NO_ONE] * len(stock)
    found.append(_zone("stock", NOBODY, stock, upper, lower))
    for seat in range(table.players):
        found.append(_zone("trios", Seat(seat), table.trios_of(Seat(seat)), None, None))  # JA-21
    return found


def facts(table: Table) -> list[Fact]:
    known = [Fact("dealer", "seat", int(table.dealer)), Fact("turns_left", "number", table.terms.stall - table.idle)]
    if table.proposer != NOBODY:
        known.append(Fact("proposer", "seat", int(table.proposer)))
    return known


def public(table: Table) -> dict[str, object]:
    return {
        "dealer": int(table.dealer),
        "taken_from": taken_from(table),
        "proposer": seat_or_null(table.proposer),
        "proposed": table.proposed,
        "laid": table.laid_now,
        "idle": int(table.idle),
        "known": written_known(table),
        "unlaid": written_unlaid(table),
    }


def taken_from(table: Table) -> int | str | None:
    """Where this turn's first card came from, while a second may be taken."""
    if table.step != SECOND_TAKE:
        return None
    return "stock" if table.taken_from == STOCK else int(table.taken_from)


def last_round(table: Table) -> list[Zone]:
    """Once it is over: the hands as they were last seen, and the trios of each."""
    if table.seat != NOBODY:
        return []
    hands = [_hand(table, Seat(seat)) for seat in range(table.players)]
    counts = [len(table.trios_of(Seat(seat))) // 3 for seat in range(table.players)]
    return [*hands, Zone("score", NOBODY, "number", counts)]
