"""Positions: what is written is read back, and what cannot be is refused."""

import json
from random import Random

import pytest

from pioche.chance import FastRng
from pioche.core.refusal import Refusal
from pioche.core.seats import NOBODY, SPECTATOR, Seat
from pioche.core.wire import encode_view
from pioche.games.adriano import GAME
from pioche.texts import LANGUAGES, speech
from tests.games.adriano.tables import PLAIN, load, moves

ROUND_TRIPS = [
    (2, {}, {}),
    (6, {"reshuffle": True, "pit_combinations": True}, {}),
    (3, {"reshuffle": True, "protect_caller": True}, {"lowest": 7, "highest": 9, "colours": 3, "slots": 2}),
    (2, {"pit_rounds": 1, "spare_winner": False}, {"lowest": 3, "highest": 9, "colours": 1, "slots": 3}),
]


@pytest.mark.parametrize(("players", "options", "lab"), ROUND_TRIPS)
def test_a_dump_loads_to_the_same_position(players: int, options: dict[str, object], lab: dict[str, object]) -> None:
    state = GAME.start(players, FastRng("deals"), {"rounds": 3, **options}, lab)
    rng = FastRng("moves")
    phases: set[str] = set()
    while True:
        phases.add(state.phase())
        written = state.dump()
        twin = GAME.load(json.loads(json.dumps(written)))
        assert twin.dump() == written
        assert twin.fingerprint() == state.fingerprint()
        assert twin.legal() == state.legal()
        for viewer in (0, SPECTATOR):
            assert encode_view(GAME, twin.view(Seat(viewer))) == encode_view(GAME, state.view(Seat(viewer)))
        if state.seat == NOBODY:
            break
        state.apply(state.pick(rng))
    assert phases >= {"turn", "drawn", "taken", "call", "over"}


def test_a_loaded_match_goes_on_as_the_original_does() -> None:
    state = GAME.start(3, FastRng("deals"), {"rounds": 3, "reshuffle": True}, {"lowest": 9, "slots": 2, "colours": 2})
    twin = GAME.load(state.dump())
    one, other = FastRng("moves"), FastRng("moves")
    while state.seat != NOBODY:
        state.apply(state.pick(one))
        twin.apply(twin.pick(other))
        assert twin.dump() == state.dump()


def test_a_copy_is_deep_and_plays_on_alike() -> None:
    state = GAME.start(4, FastRng("deals"), {"reshuffle": True}, {"lowest": 8})
    rng = FastRng("moves")
    for _ in range(60):
        state.apply(state.pick(rng))
    before, mark = state.dump(), state.fingerprint()
    twin = state.copy()
    assert (twin.dump(), twin.fingerprint()) == (before, mark)
    while twin.seat != NOBODY:
        twin.apply(twin.pick(rng))
    assert (state.dump(), state.fingerprint()) == (before, mark)
    twin.copy_from(state)
    assert (twin.dump(), twin.fingerprint()) == (before, mark)


def test_a_fingerprint_tells_positions_apart() -> None:
    changed: list[dict[str, object]] = [
        {},
        {"dealer": 0},
        {"round": 1},
        {"turn": 1, "dealer": 1},
        {"totals": [1, 0]},
        {"penalties": [0, 40]},
        {"caller": 1},
        {"pit": "R9"},
        {"pit": "B9"},
        {"pit": "R9", "pit_turns": 1},
        {"pit": "R9", "phase": "call"},
        {"pit": "R9", "turned": 1},
        {"known": [[[0], [], [0], [0]], [[], [], [1], [1]]]},
        {"kept_over": [[16, 16, 16, 5], [16, 16, 16, 16]]},
        {"hands": ["B2 R1 G4 Y5", "B1 G2 Y4 R5"]},
        {"phase": "drawn", "held": "R9"},
        {"phase": "drawn", "held": "R9", "failed": True},
        {"phase": "drawn", "held": "R9", "in_extra": True},
        {"phase": "drawn", "held": "R9", "in_extra": True, "extra": 1},
        {"phase": "taken", "held": "R9"},
        {"round": 1, "last_round": {"hands": ["R1", "R2"], "points": [1, 2]}},
        {"round": 1, "last_round": {"hands": ["R1", "R2"], "points": [1, 60]}},
        {"round": 1, "last_round": {"hands": ["R2", "R1"], "points": [1, 60]}},
        {"pit": "R9", "turned": 1, "options": {"reshuffle": True}},
        {"pit": "R9", "turned": 1, "options": {"reshuffle": True}, "origins": ["R1 " + _all_but("R9 R1")]},
    ]
    marks = [load(**fields).fingerprint() for fields in changed]
    assert len(set(marks)) == len(changed)


