"""The games as Gymnasium environments: one seat learns, bots play the others.

    import gymnasium, frontier.adapters.gymnasium
    env = gymnasium.make("frontier/Montana-v0", players=3, bots="greedy")
    observation, info = env.reset(seed=1)
    env.step(env.action_space.sample(info["action_mask"]))

What may be done is in `info["action_mask"]`; an illegal action ends the episode with the reward `ILLEGAL`.
"""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy

from frontier.adapters.arguments import RENDER_MODES, check_render_mode, configured, integer, missing, observation_bound
from frontier.adapters.episode import Episode, rewards
from frontier.bots import bot
from frontier.engine.errors import OptionError
from frontier.engine.match import Player
from frontier.games import GAMES

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise missing("Gymnasium", "gym") from error

if TYPE_CHECKING:
    from numpy.typing import NDArray

ILLEGAL = -1.0
SEEDS = 2**31
LEARNER = "learner"
METADATA = {"render_modes": list(RENDER_MODES), "render_fps": 2}


class SeatEnv(gymnasium.Env["NDArray[numpy.float32]", numpy.int64]):
    """An environment with one learner among bots. The reward comes at the end (see `episode.rewards`)."""

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        name: str,
        players: int = 2,
        modules: Collection[str] | str = (),
        bots: str | Sequence[str] = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Configure the game; `bots` is one name for all other seats or one for each; without `seat` it varies."""
        self.game = configured(name, players, modules, options)
        self.bots = (bots,) * (players - 1) if isinstance(bots, str) else tuple(bots)
        if len(self.bots) != players - 1:
            raise OptionError(f"bots: expected {players - 1} names, got {len(self.bots)}")
        for bot_name in self.bots:
            bot(bot_name, 0)  # OptionError if there is none of this name
        self.fixed_seat = None if seat is None else integer("seat", seat)
        self.game.check_seat(self.fixed_seat)
        self.seat = self.fixed_seat or 0
        self.is_running = False
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = spaces.Box(
            0.0, observation_bound(self.game), (self.game.observation_size,), numpy.float32
        )
        self.action_space = spaces.Discrete(self.game.action_count)

    def reset(
        self, *, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple["NDArray[numpy.float32]", dict[str, Any]]:
        """Begin a new game; without a seed, one that follows from the last."""
        given = None if seed is None else integer("seed", seed)
        super().reset(seed=given)
        own = given if given is not None else int(self.np_random.integers(SEEDS))
        self.episode = Episode(self.game, own)
        if self.fixed_seat is None:
            self.seat = own % self.game.players
        self._make_opponents()
        self._play_opponents()
        self.is_running = True
        return self._observation(), self._info()

    def step(self, action: SupportsIndex) -> tuple["NDArray[numpy.float32]", float, bool, bool, dict[str, Any]]:
        """Carry out the learner's decision, then those of the bots until the learner decides again."""
        if not self.is_running:
            raise gymnasium.error.ResetNeeded("there is no episode, or it has ended: call reset()")
        code, state = integer("action", action), self.episode.state
        if not state.is_legal(code):
            self.is_running = False
            reason = self.game.explain(state, code) if 0 <= code < self.game.action_count else None
            return self._observation(), ILLEGAL, True, False, {**self._info(), "illegal": reason and reason.rule}
        self.episode.play(code)
        self._play_opponents()
        is_over = self.episode.is_over
        self.is_running = not is_over
        reward = rewards(self.episode.state)[self.seat] if is_over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, is_over, False, self._info()

    def action_masks(self) -> "NDArray[numpy.bool_]":
        """Return what may be done now, as libraries with masked policies ask for it."""
        return self.episode.mask(self.seat).astype(numpy.bool_)

    def render(self) -> Any:
        """Show what the learner sees."""
        names = list(self.bots)
        names.insert(self.seat, LEARNER)
        return self.episode.render(self.render_mode, self.seat, tuple(names))

    def __getstate__(self) -> dict[str, Any]:
        """Return everything but the bots, which cannot be copied."""
        return {name: value for name, value in vars(self).items() if name != "opponents"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Restore the episode with new bots, which decide again all that they have decided."""
        vars(self).update(state)
        if "episode" not in state:
            return
        self._make_opponents()
        again = Episode(self.game, self.episode.seed)
        for action in self.episode.actions:
            if again.state.actor != self.seat:
                self._ask(again)
            again.play(action)

    def _make_opponents(self) -> None:
        """Make the bots of this episode; the one in the learner's seat is never asked."""
        seed = self.episode.seed
        self.opponents: list[Player] = [bot(name, seed + i) for i, name in enumerate(self.bots)]
        self.opponents.insert(self.seat, bot("random", seed))

    def _ask(self, episode: Episode) -> int:
        """Return what the bot whose turn it is chooses, from what its seat can know."""
        actor = episode.state.actor
        opponent = self.opponents[actor]
        return opponent.choose(self.game, episode.known_to(opponent, actor), actor)

    def _play_opponents(self) -> None:
        """Let the bots decide until it is the learner's turn."""
        episode = self.episode
        while not episode.is_over and episode.state.actor != self.seat:
            episode.play(self._ask(episode))

    def _observation(self) -> "NDArray[numpy.float32]":
        return self.episode.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(self.seat), "seat": self.seat}


def _register() -> None:
    for name in GAMES:
        id_ = f"frontier/{''.join(word.capitalize() for word in name.split('_'))}-v0"
        if id_ not in gymnasium.registry:
            gymnasium.register(id_, entry_point=f"{__name__}:{SeatEnv.__name__}", kwargs={"name": name})


_register()
