"""What only the lab needs is installed by whoever wants it."""

from importlib.util import find_spec
from typing import Final

from pioche.core.refusal import Refusal

EXTRAS: Final = ("matplotlib", "openskill", "polars")


def need_extras() -> None:
    """A Refusal that says how to install what is missing, before anything is begun."""
    for name in EXTRAS:
        if find_spec(name) is None:
            raise Refusal("argument", None, "lab-missing", words={"package": name})
