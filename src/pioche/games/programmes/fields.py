"""Reading the fields of a position that anybody may have written."""

from collections.abc import Mapping

from pioche.cards import card_of
from pioche.core.refusal import Refusal


def impossible(reason: str) -> Refusal:
    return Refusal("position", None, "position", words={"reason": reason})


def text(value: object, name: str) -> str:
    if not isinstance(value, str):
        raise impossible(f"{name} must be text.")
    return value


def number(value: object, name: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise impossible(f"{name} must be a whole number from {low} to {high}.")
    return value


def flag(value: object, name: str) -> bool:
    if not isinstance(value, bool):
        raise impossible(f"{name} must be true or false.")
    return value


def items(value: object, name: str, count: int | None = None) -> list[object]:
    if not isinstance(value, list) or (count is not None and len(value) != count):
        size = "a list" if count is None else f"a list of {count} entries"
        raise impossible(f"{name} must be {size}.")
    return list(value)


def mapping(value: object, name: str) -> dict[str, object]:
    if not isinstance(value, Mapping):
        raise impossible(f"{name} must be an object.")
    return {text(key, f"a field of {name}"): value[key] for key in value}


def cards(value: object, name: str) -> list[int]:
    """The cards of `"3H 10S JK"`."""
    try:
        return [card_of(word) for word in text(value, name).split()]
    except ValueError as error:
        raise impossible(f"{name}: {error}.") from None


class Fields:
    """The entries of a JSON object; a reader with a default accepts that the field is left out."""

    def __init__(self, data: object, name: str, known: tuple[str, ...]) -> None:
        self.data = mapping(data, name)
        for key in self.data:
            if key not in known:
                raise impossible(f"{name} has no field {key!r}; it may have {', '.join(known)}.")

    def has(self, name: str) -> bool:
        return name in self.data

    def get(self, name: str) -> object:
        if name not in self.data:
            raise impossible(f"{name} is missing.")
        return self.data[name]

    def number(self, name: str, default: int, low: int, high: int) -> int:
        return number(self.data.get(name, default), name, low, high)

    def flag(self, name: str, default: bool) -> bool:
        return flag(self.data.get(name, default), name)

    def text(self, name: str, default: str) -> str:
        return text(self.data.get(name, default), name)

    def numbers(self, name: str, default: int, count: int, low: int, high: int) -> list[int]:
        if name not in self.data:
            return [default] * count
        return [number(value, name, low, high) for value in items(self.data[name], name, count)]
