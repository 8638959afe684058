"""A whole position as JSON data, written and read back with suspicion."""

from typing import Final

from pioche.core.position import Position, header, impossible, read_cards
from pli.moves import read, written
from pli.rules import Rules

FIELDS: Final = ("leader", "hands", "table", "played", "aside", "tokens", "shown")


def row(of: list[int]) -> str:
    return " ".join(written(card) for card in of)


def dumped(state: Rules) -> dict[str, object]:
    return {
        **header(state),
        "leader": state.leader,
        "hands": [row(hand) for hand in state.hands],
        "table": row(state.table),
        "played": row(state.played),
        "aside": row(state.aside),
        "tokens": list(state.tokens),
        "shown": row(state.shown),
    }


def fill(state: Rules, position: Position) -> None:
    """Put a position on an empty table; a Refusal where the rules could not have led to it."""
    players, size, rounds = position.players, state.number("hand"), state.number("rounds")
    state.seat, state.round = position.seat, position.rounds(rounds, rounds)
    state.leader = int(position.seat_of("leader", 0))
    state.hands = [sorted(read_cards(hand, "hands", read)) for hand in position.row("hands", players)]
    rows = [read_cards(position.text(name, ""), name, read) for name in ("table", "played", "aside", "shown")]
    state.table, state.played, state.aside, state.shown = rows
    state.tokens = position.numbers("tokens", players, 0, rounds * size)

    everything = sorted(card for cards in [*state.hands, *rows[:3]] for card in cards)
    if everything != list(range(state.number("pack"))):
        raise impossible("places")
    tricks, turns = len(state.played) // players, len(state.table)
    left = [size - tricks - ((seat - state.leader) % players < turns) for seat in range(players)]
    if [len(hand) for hand in state.hands] != left or turns >= players or (tricks == size) != position.over():
        raise impossible("trick")
    if not position.over() and state.seat != (state.leader + turns) % players:
        raise impossible("turn")
    if sum(state.tokens) != (state.round - position.over()) * size + tricks:
        raise impossible("tokens")
    if len(set(state.shown)) != len(state.shown) or len(state.shown) != (len(state.aside) if state.round else 0):
        raise impossible("shown")
