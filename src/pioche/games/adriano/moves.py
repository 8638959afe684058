"""The layout of Adriano's actions and their notation.

Every action but the trades and the combinations lies below 62, so that each of those decisions is one mask of
action bits; the sixty combinations have a mask of their own.
"""

from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import bit
from pioche.core.refusal import Fact, Refusal
from pioche.core.seats import Action

SLOTS: Final[i64] = 4  # a seat's stride in every array, whatever a reduced game deals
SEATS: Final[i64] = 6

DRAW: Final = Action(0)
TAKE: Final = Action(1)
THROW: Final = Action(2)
DECLINE: Final = Action(3)
CALL: Final = Action(4)
SILENT: Final = Action(5)
SWAP: Final[i64] = 6  # + own slot
PEEK: Final[i64] = 10  # + own slot
SPY: Final[i64] = 14  # + place
TRADE: Final[i64] = 38  # + own slot * PLACES + place
PLACES: Final[i64] = 24  # a place is seat * SLOTS + slot
NAME: Final[i64] = 134  # + index in ORDERS
ACTIONS: Final[i64] = 194

WORDS: Final = ("draw", "take", "throw", "decline", "call", "silent")


def _pack(slots: tuple[int, ...]) -> int:
    """Slots in the order named, three bits each, the first lowest."""
    order = 0
    for slot in reversed(slots):
        order = order * 8 + slot + 1
    return order


# AD-20: two, three or four slots, in the order named.
ORDERS: Final = vec[i64]([_pack(slots) for count in (2, 3, 4) for slots in permutations(range(4), count)])


def named(order: int) -> list[int]:
    """The slots of an order, the first named first."""
    slots: list[int] = []
    while order != 0:
        slots.append(order % 8 - 1)
        order //= 8
    return slots


def mask_of(order: i64) -> i64:
    """The slots of an order, as a mask."""
    slots: i64 = 0
    while order != 0:
        slots |= bit((order & 7) - 1)
        order >>= 3
    return slots


def _names_within(slots: i64) -> i64:
    names: i64 = 0
    for i in range(len(ORDERS)):
        if mask_of(ORDERS[i]) & ~slots == 0:
            names |= bit(i)
    return names


# For each mask of slots that hold a card, the mask of the orders that can be named.
NAMES: Final = vec[i64]([_names_within(slots) for slots in range(16)])


def slots_of(mask: int) -> list[int]:
    """The slots of a mask, lowest first."""
    return [slot for slot in range(SLOTS) if mask >> slot & 1]


def _place(place: int) -> str:
    return f"{place // SLOTS}.{place % SLOTS + 1}"


def notation(action: int) -> str:
    if action < SWAP:
        return WORDS[action]
    if action < PEEK:
        return f"swap {action - SWAP + 1}"
    if action < SPY:
        return f"look {action - PEEK + 1}"
    if action < TRADE:
        return f"look {_place(action - SPY)}"
    if action >= NAME:
        return " ".join(["name", *[str(slot + 1) for slot in named(ORDERS[action - NAME])]])
    trade = action - TRADE
    return f"trade {trade // PLACES + 1} {_place(trade % PLACES)}"


BY_NOTATION: Final = {notation(action): Action(action) for action in range(ACTIONS)}


def parse(text: str) -> Action:
    action = BY_NOTATION.get(" ".join(text.split()))
    if action is None:
        raise Refusal("syntax", None, "syntax", words={"given": text})
    return action


def describe(action: int) -> tuple[str, list[Fact]]:
    """A move for people."""
    if action < SWAP:
        return WORDS[action], []
    if action < PEEK:
        return "swap", [Fact("slot", "slot", action - SWAP)]
    if action < SPY:
        return "peek", [Fact("slot", "slot", action - PEEK)]
    if action < TRADE:
        return "spy", _owner(action - SPY)
    if action >= NAME:
        return "name", [Fact("slots", "order", ORDERS[action - NAME])]
    trade = action - TRADE
    return "trade", [Fact("own", "slot", trade // PLACES), *_owner(trade % PLACES)]


def _owner(place: int) -> list[Fact]:
    return [Fact("owner", "seat", place // SLOTS), Fact("slot", "slot", place % SLOTS)]
