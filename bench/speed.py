"""How fast it is, beside others: docs/speed.md, from what `make bench` has kept in docs/bench/.

python -m bench.speed
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bench import batch, envs, report
from bench.timing import COMMAND, SHELF, kept

PAGE: Final = Path("docs/speed.md")

INTRODUCTION: Final = f"""# How fast it is

Everything here is measured on one core, ours and others in turn in the same run, and written by `python -m bench.speed`
after

```sh
{COMMAND}
```

A goal that is missed says FAIL.
"""
UNMEASURED: Final = "Not measured yet."


def page(shelf: Path) -> str:
    return INTRODUCTION + "".join(f"\n## {title}\n\n{text.rstrip()}\n" for title, text in sections(shelf))


def sections(shelf: Path) -> Iterator[tuple[str, str]]:
    speeds = kept(report.NAME, report.Speeds, shelf)
    yield "Decisions a second, beside OpenSpiel and RLCard", report.report(speeds)[0] if speeds else UNMEASURED
    batches = kept(batch.NAME, batch.Batches, shelf)
    yield "Many games at once, beside pgx and EnvPool", batch.report(batches)[0] if batches else UNMEASURED
    steps = kept(envs.NAME, envs.Steps, shelf)
    title = "Through PettingZoo, beside its leduc_holdem and RLCard's gin"
    yield title, envs.report(steps)[0] if steps else UNMEASURED


def main() -> None:
    PAGE.write_text(page(SHELF), encoding="utf-8")


if __name__ == "__main__":
    main()