def _all_but(left_out: str) -> str:
    """Every card but those of PLAIN's hands and these."""
    gone = f"R1 B2 G4 Y5 B1 G2 Y4 R5 {left_out}".split()
    deck = [f"{colour}{value}" for value in range(1, 16) for colour in "RBGY"]
    return " ".join(card for card in deck if card not in gone)


def test_what_is_left_out_is_filled_in() -> None:
    state = load(turn=1)
    written = state.dump()
    assert written["phase"] == "turn"
    assert written["dealer"] == 0
    assert written["round"] == 0
    assert written["pit"] == ""
    assert written["pile"] == _all_but("")
    assert written["known"] == [[[], [], [0], [0]], [[], [], [1], [1]]]
    assert written["shown"] == [[], []]
    assert written["totals"] == [0, 0]
    assert written["caller"] is None
    assert written["last_round"] is None
    assert written["chance"] == {"kind": "fast", "seed": "0"}
    assert moves(state) == ["draw"]


def test_slots_that_every_seat_knows_were_shown_unless_the_position_says_otherwise() -> None:
    known = [[[0, 1], [], [0], [0]], [[], [], [1], [1]]]
    assert load(known=known).dump()["shown"] == [[1], []]
    apart = load(known=known, shown=[[], []])
    assert apart.dump()["known"] == known
    assert apart.dump()["shown"] == [[], []]
    assert apart.view(Seat(1)).zone("hand", Seat(0)).marks == "~???"
    assert apart.view(SPECTATOR).zone("hand", Seat(0)).marks == "????"


def test_nobody_knows_an_empty_slot_by_default() -> None:
    assert load(hands=["R1 B2 - Y5", "B1 G2 Y4 R5"]).dump()["known"] == [[[], [], [], [0]], [[], [], [1], [1]]]


def test_a_finished_match_can_be_written_down() -> None:
    state = load(turn=None, options={"rounds": 3})
    assert state.phase() == "over"
    assert state.seat == NOBODY
    assert state.round == 3
    assert state.view(SPECTATOR).zone("hand", Seat(0)).marks == "===="


