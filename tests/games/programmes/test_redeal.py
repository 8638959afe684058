"""Redeals: what a viewer imagines looks to them exactly like what they see, and can be played to the end."""

import json
from random import Random

import pytest

from pioche.chance import FastRng
from pioche.core.seats import HIDDEN, NOBODY, Seat
from pioche.core.state import State, playout
from pioche.core.wire import encode_view
from pioche.games.programmes import GAME
from tests.games.programmes.tables import TABLES, Table, match, viewers

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
