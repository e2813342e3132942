"""Games at several moments, and worlds that differ only in what a seat was never shown."""

import frontier
from frontier import Game, Match, State
from frontier.bots.learned import LEARNED
from frontier.engine.chance import Rng, seed_word


def matches(game: Game, most: int = 14) -> list[Match]:
    """A game at several moments, each with somebody to decide."""
    found = []
    match = Match(game, 7, [frontier.bot("greedy", seat) for seat in range(game.players)])
    while match.decide():
        if len(match.moves) % 9 == 0 and match.state.actor >= 0:
            found.append(match.copy())
    return found[:most]


def differently_hidden(game: Game, state: State, seat: int) -> State | None:
    """The same position to a seat, in which others hold something else."""
    for number in range(20):
        known = game.observe(state, seat)
        other = LEARNED[game.id].determinize(known, seat, Rng(seed_word(number)))
        if game.dump(other) != game.dump(state) and game.dump(game.observe(other, seat)) == game.dump(known):
            return other
    return None
