"""Programmes at search speed: collects for the nearest way to complete the programme, reveals at once, and keeps sets
and wilds for the turn in which they end the round."""

from typing import Final

from mypy_extensions import i64

from pioche.cards import bit, indices, lowest, popcount
from pioche.chance import Chance
from pioche.core.seats import NOBODY, Action, Seat
from pioche.core.state import State
from pioche.games.programmes.hands import NATURALS, WILDS, is_wild, natural_types
from pioche.games.programmes.legality import may_draw, may_take
from pioche.games.programmes.listing import TIERS
from pioche.games.programmes.moves import DISCARD, DRAW, EXCHANGE, KEEP, REVEAL, SET, TAKE
from pioche.games.programmes.options import Settings
from pioche.games.programmes.rules import Programmes
from pioche.games.programmes.steps import may_set
from pioche.games.programmes.table import EXCHANGING, TAKING
from pioche.search.policy import Policy
from pioche.search.programmes_choices import Prospects
from pioche.search.programmes_deeds import Deeds, reconsider
from pioche.search.programmes_laying import (
    addition,
    bridge,
    count_of,
    fits,
    fits_after,
    loose,
    nearness,
    open_places,
    partable,
    set_rank,
    set_step,
)
from pioche.search.programmes_plan import Planner
from pioche.search.standing import Race, leading

AMBITION: Final = 2.0  # programmes
RATE: Final = 0.55  # of its programmes that a player completes in a round


