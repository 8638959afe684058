"""Tables, games and records over HTTP."""

import asyncio
import re
import time
from collections.abc import Iterator
from random import Random

import pytest

from pioche.core.record import read
from pioche.core.verifying import SEED_HIDDEN, verify
from pioche.server.settings import Limits, Settings
from pioche.tables.store.store import NotStored
from pioche.texts import LANGUAGES
from tests.server.client import ENTROPY, Player, create, full_table, host, join
from tests.server.process import Answer, ask
from tests.server.serving import GENEROUS, Serving


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with Serving() as here:
        yield here.url


def failed(answer: Answer, status: int, kind: str) -> str:
    """The English sentence of a failure; there is a French one too."""
    body = answer.json()
    assert (answer.status, body["kind"]) == (status, kind), body
    text = body["text"]
    assert isinstance(text, dict)
    assert set(text) == set(LANGUAGES)
    assert text["fr"] != text["en"]
    return str(text["en"])


def new(url: str, **more: object) -> Answer:
    wanted = {"game": "janus", "seats": [{"who": "me"}, {"who": "open"}, {"who": "bot"}], "name": "Anne"}
    return ask(f"{url}/api/tables", {**wanted, "entropy": ENTROPY, **more})


# Making a table.


def test_a_new_table_gives_its_creator_a_secret_and_tells_everybody_else_none(url: str) -> None:
    seated = new(url).json()
    token, table = str(seated["token"]), seated["table"]
    assert isinstance(table, dict)
    assert (seated["seat"], len(token)) == (0, 32)
    assert [chair["bot"] for chair in table["chairs"]] == ["", "", "normal"]
    assert [chair["host"] for chair in table["chairs"]] == [True, False, False]
    assert (table["status"], table["options"]["stall_rounds"]) == ("open", 30)
    seen = ask(f"{url}/api/tables/{table['table']}")
    assert seen.json() == table
    assert token not in seen.body.decode()
    assert ask(f"{url}/api/codes/{table['code'].lower()}").json() == table


def test_a_host_needs_no_seat(url: str) -> None:
    seated = create(url, "janus", ["normal", "normal", "random"])
    assert seated["seat"] is None
    assert host(url, seated["table"]["table"], seated["token"], act="start").status == 200


@pytest.mark.parametrize(
    ("more", "status", "kind"),
    [
        ({"game": "chess"}, 422, "argument"),
        ({"seats": [{"who": "me"}]}, 422, "argument"),
        ({"seats": [{"who": "me"}] * 3}, 409, "table"),
        ({"seats": [{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "deep blue"}]}, 409, "table"),
        ({"seats": [{"who": "ghost"}] * 3}, 422, "message"),
        ({"options": {"stall_rounds": 0}}, 422, "option"),
        ({"options": {"colour": "blue"}}, 422, "option"),
        ({"options": {"stall_rounds": [1]}}, 422, "message"),
        ({"name": "  "}, 422, "message"),
        ({"name": "a\u0000b"}, 422, "message"),
        ({"name": ""}, 422, "message"),
        ({"entropy": "xyz"}, 422, "message"),
        ({"move_seconds": -1}, 422, "message"),
        ({"colour": "blue"}, 422, "message"),
    ],
)
def test_what_cannot_be_a_table_is_refused_in_words(url: str, more: dict[str, object], status: int, kind: str) -> None:
    assert failed(new(url, **more), status, kind)


def test_a_refused_field_is_named(url: str) -> None:
    assert '"grace_seconds"' in failed(new(url, grace_seconds="long"), 422, "message")
    assert '"colour"' in failed(new(url, colour="blue"), 422, "message")
    assert '"seats[0].who"' in failed(new(url, seats=[{"who": "ghost"}]), 422, "message")


