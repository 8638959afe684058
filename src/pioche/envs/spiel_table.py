"""The match inside a state of OpenSpiel: where chance enters it, and what is asked about it between two actions."""

from collections.abc import Callable, Mapping
from math import prod
from typing import NamedTuple
from weakref import WeakValueDictionary

import msgspec
import numpy as np
import pyspiel
from mypy_extensions import i16
from numpy.typing import NDArray

from pioche.chance import Chance, Enumerating, FastRng, outcomes
from pioche.core.options import Option
from pioche.core.seats import NOBODY, Action, Seat
from pioche.core.state import Redealer, State
from pioche.core.wire import encode_view
from pioche.envs.asking import IllegalAction, game_named, in_words, legal_action, whole
from pioche.envs.ending import OVER, ended_places
from pioche.envs.returns import returns
from pioche.observing.finding import OBSERVERS, observer_for

SEED_BYTES = 4
MOST_OUTCOMES = 100_000  # of one chance node, before those that lead to the same position are one
MOST_KEPT = 1_000_000  # moments of a game with `every_deal`
NULL = -1  # OpenSpiel's parameters know no null
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
CANONICAL = msgspec.json.Encoder(order="deterministic")

Parameters = Mapping[str, object]
Row = NDArray[np.int16]


class Outcome(NamedTuple):
    probability: float
    match: State


class Decision(NamedTuple):
    """What a player knew at one of its own decisions, and what it did."""

    known: Row
    action: int


class Setting:
    """What all states of a loaded game have in common."""

    def __init__(self, slug: str, parameters: Parameters) -> None:
        self.slug = slug
        self.parameters = dict(parameters)
        self.game = game_named(slug)
        self.players = whole("players", parameters["players"])
        self.one_round = bool(parameters["one_round"])
        self.every_deal = bool(parameters["every_deal"])
        self.longest = whole("longest", parameters["longest"])
        self.options = _chosen(self.game.options, parameters)
        self.lab = _chosen(self.game.lab, parameters)
        with in_words(self.game):
            example = self.start(FastRng(""))
        self.observer = observer_for(example) if slug in OBSERVERS else None
        if self.longest < 0:
            raise ValueError(f"longest is {self.longest}: write how many decisions of a player are noted, 0 for none")
        if self.longest > 0 and self.observer is None:
            raise ValueError(f"longest is {self.longest}: the game {slug} has no observer that could write them down")
        self._ends = [] if self.observer is None else ended_places(self.game, self.observer)
        self.first = Moment(None, kept=True)
        self.kept = 0  # moments after it, with `every_deal`

    def start(self, chance: Chance) -> State:
        return self.game.start(self.players, chance, self.options, self.lab)

    def observed(self, match: State, player: int, *, over: bool = False) -> Row:
        assert self.observer is not None
        row = self.observer.observe(match, self.seat(player))
        for at, number in self._ends if over and match.seat != NOBODY else ():
            row[at] = i16(number)
        return np.asarray(row)

    def seat(self, player: int) -> Seat:
        if not 0 <= player < self.players:
            raise ValueError(f"player is {player}: players are from 0 to {self.players - 1}")
        return Seat(player)


# Those that a game or a state still holds: with the last of them go the moments that `every_deal` has kept.
_SETTINGS: WeakValueDictionary[tuple[object, ...], Setting] = WeakValueDictionary()


def setting_of(slug: str, parameters: Parameters) -> Setting:
    """The same one for the same parameters: its deals are counted once."""
    key = (slug, *sorted(parameters.items()))
    setting = _SETTINGS.get(key)
    if setting is None:
        setting = _SETTINGS[key] = Setting(slug, parameters)
    return setting


def _chosen(options: tuple[Option, ...], parameters: Parameters) -> dict[str, object]:
    found: dict[str, object] = {}
    for option in options:
        value = parameters[option.name]
        found[option.name] = None if option.default is None and value == NULL else value
    return found


