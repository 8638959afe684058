"""`pioche referee`: every kind of failure."""

import json
from collections.abc import Mapping

import pytest

from pioche.core.game import Move
from pioche.core.refusal import Refusal
from pioche.core.state import State
from pioche.core.wire import Json
from pli.game import PliGame
from tests.installed import installed
from tests.referee_client import Client, failure, snapshot, started

pytestmark = pytest.mark.usefixtures("pli")


@pytest.mark.parametrize("line", [b"", b"\n", b"{", b"[]", b"null", b"3", b'"new"', b"\xff\xfe", b"\x00", b"NaN"])
def test_a_line_that_is_no_request_is_of_kind_json(line: bytes) -> None:
    reply = Client().send(line)
    assert failure(reply)["kind"] == "json"
    assert reply["id"] is None


@pytest.mark.parametrize("op", [None, 3, [], {}, "", "New", "quit"])
def test_an_unknown_operation_is_of_kind_op(op: object) -> None:
    assert failure(Client().send(json.dumps({"id": 1, "op": op}).encode()))["kind"] == "op"


@pytest.mark.parametrize("identity", [0, -3, 2.5, "x", "é", "", True, None, 10**40])
def test_the_reply_carries_the_id_of_the_request(identity: object) -> None:
    reply = Client().send(json.dumps({"id": identity, "op": "games"}).encode())
    assert reply["id"] == identity
    reply = Client().send(json.dumps({"id": identity, "op": "none"}).encode())
    assert reply["id"] == identity


@pytest.mark.parametrize("op", ["legal", "play", "view", "events", "scores", "dump", "redeal", "record"])
def test_without_a_match_the_answer_says_to_start_one(op: str) -> None:
    error = Client().refused(op)
    assert error["kind"] == "argument"
    assert "new" in str(error["text"])


@pytest.mark.parametrize(
    ("fields", "kind"),
    [
        ({"game": "chess"}, "argument"),
        ({"game": 3}, "argument"),
        ({"players": 5}, "argument"),
        ({"players": 10**30}, "argument"),
        ({"players": -1}, "argument"),
        ({"players": "3"}, "argument"),
        ({"players": 3.0}, "argument"),
        ({"players": True}, "argument"),
        ({"seed": 5}, "argument"),
        ({"rng": "dice"}, "argument"),
        ({"rng": []}, "argument"),
        ({"options": []}, "argument"),
        ({"lab": "pack"}, "argument"),
        ({"names": ["Anne"]}, "argument"),
        ({"names": ["Anne", "Bob", 3]}, "argument"),
        ({"options": {"round": 3}}, "option"),
        ({"options": {"rounds": 400}}, "option"),
        ({"options": {"rounds": True}}, "option"),
        ({"options": {"wins": ["high"]}}, "option"),
        ({"lab": {"pack": 3}}, "option"),
        ({"lab": {"pack": 10}, "options": {"hand": 6}}, "option"),
    ],
)
def test_new_refuses_what_does_not_fit_and_keeps_the_match(fields: Json, kind: str) -> None:
    client = started()
    before = client.done("dump")
    assert client.refused("new", **{"game": "pli", "players": 3, **fields})["kind"] == kind
    assert client.done("dump") == before


def test_a_refused_option_names_its_clause() -> None:
    assert Client().refused("new", game="pli", players=3, options={"wins": "middle"})["clause"] == "PL-05"


@pytest.mark.parametrize(
    ("fields", "kind"),
    [
        ({}, "seat"),
        ({"seat": "0", "move": "play 1"}, "seat"),
        ({"seat": -1, "move": "play 1"}, "seat"),
        ({"seat": 3, "move": "play 1"}, "seat"),
        ({"seat": True, "move": "play 1"}, "seat"),
        ({"seat": "spectator", "move": "play 1"}, "seat"),
        ({"seat": "turn"}, "argument"),
        ({"seat": "turn", "move": 1}, "argument"),
        ({"seat": "turn", "move": ""}, "syntax"),
        ({"seat": "turn", "move": "play 99"}, "syntax"),
        ({"seat": "turn", "move": "x" * 100_000}, "syntax"),
    ],
)
def test_play_refuses_what_does_not_fit(fields: Json, kind: str) -> None:
    client = started()
    if fields.get("seat") == "turn":
        fields = {**fields, "seat": client.done("legal")["seat"]}
    assert client.refused("play", **fields)["kind"] == kind


def test_playing_out_of_turn_is_of_kind_seat_and_names_the_seat_to_act() -> None:
    client = started()
    seat = client.done("legal")["seat"]
    assert isinstance(seat, int)
    error = client.refused("play", seat=(seat + 1) % 3, move="play 1")
    assert error["kind"] == "seat"
    assert f"seat {seat}" in str(error["text"])


def test_an_illegal_move_names_its_clause_and_what_would_be_allowed() -> None:
    client = started()
    turn = client.done("legal")
    held = str(turn["moves"])
    card = next(n for n in range(1, 25) if f"'play {n}'" not in held)
    error = client.refused("play", seat=turn["seat"], move=f"play {card}")
    assert (error["kind"], error["clause"]) == ("illegal", "PL-04")
    assert "Play one of these" in str(error["text"])


@pytest.mark.parametrize("viewer", [None, -1, 3, "0", "Spectator", 1.0, False, [], {}])
def test_there_are_only_seats_and_spectators_to_look_with(viewer: object) -> None:
    client = started()
    assert client.refused("view", seat=viewer)["kind"] == "seat"
    assert client.refused("events", viewer=viewer, since=0)["kind"] == "seat"
    assert client.refused("redeal", seat=viewer)["kind"] == "seat"


@pytest.mark.parametrize("since", [-1, 4, 10**30, "0", 1.0, True, [], None])
def test_since_is_a_version_there_has_been(since: object) -> None:
    assert started().refused("events", viewer=0, since=since)["kind"] == "argument"


@pytest.mark.parametrize(
    "position", [None, [], "pli", {}, {"game": 3}, {"game": "chess"}, {"game": "pli"}, {"game": "pli", "players": 3}]
)
def test_load_refuses_what_is_no_position_and_keeps_the_match(position: object) -> None:
    client = started()
    before = client.done("dump")
    assert client.refused("load", position=position)["kind"] == "position"
    assert client.done("dump") == before


# Faults of a game.


class Faulty(PliGame):
    """Fails where it should refuse, and refuses without words."""

    def load(self, position: Mapping[str, object]) -> State:
        raise ZeroDivisionError

    def parse(self, text: str) -> Move:
        raise Refusal("syntax", "PL-04", "never-written")


def test_a_fault_in_a_game_is_answered_and_the_match_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    with installed(Faulty()):
        client = started()
        before = snapshot(client)
        assert client.refused("load", position=before[0]["position"])["kind"] == "position"
        assert "ZeroDivisionError" in caplog.text
        assert snapshot(client) == before


def test_a_refusal_without_words_keeps_its_kind_and_clause(caplog: pytest.LogCaptureFixture) -> None:
    with installed(Faulty()):
        client = started()
        error = client.refused("play", seat=client.done("legal")["seat"], move="play 1")
        assert (error["kind"], error["clause"]) == ("syntax", "PL-04")
        assert "refusal-never-written" in caplog.text
