"""Whole matches over the wire, smooth and rough; the record afterwards replays to the same end."""

import asyncio
import json
from pathlib import Path
from random import Random

import msgspec
import pytest

from pioche.core.record import read
from pioche.core.registry import game_of
from pioche.core.replaying import replay
from pioche.core.seats import SPECTATOR, Seat
from pioche.core.verifying import VERIFIED, verify
from pioche.core.wire import encode_view
from tests.server.client import Message, Player, create, full_table, host
from tests.server.process import ask
from tests.server.serving import Serving

OPTIONS: dict[str, dict[str, object]] = {
    "adriano": {"rounds": 2},
    "janus": {},
    "nain_jaune": {"rounds": 2},
    "programmes": {"goal": 1, "max_rounds": 3},
}
every_game = pytest.mark.parametrize("game", OPTIONS)


def check_end(url: str, table: str, views: dict[int | None, Message]) -> None:
    """The record is right, the deal was fair, and everybody last saw what a replay ends with."""
    answer = ask(f"{url}/api/tables/{table}/record")
    assert answer.status == 200
    record = read(answer.body)
    finding = verify(record)
    assert finding.verdict == VERIFIED
    assert finding.fair()
    end = replay(record)
    for seat, view in views.items():
        viewer = SPECTATOR if seat is None else Seat(seat)
        seen = encode_view(game_of(record.game), end.view(viewer), memory=False)
        assert view == msgspec.json.decode(msgspec.json.encode(seen))


@every_game
def test_four_clients_and_a_spectator_follow_a_whole_match(game: str, tmp_path: Path) -> None:
    with Serving(file=tmp_path / "tables.db") as here:
        table, tokens = full_table(here.url, game, 4, options=OPTIONS[game])

        async def sit(player: Player, random: Random) -> None:
            async with player:
                await player.play(random)

        async def scene() -> dict[int | None, Message]:
            players = [Player(here.url, table, token) for token in tokens]
            async with Player(here.url, table) as spectator:
                await asyncio.gather(*(sit(player, Random(f"{game} {i}")) for i, player in enumerate(players)))
                await spectator.until(lambda: spectator.status == "over")
                return {player.seat: player.sight["view"] for player in [*players, spectator]}

        check_end(here.url, table, asyncio.run(scene()))


class Rough:
    """A client on a bad line: it is cut off, sends moves twice, late, and from turns that are past."""

    def __init__(self, url: str, table: str, token: str, random: Random) -> None:
        self.url, self.table, self.token, self.random = url, table, token, random
        self.since = 0
        self.made = 0
        self.past: list[Message] = []  # moves that were acknowledged
        self.view: Message = {}
        self.seat: int | None = None

    async def play(self) -> None:
        while True:
            async with Player(self.url, self.table, self.token, self.since) as line:
                over = await self.stay(line, self.random.randint(1, 12))
                self.since, self.view, self.seat = line.version, line.sight["view"], line.seat
                if over:
                    return

    async def stay(self, line: Player, moves: int) -> bool:
        """Some moves of ours; whether the match is over."""
        while line.status == "playing":
            if line.seat in line.sight["waiting"]:
                await line.send(type="seen", version=line.version)
            if not line.sight["moves"]:
                await line.news()
                continue
            if moves == 0:
                return False
            moves -= 1
            await self.move(line)
        return True

    async def move(self, line: Player) -> None:
        chosen = self.random.choice(line.sight["moves"])
        self.made += 1
        move = {"type": "move", "client": f"m{self.made}", "turn": line.sight["turn"], "move": chosen}
        how = self.random.random()
        if how < 0.2:  # gone before the answer; sent again under the same name
            await line.send(**move)
            async with Player(self.url, self.table, self.token, self.since) as other:
                assert (await other.ask(**move))["type"] == "ack"
        elif how < 0.4:  # twice at once
            await line.send(**move)
            assert (await line.ask(**move))["type"] == "ack"
        elif how < 0.6 and self.past:  # out of order: an old one again, one for a turn that is past, then the true one
            assert (await line.ask(**self.random.choice(self.past[-30:])))["type"] == "ack"
            late = await line.ask(type="move", client=f"late {self.made}", turn=move["turn"] - 1, move=chosen)
            assert late["type"] == "refused"
            assert (await line.ask(**move))["type"] == "ack"
        else:
            assert (await line.ask(**move))["type"] == "ack"
        self.past.append(move)
        turn = move["turn"]
        await line.until(lambda: line.sight["turn"] != turn)


@every_game
def test_cut_lines_duplicates_and_reordered_moves_change_nothing(game: str, tmp_path: Path) -> None:
    with Serving(file=tmp_path / "tables.db") as here:
        table, tokens = full_table(here.url, game, 4, options=OPTIONS[game], grace_seconds=3600)

        async def scene() -> dict[int | None, Message]:
            players = [Rough(here.url, table, token, Random(f"rough {game} {i}")) for i, token in enumerate(tokens)]
            await asyncio.gather(*(player.play() for player in players))
            made = sum(player.made for player in players)
            record = json.loads(ask(f"{here.url}/api/tables/{table}/record").body)
            assert len(record["moves"]) == made
            assert record["marks"] == []
            return {player.seat: player.view for player in players}

        check_end(here.url, table, asyncio.run(scene()))


def test_a_person_plays_against_bots_to_the_end() -> None:
    with Serving() as here:
        seated = create(here.url, "janus", ["normal", "me", "random"])
        table, token = seated["table"]["table"], seated["token"]
        assert host(here.url, table, token, act="start").status == 200

        async def scene() -> dict[int | None, Message]:
            async with Player(here.url, table, token) as player:
                await player.play(Random(1))
                return {player.seat: player.sight["view"]}

        views = asyncio.run(scene())
        check_end(here.url, table, views)
        record = json.loads(ask(f"{here.url}/api/tables/{table}/record").body)
    assert [seat["bot"] for seat in record["seats"]] == ["normal", None, "random"]
    assert record["marks"] == []
