"""After a power cut the disk has what was synced: every acknowledged entry is in it.

PIOCHE_CRASHES says how many cuts; PIOCHE_CRASH_SEED where they begin.
"""

import asyncio
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pioche.tables.store.opening import open_store
from tests.tables.power_cut.player import entry
from tests.tables.power_cut.survivors import survive
from tests.tables.store.opened import AT, summary

HERE = Path(__file__).parent
CUTS = int(os.environ.get("PIOCHE_CRASHES", "12"))
FIRST = int(os.environ.get("PIOCHE_CRASH_SEED", "1"))


@pytest.fixture(scope="session")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = shutil.which("cc")
    usable = compiler is not None and sys.platform == "linux"
    if not usable and "CI" in os.environ:
        pytest.fail("no C compiler on Linux here, and this test may not be skipped")
    if compiler is None or not usable:
        pytest.skip("the shim needs Linux and a C compiler")
    built = tmp_path_factory.mktemp("shim") / "shim.so"
    command = [compiler, "-O1", "-Wall", "-Werror", "-shared", "-fPIC", "-o", str(built), str(HERE / "shim.c")]
    subprocess.run([*command, "-ldl", "-lpthread"], check=True)
    return built


def lost(shim: Path, folder: Path, seed: int, synchronous: str = "FULL") -> list[str]:
    """Plays until the power is cut; which acknowledged entries the surviving files do not have."""
    chance = random.Random(seed)
    folder.mkdir()
    before, after, journal = folder / "before.db", folder / "after.db", folder / "journal"
    last_call = int(10 ** chance.uniform(1, 3.9))
    cut = {"PIOCHE_CUT_FILE": str(before), "PIOCHE_CUT_JOURNAL": str(journal), "PIOCHE_CUT_AFTER": str(last_call)}
    told = subprocess.run(
        [sys.executable, "-m", "tests.tables.power_cut.player", str(before), synchronous, str(seed)],
        env=os.environ | cut | {"LD_PRELOAD": str(shim)},
        cwd=HERE.parents[2],
        capture_output=True,
        timeout=60,
    )
    assert told.returncode == -9, told.stderr.decode()
    survive(journal, after, random.Random(seed) if seed % 2 else None)
    acknowledged = {table: int(seq) for table, seq in (line.split() for line in told.stdout.decode().splitlines())}
    return asyncio.run(missing(after, acknowledged))


async def missing(path: Path, acknowledged: dict[str, int]) -> list[str]:
    store = await open_store(path)
    try:
        found = []
        for table, last in acknowledged.items():
            rows = await store.rows(table, 0)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            assert [row.body for row in rows] == [entry(table, row.seq) for row in rows]
            found += [f"{table} {seq}" for seq in range(len(rows) + 1, last + 1)]
            await store.append(summary(table), len(rows) + 1, AT, [b"on"])
        return found
    finally:
        await store.close()


@pytest.mark.parametrize("seed", range(FIRST, FIRST + CUTS))
def test_after_a_power_cut_every_acknowledged_entry_is_there(shim: Path, tmp_path: Path, seed: int) -> None:
    assert lost(shim, tmp_path / "cut", seed) == []


@pytest.mark.parametrize("synchronous", ["OFF", "NORMAL"])
def test_the_same_power_cuts_lose_entries_where_commits_do_not_wait_for_the_disk(
    shim: Path, tmp_path: Path, synchronous: str
) -> None:
    assert any(lost(shim, tmp_path / str(seed), seed, synchronous) for seed in (2, 4, 6, 8))
