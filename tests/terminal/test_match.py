"""A match against bots in this process."""

from pioche.core.registry import game_of
from pioche.terminal.match import Match
from tests.curious import Curious


def test_no_bot_learns_the_deal_from_its_chance() -> None:
    curious = Curious()
    match = Match(game_of("nain_jaune"), "a seed", dict.fromkeys(range(3), curious), 3, {"rounds": 1}, {})
    while not match.over:
        match.let_bot_play()
    assert curious.guessed
    assert not any(curious.guessed)
