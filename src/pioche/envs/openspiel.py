"""Our games as Python games of OpenSpiel: `pyspiel.load_game("pioche_adriano", {"players": 2, "one_round": True})`.

Importing this module registers every installed game under `pioche_<slug>`. Players, options and the parameters of
reduced games are game parameters, -1 where we write null. Chance comes first: a few bytes, each drawn at a chance node,
are the seed of everything that is shuffled later, so that every later action does one certain thing. An information
state is the view of a seat as JSON: what its player knows with perfect memory, not when it was learned.
"""

from collections.abc import Callable, Mapping

import msgspec
import pyspiel

from pioche.chance import Chance, FastRng
from pioche.core.game import Game
from pioche.core.options import Option
from pioche.core.registry import game_of, games
from pioche.core.seats import NOBODY, SPECTATOR, Action, Seat
from pioche.core.state import Redealer, State, gains
from pioche.core.view import View
from pioche.core.wire import encode_view

SEED_BYTES = 4
NULL = -1  # OpenSpiel's parameters know no null
FAR = 1_000_000  # further than any match goes, in actions or in points: no rulebook bounds them closely
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
CANONICAL = msgspec.json.Encoder(order="deterministic")

Parameters = Mapping[str, object]


class Setting:
    """What all states of a loaded game have in common."""

    def __init__(self, slug: str, parameters: Parameters) -> None:
        self.slug = slug
        self.parameters = dict(parameters)
        self.game = game_of(slug)
        self.players = _number(parameters["players"])
        self.one_round = bool(parameters["one_round"])
        self.options = _chosen(self.game.options, parameters)
        self.lab = _chosen(self.game.lab, parameters)

    def start(self, seed: bytes) -> State:
        return self.game.start(self.players, FastRng(seed.hex()), self.options, self.lab)


def _chosen(options: tuple[Option, ...], parameters: Parameters) -> dict[str, object]:
    found: dict[str, object] = {}
    for option in options:
        value = parameters[option.name]
        found[option.name] = None if option.default is None and value == NULL else value
    return found


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


class Table:
    """The match in an OpenSpiel state, and what has been asked about it since the last action.

    Before the deal there is no match, only as much of the seed as has been drawn.
    """

    def __init__(self, setting: Setting, seed: bytes = b"") -> None:
        self.setting = setting
        self.seed = seed
        self.match: State | None = None
        self.first_round = 0
        self.before: list[int] = []  # the scores that returns are counted from
        self.player = CHANCE  # to act: asked several times an action, and counted once
        self._strings: dict[tuple[int, bool], str] = {}
        self._redealers: dict[int, Redealer] = {}

    def begin(self, match: State) -> None:
        self.resume(match, int(match.round), match.scores())

    def resume(self, match: State, first_round: int, before: list[int]) -> None:
        self.match, self.first_round, self.before = match, first_round, before
        self.player = self._turn(match)

    def _turn(self, match: State) -> int:
        if match.seat == NOBODY or (self.setting.one_round and match.round != self.first_round):
            return TERMINAL
        return int(match.seat)

    def draw(self, byte: int) -> None:
        self.seed += bytes([byte])
        if len(self.seed) == SEED_BYTES:
            self.begin(self.setting.start(self.seed))

    def apply(self, action: int) -> None:
        assert self.match is not None
        self.match.apply(Action(action))
        self.player = self._turn(self.match)
        if self._strings or self._redealers:
            self._strings = {}
            self._redealers = {}

    def returns(self) -> list[float]:
        """What each has won more than the others on average; nothing before the end."""
        if self.match is None or self.player != TERMINAL:
            return [0.0] * self.setting.players
        sign = -1.0 if self.setting.game.low_wins else 1.0
        return gains([sign * (after - before) for before, after in zip(self.before, self.match.scores(), strict=True)])

    def string(self, viewer: int, *, memory: bool) -> str:
        """What a viewer knows, or what it sees now, as canonical JSON."""
        if self.match is None:
            return ""
        known = self._strings.get((viewer, memory))
        if known is None:
            data = encode_view(self.setting.game, self.match.view(Seat(viewer)), memory=memory)
            known = CANONICAL.encode(data).decode()
            self._strings[viewer, memory] = known
        return known

    def imagined(self, viewer: int, chance: Chance) -> "Table":
        """Another match that the viewer cannot tell from this one."""
        assert self.match is not None
        redealer = self._redealers.get(viewer)
        if redealer is None:
            redealer = self.setting.game.redealer(self.match.view(Seat(viewer)))
            self._redealers[viewer] = redealer
        return self._with(redealer.redeal(chance))

    def _with(self, match: State | None) -> "Table":
        table = Table(self.setting, self.seed)
        if match is not None:
            table.resume(match, self.first_round, self.before)
        return table

    def __deepcopy__(self, memo: object) -> "Table":
        return self._with(None if self.match is None else self.match.copy())

    def __reduce__(self) -> tuple[object, ...]:
        position = None if self.match is None else self.match.dump()
        given = (self.setting.slug, self.setting.parameters, self.seed, position, self.first_round, self.before)
        return _restored, given


