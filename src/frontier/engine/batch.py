"""Many games of one configuration side by side, for learners: each step in one call, into vectors that stay put."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from frontier.engine.chance import Rng
from frontier.engine.observation import Observer, zeros
from frontier.engine.state import CHANCE, OVER, State


class Batch:
    """Games that wait for a decision each. Chance decides by itself; a game that is over is to be replaced.

    The vectors are never made anew, so that whoever looks into them once (by the buffer protocol) sees every step.
    """

    def __init__(self, observer: Observer, games: int, players: int, action_count: int, rows: int) -> None:
        self.observer = observer
        self.games: i64 = games
        self.players: i64 = players
        self.action_count: i64 = action_count
        self.rows: i64 = rows  # observations written at a time
        self.states: list[State] = []
        self.rngs: list[Rng] = []
        self.actors = vec[i64]([0 for _ in range(games)])
        self.sampled = vec[i64]([0 for _ in range(games)])
        self.masks = vec[u8]([0 for _ in range(games * action_count)])
        self.observations = zeros(i64(rows) * observer.changing)

    def add(self, state: State, seed: i64) -> None:
        """Add a game; the seed decides what chance does in it."""
        self.states.append(state)
        self.rngs.append(Rng(seed))
        self._settle(i64(len(self.states)) - 1)

    def replace(self, game: i64, state: State, seed: i64) -> None:
        """Put a new game in the place of another."""
        self._unmark(game)
        self.states[game] = state
        self.rngs[game] = Rng(seed)
        self._settle(game)

    def first_illegal(self, actions: list[int]) -> int:
        """Return the first game in which an action is not legal, or -1."""
        count = int(self.action_count)  # Python's number: codes from outside may be too large for native ones
        for game in range(self.games):
            action = actions[game]
            if not 0 <= action < count or self.masks[game * self.action_count + i64(action)] == 0:
                return int(game)
        return -1

    def step(self, actions: list[int]) -> list[int]:
        """Carry out a legal action in each game, and return the games that are over now."""
        over = []
        for game in range(self.games):
            self._unmark(game)
            self.states[game].step(actions[game])
            self._settle(game)
            if self.actors[game] == OVER:
                over.append(int(game))
        return over

    def sample(self, rng: Rng) -> None:
        """Write a uniformly random legal action for each game into `sampled`."""
        for game in range(self.games):
            self.sampled[game] = self.states[game].pick(rng)

    def write_observations(self, first: i64) -> None:
        """Write into `observations` what the actors of the next `rows` games see of all that may change."""
        size = self.observer.changing
        last = first + self.rows
        if last > self.games:
            last = self.games
        for game in range(first, last):
            if self.actors[game] >= 0:
                self.observer.write(self.states[game], self.actors[game], self.observations, (game - first) * size)

    def _settle(self, game: i64) -> None:
        """Let chance decide until somebody else does, and mark what they may do."""
        state = self.states[game]
        rng = self.rngs[game]
        actor: i64 = state.actor
        while actor == CHANCE:
            state.step(state.draw(rng))
            actor = state.actor
        self.actors[game] = actor
        self._mark(game, state, 1)

    def _unmark(self, game: i64) -> None:
        self._mark(game, self.states[game], 0)

    def _mark(self, game: i64, state: State, value: u8) -> None:
        s = state.s
        first = game * self.action_count
        for i in range(state.tail + 1, state.tail + 1 + s[state.tail]):
            self.masks[first + s[i]] = value
