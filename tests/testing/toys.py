"""Pli, broken in one way at a time: what the conformance kit must notice."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from pioche.chance import Chance
from pioche.core.game import Move
from pioche.core.position import impossible
from pioche.core.refusal import Fact, Refusal, illegal
from pioche.core.seats import NOBODY, Action, Seat
from pioche.core.state import State
from pli.events import TOOK
from pli.game import PliGame
from pli.view import Pli


class Toy(PliGame):
    """Pli with another state in it."""

    def __init__(self, state: type[Pli]) -> None:
        super().__init__()
        self.state = state


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