def enumerated(play: Callable[[Chance], State]) -> list[Outcome]:
    """Every different position that chance makes of something, with its probability."""
    first = Enumerating([])
    play(first)
    if prod(first.widths) > MOST_OUTCOMES:
        raise ValueError(f"more than {MOST_OUTCOMES:,} outcomes at a chance node: every_deal is for reduced games")
    found: dict[bytes, Outcome] = {}
    for weight, match in outcomes(play):
        match.chance = FastRng("")  # no outcome depends on it
        key = CANONICAL.encode(match.dump())
        known = found.get(key)
        found[key] = Outcome(weight, match) if known is None else Outcome(known.probability + weight, known.match)
    return list(found.values())


class Moment:
    """A position, and what has been asked about it. With `every_deal` no position changes, and those dealt are kept."""

    def __init__(self, match: State | None, pending: int | None = None, *, kept: bool = False) -> None:
        self.match = match  # None before the deal
        self.pending = pending  # the action on which chance is to decide
        self.legal: list[Action] | None = None
        self.outcomes: list[Outcome] | None = None
        self.strings: dict[tuple[int, bool], str] = {}
        self.redealers: dict[int, Redealer] = {}
        self.kept = kept  # with what comes after it; what is imagined is not
        self.next: dict[int, Moment] = {}  # by action or outcome

    def after(self, chance: Chance, action: int) -> State:
        """The match after an action."""
        assert self.match is not None
        after = self.match.copy()
        after.chance = chance
        after.apply(Action(action))
        return after


