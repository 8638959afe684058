"""What `train/` learns from and plays with. Where torch is not installed, nothing is learnt."""

import csv
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from pioche.chance import FastRng
from pioche.games.adriano import GAME
from pioche.games.adriano.rules import Adriano
from pioche.lab.duplicate import play
from train.bot import Trained
from train.judge import among_fast
from train.net import Net, load
from train.selfplay import Played, Rounds
from train.settings import Settings, kept
from train.sight import ALIKE, Sight, heads, rows

KEPT = Path(__file__).parents[1] / "train" / "adriano-4" / "weights.npz"
DECISIONS = 500
SETTINGS = Settings(seed="tests", tables=8, width=16, batch=256, memory=4096, teaching=0, passes=20.0)


@pytest.fixture(scope="module")
def played() -> Played:
    return Rounds(SETTINGS, "tests").play(None, DECISIONS)


def test_what_a_seat_is_told_depends_on_what_it_may_know_alone() -> None:
    chance = FastRng("imagined")
    for players in (2, 4, 6):
        table = GAME.start(players, FastRng(str(players)), {"rounds": 50})
        known, imagined = Sight(players), Sight(players)
        for _ in range(150):
            assert isinstance(table, Adriano)
            other = GAME.redeal(table.view(table.seat), chance)
            assert isinstance(other, Adriano)
            known.look(table)
            imagined.look(other)
            assert (imagined.lit, imagined.heads, imagined.actions) == (known.lit, known.heads, known.actions)
            assert all(low < high for low, high in pairwise(known.lit))
            assert rows(players) - ALIKE <= max(known.lit) < rows(players)
            assert len(set(known.heads)) == len(known.actions)
            assert max(known.heads) < heads(players)
            assert set(known.actions) <= set(table.legal())
            table.apply(known.actions[chance.below(len(known.actions))])


def test_a_decision_is_written_down_with_what_its_round_brought(played: Played) -> None:
    assert len(played.lit) == len(played.heads) == len(played.gains) >= DECISIONS
    assert len(set(played.gains.tolist())) > 20
    assert len(set(played.heads.tolist())) > 10


def test_the_same_seed_plays_the_same_rounds(played: Played) -> None:
    again = Rounds(SETTINGS, "tests").play(None, DECISIONS)
    assert np.array_equal(again.lit, played.lit)
    assert np.array_equal(again.gains, played.gains)


def test_weights_are_kept_as_they_are(tmp_path: Path) -> None:
    net = load(KEPT)
    net.save(tmp_path / "weights.npz")
    again = load(tmp_path / "weights.npz")
    assert all(np.array_equal(again.weights[name], values) for name, values in net.weights.items())


def test_the_weights_that_are_kept_play_a_round_like_any_bot() -> None:
    bot = Trained(load(KEPT))
    found = play(GAME, [bot] * 4, "one deal")
    assert sum(found.gains) == pytest.approx(0)


def test_whoever_plays_at_random_loses_among_fast() -> None:
    chance = np.random.default_rng(1)
    sizes = {"rows": (rows(4), 8), "first_bias": (8,), "second": (8, 8), "second_bias": (8,)}
    last = {"last": (8, heads(4)), "last_bias": (heads(4),)}
    net = Net({name: chance.normal(size=size).astype(np.float32) for name, size in {**sizes, **last}.items()})
    assert np.mean(among_fast(net, 4, 40, "tests")) < 0


def test_a_run_goes_on_with_the_settings_it_was_begun_with(tmp_path: Path) -> None:
    assert kept(tmp_path / "run", SETTINGS) == SETTINGS
    assert kept(tmp_path / "run", Settings(seed="another")) == SETTINGS


def test_a_learner_learns_something_and_goes_on_where_it_was(tmp_path: Path, played: Played) -> None:
    torch = pytest.importorskip("torch", reason="only the train extra has torch")
    from train.learn import Learner

    sizes = (rows(4), heads(4), played.lit.shape[1])
    data = [torch.from_numpy(values) for values in (played.lit.astype(np.int32), played.heads, played.gains)]
    learner = Learner(tmp_path, SETTINGS, *sizes)
    for _ in range(3):
        learner.learn(*data)
        learner.publish()
    with (tmp_path / "loss.csv").open(encoding="utf-8") as file:
        losses = [float(row[2]) for row in csv.reader(file)]
    assert losses[-1] < 0.9 * losses[0]
    again = Learner(tmp_path, SETTINGS, *sizes)
    assert (again.decisions, again.steps) == (learner.decisions, learner.steps)
    lit = played.lit[:50]
    with torch.no_grad():
        theirs = again.average.module(torch.from_numpy(lit.astype(np.int32))).cpu().numpy() * 20
    assert np.allclose(load(tmp_path / "weights.npz").values(lit), theirs, atol=1e-3)
