"""Prints hints of a game with the positions that they belong to, to be read against each other by hand.

python tests/coach/read_hints.py GAME [-n HOW_MANY] [-s SECONDS] [-p PLAYERS] [--modules]
"""

import argparse
from collections.abc import Iterator

import frontier
from frontier import Budget, Game, Match
from frontier.coach.hint import hint, told
from frontier.looks import as_text

EVERY = 7  # decisions between two hints of a game


def moments(game: Game, n: int) -> Iterator[tuple[int, Match]]:
    """Yield moments of games of fair bots at which there is something to choose."""
    seed = found = 0
    while found < n:
        seed += 1
        match = Match(game, seed, [frontier.bot("settler", seed * 10 + seat) for seat in range(game.players)])
        while match.decide() and found < n:
            if match.state.actor >= 0 and len(match.state.legal_actions()) > 1 and len(match.moves) % EVERY == seed % 5:
                found += 1
                yield seed, match


def main() -> None:
    """Print what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("-n", type=int, default=50)
    parser.add_argument("-s", "--seconds", type=float, default=1.0)
    parser.add_argument("-p", "--players", type=int, default=2)
    parser.add_argument("--modules", action="store_true")
    parser.add_argument("-l", "--lang", default="en")
    chosen = parser.parse_args()
    modules = frontier.game(chosen.game).meta.modules if chosen.modules else ()
    game = frontier.game(chosen.game, players=chosen.players, modules=modules)
    for number, (seed, match) in enumerate(moments(game, chosen.n), start=1):
        state, seat = match.state, match.state.actor
        words = told(game, state, hint(game, state, seat, Budget(seconds=chosen.seconds, seed=number)), chosen.lang)
        names = [game.seat_name(each, chosen.lang) for each in range(game.players)]
        print(f"\n===== {number}: seed {seed}, move {len(match.moves)}, {names[seat]} decides")
        print(as_text(game, state, seat, names, 150, is_coloured=False))
        print(f"MOVE   {words['move']['text']} ({words['move']['chance']:.0%})")
        if words["other"]:
            print(f"OTHER  {words['other']['text']} ({words['other']['chance']:.0%})")
        for one in words["reasons"]:
            marks = ["sure" if one["sure"] else "expected", *(["missed"] if one["missed"] else [])]
            print(f"WHY    {one['text']} [{', '.join(marks)}]")
        for step in words["line"]:
            print(f"  then {names[step['seat']]}: {step['text']}")


if __name__ == "__main__":
    main()
