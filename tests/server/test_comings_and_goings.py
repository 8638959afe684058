"""People who are removed, leave, stay away, come back, and go on together at another table."""

import asyncio

from tests.server.client import Player, create, full_table, host, join, kind
from tests.server.process import ask
from tests.server.serving import Serving


def test_a_removed_player_is_told_so_and_their_link_opens_nothing() -> None:
    with Serving() as here:
        table, tokens = full_table(here.url, "nain_jaune", 3)

        async def scene() -> None:
            async with Player(here.url, table, tokens[1]) as removed, Player(here.url, table, tokens[2]) as left:
                assert host(here.url, table, tokens[0], act="bot", seat=1).status == 200
                await removed.until(lambda: removed.closed is not None)
                assert (kind(removed.got[-1]), removed.closed) == ("link", 1008)
                assert not any(event.get("table") == "vacated" for event in removed.events)
                await left.until(lambda: left.shown["chairs"][1]["bot"] != "")
                gone = next(event for event in left.events if event.get("table") == "vacated")
                assert (gone["seat"], gone["name"], gone["by_host"]) == (1, "P1", True)
            async with Player(here.url, table, tokens[1]) as again:
                assert kind(again.got[0]) == "link"

        asyncio.run(scene())


def test_who_leaves_during_a_match_is_replaced_by_a_bot_that_the_record_marks() -> None:
    with Serving() as here:
        table, tokens = full_table(here.url, "nain_jaune", 3, options={"rounds": 1})

        async def scene() -> None:
            async with Player(here.url, table, tokens[0]) as one:
                for token in tokens[1:]:
                    assert (
                        ask(f"{here.url}/api/tables/{table}/leave", {}, Authorization=f"Bearer {token}").status == 200
                    )
                while one.status == "playing":
                    if one.seat in one.sight["waiting"]:
                        await one.send(type="seen", version=one.version)
                    if one.sight["moves"]:
                        await one.move()
                    else:
                        await one.news()

        asyncio.run(scene())
        record = ask(f"{here.url}/api/tables/{table}/record").json()
        assert {mark["by"] for mark in record["marks"]} == {"bot"}
        assert [seat["name"] for seat in record["seats"]] == ["Anne", "P1", "P2"]


def test_a_bot_stands_in_for_who_is_away_and_hands_back() -> None:
    with Serving() as here:
        seated = create(here.url, "nain_jaune", ["me", "open", "open"], grace_seconds=5)
        table = seated["table"]["table"]
        tokens = [seated["token"], *(join(here.url, table)["token"] for _ in range(2))]
        host(here.url, table, tokens[0], act="start")

        async def scene() -> None:
            async with Player(here.url, table, tokens[0]) as one, Player(here.url, table, tokens[1]) as two:
                while not any(event.get("by") == "absent" for event in one.events):
                    player = next((p for p in (one, two) if p.sight["moves"]), None)
                    if player is not None:
                        await player.move()
                        await one.until(lambda: one.version >= two.version)
                    else:
                        await one.news()
                    await asyncio.sleep(0)
                async with Player(here.url, table, tokens[2]) as back:
                    assert back.seat == 2

        asyncio.run(scene())


def test_a_rematch_has_the_same_seats_links_and_host() -> None:
    with Serving() as here:
        table, tokens = full_table(here.url, "adriano", 2)

        async def scene() -> None:
            async with Player(here.url, table, tokens[1]) as two:
                new = host(here.url, table, tokens[0], act="rematch").json()
                await two.until(lambda: two.status == "closed")
                assert two.shown["rematch"] == new["table"]
                assert new["commitment"] != two.shown["commitment"]
                again = {"name": "P1", "entropy": "cd" * 16}
                url = f"{here.url}/api/tables/{new['table']}"
                assert ask(f"{url}/join", again, Authorization=f"Bearer {tokens[1]}").json()["seat"] == 1
                assert host(here.url, str(new["table"]), tokens[1], act="start").status == 403
                assert host(here.url, str(new["table"]), tokens[0], act="start").status == 200
                async with Player(here.url, str(new["table"]), tokens[1]) as there:
                    assert (there.seat, there.status) == (1, "playing")
                assert host(here.url, table, tokens[0], act="rematch").json()["table"] == new["table"]

        asyncio.run(scene())


def test_whoever_comes_to_a_rematch_as_soon_as_it_is_told_finds_it_and_hears_everything() -> None:
    with Serving() as here:
        table, tokens = full_table(here.url, "adriano", 2)

        async def follow(old: Player, token: str) -> None:
            await old.until(lambda: old.status == "closed")
            async with Player(here.url, str(old.shown["rematch"]), token) as there:
                await there.until(lambda: all(chair["present"] for chair in there.shown["chairs"]))

        async def scene(table: str) -> str:
            async with Player(here.url, table, tokens[0]) as one, Player(here.url, table, tokens[1]) as two:
                asked = asyncio.to_thread(host, here.url, table, tokens[0], act="rematch")
                new, *_ = await asyncio.gather(asked, follow(one, tokens[0]), follow(two, tokens[1]))
                return str(new.json()["table"])

        for _ in range(8):
            table = asyncio.run(scene(table))
