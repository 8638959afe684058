"""The rules of Janus: what may be done, and what it does."""

from mypy_extensions import i64

from pioche.cards import bit, nth_bit, popcount, shl
from pioche.chance import DEAL, DEALER, SIDES, Chance
from pioche.core import seats
from pioche.core.events import Journal
from pioche.core.refusal import Fact, Refusal, illegal
from pioche.core.seats import EVERYONE, NOBODY, Action, Seat, actions, only
from pioche.core.state import places
from pioche.core.view import Zone
from pioche.games.janus import dump, events, view
from pioche.games.janus.moves import (
    ACTIONS,
    AGREE,
    ANSWER_BITS,
    DISCARD,
    PLACES,
    PROPOSE,
    PROPOSE_BIT,
    STOP,
    STOP_BIT,
    TAKE,
    TAKE_STOCK,
)
from pioche.games.janus.sides import (
    ALL,
    BOTH_ALL,
    NEAR_ALL,
    PAIRS,
    SYMBOL,
    all_but,
    far,
    far_told,
    flipped,
    made,
    near,
)
from pioche.games.janus.table import FULL, OVER, PHASES, SECOND_DISCARD, SECOND_TAKE, STOCK, TURN, VOTE, Table


class Match(Table):
    """One deal of Janus, from the first card to the last trio."""

    # Setting up.

    def begin(self) -> None:
        chance = self.chance
        chance.open(DEALER, 0, 0)
        self.dealer = Seat(chance.below(self.players))  # JA-02
        self.seat = self.dealer
        self.shuffle(chance)
        if self.journal is not None:
            self.journal.note(events.BEGAN, [int(self.dealer), self.cards - self.terms.hand * self.players])
        self.top = 0
        for place in range(self.terms.hand):
            for turn in range(1, self.players + 1):
                self.deal_card(Seat((self.dealer + turn) % self.players), place)
        if self.top < self.cards:
            self.stock[self.top] |= NEAR_ALL  # JA-03
        self.tell_top()
        self.count_in_play()

    def shuffle(self, chance: Chance) -> None:  # JA-03
        """The whole deck in `stock`, its upper sides near."""
        deck = self.stock
        count = self.cards
        pairs = PAIRS
        for i in range(count):
            deck[i] = pairs[i]
        chance.open(DEAL, 0, 0)
        chance.shuffle(deck, count)
        chance.open(SIDES, 0, 0)
        for i in range(count):
            low = deck[i] & SYMBOL
            high = deck[i] >> 4
            if chance.below(1 if low == high else 2) == 0:
                deck[i] = made(low, high, 0, 0, 2 * i)
            else:
                deck[i] = made(high, low, 0, 0, 2 * i)

    def deal_card(self, seat: Seat, place: i64) -> None:  # JA-04
        card = flipped(self.stock[self.top]) | bit(seat) << 8
        card = far_told(card, ALL)
        self.top += 1
        self.add(seat, card)
        if self.journal is not None:
            told: list[int] = [EVERYONE, EVERYONE, EVERYONE, only(seat)]
            self.journal.whisper(events.DEALT, [int(seat), place + 1, far(card), near(card)], told)

    # What may be done: one mask of actions.

    def takes(self) -> i64:
        own = shl(FULL, self.seat * PLACES)
        if self.held & own == own:
            return 0  # JA-10, JA-15: never more than four in hand
        others = self.held & ~own
        from_stock = self.top < self.cards  # JA-34
        if self.step == SECOND_TAKE:  # JA-13
            if self.taken_from == STOCK:
                from_stock = from_stock and self.terms.two_from_stock
            else:
                others &= ~shl(FULL, self.taken_from * PLACES)
        return others << 1 | (1 if from_stock else 0)

    def discards(self) -> i64:
        return shl(self.held >> self.seat * PLACES & FULL, DISCARD)

    def allowed(self) -> i64:
        if self.seat == NOBODY:
            return 0
        if self.step == TURN:
            choices = self.takes() | self.discards()  # JA-15
            return choices if self.proposed else choices | PROPOSE_BIT  # JA-31
        if self.step == SECOND_TAKE:
            return self.takes() | STOP_BIT  # JA-10
        if self.step == SECOND_DISCARD:
            return self.discards() | STOP_BIT  # JA-14
        return ANSWER_BITS

    def legal(self) -> list[Action]:
        return actions(self.allowed())

    def pick(self, rng: Chance) -> Action:
        choices = self.allowed()
        return Action(nth_bit(choices, rng.below(popcount(choices))))

    # Why something may not be done.

    def refusal(self, action: Action) -> Refusal | None:
        if self.seat == NOBODY:
            return Refusal("over", None, "over")
        if not 0 <= action < ACTIONS:
            return Refusal("syntax", None, "syntax", words={"given": str(action)})
        if self.allowed() & bit(action) != 0:
            return None
        if self.step == VOTE:
            return illegal("JA-31", "vote-open", [Fact("proposer", "seat", int(self.proposer))])
        if action < DISCARD:
            return self.refused_take(action)
        if action < STOP:
            return self.refused_discard(action - DISCARD)
        if action == STOP:
            return illegal("JA-15", "nothing-done")
        if action == PROPOSE:
            return illegal("JA-31", "proposed-already" if self.step == TURN else "proposed-late")
        return illegal("JA-31", "no-vote")

    def refused_take(self, action: Action) -> Refusal:
        if self.step == SECOND_DISCARD:
            return illegal("JA-14", "take-after-discard")
        if self.size(self.seat) == PLACES:
            return illegal("JA-15", "hand-full")
        if action == TAKE_STOCK:
            if self.stock_size() == 0:
                return illegal("JA-34", "stock-empty")
            return illegal("JA-13", "stock-twice")
        owner = Seat((action - TAKE) // PLACES)
        if owner >= self.players:
            return illegal("JA-12", "no-such-seat", [Fact("last", "number", self.players - 1)])
        if owner == self.seat:
            return illegal("JA-12", "own-card")
        if self.step == SECOND_TAKE and owner == self.taken_from:
            return illegal("JA-13", "player-twice", [Fact("owner", "seat", int(owner))])
        return self.refused_place("no-card-there", owner)

    def refused_discard(self, place: i64) -> Refusal:
        if self.step == SECOND_TAKE:
            return illegal("JA-10", "discard-after-take")
        if self.size(self.seat) == 0:
            return illegal("JA-15", "hand-empty")
        return self.refused_place("no-own-card-there", self.seat)

    def refused_place(self, key: str, owner: Seat) -> Refusal:
        facts = [Fact("owner", "seat", int(owner)), Fact("count", "number", self.size(owner))]
        return illegal("JA-36", key, facts)

    # What it does.

    def apply(self, action: Action) -> None:
        if action < DISCARD:
            self.take(action)
        elif action < STOP:
            self.discard(action - DISCARD)
        elif action == STOP:
            self.tell(events.STOPPED)
            self.end_turn()
        elif action == PROPOSE:
            self.propose()
        else:
            self.answer(action)

    def take(self, action: Action) -> None:
        me = self.seat
        source = STOCK
        place: i64 = 0
        if action == TAKE_STOCK:  # JA-11
            card = self.draw()
        else:  # JA-12
            source = Seat((action - TAKE) >> 2)
            place = (action - TAKE) & 3
            card = flipped(self.remove(source, place))
        card = far_told(card, all_but(me))
        if self.journal is not None:
            self.tell_take(self.journal, source, place, card)
        if self.lay_trio(card):
            if not self.trio_possible():  # JA-30
                self.end(events.EXHAUSTED)
                return
        else:
            self.note_unlaid(me, card)
            self.add(me, card)
        if self.step == TURN:
            self.step = SECOND_TAKE
            self.taken_from = source
            if self.takes() != 0:
                return
        self.end_turn()

    def tell_take(self, journal: Journal, source: Seat, place: i64, card: i64) -> None:
        outer_seen: int = seats.all_but(self.seat)
        if source == STOCK:
            journal.whisper(events.DREW, [int(self.seat), near(card), far(card)], [EVERYONE, EVERYONE, outer_seen])
            self.tell_top()
            return
        inner_seen: int = seats.all_but(source)
        row: list[int] = [int(self.seat), int(source), place + 1, near(card), far(card)]
        journal.whisper(events.TOOK, row, [EVERYONE, EVERYONE, EVERYONE, inner_seen, outer_seen])

    def tell_top(self) -> None:
        if self.journal is not None and self.top < self.cards:
            self.journal.note(events.SHOWED, [near(self.stock[self.top])])

    def lay_trio(self, card: i64) -> bool:  # JA-20, JA-21
        """Lay the trio that a card makes with two of the mover's hand, if it does."""
        hands = self.hands
        start = self.seat * PLACES
        stop = start + self.size(self.seat)
        symbol = card & SYMBOL
        first: i64 = -1
        second: i64 = -1
        for at in range(start, stop):
            if hands[at] & SYMBOL == symbol:
                first = second
                second = at
        if first < 0:
            return False
        self.put_down(self.remove(self.seat, second - start), 1)
        self.put_down(self.remove(self.seat, first - start), 0)
        self.put_down(card, 2)
        self.layers[self.trios] = self.seat
        self.trios += 1
        self.laid_now = True
        self.idle = 0
        if self.journal is not None:
            row: list[int] = [int(self.seat), symbol, first - start + 1, second - start + 1]
            for i in range(3 * self.trios - 3, 3 * self.trios):
                row.append(far(self.laid[i]))
            self.journal.note(events.LAID, row)
        return True

    def put_down(self, card: i64, nth: i64) -> None:
        self.laid[3 * self.trios + nth] = card | BOTH_ALL
        self.leave_play(card)

    def discard(self, place: i64) -> None:  # JA-14
        card = self.remove(self.seat, place)
        self.cover(card)
        if self.journal is not None:
            self.journal.note(events.DISCARDED, [int(self.seat), place + 1, near(card)])
        if self.step == TURN:
            self.step = SECOND_DISCARD
            if self.size(self.seat) != 0:
                return
        self.end_turn()

    # The vote: JA-31.

    def propose(self) -> None:
        self.tell(events.PROPOSED)
        self.proposer = self.seat
        self.proposed = True
        self.step = VOTE
        self.seat = self.left_of(self.seat)

    def answer(self, action: Action) -> None:
        if action == AGREE:
            self.tell(events.AGREED)
            self.seat = self.left_of(self.seat)
            if self.seat == self.proposer:
                self.end(events.CONCLUDED)
            return
        self.tell(events.REFUSED)
        self.seat = self.proposer
        self.proposer = NOBODY
        self.step = TURN

    # Ending.

    def end_turn(self) -> None:
        if not self.laid_now:
            self.idle += 1  # JA-32
        if self.idle >= self.terms.stall:
            self.end(events.STALLED)
            return
        self.rest()
        self.seat = self.left_of(self.seat)

    def rest(self) -> None:
        """Between two turns nothing is under way."""
        self.step = TURN
        self.taken_from = STOCK
        self.proposer = NOBODY
        self.proposed = False
        self.laid_now = False

    def end(self, why: i64) -> None:
        self.rest()
        self.round += 1
        self.step = OVER
        self.seat = NOBODY
        if self.journal is not None:
            self.journal.note(why, [self.idle] if why == events.STALLED else [])
            scores = self.scores()
            most = max(scores)
            winners = [seat for seat in range(self.players) if scores[seat] == most]
            self.journal.note(events.WON, [most, *winners])

    def left_of(self, seat: Seat) -> Seat:  # JA-02
        return Seat(seat + 1 if seat + 1 < self.players else 0)

    def tell(self, kind: i64) -> None:
        if self.journal is not None:
            self.journal.note(kind, [int(self.seat)])

    def scores(self) -> list[int]:  # JA-33
        counts: list[int] = [0] * self.players
        for i in range(self.trios):
            counts[self.layers[i]] += 1
        return counts

    def ranks(self) -> list[int]:  # JA-33
        return places(self.scores())

    # Knowledge, copies and positions.

    def copy(self) -> "Match":
        twin = Match(self.players, self.chance, self.terms)
        twin.copy_from(self)
        return twin

    def phase(self) -> str:
        return PHASES[self.step]

    def zones(self) -> list[Zone]:
        return view.zones(self)

    def facts(self) -> list[Fact]:
        return view.facts(self)

    def public(self) -> dict[str, object]:
        return view.public(self)

    def last_round(self) -> list[Zone]:
        return view.last_round(self)

    def dump(self) -> dict[str, object]:
        return dump.position(self)
