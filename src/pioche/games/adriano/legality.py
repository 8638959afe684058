"""What may be done now: the one place that the legal list, the random pick and the refusals ask."""

from typing import Final

from mypy_extensions import i64

from pioche.cards import bit, indices, nth_bit, popcount, shl
from pioche.chance import Chance
from pioche.core.seats import NOBODY, Action, actions, add_actions
from pioche.games.adriano.moves import DECLINE, NAME, NAMES, PEEK, PLACES, SLOTS, SPY, SWAP, TRADE
from pioche.games.adriano.table import CALLING, DRAWN, EXTRA, LOOK_OTHER, LOOK_OWN, TAKEN, TRADING, TURN, Table

# Masks of the actions that stand alone.
DRAW_BIT: Final[i64] = 1
TAKE_BIT: Final[i64] = 2
THROW_BIT: Final[i64] = 4
DECLINE_BIT: Final[i64] = 8
CALL_OR_NOT: Final[i64] = 48

# For every set of own slots, the actions that name them; listed once, for they are up to sixty.
NAMED: Final = [[Action(NAME + order) for order in indices(NAMES[own])] for own in range(16)]


def must_draw(table: Table) -> bool:
    """Whether too many turns in a row took from the pit."""  # AD-51
    return table.pit_turns >= table.settings.pit_limit


def may_take(table: Table) -> bool:
    return table.pit_size > 0 and not must_draw(table)  # AD-04, AD-10


def may_name(table: Table) -> bool:
    """Whether a combination may be named for the card in hand."""  # AD-20, AD-22
    return not table.failed and (table.stage == DRAWN or table.settings.pit_combinations)


def targets(table: Table) -> i64:
    """The places that an 8 or a 9 may touch, as a mask."""  # AD-15, AD-32, AD-33
    places = table.filled & ~shl(15, table.seat * SLOTS)
    if table.settings.protect_caller and table.caller != NOBODY:
        places &= ~shl(15, table.caller * SLOTS)  # AD-41
    return places


def choices(table: Table) -> i64:
    """The legal actions below TRADE, as a mask."""
    stage = table.stage
    own = table.own_slots(table.seat)
    if stage == TURN:
        return DRAW_BIT | TAKE_BIT if may_take(table) else DRAW_BIT
    if stage == CALLING:
        return CALL_OR_NOT  # AD-40
    if stage in (DRAWN, TAKEN):
        mask = shl(own, SWAP)  # AD-11, AD-12
        if stage == DRAWN:
            mask |= THROW_BIT  # AD-13
        return mask  # and the combinations: AD-14
    if stage == EXTRA:
        return DRAW_BIT | DECLINE_BIT  # AD-30
    if stage == LOOK_OWN:
        return DECLINE_BIT | shl(own, PEEK)  # AD-31
    if stage == LOOK_OTHER:
        return DECLINE_BIT | shl(targets(table), SPY)  # AD-33
    if stage == TRADING:
        return DECLINE_BIT  # and the trades: AD-32
    return 0


def names(table: Table) -> i64:
    """The orders of slots that may be named, as a mask."""  # AD-14, AD-20
    if table.stage in (DRAWN, TAKEN) and may_name(table):
        return NAMES[table.own_slots(table.seat)]
    return 0


def may_trade(table: Table, trade: i64) -> bool:
    """Whether own slot and place (slot * PLACES + place) may be swapped."""  # AD-32
    if table.stage != TRADING:
        return False
    return table.own_slots(table.seat) & bit(trade // PLACES) != 0 and targets(table) & bit(trade % PLACES) != 0


def allows(table: Table, action: i64) -> bool:
    if action >= NAME:
        return names(table) & bit(action - NAME) != 0
    if action >= TRADE:
        return may_trade(table, action - TRADE)
    return table.seat != NOBODY and choices(table) & bit(action) != 0


def legal(table: Table) -> list[Action]:
    if table.seat == NOBODY:
        return []
    found = actions(choices(table))
    if table.stage == TRADING:
        for slot in indices(table.own_slots(table.seat)):
            add_actions(found, TRADE + slot * PLACES, targets(table))
    if names(table) != 0:
        found += NAMED[table.own_slots(table.seat)]
    return found


def pick(table: Table, rng: Chance) -> Action:
    """A legal action; the same one that the legal list would give."""
    if table.stage == TRADING:
        return _pick_trade(table, rng)
    mask = choices(table)
    combinations = names(table)
    plain = popcount(mask)
    n = rng.below(plain + popcount(combinations))
    if n < plain:
        return Action(nth_bit(mask, n))
    return Action(NAME + nth_bit(combinations, n - plain))


def _pick_trade(table: Table, rng: Chance) -> Action:
    own = table.own_slots(table.seat)
    places = targets(table)
    width = popcount(places)
    n = rng.below(popcount(own) * width + 1)
    if n == 0:
        return DECLINE
    n -= 1
    return Action(TRADE + nth_bit(own, n // width) * PLACES + nth_bit(places, n % width))
