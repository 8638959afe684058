"""A record played again for one seat: every moment it had a choice, and what each round brought it."""

from collections.abc import Iterator
from typing import Final

from pioche.chance import Chance, FastRng
from pioche.coach.report import Remembered
from pioche.core.game import Game, Move
from pioche.core.record import Record, Takeover
from pioche.core.registry import game_of
from pioche.core.replaying import steps
from pioche.core.seats import NOBODY, Seat
from pioche.core.state import Redealer, State, gains
from pioche.core.view import REMEMBERED, View, Zone
from pioche.search.beliefs import Beliefs
from pioche.search.policy import Policy

MANY: Final = 16  # legal actions; where there are more, those worth a search
LONGEST_MOVE: Final = 100  # steps


class Moment:
    """One choice of the seat, by what it knew then."""

    def __init__(self, number: int, round: int, banked: float, options: list[Move], deals: Redealer) -> None:
        self.number = number  # of the move in the record, from 1
        self.round = round
        self.banked = banked  # what the round had brought by then
        self.options = options  # the chosen move first
        self.deals = deals
        self.remembered: list[Remembered] = []


class Stretch:
    """One round of the record, from where the round before it ended: suns and stakes between rounds count with it."""

    def __init__(self, state: State, scores: list[int], banked: float) -> None:
        self.round = int(state.round)
        self.scores = scores  # as the round before left them
        self.moments: list[Moment] = []
        self.before = state.copy()  # at the last moment, or as the round began
        self.banked = banked  # by then
        self.result: float | None = None


class Seen:
    """The whole record as it concerns one seat."""

    def __init__(self, record: Record, seat: Seat, policy: Policy) -> None:
        self.record = record
        self.seat = seat
        self.policy = policy
        self.game = game_of(record.game)
        self.stretches: list[Stretch] = list(self._played())

    def moments(self) -> list[Moment]:
        return [moment for stretch in self.stretches for moment in stretch.moments]

    def _played(self) -> Iterator[Stretch]:
        """Moves that somebody else made for the seat were not its decisions: they are part of its luck."""
        stood_in = {mark.move for mark in self.record.marks if isinstance(mark, Takeover)}
        stretch: Stretch | None = None
        scores: list[int] | None = None
        for number, state in enumerate(steps(self.record), start=1):
            if stretch is not None and self.policy.settled(stretch.before, state):
                scores = state.round_scores()
                stretch.result = stretch.banked + self.policy.gain(stretch.before, state, self.seat)
                if state.seat == NOBODY:  # nothing follows that what came since could count with
                    stretch.result += self._ahead(scores, state)
                yield stretch
                stretch = None
            if state.seat == NOBODY:
                return
            if stretch is None:
                if scores is None:
                    scores = self._first(state)
                stretch = Stretch(state, scores, self._ahead(scores, state))
            if number <= len(self.record.moves) and state.seat == self.seat and number not in stood_in:
                self._decided(stretch, state, number)
        if stretch is not None:
            yield stretch

    def _decided(self, stretch: Stretch, state: State, number: int) -> None:
        move = self.game.parse(self.record.moves[number - 1])
        refusal = self.game.refusal(state, move)
        if refusal is not None:
            raise refusal
        view = state.view(self.seat)
        if len(view.legal) < 2:
            return
        deals = Beliefs(self.game.redealer(view), self.policy)
        options = _options(view, move, deals, self.policy)
        if len(options) < 2:
            return
        stretch.before = state.copy()
        stretch.banked = self._ahead(stretch.scores, state)
        moment = Moment(number, stretch.round, stretch.banked, options, deals)
        moment.remembered = list(remembered(self.game, view))
        stretch.moments.append(moment)

    def _first(self, state: State) -> list[int]:
        """What the record starts from: a match from nothing, which may have brought somebody something by now."""
        return [0] * state.players if self.record.position is None else state.scores()

    def _ahead(self, before: list[int], state: State) -> float:
        """What the seat has scored since more than the others on average."""
        sign = -1 if self.game.low_wins else 1
        return gains([sign * (end - start) for start, end in zip(before, state.scores(), strict=True)])[self.seat]


def _options(view: View, chosen: Move, deals: Redealer, policy: Policy) -> list[Move]:
    """The chosen move, the one the policy would make, and the others; of moves that come to the same, one.

    What only asks the others, who refuse, is no other choice: the same one comes again.
    """
    chance = FastRng("options")
    deal = deals.redeal(chance)
    first = [policy.pick(deal, chance)]
    first += view.legal if len(view.legal) <= MANY else policy.candidates(deal)
    found: dict[int, Move] = {}
    for move in [chosen, *((action,) for action in first)]:
        trial = deal.copy()
        steps = list(move)
        for action in move:
            trial.apply(action)
        while trial.midway() and len(steps) < LONGEST_MOVE:
            steps.append(policy.pick(trial, chance))
            trial.apply(steps[-1])
        if not trial.midway() and (not found or not _asks_in_vain(deal, trial, policy, chance)):
            found.setdefault(int(trial.fingerprint()), tuple(steps))
    return list(found.values())


def _asks_in_vain(before: State, after: State, policy: Policy, chance: Chance) -> bool:
    """Whether the others answer so that the same seat must choose again, among no more, with all lying as it lay."""
    trial = after.copy()
    for _ in range(trial.players - 1):
        if trial.seat in (before.seat, NOBODY):
            break
        trial.apply(policy.pick(trial, chance))
    if after.seat == before.seat or trial.seat != before.seat:
        return False
    first, again = before.view(before.seat), trial.view(trial.seat)
    return set(again.legal) <= set(first.legal) and _lies(again) == _lies(first)


def _lies(view: View) -> list[tuple[str, list[int]]]:
    return [(zone.name, list(zone.values)) for zone in view.zones]


def remembered(game: Game, view: View) -> Iterator[Remembered]:
    """What the seat had been shown, cannot see any more, and lies before somebody or on top of a stock."""
    for zone in view.zones:
        if zone.aside:
            continue
        numbers = _places(view, zone)
        top = len(zone.values) - 1 if zone.backs is not None else -1
        for face in [zone] if zone.backs is None else [zone, zone.backs]:
            for i, mark in enumerate(face.marks):
                if mark == REMEMBERED and (zone.owner != NOBODY or i == top):
                    place = 0 if zone.unordered else numbers[i]
                    value = game.code(face.spell, face.values[i])
                    yield Remembered(zone.name, int(zone.owner), place, face is not zone, face.spell, value)


def _places(view: View, zone: Zone) -> list[int]:
    """What moves call the places of a zone: a square may have gaps, and says which."""
    for other in view.zones:
        if other.name == "slots" and other.owner == zone.owner and zone.name == "hand":
            return other.values
    return list(range(1, len(zone.values) + 1))