def test_a_memory_aid_that_the_rules_name_is_the_tables(url: str) -> None:
    by_option = create(url, "janus", ["me", "open", "open"], options={"memory_aid": True})["table"]
    by_table = create(url, "janus", ["me", "open", "open"], memory_aid=True)["table"]
    assert by_option["memory_aid"] is by_table["memory_aid"] is True
    assert by_option["options"] == by_table["options"]


# Sitting down.


def test_joining_takes_the_first_free_seat_or_the_one_named(url: str) -> None:
    table = str(create(url, "nain_jaune", ["me", "open", "open", "open"])["table"]["table"])
    named = ask(f"{url}/api/tables/{table}/join", {"name": "Zoé", "entropy": ENTROPY, "seat": 3}).json()
    assert named["seat"] == 3
    assert join(url, table)["seat"] == 1
    again = ask(f"{url}/api/tables/{table}/join", {"name": "X", "entropy": ENTROPY, "seat": 3})
    assert failed(again, 409, "table")
    assert join(url, table)["seat"] == 2
    assert "taken" in failed(ask(f"{url}/api/tables/{table}/join", {"name": "X", "entropy": ENTROPY}), 409, "table")


def test_with_a_seats_secret_joining_adds_to_the_seed_and_changes_the_name(url: str) -> None:
    table = str(create(url, "janus", ["me", "open", "normal"])["table"]["table"])
    mine = join(url, table)
    body = {"name": "  Zoé   B. ", "entropy": "cd" * 16}
    again = ask(f"{url}/api/tables/{table}/join", body, Authorization=f"Bearer {mine['token']}").json()
    assert (again["seat"], again["token"]) == (mine["seat"], mine["token"])
    shown = again["table"]
    assert isinstance(shown, dict)
    assert shown["chairs"][1]["name"] == "Zoé B."
    other = ask(f"{url}/api/tables/{table}/join", body, Authorization="Bearer 00")
    assert failed(other, 403, "link")


def test_leaving_frees_the_seat_before_the_deal(url: str) -> None:
    table = str(create(url, "janus", ["me", "open", "normal"])["table"]["table"])
    mine = join(url, table)
    gone = ask(f"{url}/api/tables/{table}/leave", {}, Authorization=f"Bearer {mine['token']}").json()
    chairs = gone["chairs"]
    assert isinstance(chairs, list)
    assert chairs[1]["free"] is True
    again = ask(f"{url}/api/tables/{table}/leave", {}, Authorization=f"Bearer {mine['token']}")
    assert failed(again, 403, "link")
    answer = ask(f"{url}/api/tables/{table}/leave", {})
    assert failed(answer, 401, "token")
    assert answer.headers["www-authenticate"] == "Bearer"


# Hosting.


def test_only_the_host_starts_and_only_a_full_table(url: str) -> None:
    seated = create(url, "janus", ["me", "open", "normal"])
    table = str(seated["table"]["table"])
    assert failed(host(url, table, seated["token"], act="start"), 409, "table")
    guest = join(url, table)
    assert failed(host(url, table, guest["token"], act="start"), 403, "link")
    assert host(url, table, seated["token"], act="start").json()["status"] == "playing"
    assert failed(host(url, table, seated["token"], act="start"), 409, "table")
    assert "begun" in failed(ask(f"{url}/api/tables/{table}/join", {"name": "X", "entropy": ENTROPY}), 409, "table")


def test_the_host_frees_a_seat_gives_it_to_a_bot_and_closes(url: str) -> None:
    seated = create(url, "janus", ["me", "open", "open"])
    table, token = str(seated["table"]["table"]), seated["token"]
    join(url, table)
    assert host(url, table, token, act="free", seat=1).json()["chairs"][1]["free"] is True
    assert host(url, table, token, act="bot", seat=1).json()["chairs"][1]["bot"] == "normal"
    assert host(url, table, token, act="bot", seat=2, bot="random").status == 200
    assert failed(host(url, table, token, act="bot", seat=7), 409, "table")
    assert '"seat"' in failed(host(url, table, token, act="free"), 422, "message")
    assert failed(host(url, table, token, act="bot", seat=1, bot="nobody"), 409, "table")
    assert failed(host(url, table, token, act="dance"), 422, "message")
    assert host(url, table, token, act="close").json()["status"] == "closed"
    assert failed(host(url, table, token, act="pause"), 409, "table")


