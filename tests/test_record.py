"""Records: written as they are played, read back with suspicion, replayed and checked."""

import json
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioche.chance import FastRng, chance_of
from pioche.core import verifying
from pioche.core.game import Game
from pioche.core.record import Record, Result, Seating, begin, decode, read
from pioche.core.refusal import Refusal
from pioche.core.replaying import replay, steps
from pioche.core.seats import NOBODY
from pioche.core.state import State
from pioche.core.verifying import verify
from pioche.texts import LANGUAGES, speech
from pioche.texts.findings import finding_text
from pli import GAME
from pli.game import PliGame
from tests.installed import installed

pytestmark = pytest.mark.usefixtures("pli")


def pli_under(rules: int, supported: tuple[int, ...]) -> Game:
    """Pli as a later Pioche might play it."""
    game = type("LaterPli", (PliGame,), {"rules": rules, "supported": supported})()
    assert isinstance(game, Game)
    return game


def finish(game: Game, state: State, record: Record, moves: int = 1000) -> None:
    """Play on at random, every move noted."""
    rng = FastRng("moves")
    while state.seat != NOBODY and moves > 0:
        move = (state.pick(rng),)
        game.play(state, move)
        record.add(game.notation(move), state)
        moves -= 1


def played(kind: str = "fast", moves: int = 1000, options: Mapping[str, object] | None = None) -> tuple[Record, State]:
    state = GAME.start(3, chance_of(kind, "graine"), options)
    record = begin(state, [Seating("Anne"), Seating("Zoé"), Seating("Robot", "random")])
    finish(GAME, state, record, moves)
    return record, state


def changed(record: Record, **fields: object) -> Record:
    """The same record with some fields of its JSON replaced."""
    return decode({**json.loads(record.text()), **fields})


# Writing and reading.


def test_a_record_reads_back_as_it_was_written() -> None:
    record, _ = played()
    assert read(record.text().encode()).text() == record.text()
    assert json.loads(record.text()) == record.data()


def test_a_record_has_one_move_a_line() -> None:
    record, _ = played()
    lines = record.text().splitlines()
    assert [line.strip(' ",') for line in lines if "play" in line] == record.moves
    assert len(record.moves) == 3 * 4 * 3


def test_a_record_states_every_option_even_those_nobody_chose() -> None:
    record, _ = played(options={"rounds": 1})
    assert record.data()["options"] == {"hand": 4, "rounds": 1, "wins": "high"}
    assert record.data()["lab"] == {"pack": 24}


def test_a_record_tells_people_from_bots() -> None:
    record, _ = played()
    assert record.data()["seats"] == [
        {"name": "Anne", "bot": None},
        {"name": "Zoé", "bot": None},
        {"name": "Robot", "bot": "random"},
    ]


def test_the_result_is_there_once_the_match_is_over_and_not_before() -> None:
    record, state = played()
    assert record.data()["result"] == {"scores": state.scores(), "ranks": state.ranks()}
    assert played(moves=5)[0].result is None


# Replaying.


def test_replay_gives_the_same_state() -> None:
    record, state = played(moves=17)
    assert replay(read(record.text().encode())).dump() == state.dump()


def test_steps_are_the_start_and_one_state_a_move() -> None:
    record, _ = played(moves=5)
    cards_left = [sum(len(zone.values) for zone in state.zones() if zone.name == "hand") for state in steps(record)]
    assert cards_left == [12, 11, 10, 9, 8, 7]


def test_a_record_may_start_from_a_position() -> None:
    _, middle = played(moves=7)
    state = GAME.load(middle.dump())
    record = begin(state, position=state.dump())
    finish(GAME, state, record)
    again = read(record.text().encode())
    assert replay(again).dump() == state.dump()
    assert verify(again).verdict == verifying.VERIFIED


# Verifying.


@pytest.mark.parametrize("kind", ["fast", "sealed"])
def test_an_honest_record_is_verified(kind: str) -> None:
    record, _ = played(kind)
    assert verify(record).verdict == verifying.VERIFIED


def test_a_record_without_its_last_moves_is_unfinished_not_wrong() -> None:
    record, _ = played()
    finding = verify(changed(record, moves=record.moves[:9], result=None))
    assert finding.verdict == verifying.UNFINISHED
    assert "9" in finding_text(finding, speech(GAME, "en"))


def test_an_illegal_move_is_named_with_its_number_its_clause_and_the_refusal() -> None:
    record, _ = played()
    moves = list(record.moves)
    moves[4] = moves[0]
    finding = verify(changed(record, moves=moves))
    assert (finding.verdict, finding.at) == (verifying.DIFFERS, 5)
    text = finding_text(finding, speech(GAME, "en"))
    assert f'move 5, "{moves[0]}"' in text
    assert "You do not hold" in text
    assert "(PL-04)" in text


