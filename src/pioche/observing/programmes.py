"""What a seat knows in Programmes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from pioche.cards import JOKER
from pioche.core.seats import Seat
from pioche.core.state import State
from pioche.games.programmes.hands import TYPES
from pioche.games.programmes.history import DREW, NO_CARD, RELEASED, card_of, kind_of, seat_of
from pioche.games.programmes.moves import ACTIONS, CLOSE, COMBINATIONS, PLACE, SET
from pioche.games.programmes.options import JOKERS, PACK, Settings
from pioche.games.programmes.rules import Programmes
from pioche.games.programmes.shelf import DONE, ROOM
from pioche.games.programmes.table import A_RUN, NO_PROGRAMME, OVER, STEPS
from pioche.games.programmes.view import cards_held
from pioche.observing.observer import MOST, Field, Observer, from_eyes, from_seat, named_seat, small, write_cards

VERSION: Final = 1
ABOUT: Final = (
    "A card type is rank * 4 + suit (C D H S, the ace first), 52 the joker; a number that is a card is its type + 1. "
    "A programme has its place in the list of the rules, from 0; a number that is a programme is its place + 1."
)
PAST: Final[i64] = 128  # of what was seen of hidden cards, as much as is told; older things fall out
CLOSED: Final[i64] = 54  # among the steps, beside the cards


class ProgrammesObserver(Observer):
    def __init__(self, state: State) -> None:
        assert isinstance(state, Programmes)
        super().__init__(VERSION, ABOUT, _fields(int(state.players), state.settings), state.players, ACTIONS)

    def fill(self, state: State, seat: Seat, into: vec[i16], at: i64) -> None:
        assert isinstance(state, Programmes)
        players = self.players
        _fill_hand(state.one[seat], state.two[seat], state.jokers[seat], into, at)
        at += TYPES
        for other in range(players):
            row = at + from_seat(other, seat, players) * TYPES
            _fill_hand(state.known_one[other], state.known_two[other], state.known_jokers[other], into, row)
        at += players * TYPES
        self._fill_seats(state, seat, into, at)
        at += 12 * players
        self._fill_moment(state, seat, into, at)
        at += 11
        for i in range(state.discard_size):
            into[at + i] = i16(state.discard[state.discard_size - 1 - i] + 1)
        at += PACK
        self._fill_combinations(state, seat, into, at)
        at += 5 * COMBINATIONS + PACK
        if state.seat == seat:
            _fill_steps(state, into, at)
        at += STEPS + 2
        self._fill_shelf(state, seat, into, at)
        at += 6 * ROOM
        self._fill_past(state, seat, into, at)

    def _fill_seats(self, table: Programmes, seat: Seat, into: vec[i16], at: i64) -> None:
        players = self.players
        shelf = table.shelf
        for other in range(players):
            row = at + from_seat(other, seat, players)
            into[row] = i16(table.cards[other])
            into[row + players] = i16(table.revealed[other])
            into[row + 2 * players] = i16(shelf.score(other))
            into[row + 3 * players] = i16(shelf.recycled[other])
            into[row + 4 * players] = i16(table.kept[other])
            number = table.programme[other]
            if number != NO_PROGRAMME:
                known = shelf.known[number]
                into[row + 5 * players] = 1
                if known >> seat & 1 != 0:
                    into[row + 6 * players] = i16(number + 1)
                into[row + 7 * players] = i16(from_eyes(known, seat, players))
                into[row + 8 * players] = small(shelf.origin[number])
                into[row + 9 * players] = i16(shelf.handled[number])
            if cut_short(table):
                into[row + 10 * players] = i16(table.cards[other])
                into[row + 11 * players] = i16(shelf.score(other))
            elif table.finished:
                into[row + 10 * players] = i16(table.last_cards[other])
                into[row + 11 * players] = i16(table.last_scores[other])

    def _fill_moment(self, table: Programmes, seat: Seat, into: vec[i16], at: i64) -> None:
        into[at] = named_seat(table.seat, seat, self.players)
        into[at + 1] = i16(table.stage)
        into[at + 2] = named_seat(table.dealer, seat, self.players)
        into[at + 3] = i16(table.turns)
        into[at + 4] = small(table.reshuffles)
        into[at + 5] = i16(table.reserve_size())
        into[at + 6] = i16(table.discard_size)
        into[at + 7] = small(table.shelf.recycles)
        into[at + 8] = i16(table.round)
        into[at + 9] = 1 if table.finished or cut_short(table) else 0
        into[at + 10] = i16(seat)

    def _fill_combinations(self, table: Programmes, seat: Seat, into: vec[i16], at: i64) -> None:
        laid = at + 5 * COMBINATIONS
        for i in range(table.combinations):
            run = table.kind[i] == A_RUN
            into[at + i] = 2 if run else 1
            into[at + COMBINATIONS + i] = named_seat(table.owner[i], seat, self.players)
            into[at + 2 * COMBINATIONS + i] = i16(table.low[i])
            into[at + 3 * COMBINATIONS + i] = i16(table.suits[i]) if run else 0
            into[at + 4 * COMBINATIONS + i] = i16(table.size[i])
            for card in table.combination_cards(i):
                into[laid] = i16(card + 1)
                laid += 1

    def _fill_shelf(self, table: Programmes, seat: Seat, into: vec[i16], at: i64) -> None:
        shelf = table.shelf
        for other in range(self.players):
            for i in range(shelf.done_count[other]):
                number = shelf.done[other * DONE + i]
                into[at + number] = named_seat(other, seat, self.players)
                into[at + ROOM + number] = i16(i + 1)
        at += 2 * ROOM
        pile, all_known, origin, handled = shelf.pile, shelf.known, shelf.origin, shelf.handled
        next_drawn = shelf.size - 1
        for i in range(shelf.size):
            number = pile[next_drawn - i]
            known = all_known[number]
            into[at + i] = -1
            if known != 0:
                if known >> seat & 1 != 0:
                    into[at + i] = i16(number + 1)
                into[at + ROOM + i] = i16(from_eyes(known, seat, self.players))
            into[at + 2 * ROOM + i] = small(origin[number] * 2 + handled[number])
        at += 3 * ROOM
        if shelf.recycles > 0:
            for number in table.settings.ids:
                into[at + number] = small(origin[number])

    def _fill_past(self, table: Programmes, seat: Seat, into: vec[i16], at: i64) -> None:
        entries = table.history.entries
        last: i64 = len(entries) - 1
        count = PAST if last >= PAST else last + 1
        for i in range(count):
            entry = entries[last - i]
            kind = kind_of(entry)
            card = card_of(entry)
            drew = kind == DREW
            into[at + i] = i16(kind + 1)
            if drew or kind == RELEASED:
                into[at + PAST + i] = named_seat(seat_of(entry), seat, self.players)
            if not drew or (seat_of(entry) == seat and card != NO_CARD):
                into[at + 2 * PAST + i] = i16(card + 1)


def cut_short(table: Programmes) -> bool:
    """Whether a last programme ended the match in the middle of a round, which is then told as it was left."""
    return table.stage == OVER and cards_held(table) > 0


def _fill_hand(one: i64, two: i64, jokers: i64, into: vec[i16], at: i64) -> None:
    write_cards(one, 1, into, at)
    write_cards(two, 2, into, at)
    into[at + JOKER] = i16(jokers)


def _fill_steps(table: Programmes, into: vec[i16], at: i64) -> None:
    for i in range(table.steps_size):
        step = table.steps[i]
        into[at + i] = i16(CLOSED) if step == CLOSE else i16(step - PLACE + 1)
    if table.compound != 0:
        into[at + STEPS] = 2 if table.compound == SET else 1
    into[at + STEPS + 1] = 1 if table.cancelled else 0


def _fields(players: int, settings: Settings) -> list[Field]:
    types, cards, pack, most, room = int(TYPES), int(TYPES), int(PACK), int(MOST), int(ROOM)
    combinations, done, past, everyone = int(COMBINATIONS), int(DONE), int(PAST), 2**players - 1
    rounds = int(settings.max_rounds)
    return [
        Field("hand", types, 0, int(JOKERS), "how many of each card type you hold"),
        Field(
            "known", types * players, 0, int(JOKERS), "how many of each type all know to be in the hand of each seat"
        ),
        Field("hand_sizes", players, 0, pack, "how many cards each seat holds"),
        Field("revealed", players, 0, 1, "who has revealed a programme in this round"),
        Field("scores", players, 0, 64, "programmes completed by each seat"),
        Field("recycled", players, 0, 64, "those of them that went back into the pile"),
        Field("kept", players, 0, rounds, "rounds through which each seat has kept its programme"),
        Field("working", players, 0, 1, "who works on a programme"),
        Field("programmes", players, 0, room, "the programme of each seat; 0 where you do not know it"),
        Field(
            "programme_known", players, 0, everyone, "who knows it, as a sum: 1 you, 2 the seat at your left, 4, 8 …"
        ),
        Field("programme_origin", players, 0, most, "the pile it was shuffled into last: 0 the first"),
        Field("programme_handled", players, 0, 1, "whether anybody held it since before"),
        Field("last_left", players, 0, pack, "cards left to each seat when the last round ended"),
        Field("last_scores", players, 0, 64, "programmes completed by each seat then"),
        Field("turn", 1, 0, players, "the seat to act; 0 when the match is over"),
        Field("phase", 1, 0, int(OVER), "what is being decided, as its place in the phases of the game"),
        Field("dealer", 1, 1, players, "the dealer"),
        Field("turns", 1, 0, most, "turns played in this round"),
        Field("reshuffles", 1, 0, most, "how often the discard became the reserve in this round"),
        Field("reserve_size", 1, 0, pack, "cards in the reserve"),
        Field("discard_size", 1, 0, pack, "cards in the discard"),
        Field("recycles", 1, 0, most, "how often completed programmes became a new pile"),
        Field("round", 1, 0, rounds, "rounds that have ended"),
        Field("finished", 1, 0, 1, "whether a round has ended"),
        Field("seat", 1, 0, players - 1, "your own seat, counted from the first of the table"),
        Field("discard", pack, 0, cards, "the cards of the discard, from the top"),
        Field("combination_kind", combinations, 0, 2, "the combinations on the table in their order: 1 a set, 2 a run"),
        Field("combination_owner", combinations, 0, players, "who laid each"),
        Field("combination_low", combinations, 0, 14, "the rank of a set, the lowest rank of a run, 1 for an ace"),
        Field("combination_suits", combinations, 0, 15, "the suits a run admits, as a sum: 1 clubs, 2 diamonds, 4, 8"),
        Field("combination_size", combinations, 0, pack, "how many cards it has"),
        Field("laid", pack, 0, cards, "these cards, combination by combination, each in its order"),
        Field(
            "steps",
            int(STEPS),
            0,
            int(CLOSED),
            f"your move under way: the cards placed, {int(CLOSED)} closes a combination",
        ),
        Field("compound", 1, 0, 2, "whether it is a programme revealed, 1, or a set, 2"),
        Field("cancelled", 1, 0, 1, "whether you gave such a move up in this turn"),
        Field("completed_by", room, 0, players, "for each programme, who has it before them, completed"),
        Field("completed_at", room, 0, done, "its place among theirs, from 1"),
        Field(
            "pile",
            room,
            -1,
            room,
            "the programmes of the pile, next first; -1 where you do not know it, 0 below the last",
        ),
        Field("pile_known", room, 0, everyone, "who knows each of these"),
        Field(
            "pile_origin", room, 0, most, "twice the pile it was shuffled into last, 1 more if anybody held it since"
        ),
        Field("origins", room, 0, most, "for each programme that went back into a pile, into which one"),
        Field(
            "past_kind",
            past,
            0,
            4,
            f"what was seen of hidden cards, newest first, the newest {past}: 1 drew, 2 let go, "
            "3 the discard was shuffled, 4 with this card in it",
        ),
        Field("past_seat", past, 0, players, "who drew or let go"),
        Field("past_card", past, 0, 64, "the card, where you may know it"),
    ]
