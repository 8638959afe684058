"""Where hidden cards may have come to lie: every draw is a slot, and a walk over what the slots may have held.

A slot belongs to a seat (or to the reserve), to the moment it was filled, and to the shuffle its card came from. An
assignment is possible when every card that was seen leaving a hand lay there in a slot filled before. The walk
exchanges the cards of two slots of one shuffle as long as that stays so: its distribution tends to the uniform one over
all possible shuffles.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pioche.chance import Chance
from pioche.games.programmes.hands import TYPES
from pioche.games.programmes.history import DREW, RELEASED, SHUFFLED

RESERVE: Final[i64] = 6  # stands where a seat would
BURN_IN: Final[i64] = 40  # exchanges tried for each card in question, before the first sample …
SWEEP: Final[i64] = 6  # … and before every other one
UPHILL: Final[i64] = 40  # one of so many exchanges is made even where it explains less, while looking for a start
PATIENCE: Final[i64] = 2_000_000


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


class Slots:
    """`hidden` is how many unknown cards each other seat holds now, `viewer` a seat whose draws are all known."""

    def __init__(self, past: Past, viewer: int, hidden: list[int], reserve: int, pools: list[list[int]]) -> None:
        self.seat: vec[i64] = vec[i64]()
        self.time: vec[i64] = vec[i64]()
        self.shuffle: vec[i64] = vec[i64]()
        self.card: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()  # of each shuffle's slots; one more entry at the end
        self.entry: list[int] = []  # the place in the past of each slot that is a draw, else -1
        self.released: vec[i64] = vec[i64]([0] * int(RESERVE * TYPES))  # by seat and card, how often it left
        self.held: vec[i64] = vec[i64]([0] * int((RESERVE + 1) * TYPES))  # by seat and card, how many slots hold it
        self.times: list[vec[i64]] = [vec[i64]() for _ in range(int(RESERVE * TYPES))]  # when it left
        self.of_seat: list[vec[i64]] = [vec[i64]() for _ in range(int(RESERVE) + 1)]
        self._lay_out(past, viewer, hidden, reserve, pools)
        self.copies: vec[i64] = vec[i64]()  # the slots of cards that somebody released, wherever they lie
        self.copy_at: vec[i64] = vec[i64]([-1] * len(self.card))
        self.free: vec[i64] = vec[i64]([0] * len(self.card))
        self.settled: bool = False  # whether exchanging released cards changes nothing that is still hidden
        self._mark_copies()

    # Preparing.

    def _lay_out(self, past: Past, viewer: int, hidden: list[int], reserve: int, pools: list[list[int]]) -> None:
        draws = [0] * len(hidden)
        for at, kind in enumerate(past.kinds):
            seat, card = past.seats[at], past.cards[at]
            if seat == viewer or kind not in (DREW, RELEASED):
                continue
            if kind == DREW:
                draws[seat] += 1
            else:
                self.released[seat * TYPES + card] += 1
                which = seat * int(TYPES) + card
                self.times[which] = append(self.times[which], at)
                draws[seat] -= 1
        found: list[list[tuple[int, int, int]]] = [[]]
        for seat, count in enumerate(hidden):
            found[0] += [(seat, -1, -1)] * (count - draws[seat])
        for at, kind in enumerate(past.kinds):
            if kind == SHUFFLED:
                found.append([])
            elif kind == DREW and past.seats[at] != viewer:
                found[-1].append((past.seats[at], at, at))
        found[-1] += [(int(RESERVE), len(past.kinds), -1)] * reserve
        for shuffle, (slots, pool) in enumerate(zip(found, pools, strict=True)):
            self.first = append(self.first, len(self.entry))
            for (seat, time, entry), card in zip(slots, pool, strict=True):
                self.of_seat[seat] = append(self.of_seat[seat], len(self.entry))
                self.seat = append(self.seat, seat)
                self.time = append(self.time, time)
                self.shuffle = append(self.shuffle, shuffle)
                self.card = append(self.card, card)
                self.held[seat * TYPES + card] += 1
                self.entry.append(entry)
        self.first = append(self.first, len(self.entry))

    def _mark_copies(self) -> None:
        sought = [False] * int(TYPES)
        needed = [0] * int(TYPES)
        for seat in range(int(RESERVE)):
            for card in range(int(TYPES)):
                times = int(self.released[seat * TYPES + card])
                sought[card] = sought[card] or times > 0
                needed[card] += times
        there = [0] * int(TYPES)
        for slot in range(len(self.entry)):
            card = int(self.card[slot])
            there[card] += 1
            if sought[card]:
                self.copy_at[slot] = len(self.copies)
                self.copies = append(self.copies, slot)
        self.settled = len(self.first) == 2 and all(
            there[card] == needed[card] for card in range(int(TYPES)) if sought[card]
        )

    def settle(self, chance: Chance) -> bool:
        """Walk to a possible assignment, then a good way on; False where none was found."""
        self.shuffle_others(chance)
        missing = self._missing()
        steps: i64 = 0
        while missing > 0 and steps < PATIENCE:
            missing += self._repair(chance)
            steps += 1
        if missing == 0 and not self.settled:
            self._walk(chance, BURN_IN * len(self.copies))
        return missing == 0

    def _missing(self) -> i64:
        total: i64 = 0
        for seat in range(RESERVE):
            for card in range(TYPES):
                total += self.lack(seat, card)
        return total

    def _repair(self, chance: Chance) -> i64:
        """One exchange that explains no less, or rarely less; by how much what is unexplained changes."""
        i = self.copies[chance.below(len(self.copies))]
        j = self._partner(i, chance)
        before = self._lacks(i, j)
        self._exchange(i, j)
        change = self._lacks(i, j) - before
        if change > 0 and chance.below(UPHILL) > 0:
            self._exchange(i, j)
            return 0
        return change

    def _lacks(self, i: i64, j: i64) -> i64:
        """What is unexplained by the cards of two slots, in the hands of either."""
        x, y = self.card[i], self.card[j]
        if x == y:
            return 0
        a, b = self.seat[i], self.seat[j]
        total = self.lack(a, x) + self.lack(a, y)
        if a != b:
            total += self.lack(b, x) + self.lack(b, y)
        return total

    # The walk.

    def sample(self, chance: Chance) -> None:
        """Move to another possible assignment."""
        if not self.settled:
            self._walk(chance, SWEEP * len(self.copies))
        self.shuffle_others(chance)

    def _walk(self, chance: Chance, tries: i64) -> None:
        card, seat, held, released = self.card, self.seat, self.held, self.released
        copies = self.copies
        count = len(copies)
        for _ in range(tries):
            i = copies[chance.below(count)]
            j = self._partner(i, chance)
            x, y = card[i], card[j]
            if x == y:
                continue
            a, b = seat[i], seat[j]
            if a != b:
                # One that leaves a hand must leave enough behind: the usual reason to stay.
                if a != RESERVE and held[a * TYPES + x] == released[a * TYPES + x]:
                    continue
                if b != RESERVE and held[b * TYPES + y] == released[b * TYPES + y]:
                    continue
            self._exchange(i, j)
            if self.lack(a, x) > 0 or self.lack(b, y) > 0:
                self._exchange(i, j)

    def _partner(self, i: i64, chance: Chance) -> i64:
        shuffle = self.shuffle[i]
        start = self.first[shuffle]
        return start + chance.below(self.first[shuffle + 1] - start)

    def _exchange(self, i: i64, j: i64) -> None:
        card, copy_at, held, copies = self.card, self.copy_at, self.held, self.copies
        a, b = self.seat[i] * TYPES, self.seat[j] * TYPES
        x, y = card[i], card[j]
        card[i] = y
        card[j] = x
        held[a + x] -= 1
        held[b + x] += 1
        held[b + y] -= 1
        held[a + y] += 1
        copy, other = copy_at[i], copy_at[j]
        copy_at[i] = other
        copy_at[j] = copy
        if copy >= 0:
            copies[copy] = j
        if other >= 0:
            copies[other] = i

    def lack(self, seat: i64, card: i64) -> i64:
        """How many times a card left a hand that, as things stand, did not hold it."""
        if seat == RESERVE:
            return 0
        times = self.released[seat * TYPES + card]
        if times == 0:
            return 0
        card_at, time, mine = self.card, self.time, self.of_seat[seat]
        moments = self.times[seat * TYPES + card]
        worst: i64 = 0
        nth: i64 = 0
        while nth < len(moments):
            moment = moments[nth]
            nth += 1
            there: i64 = 0
            for slot in mine:
                if card_at[slot] == card and time[slot] < moment:
                    there += 1
            if nth - there > worst:
                worst = nth - there
        return worst

    def shuffle_others(self, chance: Chance) -> None:
        """The cards that nobody released change places freely."""
        card, copy_at, free = self.card, self.copy_at, self.free
        for shuffle in range(len(self.first) - 1):
            count: i64 = 0
            for slot in range(self.first[shuffle], self.first[shuffle + 1]):
                if copy_at[slot] < 0:
                    free[count] = slot
                    count += 1
            while count > 1:
                j = free[chance.below(count)]
                count -= 1
                i = free[count]
                held = card[i]
                card[i] = card[j]
                card[j] = held
