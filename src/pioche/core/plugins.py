"""What packages, ours and anybody's, offer under an entry point group."""

import warnings
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import TypeVar

T = TypeVar("T")


def offered(group: str, wanted: type[T], clash: Callable[[T, T], bool]) -> list[T]:
    """Everything installed under a group, ours before others'; what cannot be used is warned of and left out."""
    found: list[T] = []
    for point in sorted(entry_points(group=group), key=_turn):
        try:
            thing = point.load()
        except Exception as error:  # somebody else's package may fail in any way
            warnings.warn(f"{point.name} of {group} cannot be loaded ({error}): update or remove it.", stacklevel=3)
            continue
        for one in thing if isinstance(thing, tuple) else (thing,):  # a package may offer several at once
            if not isinstance(one, wanted):
                warnings.warn(f"{point.name} of {group} is no {wanted.__name__}: update or remove it.", stacklevel=3)
            elif any(clash(one, other) for other in found):
                warnings.warn(f"{point.name} of {group} has a name that is taken: rename or remove it.", stacklevel=3)
            else:
                found.append(one)
    return found


def _turn(point: EntryPoint) -> tuple[bool, str]:
    return point.dist is None or point.dist.name != "pioche", point.name
