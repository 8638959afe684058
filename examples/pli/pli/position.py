"""A whole position as JSON data, written and read back with suspicion."""

import json
from collections.abc import Mapping
from typing import Any

from pioche.core.seats import NOBODY, Seat
from pli.moves import read, written
from pli.rules import Rules


def cards(row: list[int]) -> str:
    return " ".join(written(card) for card in row)


def dumped(state: Rules) -> dict[str, object]:
    return {
        "game": state.game,
        "rules": state.rules,
        "players": int(state.players),
        "options": state.options,
        "lab": state.lab,
        "chance": {"kind": state.chance.kind, "seed": state.chance.seed},
        "round": int(state.round),
        "turn": None if state.seat == NOBODY else int(state.seat),
        "phase": state.phase(),
        "leader": state.leader,
        "hands": [cards(hand) for hand in state.hands],
        "table": cards(state.table),
        "played": cards(state.played),
        "aside": cards(state.aside),
        "tokens": list(state.tokens),
        "shown": cards(state.shown),
    }


def fill(state: Rules, given: Mapping[str, Any]) -> None:
    """Put a position on an empty table; ValueError where the rules could not have led to it.

    A field of another type may raise any error on the way. What survives must be what `dumped` would have written.
    """
    players, size = state.players, state.number("hand")
    state.round, state.leader = given.get("round", 0), given.get("leader", 0)
    state.hands = [[read(card) for card in hand.split()] for hand in given["hands"]]
    rows = ([read(card) for card in given.get(name, "").split()] for name in ("table", "played", "aside", "shown"))
    state.table, state.played, state.aside, state.shown = rows
    state.tokens = list(given["tokens"])

    everything = sorted(card for row in [*state.hands, state.table, state.played, state.aside] for card in row)
    if everything != list(range(state.number("pack"))):
        raise ValueError("every card must lie in exactly one place.")
    tricks, turns = len(state.played) // players, len(state.table)
    over = state.round == state.number("rounds")
    left = [size - tricks - ((seat - state.leader) % players < turns) for seat in range(players)]
    if [len(hand) for hand in state.hands] != left or turns >= players or (tricks == size) != over:
        raise ValueError("hands, table and played must be those of a trick being played.")
    if len(state.tokens) != players or min(state.tokens) < 0 or not 0 <= state.leader < players:
        raise ValueError("tokens and leader must fit the number of players.")
    if sum(state.tokens) != (state.round - over) * size + tricks or not 0 <= state.round <= state.number("rounds"):
        raise ValueError("there must be one token for each trick taken.")
    if len(set(state.shown)) != len(state.shown) or len(state.shown) != (len(state.aside) if state.round else 0):
        raise ValueError("shown must be the cards set aside in the round before.")

    state.seat = NOBODY if over else Seat((state.leader + turns) % players)
    position = dumped(state)
    settled = {name: position[name] for name in ("options", "lab", "chance")}
    if json.dumps(position, sort_keys=True) != json.dumps({**position, **given, **settled}, sort_keys=True):
        raise ValueError("it must be written as a dumped position is.")
