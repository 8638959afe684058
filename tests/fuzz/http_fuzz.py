"""Schemathesis asks the HTTP doors for everything their OpenAPI document allows, and for what it does not."""

import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.crashes.table import GENEROUS
from tests.server.process import Running

# What is right by its form may still be refused by the rules: no game of that name, no such seat.
LEFT_OUT: Final = "positive_data_acceptance"


def fuzz_http(db: str, examples: int, seed: int) -> str:
    """What schemathesis says at its end; AssertionError where it found something."""
    with Running("--db", db, env=GENEROUS) as server:
        asked = subprocess.run(
            [
                *(
                    str(Path(sys.executable).parent / "schemathesis"),
                    "run",
                    f"{server.url.rstrip('/')}/api/openapi.json",
                ),
                *("--checks", "all", "--exclude-checks", LEFT_OUT, "--phases", "coverage,fuzzing,stateful"),
                *("--max-examples", str(examples), "--seed", str(seed), "--no-color"),
            ],
            capture_output=True,
            text=True,
            cwd=Path(db).parent,
        )
        code, _, errors = server.end()
    assert asked.returncode == 0, asked.stdout[-8000:] + asked.stderr[-2000:]
    assert code == 0, errors
    assert "Traceback" not in errors, errors
    return "\n".join(line.strip() for line in asked.stdout.splitlines() if "generated" in line or "Tested:" in line)
