"""How much is removed at once, in both stores: others play meanwhile, and wait for each portion."""

from collections.abc import Sequence
from typing import Final

TABLES: Final = 200  # in one call
ENTRIES: Final = 2_000  # in one transaction


def portion(lengths: Sequence[int]) -> int:
    """How many of the oldest tables, with so many entries each, go in one transaction: one at least."""
    many = 0
    for i, length in enumerate(lengths):
        many += length
        if i and many > ENTRIES:
            return i
    return len(lengths)
