"""Pli, broken in one way at a time: what the conformance kit must notice."""

from collections.abc import Mapping
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from pioche.chance import Chance
from pioche.core.game import Move
from pioche.core.position import impossible
from pioche.core.refusal import Fact, Refusal, illegal
from pioche.core.seats import EVERYONE, HIDDEN, NO_ONE, NOBODY, Action, Seat, only
from pioche.core.state import Redealer, Redealt, State
from pioche.core.view import View, Zone
from pli.events import DEALT, TOOK
from pli.game import PliGame
from pli.view import Imagination, Pli


class Toy(PliGame):
    """Pli with another state in it."""

    def __init__(self, state: type[Pli]) -> None:
        super().__init__()
        self.state = state


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


# The rest of the contract.


class ShallowCopy(Pli):
    def copy_from(self, other: State) -> None:
        super().copy_from(other)
        assert isinstance(other, Pli)
        self.hands = list(other.hands)


class ForgetfulCopy(Pli):
    """copy_from leaves the tokens as they were."""

    def copy_from(self, other: State) -> None:
        tokens = self.tokens
        super().copy_from(other)
        self.tokens = tokens if sum(tokens) else self.tokens


class OffByOneToy(Toy):
    def notation(self, move: Move) -> str:
        return f"play {max(1, move[0])}"


class DeafToy(Toy):
    def parse(self, text: str) -> Move:
        raise Refusal("syntax", None, "move", words={"text": text})


class FreeAce(Pli):
    """Card 0 is never refused, held or not."""

    def refusal(self, action: Action) -> Refusal | None:
        return None if action == 0 else super().refusal(action)


class WrongPick(Pli):
    def pick(self, rng: Chance) -> Action:
        held = self.hands[self.seat]
        return Action(held[0]) if rng.below(5) else Action((held[0] + 1) % 24)


class LostTrick(Pli):
    """Cards of a trick leave the game."""

    def take_trick(self) -> None:
        super().take_trick()
        self.played = self.played[: -len(self.hands)] if self.played else []


class CountedToy(Toy):
    """Says that tokens are conserved, which they are not."""

    def conserved(self, state: State) -> dict[str, object]:
        return {"tokens": sum(state.scores())}


class Endless(Pli):
    def end_round(self) -> None:
        self.deal()


class ForgetfulDump(Pli):
    def dump(self) -> dict[str, object]:
        return {**super().dump(), "tokens": [0] * self.players}


class FloatingDump(Pli):
    def dump(self) -> dict[str, object]:
        return {**super().dump(), "leader": Fact}


class CrashingLoadToy(Toy):
    def load(self, position: Mapping[str, object]) -> State:
        position["turn"]
        return super().load(position)


class WordlessLoadToy(Toy):
    def load(self, position: Mapping[str, object]) -> State:
        if "turn" not in position:
            raise impossible("unheard-of")
        return super().load(position)


class BlindFingerprint(Pli):
    def fingerprint(self) -> int:
        return 1000 * len(self.played) + len(self.table)


class UnknownClause(Pli):
    def refusal(self, action: Action) -> Refusal | None:
        refusal = super().refusal(action)
        return illegal("PL-99", "not-held", refusal.facts) if refusal and refusal.kind == "illegal" else refusal


class NoClause(Pli):
    def refusal(self, action: Action) -> Refusal | None:
        refusal = super().refusal(action)
        return Refusal("illegal", None, "not-held", refusal.facts) if refusal and refusal.kind == "illegal" else refusal


class NoWords(Pli):
    def refusal(self, action: Action) -> Refusal | None:
        return illegal("PL-04", "unheard-of") if super().refusal(action) else None


class NotOver(Pli):
    def refusal(self, action: Action) -> Refusal | None:
        refusal = super().refusal(action)
        return illegal("PL-04", "pack-too-small") if refusal and refusal.kind == "over" else refusal


class NoPlaces(Pli):
    def ranks(self) -> list[int]:
        return [2 + seat // 2 for seat in range(self.players)]


class Descending(Pli):
    def legal(self) -> list[Action]:
        return super().legal()[::-1]


class RaggedEvent(Pli):
    def take_trick(self) -> None:
        super().take_trick()
        if self.journal is not None:
            self.journal.note(TOOK, [0])


class TwiceShuffled(Pli):
    """Asks one stream for two shuffles, so that no script could say what it gave."""

    def deal(self) -> None:
        super().deal()
        order = vec[i64](self.aside)
        self.chance.shuffle(order, len(order))
        self.aside = list(order)


class JournalMatters(Pli):
    """Plays otherwise when somebody listens."""

    def take_trick(self) -> None:
        super().take_trick()
        if self.journal is not None and self.seat != NOBODY:
            self.leader = (self.leader + 1) % self.players
            self.seat = Seat(self.leader)


class LostCard(Pli):
    """A hand comes up one card short, so that the last trick cannot be played."""

    def deal(self) -> None:
        super().deal()
        self.hands[0].pop()


# Compound moves: choose a card, then lay it (24) or take it back (25).

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