# The record.


def test_the_record_comes_when_the_match_is_over_or_given_up(url: str) -> None:
    seated = create(url, "nain_jaune", ["me", "normal", "normal"])
    table, token = str(seated["table"]["table"]), seated["token"]
    assert failed(ask(f"{url}/api/tables/{table}/record"), 409, "table")
    host(url, table, token, act="start")
    assert "over" in failed(ask(f"{url}/api/tables/{table}/record"), 409, "table")
    host(url, table, token, act="close")
    record = read(ask(f"{url}/api/tables/{table}/record").body)
    assert record.source.secret is not None
    assert verify(record).fair()


def test_a_table_that_closed_before_the_deal_has_no_record(url: str) -> None:
    seated = create(url, "nain_jaune", ["me", "normal", "normal"])
    table = str(seated["table"]["table"])
    host(url, table, seated["token"], act="close")
    assert failed(ask(f"{url}/api/tables/{table}/record"), 409, "table")


def test_with_a_memory_aid_the_record_comes_earlier_its_seed_withheld(url: str) -> None:
    table, tokens = full_table(url, "adriano", 2, memory_aid=True)

    async def scene() -> None:
        async with Player(url, table, tokens[0]) as one, Player(url, table, tokens[1]) as two:
            await (one if one.sight["moves"] else two).move()

    asyncio.run(scene())
    record = read(ask(f"{url}/api/tables/{table}/record").body)
    assert (record.source.seed, record.source.secret) == (None, None)
    assert record.source.entropy == [ENTROPY, ENTROPY]
    assert len(record.moves) == 1
    assert verify(record).verdict == SEED_HIDDEN


def test_without_spectators_that_record_is_for_the_seats_and_the_host(url: str) -> None:
    table, tokens = full_table(url, "adriano", 2, memory_aid=True, spectators=False)
    path = f"{url}/api/tables/{table}/record"
    assert failed(ask(path), 403, "link")
    assert failed(ask(path, Authorization="Bearer 00"), 403, "link")
    assert [ask(path, Authorization=f"Bearer {token}").status for token in tokens] == [200, 200]
    seated = create(url, "adriano", ["normal", "normal"], memory_aid=True, spectators=False)
    name, token = str(seated["table"]["table"]), seated["token"]
    host(url, name, token, act="start")
    assert ask(f"{url}/api/tables/{name}/record", Authorization=f"Bearer {token}").status == 200
    host(url, table, tokens[0], act="close")
    assert ask(path).status == 200


# Games and rules.


def test_games_have_titles_options_bots_and_phrases(url: str) -> None:
    games = ask(f"{url}/api/games").json()["games"]
    assert isinstance(games, list)
    assert [game["slug"] for game in games] == ["adriano", "janus", "nain_jaune", "programmes"]
    janus = games[1]
    assert (janus["least"], janus["most"], sorted(janus["bots"])) == (
        3,
        6,
        ["easy", "fast", "hard", "max", "normal", "random"],
    )
    assert set(janus["titles"]) == set(LANGUAGES)
    assert set(janus["options"]["properties"]) == set(janus["option_words"])
    assert set(janus["taglines"]) == set(LANGUAGES)
    assert set(janus["option_words"]["two_from_stock"]["values"]) == {"true", "false"}
    assert "booklet" in janus["option_words"]["two_from_stock"]["about"]["en"]
    assert janus["option_words"]["stall_rounds"]["values"] == {}
    assert janus["options"]["properties"]["stall_rounds"]["ours"] is True
    assert "ours" not in janus["options"]["properties"]["memory_aid"]
    assert "hello" in janus["phrases"]
    assert {name: preset["options"] for name, preset in janus["presets"].items()} == {
        "booklet": {},
        "family": {"memory_aid": True, "stall_rounds": 10},
        "traditional": {"two_from_stock": False},
        "short": {"stall_rounds": 5},
    }
    assert set(janus["presets"]["family"]["titles"]) == set(LANGUAGES)


