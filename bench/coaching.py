"""What bench.planted and bench.luck share: matches of bots of one kind, and the coach asked about a seat of each."""

import shlex
from pathlib import Path

from bench import shelf
from pioche import intervals
from pioche.coach import coaching, telling
from pioche.core.game import Game
from pioche.lab.plan import hashed


class Coaching(shelf.Measured, frozen=True, kw_only=True):
    """Who played, and the coach that was asked."""

    coach: str  # its code
    bots: str
    thorough: float
    seconds: float  # of one core, a match
    longest: float


def coach_code() -> str:
    """A hash of how the coach judges, whatever it says of that; what another one found is another file's."""
    judging = set(Path(coaching.__file__).parent.rglob("*.py")) - {Path(telling.__file__)}
    return hashed([*sorted(judging), Path(intervals.__file__)])


def name(topic: str, game: Game, players: int = 4, bots: str = "fast") -> str:
    return f"{topic}-{game.slug}-{players}-{bots}"


def command(
    topic: str,
    game: Game,
    matches: int,
    *,
    players: int = 4,
    bots: str = "fast",
    thorough: float = 1.0,
    seed: str = "",
) -> str:
    """The deals are named by the topic unless there is a seed."""
    numbers = f"--matches {matches} --players {players} --bots {bots} --thorough {thorough:g}"
    return f"python -m bench.{topic} {game.slug} {numbers} --seed {shlex.quote(seed or topic)}"
