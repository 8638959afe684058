"""The tiers of the newest list of programmes, and the numbers they rest on."""

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from bench.tiers import KEPT, PAGE, Found, found_in, page, read
from pioche.core.registry import game_of
from pioche.games.programmes.listing import TIERS, listing
from pioche.lab.plan import code_of
from tests.lab.studies import simulated, study

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def measured() -> Found:
    return read(ROOT / KEPT)


def test_the_list_of_rules_2_has_the_tiers_that_were_measured(measured: Found) -> None:
    assert {card.name: card.tier for card in listing(2) if card.name[0] == "P"} == measured.tiers()


def test_every_programme_is_surely_in_its_tier(measured: Found) -> None:
    """No interval reaches into that of a programme of the next tier."""
    tiers = measured.tiers()
    for easier, harder in pairwise(TIERS):
        top = max(one.turns + one.half for one in measured.programmes if tiers[one.name] == easier)
        assert top < min(one.turns - one.half for one in measured.programmes if tiers[one.name] == harder)


def test_the_page_tells_the_numbers_that_are_kept(measured: Found) -> None:
    assert "\n".join(page(measured)) == (ROOT / PAGE).read_text(encoding="utf-8")


def test_the_page_says_by_whom_the_table_was_made_and_by_which_command(measured: Found) -> None:
    text = "\n".join(page(msgspec.structs.replace(measured, code="0123")))
    assert f"```sh\n{measured.command}\n```" in text
    assert "under rules 2, by the bots 0123." in text


def test_what_the_lab_has_played_is_read(tmp_path: Path) -> None:
    simulated(tmp_path, study("programmes"), 4)
    found = found_in(tmp_path)
    assert found.command == "pioche lab balance programmes --matches 4 --players 3 --seed test --options goal=2"
    assert (found.matches, found.players, found.code) == (4, 3, code_of(game_of("programmes")))
    assert [one.turns for one in found.programmes] == sorted(one.turns for one in found.programmes)


def test_a_last_part_that_is_not_full_counts_for_what_it_holds(tmp_path: Path) -> None:
    simulated(tmp_path, msgspec.structs.replace(study("programmes"), part=3, grows=False), 4)
    found = found_in(tmp_path)
    assert found.matches == 4
    assert "--matches 4 " in found.command


def test_a_part_that_lacks_is_not_passed_over(tmp_path: Path) -> None:
    simulated(tmp_path, msgspec.structs.replace(study("programmes"), part=1, grows=False), 2)
    (tmp_path / "matches" / "00000.parquet").unlink()
    with pytest.raises(ValueError, match="lacks matches"):
        found_in(tmp_path)
