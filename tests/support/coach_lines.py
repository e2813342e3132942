"""Lines to make claims of: what fair and random players went on to do in whole games, from each of their decisions."""

from collections.abc import Iterator, Sequence

import frontier
from frontier import Game, Match, State
from frontier.coach.claims import Claim
from frontier.coach.walk import Walk, walk

LONGEST = 24  # decisions


def walks(game: Game, seeds: Sequence[int], every: int = 1) -> Iterator[Walk]:
    """Yield the lines of games, half of them greedy and half random, from the seat that decides."""
    for seed in seeds:
        bot = "greedy" if seed % 2 else "random"
        match = Match(game, seed, [frontier.bot(bot, seed * 10 + seat) for seat in range(game.players)])
        while match.decide():
            pass
        actions = [move.action for move in match.moves]
        for number, (before, move) in enumerate(match.positions()):
            if move.actor >= 0 and number % every == 0:
                yield walk(game, before, move.actor, actions[number : number + LONGEST])


def notation(one: Walk) -> list[str]:
    """The moves of a line."""
    return [one.game.notation.write(step.before, step.action) for step in one.steps]


def follow(game: Game, state: State, *moves: str) -> Walk:
    """The line of these moves from a position, from the seat that decides there."""
    now, actions = state.clone(), []
    for move in moves:
        actions.append(game.notation.read(now, move))
        now.apply(actions[-1])
    return walk(game, state, state.actor, actions)


def kinds(claims: Sequence[Claim]) -> set[str]:
    """The kinds of claims."""
    return {one.kind for one in claims}
