"""What one reader sees of a view, before it is drawn or read out."""

from collections.abc import Iterator, Sequence

from pioche.core.game import Game
from pioche.core.seats import HIDDEN, NOBODY
from pioche.core.view import View, Zone
from pioche.texts import Speech

HAND = "hand"
SLOTS = "slots"  # the zone that numbers the cards of its owner's hand
ROUND_FACTS = ("round", "rounds")  # told in the heading of the table
DEALER = "dealer"


class Sight:
    """A reader of a game in a language, with or without what is only remembered."""

    def __init__(self, game: Game, speech: Speech, *, memory: bool) -> None:
        self.game = game
        self.speech = speech
        self.memory = memory

    def zones(self, view: View, owner: int) -> list[Zone]:
        """What lies in an owner's part of the table; what moves call by a number lies elsewhere."""
        zones = [zone for zone in view.zones if zone.owner == owner and not zone.aside and zone.number == 0]
        return [in_order(self.seen(zone)) for zone in zones]

    def past_zones(self, view: View) -> list[Zone]:
        """What the round that ended last brought."""
        return [self.seen(zone) for zone in view.last_round]

    def seen(self, zone: Zone) -> Zone:
        return zone if self.memory else zone.forgotten()

    def numbered_zones(self, view: View) -> list[Zone]:
        """What moves call by its number, whoever laid it."""
        return sorted((zone for zone in view.zones if zone.number != 0), key=lambda zone: zone.number)

    def title(self, zone: Zone) -> str:
        return self.speech.message(f"zone-{zone.name}", owner=self.speech.seat(int(zone.owner)))

    def laid_title(self, view: View, zone: Zone) -> str:
        """The title of what moves call by a number, with the rank it begins at: wilds do not show that."""
        key = f"zone-{zone.name}-from"
        told = view.public.get("combinations")
        laid = told[zone.number - 1] if isinstance(told, list) and len(told) >= zone.number else None
        low = laid.get("low") if isinstance(laid, dict) else None
        if not isinstance(low, int) or not self.speech.has(key):
            return self.title(zone)
        return self.speech.message(key, low=self.speech.value("rank", low))

    def facts(self, view: View) -> Iterator[tuple[str, str]]:
        """The name of each fact that everybody knows and its sentence; who deals comes last."""
        facts = [fact for fact in view.facts if fact.field.name not in ROUND_FACTS]
        for fact in sorted(facts, key=lambda fact: fact.field.name == DEALER):
            value = self.speech.value(fact.field.spell, fact.value)
            yield fact.field.name, self.speech.message(f"fact-{fact.field.name}", value=value)

    def round(self, view: View) -> str:
        """Which round it is; nothing where one deal is the whole game."""
        if self.game.one_round:
            return ""
        told = {fact.field.name: fact.value for fact in view.facts if fact.field.name in ROUND_FACTS}
        number = told.get("round", view.round + 1 if view.turn != NOBODY else max(1, view.round))
        if "rounds" in told:
            return self.speech.message("ui-round-of", number=number, count=told["rounds"])
        return self.speech.message("ui-round", number=number)

    def scores(self, view: View, names: Sequence[str] = ()) -> list[str]:
        """Each seat with its score, under its own name or the one given."""
        parts: list[str] = []
        for seat, score in enumerate(view.scores):
            name = names[seat] if names else self.speech.seat(seat)
            parts.append(f"{self.speech.message('ui-you', name=name) if seat == view.viewer else name} {score}")
        return parts


def slot_numbers(zones: Sequence[Zone]) -> list[int]:
    """The numbers of the cards in an owner's hand, where they have some."""
    return next((list(zone.values) for zone in zones if zone.name == SLOTS), [])


def sides(zone: Zone) -> list[Zone]:
    """The zone and, where its cards have another side of which something is seen, that side."""
    if zone.backs is not None and any(value != HIDDEN for value in zone.backs.values):
        return [zone, zone.backs]
    return [zone]


def in_order(zone: Zone) -> Zone:
    """Sorted, where the order is the reader's to choose."""
    if not zone.unordered or HIDDEN in zone.values:
        return zone
    order = sorted(range(len(zone.values)), key=lambda i: zone.values[i])
    neat = Zone(zone.name, zone.owner, zone.spell, [zone.values[i] for i in order])
    neat.marks = "".join(zone.marks[i] for i in order)
    return neat


def one_each(zone: Zone, view: View) -> bool:
    """Whether a zone of the table holds one number for each seat."""
    return zone.spell == "number" and len(zone.values) == view.players
