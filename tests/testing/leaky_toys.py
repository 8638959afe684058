"""Pli telling its secrets, or redealing them wrongly."""

from typing import ClassVar

from pioche.chance import Chance
from pioche.core.refusal import Fact, Refusal
from pioche.core.seats import EVERYONE, NO_ONE, NOBODY, Action, Seat
from pioche.core.state import Redealer, Redealt, State
from pioche.core.view import View, Zone
from pli.events import DEALT, TOOK
from pli.view import Imagination, Pli
from tests.testing.toys import Toy

# Leaks.


class PeekInPublic(Pli):
    def public(self) -> dict[str, object]:
        return {**super().public(), "peek": self.hands[0][0] if self.hands[0] else None}


class HiddenPhase(Pli):
    def phase(self) -> str:
        return "play" if sum(self.hands[0]) % 2 == 0 else "hurry"


class OpenHand(Pli):
    """Everybody is admitted to the first card of each hand, and no event says so."""

    def zones(self) -> list[Zone]:
        found = super().zones()
        for zone in found:
            if zone.name == "hand" and zone.known:
                zone.known[0] = EVERYONE
        return found


class KeepsWhatItSees(Imagination):
    """Leaves the cards that the view shows where they are, as an honest redeal does."""

    def __init__(self, base: Pli, view: View) -> None:
        super().__init__(base, view)
        self.shown = {seat: view.zone("hand", Seat(seat)).values[:1] for seat in self.sizes}
        for row in self.shown.values():
            self.unplaced = [card for card in self.unplaced if card not in row]
        self.sizes = {seat: size - len(self.shown[seat]) for seat, size in self.sizes.items()}

    def redeal(self, chance: Chance) -> Redealt:
        state = super().redeal(chance)
        assert isinstance(state, Pli)
        for seat, row in self.shown.items():
            state.hands[seat] = row + state.hands[seat]
        return Redealt(state)


class OpenHandToy(Toy):
    """The redeal agrees with the zones that tell too much: only the events know better."""

    def redealer(self, view: View) -> Redealer:
        base = super().redealer(view)
        assert isinstance(base, Imagination)
        return KeepsWhatItSees(base.base, view)


class LoudDeal(Pli):
    """The deal is told to everybody; the zones say it is secret."""

    def deal(self) -> None:
        journal, self.journal = self.journal, None
        super().deal()
        self.journal = journal
        if journal is not None:
            for seat, hand in enumerate(self.hands):
                journal.note(DEALT, [seat, *hand])


class SilentDeal(Pli):
    """Nobody is told their own hand."""

    def deal(self) -> None:
        journal, self.journal = self.journal, None
        super().deal()
        self.journal = journal


class ExtraEvent(Pli):
    """One more event that nobody may read, only when seat 0 was dealt card 0: the version number tells."""

    def deal(self) -> None:
        super().deal()
        if self.journal is not None and 0 in self.hands[0]:
            self.journal.confide(TOOK, [0, 0], NO_ONE)


class LegalByOthers(Pli):
    """The highest card of a hand may be played only by whoever holds the highest card of all."""

    def legal(self) -> list[Action]:
        offered = super().legal()
        if len(offered) > 1 and max(self.hands[self.seat]) != max(card for hand in self.hands for card in hand):
            return offered[:-1]
        return offered


class TellingRefusal(Pli):
    """A refusal says who holds the card."""

    def refusal(self, action: Action) -> Refusal | None:
        refusal = super().refusal(action)
        for seat, hand in enumerate(self.hands):
            if refusal is not None and action in hand:
                refusal.facts.append(Fact("holder", "seat", seat))
        return refusal


# Redeals.


class Truthful(Redealer):
    def __init__(self, truth: State) -> None:
        self.truth = truth

    def redeal(self, chance: Chance) -> Redealt:
        return Redealt(self.truth.copy())


class Watched(Pli):
    """Remembers which state each view was made from."""

    seen: ClassVar[dict[int, State]] = {}

    def view(self, viewer: Seat) -> View:
        view = super().view(viewer)
        Watched.seen[id(view)] = self.copy()
        return view


class TruthToy(Toy):
    def redealer(self, view: View) -> Redealer:
        return Truthful(Watched.seen[id(view)])


class Biased(Imagination):
    """Now and then puts the highest card it cannot place among those set aside."""

    def redeal(self, chance: Chance) -> Redealt:
        state = super().redeal(chance)
        assert isinstance(state, Pli)
        top = max(self.unplaced)
        for hand in state.hands:
            if top in hand and state.aside and chance.below(4) == 0:
                hand[hand.index(top)], state.aside[0] = state.aside[0], top
                hand.sort()
        return state


class BiasedToy(Toy):
    def redealer(self, view: View) -> Redealer:
        honest = super().redealer(view)
        assert isinstance(honest, Imagination)
        return Biased(honest.base, view)


class MustBeat(Pli):
    """Whoever can beat the trick must; the redeal, Pli's own, forgets what that says about hands."""

    def legal(self) -> list[Action]:
        offered = super().legal()
        better = [action for action in offered if action > max(self.table, default=NOBODY)]
        return better or offered
