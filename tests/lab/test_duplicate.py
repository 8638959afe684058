"""Duplicate deals: the same cards, and what a seat wins is owed to who sits in it."""

import pytest

from pioche.bots.bot import RANDOM, Bot, bot_for
from pioche.chance import Chance
from pioche.core.registry import game_of
from pioche.core.seats import Action
from pioche.core.state import gains
from pioche.core.view import View
from pioche.lab.duplicate import IllegalAction, Sitting, play

GAME = game_of("nain_jaune")


def test_a_hero_sits_in_one_seat_among_villains() -> None:
    assert Sitting("a", "b", 1).names(3) == ["a", "b", "a"]
    assert Sitting("a").names(2) == ["a", "a"]


class Cheat(Bot):
    name = "cheat"

    def choose(self, view: View, chance: Chance) -> Action:
        return Action(-1)


def test_a_bot_that_may_not_do_what_it_chose_is_found_out() -> None:
    with pytest.raises(IllegalAction, match="cheat chose -1"):
        play(GAME, [Cheat()] * 3, "1")


def test_the_same_bots_play_the_same_deal_alike() -> None:
    bots = [RANDOM] * 3
    assert play(GAME, bots, "1").gains == play(GAME, bots, "1").gains
    assert play(GAME, bots, "1").gains != play(GAME, bots, "2").gains


def test_what_one_wins_the_others_lose() -> None:
    assert sum(play(GAME, [RANDOM] * 4, "deal").gains) == pytest.approx(0)
    assert gains([3, 0, 0]) == [3, -1.5, -1.5]


def test_where_low_wins_fewer_points_are_a_gain() -> None:
    adriano = game_of("adriano")
    fast = bot_for("adriano", "fast")
    assert fast is not None
    mean = sum(play(adriano, [fast, RANDOM], str(deal)).gains[0] for deal in range(20)) / 20
    assert mean > 10


def test_only_decisions_that_leave_a_choice_are_timed() -> None:
    played = play(GAME, [RANDOM] * 3, "1")
    assert all(0 < len(times) < 40 for times in played.thinking)


def test_a_whole_match_has_all_its_rounds() -> None:
    one = play(GAME, [RANDOM] * 3, "1")
    all_rounds = play(GAME, [RANDOM] * 3, "1", whole=True)
    assert sum(map(len, all_rounds.thinking)) > 2 * sum(map(len, one.thinking))
