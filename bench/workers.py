"""Processes that measure, one after the other on the same core."""

import json
import os
import subprocess

SECONDS = 0.25  # of one measurement


class Worker:
    """One Python that measures, pinned to the same core as the others; only one works at a time."""

    def __init__(self, python: str, core: int) -> None:
        command = [python, "-m", "bench.worker", str(core)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def measure(self, field: str, job: str, name: str) -> list[float]:
        if self.process.stdin is None or self.process.stdout is None:
            raise RuntimeError("a worker needs both its pipes")
        print(json.dumps([field, job, name, SECONDS]), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"measuring {job} of {name} ended with an error (above)")
        answer = json.loads(line)
        return answer if isinstance(answer, list) else [float(answer)]

    def close(self) -> None:
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait()


def first_core() -> int:
    return min(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0
