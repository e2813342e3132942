"""A table's log folded without any server: short ways to play there, and to fold it anew."""

import random

import frontier
from frontier.server.tables.play import ClockRule, Draft, Play

CLOCK = ClockRule(base=100.0, increment=5.0, grace=20.0)
GAMES = {
    "homesteaders": ("homesteaders", 2, ()),
    "montana": ("montana", 3, ("goldrush",)),  # luck in the middle of turns
}


def begun(
    game: str = "homesteaders",
    players: int = 2,
    modules: tuple[str, ...] = (),
    bots: tuple[str | None, ...] | None = None,
    is_free: bool = False,
    clock: ClockRule | None = None,
    speed: str = "live",
    seed: str = "luck",
    rules: int | None = None,
    **options: int,
) -> Play:
    """A game at time 0, the first luck drawn."""
    configured = frontier.game(game, players=players, modules=modules, components=None, rules=rules, **options)
    play = Play(configured, seed, bots or (None,) * players, is_free, clock, speed)
    draft = Draft(play, 0.0)
    draft.start()
    take(play, draft)
    return play


def take(play: Play, draft: Draft) -> None:
    """Fold in what a draft adds."""
    for entry in draft.entries:
        play.take(entry)


def do(play: Play, *moves: str, at: float = 0.0, confirm: bool = False) -> None:
    """Whoever has to decide plays these moves."""
    for move in moves:
        draft = Draft(play, at)
        seat = play.state.actor
        draft.move(seat, play.game.notation.read(play.state, move), confirm)
        take(play, draft)


def dawdle(play: Play, rng: random.Random, at: float = 0.0) -> None:
    """Whoever has to decide in Montana does anything but build, so that the game goes on and on."""
    actions = play.state.legal_actions()
    idle = [action for action in actions if play.game.space.family(action).name != "build"]
    draft = Draft(play, at)
    draft.move(play.state.actor, rng.choice(idle or actions), True)
    take(play, draft)
    assert not play.is_over


def add(play: Play, kind: str, seat: int | None = None, at: float = 0.0, **data: object) -> None:
    """One entry of another kind."""
    draft = Draft(play, at)
    draft.add(kind, seat, data=data or None)
    take(play, draft)


def confirm(play: Play, at: float = 0.0) -> None:
    """The seat that is awaited hands on."""
    assert play.awaiting is not None
    draft = Draft(play, at)
    draft.confirm(play.awaiting)
    take(play, draft)


def folded(play: Play) -> Play:
    """The same log, folded anew."""
    anew = Play(play.game, play.seed, play.bots, play.is_free, play.clock, play.speed)
    for applied in play.applied:
        anew.take(applied.entry)
    return anew


def everything(play: Play) -> tuple[object, ...]:
    """All that the fold decides."""
    return (
        play.game.dump(play.state),
        play.moves,
        play.awaiting,
        play.floor,
        play.stand_ins,
        play.left,
        play.since,
        play.waits_for,
        [(applied.move, applied.hidden_from, applied.events) for applied in play.applied],
    )
