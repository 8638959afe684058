"""What a simulation is about: the game as it is played there, who plays it, and on which deals."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from pioche.bots.bot import bots
from pioche.bots.players import Searcher
from pioche.core.game import Game
from pioche.core.refusal import Refusal
from pioche.lab.native.minds import Asked, Mind
from pioche.lab.plan import HOME, code_of, hashed, offered_code
from pioche.lab.simulation.minds import mind_of

LAYOUT: Final = 2  # of the columns; goes up when they change
GROWTH: Final = 32  # a part has at most this share of the matches before it: so much is lost by who is interrupted
SMALLEST: Final = 64  # matches of a part where all bots are quick: fewer take longer to write than to play
LARGEST: Final = 3000  # and at most: the memory of a worker is that of one part
DETAILED: Final = 500  # of one that keeps every decision: memory stays small
ASKED: Final = 100  # of one in which a bot is asked with views, which takes long
SEARCHED: Final = 5  # and of one in which it searches
COUNTING: Final = ("outsiders.py", "simulation/minds.py", "simulation/playing.py")  # beside lab/native


class Study(Struct, frozen=True):
    """What results that lie in one folder have in common."""

    game: str
    rules: int
    players: int
    options: dict[str, object]
    lab: dict[str, object]
    bots: list[str]  # of each seat
    seed: str
    code: str  # of the rules and of our bots
    offered: dict[str, str] = {}  # bots of other packages, and the code of each
    decisions: bool = False  # whether each has a row
    layout: int = LAYOUT
    part: int = LARGEST  # matches of a part, at most
    counting: str = ""  # the code that plays matches and counts what happens; not known of earlier versions
    grows: bool = False  # whether parts are small at first; earlier versions fixed all of them with the first command
    least: int = 1  # matches of a part that grows, at least; one in earlier versions

    def deal(self, match: int) -> str:
        return f"{self.seed} {match}"

    def parts(self, matches: int) -> Iterator["Part"]:
        """Where a part begins says how large it is, so that whoever goes on has the parts of one go."""
        number = first = 0
        while first < matches:
            size = min(self.part, max(self.least, first // GROWTH)) if self.grows else self.part
            yield Part(number, first, min(size, matches - first))
            number, first = number + 1, first + size


class Part(Struct, frozen=True):
    """Matches that are played and written together, the same wherever and by however many."""

    number: int
    first: int
    count: int


def study_of(
    game: Game,
    players: int,
    options: Mapping[str, object],
    lab: Mapping[str, object],
    *,
    names: Sequence[str],
    seed: str,
    decisions: bool = False,
) -> Study:
    """Raises a Refusal where such a match cannot be, or where a bot is named that nobody knows."""
    game.admit(players, game.rules)
    settled, reduced = game.settled(options, lab)
    seated = seats_of(game, names, players)
    minds = [mind_of(game.slug, name) for name in seated]
    return Study(
        game.slug,
        game.rules,
        players,
        settled,
        reduced,
        seated,
        seed,
        code_of(game),
        offered_code(game, seated),
        decisions=decisions,
        counting=counting_code(),
        part=min(DETAILED if decisions else LARGEST, *(_largest(mind) for mind in minds)),
        grows=True,
        least=1 if any(isinstance(mind, Asked) for mind in minds) else SMALLEST,
    )


def counting_code() -> str:
    """A hash of what makes rows of matches, whatever the game and the bots."""
    lab = HOME / "lab"
    return hashed([*sorted((lab / "native").glob("*.py")), *(lab / name for name in COUNTING)])


def _largest(mind: Mind) -> int:
    """Matches of a part: nobody should wait long for the first to be told, nor lose much."""
    if not isinstance(mind, Asked):
        return LARGEST
    return SEARCHED if isinstance(mind.bot, Searcher) else ASKED


def seats_of(game: Game, names: Sequence[str], players: int) -> list[str]:
    """One bot a seat: those named, again and again where there are more seats; `fast` where none is named."""
    known = list(dict.fromkeys(bot.name for bot in bots() if bot.game in (game.slug, None)))
    given = list(names) or [name for name in ("fast", *known) if name in known][:1]
    for name in given:
        if name not in known:
            raise Refusal("argument", None, "bot-unknown", words={"bot": name, "known": ", ".join(known)})
    if len(given) > players:
        raise Refusal("argument", None, "lab-bots-many", words={"bots": str(len(given)), "players": str(players)})
    return [given[seat % len(given)] for seat in range(players)]
