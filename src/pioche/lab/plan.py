"""What an arena is about: the game as it is played there, who meets whom, and on which deals."""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

from msgspec import Struct

import pioche
from pioche.bots.bot import bots
from pioche.core.game import Game
from pioche.core.refusal import Refusal
from pioche.core.registry import games
from pioche.lab.duplicate import Sitting
from pioche.lab.oracle import ORACLE, has_oracle


class Plan(Struct, frozen=True):
    """What results that lie in one folder have in common."""

    game: str
    rules: int
    players: int
    options: dict[str, object]
    lab: dict[str, object]
    whole: bool
    seed: str
    code: str  # of the rules and bots that play
    programs: dict[str, str] = {}  # bots of their own, and how each is started

    def deal(self, number: int) -> str:
        return f"{self.seed} {number}"


class Pair(Struct, frozen=True):
    """A bot in every seat in turn, among others of one kind."""

    hero: str
    villain: str


class Job(Struct, frozen=True):
    """The tables of one deal that are played together: a pair's, or where no hero is named the villains alone."""

    deal: int
    villain: str
    hero: str

    def sittings(self, players: int) -> list[Sitting]:
        if not self.hero:
            return [Sitting(self.villain)]
        return [Sitting(self.villain, self.hero, seat) for seat in range(players)]


def plan_of(
    game: Game,
    players: int,
    options: Mapping[str, object],
    lab: Mapping[str, object],
    *,
    whole: bool = False,
    seed: str,
    programs: Mapping[str, str] | None = None,
) -> Plan:
    """Raises a Refusal where such a match cannot be."""
    game.admit(players, game.rules)
    settled, reduced = game.settled(options, lab)
    return Plan(game.slug, game.rules, players, settled, reduced, whole, seed, code_of(game), dict(programs or {}))


def code_of(game: Game) -> str:
    """A hash of what decides how our bots play this game; other results than its own are another arena's."""
    home = Path(pioche.__file__).parent
    others = tuple(slug for slug in games() if slug != game.slug)
    parts = [home / "cards.py", home / "chance.py"]
    for folder in ("core", "bots", "search", f"games/{game.slug}"):
        parts += [part for part in sorted((home / folder).rglob("*.py")) if not part.name.startswith(others)]
    whole = sha256()
    for part in parts:
        whole.update(f"{part.relative_to(home).as_posix()}\n".encode() + part.read_bytes())
    return whole.hexdigest()[:16]


def entrants(game: Game, names: Sequence[str], programs: Sequence[str] = ()) -> list[str]:
    """The bots named; a Refusal for one that nobody knows, one that is named twice, or one that is alone."""
    ours = list(dict.fromkeys(bot.name for bot in bots() if bot.game in (game.slug, None)))
    if has_oracle(game.slug):
        ours.append(ORACLE)
    known = [*ours, *programs]
    for name in (*names, *programs):
        if name not in known:
            raise Refusal("argument", None, "arena-bot-unknown", words={"bot": name, "known": ", ".join(known)})
        if names.count(name) > 1:
            raise Refusal("argument", None, "arena-bot-twice", words={"bot": name})
        if name in programs and (name in ours or name not in names):
            raise Refusal("argument", None, "arena-program-name", words={"bot": name})
    if len(names) < 2:
        raise Refusal("argument", None, "arena-bot-alone", words={"known": ", ".join(known)})
    return list(names)


def pairs(names: Sequence[str], *, ladder: bool = False, against: str | None = None) -> list[Pair]:
    """Everybody among everybody; or each among those named next; or all among one kind."""
    if against is not None and against not in names:
        raise Refusal("argument", None, "arena-against", words={"bot": against, "known": ", ".join(names)})
    if ladder:
        return [Pair(hero, villain) for hero, villain in pairwise(names)]
    villains = names if against is None else [against]
    return [Pair(hero, villain) for hero in names for villain in villains if hero != villain]


def jobs(met: Sequence[Pair], deals: int) -> Iterator[Job]:
    """Deal after deal; villains alone before whoever sits among them."""
    villains = dict.fromkeys(pair.villain for pair in met)
    for deal in range(deals):
        for villain in villains:
            yield Job(deal, villain, "")
            for pair in met:
                if pair.villain == villain:
                    yield Job(deal, villain, pair.hero)
