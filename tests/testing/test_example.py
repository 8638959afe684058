"""The example game, as people copy it: installed as a package of its own, found, and true to the contract."""

import os
import subprocess
import sys
from pathlib import Path

from pioche.testing import Reduced, check_game
from pli import GAME

INSTALLED = """
import pli
from pioche.core.registry import game_of
from pioche.testing import check_game

game = game_of("pli")
print(pli.__file__)
print(check_game(game, players=[2, 4], seeds=["installed"]))
"""


def test_installed_as_its_own_package_the_example_is_in_the_registry_and_keeps_the_contract(
    example_site: Path, tmp_path: Path
) -> None:
    here = {**os.environ, "PYTHONPATH": str(example_site)}
    run = subprocess.run([sys.executable, "-c", INSTALLED], env=here, cwd=tmp_path, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert str(example_site) in run.stdout
    assert "8 matches" in run.stdout


def test_the_example_keeps_the_contract_and_every_hidden_zone_is_tried() -> None:
    report = check_game(GAME, seeds=["a"], reduced=[Reduced(2, {"pack": 6}, {"hand": 2}, moves=3)])
    assert (report.matches, report.distributions) == (12, 1)
    assert set(report.hidden) == {"hand", "aside"}
    assert report.uncovered() == []
    assert report.acceptance > 0.9
    assert report.swaps_accepted > 50
    assert report.worst_distance < 0.05
