"""Ways in which a game could be broken, and the numbers that show whether it is: of a million matches and of 2,000."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from polars import Expr, col

from pioche.core.game import Game
from pioche.core.options import number_of
from pioche.games.adriano.events import UNCALLED
from pioche.games.janus.events import STALLED
from pioche.lab.simulation.evidence import Evidence, mean, means
from pioche.lab.simulation.playing import event_column
from pioche.lab.simulation.questions import programmes
from pioche.lab.simulation.sections import Mean, percent_between
from pioche.texts import Speech

OFTEN: Final = 0.01  # of matches or rounds: less is not called broken
MOSTLY: Final = 0.5  # of matches: a game that is tied so often has no winner
UNEVEN: Final = 0.25  # of a fair share: what a place in the order of play wins more or less than that

KINDS: Final = {
    "endless": "endless:",
    "unwinnable": "unwinnable:",
    "short": "cut short:",
    "uneven": "uneven: won by whoever plays",
}


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
    if game.slug == "nain_jaune":
        early = mean(evidence.matches, col("rounds") < number_of(evidence.study.options, "rounds"))
        yield _doubt("short", share_of("matches that end before their last round (NJ-25)", early), MOSTLY)


def _doubt(what: str, found: Share, often: float = OFTEN) -> Doubt:
    return Doubt(what, found, found.low > often)


def places(evidence: Evidence) -> list[Share]:
    """Who wins, by the order of play as the lab's reports have it."""
    won = means(evidence.by_seat(), col("order"), col("won"))
    return [share_of(evidence.words.message("lab-place", place=place + 1), one) for place, one in won.items()]


def unevenness(seats: Sequence[Share]) -> list[Doubt]:
    """Whether a place wins much more or less than a fair share, the furthest from it first."""
    furthest = sorted(seats, key=lambda one: -abs(one.share - 1 / len(seats)))
    return [Doubt("uneven", one, _uneven(one, 1 / len(seats))) for one in furthest]


def _uneven(one: Share, fair: float) -> bool:
    return one.low > (1 + UNEVEN) * fair or one.high < (1 - UNEVEN) * fair


def interval(one: Share, words: Speech) -> str:
    return percent_between(one.share, (one.low, one.high), words)
