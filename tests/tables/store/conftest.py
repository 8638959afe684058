"""Each test of a store runs on both."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tables.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty place for tables."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.database()
