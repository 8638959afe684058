"""What search knows of a game: how to go on quickly, what to consider, and what a seat has won."""

from mypy_extensions import i64, mypyc_attr

from pioche.chance import Chance
from pioche.core.seats import NOBODY, Action, Seat
from pioche.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Plays from inside a state at the speed of the rules, by what the seat to act may know and by nothing else.

    A test holds it to that: states which the seat cannot tell apart get the same action from the same chance.
    """

    def pick(self, state: State, chance: Chance) -> Action:
        """What the seat to act does."""
        raise NotImplementedError

    def candidates(self, state: State) -> list[Action]:
        """What is worth a search; at least one."""
        return state.legal()

    def settled(self, before: State, now: State) -> bool:
        """Whether play has come to where `gain` counts: the end of the round, unless a game says otherwise."""
        return now.seat == NOBODY or now.round != before.round

    def gain(self, before: State, after: State, seat: Seat) -> float:
        """What the seat has won in between, the others' gains taken off; more is better."""
        raise NotImplementedError


def rollout(policy: Policy, before: State, state: State, chance: Chance, most: i64) -> i64:
    """Lets the policy play for everybody until things are settled, or for so many decisions; how many it took."""
    decisions: i64 = 0
    while decisions < most and not policy.settled(before, state):
        state.apply(policy.pick(state, chance))
        decisions += 1
    return decisions
