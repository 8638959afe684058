"""What an environment is asked for: checked, and refused in a plain sentence where it cannot be."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from operator import index
from typing import Any

from pioche.chance import FastRng
from pioche.core.game import Game
from pioche.core.refusal import Refusal
from pioche.core.registry import game_of, games
from pioche.core.seats import Action
from pioche.core.state import State
from pioche.texts import speech


class IllegalAction(ValueError):
    """An action that may not be done now; nothing was done."""


@contextmanager
def in_words(game: Game | None) -> Iterator[None]:
    """Refusals become errors whose text is their sentence."""
    try:
        yield
    except Refusal as refusal:
        raise ValueError(speech(game, "en").refusal(refusal)) from None


def game_named(game: object) -> Game:
    if isinstance(game, Game):
        return game
    if not isinstance(game, str):
        raise ValueError(f"game is {game!r}: write the name of one, {', '.join(games())}")
    with in_words(None):
        return game_of(game)


def portable(game: Game) -> Game | str:
    """A game as another process finds it: by its name, if it is installed."""
    return game.slug if games().get(game.slug) is game else game


def whole(name: str, value: Any) -> int:
    """A whole number: neither 4.0, nor "4", nor True."""
    if type(value) is int:
        return value
    try:
        if not isinstance(value, bool):
            return index(value)
    except TypeError:
        pass
    raise ValueError(f"{name} is {value!r}: write a whole number")


def seed_number(seed: object) -> int:
    number = whole("seed", seed)
    if number < 0:
        raise ValueError(f"seed is {number}: write a whole number from 0")
    return number


def blank_match(game: Game, players: object, options: object, lab: object) -> State:
    """A match before its first deal, of as few players as the rules allow if they are None."""
    count = whole("players", game.least if players is None else players)
    chosen, reduced = _named_values("options", options), _named_values("lab", lab)
    with in_words(game):
        game.admit(count, game.rules)
        return game.table(game.rules, count, FastRng(""), *game.settled(chosen, reduced))


def _named_values(name: str, value: object) -> Mapping[str, object]:
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise ValueError(f"{name} is {value!r}: write a dictionary of names and values")
    return value


def legal_action(state: State, game: Game, action: object) -> Action:
    """An action that may be done now; raises IllegalAction with the rule it breaks."""
    wanted = whole("action", action)
    if not 0 <= wanted < game.actions:
        raise IllegalAction(f"action {wanted}: actions are from 0 to {game.actions - 1}")
    refusal = state.refusal(Action(wanted))
    if refusal is not None:
        why = speech(game, "en").refusal(refusal)
        raise IllegalAction(f"action {wanted} ({game.notation((Action(wanted),))}): {why}")
    return Action(wanted)
