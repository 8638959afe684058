"""What others' deeds tell of their cards at Adriano: who knew a card and let lower ones go would not have kept it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pioche.cards import Card, bit
from pioche.chance import Chance
from pioche.core.seats import Seat, only
from pioche.games.adriano.deck import worth
from pioche.games.adriano.moves import SLOTS
from pioche.games.adriano.rules import Adriano
from pioche.games.adriano.table import GIVEN, NOTHING

SURE: Final[i64] = 1000  # the weight of what nothing speaks against
LEAST_HOPED: Final[i64] = 3  # nobody is expected to have got lower than half of this
SWEEPS: Final[i64] = 12  # how often each hidden card may change places

# By how far a card's points are above what its owner let go: not at all, by 1, by 2, by more.
ABOVE: Final = vec[i64]([350, 100, 60, 40])
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
            found = ABOVE[min(above, 3)]
    if owner == table.caller and table.known[place] & only(Seat(owner)) != 0:
        found = found * CALLERS[points] // SURE
    return found


def seemingly(table: Adriano, place: i64, average: i64, point: i64) -> i64:
    """What a card not known may be expected to be worth, in `point`s; `average` is that of such cards."""
    told = table.kept_over[place]
    if told == GIVEN:
        return average * 9 // 8
    if told == NOTHING:
        return average
    return min(average, max(told, LEAST_HOPED) * point // 2)


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
