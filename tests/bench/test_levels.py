"""The page of results: what was played of it, and the commands that play the rest."""

from pathlib import Path

from bench.levels import SEED, found_in, keep, section, settings
from pioche.core.registry import game_of
from pioche.lab.ledger import Ledger
from pioche.lab.plan import plan_of
from pioche.lab.playing import run
from pioche.lab.standings import Contest

GAME = game_of("nain_jaune")


def test_every_level_meets_the_next_at_the_smallest_table_at_four_and_at_the_largest() -> None:
    met = {(setting.players, pair.hero, pair.villain) for setting in settings(GAME) for pair in setting.met()}
    for players in (3, 4, 8):
        assert {(players, "easy", "random"), (players, "normal", "easy"), (players, "hard", "normal")} <= met


def test_the_page_tells_what_was_played_so_far_and_how_to_play_it_all(tmp_path: Path) -> None:
    first = next(settings(GAME))
    ledger = Ledger(tmp_path / first.name, plan_of(GAME, first.players, {}, {}, seed=SEED))
    run(Contest(ledger, first.met(), 3), 1, lambda _: None, 60.0)
    ledger.close()
    keep(first, found_in(first, tmp_path), tmp_path)
    page = "\n".join(section(GAME, tmp_path))
    assert page.count("| 3 | normal among easy |") == 1
    assert page.count("hard among normal") == 0
    assert "pioche arena nain_jaune hard normal --players 8 --deals 2000 --seed levels --ladder --sequential" in page
