"""Which shuffle each released card may have come from, so that every hand had it in time.

A card of which two copies were hidden, from two shuffles, leaves a question: which of them was it? The answers must
leave no hand with more cards of a shuffle than it drew of it. A search flips one answer at a time.
"""

from typing import Final

from pioche.chance import Chance
from pioche.games.programmes.history import DREW, RELEASED, SHUFFLED

PATIENCE: Final = 100_000  # trials before giving up
TENURE: Final = 8  # steps for which an answer is not changed back
WHIM: Final = 20  # one of so many steps is taken at random


class Past:
    """The history as one viewer can tell it: rows of (kind, seat, card), the card known or not."""

    def __init__(self) -> None:
        self.kinds: list[int] = []
        self.seats: list[int] = []
        self.cards: list[int] = []

    def add(self, kind: int, seat: int, card: int) -> None:
        self.kinds.append(kind)
        self.seats.append(seat)
        self.cards.append(card)


class Attribution:
    """`dealt` is how many hidden cards each seat began with; `pools` the hidden cards of each shuffle."""

    def __init__(self, past: Past, viewer: int, dealt: list[int], pools: list[list[int]]) -> None:
        self.past = past
        self.viewer = viewer
        self.dealt = dealt
        self.pools = pools
        self.chosen: dict[int, int] = {}  # by moment, the shuffle of the card released then
        self.open: dict[int, set[int]] = {}  # by moment, the shuffles it may have come from, where there are several
        self.unexplained: list[int] = []  # moments at which a hand had no card of that shuffle left

    def solve(self, chance: Chance) -> bool:
        """Find answers that explain everything."""
        trials = self.answer({})
        changed: dict[int, int] = {}
        step = 0
        while self.unexplained and trials < PATIENCE:
            step += 1
            flips = self._flips(self.unexplained[chance.below(len(self.unexplained))])
            fresh = [flip for flip in flips if changed.get(flip[0], -TENURE) <= step - TENURE] or flips
            if not fresh:
                return False
            answers = {moment: self.chosen[moment] for moment in self.open}
            moment, shuffle = fresh[chance.below(len(fresh))]
            if chance.below(WHIM) > 0:
                results: list[tuple[int, int, int, int]] = []
                for at, other in fresh:
                    trials += self.answer({**answers, at: other})
                    results.append((len(self.unexplained), int(chance.below(1000)), at, other))
                _, _, moment, shuffle = min(results)
            changed[moment] = step
            trials += self.answer({**answers, moment: shuffle})
        return not self.unexplained

    def _flips(self, moment: int) -> list[tuple[int, int]]:
        """Other answers that could free a card of the shuffle that is short in the hand that is short of it."""
        past, chosen = self.past, self.chosen
        seat, shuffle = past.seats[moment], chosen[moment]
        cards = {past.cards[at] for at in chosen if at <= moment and past.seats[at] == seat and chosen[at] == shuffle}
        found: list[tuple[int, int]] = []
        for at, shuffles in self.open.items():
            if at <= moment and past.cards[at] in cards:
                found += [(at, other) for other in sorted(shuffles) if other != chosen[at]]
        return found

    def answer(self, answers: dict[int, int]) -> int:
        """Go through the past with these answers, and where there is none with the likeliest; counts as one trial."""
        past = self.past
        left = [[count] + [0] * (len(self.pools) - 1) for count in self.dealt]  # by seat and shuffle, cards in hand
        hidden: dict[int, list[int]] = {}  # by card, the shuffles of its hidden copies
        self.chosen, self.open, self.unexplained = {}, {}, []
        shuffle = 0
        for card in self.pools[0]:
            hidden.setdefault(card, []).append(0)
        for at, kind in enumerate(past.kinds):
            seat = past.seats[at]
            if kind == SHUFFLED:
                shuffle += 1
                for card in self.pools[shuffle]:
                    hidden.setdefault(card, []).append(shuffle)
            elif kind == DREW and seat != self.viewer:
                left[seat][shuffle] += 1
            elif kind == RELEASED and seat != self.viewer:
                copies = hidden[past.cards[at]]
                choice = self._choice(at, copies, answers.get(at, -1), left[seat])
                copies.remove(choice)
                self.chosen[at] = choice
                if left[seat][choice] > 0:
                    left[seat][choice] -= 1
                else:
                    self.unexplained.append(at)
        return 1

    def _choice(self, at: int, copies: list[int], answer: int, left: list[int]) -> int:
        shuffles = set(copies)
        if len(shuffles) == 1:
            return copies[0]
        self.open[at] = shuffles
        return answer if answer in shuffles else max(sorted(shuffles), key=lambda shuffle: left[shuffle])
