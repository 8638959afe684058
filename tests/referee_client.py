"""A program that talks to the referee in one-line requests, for the tests of it."""

import json

from pioche.core.wire import Json
from pioche.referee import Session

KINDS = ("json", "op", "argument", "option", "position", "seat", "syntax", "illegal", "over")


class Client:
    """Drives a session as a program would: one JSON line out, one JSON line back."""

    def __init__(self) -> None:
        self.session = Session()

    def ask(self, op: str, **fields: object) -> Json:
        return self.send(json.dumps({"id": 7, "op": op, **fields}).encode())

    def send(self, line: bytes) -> Json:
        answer = self.session.answer(line)
        assert answer.endswith(b"\n")
        assert answer.count(b"\n") == 1
        reply = json.loads(answer)
        assert isinstance(reply, dict)
        return reply

    def done(self, op: str, **fields: object) -> Json:
        reply = self.ask(op, **fields)
        assert reply["ok"], reply
        assert reply["id"] == 7
        return reply

    def refused(self, op: str, **fields: object) -> Json:
        return failure(self.ask(op, **fields))

    def play_on(self, moves: int = 1000) -> None:
        """The first legal move, again and again."""
        while moves > 0:
            turn = self.done("legal")
            if turn["seat"] is None:
                return
            choices = turn["moves"]
            assert isinstance(choices, list)
            self.done("play", seat=turn["seat"], move=choices[0])
            moves -= 1


def failure(reply: Json) -> Json:
    """The error of a reply, in the shape that is promised."""
    assert reply["ok"] is False
    assert set(reply) == {"id", "ok", "error"}
    error = reply["error"]
    assert isinstance(error, dict)
    assert set(error) == {"kind", "clause", "text"}
    assert error["kind"] in KINDS
    assert set(error["text"]) == {"fr", "en"}
    assert all(error["text"].values())
    return error


def started(**fields: object) -> Client:
    client = Client()
    client.done("new", **{"game": "pli", "players": 3, "seed": "abc", **fields})
    return client


def snapshot(client: Client) -> list[Json]:
    return [client.done("dump"), client.done("record"), client.done("events", viewer="spectator")]
