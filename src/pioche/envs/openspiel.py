"""Our games as Python games of OpenSpiel: `pyspiel.load_game("pioche_adriano", {"players": 2, "one_round": True})`.

Importing this module registers every installed game under `pioche_<slug>`. Players, options and the parameters of
reduced games are game parameters, -1 where we write null.

Chance comes first: a few bytes, each drawn at a chance node, are the seed of everything that is shuffled later. In a
reduced game, `every_deal` makes it a chance node wherever something is drawn, with all the positions that can come of
it and their probabilities: for algorithms that walk through the whole tree.

An observation tensor is what a player knows with perfect memory, as our observers write it. An information state is
the view of a seat as JSON: the same knowledge, not when it was learned. With `longest` = n > 0 it is complete, and a
tensor too: the player's own decisions so far, each with what it knew then, and what it knows now. That tensor has room
for n decisions of a player, so that it is for reduced games as well.
"""

from collections.abc import Callable

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f'{missing}: pip install ".[openspiel]" in a clone of Pioche', name=missing.name
    ) from None

from pioche.chance import Chance, FastRng
from pioche.core.game import Game
from pioche.core.registry import game_of, games
from pioche.core.seats import SPECTATOR, Action
from pioche.core.view import View
from pioche.envs.asking import game_named
from pioche.envs.spiel_table import (
    CANONICAL,
    CHANCE,
    MOST_OUTCOMES,
    NULL,
    SEED_BYTES,
    TERMINAL,
    Parameters,
    Setting,
    Table,
    setting_of,
)
from pioche.observing.finding import OBSERVERS

FAR = 1_000_000  # further than any match goes, in actions or in points: no rulebook bounds them closely

Tensor = NDArray[np.float32]


