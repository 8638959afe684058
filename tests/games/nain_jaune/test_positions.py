"""Positions: what is filled in, what comes back, what is refused."""

import pytest

from pioche.chance import REDEAL, FastRng
from pioche.core.refusal import Refusal
from pioche.core.seats import NOBODY, Seat
from pioche.core.state import State
from pioche.games.nain_jaune import GAME
from pioche.texts import speech
from tests.games.nain_jaune.tables import hand, moves, play, position, start

BASE: dict[str, object] = {
    "game": "nain_jaune",
    "players": 3,
    "turn": 0,
    "hands": ["AC 2C 9C", "2D 9D", "9H 9S"],
}


def load_reason(**fields: object) -> str:
    """Why a position is refused, in English."""
    with pytest.raises(Refusal) as caught:
        GAME.load({**BASE, **fields})
    assert caught.value.kind == "position"
    return speech(GAME, "en").refusal(caught.value)


def test_what_is_left_out_is_filled_in() -> None:
    dumped = GAME.load(BASE).dump()
    assert dumped["talon"] == "AD AH AS 2H 2S 3C 3D"
    assert str(dumped["laid"]).startswith("3H 3S 4C")
    assert dumped["board"] == {"7D": 6, "10D": 3, "JC": 3, "QS": 3, "KH": 3}
    assert dumped["tokens"] == [15, 15, 15]
    assert (dumped["wanted"], dumped["phase"], dumped["dealer"], dumped["asked"]) == ("A", "follow", 1, 0)
    assert dumped["lacks"] == ["", "", ""]
    assert dumped["laid_by"] == [None] * len(str(dumped["laid"]).split())
    assert dumped["opening"] is True
    assert dumped["chance"] == {"kind": "fast", "seed": "0"}
    assert dumped["last_round"] is None


def test_belles_are_not_filled_into_the_talon_unless_it_is_blind() -> None:
    low = [f"{rank}{suit}" for rank in ("A", "2", "3", "4", "5", "6") for suit in "CDHS"]
    fields = {**BASE, "phase": "lead", "hands": [" ".join(low[:8]), " ".join(low[8:16]), " ".join(low[16:])]}
    assert GAME.load(fields).dump()["talon"] == "7C 7H 7S 8C 8D 8H 8S"
    assert GAME.load({**fields, "options": {"talon": "blind"}}).dump()["talon"] == "7C 7D 7H 7S 8C 8D 8H"


def test_the_dealer_follows_from_the_turn_at_the_opening() -> None:
    assert GAME.load({**BASE, "turn": 2, "hands": ["9C", "9D", "AH 9H"]}).dump()["dealer"] == 0
    assert GAME.load({**BASE, "turn": 2, "asked": 1, "hands": ["9C", "9D", "AH 9H"]}).dump()["dealer"] == 1


def test_how_many_were_asked_follows_from_the_dealer_or_the_layer() -> None:
    opening = GAME.load({**BASE, "dealer": 0})
    assert opening.dump()["asked"] == 2
    later = GAME.load({**BASE, "wanted": "3", "layer": 1, "hands": ["3C", "9D", "9H"]})
    assert later.dump()["asked"] == 1


def test_a_leader_without_a_layer_is_the_dealer_or_sits_at_the_dealers_right() -> None:
    assert GAME.load({**BASE, "phase": "lead"}).dump()["dealer"] == 0
    assert GAME.load({**BASE, "phase": "lead", "options": {"lead": "any"}}).dump()["dealer"] == 1


def test_a_match_that_is_over_can_be_loaded() -> None:
    match = play(position(["2C", "9D 8D", "9H"], 0, phase="lead", layer=0, options={"rounds": 1}), "lay 2C")
    again = GAME.load(match.dump())
    assert again.dump() == match.dump()
    assert again.fingerprint() == match.fingerprint()
    short = position(["", "9D 8D", "9H"], None)
    assert short.seat == NOBODY
    assert (moves(short), short.phase()) == ([], "over")
    assert [zone.values for zone in short.last_round()][1] == [29, 33]


def test_a_loaded_match_goes_on_with_the_same_deals() -> None:
    match = start(4, {"rounds": 3, "tokens": 100}, seed="onward")
    other = GAME.load(match.dump())
    while match.seat != NOBODY:
        action = match.legal()[-1]
        match.apply(action)
        other.apply(action)
        assert other.fingerprint() == match.fingerprint()


