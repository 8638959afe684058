"""The levels of Programmes, and the careful player that is `normal`: it collects for the nearest way to complete its
programme, reveals at once, then lays off whatever it can to end the round."""

from itertools import islice
from typing import Final

from mypy_extensions import i64

from pioche.bots.bot import Bot
from pioche.bots.players import Child, thinking
from pioche.cards import JOKER, SUITS, bit, popcount
from pioche.chance import Chance
from pioche.core.position import items, mapping, number, text
from pioche.core.seats import NOBODY, Action
from pioche.core.view import View
from pioche.games.programmes import moves
from pioche.games.programmes.arrangements import WILD, Cards, arrangements, new_sets, with_wilds
from pioche.games.programmes.hands import NATURALS, is_wild, natural_types, wild_count
from pioche.games.programmes.listing import HIGH_ACE, TIERS, listing
from pioche.games.programmes.options import Settings, settings_of
from pioche.games.programmes.view import decode_steps
from pioche.search.programmes import ProgrammesPolicy

LOOKED_AT: Final = 40  # arrangements compared before one is revealed


class Hand:
    """The cards of a hand as masks."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.one: i64 = 0
        self.two: i64 = 0
        self.jokers: i64 = 0
        for card in cards:
            if card == JOKER:
                self.jokers += 1
            else:
                self.two |= self.one & bit(card)
                self.one |= bit(card)

    @property
    def naturals(self) -> i64:
        return self.one & NATURALS

    @property
    def pairs(self) -> i64:
        return self.two & NATURALS

    @property
    def wilds(self) -> i64:
        return wild_count(self.one, self.two, self.jokers)


class Normal(Bot):
    name = "normal"
    game = "programmes"

    def choose(self, view: View, chance: Chance) -> Action:
        settings = settings_of(view.rules, view.players, view.options, view.lab)
        legal = {int(action) for action in view.legal}
        hand = Hand(view.zone("hand", view.viewer).values)
        begun, steps, _ = decode_steps(next(zone.values[0] for zone in view.zones if zone.spell == "steps"))
        if begun:
            return _step(_plan(begun, settings, view, hand), [begun, *steps], view)
        if view.phase == "exchange":
            return _exchange(view)
        if view.phase == "take":
            return _take(settings, view, hand, legal)
        if int(moves.REVEAL) in legal:
            return Action(moves.REVEAL)
        if _programme(view) is None:
            return _lay_off(hand, legal)
        return _discard(settings, view, hand)


def _programme(view: View) -> int | None:
    """The programme still to be completed this round."""
    held = view.zone("programme", view.viewer).values
    return held[0] if held else None


def _exchange(view: View) -> Action:
    """Whatever has been kept so long goes, unless it is an easy one."""
    programme = _programme(view)
    assert programme is not None
    return Action(moves.KEEP if listing(view.rules)[programme].tier == TIERS[0] else moves.EXCHANGE)


def _take(settings: Settings, view: View, hand: Hand, legal: set[int]) -> Action:
    """The top of the discard, if it brings the programme nearer or can be laid at once; else the reserve."""
    if int(moves.TAKE) not in legal:
        return Action(moves.DRAW)
    if int(moves.DRAW) not in legal:
        return Action(moves.TAKE)
    top = view.zone("discard", NOBODY).values[-1]
    programme = _programme(view)
    if is_wild(top):
        return Action(moves.TAKE)
    if programme is None:
        return Action(moves.TAKE if _makes_set(hand, top) or _fits_table(view, top) else moves.DRAW)
    gauge = settings.gauge
    now = gauge.distance(programme, hand.naturals, hand.pairs, hand.wilds)
    more = Hand([*hand.cards, top])
    then = gauge.distance(programme, more.naturals, more.pairs, more.wilds)
    return Action(moves.TAKE if then < now else moves.DRAW)


def _makes_set(hand: Hand, card: int) -> bool:
    """Whether a natural makes a set of three with what is in hand."""
    mates = natural_types((card >> 2) + 1)
    count = popcount(hand.one & mates) + popcount(hand.two & mates)
    return count > 1 or (count == 1 and hand.wilds > 0)


def _fits_table(view: View, card: int) -> bool:
    """Whether a natural card could be added to a set or a run on the table."""
    laid = [zone for zone in view.zones if zone.name in ("set", "run")]
    for zone, data in zip(laid, items(view.public["combinations"], "combinations"), strict=True):
        if zone.name == "set":
            if any(not is_wild(other) and other >> 2 == card >> 2 for other in zone.values):
                return True
            continue
        run = mapping(data, "combinations")
        low = number(run["low"], "low", 1, HIGH_ACE)
        ends = {low - 1, low + len(zone.values)} & set(range(1, HIGH_ACE + 1))
        ranks = {(end - 1) % 13 for end in ends}
        if SUITS[card & 3] in text(run["suits"], "suits") and card >> 2 in ranks:
            return True
    return False


def _discard(settings: Settings, view: View, hand: Hand) -> Action:
    """A card that the nearest way to complete the programme does not use, the one with the least company."""
    programme = _programme(view)
    assert programme is not None
    gauge = settings.gauge
    gauge.distance(programme, hand.naturals, hand.pairs, hand.wilds)
    spare = [card for card in hand.cards if not is_wild(card) and gauge.spare_one & bit(card) != 0]
    naturals = [card for card in hand.cards if not is_wild(card)]
    return Action(moves.DISCARD + min(spare or naturals or hand.cards, key=lambda card: (_company(hand, card), card)))


def _company(hand: Hand, card: int) -> int:
    """How many cards of the hand are of the same rank, or near it in the same suit."""
    same = popcount(hand.one & natural_types((card >> 2) + 1)) + popcount(hand.two & natural_types((card >> 2) + 1))
    near = sum(1 for other in hand.cards if other & 3 == card & 3 and 0 < abs(other - card) <= 8)
    return 2 * int(same) + near


def _lay_off(hand: Hand, legal: set[int]) -> Action:
    """Naturals first, then sets, then wilds; at last a discard."""
    additions = sorted(action for action in legal if action >= moves.ADD)
    naturals = [action for action in additions if not is_wild(moves.added_card(action))]
    if naturals:
        return Action(naturals[0])
    if int(moves.SET) in legal:
        return Action(moves.SET)
    if additions:
        return Action(additions[0])
    held = [card for card in hand.cards if not is_wild(card)] or hand.cards
    return Action(moves.DISCARD + min(held, key=lambda card: (_company(hand, card), card)))


def _step(plan: tuple[Action, ...], steps: list[int], view: View) -> Action:
    """The next step of the plan; if others were taken before, any that goes on, a natural card rather than a wild."""
    if [int(action) for action in plan[: len(steps)]] == steps:
        return plan[len(steps)]
    if moves.CLOSE in view.legal:
        return Action(moves.CLOSE)
    return min(
        (action for action in view.legal if action >= moves.PLACE), key=lambda action: is_wild(action - moves.PLACE)
    )


def _plan(begun: int, settings: Settings, view: View, hand: Hand) -> tuple[Action, ...]:
    """The whole compound move, the same at each of its steps: it depends on nothing but the hand."""
    wilds = [card for card in hand.cards if is_wild(card)]
    if begun == moves.SET:
        sets = new_sets(int(hand.one), int(hand.two), int(hand.wilds), settings.half)
        return moves.compound(moves.SET, with_wilds([max(sets, key=_thrift)], wilds))
    programme = _programme(view)
    assert programme is not None
    ways = arrangements(settings.solver, programme, int(hand.naturals), int(hand.pairs), int(hand.wilds))
    thrifty = min(islice(ways, LOOKED_AT), key=lambda laid: sum(cards.count(WILD) for cards in laid))
    return moves.compound(moves.REVEAL, with_wilds(thrifty, wilds))


def _thrift(cards: Cards) -> tuple[int, int]:
    """A set is the better the more naturals and the fewer wilds it has."""
    return len(cards) - cards.count(WILD), -cards.count(WILD)


NORMAL = Normal()

LEVELS: Final[tuple[Bot, ...]] = (
    Child(NORMAL, slips=30),
    NORMAL,
    *thinking("programmes", ProgrammesPolicy(), 85_000),
)
