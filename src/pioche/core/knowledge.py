"""What a move taught: a move that taught nobody anything, and drew no chance, may be undone without harm."""

from pioche.core.seats import EVERYONE, HIDDEN, SPECTATOR, Seat
from pioche.core.state import State
from pioche.core.view import Zone

Values = dict[tuple[str, int], int]  # how many of each value are known, by what spells it


def learned(before: State, after: State) -> bool:
    """Whether any seat or a spectator knows a card after a move that this viewer could not place before it.

    A card is any value that can be hidden: tokens and counters, which everybody always sees, teach nobody. What a
    viewer knew and lost may hide what it gained; only shuffles lose anything, and `Counted` tells those.
    """
    then, now = before.zones(), after.zones()
    past, recent = before.last_round(), after.last_round()
    spells = secret_spells(then) | secret_spells(now)
    for viewer in [SPECTATOR, *[Seat(seat) for seat in range(before.players)]]:
        if gained(known(then, spells, viewer), known(now, spells, viewer)):
            return True
        if gained(known(past, spells, viewer), known(recent, spells, viewer)):
            return True
    return False


def secret_spells(zones: list[Zone]) -> set[str]:
    """What spells the values that somebody does not know. Notes kept aside are about cards that lie elsewhere."""
    found: set[str] = set()
    for zone in zones:
        for face in faces(zone):
            if not zone.aside and face.known is not None and any(one != EVERYONE for one in face.known):
                found.add(face.spell)
    return found


def faces(zone: Zone) -> list[Zone]:
    return [zone] if zone.backs is None else [zone, zone.backs]


def known(zones: list[Zone], spells: set[str], viewer: Seat) -> Values:
    """The values a viewer knows, wherever they lie."""
    values: Values = {}
    for zone in zones:
        for face in faces(zone):
            if face.spell in spells:
                for value in face.seen_by(viewer).values:
                    if value != int(HIDDEN):  # as an int: a value may be wider than 63 bits
                        values[face.spell, value] = values.get((face.spell, value), 0) + 1
    return values


def gained(before: Values, after: Values) -> bool:
    return any(count > before.get(value, 0) for value, count in after.items())
