"""Plants small faults in the rules of a game and says what share of them its tests notice.

    python -m tools.mutants GAME [--sample N] [--seed S]

A seeded sample of all the mutants mutmut can make of the game's modules, each tried against the tests of that game
alone, on the interpreted sources. The survivors are written out as diffs, to be read and killed.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

from mutmut.mutation.file_mutation import mutate_file_contents
from mutmut.stats import status_by_exit_code
from mutmut.utils.format_utils import get_mutant_name

ROOT = Path(__file__).parents[1]
COPIED = ("src", "tests", "examples", "tools", "docs", "hatch_build.py", "README.md")
NO_RULES = (
    "__init__.py",
    "events.py",
    "options.py",
    "load.py",
    "dump.py",
)  # tables, and reading positions
KILLED = ("killed", "timeout", "segfault")

CONFIG = """
[tool.mutmut]
source_paths = ["src"]
only_mutate = {only}
also_copy = {copied}
pytest_add_cli_args = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "tools.quick_tests", "--hypothesis-seed=0"]
pytest_add_cli_args_test_selection = {tests}
timeout_multiplier = 2.0
timeout_constant = 5.0
"""


def modules(slug: str) -> list[Path]:
    """What is mutated: every module of the game that holds rules."""
    found = (ROOT / "src" / "pioche" / "games" / slug).glob("*.py")
    return sorted(path.relative_to(ROOT) for path in found if path.name not in NO_RULES)


def mutants_of(path: Path) -> list[str]:
    made = mutate_file_contents(str(path), (ROOT / path).read_text(encoding="utf-8"))
    return [get_mutant_name(path, name) for name in made.mutant_names]


def prepare(slug: str, scratch: Path) -> None:
    """A copy of the project, configured for one game."""
    shutil.rmtree(scratch, ignore_errors=True)
    for name in COPIED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy2
        (scratch / name).parent.mkdir(parents=True, exist_ok=True)
        copy(ROOT / name, scratch / name)
    tests = [folder for folder in (f"tests/games/{slug}", f"tests/rules/{slug}") if (ROOT / folder).is_dir()]
    only = [str(path) for path in modules(slug)]
    config = CONFIG.format(only=json.dumps(only), copied=json.dumps(COPIED[2:]), tests=json.dumps(tests))
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (scratch / "pyproject.toml").write_text(project + config, encoding="utf-8")


def verdicts(slug: str, scratch: Path) -> dict[str, str]:
    """What became of each mutant that was tried."""
    found: dict[str, str] = {}
    for path in modules(slug):
        meta = json.loads((scratch / "mutants" / f"{path}.meta").read_text(encoding="utf-8"))
        for name, code in meta["exit_code_by_key"].items():
            if code is not None:
                found[name] = status_by_exit_code[code]
    return found


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    slug: str = given.game

    scratch = ROOT / "build" / "mutants" / slug
    prepare(slug, scratch)
    every = sorted(name for path in modules(slug) for name in mutants_of(path))
    chosen = sorted(Random(given.seed).sample(every, min(given.sample, len(every))))
    print(f"{slug}: {len(chosen)} of {len(every)} mutants, seed {given.seed}", flush=True)

    mutmut = [str(Path(sys.executable).with_name("mutmut"))]
    log = scratch / "mutmut.log"
    with log.open("w", encoding="utf-8") as out:
        command = [*mutmut, "run", "--max-children", str(os.cpu_count()), *chosen]
        run = subprocess.run(command, cwd=scratch, stdout=out, stderr=subprocess.STDOUT)
    if run.returncode != 0:
        print(log.read_text(encoding="utf-8")[-4000:])
        return 1

    found = {name: verdict for name, verdict in verdicts(slug, scratch).items() if name in set(chosen)}
    survivors = sorted(name for name in chosen if found.get(name, "not checked") not in KILLED)
    with (scratch / "survivors.diff").open("w", encoding="utf-8") as out:
        for name in survivors:
            shown = subprocess.run([*mutmut, "show", name], cwd=scratch, check=True, capture_output=True, text=True)
            out.write(shown.stdout)

    killed = len(chosen) - len(survivors)
    print(", ".join(f"{count} {verdict}" for verdict, count in Counter(found.values()).most_common()))
    print(f"survivors: {(scratch / 'survivors.diff').relative_to(ROOT)}")
    print(f"{slug}: {killed} of {len(chosen)} mutants killed, {killed / len(chosen):.1%}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
