"""Compares the digests of two Pythons, one with the rules interpreted and one with them compiled.

python -m tests.identity OTHER_PYTHON
"""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count

from pioche.core.registry import games

BATCHES = 5
DECISIONS = 220_000  # a batch, so that every game plays over a million


def digest(python: str, slug: str, batch: int) -> str:
    command = [python, "-m", "tests.identity.digest", slug, str(batch), str(DECISIONS)]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def main(other: str) -> int:
    jobs = [(slug, batch) for slug in games() for batch in range(BATCHES)]
    different = 0
    with ThreadPoolExecutor(cpu_count()) as pool:
        here = [pool.submit(digest, sys.executable, *job) for job in jobs]
        there = [pool.submit(digest, other, *job) for job in jobs]
        for one, two in zip(here, there, strict=True):
            same = one.result() == two.result()
            print(f"{one.result()} {'both ways' if same else 'BUT OTHERWISE: ' + two.result()}", flush=True)
            different += not same
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
