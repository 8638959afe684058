"""Jobs on a Ray cluster, or on a Ray of this machine's own; what comes back is the same as from processes here."""

import os
from collections.abc import Callable, Generator, Iterator
from importlib.util import find_spec
from itertools import islice
from typing import Any, TypeVar

from pioche.core.refusal import Refusal
from pioche.lab.pool import AHEAD

J = TypeVar("J")
D = TypeVar("D")


def need_ray() -> None:
    if find_spec("ray") is None:
        raise Refusal("argument", None, "lab-ray-missing")


def done(play: Callable[[J], D], jobs: Iterator[J], workers: int) -> Generator[tuple[J, D], None, None]:
    """Where RAY_ADDRESS names a cluster, all of it plays; otherwise so many processes here."""
    import ray

    here = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": workers, "include_dashboard": False}
    ray.init(log_to_driver=False, logging_level="ERROR", **here)
    try:
        asked = ray.remote(lambda job: play(job))
        at_once = AHEAD * max(1, int(ray.cluster_resources().get("CPU", workers)))
        waiting: dict[Any, J] = {}
        while True:
            for job in islice(jobs, at_once - len(waiting)):
                waiting[asked.remote(job)] = job
            if not waiting:
                break
            for finished in ray.wait(list(waiting), num_returns=1)[0]:
                yield waiting.pop(finished), ray.get(finished)
    except ray.exceptions.RayError:
        raise Refusal("argument", None, "arena-worker-died") from None
    finally:
        ray.shutdown()
