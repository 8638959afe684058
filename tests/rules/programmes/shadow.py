"""The rules of Programmes written a second time, slowly and from their text, to be played beside the first."""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations

from tests.rules.programmes.book import BOOK, accepted, completes, low_of
from tests.rules.programmes.table import CARDS, SUNS, in_order, rank, split, wild


class Combination:
    def __init__(self, cards: list[str], owner: int, low: int | None = None, suits: str = "") -> None:
        self.cards = cards
        self.owner = owner
        self.low = low  # None for a set
        self.suits = suits

    @property
    def value(self) -> int:
        """The rank of a set."""
        return next(rank(card) for card in self.cards if not wild(card))

    def takes(self, card: str, end: str, *, half: bool) -> bool:
        """PR-34, and the limit of PR-17."""
        wilds = sum(wild(one) for one in self.cards)
        if half and wild(card) and 2 * (wilds + 1) > len(self.cards) + 1:
            return False
        if self.low is None:
            return end == "" and (wild(card) or rank(card) == self.value)
        if end == "":
            return False
        place = self.low - 1 if end == "low" else self.low + len(self.cards)
        if not 1 <= place <= 14:
            return False
        return wild(card) or (rank(card) in (place, place - 13) and card[-1] in self.suits)

    def data(self) -> tuple[object, ...]:
        cards = self.cards if self.low is not None else in_order(self.cards)
        return self.owner, self.low, self.suits, " ".join(cards)


