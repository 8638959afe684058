"""What others' deeds tell of their cards at Adriano: who knew a card and let lower ones go would not have kept it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pioche.cards import Card, bit, popcount
from pioche.chance import Chance
from pioche.core.seats import Seat, only
from pioche.games.adriano.deck import BLUE_FIFTEEN, HIGHEST, RED_FIFTEEN, worth
from pioche.games.adriano.moves import SLOTS
from pioche.games.adriano.rules import Adriano
from pioche.games.adriano.table import GIVEN, NOTHING

SURE: Final[i64] = 1000  # the weight of what nothing speaks against
LUCK: Final[i64] = 8
ROOM: Final = 17  # for points from 0, and what is above all
WORTHLESS: Final = vec[i64]([0, bit(RED_FIFTEEN), bit(RED_FIFTEEN) | bit(BLUE_FIFTEEN)])  # by how many red fifteens
SWEEPS: Final[i64] = 12  # how often each hidden card may change places

# By how far a card's points are above what its owner let go: not at all, by 1, by 2, by more.
ABOVE: Final = vec[i64]([350, 100, 60, 40])
# The same between two: a round is over before much was let go, so what was tells less.
ABOVE_OF_TWO: Final = vec[i64]([600, 600, 300, 200])
# By points: a card that somebody who knew it swapped away.
SWAPPED_AWAY: Final = vec[i64]([90, 90, 150, 350, 750, 1250, 1900, 1000, 1350, 1550, 1600, 1600, 1300, 1200, 900, 900])
# By points: a card that the caller knows.
CALLERS: Final = vec[i64]([2000, 1750, 1450, 1200, 1050, 750, 600, 600, 450, 300, 200, 150, 120, 120, 100, 80])


def weight(table: Adriano, place: i64, card: i64) -> i64:
    """How probably what its owner did fits this card in this place, against any other card."""
    points = worth(Card(card), table.settings.red_fifteens)
    owner = place // SLOTS
    told = table.kept_over[place]
    found = SURE
    if told == GIVEN:
        found = SWAPPED_AWAY[points]
    elif told != NOTHING:
        above = points - told
        if above >= 0:
            found = ABOVE_OF_TWO[min(above, 3)] if table.players == 2 else ABOVE[min(above, 3)]
    if owner == table.caller and table.known[place] & only(Seat(owner)) != 0:
        found = found * CALLERS[points] // SURE
    return found


class Hidden:
    """Cards that a seat does not know, and what one of them may be expected to be worth, in `point`s."""

    def __init__(self, point: i64) -> None:
        self.point = point
        self.lower: vec[i64] = vec[i64]([0] * ROOM)  # by points: how many cards are worth less
        self.less: vec[i64] = vec[i64]([0] * ROOM)  # and what those are worth together
        self.count: i64 = 0
        self.average: i64 = 0

    def count_in(self, cards: i64, red_fifteens: i64) -> None:
        """These are the cards now."""
        lower, less = self.lower, self.less
        worthless = cards & WORTHLESS[red_fifteens]
        left = cards & ~worthless
        count: i64 = popcount(worthless)
        total: i64 = 0
        lower[1] = count
        for points in range(1, HIGHEST + 1):
            here = popcount(left & 15)
            left >>= 4
            count += here
            total += points * here
            lower[points + 1] = count
            less[points + 1] = total
        self.count = count
        self.average = self.point * total // count if count > 0 else 0

    def seemingly(self, told: i64) -> i64:
        """Of a card of which this is told; `ABOVE` has how much it weighs that its owner let go of less."""
        if told == GIVEN:
            return self.average * 9 // 8
        if told == NOTHING:
            return self.average
        lower, less = self.lower, self.less
        above = min(told + 3, HIGHEST + 1)
        weights = SURE * lower[told] + ABOVE[3] * (self.count - lower[above])
        points = SURE * less[told] + ABOVE[3] * (less[HIGHEST + 1] - less[above])
        for at in range(told, above):
            weights += ABOVE[at - told] * (lower[at + 1] - lower[at])
            points += ABOVE[at - told] * (less[at + 1] - less[at])
        return min(self.average, self.point * points // weights) if weights > 0 else 0

    def lucky(self) -> i64:
        """The points that about one card in `LUCK` does not exceed."""
        points: i64 = 0
        while points < HIGHEST and self.lower[points + 1] * LUCK < self.count:
            points += 1
        return points

    def gain(self, high: i64) -> i64:
        """What one of the cards may be expected to take off a card worth so much."""
        if self.count == 0 or high <= 0:
            return 0
        below = min((high + self.point - 1) // self.point, HIGHEST + 1)
        return (high * self.lower[below] - self.point * self.less[below]) // self.count


def hidden_places(table: Adriano) -> vec[i64]:
    """The slots whose cards the seat to act does not know."""
    found = vec[i64]()
    eye: i64 = only(table.seat)
    for place in range(table.players * SLOTS):
        if table.filled & bit(place) != 0 and table.known[place] & eye == 0:
            found = append(found, place)
    return found


def lean(table: Adriano, chance: Chance) -> None:
    """Lets hidden cards change places until they lie as often where they are likely (the rule of Metropolis)."""
    places = hidden_places(table)
    size: i64 = len(places)
    hands, pile = table.hands, table.pile
    drawable: i64 = 0 if table.pile_known() else table.end - table.head
    if size + drawable < 2:
        return
    for _ in range(SWEEPS):
        for i in range(size):
            here = places[i]
            card = hands[here]
            at = chance.below(size + drawable)
            other = hands[places[at]] if at < size else pile[table.head + at - size]
            if other == card or table.origins[card] != table.origins[other]:
                continue
            now = weight(table, here, card)
            then = weight(table, here, other)
            if at < size:
                now *= weight(table, places[at], other)
                then *= weight(table, places[at], card)
            if then >= now or chance.below(now) < then:
                hands[here] = other
                if at < size:
                    hands[places[at]] = card
                else:
                    pile[table.head + at - size] = card
