"""Redeals: what a viewer imagines looks to them exactly like what they see, and can be played to the end."""

import json
from random import Random

import pytest

from pioche.chance import DEAL, PROGRAMMES, FastRng, Scripted
from pioche.core.refusal import Refusal
from pioche.core.seats import HIDDEN, NOBODY, SPECTATOR, Seat
from pioche.core.state import State, playout
from pioche.core.wire import encode_view
from pioche.games.programmes import GAME
from tests.games.programmes.tables import REDUCED, TABLES, Fields, Table, load, lying, match, viewers

# Six players and many turns: the reserve of thirty cards runs out again and again.
LONG: Table = (6, {"difficulty": "hard", "round_limit": 22, "max_rounds": 1}, {})
ENDLESS: Table = (6, {"difficulty": "hard", "round_limit": 100, "max_rounds": 1}, {})


def seen(state: State, viewer: Seat) -> str:
    return json.dumps(encode_view(GAME, state.view(viewer)))


def check(state: State, viewer: Seat, seed: str) -> State:
    view = state.view(viewer)
    imagined: State = GAME.redeal(view, FastRng(seed))
    assert seen(imagined, viewer) == json.dumps(encode_view(GAME, view))
    if viewer == state.seat:
        assert imagined.legal() == state.legal()
    return imagined


@pytest.mark.parametrize("table", TABLES, ids=range(len(TABLES)))
def test_a_redeal_looks_to_its_viewer_like_the_view_it_came_from(table: Table) -> None:
    random = Random(1)
    differed = 0
    for step, state in enumerate(match(*table, seed="redeal")):
        if random.random() > 0.25 and not state.midway() and state.phase() != "exchange":
            continue
        for viewer in viewers(state):
            imagined = check(state, viewer, f"{step} {viewer}")
            differed += imagined.dump()["hands"] != state.dump()["hands"]
    assert differed > 10


def test_a_redeal_after_many_reshuffles_does_too() -> None:
    random = Random(2)
    reshuffles = 0
    for step, state in enumerate(match(*LONG)):
        count = state.public()["reshuffles"]
        assert isinstance(count, int)
        if count == 0 or random.random() > 0.12:
            continue
        reshuffles = max(reshuffles, count)
        for viewer in (state.seat, random.choice(viewers(state))):
            if viewer != NOBODY:
                check(state, viewer, str(step))
    assert reshuffles >= 2


def test_pr_36_what_all_saw_is_kept_for_three_reshuffles() -> None:
    longest = 0
    for step, state in enumerate(match(*ENDLESS)):
        reshuffles, history = state.public()["reshuffles"], state.public()["history"]
        assert isinstance(reshuffles, int)
        assert str(history).count("*") == min(reshuffles, 3)
        longest = max(longest, reshuffles)
        if reshuffles > 3 and step % 40 == 0:
            check(state, state.seat, "endless")
    assert longest > 6


@pytest.mark.parametrize("table", [*TABLES[:3], LONG], ids=["tiny", "scarce", "reduced", "long"])
def test_a_redeal_is_a_position_and_can_be_played_to_the_end(table: Table) -> None:
    random = Random(3)
    for step, state in enumerate(match(*table, seed="on")):
        if random.random() > 0.06:
            continue
        viewer = random.choice(viewers(state))
        imagined = check(state, viewer, str(step))
        assert GAME.load(imagined.dump()).fingerprint() == imagined.fingerprint()
        playout(imagined, FastRng("on"))
        assert imagined.seat == NOBODY


def test_redealing_leaves_the_view_and_the_true_state_alone() -> None:
    for step, state in enumerate(match(*TABLES[0], seed="alone")):
        viewer = Seat(step % 2)
        view = state.view(viewer)
        written, mark = json.dumps(encode_view(GAME, view)), state.fingerprint()
        redealer = GAME.redealer(view)
        chance = FastRng("alone")
        one, other = redealer.redeal(chance), redealer.redeal(chance)
        kept = other.fingerprint()
        playout(one, FastRng("0"))
        assert other.fingerprint() == kept
        assert json.dumps(encode_view(GAME, view)) == written
        assert state.fingerprint() == mark


def test_the_same_chance_imagines_the_same_and_another_one_another() -> None:
    for step, state in enumerate(match(*TABLES[3], seed="same")):
        if step % 20 == 0 and state.phase() in ("take", "play"):
            view = state.view(Seat(0))
            dumps = [GAME.redeal(view, FastRng(seed)).dump() for seed in ("a", "a", "b")]
            assert dumps[0] == dumps[1]
            assert dumps[0]["hands"] != dumps[2]["hands"]
            assert dumps[0]["chance"] != dumps[2]["chance"]


def test_what_the_viewer_knows_is_never_imagined_otherwise() -> None:
    """A card all saw being taken stays in that hand; a programme put under the pile stays where it was put."""
    known = 0
    for step, state in enumerate(match(*TABLES[1], seed="known")):
        if step % 3:
            continue
        for viewer in viewers(state):
            view = state.view(viewer)
            imagined = GAME.redeal(view, FastRng(str(step)))
            for zone, true in zip(imagined.zones(), view.zones, strict=True):
                for value, shown in zip(zone.values, true.values, strict=True):
                    assert shown in (value, HIDDEN)
                    known += shown != HIDDEN
    assert known > 1000


