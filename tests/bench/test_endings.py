"""What `hard` wins at the end of a match by thinking of more than the round."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from bench import endings, journal, shelf
from bench.endings import Ended
from pioche.bots.bot import Bot
from pioche.bots.players import Searcher
from pioche.chance import Chance
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY, Action
from pioche.core.view import View
from pioche.lab.plan import code_of


@pytest.mark.parametrize("slug", endings.SLUGS)
def test_an_ending_begins_where_the_match_may_be_decided(slug: str) -> None:
    game = game_of(slug)
    found = [state for state in (endings.ending(game, 4, str(nth)) for nth in range(8)) if state is not None]
    assert found
    for state in found:
        assert state.seat != NOBODY
        if slug == "programmes":
            assert max(state.scores()) == state.options["goal"] - 1  # type: ignore[operator]
        else:
            assert state.round == state.options["rounds"] - 1  # type: ignore[operator]


@pytest.mark.parametrize("slug", endings.SLUGS)
def test_one_search_thinks_of_the_match_and_the_other_of_points_alone(slug: str) -> None:
    hero, villain = endings.searchers(slug, 1000)
    assert isinstance(hero, Searcher)
    assert isinstance(villain, Searcher)
    assert hero.search.policy.ambition > 0 == villain.search.policy.ambition
    assert hero.search.decisions == villain.search.decisions > 0


def test_what_the_endings_show_is_kept_with_the_command_that_measures_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    given = ["nain_jaune", "--endings", "2", "--players", "3", "--share", "10000", "--seed", "any"]
    said = CliRunner().invoke(endings.main, given)
    assert said.exit_code == 0, said.output
    ((name, found),) = shelf.every(shelf.MEASURED, "endings", Ended).items()
    assert name == "endings-nain_jaune-3"
    assert found.command == "python -m bench.endings nain_jaune --players 3 --endings 2 --share 10000 --seed any"
    assert found.code == code_of(game_of("nain_jaune"))
    assert found.places.deals == found.points.deals == 2
    assert said.output.startswith("nain_jaune, 3 players, 2 endings: places ")


def test_another_run_goes_on_with_the_next_ending(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    def go(endings_: int) -> list[endings.Ending]:
        given = ["nain_jaune", "--endings", str(endings_), "--players", "3", "--share", "10000"]
        assert CliRunner().invoke(endings.main, given).exit_code == 0
        return journal.read(shelf.ROUNDS / "endings-nain_jaune-3.jsonl", endings.Setting, endings.Ending)[1]

    at_once = go(3)
    assert go(3) == at_once
    (shelf.ROUNDS / "endings-nain_jaune-3.jsonl").unlink()
    first = go(2)
    assert [*first, *go(3)[2:]] == at_once


def test_endings_of_others_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = shelf.ROUNDS / "endings-nain_jaune-3.jsonl"
    journal.add(file, endings.Setting("nain_jaune", 3, 100, "endings", "earlier"))
    said = CliRunner().invoke(endings.main, ["nain_jaune", "--players", "3"])
    assert said.exit_code == 1
    assert "is of other endings or bots: move it away." in said.output


class Noting(Bot):
    """Chooses by a number it draws, so many places further on, and notes it."""

    def __init__(self, further: int) -> None:
        self.further = further
        self.drawn: list[int] = []

    def choose(self, view: View, chance: Chance) -> Action:
        self.drawn.append(chance.below(1_000_000))
        return view.legal[(self.drawn[-1] + self.further) % len(view.legal)]


def test_what_a_seat_draws_depends_on_how_often_it_has_decided_alone() -> None:
    state = next(found for found in (endings.ending(game_of("adriano"), 3, str(nth)) for nth in range(8)) if found)
    tables = [[Noting(first), Noting(0), Noting(0)] for first in (0, 1)]
    for bots in tables:
        endings.played_on(state.copy(), list(bots), "any")
    assert [len(bot.drawn) for bot in tables[0]] != [len(bot.drawn) for bot in tables[1]]
    for one, other in zip(*tables, strict=True):
        assert all(mine == theirs for mine, theirs in zip(one.drawn, other.drawn, strict=False))
