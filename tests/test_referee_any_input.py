"""`pioche referee` answers any input at all, and a failure changes nothing."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.referee_client import failure, snapshot, started

pytestmark = pytest.mark.usefixtures("pli")

OPERATIONS = [
    "new",
    "load",
    "legal",
    "play",
    "why",
    "view",
    "events",
    "scores",
    "dump",
    "redeal",
    "record",
    "options",
    "games",
]
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
