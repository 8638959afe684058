"""A table whose line tells a recorded match to one of its seats: whatever comes in it comes when it is wanted."""

import json
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from pioche.core.events import Journal
from pioche.core.record import Record, read
from pioche.core.registry import game_of
from pioche.core.replaying import opening, played
from pioche.core.seats import SPECTATOR, Seat
from pioche.core.wire import encode_event, encode_view
from pioche.tables.table import is_private_to
from tests.server.client import create
from tests.server.process import Running

GOLDEN = Path(__file__).parents[1] / "golden"

Json = dict[str, Any]


def steps(record: Record, viewer: Seat) -> Iterator[Json]:
    """The match as somebody saw it, from the deal until it was over: at each step what the line tells."""
    game, journal = game_of(record.game), Journal()
    version = 0
    rounds: list[list[int]] = []
    for turn, state in enumerate(played(game, opening(record, game, journal), record.moves)):
        events, journal.events = journal.events, []
        if state.phase() == "over":
            return
        looks = [event for event in events if game.events[event.kind].look and is_private_to(event, viewer)]
        new_round = len(rounds) <= state.round
        if new_round:
            rounds.append(state.scores())
        yield {
            "since": version,
            "events": [encode_event(game, event.seen_by(viewer)) for event in events],
            "rounds": list(rounds),
            "sight": {
                "version": version + len(events),
                "turn": turn,
                "view": encode_view(game, state.view(viewer), memory=False),
                "moves": [game.notation(move) for move in game.moves(state)] if state.seat == viewer else [],
                "looks": [encode_event(game, event.seen_by(viewer)) for event in looks],
                "waiting": [int(viewer)] if viewer != SPECTATOR and (looks or (new_round and turn > 0)) else [],
                "deadline": None,
            },
        }
        version += len(events)


class Retelling:
    """The page believes that it follows a table; of that the server knows no more than that it is there.

    A move that the page makes is taken, and the match goes on, where it is the one that was recorded.
    """

    def __init__(self, page: Page, server: Running, match: str, seat: int | None = 0) -> None:
        record = read((GOLDEN / f"{match}.json").read_bytes())
        seated = create(server.url, record.game, ["me", *["open"] * (len(record.seats) - 1)])
        self.name = str(seated["table"]["table"])
        self.chairs: list[Json] = [
            {"name": f"P{i}", "bot": "", "free": False, "present": True, "host": i == 0}
            for i in range(len(record.seats))
        ]
        self.steps = list(steps(record, SPECTATOR if seat is None else Seat(seat)))
        self.made: list[str] = []  # the moves that the page has made
        self._recorded = record.moves
        self._table = seated["table"] | {"status": "playing", "chairs": self.chairs}
        self._link = f"{server.url}/t/{self.name}#{seated['token']}"
        self._seat = seat
        self._at = 0
        self._page = page

    def open(self, step: int = 0) -> None:
        self._at = step
        self._page.route_web_socket("**/ws/tables/*", self._connect)
        self._page.goto(self._link)

    def go(self, step: int) -> None:
        """To a moment of the match, as whoever comes back to it."""
        self._at = step
        self._tell(self._snapshot())

    def next(self) -> bool:
        """One step on, as it happens; false at the end."""
        if self._at + 1 == len(self.steps):
            return False
        self._at += 1
        self._tell({"type": "happened", "table": None, **self.steps[self._at]})
        return True

    def asked(self) -> dict[str, int]:
        """By what the seat is asked for, when that comes first."""
        found: dict[str, int] = {}
        for step, news in enumerate(self.steps):
            if news["sight"]["moves"]:
                found.setdefault(news["sight"]["view"]["phase"], step)
        return found

    def ends(self) -> list[int]:
        """The steps that end a round, and begin the next."""
        return [step for step, (one, other) in enumerate(pairwise(self.steps), 1) if one["rounds"] != other["rounds"]]

    def _connect(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        said = json.loads(text)
        if said["type"] == "hello":
            self._tell(self._snapshot())
        elif said["type"] == "ping":
            self._tell({"type": "pong", "now": int(time.time() * 1000)})
        elif said["type"] == "seen":
            self._tell(self._seen())
        elif said["type"] == "move":
            self.made.append(said["move"])
            if said["move"] == self._recorded[self._at]:
                self.next()
                self._tell({"type": "ack", "client": said["client"]})

    def _snapshot(self) -> Json:
        news = self.steps[self._at]
        version = news["sight"]["version"]
        nothing = {"since": version, "events": [], "chat": [], "muted": []}
        return {"type": "snapshot", "protocol": 1, "seat": self._seat, "table": self._table, **news, **nothing}

    def _seen(self) -> Json:
        sight = self.steps[self._at]["sight"] | {"looks": [], "waiting": []}
        nothing = {"since": sight["version"], "events": [], "table": None, "rounds": None}
        return {"type": "happened", "sight": sight, **nothing}

    def _tell(self, message: Json) -> None:
        self._line.send(json.dumps(message))
