"""The games in OpenSpiel: importing this registers `python_montana` and `python_homesteaders`.

    import pyspiel, frontier.adapters.openspiel
    game = pyspiel.load_game("python_montana(players=3,modules=events+goldrush)")

Parameters are the players, the modules joined by + (or all), and the options of the game. Montana's landscape is drawn
by a first chance node with `setups` outcomes, each of them a seed; `setups=1` plays always on the same one.
"""

from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, Self

import numpy

from frontier.adapters.arguments import configured, integer, length_factor, missing, positive_integer
from frontier.adapters.episode import rewards
from frontier.engine.chance import Seed
from frontier.engine.game import Game
from frontier.engine.match import Match
from frontier.engine.state import CHANCE, OVER, State
from frontier.games import GAMES, meta

try:
    import pyspiel
except ImportError as error:
    raise missing("OpenSpiel", "openspiel") from error

if TYPE_CHECKING:
    from numpy.typing import NDArray

SETUPS: Final = 1000  # outcomes of the chance node that sets a game up whose set-up the seed decides
LONGEST: Final = 10_000  # decisions of a game of the usual number of rounds; far more than any has
UNSEEN: Final = -1  # stands for an action that a seat has not seen


def _type(name: str, is_hiding: bool, specification: dict[str, Any]) -> Any:
    """Return what OpenSpiel wants to know of a game before it is configured."""
    kind = pyspiel.GameType
    information = kind.Information
    return kind(
        short_name=f"python_{name}",
        long_name=name.capitalize(),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if is_hiding else information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification,
    )


def _specification(name: str) -> dict[str, Any]:
    """Return the parameters of a game with their defaults."""
    found: dict[str, Any] = {"players": 2, "modules": ""}
    if meta(name).has_random_setup:
        found["setups"] = SETUPS
    return found | {option.name: option.default for option in meta(name).options}


class FrontierGame(pyspiel.Game):  # type: ignore[misc]
    """A configured game as OpenSpiel's Game."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = {**_specification(name), **(params or {})}
        self.setups = positive_integer("setups", given.pop("setups")) if meta(name).has_random_setup else 0
        players, modules = integer("players", given.pop("players")), str(given.pop("modules"))
        defaults = {option.name: option.default for option in meta(name).options}
        options = {key: value for key, value in given.items() if value != defaults[key]}
        self.game: Game = configured(name, players, modules, options)
        self.observer = self.game.observer
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.action_count,
            max_chance_outcomes=max(self.game.action_count, self.setups),
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=int(LONGEST * length_factor(self.game)),
        )
        super().__init__(_type(name, self.game.hides, _specification(name)), info, params or {})

    def new_initial_state(self) -> "FrontierState":
        return FrontierState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "FrontierObserver":
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return FrontierObserver(self.game, recalls, params)


class HistoryNode:
    """A position that was, the action that led to it, and the node before it. Never changed, so copies share it."""

    def __init__(self, before: "HistoryNode | None", action: int, state: State) -> None:
        self.before = before
        self.action = action
        self.state = state
        self.digests: dict[int, bytes] = {}  # of what a seat had seen by then

    def digest(self, game: Game, seat: int) -> bytes:
        """Return a digest of all that a seat has seen: positions as it knew them, and actions that were not secret."""
        for node in reversed(list(self._back_to_known(seat))):
            before = node.before.digests[seat] if node.before is not None else b""
            action = node.seen_action(game, seat).to_bytes(4, "big", signed=True)
            node.digests[seat] = sha256(before + action + game.observe(node.state, seat).key()).digest()[:16]
        return self.digests[seat]

    def seen_action(self, game: Game, seat: int) -> int:
        """Return the action that led here if a seat knows it (its own, or not secret), else UNSEEN."""
        if self.before is None:
            return UNSEEN
        then = self.before.state
        is_known = then.actor == seat or not game.is_secret(then, self.action, seat)
        return self.action if is_known else UNSEEN

    def _back_to_known(self, seat: int) -> "Iterator[HistoryNode]":
        node: HistoryNode | None = self
        while node is not None and seat not in node.digests:
            yield node
            node = node.before


class RecallingMatch(Match):
    """A match with the history that information states need; OpenSpiel decides for chance.

    OpenSpiel copies it often and stores it now and then: as its list of actions.
    """

    def __init__(self, game: Game, seed: Seed) -> None:
        super().__init__(game, seed, luck="open", keeps_events=False)
        self.history = HistoryNode(None, UNSEEN, self.state.clone())

    def apply(self, action: int) -> None:
        """Carry out one action of a player or of chance, and remember it."""
        super().apply(action)
        self.history = HistoryNode(self.history, action, self.state.clone())

    def copy(self) -> Self:
        """Return an independent match at the same position; the history is shared."""
        other = super().copy()
        other.history = self.history
        return other

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _replayed, (self.game, self.seed, [move.action for move in self.moves])


def _replayed(game: Game, seed: Seed, actions: list[int]) -> RecallingMatch:
    match = RecallingMatch(game, seed)
    for action in actions:
        match.apply(action)
    return match


class FrontierState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel's State, or the chance node before the game is set up (`match` is None)."""

    def __init__(self, game: FrontierGame) -> None:
        super().__init__(game)
        self.match: RecallingMatch | None = RecallingMatch(game.game, 0) if game.setups == 0 else None

    @property
    def configured(self) -> FrontierGame:
        """The game that this is a state of."""
        game: FrontierGame = self.get_game()
        return game

    def current_player(self) -> int:
        actor = CHANCE if self.match is None else self.match.state.actor
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        assert self.match is not None
        return self.match.state.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.match is None:
            setups = self.configured.setups
            return [(setup, 1.0 / setups) for setup in range(setups)]
        return self.match.state.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = RecallingMatch(self.configured.game, action)
        else:
            self.match.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.match is None:
            return f"set-up {action}"
        return self.match.game.notation.write(self.match.state, action)

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.state.actor == OVER

    def returns(self) -> list[float]:
        if self.match is None or self.match.state.actor != OVER:
            return [0.0] * self.configured.num_players()
        return rewards(self.match.state)

    def __str__(self) -> str:
        if self.match is None:
            return "before the set-up"
        return self.match.state.key().hex()


class FrontierObserver:
    """Observes states for a player: what they know now, or (`recalls`) with everything before."""

    def __init__(self, game: Game, recalls: bool, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported; got {params}")
        self.game = game
        self.recalls = recalls
        self.tensor: NDArray[numpy.float32] = numpy.zeros(game.observation_size, numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: FrontierState, player: int) -> None:
        """Write the observation of a player into the tensor."""
        if self.recalls:
            raise ValueError("information states have no tensor, only a string; observations have both")
        if state.match is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = self.game.observation(state.match.state, player)

    def string_from(self, state: FrontierState, player: int) -> str:
        """Return a text that is equal for positions that a player cannot tell apart."""
        if state.match is None:
            return "before the set-up"
        if self.recalls:
            return state.match.history.digest(self.game, player).hex()
        return self.game.observe(state.match.state, player).key().hex()


def _register() -> None:
    known = set(pyspiel.registered_names())
    for name in GAMES:
        if f"python_{name}" not in known:
            pyspiel.register_game(_type(name, True, _specification(name)), partial(FrontierGame, name))


_register()
