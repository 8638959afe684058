"""Who meets whom, and on which deals."""

from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from pioche.bots.bot import Bot
from pioche.bots.players import Child, Player, Searcher
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of, games
from pioche.lab import plan
from pioche.lab.plan import Job, Pair, entrants, jobs, pairs, plan_of
from pioche.search.policy import Policy
from tests.installed import offered

GAME = game_of("nain_jaune")


def test_everybody_meets_everybody_among_every_kind() -> None:
    assert pairs(["a", "b"]) == [Pair("a", "b"), Pair("b", "a")]
    assert len(pairs(["a", "b", "c"])) == 6


def test_on_a_ladder_each_meets_those_named_next() -> None:
    assert pairs(["a", "b", "c"], ladder=True) == [Pair("a", "b"), Pair("b", "c")]


def test_all_may_meet_one_kind_alone() -> None:
    assert pairs(["a", "b", "c"], against="b") == [Pair("a", "b"), Pair("c", "b")]
    with pytest.raises(Refusal, match="arena-against"):
        pairs(["a", "b"], against="c")
    with pytest.raises(Refusal, match="arena-ladder-against"):
        pairs(["a", "b"], ladder=True, against="b")


def test_a_deal_is_played_by_the_villains_alone_and_with_the_hero_in_each_of_their_seats() -> None:
    first = list(jobs([Pair("b", "a"), Pair("c", "a")], deals=2))
    assert first[:3] == [Job(0, "a", ""), Job(0, "a", "b"), Job(0, "a", "c")]
    assert [job.deal for job in first] == [0, 0, 0, 1, 1, 1]
    assert [sitting.names(3) for sitting in first[0].sittings(3)] == [["a", "a", "a"]]
    tables = [sitting.names(3) for sitting in first[1].sittings(3)]
    assert tables == [["b", "a", "a"], ["a", "b", "a"], ["a", "a", "b"]]


def test_whoever_nobody_knows_is_refused_with_those_who_are_known() -> None:
    with pytest.raises(Refusal) as refusal:
        entrants(GAME, ["easy", "genius"])
    assert refusal.value.words["bot"] == "genius"
    assert "easy" in refusal.value.words["known"].split(", ")
    for names in (["easy"], ["easy", "easy"]):
        with pytest.raises(Refusal):
            entrants(GAME, names)


def test_a_plan_has_every_option_and_another_game_another_code() -> None:
    found = plan_of(GAME, 3, {"rounds": 2}, {}, whole=False, seed="a")
    assert found.options["rounds"] == 2
    assert found.options["talon"] == "safe"
    assert found.deal(7) == "a 7"
    assert found.code != plan_of(game_of("janus"), 3, {}, {}, whole=False, seed="a").code
    assert found.code == plan_of(GAME, 4, {}, {}, seed="b", names=["easy", "random"]).code
    assert plan_of(GAME, 4, {}, {}, seed="b", names=["easy", "oracle"]).offered == {}
    with pytest.raises(Refusal):
        plan_of(GAME, 2, {}, {}, whole=False, seed="a")


class TheirPolicy(Policy):
    pass


PLAYER = Player("player", GAME.slug, TheirPolicy())
SEARCHER = Searcher("searcher", GAME.slug, TheirPolicy(), decisions=1, patience=1.0)
CHILD = Child(PLAYER, slips=5)
CHILD.name = "child"


@pytest.mark.parametrize("bot", [PLAYER, SEARCHER, CHILD])
def test_a_bot_of_our_classes_is_known_by_what_another_package_made_it_of(bot: Bot) -> None:
    with offered(bot):
        assert list(plan_of(GAME, 3, {}, {}, seed="a", names=[bot.name]).offered) == [bot.name]


def test_a_game_of_another_package_changes_no_code_of_ours_whatever_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    before = plan.code_of(GAME)
    monkeypatch.setattr(plan, "games", lambda: [*games(), "pol", "policy", "nain"])
    assert plan.code_of(GAME) == before


OURS = ["chance.py", "lab/oracle.py", "lab/duplicate.py", "bots/players.py", "bots/nain_jaune.py"]
OTHERS = ["bots/janus.py", "search/janus_sight.py", "games/janus/rules.py", "lab/page.py"]


@pytest.mark.parametrize("part", [*OURS, *OTHERS])
def test_a_changed_file_gives_another_code_if_the_game_is_played_by_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    copytree(plan.HOME, tmp_path / "pioche", ignore=ignore_patterns("server", "__pycache__", "texts", "*.so"))
    before = plan.code_of(GAME)
    monkeypatch.setattr(plan, "HOME", tmp_path / "pioche")
    monkeypatch.setattr(plan, "_theirs", lambda offered: [])
    assert plan.code_of(GAME) == before
    with (tmp_path / "pioche" / part).open("a") as file:
        file.write("# changed\n")
    assert (plan.code_of(GAME) != before) is (part in OURS)
