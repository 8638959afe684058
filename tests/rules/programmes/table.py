"""Positions of Programmes and what follows from them, said tersely and through the public door only."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Self

from pioche.cards import RANKS, SUITS, card_of
from pioche.chance import DEAL, DEALER, PROGRAMMES, Chance, FastRng, Scripted
from pioche.core.events import Journal
from pioche.core.seats import HIDDEN, NOBODY, Seat
from pioche.games.programmes import GAME
from tests.rules import table
from tests.rules.table import WATCHER, AnyTable

NATURALS = [f"{rank}{suit}" for rank in RANKS for suit in SUITS]
CARDS = NATURALS * 2 + ["JK"] * 4
IDS = [f"P{number:02}" for number in range(1, 49)]
SUNS = ["S1", "S2"]

Laid = dict[str, object]

# Programmes of seats a test says nothing about, and what those who revealed are said to have completed.
ASKED = ("P38", "P40", "P41", "P42", "P43", "P45", "P46", "P47", "P48")
DONE = ("P32", "P33", "P34", "P35", "P36", "P37")


def in_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=card_of)


def split(cards: str) -> list[str]:
    """The cards of `3H4H10S JK`, with or without spaces."""
    found: list[str] = []
    rest = cards.replace(" ", "")
    while rest:
        size = 3 if rest.startswith("10") else 2
        found.append(rest[:size])
        rest = rest[size:]
    return found


def wild(card: str) -> bool:
    return card == "JK" or card[:-1] == "2"


def rank(card: str) -> int:
    """1 for an ace … 13 for a king."""
    return RANKS.index(card[:-1]) + 1


def run(cards: str, suits: str | None = None, owner: int = 0, low: int | None = None) -> Laid:
    """A run on the table; by default it accepts the suit of its naturals."""
    laid = split(cards)
    if low is None:
        low = next(rank(card) - place for place, card in enumerate(laid) if not wild(card))
    if suits is None:
        suits = "".join(suit for suit in SUITS if suit in {card[-1] for card in laid if not wild(card)})
    return {"kind": "run", "owner": owner, "low": low, "suits": suits, "cards": " ".join(laid)}


def group(cards: str, owner: int = 0) -> Laid:
    """A set on the table."""
    laid = split(cards)
    natural = next(card for card in laid if not wild(card))
    return {"kind": "set", "owner": owner, "rank": natural[:-1], "cards": " ".join(laid)}


class Table(AnyTable):
    game = GAME

    @property
    def hands(self) -> list[list[str]]:
        return self.rows("hands")

    @property
    def laid(self) -> list[str]:
        """The combinations on the table in the order laid, cards of a set in order."""
        combinations = self.now["combinations"]
        assert isinstance(combinations, list)
        cards = [(one["kind"], one["cards"].split()) for one in combinations]
        return [" ".join(in_order(some) if kind == "set" else some) for kind, some in cards]

    def cards(self, field: str) -> list[str]:
        return str(self.now[field]).split()

    def entries(self, field: str) -> list[object]:
        value = self.now[field]
        assert isinstance(value, list)
        return value

    def lies(self, *combinations: str) -> Self:
        """Exactly these combinations are on the table."""
        assert self.laid == list(combinations)
        return self

    def heard(self, viewer: int = WATCHER) -> list[object]:
        return [event["kind"] for event in self.events(viewer)]

    def sees(self, viewer: int, name: str, owner: int | None = None, *, memory: bool = True) -> list[object]:
        """The values of a zone as this viewer gets them, None where hidden."""
        zones = [z for z in self.state.view(Seat(viewer)).zones if z.name == name and not z.aside]
        found = [zone for zone in zones if zone.owner == (NOBODY if owner is None else owner)]
        assert len(found) == 1
        zone = found[0] if memory else found[0].forgotten()
        return [None if value == HIDDEN else GAME.code(zone.spell, value) for value in zone.values]

    def thing(self, name: str) -> object:
        return self.cards("discard")[-1] if name == "top" else super().thing(name)


def given(
    hands: Sequence[str],
    turn: int = 0,
    phase: str = "play",
    *,
    programmes: Mapping[int, str] | None = None,
    revealed: Sequence[int] = (),
    completed: Mapping[int, Sequence[str]] | None = None,
    laid: Sequence[Laid] = (),
    reserve: str = "",
    discard: str = "KC",
    rest: str = "reserve",
    options: Mapping[str, object] | None = None,
    fields: Mapping[str, object] | None = None,
    **more: object,
) -> Table:
    """A round in progress. `reserve` is drawn first and `discard` lies on top; `rest` says where other cards lie."""
    players = len(hands)
    used = Counter(split("".join([*hands, reserve, discard, *(str(one["cards"]) for one in laid)])))
    others = " ".join((Counter(CARDS) - used).elements())
    asked = dict(programmes or {})
    spare = iter([one for one in ASKED if one not in asked.values()])
    done = {seat: [DONE[seat]] for seat in revealed} | {seat: list(ids) for seat, ids in (completed or {}).items()}
    position: dict[str, object] = {
        "game": GAME.slug,
        "players": players,
        "turn": turn,
        "phase": phase,
        "hands": [" ".join(split(hand)) for hand in hands],
        "reserve": " ".join(split(reserve + others if rest == "reserve" else reserve)),
        "discard": " ".join(split(others + discard if rest == "discard" else discard)),
        "programmes": [None if seat in revealed else asked.get(seat) or next(spare) for seat in range(players)],
        "revealed": [seat in revealed for seat in range(players)],
        "completed": [done.get(seat, []) for seat in range(players)],
        "combinations": list(laid),
    }
    if options:
        position["options"] = dict(options)
    position.update(fields or {})
    position.update(more)
    return Table(GAME.load(position))


def asked(programme: str, hand: str, **options: object) -> Table:
    """Seat 0 has taken a card and may reveal this programme."""
    return given([hand, "KD KH"], programmes={0: programme}, options=options)


def start(players: int, seed: object = 0, chance: Chance | None = None, **options: object) -> Table:
    """A match just dealt; the journal has heard it."""
    journal = Journal()
    table = Table(GAME.start(players, chance or FastRng(str(seed)), options, journal=journal))
    table.journal = journal
    table.state.journal = journal
    return table


def scripted(
    players: int,
    *,
    first: int = 0,
    faces: str = "AS",
    programmes: Sequence[str] = (),
    cards: str = "",
    **options: object,
) -> Table:
    """A match whose first dealer, programmes and first deal are as said."""
    chance = Scripted(
        {
            (int(DEALER), 0, 0): [first],
            (int(DEALER), 0, 1): [card_of(card) for card in split(faces)],
            (int(PROGRAMMES), 0, 0): [GAME.value("programme", one) for one in programmes],
            (int(DEAL), 0, 0): [card_of(card) for card in split(cards)],
        }
    )
    return start(players, chance=chance, **options)


refused_start = partial(table.refused_start, GAME)
refusal_of = partial(table.refusal_of, GAME)
