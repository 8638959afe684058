"""What the server logs leads nobody to a table."""

import asyncio

import pytest

from tests.server.client import Player, full_table
from tests.server.process import ask
from tests.server.serving import Serving


def fault(*anything: object, **more: object) -> None:
    raise ValueError("a fault")


def test_a_fault_at_a_table_is_logged_without_the_link_to_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with Serving() as here:
        table, tokens = full_table(here.url, "adriano", 2)

        async def scene() -> None:
            async with Player(here.url, table, tokens[0]) as player:
                monkeypatch.setattr(here.store, "append", fault)
                assert (await player.ask(type="say", text="hello"))["error"]["kind"] == "fault"
            monkeypatch.undo()
            monkeypatch.setattr(here.store, "rows", fault)
            here.room.lives.clear()
            async with Player(here.url, table, tokens[0]) as player:
                assert player.got[0]["error"]["kind"] == "fault"

        asyncio.run(scene())
        assert ask(f"{here.url}/api/tables/{table}").status == 500
        monkeypatch.undo()
    messages = [record.getMessage() for record in caplog.records if record.name.startswith("pioche.server")]
    assert messages == [
        f"table {table[:6]}… could not answer a Say",
        f"table {table[:6]}… could not be shown",
        "TablesDoor.table could not be answered",
    ]
