"""An arena on disk: whoever stops it, whoever goes on, and however many play, the numbers are the same."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from shutil import copytree
from unittest.mock import patch

import msgspec
import polars
import pytest

from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.lab.ledger import Ledger, Row
from pioche.lab.plan import Job, Pair, pairs, plan_of
from pioche.lab.playing import run
from pioche.lab.standings import Contest, Meeting, paces, quantile
from tests.lab.arenas import NAMES, arena, gains, ledger_in, unheard


def stopping_after(jobs: int) -> Callable[[Job], None]:
    """Somebody who presses Ctrl-C."""
    left = iter(range(jobs - 1))

    def heard(job: Job) -> None:
        if next(left, None) is None:
            raise KeyboardInterrupt

    return heard


def test_a_careful_player_is_better_than_chance_whoever_the_hero_is(tmp_path: Path) -> None:
    fast, chance = arena(tmp_path, 20).meetings
    assert fast.pair == Pair("fast", "random")
    assert fast.edge is not None
    assert fast.edge.low > 0
    assert chance.edge is not None
    assert chance.edge.high < 0


def test_many_processes_find_what_one_does(tmp_path: Path) -> None:
    arena(tmp_path / "one", 6)
    arena(tmp_path / "two", 6, workers=2)
    assert gains(tmp_path / "one") == gains(tmp_path / "two")


def test_whoever_goes_on_finds_what_one_go_does(tmp_path: Path) -> None:
    arena(tmp_path / "once", 8)
    arena(tmp_path / "twice", 3)
    with closing(ledger_in(tmp_path / "twice")) as ledger:
        with pytest.raises(KeyboardInterrupt):
            run(Contest(ledger, pairs(NAMES), 8), 1, stopping_after(10))
        copytree(tmp_path / "twice", tmp_path / "cut short")
    arena(tmp_path / "twice", 8)
    arena(tmp_path / "cut short", 8)
    assert gains(tmp_path / "once") == gains(tmp_path / "twice") == gains(tmp_path / "cut short")


def test_nothing_is_played_twice(tmp_path: Path) -> None:
    arena(tmp_path, 3)
    heard: list[Job] = []
    with closing(ledger_in(tmp_path)) as ledger:
        run(Contest(ledger, pairs(NAMES), 4), 1, heard.append)
    assert [job.deal for job in heard] == [3, 3, 3, 3]


def test_a_killed_run_loses_no_finished_deal(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pioche", "arena", "adriano", *NAMES, "--players", "2", "--seed", "test"]
    command += ["--deals", "5000", "--workers", "2", "--out", str(tmp_path)]
    killed = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    journal = tmp_path / "new.jsonl"
    until = time.monotonic() + 50
    while time.monotonic() < until and not (journal.exists() and journal.read_bytes().count(b"\n") >= 20):
        time.sleep(0.05)
    killed.send_signal(signal.SIGKILL if os.name == "posix" else signal.SIGTERM)
    killed.wait()
    finished = journal.read_bytes()
    with journal.open("ab") as torn:
        torn.write(b'[{"deal": 99')
    kept = gains(tmp_path)
    assert len(kept) >= finished.count(b"\n") >= 20
    arena(tmp_path / "other", 3)
    other = gains(tmp_path / "other")
    both = kept.keys() & other.keys()  # a worker may have been at one of the first deals when it was killed
    assert len(both) >= len(other) // 2
    assert {key: kept[key] for key in both} == {key: other[key] for key in both}


def test_results_are_parquet_with_a_row_a_table(tmp_path: Path) -> None:
    arena(tmp_path, 2)
    table = polars.read_parquet(tmp_path / "part-*.parquet")
    assert table.columns == ["deal", "villain", "hero", "seat", "gains", "ms", "cut", "busy"]
    assert len(table) == 2 * 2 * 3
    assert not (tmp_path / "new.jsonl").exists()


def test_a_folder_holds_one_arena(tmp_path: Path) -> None:
    ledger_in(tmp_path).close()
    with pytest.raises(Refusal) as refusal:
        ledger_in(tmp_path, seed="another")
    assert refusal.value.words["what"] == "seed"
    (tmp_path / "plan.json").write_text("{}")
    with pytest.raises(Refusal, match="arena-plan-broken"):
        ledger_in(tmp_path)


def test_parts_of_nobody_knows_what_are_left_alone(tmp_path: Path) -> None:
    with closing(ledger_in(tmp_path)) as ledger:
        ledger.add([Row(0, "a", "", 0, [5.0, -5.0], [], 0)])
    (tmp_path / "plan.json").unlink()
    with pytest.raises(Refusal, match="arena-plan-broken"):
        ledger_in(tmp_path)


def test_what_was_not_in_a_part_yet_is_left_alone_as_well(tmp_path: Path) -> None:
    with closing(ledger_in(tmp_path)) as ledger:
        ledger.add([Row(0, "a", "", 0, [5.0, -5.0], [], 0)])
        new = (tmp_path / "new.jsonl").read_bytes()
    for file in [*tmp_path.glob("part-*.parquet"), tmp_path / "plan.json"]:
        file.unlink()
    (tmp_path / "new.jsonl").write_bytes(new)
    with pytest.raises(Refusal, match="arena-plan-broken"):
        ledger_in(tmp_path, seed="another")
    assert (tmp_path / "new.jsonl").read_bytes() == new


def test_what_is_played_is_written_whole_and_only_where_it_is_new(tmp_path: Path) -> None:
    plan = tmp_path / "plan.json"
    ledger_in(tmp_path).close()
    first = plan.stat()
    ledger_in(tmp_path).close()
    assert (plan.stat().st_ino, plan.stat().st_mtime_ns) == (first.st_ino, first.st_mtime_ns)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["plan.json", "plan.json.lock"]
    whole = plan.read_bytes()
    joined = plan_of(game_of("adriano"), 2, {}, {}, seed="test", programs={"mine": "a"})
    with patch.object(Path, "replace", side_effect=InterruptedError), pytest.raises(InterruptedError):
        Ledger(tmp_path, joined)
    assert plan.read_bytes() == whole
    Ledger(tmp_path, joined).close()
    assert b'"mine"' in plan.read_bytes()


def test_a_damaged_part_is_named_with_what_to_do(tmp_path: Path) -> None:
    arena(tmp_path, 2)
    part = tmp_path / "part-0001.parquet"
    part.write_bytes(part.read_bytes()[:100])
    with pytest.raises(Refusal, match="arena-part-broken") as refusal:
        ledger_in(tmp_path)
    assert refusal.value.words["file"] == str(part)
    part.unlink()
    assert len(gains(tmp_path)) == 0
    arena(tmp_path, 2)


@pytest.mark.parametrize("damaged", [b"[{", b'[{"deal": 1}]', b'[{"villain": "\xff"}]'])
def test_a_damaged_line_of_what_is_new_is_named_with_what_to_do_and_nothing_else_is_lost(
    tmp_path: Path, damaged: bytes
) -> None:
    ledger_in(tmp_path).close()
    journal = tmp_path / "new.jsonl"
    lines = [msgspec.json.encode([Row(deal, "a", "", 0, [0.0, 0.0], [], 0)]) for deal in range(2)]
    written = b"\n".join([lines[0], damaged, lines[1], b""])
    journal.write_bytes(written)
    with pytest.raises(Refusal, match="arena-new-broken") as refusal:
        ledger_in(tmp_path)
    assert refusal.value.words == {"file": str(journal), "line": "2"}
    assert journal.read_bytes() == written
    journal.write_bytes(b"\n".join([*lines, b""]))
    assert len(gains(tmp_path)) == 2


def test_two_arenas_do_not_write_into_one_folder_at_once(tmp_path: Path) -> None:
    with closing(ledger_in(tmp_path)), pytest.raises(Refusal, match="arena-busy"):
        ledger_in(tmp_path)
    ledger_in(tmp_path).close()


def test_results_of_other_bots_are_told_and_not_added_to(tmp_path: Path) -> None:
    arena(tmp_path, 2)
    plan = tmp_path / "plan.json"
    plan.write_text(re.sub('"code": "[0-9a-f]+"', '"code": "another"', plan.read_text()))
    assert len(arena(tmp_path, 2).meetings[0].deals) == 2
    with pytest.raises(Refusal, match="arena-plan-stale"):
        arena(tmp_path, 3)
    assert '"another"' in plan.read_text()


def test_a_bot_that_fails_is_told_with_its_deal(tmp_path: Path) -> None:
    with closing(ledger_in(tmp_path)) as ledger, pytest.raises(Refusal) as refusal:
        run(Contest(ledger, [Pair("random", "nobody")], 4), 1, unheard)
    assert refusal.value.words["deal"] == "0"
    assert "nobody" in refusal.value.words["error"]


# Meetings.


def test_a_sequential_meeting_counts_the_deals_until_it_was_sure_and_no_later_one(tmp_path: Path) -> None:
    with closing(ledger_in(tmp_path)) as ledger:
        for deal in range(300):
            won = 1.0 + deal % 2
            ledger.add([Row(deal, "a", "", 0, [0.0, 0.0], [], 0)])
            ledger.add([Row(deal, "a", "b", 0, [won, -won], [], 0), Row(deal, "a", "b", 1, [-won, won], [], 0)])
    meeting = Meeting(Pair("b", "a"), 2000, sequential=True)
    meeting.hear(ledger)
    assert meeting.over
    assert len(meeting.deals) == 200
    patient = Meeting(Pair("b", "a"), 2000)
    patient.hear(ledger)
    assert not patient.over
    assert len(patient.deals) == 300
    contest = Contest(ledger, [Pair("b", "a")], 2000, sequential=True)
    assert list(contest.wanted()) == []
    assert (contest.known, contest.most) == (200, 200)


def test_a_sequential_pair_stops_by_itself_whoever_listens(tmp_path: Path) -> None:
    with closing(ledger_in(tmp_path)) as ledger:
        contest = Contest(ledger, [Pair("fast", "random")], 2000, sequential=True)
        run(contest, 1, unheard)
    assert contest.meetings[0].over
    assert len(ledger.rows) == 3 * len(contest.meetings[0].deals) < 3 * 2000


def test_the_edge_of_a_deal_is_over_what_the_villain_has_in_the_same_seat(tmp_path: Path) -> None:
    with closing(ledger_in(tmp_path)) as ledger:
        ledger.add([Row(0, "a", "", 0, [5.0, -5.0], [], 0)])
        ledger.add([Row(0, "a", "b", 0, [7.0, -7.0], [], 0), Row(0, "a", "b", 1, [5.0, -5.0], [], 0)])
    meeting = Meeting(Pair("b", "a"), 10)
    meeting.hear(ledger)
    assert meeting.deals == [1.0]
    assert meeting.edge is None


def test_times_are_those_of_the_hero_or_of_the_villains_alone() -> None:
    rows = [Row(0, "a", "", 0, [], [1.0, 2.0, 3.0], 0, [1.0, 1.5]), Row(0, "a", "b", 1, [], [9.0], 2)]
    first, second = paces(rows, ["a", "b"])
    assert (first.bot, first.p50, first.p99, first.decisions) == ("a", 2.0, 3.0, 3)
    assert first.busy == 1.5
    assert (second.bot, second.p50) == ("b", 9.0)
    assert quantile(list(range(1, 101)), 0.99) == 99


def test_a_table_counts_once_however_often_its_searches_were_ended() -> None:
    rows = [Row(0, "a", "b", seat, [], [9.0], cut) for seat, cut in enumerate((2, 0, 1))]
    assert [pace.cut for pace in paces(rows, ["b"])] == [2]
