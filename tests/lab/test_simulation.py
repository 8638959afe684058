"""A simulation on disk: whoever stops it, whoever goes on, and however many play, the rows are the same to the byte."""

import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import polars
import pytest

from pioche.bots.bot import bot_for
from pioche.bots.players import Player
from pioche.chance import FastRng
from pioche.core.events import Journal
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of
from pioche.core.seats import NOBODY, Action
from pioche.lab.native.minds import Asked, Quick, Random
from pioche.lab.simulation.minds import mind_of
from pioche.lab.simulation.playing import DECISIONS, MATCHES, ROUNDS, Played, event_column, played
from pioche.lab.simulation.results import Results
from pioche.lab.simulation.running import run
from pioche.lab.simulation.study import Part, Study
from tests.lab.studies import GAMES, files, of_fours, of_ones, simulated, study, unheard


def rows(results: Results, table: str, matches: int) -> polars.DataFrame:
    return results.table(table, results.known(matches)).collect()


@pytest.mark.parametrize(("slug", "bot"), [*((slug, "fast") for slug in GAMES), ("adriano", "normal")])
def test_many_processes_write_what_one_does(tmp_path: Path, slug: str, bot: str) -> None:
    """The last of these bots is asked with views."""
    of = of_ones(study(slug, names=(bot,), decisions=True))
    simulated(tmp_path / "one", of, 6)
    simulated(tmp_path / "two", of, 6, workers=2)
    assert len(files(tmp_path / "one")) == 3 * 6
    assert files(tmp_path / "one") == files(tmp_path / "two")


@pytest.mark.parametrize("slug", GAMES)
def test_what_a_process_has_played_before_changes_nothing(slug: str) -> None:
    of = study(slug)
    whole, later, again = (played(of, part) for part in (Part(0, 0, 4), Part(1, 2, 2), Part(0, 0, 4)))
    assert isinstance(whole, Played)
    assert isinstance(later, Played)
    assert isinstance(again, Played)
    assert again.tables == whole.tables
    assert polars.read_parquet(whole.tables[MATCHES])[2:].equals(polars.read_parquet(later.tables[MATCHES]))


def test_whoever_goes_on_writes_what_one_go_does(tmp_path: Path) -> None:
    of = of_fours(study())
    simulated(tmp_path / "once", of, 12)
    with closing(Results(tmp_path / "twice", of)) as results:

        def stop(more: int) -> None:
            raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            run([results], 12, 1, stop)
        assert len(results.known(12)) == 1
    simulated(tmp_path / "twice", of, 12)
    assert files(tmp_path / "once") == files(tmp_path / "twice")


def test_studies_that_are_stopped_have_the_same_matches_each_and_go_on_to_what_one_alone_writes(tmp_path: Path) -> None:
    studies = [of_fours(study(options={"rounds": rounds})) for rounds in (1, 2)]
    left = 5

    def stop(more: int) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            raise KeyboardInterrupt

    opened = [Results(tmp_path / str(place), of) for place, of in enumerate(studies)]
    with pytest.raises(KeyboardInterrupt):
        run(opened, 16, 1, stop)
    assert [len(results.known(16)) for results in opened] == [3, 2]
    run(opened, 16, 2, unheard)
    for place, (results, of) in enumerate(zip(opened, studies, strict=True)):
        results.close()
        simulated(tmp_path / "alone" / str(place), of, 16)
        assert files(results.folder) == files(tmp_path / "alone" / str(place))


def test_more_matches_go_on_and_a_part_that_was_not_full_grows(tmp_path: Path) -> None:
    of = of_fours(study())
    simulated(tmp_path / "grown", of, 6)
    heard: list[int] = []
    with closing(Results(tmp_path / "grown", of)) as results:
        run([results], 11, 1, heard.append)
    assert heard == [4, 3]
    simulated(tmp_path / "once", of, 11)
    assert files(tmp_path / "grown") == files(tmp_path / "once")


