"""All programmes by what it takes to complete them, and the tiers that this proposes."""

from collections.abc import Sequence

from pioche.core.game import Game
from pioche.core.refusal import Refusal
from pioche.games.programmes.listing import TIERS
from pioche.lab.numbers import decimal
from pioche.lab.simulation.evidence import Evidence
from pioche.lab.simulation.questions.programmes import difficulties, hardness, in_play, of_the_list, uncompleted
from pioche.lab.simulation.sections import Section, Table
from pioche.lab.simulation.study import Study
from pioche.lab.simulation.tiers import Difficulty, proposed, surely_astray

BALANCED = "programmes"


def need_balance(game: Game) -> None:
    if game.slug != BALANCED:
        raise Refusal("argument", None, "lab-balance", words={"game": game.slug})


def need_all(study: Study) -> None:
    """Tiers are of the whole list."""
    playing, every = in_play(study), of_the_list(study)
    if len(playing) < len(every):
        words = {"count": str(len(playing)), "all": str(len(every))}
        raise Refusal("argument", None, "lab-balance-some", words=words)


def balance(evidence: Evidence) -> list[Section]:
    """The ranking as every report has it, and before it the tiers, once there is a programme for each."""
    if evidence.count == 0:
        return []
    words = evidence.words
    ranked = difficulties(evidence)
    if len(ranked) < len(TIERS):
        return [hardness(evidence)]
    tiers = proposed(ranked)
    said: list[str] = []
    rows: list[list[str]] = []
    for tier in TIERS:
        own = [one for one, its in zip(ranked, tiers, strict=True) if its == tier]
        names = ", ".join(sorted(one.programme.name for one in own))
        title = words.message(f"lab-tier-{tier}")
        low, high = (decimal(end, words, 1) for end in (own[0].turns, own[-1].turns))
        said.append(words.message("lab-balance-tier", tier=title, count=len(own), low=low, high=high))
        rows.append([title, str(len(own)), names])
    said.append(_changes(evidence, ranked, tiers))
    said += uncompleted(evidence, ranked)
    heads = [words.message(f"lab-head-{head}") for head in ("measured", "count", "programmes")]
    proposal = Section(words.message("lab-title-balance"), said, "", [Table(heads, rows, "lrl")])
    return [proposal, hardness(evidence)]


def _changes(evidence: Evidence, ranked: Sequence[Difficulty], tiers: Sequence[str]) -> str:
    """Which programmes the proposal moves, and which of them surely: none before all have been completed."""
    moved = [one.programme.name for one, tier in zip(ranked, tiers, strict=True) if tier != one.programme.tier]
    whole = len(ranked) == len(of_the_list(evidence.study))
    sure = [one.programme.name for one, _ in surely_astray(ranked)] if moved and whole else []
    return evidence.words.message(
        "lab-balance-changes", count=len(moved), names=", ".join(moved), sure=len(sure), surely=", ".join(sure)
    )
