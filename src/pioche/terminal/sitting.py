"""Sitting down to a match against bots: who sits where, at which kind of table, and where the record goes."""

import asyncio
import secrets
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from pioche.bots.bot import RANDOM, Bot, bot_for, bots
from pioche.core.game import Game
from pioche.core.refusal import Refusal
from pioche.terminal.match import Match
from pioche.terminal.plain import PlainTable, Say
from pioche.terminal.talk import table_speech

NORMAL: Final = "normal"


class Sitting:
    """A match about to be played by a person in the first seat."""

    def __init__(
        self,
        game: Game,
        lang: str,
        players: int | None,
        options: Mapping[str, object],
        lab: Mapping[str, object],
        seed: str | None,
        bot: str = NORMAL,
    ) -> None:
        seats = players if players is not None else default_players(game)
        theirs = range(1, min(seats, game.most))  # more are refused anyway
        opponents = dict.fromkeys(theirs, opponent(game, bot))
        self.match = Match(game, seed or secrets.token_hex(4), opponents, seats, options, lab)
        self.speech = table_speech(game, lang, seats)

    def play_in_lines(self, lines: Iterator[str], say: Say) -> None:
        state = self.match.state
        title, name = self.speech.message("title"), self.speech.seat(int(self.match.me))
        players = int(state.players)
        say(self.speech.message("ui-welcome", title=title, players=players, name=name, seed=state.chance.seed))
        PlainTable(self.match, self.speech, lines, say).run()

    def play_full_screen(self, say: Say) -> None:
        from pioche.tables.thinking import Processes
        from pioche.terminal.app import TableApp  # textual is slow to import

        with TemporaryDirectory() as folder:
            printed = Path(folder) / "printed"
            bots = Processes(1, printed=printed)
            try:
                finished = TableApp(self.match, self.speech, bots).run()
            finally:
                asyncio.run(bots.close())
            lines = printed.read_text(encoding="utf-8", errors="replace").splitlines() if printed.exists() else []
        if not finished:
            say(self.speech.message("ui-left"))
        for line in dict.fromkeys(lines):  # what a slow machine makes a bot log is the same at every move
            print(line, file=sys.stderr)

    def save(self, path: Path) -> None:
        names = [self.speech.seat(seat) for seat in range(self.match.state.players)]
        path.write_text(self.match.record(names).text(), encoding="utf-8")


def default_players(game: Game) -> int:
    return max(game.least, min(4, game.most))


def opponent(game: Game, name: str) -> Bot:
    """The bot of this name; a game without a careful player has any legal move instead."""
    found = bot_for(game.slug, name)
    if found is not None:
        return found
    if name == NORMAL:
        return RANDOM
    known = ", ".join(bot.name for bot in bots() if bot.game in (game.slug, None))
    raise Refusal("argument", None, "bot-unknown", words={"bot": name, "known": known})
