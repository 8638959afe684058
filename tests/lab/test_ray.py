"""The same work on Ray, where it is installed: the extra `ray`."""

from contextlib import closing
from pathlib import Path

import pytest

from pioche.core.refusal import Refusal
from pioche.lab import ray_pool
from pioche.lab.simulation.results import Results
from pioche.lab.simulation.running import run
from tests.lab.studies import files, simulated, study, unheard


def test_without_ray_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_pool, "find_spec", lambda name: None)
    with pytest.raises(Refusal, match="lab-ray-missing"):
        ray_pool.need_ray()


@pytest.mark.filterwarnings("default")  # Ray's own
def test_ray_writes_what_processes_here_do(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="an extra of its own, too large for every machine")
    simulated(tmp_path / "here", study(), 12)
    with closing(Results(tmp_path / "ray", study())) as results:
        run(results, 12, 2, unheard, ray_pool.done)
    assert files(tmp_path / "here") == files(tmp_path / "ray")