def test_the_fingerprint_tells_every_field_apart() -> None:
    base: dict[str, object] = {**BASE, "wanted": "3", "layer": 0, "hands": ["4C 9C", "2D 9D", "9H 9S"]}
    changes: list[dict[str, object]] = [
        {},
        {"hands": ["4C 9C", "2D 9S", "9H 9D"]},
        {"hands": ["4C 9C", "2D 9D", "9H 4S"]},
        {"tokens": [15, 15, 14]},
        {"board": {"7D": 6, "10D": 3, "JC": 3, "QS": 3, "KH": 2}},
        {"out_of_play": 1},
        {"round": 1},
        {"dealer": 1},
        {"layer": 1},
        {"wanted": "5"},
        {"run": 2},
        {"series": 2},
        {"opening": True},
        {"lacks": ["", "3", ""]},
        {"talon": "AD AH AS 2H 2S 3C 3H"},
        {"last_round": {"hands": ["", "", ""], "tokens": [0, 0, 0]}},
        {"last_round": {"hands": ["", "KS", ""], "tokens": [0, 0, 0]}},
        {"last_round": {"hands": ["", "", ""], "tokens": [0, 1, 0]}},
    ]
    prints = {GAME.load({**base, **change}).fingerprint() for change in changes}
    assert len(prints) == len(changes)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "janus"}, '"game" must be'),
        ({"rules": 2}, '"rules" must be'),
        ({"players": 2}, '"players" must be'),
        ({"players": True}, '"players" must be'),
        ({"options": {"rounds": 0}}, "Option rounds cannot be 0"),
        ({"options": []}, '"options" must be an object'),
        ({"lab": {"ranks": 13, "hand": 1}}, "take more cards"),
        ({"chance": {"kind": "dice", "seed": ""}}, '"chance.kind" must be one of: fast, sealed'),
        ({"chance": {"kind": "fast", "seed": 1}}, '"chance.seed" must be a text'),
        ({"chance": "fast"}, '"chance" must be an object'),
        ({"round": 5}, '"round" must be'),
        ({"turn": 3}, '"turn" must be'),
        ({"colour": "red"}, 'no field "colour"'),
        ({"hands": ["AC", "AD"]}, '"hands" must be a list of 3'),
        ({"hands": ["AC", "AD", 3]}, '"hands.2" must be a text'),
        ({"hands": ["AC", "AC", "AD"]}, "in two places"),
        ({"hands": ["AC AC", "2C", "AD"]}, "names AC twice"),
        ({"hands": ["AX", "2C", "AD"]}, "is not a card"),
        ({"hands": ["JK", "2C", "AD"]}, "is not in the pack"),
        ({"hands": ["AC", "", "AD"]}, "must hold 1 to 15"),
        ({"talon": "AH"}, "cards set aside must be 7"),
        ({"talon": "7D AD AH AS 2H 2S 3C"}, "A belle is set aside"),
        ({"talon": "AC AD AH AS 2H 2S 3C"}, "in two places"),
        ({"laid": "3C"}, "in no place"),
        ({"laid": 3}, '"laid" must be a text'),
        ({"board": {"2C": 1}}, 'no field "board.2C"'),
        ({"board": {"7D": -1}}, '"board.7D" must be'),
        ({"tokens": [1, 2]}, '"tokens" must be a list'),
        ({"tokens": [1, 2, -1]}, '"tokens" must be a whole number'),
        ({"out_of_play": -1}, '"out_of_play" must be'),
        ({"out": [None, None, 1]}, "Too few seats"),
        ({"dealer": 7}, '"dealer" must be'),
        ({"phase": "draw"}, '"phase" must be one of: follow, lead, over'),
        ({"phase": "lead", "wanted": "3"}, "No rank is wanted"),
        ({"phase": "lead", "layer": 1}, "cannot lead"),
        ({"phase": "lead", "dealer": 1}, "cannot lead the round"),
        ({"phase": "lead", "asked": 1}, '"asked" must be'),
        ({"wanted": "1"}, "is not a rank"),
        ({"wanted": "3"}, "exactly at the opening"),
        ({"layer": 1}, "exactly at the opening"),
        ({"options": {"lead": "any"}}, "phase lead"),
        ({"dealer": 1, "asked": 1}, '"asked" must be 0'),
        ({"opening": False}, '"opening" cannot be false'),
        ({"wanted": "3", "layer": 1, "opening": True}, "the opening turn is over"),
        ({"opening": 1}, '"opening" must be true or false'),
        ({"wanted": "3", "layer": 0, "run": 1}, '"run" must be'),
        ({"series": -1}, '"series" must be'),
        ({"series": 50}, '"series" must be'),
        ({"lacks": ["A", "", ""]}, "has said it lacks"),
        ({"lacks": ["1", "", ""]}, "is not a rank"),
        ({"laid_by": [0]}, '"laid_by" must be a list of 38'),
        ({"laid_by": [3] * 38}, '"laid_by" must be'),
        ({"turn": 2, "dealer": 1, "asked": 1}, "has passed and holds the wanted rank"),
        ({"turn": None, "phase": "lead"}, '"turn" is null when "phase" is over'),
        ({"turn": None, "wanted": "3"}, "No rank is wanted"),
        ({"turn": None}, "laid its last card"),
        ({"turn": None, "round": 0}, '"round" must be a whole number from 1 to 5'),
        ({"turn": None, "round": 4, "hands": ["", "AC", "AD"]}, "The match goes on"),
        ({"last_round": {"hands": ["AC", "AC", ""], "tokens": [0, 0, 0]}}, "in two hands"),
        ({"last_round": 3}, '"last_round" must be an object'),
    ],
)
def test_what_cannot_be_is_refused(fields: dict[str, object], reason: str) -> None:
    assert reason in load_reason(**fields)


