"""A row says all that the view of its seat says: from the row alone, the whole view is found again.

PIOCHE_OBSERVED  positions of each game that are looked at
"""

import os
from typing import Any

import pytest

from pioche.chance import FastRng
from pioche.core.registry import game_of
from pioche.core.wire import Json, encode_view
from pioche.observing.janus import UNLAID
from pioche.observing.programmes import PAST
from tests.observing.positions import positions, seats, told
from tests.observing.rebuilding import REBUILT

POSITIONS = int(os.environ.get("PIOCHE_OBSERVED", "100"))
every_game = pytest.mark.parametrize("slug", list(REBUILT))


def within(found: Json, known: Json, viewer: int) -> tuple[Json, Json]:
    """Both views without what a row has no room for, where the known one has more of it; what is told is true there."""
    public, past = known["public"], found["public"]
    assert isinstance(public, dict)
    assert isinstance(past, dict)
    if len(public.get("unlaid", [])) > UNLAID:
        assert all(three in public["unlaid"] for three in past["unlaid"])
        found, known = ({**view, "public": {**said, "unlaid": None}} for view, said in ((found, past), (known, public)))
    if len(str(public.get("history", "")).split()) > PAST:
        drawn = drawn_by(found, viewer)
        assert drawn == drawn_by(known, viewer)[-len(drawn) :] or not drawn
        found, known = newest(found), newest(known)
    return found, known


def zones_of(view: Json) -> list[dict[str, Any]]:
    zones = view["zones"]
    assert isinstance(zones, list)
    return zones


def drawn_by(view: Json, viewer: int) -> list[object]:
    drawn = [zone["values"] for zone in zones_of(view) if (zone["name"], zone["owner"]) == ("drawn", viewer)]
    return drawn[0] if drawn else []


def newest(view: Json) -> Json:
    """A view with as much of its history as a row tells."""
    public = view["public"]
    assert isinstance(public, dict)
    kept = [zone for zone in zones_of(view) if zone["name"] != "drawn"]
    return {**view, "zones": kept, "public": {**public, "history": str(public["history"]).split()[-PAST:]}}


@every_game
def test_from_a_row_alone_the_whole_view_is_found_again_and_with_it_what_may_be_done(slug: str) -> None:
    game = game_of(slug)
    for state in positions(game, FastRng(f"rows {slug}"), POSITIONS):
        for seat in seats(state):
            view = state.view(seat)
            table = game.table(view.rules, view.players, FastRng(""), view.options, view.lab)
            REBUILT[slug](table, told(state, seat))
            assert table.view(seat).legal == view.legal
            found, known = within(encode_view(game, table.view(seat)), encode_view(game, view), int(seat))
            assert found == known