def test_a_move_that_cannot_be_read_is_named() -> None:
    record, _ = played(moves=3)
    finding = verify(changed(record, moves=[*record.moves, "jump 3"]))
    assert (finding.verdict, finding.at) == (verifying.DIFFERS, 4)
    assert finding.refusal is not None
    assert finding.refusal.kind == "syntax"


def test_a_move_after_the_end_is_refused_as_over() -> None:
    record, _ = played()
    finding = verify(changed(record, moves=[*record.moves, "play 1"]))
    assert (finding.verdict, finding.at) == (verifying.DIFFERS, len(record.moves) + 1)
    assert finding.refusal is not None
    assert finding.refusal.kind == "over"


def test_a_wrong_result_is_named_with_the_right_one() -> None:
    record, state = played()
    finding = verify(changed(record, result={"scores": [9, 9, 9], "ranks": [1, 1, 1]}))
    assert (finding.verdict, finding.at) == (verifying.DIFFERS, 0)
    assert str(state.scores()) in finding_text(finding, speech(GAME, "en"))
    assert verify(changed(record, result={"scores": state.scores(), "ranks": [3, 2, 1]})).verdict == verifying.DIFFERS


@pytest.mark.parametrize(("lang", "claim"), [("en", "the result is right"), ("fr", "le résultat est juste")])
def test_a_result_that_was_not_given_is_not_called_right(lang: str, claim: str) -> None:
    record, _ = played()
    assert claim in finding_text(verify(record), speech(GAME, lang))
    finding = verify(changed(record, result=None))
    assert finding.verdict == verifying.VERIFIED
    text = finding_text(finding, speech(GAME, lang))
    assert claim not in text
    assert str(len(record.moves)) in text


def test_a_result_before_the_end_differs() -> None:
    record, _ = played(moves=4)
    record.result = Result([0, 0, 0], [1, 1, 1])
    assert verify(record).verdict == verifying.DIFFERS


def test_another_seed_is_noticed() -> None:
    record, _ = played()
    chance = {"kind": "fast", "version": 1, "seed": "autre", "commitment": None}
    assert verify(changed(record, chance=chance)).verdict == verifying.DIFFERS


def test_a_refused_option_differs_at_the_start() -> None:
    record, _ = played()
    finding = verify(changed(record, options={"rounds": 400}))
    assert (finding.verdict, finding.at) == (verifying.DIFFERS, 0)
    assert finding.refusal is not None
    assert finding.refusal.clause == "PL-07"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("options", {"hand": 4, "rounds": 2, "wins": "high"}),
        ("lab", {"pack": 20}),
        ("seats", [{"name": "", "bot": None}] * 4),
        ("chance", {"kind": "fast", "version": 1, "seed": "autre", "commitment": None}),
    ],
)
def test_a_start_position_must_agree_with_what_the_record_says(field: str, value: object) -> None:
    _, middle = played(moves=7)
    state = GAME.load(middle.dump())
    record = begin(state, position=state.dump())
    finding = verify(changed(record, **{field: value}))
    assert (finding.verdict, finding.at) == (verifying.DIFFERS, 0)
    assert field in finding_text(finding, speech(GAME, "fr"))


# Other versions.


def test_a_record_of_older_rules_is_replayed_under_them_and_says_so() -> None:
    record, _ = played()
    with installed(pli_under(2, (1, 2))):
        finding = verify(record)
        assert finding.verdict == verifying.VERIFIED
        assert "Made under rules 1" in finding_text(finding, speech(GAME, "en"))


def test_a_record_of_rules_no_longer_played_is_never_called_invalid() -> None:
    record, _ = played()
    with installed(pli_under(2, (2,))):
        finding = verify(record)
        assert finding.verdict == verifying.OTHER_RULES
        text = finding_text(finding, speech(GAME, "en"))
        assert "Made under rules 1; this Pioche plays rules 2" in text
        assert "invalid" not in text
        with pytest.raises(Refusal, match="rules-unknown"):
            replay(record)


def test_deals_of_another_generator_cannot_be_checked() -> None:
    record, _ = played()
    chance = {"kind": "fast", "version": 2, "seed": "graine", "commitment": None}
    newer = changed(record, chance=chance)
    assert verify(newer).verdict == verifying.OTHER_CHANCE
    with pytest.raises(Refusal, match="record-chance"):
        replay(newer)


def test_a_newer_format_is_refused_with_both_numbers() -> None:
    record, _ = played()
    with pytest.raises(Refusal, match="record-format") as caught:
        changed(record, format=3)
    assert caught.value.words == {"given": "3", "known": "1, 2"}


# Sealed seeds.


