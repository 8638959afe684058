"""What `hard` wins at the end of a match by thinking of more than the round."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from bench import endings, shelf
from bench.endings import Ended
from pioche.bots.players import Searcher
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY
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
