"""The comparison with OpenSpiel's ISMCTSBot: who sits where, and how long each may think."""

import pytest

from bench import ismcts
from bench.ismcts import Round, Setting, SpielBot, duplicate_round, enough, go_on, settle
from pioche.bots.bot import RANDOM
from pioche.bots.levels import LEVELS
from pioche.chance import FastRng
from pioche.core.registry import game_of
from pioche.core.seats import Seat
from pioche.envs.openspiel import load
from pioche.lab.plan import code_of

QUICK = Setting("nain_jaune", 3, 2, 10.0, code_of(game_of("nain_jaune")))


def test_the_ismcts_bot_is_a_bot_like_others() -> None:
    game = game_of("nain_jaune")
    state = game.start(3, FastRng("1"), {"lead": "any"})
    bot = SpielBot(load("nain_jaune", one_round=True, lead="any"), 20, 10.0)
    view = state.view(Seat(state.seat))
    chosen = bot.choose(view, FastRng("same"))
    assert chosen in view.legal
    assert bot.choose(view, FastRng("same")) == chosen


def test_in_a_duplicate_round_it_sits_in_every_seat() -> None:
    played = duplicate_round(QUICK, RANDOM, "deal", 2)
    assert len(played.edges) == 3
    assert duplicate_round(QUICK, RANDOM, "deal", 2).edges == played.edges
    assert played.hard_decisions > played.spiel_decisions > 0


def test_it_gets_the_simulations_that_fill_ten_times_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ismcts, "MEASURED", 3)
    monkeypatch.setattr(ismcts, "TRIAL", 4)
    monkeypatch.setattr(
        ismcts.Timed, "mean", lambda timed: 0.5 * timed.bot.simulations if isinstance(timed.bot, SpielBot) else 2.0
    )
    fast = next(bot for bot in LEVELS if (bot.game, bot.name) == ("adriano", "fast"))
    setting = settle("adriano", fast)
    assert setting.players == 2
    assert setting.exploration > 10
    assert setting.simulations == 42  # half a millisecond each, ten and a half times two


def test_it_gets_more_simulations_where_they_took_too_little_time() -> None:
    done = [Round(str(nth), [0.0], 20.0, 10, 50.0, 5, 40) for nth in range(20)]
    assert enough(QUICK, done[:3]) == QUICK.simulations
    assert enough(QUICK, done) == 84  # 21 ms instead of 10


def test_a_decided_test_plays_no_further() -> None:
    done = [Round(str(nth), [1.0 + nth % 2], 1.0, 1, 10.0, 1, 2) for nth in range(100)]
    assert not list(go_on(QUICK, RANDOM, done, 1000, lambda: True))
    assert not list(go_on(QUICK, RANDOM, done[:99], 1000, lambda: False))
    assert [played.deal for played in go_on(QUICK, RANDOM, done[:99], 1000, lambda: True)] == ["ismcts 99"]