def test_a_withheld_seed_leaves_its_commitment() -> None:
    record, _ = played("sealed")
    public = read(record.withheld().text().encode())
    assert "graine" not in public.text()
    assert public.source.commitment == record.source.commitment
    assert verify(public).verdict == verifying.SEED_HIDDEN
    with pytest.raises(Refusal, match="record-seed-hidden"):
        replay(public)


def test_a_shown_seed_must_be_the_one_committed_to() -> None:
    record, _ = played("sealed")
    chance = {**record.source.data(), "commitment": "0" * 64}
    finding = verify(changed(record, chance=chance))
    assert (finding.verdict, finding.at) == (verifying.DIFFERS, 0)
    assert finding.refusal is not None
    assert finding.refusal.key == "record-commitment"


@pytest.mark.parametrize("moves", [5, 1000])
@pytest.mark.parametrize(("lang", "claim"), [("en", "But no commitment"), ("fr", "sans engagement")])
def test_a_sealed_deal_that_was_not_committed_to_is_said_to_be_so(moves: int, lang: str, claim: str) -> None:
    record, _ = played("sealed", moves)
    assert claim not in finding_text(verify(record), speech(GAME, lang))
    bare = changed(record, chance={**record.source.data(), "commitment": None})
    assert claim in finding_text(verify(bare), speech(GAME, lang))
    assert claim not in finding_text(verify(played("fast", moves)[0]), speech(GAME, lang))


@pytest.mark.parametrize(
    ("field", "value", "at"),
    [
        ("moves", ["play 3", "nothing"], 2),
        ("options", {"rounds": 400}, 0),
        ("lab", {"pack": "all"}, 0),
        ("seats", [{"name": "", "bot": None}], 0),
    ],
)
def test_what_can_be_wrong_while_the_seed_is_hidden_is_said(field: str, value: object, at: int) -> None:
    record, _ = played("sealed")
    finding = verify(changed(record.withheld(), **{field: value}))
    assert (finding.verdict, finding.at) == (verifying.DIFFERS, at)


def test_a_position_has_nothing_to_withhold() -> None:
    _, middle = played("sealed", moves=7)
    state = GAME.load(middle.dump())
    record = begin(state, position=state.dump())
    assert record.withheld() is record


# Malformed files.

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
FIELDS = ["format", "game", "rules", "options", "lab", "chance", "seats", "position", "moves", "result"]


def check_it_is_verified_or_refused(content: bytes) -> None:
    """Whatever a file holds, a person gets a sentence in both languages."""
    try:
        finding = verify(read(content))
        texts = [finding_text(finding, speech(finding.game, lang)) for lang in LANGUAGES]
    except Refusal as refusal:
        texts = [speech(None, lang).refusal(refusal) for lang in LANGUAGES]
    assert all(texts)


@given(st.binary(max_size=40) | st.text(max_size=40).map(str.encode) | JSON.map(json.dumps).map(str.encode))
def test_any_file_is_answered_with_a_sentence(content: bytes) -> None:
    check_it_is_verified_or_refused(content)


@given(st.sampled_from(FIELDS), JSON, st.booleans())
def test_a_record_with_anything_in_any_field_is_answered_with_a_sentence(field: str, value: object, drop: bool) -> None:
    record, _ = played(moves=4)
    data = {**record.data(), field: value}
    if drop:
        del data[field]
    check_it_is_verified_or_refused(json.dumps(data).encode())


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b" \n", "empty"),
        (b"{", "syntax"),
        (b"\xff", "encoding"),
        (b"[NaN]", "number"),
        (b"[1e999]", "number"),
        (b"[" + b"9" * 5000 + b"]", "number"),
        (b"[" * 100_000, "depth"),
        (b"[" * 65 + b"]" * 65, "depth"),
        (b'["\\ud800"]', "surrogate"),
    ],
)
def test_what_is_not_json_is_refused_by_its_reason(content: bytes, reason: str) -> None:
    with pytest.raises(Refusal, match="record-json") as caught:
        read(content)
    assert caught.value.words["reason"] == reason


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("format", "1", "format"),
        ("rules", True, "rules"),
        ("options", [], "options"),
        ("chance", {"kind": "fast", "version": 1}, "chance.seed"),
        ("seats", [{"name": "Anne"}, {"name": 3}], "seats[1].name"),
        ("seats", {}, "seats"),
        ("moves", ["play 1", 2], "moves[1]"),
        ("result", {"scores": [1, 2, "3"], "ranks": []}, "result.scores[2]"),
    ],
)
def test_a_malformed_field_is_named(field: str, value: object, named: str) -> None:
    record, _ = played(moves=4)
    with pytest.raises(Refusal, match="record-field") as caught:
        changed(record, **{field: value})
    assert caught.value.words["field"] == named