class Shadow:
    """One match. What chance brings is taken from the position shown; everything else is worked out here."""

    def __init__(self, start: Mapping[str, object]) -> None:
        players, options, dealer = start["players"], start["options"], start["dealer"]
        assert isinstance(players, int)
        assert isinstance(options, dict)
        assert isinstance(dealer, int)
        self.players = players
        self.options: dict[str, object] = options
        self.dealer = dealer
        self.programmes = self.listed(start, "programmes")
        self.pile = self.listed(start, "pile")
        completed = start["completed"]
        assert isinstance(completed, list)
        self.completed: list[list[str]] = [list(own) for own in completed]
        self.kept = [0] * players
        self.round = 0
        self.over = False
        self.queue: list[int] = []
        self.deal(start)

    def listed(self, position: Mapping[str, object], field: str) -> list[str]:
        value = position[field]
        assert isinstance(value, list)
        return [str(one) for one in value]

    def count(self, option: str) -> int:
        value = self.options[option]
        assert isinstance(value, int)
        return value

    def deal(self, position: Mapping[str, object]) -> None:
        self.hands = [split(hand) for hand in self.listed(position, "hands")]
        self.reserve = str(position["reserve"]).split()
        self.discard = str(position["discard"]).split()
        assert Counter(sum(self.hands, self.reserve + self.discard)) == Counter(CARDS)
        assert [len(hand) for hand in self.hands] == [13] * self.players
        assert len(self.discard) == 1
        self.table: list[Combination] = []
        self.revealed = [False] * self.players
        self.known: list[Counter[str]] = [Counter() for _ in range(self.players)]
        self.turn = (self.dealer + 1) % self.players
        self.turns = 0
        self.phase = "take"

    # What may be done.

    def plain_moves(self) -> set[str]:
        """Every move but reveals and sets."""
        if self.over:
            return set()
        if self.phase == "exchange":
            return {"exchange", "keep"}
        hand = set(self.hands[self.turn])
        if self.phase == "take":
            return {"draw"} if len(self.hands[self.turn]) == 1 else {"draw", "take"}
        moves = {f"discard {card}" for card in hand}
        if self.revealed[self.turn]:
            half = self.options["wild_limit"] == "half"
            for number, one in enumerate(self.table, 1):
                for end in ("", "low", "high"):
                    taken = [card for card in hand if one.takes(card, end, half=half)]
                    moves |= {f"add {card} {number} {end}".strip() for card in taken}
        return moves

    def sets(self) -> set[tuple[tuple[str, ...], int]]:
        """PR-33: the naturals of each new set and the number of its wilds."""
        if self.over or self.phase != "play" or not self.revealed[self.turn]:
            return set()
        hand = self.hands[self.turn]
        wilds = sum(wild(card) for card in hand)
        found = set()
        for value in {rank(card) for card in hand if not wild(card)}:
            same = in_order(card for card in hand if not wild(card) and rank(card) == value)
            for size in range(1, len(same) + 1):
                most = min(wilds, size) if self.options["wild_limit"] == "half" else wilds
                for some in combinations(same, size):
                    found |= {(some, more) for more in range(max(0, 3 - size), most + 1)}
        return found

    def revealable(self) -> str | None:
        """The programme that might be revealed now."""
        if self.over or self.phase != "play" or self.revealed[self.turn]:
            return None
        return self.programmes[self.turn]

    # What happens.

    def play(self, move: str, position: Mapping[str, object]) -> None:
        """`position` is what the move led to, asked only for how shuffles and deals fell."""
        verb, _, rest = move.partition(" ")
        seat = self.turn
        if verb in ("exchange", "keep"):
            if verb == "exchange":
                self.exchange(seat)
            self.give(position)
            return
        if verb == "draw":
            self.draw(position)
        elif verb == "take":
            card = self.discard.pop()
            self.hands[seat].append(card)
            self.known[seat][card] += 1
        elif verb == "reveal":
            self.reveal([split(part) for part in rest.split(" / ")])
        elif verb == "set":
            self.leave(split(rest))
            self.table.append(Combination(split(rest), seat))
        elif verb == "add":
            self.add(*rest.split())
        else:
            self.leave([rest])
            self.discard.append(rest)
        self.phase = "play"
        if self.over:
            return
        if not self.hands[seat] or all(self.revealed):
            self.end_round(position)
        elif verb == "discard":
            self.turns += 1
            self.turn = (seat + 1) % self.players
            self.phase = "take"
            if self.turns == self.count("round_limit") * self.players:
                self.end_round(position)

    def draw(self, position: Mapping[str, object]) -> None:
        if not self.reserve:
            after = str(position["reserve"]).split()
            drawn = Counter(self.discard[:-1]) - Counter(after)
            assert sum(drawn.values()) == 1
            self.reserve = [*drawn, *after]
            assert Counter(self.reserve) == Counter(self.discard[:-1])
            self.discard = self.discard[-1:]
        self.hands[self.turn].append(self.reserve.pop(0))

    def leave(self, cards: list[str]) -> None:
        for card in cards:
            self.hands[self.turn].remove(card)
            if self.known[self.turn][card]:
                self.known[self.turn][card] -= 1

    def reveal(self, parts: list[list[str]]) -> None:
        name = self.programmes[self.turn]
        assert completes(name, parts, self.options)
        self.leave([card for cards in parts for card in cards])
        for one, cards in zip(BOOK[name].places, parts, strict=True):
            if one.kind == "run":
                self.table.append(Combination(cards, self.turn, low_of(cards), accepted(one, cards, self.options)))
            else:
                self.table.append(Combination(cards, self.turn))
        self.revealed[self.turn] = True
        self.completed[self.turn].append(name)
        self.over = len(self.completed[self.turn]) == self.count("goal")

    def add(self, card: str, number: str, end: str = "") -> None:
        one = self.table[int(number) - 1]
        self.leave([card])
        if end == "low":
            assert one.low is not None
            one.cards.insert(0, card)
            one.low -= 1
        else:
            one.cards.append(card)

    # Between rounds.

    def end_round(self, position: Mapping[str, object]) -> None:
        self.round += 1
        if self.round == self.count("max_rounds"):
            self.over = True
            return
        self.dealer = (self.dealer + 1) % self.players
        for seat in range(self.players):
            self.kept[seat] = 0 if self.revealed[seat] else self.kept[seat] + 1
        self.queue = [(self.dealer + i) % self.players for i in range(1, self.players + 1)]
        self.give(position)

    def give(self, position: Mapping[str, object]) -> None:
        swap = self.count("swap_after")
        while self.queue:
            seat = self.queue.pop(0)
            if self.revealed[seat]:
                self.programmes[seat] = self.drawn(seat)
                if self.over:
                    return
            elif swap and self.kept[seat] >= swap and self.pile:
                self.turn, self.phase = seat, "exchange"
                return
        if not self.over:
            self.deal(position)

    def exchange(self, seat: int) -> None:
        old = self.programmes[seat]
        self.programmes[seat] = self.drawn(seat)
        self.pile.append(old)
        self.kept[seat] = 0
        if self.over:
            self.queue = []

    def drawn(self, seat: int) -> str:
        """The next programme, suns counted on the way."""
        while True:
            name = self.pile.pop(0)
            if name not in SUNS:
                return name
            self.completed[seat].append(name)
            if len(self.completed[seat]) == self.count("goal"):
                self.over = True
                return name

    def scores(self) -> list[int]:
        return [len(own) for own in self.completed]

    def ranks(self) -> list[int]:
        scores = self.scores()
        return [1 + sum(other > own for other in scores) for own in scores]
