"""The rules of Nain Jaune written a second time, slowly and from their text, to be played beside the first."""

from collections.abc import Mapping

from tests.rules.nain_jaune.table import BELLES, DECK, HAND, RANKS, SET_ASIDE, rank

STAKES = {"booklet": (2, 1, 1, 1, 1), "traditional": (5, 1, 2, 3, 4)}


class Shadow:
    """One match. Deals are taken from the position shown; everything else is worked out here."""

    def __init__(self, start: Mapping[str, object]) -> None:
        players = start["players"]
        options = start["options"]
        dealer = start["dealer"]
        tokens = start["tokens"]
        assert isinstance(players, int)
        assert isinstance(options, dict)
        assert isinstance(dealer, int)
        assert isinstance(tokens, list)
        self.players = players
        self.options: dict[str, object] = options
        self.dealer = dealer
        self.stake = dict(zip(BELLES, STAKES[str(options["stakes"])], strict=True))
        self.tokens: list[int] = list(tokens)
        self.board = {belle: stake * players for belle, stake in self.stake.items()}
        self.out: list[tuple[int, int] | None] = [None] * players  # (round, 1 in payment or 2 for want of a stake)
        self.round = 0
        self.over = False
        self.deal(start)

    def deal(self, position: Mapping[str, object]) -> None:
        hands = position["hands"]
        assert isinstance(hands, list)
        self.hands = [hand.split() for hand in hands]
        self.talon = str(position["talon"]).split()
        inside = [seat for seat in range(self.players) if self.out[seat] is None]
        assert len(self.talon) == SET_ASIDE[len(inside)]
        for seat in range(self.players):
            assert len(self.hands[seat]) == (HAND[len(inside)] if seat in inside else 0)
        if self.options["talon"] == "safe":
            assert not set(self.talon) & set(BELLES)
        assert sorted(sum(self.hands, self.talon)) == sorted(DECK)
        self.laid: list[str] = []
        self.laid_by: list[int] = []
        self.layer: int | None = None
        self.turn = self.after(self.dealer)
        self.wanted: str | None = "A" if self.options["lead"] == "ace" else None
        self.refused = 0  # seats that said sans to the wanted rank
        self.streak: list[str] = []  # the running series as far as one turn of one player goes
        self.opening = True  # nobody has laid, or the first to lay has not stopped yet
        self.lacks: list[set[str]] = [set() for _ in range(self.players)]

    def after(self, seat: int) -> int:
        seat = (seat - 1) % self.players
        while self.out[seat] is not None:
            seat = (seat - 1) % self.players
        return seat

    @property
    def left(self) -> int:
        return self.out.count(None)

    def moves(self) -> set[str]:
        if self.over:
            return set()
        hand = self.hands[self.turn]
        if self.wanted is None:
            return {f"lay {card}" for card in hand}
        fitting = {f"lay {card}" for card in hand if rank(card) == self.wanted}
        opening = self.layer is None
        if not fitting or (self.options["holding_back"] and not opening):
            fitting = fitting | {"pass"}
        return fitting

    def play(self, move: str) -> bool:
        """Whether the round ended."""
        if move == "pass":
            self.passes()
            return False
        card = move.removeprefix("lay ")
        seat = self.turn
        started = self.wanted is None or self.layer is None
        self.hands[seat].remove(card)
        self.laid.append(card)
        self.laid_by.append(seat)
        if started:
            self.streak = [card]
        elif seat == self.layer and self.streak:
            self.streak.append(card)
        else:
            self.streak = []
        self.layer = seat
        self.refused = 0
        if card in BELLES:
            self.tokens[seat] += self.board[card]
            self.board[card] = 0
        opera = self.options["opera"]
        complete = [rank(c) for c in self.streak] == list(RANKS)
        out = self.hands[seat] == []
        if (opera == "sweep" and complete) or (opera == "grand" and out and self.opening):
            self.tokens[seat] += sum(self.board.values())
            self.board = dict.fromkeys(BELLES, 0)
        if out or (opera == "sweep" and complete):
            self.settle(seat)
            return True
        self.wanted = None if rank(card) == "K" else RANKS[RANKS.index(rank(card)) + 1]
        return False

    def passes(self) -> None:
        assert self.wanted is not None
        self.lacks[self.turn].add(self.wanted)
        self.opening = self.opening and self.layer is None
        self.refused += 1
        if self.refused < self.left:
            self.turn = self.after(self.turn)
            return
        self.wanted = None
        self.refused = 0
        if self.layer is not None and self.options["restart"] == "last_layer":
            self.turn = self.layer

    def cost(self, card: str) -> int:
        if self.options["payment"] == "cards":
            return 2 if card in BELLES else 1
        value = min(RANKS.index(rank(card)) + 1, 10)
        return 2 * value if card in BELLES else value

    def settle(self, winner: int) -> None:
        for seat in range(self.players):
            if seat == winner or self.out[seat] is not None:
                continue
            owed = sum(self.cost(card) for card in self.hands[seat])
            paid = min(owed, self.tokens[seat])
            self.tokens[seat] -= paid
            self.tokens[winner] += paid
            if paid < owed:
                self.out[seat] = (self.round, 1)
        self.round += 1
        stake = sum(self.stake.values())
        able = [s for s in range(self.players) if self.out[s] is None and self.tokens[s] >= stake]
        if self.round == self.options["rounds"] or len(able) < 3:
            self.over = True
            return
        for seat in range(self.players):
            if self.out[seat] is None and seat not in able:
                self.out[seat] = (self.round - 1, 2)
        self.dealer = self.after(self.dealer)
        for seat in able:
            self.tokens[seat] -= stake
            for belle in BELLES:
                self.board[belle] += self.stake[belle]

    def ranks(self) -> list[int]:
        standing = [(out is None, out or (0, 0), self.tokens[seat]) for seat, out in enumerate(self.out)]
        return [1 + sum(other > mine for other in standing) for mine in standing]
