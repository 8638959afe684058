"""At a table, over its WebSocket: what each may do and is told."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from pioche.core.registry import game_of
from pioche.server.settings import Settings
from pioche.tables.store.store import NotStored, Row
from tests.server.client import Player, full_table, host, kind, sentence
from tests.server.process import ask
from tests.server.serving import GENEROUS, Serving
from tests.tables.shared_store import SharedStore


def mover(players: list[Player]) -> Player:
    return next(player for player in players if player.sight["moves"])


def test_a_move_is_told_to_all_and_acknowledged_to_its_sender() -> None:
    with Serving() as here:
        table, tokens = full_table(here.url, "nain_jaune", 3)

        async def scene() -> None:
            async with (
                Player(here.url, table, tokens[0]) as one,
                Player(here.url, table, tokens[1]) as two,
                Player(here.url, table, tokens[2]) as three,
            ):
                players = [one, two, three]
                player = mover(players)
                turn = player.sight["turn"]
                assert (await player.move())["type"] == "ack"
                for other in players:
                    while other.sight["turn"] == turn:
                        await other.news()
                assert [p.version for p in players] == [one.version] * 3
                assert {"table": "moved", "seat": player.seat, "by": "person"} in one.events

        asyncio.run(scene())


def test_a_refused_move_changes_nothing_and_names_its_clause() -> None:
    with Serving() as here:
        table, tokens = full_table(here.url, "nain_jaune", 3)

        async def scene() -> None:
            async with (
                Player(here.url, table, tokens[0]) as one,
                Player(here.url, table, tokens[1]) as two,
                Player(here.url, table, tokens[2]) as three,
            ):
                player = mover([one, two, three])
                other = next(p for p in (one, two, three) if p is not player)
                turn = player.sight["turn"]
                cards = [f"{rank}{suit}" for rank in "2345678" for suit in "CDHS"]
                illegal = next(f"lay {card}" for card in cards if f"lay {card}" not in player.sight["moves"])
                refused = await player.move(illegal)
                assert (kind(refused), refused["error"]["clause"][:3]) == ("illegal", "NJ-")
                assert kind(await player.move("sing")) == "syntax"
                assert kind(await other.ask(type="move", turn=other.sight["turn"], move="pass")) == "seat"
                assert player.sight["turn"] == turn
                why = await player.ask(type="why", move=illegal)
                assert why["error"] == refused["error"]
                allowed = await player.ask(type="why", move=player.sight["moves"][0])
                assert (allowed["type"], allowed["error"]) == ("reason", None)

        asyncio.run(scene())


def test_a_refusal_says_the_same_whatever_the_others_hold() -> None:
    """Out of turn nothing of the rules is asked."""
    with Serving() as here:
        table, tokens = full_table(here.url, "adriano", 2)

        async def scene() -> None:
            async with Player(here.url, table, tokens[0]) as one, Player(here.url, table, tokens[1]) as two:
                waiting = two if one.sight["moves"] else one
                said = {
                    sentence(await waiting.ask(type="move", turn=1, move=move)) for move in ("draw", "take", "call")
                }
                assert len(said) == 1

        asyncio.run(scene())


def test_spectators_look_and_do_nothing() -> None:
    with Serving() as here:
        table, _ = full_table(here.url, "adriano", 2)

        async def scene() -> None:
            async with Player(here.url, table) as spectator:
                assert spectator.seat is None
                assert spectator.events == []
                assert spectator.sight["moves"] == []
                assert spectator.sight["looks"] == []
                for asked in (
                    {"type": "move", "turn": 1, "move": "draw"},
                    {"type": "why", "move": "draw"},
                    {"type": "undo", "turn": 1},
                    {"type": "say", "text": "hello"},
                    {"type": "mute", "seat": 0},
                ):
                    assert kind(await spectator.ask(**asked)) == "seat"

        asyncio.run(scene())


def test_a_spectator_who_comes_while_the_end_of_a_round_is_shown_is_told_of_it() -> None:
    with Serving() as here:
        table, tokens = full_table(here.url, "nain_jaune", 3)

        async def scene() -> None:
            async with (
                Player(here.url, table, tokens[0]) as one,
                Player(here.url, table, tokens[1]) as two,
                Player(here.url, table, tokens[2]) as three,
            ):
                players = [one, two, three]
                await asyncio.gather(*(player.play(Random(seat), rounds=1) for seat, player in enumerate(players)))
                async with Player(here.url, table) as spectator:
                    told = [event.get("kind") for event in spectator.events]
                    assert told.index("laid") < told.index("stopped") < told.index("paid") < told.index("began")
                    assert told.count("laid") == 1
                async with Player(here.url, table, since=spectator.version) as again:
                    assert not [event for event in again.events if "kind" in event]
                for player in players:
                    await player.send(type="seen", version=player.version)
                await one.until(lambda: not one.sight["waiting"])
                async with Player(here.url, table) as late:
                    assert late.events == []

        asyncio.run(scene())


def test_where_the_table_says_so_only_seats_may_follow() -> None:
    with Serving() as here:
        table, tokens = full_table(here.url, "adriano", 2, spectators=False)

        async def scene() -> None:
            async with Player(here.url, table) as spectator:
                assert kind(spectator.got[0]) == "link"
                await spectator.until(lambda: spectator.closed == 1008)
            async with Player(here.url, table, "0" * 32) as stranger:
                assert kind(stranger.got[0]) == "link"
            async with Player(here.url, table, tokens[1]) as player:
                assert player.seat == 1

        asyncio.run(scene())


def test_a_look_stays_on_every_device_until_it_is_seen() -> None:
    with Serving() as here:
        table, tokens = full_table(here.url, "adriano", 2)

        async def scene() -> None:
            async with Player(here.url, table, tokens[0]) as phone, Player(here.url, table, tokens[0]) as laptop:
                assert phone.sight["looks"] == laptop.sight["looks"] != []
                await phone.send(type="seen", version=phone.version)
                await laptop.until(lambda: laptop.sight["looks"] == [])
            async with Player(here.url, table, tokens[0]) as again:
                assert again.sight["looks"] == []
                told = [event["kind"] for event in again.events if "kind" in event]
                assert told == []  # what was acknowledged is not told again

        asyncio.run(scene())


def test_who_comes_back_hears_only_what_they_missed() -> None:
    with Serving() as here:
        table, tokens = full_table(here.url, "nain_jaune", 3)

        async def scene() -> None:
            async with Player(here.url, table, tokens[0]) as first:
                since, kept = first.version, list(first.events)
            async with Player(here.url, table, tokens[1]) as other:
                assert (await other.ask(type="say", text="hello", phrase=True))["type"] == "ack"
            async with Player(here.url, table, tokens[0], since) as second:
                assert len(second.events) == second.version - since
                assert kept  # all of it the first time, the deal included
                assert {"table": "said", "seat": 1, "name": "P1", "text": "hello", "phrase": True} in second.events
            async with Player(here.url, table, tokens[0], 10**9) as ahead:
                assert len(ahead.events) <= 1  # its own arrival, if that

        asyncio.run(scene())


def test_the_score_sheet_is_told_when_a_round_ends_and_to_whoever_comes_after_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def two_rounds(url: str, table: str, tokens: list[str]) -> list[list[int]]:
        async with (
            Player(url, table, tokens[0]) as one,
            Player(url, table, tokens[1]) as two,
            Player(url, table, tokens[2]) as three,
        ):
            players = [one, two, three]
            dealt = one.rounds
            assert dealt == [one.sight["view"]["scores"]]
            await asyncio.gather(*(player.play(Random(seat), rounds=2) for seat, player in enumerate(players)))
            assert [player.rounds for player in players] == [one.rounds] * 3
            assert [player.sheets for player in players] == [2] * 3
            assert [len(one.rounds), one.rounds[0]] == [3, *dealt]
            return one.rounds

    async def late(url: str, table: str, token: str) -> list[list[int]]:
        async with Player(url, table, token) as player:
            return player.rounds

    with Serving(file=file) as here:
        table, tokens = full_table(here.url, "nain_jaune", 3, options={"rounds": 3, "tokens": 1000})  # nobody is ruined
        sheet = asyncio.run(two_rounds(here.url, table, tokens))
    with Serving(file=file) as again:
        assert asyncio.run(late(again.url, table, tokens[0])) == sheet
        assert asyncio.run(late(again.url, table, "")) == sheet


def test_undo_takes_back_what_taught_nobody_anything() -> None:
    with Serving() as here:
        table, tokens = full_table(here.url, "programmes", 2)

        async def scene() -> None:
            async with Player(here.url, table, tokens[0]) as one, Player(here.url, table, tokens[1]) as two:
                player, other = (one, two) if one.sight["moves"] else (two, one)
                moves = player.sight["moves"]
                assert kind(await player.ask(type="undo", turn=player.sight["turn"])) == "table"
                await player.move("take")
                assert (await player.ask(type="undo", turn=player.sight["turn"]))["type"] == "ack"
                assert player.sight["moves"] == moves
                await other.until(lambda: other.version == player.version)
                assert {"table": "undone", "seat": player.seat, "left": 0} in other.events
                await player.move("draw")
                assert kind(await player.ask(type="undo", turn=player.sight["turn"])) == "table"

        asyncio.run(scene())


def test_nobody_moves_while_the_table_is_paused() -> None:
    with Serving() as here:
        table, tokens = full_table(here.url, "nain_jaune", 3)

        async def scene() -> None:
            async with (
                Player(here.url, table, tokens[0]) as one,
                Player(here.url, table, tokens[1]) as two,
                Player(here.url, table, tokens[2]) as three,
            ):
                assert host(here.url, table, tokens[1], act="pause").status == 403
                assert host(here.url, table, tokens[0], act="pause").json()["paused"] is True
                player = mover([one, two, three])
                await player.until(lambda: player.shown["paused"])
                assert kind(await player.move()) == "table"
                assert kind(await player.ask(type="undo", turn=player.sight["turn"])) == "table"
                assert host(here.url, table, tokens[0], act="resume").json()["paused"] is False
                assert (await player.move())["type"] == "ack"

        asyncio.run(scene())


def test_a_move_that_a_game_cannot_tell_of_still_counts_and_its_followers_come_back_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fault(spell: str, value: int) -> str:
        raise ValueError("a fault")

    with Serving() as here:
        table, tokens = full_table(here.url, "adriano", 2)

        async def scene() -> None:
            async with Player(here.url, table, tokens[0]) as one, Player(here.url, table, tokens[1]) as two:
                players = [one, two]
                acting, turn = mover(players), one.sight["turn"]
                move = acting.sight["moves"][0]
                with monkeypatch.context() as broken:
                    broken.setattr(game_of("adriano"), "code", fault)
                    await acting.send(type="move", client="1", turn=turn, move=move)
                    await one.until(lambda: one.closed is not None)
                    await two.until(lambda: two.closed is not None)
                assert [(player.closed, kind(player.got[-1])) for player in players] == [(1011, "fault")] * 2
                async with Player(here.url, table, tokens[players.index(acting)]) as back:
                    assert back.sight["turn"] > turn
                    assert (await back.ask(type="move", client="1", turn=turn, move=move))["type"] == "ack"

        asyncio.run(scene())


def test_while_the_store_fails_nothing_is_acknowledged_and_the_connection_stays() -> None:
    with Serving() as here:
        table, tokens = full_table(here.url, "adriano", 2)
        store = here.store
        assert isinstance(store, SharedStore)

        async def scene() -> None:
            async with Player(here.url, table, tokens[0]) as one, Player(here.url, table, tokens[1]) as two:
                player = mover([one, two])
                await player.until(lambda: player.shown["chairs"][1]["present"])
                here.inside(lambda: setattr(store, "fails", NotStored("store-full", "no room")))
                refused = await player.move()
                assert kind(refused) == "store"
                assert "disk is full" in sentence(refused)
                answer = ask(f"{here.url}/api/tables/{table}/leave", {}, Authorization=f"Bearer {tokens[1]}")
                assert (answer.status, answer.json()["kind"]) == (503, "store")
                assert "retry-after" in answer.headers
                here.inside(lambda: setattr(store, "fails", None))
                assert (await player.move())["type"] == "ack"

        asyncio.run(scene())


def test_whoever_comes_while_the_store_fails_is_told_so_and_may_come_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with Serving() as here:
        table, tokens = full_table(here.url, "adriano", 2)

        async def gone(table: str, since: int) -> list[Row]:
            raise NotStored("store-gone", "pulled out")

        async def scene() -> None:
            here.inside(here.room.lives.clear)
            with monkeypatch.context() as meanwhile:
                meanwhile.setattr(here.store, "rows", gone)
                async with Player(here.url, table, tokens[0]) as early:
                    await early.until(lambda: early.closed is not None)
                    assert (kind(early.got[0]), early.closed) == ("store", 1011)
            async with Player(here.url, table, tokens[0]) as again:
                assert again.seat == 0

        asyncio.run(scene())


def test_ping_tells_the_time() -> None:
    with Serving() as here:
        table, tokens = full_table(here.url, "adriano", 2)

        async def scene() -> None:
            async with Player(here.url, table, tokens[0]) as one:
                await one.send(type="ping")
                await one.until(lambda: bool(one.got))
                assert one.got[0]["type"] == "pong"
                assert one.got[0]["now"] > 1_700_000_000_000

        asyncio.run(scene())


def test_a_message_too_long_is_refused_in_words() -> None:
    with Serving(Settings(limits=GENEROUS)) as here:
        table, tokens = full_table(here.url, "adriano", 2)

        async def scene() -> None:
            async with Player(here.url, table, tokens[0]) as one:
                refused = await one.ask(type="say", text="x" * 20_000)
                assert kind(refused) == "size"
                assert one.closed is None

        asyncio.run(scene())
