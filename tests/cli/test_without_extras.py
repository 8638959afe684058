"""Without any extra every command is there: those that need one say what to install."""

import os
import sys
from subprocess import run

import pytest

# Where none of them is installed an import fails, as it does here.
BARE = """
import sys
for name in ("matplotlib", "openskill", "polars", "numpy", "pettingzoo", "gymnasium", "pyspiel", "ray", "torch"):
    sys.modules[name] = None
from pioche.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["games"], 0, "Nain Jaune"),
        (["--help"], 0, "arena"),
        (["rules", "nain_jaune", "NJ-16"], 0, "NJ-16"),
        (["play", "adriano", "--plain", "--players", "2"], None, "Adriano"),
        (["arena", "adriano", "easy", "random"], 2, "pip install"),
        (["lab", "adriano", "--matches", "1"], 2, "pip install"),
    ],
)
def test_every_command_is_there_without_the_extras(arguments: list[str], code: int | None, said: str) -> None:
    asked = [sys.executable, "-c", BARE, *arguments, "--lang", "en"]
    done = run(asked, capture_output=True, text=True, input="", env=os.environ | {"COLUMNS": "80"}, timeout=60)
    assert said in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert code is None or done.returncode == code
