"""A match played over the wire with all that people do at a table, and every byte that one viewer received of it."""

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any, Final, Literal

from websockets.asyncio.client import connect

from pioche.chance import Chance
from pioche.core.game import Move
from pioche.core.seats import Action
from pioche.testing.report import Case
from tests.fuzz.messages import message
from tests.server.process import Answer, ask
from tests.server.wiretap import Caller, Tap, call

ENTROPY: Final = "ab" * 16
COME_BACK: Final = 0.5  # how often a viewer is cut off and calls again …
LET_RUN_OUT: Final = 0.15  # … a player lets the clock run out …
TAKE_BACK: Final = 0.5  # … somebody asks to take a move back …
LOOK_AROUND: Final = 0.1  # … and the viewer asks over HTTP
UNWANTED: Final = ('"move"', '"undo"', '"ping"')  # might be allowed, or be taken for our own

Company = Literal["persons", "bot", "absent", "bots"]


@dataclass(frozen=True)
class Sitting:
    """Who sits at a table, what is played there, and who listens: a seat or, with None, a spectator."""

    case: Case
    moves: list[Move]
    viewer: int | None
    company: Company = "persons"
    memory_aid: bool = False
    detours: dict[int, Move] = field(default_factory=dict)  # before these moves others are made, and taken back

    @property
    def held(self) -> list[int]:
        """The seats that play by themselves: for one that is away, or a bot's; all but one, with bots alone."""
        first = (self.viewer or 0) + 1
        others = [(first + i) % self.case.players for i in range(self.case.players - 1)]
        return {"persons": [], "bot": others[:1], "absent": others[:1], "bots": others}[self.company]

    @property
    def bots(self) -> list[int]:
        return [] if self.company == "absent" else self.held


async def overheard(sitting: Sitting, chance: Callable[[str], Chance]) -> list[str]:
    """What the viewer receives while these moves are made from this deal."""
    tap = Tap(chance)
    async with tap.serving():
        here = Overhearing(sitting, tap)
        try:
            await here.play()
        finally:
            for caller in here.callers.values():
                caller.hang_up()
    return tap.received


