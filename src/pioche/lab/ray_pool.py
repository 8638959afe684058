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

    _start(workers)
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
    except (ray.exceptions.OutOfMemoryError, ray.exceptions.WorkerCrashedError):
        raise Refusal("argument", None, "arena-worker-died") from None
    except ray.exceptions.RayError as error:
        raise Refusal("argument", None, "lab-ray-failed", words={"error": _told(error)}) from None
    finally:
        ray.shutdown()


def _start(workers: int) -> None:
    """Whatever Ray says of a cluster that it does not reach is told as one sentence."""
    import ray

    address = os.environ.get("RAY_ADDRESS", "")
    here = {} if address else {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(log_to_driver=False, logging_level="ERROR", **here)
    except Exception as error:  # ConnectionError, RuntimeError, ValueError …: it depends on how far Ray came
        key = "lab-ray-unreachable" if address else "lab-ray-start"
        raise Refusal("argument", None, key, words={"address": address, "error": _told(error)}) from None


def _told(error: Exception) -> str:
    """What went wrong in one line; of a job that failed, what failed in it."""
    cause = getattr(error, "cause", None)
    known = cause if isinstance(cause, Exception) else error
    said = next((line.strip(" .") for line in str(known).splitlines() if line.strip()), "")
    return f"{type(known).__name__}: {said}" if said else type(known).__name__
