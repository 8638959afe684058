"""Conversations that the docs show, held for real; … stands for anything."""

import json
import re
import sys
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from pioche.chance import FastRng
from pioche.core.record import read
from pioche.core.registry import game_of
from pioche.core.verifying import UNFINISHED, VERIFIED, verify
from pioche.lab.programs import Program
from pioche.referee import Session
from pioche.tables.pace import Pace
from pioche.texts.rulebook import rulebook
from tests.server.process import ask
from tests.server.serving import Serving

LEFT_OUT = "…"
SLOW_BOTS = Pace(bot_least=60_000, bot_most=60_000)
FAILURE = json.loads(Session().answer(b"nonsense"))

# A program that keeps what it was asked, and answers with the first move.
LISTENER = """import json, pathlib
asked = input()
pathlib.Path("asked.json").write_text(asked)
question = json.loads(asked)
print(json.dumps({"id": question["id"], "move": question["moves"][0]}), flush=True)
"""


def agrees(found: Any, shown: Any) -> bool:
    """Whether a message is what the page shows."""
    if shown == LEFT_OUT:
        return True
    if isinstance(shown, dict) and isinstance(found, dict):
        return shown.keys() == found.keys() and all(agrees(found[key], shown[key]) for key in shown)
    if isinstance(shown, list) and isinstance(found, list):
        return len(shown) == len(found) and all(agrees(one, other) for one, other in zip(found, shown, strict=True))
    return bool(found == shown)


class Papers:
    """JSON of a page: a record, requests to the referee, and what came back."""

    def __init__(self) -> None:
        self.session = Session()
        self.replies: list[dict[str, Any]] = []

    def check(self, text: str) -> None:
        if text.startswith("{\n"):
            record = read(text.encode())
            assert record.text() == text
            assert verify(record).verdict in (VERIFIED, UNFINISHED)
            return
        for line in text.splitlines():
            shown = json.loads(line)
            if "op" in shown:
                self.replies.append(self.session.reply(line.encode()))
            elif self.replies:
                found = self.replies.pop(0)
                assert agrees(found, shown), f"{found}\n{shown}"
            else:
                self._failure(shown)

    def _failure(self, shown: dict[str, Any]) -> None:
        """A failure shown alone has the form of every failure, and a clause that there is."""
        assert shown.keys() == FAILURE.keys()
        assert shown["error"].keys() == FAILURE["error"].keys()
        clause = shown["error"]["clause"]
        assert any(clause in rulebook(game_of(slug), "en").clauses for slug in ("nain_jaune", "adriano"))


def with_the_referee(text: str) -> None:
    session = Session()
    exchanges = re.findall(r"^> (.+)\n< (.+)$", text, re.MULTILINE)
    assert 2 * len(exchanges) == len(text.splitlines())
    for sent, shown in exchanges:
        reply = json.loads(session.answer(sent.encode()))
        assert agrees(reply, json.loads(shown)), f"{sent}\n{reply}\n{shown}"


def with_the_arena(text: str, folder: Path) -> None:
    """The question has the fields of a real one, and the example's program answers it as is shown."""
    (folder / "listener.py").write_text(LISTENER, encoding="utf-8")
    listener = Program("listener", f"sh -c 'cd {folder} && {sys.executable} listener.py'", 60.0)
    try:
        listener.decide(game_of("nain_jaune").start(3, FastRng("abc"), {"lead": "any"}), FastRng("1"))
    finally:
        listener.close()
    asked = json.loads((folder / "asked.json").read_text(encoding="utf-8"))
    (question,) = re.findall(r"^< (.+)$", text, re.MULTILINE)
    (answer,) = re.findall(r"^> (.+)$", text, re.MULTILINE)
    shown, answered = json.loads(question), json.loads(answer)
    assert shown.keys() == asked.keys()
    assert {key: type(value) for key, value in shown.items() if value != LEFT_OUT}.items() <= {
        key: type(value) for key, value in asked.items()
    }.items()
    assert answered == {"id": shown["id"], "move": answered["move"]}
    assert answered["move"] in shown["moves"]


def over_the_wire(text: str) -> None:
    """`POST` and what goes and comes, then a WebSocket; TABLE and SECRET are what the first answer says."""
    names = {"TABLE": "", "SECRET": ""}

    def filled(words: str) -> str:
        for name, value in names.items():
            words = words.replace(name, value or name)
        return words

    with Serving(pace=SLOW_BOTS) as here:
        http, _, play = text.partition("GET /ws/tables/TABLE\n")
        for path, sent, shown in re.findall(r"^POST (.+)\n> (.+)\n< (.+)$", http, re.MULTILINE):
            headers = {"Authorization": f"Bearer {names['SECRET']}"} if names["SECRET"] else {}
            found = ask(here.url + filled(path), json.loads(sent), headers).json()
            if not names["TABLE"]:
                names = {"TABLE": str(found["table"]["table"]), "SECRET": str(found["token"])}
            assert agrees(found, json.loads(filled(shown))), f"{found}\n{shown}"
        with connect(f"{here.url.replace('http', 'ws')}/ws/tables/{names['TABLE']}") as line:
            for way, words in re.findall(r"^([<>]) (.+)$", play, re.MULTILINE):
                if way == ">":
                    line.send(filled(words))
                else:
                    found = json.loads(line.recv(timeout=10))
                    assert agrees(found, json.loads(filled(words))), f"{found}\n{words}"
