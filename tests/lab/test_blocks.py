"""How rounds of Nain Jaune block: a card was set aside, all of its rank were laid, or somebody kept it back."""

from collections import Counter
from pathlib import Path

import msgspec
import polars
import pytest
from polars import LazyFrame, col

from pioche.cards import Card, Rank, rank_mask, rank_of
from pioche.chance import FastRng
from pioche.core.events import Journal
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.core.seats import Action
from pioche.games.nain_jaune.events import LED
from pioche.games.nain_jaune.rules import Match
from pioche.lab.simulation.evidence import Evidence
from pioche.lab.simulation.playing import DECISIONS, ROUNDS
from pioche.lab.simulation.questions.nain_jaune import blocks
from pioche.lab.simulation.results import Results
from pioche.lab.simulation.study import Study
from pioche.lab.simulation.words import lab_words
from tests.lab.studies import simulated, study

GAME = game_of("nain_jaune")
REASONS = ("blocked_by_talon", "blocked_by_laid", "blocked_by_holding")


def _study(*, holding_back: bool) -> Study:
    return study(options={"holding_back": holding_back, "rounds": 2}, names=("random",), decisions=True)


def _reasons(of: Study, match: int, actions: list[int]) -> Counter[str]:
    """Why nobody went on, each time, by who holds what then."""
    found: Counter[str] = Counter()
    journal = Journal()
    state = GAME.start(of.players, FastRng(f"{of.deal(match)} deal"), of.options, of.lab, None, journal)
    assert isinstance(state, Match)
    for action in actions:
        before = len(journal.events)
        state.apply(Action(action))
        if any(event.kind == LED for event in journal.events[before:]):
            asked = rank_of(Card(state.laid[state.laid_count - 1])) + 1 if state.laid_count else 0
            cards = rank_mask(Rank(asked))
            held = any(state.hands[seat] & cards for seat in range(of.players))
            found[REASONS[2 if held else 0 if state.talon & cards else 1]] += 1
    return found


@pytest.mark.parametrize("holding_back", [False, True])
def test_a_card_that_somebody_holds_was_kept_back_and_not_laid(tmp_path: Path, holding_back: bool) -> None:
    of = _study(holding_back=holding_back)
    results = simulated(tmp_path, of, 4)
    rounds, decisions = (results.table(table, results.known(4)).collect() for table in (ROUNDS, DECISIONS))
    total: Counter[str] = Counter()
    for match in range(4):
        found = _reasons(of, match, decisions.filter(col("match") == match)["action"].to_list())
        own = rounds.filter(col("match") == match)
        assert {reason: own[reason].sum() for reason in REASONS} == {reason: found[reason] for reason in REASONS}
        total += found
    assert (total["blocked_by_holding"] > 0) == holding_back
    assert rounds.select(polars.sum_horizontal(*REASONS))["blocked_by_talon"].to_list() == [
        len(after) for after in rounds["blocked_after"]
    ]


def test_rows_that_lack_the_third_reason_need_another_folder(tmp_path: Path) -> None:
    Results(tmp_path, msgspec.structs.replace(study(), layout=1)).close()
    with pytest.raises(Refusal, match="arena-plan-other") as refusal:
        Results(tmp_path, study())
    assert refusal.value.words["what"] == "layout"


def _evidence(folder: Path, lang: str, *, holding_back: bool) -> Evidence:
    """Two rounds that block five times each."""
    results = Results(folder, _study(holding_back=holding_back))
    results.close()
    evidence = Evidence(results, 1, lab_words(GAME, lang))
    reasons = dict(zip(REASONS, (1, 2, 2) if holding_back else (1, 4, 0), strict=True))
    evidence.rounds = LazyFrame([reasons | {"blocked_after": [1, 2, 3, 4, 5]} for _ in range(2)])
    return evidence


@pytest.mark.parametrize(
    ("lang", "holding_back", "said"),
    [
        (
            "en",
            False,
            "In 20.0% of these cases a card asked for was set aside; in the others all of its rank had been laid.",
        ),
        (
            "en",
            True,
            "In 40.0% of these cases somebody kept back a card asked for; in 20.0% one was set aside and nobody had "
            "another; in the others all of its rank had been laid.",
        ),
        ("fr", False, "Dans 20,0 % de ces cas, une carte demandée était écartée ; dans les autres, toutes"),
        (
            "fr",
            True,
            "Dans 40,0 % de ces cas, quelqu'un a retenu une carte demandée ; dans 20,0 %, il y en avait une à l'écart "
            "et personne n'en avait d'autre ; dans les autres, toutes celles de son rang étaient posées.",
        ),
    ],
)
def test_what_may_be_kept_back_is_told_apart_from_what_was_laid(
    tmp_path: Path, lang: str, holding_back: bool, said: str
) -> None:
    section = blocks(_evidence(tmp_path, lang, holding_back=holding_back))
    assert section.said[0].startswith("5.00" if lang == "en" else "5,00")
    assert section.said[1].startswith(said)
