"""Bots that count along and bots that forget: which is which, and that none is given more than its seat can know."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

import frontier
from conformance.test_any_game import richer_rivals
from conformance.test_recall import decisions, worlds
from frontier import Game, Match, State, bot
from frontier.bots import LEVELS, levels
from frontier.bots.game_bots import GameBots, bots_of
from frontier.bots.search_bot import NO_LIMIT
from frontier.engine.match import remembers
from frontier.engine.record import UNSEEN, shown_moves
from frontier.lab.arena import TimedPlayer

STRONGEST = tuple(LEVELS)[-2:]


def test_the_two_strongest_levels_count_along() -> None:
    assert tuple(name for name in LEVELS if remembers(bot(name))) == STRONGEST
    assert [remembers(bot(f"{kind}@10")) for kind in ("search", "forgetful", "mcts")] == [True, False, False]
    assert not remembers(bot("random"))
    assert [remembers(TimedPlayer(bot(name))) for name in ("settler", "pioneer")] == [False, True]


class Watcher:
    """A player who notes what it is given to decide."""

    def __init__(self, is_attentive: bool) -> None:
        self.name = "watcher"
        self.remembers = is_attentive
        self.given: list[State] = []

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Return any action."""
        self.given.append(state)
        return random.Random(len(self.given)).choice(state.legal_actions())


class Forgetter:
    """A player who does not say whether it remembers."""

    name = "forgetter"

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Return the first action."""
        return state.legal_actions()[0]


def test_who_counts_along_is_given_all_that_was_told() -> None:
    game = frontier.game("homesteaders", players=3)
    attentive, forgetful = Watcher(True), Watcher(False)
    match = Match(game, 3, [attentive, forgetful, Forgetter()])
    while match.decide():
        before = next(reversed([state.clone() for state, move in match.positions() if move.actor >= 0]))
        seat = next(move.actor for move in reversed(match.moves) if move.actor >= 0)
        if seat < 2 and len(attentive.given) < 20:
            given = (attentive, forgetful)[seat].given[-1]
            assert given.key() == (before if seat == 0 else game.observe(before, seat)).key()
    assert len(attentive.given) > 20
    assert len(forgetful.given) > 20


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that think a little, and no shorter on a slow machine."""

    def hasty(game: str) -> GameBots:
        own = bots_of(game)
        budgets = {name: own.level(name) for name in levels.SEARCH_LEVELS}
        short = {
            name: replace(level, iterations=min(level.iterations, 24), seconds=NO_LIMIT)
            for name, level in budgets.items()
        }
        return replace(own, levels=short)

    monkeypatch.setattr(levels, "bots_of", hasty)


def told_apart(seat: int, players: int, modules: tuple[str, ...]) -> Iterator[tuple[Match, Match]]:
    """Pairs of games in which a seat has to decide and cannot tell them apart, though they differ."""
    game = frontier.game("montana", players=players, modules=modules)
    for seed in range(8):
        for one, other in worlds(game, seat, seed):
            if one.state.actor == seat and UNSEEN in shown_moves(one, seat) and one.state.key() != other.state.key():
                yield one, other


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", [*LEVELS, "search@20", "forgetful@20", "mcts@4"])
def test_what_was_never_shown_changes_no_choice(name: str) -> None:
    compared = 0
    for one, other in islice(told_apart(1, 3, ("goldrush",)), 0, 60, 12):
        chosen = [
            player.choose(match.game, match.known_to(player, 1), 1)
            for match, player in ((one, bot(name, compared)), (other, bot(name, compared)))
        ]
        assert chosen[0] == chosen[1]
        compared += 1
    assert compared > 3


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", [name for name in LEVELS if name not in STRONGEST])
def test_what_lies_behind_screens_changes_no_choice_of_who_forgets(name: str) -> None:
    game = frontier.game("homesteaders", players=3)
    for match in islice(decisions(game, 2), 10, 120, 15):
        seat, player = match.state.actor, bot(name, 1)
        told = player.choose(game, match.known_to(player, seat), seat)
        rivals = richer_rivals(game, match.state, seat)[:6]
        assert rivals
        for world in rivals:
            assert bot(name, 1).choose(game, game.observe(world, seat), seat) == told


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", STRONGEST)
def test_the_strongest_decide_by_the_record_that_they_are_shown(name: str) -> None:
    """They choose the same from a text that has nothing but what the seat was shown."""
    for id_, modules in (("homesteaders", ()), ("montana", ("goldrush",))):
        check_by_record(frontier.game(id_, players=3, modules=modules), name)


def check_by_record(game: Game, name: str) -> None:
    for match in islice(decisions(game, 4), 10, 100, 30):
        seat = match.state.actor
        known = match.known_to(bot(name, 1), seat), game.recall(frontier.record.shown(match, seat), seat)
        chosen = [bot(name, 1).choose(game, state, seat) for state in known]
        assert chosen[0] == chosen[1]
