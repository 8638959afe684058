"""The rules: what each move does, until the round and the match are over."""

from mypy_extensions import i64, mypyc_attr

from pioche.cards import JOKER, bit
from pioche.chance import Chance
from pioche.core.refusal import Fact, Refusal
from pioche.core.seats import NOBODY, Action, Seat
from pioche.core.state import State, places
from pioche.core.view import Zone
from pioche.games.programmes import dump, legality, refusals, told, view
from pioche.games.programmes.book import MIXED, SETS, STRIDE
from pioche.games.programmes.deal import (
    choose_dealer,
    deal_round,
    draw_card,
    draw_programme,
    has_won,
    shuffle_programmes,
)
from pioche.games.programmes.hands import JOKER_BIT, is_wild
from pioche.games.programmes.moves import (
    ADD,
    CANCEL,
    CLOSE,
    DISCARD,
    DRAW,
    HIGH,
    KEEP,
    LOW,
    PLACE,
    SET,
    added_card,
    added_end,
    added_to,
)
from pioche.games.programmes.steps import run_low
from pioche.games.programmes.table import A_RUN, A_SET, EXCHANGING, NO_PROGRAMME, OVER, PLAYING, TAKING, UNKNOWN, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Programmes(Table):
    def begin(self) -> None:
        """Choose the dealer, give out programmes and deal."""  # PR-20, PR-21, PR-22
        choose_dealer(self)
        shuffle_programmes(self)
        self.empty_round()
        self._give_programmes(self.left_of(self.dealer))

    def legal(self) -> list[Action]:
        return legality.legal(self)

    def pick(self, rng: Chance) -> Action:
        return legality.pick(self, rng)

    def refusal(self, action: Action) -> Refusal | None:
        return refusals.refusal(self, action)

    def midway(self) -> bool:
        return self.compound != 0

    def apply(self, action: Action) -> None:
        if self.stage == TAKING:
            if action == DRAW:
                self._draw()
            else:
                self._take()
        elif self.stage == EXCHANGING:
            self._exchange_or_keep(action)
        elif action >= ADD:
            self._add(added_to(action), added_end(action), added_card(action))
        elif action >= PLACE:
            self._place(action - PLACE)
        elif action >= DISCARD:
            self._discard(action - DISCARD)
        elif action == CLOSE:
            self._close()
        elif action == CANCEL:
            self._cancel()
        else:
            self._begin_compound(action)

    # A turn.

    def _begin_turn(self, seat: Seat) -> None:
        self.seat = seat
        self.stage = TAKING
        self.forget_steps()

    def _draw(self) -> None:  # PR-30
        card = draw_card(self)
        self.gain(self.seat, card)
        self.stage = PLAYING
        if self.journal is not None:
            told.drew(self.journal, self.seat, card)

    def _take(self) -> None:  # PR-30, PR-45
        self.discard_size -= 1
        card = self.discard[self.discard_size]
        self.gain(self.seat, card)
        self.know(self.seat, card)
        self.stage = PLAYING
        if self.journal is not None:
            told.took(self.journal, self.seat, card)

    def _discard(self, card: i64) -> None:  # PR-35
        self.lose(self.seat, card)
        self.discard[self.discard_size] = card
        self.discard_size += 1
        if self.journal is not None:
            told.discarded(self.journal, self.seat, card)
        self.turns += 1
        if self.cards[self.seat] == 0 or self.turns == self.settings.round_limit * self.players:
            self._end_round()  # PR-40, PR-46
        else:
            self._begin_turn(self.left_of(self.seat))

    # Laying.

    def _add(self, combination: i64, end: i64, card: i64) -> None:  # PR-34
        position = self.size[combination]
        if end == LOW:
            self.low[combination] -= 1
            position = self.low[combination]
        elif end == HIGH:
            self.high[combination] += 1
            position = self.high[combination]
        self.lay_card(combination, position, card)
        self.lose(self.seat, card)
        if self.journal is not None:
            told.added(self.journal, self.seat, card, combination, end)
        self._go_on()

    def _go_on(self) -> None:
        """After laying: the round is over where no card is left."""  # PR-35, PR-40
        if self.cards[self.seat] == 0:
            self._end_round()

    # Compound moves, step by step.

    def _begin_compound(self, action: Action) -> None:
        self.compound = action
        self.steps_size = 0
        self.left_one = self.one[self.seat]
        self.left_two = self.two[self.seat]
        self.left_jokers = self.jokers[self.seat]
        self.placeable = UNKNOWN

    def _place(self, card: i64) -> None:
        self.steps[self.steps_size] = PLACE + card
        self.steps_size += 1
        self.placeable = UNKNOWN
        if card == JOKER:
            self.left_jokers -= 1
            if self.left_jokers == 0:
                self.left_one ^= JOKER_BIT
            elif self.left_jokers == 1:
                self.left_two ^= JOKER_BIT
        elif self.left_two & bit(card) != 0:
            self.left_two ^= bit(card)
        else:
            self.left_one ^= bit(card)

    def _cancel(self) -> None:
        self.compound = 0
        self.steps_size = 0
        self.cancelled = True

    def _close(self) -> None:
        self.steps[self.steps_size] = CLOSE
        self.steps_size += 1
        self.placeable = UNKNOWN
        if self.compound == SET:
            self.compound = 0
            self._lay_combinations(NO_PROGRAMME)
            self._go_on()
        elif self._closed() == self.settings.book.count[self.programme[self.seat]]:
            self.compound = 0
            self._reveal()

    def _closed(self) -> i64:
        count: i64 = 0
        for i in range(self.steps_size):
            if self.steps[i] == CLOSE:
                count += 1
        return count

    def _reveal(self) -> None:  # PR-32
        seat = self.seat
        programme = self.programme[seat]
        self.programme[seat] = NO_PROGRAMME
        self.revealed[seat] = 1
        self.revealable = 0
        self.shelf = self.shelf.copy()
        self.shelf.complete(seat, programme)
        if self.journal is not None:
            told.revealed(self.journal, seat, programme)
        self._lay_combinations(programme)
        if has_won(self, seat):  # PR-43
            self.round += 1
            return
        if self._all_revealed():
            self._end_round()  # PR-40
        else:
            self._go_on()

    def _all_revealed(self) -> bool:
        return all(self.revealed[seat] == 1 for seat in range(self.players))

    def _lay_combinations(self, programme: i64) -> None:
        """The cards placed go from the hand to the table, combination by combination."""
        start: i64 = 0
        number: i64 = 0
        for end in range(self.steps_size):
            if self.steps[end] == CLOSE:
                self._lay_combination(programme, number, start, end)
                start = end + 1
                number += 1
        self.steps_size = 0

    def _lay_combination(self, programme: i64, number: i64, start: i64, end: i64) -> None:
        """The steps from start to end become a combination."""
        book = self.settings.book
        place = programme * STRIDE + number
        new = self.combinations
        self.combinations += 1
        run = programme != NO_PROGRAMME and book.kind[place] != SETS
        self.kind[new] = A_RUN if run else A_SET
        self.owner[new] = self.seat
        self.size[new] = 0
        self.wilds[new] = 0
        self.suits[new] = 0
        for i in range(start, end):
            card = self.steps[i] - PLACE
            if not is_wild(card):
                self.low[new] = run_low(card, i - start) if run else (card >> 2) + 1
                if run:
                    self.suits[new] |= bit(card & 3)
        for i in range(start, end):
            card = self.steps[i] - PLACE
            self.lay_card(new, self.low[new] + i - start if run else i - start, card)
            self.lose(self.seat, card)
        self.high[new] = self.low[new]
        if run:
            self.high[new] += end - start - 1
            if book.kind[place] == MIXED:
                self.suits[new] = book.suits[place]  # PR-34
        if self.journal is not None:
            told.laid(self.journal, self, new, [int(self.steps[i] - PLACE) for i in range(start, end)])

    # Between rounds.

    def _end_round(self) -> None:
        """The round is over; a new one, unless that was the last."""  # PR-40, PR-41, PR-47
        shelf = self.shelf
        self.finished = True
        for seat in range(self.players):
            self.last_cards[seat] = self.cards[seat]
            self.last_scores[seat] = shelf.score(seat)
            self.kept[seat] = 0 if self.revealed[seat] == 1 else self.kept[seat] + 1
        self.round += 1
        if self.journal is not None:
            told.round_ended(self.journal, self.round)
        if self.round == self.settings.max_rounds:
            self._end_match()
            return
        self.dealer = self.left_of(self.dealer)
        self.empty_round()
        self._give_programmes(self.left_of(self.dealer))

    def _end_match(self) -> None:  # PR-47
        self.seat = NOBODY
        self.stage = OVER
        self.forget_steps()
        if self.journal is not None:
            told.match_ended(self.journal, self.round)

    def _give_programmes(self, seat: Seat) -> None:
        """From this seat round to the dealer: a new programme, or the question whether to exchange."""  # PR-41
        while True:
            if self.programme[seat] == NO_PROGRAMME:
                if not self._give_programme(seat):
                    return
            elif self.may_exchange(seat):
                self.seat = seat
                self.stage = EXCHANGING
                if self.journal is not None:
                    told.asked(self.journal, seat)
                return
            if seat == self.dealer:
                break
            seat = self.left_of(seat)
        deal_round(self)
        self._begin_turn(self.left_of(self.dealer))

    def _give_programme(self, seat: Seat) -> bool:
        """Whether the match goes on."""
        programme = draw_programme(self, seat)
        if programme == NO_PROGRAMME:
            return False
        self.programme[seat] = programme
        self.kept[seat] = 0
        if self.journal is not None:
            told.programme_given(self.journal, self, seat, programme)
        return True

    def may_exchange(self, seat: Seat) -> bool:  # PR-42
        after = self.settings.swap_after
        return after > 0 and self.kept[seat] >= after and self.shelf.size > 0

    def _exchange_or_keep(self, action: Action) -> None:  # PR-42
        seat = self.seat
        if action == KEEP:
            if self.journal is not None:
                told.kept(self.journal, seat)
        else:
            old = self.programme[seat]
            if self.journal is not None:
                told.exchanged(self.journal, self, seat, old)
            if not self._give_programme(seat):
                return
            self.shelf.put_under(old)
        if seat == self.dealer:
            deal_round(self)
            self._begin_turn(self.left_of(self.dealer))
        else:
            self._give_programmes(self.left_of(seat))

    def scores(self) -> list[int]:
        return [int(self.shelf.score(seat)) for seat in range(self.players)]

    def round_score(self, seat: i64) -> i64:
        """Programmes completed when the round ended, without the suns drawn since."""
        if self.seat == NOBODY:  # PR-43: the match ended within a round
            for player in range(self.players):
                if self.revealed[player] == 1:
                    return self.shelf.score(seat)
        return self.last_scores[seat] if self.finished else self.shelf.score(seat)

    def round_scores(self) -> list[int]:
        return [int(self.round_score(seat)) for seat in range(self.players)]

    def ranks(self) -> list[int]:  # PR-43, PR-47
        return places(self.scores())

    # Copies, views and positions.

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Table)
        self.copy_table(other)

    def copy(self) -> "Programmes":
        twin = Programmes(self.rules, self.players, self.chance, self.settings)
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
        return dump.dump(self)
