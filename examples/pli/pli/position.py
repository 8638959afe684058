"""A whole position as JSON data, written and read back with suspicion."""

from collections.abc import Mapping

from pioche.chance import Chance, chance_of
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


class Given:
    """A position somebody wrote; ValueError says what is wrong with it."""

    def __init__(self, position: Mapping[str, object]) -> None:
        self.position = dict(position)
        if self.position.get("game") != "pli" or self.position.get("phase", "play") != "play":
            raise ValueError("game must be pli and phase must be play.")

    def whole(self, name: str, default: int | None = None) -> int:
        value = self.position.get(name, default)
        if type(value) is not int or value < 0:
            raise ValueError(f"{name} must be a whole number.")
        return value

    def table(self, name: str) -> dict[str, object]:
        value = self.position.get(name, {})
        if not isinstance(value, dict):
            raise ValueError(f"{name} must be an object.")
        return value

    def chance(self) -> Chance:
        named = {"kind": "fast", "seed": "0", **self.table("chance")}
        return chance_of(str(named["kind"]), str(named["seed"]))

    def rows(self, name: str) -> list[object]:
        value = self.position.get(name)
        if not isinstance(value, list):
            raise ValueError(f"{name} must be a list, one entry a seat.")
        return value

    def row(self, name: str, value: object) -> list[int]:
        if not isinstance(value, str):
            raise ValueError(f"{name} must be cards apart by spaces.")
        return [read(card) for card in value.split()]

    def cards(self, name: str) -> list[int]:
        return self.row(name, self.position.get(name, ""))


def fill(state: Rules, given: Given) -> None:
    """Put a given position on an empty table; ValueError where the rules could not have led to it."""
    players, size = state.players, state.number("hand")
    state.round, state.leader = given.whole("round", 0), given.whole("leader", 0)
    state.hands = [sorted(given.row("hands", hand)) for hand in given.rows("hands")]
    state.table, state.played = given.cards("table"), given.cards("played")
    state.aside, state.shown = given.cards("aside"), given.cards("shown")
    state.tokens = [count for count in given.rows("tokens") if type(count) is int and count >= 0]

    everything = sorted(card for row in [*state.hands, state.table, state.played, state.aside] for card in row)
    if everything != list(range(state.number("pack"))):
        raise ValueError("every card must lie in exactly one place.")
    if len(state.hands) != players or len(state.tokens) != players or state.leader >= players:
        raise ValueError("hands, tokens and leader must fit the number of players.")

    tricks, turns = len(state.played) // players, len(state.table)
    over = state.round == state.number("rounds")
    left = [size - tricks - ((seat - state.leader) % players < turns) for seat in range(players)]
    if [len(hand) for hand in state.hands] != left or turns >= players or (tricks == size) != over:
        raise ValueError("hands, table and played must be those of a trick being played.")
    if sum(state.tokens) != (state.round - over) * size + tricks or state.round > state.number("rounds"):
        raise ValueError("there must be one token for each trick taken.")
    if len(state.shown) != (len(state.aside) if state.round else 0) or len(set(state.shown)) != len(state.shown):
        raise ValueError("shown must be the cards set aside in the round before.")

    state.seat = NOBODY if over else Seat((state.leader + turns) % players)
    turn = given.position.get("turn")
    if turn != (None if over else int(state.seat)):
        raise ValueError("turn must be the seat that follows the last card played.")