def test_seats_that_are_out_hold_nothing_and_do_nothing() -> None:
    four = {"players": 4, "out": [None, None, None, 1]}
    hands = ["AC 9C", "2D 9D", "9H 9S", ""]
    assert "is out and holds cards" in load_reason(**four, hands=[*hands[:3], "KS"])
    assert "The seat to act is out" in load_reason(**four, hands=hands, turn=3)
    assert 'The seat that "dealer" names is out' in load_reason(**four, hands=hands, dealer=3)
    assert 'The seat that "layer" names is out' in load_reason(**four, hands=hands, wanted="3", layer=3)
    assert hand(position(hands, 0, out=four["out"]), 3) == ""


@pytest.mark.parametrize("field", ["game", "players", "turn", "hands"])
def test_some_fields_are_required(field: str) -> None:
    with pytest.raises(Refusal, match="position"):
        GAME.load({name: value for name, value in BASE.items() if name != field})


def test_under_holding_back_a_sans_contradicts_no_hand_unless_it_was_for_an_ace() -> None:
    options = {"holding_back": True}
    loaded = GAME.load({**BASE, "options": options, "lacks": ["9", "", ""]})
    assert loaded.dump()["lacks"] == ["9", "", ""]
    assert "has said it lacks" in load_reason(options=options, lacks=["A", "", ""])


def test_nj_14_whoever_has_just_been_asked_and_passed_is_noted_to_lack_the_rank() -> None:
    asked = {"wanted": "3", "layer": 0, "turn": 1}
    assert GAME.load({**BASE, **asked}).dump()["lacks"] == ["3", "", "3"]
    assert GAME.load({**BASE, **asked, "lacks": ["4", "5", ""]}).dump()["lacks"] == ["3 4", "5", "3"]
    opening = GAME.load({**BASE, "turn": 1, "asked": 1})
    assert opening.dump()["lacks"] == ["", "", "A"]


def test_what_is_imagined_of_a_position_that_leaves_lacks_out_can_be() -> None:
    rng, asked = FastRng("asked"), 0
    match = start(4)
    while match.seat != NOBODY:
        position = match.dump()
        if position["asked"]:
            asked += 1
            del position["lacks"]
            loaded = GAME.load(position)
            for seat in range(4):
                rng.open(REDEAL, asked, seat)
                assert GAME.load(GAME.redeal(loaded.view(Seat(seat)), rng).dump()).seat == match.seat
        match.apply(match.pick(rng))
    assert asked > 10


def test_the_dealer_left_out_is_the_first_seat_still_in() -> None:
    four = {"players": 4, "out": [1, None, None, None], "hands": ["", "AC 9C", "2D 9D", "9H 9S"], "turn": 1}
    for moment in ({"wanted": "3", "layer": 1}, {"phase": "lead", "layer": 1}):
        loaded = GAME.load({**BASE, **four, **moment})
        assert loaded.dump()["dealer"] == 1
        assert GAME.load(loaded.dump()).dump() == loaded.dump()
    over = GAME.load({**BASE, **four, "turn": None, "hands": ["", "", "2D 9D", "9H 9S"]})
    assert over.dump()["dealer"] == 1


def test_a_position_is_loaded_and_dumped_unchanged_all_along_a_match() -> None:
    rng = FastRng("along")
    match = start(5, {"rounds": 4, "holding_back": True, "talon": "blind"})
    while match.seat != NOBODY:
        position = match.dump()
        again = GAME.load(position)
        assert again.dump() == position
        assert again.fingerprint() == match.fingerprint()
        match.apply(match.pick(rng))


# The series.


def series(match: State) -> object:
    return match.dump()["series"]


def test_a_series_grows_with_each_card_and_begins_anew_after_a_king() -> None:
    match = position(["QC KC 5C 9C", "9D", "9H"], 0, wanted="Q", layer=0, series=2)
    assert [series(match), *(series(play(match, move)) for move in ("lay QC", "lay KC", "lay 5C"))] == [2, 3, 4, 1]


def test_a_series_that_was_led_is_a_new_one_although_its_card_would_have_gone_on() -> None:
    held_back = {"holding_back": True}
    match = position(["3C 9C", "4C 8C", "9H"], 0, wanted="3", layer=0, options=held_back)
    play(match, "lay 3C", "pass", "pass", "pass", "lay 4C")
    assert series(match) == 1
    assert series(GAME.load(match.dump())) == 1


def test_a_series_is_forgotten_with_its_round() -> None:
    assert series(play(position(["3C", "9D", "9H"], 0, wanted="3", layer=0, tokens=[50] * 3), "lay 3C")) == 0
