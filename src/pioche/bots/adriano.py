"""A careful beginner at Adriano: remembers what it saw, lowers its hand, calls when it looks lowest."""

from pioche.bots.bot import Bot
from pioche.cards import Card
from pioche.chance import Chance
from pioche.core.options import number_of
from pioche.core.seats import HIDDEN, NOBODY, Action, Seat
from pioche.core.view import View
from pioche.games.adriano.deck import cards, value_of, worth
from pioche.games.adriano.moves import (
    CALL,
    DECLINE,
    DRAW,
    NAME,
    ORDERS,
    PEEK,
    PLACES,
    SILENT,
    SLOTS,
    SPY,
    SWAP,
    TAKE,
    THROW,
    TRADE,
    named,
)

OTHERS_CARE = 0.6  # others get rid of high cards too: what they hide is lower than what lies in the pile
CALL_MARGIN = 2  # points by which the hand must look lowest before calling
TRADE_MARGIN = 3  # points a swap must seem to win
LOOK = 2  # what knowing one more own card is worth


class Memory:
    """What a view says of each place, in points."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.zero_fifteens = number_of(view.options, "red_fifteens")
        self.places: dict[int, int] = {}  # the card, or HIDDEN, by place
        for seat in range(view.players):
            hand = view.zone("hand", Seat(seat))
            for slot, card in zip(view.zone("slots", Seat(seat)).values, hand.values, strict=True):
                self.places[seat * int(SLOTS) + slot - 1] = card
        self.unseen = self._unseen()
        self.average = sum(self.unseen) / len(self.unseen) if self.unseen else 0.0

    def points(self, card: int) -> int:
        return int(worth(Card(card), self.zero_fifteens))

    def _unseen(self) -> list[int]:
        """The points of every card that lies somewhere unknown."""
        lab = self.view.lab
        seen: set[int] = set()
        for zone in self.view.zones:
            if zone.spell == "card":
                seen.update(zone.values)
        deck = cards(number_of(lab, "lowest"), number_of(lab, "highest"), number_of(lab, "colours"))
        return [self.points(card) for card in deck if card not in seen]

    def mine(self) -> dict[int, float]:
        """What each of my slots seems to be worth."""
        first = int(self.view.viewer) * int(SLOTS)
        return {place - first: self._guess(card, 1.0) for place, card in self.places.items() if self.is_mine(place)}

    def is_mine(self, place: int) -> bool:
        return place // int(SLOTS) == self.view.viewer

    def total(self, seat: int) -> float:
        care = 1.0 if seat == self.view.viewer else OTHERS_CARE
        return sum(self._guess(card, care) for place, card in self.places.items() if place // int(SLOTS) == seat)

    def seems(self, place: int) -> float:
        return self._guess(self.places[place], 1.0 if self.is_mine(place) else OTHERS_CARE)

    def _guess(self, card: int, care: float) -> float:
        return self.average * care if card == HIDDEN else self.points(card)

    def next_gain(self) -> float:
        """What one draw can be hoped to take off the hand."""
        highest = max(self.mine().values())
        pile = self.view.zone("pile", NOBODY).values
        if pile and pile[0] != HIDDEN:
            return max(0.0, highest - self.points(pile[0]))
        return sum(max(0.0, highest - points) for points in self.unseen) / max(1, len(self.unseen))

    def sure_combinations(self) -> dict[Action, list[int]]:
        """The combinations known to be right: the slots each names, the least useful card for the others on top."""
        first = int(self.view.viewer) * int(SLOTS)
        found: dict[Action, list[int]] = {}
        for i, order in enumerate(ORDERS):
            slots = named(order)
            cards = [self.places.get(first + slot, int(HIDDEN)) for slot in slots]
            sure = HIDDEN not in cards and len({value_of(Card(card)) for card in cards}) == 1
            if sure and self.points(cards[-1]) == max(self.points(card) for card in cards):
                found[Action(NAME + i)] = slots
        return found


class Beginner(Bot):
    name = "beginner"
    game = "adriano"

    def choose(self, view: View, chance: Chance) -> Action:
        memory = Memory(view)
        if view.phase == "turn":
            return _draw_or_take(memory)
        if view.phase in ("drawn", "taken"):
            return _place(memory)
        if view.phase == "look_own":
            return _look(memory, PEEK, int(view.viewer) * int(SLOTS))
        if view.phase == "look_other":
            return _look(memory, SPY, 0)
        if view.phase == "trade":
            return _trade(memory)
        if view.phase == "call":
            return CALL if _looks_lowest(memory) else SILENT
        return DRAW


def _draw_or_take(memory: Memory) -> Action:
    view = memory.view
    if TAKE not in view.legal:
        return DRAW
    gain = max(memory.mine().values()) - memory.points(view.zone("pit", NOBODY).values[-1])
    return TAKE if gain > memory.next_gain() else DRAW


def _place(memory: Memory) -> Action:
    """The exchange, the combination or the throw that promises most."""
    view = memory.view
    held = view.zone("held", view.viewer).values[0]
    mine = memory.mine()
    offers: dict[Action, float] = {}
    for slot, points in mine.items():
        offers[Action(SWAP + slot)] = points - memory.points(held)
    for action, slots in memory.sure_combinations().items():
        offers[action] = sum(mine[slot] for slot in slots) - memory.points(held)
    offers[THROW] = _power(memory, int(value_of(Card(held))))
    best = max((action for action in view.legal if action in offers), key=lambda action: offers[action])
    return Action(best)


def _power(memory: Memory, value: int) -> float:
    """What throwing a card of this value is worth, in points."""
    unknown = any(memory.is_mine(place) and card == HIDDEN for place, card in memory.places.items())
    if value == 3:
        return memory.next_gain()
    if value == 7 and unknown:
        return LOOK
    if value == 8:
        theirs = [memory.seems(place) for place in memory.places if not memory.is_mine(place)]
        return max(0.0, max(memory.mine().values()) - min(theirs))
    return 0.0


def _look(memory: Memory, block: int, first: int) -> Action:
    """At the first card not known yet."""
    for place, card in memory.places.items():
        action = Action(block + place - first)
        if card == HIDDEN and action in memory.view.legal:
            return action
    return DECLINE


def _trade(memory: Memory) -> Action:
    """The highest card against the lowest, if that seems to pay."""
    first = int(memory.view.viewer) * int(SLOTS)
    best, most = DECLINE, float(TRADE_MARGIN)
    for action in memory.view.legal:
        if action >= TRADE:
            trade = action - TRADE
            gain = memory.seems(first + trade // PLACES) - memory.seems(int(trade % PLACES))
            if gain > most:
                best, most = action, gain
    return best


def _looks_lowest(memory: Memory) -> bool:
    view = memory.view
    others = min(memory.total(seat) for seat in range(view.players) if seat != view.viewer)
    return memory.total(int(view.viewer)) + CALL_MARGIN < others


BEGINNER = Beginner()
