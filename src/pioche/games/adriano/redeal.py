"""Full states that a view allows, drawn uniformly.

Naming is always legal and everything else that was done is public, so nothing but the shuffles hides a card: the
cards a viewer does not know lie in any order, each among the places filled from the same shuffle (AD-50).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import Card
from pioche.chance import Chance, FastRng
from pioche.core.game import Game
from pioche.core.options import number_of
from pioche.core.position import items, number, read_cards, seen_header
from pioche.core.seats import HIDDEN, NOBODY, Seat
from pioche.core.state import Redealer, Redealt
from pioche.core.view import View, Zone
from pioche.games.adriano.deck import card_of, cards, code
from pioche.games.adriano.moves import PLACES, SLOTS
from pioche.games.adriano.position import written
from pioche.games.adriano.rules import Adriano

# A hidden card lies at a place of a square, in hand, or in the pile.
IN_HAND: Final[i64] = PLACES
IN_PILE: Final[i64] = PLACES + 1


class Pool:
    """The places filled from one shuffle that the viewer cannot see into, and the cards that lie there."""

    def __init__(self) -> None:
        self.places: vec[i64] = vec[i64]()
        self.cards: vec[i64] = vec[i64]()
        self.order: vec[i64] = vec[i64]()  # the cards as they were shuffled last


class AdrianoRedealer(Redealer):
    def __init__(self, base: Adriano, pools: list[Pool]) -> None:
        self.base = base
        self.pools = pools

    def redeal(self, chance: Chance) -> Redealt:
        state = self.base.copy()
        state.chance = FastRng(chance.fork())
        for pool in self.pools:
            _fill(state, pool, chance)
        return Redealt(state)


def _fill(state: Adriano, pool: Pool, chance: Chance) -> None:
    order, hidden, places = pool.order, pool.cards, pool.places
    size = len(hidden)
    i: i64 = 0
    while i < size:
        order[i] = hidden[i]
        i += 1
    chance.shuffle(order, size)
    hands, pile = state.hands, state.pile
    i = 0
    while i < size:
        place = places[i]
        if place < IN_HAND:
            hands[place] = order[i]
        elif place == IN_HAND:
            state.held = Card(order[i])
        else:
            pile[place - IN_PILE] = order[i]
        i += 1


# Preparing one.


def redealer(game: Game, view: View) -> AdrianoRedealer:
    return Preparation(view).redealer(game)


class Preparation:
    """Reads a view: which places are hidden from the viewer, and which cards may lie there."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.shuffles = 1  # the deal, and each shuffling of the pit
        if view.options["reshuffle"] is True:
            self.shuffles += number(view.public["turned"], "turned", 0, 1_000)
        self.spots: list[list[int]] = [[] for _ in range(self.shuffles)]
        self._find_hidden_places()

    def _find_hidden_places(self) -> None:
        view = self.view
        last = self.shuffles - 1
        for seat in range(view.players):
            hand = view.zone("hand", Seat(seat))
            slots = view.zone("slots", Seat(seat))
            for i, value in enumerate(hand.values):
                if value == HIDDEN:
                    self.spots[self._hand_origin(seat, i)].append(seat * SLOTS + slots.values[i] - 1)
        if self._held().values == [HIDDEN]:
            self.spots[last].append(IN_HAND)
        for i, value in enumerate(view.zone("pile", NOBODY).values):
            if value == HIDDEN:
                self.spots[last].append(IN_PILE + i)

    def _held(self) -> Zone:
        for zone in self.view.zones:
            if zone.name == "held":
                return zone
        raise KeyError("a view of Adriano has a zone held")

    def _hand_origin(self, seat: int, at: int) -> int:
        if self.shuffles == 1:
            return 0
        rows = items(self.view.public["hand_origins"], "hand_origins", self.view.players)
        row = rows[seat]
        assert isinstance(row, list)
        return number(row[at], "hand_origins", 0, self.shuffles - 1)

    def _hidden_cards(self) -> list[list[int]]:
        """For each shuffle, the cards it hides from the viewer."""
        lab = self.view.lab
        deck: list[int] = list(cards(number_of(lab, "lowest"), number_of(lab, "highest"), number_of(lab, "colours")))
        seen: set[int] = set()
        for zone in self.view.zones:
            if zone.spell == "card":
                seen.update(zone.values)
        later: dict[int, int] = {}
        if self.shuffles > 1:
            for i, pile in enumerate(items(self.view.public["origins"], "origins", self.shuffles - 1)):
                for card in read_cards(pile, "origins", card_of):
                    later[card] = i + 1
        hidden: list[list[int]] = [[] for _ in range(self.shuffles)]
        for card in deck:
            if card not in seen:
                hidden[later.get(card, 0)].append(card)
        return hidden

    def redealer(self, game: Game) -> AdrianoRedealer:
        pools: list[Pool] = []
        laid: dict[int, int] = {}
        for places, hidden in zip(self.spots, self._hidden_cards(), strict=True):
            if places:
                pool = Pool()
                pool.places = vec[i64](places)
                pool.cards = vec[i64](hidden)
                pool.order = vec[i64](hidden)
                pools.append(pool)
                laid.update(zip(places, hidden, strict=True))
        base = game.load(self._position(laid))
        assert isinstance(base, Adriano)
        return AdrianoRedealer(base, pools)

    def _position(self, laid: dict[int, int]) -> dict[str, object]:
        """One of the positions that the view allows."""
        view, public = self.view, self.view.public
        pile = view.zone("pile", NOBODY).values
        held = self._held().values
        position: dict[str, object] = {
            **seen_header(view),
            "hands": [self._hand(seat, laid) for seat in range(view.players)],
            "pile": written([laid.get(int(IN_PILE) + i, card) for i, card in enumerate(pile)]),
            "pit": written(view.zone("pit", NOBODY).values),
            "held": code(laid.get(int(IN_HAND), held[0])) if held else None,
            "totals": view.scores,
            "penalties": [self._penalties(seat) for seat in range(view.players)],
            "last_round": self._last_round(),
        }
        for name, value in public.items():
            if name != "hand_origins":
                position[name] = value
        return position

    def _hand(self, seat: int, laid: dict[int, int]) -> str:
        entries = ["-"] * number_of(self.view.lab, "slots")
        hand = self.view.zone("hand", Seat(seat))
        for i, slot in enumerate(self.view.zone("slots", Seat(seat)).values):
            entries[slot - 1] = code(laid.get(seat * int(SLOTS) + slot - 1, hand.values[i]))
        return " ".join(entries)

    def _penalties(self, seat: int) -> int:
        noted = self.view.zone("penalties", Seat(seat)).values
        return noted[0] if noted else 0

    def _last_round(self) -> dict[str, object] | None:
        last = self.view.last_round
        if not last:
            return None
        hands = [written(zone.values) for zone in last if zone.name == "hand"]
        return {"hands": hands, "points": last[-1].values}
