"""Sharing unseen cards at random among holders who cannot have some of them, every way equally likely.

A way is drawn card by card, each card going to a holder with a chance that looks ahead to what the later cards can
still fill; that is nearly uniform. A few Metropolis steps between such draws remove what is left of the difference:
their target is uniform, and every way can be drawn at once, so none is out of reach.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.cards import bit, indices, popcount
from pioche.chance import SPAN32, Chance

STEPS: Final[i64] = 8  # draws compared for one sharing
DEAD_ENDS: Final[i64] = 100_000  # draws that fail in a row before we believe that no way exists
FITTING: Final[i64] = 12  # rounds of fitting the holders' pull to their room
CERTAIN: Final = 1e30  # the pull of a holder that could not be filled without this card


class Sharing:
    """Holders that cannot have the same cards are one group; a card everybody can have is free, others are bound."""

    def __init__(self, unseen: i64, sizes: list[int], refused: list[int]) -> None:
        self.shares: vec[i64] = vec[i64]([0] * len(sizes))  # the last sharing drawn, one mask a holder
        self._sizes = sizes
        self._members: list[list[int]] = []
        self._refused: list[int] = []
        for holder in range(len(sizes)):
            if sizes[holder] > 0:
                self._join(holder, unseen & refused[holder])
        groups = len(self._members)
        self._room: vec[i64] = vec[i64]([sum(sizes[holder] for holder in group) for group in self._members])
        free, bound = self._sorted(unseen)
        self._free: vec[i64] = vec[i64](free)
        self._bound: vec[i64] = vec[i64]([entry[2] for entry in bound])
        self._allowed: vec[i64] = vec[i64]([entry[1] for entry in bound])  # the groups that can have each bound card
        self._pull: vec[float] = vec[float]([1.0] * groups)
        self._start: vec[i64] = vec[i64]([0] * groups)  # where the entries of each group begin in a row of the table
        self._stride: i64 = 0
        for group in range(groups):
            self._start[group] = self._stride
            self._stride += self._room[group] + 1
        self._table: vec[float] = vec[float]([0.0] * (self._stride * len(self._bound)))
        if len(self._bound) > 0:
            self._fit()
            self._look_ahead()
        self._left: vec[i64] = vec[i64]([0] * groups)
        self._kept: vec[i64] = vec[i64]([0] * len(self._bound))
        self._tried: vec[i64] = vec[i64]([0] * len(self._bound))
        self._shuffled: vec[i64] = vec[i64]([0] * len(self._free))
        self._pools: vec[i64] = vec[i64]([0] * popcount(unseen))

    # Preparing.

    def _join(self, holder: int, refused: int) -> None:
        for group in range(len(self._members)):
            if self._refused[group] == refused:
                self._members[group].append(holder)
                return
        self._members.append([holder])
        self._refused.append(refused)

    def _sorted(self, unseen: i64) -> tuple[list[int], list[tuple[int, int, int]]]:
        """The free cards; and the bound ones with their room and groups, first where there is least room for them."""
        everyone = len(self._members)
        free: list[int] = []
        bound: list[tuple[int, int, int]] = []
        for card in indices(unseen):
            allowed: i64 = 0
            room = 0
            for group in range(everyone):
                if self._refused[group] & bit(card) == 0:
                    allowed |= bit(group)
                    room += self._room[group]
            if popcount(allowed) == everyone:
                free.append(card)
            else:
                bound.append((room, allowed, card))
        bound.sort()
        return free, bound

    def _fit(self) -> None:
        """Find pulls under which cards thrown independently fill every room on average."""
        pull = self._pull
        groups = len(pull)
        free = float(len(self._free))
        expected = vec[float]([0.0] * groups)
        for _ in range(FITTING):
            everywhere = self._total_pull(bit(groups) - 1)
            for group in range(groups):
                expected[group] = free * pull[group] / everywhere
            for allowed in self._allowed:
                total = self._total_pull(allowed)
                for group in range(groups):
                    if allowed & bit(group) != 0:
                        expected[group] += pull[group] / total
            for group in range(groups):
                if expected[group] > 0.0:
                    pull[group] = max(pull[group] * float(self._room[group]) / expected[group], 1e-9)
        if free > 0.0:
            scale = free / self._total_pull(bit(groups) - 1)
            for group in range(groups):
                pull[group] *= scale

    def _total_pull(self, allowed: i64) -> float:
        total = 0.0
        for group in range(len(self._pull)):
            if allowed & bit(group) != 0:
                total += self._pull[group]
        return total

    def _look_ahead(self) -> None:
        """For each bound card and group, by the room left: how strongly the group asks for the card.

        `ways` holds, for each group alone, how likely the later cards are to fill just that room.
        """
        ways = vec[float]([0.0] * self._stride)
        for group in range(len(self._room)):
            start = self._start[group]
            ways[start] = 1.0
            if len(self._free) > 0:
                for room in range(1, self._room[group] + 1):
                    ways[start + room] = ways[start + room - 1] * self._pull[group] / float(room)
        for at in range(len(self._bound) - 1, -1, -1):
            allowed = self._allowed[at]
            total = self._total_pull(allowed)
            for group in range(len(self._room)):
                if allowed & bit(group) != 0:
                    self._look_past(at, group, ways, self._pull[group] / total)

    def _look_past(self, at: i64, group: i64, ways: vec[float], odds: float) -> None:
        """Note what the group asks for one card, then count that card among the later ones."""
        start = self._start[group]
        row = at * self._stride + start
        room = self._room[group]
        while room > 0:
            taking = ways[start + room - 1]
            leaving = ways[start + room]
            if leaving > 0.0:
                self._table[row + room] = self._pull[group] * taking / leaving
            elif taking > 0.0:
                self._table[row + room] = CERTAIN
            ways[start + room] = leaving * (1.0 - odds) + taking * odds
            room -= 1
        ways[start] *= 1.0 - odds

    # Drawing.

    def draw(self, chance: Chance) -> None:
        """Fill `shares` with a way to share the cards."""
        if len(self._bound) > 0:
            self._choose(chance)
        self._hand_out(chance)

    def _choose(self, chance: Chance) -> None:
        weight = 0.0
        failed: i64 = 0
        steps: i64 = 0
        while steps < STEPS:
            other = self._try(chance)
            if other > 0.0 and (other >= weight or _unit(chance) * weight < other):
                weight = other
                kept = self._kept
                self._kept = self._tried
                self._tried = kept
            if weight > 0.0:
                steps += 1
            else:
                failed += 1
                if failed >= DEAD_ENDS:
                    raise ValueError("no deal fits this view")

    def _try(self, chance: Chance) -> float:
        """Draw a group for every bound card; one over the likelihood of that draw, 0 at a dead end."""
        left = self._left
        for group in range(len(left)):
            left[group] = self._room[group]
        tried = self._tried
        table = self._table
        starts = self._start
        weight = 1.0
        row: i64 = 0
        for at in range(len(self._bound)):
            allowed = self._allowed[at]
            total = 0.0
            rest = allowed
            while rest != 0:
                group = popcount((rest & -rest) - 1)
                total += table[row + starts[group] + left[group]]
                rest &= rest - 1
            if total <= 0.0:
                return 0.0
            mark = _unit(chance) * total
            rest = allowed
            chosen: i64 = -1
            share = 0.0
            while rest != 0:
                group = popcount((rest & -rest) - 1)
                asked = table[row + starts[group] + left[group]]
                rest &= rest - 1
                if asked > 0.0:
                    chosen = group
                    share = asked
                    if mark < asked:
                        break
                    mark -= asked
            tried[at] = chosen
            left[chosen] -= 1
            weight *= total / share
            row += self._stride
        for group in range(len(left)):
            for room in range(2, left[group] + 1):
                weight /= float(room)
        return weight

    def _hand_out(self, chance: Chance) -> None:
        pools = self._pools
        left = self._left
        end: i64 = 0
        for group in range(len(left)):
            left[group] = end  # from here on: where the next card of the group lies
            end += self._room[group]
        for at in range(len(self._bound)):
            group = self._kept[at]
            pools[left[group]] = self._bound[at]
            left[group] += 1
        free = self._shuffled
        for at in range(len(free)):
            free[at] = self._free[at]
        chance.shuffle(free, len(free))
        used: i64 = 0
        end = 0
        for group in range(len(left)):
            begin = end
            end += self._room[group]
            for place in range(left[group], end):
                pools[place] = free[used]
                used += 1
            self._split(group, begin, end, chance)

    def _split(self, group: i64, begin: i64, end: i64, chance: Chance) -> None:
        """Divide the cards of a group among its holders."""
        pools = self._pools
        members = self._members[group]
        if len(members) > 1:
            for place in range(end - 1, begin, -1):
                other = begin + chance.below(place - begin + 1)
                card = pools[place]
                pools[place] = pools[other]
                pools[other] = card
        for holder in members:
            share: i64 = 0
            for place in range(begin, begin + self._sizes[holder]):
                share |= bit(pools[place])
            self.shares[holder] = share
            begin += self._sizes[holder]


def _unit(chance: Chance) -> float:
    """A number from 0 to just below 1."""
    return float(chance.below(SPAN32)) / 4294967296.0