class ProgrammesPolicy(Policy):
    def __init__(self) -> None:
        # What a card that is not needed is still good for, in hundredths of a combination.
        self.pair: i64 = 20  # a card of the same rank: a set, once revealed
        self.laid: i64 = 15  # fits what lies on the table, once revealed
        self.near: i64 = 3  # would fit there after one other card
        # What it may be good for to the next player.
        self.feed_laid: i64 = 25  # they have revealed, and it fits there
        self.feed_rank: i64 = 15  # they took one of this rank
        self.feed_suit: i64 = 10  # they took one of this suit, near it
        # What the search looks at, and what it thinks of that beforehand: in programmes, over all its deals together.
        self.width: i64 = 5  # discards
        self.few: i64 = 3  # so few cards that would help are no hope
        self.out: float = 7.0  # one more of them
        self.kept: float = 0.1  # a hundredth of use
        self.afresh: float = 4.0  # what it costs to give up what was collected
        self.trust: float = 1.0  # how far the usual laying is ahead of others
        self.revealing: float = 10.0  # how far it is ahead of waiting
        self.tries: i64 = 16  # changes to a hand that is hard to believe
        self._planner: Planner | None = None
        self._deeds: Deeds | None = None
        self._race: Race | None = None
        self.ambition = AMBITION

    def planner(self, settings: Settings) -> Planner:
        found = self._planner
        if found is None or found.settings is not settings:
            found = Planner(settings)
            self._planner = found
        return found

    def pick(self, state: State, chance: Chance) -> Action:
        assert isinstance(state, Programmes)
        if state.stage == TAKING:
            return self._take_or_draw(state)
        if state.stage == EXCHANGING:
            return _exchange(state)
        if state.compound == SET:
            return set_step(state)
        if state.revealed[state.seat] == 1:
            return self._lay_off(state)
        planner = self.planner(state.settings)
        if state.compound == REVEAL:
            return planner.reveal_step(state, open_places(state))
        if self.lacking(state) == 0:
            return Action(REVEAL)
        return Action(DISCARD + self._least_useful(state, planner.spare_one))

    def lacking(self, table: Programmes) -> i64:
        """How many cards the seat to act lacks; its planner then knows which naturals are spare."""
        seat = table.seat
        one, two = table.one[seat] & NATURALS, table.two[seat] & NATURALS
        return self.planner(table.settings).measure(table.programme[seat], one, two, table.wild_cards(seat))

    # Taking.

    def _take_or_draw(self, table: Programmes) -> Action:
        if not may_take(table):
            return Action(DRAW)
        if not may_draw(table):
            return Action(TAKE)
        card = table.discard[table.discard_size - 1]
        wanted = self._lays(table, card) if table.revealed[table.seat] == 1 else self._nearer(table, card)
        return Action(TAKE) if wanted else Action(DRAW)

    def _nearer(self, table: Programmes, card: i64) -> bool:
        """Whether a card brings the programme nearer, or where that is complete helps to go out."""
        seat = table.seat
        now = self.lacking(table)
        if now == 0:
            return self._light(table, card)
        programme = table.programme[seat]
        wilds = table.wild_cards(seat)
        one, two = table.one[seat] & NATURALS, table.two[seat] & NATURALS
        if is_wild(card):
            return table.settings.book.wild[programme] == 1
        two |= one & bit(card)
        one |= bit(card)
        return self.planner(table.settings).measure(programme, one, two, wilds) < now

    def _lays(self, table: Programmes, card: i64) -> bool:
        """Whether a card could be laid at once after revealing, or is part of a set: others would be thrown again."""
        if is_wild(card) or fits(table, card) or fits_after(table, card):
            return True
        seat, half = table.seat, table.settings.half
        one, two, wilds = table.one[seat] & NATURALS, table.two[seat] & NATURALS, table.wild_cards(seat)
        return loose(one | bit(card), two | (one & bit(card)), wilds, half) <= loose(one, two, wilds, half)

    def _light(self, table: Programmes, card: i64) -> bool:
        """Whether a programme that is complete leaves no more in hand with this card, which may free a wild."""
        if is_wild(card) or fits(table, card):
            return True
        seat = table.seat
        programme, wilds, places = table.programme[seat], table.wild_cards(seat), open_places(table)
        one, two = table.one[seat] & NATURALS, table.two[seat] & NATURALS
        planner = self.planner(table.settings)
        now = planner.rest(programme, one, two, wilds, places)
        return planner.rest(programme, one | bit(card), two | (one & bit(card)), wilds, places) <= now

    # After revealing.

    def _lay_off(self, table: Programmes) -> Action:
        """Naturals that fit and that no set needs go at once, others may take their place. Sets and wilds wait for the
        turn in which they end the round: no hand is counted, they may yet be of other use, and what lies on the table
        serves others too."""
        seat = table.seat
        held = table.one[seat]
        one, two, wilds = held & NATURALS, table.two[seat] & NATURALS, table.wild_cards(seat)
        half = table.settings.half
        if loose(one, two, wilds, half) <= 1:
            rank = set_rank(table)
            if rank > 0 and (count_of(table, rank) > 1 or table.cards[seat] - wilds > 1):
                return Action(SET)
            found = addition(table, held & WILDS)
        else:
            found = addition(table, partable(one, two, wilds))
            if found < 0 and loose(one, two, wilds + 1, half) <= 1:
                found = bridge(table)  # one wild for a card that would take two
        if found >= 0:
            return Action(found)
        return Action(DISCARD + self._least_useful(table, one))

    # Discarding.

    def _least_useful(self, table: Programmes, types: i64) -> i64:
        """Of these cards, or of all if there are none, the one to part with; wilds last."""
        held = table.one[table.seat]
        if types == 0:
            types = held & NATURALS
        if types == 0:
            return lowest(held)
        best: i64 = lowest(types)
        least: i64 = 1_000_000
        while types != 0:
            card = lowest(types)
            types &= types - 1
            use = self.use(table, card)
            if use < least:
                least = use
                best = card
        return best

    def use(self, table: Programmes, card: i64) -> i64:
        """What keeping a natural is worth: to its owner, and by not being the next player's."""
        seat = table.seat
        one, two = table.one[seat], table.two[seat]
        mates = natural_types((card >> 2) + 1)
        worth = self.pair * (popcount(one & mates) + popcount(two & mates) - 1)
        near = nearness(table, card)
        if table.revealed[seat] == 0:
            planner = self.planner(table.settings)
            worth += planner.promise(table.programme[seat], one & NATURALS, two & NATURALS, card)
        if near == 0:
            worth += self.laid
        elif near == 1:
            worth += self.near
        after = table.left_of(seat)
        if table.revealed[after] == 1:
            return worth + self.feed_laid if near == 0 else worth
        known = table.known_one[after] & NATURALS
        if known & mates != 0:
            worth += self.feed_rank
        if known & near_in_suit(card) != 0:
            worth += self.feed_suit
        return worth

    # For the search.

    def candidates(self, state: State) -> list[Action]:
        """The usual move first. Which card to take is seldom in doubt, and noise would only spoil it."""
        assert isinstance(state, Programmes)
        if state.stage == EXCHANGING:
            return state.legal()
        usual = self.pick(state, state.chance)
        if state.stage == TAKING or state.midway():
            return [usual]
        found = [usual]
        if state.revealed[state.seat] == 0:
            found += self._discards(state)
        else:
            found += self._layings(state)
        return list(dict.fromkeys(found))

    def _discards(self, table: Programmes) -> list[Action]:
        """The best of those that leave least lacking; where hardly a card would help, also those that start afresh."""
        prospects = Prospects(self.planner(table.settings), table)
        nearest = prospects.nearest_discards()
        if nearest == 0:
            return []
        found = self._ranked(table, prospects, nearest)[: self.width]
        if prospects.nearest == 1 and prospects.outs(found[0] - DISCARD) <= self.few:
            others = table.one[table.seat] & NATURALS & ~nearest
            found += self._ranked(table, prospects, others)[:2]
        return found

    def _ranked(self, table: Programmes, prospects: Prospects, types: i64) -> list[Action]:
        ranked: list[tuple[float, int]] = []
        for card in indices(types):
            ranked.append((-self._hope(table, prospects, card), card))
        ranked.sort()
        return [Action(DISCARD + card) for _, card in ranked]

    def _layings(self, table: Programmes) -> list[Action]:
        """A set, a wild that makes way for another card, and the discards of least use."""
        found: list[Action] = []
        if may_set(table):
            found.append(Action(SET))
        way = bridge(table)
        if way >= 0:
            found.append(Action(way))
        ranked = [(int(self.use(table, card)), card) for card in indices(table.one[table.seat] & NATURALS)]
        ranked.sort()
        for _, card in ranked[:3]:
            found.append(Action(DISCARD + card))
        return found

    def hopes(self, state: State, candidates: list[Action]) -> list[float]:
        """After discards, cards that would help; of other moves, the usual one is trusted."""
        assert isinstance(state, Programmes)
        usual = candidates[0]
        if len(candidates) == 1 or state.stage == EXCHANGING:
            return [0.0] * len(candidates)
        if usual == REVEAL or state.revealed[state.seat] == 1:
            trust = self.revealing if usual == REVEAL else self.trust
            return [trust if action == usual else 0.0 for action in candidates]
        prospects = Prospects(self.planner(state.settings), state)
        nearest = prospects.nearest_discards()
        best = max([self._hope(state, prospects, card) for card in indices(nearest)])
        found: list[float] = []
        for action in candidates:
            card = action - DISCARD
            near = nearest & bit(card) != 0
            found.append(self._hope(state, prospects, card) if near else best - self.afresh)
        return found

    def _hope(self, table: Programmes, prospects: Prospects, card: i64) -> float:
        return self.out * float(prospects.outs(card)) - self.kept * float(self.use(table, card))

    def effort(self, state: State) -> i64:
        assert isinstance(state, Programmes)
        share: i64 = 40 if state.revealed[state.seat] == 1 else 20  # little is left to play, so more deals are imagined
        return share * (state.players - 1)

    def lean(self, state: State, chance: Chance) -> None:
        assert isinstance(state, Programmes)
        if state.turns > 0:
            deeds = self._deeds
            if deeds is None or not deeds.are_of(state):
                deeds = Deeds(state)
                self._deeds = deeds
            reconsider(state, self.planner(state.settings), deeds, self.tries, chance)

    def won(self, before: State, after: State, seat: Seat) -> i64:
        assert isinstance(before, Programmes)
        assert isinstance(after, Programmes)
        return after.round_score(seat) - before.shelf.score(seat)

    def ahead(self, before: State, after: State, seat: Seat, other: Seat) -> float:
        assert isinstance(after, Programmes)
        mine = after.round_score(seat)
        theirs = after.round_score(other)
        if after.seat == NOBODY:
            return leading(float(mine - theirs), 0.0, 1.0)
        goal = after.settings.goal
        race = self._race
        if race is None or race.goal != goal:
            race = self._race = Race(goal, RATE)
        return race.first(max(0, goal - mine), max(0, goal - theirs))

    def judging(self) -> Policy:
        policy = ProgrammesPolicy()
        policy.ambition = 0.0
        return policy


def _exchange(table: Programmes) -> Action:
    """Whatever has been kept so long goes, unless it is an easy one."""
    tier = table.settings.book.programmes[table.programme[table.seat]].tier
    return Action(KEEP) if tier == TIERS[0] else Action(EXCHANGE)


def near_in_suit(card: i64) -> i64:
    """The cards of the same suit one or two ranks away."""
    here = bit(card)
    return ((here >> 4) | (here >> 8) | (here << 4) | (here << 8)) & NATURALS