class Overhearing:
    def __init__(self, sitting: Sitting, tap: Tap) -> None:
        self.sitting = sitting
        self.case = sitting.case
        self.tap = tap
        self.url = f"http://127.0.0.1:{tap.port}"
        self.table: dict[str, Any] = {}
        self.tokens: dict[int | None, str] = {None: ""}
        self.callers: dict[int | None, Caller] = {}
        self.names = (f"c{number}" for number in count(1))
        self.tried: set[int] = set()  # the moves that were made at least once

    @property
    def mine(self) -> Caller:
        return self.callers[self.sitting.viewer]

    async def play(self) -> None:
        await asyncio.to_thread(self._sit_down)
        people = [seat for seat in range(self.case.players) if seat not in self.sitting.held]
        for seat in people if self.sitting.viewer in people else [*people, None]:
            await self._call(seat)
        await self.mine.catch_up()
        await asyncio.to_thread(self._post, "host", {"act": "start"}, self.tokens[self.host])
        await self.mine.catch_up()
        done = 0
        while done < len(self.sitting.moves):
            done = await self._step(done, self.case.random(f"step {done} {done in self.tried}"))
        await self._look_around()

    # Coming in.

    def _sit_down(self) -> None:
        people = [seat for seat in range(self.case.players) if seat not in self.sitting.bots]
        self.host = people[0]
        who = {seat: {"who": "open"} for seat in people} | {self.host: {"who": "me"}}
        asked = {
            "game": self.case.game.slug,
            "seats": [who.get(seat, {"who": "bot", "bot": "random"}) for seat in range(self.case.players)],
            "name": f"Seat {self.host}",
            "entropy": ENTROPY,
            "options": dict(self.case.options),
            "move_seconds": 60,
            "memory_aid": self.sitting.memory_aid,
            "takeback": self.sitting.company == "bots",
            "listed": True,
        }
        self._seated(self.host, ask(f"{self.url}/api/tables", asked))
        for seat in people[1:]:
            self._seated(seat, self._post("join", {"name": f"Seat {seat}", "entropy": ENTROPY, "seat": seat}))

    def _seated(self, seat: int, answer: Answer) -> None:
        assert answer.status in (200, 201), answer.body
        told = answer.json()
        self.table, self.tokens[seat] = told["table"], told["token"]
        if seat == self.sitting.viewer:
            self.tap.answered(answer)

    def _post(self, door: str, body: object, token: str = "") -> Answer:
        return ask(f"{self.url}/api/tables/{self.table['table']}/{door}", body, _bearer(token))

    async def _call(self, seat: int | None, since: int = 0) -> None:
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{self.table['table']}"
        heard = self.tap.heard if seat == self.sitting.viewer else None
        known = self.callers[seat].events if seat in self.callers else []
        self.callers[seat] = await call(address, self.tokens[seat], since, heard)
        self.callers[seat].events[:0] = known

    # One move.

    async def _step(self, done: int, random: Random) -> int:
        """Everything around a move, and the move; answers with how many moves are made then."""
        seat, move, again = self._to_act(), self.sitting.moves[done], done in self.tried
        self.tried.add(done)
        someone = self._someone(seat, random)
        for caller in (self.mine, someone):
            await self._talk(caller, random)
            await self._question(caller, move, random)
        await self._see(random)
        if not again and done in self.sitting.detours:
            await self._move(seat, self.sitting.detours[done])
            assert await self._taken_back(seat), "a move can be taken back in one deal, and in another it cannot"
        await self._move(seat, move, late=random.random() < LET_RUN_OUT)
        if random.random() < COME_BACK:
            self.mine.hang_up()
            await self._call(self.sitting.viewer, since=random.randint(0, self.mine.version))
        if random.random() < LOOK_AROUND:
            await self._look_around()
        asks = random.choice([seat, *self.callers])
        if not again and random.random() < TAKE_BACK and asks in self.callers and await self._taken_back(asks):
            return int([event for event in self.mine.events if event.get("table") == "undone"][-1]["left"])
        return done + 1

    def _to_act(self) -> int:
        return int(self.mine.sight["view"]["turn"])

    def _someone(self, seat: int, random: Random) -> Caller:
        """Somebody else than the viewer, where there is one; whoever is to act, often."""
        others = [caller for other, caller in self.callers.items() if other != self.sitting.viewer]
        if seat in self.callers and seat != self.sitting.viewer and random.random() < 0.6:
            return self.callers[seat]
        return random.choice(others or [self.mine])

    async def _move(self, seat: int, move: Move, *, late: bool = False) -> None:
        before = self.mine.turn
        if late or seat not in self.callers:
            self.tap.play_by_itself(self.table["table"], move)
            while self.mine.turn == before:
                await self.mine.listen()
        else:
            self.tap.nature.clock += 1000
            text = self.case.game.notation(move)
            asked = {"client": next(self.names), "turn": before, "move": text}
            for _ in range(2):  # sent again, it counts once
                answer = await self.callers[seat].ask("move", "ack", "refused", **asked)
                assert answer["type"] == "ack", f"{text} can be played in one deal, and in another not: {answer}"
        await self.mine.catch_up()

    async def _taken_back(self, seat: int | None) -> bool:
        asked = {"client": next(self.names), "turn": self.mine.turn}
        answer = await self.callers[seat].ask("undo", "ack", "refused", **asked)
        await self.mine.catch_up()
        return bool(answer["type"] == "ack")

    # Around it.

    async def _talk(self, caller: Caller, random: Random) -> None:
        """Something is said or not to be heard, by whoever may or not; and what makes no sense."""
        say = {"client": next(self.names), "text": "hello", "phrase": random.random() < 0.5}
        mute = {"client": next(self.names), "seat": random.randrange(self.case.players), "muted": random.random() < 0.6}
        for kind, asked in (("say", say), ("mute", mute)):
            if random.random() < 0.3:
                await caller.ask(kind, "ack", "refused", **asked)
        for told in [message(random) for _ in range(2)]:
            if not any(word in str(told) for word in UNWANTED):
                await caller.say(told)
        await caller.catch_up()
        await self.mine.catch_up()

    async def _question(self, caller: Caller, move: Move, random: Random) -> None:
        """Asks about moves, and makes those that are not allowed."""
        for text in (*[_probe(self.case, random) for _ in range(2)], self.case.game.notation(move)):
            turn, why, name = self.mine.turn - (random.random() < 0.1), next(self.names), next(self.names)
            told = await caller.ask("why", "reason", "refused", client=why, move=text)
            if told["error"] is not None:  # which depends on the deal, where somebody else asks
                await caller.ask("move", "ack", "refused", client=name, turn=turn, move=text)
        await self.mine.catch_up()

    async def _see(self, random: Random) -> None:
        """Some of those who look at something have seen it."""
        for seat in self.mine.sight["waiting"]:
            if random.random() < 0.5:
                await self.callers[seat].say({"type": "seen", "version": self.mine.version - random.randrange(2)})
                await self.callers[seat].catch_up()
        await self.mine.catch_up()

    async def _look_around(self) -> None:
        """Everything else that the viewer may ask for."""
        await asyncio.to_thread(self._ask_over_http)
        async with connect(f"{self.url.replace('http', 'ws', 1)}/ws/lobby", compression=None) as lobby:
            self.tap.heard(str(await lobby.recv(decode=True)))

    def _ask_over_http(self) -> None:
        here = f"/api/tables/{self.table['table']}"
        replays = [f"{here}/replay?view={view}" for view in (*range(self.case.players), "spectator", "open")]
        for path in (here, f"{here}/record", f"/api/codes/{self.table['code']}", "/api/lobby", *replays):
            for token in dict.fromkeys(("", self.tokens[self.sitting.viewer])):
                self.tap.answered(ask(self.url + path, None, _bearer(token)))
        numbers = ask(f"{self.url}/metrics").body.decode()
        self.tap.heard("\n".join(re.findall("^pioche_(?:refusals|moves).*$", numbers, re.MULTILINE)))
        sight = self.mine.sight
        received = {
            "names": [f"Seat {seat}" for seat in range(self.case.players)],
            "events": self.mine.events[-100:],
            "moves": sight["moves"][:100],
            "zones": sight["view"]["zones"][:40],
        }
        for lang in ("fr", "en"):
            answer = ask(f"{self.url}/api/games/{self.case.game.slug}/words", {"lang": lang, **received})
            assert answer.status == 200, answer.body
            self.tap.answered(answer)


def _bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


def _probe(case: Case, random: Random) -> str:
    """One of the game's moves, allowed or not."""
    try:
        return case.game.notation((Action(random.randrange(case.game.actions)),))
    except (ValueError, IndexError):
        return "nonsense"
