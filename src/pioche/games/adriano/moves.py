"""The layout of Adriano's actions and their notation.

Every action but the trades lies below 62, so that each of those decisions is one mask of action bits.
"""

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
NAME: Final[i64] = 10  # + index in COMBINATIONS
PEEK: Final[i64] = 21  # + own slot
SPY: Final[i64] = 25  # + place
TRADE: Final[i64] = 49  # + own slot * PLACES + place
PLACES: Final[i64] = 24  # a place is seat * SLOTS + slot
ACTIONS: Final[i64] = 145

WORDS: Final = ("draw", "take", "throw", "decline", "call", "silent")

# AD-20: two, three or four slots, as masks.
COMBINATIONS: Final = vec[i64]([3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15])


def _names_within(slots: i64) -> i64:
    actions: i64 = 0
    for i in range(len(COMBINATIONS)):
        if COMBINATIONS[i] & ~slots == 0:
            actions |= bit(NAME + i)
    return actions


# For each mask of slots that hold a card, the mask of the combinations that can be named.
NAMES: Final = vec[i64]([_names_within(slots) for slots in range(16)])


def slots_of(mask: int) -> list[int]:
    """The slots of a mask, lowest first."""
    return [slot for slot in range(SLOTS) if mask >> slot & 1]


def _place(place: int) -> str:
    return f"{place // SLOTS}.{place % SLOTS + 1}"


def notation(action: int) -> str:
    if action < SWAP:
        return WORDS[action]
    if action < NAME:
        return f"swap {action - SWAP + 1}"
    if action < PEEK:
        return " ".join(["name", *[str(slot + 1) for slot in slots_of(COMBINATIONS[action - NAME])]])
    if action < SPY:
        return f"look {action - PEEK + 1}"
    if action < TRADE:
        return f"look {_place(action - SPY)}"
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
    if action < NAME:
        return "swap", [Fact("slot", "slot", action - SWAP)]
    if action < PEEK:
        return "name", [Fact("slots", "slots", COMBINATIONS[action - NAME])]
    if action < SPY:
        return "peek", [Fact("slot", "slot", action - PEEK)]
    if action < TRADE:
        return "spy", _owner(action - SPY)
    trade = action - TRADE
    return "trade", [Fact("own", "slot", trade // PLACES), *_owner(trade % PLACES)]


def _owner(place: int) -> list[Fact]:
    return [Fact("owner", "seat", place // SLOTS), Fact("slot", "slot", place % SLOTS)]