def test_parts_grow_so_that_they_are_few_and_whoever_is_interrupted_loses_little() -> None:
    parts = list(study().parts(1_000_000))
    assert [part.count for part in parts[:33]] == [64] * 33
    assert all(part.count <= max(64, part.first / 32) for part in parts)
    assert max(part.count for part in parts) == 3000
    assert max(part.count for part in study(decisions=True).parts(1_000_000)) == 500
    assert [len(list(study().parts(matches))) for matches in (100, 5000, 1_000_000)] == [2, 62, 459]
    assert sum(part.count for part in parts) == 1_000_000


@pytest.mark.parametrize(
    ("names", "most"), [(("random",), 3000), (("fast",), 3000), (("fast", "normal"), 100), (("easy", "hard"), 5)]
)
def test_bots_that_take_long_have_small_parts(names: tuple[str, ...], most: int) -> None:
    assert max(part.count for part in study("adriano", names=names).parts(1_000_000)) == most


def test_whoever_waits_for_bots_that_take_long_has_a_first_match_at_once() -> None:
    assert [part.count for part in study("adriano", names=("fast", "easy")).parts(3)] == [1] * 3


def test_a_folder_whose_parts_began_with_single_matches_goes_on_so(tmp_path: Path) -> None:
    simulated(tmp_path, of_ones(study()), 2)
    kept = msgspec.json.decode((tmp_path / "study.json").read_bytes())
    del kept["least"]
    (tmp_path / "study.json").write_bytes(msgspec.json.encode(kept))
    assert [part.count for part in simulated(tmp_path, study(), 5).known(5)] == [1] * 5


def test_a_small_simulation_that_goes_on_has_the_parts_of_a_large_one(tmp_path: Path) -> None:
    simulated(tmp_path / "grown", study(), 5)
    simulated(tmp_path / "grown", study(), 100, workers=2)
    simulated(tmp_path / "once", study(), 100)
    assert files(tmp_path / "grown") == files(tmp_path / "once")


def test_parts_are_looked_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    simulated(tmp_path, of_ones(study()), 6)
    looked: list[object] = []
    scan = polars.scan_parquet

    def counted(path: Path) -> polars.LazyFrame:
        looked.append(path)
        return scan(path)

    with closing(Results(tmp_path, study())) as results:
        monkeypatch.setattr(polars, "scan_parquet", counted)
        assert [len(results.known(6)) for _ in range(3)] == [6] * 3
        assert len(looked) == len(set(looked)) <= 3 * 6


def test_fewer_matches_are_told_of_where_fewer_are_asked_for(tmp_path: Path) -> None:
    results = simulated(tmp_path, of_fours(study()), 8)
    assert rows(results, MATCHES, 6)["match"].to_list() == [0, 1, 2, 3, 4, 5]


def test_what_lies_in_a_folder_is_counted_however_many_are_asked_for(tmp_path: Path) -> None:
    simulated(tmp_path, of_fours(study()), 11)
    (tmp_path / MATCHES / "00001.parquet").unlink()
    with closing(Results(tmp_path, study())) as results:
        assert results.held() == 7