IMPOSSIBLE: list[tuple[str, dict[str, object]]] = [
    ("another game", {"game": "janus"}),
    ("an unknown field", {"piles": ""}),
    ("rules of the future", {"rules": 99}),
    ("one player", {"players": 1, "hands": ["R1 B2 G4 Y5"]}),
    ("seven players", {"players": 7}),
    ("players as text", {"players": "2"}),
    ("players as a flag", {"players": True}),
    ("an unknown option", {"options": {"jokers": 2}}),
    ("an option out of range", {"options": {"rounds": 51}}),
    ("options that are no object", {"options": []}),
    ("a lab without cards", {"lab": {"lowest": 9, "highest": 8}}),
    ("an unknown chance", {"chance": {"kind": "dice"}}),
    ("a seed that is no text", {"chance": {"seed": 5}}),
    ("a round too many", {"round": 7}),
    ("a seat that does not exist", {"turn": 2}),
    ("a negative seat", {"turn": -1}),
    ("no seat before the end", {"turn": None, "round": 3}),
    ("no seat but a phase", {"turn": None, "phase": "turn"}),
    ("a seat but no phase", {"phase": "over"}),
    ("an unknown phase", {"phase": "sleep"}),
    ("a dealer who does not exist", {"dealer": 2}),
    ("too few hands", {"hands": ["R1 B2 G4 Y5"]}),
    ("three cards without a gap", {"hands": ["R1 B2 G4", "B1 G2 Y4 R5"]}),
    ("an empty hand", {"hands": ["- - - -", "B1 G2 Y4 R5"]}),
    ("a hand that is no text", {"hands": [["R1", "B2", "G4", "Y5"], "B1 G2 Y4 R5"]}),
    ("a card twice", {"hands": ["R1 B2 G4 Y5", "R1 G2 Y4 R5"]}),
    ("no such card", {"hands": ["R16 B2 G4 Y5", "B1 G2 Y4 R5"]}),
    ("a card without a value", {"hands": ["R B2 G4 Y5", "B1 G2 Y4 R5"]}),
    ("a card that this deck lacks", {"lab": {"highest": 13}, "pit": "R14"}),
    ("a card nowhere", {"pile": "R9"}),
    ("a card in the pit and in a hand", {"pit": "R1"}),
    ("a held card in phase turn", {"held": "R9"}),
    ("no held card in phase drawn", {"phase": "drawn"}),
    ("two held cards", {"phase": "drawn", "held": "R9 B9"}),
    ("known for one seat", {"known": [[[], [], [], []]]}),
    ("known that is no list", {"known": [[0, 0, 0, 0], [[], [], [], []]]}),
    ("known by nobody at the table", {"known": [[[2], [], [], []], [[], [], [], []]]}),
    ("knowledge of an empty slot", {"hands": ["- B2 G4 Y5", "B1 G2 Y4 R5"], "known": [[[0], [], [], []], [[]] * 4]}),
    ("shown but not known", {"shown": [[1], []]}),
    ("shown slots that do not exist", {"shown": [[5], []]}),
    ("shown that is no list", {"shown": [1, 2]}),
    ("an empty slot kept over a card", {"hands": ["- B2 G4 Y5", "B1 G2 Y4 R5"], "kept_over": [[5, 16, 16, 16]] * 2}),
    ("kept over more points than there are", {"kept_over": [[18, 16, 16, 16], [16, 16, 16, 16]]}),
    ("totals for three", {"totals": [1, 2, 3]}),
    ("totals in fractions", {"totals": [0.5, 1]}),
    ("a penalty of 20", {"penalties": [20, 0]}),
    ("a negative penalty", {"penalties": [-40, 0]}),
    ("the caller to act", {"caller": 0}),
    ("a second call", {"caller": 1, "phase": "call", "pit": "R9"}),
    ("a caller who does not exist", {"caller": 3}),
    ("a known pile that was not turned", {"pile_known": True}),
    ("an unknown pile that was turned", {"turned": 1, "pit": "R9", "pile_known": False}),
    ("turned twice without a call", {"turned": 2, "pit": "R9"}),
    ("turned minus once", {"turned": -1}),
    ("extra turns in an ordinary turn", {"extra": 1}),
    ("two more extra turns", {"phase": "extra", "pit": "R3", "extra": 2}),
    ("an extra turn that is not one", {"phase": "extra", "pit": "R3", "in_extra": False}),
    ("a card of the pit in an extra turn", {"phase": "taken", "held": "R9", "in_extra": True}),
    ("the first extra turn without a 3", {"phase": "extra", "pit": "R4", "extra": 1}),
    ("a failure before the turn", {"failed": True}),
    ("a failure with a card of the pit", {"phase": "taken", "held": "R9", "failed": True}),
    ("failed as a number", {"failed": 1}),
    ("turns at the pit before a draw", {"phase": "drawn", "held": "R9", "pit_turns": 1}),
    ("one turn at the pit too many", {"phase": "taken", "held": "R9", "pit_turns": 6}),
    ("too many turns at the pit", {"pit": "R9", "pit_turns": 7}),
    ("an empty pit after a turn", {"phase": "call"}),
    ("a look without a 7", {"phase": "look_own", "pit": "R8"}),
    ("a look without a 9", {"phase": "look_other", "pit": "R7"}),
    ("a trade without an 8", {"phase": "trade", "pit": "R9"}),
    ("a trade without a target", {"phase": "trade", "pit": "R8", "caller": 1, "options": {"protect_caller": True}}),
    ("origins without shuffling", {"origins": ["R9"]}),
    ("origins without the pile", {"options": {"reshuffle": True}, "turned": 1, "pit": "R9", "origins": ["R9"]}),
    ("a round before the first", {"last_round": {"hands": ["R1", "R2"], "points": [1, 2]}}),
    ("a last round without points", {"round": 1, "last_round": {"hands": ["R1", "R2"]}}),
    ("a last round with a card twice", {"round": 1, "last_round": {"hands": ["R1", "R1"], "points": [1, 1]}}),
    ("a last round without cards", {"round": 1, "last_round": {"hands": ["R1", ""], "points": [1, 1]}}),
    ("a last round that is no object", {"round": 1, "last_round": 3}),
]