def test_what_is_printed_on_cards_comes_with_the_game(url: str) -> None:
    games = {game["slug"]: game for game in ask(f"{url}/api/games").json()["games"]}
    assert games["janus"]["printed"] == {}
    printed = games["programmes"]["printed"]
    four_spades = {"kind": "run", "times": 1, "size": 4, "ranks": [], "suits": "S"}
    assert printed["programme"]["P12"] == {"asks": [four_spades], "wilds": True, "sun": False}
    assert printed["card"]["JK"] == {"wild": True}


def test_rules_whole_and_by_clause_in_both_languages(url: str) -> None:
    french, english = (ask(f"{url}/api/games/janus/rules?lang={lang}").json() for lang in ("fr", "en"))
    assert french["text"] != english["text"]
    assert ask(f"{url}/api/games/janus/rules").json() == french
    clause = ask(f"{url}/api/games/janus/rules/ja5?lang=en").json()
    assert clause["clause"] == "JA-05"
    assert str(clause["text"]) in str(english["text"])
    assert "JA-01" in failed(ask(f"{url}/api/games/janus/rules/JA-nowhere?lang=en"), 404, "not-found")
    assert failed(ask(f"{url}/api/games/chess/rules"), 404, "not-found")
    assert failed(ask(f"{url}/api/games/janus/rules?lang=de"), 422, "argument")


def test_words_come_with_their_names_and_not_without_end(url: str) -> None:
    asked = {"lang": "fr", "names": ["Anne"], "events": [{"table": "arrived", "seat": 0}], "moves": ["take stock"]}
    words = ask(f"{url}/api/games/janus/words", asked).json()
    assert (words["events"], words["zones"]) == (["Anne est là."], [])
    assert failed(ask(f"{url}/api/games/janus/words", {"lang": "fr", "moves": ["sing"]}), 422, "syntax")
    assert failed(ask(f"{url}/api/games/janus/words", {"lang": "fr", "events": [{"kind": "x"}]}), 422, "message")
    with Serving(Settings(limits=Limits(requests=5))) as here:
        answers = [ask(f"{here.url}/api/games/janus/words", asked).status for _ in range(7)]
    assert answers == [200] * 5 + [429] * 2


# Health, numbers, and what there is not.


def test_health_and_numbers(url: str) -> None:
    assert ask(f"{url}/api/health").json()["status"] == "ok"
    create(url, "janus", ["me", "open", "open"])
    text = ask(f"{url}/metrics").body.decode()
    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(values["pioche_tables_in_memory"]) >= 1
    assert float(values["pioche_append_seconds_count"]) >= 1
    assert values['pioche_append_seconds_bucket{le="+Inf"}'] == values["pioche_append_seconds_count"]
    assert 'pioche_http_answers_total{status="200"}' in values
    assert {"pioche_connections", "pioche_moves_total", "pioche_slow_readers_total"} <= set(values)


def test_ready_is_a_server_whose_database_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(code: str) -> str | None:
        raise NotStored("store-gone", "away")

    async def stuck(code: str) -> str | None:
        await asyncio.sleep(60)
        return None

    with Serving() as here:
        assert ask(f"{here.url}/api/ready").json()["status"] == "ok"
        for find in (away, stuck):
            monkeypatch.setattr(here.store, "find", find)
            began = time.monotonic()
            answer = ask(f"{here.url}/api/ready")
            assert time.monotonic() - began < 3
            assert "database" in failed(answer, 503, "store")
            assert answer.headers["retry-after"] == "5"
            assert ask(f"{here.url}/api/health").status == 200


