"""Pli with compound moves: choose a card, then lay it (24) or take it back (25)."""

from collections.abc import Mapping

from pioche.chance import Chance
from pioche.core.game import Move
from pioche.core.position import impossible
from pioche.core.seats import HIDDEN, NO_ONE, NOBODY, Action, only
from pioche.core.state import Redealer, State
from pioche.core.view import View, Zone
from pli.view import Imagination, Pli
from tests.testing.toys import Toy

LAY, TAKE_BACK = Action(24), Action(25)


class Hesitating(Pli):
    def __init__(self, rules: int, players: int, chance: Chance, options: dict[str, object], lab: dict[str, object]):
        super().__init__(rules, players, chance, options, lab)
        self.chosen = -1

    def midway(self) -> bool:
        return self.chosen >= 0

    def legal(self) -> list[Action]:
        return [LAY, TAKE_BACK] if self.midway() else super().legal()

    def apply(self, action: Action) -> None:
        card, self.chosen = self.chosen, -1
        if card < 0:
            self.chosen = int(action)
        elif action == LAY:
            super().apply(Action(card))

    def zones(self) -> list[Zone]:
        mover = [only(self.seat)] if self.seat != NOBODY else [NO_ONE]
        return [*super().zones(), Zone("hand", NOBODY, "choice", [self.chosen], mover)]

    def copy_from(self, other: State) -> None:
        super().copy_from(other)
        assert isinstance(other, Hesitating)
        self.chosen = other.chosen

    def fingerprint(self) -> int:
        return super().fingerprint() * 32 + self.chosen + 1

    def dump(self) -> dict[str, object]:
        return {**super().dump(), "chosen": self.chosen}


class Blurting(Hesitating):
    """Everybody sees the card that is only being thought of."""

    def zones(self) -> list[Zone]:
        found = super().zones()
        found[-1].known = None
        return found


class CompoundToy(Toy):
    actions = 26

    def moves(self, state: State) -> list[Move]:
        return [(card, LAY) for card in state.legal()]

    def parse(self, text: str) -> Move:
        return (*super().parse(text), LAY)

    def load(self, position: Mapping[str, object]) -> State:
        rest = dict(position)
        chosen = rest.pop("chosen", -1)
        state = super().load(rest)
        assert isinstance(state, Hesitating)
        if type(chosen) is not int or not (chosen == -1 or chosen in super(Hesitating, state).legal()):
            raise impossible("card", name="chosen", word=chosen)
        state.chosen = chosen
        return state

    def redealer(self, view: View) -> Redealer:
        honest = super().redealer(view)
        assert isinstance(honest, Imagination)
        assert isinstance(honest.base, Hesitating)
        chosen = view.zones[-1].values[0]
        honest.base.chosen = -1 if chosen == HIDDEN else chosen
        return honest
