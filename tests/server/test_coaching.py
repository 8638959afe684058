"""The coach over HTTP: when it speaks, that it thinks elsewhere and once, and what it does not think about."""

import asyncio
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pioche.core.record import read
from pioche.server import coaching
from pioche.server.settings import Limits, Settings
from pioche.texts import LANGUAGES
from tests.server.client import Player, create, full_table, host
from tests.server.process import Answer, ask
from tests.server.serving import GENEROUS, Serving

GOLDEN = Path(__file__).parents[1] / "golden"
A_GLANCE = Settings(limits=GENEROUS, coach_thorough=0)
Json = dict[str, Any]


@pytest.fixture(scope="module")
def here() -> Iterator[Serving]:
    with Serving(A_GLANCE) as here:
        yield here


@pytest.fixture(scope="module")
def over(here: Serving) -> str:
    """A match of Adriano that is over."""
    table, tokens = full_table(here.url, "adriano", 2, options={"rounds": 1})

    async def sit(seat: int) -> None:
        async with Player(here.url, table, tokens[seat]) as player:
            await player.play(Random(seat))

    async def scene() -> None:
        await asyncio.gather(sit(0), sit(1))

    asyncio.run(scene())
    return table


def coached(url: str, table: str, seat: object = 0, token: str = "") -> Answer:
    given = {"Authorization": f"Bearer {token}"} if token else {}
    return ask(f"{url}/api/tables/{table}/coach?seat={seat}", None, given)


def advised(url: str, table: str, seat: int = 0) -> Json:
    """What it says once it has thought."""
    for _ in range(60):
        answer = coached(url, table, seat)
        assert answer.status == 200, answer.body
        advice: Json | None = answer.json()["advice"]
        if advice is not None:
            return advice
    raise AssertionError("it came to no end")


def refused(answer: Answer, status: int, kind: str) -> None:
    body = answer.json()
    assert (answer.status, body["kind"]) == (status, kind), body
    assert set(body["text"]) == set(LANGUAGES)


def golden(name: str) -> Json:
    found: Json = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    return found


# What the coach's process does instead, in some of these tests.


def slow(content: bytes, seat: int, thorough: float) -> coaching.Answer:
    time.sleep(1.5)
    return 200, b'{"advice":null}'


def endless(content: bytes, seat: int, thorough: float) -> coaching.Answer:
    time.sleep(600)
    raise AssertionError


# What it says.


def test_it_weighs_the_decisions_of_a_seat_and_tells_luck_apart(here: Serving, over: str) -> None:
    record = ask(f"{here.url}/api/tables/{over}/record").json()
    for seat in (0, 1):
        advice = advised(here.url, over, seat)
        assert advice["seat"] == seat
        for one in advice["rounds"]:
            assert one["start"] + one["luck"] - one["loss"] == pytest.approx(one["result"], abs=0.01)
        for one in advice["decisions"]:
            assert record["moves"][one["move"] - 1] == one["chosen"]
            assert {one["chosen"], one["best"]} <= {option["move"] for option in one["options"]}
            assert one["loss"] >= 0
        assert len(advice["costliest"]) <= 3
        losses = [advice["decisions"][i]["loss"] for i in advice["costliest"]]
        assert losses == sorted(losses, reverse=True)


def test_it_speaks_both_languages_and_knows_what_could_be_remembered(here: Serving, over: str) -> None:
    advice = advised(here.url, over)
    for lang in LANGUAGES:
        said = advice["text"][lang]
        assert said["summary"].endswith(".")
        assert len(said["rounds"]) == 1
        assert len(said["costliest"]) == max(1, len(advice["costliest"]))
    assert any(one["remembered"]["en"] for one in advice["decisions"])
    assert all(len(one["remembered"]["en"]) == len(one["remembered"]["fr"]) for one in advice["decisions"])


@pytest.mark.parametrize(
    ("lang", "names"), [("en", ["Player 1", "Bot\xa02", "Zoé"]), ("fr", ["Joueur 1", "Robot\xa02", "Zoé"])]
)
def test_whoever_has_no_name_is_a_player_or_a_bot_numbered_as_on_the_page(lang: str, names: list[str]) -> None:
    seats = [{"name": "", "bot": None}, {"name": "", "bot": "easy"}, {"name": "Zoé", "bot": None}]
    record = read(json.dumps({**golden("adriano-3-sealed"), "seats": seats}).encode())
    assert coaching._speech(record, lang).names == names


# When it speaks.


@pytest.mark.parametrize("memory_aid", [False, True])
def test_during_a_match_it_says_nothing_to_anybody(here: Serving, memory_aid: bool) -> None:
    table, tokens = full_table(here.url, "adriano", 2, memory_aid=memory_aid)
    for token in ("", *tokens):
        refused(coached(here.url, table, 0, token), 409, "table")
    assert host(here.url, table, tokens[0], act="close").status == 200
    assert advised(here.url, table)["decisions"] == []


def test_a_table_without_a_deal_or_that_is_not_there_has_nothing_to_coach(here: Serving) -> None:
    table = str(create(here.url, "janus", ["me", "open", "open"])["table"]["table"])
    refused(coached(here.url, table), 409, "table")
    refused(coached(here.url, "0" * 24), 404, "not-found")


def test_there_is_no_seat_beyond_the_last(here: Serving, over: str) -> None:
    refused(coached(here.url, over, 2), 409, "table")
    for seat in ("8", "-1", "me"):
        refused(coached(here.url, over, seat), 422, "message")
    refused(ask(f"{here.url}/api/tables/{over}/coach"), 422, "message")


