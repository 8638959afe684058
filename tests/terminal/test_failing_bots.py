"""Bots of others that fail: somebody is told which one and why, and plays on."""

import sys
from pathlib import Path

import pytest

from pioche.bots.bot import Bot
from pioche.chance import Chance
from pioche.core.registry import game_of
from pioche.core.seats import Action
from pioche.core.view import View
from pioche.terminal.sitting import Sitting
from tests.installed import offered
from tests.terminal.sittings import Conversation, Here, beside, pioche, sitting
from tests.terminal.test_full_screen import Person, play

ROUND = {"rounds": 1}
BROKEN = """
from pioche.bots.bot import Bot


class Broken(Bot):
    name = "broken"

    def choose(self, view, chance):
        raise ValueError("no idea")


BROKEN = Broken()
"""


class Raising(Bot):
    name = "raising"

    def choose(self, view: View, chance: Chance) -> Action:
        raise ValueError("no idea")


class Leaving(Bot):
    name = "leaving"

    def choose(self, view: View, chance: Chance) -> Action:
        sys.exit("I had enough")


class Silent(Bot):
    name = "silent"

    def choose(self, view: View, chance: Chance) -> Action:
        return None  # type: ignore[return-value]


class Senseless(Bot):
    name = "senseless"

    def choose(self, view: View, chance: Chance) -> Action:
        return Action(99999)


class Endless(Bot):
    name = "endless"

    def choose(self, view: View, chance: Chance) -> Action:
        return Action(10**30)


def seated(bot: Bot, lang: str = "en", game: str = "nain_jaune") -> Sitting:
    with offered(bot):
        return Sitting(game_of(game), lang, 3, ROUND if game == "nain_jaune" else {}, {}, "1", bot.name)


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        (Raising(), "failed (ValueError('no idea'))."),
        (Leaving(), "failed (SystemExit('I had enough'))."),
        (Silent(), "failed (TypeError("),
        (Senseless(), "chose something that is not allowed."),
        (Endless(), ""),
    ],
    ids=lambda one: one.name if isinstance(one, Bot) else "",
)
def test_in_lines_each_failure_is_told_once_and_the_match_goes_on_to_its_end(bot: Bot, why: str) -> None:
    talk = Conversation(seated(bot), ["1"] * 500)
    assert talk.finished
    told = [line for line in talk.said if line.startswith(f'The bot "{bot.name}" (')]
    theirs = len(talk.match.moves) - sum(line.startswith("Move (number") for line in talk.said)
    assert len(told) == theirs > 0
    assert all(why in line for line in told)
    assert all(line.endswith("Play on, or leave and choose another bot with --bot.") for line in told)


@pytest.mark.parametrize("game", ["nain_jaune", "adriano", "janus", "programmes"])
def test_what_a_bot_chose_is_not_put_into_the_mouth_of_the_person(game: str) -> None:
    table = seated(Senseless(), "fr", game)
    while table.match.my_turn:
        table.match.play(table.match.choices()[0])
    moves = len(table.match.moves)
    talk = Conversation(table, [])
    assert talk.match.moves[moves:]
    assert not [line for line in talk.said if "99999" in line]
    assert any("a choisi ce qui n'est pas permis. Un coup permis quelconque" in line for line in talk.said)


def test_on_the_full_screen_the_same_is_told_beside_the_table() -> None:
    async def story(person: Person) -> None:
        person.match.bots = dict.fromkeys(person.match.bots, Senseless())
        while not person.match.over and "senseless" not in person.story():
            await person.press("enter")
        told = " ".join(person.story().split())
        assert 'The bot "senseless" (North-West) chose something that is not allowed. Any allowed move' in told

    play(story, "nain_jaune", players=3, options=ROUND)


class Late(Here):
    """Has given up waiting for a bot."""

    async def choose(self, game: str, bot: str, view: bytes, seed: str, step: int) -> int:
        raise TimeoutError


def test_a_bot_that_is_given_up_waiting_for_took_too_long() -> None:
    late = Late(sitting("nain_jaune").match)

    async def story(person: Person) -> None:
        while "took too long" not in " ".join(person.story().split()):
            assert not person.match.over
            await person.press("enter")

    play(story, "nain_jaune", players=3, options=ROUND, thinker=late)


def test_the_command_itself_ends_in_no_traceback(tmp_path: Path) -> None:
    known = tmp_path / "broken-1.0.dist-info"
    known.mkdir()
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (known / "entry_points.txt").write_text("[pioche.bots]\nbroken = broken:BROKEN\n")
    (tmp_path / "broken.py").write_text(BROKEN)
    given = ["play", "nain_jaune", "--options", "rounds=1", "--bot", "broken", "--plain", "--seed", "1", "--lang", "en"]
    done = pioche(*given, typed="1\n" * 500, env=beside(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    assert "The bot \"broken\" (West) failed (ValueError('no idea'))." in done.stdout
    assert "The match is over." in done.stdout
