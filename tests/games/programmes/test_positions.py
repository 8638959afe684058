"""Positions: what is written is read back, and what cannot be is refused."""

import json
from random import Random

import pytest

from pioche.core.refusal import Refusal
from pioche.core.seats import NOBODY
from pioche.core.wire import encode_view
from pioche.games.programmes import GAME
from pioche.texts import LANGUAGES, speech
from tests.games.programmes.tables import PLAIN, TABLES, Table, load, match, viewers


@pytest.mark.parametrize("table", TABLES, ids=range(len(TABLES)))
def test_a_dump_loads_to_the_same_position(table: Table) -> None:
    random = Random(1)
    phases: set[str] = set()
    for state in match(*table, seed="positions"):
        if random.random() > 0.3 and not state.midway() and state.phase() in ("take", "play"):
            continue
        phases.add(state.phase())
        written = state.dump()
        twin = GAME.load(json.loads(json.dumps(written)))
        assert twin.dump() == written
        assert twin.fingerprint() == state.fingerprint()
        assert twin.legal() == state.legal()
        assert twin.midway() == state.midway()
        viewer = random.choice(viewers(state))
        assert encode_view(GAME, twin.view(viewer)) == encode_view(GAME, state.view(viewer))
    assert phases >= {"take", "play", "over"}


def test_a_loaded_match_goes_on_as_the_original_does() -> None:
    states = match(*TABLES[1], seed="goes on")
    twin = GAME.load(next(states).dump())
    for state in states:
        for action in twin.legal():
            after = twin.copy()
            after.apply(action)
            if after.fingerprint() == state.fingerprint():
                twin = after
                break
        assert twin.dump() == state.dump()


def test_a_copy_is_deep() -> None:
    for step, state in enumerate(match(*TABLES[1], seed="copies")):
        if step % 7 or state.seat == NOBODY:
            continue
        before, mark = state.dump(), state.fingerprint()
        twin = state.copy()
        for _ in range(25):
            if twin.seat != NOBODY:
                twin.apply(twin.legal()[-1])
        assert (state.dump(), state.fingerprint()) == (before, mark)
        twin.copy_from(state)
        assert (twin.dump(), twin.fingerprint()) == (before, mark)


RUN = {"kind": "run", "owner": 0, "low": 3, "cards": "3H 4H 5H", "suits": "H"}
SET = {"kind": "set", "owner": 0, "rank": "8", "cards": "8H 8S JK"}
LAID: dict[str, object] = {"programmes": [None, "P40"], "revealed": [True, False], "completed": [["P05"], []]}


def test_a_fingerprint_tells_positions_apart() -> None:
    two_hands = [["7H 7S 7D 3C 4C 5C 9S", "KD KS"], ["7H 7S 7D 3C 4C 5C 9D", "KD KH"]]
    changed: list[dict[str, object]] = [{}, LAID, {"dealer": 0}, {"round": 1}, {"turns": 1}, {"known": ["7H", ""]}]
    changed += [{"kept": [1, 0]}, {"kept": [0, 1]}, {"discard": "KS QS"}, {"discard": "QS KS"}]
    changed += [{"programmes": ["P05", "P41"]}, {"completed": [["P01"], []]}]
    changed += [{"steps": steps} for steps in ("reveal", "reveal 7H", "reveal 7H7S7D /")]
    changed += [{"hands": hands} for hands in two_hands]
    changed += [{**LAID, "combinations": [laid]} for laid in (RUN, SET, {**RUN, "suits": "HS"})]
    marks = [load(**fields).fingerprint() for fields in changed]
    assert len(set(marks)) == len(marks)


@pytest.mark.parametrize("steps", ["", "reveal", "reveal 7H7S7D /"])
def test_positions_in_which_a_move_was_given_up_are_told_apart(steps: str) -> None:
    """Where nothing is under way too: what may be done there is the same, what may be done next is not."""
    given_up, not_yet = load(steps=steps, cancelled=True), load(steps=steps)
    assert given_up.fingerprint() != not_yet.fingerprint()
    assert (given_up.legal() == not_yet.legal()) == (steps == "")


@pytest.mark.parametrize("table", TABLES, ids=range(len(TABLES)))
def test_no_match_comes_back_to_a_fingerprint(table: Table) -> None:
    marks = [state.fingerprint() for state in match(*table, seed="marks")]
    assert len(set(marks)) == len(marks)


