"""The rules of Adriano written a second time, slowly and from their text, to be played beside the first."""

from collections.abc import Mapping
from itertools import permutations

from tests.rules.adriano.table import DECK

SPECTATOR = -2


def value(card: str) -> int:
    return int(card[1:])


class Shadow:
    """One match. Deals and reshuffles are taken from the position shown; everything else is worked out here."""

    def __init__(self, start: Mapping[str, object]) -> None:
        players = start["players"]
        options = start["options"]
        dealer = start["dealer"]
        assert isinstance(players, int)
        assert isinstance(options, dict)
        assert isinstance(dealer, int)
        self.players = players
        self.options: dict[str, object] = options
        self.dealer = dealer
        self.totals = [0] * players
        self.round = 0
        self.over = False
        self.deal(start)

    def deal(self, position: Mapping[str, object]) -> None:
        hands = position["hands"]
        assert isinstance(hands, list)
        self.hands: list[list[str | None]] = [list(hand.split()) for hand in hands]
        self.pile = str(position["pile"]).split()
        assert sorted(self.pile + [card for hand in self.hands for card in hand if card]) == sorted(DECK)
        assert all(len(hand) == 4 for hand in self.hands)
        self.everyone = {SPECTATOR, *range(self.players)}
        self.knowers: dict[str, set[int]] = {card: set() for card in DECK}  # who knows where a card lies
        for seat, hand in enumerate(self.hands):
            for card in hand[2:]:
                assert card is not None
                self.knowers[card] = {seat}
        self.pit: list[str] = []
        self.held: str | None = None
        self.turn = (self.dealer + 1) % self.players
        self.phase = "turn"
        self.penalties = [0] * self.players
        self.caller: int | None = None
        self.turned = 0
        self.extra_turns = 0  # still to come, the one now offered included
        self.in_extra = False
        self.tried = False
        self.taken = 0

    def slots(self, seat: int) -> list[int]:
        return [slot for slot in range(4) if self.hands[seat][slot] is not None]

    def card(self, seat: int, slot: int) -> str:
        card = self.hands[seat][slot]
        assert card is not None
        return card

    def rivals(self) -> list[int]:
        rivals = [seat for seat in range(self.players) if seat != self.turn]
        if self.options["protect_caller"]:
            rivals = [seat for seat in rivals if seat != self.caller]
        return rivals

    def must_draw(self) -> bool:
        limit = self.options["pit_rounds"]
        assert isinstance(limit, int)
        return self.pit == [] or self.taken >= limit * self.players

    def moves(self) -> set[str]:
        if self.over:
            return set()
        own = self.slots(self.turn)
        theirs = [f"{seat}.{slot + 1}" for seat in self.rivals() for slot in self.slots(seat)]
        if self.phase == "turn":
            return {"draw"} if self.must_draw() else {"draw", "take"}
        if self.phase == "extra":
            return {"draw", "decline"}
        if self.phase == "call":
            return {"call", "silent"}
        if self.phase == "look_own":
            return {"decline"} | {f"look {slot + 1}" for slot in own}
        if self.phase == "look_other":
            return {"decline"} | {f"look {place}" for place in theirs}
        if self.phase == "trade":
            return {"decline"} | {f"trade {slot + 1} {place}" for slot in own for place in theirs}
        moves = {f"swap {slot + 1}" for slot in own}
        if self.phase == "drawn":
            moves.add("throw")
        if not self.tried and (self.phase == "drawn" or self.options["pit_combinations"]):
            for size in (2, 3, 4):
                moves |= {f"name {' '.join(str(s + 1) for s in some)}" for some in permutations(own, size)}
        return moves

    def play(self, move: str, position: Mapping[str, object]) -> bool:
        """Whether the round ended; `position` is what the move led to, asked only for how a shuffle fell."""
        verb, *rest = move.split()
        seat = self.turn
        if verb == "draw":
            self.draw(position)
        elif verb == "take":
            self.taken += 1
            self.held = self.pit.pop()
            self.phase = "taken"
        elif verb == "swap":
            self.throw(self.lay(int(rest[0]) - 1))
            self.phase = "done"
        elif verb == "throw":
            assert self.held is not None
            self.throw(self.held)
            self.phase = self.power(value(self.held))
            self.held = None
        elif verb == "name":
            self.name([int(slot) - 1 for slot in rest])
        elif verb == "look":
            owner, _, place = rest[0].rpartition(".")
            self.knowers[self.card(int(owner or seat), int(place) - 1)].add(seat)
            self.phase = "done"
        elif verb == "trade":
            own = int(rest[0]) - 1
            other, slot = (int(part) for part in rest[1].split("."))
            mine, yours = self.hands[seat], self.hands[other]
            mine[own], yours[slot - 1] = yours[slot - 1], mine[own]
            self.phase = "done"
        elif verb == "decline":
            if self.phase == "extra":
                self.extra_turns = 0
            self.phase = "done"
        elif verb == "call":
            self.caller = seat
            return self.next_player()
        else:
            return self.last_card_gone() or self.next_player()
        return self.phase == "done" and self.finish_turn()

    def draw(self, position: Mapping[str, object]) -> None:
        if not self.pile:
            self.pile, self.pit = self.pit, []
            self.turned += 1
            if self.options["reshuffle"]:
                order = [str(position["held"]), *str(position["pile"]).split()]
                assert sorted(order) == sorted(self.pile)
                self.pile = order
                for card in order:
                    self.knowers[card] = set()
        if self.phase == "extra":
            self.extra_turns -= 1
            self.in_extra = True
        self.tried = False
        self.taken = 0
        self.held = self.pile.pop(0)
        self.knowers[self.held].add(self.turn)
        self.phase = "drawn"

    def throw(self, card: str) -> None:
        self.pit.append(card)
        self.knowers[card] = set(self.everyone)

    def lay(self, slot: int) -> str:
        """Put the card in hand into a slot; the card that lay there."""
        old = self.card(self.turn, slot)
        self.hands[self.turn][slot] = self.held
        self.held = None
        return old

    def power(self, number: int) -> str:
        if number == 3 and not self.in_extra and not self.second_pile_gone():
            self.extra_turns = 2
        if number == 7:
            return "look_own"
        if number in (8, 9) and self.rivals():
            return "trade" if number == 8 else "look_other"
        return "done"

    def name(self, slots: list[int]) -> None:
        cards = [self.card(self.turn, slot) for slot in slots]
        if len({value(card) for card in cards}) > 1:
            self.tried = True
            self.penalties[self.turn] += 40
            for card in cards:
                self.knowers[card] = set(self.everyone)
            return
        for card in cards:
            self.throw(card)
        for slot in slots:
            self.hands[self.turn][slot] = None
        self.hands[self.turn][min(slots)] = self.held
        self.held = None
        if len(cards) == 4:
            for other in range(self.players):
                self.penalties[other] += 40 if other != self.turn else 0
        self.phase = "done"

    def second_pile_gone(self) -> bool:
        return self.caller is None and self.turned > 0 and self.pile == []

    def finish_turn(self) -> bool:
        if self.extra_turns > 0 and not self.second_pile_gone():
            self.phase = "extra"
            return False
        if self.caller is None:
            self.phase = "call"
            return False
        return self.next_player()

    def last_card_gone(self) -> bool:
        if self.second_pile_gone():
            self.settle()
            return True
        return False

    def next_player(self) -> bool:
        self.turn = (self.turn + 1) % self.players
        self.phase = "turn"
        self.extra_turns = 0
        self.in_extra = False
        self.tried = False
        if self.turn == self.caller:
            self.settle()
            return True
        return False

    def points(self, seat: int) -> int:
        free = {"R15", "B15"} if self.options["red_fifteens"] == 2 else {"R15"}
        return sum(value(card) for card in self.hands[seat] if card is not None and card not in free)

    def settle(self) -> None:
        hands = [self.points(seat) for seat in range(self.players)]
        scores = list(hands)
        spared: set[int] = set()
        if self.caller is not None:
            own = hands[self.caller]
            others = [hands[seat] for seat in range(self.players) if seat != self.caller]
            if own < min(others):
                scores[self.caller] = -10
            elif own > min(others):
                scores[self.caller] = 60
            if own <= min(others) and self.options["spare_winner"]:
                spared = {seat for seat in range(self.players) if hands[seat] == own}
        for seat in range(self.players):
            self.totals[seat] += scores[seat] + (0 if seat in spared else self.penalties[seat])
        self.round += 1
        self.over = self.round == self.options["rounds"]
        self.dealer = (self.dealer + 1) % self.players

    def ranks(self) -> list[int]:
        return [1 + sum(other < mine for other in self.totals) for mine in self.totals]

    def seen_by(self, viewer: int) -> list[str]:
        return [card for card in DECK if viewer in self.knowers[card]]
