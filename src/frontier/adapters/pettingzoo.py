"""The games as PettingZoo environments.

    from frontier.adapters.pettingzoo import env
    table = env("montana", players=3, modules=("events", "goldrush"))

`env` asks one agent after the other (AEC); an illegal action ends the game. In `parallel_env` all agents act in every
cycle, but only the action of whoever decides counts, and only if it is legal: one that is not costs `ILLEGAL`.
"""

from collections.abc import Collection, Mapping
from typing import Any, ClassVar, SupportsIndex

import numpy

from frontier.adapters.arguments import (
    RENDER_MODES,
    check_render_mode,
    configured,
    integer,
    missing,
    observation_bound,
    positive_integer,
)
from frontier.adapters.episode import Episode, rewards
from frontier.engine.chance import seed_word
from frontier.engine.errors import OptionError
from frontier.engine.state import OVER

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as error:
    raise missing("PettingZoo", "pettingzoo") from error

ILLEGAL = -1.0
SEEDS = 2**31
METADATA = {"render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 2}

Observation = dict[str, Any]


def env(name: str, players: int = 2, modules: Collection[str] | str = (), **options: Any) -> "raw_env":
    """Return an environment in which an illegal action loses, as with PettingZoo's wrappers but without their cost."""
    return raw_env(name, players, modules, illegal="lose", **options)


class Environment:
    """What both kinds of environments share: a game, its spaces, and seeds for its episodes."""

    metadata: dict[str, Any] = METADATA
    version: ClassVar[str]  # the end of the environment's name
    from_reset: ClassVar[tuple[str, ...]] = ("episode", "agents", "num_agents")  # attributes there only after reset()
    episode: Episode

    def __init__(
        self,
        name: str,
        players: int = 2,
        modules: Collection[str] | str = (),
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        self.game = game = configured(name, players, modules, options)
        self.metadata = {**METADATA, "name": f"{name}{self.version}"}
        self.render_mode = check_render_mode(render_mode)
        self.max_cycles = None if max_cycles is None else positive_integer("max_cycles", max_cycles)
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.generator = numpy.random.default_rng()
        self.decisions = 0
        box = spaces.Box(0.0, observation_bound(game), (game.observation_size,), numpy.float32)
        mask = spaces.Box(0, 1, (game.action_count,), numpy.int8)
        self.observation_spaces = {
            agent: spaces.Dict(observation=box, action_mask=mask) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(game.action_count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{name}: call reset() first" if name in self.from_reset else f"there is no {name!r}")

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows and may do."""
        seat = self.seats[agent]
        return {"observation": self.episode.observation(seat), "action_mask": self.episode.mask(seat)}

    def _begin(self, seed: SupportsIndex | None) -> None:
        """Begin a new episode; without a seed, one that follows from the last."""
        if seed is None:
            own = int(self.generator.integers(SEEDS))
        else:
            own = integer("seed", seed)
            self.generator = numpy.random.default_rng(seed_word(own))
        self.decisions = 0
        self.episode = Episode(self.game, own)
        self.agents = list(self.possible_agents)

    def _check_running(self) -> None:
        """Raise OptionError once all agents are gone."""
        if not self.agents:
            raise OptionError("the game has ended: call reset()")

    @property
    def is_cut_short(self) -> bool:
        """Whether as many decisions were made as the environment allows."""
        return self.max_cycles is not None and self.decisions >= self.max_cycles


class raw_env(Environment, AECEnv):  # type: ignore[misc]
    """The AEC environment. An illegal action raises IllegalAction, or ends the game (`illegal="lose"`)."""

    version = "_v0"
    from_reset = (
        *Environment.from_reset, "agent_selection", "rewards", "terminations", "truncations", "infos",
    )  # fmt: skip

    def __init__(
        self, name: str, players: int = 2, modules: Collection[str] | str = (), illegal: str = "raise", **options: Any
    ) -> None:
        if illegal not in ("raise", "lose"):
            raise OptionError(f"illegal: expected 'raise' or 'lose', got {illegal!r}")
        self.loses = illegal == "lose"
        super().__init__(name, players, modules, **options)

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.state.actor]

    def step(self, action: SupportsIndex | None) -> None:
        self._check_running()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise OptionError("action: None is for agents whose game has ended")
        code = integer("action", action)
        if self.loses and not self.episode.state.is_legal(code):
            self._end({**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL})
            return
        self.episode.play(code)
        self._cumulative_rewards[agent] = 0.0
        self.decisions += 1
        actor = self.episode.state.actor
        if actor == OVER:
            self._end(dict(zip(self.agents, rewards(self.episode.state), strict=True)))
        else:
            self.agent_selection = self.possible_agents[actor]
            if self.is_cut_short:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def _end(self, gains: dict[str, float]) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = gains
        self._accumulate_rewards()

    def render(self) -> Any:
        """Show what the agent that decides sees."""
        seat = self.seats[self.agent_selection]
        return self.episode.render(self.render_mode, seat, tuple(self.possible_agents))

    def close(self) -> None:
        """Do nothing: no resources are held open."""


class parallel_env(Environment, ParallelEnv):  # type: ignore[misc]
    """The parallel environment. All agents act in every cycle; only the action of the one that decides counts."""

    version = "_parallel_v0"

    def reset(
        self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._observations(self.agents), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, SupportsIndex]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        self._check_running()
        agents, gains = list(self.agents), dict.fromkeys(self.agents, 0.0)
        decider = self.possible_agents[self.episode.state.actor]
        action = actions.get(decider)
        code = None if action is None else integer("action", action)
        if code is not None and self.episode.state.is_legal(code):
            self.episode.play(code)
        else:
            gains[decider] = ILLEGAL
        self.decisions += 1
        is_over, is_cut = self.episode.is_over, self.is_cut_short
        if is_over:
            gains = dict(zip(agents, rewards(self.episode.state), strict=True))
        if is_over or is_cut:
            self.agents = []
        ends, cuts = dict.fromkeys(agents, is_over), dict.fromkeys(agents, is_cut and not is_over)
        return self._observations(agents), gains, ends, cuts, {agent: {} for agent in agents}

    def _observations(self, agents: list[str]) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in agents}

    def render(self) -> Any:
        """Show what everybody may see."""
        return self.episode.render(self.render_mode, None, tuple(self.possible_agents))
