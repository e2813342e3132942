"""Many games at once for learners: steps in compiled code, numbers in arrays that stay in place. Needs numpy only.

env = VectorEnv("montana", games=1024, players=3, seed=1)
while learning:
    actions = choose(env.observations, env.masks)      # of whoever decides in each game
    env.step(actions)                                  # then look at env.rewards and env.dones
"""

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy

from frontier.adapters.table import configured, luck, positive, rewards, whole
from frontier.engine.batch import Batch
from frontier.engine.chance import Rng
from frontier.engine.errors import IllegalAction, OptionError

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

ROWS = 32  # observations written at a time: they stay in the processor's cache until they are copied
SAMPLING = 7  # sets the lots of `sample` apart from those of the games


class VectorEnv:
    """Games of one configuration, each waiting for a decision; one that ends is followed by the next at once.

    Game i begins with seed `seed + i`, and its k-th successor with `seed + i + k * games`: the same games as those of
    the other environments with these seeds.

    observations  (games, observation_size) float32: what whoever decides knows; not to be written to
    masks         (games, action_count)     uint8: 1 for what they may do; not to be written to
    actors        (games,)                  int64: who decides; not to be written to
    rewards       (games, players)          float32: of the last step; 0 unless the game ended
    dones         (games,)                  bool: whether a game ended in the last step, and the next one has begun
    """

    def __init__(
        self,
        name: str,
        games: SupportsIndex,
        players: int = 2,
        modules: Collection[str] | str = (),
        seed: SupportsIndex = 0,
        **options: Any,
    ) -> None:
        self.games = games = positive("games", games)
        self.game = configured(name, players, modules, options)
        size, actions = self.game.observation_size, self.game.action_count
        self._observations: NDArray[numpy.float32] = numpy.zeros((games, size), numpy.float32)
        self.observations = self._observations.view()
        self.observations.flags.writeable = False  # a step writes only what may change in a game
        self.rewards: NDArray[numpy.float32] = numpy.zeros((games, players), numpy.float32)
        self.dones: NDArray[numpy.bool_] = numpy.zeros(games, numpy.bool_)
        self._batch = Batch(self.game.observer, games, players, actions, min(ROWS, games))
        self.masks: NDArray[numpy.uint8] = _shared(self._batch.masks, numpy.uint8).reshape(games, actions)
        self.actors: NDArray[numpy.int64] = _shared(self._batch.actors, numpy.int64)
        self._sampled: NDArray[numpy.int64] = _shared(self._batch.sampled, numpy.int64)
        self._written: NDArray[numpy.float64] = _shared(self._batch.observations, numpy.float64)
        self._written = self._written.reshape(-1, int(self.game.observer.changing))
        self.reset(seed)

    def reset(self, seed: SupportsIndex) -> None:
        """Begin all games anew."""
        first = whole("seed", seed)
        self._seeds = list(range(first, first + self.games))
        self._rng = Rng(luck(first) ^ SAMPLING)
        for i, own in enumerate(self._seeds):
            self._begin(i, own)
        self.rewards.fill(0.0)
        self.dones.fill(False)
        self._show()

    def step(self, actions: "ArrayLike") -> None:
        """A decision in every game. IllegalAction if one is not legal: then nothing has changed."""
        chosen = numpy.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise OptionError(f"actions: expected {self.games} whole numbers, got {chosen.dtype} {chosen.shape}")
        codes = chosen.tolist()
        wrong = self._batch.first_illegal(codes)
        if wrong >= 0:
            raise IllegalAction(codes[wrong], f"game {wrong}: action {codes[wrong]} is not legal")
        ended = self._batch.step(codes)
        self.rewards.fill(0.0)
        self.dones.fill(False)
        for i in ended:
            self.rewards[i] = rewards(self._batch.states[i])
            self.dones[i] = True
            self._seeds[i] += self.games
            self._begin(i, self._seeds[i])
        self._show()

    def sample(self) -> "NDArray[numpy.int64]":
        """A uniformly random legal action for each game; the array is used again by the next call."""
        self._batch.sample(self._rng)
        return self._sampled

    def _begin(self, i: int, seed: int) -> None:
        state = self.game.new(seed)
        if i < len(self._batch.states):
            self._batch.replace(i, state, luck(seed))
        else:
            self._batch.add(state, luck(seed))
        fixed = self.game.observer.fixed_numbers(state)
        self._observations[i, self._written.shape[1] :] = _shared(fixed, numpy.float64)

    def _show(self) -> None:
        rows, width = self._written.shape
        for first in range(0, self.games, rows):
            self._batch.write_observations(first)
            part = self._observations[first : first + rows, :width]
            part[:] = self._written[: len(part)]


def _shared(numbers: Any, dtype: Any) -> Any:
    """The memory of a native vector as an array."""
    return numpy.frombuffer(memoryview(numbers), dtype=dtype)
