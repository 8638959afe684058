"""A bot of anybody's package takes part by its name."""

import importlib
import re
from collections.abc import Iterator
from contextlib import closing
from importlib.metadata import entry_points
from pathlib import Path
from unittest.mock import patch

import pytest

from pioche.bots.bot import RANDOM, Bot, bots
from pioche.chance import Chance
from pioche.core import plugins
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.core.seats import Action
from pioche.core.view import View
from pioche.lab.ledger import Ledger, Row
from pioche.lab.plan import entrants, pairs, plan_of
from pioche.lab.playing import Failed, run
from pioche.lab.simulation import playing as simulating
from pioche.lab.simulation.study import Part
from pioche.lab.standings import Contest
from tests.lab.arenas import ledger_in, unheard
from tests.lab.studies import study


class Timid(Bot):
    name = "timid"

    def choose(self, view: View, chance: Chance) -> Action:
        return view.legal[0]


class Reckless(Bot):
    name = "reckless"
    game = "adriano"

    def choose(self, view: View, chance: Chance) -> Action:
        raise ArithmeticError("too far")


class Point:
    name = "theirs"
    dist = None

    def load(self) -> tuple[Bot, ...]:
        return RANDOM, Timid(), Reckless()


@pytest.fixture(autouse=True)
def offered() -> Iterator[None]:
    bots.cache_clear()
    with patch.object(
        plugins, "entry_points", lambda group: [Point()] if group == "pioche.bots" else entry_points(group=group)
    ):
        yield
    bots.cache_clear()


def test_a_bot_of_anybody_takes_part_by_its_name(tmp_path: Path) -> None:
    assert entrants(game_of("adriano"), ["timid", "random"]) == ["timid", "random"]
    with closing(ledger_in(tmp_path)) as ledger:
        contest = Contest(ledger, pairs(["timid", "random"]), 3)
        run(contest, 1, unheard)
    assert [len(meeting.deals) for meeting in contest.meetings] == [3, 3]


def test_a_bot_of_another_package_is_known_by_its_code_and_may_join(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "their_bot.py").write_text("from pioche.bots.bot import Bot\nclass Theirs(Bot):\n    name = 'theirs'\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    theirs = importlib.import_module("their_bot").Theirs()
    monkeypatch.setattr(Point, "load", lambda point: (RANDOM, Timid(), theirs))

    def opened(*names: str) -> Ledger:
        return Ledger(tmp_path / "arena", plan_of(game_of("adriano"), 2, {}, {}, seed="test", names=names))

    def changed() -> None:
        with (tmp_path / "their_bot.py").open("a") as file:
            file.write("# another\n")

    with closing(opened("random", "timid")) as ledger:
        assert list(ledger.plan.offered) == ["timid"]
        ledger.add([Row(0, "timid", "", 0, [0.0, 0.0], [], 0)])
    opened("random", "theirs").close()
    changed()
    with closing(opened("random", "theirs")) as ledger:
        assert not ledger.stale, "it has not played yet"
        assert set(ledger.plan.offered) == {"timid", "theirs"}
        ledger.add([Row(0, "theirs", "", 0, [0.0, 0.0], [], 0)])
    changed()
    with closing(opened("random", "timid")) as ledger:
        assert not ledger.stale
    with closing(opened("random", "theirs")) as ledger:
        assert ledger.stale


def test_one_that_fails_is_told_of_and_what_was_finished_is_kept(tmp_path: Path) -> None:
    with closing(ledger_in(tmp_path)) as ledger:
        contest = Contest(ledger, pairs(["random", "reckless"]), 3)
        with pytest.raises(Refusal) as refusal:
            run(contest, 1, unheard)
    assert re.fullmatch(r"ArithmeticError\('too far'\), test_entrants\.py:\d+", refusal.value.words["error"])


def test_a_simulation_says_where_a_bot_failed_too() -> None:
    found = simulating.played(study("adriano", names=("reckless", "random")), Part(0, 0, 1))
    assert isinstance(found, Failed)
    assert re.fullmatch(r"ArithmeticError\('too far'\), test_entrants\.py:\d+", found.words["error"])
