"""Every setting of a server: each is a flag of `pioche serve` and an environment variable.

`Settings.port` is --port and PIOCHE_PORT, `Limits.messages` is --limit-messages and PIOCHE_LIMIT_MESSAGES, and
`Pace.reveal` is --pace-reveal and PIOCHE_PACE_REVEAL.
"""

from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct

from pioche.tables.pace import Pace


class Limits(Struct, frozen=True):
    """How much one address or one connection may ask for; beyond it a clear error, never a ban."""

    message_bytes: int = 16_384  # of one WebSocket message or one request
    messages: int = 20  # a second, of one connection, with as many again in a burst
    chat_per_minute: int = 20  # sayings, mutes and moves taken back, of one seat
    requests: int = 50  # a second, of one address
    tables: int = 60  # created in an hour, by one address
    connections: int = 200  # open at once, of one address
    queue_bytes: int = 1_000_000  # waiting for a slow reader before it is dropped
    silence: int = 20  # seconds before a connection is asked whether it is still there; as many again to answer


class Settings(Struct, frozen=True):
    host: str = ""  # a name or an address to listen on; "" for every network this computer is on
    port: int = 8421  # 0 for any that is free
    db: str = ""  # a file or a postgresql:// URL; "" for a file in the user's data folder
    public_url: str = ""  # what people type, behind a reverse proxy: its path is the base path
    trusted_proxies: tuple[str, ...] = ()  # addresses, or ranges of them, whose X-Forwarded-For is believed
    allowed_hosts: tuple[str, ...] = ()  # beside this machine's own names and the public URL's
    workers: int = 1
    bot_processes: int = 0  # of each worker; 0: the workers share one fewer than the cores, each has at least one
    coach_thorough: int = 100  # percent of the coach's usual thinking; 0 for a glance at every move
    allow_unsafe_database: bool = False
    pace: Pace = Pace()
    limits: Limits = Limits()

    @property
    def base_path(self) -> str:
        """The path before every address, without a slash at its end."""
        return urlsplit(self.public_url).path.rstrip("/")

    @property
    def database(self) -> str:
        """Where the tables are kept: an address of PostgreSQL or a file."""
        return self.db or default_file()

    @property
    def shared(self) -> bool:
        """Whether several processes may use the database at once."""
        return self.db.startswith(("postgres://", "postgresql://"))


def default_file() -> str:
    from platformdirs import user_data_path  # slow to import, and often not needed

    return str(Path(user_data_path("pioche", appauthor=False)) / "tables.db")
