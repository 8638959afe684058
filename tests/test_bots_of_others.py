"""A bot that another package offers, really installed: it is found at tables, in the arena and in the lab alike."""

import asyncio
import os
import sys
from pathlib import Path
from random import Random
from subprocess import run

import polars
import pytest

from tests.lab.studies import files
from tests.server.client import Player, create, host
from tests.server.process import Running, ask
from tests.terminal.sittings import beside, pioche

GUEST = """
from pathlib import Path

from pioche.bots.bot import Bot


class Guest(Bot):
    name = "guest"

    def choose(self, view, chance):
        with Path(__file__).with_name("asked").open("a") as asked:
            asked.write(f"{view.game} {int(view.viewer)}\\n")
        return view.legal[chance.below(len(view.legal))]


GUEST = Guest()
"""
QUICK = ("--pace-bot-least", "1", "--pace-bot-most", "2", "--pace-late", "1", "--pace-reveal", "1")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """What pip would have put there."""
    found = tmp_path / "site"
    known = found / "guest-1.0.dist-info"
    known.mkdir(parents=True)
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: guest\nVersion: 1.0\n")
    (known / "entry_points.txt").write_text("[pioche.bots]\nguest = guest:GUEST\n")
    (found / "guest.py").write_text(GUEST)
    return found


def asked(site: Path) -> set[str]:
    """For which seats of which games it decided."""
    return set((site / "asked").read_text().splitlines())


def test_it_is_offered_where_a_table_is_made_and_plays_there(site: Path, tmp_path: Path) -> None:
    with Running("--db", str(tmp_path / "tables.db"), *QUICK, env=beside(site)) as here:
        for game in ask(f"{here.url}/api/games").json()["games"]:
            assert "guest" in game["bots"]
        seated = create(here.url, "nain_jaune", ["guest", "me", "guest"], options={"rounds": 1})
        table, token = seated["table"]["table"], seated["token"]
        assert host(here.url, table, token, act="start").status == 200

        async def played() -> None:
            async with Player(here.url, table, token) as me:
                await me.play(Random(1))
                assert me.status == "over"

        asyncio.run(played())
    assert asked(site) == {"nain_jaune 0", "nain_jaune 2"}


def test_it_plays_the_same_in_the_lab_however_many_processes_ask_it(site: Path, tmp_path: Path) -> None:
    given = ["lab", "nain_jaune", "--bots", "guest,random", "--players", "3", "--options", "rounds=1", "--matches", "4"]
    for workers in ("1", "2"):
        done = pioche(*given, "--workers", workers, "--out", str(tmp_path / workers), env=beside(site))
        assert done.returncode == 0, done.stderr
    assert files(tmp_path / "1") == files(tmp_path / "2") != {}
    assert asked(site) == {"nain_jaune 0", "nain_jaune 2"}


def test_it_plays_the_same_in_the_arena_however_many_processes_ask_it(site: Path, tmp_path: Path) -> None:
    given = ["arena", "nain_jaune", "guest", "random", "--players", "3", "--options", "rounds=1", "--deals", "3"]
    found = []
    for workers in ("1", "2"):
        done = pioche(*given, "--workers", workers, "--out", str(tmp_path / workers), env=beside(site))
        assert done.returncode == 0, done.stderr
        rows = polars.read_parquet(tmp_path / workers / "part-*.parquet")
        found.append(rows.select("deal", "villain", "hero", "seat", "gains").sort("deal", "villain", "hero", "seat"))
    assert found[0].equals(found[1])
    assert len(found[0]) == 3 * 2 * (1 + 3)


def test_one_that_takes_the_name_of_a_level_is_left_out_with_a_warning(site: Path) -> None:
    (site / "guest.py").write_text(GUEST.replace('"guest"', '"hard"'))
    (site / "guest-1.0.dist-info" / "entry_points.txt").write_text("[pioche.bots]\nabove = guest:GUEST\n")
    asking = "from pioche.bots.bot import bot_for; print(type(bot_for('janus', 'hard')).__name__)"
    done = run([sys.executable, "-c", asking], env=os.environ | beside(site), capture_output=True, text=True)
    assert done.stdout == "Searcher\n", done.stderr
    assert "above of pioche.bots has a name that is taken" in done.stderr


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Give it another name, or uninstall"), ("fr", "Donnez-lui un autre nom, ou désinstallez")]
)
def test_one_that_takes_the_name_of_the_oracle_is_refused_where_an_oracle_is_asked_for(
    site: Path, tmp_path: Path, lang: str, said: str
) -> None:
    (site / "guest.py").write_text(GUEST.replace('"guest"', '"oracle"'))
    given = ["--deals", "2", "--workers", "1", "--out", str(tmp_path / "out"), "--lang", lang]
    done = pioche("arena", "nain_jaune", "oracle", "random", *given, env=beside(site))
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert not (tmp_path / "out").exists()
    known = pioche("arena", "nain_jaune", "genius", "random", *given, env=beside(site)).stderr
    assert known.count("oracle") == 1
    assert pioche("arena", "nain_jaune", "easy", "random", *given, env=beside(site)).returncode == 0


def test_a_game_that_takes_the_name_of_another_is_left_out_with_a_warning(site: Path) -> None:
    (site / "guest.py").write_text(
        "from pioche.core.registry import Game\nfrom pioche.games.janus import GAME\n\n\n"
        "class Double(type(GAME)):\n    pass\n\n\nDOUBLE = Double()\n"
    )
    (site / "guest-1.0.dist-info" / "entry_points.txt").write_text("[pioche.games]\nzebra = guest:DOUBLE\n")
    asking = "from pioche.core.registry import game_of, games; print(type(game_of('janus')).__name__, *games())"
    done = run([sys.executable, "-c", asking], env=os.environ | beside(site), capture_output=True, text=True)
    assert "Double" not in done.stdout, done.stderr
    assert done.stdout.split()[1:] == ["adriano", "janus", "nain_jaune", "programmes"]
    assert "zebra of pioche.games has a name that is taken" in done.stderr
