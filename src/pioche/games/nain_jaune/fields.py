"""Reading the fields of a position that anybody may have written."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from pioche.cards import RANKS, bit, cards_of, indices
from pioche.core.refusal import Refusal

MOST_TOKENS: Final = 1_000_000


def impossible(reason: str) -> Refusal:
    return Refusal("position", None, "position", words={"reason": reason})


class Fields:
    """The entries of a JSON object; every reader refuses what does not fit."""

    def __init__(self, data: object, known: tuple[str, ...], name: str) -> None:
        if not isinstance(data, Mapping):
            raise impossible(f"{name} must be an object.")
        self.data: Mapping[str, object] = data
        for key in data:
            if key not in known:
                raise impossible(f"{name} has no field {key!r}; it may have {', '.join(known)}.")

    def has(self, name: str) -> bool:
        return name in self.data

    def get(self, name: str) -> object:
        if name not in self.data:
            raise impossible(f"{name} is required.")
        return self.data[name]

    def given(self, name: str) -> bool:
        """Whether the field is there and not null."""
        return self.data.get(name) is not None

    def number(self, name: str, low: int, high: int) -> int:
        return number(self.get(name), name, low, high)

    def text(self, name: str) -> str:
        return text(self.get(name), name)

    def flag(self, name: str) -> bool:
        value = self.get(name)
        if not isinstance(value, bool):
            raise impossible(f"{name} must be true or false.")
        return value

    def row(self, name: str, length: int) -> list[object]:
        """One entry a seat."""
        value = self.get(name)
        if not isinstance(value, list) or len(value) != length:
            raise impossible(f"{name} must be a list of {length} entries, one a seat.")
        return list(value)

    def texts(self, name: str, length: int) -> list[str]:
        return [text(value, name) for value in self.row(name, length)]

    def numbers(self, name: str, length: int) -> list[int]:
        return [number(value, name, 0, MOST_TOKENS) for value in self.row(name, length)]


def number(value: object, name: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise impossible(f"{name} must be a whole number from {low} to {high}.")
    return value


def text(value: object, name: str) -> str:
    if not isinstance(value, str):
        raise impossible(f"{name} must be text.")
    return value


def card_sequence(written: str, pack: i64, name: str) -> list[int]:
    """Different cards of the pack, in the order written."""
    try:
        cards = cards_of(written)
    except ValueError as error:
        raise impossible(f"{name}: {error}.") from None
    seen: i64 = 0
    for card in cards:
        if bit(card) & pack == 0:
            raise impossible(f"{name}: card {card} of 0..52 is not in the pack.")
        if bit(card) & seen != 0:
            raise impossible(f"{name} names a card twice.")
        seen |= bit(card)
    return cards


def card_mask(written: str, pack: i64, name: str) -> i64:
    mask: i64 = 0
    for card in card_sequence(written, pack, name):
        mask |= bit(card)
    return mask


def rank_mask_of(written: str, name: str) -> i64:
    """The ranks of `"A 5"`, as a mask of ranks."""
    mask: i64 = 0
    for word in written.split():
        mask |= bit(rank_of_text(word, name))
    return mask


def rank_of_text(word: str, name: str) -> int:
    if word not in RANKS:
        raise impossible(f"{name}: {word!r} is not a rank; write {' '.join(RANKS)}.")
    return RANKS.index(word)


def lowest_cards(mask: i64, count: i64) -> i64:
    """The `count` lowest cards of a mask, or all of them."""
    chosen: i64 = 0
    for card in indices(mask)[:count]:
        chosen |= bit(card)
    return chosen
