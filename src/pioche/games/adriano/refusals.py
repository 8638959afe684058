"""Why an action may not be done: the clause, and the facts a player needs."""

from mypy_extensions import i64

from pioche.cards import bit
from pioche.core.refusal import Fact, Refusal, illegal
from pioche.core.seats import NOBODY
from pioche.games.adriano.legality import allows, may_take, must_draw, names
from pioche.games.adriano.moves import (
    ACTIONS,
    NAME,
    ORDERS,
    PEEK,
    PLACES,
    SLOTS,
    SPY,
    SWAP,
    TAKE,
    THROW,
    TRADE,
    mask_of,
)
from pioche.games.adriano.table import DRAWN, EXTRA, LOOK_OTHER, LOOK_OWN, PHASES, TAKEN, TRADING, TURN, Table

# The clause that says what a phase asks for.
CLAUSES = ("AD-10", "AD-14", "AD-11", "AD-31", "AD-33", "AD-32", "AD-30", "AD-40")


def refusal(table: Table, action: int) -> Refusal | None:
    if not 0 <= action < ACTIONS:
        return Refusal("syntax", None, "no-such-action", words={"given": str(action), "count": str(ACTIONS)})
    if table.seat == NOBODY:
        return Refusal("over", None, "over")
    if allows(table, action):
        return None
    found = _about(table, action)
    if found is not None:
        return found
    return illegal(CLAUSES[table.stage], f"in-{PHASES[table.stage]}{_variant(table)}")


def _variant(table: Table) -> str:
    """Which of a phase's sentences says what would be allowed now."""
    if table.stage == TURN and not may_take(table):
        return "-draw"
    if table.stage == DRAWN and table.failed:
        return "-failed"
    if table.stage == DRAWN and names(table) == 0:
        return "-single"
    if table.stage == TAKEN and names(table) != 0:
        return "-naming"
    return ""


def _about(table: Table, action: i64) -> Refusal | None:
    """What is wrong with a move that this phase knows; None where it is not the moment for it."""
    stage = table.stage
    if action == TAKE:
        return _take(table)
    if action == THROW and stage == TAKEN:
        return illegal("AD-11", "taken-stays")
    if stage in (DRAWN, TAKEN):
        if SWAP <= action < PEEK:
            return _empty(table, bit(action - SWAP))
        if action >= NAME:
            return _name(table, mask_of(ORDERS[action - NAME]))
    if stage == LOOK_OWN and PEEK <= action < SPY:
        return _empty(table, bit(action - PEEK))
    if stage == LOOK_OTHER and SPY <= action < TRADE:
        return _place(table, action - SPY, "AD-33")
    if stage == TRADING and TRADE <= action < NAME:
        trade = action - TRADE
        return _empty(table, bit(trade // PLACES)) or _place(table, trade % PLACES, "AD-32")
    return None


def _take(table: Table) -> Refusal | None:
    if table.stage == EXTRA:
        return illegal("AD-30", "extra-from-pile")
    if table.stage != TURN:
        return None
    if must_draw(table):
        return illegal("AD-51", "must-draw", [Fact("turns", "number", table.pit_turns)])
    return illegal("AD-04", "pit-empty")


def _name(table: Table, slots: i64) -> Refusal | None:
    if table.stage == TAKEN and not table.settings.pit_combinations:
        return illegal("AD-20", "pit-combination")
    if table.failed:
        return illegal("AD-22", "second-attempt")
    return _empty(table, slots)


def _empty(table: Table, slots: i64) -> Refusal | None:
    """A slot among these that holds no card."""
    held = table.own_slots(table.seat)
    missing = slots & ~held
    if missing == 0:
        return None
    return illegal("AD-15", "empty-slot", [Fact("empty", "slots", missing), Fact("slots", "slots", held)])


def _place(table: Table, place: i64, clause: str) -> Refusal:
    """Why a power may not touch a place of another player."""
    seat = place // SLOTS
    if seat >= table.players:
        return illegal(
            clause, "no-such-seat", [Fact("number", "number", seat), Fact("most", "number", table.players - 1)]
        )
    if seat == table.seat:
        return illegal(clause, "own-card")
    if seat == table.caller and table.settings.protect_caller:
        return illegal("AD-41", "caller-protected", [Fact("owner", "seat", seat)])
    slot = Fact("slot", "slot", place % SLOTS)
    return illegal("AD-15", "empty-slot-of", [Fact("owner", "seat", seat), slot])
