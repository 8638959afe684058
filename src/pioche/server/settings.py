"""Every setting of a server: each is a flag of `pioche serve` and an environment variable (PIOCHE_ + its name)."""

from urllib.parse import urlsplit

from msgspec import Struct

from pioche.tables.pace import Pace


class Limits(Struct, frozen=True):
    """How much one address or one connection may ask for; beyond it a clear error, never a ban."""

    message_bytes: int = 16_384  # of one WebSocket message or one request
    messages: int = 20  # a second, of one connection, with as many again in a burst
    chat_per_minute: int = 20  # of one seat
    requests: int = 50  # a second, of one address
    tables: int = 60  # created in an hour, by one address
    connections: int = 200  # open at once, of one address
    queue_bytes: int = 1_000_000  # waiting for a slow reader before it is dropped


class Settings(Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8421
    db: str = ""  # a file or a postgresql:// URL; "" for a file in the user's data folder
    public_url: str = ""  # what people type, behind a reverse proxy: its path is the base path
    trusted_proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For and -Proto are believed
    allowed_hosts: tuple[str, ...] = ()  # beside this machine's own names and the public URL's
    workers: int = 1
    bot_processes: int = 0  # 0: one fewer than the cores, at least one
    allow_unsafe_database: bool = False
    pace: Pace = Pace()
    limits: Limits = Limits()

    @property
    def base_path(self) -> str:
        """The path before every address, without a slash at its end."""
        return urlsplit(self.public_url).path.rstrip("/")
