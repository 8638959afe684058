"""What is being checked, what was found, and how a broken promise is told."""

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, fields

from pioche.chance import Chance, FastRng
from pioche.core.events import Journal
from pioche.core.game import Game
from pioche.core.seats import SPECTATOR, Seat
from pioche.core.state import State


class ContractBroken(AssertionError):
    """A game, or a bot, does not do what each of them promises; the message says what, and how to see it again."""


@dataclass(frozen=True)
class Case:
    """One match to check, named by everything it depends on."""

    game: Game
    players: int
    seed: str
    options: Mapping[str, object] = field(default_factory=dict)
    lab: Mapping[str, object] = field(default_factory=dict)

    def start(self, chance: Chance | None = None, journal: Journal | None = None) -> State:
        return self.game.start(self.players, chance or FastRng(self.seed), self.options, self.lab, journal=journal)

    def random(self, what: str) -> random.Random:
        """Choices of the kit itself, apart from the deals."""
        return random.Random(f"{self.seed} {what}")

    def rng(self, what: str) -> FastRng:
        return FastRng(f"{self.seed} {what}")

    def seats(self) -> list[Seat]:
        return [Seat(seat) for seat in range(self.players)]

    def viewers(self) -> list[Seat]:
        return [*self.seats(), SPECTATOR]

    def broken(self, what: str) -> ContractBroken:
        return ContractBroken(f"{self.game.slug}: {what} [{self}]")

    def __str__(self) -> str:
        return f"players={self.players}, options={dict(self.options)}, lab={dict(self.lab)}, seed={self.seed!r}"


@dataclass
class Report:
    """How much was checked; reports add up."""

    matches: int = 0
    decisions: int = 0
    positions: int = 0  # looked at closely
    refusals: int = 0
    events: int = 0
    redeals: int = 0
    other_deals: int = 0  # redeals that were not the truth
    pairs: int = 0  # starts disguised as a viewer imagined them …
    accepted: int = 0  # … and those from which the same moves could be played
    swaps: int = 0  # starts in which cards nobody told the viewer changed names …
    swaps_accepted: int = 0  # … and those from which the same moves could be played
    distributions: int = 0  # reduced deals compared with their enumeration
    worst_distance: float = 0.0  # total variation
    hidden: Counter[str] = field(default_factory=Counter)  # zones in which accepted pairs hid something
    changed: Counter[str] = field(default_factory=Counter)  # zones in which they differed

    @property
    def acceptance(self) -> float:
        return self.accepted / self.pairs if self.pairs else 0.0

    def uncovered(self) -> list[str]:
        """Hidden zones that no accepted pair ever changed."""
        return sorted(set(self.hidden) - set(self.changed))

    def __iadd__(self, other: "Report") -> "Report":
        for each in fields(self):
            mine, theirs = getattr(self, each.name), getattr(other, each.name)
            setattr(self, each.name, max(mine, theirs) if each.name == "worst_distance" else mine + theirs)
        return self

    def __str__(self) -> str:
        zones = ", ".join(f"{name} {count}" for name, count in sorted(self.changed.items()))
        return (
            f"{self.matches} matches, {self.decisions} decisions, {self.positions} positions, "
            f"{self.refusals} refusals, {self.events} events, "
            f"{self.redeals} redeals ({self.other_deals} other than the truth), "
            f"{self.accepted} of {self.pairs} imagined and {self.swaps_accepted} of {self.swaps} untold starts "
            f"playable (changed: {zones or 'nothing'}), "
            f"{self.distributions} distributions (distance at most {self.worst_distance:.3f})"
        )
