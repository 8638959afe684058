"""Matches played again over HTTP: by their table and from a record, and what nobody may see before the end."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pioche.server import replays
from pioche.server.settings import Limits, Settings
from pioche.texts import LANGUAGES
from tests.server.client import Player, create, full_table, host
from tests.server.process import Answer, ask
from tests.server.serving import GENEROUS, Serving

GOLDEN = Path(__file__).parents[1] / "golden"
Json = dict[str, Any]


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with Serving() as here:
        yield here.url


@pytest.fixture(scope="module")
def over(url: str) -> tuple[str, list[Json]]:
    """A match of Adriano that is over, and everything that seat 0 was told of it."""
    table, tokens = full_table(url, "adriano", 2, options={"rounds": 2})
    told: list[Json] = []

    async def sit(seat: int) -> None:
        async with Player(url, table, tokens[seat]) as player:
            await player.play(Random(seat))
            if seat == 0:
                told.extend(player.events)

    async def scene() -> None:
        await asyncio.gather(sit(0), sit(1))

    asyncio.run(scene())
    return table, told


def golden(name: str) -> Json:
    found: Json = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    return found


def replayed(url: str, table: str, token: str = "", **wanted: object) -> Answer:
    query = "&".join(f"{name}={value}" for name, value in wanted.items())
    return ask(f"{url}/api/tables/{table}/replay?{query}", None, {"Authorization": f"Bearer {token}"} if token else {})


def whole(url: str, table: str, view: str) -> list[Json]:
    """Every frame, as many at a time as there may be."""
    steps = replayed(url, table, count=0).json()["outline"]["steps"]
    frames: list[Json] = []
    while len(frames) <= steps:
        frames += replayed(url, table, view=view, first=len(frames)).json()["frames"]
    return frames


def hidden(frame: Json) -> int:
    return sum(value is None for zone in frame["view"]["zones"] for value in zone["values"])


def refused(answer: Answer, status: int, kind: str) -> None:
    body = answer.json()
    assert (answer.status, body["kind"]) == (status, kind), body
    assert set(body["text"]) == set(LANGUAGES)


# By its table.


def test_a_seat_sees_again_what_it_was_told_and_nothing_else(url: str, over: tuple[str, list[Json]]) -> None:
    table, told = over
    events = [event for frame in whole(url, table, "0") for event in frame["events"]]
    assert events == [event for event in told if "kind" in event]
    assert {"kind": None} in events or any(None in event.values() for event in events)


def test_all_cards_are_open_where_that_is_asked_for(url: str, over: tuple[str, list[Json]]) -> None:
    table, _ = over
    opened, mine, watched = (whole(url, table, view) for view in ("open", "0", "spectator"))
    assert max(hidden(frame) for frame in opened) == 0
    assert 0 < max(hidden(frame) for frame in mine) <= max(hidden(frame) for frame in watched)
    assert [frame["seat"] for frame in opened] == [frame["seat"] for frame in mine]


def test_the_outline_has_the_points_of_every_round_and_what_verifying_found(
    url: str, over: tuple[str, list[Json]]
) -> None:
    table, _ = over
    record = ask(f"{url}/api/tables/{table}/record").json()
    outline = replayed(url, table, count=0).json()["outline"]
    assert (outline["steps"], outline["over"]) == (len(record["moves"]), True)
    standings = outline["standings"]
    assert [one["step"] for one in standings] == sorted({one["step"] for one in standings})
    assert [one["round"] for one in standings][:1] == [0]
    assert standings[-1]["scores"] == record["result"]["scores"]
    assert (outline["finding"]["verdict"], outline["finding"]["fair"]) == ("verified", True)
    assert set(outline["finding"]["text"]) == set(LANGUAGES)


def test_a_long_match_comes_in_pieces(url: str, over: tuple[str, list[Json]]) -> None:
    table, _ = over
    answer = replayed(url, table, view="0", first=3, count=4).json()
    assert (answer["outline"], len(answer["frames"])) == (None, 4)
    assert answer["frames"] == whole(url, table, "0")[3:7]
    assert replayed(url, table, first=999_999).json()["frames"] == []


@pytest.mark.parametrize("wanted", [{"view": "7x"}, {"view": "8"}, {"count": 41}, {"first": -1}, {"colour": "blue"}])
def test_what_cannot_be_asked_for_is_refused(url: str, over: tuple[str, list[Json]], wanted: Json) -> None:
    refused(replayed(url, over[0], **wanted), 422, "message")


def test_there_is_no_seat_beyond_the_last(url: str, over: tuple[str, list[Json]]) -> None:
    refused(replayed(url, over[0], view="5"), 409, "table")


# Before the end.


@pytest.mark.parametrize("view", ["0", "1", "spectator", "open"])
def test_during_a_match_nobody_replays_it_not_even_from_their_own_seat(url: str, view: str) -> None:
    table, tokens = full_table(url, "adriano", 2)
    for token in ("", *tokens):
        refused(replayed(url, table, token, view=view), 409, "table")
    assert host(url, table, tokens[0], act="close").status == 200
    assert replayed(url, table, view=view).status == 200


def test_with_a_memory_aid_each_seat_replays_its_own_view_alone(url: str) -> None:
    table, tokens = full_table(url, "adriano", 2, memory_aid=True)
    for seat, token in enumerate(tokens):
        mine = replayed(url, table, token, view=seat).json()
        assert mine["frames"][0]["view"]["viewer"] == seat
        assert mine["outline"]["finding"] is None
        refused(replayed(url, table, token, view=1 - seat), 409, "table")
        refused(replayed(url, table, token, view="open"), 409, "table")
        refused(replayed(url, table, token, view="spectator"), 409, "table")
    for view in ("0", "1", "open", "spectator"):
        refused(replayed(url, table, view=view), 409, "table")


def test_without_spectators_a_stranger_replays_nothing_before_the_end(url: str) -> None:
    table, tokens = full_table(url, "adriano", 2, memory_aid=True, spectators=False)
    refused(replayed(url, table, view="spectator"), 403, "link")
    refused(replayed(url, table, "00", view="spectator"), 403, "link")
    assert replayed(url, table, tokens[1], view="1").status == 200


def test_a_table_without_a_deal_or_that_is_not_there_has_no_replay(url: str) -> None:
    table = str(create(url, "janus", ["me", "open", "open"])["table"]["table"])
    refused(replayed(url, table), 409, "table")
    refused(replayed(url, "0" * 24), 404, "not-found")


# From a record.


@pytest.mark.parametrize("name", sorted(path.stem for path in GOLDEN.glob("*.json")))
def test_any_record_is_replayed_to_its_end(url: str, name: str) -> None:
    record = golden(name)
    outline = posted(url, record).json()["outline"]
    assert (outline["steps"], outline["finding"]["verdict"]) == (len(record["moves"]), "verified")


def posted(url: str, record: object, view: str = "spectator") -> Answer:
    return ask(f"{url}/api/replay?view={view}", record)


def test_a_record_is_seen_from_a_seat_or_with_all_cards_open(url: str) -> None:
    record = golden("adriano-3-sealed")
    mine, opened = (posted(url, record, view).json()["frames"][0] for view in ("0", "open"))
    assert (mine["view"]["viewer"], opened["view"]["viewer"]) == (0, None)
    assert hidden(mine) > hidden(opened) == 0


def test_a_record_whose_deal_was_changed_is_replayed_and_found_out(url: str) -> None:
    record = golden("janus-4-sealed")
    record["chance"]["commitment"] = "0" * 64
    answer = posted(url, record).json()
    assert (answer["outline"]["finding"]["verdict"], answer["outline"]["finding"]["fair"]) == ("differs", False)
    assert len(answer["frames"]) == 40


def test_a_record_with_a_move_that_was_not_allowed_ends_before_it(url: str) -> None:
    record = golden("janus-4-sealed")
    record["moves"][10] = "fly"
    outline = posted(url, record).json()["outline"]
    assert (outline["steps"], outline["finding"]["verdict"]) == (10, "differs")
    assert "11" in outline["finding"]["text"]["en"]


def test_a_record_that_keeps_its_seed_back_shows_nothing(url: str) -> None:
    record = golden("janus-4-sealed")
    record["chance"]["seed"] = None
    refused(posted(url, record), 422, "argument")


@pytest.mark.parametrize("record", [{}, [], "x", {"format": 1}, {**golden("janus-4-sealed"), "game": "chess"}])
def test_what_is_no_record_is_refused_in_words(url: str, record: object) -> None:
    refused(posted(url, record), 422, "argument")


def test_a_record_that_begins_where_no_match_can_be_is_refused(url: str) -> None:
    refused(posted(url, {**golden("janus-4-sealed"), "position": {"game": "janus"}}), 422, "position")


def test_a_record_that_is_too_much_work_is_refused(url: str) -> None:
    record = golden("janus-4-sealed")
    refused(posted(url, {**record, "moves": ["pass"] * (replays.MOST_MOVES + 1)}), 413, "size")
    refused(posted(url, {**record, "moves": ["x" * (replays.LONGEST_MOVE + 1)]}), 413, "size")
    refused(posted(url, {**record, "seats": "x" * 300_000}), 413, "size")


def test_replays_are_asked_for_less_often_than_anything_else() -> None:
    with Serving(Settings(limits=Limits(requests=8))) as here:
        answers = [posted(here.url, golden("adriano-3-sealed")).status for _ in range(6)]
        assert answers == [200] * 4 + [429] * 2
        assert ask(f"{here.url}/api/health").status == 200


def test_a_replay_gives_way_to_the_tables_after_every_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "SLICE", -1.0)  # each move takes longer
    given_way: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        given_way.append(seconds)
        await sleep(seconds)

    with Serving(Settings(limits=GENEROUS)) as here:
        monkeypatch.setattr(asyncio, "sleep", noted)
        assert posted(here.url, golden("janus-3-booklet")).status == 200
        assert given_way.count(0) > len(golden("janus-3-booklet")["moves"])
