"""What only the lab needs is installed by whoever wants it."""

from importlib import import_module
from types import ModuleType

from pioche.core.refusal import Refusal


def extra(name: str) -> ModuleType:
    """A module of the extra `lab`; a Refusal that says how to install it."""
    try:
        return import_module(name)
    except ImportError:
        raise Refusal("argument", None, "lab-missing", words={"package": name}) from None
