"""Why the seat to act may not do something: the clause, the facts, and what would be allowed instead."""

from mypy_extensions import i64

from pioche.cards import bit
from pioche.core.refusal import Fact, Refusal, illegal
from pioche.games.programmes import legality, steps
from pioche.games.programmes.book import ALL_SUITS, MIXED, SETS, STRIDE
from pioche.games.programmes.hands import NATURALS, is_wild
from pioche.games.programmes.moves import (
    ACTIONS,
    ADD,
    CANCEL,
    CLOSE,
    DISCARD,
    DRAW,
    EXCHANGE,
    KEEP,
    PLACE,
    REVEAL,
    SET,
    TAKE,
    TO_SET,
    added_card,
    added_end,
    added_to,
)
from pioche.games.programmes.shapes import FAR
from pioche.games.programmes.table import A_RUN, EXCHANGING, OVER, PLAYING, TAKING, Table


def refusal(table: Table, action: i64) -> Refusal | None:
    if table.stage == OVER:
        return Refusal("over", None, "over")
    if not 0 <= action < ACTIONS:
        return Refusal("syntax", None, "no-such-action")
    if table.stage == EXCHANGING:
        return None if action in (EXCHANGE, KEEP) else illegal("PR-42", "exchange-or-keep")
    if action in (EXCHANGE, KEEP):
        return illegal("PR-42", "no-exchange-now")
    if action in (DRAW, TAKE):
        return _taking(table, action)
    if table.stage == TAKING:
        return illegal("PR-30", "take-first")
    if table.compound != 0:
        return _step(table, action)
    if action in (CLOSE, CANCEL) or PLACE <= action < ADD:
        return illegal("PR-32", "nothing-under-way")
    if action == REVEAL:
        return _revealing(table)
    if action == SET:
        return _setting(table)
    if action < PLACE:
        return _discarding(table, action - DISCARD)
    return _adding(table, added_to(action), added_end(action), added_card(action))


def _taking(table: Table, action: i64) -> Refusal | None:
    if table.stage == PLAYING:
        return illegal("PR-30", "already-taken")
    if action == DRAW:
        return None if legality.may_draw(table) else illegal("PR-36", "nothing-to-draw")
    return None if legality.may_take(table) else illegal("PR-31", "one-card-left")


def _discarding(table: Table, card: i64) -> Refusal | None:
    if table.one[table.seat] & bit(card) != 0:
        return None
    return illegal("PR-35", "discard-not-held", [_card(card)])


def _card(card: i64) -> Fact:
    return Fact("card", "card", int(card))


def _missing(table: Table) -> int:
    """How many cards the seat to act lacks."""
    seat = table.seat
    gauge = table.settings.gauge
    one, two = table.one[seat] & NATURALS, table.two[seat] & NATURALS
    return int(gauge.distance(table.programme[seat], one, two, table.wild_cards(seat)))


def _revealing(table: Table) -> Refusal | None:
    if legality.may_reveal(table):
        return None
    if table.revealed[table.seat] == 1:
        return illegal("PR-32", "revealed-already")
    programme = Fact("programme", "programme", int(table.programme[table.seat]))
    missing = _missing(table)
    if missing == FAR:
        return illegal("PR-32", "cannot-complete", [programme])
    return illegal("PR-32", "not-complete", [programme, Fact("missing", "number", missing)])


def _setting(table: Table) -> Refusal | None:
    if not legality.may_lay(table):
        return illegal("PR-33", "set-before-reveal")
    return None if steps.may_set(table) else illegal("PR-33", "no-set-in-hand")


def _adding(table: Table, combination: i64, end: i64, card: i64) -> Refusal | None:
    """The reasons in the order a player would check them."""  # PR-34
    if not legality.may_lay(table):
        return illegal("PR-34", "add-before-reveal")
    number = Fact("combination", "number", int(combination) + 1)
    if combination >= table.combinations:
        return illegal("PR-34", "no-such-combination", [number, Fact("count", "number", int(table.combinations))])
    run = table.kind[combination] == A_RUN
    if run != (end != TO_SET):
        return illegal("PR-34", "name-an-end" if run else "a-set-has-no-ends", [number])
    if table.one[table.seat] & bit(card) == 0:
        return illegal("PR-34", "add-not-held", [_card(card)])
    if legality.accepted(table, combination, end) & bit(card) != 0:
        return None
    return _not_accepted(table, combination, end, card, number)


def _not_accepted(table: Table, combination: i64, end: i64, card: i64, number: Fact) -> Refusal:
    run = table.kind[combination] == A_RUN
    if run and legality.next_rank(table, combination, end) == 0:
        return illegal("PR-18", "beyond-the-ace", [number])
    if is_wild(card):
        return illegal("PR-17", "too-many-wilds", [number])
    if not run:
        return illegal("PR-34", "other-rank", [_card(card), number, Fact("rank", "rank", int(table.low[combination]))])
    rank = Fact("rank", "rank", int(legality.next_rank(table, combination, end)))
    suits = Fact("suits", "suits", int(table.suits[combination]))
    return illegal("PR-34", "not-next", [_card(card), number, rank, suits, Fact("end", "end", int(end))])