@pytest.mark.parametrize("fields", [fields for _, fields in IMPOSSIBLE], ids=[why for why, _ in IMPOSSIBLE])
def test_what_cannot_be_is_refused(fields: dict[str, object]) -> None:
    with pytest.raises(Refusal) as raised:
        load(**fields)
    assert raised.value.kind == "position"
    assert all(speech(GAME, lang).refusal(raised.value).endswith(".") for lang in LANGUAGES)


def test_the_pile_and_the_pit_cannot_both_be_empty_when_somebody_must_draw() -> None:
    small = {"lab": {"highest": 2, "slots": 2}, "hands": ["R1 B1", "G1 Y1"]}
    assert moves(load(**small, pile="", pit="R2 B2 G2 Y2")) == ["draw", "take"]
    with pytest.raises(Refusal):
        load(**{**small, "lab": {"highest": 2, "slots": 2, "colours": 2}}, pile="", pit="")


def test_a_round_that_should_have_ended_is_refused() -> None:
    small = {"lab": {"highest": 2, "slots": 2}, "hands": ["R1 B1", "G1 Y1"], "pile": "", "pit": "R2 B2 G2 Y2"}
    assert moves(load(**small, turned=1, phase="call")) == ["silent", "call"]
    assert moves(load(**small, turned=1, caller=1)) == ["draw", "take"]
    with pytest.raises(Refusal, match="position"):
        load(**small, turned=1)


@pytest.mark.parametrize("missing", ["game", "players", "turn", "hands"])
def test_a_required_field_must_be_there(missing: str) -> None:
    with pytest.raises(Refusal) as raised:
        GAME.load({name: value for name, value in PLAIN.items() if name != missing})
    assert raised.value.kind == "position"


JUNK: tuple[object, ...] = (
    *(None, True, -1, 0, 1, 3, 10**30, 1.5, float("nan"), "", "R1", "- - - -", "x"),
    *([], [0], [[]], [None, None], ["R1", "R2"], [[[0]]], {}, {"R1": 1}, {"kind": "fast"}, {1: 2}),
)


def test_whatever_is_written_in_a_field_it_loads_or_is_refused() -> None:
    random = Random(1)
    state = GAME.start(2, FastRng("junk"), {"rounds": 2, "reshuffle": True}, {"lowest": 7, "slots": 2})
    rng = FastRng("moves")
    refusals: list[str] = []
    while state.seat != NOBODY:
        written = state.dump()
        for name in written:
            spoilt = {**written, name: random.choice(JUNK)}
            try:
                loaded = GAME.load(spoilt)
            except Refusal as refusal:
                refusals.append(refusal.kind)
            else:
                assert GAME.load(loaded.dump()).dump() == loaded.dump()
        state.apply(state.pick(rng))
    assert len(refusals) > 100
    assert set(refusals) == {"position"}


@pytest.mark.parametrize("junk", [None, 5, "adriano", [], [1], {}, {1: 2}])
def test_what_is_no_position_at_all_is_refused(junk: object) -> None:
    with pytest.raises(Refusal) as raised:
        GAME.load(junk)  # type: ignore[arg-type]  # anybody may send anything
    assert raised.value.kind == "position"
