"""The games in OpenSpiel: importing this registers `python_montana` and `python_homesteaders`.

    import pyspiel, frontier.adapters.openspiel
    game = pyspiel.load_game("python_montana(players=3,modules=events+goldrush)")

Parameters are the players, the modules joined by + (or all), and the options of the game. Montana's landscape is drawn
by a first chance node with `setups` outcomes, each of them a seed; `setups=1` plays always on the same one.
"""

from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import numpy

from frontier.adapters.episode import configured, missing, positive, rewards, stretch, whole
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
UNTOLD: Final = -1  # stands for an action that a seat has not seen


def _type(name: str, is_hiding: bool, specification: dict[str, Any]) -> Any:
    """What OpenSpiel asks of a kind of game."""
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
    """The parameters with their defaults."""
    found: dict[str, Any] = {"players": 2, "modules": ""}
    if meta(name).has_random_setup:
        found["setups"] = SETUPS
    return found | {option.name: option.default for option in meta(name).options}


class FrontierGame(pyspiel.Game):  # type: ignore[misc]
    """One configuration."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = {**_specification(name), **(params or {})}
        self.setups = positive("setups", given.pop("setups")) if meta(name).has_random_setup else 0
        players, modules = whole("players", given.pop("players")), str(given.pop("modules"))
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
            max_game_length=int(LONGEST * stretch(self.game)),
        )
        super().__init__(_type(name, self.game.hides, _specification(name)), info, params or {})

    def new_initial_state(self) -> "FrontierState":
        return FrontierState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "FrontierObserver":
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return FrontierObserver(self.game, recalls, params)


class Past:
    """A position that was, what led to it, and the ones before. Never changed, so copies share it."""

    def __init__(self, before: "Past | None", action: int, state: State) -> None:
        self.before = before
        self.action = action
        self.state = state
        self.digests: dict[int, bytes] = {}  # what a seat had seen by then, in short

    def digest(self, game: Game, seat: int) -> bytes:
        """What a seat has seen up to here, in short: each position as it knew it, each action unless it was secret."""
        for moment in reversed(list(self._back_to_known(seat))):
            before = moment.before.digests[seat] if moment.before is not None else b""
            action = moment.told(game, seat).to_bytes(4, "big", signed=True)
            moment.digests[seat] = sha256(before + action + game.observe(moment.state, seat).key()).digest()[:16]
        return self.digests[seat]

    def told(self, game: Game, seat: int) -> int:
        """The action that led here, if a seat knows it: its own, and all that were not secret."""
        if self.before is None:
            return UNTOLD
        then = self.before.state
        is_known = then.actor == seat or not game.is_secret(then, self.action, seat)
        return self.action if is_known else UNTOLD

    def _back_to_known(self, seat: int) -> "Iterator[Past]":
        moment: Past | None = self
        while moment is not None and seat not in moment.digests:
            yield moment
            moment = moment.before


class Run:
    """A game from its set-up to now. OpenSpiel copies it often and stores it now and then: as its list of actions."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.actions: list[int] = []
        self.state = game.new(seed)
        self.past = Past(None, UNTOLD, self.state.clone())

    def apply(self, action: int) -> None:
        """One more action, of a player or of chance."""
        self.state.apply(action)
        self.actions.append(action)
        self.past = Past(self.past, action, self.state.clone())

    def __deepcopy__(self, memo: object) -> "Run":
        other = Run.__new__(Run)
        other.game, other.seed, other.actions = self.game, self.seed, self.actions.copy()
        other.state, other.past = self.state.clone(), self.past
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return _run_again, (self.game, self.seed, self.actions)


def _run_again(game: Game, seed: int, actions: list[int]) -> Run:
    run = Run(game, seed)
    for action in actions:
        run.apply(action)
    return run


class FrontierState(pyspiel.State):  # type: ignore[misc]
    """A position, or the moment before the game is set up."""

    def __init__(self, game: FrontierGame) -> None:
        super().__init__(game)
        self.run: Run | None = Run(game.game, 0) if game.setups == 0 else None

    @property
    def of(self) -> FrontierGame:
        """The game, as it was configured."""
        game: FrontierGame = self.get_game()
        return game

    def current_player(self) -> int:
        actor = CHANCE if self.run is None else self.run.state.actor
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        assert self.run is not None
        return self.run.state.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.run is None:
            setups = self.of.setups
            return [(setup, 1.0 / setups) for setup in range(setups)]
        return self.run.state.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        if self.run is None:
            self.run = Run(self.of.game, action)
        else:
            self.run.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.run is None:
            return f"set-up {action}"
        return self.run.game.notation.write(self.run.state, action)

    def is_terminal(self) -> bool:
        return self.run is not None and self.run.state.actor == OVER

    def returns(self) -> list[float]:
        if self.run is None or self.run.state.actor != OVER:
            return [0.0] * self.of.num_players()
        return rewards(self.run.state)

    def __str__(self) -> str:
        if self.run is None:
            return "before the set-up"
        return self.run.state.key().hex()


class FrontierObserver:
    """What a player knows: now, or (`recalls`) with everything before."""

    def __init__(self, game: Game, recalls: bool, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported; got {params}")
        self.game = game
        self.recalls = recalls
        self.tensor: NDArray[numpy.float32] = numpy.zeros(game.observation_size, numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: FrontierState, player: int) -> None:
        """The tensor of a position."""
        if self.recalls:
            raise ValueError("information states have no tensor, only a string; observations have both")
        if state.run is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = self.game.observation(state.run.state, player)

    def string_from(self, state: FrontierState, player: int) -> str:
        """Equal for positions that a player cannot tell apart."""
        if state.run is None:
            return "before the set-up"
        if self.recalls:
            return state.run.past.digest(self.game, player).hex()
        return self.game.observe(state.run.state, player).key().hex()


def _register() -> None:
    known = set(pyspiel.registered_names())
    for name in GAMES:
        if f"python_{name}" not in known:
            pyspiel.register_game(_type(name, True, _specification(name)), partial(FrontierGame, name))


_register()