# The steps of a compound move.


def _step(table: Table, action: i64) -> Refusal | None:
    clause = "PR-32" if table.compound == REVEAL else "PR-33"
    if action == CANCEL:
        return None if steps.may_cancel(table) else illegal(clause, "no-cancel-now")
    if action == CLOSE:
        return None if steps.may_close(table) else _not_closed(table, clause)
    if not PLACE <= action < ADD:
        return illegal(clause, "finish-first")
    card = action - PLACE
    if steps.placeable(table) & bit(card) != 0:
        return None
    if table.left_one & bit(card) == 0:
        return illegal(clause, "place-not-held", [_card(card)])
    if table.compound == REVEAL:
        return _not_placed(table, card)
    return _not_in_set(table, card)


def _not_closed(table: Table, clause: str) -> Refusal:
    now = steps.under_way(table)
    given = Fact("given", "number", int(now.size))
    if table.compound == REVEAL:
        size = table.settings.book.size[table.programme[table.seat] * STRIDE + now.number]
        return illegal(clause, "wrong-number", [given, Fact("size", "number", int(size))])
    if now.size < steps.LEAST_SET:
        return illegal(clause, "set-too-small", [given])
    return illegal("PR-17", "wilds-outnumber")


def _not_in_set(table: Table, card: i64) -> Refusal:
    now = steps.under_way(table)
    if not is_wild(card) and now.low > 0 and (card >> 2) + 1 != now.low:
        return illegal("PR-11", "not-that-rank", [_card(card), Fact("rank", "rank", int(now.low))])
    if is_wild(card) and now.size + 1 >= steps.LEAST_SET:
        return illegal("PR-17", "wilds-outnumber")
    return illegal("PR-33", "no-set-that-way", [_card(card)])


def _not_placed(table: Table, card: i64) -> Refusal:
    """The card itself does not fit its place, or it does, and the rest could not be completed."""
    return misplaced(table, steps.under_way(table), card) or illegal("PR-32", "dead-end", [_card(card)])


def misplaced(table: Table, now: steps.Open, card: i64) -> Refusal | None:
    """Why a card does not fit the next place of a combination of the programme, whatever comes after."""
    book = table.settings.book
    programme = table.programme[table.seat]
    place = programme * STRIDE + now.number
    if now.size == book.size[place]:
        return illegal("PR-32", "wrong-number", [_given(now.size + 1), _size(book.size[place])])
    if is_wild(card):
        if book.wild[programme] == 0:
            return illegal("PR-15", "no-wilds")
        if now.naturals + book.size[place] - now.size - 1 < book.quota[place]:
            return illegal("PR-17", "wilds-outnumber")
        return None
    if steps.fitting(table, place, now) & bit(card) == 0:
        return _not_fitting(table, place, now, card)
    return None


def _given(count: i64) -> Fact:
    return Fact("given", "number", int(count))


def _size(count: i64) -> Fact:
    return Fact("size", "number", int(count))


def _not_fitting(table: Table, place: i64, now: steps.Open, card: i64) -> Refusal:
    book = table.settings.book
    if book.suits[place] & bit(card & 3) == 0:
        return illegal("PR-13", "suit-not-permitted", [_card(card), Fact("suits", "suits", int(book.suits[place]))])
    if book.kind[place] == SETS:
        if now.low == 0 or book.types[place] & bit(card) == 0:
            return illegal("PR-12", "not-imposed", [_card(card)])
        return illegal("PR-11", _wilds("not-that-rank", table), [_card(card), Fact("rank", "rank", int(now.low))])
    if _may_not_mix(table, place, now, card):
        suits = Fact("suits", "suits", int(now.suits))
        return illegal("PR-13", "suits-not-mixed", [_card(card), suits])
    if now.low > 0 or now.suits != 0:
        rank = Fact("rank", "rank", int(now.low + now.size))
        suits = Fact("suits", "suits", int(book.suits[place] if book.kind[place] == MIXED else now.suits))
        return illegal("PR-11", _wilds("not-in-sequence", table), [_card(card), rank, suits])
    imposed = book.lows[place] & (book.lows[place] - 1) == 0
    return illegal("PR-12" if imposed else "PR-18", "not-imposed" if imposed else "no-room", [_card(card)])


def _wilds(key: str, table: Table) -> str:
    """A refusal that offers a wild instead, where the programme permits them."""  # PR-15
    return key if table.settings.book.wild[table.programme[table.seat]] != 0 else f"{key}-natural"


def _may_not_mix(table: Table, place: i64, now: steps.Open, card: i64) -> bool:
    """Whether several suits are permitted, of which a run may use one, and this card is of another."""  # PR-13
    suits = table.settings.book.suits[place]
    several = suits != ALL_SUITS and suits & (suits - 1) != 0
    return several and now.suits != 0 and now.suits & bit(card & 3) == 0