def test_what_is_not_there_is_said_in_words(url: str) -> None:
    for path in ("/api/nothing", "/api/tables/nothing", f"/api/tables/{'0' * 24}", "/api/codes/NOCODE", "/page/x.js"):
        assert failed(ask(url + path), 404, "not-found")
    assert failed(ask(f"{url}/api/codes/%00"), 404, "not-found")
    assert failed(ask(f"{url}/api/tables/{'0' * 24}/join", {"name": "X", "entropy": ENTROPY}), 404, "not-found")
    answer = ask(f"{url}/api/lobby", {})
    assert failed(answer, 405, "method")
    assert sorted(answer.headers["allow"].split(", ")) == ["GET", "HEAD"]


def test_what_is_no_json_is_said_in_words(url: str) -> None:
    assert failed(ask(f"{url}/api/tables", []), 422, "message")
    assert failed(ask(f"{url}/api/tables", "a" * 10), 422, "message")


def test_a_whole_match_makes_only_moves_and_no_refusals() -> None:
    with Serving(Settings(limits=GENEROUS)) as here:
        table, tokens = full_table(here.url, "janus", 3)

        async def sit(token: str, random: Random) -> None:
            async with Player(here.url, table, token) as player:
                await player.play(random)

        async def scene() -> None:
            await asyncio.gather(*(sit(token, Random(token)) for token in tokens))

        asyncio.run(scene())
        made = len(ask(f"{here.url}/api/tables/{table}/record").json()["moves"])
        metrics = ask(f"{here.url}/metrics").body.decode()
    assert f"pioche_moves_total {made}\n" in metrics
    assert "pioche_refusals_total{" not in metrics


def test_sent_again_with_the_secret_a_client_chose_it_is_the_same_table_and_the_same_seat() -> None:
    with Serving() as here:
        url = f"{here.url}/api/tables"
        seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
        first, again = (new(here.url, seats=seats, secret="5e" * 16).json() for _ in range(2))
        assert first == again
        assert (first["token"], first["seat"]) == ("5e" * 16, 0)
        assert new(here.url, seats=seats, secret="5f" * 16).json()["table"]["table"] != first["table"]["table"]
        place = f"{url}/{first['table']['table']}/join"
        coming = {"name": "Zoé", "entropy": "ab" * 16, "secret": "6e" * 16}
        assert [ask(place, coming).json()["seat"] for _ in range(2)] == [1, 1]
        assert ask(place, {**coming, "secret": "6f" * 16}).json()["seat"] == 2
        assert failed(ask(place, {**coming, "secret": "6e"}), 422, "message")


def test_what_is_kept_for_ever_is_not_written_as_fast_as_somebody_can() -> None:
    with Serving(Settings(limits=Limits(chat_per_minute=3))) as here:
        table, tokens = full_table(here.url, "janus", 3)
        asked = [host(here.url, table, tokens[0], act=act).status for act in ("pause", "resume", "pause", "resume")]
        assert 429 in asked

        async def scene() -> None:
            async with Player(here.url, table, tokens[1]) as player:
                answers = [await player.ask(type="mute", seat=2, muted=bool(i % 2)) for i in range(4)]
                assert answers[-1]["error"]["kind"] == "limit"

        asyncio.run(scene())


def test_numbers_do_not_tell_that_rules_refused_somebody_something() -> None:
    with Serving() as here:
        table, tokens = full_table(here.url, "janus", 3)

        async def scene() -> None:
            async with Player(here.url, table, tokens[0]) as player:
                await player.send(type="nonsense")
                for move in ("fly", "take 0 north", player.sight["moves"][0] if player.sight["moves"] else "fly"):
                    await player.ask(type="move", turn=99, move=move)
                    await player.ask(type="move", turn=player.sight["turn"], move=move)

        asyncio.run(scene())
        metrics = ask(f"{here.url}/metrics").body.decode()
    assert re.findall(r"pioche_refusals_total{kind=.(\w+)", metrics) == ["message"]