IMPOSSIBLE: list[tuple[str, dict[str, object]]] = [
    ("another game", {"game": "janus"}),
    ("rules to come", {"rules": 3}),
    ("one player", {"players": 1}),
    ("seven players", {"players": 7}),
    ("an unknown field", {"stock": ""}),
    ("an option out of range", {"options": {"goal": 11}}),
    ("a reduced game too small", {"lab": {"ranks": 1}}),
    ("no such chance", {"chance": {"kind": "dice"}}),
    ("a seat that does not exist", {"turn": 2}),
    ("a turn when it is over", {"phase": "over"}),
    ("no turn when it is not", {"turn": None, "phase": "take"}),
    ("no such phase", {"phase": "lay"}),
    ("a dealer who does not exist", {"dealer": 2}),
    ("a round too many", {"round": 41}),
    ("the last round played, and not over", {"round": 40}),
    ("minus one turn", {"turns": -1}),
    ("the round's last turn played", {"turns": 200}),
    ("three hands", {"hands": ["7H", "7S", "7D"]}),
    ("a hand that is a list", {"hands": [["7H"], "KD"]}),
    ("no such card", {"hands": ["1H", "KD"]}),
    ("a card thrice", {"hands": ["7H 7H 7H", "KD"]}),
    ("five jokers", {"hands": ["JK JK JK", "JK JK"]}),
    ("an empty hand", {"hands": ["", "KD"]}),
    ("fifteen cards", {"hands": ["7H 7S 7D 3C 4C 5C 9S 9D 9H 9C KS KC QS QC QD", "KD KH"]}),
    ("fourteen before taking", {"phase": "take", "hands": ["7H 7S 7D 3C 4C 5C 9S 9D 9H 9C KS KC QS QC", "KD KH"]}),
    ("no discard before taking", {"phase": "take", "discard": ""}),
    ("cards that are nowhere", {"reserve": "7C", "discard": "8C"}),
    ("known and not held", {"known": ["8H", ""]}),
    ("known twice and held once", {"known": ["7H 7H", ""]}),
    ("a sun in hand", {"programmes": ["S1", "P40"]}),
    ("no such programme", {"programmes": ["P49", "P40"]}),
    ("one programme for two", {"programmes": ["P05", "P05"]}),
    ("a programme of another tier", {"options": {"difficulty": "hard"}}),
    ("no programme and not revealed", {"programmes": [None, "P40"]}),
    ("a programme and revealed", {"revealed": [True, False]}),
    ("everybody revealed", {"programmes": [None, None], "revealed": [True, True], "completed": [["P05"], ["P40"]]}),
    ("revealed as a number", {"revealed": [1, 0]}),
    ("the goal reached, and not over", {"completed": [["P01", "P02", "P03", "P04", "P06"], []]}),
    ("more than the goal", {"options": {"goal": 1}, "completed": [["P01", "P02"], []]}),
    ("a programme completed and held", {"completed": [["P05"], []]}),
    ("a pile without the rest", {"pile": ["P01"]}),
    ("a completed programme handled", {"completed": [["P01"], []], "handled": ["P01"]}),
    ("a sun handled", {"handled": ["S1"]}),
    ("a completed programme seen", {"completed": [["P01"], []], "seen": {"P01": [0]}}),
    ("seen by nobody at the table", {"seen": {"P01": [2]}}),
    ("an origin that never was", {"origins": {"P01": 1}}),
    ("a run before revealing", {"combinations": [RUN]}),
    ("a run beyond the ace", {**LAID, "combinations": [{**RUN, "low": 13, "cards": "KH AH 2H"}]}),
    ("a run with a gap", {**LAID, "combinations": [{**RUN, "cards": "3H 4H 6H"}]}),
    ("a run of another suit", {**LAID, "combinations": [{**RUN, "suits": "S"}]}),
    ("a run of two", {**LAID, "combinations": [{**RUN, "cards": "3H 4H"}]}),
    ("suits out of order", {**LAID, "combinations": [{**RUN, "suits": "SH"}]}),
    ("a run without suits", {**LAID, "combinations": [{**RUN, "suits": ""}]}),
    ("a run of wilds", {**LAID, "combinations": [{**RUN, "cards": "JK JK 2H"}]}),
    ("a set of twos", {**LAID, "combinations": [{**SET, "rank": "2", "cards": "2H 2S JK"}]}),
    ("a set of two", {**LAID, "combinations": [{**SET, "cards": "8H 8S"}]}),
    ("a set of two ranks", {**LAID, "combinations": [{**SET, "cards": "8H 8S 9S"}]}),
    (
        "wilds in the majority",
        {**LAID, "options": {"wild_limit": "half"}, "combinations": [{**SET, "cards": "8H JK JK"}]},
    ),
    ("a set with a low end", {**LAID, "combinations": [{**SET, "low": 3}]}),
    ("a heap", {**LAID, "combinations": [{**SET, "kind": "heap"}]}),
    ("an owner who does not exist", {**LAID, "combinations": [{**SET, "owner": 2}]}),
    ("an exchange not due", {"phase": "exchange", "hands": ["", ""], "kept": [2, 0]}),
    ("cancelled before taking", {"phase": "take", "cancelled": True}),
    ("steps before taking", {"phase": "take", "steps": "reveal"}),
    ("steps of a card not held", {"steps": "reveal 8H"}),
    ("steps that are complete", {"steps": "reveal 7H7S7D / 3C4C5C /"}),
    ("steps to nowhere", {"steps": "draw"}),
    ("history in other words", {"history": "0*7H"}),
    ("history of a seat that does not exist", {"history": "2+"}),
    ("more reshuffles in history", {"history": "*"}),
    ("a card drawn that is no longer there", {"reshuffles": 1, "history": "* =8H 0+8H"}),
]


