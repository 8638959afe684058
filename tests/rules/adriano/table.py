"""Adriano positions and what follows from them, said tersely and through the public door only."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import permutations

from pioche.chance import Chance, FastRng
from pioche.core.wire import Json
from pioche.games.adriano import GAME
from tests.rules import table
from tests.rules.table import WATCHER, AnyTable

COLOURS = "RBGY"
DECK = tuple(f"{colour}{value}" for colour in COLOURS for value in range(1, 16))

# Three hands without a combination: 12, 39 and 30 points.
HANDS = ("R1 B2 G4 Y5", "R6 B10 G11 Y12", "R13 B14 G2 Y1")


def namings(*slots: int) -> list[str]:
    """Every way to name two or more of these slots; the order is the player's."""
    orders = [order for size in (2, 3, 4) for order in permutations(slots, size)]
    return [f"name {' '.join(str(slot) for slot in order)}" for order in orders]


COMBINATIONS = tuple(namings(1, 2, 3, 4))
SWAPS = ("swap 1", "swap 2", "swap 3", "swap 4")


def sorted_cards(text: str) -> list[str]:
    return sorted(text.split(), key=DECK.index)


class Table(AnyTable):
    game = GAME

    @property
    def hands(self) -> list[list[str]]:
        """Four entries a seat, `-` for an empty slot."""
        return self.rows("hands")

    @property
    def pile(self) -> list[str]:
        return str(self.now["pile"]).split()

    @property
    def pit(self) -> list[str]:
        return str(self.now["pit"]).split()

    def known(self, seat: int, slot: int) -> list[int]:
        """The seats that know the card in this slot, counted from 1."""
        known = self.now["known"]
        assert isinstance(known, list)
        return sorted(known[seat][slot - 1])

    def told(self, viewer: int = WATCHER) -> list[str]:
        """Every card named to this viewer since the table was set."""
        return [card for event in self.events(viewer) for card in cards_told(event)]

    def seen_cards(self, viewer: int = WATCHER) -> list[str]:
        """Every card this viewer knows the place of, in deck order."""
        return cards_in(self.view(viewer)["zones"])

    def thing(self, name: str) -> object:
        return self.pit[-1] if name == "top" else super().thing(name)


def cards_in(zones: object) -> list[str]:
    """The cards a list of encoded zones shows, in deck order."""
    assert isinstance(zones, list)
    seen = [value for zone in zones for value in zone["values"] if value in DECK]
    return sorted(seen, key=DECK.index)


def cards_told(event: Json) -> list[str]:
    told: list[str] = []
    for value in event.values():
        told += [v for v in (value if isinstance(value, list) else [value]) if v in DECK]
    return told


def given(
    hands: Sequence[str] = HANDS,
    turn: int = 0,
    *,
    pile: str = "",
    pit: str = "",
    rest: str = "pile",
    options: Mapping[str, object] | None = None,
    **fields: object,
) -> Table:
    """A round in progress. `pile` is drawn first and `pit` lies on top; `rest` says where all other cards lie."""
    used = set(f"{' '.join(hands)} {pile} {pit} {fields.get('held') or ''}".split())
    others = " ".join(card for card in DECK if card not in used)
    position: dict[str, object] = {
        "game": GAME.slug,
        "players": len(hands),
        "turn": turn,
        "hands": list(hands),
        "pile": f"{pile} {others}".strip() if rest == "pile" else pile,
        "pit": f"{others} {pit}".strip() if rest == "pit" else pit,
    }
    if options:
        position["options"] = dict(options)
    position.update(fields)
    return Table(GAME.load(position))


def drawn(card: str, hands: Sequence[str] = HANDS, turn: int = 0, **fields: object) -> Table:
    """The player on turn has just drawn this card; the pit holds an ordinary one."""
    options = fields.pop("options", None)
    assert options is None or isinstance(options, Mapping)
    pit = str(fields.pop("pit", "G13"))
    pile = str(fields.pop("pile", ""))
    rest = str(fields.pop("rest", "pile"))
    return given(
        hands, turn, pile=pile, pit=pit, rest=rest, options=options, **({"phase": "drawn", "held": card} | fields)
    )


def start(players: int, seed: object = 0, chance: Chance | None = None, **options: object) -> Table:
    """A match just dealt."""
    return Table(GAME.start(players, chance or FastRng(str(seed)), options))


refused_start = partial(table.refused_start, GAME)
refusal_of = partial(table.refusal_of, GAME)
