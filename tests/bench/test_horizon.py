"""What `hard` would win by looking to the end of the round."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from bench import horizon, shelf
from bench.horizon import Looked
from pioche.chance import FastRng
from pioche.core.registry import game_of
from pioche.lab.plan import code_of


@pytest.mark.parametrize("slug", horizon.SLUGS)
def test_one_search_looks_to_the_end_and_the_other_as_far_as_hard(slug: str) -> None:
    state = game_of(slug).start(4, FastRng("any"))
    known = horizon.searchers(slug, 1000)
    near, far = (known[name].search.policy.longest(state) for name in ("as far", "to the end"))
    assert far > 1000 * near > 0
    assert known["as far"].search.decisions == known["to the end"].search.decisions > 0


@pytest.mark.parametrize("slug", horizon.SLUGS)
def test_what_the_deals_show_is_kept_with_the_command_that_measures_it_again(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    given = [slug, "--deals", "2", "--players", "3", "--share", "10000", "--seed", "any"]
    said = CliRunner().invoke(horizon.main, given)
    assert said.exit_code == 0, said.output
    ((name, found),) = shelf.every(shelf.MEASURED, "horizon", Looked).items()
    assert name == f"horizon-{slug}-3"
    assert found.command == f"python -m bench.horizon {slug} --players 3 --deals 2 --share 10000 --seed any"
    assert found.code == code_of(game_of(slug))
    assert found.edge.deals == 2
    assert said.output.startswith(f"{slug}, 3 players, 2 deals: looking to the end wins ")


def test_where_hard_looks_to_the_end_anyway_there_is_nothing_to_measure() -> None:
    said = CliRunner().invoke(horizon.main, ["nain_jaune"])
    assert said.exit_code == 2
    assert "nain_jaune is searched to the end of the round; there are adriano, janus." in said.output
