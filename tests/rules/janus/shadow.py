"""The rules of Janus written a second time, slowly and from their text, to be played beside the first."""

from collections.abc import Mapping

from tests.rules.table import WATCHER


class Side:
    def __init__(self, symbol: str) -> None:
        self.symbol = symbol
        self.knowers: set[int] = set()


class Held:
    """A card in a hand (front: inner) or in the stock (front: upper)."""

    def __init__(self, text: str) -> None:
        self.front = Side(text[0])
        self.back = Side(text[1])

    @property
    def text(self) -> str:
        return self.front.symbol + self.back.symbol

    def turn(self) -> None:
        self.front, self.back = self.back, self.front


class Shadow:
    """One match; the deal is taken from the position shown, everything else is worked out here."""

    def __init__(self, start: Mapping[str, object]) -> None:
        players, dealer, options, hands = start["players"], start["dealer"], start["options"], start["hands"]
        assert isinstance(players, int)
        assert isinstance(dealer, int)
        assert isinstance(options, dict)
        assert isinstance(hands, list)
        self.players = players
        self.options: dict[str, object] = options
        self.everyone = {WATCHER, *range(players)}
        self.hands = [[Held(card) for card in hand.split()] for hand in hands]
        self.stock = [Held(card) for card in str(start["stock"]).split()]
        self.trios: list[list[list[str]]] = [[] for _ in range(players)]
        for seat, hand in enumerate(self.hands):
            for card in hand:
                card.front.knowers = {seat}
                card.back.knowers = set(self.everyone)
        self.uncover()
        self.turn = dealer
        self.phase = "turn"
        self.source: int | str | None = None
        self.proposed = False
        self.proposer = -1
        self.idle = 0
        self.made_trio = False
        self.over = False

    def uncover(self) -> None:
        if self.stock:
            self.stock[-1].front.knowers = set(self.everyone)

    def sources(self) -> set[str]:
        """JA-12, JA-13, JA-34: what may be taken now."""
        found = {
            f"take {seat}.{place}"
            for seat in range(self.players)
            if seat not in (self.turn, self.source)
            for place in range(1, len(self.hands[seat]) + 1)
        }
        twice = self.source == "stock" and self.options["two_from_stock"] is False
        if self.stock and not twice:
            found.add("take stock")
        return found

    def moves(self) -> set[str]:
        if self.over:
            return set()
        hand = self.hands[self.turn]
        discards = {f"discard {place}" for place in range(1, len(hand) + 1)}
        if self.phase == "vote":
            return {"agree", "refuse"}
        if self.phase == "take":
            return {"stop"} | self.sources()
        if self.phase == "discard":
            return {"stop"} | discards
        offer = set() if self.proposed else {"propose"}
        return offer | discards | (self.sources() if len(hand) < 4 else set())

    def play(self, move: str) -> None:
        verb, *rest = move.split()
        if verb == "take":
            self.take(rest[0])
        elif verb == "discard":
            self.discard(int(rest[0]) - 1)
        elif verb == "stop":
            self.pass_on()
        elif verb == "propose":
            self.proposer, self.proposed, self.phase = self.turn, True, "vote"
            self.turn = (self.turn + 1) % self.players
        elif verb == "refuse":
            self.turn, self.phase = self.proposer, "turn"
        else:
            self.turn = (self.turn + 1) % self.players
            self.over = self.turn == self.proposer

    def take(self, place: str) -> None:
        first = self.phase == "turn"
        seat = self.turn
        if place == "stock":
            card = self.stock.pop()
            self.uncover()
            self.source = "stock"
        else:
            owner, index = (int(part) for part in place.split("."))
            card = self.hands[owner].pop(index - 1)
            card.turn()
            self.source = owner
        card.front.knowers.add(seat)
        card.back.knowers |= self.everyone - {seat}
        self.hands[seat].append(card)
        self.lay(seat)
        if self.over:
            return
        self.phase = "take"
        if not first or len(self.hands[seat]) == 4 or not self.sources():
            self.pass_on()

    def lay(self, seat: int) -> None:
        hand = self.hands[seat]
        symbol = hand[-1].front.symbol
        same = [card for card in hand if card.front.symbol == symbol]
        if len(same) < 3:
            return
        self.trios[seat].append(sorted(card.text for card in same))
        self.hands[seat] = [card for card in hand if card not in same]
        self.made_trio = True
        in_play = [card.text for card in self.stock] + [card.text for hand in self.hands for card in hand]
        self.over = all(sum(symbol in card for card in in_play) < 3 for symbol in "ABCDEFGHIJK")

    def discard(self, index: int) -> None:
        first = self.phase == "turn"
        card = self.hands[self.turn].pop(index)
        self.stock.append(card)
        self.uncover()
        self.phase = "discard"
        if not first or not self.hands[self.turn]:
            self.pass_on()

    def pass_on(self) -> None:
        limit = self.options["stall_rounds"]
        assert isinstance(limit, int)
        self.idle = 0 if self.made_trio else self.idle + 1
        self.over = self.idle >= limit * self.players
        self.made_trio = False
        self.proposed = False
        self.source = None
        self.phase = "turn"
        self.turn = (self.turn + 1) % self.players

    def scores(self) -> list[int]:
        return [len(own) for own in self.trios]

    def ranks(self) -> list[int]:
        scores = self.scores()
        return [1 + sum(other > own for other in scores) for own in scores]

    def remembered(self, viewer: int, cards: list[Held]) -> str:
        """These cards as the viewer knows them with a perfect memory."""
        sides = [[side.symbol if viewer in side.knowers else "?" for side in (card.front, card.back)] for card in cards]
        return " ".join("".join(pair) for pair in sides)

    def visible(self, viewer: int, seat: int) -> str:
        """A hand as the viewer sees it now."""
        shown = [f"{c.front.symbol}?" if viewer == seat else f"?{c.back.symbol}" for c in self.hands[seat]]
        return " ".join(shown)
