"""A row says all that the view of its seat says: from the row alone, the whole view is found again.

PIOCHE_OBSERVED  positions of each game that are looked at
"""

import os

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


def newest(view: Json, viewer: int) -> tuple[Json, list[object]]:
    """A view with as much of its history as a row has room for, and apart from it what the viewer drew."""
    public, zones = view["public"], view["zones"]
    assert isinstance(public, dict)
    assert isinstance(zones, list)
    assert len(public.get("unlaid", [])) < UNLAID
    history = str(public.get("history", "")).split()
    if len(history) < PAST:
        return view, []
    drawn = [zone["values"] for zone in zones if zone["name"] == "drawn" and zone["owner"] == viewer]
    kept = [zone for zone in zones if zone["name"] != "drawn"]
    return {**view, "zones": kept, "public": {**public, "history": history[-PAST:]}}, drawn[0] if drawn else []


@every_game
def test_from_a_row_alone_the_whole_view_is_found_again_and_with_it_what_may_be_done(slug: str) -> None:
    game = game_of(slug)
    for state in positions(game, FastRng(f"rows {slug}"), POSITIONS):
        for seat in seats(state):
            view = state.view(seat)
            table = game.table(view.rules, view.players, FastRng(""), view.options, view.lab)
            REBUILT[slug](table, told(state, seat))
            assert table.view(seat).legal == view.legal
            found, found_drawn = newest(encode_view(game, table.view(seat)), int(seat))
            known, drawn = newest(encode_view(game, view), int(seat))
            assert found == known
            assert found_drawn == drawn[len(drawn) - len(found_drawn) :]
