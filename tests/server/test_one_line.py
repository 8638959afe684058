"""Names and chat: what hides or turns round other text does not pass."""

import asyncio

import pytest

from pioche.server.one_line import one_line
from tests.server.client import ENTROPY, Player, full_table
from tests.server.process import ask
from tests.server.serving import Serving

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
HEART = "\u2764\ufe0f"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("two\r\nlines\u2028and a\ttab", "two lines and a tab"),
        ("a\x00b\x1b[31mc\x85", "ab[31mc"),
        ("\u202eevil\u202c \u2066turned\u2069 \u200fround", "evil turned round"),
        ("\ufeffsoft\u00adhyphen\u200b", "softhyphen"),
        (f"{FAMILY} {HEART}", f"{FAMILY} {HEART}"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("\u200d\u200c \ufe0f\u0301", ""),
        (" \n ", ""),
    ],
)
def test_what_is_left_of_a_text(text: str, line: str) -> None:
    assert one_line(text) == line


def test_chat_comes_in_one_line_as_it_reads() -> None:
    with Serving() as here:
        table, tokens = full_table(here.url, "adriano", 2)

        async def scene() -> None:
            async with Player(here.url, table, tokens[0]) as one, Player(here.url, table, tokens[1]) as two:
                assert (await one.ask(type="say", text=f"hi\n\u202eyou\x07 {FAMILY}"))["type"] == "ack"
                assert (await one.ask(type="say", text="\u202e\n\x07"))["type"] == "refused"
                await two.until(lambda: any(event.get("table") == "said" for event in two.events))
                said = [event["text"] for event in two.events if event.get("table") == "said"]
                assert said == [f"hi you {FAMILY}"]

        asyncio.run(scene())


@pytest.mark.parametrize(
    ("name", "status"), [(f"Zoé {FAMILY}{HEART}", 201), ("Zo\u202eé", 422), ("Zo\x07é", 422), ("\u200d", 422)]
)
def test_a_name_may_have_emoji_and_nothing_that_hides(name: str, status: int) -> None:
    seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
    with Serving() as here:
        wanted = {"game": "janus", "seats": seats, "name": name, "entropy": ENTROPY}
        assert ask(f"{here.url}/api/tables", wanted).status == status
