"""What the options of each moment are worth: all of them a little, then on fresh deals what seems to have cost.

Where nothing does, the chosen move alone is tried on fresh deals.
"""

from statistics import fmean
from typing import Final

from pioche.coach.moments import Moment
from pioche.intervals import half_of
from pioche.search.policy import Policy
from pioche.search.weighing import weighed

FIRST: Final = 0.4  # of all imagined decisions, for the look at everything
ALONE: Final = 0.05  # of them, for chosen moves that no other led
LEAST: Final = 8  # deals at first, and alone
AGAIN: Final = 32  # fresh deals: half of them choose a rival, the others measure it
RIVALS: Final = 4  # at most so many moves are tried again beside the chosen one

Rows = list[list[float]]  # by option, its gain on every deal


class Judged:
    """A moment and what its options brought. Option 0 is the chosen one, and all others are measured against it."""

    def __init__(self, moment: Moment, rows: Rows) -> None:
        self.moment = moment
        self.gains = rows[0]
        self.lead = [fmean(lead_of(rows, i)) for i in range(len(rows))]  # over the chosen move
        self.half = [half_of(lead_of(rows, i)) for i in range(len(rows))]
        self.best = 0  # the option that is surely better than the chosen one, or that one
        self.doubt = 0.0  # half of the 95 % interval of the loss
        self.rivals = self._rivals(rows)

    def _rivals(self, rows: Rows) -> list[int]:
        """What may be better than the chosen move: whatever led it and was not clearly behind the first."""
        order = sorted(range(len(rows)), key=lambda i: -self.lead[i])
        top = order[0]
        if top == 0:
            return []
        near = [i for i in order if self.lead[i] > 0 and not _behind(rows, i, top)]
        return near[:RIVALS]

    def seeming(self) -> float:
        return max(self.lead)

    def again(self, rows: Rows) -> None:
        """The chosen move and its rivals on fresh deals, which know nothing of why these were picked.

        The rival that leads on the first half of them is measured on the other: the best of several noisy numbers is
        too good to be true where the same deals choose and measure it. Halves, not every other deal: policies expect
        other players on each deal in turn, and both halves must meet all of them.
        """
        self.gains = rows[0]
        leads = {i: lead_of(rows, place) for place, i in enumerate(self.rivals, start=1)}
        middle = len(rows[0]) // 2
        top = max(self.rivals, key=lambda i: fmean(leads[i][:middle]))
        for i, lead in leads.items():
            self.lead[i], self.half[i] = fmean(lead[middle:]), half_of(lead[middle:])
        self.doubt = self.half[top]
        if self.lead[top] > self.doubt:
            self.best = top
        for i in range(1, len(self.lead)):
            if i != top:  # it was behind, on other deals
                self.lead[i] = min(self.lead[i], max(self.lead[top], 0.0))

    def alone(self, gains: list[float]) -> None:
        """A chosen move that nothing led, on fresh deals: those it led on flatter it."""
        self.gains = gains

    def worth(self) -> float:
        """The expected result of the round after the chosen move."""
        return self.moment.banked + fmean(self.gains)

    def loss(self) -> float:
        return self.lead[self.best]


def lead_of(rows: Rows, i: int) -> list[float]:
    return [gain - chosen for gain, chosen in zip(rows[i], rows[0], strict=True)]


def _behind(rows: Rows, i: int, top: int) -> bool:
    gap = [best - gain for gain, best in zip(rows[i], rows[top], strict=True)]
    return fmean(gap) > half_of(gap)


def judged(moments: list[Moment], policy: Policy, decisions: int, seed: str) -> list[Judged]:
    """Every moment, with so many imagined decisions for all of them together: the same seed gives the same answers."""
    found: list[Judged] = []
    count = sum(len(moment.options) for moment in moments)
    for moment in moments:
        share = int(FIRST * decisions * len(moment.options) / count)
        rows = weighed(policy, moment.deals, moment.options, share, LEAST, f"{seed} first {moment.number}")
        found.append(Judged(moment, rows))
    unled = [one for one in found if not one.rivals]
    for one in unled:
        share = int(ALONE * decisions / len(unled))
        chosen = one.moment.options[:1]
        one.alone(weighed(policy, one.moment.deals, chosen, share, LEAST, f"{seed} alone {one.moment.number}")[0])
    doubtful = [one for one in found if one.rivals]
    total = sum(one.seeming() for one in doubtful)
    for one in doubtful:
        share = int((1 - FIRST - ALONE) * decisions * one.seeming() / total)
        options = [one.moment.options[i] for i in [0, *one.rivals]]
        one.again(weighed(policy, one.moment.deals, options, share, AGAIN, f"{seed} again {one.moment.number}"))
    return found
