"""How the table of calls is made: thresholds from what calls brought, and rounds that note every call."""

import re
from pathlib import Path

from bench.calling import (
    BUNDLES,
    HIGHEST,
    Forgetful,
    Tally,
    falling,
    measure,
    page,
    threshold,
    written_gain,
    written_threshold,
)
from pioche.games.adriano import GAME
from pioche.lab.plan import code_of


def tally(gains: dict[int, float]) -> Tally:
    found = Tally()
    for hand, gain in gains.items():
        found.note(hand, gain, won=gain > 0)
    return found


def test_a_threshold_is_the_highest_hand_that_gains() -> None:
    assert threshold([tally({2: 30.0, 5: 10.0, 9: -20.0})]) == 5


def test_a_hand_that_gained_by_chance_among_those_that_lose_does_not_count() -> None:
    assert threshold([tally({2: 30.0, 5: -40.0, 9: 10.0, 12: -50.0})]) == 2


def test_where_every_call_loses_there_is_no_threshold() -> None:
    assert threshold([tally({2: -1.0, 5: -10.0})]) == -1


def test_a_threshold_is_told_where_its_interval_is_a_number_and_is_unsure_where_it_reaches_never() -> None:
    gains = {5: 10.0, 9: -20.0}
    assert written_threshold([tally(gains) for _ in range(200)]) == "5 (5 to 5)"
    assert written_threshold([tally({5: -10.0, 9: -20.0}) for _ in range(200)]) == "never"
    some = [tally(gains)] * 100 + [tally({5: -10.0, 9: -20.0})] * 100
    assert written_threshold(some) == "unsure (never to 5)"


def test_numbers_that_rise_are_put_together_by_their_weight() -> None:
    assert falling([5.0, 1.0, 4.0, 0.0], [1, 2, 1, 1]) == [5.0, 2.0, 2.0, 0.0]


def test_rounds_note_what_a_call_brought_and_the_page_tells_it() -> None:
    found = {players: measure(players, BUNDLES, Forgetful(20)) for players in (2, 3)}
    hands = [sum(cell.count) for bundle in found[3] for cell in bundle.values()]
    assert sum(hands) > BUNDLES
    assert all(len(cell.gains) == HIGHEST + 1 for bundle in found[2] for cell in bundle.values())
    told = page(found, BUNDLES, 20)
    assert "| 3 | not all |" in told
    assert f"bots {code_of(GAME)}" in told


def test_the_page_is_of_the_present_bots_or_says_that_they_were_others() -> None:
    told = (Path(__file__).parents[2] / "docs/adriano-calling.md").read_text(encoding="utf-8")
    ((when, code),) = re.findall(r"Rules version \d+, (earlier )?bots ([0-9a-f]{16}),", told)
    assert when or code == code_of(GAME), "make bench-calling, or write there that it was earlier bots"


def test_a_bundle_with_a_single_call_counts_as_that_call() -> None:
    bundles = [Tally() for _ in range(BUNDLES)]
    for bundle in bundles[1:]:
        for _ in range(100):
            bundle.note(5, 0.0, won=True)
    bundles[0].note(5, 50.0, won=True)
    assert written_gain(bundles, 4, 6) == "+0.0 ± 0.0 (100 %)"
