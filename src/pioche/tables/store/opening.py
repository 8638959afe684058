"""One door to both stores."""

from pathlib import Path

from pioche.tables.store.postgres import open_postgres
from pioche.tables.store.sqlite import SqliteStore
from pioche.tables.store.store import Store, Unfit


def is_address(where: str | Path) -> bool:
    """Whether this is an address of PostgreSQL rather than a file."""
    return isinstance(where, str) and where.startswith(("postgres://", "postgresql://"))


async def open_store(where: str | Path, *, allow_unsafe: bool = False) -> Store:
    """The store at a postgres:// or postgresql:// address, else in a file, whose folder is made if it is not there."""
    if is_address(where):
        return await open_postgres(str(where), allow_unsafe=allow_unsafe)
    path = Path(where)
    make_folder(path)
    return SqliteStore(path)


def make_folder(path: Path) -> None:
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Unfit("store-cannot-open", file=str(path)) from error
