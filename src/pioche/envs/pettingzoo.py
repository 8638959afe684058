"""Our games as environments of PettingZoo, where agents act one after the other.

    env = pettingzoo.env("adriano", players=3, options={"rounds": 2})

Observations are dictionaries: `observation` is what the agent knows, laid out as its observer says, and `action_mask`
what it may do now. Rewards come at the end: what each has won more than the others on average, 0 before. An illegal
action raises IllegalAction and does nothing; PettingZoo's TerminateIllegalWrapper makes it a lost match instead.
"""

from collections.abc import Mapping
from typing import Any

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Discrete, Space
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f'{missing}: pip install ".[pettingzoo]" in a clone of Pioche', name=missing.name
    ) from None

from pioche.core.game import Game
from pioche.core.seats import Seat
from pioche.envs.sitting import RENDER_MODES, Observation, Sitting


class PiocheEnv(AECEnv):
    """A match, or one round of it; `player_0` has the first seat. `reset` with a seed repeats the same matches."""

    def __init__(
        self,
        game: Game | str,
        *,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        lab: Mapping[str, object] | None = None,
        one_round: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is {render_mode!r}: write one of {', '.join(RENDER_MODES)}, or None")
        self.sitting = Sitting(game, players, options, lab, one_round=one_round)
        self.render_mode = render_mode
        name = f"pioche_{self.sitting.game.slug}_v{self.sitting.observer.version}"
        self.metadata = {"name": name, "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(self.sitting.players)]
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.sitting.space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.sitting.game.actions) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. PettingZoo's `options` are not asked: ours are given with the game, and refused here."""
        self.sitting.refuse_options(options)
        self.sitting.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.sitting.state.seat]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        return self.sitting.observation(self._seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must act: None is for agents whose match is over")
        self.sitting.play(action)
        if self.sitting.over:
            self._end()
        else:
            self.agent_selection = self.agents[self.sitting.state.seat]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        self.rewards = dict(zip(self.agents, self.sitting.returns(), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """What the agent to act sees and remembers: as text, or printed for people."""
        if self.render_mode is None:
            gymnasium.logger.warn(f"render_mode is None: write one of {', '.join(RENDER_MODES)} to see something")
            return None
        text = self.sitting.text(self._seats[self.agent_selection])
        if self.render_mode == "human":
            print(text, end="\n\n")
            return None
        return text

    def close(self) -> None:
        """Nothing: there is no window."""


def raw_env(game: Game | str, **arguments: Any) -> PiocheEnv:
    """An environment alone."""
    return PiocheEnv(game, **arguments)


def env(game: Game | str, **arguments: Any) -> AECEnv:
    """An environment in PettingZoo's wrapper that says what was asked too early."""
    return OrderEnforcingWrapper(PiocheEnv(game, **arguments))
