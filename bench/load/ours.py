"""Our own server, as `pioche serve` starts it: durable, and with no limits that a load from one machine would meet."""

import sys
from pathlib import Path
from typing import ClassVar, Final

import msgspec

from bench.load.contender import BUILD, ROOT, SEATS, Contender, Ticket
from bench.load.server import Process, Use, use
from bench.load.table import Screen, Table
from bench.load.websocket import upgrade
from tests.tables.postgres import Postgres

OPTIONS: Final[dict[str, dict[str, object]]] = {  # matches long enough never to end under load
    "pli": {"hand": 6, "rounds": 9},
    "nain_jaune": {"rounds": 50, "tokens": 10_000},
}
FREE: Final = "1000000000"
LIMITS: Final = ("messages", "requests", "tables", "connections")
ENTROPY: Final = "0123456789abcdef" * 2

SNAPSHOT: Final = b'{"type":"snapshot"'
HAPPENED: Final = b'{"type":"happened"'
ACK: Final = b'{"type":"ack"'


class Sight(msgspec.Struct):
    turn: int
    moves: list[str]


class Shown(msgspec.Struct):
    sight: Sight


_shown = msgspec.json.Decoder(Shown)


class Seat(Screen):
    def __init__(self, table: Table, seat: int, ticket: Ticket, port: int) -> None:
        super().__init__(table, seat)
        name, self.token = ticket
        self.request = upgrade(f"/ws/tables/{name}", port)

    def opened(self) -> None:
        self.say(f'{{"type":"hello","protocol":1,"token":"{self.token}"}}'.encode())

    def heard(self, payload: bytes) -> None:
        if payload.startswith((HAPPENED, SNAPSHOT)):
            sight = _shown.decode(payload).sight
            self.table.told(self, sight.turn, sight.moves)
        elif not payload.startswith(ACK):
            self.failed(payload.decode())

    def play(self, turn: int, move: str) -> None:
        self.say(f'{{"type":"move","client":"{turn}","turn":{turn},"move":"{move}"}}'.encode())


class Pioche(Contender):
    """Keeps its tables in SQLite, each move on disk before anybody hears of it."""

    name = "Pioche, SQLite"
    settings: ClassVar[dict[str, str]] = {}  # beside those that every run needs

    def start(self) -> Process:
        env = {f"PIOCHE_LIMIT_{name.upper()}": FREE for name in LIMITS}
        env |= {f"PIOCHE_{name.upper()}": value for name, value in self.settings.items()}
        env |= {"PIOCHE_HOST": "127.0.0.1", "PIOCHE_PORT": "0", "PIOCHE_DB": self.database()}
        env["PYTHONPATH"] = site()
        process = Process([sys.executable, "-m", "pioche", "serve"], self.folder, env)
        self.listening(process.says(r"(http://[^\s/]+:\d+)"))
        return process

    def database(self) -> str:
        return str(self.folder / "tables.db")

    def open(self) -> list[Ticket]:
        seats = [{"who": "me"}, *({"who": "open"} for _ in range(SEATS - 1))]
        body = {"game": self.game, "seats": seats, "name": "player 0", "entropy": ENTROPY, "grace_seconds": 3600}
        seated = self.ask("/api/tables", {**body, "options": OPTIONS[self.game]})
        table, host = name_of(seated["table"]), str(seated["token"])
        tickets = [(table, host)]
        for seat in range(1, SEATS):
            joined = self.ask(f"/api/tables/{table}/join", {"name": f"player {seat}", "entropy": ENTROPY})
            tickets.append((table, str(joined["token"])))
        self.ask(f"/api/tables/{table}/host", {"act": "start"}, host)
        return tickets

    def open_for_bots(self, bot: str) -> None:
        """A table at which nobody but bots plays, as soon as they have thought."""
        body = {"game": self.game, "seats": [{"who": "bot", "bot": bot}] * SEATS, "name": "host", "entropy": ENTROPY}
        seated = self.ask("/api/tables", {**body, "options": OPTIONS[self.game]})
        self.ask(f"/api/tables/{name_of(seated['table'])}/host", {"act": "start"}, str(seated["token"]))

    def screen(self, table: Table, seat: int, ticket: Ticket) -> Screen:
        return Seat(table, seat, ticket, self.port)


class PiochePostgres(Pioche):
    """Keeps its tables in a PostgreSQL of its own, whose work and memory count as the server's."""

    name = "Pioche, PostgreSQL"

    def database(self) -> str:
        self.postgres = Postgres()
        return self.postgres.database()

    def use(self) -> Use:
        ours = super().use()
        pid = (self.postgres.folder / "data" / "postmaster.pid").read_text().split()[0]
        theirs = use(int(pid))
        return Use(ours.cpu + theirs.cpu, ours.rss + theirs.rss)

    def __exit__(self, *failure: object) -> None:
        super().__exit__(*failure)
        self.postgres.remove()


class Restless(Pioche):
    """Its bots move as soon as they have thought, so that they think all the time."""

    settings: ClassVar[dict[str, str]] = {"pace_bot_least": "0", "pace_bot_most": "0"}


def name_of(shown: object) -> str:
    assert isinstance(shown, dict)
    return str(shown["table"])


def site() -> str:
    """A folder from which a server finds the bot that thinks long, as if that were installed there."""
    folder = BUILD / "site"
    installed = folder / "thinker-1.dist-info"
    installed.mkdir(parents=True, exist_ok=True)
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: thinker\nVersion: 1\n")
    (installed / "entry_points.txt").write_text("[pioche.bots]\nthinker = bench.load.thinker:THINKER\n")
    return f"{folder}:{Path(ROOT)}"
