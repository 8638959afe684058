"""Another start that would have led a viewer to see the same: what non-interference is proved with."""

from collections.abc import Callable

from pioche.chance import Script
from pioche.core.state import State

StreamKey = tuple[int, int, int]
Orders = dict[StreamKey, list[int]]

# How the entries of the shuffles of a purpose are spelled; None where it draws plain numbers.
Spelling = Callable[[int], str | None]


def disguised(script: Script, truth: State, imagined: State, spelling: Spelling) -> Orders:
    """The script with its cards renamed, so that the same moves lead to the imagined state.

    Places are compared one by one: what lies there in truth takes the name of what lies there in imagination.
    """
    orders: Orders = {key: list(order) for key, order in script.items()}
    spells: list[str] = []
    for key in script:
        spell = spelling(key[0])
        if spell is not None and spell not in spells:
            spells.append(spell)
    for spell in spells:
        rename(orders, running(orders, truth, spell, spelling), renaming(orders, truth, imagined, spell, spelling))
    return orders


def placed(state: State, spell: str) -> list[int]:
    """Every value of this spelling in the zones, place by place."""
    values: list[int] = []
    for zone in state.zones():
        if zone.spell == spell:
            values += zone.values
    return values


def running(orders: Orders, truth: State, spell: str, spelling: Spelling) -> list[StreamKey]:
    """The shuffles, in the order they were asked for, since the last round that dealt every card anew."""
    keys = [key for key in orders if spelling(key[0]) == spell]
    cards = set(placed(truth, spell))
    for round in sorted({key[1] for key in keys}, reverse=True):
        dealt: set[int] = set()
        for key in keys:
            if key[1] == round:
                dealt.update(orders[key])
        if cards <= dealt:
            return [key for key in keys if key[1] >= round]
    return keys


def settled(orders: Orders, keys: list[StreamKey]) -> dict[int, StreamKey]:
    """The shuffle that put each value where it is: the last it was in. Twins of which some stayed out have none."""
    last: dict[int, StreamKey] = {}
    most: dict[int, int] = {}
    for key in keys:
        for value in orders[key]:
            last[value] = key
            most[value] = max(most.get(value, 0), orders[key].count(value))
    return {value: key for value, key in last.items() if orders[key].count(value) == most[value]}


def renaming(orders: Orders, truth: State, imagined: State, spell: str, spelling: Spelling) -> dict[int, int]:
    """What each value is called in the imagined state.

    Twins may bear several names there, and nobody can say which twin lies where; then the values of which no copy
    kept its place change names among themselves instead: such a start too is one the viewer cannot tell apart.
    """
    names: dict[int, list[int]] = {}
    for true, other in zip(placed(truth, spell), placed(imagined, spell), strict=True):
        names.setdefault(true, []).append(other)
    if all(name == others[0] for others in names.values() for name in others):
        return {value: others[0] for value, others in names.items()}
    last = settled(orders, running(orders, truth, spell, spelling))
    alike: dict[tuple[StreamKey, int], list[int]] = {}
    for value, others in names.items():
        if value in last and value not in others:
            alike.setdefault((last[value], len(others)), []).append(value)
    return {value: group[i - 1] for group in alike.values() for i, value in enumerate(group)}


def rename(orders: Orders, keys: list[StreamKey], names: dict[int, int]) -> None:
    """Give each value its new name in the shuffle that settled where it lies; elsewhere it stays if it can."""
    last = settled(orders, keys)
    for key in keys:
        order = orders[key]
        here = [last.get(value) == key for value in order]
        renamed = [names.get(value, value) if moves else -1 for value, moves in zip(order, here, strict=True)]
        left = list(order)
        for value, moves in zip(renamed, here, strict=True):
            if moves and value in left:
                left.remove(value)
        for i, value in enumerate(order):
            if not here[i] and value in left:
                left.remove(value)
                renamed[i] = value
                here[i] = True
        orders[key] = [renamed[i] if here[i] else left.pop(0) for i in range(len(order))]
