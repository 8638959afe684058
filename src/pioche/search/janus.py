"""Janus at search speed: a trio where there is one, else the hand that promises most and leaves the others least."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import bit, lowest, popcount, shl
from pioche.chance import Chance
from pioche.core.seats import NOBODY, Action, Seat
from pioche.core.state import State
from pioche.games.janus.moves import AGREE, DISCARD, PLACES, PROPOSE, PROPOSE_BIT, REFUSE, SEATS, STOP, TAKE, TAKE_STOCK
from pioche.games.janus.rules import Match
from pioche.games.janus.sides import ALL, SYMBOL, far, far_known, near, near_known
from pioche.games.janus.table import COUNT_BITS, SIXTEENS, STOCK, THIRTEENS, TURN, VOTE
from pioche.search.policy import Policy

TRIO: Final[i64] = 1000  # worth is counted in thousandths of a trio
LAID: Final[i64] = 100 * TRIO  # a turn has room for one trio, and nothing is better than having laid it

# Added to counts by symbol, which lie as in `Table.in_play`, they carry each of 2, or of 1, or more into SIXTEENS.
FOURTEENS: Final[i64] = 14 * 0x4210842108421
FIFTEENS: Final[i64] = 15 * 0x4210842108421


class Hopes:
    """What a seat may hope for: where it could lay a trio now, by how many others play before it, and for each further
    symbol; for two of a symbol that nobody shows; for one where one is shown; by the number of its cards.
    """

    def __init__(self, ready: list[int], more: i64, pair: i64, half: i64, cards: list[int]) -> None:
        self.ready: vec[i64] = vec[i64](ready)
        self.more: i64 = more
        self.pair: i64 = pair
        self.half: i64 = half
        self.cards: vec[i64] = vec[i64](cards)

    def of(self, sight: "Sight", player: i64, distance: i64) -> i64:
        size = sight.size[player]
        inner = sight.inner[player]
        worth = self.cards[size]
        pairs = (inner + FOURTEENS) & sight.alive
        others = sight.shown - sight.outer[player]
        halves = (inner + FIFTEENS) & (others + FIFTEENS) & sight.alive
        if size < PLACES:
            now = pairs & halves
            if size < PLACES - 1:
                now |= halves & (others + FOURTEENS)
            if now != 0:
                worth += self.ready[distance] + self.more * (popcount(now) - 1)
                pairs &= ~now
                halves &= ~now
        return worth + self.pair * popcount(pairs) + self.half * popcount(halves)


class JanusPolicy(Policy):
    def __init__(self) -> None:
        self.reach: i64 = 4  # decisions of a rollout, for each player
        self.width: i64 = 8  # candidates of a search
        self.quiet: i64 = 12  # rounds without a trio, after which it would rather end
        self.stubborn: i64 = 18  # the same when others have laid more
        self.noise: i64 = 50  # or all would go round in circles
        self.harm: i64 = 380  # what each other's hopes count, in thousandths of its own
        self.loose_noise: i64 = 250  # of those who are less careful
        self.loose_harm: i64 = 100
        self.doubt: i64 = 4  # of eight imagined deals, how many are the careful's at first
        self.careful: bool = True
        self.sure: i64 = 850  # a trio with the second card of this turn
        self.again: i64 = 15  # for a second card that brings none
        self.fresh: i64 = -50  # for a card of the stock that nobody has seen yet
        self.play: Hopes = Hopes([750, 550, 310, 470, 330, 205], 100, 190, 60, [0, -30, 50, 155, 65])
        self.value: Hopes = Hopes([1000, 380, 200, 140, 100, 50], 100, 40, 30, [10, 10, 0, -5, -10])
        self.sight: Sight = Sight()

    def pick(self, state: State, chance: Chance) -> Action:
        assert isinstance(state, Match)
        return self._best(state, chance, self.noise, self.harm)

    def expect(self, state: State, nth: i64) -> None:
        """Of eight deals, how many are played among the careful: more the longer nobody has laid a trio."""
        assert isinstance(state, Match)
        careful = self.doubt + state.idle // state.players - state.trios // 2
        self.careful = nth * 3 % 8 < min(7, max(1, careful))

    def guess(self, state: State, chance: Chance) -> Action:
        """Among the careful no trio seems worth preparing, so search thinks of others too."""
        assert isinstance(state, Match)
        if self.careful:
            return self._best(state, chance, self.noise, self.harm)
        return self._best(state, chance, self.loose_noise, self.loose_harm)

    def _best(self, state: Match, chance: Chance, noise: i64, harm: i64) -> Action:
        if state.step == VOTE:
            return AGREE if self._enough(state) or _ahead(state) else REFUSE
        choices = state.allowed()
        if choices & PROPOSE_BIT != 0:
            if self._enough(state):
                return PROPOSE
            choices ^= PROPOSE_BIT
        self.sight.look(state, bit(state.seat))
        best: i64 = -1
        most: i64 = 0
        while choices != 0:
            action = lowest(choices)
            choices &= choices - 1
            worth = self.after(state, action, harm) + chance.below(noise)
            if best < 0 or worth > most:
                most = worth
                best = action
        return Action(best)

    def candidates(self, state: State) -> list[Action]:
        """What seems worth most; trios alone where there are some; of votes and proposals only what it would do."""
        assert isinstance(state, Match)
        if state.step == VOTE:
            return [AGREE if self._enough(state) or _ahead(state) else REFUSE]
        choices = state.allowed()
        if choices & PROPOSE_BIT != 0:
            if self._enough(state):
                return [PROPOSE]
            choices ^= PROPOSE_BIT
        self.sight.look(state, bit(state.seat))
        found: list[tuple[int, int]] = []
        while choices != 0:
            action = lowest(choices)
            choices &= choices - 1
            found.append((-self.after(state, action, self.harm), action))
        found.sort()
        if found[0][0] < -LAID // 2:
            found = [(loss, action) for loss, action in found if loss < -LAID // 2]
        return [Action(action) for _, action in found[: self.width]]

    def forget(self, state: State, share: i64, chance: Chance) -> None:
        """Inner sides of the others, outer sides of one's own cards, and what lies in the stock."""
        assert isinstance(state, Match)
        inner = ~bit(8 + state.seat)
        outer = ~bit(15 + state.seat)
        for at in range(PLACES * state.players):
            if chance.below(100) < share:
                state.hands[at] &= outer if at // PLACES == state.seat else inner
        for at in range(state.top, state.cards):
            if chance.below(100) < share:
                state.stock[at] &= outer if at == state.top else inner & outer

    def longest(self, state: State) -> i64:
        return self.reach * state.players

    def gain(self, before: State, after: State, seat: Seat) -> float:
        """In trios; where the game is not over yet, with what each may hope for."""
        assert isinstance(before, Match)
        assert isinstance(after, Match)
        players = before.players
        mine: i64 = 0
        others: i64 = 0
        for i in range(before.trios, after.trios):
            if after.layers[i] == seat:
                mine += TRIO
            else:
                others += TRIO
        if after.seat != NOBODY:
            self.sight.look(after, ALL)
            for distance in range(players):
                player = (after.seat + distance) % players
                hopes = self.value.of(self.sight, player, distance)
                if player == seat:
                    mine += hopes
                else:
                    others += hopes
        return (float(mine) - float(others) / float(players - 1)) / float(TRIO)

    def _enough(self, match: Match) -> bool:
        if match.idle < self.quiet * match.players:
            return False
        scores = match.scores()
        return scores[match.seat] == max(scores) or match.idle >= self.stubborn * match.players

    # Worth.

    def balance(self, me: i64, players: i64, weight: i64) -> i64:
        """The hopes of whoever has just played, less those of the others."""
        harm: i64 = 0
        player = me
        for distance in range(players - 1):
            player = player + 1 if player + 1 < players else 0
            harm += self.play.of(self.sight, player, distance)
        return self.play.of(self.sight, me, players - 1) - harm * weight // 1000

    def after(self, match: Match, action: i64, harm: i64) -> i64:
        """What the table looks like to the seat to act once it has done this."""
        if action < DISCARD:
            return self._after_take(match, action, harm)
        if action < STOP:
            return self._after_discard(match, action - DISCARD, harm)
        return self.balance(match.seat, match.players, harm)

    def _after_take(self, match: Match, action: i64, harm: i64) -> i64:
        sight = self.sight
        me: i64 = match.seat
        shown = sight.shown
        top = sight.top
        source: i64 = STOCK
        inner: i64 = 0
        outer: i64 = 0
        fresh = False
        if action == TAKE_STOCK:
            card = match.stock[match.top]
            fresh = not sight.draw(match)
            symbol = near(card)
            back = _side(far(card), far_known(card) & sight.eye)
        else:
            source = (action - TAKE) // PLACES
            inner = sight.inner[source]
            outer = sight.outer[source]
            card = match.hands[action - TAKE]
            symbol = far(card)
            back = _side(near(card), near_known(card) & sight.eye)
            sight.lose(match, action - TAKE, back)
        own_inner = sight.inner[me]
        own_outer = sight.outer[me]
        own_size = sight.size[me]
        worth = self.fresh if fresh else 0
        if sight.hold(match, symbol, back):
            worth += LAID
        if match.step == TURN and sight.size[me] < PLACES:
            worth += self.sure if sight.trio_left(match, source) else self.again
        worth += self.balance(me, match.players, harm)
        sight.inner[me] = own_inner
        sight.outer[me] = own_outer
        sight.size[me] = own_size
        sight.shown = shown
        sight.top = top
        if source >= 0:
            sight.inner[source] = inner
            sight.outer[source] = outer
            sight.size[source] += 1
        return worth

    def _after_discard(self, match: Match, place: i64, harm: i64) -> i64:
        sight = self.sight
        me: i64 = match.seat
        shown = sight.shown
        top = sight.top
        inner = sight.inner[me]
        outer = sight.outer[me]
        at = me * PLACES + place
        symbol = _count(near(match.hands[at]))
        sight.lose(match, at, symbol)
        sight.cover(symbol)
        worth = self.balance(me, match.players, harm)
        sight.inner[me] = inner
        sight.outer[me] = outer
        sight.size[me] += 1
        sight.shown = shown
        sight.top = top
        return worth


