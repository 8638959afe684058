"""`pioche backup` and `pioche restore`: all tables in one file, while they are being played, and back."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import create, host
from tests.server.process import PLAIN, Running, ask
from tests.tables.postgres import Postgres


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.remove()


def pioche(*arguments: str, lang: str = "en", **env: str) -> tuple[int, str, str]:
    told = subprocess.run(
        [sys.executable, "-m", "pioche", *arguments],
        env=PLAIN | {"PIOCHE_LANG": lang} | env,
        capture_output=True,
        text=True,
        timeout=60,
    )
    return told.returncode, told.stdout, told.stderr


def shown(here: Running, table: str) -> dict[str, object]:
    return ask(f"{here.url}/api/tables/{table}").json()


def test_a_backup_is_made_while_the_server_runs_and_its_tables_go_on_elsewhere(tmp_path: Path) -> None:
    file, copy, other = (str(tmp_path / name) for name in ("tables.db", "copy.db", "other.db"))
    with Running("--db", file) as here:
        seated = create(here.url, "nain_jaune", ["me", "open", "open"])
        table, token = str(seated["table"]["table"]), str(seated["token"])
        assert pioche("backup", copy, "--db", file) == (0, f"All tables are copied into {copy}.\n", "")
        later = create(here.url, "nain_jaune", ["me", "open", "open"])["table"]["table"]
        before = shown(here, table)
    assert pioche("restore", copy, "--db", other) == (0, f"The tables of {copy} are back.\n", "")
    with Running("--db", other) as again:
        assert shown(again, table) == before
        assert host(again.url, table, token, act="close").status == 200
        assert ask(f"{again.url}/api/tables/{later}").status == 404


def test_a_backup_goes_from_one_kind_of_database_to_the_other(tmp_path: Path, postgres: Postgres) -> None:
    url, copy, file = postgres.database(), str(tmp_path / "copy.db"), str(tmp_path / "tables.db")
    with Running("--db", url) as here:
        table = str(create(here.url, "nain_jaune", ["me", "open", "open"])["table"]["table"])
        assert pioche("backup", copy, PIOCHE_DB=url)[0] == 0
        before = shown(here, table)
    for where in (file, postgres.database()):
        assert pioche("restore", copy, PIOCHE_DB=where)[::2] == (0, "")
        with Running("--db", where) as again:
            assert shown(again, table) == before


def test_nothing_is_restored_into_a_database_in_use(tmp_path: Path) -> None:
    file, copy = str(tmp_path / "tables.db"), str(tmp_path / "copy.db")
    with Running("--db", file) as here:
        table = str(create(here.url, "nain_jaune", ["me", "open", "open"])["table"]["table"])
        assert pioche("backup", copy, "--db", file)[0] == 0
        code, out, err = pioche("restore", copy, "--db", file)
        assert (code, out) == (2, "")
        assert err.count("\n") == 1
        assert shown(here, table)["table"] == table


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_cannot_be_copied_is_one_sentence(tmp_path: Path, lang: str) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anne, " * 100)
    nowhere, file = str(tmp_path / "no such file.db"), str(tmp_path / "tables.db")
    folder = str(tmp_path / "no such folder" / "copy.db")
    with Running("--db", file):
        pass
    for command in (
        ("backup", str(tmp_path / "copy.db"), "--db", nowhere),
        ("backup", str(tmp_path / "copy.db"), "--db", str(letter)),
        ("backup", folder, "--db", file),
        ("backup", str(letter), "--db", file),
        ("restore", nowhere, "--db", str(tmp_path / "other.db")),
        ("restore", str(letter), "--db", str(tmp_path / "other.db")),
    ):
        code, out, err = pioche(*command, lang=lang)
        assert (code, out, err.count("\n")) == (2, "", 1), (command, err)
    assert letter.read_text() == "Dear Anne, " * 100
    assert not Path(nowhere).exists()
