"""A careful player of Janus: completes trios, gathers pairs, and trusts only the sides it can see."""

from collections.abc import Callable
from typing import TypeVar

from pioche.bots.bot import Bot
from pioche.chance import Chance
from pioche.core.seats import NOBODY, Action, Seat
from pioche.core.view import View
from pioche.games.janus.moves import AGREE, DISCARD, PLACES, PROPOSE, REFUSE, STOP, TAKE, TAKE_STOCK

QUIET_ROUNDS = 15  # without a trio, after which one would rather end

T = TypeVar("T")
Offer = tuple[Action, int, int]  # a take, the symbol it brings, where it comes from


class Table:
    """What a seat sees now, and which symbols can still make a trio."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.mine = list(view.zone("hand", view.viewer).values)
        self.offers = [offer for offer in _offers(view) if offer[0] in view.legal]
        self.alive = _alive(view)

    def held(self, symbol: int) -> int:
        return self.mine.count(symbol) if symbol in self.alive else 0

    def on_offer(self, symbol: int) -> int:
        """From how many places a card that shows this symbol can be taken."""
        return len({source for _, shown, source in self.offers if shown == symbol})

    def worth(self, symbol: int) -> tuple[int, int]:
        """How near a symbol is to a trio: what is held, then what could join it."""
        return self.held(symbol), self.on_offer(symbol) if symbol in self.alive else -1


def _offers(view: View) -> list[Offer]:
    """Everything that can be seen to take."""
    found: list[Offer] = []
    stock = view.zone("stock", NOBODY).values
    if stock:
        found.append((TAKE_STOCK, stock[-1], int(NOBODY)))
    for seat in range(view.players):
        outer = view.zone("hand", Seat(seat)).backs
        for place, symbol in enumerate(outer.values if outer is not None and seat != view.viewer else []):
            found.append((Action(TAKE + seat * PLACES + place), symbol, seat))
    return found


def _alive(view: View) -> set[int]:
    """The symbols left on three cards in play: each began on as many cards as there are symbols."""
    symbols = view.lab["symbols"]
    assert isinstance(symbols, int)
    left = [symbols] * symbols
    for seat in range(view.players):
        laid = view.zone("trios", Seat(seat))
        assert laid.backs is not None
        for sides in zip(laid.values, laid.backs.values, strict=True):
            for symbol in set(sides):
                left[symbol] -= 1
    return {symbol for symbol in range(symbols) if left[symbol] >= 3}


class Normal(Bot):
    name = "normal"
    game = "janus"

    def choose(self, view: View, chance: Chance) -> Action:
        if view.phase == "vote":
            return AGREE if _enough(view) or _ahead(view) else REFUSE
        if PROPOSE in view.legal and _enough(view):
            return PROPOSE
        table = Table(view)
        if view.phase == "discard":
            return _second_discard(table, chance)
        take = _take(table, chance)
        if take is not None:
            return take
        return STOP if view.phase == "take" else _worst(table, chance)


def _enough(view: View) -> bool:
    idle = view.public["idle"]
    assert isinstance(idle, int)
    return idle >= QUIET_ROUNDS * view.players


def _ahead(view: View) -> bool:
    """Whether this seat alone has laid most."""
    me = int(view.viewer)
    return all(view.scores[me] > score for seat, score in enumerate(view.scores) if seat != me)


def _take(table: Table, chance: Chance) -> Action | None:
    """A card that brings a trio nearer, or a fresh one from the stock; None where discarding or stopping is better."""
    if not table.offers:
        return None
    action, symbol, _ = _any(_best(table.offers, lambda offer: table.worth(offer[1])), chance)
    held, others = table.worth(symbol)
    first = table.view.phase == "turn"
    room = len(table.mine) < PLACES - 1
    if held == 2 or (held == 1 and others > 1 and first and room):
        return action
    if TAKE_STOCK not in table.view.legal:
        return action if first and room else None
    # A pair begun with somebody's card is easily taken back, so now and then only.
    if held == 1 and room and chance.below(2) == 0:
        return action
    top = table.view.zone("stock", NOBODY).values[-1]
    return TAKE_STOCK if room or not first or table.held(top) > 0 else None


def _worst(table: Table, chance: Chance) -> Action:
    """Discard a card that is furthest from a trio."""
    places = list(range(len(table.mine)))
    far = _best(places, lambda place: tuple(-part for part in table.worth(table.mine[place])))
    return Action(DISCARD + _any(far, chance))


def _second_discard(table: Table, chance: Chance) -> Action:
    """Make room for two takes, without breaking a pair; sometimes keep the card, or all would go round in circles."""
    worst = _worst(table, chance)
    if len(table.mine) > 2 and table.held(table.mine[worst - DISCARD]) < 2 and chance.below(2) == 0:
        return worst
    return STOP


def _best(choices: list[T], worth: Callable[[T], tuple[int, ...]]) -> list[T]:
    """Those worth most."""
    most = max(worth(choice) for choice in choices)
    return [choice for choice in choices if worth(choice) == most]


def _any(equals: list[T], chance: Chance) -> T:
    return equals[chance.below(len(equals))]


NORMAL = Normal()
