"""What the others' deeds at Programmes tell of their cards: nobody parts with what they need, leaves it lying, takes
what they do not need, or keeps to themselves what they could lay."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import JOKER, bit, lowest, nth_bit, popcount
from pioche.chance import SPAN32, Chance
from pioche.core.seats import Seat
from pioche.games.programmes.hands import JOKER_BIT, NATURALS, WILDS, is_wild, natural_types
from pioche.games.programmes.history import DREW, RELEASED, History, card_of, kind_of, seat_of
from pioche.games.programmes.legality import accepted, first_end, last_end
from pioche.games.programmes.rules import Programmes
from pioche.games.programmes.steps import LEAST_SET
from pioche.search.beliefs import PARTS
from pioche.search.programmes_choices import without
from pioche.search.programmes_plan import Planner

# How much less probable a hand is with which somebody …
HELD_BACK: Final = 0.02  # … could have revealed
PARTED: Final = 0.05  # … parted with a card that they needed
LEFT: Final = 0.12  # … left such a card lying
TOOK: Final = 0.04  # … took a card that they had no need of
MATE: Final = 0.5  # … parted with a card and kept another of its rank
UNLAID: Final = 0.1  # … had revealed, and kept a card or a set that could be laid

RECENT: Final[i64] = 6  # cards of each seat that are looked at: the hand has changed since
PLAUSIBLE: Final = 0.4  # a hand that needs none


class Deeds:
    """Of every seat, the cards that it parted with or left lying in this round, the last ones first."""

    def __init__(self, table: Programmes) -> None:
        seats = int(table.players)
        self.history: History = table.history
        self.size: i64 = len(table.history.entries)
        self.count: vec[i64] = vec[i64]([0] * seats)
        self.card: vec[i64] = vec[i64]([0] * (seats * int(RECENT)))
        self.left: vec[i64] = vec[i64]([0] * (seats * int(RECENT)))  # 1 where it was left lying
        entries = table.history.entries
        at = self.size - 1
        while at >= 0:
            kind, seat, card = kind_of(entries[at]), seat_of(entries[at]), card_of(entries[at])
            if kind == RELEASED:
                self._note(seat, card, 0)
            elif kind == DREW and at > 0 and kind_of(entries[at - 1]) == RELEASED:
                self._note(seat, card_of(entries[at - 1]), 1)
            at -= 1

    def are_of(self, table: Programmes) -> bool:
        return self.history is table.history and self.size == len(table.history.entries)

    def _note(self, seat: i64, card: i64, left: i64) -> None:
        count = self.count[seat]
        if count < RECENT and not is_wild(card):
            self.card[seat * RECENT + count] = card
            self.left[seat * RECENT + count] = left
            self.count[seat] = count + 1


# How probable.


def likelihood(table: Programmes, planner: Planner, deeds: Deeds, seat: i64) -> float:
    """How probably a seat would have done what it did, were these its cards; 1 where there is nothing to wonder at."""
    if table.revealed[seat] == 1:
        return _laid_all(table, seat)
    if table.turns <= (seat - table.dealer - 1 + table.players) % table.players:
        return 1.0
    programme = table.programme[seat]
    one, two = table.one[seat] & NATURALS, table.two[seat] & NATURALS
    wilds = table.wild_cards(Seat(seat))
    now = planner.measure(programme, one, two, wilds)
    if now == 0:
        return HELD_BACK
    found = 1.0
    known = table.known_one[seat] & NATURALS
    while known != 0:
        less, less_two = without(one, two, lowest(known))
        known &= known - 1
        if planner.measure(programme, less, less_two, wilds) <= now:
            found *= TOOK
    if planner.book.wild[programme] == 0 and table.known_one[seat] & WILDS != 0:
        found *= TOOK
    for i in range(seat * RECENT, seat * RECENT + deeds.count[seat]):
        card = deeds.card[i]
        left = deeds.left[i] == 1
        if planner.measure(programme, one | bit(card), two | (one & bit(card)), wilds) < now:
            found *= LEFT if left else PARTED
        elif not left and one & natural_types((card >> 2) + 1) != 0:
            found *= MATE
    return found


def _laid_all(table: Programmes, seat: i64) -> float:
    """Of a seat that has revealed: it lays what it can."""
    found = 1.0
    held = table.one[seat] & NATURALS
    for combination in range(table.combinations):
        end = first_end(table, combination)
        last = last_end(table, combination)
        while end <= last:
            here = held & accepted(table, combination, end)
            held &= ~here
            while here != 0:
                here &= here - 1
                found *= UNLAID
            end += 1
    most = LEAST_SET if table.wild_cards(Seat(seat)) == 0 else LEAST_SET - 1
    while held != 0:
        mates = natural_types((lowest(held) >> 2) + 1)
        held &= ~mates
        if popcount(table.one[seat] & mates) + popcount(table.two[seat] & mates) >= most:
            found *= UNLAID
    return found


# Making it more probable.


def reconsider(table: Programmes, planner: Planner, deeds: Deeds, most: i64, chance: Chance) -> None:
    """Hidden cards and programmes of the others change places with those of the stocks, if they fit better there: so
    many are tried for each hand that is hard to believe."""
    for seat in range(table.players):
        if seat == table.seat:
            continue
        now = likelihood(table, planner, deeds, seat)
        tries = most
        while now < PLAUSIBLE and tries > 0:
            tries -= 1
            now = _change(table, planner, deeds, seat, now, chance)


def _change(table: Programmes, planner: Planner, deeds: Deeds, seat: i64, now: float, chance: Chance) -> float:
    """One change, kept as often as it makes things likelier; how likely they are then."""
    if table.revealed[seat] == 0 and chance.below(3) == 0:
        at = chance.below(table.shelf.size) if table.shelf.size > 0 else -1
        if not _swap_programme(table, seat, at):
            return now
        then = likelihood(table, planner, deeds, seat)
        if not _better(then, now, chance):
            _swap_programme(table, seat, at)
            return now
        return then
    if table.reshuffles > 0 or table.reserve_size() == 0:
        return now  # which card came from which reserve is no longer free
    given = nth_bit(table.one[seat], chance.below(popcount(table.one[seat])))
    if not _hidden(table, seat, given):
        return now
    at = table.reserve_next + chance.below(table.reserve_size())
    got = table.reserve[at]
    _swap_card(table, seat, given, at)
    then = likelihood(table, planner, deeds, seat)
    if not _better(then, now, chance):
        _swap_card(table, seat, got, at)
        return now
    return then


def _better(then: float, now: float, chance: Chance) -> bool:
    return then >= now or float(chance.below(SPAN32)) * now < then * PARTS


def _hidden(table: Programmes, seat: i64, card: i64) -> bool:
    """Whether a card of this type in a hand is one that nobody saw go there."""
    if card == JOKER:
        return table.jokers[seat] > table.known_jokers[seat]
    known = table.known_two[seat] if table.two[seat] & bit(card) != 0 else table.known_one[seat]
    return known & bit(card) == 0


def _swap_card(table: Programmes, seat: i64, given: i64, at: i64) -> None:
    """A card of a hand for one of the reserve."""
    got = table.reserve[at]
    table.reserve[at] = given
    held = bit(given)
    if given == JOKER:
        table.jokers[seat] -= 1
        if table.jokers[seat] < 2:
            table.two[seat] &= ~JOKER_BIT
        if table.jokers[seat] < 1:
            table.one[seat] &= ~JOKER_BIT
    elif table.two[seat] & held != 0:
        table.two[seat] ^= held
    else:
        table.one[seat] ^= held
    table.cards[seat] -= 1
    table.gain(Seat(seat), got)


def _swap_programme(table: Programmes, seat: i64, at: i64) -> bool:
    """A seat's programme for one of the pile; False where the seat to act knows that it is not so."""
    if at < 0:
        return False
    shelf = table.shelf
    mine, other = table.programme[seat], shelf.pile[at]
    known, other_known = shelf.known[mine], shelf.known[other]
    if (known | other_known) & bit(table.seat) != 0 or shelf.origin[mine] != shelf.origin[other]:
        return False
    if table.settings.book.count[other] == 0:
        return False  # a sun is never held
    table.programme[seat] = other
    shelf.pile[at] = mine
    shelf.known[mine] = other_known
    shelf.known[other] = known
    handled = shelf.handled[mine]
    shelf.handled[mine] = shelf.handled[other]
    shelf.handled[other] = handled
    return True
