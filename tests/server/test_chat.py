"""What people say at a table: who hears it, who does not want to, and where nobody may."""

import asyncio

from pioche.server.settings import Limits, Settings
from tests.server.client import Player, full_table, kind, sentence
from tests.server.serving import Serving


def test_chat_reaches_everybody_but_who_has_muted_the_speaker() -> None:
    with Serving() as here:
        table, tokens = full_table(here.url, "nain_jaune", 3)

        async def scene() -> None:
            async with (
                Player(here.url, table, tokens[0]) as one,
                Player(here.url, table, tokens[1]) as two,
                Player(here.url, table, tokens[2]) as three,
            ):
                assert (await three.ask(type="mute", seat=0))["type"] == "ack"
                assert (await one.ask(type="say", text="À vous !"))["type"] == "ack"
                assert (await one.ask(type="say", text="well-played", phrase=True))["type"] == "ack"
                said = {"table": "said", "seat": 0, "name": "Anne", "text": "À vous !", "phrase": False}
                await two.until(lambda: two.version == one.version)
                await three.until(lambda: three.version == one.version)
                assert said in two.events
                assert said | {"text": "well-played", "phrase": True} in two.events
                assert said not in three.events
                assert {"table": "muted", "seat": 0, "muted": True} in three.events
                assert "muted" not in str(two.events)
                assert (await three.ask(type="mute", seat=0, muted=False))["type"] == "ack"
                await one.ask(type="say", text="again")
                await three.until(lambda: three.version == one.version)
                assert three.events[-1]["text"] == "again"
                assert kind(await one.ask(type="say", text="swear", phrase=True)) == "table"
                assert kind(await one.ask(type="say", text="   ")) == "table"

        asyncio.run(scene())


def test_who_comes_back_is_told_whom_they_have_muted_and_nobody_else_is() -> None:
    with Serving() as here:
        table, tokens = full_table(here.url, "nain_jaune", 3)

        async def muted(token: str) -> object:
            async with Player(here.url, table, token) as player:
                return player.muted

        async def scene() -> None:
            async with Player(here.url, table, tokens[2]) as three:
                assert three.muted == []
                assert (await three.ask(type="mute", seat=0))["type"] == "ack"
            assert await muted(tokens[2]) == [0]
            assert await muted(tokens[0]) == []
            assert await muted("") == []

        asyncio.run(scene())


def test_a_table_without_chat_and_a_talker() -> None:
    with Serving(Settings(limits=Limits(chat_per_minute=3, requests=1000))) as here:
        table, tokens = full_table(here.url, "adriano", 2, chat=False)
        loud, voices = full_table(here.url, "adriano", 2)

        async def scene() -> None:
            async with Player(here.url, table, tokens[0]) as one:
                assert kind(await one.ask(type="say", text="hello")) == "table"
            async with Player(here.url, loud, voices[0]) as one, Player(here.url, loud, voices[0]) as other_device:
                for player in (one, other_device, one):
                    assert (await player.ask(type="say", text="hello"))["type"] == "ack"
                refused = await other_device.ask(type="say", text="hello")
                assert kind(refused) == "limit"
                assert "s." in sentence(refused)

        asyncio.run(scene())
