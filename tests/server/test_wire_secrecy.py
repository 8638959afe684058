"""Non-interference at the wire: what a viewer never learned changes no byte that this viewer receives, nor when."""

import os

import pytest

from tests.server.wire_pairs import GAMES, check_sitting

SITTINGS = int(os.environ.get("PIOCHE_WIRE_SITTINGS", "8"))


@pytest.mark.parametrize("game", GAMES)
def test_the_traffic_to_a_viewer_is_the_same_whatever_it_never_learned(game: str) -> None:
    pairs = sum(check_sitting(game, number) for number in range(SITTINGS))
    print(f"{pairs} pairs of deals compared")  # for whoever asks for more of them
    assert pairs >= SITTINGS // 2
