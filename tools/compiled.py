"""Says whether the installed pioche runs compiled; exits with an error unless every module of the rules does."""

import sys
from importlib import import_module
from pathlib import Path

from hatch_build import compiled_sources

SRC = Path(__file__).parents[1] / "src"


def interpreted_modules() -> list[str]:
    """The modules meant to be compiled that are running as plain Python."""
    names = [".".join(path.relative_to(SRC).with_suffix("").parts) for path in compiled_sources(SRC / "pioche")]
    return [name for name in names if str(import_module(name).__file__).endswith(".py")]


def main() -> int:
    slow = interpreted_modules()
    if slow:
        print(f"{len(slow)} modules of pioche run interpreted: {', '.join(slow)}", file=sys.stderr)
        return 1
    print(f"pioche runs compiled, from {Path(str(import_module('pioche').__file__)).parent}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
