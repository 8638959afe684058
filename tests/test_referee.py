"""`pioche referee`: every operation."""

import json

import pytest

from pioche.core.record import decode
from pioche.core.verifying import VERIFIED, verify
from tests.referee_client import Client, started

pytestmark = pytest.mark.usefixtures("pli")


def test_new_deals_and_legal_lists_the_moves_of_the_seat_to_act() -> None:
    client = started()
    turn = client.done("legal")
    dump = client.done("dump")["position"]
    assert isinstance(dump, dict)
    assert turn["seat"] == dump["turn"]
    assert turn["moves"] == [f"play {card}" for card in dump["hands"][dump["turn"]].split()]


def test_the_same_seed_deals_the_same_cards_and_no_seed_deals_any() -> None:
    assert started().done("dump") == started().done("dump")
    assert started(seed=None).done("dump") != started(seed=None).done("dump")


def test_new_replaces_the_match() -> None:
    client = started()
    client.play_on(5)
    client.done("new", game="pli", players=2, seed="xyz")
    assert client.done("record")["record"] == started(players=2, seed="xyz").done("record")["record"]


def test_new_takes_options_lab_parameters_names_and_the_generator() -> None:
    client = started(options={"wins": "low"}, lab={"pack": 20}, names=["Anne", "Zoé", "Bob"], rng="sealed")
    record = client.done("record")["record"]
    assert isinstance(record, dict)
    assert record["options"]["wins"] == "low"
    assert record["lab"] == {"pack": 20}
    assert [seat["name"] for seat in record["seats"]] == ["Anne", "Zoé", "Bob"]
    assert record["chance"]["kind"] == "sealed"
    assert len(record["chance"]["commitment"]) == 64


def test_play_advances_the_version_by_what_happened() -> None:
    client = started()
    before = client.done("events", viewer="spectator", since=0)["version"]
    turn = client.done("legal")
    assert isinstance(turn["moves"], list)
    after = client.done("play", seat=turn["seat"], move=turn["moves"][0])["version"]
    news = client.done("events", viewer="spectator", since=before)
    assert news["version"] == after == len(client.session.match.journal.events if client.session.match else [])
    assert news["events"] == [{"kind": "played", "seat": turn["seat"], "card": str(turn["moves"][0]).split()[1]}]


def test_events_hide_from_each_viewer_what_it_may_not_see() -> None:
    client = started()
    mine = client.done("events", viewer=0)["events"]
    public = client.done("events", viewer="spectator", since=0)["events"]
    assert isinstance(mine, list)
    assert isinstance(public, list)
    assert None not in mine[0]["cards"]
    assert mine[1]["cards"] == [None] * 4
    assert public[0]["cards"] == [None] * 4


def test_an_event_a_viewer_may_not_know_of_still_counts() -> None:
    client = started()
    match = client.session.match
    assert match is not None
    match.journal.confide(1, [0, 3], 1)
    assert client.done("events", viewer=1, since=3) == {"id": 7, "ok": True, "events": [{"kind": None}], "version": 4}
    assert client.done("events", viewer=0, since=3)["events"] == [{"kind": "played", "seat": 0, "card": "4"}]


def test_a_view_is_what_the_viewer_may_know() -> None:
    client = started()
    view = client.done("view", seat=1)["view"]
    spectator = client.done("view", seat="spectator")["view"]
    assert isinstance(view, dict)
    assert isinstance(spectator, dict)
    hands = {zone["owner"]: zone["values"] for zone in view["zones"] if zone["name"] == "hand"}
    assert hands[0] == [None] * 4
    assert None not in hands[1]
    assert spectator["viewer"] is None


def test_scores_say_whether_the_match_is_over() -> None:
    client = started()
    assert client.done("scores") == {"id": 7, "ok": True, "scores": [0, 0, 0], "ranks": [1, 1, 1], "over": False}
    client.play_on()
    end = client.done("scores")
    assert end["over"] is True
    assert sum(end["scores"] if isinstance(end["scores"], list) else []) == 12


def test_why_says_what_play_would_and_plays_nothing() -> None:
    client = started()
    turn, before = client.done("legal"), client.done("dump")
    assert isinstance(turn["moves"], list)
    for move in [f"play {card}" for card in range(1, 25)]:
        refusal = client.done("why", seat=turn["seat"], move=move)["refusal"]
        assert (refusal is None) == (move in turn["moves"])
        assert client.done("dump") == before
        if refusal is not None:
            assert client.refused("play", seat=turn["seat"], move=move) == refusal
    assert client.refused("why", seat=turn["seat"], move="dance")["kind"] == "syntax"
    client.play_on()
    assert client.refused("why", seat=0, move="play 1")["kind"] == "over"


def test_after_the_end_there_is_nobody_to_act_and_nothing_to_play() -> None:
    client = started()
    client.play_on()
    assert client.done("legal") == {"id": 7, "ok": True, "seat": None, "moves": []}
    assert client.refused("play", seat=0, move="play 3")["kind"] == "over"


def test_a_dump_loads_as_the_same_position() -> None:
    client = started()
    client.play_on(7)
    dump = client.done("dump")["position"]
    other = Client()
    assert other.done("load", position=dump)["version"] == 0
    assert other.done("dump")["position"] == dump
    assert other.done("legal") == client.done("legal")
    other.play_on()
    client.play_on()
    assert other.done("scores") == client.done("scores")


def test_a_redeal_is_a_position_the_seat_cannot_tell_from_the_truth() -> None:
    client = started()
    client.play_on(4)
    seat = client.done("legal")["seat"]
    truth = client.done("dump")
    imagined = [client.done("redeal", seat=seat)["position"] for _ in range(8)]
    assert len({json.dumps(position) for position in imagined}) == 8
    assert client.done("dump") == truth
    other = Client()
    for position in imagined:
        other.done("load", position=position)
        assert other.done("view", seat=seat) == client.done("view", seat=seat)
    other.play_on()


def test_the_record_of_a_match_verifies() -> None:
    client = started()
    client.play_on()
    assert verify(decode(client.done("record")["record"])).verdict == VERIFIED


def test_the_record_of_a_loaded_match_starts_from_the_position_and_verifies() -> None:
    client = started()
    client.play_on(9)
    dump = client.done("dump")["position"]
    client.done("load", position=dump)
    client.play_on()
    record = decode(client.done("record")["record"])
    assert record.position == dump
    assert verify(record).verdict == VERIFIED


def test_options_are_a_json_schema() -> None:
    reply = Client().done("options", game="pli")
    schema = reply["schema"]
    assert isinstance(schema, dict)
    assert schema["additionalProperties"] is False
    assert schema["properties"]["wins"] == {"default": "high", "clause": "PL-05", "enum": ["high", "low"]}
    assert schema["properties"]["rounds"]["maximum"] == 9


def test_games_lists_what_is_installed() -> None:
    titles = {"fr": "Pli", "en": "Pli"}
    assert Client().done("games")["games"] == [{"slug": "pli", "titles": titles, "least": 2, "most": 4, "rules": 1}]
