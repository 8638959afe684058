"""Bots that are programs of their own, in any language: asked by JSON lines, the referee's words turned around.

docs/arena.md is the protocol. What is asked holds the seat's view and nothing else.
"""

import json
import os
import re
import shlex
import signal
import subprocess
from collections.abc import Iterable
from contextlib import suppress
from threading import Event, Thread, Timer
from typing import IO, Final

from pioche.chance import Chance
from pioche.core.game import Game, Move
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.core.state import State
from pioche.core.wire import Json, NotJson, encode_view, strict_json
from pioche.lab.duplicate import Seer

LONGEST_ANSWER: Final = 1024 * 1024  # bytes
STARTING: Final = 60.0  # seconds to start and answer for the first time, where its limit is no longer
PARTING: Final = 2.0  # seconds to end by itself
LAST_WORDS: Final = 2000  # bytes that are kept of what a program writes to stderr
AT_ONCE: Final = 64 * 1024  # bytes
NAME: Final = re.compile(r"(?!_)[\w.-]+")  # anything else may mean something to whoever draws the plots


class ProgramFault(Exception):
    """What a program did wrong: a key of the catalogue and its words."""

    def __init__(self, key: str, words: dict[str, str]) -> None:
        super().__init__(key)
        self.key = key
        self.words = words


class Program(Seer):
    """Started by its rehearsal, or else with its first question; it ends with its input."""

    def __init__(self, name: str, command: str, limit: float) -> None:
        self.name = name
        self.command = command
        self.limit = limit  # seconds that an answer may take
        self._process: subprocess.Popen[bytes] | None = None
        self._complaints: Complaints | None = None
        self._asked = 0

    @property
    def started(self) -> bool:
        return self._process is not None

    def rehearse(self, state: State, chance: Chance) -> None:
        """Starts it and lets it answer once where nothing is at stake: to begin takes none of its time."""
        self._ask(state, chance, max(STARTING, self.limit), "unready")

    def decide(self, state: State, chance: Chance) -> Move:
        return self._ask(state, chance, self.limit, "silent")

    def _ask(self, state: State, chance: Chance, limit: float, late: str) -> Move:
        game = game_of(state.game)
        moves = [game.notation(move) for move in game.moves(state)]
        question: Json = {
            "id": self._asked,
            "op": "choose",
            "seat": int(state.seat),
            "view": encode_view(game, state.view(state.seat)),
            "moves": moves,
            "seed": chance.fork(),
        }
        self._asked += 1
        return self._move(game, state, self._answer(question, limit, late), moves)

    def kill(self) -> None:
        """At once, for a process that ends itself."""
        if self._process is not None:
            _kill(self._process)

    def close(self) -> None:
        """The end of its input tells it to end; one that does not is killed."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        assert process.stdout is not None
        with suppress(OSError):
            process.stdin.close()
        try:
            process.wait(PARTING)
        except subprocess.TimeoutExpired:
            _kill(process)
            process.wait()
        process.stdout.close()

    # Asking.

    def _answer(self, question: Json, limit: float, late: str) -> bytes:
        """Where none comes in time, the fault is called what `late` says."""
        process = self._process or self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        ended = Event()
        watch = Timer(limit, _kill_late, (process, ended))
        watch.start()
        try:
            process.stdin.write(json.dumps(question).encode() + b"\n")
            process.stdin.flush()
            line = process.stdout.readline(LONGEST_ANSWER)
        except OSError:
            line = b""
        finally:
            watch.cancel()
        if line.endswith(b"\n") or len(line) == LONGEST_ANSWER:
            return line
        if ended.is_set():
            raise self._fault("unended") if line else self._fault(late, seconds=f"{limit:g}")
        try:
            code = process.wait(PARTING)
        except subprocess.TimeoutExpired:
            raise self._fault("closed") from None
        if line and code == 0:
            raise self._fault("unended")
        raise self._fault("died", code=str(code), said=self._complaints.last_line() if self._complaints else "-")

    def _start(self) -> subprocess.Popen[bytes]:
        try:
            self._process = subprocess.Popen(
                shlex.split(self.command, posix=os.name == "posix"),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for the arena
            )
        except (OSError, ValueError, IndexError) as error:
            raise self._fault("missing", command=self.command, error=str(error)) from None
        assert self._process.stderr is not None
        self._complaints = Complaints(self._process.stderr)
        return self._process

    # Reading what it answers.

    def _move(self, game: Game, state: State, line: bytes, moves: list[str]) -> Move:
        answer = self._read(line)
        text = answer.get("move")
        if answer.get("ok") is False or not isinstance(text, str):
            raise self._fault("nonsense", answer=line.decode(errors="replace").strip())
        try:
            move = game.parse(text)
            refusal = game.refusal(state, move)
        except Refusal as unread:
            refusal = unread
        if refusal is not None:
            raise self._fault("illegal", move=text, moves=", ".join(moves))
        return move

    def _read(self, line: bytes) -> Json:
        try:
            answer = strict_json(line)
        except NotJson:
            answer = None
        if not isinstance(answer, dict) or answer.get("id") not in (None, self._asked - 1):
            raise self._fault("nonsense", answer=line.decode(errors="replace").strip())
        return answer

    def _fault(self, key: str, **words: str) -> ProgramFault:
        """A program that has done wrong is ended."""
        self.kill()
        fault = ProgramFault(f"arena-program-{key}", {"bot": self.name, **words})
        self.close()
        return fault


class Complaints:
    """What a program writes to stderr, read as it comes; only its end is kept, so a talkative one fills nothing."""

    def __init__(self, stream: IO[bytes]) -> None:
        self._stream = stream
        self._end = b""
        self._listening = Thread(target=self._listen, name="pioche-complaints", daemon=True)
        self._listening.start()

    def _listen(self) -> None:
        with self._stream:
            while heard := os.read(self._stream.fileno(), AT_ONCE):
                self._end = (self._end + heard)[-LAST_WORDS:]

    def last_line(self) -> str:
        """Of a program that has ended; what it started may write on, and is not waited for."""
        self._listening.join(PARTING)
        said = [line.strip() for line in self._end.decode(errors="replace").split("\n") if line.strip()]
        return said[-1] if said else "-"


def _kill(process: subprocess.Popen[bytes]) -> None:
    """With whatever it has started itself."""
    if os.name == "posix":
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


def _kill_late(process: subprocess.Popen[bytes], late: Event) -> None:
    late.set()
    _kill(process)


_running: Final[dict[tuple[str, str], Program]] = {}  # of this process


def program(name: str, command: str, limit: float) -> Program:
    """One process for each, however many seats it takes."""
    key = (name, command)
    if key not in _running:
        _running[key] = Program(name, command, limit)
    return _running[key]


def end_programs() -> None:
    while _running:
        _running.popitem()[1].close()


def kill_programs() -> None:
    for running in list(_running.values()):
        running.kill()


def programs_of(given: Iterable[str]) -> dict[str, str]:
    """`name=command`, as a command line gives them; a Refusal where it is something else."""
    found: dict[str, str] = {}
    for text in given:
        name, _, command = text.partition("=")
        if not name.strip() or not command.strip():
            raise Refusal("argument", None, "arena-program-form", words={"given": text})
        if not NAME.fullmatch(name.strip()):
            raise Refusal("argument", None, "arena-program-letters", words={"bot": name.strip()})
        if name.strip() in found:
            raise Refusal("argument", None, "arena-bot-twice", words={"bot": name.strip()})
        found[name.strip()] = command.strip()
    return found
