"""Janus at search speed: a trio where there is one, else the hand that promises most and leaves the others least."""

from math import exp
from typing import Final

from mypy_extensions import i64

from pioche.cards import bit, lowest, popcount
from pioche.chance import Chance
from pioche.core.seats import NOBODY, Action, Seat
from pioche.core.state import State
from pioche.games.janus.moves import AGREE, DISCARD, PLACES, PROPOSE, PROPOSE_BIT, REFUSE, STOP, TAKE, TAKE_STOCK
from pioche.games.janus.rules import Match
from pioche.games.janus.sides import ALL, far, far_forgotten, far_known, near, near_forgotten, near_known
from pioche.games.janus.table import STOCK, TURN, VOTE
from pioche.search.janus_sight import Hopes, Sight, count_of, side_of
from pioche.search.policy import Policy

TRIO: Final[i64] = 1000  # worth is counted in thousandths of a trio
LAID: Final[i64] = 100 * TRIO  # a turn has room for one trio, and nothing is better than having laid it


class Manner:
    """How somebody plays: how much of it is chance, what each other's hopes count, in thousandths of one's own, and
    what a card of the stock is worth that nobody has seen yet, at first and for each quiet round more.
    """

    def __init__(self, noise: i64, harm: i64, fresh: i64, bored: i64) -> None:
        self.noise: i64 = noise
        self.harm: i64 = harm
        self.fresh: i64 = fresh
        self.bored: i64 = bored


# Whoever draws shows the next player a new card, so careful players would wait for each other for ever.
CAREFUL: Final = Manner(50, 380, -50, 50)
LOOSE: Final = Manner(150, 100, 100, 0)


