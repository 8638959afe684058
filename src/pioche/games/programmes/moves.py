"""The layout of action ints and their notation."""

from typing import Final

from mypy_extensions import i64

from pioche.cards import card_of, cards_of, code
from pioche.core.game import Move
from pioche.core.refusal import Fact, Refusal
from pioche.core.seats import Action
from pioche.games.programmes.hands import TYPES

DRAW: Final[i64] = 0
TAKE: Final[i64] = 1
EXCHANGE: Final[i64] = 2
KEEP: Final[i64] = 3
# Compound moves: REVEAL or SET, then PLACE the cards of each combination and CLOSE it.
REVEAL: Final[i64] = 4
SET: Final[i64] = 5
CLOSE: Final[i64] = 6
CANCEL: Final[i64] = 7
DISCARD: Final[i64] = 8  # + card
PLACE: Final[i64] = 61  # + card
ADD: Final[i64] = 114  # + (combination * 3 + end) * 53 + card
COMBINATIONS: Final[i64] = 40  # more than 108 cards can make
ACTIONS: Final[i64] = 6474

# Where a card is added: to a set, or to one end of a run.
TO_SET: Final[i64] = 0
LOW: Final[i64] = 1
HIGH: Final[i64] = 2
ENDS: Final = ("set", "low", "high")

WORDS: Final = {
    int(DRAW): "draw",
    int(TAKE): "take",
    int(EXCHANGE): "exchange",
    int(KEEP): "keep",
    int(REVEAL): "reveal",
    int(SET): "set",
    int(CLOSE): "close",
    int(CANCEL): "cancel",
}
NAMED: Final = {word: action for action, word in WORDS.items()}


def adding(combination: i64, end: i64, card: i64) -> i64:
    """The action that adds a card; combinations counted from 0."""
    return ADD + (combination * 3 + end) * TYPES + card


def added_card(action: i64) -> i64:
    return (action - ADD) % TYPES


def added_end(action: i64) -> i64:
    return (action - ADD) // TYPES % 3


def added_to(action: i64) -> i64:
    return (action - ADD) // TYPES // 3


def compound(first: i64, combinations: list[list[int]]) -> Move:
    """A whole `reveal` or `set`."""
    steps: list[Action] = [Action(first)]
    for cards in combinations:
        steps += [Action(PLACE + card) for card in cards]
        steps.append(Action(CLOSE))
    return tuple(steps)


def combinations_of(move: Move) -> list[list[int]]:
    """The cards of a compound move, combination by combination; the last may not be closed."""
    groups: list[list[int]] = [[]]
    for action in move[1:]:
        if action == CLOSE:
            groups.append([])
        else:
            groups[-1].append(int(action) - int(PLACE))
    if not groups[-1]:
        groups.pop()
    return groups


# Writing.


def notation(move: Move) -> str:
    if len(move) > 1:
        return _compound_notation(move)
    action = int(move[0])
    if action in WORDS:
        return WORDS[action]
    if action < PLACE:
        return f"discard {code(action - int(DISCARD))}"
    if action < ADD:
        return f"place {code(action - int(PLACE))}"
    end = int(added_end(action))
    where = "" if end == TO_SET else f" {ENDS[end]}"
    return f"add {code(added_card(action))} {added_to(action) + 1}{where}"


def _compound_notation(move: Move) -> str:
    """`reveal 3H4H5H6H / 7S7D2H`."""
    groups = ["".join(code(card) for card in cards) for cards in combinations_of(move)]
    return f"{WORDS[int(move[0])]} {' / '.join(groups)}"


# Reading.


def _unreadable(text: str) -> Refusal:
    return Refusal("syntax", None, "syntax", words={"given": text})


def parse(text: str) -> Move:
    words = text.split()
    if len(words) == 1 and words[0] in NAMED:
        return (Action(NAMED[words[0]]),)
    try:
        if len(words) > 1 and words[0] in ("reveal", "set"):
            return _parse_compound(words)
        if len(words) == 2 and words[0] in ("discard", "place"):
            return (Action((DISCARD if words[0] == "discard" else PLACE) + card_of(words[1])),)
        if len(words) in (3, 4) and words[0] == "add":
            return _parse_add(words)
    except ValueError:
        raise _unreadable(text) from None
    raise _unreadable(text)


def _parse_compound(words: list[str]) -> Move:
    first = NAMED[words[0]]
    groups = [cards_of(part) for part in " ".join(words[1:]).split("/")]
    if first == SET and len(groups) > 1:
        raise ValueError("a set is one combination")
    if not all(groups):
        raise ValueError("an empty combination")
    return compound(first, groups)


def _parse_add(words: list[str]) -> Move:
    card = card_of(words[1])
    if not (words[2].isascii() and words[2].isdecimal()):
        raise ValueError("combinations are counted from 1")
    number = int(words[2])
    end = ENDS.index(words[3]) if len(words) == 4 else int(TO_SET)
    if not 1 <= number <= COMBINATIONS or (len(words) == 4 and end == TO_SET) or str(number) != words[2]:
        raise ValueError("no such combination or end")
    return (Action(adding(number - 1, end, card)),)


# Telling.


def describe(move: Move) -> tuple[str, list[Fact]]:
    """The message `move-<key>` and its facts."""
    action = int(move[0])
    if len(move) > 1:
        return WORDS[action], [Fact("cards", "card", card) for cards in combinations_of(move) for card in cards]
    if action in (REVEAL, SET):
        return f"begin-{WORDS[action]}", []
    if action in WORDS:
        return WORDS[action], []
    if action < PLACE:
        return "discard", [Fact("card", "card", action - int(DISCARD))]
    if action < ADD:
        return "place", [Fact("card", "card", action - int(PLACE))]
    where = ("add", "add-low", "add-high")[int(added_end(action))]
    number = int(added_to(action)) + 1
    return where, [Fact("card", "card", int(added_card(action))), Fact("combination", "number", number)]
