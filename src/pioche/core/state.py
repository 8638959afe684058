"""A whole match, rounds included: the contract between the rules and everybody who asks them."""

from collections.abc import Sequence
from typing import Final, NewType

from mypy_extensions import i64, mypyc_attr

from pioche.chance import Chance
from pioche.core.events import Journal
from pioche.core.refusal import Fact, Refusal
from pioche.core.seats import NOBODY, Action, Seat
from pioche.core.view import Scene, View, Zone

UNSETTLED: Final[dict[str, object]] = {}  # until a game says what was agreed on


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Start + moves. `seat` is to act, or NOBODY when the match is over.

    A subclass writes the rules: `legal`, `refusal`, `apply` and what they need. Legality is written once:
    `refusal(a) is None` exactly for the actions of `legal()`, and both ask the same functions.
    """

    def __init__(self, game: str, rules: int, players: i64, chance: Chance) -> None:
        self.game: str = game
        self.rules: int = rules
        self.players: i64 = players
        self.seat: Seat = NOBODY
        self.round: i64 = 0
        self.chance: Chance = chance
        self.journal: Journal | None = None
        # What a subclass replaces in its own __init__, mypyc never frees: a fresh dict would be lost with every copy.
        self.options: dict[str, object] = UNSETTLED
        self.lab: dict[str, object] = UNSETTLED

    # The rules.

    def begin(self) -> None:
        """Deal the first round of a new match."""
        raise NotImplementedError

    def legal(self) -> list[Action]:
        """What `seat` may do now, in ascending order; [] when over."""
        raise NotImplementedError

    def refusal(self, action: Action) -> Refusal | None:
        """Why `seat` may not do this, naming the clause; None when it may."""
        raise NotImplementedError

    def apply(self, action: Action) -> None:
        """Do a legal action. Trusted and fast: what an illegal one does is not defined."""
        raise NotImplementedError

    def play(self, action: Action) -> None:
        """Do an action, or raise its Refusal and change nothing."""
        refusal = self.refusal(action)
        if refusal is not None:
            raise refusal
        self.apply(action)

    def pick(self, rng: Chance) -> Action:
        """A legal action, all equally likely; a game overrides it where a mask is faster than a list."""
        choices = self.legal()
        return choices[rng.below(len(choices))]

    def midway(self) -> bool:
        """Whether `seat` is inside a compound move that nobody else knows of yet."""
        return False

    def scores(self) -> list[int]:
        """One number a seat, as the game counts; which way is better is Game.low_wins."""
        raise NotImplementedError

    def round_scores(self) -> list[int]:
        """The scores that the last round left, before anything of the next; in the first round, the scores."""
        return self.scores()

    def ranks(self) -> list[int]:
        """One place a seat, 1 the best, ties sharing; as things stand while the match goes on."""
        raise NotImplementedError

    # Copies.

    def copy_from(self, other: "State") -> None:
        """Become a deep copy of another match of the same game, players and options; the journal stays out."""
        raise NotImplementedError

    def copy(self) -> "State":
        raise NotImplementedError

    def fingerprint(self) -> i64:
        """A hash of every field that play depends on, equal compiled and interpreted."""
        raise NotImplementedError

    # Knowledge: the whole truth with its audiences; `view` alone decides what a viewer gets.

    def phase(self) -> str:
        """The name of what is being decided."""
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """Everything on the table and in hands, each value with who knows it and who sees it."""
        raise NotImplementedError

    def facts(self) -> list[Fact]:
        """What everybody knows besides the zones, for people."""
        raise NotImplementedError

    def public(self) -> dict[str, object]:
        """What everybody could have written down, as JSON data, for redeal and bots."""
        raise NotImplementedError

    def last_round(self) -> list[Zone]:
        """Hands and scores of the round that ended last; [] during the first."""
        return []

    def scene(self) -> Scene:
        """The whole truth with its audiences; for `view_in` alone."""
        return Scene(self.zones(), self.last_round(), self.facts(), self.scores(), self.public())

    def view(self, viewer: Seat) -> View:
        """What this seat, or SPECTATOR, may know with perfect memory."""
        return self.view_in(self.scene(), viewer)

    def view_in(self, scene: Scene, viewer: Seat) -> View:
        """The same, from a scene that other viewers are shown too."""
        seen: list[Zone] = []
        for zone in scene.zones:
            seen.append(zone.seen_by(viewer))
        past: list[Zone] = []
        for zone in scene.last_round:
            past.append(zone.seen_by(viewer))
        mine: list[Action] = []
        if viewer == self.seat and self.seat != NOBODY:
            mine = self.legal()
        return View(
            self.game,
            self.rules,
            self.players,
            viewer,
            self.seat,
            self.round,
            self.phase(),
            seen,
            scene.facts,
            scene.scores,
            self.options,
            self.lab,
            scene.public,
            past,
            mine,
        )

    # Positions, for full-information callers only.

    def dump(self) -> dict[str, object]:
        """The whole position as readable JSON data; `Game.load` takes it back."""
        raise NotImplementedError


# A state somebody imagined from a view. Search and rollouts may look inside this one, and no other.
Redealt = NewType("Redealt", State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Redealer:
    """Draws full states that a view allows; prepared once, asked many times by search."""

    def redeal(self, chance: Chance) -> Redealt:
        """A fresh state, uniform over the hidden assignments that make the observed history legal.

        Draws from the open stream of `chance`; the new state's own chance is seeded from it.
        """
        raise NotImplementedError


def places(scores: list[int], *, low_wins: bool = False) -> list[int]:
    """One place a seat from the scores alone, ties sharing: 1, 1, 3."""
    found: list[int] = []
    for score in scores:
        better = [other for other in scores if (other < score if low_wins else other > score)]
        found.append(1 + len(better))
    return found


def gains(won: Sequence[float]) -> list[float]:
    """What each has won more than the others on average."""
    total = sum(won)
    return [mine - (total - mine) / (len(won) - 1) for mine in won]


def playout(state: State, rng: Chance) -> i64:
    """Random play to the end; the number of decisions."""
    decisions: i64 = 0
    while state.seat != NOBODY:
        state.apply(state.pick(rng))
        decisions += 1
    return decisions
