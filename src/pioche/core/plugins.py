"""What packages, ours and anybody's, offer under an entry point group."""

import warnings
from importlib.metadata import entry_points
from typing import TypeVar

T = TypeVar("T")


def offered(group: str, wanted: type[T]) -> list[T]:
    """Everything installed under a group, by name; what cannot be used is warned of and left out."""
    found: list[T] = []
    for point in sorted(entry_points(group=group), key=lambda point: point.name):
        try:
            thing = point.load()
        except Exception as error:  # somebody else's package may fail in any way
            warnings.warn(f"{point.name} of {group} cannot be loaded ({error}): update or remove it.", stacklevel=3)
            continue
        for one in thing if isinstance(thing, tuple) else (thing,):  # a package may offer several at once
            if isinstance(one, wanted):
                found.append(one)
            else:
                warnings.warn(f"{point.name} of {group} is no {wanted.__name__}: update or remove it.", stacklevel=3)
    return found