class SpielState(pyspiel.State):
    """A match, or one round of it. Its only attribute is the table: OpenSpiel copies and pickles attributes."""

    def __init__(self, game: "SpielGame", table: Table) -> None:
        super().__init__(game)
        self.table = table

    def current_player(self) -> int:
        return self.table.player

    def is_terminal(self) -> bool:
        return self.table.player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.table.setting.every_deal:
            return [(nth, outcome.probability) for nth, outcome in enumerate(self.table.outcomes())]
        return [(byte, 1 / 256) for byte in range(256)]

    def _legal_actions(self, player: int) -> list[Action]:
        return self.table.legal()

    def _apply_action(self, action: int) -> None:
        if self.table.player == CHANCE:
            self.table.draw(action)
        else:
            self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"outcome {action}" if self.table.setting.every_deal else f"seed {action:02x}"
        return self.table.setting.game.notation((Action(action),))

    def returns(self) -> list[float]:
        return self.table.returns()

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that this player cannot tell from this one, uniform over the deals; its history begins here."""
        return self.imagined(player_id, FastRng(repr(sampler())))

    def imagined(self, player: int, chance: Chance) -> "SpielState":
        """The same, from the stream of chance that is open."""
        return SpielState(self.get_game(), self.table.imagined(player, chance))

    def __str__(self) -> str:
        table = self.table
        if table.match is None:
            return f"seed {table.seed.hex()}"
        position = CANONICAL.encode(table.match.dump()).decode()
        return position if table.moment.pending is None else f"{position} after {table.moment.pending}"

    def __deepcopy__(self, memo: object) -> "SpielState":
        copied: SpielState = self.clone()
        return copied


class SeatObserver:
    """What a player knows as numbers, and as a view; what anybody outside sees is a view alone."""

    def __init__(self, setting: Setting, kind: pyspiel.IIGObservationType) -> None:
        self.setting = setting
        self.memory = bool(kind.perfect_recall)
        self.outside = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor: Tensor | None = None
        self.dict: dict[str, Tensor] = {}
        if not self.outside and setting.observer is not None:
            if not self.memory:
                self._lay_out_fields()
            elif setting.longest > 0:
                self._lay_out_decisions()

    def _lay_out_fields(self) -> None:
        assert self.setting.observer is not None
        self.tensor = np.zeros(int(self.setting.observer.size), np.float32)
        at = 0
        for field in self.setting.observer.fields:
            self.dict[field.name] = self.tensor[at : at + field.size]
            at += field.size

    def _lay_out_decisions(self) -> None:
        """A row for each decision: the action + 1 and what was known; then one for now, its action 0."""
        assert self.setting.observer is not None
        shape = (self.setting.longest + 1, 1 + int(self.setting.observer.size))
        self.tensor = np.zeros(shape[0] * shape[1], np.float32)
        self.dict["decisions"] = self.tensor.reshape(shape)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            if self.memory and not self.outside and self.setting.longest == 0:
                raise ValueError(
                    "there is no information-state tensor: load the game with longest=n, its most decisions"
                )
            return
        self.tensor.fill(0)
        table = state.table
        if table.match is None:
            return
        known = self.setting.observed(table.match, player, over=table.player == TERMINAL)
        if not self.memory:
            self.tensor[:] = known
            return
        rows, made = self.dict["decisions"], table.decisions[player]
        if len(made) > self.setting.longest:
            raise ValueError(
                f"{len(made)} decisions of player {player}: the game was loaded with longest={len(rows) - 1}"
            )
        for row, decision in zip(rows, made, strict=False):
            row[0] = decision.action + 1
            row[1:] = decision.known
        rows[len(made), 1:] = known

    def string_from(self, state: SpielState, player: int) -> str:
        viewer = SPECTATOR if self.outside else self.setting.seat(player)
        return state.table.string(int(viewer), memory=self.memory)


class SpielGame(pyspiel.Game):
    """One of our games with its players and options; each has a class of its own."""

    slug: str

    def __init__(self, parameters: Parameters | None = None) -> None:
        game = game_of(self.slug)
        self.setting = setting_of(self.slug, {**specification(game), **(parameters or {})})
        every_deal = self.setting.every_deal
        if every_deal:
            Table(self.setting).outcomes()  # raises where there are too many
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.game.actions,
            max_chance_outcomes=MOST_OUTCOMES if every_deal else 256,
            num_players=self.setting.players,
            min_utility=-float(FAR),
            max_utility=float(FAR),
            utility_sum=0.0,
            max_game_length=FAR,
        )
        super().__init__(game_type(game, complete=self.setting.longest > 0), info, self.setting.parameters)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, Table(self.setting))

    def max_chance_nodes_in_history(self) -> int:
        return FAR if self.setting.every_deal else SEED_BYTES

    def __reduce__(self) -> tuple[object, ...]:
        return _loaded, (self.slug, self.setting.parameters)

    def __deepcopy__(self, memo: object) -> "SpielGame":
        return self  # nothing in it changes

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, parameters: Parameters | None = None
    ) -> SeatObserver:
        return SeatObserver(self.setting, kind or pyspiel.IIGObservationType(perfect_recall=False))


def seen(game: SpielGame, view: View, chance: Chance) -> SpielState:
    """One of the states that a view allows, for programs which ask for a state; returns are counted from there."""
    table = Table(game.setting)
    table.begin(game.setting.game.redeal(view, chance))
    return SpielState(game, table)


def resampler(chance: Chance) -> Callable[[SpielState, int], SpielState]:
    """For `ISMCTSBot.set_resampler`: draws from a stream of ours, so that a search can be repeated."""
    return lambda state, player: state.imagined(player, chance)


def specification(game: Game) -> dict[str, object]:
    """The parameters of a game, with their defaults."""
    chosen = {option.name: NULL if option.default is None else option.default for option in game.options + game.lab}
    return {"players": game.least, "one_round": False, "every_deal": False, "longest": 0, **chosen}


def game_type(game: Game, *, complete: bool = False) -> pyspiel.GameType:
    """`complete` says that information states are laid down as tensors."""
    return pyspiel.GameType(
        short_name=f"pioche_{game.slug}",
        long_name=f"Pioche: {game.slug}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.least,
        provides_information_state_string=True,
        provides_information_state_tensor=complete,
        provides_observation_string=True,
        provides_observation_tensor=game.slug in OBSERVERS,
        parameter_specification=specification(game),
    )


def load(slug: str, **parameters: object) -> SpielGame:
    """The same as `pyspiel.load_game`, with its type; what it is given wrongly is told in our words."""
    ours = game_named(slug)
    known = specification(ours)
    for name, value in parameters.items():
        if name not in known:
            raise ValueError(f"pioche_{ours.slug} has no parameter {name}. Its parameters are: {', '.join(known)}.")
        if type(value) is not type(known[name]):
            kind = type(known[name]).__name__
            raise ValueError(f"{name} is {value!r}: write a value of type {kind}, as {known[name]!r} is")
    return _loaded(ours.slug, parameters)


def _loaded(slug: str, parameters: Parameters) -> SpielGame:
    game: SpielGame = pyspiel.load_game(f"pioche_{slug}", parameters)
    return game


def _register(game: Game) -> None:
    # A class, and no function: OpenSpiel lets go of it after Python has ended, which only classes survive.
    pyspiel.register_game(game_type(game), type("SpielGame", (SpielGame,), {"slug": game.slug}))


for _game in games().values():
    _register(_game)
