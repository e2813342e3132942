"""The games in OpenSpiel: importing this registers `python_montana` and `python_homesteaders`.

    import pyspiel, frontier.adapters.openspiel
    game = pyspiel.load_game("python_montana(players=3,modules=events+goldrush)")

Parameters are the players, the modules joined by + (or all), and the options of the game. Montana's landscape is drawn
by a first chance node with `setups` outcomes, each of them a seed; `setups=1` plays always on the same one.
"""

from collections.abc import Iterable, Iterator
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, Self

import numpy

from frontier.adapters.arguments import configured, integer, length_factor, missing, positive_integer
from frontier.adapters.episode import rewards
from frontier.engine.chance import Seed
from frontier.engine.game import Game
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
    """A position with the action that led to it and the node before it: all that OpenSpiel's states need of a match.

    Never changed, so that copies of a state, of which searches make many, share it. It is stored as a list of actions.
    """

    __slots__ = ("action", "before", "digests", "game", "seed", "state")

    def __init__(self, game: Game, seed: Seed, state: State, action: int, before: "HistoryNode | None") -> None:
        self.game = game
        self.seed = seed
        self.state = state
        self.action = action
        self.before = before
        self.digests: dict[int, bytes] = {}  # of what a seat had seen by then

    def play(self, action: int) -> "HistoryNode":
        """Return where an action, of a player or of chance, leads."""
        state = self.state.clone()
        state.apply(action)
        return HistoryNode(self.game, self.seed, state, action, self)

    def digest(self, seat: int) -> bytes:
        """Return a digest of all that a seat has seen: positions as it knew them, and actions that were not secret."""
        digest = b""
        for node in reversed(list(self._back_to_known(seat))):
            if seat not in node.digests:
                action = node.seen_action(seat).to_bytes(4, "big", signed=True)
                seen = self.game.observe(node.state, seat).key()
                node.digests[seat] = sha256(digest + action + seen).digest()[:16]
            digest = node.digests[seat]
        return digest

    def seen_action(self, seat: int) -> int:
        """Return the action that led here if a seat knows it (its own, or not secret), else UNSEEN."""
        if self.before is None:
            return UNSEEN
        then = self.before.state
        is_known = then.actor == seat or not self.game.is_secret(then, self.action, seat)
        return self.action if is_known else UNSEEN

    def _back_to_known(self, seat: int) -> "Iterator[HistoryNode]":
        """Yield this node and those before it, up to the last whose digest is known."""
        node: HistoryNode | None = self
        while node is not None:
            yield node
            if seat in node.digests:
                return
            node = node.before

    def _actions(self) -> list[int]:
        actions = []
        node = self
        while node.before is not None:
            actions.append(node.action)
            node = node.before
        return actions[::-1]

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _played, (self.game, self.seed, self._actions())


def _played(game: Game, seed: Seed, actions: Iterable[int] = ()) -> HistoryNode:
    """Return where actions lead from the set-up."""
    node = HistoryNode(game, seed, game.new(seed), UNSEEN, None)
    for action in actions:
        node = node.play(action)
    return node


class FrontierState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel's State, or the chance node before the game is set up (`node` is None)."""

    def __init__(self, game: FrontierGame) -> None:
        super().__init__(game)
        self.node: HistoryNode | None = _played(game.game, 0) if game.setups == 0 else None

    @property
    def configured(self) -> FrontierGame:
        """The game that this is a state of."""
        game: FrontierGame = self.get_game()
        return game

    def current_player(self) -> int:
        actor = CHANCE if self.node is None else self.node.state.actor
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        assert self.node is not None
        return self.node.state.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.node is None:
            setups = self.configured.setups
            return [(setup, 1.0 / setups) for setup in range(setups)]
        return self.node.state.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        if self.node is None:
            self.node = _played(self.configured.game, action)
        else:
            self.node = self.node.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.node is None:
            return f"set-up {action}"
        return self.node.game.notation.write(self.node.state, action)

    def is_terminal(self) -> bool:
        return self.node is not None and self.node.state.actor == OVER

    def returns(self) -> list[float]:
        if self.node is None or self.node.state.actor != OVER:
            return [0.0] * self.configured.num_players()
        return rewards(self.node.state)

    def __str__(self) -> str:
        if self.node is None:
            return "before the set-up"
        return self.node.state.key().hex()


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
        if state.node is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = self.game.observation(state.node.state, player)

    def string_from(self, state: FrontierState, player: int) -> str:
        """Return a text that is equal for positions that a player cannot tell apart."""
        if state.node is None:
            return "before the set-up"
        if self.recalls:
            return state.node.digest(player).hex()
        return self.game.observe(state.node.state, player).key().hex()


def _register() -> None:
    known = set(pyspiel.registered_names())
    for name in GAMES:
        if f"python_{name}" not in known:
            pyspiel.register_game(_type(name, True, _specification(name)), partial(FrontierGame, name))


_register()
