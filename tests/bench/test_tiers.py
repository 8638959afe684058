"""The tiers of the newest list of programmes, and the numbers they rest on."""

from itertools import pairwise
from pathlib import Path

import pytest

from bench.tiers import KEPT, PAGE, Found, found_in, kept, page
from pioche.games.programmes.listing import TIERS, listing
from tests.lab.studies import simulated, study

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def measured() -> Found:
    return kept(ROOT / KEPT)


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


def test_what_the_lab_has_played_is_read(tmp_path: Path) -> None:
    simulated(tmp_path, study("programmes"), 4)
    found = found_in(tmp_path)
    assert (found.command, found.matches) == ("pioche lab balance programmes --matches 4 --seed test", 4)
    assert [one.turns for one in found.programmes] == sorted(one.turns for one in found.programmes)
