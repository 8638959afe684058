"""What a seat knows in Adriano."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from pioche.cards import bit
from pioche.core.seats import Seat, only
from pioche.core.state import State
from pioche.games.adriano.deck import FULL, NO_CARD
from pioche.games.adriano.moves import ACTIONS, SLOTS
from pioche.games.adriano.options import Settings
from pioche.games.adriano.rules import Adriano
from pioche.games.adriano.settle import PENALTY
from pioche.games.adriano.table import GIVEN, OVER
from pioche.observing.observer import MOST, Field, Observer, from_eyes, from_seat, named_seat, small

VERSION: Final = 1
ABOUT: Final = "A field of 60 numbers has one for each card of the deck, which is (value - 1) * 4 + colour: R B G Y."


class AdrianoObserver(Observer):
    def __init__(self, state: State) -> None:
        assert isinstance(state, Adriano)
        settings = state.settings
        super().__init__(VERSION, ABOUT, _fields(int(state.players), settings), state.players, ACTIONS)
        self.places: i64 = state.players * SLOTS
        self.reshuffle: bool = settings.reshuffle

    def fill(self, state: State, seat: Seat, into: vec[i16], at: i64) -> None:
        assert isinstance(state, Adriano)
        self._fill_squares(state, seat, into, at)
        at += 6 * self.places
        _fill_pit(state, into, at)
        at += FULL
        if state.pile_known():
            for i in range(state.head, state.end):
                into[at + state.pile[i]] = i16(i - state.head + 1)
        at += FULL
        self._fill_points(state, seat, into, at)
        at += 2 * self.players
        if state.held != NO_CARD and state.held_known() & only(seat) != 0:
            into[at] = i16((state.held >> 2) + 1)
            into[at + 1] = i16((state.held & 3) + 1)
        at += 2
        self._fill_moment(state, seat, into, at)
        at += 14
        if state.finished:
            self._fill_last_round(state, seat, into, at)
        at += 2 * self.places + self.players
        if self.reshuffle:
            self._fill_origins(state, seat, into, at)

    def _fill_squares(self, table: Adriano, seat: Seat, into: vec[i16], at: i64) -> None:
        places = self.places
        me = only(seat)
        for place in range(places):
            row = at + from_seat(place // SLOTS, seat, self.players) * SLOTS + place % SLOTS
            into[row + 5 * places] = i16(table.kept_over[place])
            if table.filled & bit(place) != 0:
                card = table.hands[place]
                known = table.known[place]
                into[row] = 1
                if known & me != 0:
                    into[row + places] = i16((card >> 2) + 1)
                    into[row + 2 * places] = i16((card & 3) + 1)
                into[row + 3 * places] = i16(from_eyes(known, seat, self.players))
                into[row + 4 * places] = 1 if known < 0 else 0

    def _fill_points(self, table: Adriano, seat: Seat, into: vec[i16], at: i64) -> None:
        for other in range(self.players):
            row = at + from_seat(other, seat, self.players)
            into[row] = small(table.totals[other])
            into[row + self.players] = small(table.penalties[other])

    def _fill_moment(self, table: Adriano, seat: Seat, into: vec[i16], at: i64) -> None:
        into[at] = named_seat(table.seat, seat, self.players)
        into[at + 1] = i16(table.stage)
        into[at + 2] = named_seat(table.dealer, seat, self.players)
        into[at + 3] = named_seat(table.caller, seat, self.players)
        into[at + 4] = i16(table.end - table.head)
        into[at + 5] = i16(table.pit_size)
        into[at + 6] = small(table.turned)
        into[at + 7] = i16(table.extra)
        into[at + 8] = 1 if table.in_extra else 0
        into[at + 9] = 1 if table.failed else 0
        into[at + 10] = small(table.pit_turns)
        into[at + 11] = i16(table.round)
        into[at + 12] = 1 if table.finished else 0
        into[at + 13] = i16(seat)

    def _fill_last_round(self, table: Adriano, seat: Seat, into: vec[i16], at: i64) -> None:
        """The hands as they were shown, without their empty slots."""
        places = self.places
        for other in range(self.players):
            away = from_seat(other, seat, self.players)
            row = at + away * SLOTS
            for place in range(other * SLOTS, other * SLOTS + SLOTS):
                card = table.last_hands[place]
                if card != NO_CARD:
                    into[row] = i16((card >> 2) + 1)
                    into[row + places] = i16((card & 3) + 1)
                    row += 1
            into[at + 2 * places + away] = small(table.last_points[other])

    def _fill_origins(self, table: Adriano, seat: Seat, into: vec[i16], at: i64) -> None:
        for card in table.settings.deck:
            into[at + card] = small(table.origins[card])
        for place in range(self.places):
            if table.filled & bit(place) != 0:
                row = at + FULL + from_seat(place // SLOTS, seat, self.players) * SLOTS + place % SLOTS
                into[row] = small(table.origins[table.hands[place]])


def _fill_pit(table: Adriano, into: vec[i16], at: i64) -> None:
    pit = table.pit
    for i in range(table.pit_size):
        into[at + pit[i]] = i16(table.pit_size - i)


def _fields(players: int, settings: Settings) -> list[Field]:
    places, full, most, everyone = 4 * players, int(FULL), int(MOST), 2**players - 1
    fields = [
        Field("filled", places, 0, 1, "the slots that hold a card: four of each seat"),
        Field("values", places, 0, 15, "the value of each of these cards; 0 where you do not know it"),
        Field("colours", places, 0, 4, "its colour, 1 to 4 for R B G Y; 0 where you do not know it"),
        Field("known_by", places, 0, everyone, "who knows it, as a sum: 1 you, 2 the seat at your left, 4, 8 …"),
        Field("shown", places, 0, 1, "whether it was shown to all, whoever looks on included"),
        Field(
            "kept_over", places, 0, int(GIVEN), "the lowest points let go rather than it: 16 none, 17 it was given away"
        ),
        Field("pit", full, 0, full, "the cards of the pit, each with its depth: 1 is the top"),
        Field("pile", full, 0, full, "the cards of the pile, 1 the next drawn, where all know them"),
        Field("scores", players, -most, most, "the points of each seat"),
        Field(
            "penalties", players, 0, most, f"the points noted against each seat in this round, {int(PENALTY)} a time"
        ),
        Field("held", 2, 0, 15, "the value and the colour of the card in hand, 0 where you do not know it"),
        Field("turn", 1, 0, players, "the seat to act; 0 when the match is over"),
        Field("phase", 1, 0, int(OVER), "what is being decided, as its place in the phases of the game"),
        Field("dealer", 1, 1, players, "the dealer"),
        Field("caller", 1, 0, players, "who called"),
        Field("pile_size", 1, 0, full, "cards in the pile"),
        Field("pit_size", 1, 0, full, "cards in the pit"),
        Field("turned", 1, 0, most, "how often the pit became the pile in this round"),
        Field("extra", 1, 0, 2, "extra turns left after this one"),
        Field("in_extra", 1, 0, 1, "whether this is an extra turn"),
        Field("failed", 1, 0, 1, "whether the combination named in this turn was none"),
        Field("pit_turns", 1, 0, most, "turns in a row that took from the pit"),
        Field("round", 1, 0, int(settings.rounds), "rounds that have ended"),
        Field("finished", 1, 0, 1, "whether a round has ended"),
        Field("seat", 1, 0, players - 1, "your own seat, counted from the first of the table"),
        Field(
            "last_values", places, 0, 15, "the values of the hands shown when the last round ended, four of each seat"
        ),
        Field("last_colours", places, 0, 4, "their colours"),
        Field("last_points", players, -most, most, "the points of each seat in that round"),
    ]
    if settings.reshuffle:
        fields += [
            Field("origins", full, 0, most, "for each card of the deck, the shuffle of the pit that hid it last"),
            Field("hand_origins", places, 0, most, "for each card in a slot, the shuffle it came from"),
        ]
    return fields