# How it thinks.


def test_what_was_asked_once_is_answered_from_what_was_kept(
    here: Serving, over: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = advised(here.url, over)
    monkeypatch.setattr(coaching, "coached", endless)
    began = time.monotonic()
    assert advised(here.url, over) == first
    assert time.monotonic() - began < coaching.HOLD


def test_others_are_answered_while_it_thinks_and_all_who_ask_wait_for_one_thought(
    over: str, here: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coaching, "coached", slow)
    record = golden("adriano-3-sealed")
    with ThreadPoolExecutor(3) as people:
        asking = [people.submit(ask, f"{here.url}/api/coach?seat=0", record) for _ in range(3)]
        while not (going := here.app.state.house.coaching._going):
            time.sleep(0.01)
        for _ in range(5):
            assert ask(f"{here.url}/api/health").status == 200
        assert len(going) == 1  # still one, and not yet done
        assert [one.result().status for one in asking] == [200] * 3


def test_a_match_that_nobody_asks_about_any_more_is_left_alone(here: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "coached", endless)
    monkeypatch.setattr(coaching, "HOLD", 0.1)
    monkeypatch.setattr(coaching, "LEFT", 0.2)
    record = golden("janus-3-booklet")
    assert ask(f"{here.url}/api/coach?seat=0", record).json() == {"advice": None}
    deadline = time.monotonic() + 15
    while here.app.state.house.coaching._going:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    monkeypatch.setattr(coaching, "coached", slow)
    monkeypatch.setattr(coaching, "HOLD", 15.0)
    monkeypatch.setattr(coaching, "LEFT", 15.0)
    assert ask(f"{here.url}/api/coach?seat=1", record).status == 200  # its process was replaced


def test_a_match_that_takes_too_long_is_given_up_in_words(here: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "coached", endless)
    monkeypatch.setattr(coaching, "LONGEST", 0.2)
    monkeypatch.setattr(coaching, "HOLD", 15.0)
    refused(ask(f"{here.url}/api/coach?seat=2", golden("janus-3-booklet")), 413, "size")
    began = time.monotonic()
    monkeypatch.setattr(coaching, "LONGEST", 10.0)
    refused(ask(f"{here.url}/api/coach?seat=2", golden("janus-3-booklet")), 413, "size")
    assert time.monotonic() - began < 5, "it is not tried again at once"


def test_more_matches_than_it_can_think_of_are_to_come_back_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "MOST", 0)
    with Serving(A_GLANCE) as here:
        answer = ask(f"{here.url}/api/coach?seat=0", golden("adriano-3-sealed"))
    refused(answer, 429, "limit")
    assert int(answer.headers["retry-after"]) > 0


def test_one_address_cannot_keep_the_coach_from_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "coached", endless)
    monkeypatch.setattr(coaching, "HOLD", 0.1)
    record = golden("janus-4-sealed")

    def asked(here: Serving, seat: int, address: str) -> int:
        return ask(f"{here.url}/api/coach?seat={seat}", record, {"X-Forwarded-For": address}).status

    with Serving(Settings(limits=GENEROUS, trusted_proxies=("127.0.0.1",))) as here:
        assert [asked(here, seat, "192.0.2.1") for seat in (0, 1, 2)] == [200, 200, 429]
        assert [asked(here, seat, "192.0.2.2") for seat in (2, 3)] == [200, 200]
        assert asked(here, 0, "192.0.2.1") == 200, "it may ask about what is on its way"


def test_an_address_begins_few_coachings_and_asks_about_them_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "coached", slow)
    record = golden("adriano-3-sealed")
    with Serving(Settings(limits=Limits(requests=10))) as here:
        answers = [ask(f"{here.url}/api/coach?seat={seat}", record).status for seat in (0, 0, 1, 0, 2, 0)]
    assert answers == [200, 200, 200, 200, 429, 200]


# From a record.


def test_a_record_that_somebody_brings_is_coached(here: Serving) -> None:
    for _ in range(60):
        advice = ask(f"{here.url}/api/coach?seat=1", golden("nain_jaune-4-sealed")).json()["advice"]
        if advice is not None:
            break
    assert advice["seat"] == 1


@pytest.mark.parametrize("record", [{}, [], {**golden("janus-4-sealed"), "game": "chess"}])
def test_what_is_no_record_is_refused_in_words(here: Serving, record: object) -> None:
    refused(ask(f"{here.url}/api/coach?seat=0", record), 422, "argument")


def test_a_record_that_keeps_its_seed_back_breaks_the_rules_or_tells_another_result_is_refused(
    here: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coaching, "HOLD", 15.0)
    record = golden("nain_jaune-4-sealed")
    hidden = {**record, "chance": {**record["chance"], "seed": None}}
    refused(ask(f"{here.url}/api/coach?seat=0", hidden), 422, "argument")
    broken = {**record, "moves": ["fly", *record["moves"][1:]]}
    refused(ask(f"{here.url}/api/coach?seat=0", broken), 422, "syntax")
    result = {**record["result"], "scores": [score + 1 for score in record["result"]["scores"]]}
    refused(ask(f"{here.url}/api/coach?seat=0", {**record, "result": result}), 422, "argument")


def test_what_its_process_cannot_play_is_refused_in_words() -> None:
    record = {**golden("janus-4-sealed"), "game": "chess"}
    status, body = coaching.coached(json.dumps(record).encode(), 0, 0.0)
    assert (status, json.loads(body)["kind"]) == (422, "argument")
