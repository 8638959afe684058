"""What an arena is about: the game as it is played there, who meets whom, and on which deals."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Final

from msgspec import Struct

import pioche
from pioche.bots.bot import Bot, bot_for, bots
from pioche.bots.players import Child, Player, Searcher
from pioche.core.game import Game
from pioche.core.refusal import Refusal
from pioche.core.registry import games
from pioche.lab.duplicate import Sitting
from pioche.lab.oracle import ORACLE, has_oracle

HOME: Final = Path(pioche.__file__).parent


class Plan(Struct, frozen=True):
    """What results that lie in one folder have in common."""

    game: str
    rules: int
    players: int
    options: dict[str, object]
    lab: dict[str, object]
    whole: bool
    seed: str
    code: str  # of the rules and of our bots
    programs: dict[str, str] = {}  # bots of their own, and how each is started
    offered: dict[str, str] = {}  # bots of other packages, and the code of each
    cores: list[str] = []  # what the rules ran as where this was noted, compiled or interpreted: times depend on it

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
    names: Sequence[str] = (),
) -> Plan:
    """Raises a Refusal where such a match cannot be. Of those named, other packages' bots are known by their code."""
    game.admit(players, game.rules)
    settled, reduced = game.settled(options, lab)
    code, offered = code_of(game), offered_code(game, names)
    return Plan(game.slug, game.rules, players, settled, reduced, whole, seed, code, dict(programs or {}), offered)


def offered_code(game: Game, names: Sequence[str]) -> dict[str, str]:
    """A hash of each bot named that another package offers."""
    return {bot.name: hashed(_theirs(bot)) for bot in _named(game, names) if _theirs(bot)}


def code_of(game: Game) -> str:
    """A hash of what decides how our bots play this game; other results than its own are another arena's."""
    here = [slug for slug in games() if (HOME / "games" / slug).is_dir()]  # another package's has no file among ours
    others = tuple(f"{slug}{end}" for slug in here if slug != game.slug for end in "._")
    parts = [HOME / name for name in ("cards.py", "chance.py", "lab/duplicate.py", "lab/oracle.py")]
    for folder in ("core", "bots", "search", f"games/{game.slug}"):
        parts += [part for part in sorted((HOME / folder).rglob("*.py")) if not part.name.startswith(others)]
    return hashed([*parts, *_theirs(game)])


def hashed(parts: Sequence[Path]) -> str:
    """Of these files and their names."""
    whole = sha256()
    for part in parts:
        name = part.relative_to(HOME).as_posix() if part.is_relative_to(HOME) else part.name
        whole.update(f"{name}\n".encode() + part.read_bytes())
    return whole.hexdigest()[:16]


def _named(game: Game, names: Sequence[str]) -> list[Bot]:
    return [bot for bot in (bot_for(game.slug, name) for name in names) if bot is not None]


def _theirs(offered: Game | Bot) -> list[Path]:
    """The sources of what another package offers: all beside its class, or beside what it is made of."""
    found: list[Path] = []
    for thing in _made_of(offered):
        module = sys.modules[type(thing).__module__]
        file = Path(module.__file__ or "")
        if file.is_file() and not file.is_relative_to(HOME):
            found += sorted(file.parent.rglob("*.py")) if module.__package__ else [file]
    return list(dict.fromkeys(found))


def _made_of(offered: Game | Bot) -> list[object]:
    if isinstance(offered, Searcher):
        return [offered, offered.search.policy]
    if isinstance(offered, Player):
        return [offered, offered.policy]
    return [offered, *_made_of(offered.model)] if isinstance(offered, Child) else [offered]


def entrants(game: Game, names: Sequence[str], programs: Sequence[str] = ()) -> list[str]:
    """The bots named; a Refusal for one that nobody knows, one that is named twice, or one that is alone."""
    oracles = [ORACLE] if has_oracle(game.slug) else []
    ours = list(dict.fromkeys([*(bot.name for bot in bots() if bot.game in (game.slug, None)), *oracles]))
    known = list(dict.fromkeys([*ours, *programs]))
    for name in (*names, *programs):
        if name not in known:
            raise Refusal("argument", None, "bot-unknown", words={"bot": name, "known": ", ".join(known)})
        if names.count(name) > 1:
            raise Refusal("argument", None, "arena-bot-twice", words={"bot": name})
        if name in programs and (name in ours or name not in names):
            raise Refusal("argument", None, "arena-program-name", words={"bot": name})
        if name == ORACLE and bot_for(game.slug, name) is not None:
            raise Refusal("argument", None, "arena-oracle-name", words={"bot": name})
    if len(names) < 2:
        raise Refusal("argument", None, "arena-bot-alone", words={"known": ", ".join(known)})
    return list(names)


def searching(game: Game, names: Sequence[str]) -> list[str]:
    """Those whose time is that of the core."""
    return [name for name in names if name == ORACLE or isinstance(bot_for(game.slug, name), Searcher)]


def pairs(names: Sequence[str], *, ladder: bool = False, against: str | None = None) -> list[Pair]:
    """Everybody among everybody; or each among those named next; or all among one kind."""
    if ladder and against is not None:
        raise Refusal("argument", None, "arena-ladder-against")
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
