"""The same work on Ray, where it is installed: the extra `ray`. Elsewhere, what is said where Ray fails."""

import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import ModuleType, SimpleNamespace

import msgspec
import pytest

from pioche.core.refusal import Refusal
from pioche.lab import ray_pool
from pioche.lab.playing import Failed
from pioche.lab.simulation.playing import Played
from pioche.lab.simulation.results import Results
from pioche.lab.simulation.running import played_alike, run
from pioche.lab.simulation.study import Part
from pioche.texts import speech
from tests.lab.studies import files, of_ones, simulated, study, unheard


def test_without_ray_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_pool, "find_spec", lambda name: None)
    with pytest.raises(Refusal, match="lab-ray-missing"):
        ray_pool.need_ray()


@pytest.mark.filterwarnings("default")  # Ray's own
def test_ray_writes_what_processes_here_do(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="an extra of its own, too large for every machine")
    simulated(tmp_path / "here", of_ones(study()), 12)
    with closing(Results(tmp_path / "ray", of_ones(study()))) as results:
        run([results], 12, 2, unheard, ray_pool.done)
    assert files(tmp_path / "here") == files(tmp_path / "ray")


# A Ray that has one processor, and does as it is told.


class RayError(Exception):
    pass


class OutOfMemoryError(RayError):
    pass


class WorkerCrashedError(RayError):
    pass


class RayTaskError(RayError):
    """A job that failed; its text is a whole traceback."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(f"\x1b[36mray::play()\x1b[39m (pid=1)\n  File …\n{cause!r}")
        self.cause = cause


class FakeRay(ModuleType):
    def __init__(self) -> None:
        super().__init__("ray")
        names = (RayError, OutOfMemoryError, WorkerCrashedError)
        self.exceptions = SimpleNamespace(**{name.__name__: name for name in names})
        self.given: dict[str, object] = {}
        self.unreachable: Exception | None = None
        self.broken: Exception | None = None
        self.stopped = 0

    def init(self, **given: object) -> None:
        self.given = given
        if self.unreachable is not None:
            raise self.unreachable

    def remote(self, play: Callable[[Part], object]) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda job: (play, job))

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def wait(self, asked: list[object], num_returns: int) -> tuple[list[object], list[object]]:
        return asked[-num_returns:], asked[:-num_returns]  # the last first: nobody may count on an order

    def get(self, asked: tuple[Callable[[Part], object], Part]) -> object:
        if self.broken is not None:
            raise self.broken
        play, job = asked
        return play(job)

    def shutdown(self) -> None:
        self.stopped += 1


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    return fake


def refused(folder: Path) -> Refusal:
    with pytest.raises(Refusal) as refusal, closing(Results(folder, study())) as results:
        run([results], 3, 2, unheard, ray_pool.done)
    for lang in ("en", "fr"):
        told = speech(None, lang).refusal(refusal.value)
        assert all(word in told for word in refusal.value.words.values())
    return refusal.value


def test_jobs_come_back_from_ray_in_any_order_and_are_the_same(tmp_path: Path, ray: FakeRay) -> None:
    simulated(tmp_path / "here", of_ones(study()), 12)
    with closing(Results(tmp_path / "ray", of_ones(study()))) as results:
        run([results], 12, 2, unheard, ray_pool.done)
    assert files(tmp_path / "here") == files(tmp_path / "ray")
    assert ray.given["num_cpus"] == 2
    assert ray.stopped == 1


def test_a_cluster_that_cannot_be_reached_is_named(
    tmp_path: Path, ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "nowhere:6379")
    ray.unreachable = ConnectionError("Failed to connect to GCS.\nmore of it")
    refusal = refused(tmp_path)
    assert refusal.key == "lab-ray-unreachable"
    assert refusal.words == {"address": "nowhere:6379", "error": "ConnectionError: Failed to connect to GCS"}
    assert "num_cpus" not in ray.given, "a cluster has as many as it has"


def test_a_ray_of_this_machine_that_does_not_start_says_why(tmp_path: Path, ray: FakeRay) -> None:
    ray.unreachable = RuntimeError("no room in /dev/shm")
    refusal = refused(tmp_path)
    assert (refusal.key, refusal.words["error"]) == ("lab-ray-start", "RuntimeError: no room in /dev/shm")


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (
            RayTaskError(ModuleNotFoundError("No module named 'pioche'")),
            "ModuleNotFoundError: No module named 'pioche'",
        ),
        (RayError("\nThe head node is gone.\n"), "RayError: The head node is gone"),
        (RayError(), "RayError"),
    ],
)
def test_what_fails_on_ray_is_told_with_its_cause(tmp_path: Path, ray: FakeRay, error: Exception, told: str) -> None:
    ray.broken = error
    refusal = refused(tmp_path)
    assert (refusal.key, refusal.words["error"]) == ("lab-ray-failed", told)
    assert ray.stopped == 1


@pytest.mark.parametrize("error", [OutOfMemoryError("out of memory"), WorkerCrashedError("a worker died")])
def test_only_a_process_that_ended_is_a_matter_of_memory(tmp_path: Path, ray: FakeRay, error: Exception) -> None:
    ray.broken = error
    assert refused(tmp_path).key == "arena-worker-died"


# Whoever plays has the code of the study.


@pytest.mark.parametrize("other", [{"code": "another"}, {"counting": "another"}, {"offered": {"theirs": "another"}}])
def test_a_machine_with_other_code_plays_nothing_and_is_named(
    other: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pioche.lab.simulation.running.node", lambda: "node-7")
    found = played_alike(msgspec.structs.replace(study(), **other), Part(0, 0, 1))
    assert found == Failed("lab-code-differs", {"machine": "node-7"})
    for lang, said in (("en", "node-7 has another version"), ("fr", "node-7 a une autre version")):
        assert speech(None, lang).refusal(Refusal("argument", None, found.key, words=found.words)).startswith(said)


def test_a_study_of_before_its_counting_was_written_down_is_played_on() -> None:
    assert isinstance(played_alike(msgspec.structs.replace(study(), counting=""), Part(0, 0, 1)), Played)
