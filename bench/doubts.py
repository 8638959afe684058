"""Ways in which a game could be broken, and the numbers that show whether it is."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from polars import Expr, col

from pioche.core.game import Game
from pioche.core.options import number_of
from pioche.games.adriano.events import UNCALLED
from pioche.games.janus.events import STALLED
from pioche.lab.simulation.evidence import Evidence, mean
from pioche.lab.simulation.playing import event_column
from pioche.lab.simulation.questions import programmes
from pioche.lab.simulation.sections import Mean

OFTEN: Final = 0.01  # of matches or rounds: less is not called broken
MOSTLY: Final = 0.5  # of matches: a game that is tied so often has no winner
ALWAYS: Final = 0.9  # of matches: what a seat wins that always wins

KINDS: Final = {"endless": "endless", "unwinnable": "unwinnable", "seat": "always won by a seat", "short": "cut short"}


class Share(Struct, frozen=True):
    """Of matches or rounds, between the ends of its 95 % interval."""

    name: str
    share: float
    low: float
    high: float
    count: int


class Doubt(Struct, frozen=True):
    """A way in which a game could be broken, and the number that shows whether it is."""

    what: str  # one of KINDS
    found: Share
    broken: bool


def share_of(name: str, found: Mean) -> Share:
    return Share(name, found.mean, *found.share_ends(), found.count)


def limits(game: Game) -> dict[str, Expr]:
    """Which rounds were ended by a ruling against endless ones; matches have so many rounds at most."""
    return {
        "adriano": {"rounds that nobody called (AD-48)": col("verdict") == int(UNCALLED)},
        "janus": {"games ended because nobody laid a trio for too long (JA-32)": col("ended") == int(STALLED)},
        "programmes": {
            "rounds ended by their limit of turns (PR-46)": col("ended") == programmes.ENDINGS.index("limit")
        },
    }.get(game.slug, {})


def doubts(evidence: Evidence, game: Game) -> Iterator[Doubt]:
    for name, ended in limits(game).items():
        yield _doubt("endless", share_of(name, mean(evidence.rounds, ended)))
    if game.slug == "programmes":
        unwon = col("scores").list.max() < number_of(evidence.study.options, "goal")
        aimless = share_of("matches in which nobody reaches the goal (PR-47)", mean(evidence.matches, unwon))
        yield _doubt("unwinnable", aimless)
    if game.slug == "janus":
        bare = col(event_column("laid")) == 0
        yield _doubt("unwinnable", share_of("games in which nobody lays a trio", mean(evidence.rounds, bare)))
    tied = col("ranks").list.count_matches(1) == col("ranks").list.len()
    yield _doubt("unwinnable", share_of("matches in which all tie", mean(evidence.matches, tied)), MOSTLY)


def cut_short(evidence: Evidence, game: Game) -> Iterator[Doubt]:
    """Matches that have fewer rounds than was agreed."""
    if game.slug == "nain_jaune":
        early = mean(evidence.matches, col("rounds") < number_of(evidence.study.options, "rounds"))
        yield _doubt("short", share_of("matches that end before their last round (NJ-25)", early), MOSTLY)


def _doubt(what: str, found: Share, often: float = OFTEN) -> Doubt:
    return Doubt(what, found, found.low > often)


def always_won(seats: Sequence[Share]) -> Doubt:
    most = max(seats, key=lambda one: one.share)
    return Doubt("seat", most, most.high > ALWAYS)


def interval(one: Share) -> str:
    places = 4 if min(one.share, 1 - one.share) < 0.0005 else 2
    return f"{100 * one.share:.{places}f} % [{100 * one.low:.{places}f}; {100 * one.high:.{places}f}]"