def _restored(
    slug: str, parameters: Parameters, seed: bytes, position: Parameters | None, first_round: int, before: list[int]
) -> Table:
    table = Table(Setting(slug, parameters), seed)
    if position is not None:
        table.resume(table.setting.game.load(position), first_round, before)
    return table


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
        return [(byte, 1 / 256) for byte in range(256)]

    def _legal_actions(self, player: int) -> list[Action]:
        match = self.table.match
        assert match is not None
        return match.legal()

    def _apply_action(self, action: int) -> None:
        if self.table.match is None:
            self.table.draw(action)
        else:
            self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"seed {action:02x}"
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
        match = self.table.match
        return f"seed {self.table.seed.hex()}" if match is None else CANONICAL.encode(match.dump()).decode()

    def __deepcopy__(self, memo: object) -> "SpielState":
        copied: SpielState = self.clone()
        return copied


class ViewObserver:
    """Views as strings; there are no tensors yet."""

    def __init__(self, kind: pyspiel.IIGObservationType) -> None:
        self.tensor = None
        self.dict: Parameters = {}
        self.memory = bool(kind.perfect_recall)
        self.outside = kind.private_info == pyspiel.PrivateInfoType.NONE

    def set_from(self, state: SpielState, player: int) -> None:
        """Nothing: there is no tensor to fill."""

    def string_from(self, state: SpielState, player: int) -> str:
        return state.table.string(int(SPECTATOR) if self.outside else player, memory=self.memory)


class SpielGame(pyspiel.Game):
    """One of our games with its players and options; each has a class of its own."""

    slug: str

    def __init__(self, parameters: Parameters | None = None) -> None:
        kind = game_type(game_of(self.slug))
        self.setting = Setting(self.slug, {**kind.parameter_specification, **(parameters or {})})
        self.setting.start(bytes(SEED_BYTES))  # raises the Refusal of what cannot be played
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.game.actions,
            max_chance_outcomes=256,
            num_players=self.setting.players,
            min_utility=-float(FAR),
            max_utility=float(FAR),
            utility_sum=0.0,
            max_game_length=FAR,
        )
        super().__init__(kind, info, self.setting.parameters)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, Table(self.setting))

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, parameters: Parameters | None = None
    ) -> ViewObserver:
        return ViewObserver(kind or pyspiel.IIGObservationType(perfect_recall=False))


def seen(game: SpielGame, view: View, chance: Chance) -> SpielState:
    """One of the states that a view allows, for programs which ask for a state; returns are counted from there."""
    table = Table(game.setting)
    table.begin(game.setting.game.redeal(view, chance))
    return SpielState(game, table)


def resampler(chance: Chance) -> Callable[[SpielState, int], SpielState]:
    """For `ISMCTSBot.set_resampler`: draws from a stream of ours, so that a search can be repeated."""
    return lambda state, player: state.imagined(player, chance)


def game_type(game: Game) -> pyspiel.GameType:
    parameters = {option.name: NULL if option.default is None else option.default for option in game.options + game.lab}
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
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"players": game.least, "one_round": False, **parameters},
    )


def load(slug: str, **parameters: object) -> SpielGame:
    """The same as `pyspiel.load_game`, with its type."""
    game: SpielGame = pyspiel.load_game(f"pioche_{slug}", parameters)
    return game


def _register(game: Game) -> None:
    # A class, and no function: OpenSpiel lets go of it after Python has ended, which only classes survive.
    pyspiel.register_game(game_type(game), type("SpielGame", (SpielGame,), {"slug": game.slug}))


for _game in games().values():
    _register(_game)