class Sight:
    """The sides of the cards that some eyes know, counted by symbol."""

    def __init__(self) -> None:
        self.eye: i64 = 0
        self.alive: i64 = 0  # the symbols of which a trio is possible, in SIXTEENS
        self.size: vec[i64] = vec[i64]([0] * SEATS)
        self.inner: vec[i64] = vec[i64]([0] * SEATS)
        self.outer: vec[i64] = vec[i64]([0] * SEATS)  # each symbol at most once: one take a turn from each hand
        self.top: i64 = 0
        self.shown: i64 = 0  # on how many of the hands and the stock

    def look(self, match: Match, eye: i64) -> None:
        self.eye = eye
        self.alive = (match.in_play + THIRTEENS) & SIXTEENS
        hands = match.hands
        shown: i64 = 0
        for seat in range(match.players):
            at = seat * PLACES
            size = popcount(match.held >> at & 15)
            self.size[seat] = size
            inner: i64 = 0
            outer: i64 = 0
            for i in range(at, at + size):
                card = hands[i]
                inner += _side(card & SYMBOL, card >> 8 & eye)
                outer |= _side(card >> 4 & SYMBOL, card >> 15 & eye)
            self.inner[seat] = inner
            self.outer[seat] = outer
            shown += outer
        self.top = 0
        if match.top < match.cards:
            self.top = _count(near(match.stock[match.top]))
        self.shown = shown + self.top

    def draw(self, match: Match) -> bool:
        """The top of the stock is gone; whether the one below is known from before."""
        below: i64 = 0
        if match.top + 1 < match.cards:
            card = match.stock[match.top + 1]
            below = _side(near(card), near_known(card) & self.eye)
        self.cover(below)
        return below != 0

    def cover(self, symbol: i64) -> None:
        self.shown += symbol - self.top
        self.top = symbol

    def lose(self, match: Match, at: i64, inner: i64) -> None:
        """The card in a place of a hand is gone."""
        seat = at // PLACES
        self.inner[seat] -= inner
        self.size[seat] -= 1
        self._show(match, seat, bit(at))

    def hold(self, match: Match, symbol: i64, back: i64) -> bool:
        """A card joins the hand of the seat to act; whether that makes a trio."""
        me = match.seat
        if self.inner[me] >> COUNT_BITS * symbol & 31 < 2:
            self.inner[me] += _count(symbol)
            self.size[me] += 1
            if self.outer[me] & back == 0:
                self.outer[me] |= back
                self.shown += back
            return False
        self.inner[me] -= 2 * _count(symbol)
        self.size[me] -= 2
        gone: i64 = 0
        for at in range(me * PLACES, me * PLACES + self.size[me] + 2):
            if match.hands[at] & SYMBOL == symbol:
                gone |= bit(at)
        self._show(match, me, gone)
        return True

    def _show(self, match: Match, seat: i64, gone: i64) -> None:
        """What a hand shows without some of its cards."""
        outer: i64 = 0
        for at in range(seat * PLACES, seat * PLACES + PLACES):
            if (match.held & ~gone) >> at & 1 != 0:
                card = match.hands[at]
                outer |= _side(far(card), far_known(card) & self.eye)
        self.shown += outer - self.outer[seat]
        self.outer[seat] = outer

    def trio_left(self, match: Match, source: i64) -> bool:
        """Whether a second card, from elsewhere than the first, makes a trio for the seat to act."""
        me = match.seat
        reach = self.shown - self.outer[me]
        if source >= 0:
            reach -= self.outer[source]
        elif not match.terms.two_from_stock:
            reach -= self.top
        return (self.inner[me] + FOURTEENS) & (reach + FIFTEENS) & SIXTEENS != 0


def _count(symbol: i64) -> i64:
    return shl(1, COUNT_BITS * symbol)


def _side(symbol: i64, known: i64) -> i64:
    """A symbol counted once, if it is known."""
    return _count(symbol) if known != 0 else 0


def _ahead(match: Match) -> bool:
    """Whether the seat to act alone has laid most."""
    scores = match.scores()
    mine = scores[match.seat]
    return mine == max(scores) and scores.count(mine) == 1
