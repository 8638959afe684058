"""What anybody can write down from the log of Programmes."""

from collections import Counter

from pioche.core.wire import Json
from tests.rules.programmes.table import in_order


def number(event: Json, name: str) -> int:
    value = event[name]
    assert isinstance(value, int)
    return value


def names(event: Json, name: str) -> list[str]:
    value = event[name]
    assert isinstance(value, list)
    return [str(one) for one in value]


class Notes:
    def __init__(self, players: int) -> None:
        self.players = players
        self.completed: list[list[str]] = [[] for _ in range(players)]
        self.clear()

    def clear(self) -> None:
        self.sizes = [0] * self.players
        self.known: list[Counter[str]] = [Counter() for _ in range(self.players)]
        self.discard: list[str] = []
        self.reserve = 108
        self.table: list[tuple[str, list[str]]] = []

    @property
    def laid(self) -> list[str]:
        return [" ".join(in_order(cards) if kind == "set" else cards) for kind, cards in self.table]

    def leave(self, seat: int, cards: list[str]) -> None:
        self.sizes[seat] -= len(cards)
        for card in cards:
            if self.known[seat][card]:
                self.known[seat][card] -= 1

    def hear(self, event: Json) -> None:
        kind = str(event["kind"])
        seat = number(event, "seat") if "seat" in event else -1
        card = str(event.get("card"))
        if kind == "round_ended":
            self.clear()
        elif kind in ("sun", "revealed"):
            self.completed[seat].append(str(event["programme"]))
        elif kind == "dealt":
            self.sizes[seat] = len(names(event, "cards"))
            self.reserve -= self.sizes[seat]
            assert set(names(event, "cards")) == {"None"}
        elif kind == "turned":
            self.discard = [card]
            self.reserve -= 1
        elif kind == "drew":
            assert event["card"] is None
            self.sizes[seat] += 1
            self.reserve -= 1
        elif kind == "took":
            assert self.discard.pop() == card
            self.sizes[seat] += 1
            self.known[seat][card] += 1
        elif kind == "reshuffled":
            self.reserve = number(event, "count")
            self.discard = self.discard[-1:]
        elif kind in ("laid_run", "laid_set"):
            self.leave(seat, names(event, "cards"))
            self.table.append((kind[5:], names(event, "cards")))
            assert number(event, "combination") == len(self.table)
        elif kind.startswith("added"):
            self.leave(seat, [card])
            cards = self.table[number(event, "combination") - 1][1]
            cards.insert(0 if kind == "added_low" else len(cards), card)
        elif kind == "discarded":
            self.leave(seat, [card])
            self.discard.append(card)
