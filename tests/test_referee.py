"""`pioche referee`: every operation, every kind of failure, and any input at all."""

import json
from collections.abc import Iterator, Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioche.core.game import Move
from pioche.core.record import VERIFIED, decode, verify
from pioche.core.refusal import Refusal
from pioche.core.state import State
from pioche.core.wire import Json
from pioche.referee import Session
from pli import GAME
from pli.game import PliGame
from tests.installed import installed

KINDS = ("json", "op", "argument", "option", "position", "seat", "syntax", "illegal", "over")
OPERATIONS = [
    "new",
    "load",
    "legal",
    "play",
    "view",
    "events",
    "scores",
    "dump",
    "redeal",
    "record",
    "options",
    "games",
]


@pytest.fixture(autouse=True, scope="module")
def pli() -> Iterator[None]:
    with installed(GAME):
        yield


class Client:
    """Drives a session as a program would: one JSON line out, one JSON line back."""

    def __init__(self) -> None:
        self.session = Session()

    def ask(self, op: str, **fields: object) -> Json:
        return self.send(json.dumps({"id": 7, "op": op, **fields}).encode())

    def send(self, line: bytes) -> Json:
        answer = self.session.answer(line)
        assert answer.endswith(b"\n")
        assert answer.count(b"\n") == 1
        reply = json.loads(answer)
        assert isinstance(reply, dict)
        return reply

    def done(self, op: str, **fields: object) -> Json:
        reply = self.ask(op, **fields)
        assert reply["ok"], reply
        assert reply["id"] == 7
        return reply

    def refused(self, op: str, **fields: object) -> Json:
        return failure(self.ask(op, **fields))

    def play_on(self, moves: int = 1000) -> None:
        """The first legal move, again and again."""
        while moves > 0:
            turn = self.done("legal")
            if turn["seat"] is None:
                return
            choices = turn["moves"]
            assert isinstance(choices, list)
            self.done("play", seat=turn["seat"], move=choices[0])
            moves -= 1


def failure(reply: Json) -> Json:
    """The error of a reply, in the shape that is promised."""
    assert reply["ok"] is False
    assert set(reply) == {"id", "ok", "error"}
    error = reply["error"]
    assert isinstance(error, dict)
    assert set(error) == {"kind", "clause", "text"}
    assert error["kind"] in KINDS
    assert set(error["text"]) == {"fr", "en"}
    assert all(error["text"].values())
    return error


def started(**fields: object) -> Client:
    client = Client()
    client.done("new", **{"game": "pli", "players": 3, "seed": "abc", **fields})
    return client


# Every operation.


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


# Every kind of failure.


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


# Any input at all.

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([10**30, -(2**63), 2**64, 0, 1, 2, 3, 1.0, -0.0, "0", "pli", "spectator", "fast", "sealed", "\0"])
    | st.sampled_from([f"play {card}" for card in range(26)])
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=6,
)
FIELDS = (
    "id",
    "game",
    "players",
    "seed",
    "options",
    "lab",
    "names",
    "rng",
    "seat",
    "move",
    "viewer",
    "since",
    "position",
)
REQUESTS = st.builds(
    lambda op, fields: {"op": op, **fields},
    st.sampled_from(OPERATIONS) | VALUES,
    st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=6),
)
PLAYS = st.builds(
    lambda seat, card: {"op": "play", "seat": seat, "move": f"play {card}"}, st.integers(0, 2), st.integers(1, 24)
)
LINES = st.binary(max_size=60) | (VALUES | REQUESTS | PLAYS).map(json.dumps).map(str.encode)


def snapshot(client: Client) -> list[Json]:
    return [client.done("dump"), client.done("record"), client.done("events", viewer="spectator")]


@given(st.lists(LINES, max_size=12))
def test_any_line_is_answered_and_a_failure_changes_nothing(lines: list[bytes]) -> None:
    client = started()
    before = snapshot(client)
    for line in lines:
        reply = client.send(line)
        if reply["ok"]:
            before = snapshot(client)
        else:
            failure(reply)
            assert snapshot(client) == before


@given(st.data())
def test_a_position_with_anything_in_any_field_is_loaded_or_refused(data: st.DataObject) -> None:
    client = started()
    client.play_on(4)
    dump = client.done("dump")["position"]
    assert isinstance(dump, dict)
    field = data.draw(st.sampled_from(sorted(dump)))
    reply = client.ask("load", position={**dump, field: data.draw(VALUES)})
    if reply["ok"]:
        client.play_on()
    else:
        assert failure(reply)["kind"] == "position"
        assert client.done("dump")["position"] == dump


@pytest.mark.parametrize(
    "line",
    [
        b'{"op":' + b"[" * 50_000,
        b'{"op":"new","game":"pli","players":3,"options":' + b'{"a":' * 500 + b"1" + b"}" * 501,
        b'{"id":' + b"[" * 60 + b"]" * 60 + b',"op":"games"}',
        b'{"op":"play","seat":' + b"9" * 4000 + b"}",
        b'{"op":"play","seat":' + b"9" * 5000 + b"}",
        b'{"op":"play","seat":1e999}',
        b'{"op":"play","seat":NaN}',
        b'{"op":"new","game":"\\ud800"}',
        b'{"op":"new","game":"\xed\xa0\x80"}',
        b'{"op":"new","game":"pl\\u0000i","players":3}',
        b'{"op":"new","game":"' + b"x" * 1_000_000 + b'"}',
        b'{"op":"load","position":{"game":"pli","hands":[' + b'"1",' * 250_000 + b'""]}}',
        b'{"op":"new","op":"legal","game":"pli"}',
    ],
)
def test_hostile_lines_are_answered(line: bytes) -> None:
    client = started()
    before = snapshot(client)
    client.send(line)
    assert snapshot(client) == before


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
