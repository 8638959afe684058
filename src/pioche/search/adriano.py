"""Adriano at search speed: low cards in, high cards out, sure combinations, and a call when nobody seems lower."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import Card, indices, lowest
from pioche.chance import Chance
from pioche.core.seats import EVERYONE, Action, Seat, only
from pioche.core.state import State
from pioche.games.adriano.deck import value_of
from pioche.games.adriano.legality import may_name, may_take, targets
from pioche.games.adriano.moves import CALL, DECLINE, DRAW, NAME, PLACES, SILENT, SLOTS, SPY, THROW, TRADE
from pioche.games.adriano.rules import Adriano
from pioche.games.adriano.settle import hand_points
from pioche.games.adriano.table import CALLING, DRAWN, EXTRA, LOOK_OTHER, LOOK_OWN, TAKEN, TRADING, TURN
from pioche.search.adriano_beliefs import lean
from pioche.search.adriano_memory import Manner, Memory
from pioche.search.adriano_sets import alike, is_set, known_slots
from pioche.search.policy import Policy
from pioche.search.standing import leading

BOLDER: Final = vec[i64]([0, 15, -10])
DECISIONS: Final[i64] = 3  # of a turn: draw, place, call
AMBITION: Final = 60.0  # points
SPREAD: Final = 21.0  # of what two players get in a round
OPEN: Final = 0.5  # of a round that is not over when a rollout ends, what is still to come


class AdrianoPolicy(Policy):
    def __init__(self) -> None:
        self.manner: Manner = Manner()
        self.horizon: i64 = 4  # turns of everybody that a rollout looks ahead
        self.ambition = AMBITION

    def pick(self, state: State, chance: Chance) -> Action:
        self._play_plainly()
        return self.guess(state, chance)

    def _play_plainly(self) -> None:
        self.manner.trusts = True
        self.manner.bolder = 0

    def expect(self, state: State, nth: i64) -> None:
        """Others differ: a bluff that works against some of them only is not worth much."""
        self.manner.trusts = nth % 2 == 0
        self.manner.bolder = BOLDER[nth % len(BOLDER)]

    def guess(self, state: State, chance: Chance) -> Action:
        assert isinstance(state, Adriano)
        stage = state.stage
        if stage == EXTRA or (stage == TURN and not may_take(state)):
            return DRAW
        if stage == LOOK_OTHER:
            return _spy(state)
        memory = Memory(self.manner, state)
        if stage == TURN:
            return memory.draw_or_take()
        if stage in (DRAWN, TAKEN):
            return memory.place()
        if stage == LOOK_OWN:
            return memory.peek()
        if stage == TRADING:
            return memory.trade()
        return CALL if memory.looks_lowest() else SILENT

    def candidates(self, state: State) -> list[Action]:
        """No exchange for much worse, sure combinations only, and of trades those of the card that seems worst."""
        assert isinstance(state, Adriano)
        self._play_plainly()
        if state.stage in (DRAWN, TAKEN):
            memory = Memory(self.manner, state)
            found = memory.exchanges()
            if state.stage == DRAWN:
                found.insert(0, THROW)  # of equals the first is chosen
            order = memory.sure() if may_name(state) else -1
            if order >= 0:
                found.append(Action(NAME + order))
            return found
        if state.stage == TRADING:
            slot = Memory(self.manner, state).highest()
            return [DECLINE] + [Action(TRADE + slot * PLACES + place) for place in indices(targets(state))]
        return state.legal()

    def slips(self, state: State) -> list[Action]:
        """Whoever is careless forgets to call; to call with any hand would end the round before it has begun."""
        assert isinstance(state, Adriano)
        return [SILENT] if state.stage == CALLING else self.candidates(state)

    def lean(self, state: State, chance: Chance) -> None:
        assert isinstance(state, Adriano)
        lean(state, chance)

    def forget(self, state: State, share: i64, chance: Chance) -> None:
        """What everybody was shown is not forgotten, nor are equal cards of one's own."""
        assert isinstance(state, Adriano)
        me = only(state.seat)
        for place in range(state.players * SLOTS):
            audience = state.known[place]
            card = state.hands[place]
            if audience == EVERYONE or audience & me == 0 or chance.below(100) >= share:
                continue
            if place // SLOTS != state.seat or not is_set(alike(state, known_slots(state), value_of(Card(card)))):
                state.known[place] &= ~me

    def longest(self, state: State) -> i64:
        return self.horizon * state.players * DECISIONS

    def won(self, before: State, after: State, seat: Seat) -> i64:
        """Points are to be avoided; while the round goes on, those in hand."""
        assert isinstance(before, Adriano)
        assert isinstance(after, Adriano)
        won = before.totals[seat] - after.totals[seat]
        return won if self.settled(before, after) else won - hand_points(after, seat) - after.penalties[seat]

    def ahead(self, before: State, after: State, seat: Seat, other: Seat) -> float:
        assert isinstance(before, Adriano)
        lead = before.totals[other] - before.totals[seat]
        lead += self.won(before, after, seat) - self.won(before, after, other)
        rounds = float(before.settings.rounds - 1 - before.round)
        return leading(float(lead), rounds if self.settled(before, after) else rounds + OPEN, SPREAD)

    def judging(self) -> Policy:
        policy = AdrianoPolicy()
        policy.ambition = 0.0
        return policy


def _spy(table: Adriano) -> Action:
    """Looks at the first card of others that is not known yet."""
    eye: i64 = only(table.seat)
    reach = targets(table)
    while reach != 0:
        place = lowest(reach)
        reach &= reach - 1
        if table.known[place] != EVERYONE and table.known[place] & eye == 0:
            return Action(SPY + place)
    return DECLINE
