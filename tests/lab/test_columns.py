"""The columns of a game's own questions: their numbers are those that its journal tells."""

from pathlib import Path
from typing import NamedTuple

import pytest

from pioche.lab.simulation.playing import DECISIONS, ROUNDS
from pioche.lab.simulation.study import Study
from tests.lab.retelling import RETOLD, Row, story
from tests.lab.studies import GAMES, of_fours, simulated, study

MATCHES = 6
COMMON = ("match", "round", "decisions", "points", "order")
# Ways to play in which everything that is counted happens: options, parameters of reduced games, and the bot.
STUDIES: dict[str, list[tuple[dict[str, object], dict[str, object], str]]] = {
    "adriano": [({"rounds": 3}, {}, "fast"), ({"rounds": 2}, {"lowest": 12}, "fast")],
    "janus": [({}, {}, "fast"), ({}, {"symbols": 3}, "random"), ({"stall_rounds": 1}, {}, "random")],
    "nain_jaune": [
        ({}, {}, "fast"),
        ({"tokens": 12, "restart": "last_layer", "lead": "any"}, {}, "random"),
        ({"holding_back": True}, {}, "random"),
    ],
    "programmes": [
        ({"goal": 2}, {}, "fast"),
        ({"swap_after": 1, "max_rounds": 4, "round_limit": 4}, {}, "fast"),
        ({"goal": 1}, {"programmes": 4}, "fast"),  # suns win before anything is dealt
        ({"goal": 1, "round_limit": 1, "max_rounds": 3}, {"programmes": 7}, "random"),  # so does one of a later match
    ],
}
WAYS_TO_END = {"adriano": ("verdict", 4), "janus": ("ended", 3), "programmes": ("ended", 4)}


class Counted(NamedTuple):
    """Every round of a game that was simulated: its own columns, and what they should be."""

    slug: str
    rows: list[tuple[Row, Row]]


@pytest.fixture(scope="module", params=GAMES)
def counted(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Counted:
    slug = str(request.param)
    folder = tmp_path_factory.mktemp(slug)
    found = Counted(slug, [])
    for nth, (options, lab, bot) in enumerate(STUDIES[slug]):
        of = of_fours(study(slug, options=options, lab=lab, names=(bot,), decisions=True))  # one count, several matches
        found.rows.extend(rows_of(folder / str(nth), of))
    return found


def rows_of(folder: Path, of: Study) -> list[tuple[Row, Row]]:
    results = simulated(folder, of, MATCHES)
    kept, decisions = (results.table(table, results.known(MATCHES)).collect() for table in (ROUNDS, DECISIONS))
    own = [name for name in kept.columns if name not in COMMON and not name.startswith("event_")]
    found: list[tuple[Row, Row]] = []
    for match in range(MATCHES):
        rows = kept.filter(kept["match"] == match).select(own).to_dicts()
        actions = decisions.filter(decisions["match"] == match)["action"].to_list()
        found += zip(rows, RETOLD[of.game](of, story(of, match, actions)), strict=True)
    return found


def test_every_number_is_that_of_the_journal(counted: Counted) -> None:
    for row, retold in counted.rows:
        assert row == retold


def test_everything_that_is_counted_happens_in_these_matches(counted: Counted) -> None:
    for name in counted.rows[0][0]:
        assert len({repr(row[name]) for row, _ in counted.rows}) > 1, name
    if counted.slug in WAYS_TO_END:
        name, ways = WAYS_TO_END[counted.slug]
        assert len({row[name] for row, _ in counted.rows}) == ways