class JanusPolicy(Policy):
    def __init__(self, manner: Manner = CAREFUL) -> None:
        self.manner: Manner = manner
        self.reach: i64 = 3  # decisions of a rollout, for each player
        self.width: i64 = 8  # candidates of a search
        self.quiet: i64 = 16  # rounds without a trio, after which it would rather end
        self.stubborn: i64 = 22  # the same when others have laid more
        self.doubt: i64 = 4  # of eight imagined deals, how many are the careful's at first
        self.expected: Manner = CAREFUL  # in rollouts
        self.sure: i64 = 850  # a trio with the second card of this turn
        self.again: i64 = 15  # for a second card that brings none
        self.play: Hopes = Hopes([750, 550, 310, 470, 330, 205], 100, 190, 60, [0, -30, 50, 155, 65])
        # By least squares from what each laid in the next three rounds, in 429 matches of players of all kinds.
        self.value: Hopes = Hopes([950, 540, 434, 315, 238, 167], 180, 130, 70, [30, 40, 5, -10, -70])
        self.patient: i64 = 3  # quiet rounds, after which new cards seem worth something, or all would wait for ever
        self.curious: i64 = 30  # for each of them and each further round
        self.kept: float = 1.9  # how much likelier a deal is, as a logarithm, for each two of a symbol others hold
        self.left: float = 0.65  # and how much less where they have left a third that was in reach
        self.sight: Sight = Sight()

    def pick(self, state: State, chance: Chance) -> Action:
        assert isinstance(state, Match)
        return self._best(state, chance, self.manner)

    def expect(self, state: State, nth: i64) -> None:
        """Of eight deals, how many are played among the careful: more the longer nobody has laid a trio."""
        assert isinstance(state, Match)
        careful = self.doubt + state.idle // state.players - state.trios // 2
        self.expected = CAREFUL if nth * 3 % 8 < min(7, max(1, careful)) else LOOSE

    def guess(self, state: State, chance: Chance) -> Action:
        """Among the careful no trio seems worth preparing, so search thinks of others too."""
        assert isinstance(state, Match)
        return self._best(state, chance, self.expected)

    def _best(self, state: Match, chance: Chance, manner: Manner) -> Action:
        if state.step == VOTE:
            return AGREE if self._enough(state) or _ahead(state) else REFUSE
        choices = state.allowed()
        if choices & PROPOSE_BIT != 0:
            if self._proposes(state):
                return PROPOSE
            choices ^= PROPOSE_BIT
        self.sight.look(state, bit(state.seat))
        best: i64 = -1
        most: i64 = 0
        while choices != 0:
            action = lowest(choices)
            choices &= choices - 1
            worth = self.after(state, action, manner) + chance.below(manner.noise)
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
            if self._proposes(state):
                return [PROPOSE]
            choices ^= PROPOSE_BIT
        self.sight.look(state, bit(state.seat))
        found: list[tuple[int, int]] = []
        while choices != 0:
            action = lowest(choices)
            choices &= choices - 1
            found.append((-self.after(state, action, self.manner), action))
        found.sort()
        if found[0][0] < -LAID // 2:
            found = [(loss, action) for loss, action in found if loss < -LAID // 2]
        return [Action(action) for _, action in found[: self.width]]

    def draws(self, state: State) -> i64:
        return 8

    def likelihood(self, state: State) -> float:
        """Who holds two of a symbol keeps them, and takes a third where one is shown."""
        assert isinstance(state, Match)
        self.sight.look(state, ALL)
        worth = 0.0
        for player in range(state.players):
            if player != state.seat:
                pairs = self.sight.pairs(player)
                worth += self.kept * float(popcount(pairs))
                worth -= self.left * float(popcount(self.sight.in_reach(player, pairs)))
        return exp(worth)

    def forget(self, state: State, share: i64, chance: Chance) -> None:
        """Inner sides of the others, outer sides of one's own cards, and what lies in the stock."""
        assert isinstance(state, Match)
        me = bit(state.seat)
        for at in range(PLACES * state.players):
            if chance.below(100) < share:
                card = state.hands[at]
                mine = at // PLACES == state.seat
                state.hands[at] = far_forgotten(card, me) if mine else near_forgotten(card, me)
        for at in range(state.top, state.cards):
            if chance.below(100) < share:
                card = far_forgotten(state.stock[at], me)
                state.stock[at] = card if at == state.top else near_forgotten(card, me)

    def longest(self, state: State) -> i64:
        return self.reach * state.players

    def gain(self, before: State, after: State, seat: Seat) -> float:
        """In trios; where the game is not over yet, with what each may hope for and, after a while, for new cards."""
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
            tired = max(0, before.idle // players - self.patient)
            mine += self.curious * tired * (after.top - before.top)
            self.sight.look(after, ALL)
            for distance in range(players):
                player = (after.seat + distance) % players
                hopes = self.value.of(self.sight, player, distance)
                if player == seat:
                    mine += hopes
                else:
                    others += hopes
        return (float(mine) - float(others) / float(players - 1)) / float(TRIO)

    def judging(self) -> Policy:
        """New cards are no trios."""
        policy = JanusPolicy(self.manner)
        policy.curious = 0
        return policy

    def _enough(self, match: Match) -> bool:
        if match.idle < self.quiet * match.players:
            return False
        scores = match.scores()
        return scores[match.seat] == max(scores) or match.idle >= self.stubborn * match.players

    def _proposes(self, match: Match) -> bool:
        """Every fourth round is often enough for who would go on."""
        return match.idle // match.players % 4 == 0 and self._enough(match)

    # Worth.

    def balance(self, me: i64, players: i64, weight: i64) -> i64:
        """The hopes of whoever has just played, less those of the others."""
        harm: i64 = 0
        player = me
        for distance in range(players - 1):
            player += 1
            if player == players:
                player = 0
            harm += self.play.of(self.sight, player, distance)
        return self.play.of(self.sight, me, players - 1) - harm * weight // 1000

    def after(self, match: Match, action: i64, manner: Manner) -> i64:
        """What the table looks like to the seat to act once it has done this."""
        if action < DISCARD:
            return self._after_take(match, action, manner)
        if action < STOP:
            return self._after_discard(match, action - DISCARD, manner)
        return self.balance(match.seat, match.players, manner.harm)

    def _after_take(self, match: Match, action: i64, manner: Manner) -> i64:
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
            back = side_of(far(card), far_known(card) & sight.eye)
        else:
            source = (action - TAKE) // PLACES
            inner = sight.inner[source]
            outer = sight.outer[source]
            card = match.hands[action - TAKE]
            symbol = far(card)
            back = side_of(near(card), near_known(card) & sight.eye)
            sight.lose(match, action - TAKE, back)
        own_inner = sight.inner[me]
        own_outer = sight.outer[me]
        own_size = sight.size[me]
        worth: i64 = 0
        if fresh:
            worth = manner.fresh + manner.bored * (match.idle // match.players)
        if sight.hold(match, symbol, back):
            worth += LAID
        if match.step == TURN and sight.size[me] < PLACES:
            worth += self.sure if sight.trio_left(match, source) else self.again
        worth += self.balance(me, match.players, manner.harm)
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

    def _after_discard(self, match: Match, place: i64, manner: Manner) -> i64:
        sight = self.sight
        me: i64 = match.seat
        shown = sight.shown
        top = sight.top
        inner = sight.inner[me]
        outer = sight.outer[me]
        at = me * PLACES + place
        symbol = count_of(near(match.hands[at]))
        sight.lose(match, at, symbol)
        sight.cover(symbol)
        worth = self.balance(me, match.players, manner.harm)
        sight.inner[me] = inner
        sight.outer[me] = outer
        sight.size[me] += 1
        sight.shown = shown
        sight.top = top
        return worth


def _ahead(match: Match) -> bool:
    """Whether the seat to act alone has laid most."""
    scores = match.scores()
    mine = scores[match.seat]
    return mine == max(scores) and scores.count(mine) == 1
