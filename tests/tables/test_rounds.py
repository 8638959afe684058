"""The score sheet: how the scores stood as each round began, and after the last; the same for whoever comes late."""

import pytest

from pioche.tables.undo import undo
from tests.tables.written import Written

SHORT: dict[str, dict[str, object]] = {
    "adriano": {"rounds": 3},
    "janus": {},
    "nain_jaune": {"rounds": 3},
    "programmes": {"max_rounds": 2},
}


def play_on(here: Written, rounds: int) -> None:
    """Until so many rounds have ended, or the match has."""
    while here.table.status == "playing" and here.table.match.round < rounds:
        offered = here.offered()
        here.move(offered[here.table.seq % len(offered)], "bot" if here.table.chairs[here.to_act].bot else "person")


@pytest.mark.parametrize("game", SHORT)
def test_it_has_a_line_more_for_every_round_that_ended_and_is_the_same_when_read_again(game: str) -> None:
    here = Written(game, persons=3, options=SHORT[game])
    lines = [here.table.match.scores()]
    while here.table.status == "playing":
        assert here.table.rounds == lines
        play_on(here, len(lines))
        lines.append(here.table.match.scores())
    assert here.table.rounds == lines
    assert here.read_again().rounds == lines


def test_its_lines_differ_by_what_was_scored_in_a_round() -> None:
    here = Written("adriano", persons=3, options={"rounds": 3})
    for ended in (1, 2, 3):
        play_on(here, ended)
        before, after = here.table.rounds[-2:]
        points = next(zone for zone in here.table.match.last_round() if zone.name == "points")
        assert [now - then for then, now in zip(before, after, strict=True)] == points.values


def test_before_the_deal_it_is_empty() -> None:
    assert Written(start=False).table.rounds == []


def test_a_round_that_is_taken_back_is_not_on_it() -> None:
    here = Written("nain_jaune", persons=1, bots=2, takeback=True, options={"rounds": 3})
    play_on(here, 1)
    first = here.table.rounds[0]
    assert len(here.table.rounds) == 2
    here.write(undo(here.table, 0, here.table.turn))
    assert here.table.rounds == [first]
    assert here.table.rounds_at == here.table.version
    assert here.read_again().rounds == [first]
