"""How this Pioche was built."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import Final

INTERPRETED: Final = 0.02  # of the usual thinking, where rules run that much more slowly


def core() -> str:
    """What its rules and its search run as: `compiled`, or `interpreted`, which does the same many times slower."""
    state = find_spec("pioche.core.state")
    origin = state.origin if state is not None else None
    return "compiled" if origin is not None and origin.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"
