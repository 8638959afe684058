"""Our games as environments of Gymnasium: one seat against bots.

    env = gymnasium.make("pioche/nain_jaune-v1", players=4, bots="fast")

Importing this module registers every game that has an observer. Observations are dictionaries as PettingZoo's are:
`observation` is what the seat knows, `action_mask` what it may do now, which `info` holds too. The reward comes at the
end: what the seat has won more than the others on average. An illegal action does nothing, costs `illegal_reward`, and
`info["illegal"]` says why; whoever heeds the mask never meets it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Discrete
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(f'{missing}: pip install ".[gym]" in a clone of Pioche', name=missing.name) from None

from pioche.bot_chance import bot_seed
from pioche.bots.bot import Bot, bot_for
from pioche.chance import BOT, FastRng
from pioche.core.game import Game
from pioche.core.registry import games
from pioche.core.seats import Seat
from pioche.envs.asking import IllegalAction, whole
from pioche.envs.sitting import RENDER_MODES, Observation, Sitting
from pioche.observing.finding import OBSERVERS, observer_of

Info = dict[str, Any]
Bots = str | Bot | Sequence[str | Bot]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A match, or one round of it. `bots` is one for all other seats, or one for each, from the left of ours."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - Gymnasium says so

    def __init__(
        self,
        game: Game | str,
        *,
        players: int | None = None,
        seat: int = 0,
        bots: Bots = "fast",
        options: Mapping[str, object] | None = None,
        lab: Mapping[str, object] | None = None,
        one_round: bool = False,
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is {render_mode!r}: write one of {', '.join(RENDER_MODES)}, or None")
        self.sitting = Sitting(game, players, options, lab, one_round=one_round)
        if not 0 <= whole("seat", seat) < self.sitting.players:
            raise ValueError(f"seat is {seat}: seats are from 0 to {self.sitting.players - 1}")
        self.seat = Seat(seat)
        self.bots = _seated(self.sitting, seat, bots)
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observation_space = self.sitting.space()
        self.action_space = Discrete(self.sitting.game.actions)
        self._chance = FastRng("")
        self._decided = 0  # by bots, in this match

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """A new match, up to the first decision of the seat: matches that end before are passed over."""
        if options:
            raise ValueError(f"reset knows no options, and was given {', '.join(options)}: give ours to gymnasium.make")
        super().reset(seed=seed)
        self._begin(seed)
        while self.sitting.over:
            self._begin(None)
        if self.render_mode == "human":
            self.render()
        return self._told()

    def _begin(self, seed: int | None) -> None:
        self.sitting.begin(seed)
        self._chance = self._bots_chance()
        self._decided = 0
        self._let_bots_play()

    def _bots_chance(self) -> FastRng:
        return FastRng(bot_seed(self.sitting.own_seed))

    def _let_bots_play(self) -> None:
        """Each from the view of its own seat, until ours is to act or all is over."""
        while not self.sitting.over and self.sitting.state.seat != self.seat:
            state = self.sitting.state
            self._chance.open(BOT, state.seat, self._decided)
            self._decided += 1
            state.apply(self.bots[int(state.seat)].choose(state.view(state.seat), self._chance))

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        if self.sitting.over:
            raise RuntimeError("the match is over: call reset")
        try:
            self.sitting.play(action)
        except IllegalAction as illegal:
            observation, info = self._told()
            return observation, self.illegal_reward, False, False, {**info, "illegal": str(illegal)}
        self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        over = self.sitting.over
        observation, info = self._told()
        return observation, self.sitting.returns()[self.seat] if over else 0.0, over, False, info

    def _told(self) -> tuple[Observation, Info]:
        observation = self.sitting.observation(self.seat)
        return observation, {"action_mask": observation["action_mask"].copy()}

    def render(self) -> str | None:
        """What the seat sees and remembers: as text, or printed for people."""
        if self.render_mode is None:
            gymnasium.logger.warn(f"render_mode is None: write one of {', '.join(RENDER_MODES)} to see something")
            return None
        text = self.sitting.text(self.seat)
        if self.render_mode == "human":
            print(text, end="\n\n")
            return None
        return text

    # Copies: bots that are installed are found again by their names.

    def __getstate__(self) -> dict[str, Any]:
        slug = self.sitting.game.slug
        bots = {seat: bot.name if bot_for(slug, bot.name) is bot else bot for seat, bot in self.bots.items()}
        return {**self.__dict__, "bots": bots, "_chance": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.bots = {seat: _bot(self.sitting.game, bot) for seat, bot in kept["bots"].items()}
        self._chance = self._bots_chance()


def _seated(sitting: Sitting, seat: int, bots: Bots) -> dict[int, Bot]:
    """The bot of each seat but ours."""
    others = sitting.players - 1
    given = [bots] * others if isinstance(bots, (str, Bot)) else list(bots)
    if len(given) != others:
        raise ValueError(f"{len(given)} bots for {others} seats")
    return {(seat + 1 + nth) % sitting.players: _bot(sitting.game, bot) for nth, bot in enumerate(given)}


def _bot(game: Game, bot: str | Bot) -> Bot:
    found = bot_for(game.slug, bot) if isinstance(bot, str) else bot
    if found is None:
        raise ValueError(f"no bot named {bot!r} plays {game.slug}")
    return found


def version_of(game: Game) -> int:
    """The number in the name of its environments: that of the layout of observations."""
    return observer_of(game, game.least).version


for _game in games().values():
    if _game.slug in OBSERVERS:  # somebody has said what its seats know as numbers
        gymnasium.register(
            f"pioche/{_game.slug}-v{version_of(_game)}", f"{__name__}:SeatEnv", kwargs={"game": _game.slug}
        )
