"""What is worth a search at Programmes: the discards that leave most ways to come nearer."""

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import JOKER, bit, lowest
from pioche.games.programmes.hands import JOKER_BIT, NATURALS, TYPES, is_wild
from pioche.games.programmes.rules import Programmes
from pioche.search.programmes_plan import Planner


def unseen(table: Programmes) -> vec[i64]:
    """By type, how many copies lie where the seat to act cannot know."""
    seat = table.seat
    left = vec[i64]([0] * int(TYPES))
    for card in table.settings.deck:
        left[card] += 1
    for i in range(table.discard_size):
        left[table.discard[i]] -= 1
    for i in range(table.laid_size):
        left[table.laid[i] & 63] -= 1
    for player in range(table.players):
        mine = player == seat
        one = table.one[seat] if mine else table.known_one[player]
        two = table.two[seat] if mine else table.known_two[player]
        _strike(left, one & ~JOKER_BIT)
        _strike(left, two & ~JOKER_BIT)
        left[JOKER] -= table.jokers[seat] if mine else table.known_jokers[player]
    return left


def _strike(left: vec[i64], types: i64) -> None:
    while types != 0:
        left[lowest(types)] -= 1
        types &= types - 1


class Prospects:
    """How near a hand would be after each discard, and how many unseen cards would bring it nearer."""

    def __init__(self, planner: Planner, table: Programmes) -> None:
        seat = table.seat
        self.planner = planner
        self.programme: i64 = table.programme[seat]
        self.one: i64 = table.one[seat] & NATURALS
        self.two: i64 = table.two[seat] & NATURALS
        self.wilds: i64 = table.wild_cards(seat)
        self.unseen: vec[i64] = unseen(table)
        self.nearest: i64 = -1  # what then lacks, once nearest_discards was asked

    def nearest_discards(self) -> i64:
        """The types after whose discard least lacks."""
        best: i64 = -1
        found: i64 = 0
        types = self.one
        while types != 0:
            card = lowest(types)
            types &= types - 1
            lacking = self._without(card)
            if best < 0 or lacking < best:
                best = lacking
                found = 0
            if lacking == best:
                found |= bit(card)
        self.nearest = best
        return found

    def _without(self, card: i64) -> i64:
        one, two = without(self.one, self.two, card)
        return self.planner.measure(self.programme, one, two, self.wilds)

    def outs(self, card: i64) -> i64:
        """How many unseen cards would bring the hand nearer after this discard."""
        now = self._without(card)
        one, two = without(self.one, self.two, card)
        found: i64 = 0
        wild = self.planner.book.wild[self.programme] == 1
        for other in range(TYPES):
            if self.unseen[other] == 0:
                continue
            if is_wild(other):
                if wild:
                    found += self.unseen[other]
                continue
            more_two = two | (one & bit(other))
            if self.planner.measure(self.programme, one | bit(other), more_two, self.wilds) < now:
                found += self.unseen[other]
        return found


def without(one: i64, two: i64, card: i64) -> tuple[i64, i64]:
    if two & bit(card) != 0:
        return one, two ^ bit(card)
    return one ^ bit(card), two