class Table:
    """The match in an OpenSpiel state.

    With `every_deal` there is a chance node where an action draws: it is pending until its outcome is chosen. Otherwise
    chance comes first, a seed byte by byte, and every later action does one certain thing.
    """

    def __init__(self, setting: Setting, seed: bytes = b"") -> None:
        self.setting = setting
        self.seed = seed
        self.moment = setting.first if setting.every_deal else Moment(None)
        self.first_round = 0
        self.before: list[int] = []  # the scores that returns are counted from
        self.player = CHANCE  # to act: asked several times an action, and counted once
        self.decisions: tuple[tuple[Decision, ...], ...] = ((),) * setting.players  # with `longest` alone

    @property
    def match(self) -> State | None:
        return self.moment.match

    # Going on.

    def begin(self, match: State) -> None:
        self.resume(Moment(match), int(match.round), match.scores())

    def resume(self, moment: Moment, first_round: int, before: list[int]) -> None:
        self.first_round, self.before = first_round, before
        self._reach(moment)

    def _reach(self, moment: Moment) -> None:
        self.moment = moment
        if moment.match is None or moment.pending is not None:
            self.player = CHANCE
        else:
            self.player = self._turn(moment.match)

    def _turn(self, match: State) -> int:
        if match.seat == NOBODY or (self.setting.one_round and match.round != self.first_round):
            return TERMINAL
        return int(match.seat)

    def draw(self, outcome: int) -> None:
        """What chance did."""
        count = len(self.outcomes()) if self.setting.every_deal else 256
        if not 0 <= outcome < count:
            raise IllegalAction(f"outcome {outcome}: those of this chance node are from 0 to {count - 1}")
        if self.setting.every_deal:
            reached = self._kept(outcome, lambda: Moment(self.outcomes()[outcome].match))
            if self.match is None:
                assert reached.match is not None
                self.resume(reached, int(reached.match.round), reached.match.scores())
            else:
                self._reach(reached)
            return
        self.seed += bytes([outcome])
        if len(self.seed) == SEED_BYTES:
            self.begin(self.setting.start(FastRng(self.seed.hex())))

    def apply(self, action: int) -> None:
        match = self.moment.match
        assert match is not None
        if self.player == TERMINAL:
            raise IllegalAction(f"action {action}: the match is over")
        if action not in self.legal():
            legal_action(match, self.setting.game, action)  # raises, and says why
        if self.setting.longest > 0:
            self._note(match, action)
        if self.setting.every_deal:
            self._reach(self._kept(action, lambda: self._acted(action)))
        else:
            match.apply(Action(action))
            self._reach(Moment(match))

    def _kept(self, step: int, make: Callable[[], Moment]) -> Moment:
        """The moment after an action or an outcome, made once."""
        reached = self.moment.next.get(step)
        if reached is None:
            reached = make()
            if self.moment.kept and self.setting.kept < MOST_KEPT:
                self.setting.kept += 1
                reached.kept = True
                self.moment.next[step] = reached
        return reached

    def _acted(self, action: int) -> Moment:
        """The moment after an action, or before what chance makes of it."""
        chance = Enumerating([])
        after = self.moment.after(chance, action)
        if chance.widths and self._turn(after) != TERMINAL:  # what is dealt after the end is nobody's concern
            return Moment(self.moment.match, action)
        after.chance = FastRng("")
        return Moment(after)

    def _note(self, match: State, action: int) -> None:
        """Writes down what the player to act knew and did."""
        noted = list(self.decisions)
        noted[self.player] += (Decision(self.setting.observed(match, self.player), action),)
        self.decisions = tuple(noted)

    # What is asked.

    def outcomes(self) -> list[Outcome]:
        """Of a chance node, with `every_deal`."""
        moment = self.moment
        if moment.outcomes is None:
            pending = moment.pending
            if pending is None:
                moment.outcomes = enumerated(self.setting.start)
            else:
                moment.outcomes = enumerated(lambda chance: moment.after(chance, pending))
        return moment.outcomes

    def legal(self) -> list[Action]:
        moment = self.moment
        if moment.legal is None:
            assert moment.match is not None
            moment.legal = moment.match.legal()
        return moment.legal

    def returns(self) -> list[float]:
        """What each has won more than the others on average; nothing before the end."""
        if self.match is None or self.player != TERMINAL:
            return [0.0] * self.setting.players
        after = self.match.round_scores() if self.setting.one_round else self.match.scores()
        return returns(self.setting.game, self.before, after)

    def string(self, viewer: int, *, memory: bool) -> str:
        """What a viewer knows, or what it sees now, as canonical JSON; with it its earlier decisions, where noted."""
        if self.match is None:
            return ""
        known = self.moment.strings.get((viewer, memory))
        if known is None:
            data = encode_view(self.setting.game, self.match.view(Seat(viewer)), memory=memory)
            if self.player == TERMINAL:  # after `one_round` too
                data.update(turn=None, phase=OVER, legal=[])
            if memory and self.setting.longest > 0 and viewer >= 0:
                data["decisions"] = [[made.action, made.known.tolist()] for made in self.decisions[viewer]]
            known = CANONICAL.encode(data).decode()
            self.moment.strings[viewer, memory] = known
        return known

    def imagined(self, viewer: int, chance: Chance) -> "Table":
        """Another match that the viewer cannot tell from this one; what the others decided before is not imagined."""
        assert self.match is not None
        seat = self.setting.seat(viewer)
        redealer = self.moment.redealers.get(viewer)
        if redealer is None:
            redealer = self.setting.game.redealer(self.match.view(seat))
            self.moment.redealers[viewer] = redealer
        table = self._at(Moment(redealer.redeal(chance)))
        table.decisions = tuple(made if player == viewer else () for player, made in enumerate(self.decisions))
        return table

    # Copies.

    def _at(self, moment: Moment) -> "Table":
        table = Table(self.setting, self.seed)
        table.decisions = self.decisions
        table.resume(moment, self.first_round, self.before)
        return table

    def __deepcopy__(self, memo: object) -> "Table":
        if self.setting.every_deal:
            return self._at(self.moment)
        return self._at(Moment(None if self.match is None else self.match.copy()))

    def __reduce__(self) -> tuple[object, ...]:
        position = None if self.match is None else self.match.dump()
        given = (self.setting.slug, self.setting.parameters, self.seed, position, self.moment.pending)
        return _restored, (*given, self.first_round, self.before, self.decisions)


def _restored(
    slug: str,
    parameters: Parameters,
    seed: bytes,
    position: Parameters | None,
    pending: int | None,
    first_round: int,
    before: list[int],
    decisions: tuple[tuple[Decision, ...], ...],
) -> Table:
    table = Table(setting_of(slug, parameters), seed)
    table.decisions = decisions
    if position is not None:
        table.resume(Moment(table.setting.game.load(position), pending), first_round, before)
    return table
