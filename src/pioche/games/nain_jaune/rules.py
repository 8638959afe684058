"""The rules of Nain Jaune, clause by clause."""

from mypy_extensions import i64

from pioche.cards import ACE, Card, Rank, bit, indices, lowest, nth_bit, popcount, rank_mask, rank_of
from pioche.chance import DEALER, Chance
from pioche.core.events import Journal
from pioche.core.refusal import Fact, Refusal, illegal
from pioche.core.seats import EVERYONE, NOBODY, Action, Seat, actions, only
from pioche.core.state import State
from pioche.core.view import Zone
from pioche.games.nain_jaune.deal import is_belle, price, set_aside, shuffled, space_of
from pioche.games.nain_jaune.dump import dump_of
from pioche.games.nain_jaune.events import (
    BEGAN,
    COMPLETED,
    DEALT,
    ELIMINATED,
    ENDED,
    LAID,
    LED,
    PAID,
    PASSED,
    SET_ASIDE,
    SHOWED,
    STAKED,
    STOPPED,
    SWEPT,
    TOOK,
)
from pioche.games.nain_jaune.moves import ACTIONS, PASS, PASS_BIT, holds
from pioche.games.nain_jaune.options import GRAND, LEAST, SPACES, SWEEP
from pioche.games.nain_jaune.position import ANY, IN, Position
from pioche.games.nain_jaune.view import facts_of, past_zones_of, phase_of, public_of, zones_of


