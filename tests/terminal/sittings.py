"""Short matches, and a person who types what a test says."""

import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from pioche.chance import BOT, FastRng
from pioche.core.game import Game
from pioche.core.registry import game_of
from pioche.core.wire import decode_view
from pioche.terminal.match import Match
from pioche.terminal.plain import PlainTable
from pioche.terminal.sitting import Sitting

# A match of each game that is soon over, whoever plays it.
SHORT = {
    "nain_jaune": "rounds=1",
    "adriano": "rounds=1",
    "janus": "stall_rounds=1",
    "programmes": "goal=1,difficulty=easy,round_limit=4,max_rounds=2",
}
LEAST = {"nain_jaune": 3, "adriano": 2, "janus": 3, "programmes": 2}


def pioche(*arguments: str, typed: str = "", env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """The command as a person runs it, through pipes."""
    return subprocess.run(
        [sys.executable, "-c", "from pioche.cli.main import main; main()", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **(env or {})},
    )


def beside(site: Path) -> dict[str, str]:
    """The environment in which what is installed in this folder is found too."""
    paths = [str(site), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    return {"PYTHONPATH": os.pathsep.join(path for path in paths if path)}


def sitting(
    game: Game | str,
    lang: str = "en",
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: str = "1",
    lab: Mapping[str, object] | None = None,
) -> Sitting:
    chosen = game_of(game) if isinstance(game, str) else game
    return Sitting(chosen, lang, players, options or {}, lab or {}, seed)


class Here:
    """Bots that think in this process, at once."""

    def __init__(self, match: Match) -> None:
        self.match = match

    async def choose(self, game: str, bot: str, view: bytes, seed: str, step: int) -> int:
        chance = FastRng(seed)
        chance.open(BOT, 0, step)
        player = next(one for one in self.match.bots.values() if one.name == bot)
        return int(player.choose(decode_view(self.match.game, msgspec.json.decode(view)), chance))

    async def close(self) -> None:
        pass


class Conversation:
    """What was said while these lines were typed."""

    def __init__(self, seated: Sitting, lines: Iterable[str]) -> None:
        self.said: list[str] = []
        self.match: Match = seated.match
        self.finished = PlainTable(seated.match, seated.speech, iter(lines), self.said.append).run()

    def after(self, prompt: str) -> list[str]:
        """What was said after the first prompt that begins so, up to the next one."""
        start = next(i for i, line in enumerate(self.said) if line.startswith(prompt)) + 1
        end = next((i for i, line in enumerate(self.said) if i >= start and line.startswith(prompt)), None)
        return self.said[start:end]