@pytest.mark.skipif(os.name != "posix", reason="a process cannot be killed like this there")
def test_a_killed_run_loses_no_finished_part(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pioche", "lab", "nain_jaune", "--players", "3", "--seed", "test"]
    command += ["--matches", "4000", "--workers", "2", "--out", str(tmp_path)]
    killed = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    until = time.monotonic() + 50
    while time.monotonic() < until and not list(tmp_path.glob("matches/*.parquet")):
        time.sleep(0.05)
    killed.send_signal(signal.SIGKILL)
    killed.wait()
    kept = files(tmp_path / "matches")
    assert kept
    with closing(Results(tmp_path, study())) as results:
        finished = results.known(4000)
    assert len(finished) == len(kept)


def test_a_folder_holds_one_study(tmp_path: Path) -> None:
    Results(tmp_path, study()).close()
    with pytest.raises(Refusal) as refusal:
        Results(tmp_path, study(seed="another", decisions=True))
    assert refusal.value.words["what"] == "seed, decisions"
    (tmp_path / "study.json").write_text("{}")
    with pytest.raises(Refusal, match="arena-plan-broken"):
        Results(tmp_path, study())


def test_two_simulations_do_not_write_into_one_folder_at_once(tmp_path: Path) -> None:
    with closing(Results(tmp_path, study())), pytest.raises(Refusal, match="arena-busy"):
        Results(tmp_path, study())


@pytest.mark.parametrize("code", ["code", "counting"])
def test_results_of_other_bots_or_of_another_count_are_told_and_not_added_to(tmp_path: Path, code: str) -> None:
    simulated(tmp_path, of_ones(study()), 3)
    path = tmp_path / "study.json"
    path.write_text(re.sub(f'"{code}": "[0-9a-f]+"', f'"{code}": "another"', path.read_text()))
    assert len(simulated(tmp_path, study(), 3).known(3)) == 3
    with pytest.raises(Refusal, match="arena-plan-stale"):
        simulated(tmp_path, study(), 4)


def test_bots_may_change_while_nothing_has_been_played(tmp_path: Path) -> None:
    Results(tmp_path, msgspec.structs.replace(study(), code="another", offered={"theirs": "broken"})).close()
    assert len(simulated(tmp_path, study(), 3).known(3)) == 1
    assert '"another"' not in (tmp_path / "study.json").read_text()


def test_results_of_earlier_versions_go_on_as_they_were_begun(tmp_path: Path) -> None:
    earlier = msgspec.structs.replace(of_fours(study()), counting="")
    simulated(tmp_path, earlier, 5)
    kept = msgspec.json.decode((tmp_path / "study.json").read_bytes())
    del kept["counting"], kept["grows"]
    (tmp_path / "study.json").write_bytes(msgspec.json.encode(kept))
    results = simulated(tmp_path, study(), 8)
    assert not results.stale
    assert [part.count for part in results.known(8)] == [4, 4]


# What was damaged.


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:200])


def _emptied(path: Path) -> None:
    path.write_bytes(b"")


def _shortened(path: Path) -> None:
    polars.read_parquet(path)[:-1].write_parquet(path)


@pytest.mark.parametrize("damage", [Path.unlink, _cut, _emptied, _shortened])
@pytest.mark.parametrize("table", [MATCHES, ROUNDS, DECISIONS])
def test_a_part_that_is_damaged_or_lacks_a_table_is_played_again(
    tmp_path: Path, table: str, damage: Callable[[Path], None]
) -> None:
    of = of_ones(study(decisions=True))
    simulated(tmp_path, of, 4)
    sound = files(tmp_path)
    damage(tmp_path / table / "00002.parquet")
    heard: list[int] = []
    with closing(Results(tmp_path, of)) as results:
        assert [part.number for part in results.missing(4)] == [2]
        run([results], 4, 1, heard.append)
    assert heard == [1]
    assert files(tmp_path) == sound


def test_times_that_are_lost_keep_nothing_from_being_told(tmp_path: Path) -> None:
    results = simulated(tmp_path, of_ones(study()), 3)
    (tmp_path / "times" / "00001.json").unlink()
    (tmp_path / "times" / "00002.json").write_text("{")
    assert len(results.taken(3)) == 1
    assert len(results.known(3)) == 3


# Rows.


@pytest.mark.parametrize("slug", GAMES)
def test_rows_of_matches_rounds_and_decisions_tell_one_story(tmp_path: Path, slug: str) -> None:
    of = study(slug, decisions=True)
    results = simulated(tmp_path, of, 3)
    matches, rounds, decisions = (rows(results, table, 3) for table in (MATCHES, ROUNDS, DECISIONS))
    game = game_of(slug)
    for match in matches.iter_rows(named=True):
        journal = Journal()
        chance = FastRng(f"{of.deal(match['match'])} deal")
        state = game.start(of.players, chance, of.options, of.lab, None, journal)
        start = [0] * of.players if slug != "nain_jaune" else [21] * of.players
        for row in decisions.filter(polars.col("match") == match["match"]).iter_rows(named=True):
            assert (row["seat"], row["choices"]) == (state.seat, len(state.legal()))
            state.apply(Action(row["action"]))
        assert state.seat == NOBODY
        assert (match["scores"], match["ranks"]) == (state.scores(), state.ranks())
        own = rounds.filter(polars.col("match") == match["match"])
        assert own["round"].to_list() == list(range(match["rounds"]))
        won = [sum(points) for points in zip(*own["points"], strict=True)]
        assert [begun + more for begun, more in zip(start, won, strict=True)] == state.scores()
        assert own["decisions"].sum() == match["decisions"]
        happened = Counter(event.kind for event in journal.events)
        for kind, event in enumerate(game.events):
            assert own[event_column(event.name)].sum() == happened[kind], event.name


