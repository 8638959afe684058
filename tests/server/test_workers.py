"""Several serving processes on one port and one PostgreSQL."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.client import Player, full_table
from tests.server.process import Running, ask
from tests.tables.postgres import Postgres

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="workers are found through /proc")
QUICK = ("--pace-bot-least", "1", "--pace-bot-most", "2", "--pace-late", "1", "--pace-reveal", "1")


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.remove()


def workers(here: Running) -> set[int]:
    """The processes that listen beside the one that supervises: its children, less the one that counts semaphores."""
    found = set()
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            command = (entry / "cmdline").read_bytes()
        except OSError:
            continue
        if parent == here.process.pid and b"spawn_main" in command:
            found.add(int(entry.name))
    return found


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_two_workers_share_a_port_and_all_tables(postgres: Postgres) -> None:
    async def played(url: str) -> None:
        table, tokens = full_table(url, "nain_jaune", 3)
        players = [Player(url, table, token) for token in tokens]
        async with players[0], players[1], players[2]:
            for _ in range(12):
                mover = next(player for player in players if player.sight["moves"])
                assert (await mover.move())["type"] == "ack"
                for player in players:
                    await caught_up(player, mover.version)

    async def caught_up(player: Player, version: int) -> None:
        await player.until(lambda: player.version >= version)

    with Running("--workers", "2", "--db", postgres.database()) as here:
        assert len(workers(here)) == 2
        for _ in range(3):
            asyncio.run(played(here.url))
        began = time.monotonic()
        assert here.end(signal.SIGTERM) == (0, "", "")
        assert time.monotonic() - began < 5


def test_a_worker_that_dies_is_started_again_and_play_goes_on(postgres: Postgres) -> None:
    with Running("--workers", "2", "--db", postgres.database(), *QUICK) as here:
        table, tokens = full_table(here.url, "nain_jaune", 3)
        before = workers(here)
        victim = min(before)
        os.kill(victim, signal.SIGKILL)
        until(lambda: len(workers(here) - {victim}) == 2)

        async def played() -> None:
            async with Player(here.url, table, tokens[0]) as anne:
                await anne.until(lambda: anne.sight["moves"] != [] or int(anne.sight["turn"]) > 0)

        asyncio.run(played())
        code, out, err = here.end()
        assert (code, out) == (0, "")
        assert "another is started" in err


def test_ctrl_c_in_the_terminal_ends_all_of_them_quietly(postgres: Postgres) -> None:
    with Running("--workers", "2", "--db", postgres.database()) as here:
        assert ask(f"{here.url}/api/health").status == 200
        os.killpg(here.process.pid, signal.SIGINT)
        out, err = here.process.communicate(timeout=10)
        assert (here.process.returncode, out, err) == (0, b"", b"")


def test_workers_end_with_the_one_that_supervises_them(postgres: Postgres) -> None:
    with Running("--workers", "2", "--db", postgres.database()) as here:
        left = workers(here)
        here.process.kill()
        here.process.wait()
        until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in left))
