"""The oracle sees everything but what chance has not decided yet; skill is how far a bot has come on the way to it."""

from random import Random

import pytest

from pioche.bots.bot import RANDOM, bot_for
from pioche.bots.players import Searcher
from pioche.chance import FastRng
from pioche.core.registry import game_of, games
from pioche.lab.duplicate import play
from pioche.lab.oracle import Oracle, Truth, has_oracle, oracle_of, patient
from pioche.lab.plan import Pair
from pioche.lab.skill import share, skills
from pioche.lab.standings import Meeting
from pioche.search.halving import Search


@pytest.mark.parametrize("slug", sorted(games()))
def test_the_oracle_imagines_the_truth_with_another_future(slug: str) -> None:
    state = game_of(slug).start(3, FastRng("deal"))
    imagined = Truth(state).redeal(FastRng("oracle"))
    assert imagined.fingerprint() == state.fingerprint()
    assert imagined.chance.seed != state.chance.seed
    assert imagined is not state


def test_the_oracle_has_the_search_of_hard_and_its_budget() -> None:
    hard = bot_for("janus", "hard")
    assert isinstance(hard, Searcher)
    oracle = oracle_of("janus", 60.0)
    assert has_oracle("janus")
    assert not has_oracle("chess")
    assert oracle._search.decisions == hard.search.decisions
    assert oracle._search.policy is hard.search.policy


def test_a_patient_bot_searches_as_much_and_no_clock_stops_it() -> None:
    hard = bot_for("adriano", "hard")
    assert isinstance(hard, Searcher)
    other = patient(hard, 600.0)
    assert isinstance(other, Searcher)
    assert (other.name, other.search.decisions, other.search.patience) == ("hard", hard.search.decisions, 600.0)
    assert hard.search.patience < 600.0
    assert patient(RANDOM, 600.0) is RANDOM


def test_whoever_sees_everything_wins() -> None:
    hard = bot_for("adriano", "hard")
    assert isinstance(hard, Searcher)
    oracle = Oracle(Search(hard.search.policy, 300))
    adriano = game_of("adriano")
    assert sum(play(adriano, [oracle, RANDOM], str(deal)).gains[0] for deal in range(6)) > 0


# Skill captured.


def drawn(mean: float, seed: int, count: int = 400) -> list[float]:
    chance = Random(seed)
    return [chance.gauss(mean, 1) for _ in range(count)]


def test_skill_is_the_share_of_the_way_from_chance_to_the_oracle() -> None:
    found = share(drawn(1, 1), drawn(-1, 2), drawn(3, 3))
    assert found is not None
    assert found.mean == pytest.approx(0.5, abs=0.05)
    assert 0 < found.half < 0.05


def test_the_interval_of_skill_holds_the_truth_nineteen_times_in_twenty() -> None:
    tries = [share(drawn(1, 3 * n, 60), drawn(-1, 3 * n + 1, 60), drawn(3, 3 * n + 2, 60)) for n in range(300)]
    held = sum(found is not None and found.low < 0.5 < found.high for found in tries)
    assert 272 <= held <= 297


def test_where_the_oracle_is_no_better_than_chance_there_is_no_skill_to_capture() -> None:
    assert share(drawn(0, 1), drawn(0, 2), drawn(0, 3)) is None


def met(hero: str, villain: str, deals: list[float]) -> Meeting:
    meeting = Meeting(Pair(hero, villain), len(deals))
    meeting.deals = deals
    return meeting


def test_skill_is_told_of_everybody_who_met_the_same_opponents_as_chance_and_the_oracle() -> None:
    chance, oracle = met("random", "normal", drawn(-2, 1)), met("oracle", "normal", drawn(2, 2))
    found = skills([chance, oracle, met("easy", "normal", drawn(-1, 3))])
    assert [(skill.bot, skill.villain) for skill in found] == [("easy", "normal"), ("normal", "normal")]
    shares = [skill.share.mean for skill in found if skill.share is not None]
    assert shares == pytest.approx([0.25, 0.5], abs=0.05)
    assert skills([chance]) == []
