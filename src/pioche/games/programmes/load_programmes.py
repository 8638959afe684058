"""The programme cards of a position."""

from pioche.cards import bit
from pioche.core.position import MOST, Position, impossible, items, number, text
from pioche.core.seats import Seat
from pioche.games.programmes.listing import numbers
from pioche.games.programmes.rules import Programmes
from pioche.games.programmes.shelf import Shelf
from pioche.games.programmes.table import NO_PROGRAMME, OVER, PLAYING, TAKING


def read_programmes(fields: Position, state: Programmes) -> None:
    shelf = Shelf()
    state.shelf = shelf
    left = list(state.settings.ids)
    _read_completed(fields, state, left)
    _read_held(fields, state, left)
    _read_pile(fields, state, left)
    _read_origins(fields, state)
    for i, seats in fields.mapping("seen").items():
        programme = _number(state, i, "seen")
        if not _lies_hidden(state, programme):
            raise impossible("seen", programme=i)
        for seat in items(seats, "seen"):
            shelf.known[programme] |= bit(number(seat, "seen", 0, int(state.players) - 1))
    for seat in range(state.players):
        if state.programme[seat] != NO_PROGRAMME:
            shelf.known[state.programme[seat]] |= bit(seat)
            shelf.handled[state.programme[seat]] = 1


def _number(state: Programmes, value: object, name: str) -> int:
    found = numbers(state.rules).get(text(value, name), -1)
    if found not in state.settings.ids:
        raise impossible("programme", name=name, word=value)
    return found


def _take(left: list[int], programme: int, state: Programmes, name: str) -> int:
    if programme not in left:
        raise impossible("elsewhere", name=name, programme=state.settings.book.programmes[programme].name)
    left.remove(programme)
    return programme


def _read_completed(fields: Position, state: Programmes, left: list[int]) -> None:
    players, goal = int(state.players), int(state.settings.goal)
    shelf = state.shelf
    for seat, count in enumerate(fields.numbers("recycled", players, 0, goal, 0)):
        shelf.recycled[seat] = count
    shelf.recycles = fields.number("recycles", 0, MOST, 0)
    given = fields.row("completed", players) if fields.has("completed") else []
    for seat, names in enumerate(given):
        for name in items(names, "completed"):
            if shelf.score(seat) == goal:
                raise impossible("beyond-goal", "PR-43", seat=seat)
            shelf.complete(seat, _take(left, _number(state, name, "completed"), state, "completed"))


def _read_held(fields: Position, state: Programmes, left: list[int]) -> None:
    for seat, name in enumerate(fields.row("programmes", int(state.players))):
        state.programme[seat] = NO_PROGRAMME
        if name is not None:
            programme = _take(left, _number(state, name, "programmes"), state, "programmes")
            if state.settings.book.programmes[programme].is_sun:
                raise impossible("held-sun", "PR-16")
            state.programme[seat] = programme
        if (name is None) != (state.revealed[seat] == 1) and state.stage in (TAKING, PLAYING):
            raise impossible("programme-revealed", "PR-32", seat=seat)
        if name is not None and state.revealed[seat] == 1:
            raise impossible("programme-revealed", "PR-32", seat=seat)
        if name is None and state.stage not in (TAKING, PLAYING, OVER) and not _served_later(state, Seat(seat)):
            raise impossible("not-served", "PR-41", seat=seat)


def _served_later(state: Programmes, seat: Seat) -> bool:
    """Whether a seat comes after the one that is asked, from the dealer's left round to the dealer."""
    players = state.players
    return (seat - state.dealer - 1) % players > (state.seat - state.dealer - 1) % players


def _read_pile(fields: Position, state: Programmes, left: list[int]) -> None:
    shelf = state.shelf
    pile = list(left)
    if fields.has("pile"):
        pile = [_number(state, name, "pile") for name in items(fields.get("pile"), "pile")]
        for programme in pile:
            _take(left, programme, state, "pile")
        if left:
            raise impossible("nowhere", card=state.settings.book.programmes[left[0]].name)
    for programme in reversed(pile):
        shelf.pile[shelf.size] = programme
        shelf.size += 1
    for name in items(fields.data.get("handled", []), "handled"):
        programme = _number(state, name, "handled")
        if programme not in pile or state.settings.book.programmes[programme].is_sun:
            raise impossible("handled", programme=name)
        shelf.handled[programme] = 1


def _lies_hidden(state: Programmes, programme: int) -> bool:
    held = any(state.programme[seat] == programme for seat in range(state.players))
    return held or any(state.shelf.pile[i] == programme for i in range(state.shelf.size))


def _read_origins(fields: Position, state: Programmes) -> None:
    for name, origin in fields.mapping("origins").items():
        programme = _number(state, name, "origins")
        if state.settings.book.programmes[programme].is_sun:
            raise impossible("origin-sun", "PR-44")
        state.shelf.origin[programme] = number(origin, "origins", 1, int(state.shelf.recycles))