class Match(Position):
    # Starting.

    def begin(self) -> None:
        """Share the tokens, choose the dealer and deal the first round."""
        terms = self.terms
        self.out_of_play = terms.remainder
        for seat in range(self.players):
            self.tokens[seat] = terms.tokens
        self.order_seats()
        self.chance.open(DEALER, 0, 0)
        self.dealer = Seat(self.chance.below(self.players))  # NJ-06
        self._begin_round()

    def _begin_round(self) -> None:
        if self.journal is not None:
            self.journal.note(BEGAN, [self.round + 1, int(self.dealer)])
        self._stake()
        self._deal()
        lacks = self.lacks
        for seat in range(self.players):
            lacks[seat] = 0
        self.laid_count = 0
        self.layer = NOBODY
        self.series = 0
        self.opening = True
        self.seat = Seat(self.right[self.dealer])  # NJ-10
        self.asked = 0
        self.run = 0
        self.wanted = ACE if self.terms.ace_first else ANY  # NJ-11

    def _stake(self) -> None:  # NJ-05
        terms = self.terms
        tokens = self.tokens
        board = self.board
        for seat in range(self.players):
            if self.out[seat] == IN:
                tokens[seat] -= terms.stake
        for space in range(SPACES):
            board[space] += terms.stakes[space] * self.left
        if self.journal is not None:
            self.journal.note(STAKED, [terms.stake])

    def _deal(self) -> None:  # NJ-02, NJ-03
        size = self.terms.hand_size(self.left)
        self.talon = set_aside(self.terms, self.chance, self.round, self.terms.size - size * self.left)
        cards = shuffled(self.terms, self.chance, self.round, self.talon)
        hands = self.hands
        right = self.right
        for seat in range(self.players):
            hands[seat] = 0
        at: i64 = 0
        given: i64 = 0
        while given < size:
            packet = 3 if size - given > 3 else size - given
            seat = right[self.dealer]
            for _ in range(self.left):
                for _ in range(packet):
                    hands[seat] |= bit(cards[at])
                    at += 1
                seat = right[seat]
            given += packet
        if self.journal is not None:
            self._tell_deal(self.journal)

    def _tell_deal(self, journal: Journal) -> None:
        journal.note(SET_ASIDE, [popcount(self.talon)])
        for seat in range(self.players):
            if self.out[seat] == IN:
                cards = indices(self.hands[seat])
                owner: list[int] = [only(Seat(seat))]
                everyone: list[int] = [EVERYONE]
                journal.whisper(DEALT, [seat, *cards], everyone + owner * len(cards))

    # Legality, written once: `legal`, `pick` and `refusal` ask `choices`.

    def choices(self) -> i64:
        """What `seat` may do now, as a mask of actions."""
        hand = self.hands[self.seat]
        if self.wanted == ANY:
            return hand  # NJ-15, NJ-16
        held = hand & rank_mask(self.wanted)
        if held == 0:
            return PASS_BIT  # NJ-14
        if self.terms.proves(self.wanted):
            return held  # NJ-11, NJ-13
        return held | PASS_BIT

    def legal(self) -> list[Action]:
        if self.seat == NOBODY:
            return []
        return actions(self.choices())

    def pick(self, rng: Chance) -> Action:
        choices = self.choices()
        if choices & (choices - 1) == 0:
            return Action(lowest(choices))
        return Action(nth_bit(choices, rng.below(popcount(choices))))

    def refusal(self, action: Action) -> Refusal | None:
        if self.seat == NOBODY:
            return Refusal("over", None, "over")
        choices = self.choices()
        if holds(choices, action):
            return None
        if not 0 <= action < ACTIONS:
            return Refusal("syntax", None, "move-unknown", words={"text": str(action)})
        facts: list[Fact] = []
        if action != PASS:
            facts.append(Fact("card", "card", int(action)))
        if self.wanted == ANY:
            return illegal(self._lead_clause(), "lead-pass" if action == PASS else "lead-not-held", facts)
        facts.append(Fact("wanted", "rank", int(self.wanted)))
        for choice in indices(choices & ~PASS_BIT):
            facts.append(Fact("held", "card", choice))
        at_ace = self.wanted == ACE
        if action == PASS:
            return illegal("NJ-11" if at_ace else "NJ-13", "must-lead-ace" if at_ace else "must-continue", facts)
        key = "not-held" if not self.holds(self.seat, action) else "wrong-rank"
        if choices == PASS_BIT:
            key += "-pass"
        elif holds(choices, PASS):
            key += "-either"
        return illegal("NJ-11" if at_ace else "NJ-12", key, facts)

    def _lead_clause(self) -> str:
        """Why `seat` begins a series: it laid a king, nobody could go on, or the round opens."""
        if self.layer == NOBODY and not self.terms.ace_first:
            return "NJ-11"
        if self.layer == self.seat and rank_of(Card(self.laid[self.laid_count - 1])) == self.terms.king:
            return "NJ-15"
        return "NJ-16"

    # Playing.

    def apply(self, action: Action) -> None:
        if action == PASS:
            self._pass()
        else:
            self._lay(Card(action))

    def _pass(self) -> None:  # NJ-14
        seat = self.seat
        self.lacks[seat] |= bit(self.wanted)
        self.asked += 1
        self.opening = self.layer == NOBODY
        if self.journal is not None:
            self.journal.note(PASSED, [int(seat), int(self.wanted)])
        if self.asked < self.left:
            self.seat = Seat(self.right[seat])
            return
        # NJ-16: at the opening the last one asked is the dealer.
        self._lead(self.layer if self.terms.layer_restarts and self.layer != NOBODY else seat)
        if self.journal is not None:
            self.journal.note(LED, [int(self.seat)])

    def _lead(self, seat: Seat) -> None:  # NJ-15, NJ-16
        self.seat = seat
        self.wanted = ANY
        self.asked = 0
        self.run = 0

    def _lay(self, card: Card) -> None:  # NJ-12
        seat = self.seat
        hand = self.hands[seat] ^ bit(card)
        self.hands[seat] = hand
        self.laid[self.laid_count] = card
        self.laid_by[self.laid_count] = seat
        self.laid_count += 1
        rank = rank_of(card)
        if rank == ACE:
            self.run = 1
        elif self.run > 0 and self.layer == seat:
            self.run += 1
        else:
            self.run = 0
        self.series = 1 if self.wanted == ANY else self.series + 1
        if self.layer != seat:
            self.opening = self.layer == NOBODY
            self.layer = seat
        self.asked = 0
        if self.journal is not None:
            self.journal.note(LAID, [int(seat), int(card)])
        if is_belle(card):
            self._take_space(card)
        complete = rank == self.terms.king and self.run == rank + 1
        if complete:
            self._announce_complete_series()
        if hand == 0 or (complete and self.terms.opera == SWEEP):
            self._end_round(grand=self.opening and self.terms.opera == GRAND)
        elif rank == self.terms.king:
            self._lead(seat)
        else:
            self.wanted = Rank(rank + 1)

    def _take_space(self, card: Card) -> None:  # NJ-17
        space = space_of(card)
        taken = self.board[space]
        self.tokens[self.seat] += taken
        self.board[space] = 0
        if self.journal is not None:
            self.journal.note(TOOK, [int(self.seat), int(card), taken])

    def _announce_complete_series(self) -> None:  # NJ-18
        if self.journal is not None:
            self.journal.note(COMPLETED, [int(self.seat)])
        if self.terms.opera == SWEEP:
            self._sweep()

    def _sweep(self) -> None:  # NJ-18
        board = self.board
        taken: i64 = 0
        for space in range(SPACES):
            taken += board[space]
            board[space] = 0
        self.tokens[self.seat] += taken
        if self.journal is not None:
            self.journal.note(SWEPT, [int(self.seat), taken])

    # Ending.

    def _end_round(self, *, grand: bool) -> None:  # NJ-19, NJ-20
        winner = self.seat
        if grand:
            self._sweep()
        if self.journal is not None:
            self.journal.note(STOPPED, [int(winner)])
        self._collect(winner)
        self.keep_round()
        self.round += 1
        if self.finished():
            self._end()
            return
        if self._able_to_stake() < self.left:
            self._eliminate_the_poor()
        self.dealer = Seat(self.right[self.dealer])  # NJ-06
        self._begin_round()

    def finished(self) -> bool:  # NJ-25
        """Whether no round follows those that were played."""
        return self.round == self.terms.rounds or self.left < LEAST or self._able_to_stake() < LEAST

    def _collect(self, winner: Seat) -> None:  # NJ-21
        """The others show their cards and pay for them."""
        if self.journal is not None and self.hands[winner] != 0:
            self.journal.note(SHOWED, [int(winner), *indices(self.hands[winner])])
        moment = self._next_moment()
        everybody_paid = True
        payer = Seat(self.right[winner])
        while payer != winner:
            hand = self.hands[payer]
            owed = price(hand, self.terms.points)
            paid = owed
            if self.tokens[payer] < owed:  # NJ-22
                paid = self.tokens[payer]
                self.out[payer] = moment
                everybody_paid = False
            self.tokens[payer] -= paid
            self.tokens[winner] += paid
            if self.journal is not None:
                self.journal.note(SHOWED, [int(payer), *indices(hand)])
                self.journal.note(PAID, [int(payer), paid, int(winner)])
                if paid < owed:
                    self.journal.note(ELIMINATED, [int(payer), 0])
            payer = Seat(self.right[payer])
        if not everybody_paid:
            self.order_seats()

    def _next_moment(self) -> i64:  # NJ-26
        """A moment later than every elimination so far."""
        latest: i64 = 0
        for moment in self.out:
            if moment > latest:
                latest = moment
        return latest + 1

    def _able_to_stake(self) -> i64:
        able: i64 = 0
        for seat in range(self.players):
            if self.out[seat] == IN and self.tokens[seat] >= self.terms.stake:
                able += 1
        return able

    def _eliminate_the_poor(self) -> None:  # NJ-23
        """Whoever cannot stake is out, and the tokens they keep are of no more use."""
        moment = self._next_moment()
        for seat in range(self.players):
            if self.out[seat] == IN and self.tokens[seat] < self.terms.stake:
                self.out[seat] = moment
                if self.journal is not None:
                    self.journal.note(ELIMINATED, [int(seat), self.tokens[seat]])
        self.order_seats()

    def _end(self) -> None:  # NJ-25
        self._lead(NOBODY)
        if self.journal is not None:
            self.journal.note(ENDED, [])

    # Standing.

    def scores(self) -> list[int]:
        return list(self.tokens)

    def round_scores(self) -> list[int]:
        return list(self.past_tokens if self.past else self.tokens)

    def ranks(self) -> list[int]:  # NJ-26
        places: list[int] = []
        for seat in range(self.players):
            better = 0
            for other in range(self.players):
                if self.outranks(Seat(other), Seat(seat)):
                    better += 1
            places.append(better + 1)
        return places

    def outranks(self, one: Seat, other: Seat) -> bool:
        """Whether one is before the other, were the match over."""
        if self.out[one] != self.out[other]:
            if self.out[one] == IN or self.out[other] == IN:
                return self.out[one] == IN
            return self.out[one] > self.out[other]
        return self.tokens[one] > self.tokens[other]

    # Copies and knowledge.

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Match)
        self.chance = other.chance
        self.become(other)

    def copy(self) -> "Match":
        twin = Match(self.terms, self.players, self.chance)
        twin.become(self)
        return twin

    def phase(self) -> str:
        return phase_of(self)

    def zones(self) -> list[Zone]:
        return zones_of(self)

    def facts(self) -> list[Fact]:
        return facts_of(self)

    def public(self) -> dict[str, object]:
        return public_of(self)

    def last_round(self) -> list[Zone]:
        return past_zones_of(self)

    def dump(self) -> dict[str, object]:
        return dump_of(self)