@pytest.mark.parametrize("fields", [fields for _, fields in IMPOSSIBLE], ids=[why for why, _ in IMPOSSIBLE])
def test_what_cannot_be_is_refused(fields: dict[str, object]) -> None:
    with pytest.raises(Refusal) as raised:
        load(**fields)
    assert raised.value.kind == "position"
    assert all(speech(GAME, lang).refusal(raised.value).endswith(".") for lang in LANGUAGES)


def test_the_positions_those_are_made_from_are_possible() -> None:
    for fields in ({}, LAID, {**LAID, "combinations": [RUN, SET]}, {"phase": "take"}, {"steps": "reveal 7H7S7D / 3C"}):
        assert GAME.load(load(**fields).dump()).dump() == load(**fields).dump()


@pytest.mark.parametrize("missing", ["game", "players", "turn", "hands", "programmes"])
def test_a_required_field_must_be_there(missing: str) -> None:
    with pytest.raises(Refusal) as raised:
        GAME.load({name: value for name, value in PLAIN.items() if name != missing})
    assert raised.value.kind == "position"


@pytest.mark.parametrize("junk", [None, 5, "programmes", [], [1], {}, {1: 2}])
def test_what_is_no_position_at_all_is_refused(junk: object) -> None:
    with pytest.raises(Refusal) as raised:
        GAME.load(junk)  # type: ignore[arg-type]  # anybody may send anything
    assert raised.value.kind == "position"


JUNK: tuple[object, ...] = (
    *(None, True, -1, 0, 1, 3, 10**30, 1.5, float("nan"), "", "7H", "JK JK JK JK JK", "x", "0+ 0-7H", "* =7H 0+7H"),
    *([], [0], [[]], [None, None], ["7H", "7S"], ["P01", "P02"], [[["P01"]]], {}, {"P01": 1}, {"P01": [0]}, {1: 2}),
    *([{"kind": "run"}], [{**RUN}], [{**SET, "owner": 1}], {"left": [0, 0], "scores": [0, 0]}, "reveal", "set 7H"),
)


def mutated(value: object, random: Random) -> object:
    """Something inside a value changed, or the whole of it."""
    if isinstance(value, dict) and value and random.random() < 0.8:
        key = random.choice(sorted(value))
        return {**value, key: mutated(value[key], random)}
    if isinstance(value, list) and value and random.random() < 0.8:
        at = random.randrange(len(value))
        return [*value[:at], mutated(value[at], random), *value[at + random.randint(0, 1) :]]
    if isinstance(value, str) and value and random.random() < 0.7:
        words = value.split() or [value]
        at = random.randrange(len(words))
        return " ".join([*words[:at], *random.choice([[], [words[-1], words[at]], ["7H"], ["0-9C"]]), *words[at + 1 :]])
    if isinstance(value, int) and random.random() < 0.5:
        return value + random.choice([-1, 1])
    return random.choice(JUNK)


def test_however_a_position_is_spoilt_it_loads_or_is_refused() -> None:
    random = Random(1)
    refusals: list[str] = []
    for table in TABLES[:3]:
        for state in match(*table, seed="spoilt"):
            if random.random() > 0.2:
                continue
            written = state.dump()
            for name in random.sample(sorted(written), 12):
                try:
                    loaded = GAME.load({**written, name: mutated(written[name], random)})
                except Refusal as refusal:
                    refusals.append(refusal.kind)
                else:
                    assert GAME.load(loaded.dump()).dump() == loaded.dump()
    assert len(refusals) > 500
    assert set(refusals) == {"position"}
