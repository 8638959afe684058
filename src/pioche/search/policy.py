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

    ambition: float = 0.0  # what it is worth to end the match before all others, as `gain` counts

    def pick(self, state: State, chance: Chance) -> Action:
        """What the seat to act does."""
        raise NotImplementedError

    def expect(self, state: State, nth: i64) -> None:
        """Before the rollouts from the nth imagined deal: who `guess` is to think of."""

    def guess(self, state: State, chance: Chance) -> Action:
        """What the seat to act may be expected to do: in rollouts everybody does."""
        return self.pick(state, chance)

    def candidates(self, state: State) -> list[Action]:
        """What is worth a search; at least one."""
        return state.legal()

    def slips(self, state: State) -> list[Action]:
        """What somebody careless may do; at least one."""
        return self.candidates(state)

    def hopes(self, state: State, candidates: list[Action]) -> list[float]:
        """What each candidate promises before it is tried, summed over as many deals as that promise is worth."""
        return [0.0] * len(candidates)

    def lean(self, state: State, chance: Chance) -> None:
        """Turns an imagined deal into another that the view allows, the likelier the oftener, where that is quicker."""

    def draws(self, state: State) -> i64:
        """How many deals to choose one from by their likelihood; 1 where the others' deeds tell nothing."""
        return 1

    def likelihood(self, state: State) -> float:
        """How probably the others would have done what they did, were this the deal; any factor may be left out."""
        return 1.0

    def effort(self, state: State) -> i64:
        """What it costs to imagine a deal, in decisions, where that is more than a copy."""
        return 0

    def forget(self, state: State, share: i64, chance: Chance) -> None:
        """Of what the seat to act only remembers, takes so many per cent from it; most games ask for no memory."""

    def settled(self, before: State, now: State) -> bool:
        """Whether play has come to where `gain` counts: the end of the round, unless a game says otherwise."""
        return now.seat == NOBODY or now.round != before.round

    def longest(self, state: State) -> i64:
        """After how many decisions a rollout ends in any case: some games need not end, some have a value."""
        return 2000

    def won(self, before: State, after: State, seat: Seat) -> i64:
        """What the seat has won in between, as the game counts; more is better."""
        raise NotImplementedError

    def gain(self, before: State, after: State, seat: Seat) -> float:
        """What the seat has won more than the others on average, and what that makes of the match.

        In the first round nobody is ahead yet, and what is won says it all.
        """
        mine = self.won(before, after, seat)
        thinks_ahead = self.ambition > 0.0 and before.round > 0
        others: i64 = 0
        behind = 0.0
        for player in range(before.players):
            if player != seat:
                others += self.won(before, after, Seat(player))
                if thinks_ahead:
                    behind += self.ahead(before, after, seat, Seat(player))
        return float(mine) + (self.ambition * behind - float(others)) / float(before.players - 1)

    def ahead(self, before: State, after: State, seat: Seat, other: Seat) -> float:
        """How probably the seat ends the match before the other one, as far as the round has come."""
        raise NotImplementedError

    def judging(self) -> "Policy":
        """The same for a coach, whose `gain` holds nothing but what the round counts: no taste that helps to choose."""
        return self


def rollout(policy: Policy, before: State, state: State, chance: Chance, most: i64) -> i64:
    """Lets the policy play for everybody until things are settled, or for so many decisions; how many it took."""
    decisions: i64 = 0
    while decisions < most and not policy.settled(before, state):
        state.apply(policy.guess(state, chance))
        decisions += 1
    return decisions
