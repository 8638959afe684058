"""The rules of Adriano: what each move does, until the round and the match are over."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pioche.cards import Card, bit, lowest
from pioche.chance import DEALER, Chance
from pioche.core.refusal import Fact, Refusal
from pioche.core.seats import EVERYONE, NO_ONE, NOBODY, Action, Seat, only
from pioche.core.state import State, places
from pioche.core.view import Zone
from pioche.games.adriano import legality, position, refusals, told, view
from pioche.games.adriano.deal import deal, left_of, turn_over
from pioche.games.adriano.deck import NO_CARD, value_of, worth
from pioche.games.adriano.moves import (
    CALL,
    DECLINE,
    DRAW,
    NAME,
    ORDERS,
    PEEK,
    PLACES,
    SLOTS,
    SPY,
    SWAP,
    THROW,
    TRADE,
    mask_of,
)
from pioche.games.adriano.settle import PENALTY, score_round
from pioche.games.adriano.table import (
    CALLING,
    DRAWN,
    EXTRA,
    GIVEN,
    LOOK_OTHER,
    LOOK_OWN,
    NOTHING,
    OVER,
    TAKEN,
    TRADING,
    TURN,
    Table,
)

EXTRA_TURNS: Final[i64] = 2  # AD-30
UNKNOWN: Final[i64] = 7  # what a card not known is taken for: about the average

THREE: Final[i64] = 3
SEVEN: Final[i64] = 7
EIGHT: Final[i64] = 8
NINE: Final[i64] = 9


@mypyc_attr(allow_interpreted_subclasses=True)
class Adriano(Table):
    def begin(self) -> None:
        """Choose the first dealer and deal."""  # AD-03
        self.chance.open(DEALER, 0, 0)
        self.dealer = Seat(self.chance.below(self.players))
        self._deal()

    def legal(self) -> list[Action]:
        return legality.legal(self)

    def pick(self, rng: Chance) -> Action:
        return legality.pick(self, rng)

    def refusal(self, action: Action) -> Refusal | None:
        return refusals.refusal(self, int(action))

    def apply(self, action: Action) -> None:
        stage = self.stage
        if stage == TURN:
            if action == DRAW:
                self._draw()
            else:
                self._take()
        elif stage in (DRAWN, TAKEN):
            if action == THROW:
                self._throw()
            elif action < NAME:
                self._exchange(action - SWAP)
            else:
                self._name(ORDERS[action - NAME])
        elif stage == CALLING:
            self._call_or_not(action)
        elif action == DECLINE:
            self._decline()
        elif stage == EXTRA:
            self._draw()
        elif stage == LOOK_OWN:
            self._look(self.seat * SLOTS + action - PEEK)
        elif stage == LOOK_OTHER:
            self._look(action - SPY)
        elif stage == TRADING:
            self._trade((action - TRADE) // PLACES, (action - TRADE) % PLACES)

    def _deal(self) -> None:
        deal(self)
        self._begin_turn(left_of(self, self.dealer))  # AD-03

    # A turn.

    def _begin_turn(self, seat: Seat) -> None:
        self.seat = seat
        self.stage = TURN
        self.failed = False

    def _draw(self) -> None:  # AD-10
        if self.head == self.end:
            turn_over(self)
        self.held = Card(self.pile[self.head])
        self.head += 1
        self.pit_turns = 0
        self.stage = DRAWN
        if self.journal is not None:
            told.drew(self.journal, self)

    def _take(self) -> None:  # AD-10
        self.pit_size -= 1
        self.held = Card(self.pit[self.pit_size])
        self.stage = TAKEN
        if self.journal is not None:
            told.took(self.journal, self)

    def _throw_on_pit(self, card: i64) -> None:
        self.pit[self.pit_size] = card
        self.pit_size += 1

    def _lay(self, place: i64) -> None:
        """The card in hand goes face down to a place."""
        self.hands[place] = self.held
        self.known[place] = self.held_known()
        self.held = NO_CARD
        if self.stage == TAKEN:
            self.pit_turns += 1

    def _exchange(self, slot: i64) -> None:  # AD-11, AD-12
        place = self.seat * SLOTS + slot
        old = self.hands[place]
        if self.journal is not None:
            told.exchanged(self.journal, self, slot)
        points = worth(Card(old), self.settings.red_fifteens) if self._knows(place) else UNKNOWN
        self._throw_on_pit(old)
        self._lay(place)
        self.kept_over[place] = points
        self._note_let_go(points)
        self._end_turn()

    def _throw(self) -> None:  # AD-13
        card = self.held
        if self.journal is not None:
            told.threw(self.journal, self)
        self._throw_on_pit(card)
        self.held = NO_CARD
        value = value_of(card)
        if value not in (THREE, SEVEN, EIGHT, NINE):  # those are thrown for what they can do
            self._note_let_go(worth(card, self.settings.red_fifteens))
        self._use_power(value)

    def _knows(self, place: i64) -> bool:
        return self.known[place] & only(self.seat) != 0

    def _note_let_go(self, points: i64) -> None:
        """So many points were let go, rather than any card that the seat knew."""
        first = self.seat * SLOTS
        for place in range(first, first + SLOTS):
            if self._knows(place) and self.kept_over[place] > points:
                self.kept_over[place] = points

    def _end_turn(self) -> None:
        """A turn or an extra turn is played: the next extra turn, or the call."""
        if self.extra > 0 and not self._exhausted():
            self._begin_extra(self.extra - 1)
            return
        if self.extra > 0 and self.journal is not None:
            told.lost(self.journal, self, self.extra)
        self._end_turns()

    def _end_turns(self) -> None:
        self.extra = 0
        self.in_extra = False
        if self.caller == NOBODY:
            self.stage = CALLING  # AD-40
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        seat = left_of(self, self.seat)
        if seat == self.caller:
            self._end_round()  # AD-40
        else:
            self._begin_turn(seat)

    def _exhausted(self) -> bool:
        """Whether the pile that was turned over has run out too, nobody having called."""  # AD-48
        return self.head == self.end and self.turned > 0 and self.caller == NOBODY

    # Combinations.

    def _name(self, order: i64) -> None:
        if self.journal is not None:
            told.showed(self.journal, self, order)
        if self._same_value(order):
            self._match(order)
        else:
            self._mismatch(order)

    def _same_value(self, order: i64) -> bool:  # AD-20
        base = self.seat * SLOTS - 1
        value = self.hands[base + (order & 7)] >> 2
        order >>= 3
        while order != 0:
            if self.hands[base + (order & 7)] >> 2 != value:
                return False
            order >>= 3
        return True

    def _match(self, order: i64) -> None:
        """The cards go to the pit as named, the lowest slot gets the card in hand, the others stay empty."""  # AD-21
        base = self.seat * SLOTS
        slot = lowest(mask_of(order))
        count: i64 = 0
        while order != 0:
            place = base + (order & 7) - 1
            order >>= 3
            count += 1
            self._throw_on_pit(self.hands[place])
            if place != base + slot:
                self.hands[place] = NO_CARD
                self.known[place] = NO_ONE
                self.kept_over[place] = NOTHING
                self.filled &= ~bit(place)
        if self.journal is not None:
            told.matched(self.journal, self, count, slot)
        self._lay(base + slot)
        self.kept_over[base + slot] = NOTHING
        if count == SLOTS:
            self._penalize_others()
        self._end_turn()

    def _penalize_others(self) -> None:  # AD-23
        for i in range(self.players):
            if i != self.seat:
                self._penalize(Seat(i))

    def _penalize(self, seat: Seat) -> None:
        self.penalties[seat] += PENALTY
        if self.journal is not None:
            told.penalized(self.journal, seat, PENALTY)

    def _mismatch(self, order: i64) -> None:
        """Everybody has seen the cards; the turn continues with the same card in hand."""  # AD-22
        shown = order
        while shown != 0:
            self.known[self.seat * SLOTS + (shown & 7) - 1] = EVERYONE
            shown >>= 3
        self.failed = True
        if self.journal is not None:
            told.mismatched(self.journal, self, order)
        self._penalize(self.seat)

    # Powers: the card was drawn from the pile and thrown.

    def _use_power(self, value: i64) -> None:
        if value == THREE and not self.in_extra:
            self._replay()
        elif value == SEVEN:
            self.stage = LOOK_OWN  # AD-31
        elif value in (EIGHT, NINE):
            self._reach_out(TRADING if value == EIGHT else LOOK_OTHER)  # AD-32, AD-33
        else:
            self._end_turn()

    def _replay(self) -> None:  # AD-30
        if self._exhausted():
            self.extra = EXTRA_TURNS
            self._end_turn()
            return
        if self.journal is not None:
            told.gained(self.journal, self, EXTRA_TURNS)
        self._begin_extra(EXTRA_TURNS - 1)

    def _begin_extra(self, left: i64) -> None:
        self.in_extra = True
        self.extra = left
        self.failed = False
        self.stage = EXTRA

    def _reach_out(self, stage: i64) -> None:
        if legality.targets(self) != 0:
            self.stage = stage
            return
        if self.journal is not None:
            told.lapsed(self.journal, self)  # AD-15
        self._end_turn()

    def _decline(self) -> None:
        if self.journal is not None:
            told.declined(self.journal, self)
        if self.stage == EXTRA:
            self._end_turns()  # AD-30
        else:
            self._end_turn()

    def _look(self, place: i64) -> None:  # AD-31, AD-33
        if self.known[place] != EVERYONE:
            self.known[place] |= only(self.seat)
        if self.journal is not None:
            told.looked(self.journal, self, place)
        self._end_turn()

    def _trade(self, slot: i64, theirs: i64) -> None:
        """The cards change places, and what is known of them goes along."""  # AD-32, AD-50
        hands, known, kept = self.hands, self.known, self.kept_over
        mine = self.seat * SLOTS + slot
        card = hands[mine]
        hands[mine] = hands[theirs]
        hands[theirs] = card
        audience = known[mine]
        known[mine] = known[theirs]
        known[theirs] = audience
        given = GIVEN if self._knows(theirs) else kept[mine]
        kept[mine] = kept[theirs]
        kept[theirs] = given
        if self.journal is not None:
            told.swapped(self.journal, self, slot, theirs)
        self._end_turn()

    # The end of a round.

    def _call_or_not(self, action: Action) -> None:  # AD-40
        if action == CALL:
            self.caller = self.seat
            if self.journal is not None:
                told.called(self.journal, self)
            self._pass_on()
            return
        if self.journal is not None:
            told.silent(self.journal, self)
        if self._exhausted():
            self._end_round()  # AD-48
        else:
            self._pass_on()

    def _end_round(self) -> None:
        score_round(self)
        self.round += 1
        if self.round == self.settings.rounds:
            self._end_match()
        else:
            self.dealer = left_of(self, self.dealer)  # AD-03
            self._deal()

    def _end_match(self) -> None:  # AD-49
        self.seat = NOBODY
        self.stage = OVER
        self.failed = False
        for place in range(self.players * SLOTS):
            if self.hands[place] != NO_CARD:
                self.known[place] = EVERYONE
        if self.journal is not None:
            told.match_ended(self.journal, self)

    def scores(self) -> list[int]:
        return [self.totals[seat] for seat in range(self.players)]

    def ranks(self) -> list[int]:  # AD-49
        return places(self.scores(), low_wins=True)

    # Copies, views and positions.

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Table)
        self.copy_table(other)

    def copy(self) -> "Adriano":
        twin = Adriano(self.rules, self.players, self.chance, self.settings)
        twin.copy_table(self)
        return twin

    def phase(self) -> str:
        return view.phase(self)

    def zones(self) -> list[Zone]:
        return view.zones(self)

    def facts(self) -> list[Fact]:
        return view.facts(self)

    def public(self) -> dict[str, object]:
        return view.public(self)

    def last_round(self) -> list[Zone]:
        return view.last_round(self)

    def dump(self) -> dict[str, object]:
        return position.dump(self)