# Eight natural cards without jokers, three to a hand: the reserve begins with one.
LAST_CARDS: Fields = {
    **REDUCED,
    "lab": {"list": "tiny", "ranks": 4, "suits": 2, "packs": 1, "jokers": 0, "hand": 3},
    "phase": "take",
    "hands": ["QH 10H", "QS JS JH"],
    "discard": "10S",
    "reserve": "",
}


def test_pr_36_a_position_too_keeps_what_all_saw_for_three_reshuffles() -> None:
    once = " * =10S 0+10S 0-10S"
    for count in (3, 4, 5):
        state = load(**LAST_CARDS, reshuffles=count, history=f"1+{once * count}")
        assert state.dump()["history"] == (f"1+{once * 3}" if count == 3 else once.strip() + once * 2)


def test_pr_36_hands_are_imagined_when_no_card_has_left_one_since_the_reshuffle() -> None:
    state = load(
        **{**LAST_CARDS, "hands": ["QH", "QS JS JH"], "discard": "10H", "reserve": "10S"},
        reshuffles=1,
        history="* =10S",
    )
    redealer, chance = GAME.redealer(state.view(SPECTATOR)), FastRng("reshuffled")
    imagined = [redealer.redeal(chance).dump() for _ in range(60)]
    assert {str(one["hands"][0]) for one in imagined if isinstance(one["hands"], list)} == {"QH", "QS", "JS", "JH"}
    assert {str(one["reserve"]) for one in imagined} == {"10S"}


def test_the_twin_of_a_card_that_left_a_hand_may_lie_there_or_in_the_reserve() -> None:
    lab = {"list": "tiny", "ranks": 4, "suits": 2, "jokers": 0, "hand": 3}
    hands = ["QH 10H JS", "QS JH KH"]
    state = load(lab=lab, hands=hands, programmes=["T1", "T2"], phase="take", discard="KS", history="1+ 1-KS")
    redealer, chance = GAME.redealer(state.view(Seat(0))), FastRng("twin")
    places = {str(redealer.redeal(chance).dump()["reserve"]).count("KS") for _ in range(60)}
    assert places == {0, 1}


def test_a_disguised_start_deals_the_cards_and_programmes_that_were_imagined() -> None:
    lab = {"packs": 1, "jokers": 0, "suns": 0}
    script = {(int(PROGRAMMES), 0, 0): list(range(48)), (int(DEAL), 0, 0): list(range(52))}
    state = GAME.start(2, Scripted(script), {}, lab)
    imagined = GAME.redeal(state.view(Seat(0)), FastRng("disguise"))
    other = GAME.start(2, Scripted(GAME.disguise(script, state, imagined)), {}, lab)
    for name in ("hands", "programmes"):
        assert other.dump()[name] == imagined.dump()[name] != state.dump()[name]
    assert seen(other, Seat(0)) == seen(state, Seat(0))


SPOILT: list[tuple[str, object, str]] = [
    *[(name, 0.5, name) for name in ("dealer", "history", "recycles", "reshuffles", "turns")],
    *[("combinations", 0.5, "combinations"), ("combinations", [0.5, 0.5], "combinations")],
    *[("combinations", [{"low": 0, "suits": "H"}, {"rank": 8}], "low"), ("combinations", [{"low": 15}, {}], "low")],
    *[("combinations", [{"low": 3, "suits": 0.5}, {"rank": 8}], "suits")],
    *[("known", 0.5, "known"), ("known", [0.5, ""], "known"), ("known", ["1H", ""], "known")],
    *[("origins", 0.5, "origins"), ("origins", {"P01": 0}, "origins")],
    *[("revealed", 0.5, "revealed"), ("revealed", [0.5, True], "revealed")],
    *[(name, spoilt, "public") for name in ("kept", "recycled", "pile_origins") for spoilt in (0.5, [0.5, 0.5])],
    *[("programme_knowers", 0.5, "known"), ("pile_knowers", 0.5, "known")],
]


@pytest.mark.parametrize(("field", "value", "name"), SPOILT)
def test_a_view_whose_public_part_was_spoilt_is_refused_by_name(field: str, value: object, name: str) -> None:
    view = load(**lying()).view(Seat(0))
    assert field in view.public
    view.public[field] = value
    with pytest.raises(Refusal) as raised:
        GAME.redeal(view, FastRng("spoilt"))
    assert (raised.value.kind, raised.value.words["name"]) == ("position", name)


def test_a_view_must_tell_of_every_combination_it_shows() -> None:
    view = load(**lying()).view(Seat(0))
    view.public["combinations"] = []
    with pytest.raises(ValueError, match="zip"):
        GAME.redeal(view, FastRng("spoilt"))


def test_a_view_that_no_deal_explains_is_refused() -> None:
    view = load(**LAST_CARDS).view(SPECTATOR)
    view.public["history"] = "* =10S 0+ 1-10S"  # seat 0 drew the ten that seat 1 is said to have discarded
    with pytest.raises(ValueError, match="no deal explains this view"):
        GAME.redeal(view, FastRng("unexplained"))
