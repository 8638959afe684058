"""Who knows what in Pli, and the deals a seat can imagine."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.chance import Chance, FastRng
from pioche.core.position import OVER
from pioche.core.refusal import Fact
from pioche.core.seats import NO_ONE, NOBODY, Seat, only
from pioche.core.state import Redealer, Redealt
from pioche.core.view import View, Zone
from pli.position import dumped
from pli.rules import Rules

PHASES: Final = ("play", OVER)


class Pli(Rules):
    """The whole truth, each value with its audience; `State.view` blanks what a viewer may not know."""

    def phase(self) -> str:
        return OVER if self.seat == NOBODY else "play"

    # PL-09: played cards, tokens and the number of cards held are public; hands and the cards set aside are not.
    def zones(self) -> list[Zone]:
        found = [
            Zone("table", NOBODY, "card", list(self.table)),
            Zone("played", NOBODY, "card", list(self.played)),
            Zone("aside", NOBODY, "card", list(self.aside), [NO_ONE] * len(self.aside)),
        ]
        for n, cards in enumerate(self.hands):
            seat = Seat(n)
            hand = Zone("hand", seat, "card", list(cards), [only(seat)] * len(cards))
            hand.unordered = True
            found += [hand, Zone("tokens", seat, "number", [self.tokens[n]])]
        return found

    def last_round(self) -> list[Zone]:
        return [Zone("aside", NOBODY, "card", list(self.shown))] if self.shown else []

    def facts(self) -> list[Fact]:
        rounds = self.number("rounds")
        return [
            Fact("round", "number", min(int(self.round) + 1, rounds)),
            Fact("rounds", "number", rounds),
            Fact("leader", "seat", self.leader),
        ]

    def public(self) -> dict[str, object]:
        return {"leader": self.leader}

    def dump(self) -> dict[str, object]:
        return dumped(self)


class Imagination(Redealer):
    """Every card the viewer cannot place is equally likely everywhere: nothing played excludes a deal."""

    def __init__(self, base: Pli, view: View) -> None:
        base.seat, base.round = view.turn, view.round
        base.table, base.played = (list(view.zone(name, NOBODY).values) for name in ("table", "played"))
        base.tokens = list(view.scores)
        base.shown = list(view.last_round[0].values) if view.last_round else []
        leader = view.public["leader"]
        assert isinstance(leader, int)
        base.leader = leader
        placed = set(base.table + base.played)
        if view.viewer >= 0:
            base.hands[view.viewer] = list(view.zone("hand", view.viewer).values)
            placed.update(base.hands[view.viewer])
        self.base = base
        self.sizes = {
            seat: len(view.zone("hand", Seat(seat)).values) for seat in range(view.players) if seat != view.viewer
        }
        self.unplaced = [card for card in range(base.number("pack")) if card not in placed]

    def redeal(self, chance: Chance) -> Redealt:
        pool = vec[i64](self.unplaced)
        chance.shuffle(pool, len(pool))
        state = self.base.copy()
        assert isinstance(state, Pli)
        dealt = 0
        for seat, size in self.sizes.items():
            state.hands[seat] = sorted(pool[dealt : dealt + size])
            dealt += size
        state.aside = list(pool[dealt:])
        state.chance = FastRng(chance.fork())
        return Redealt(state)
