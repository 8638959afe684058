"""Full states that a view allows, every possible shuffle as likely as any other."""

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import bit
from pioche.chance import Chance, FastRng
from pioche.core.position import items
from pioche.core.seats import HIDDEN, NOBODY, Action, Seat
from pioche.core.state import Redealer, Redealt
from pioche.core.view import View
from pioche.games.programmes.attribution import Past
from pioche.games.programmes.hands import TYPES
from pioche.games.programmes.history import DREW, NO_CARD, RELEASED, RETURNED, SHUFFLED, History, draw
from pioche.games.programmes.imagine import base_state, hidden_counts, numbers, read_past
from pioche.games.programmes.rules import Programmes
from pioche.games.programmes.slots import RESERVE, Slots
from pioche.games.programmes.view import decode_steps

PREPARING = "programmes: a first possible deal"


class Cast(Redealer):
    """What the view shows is laid out once; each redeal fills in the hidden cards and programmes."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.past: Past = read_past(view)
        self.base: Programmes = base_state(view, self.past)
        self.slots: Slots = self._slots()
        if not self.slots.settle(FastRng(PREPARING)):
            raise ValueError("no deal explains this view")
        self.releases: vec[i64] = vec[i64]([which for which, _, _ in self.slots.gone])
        self.gone: vec[i64] = vec[i64]([0] * int(RESERVE * TYPES))  # all zeros between two redeals
        # By slot, the entry of the history that tells of its draw from a reshuffled reserve, or -1.
        later = [entry if self.slots.shuffle[slot] > 0 else -1 for slot, entry in enumerate(self.slots.entry)]
        self.drawn: vec[i64] = vec[i64](later)
        self.hidings: list[Hiding] = hidden_programmes(view, self.base)

    def redeal(self, chance: Chance) -> Redealt:
        base = self.base
        state = Programmes(base.rules, base.players, base.chance, base.settings)
        state.copy_table(base)
        if len(self.slots.card) > 0:
            self.slots.sample(chance)
            self._deal_cards(state)
        state.shelf = state.shelf.copy()
        for hiding in self.hidings:
            hiding.fill(state, chance)
        self._take_up(state)
        state.chance = FastRng(chance.fork())
        return Redealt(state)

    # Cards.

    def _slots(self) -> Slots:
        """The hidden cards by the shuffle they came from."""
        view, past = self.view, self.past
        viewer, hidden = int(view.viewer), hidden_counts(view)
        reserve = len(view.zone("reserve", NOBODY).values)
        if reserve == self.base.settings.deck_size:
            return Slots(past, viewer, hidden, 0, [[]])  # nothing is dealt
        unseen = [int(card) for card in self.base.settings.deck]
        for zone in view.zones:
            if zone.spell == "card":
                for card in zone.values:
                    if card != HIDDEN:
                        unseen.remove(card)
        pools: list[list[int]] = [unseen]
        for kind, seat, card in zip(past.kinds, past.seats, past.cards, strict=True):
            if kind == SHUFFLED:
                pools.append([])
            elif kind == RETURNED:
                pools[-1].append(card)
            elif kind == DREW and seat == viewer and card != NO_CARD:
                pools[-1].remove(card)
            elif kind == RELEASED and seat != viewer:
                unseen.append(card)
        for pool in pools[1:]:
            for card in pool:
                unseen.remove(card)
        return Slots(past, viewer, hidden, reserve, pools)

    def _deal_cards(self, state: Programmes) -> None:
        """What each slot holds goes to its hand or to the reserve; what was seen leaving a hand is no longer there."""
        slots = self.slots
        card, seat, gone = slots.card, slots.seat, self.gone
        for which in self.releases:
            gone[which] += 1
        reserve = self.base.reserve[0 : self.base.reserve_end]
        count: i64 = 0
        slot: i64 = 0
        while slot < len(card):
            if seat[slot] == RESERVE:
                reserve[count] = card[slot]
                count += 1
            elif gone[seat[slot] * TYPES + card[slot]] > 0:
                gone[seat[slot] * TYPES + card[slot]] -= 1
            else:
                state.gain(Seat(seat[slot]), card[slot])
            slot += 1
        state.reserve = reserve
        if len(slots.first) > 2:
            state.history = self._history()

    def _history(self) -> History:
        """What was drawn from reshuffled reserves is imagined too."""
        history = self.base.history.copy()
        entries, drawn, card, seat = history.entries, self.drawn, self.slots.card, self.slots.seat
        for slot in range(len(drawn)):
            if drawn[slot] >= 0:
                entries[drawn[slot]] = draw(seat[slot], card[slot])
        history.hash_again()
        return history

    def _take_up(self, state: Programmes) -> None:
        """A compound move that the viewer is in the middle of."""
        for zone in self.view.zones:
            if zone.spell == "steps" and zone.values[0] != int(HIDDEN):
                compound, actions, cancelled = decode_steps(zone.values[0])
                for action in [compound, *actions] if compound else []:
                    state.apply(Action(action))
                state.cancelled = cancelled


# Programmes.


class Place:
    """Where a programme lies: with a seat, or in the pile; and who knows it there."""

    def __init__(self, seat: int, depth: int, origin: int, knowers: list[int]) -> None:
        self.seat: i64 = seat  # -1 for the pile
        self.depth: i64 = depth  # in the pile, from the bottom
        self.origin: i64 = origin // 2
        self.handled: i64 = origin % 2
        self.known: i64 = 0
        for knower in knowers:
            self.known |= bit(knower)

    def put(self, state: Programmes, programme: i64) -> None:
        shelf = state.shelf
        if self.seat >= 0:
            state.programme[self.seat] = programme
        else:
            shelf.pile[self.depth] = programme
        shelf.origin[programme] = self.origin
        shelf.handled[programme] = self.handled
        shelf.known[programme] = self.known


class Hiding:
    """Hidden programmes of one pile and the places they may lie in: suns only where nobody has held the card."""

    def __init__(self, places: list[Place], suns: list[int], programmes: list[int]) -> None:
        self.places = sorted(places, key=lambda place: int(place.handled))
        self.untouched: i64 = sum(1 for place in places if place.handled == 0)
        self.suns: vec[i64] = vec[i64](suns)
        self.programmes: vec[i64] = vec[i64](programmes)

    def fill(self, state: Programmes, chance: Chance) -> None:
        places, row, suns = self.places, self.programmes, self.suns
        i: i64 = 0
        while i < len(suns):
            j = i + chance.below(self.untouched - i)
            places[i], places[j] = places[j], places[i]
            places[i].put(state, suns[i])
            i += 1
        chance.shuffle(row, len(row))
        i = 0
        while i < len(row):
            places[len(suns) + i].put(state, row[i])
            i += 1


def hidden_programmes(view: View, base: Programmes) -> list[Hiding]:
    """Puts the programmes that the viewer knows in their places; the others by the pile they came from."""
    unknown: dict[int, list[Place]] = {}
    left = list(base.settings.ids)
    for seat in range(view.players):
        for programme in view.zone("completed", Seat(seat)).values:
            left.remove(programme)
    for place, programme in _places(view):
        if programme == HIDDEN:
            unknown.setdefault(int(place.origin), []).append(place)
        else:
            left.remove(programme)
            place.put(base, programme)
    book, origin = base.settings.book, base.shelf.origin
    found: list[Hiding] = []
    for which, places in unknown.items():
        here = [i for i in left if origin[i] == which]
        suns = [i for i in here if book.count[i] == 0]
        found.append(Hiding(places, suns, [i for i in here if book.count[i] > 0]))
    return found


def _places(view: View) -> list[tuple[Place, int]]:
    """Every place a programme lies in, with the programme or HIDDEN."""
    found: list[tuple[Place, int]] = []
    held = zip(numbers(view.public["programme_origins"]), items(view.public["programme_knowers"], "known"), strict=True)
    for seat, (origin, knowers) in enumerate(held):
        for programme in view.zone("programme", Seat(seat)).values:
            found.append((Place(seat, 0, origin, numbers(knowers)), programme))
    pile = view.zone("pile", NOBODY).values
    lying = zip(numbers(view.public["pile_origins"]), items(view.public["pile_knowers"], "known"), strict=True)
    for i, (origin, knowers) in enumerate(lying):
        found.append((Place(-1, len(pile) - 1 - i, origin, numbers(knowers)), pile[i]))
    return found
