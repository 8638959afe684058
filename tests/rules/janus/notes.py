"""What a viewer of Janus can write down from the log alone."""

from pioche.core.wire import Json

Card = list[str]  # front and back, "?" where the viewer was never told


def number(event: Json, name: str) -> int:
    value = event[name]
    assert isinstance(value, int)
    return value


def told(event: Json, name: str, card: Card, side: int) -> None:
    value = event[name]
    if value is not None:
        assert card[side] in ("?", value)
        card[side] = str(value)


class Notes:
    def __init__(self, players: int) -> None:
        self.hands: list[list[Card]] = [[] for _ in range(players)]
        self.stock: list[Card] = []

    def hear(self, event: Json) -> None:
        kind = event["kind"]
        if kind == "began":
            self.stock = [["?", "?"] for _ in range(number(event, "stock"))]
        elif kind == "dealt":
            card = ["?", "?"]
            told(event, "inner", card, 0)
            told(event, "outer", card, 1)
            self.hands[number(event, "seat")].append(card)
        elif kind == "showed":
            told(event, "symbol", self.stock[-1], 0)
        elif kind == "drew":
            self.receive(event, self.stock.pop())
        elif kind == "took":
            card = self.hands[number(event, "owner")].pop(number(event, "place") - 1)
            card.reverse()
            self.receive(event, card)
        elif kind == "laid":
            hand = self.hands[number(event, "seat")]
            gone = {number(event, "first") - 1, number(event, "second") - 1, len(hand) - 1}
            hand[:] = [card for place, card in enumerate(hand) if place not in gone]
        elif kind == "discarded":
            card = self.hands[number(event, "seat")].pop(number(event, "place") - 1)
            told(event, "symbol", card, 0)
            self.stock.append(card)

    def receive(self, event: Json, card: Card) -> None:
        told(event, "inner", card, 0)
        told(event, "outer", card, 1)
        self.hands[number(event, "seat")].append(card)

    def hand(self, seat: int) -> str:
        return " ".join("".join(card) for card in self.hands[seat])

    def pile(self) -> str:
        return " ".join("".join(card) for card in self.stock)
