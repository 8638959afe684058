"""The careful fast: sensible at each decision, and better than chance over many."""

import pytest

from pioche.bots.bot import RANDOM, Bot
from pioche.bots.levels import LEVELS
from pioche.chance import FastRng
from pioche.core.seats import NOBODY
from pioche.games.nain_jaune import GAME
from pioche.games.nain_jaune.rules import Match
from tests.games.nain_jaune.tables import play, position, start

FAST = next(bot for bot in LEVELS if (bot.game, bot.name) == (GAME.slug, "fast"))


def chosen(match: Match) -> str:
    return GAME.notation((FAST.choose(match.view(match.seat), FastRng("1")),))


def test_of_several_cards_of_a_rank_the_belle_is_laid() -> None:
    match = position(["6C 7C 7D 9C", "9D", "9H"], 0, phase="lead", layer=0)
    play(match, "lay 6C")
    assert chosen(match) == "lay 7D"


def test_it_passes_when_it_must_and_lays_when_it_may_hold_back() -> None:
    match = position(["AC 2C 9C", "9D", "9H"], 0, options={"holding_back": True})
    play(match, "lay AC")
    assert chosen(match) == "lay 2C"
    assert chosen(play(match, "lay 2C")) == "pass"


def test_a_series_that_ends_with_a_king_comes_first() -> None:
    match = position(["2C 3C 4C QC KC", "9D", "9H"], 0, phase="lead", layer=0)
    assert chosen(match) == "lay QC"


def test_a_longer_series_is_better_than_a_shorter_one() -> None:
    match = position(["3C 6D 7C 8C", "9D", "9H"], 0, phase="lead", layer=0)
    assert chosen(match) == "lay 6D"


def test_an_ace_is_better_than_another_lonely_card() -> None:
    match = position(["AC 3C 6D", "9D", "9H"], 0, phase="lead", layer=0)
    assert chosen(match) == "lay AC"


def test_under_last_layer_a_series_nobody_can_continue_is_worth_more() -> None:
    # every 9 is laid, so after the 8 the same player leads again; a 5 is not
    match = position(["3C 4C 8C", "2D 5D", "2H"], 0, phase="lead", layer=0, options={"restart": "last_layer"})
    assert chosen(match) == "lay 8C"


def wins(bot: Bot, players: int, matches: int, options: dict[str, object]) -> float:
    """Matches one bot wins against random players, sitting everywhere in turn; a shared place is a share."""
    won = 0.0
    for number in range(matches):
        match, rng = start(players, options, seed=f"match {number}"), FastRng(f"bots {number}")
        while match.seat != NOBODY:
            mover = bot if match.seat == number % players else RANDOM
            match.apply(mover.choose(match.view(match.seat), rng))
        ranks = match.ranks()
        won += (ranks[number % players] == 1) / ranks.count(1)
    return won


@pytest.mark.parametrize(("players", "options", "least"), [(3, {}, 45), (4, {"holding_back": True}, 60)])
def test_it_wins_more_than_its_share(players: int, options: dict[str, object], least: int) -> None:
    """Of 100 matches a random player would win 33 or 25."""
    assert wins(FAST, players, 100, options) >= least
