"""A process that measures what it is asked to, one request a line, on one core.

python -m bench.worker CORE
"""

import json
import os
import sys
from importlib import import_module


def main(core: int) -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
    for line in sys.stdin:
        field, job, name, seconds = json.loads(line)
        print(json.dumps(import_module(f"bench.{field}").measure(job, name, seconds)), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