@pytest.mark.parametrize("slug", GAMES)
def test_a_deal_belongs_to_the_round_that_it_begins(tmp_path: Path, slug: str) -> None:
    dealt = rows(simulated(tmp_path, study(slug), 3), ROUNDS, 3)[event_column("dealt")]
    assert dealt.n_unique() == 1
    assert dealt[0] > 0


def test_the_order_of_a_match_is_that_of_first_decisions(tmp_path: Path) -> None:
    of = study("nain_jaune", decisions=True)
    results = simulated(tmp_path, of, 2)
    for match, order in rows(results, MATCHES, 2).select("match", "order").iter_rows():
        decided = rows(results, DECISIONS, 2).filter(polars.col("match") == match)["seat"].to_list()
        assert sorted(range(3), key=lambda seat: order[seat]) == list(dict.fromkeys(decided))


# Who plays.


@pytest.mark.parametrize("slug", GAMES)
def test_fast_does_on_the_state_what_it_does_from_its_view(slug: str) -> None:
    """Some policies draw chance: that of the imagining is not theirs, so they are asked with the same again."""
    game, fast = game_of(slug), bot_for(slug, "fast")
    assert isinstance(fast, Player)
    mind = mind_of(slug, "fast")
    assert isinstance(mind, Quick)
    state, chance = game.start(3, FastRng(f"{slug} seen")), FastRng("imagined")
    for nth in range(150):
        if state.seat == NOBODY:
            break
        view = state.view(state.seat)
        done = mind.decide(state, FastRng(str(nth)))
        if len(view.legal) > 1:
            assert fast.policy.pick(game.redeal(view, chance), FastRng(str(nth))) == done
            if slug != "janus":
                assert fast.choose(view, chance) == done, "it draws no chance of its own"
        else:
            assert done == view.legal[0]
        state.apply(done)


def test_whoever_forgets_slips_or_searches_is_asked_with_a_view() -> None:
    assert isinstance(mind_of("adriano", "random"), Random)
    assert isinstance(mind_of("nain_jaune", "normal"), Quick)
    for name in ("easy", "normal", "hard"):
        assert isinstance(mind_of("adriano", name), Asked)


def test_whoever_is_asked_with_a_view_plays_whole_matches_too() -> None:
    of = study("nain_jaune", names=("easy",))
    one, other = (played(of, Part(0, 0, 2)) for _ in range(2))
    assert isinstance(one, Played)
    assert isinstance(other, Played)
    assert one.tables == other.tables
    assert all(count > 20 for count in polars.read_parquet(one.tables[MATCHES])["decisions"])


def test_bots_are_seated_again_and_again_and_the_better_one_wins_more(tmp_path: Path) -> None:
    of = study("adriano", names=("fast", "random"))
    assert of.bots == ["fast", "random", "fast"]
    scores = rows(simulated(tmp_path, of, 10), MATCHES, 10)["scores"].to_list()
    assert sum(score[0] for score in scores) < sum(score[1] for score in scores), "the fewer the better"


@pytest.mark.parametrize(
    ("names", "key"), [(("genius",), "bot-unknown"), (("fast", "fast", "fast", "random"), "lab-bots-many")]
)
def test_bots_that_cannot_sit_down_are_refused(names: tuple[str, ...], key: str) -> None:
    with pytest.raises(Refusal, match=key):
        study(names=names)


def test_a_bot_that_fails_is_told_with_its_matches(tmp_path: Path) -> None:
    of: Study = msgspec.structs.replace(study(), bots=["nobody"] * 3)
    with pytest.raises(Refusal, match="lab-bot-failed") as refusal, closing(Results(tmp_path, of)) as results:
        run([results], 2, 1, unheard)
    assert "nobody" in refusal.value.words["error"]
