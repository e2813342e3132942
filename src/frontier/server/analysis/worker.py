"""The process that analyses games: one JSON job a line on stdin, one JSON answer a line on stdout.

Started by the pool (pool.py) as `python -m frontier.server.analysis.worker NICENESS`: by so much it yields to
everything else on the machine. It ends when stdin closes.
"""

import json
import os
import signal
import sys
import time
import traceback
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from typing import Any, Final

from frontier import Budget, Match, analyse
from frontier.bots.analysis import Analysis, analyses
from frontier.coach import position
from frontier.coach.hint import hint, told
from frontier.coach.review import Decision, decisions
from frontier.server.bots.worker import MatchCache
from frontier.server.bots.worker_process import READY
from frontier.texts import LANGUAGES

MOST_AT_ONCE: Final = 100  # decisions in one answer
MOST_SEARCHES: Final = 8  # of positions, kept to be gone on with

Job = Mapping[str, Any]


class SearchCache:
    """The searches of positions that are not over yet, by the names of the positions."""

    def __init__(self) -> None:
        self._searches: OrderedDict[str, Iterator[Analysis]] = OrderedDict()

    def next_of(self, match: Match, job: Job) -> Analysis:
        """Return what a search has found after one more slice; one that is not known here is begun anew."""
        search = self._searches.pop(job["name"], None)
        if search is None:
            budget = Budget(iterations=job["iterations"])
            search = analyses(match.game, match.state.clone(), job["seat"], budget, job["seconds"])
        found = next(search)
        if found.iterations < job["iterations"]:
            self._searches[job["name"]] = search
            if len(self._searches) > MOST_SEARCHES:
                self._searches.popitem(last=False)
        return found


def answer(job: Job, matches: MatchCache, searches: SearchCache) -> dict[str, Any]:
    """Return what a job asks for."""
    found = matches.match_of(job)
    match job["kind"]:
        case "hint":
            return _hint(found, job)
        case "chances":
            return _chances(found, job)
        case "position":
            return _position(found, job, searches)
        case _:
            return _review(found, job)


def _position(match: Match, job: Job, searches: SearchCache) -> dict[str, Any]:
    """Return what a search from a position has found after one more slice, and whether it is over."""
    found, seat = searches.next_of(match, job), job["seat"]
    return {
        "iterations": found.iterations,
        "is_last": found.iterations >= job["iterations"],
        "chances": list(found.chances),
        "moves": {lang: position.told(match.game, match.state, seat, found, lang) for lang in LANGUAGES},
    }


def _hint(match: Match, job: Job) -> dict[str, Any]:
    """Return what to do in a position, and why."""
    found = hint(match.game, match.state, job["seat"], Budget(seconds=job["seconds"]))
    return {"hint": {lang: told(match.game, match.state, found, lang) for lang in LANGUAGES}}


def _chances(match: Match, job: Job) -> dict[str, Any]:
    """Return everybody's chances in a position, as far as the seat knows it."""
    found = analyse(match.game, match.state, job["seat"], Budget(seconds=job["seconds"]))
    return {"chances": list(found.chances)}


def _review(match: Match, job: Job) -> dict[str, Any]:
    """Return the next decisions of a game, as many as there is time for, and whether they are the last ones."""
    end = time.perf_counter() + job["seconds"]
    found: list[Decision] = []
    is_last = True
    for decision in decisions(match, job["iterations"], job["after"]):
        found.append(decision)
        if time.perf_counter() > end or len(found) == MOST_AT_ONCE:
            is_last = False
            break
    return {"decisions": _described(match, found), "is_last": is_last}


def _described(match: Match, found: list[Decision]) -> list[dict[str, Any]]:
    """Return decisions with what was chosen and what would have been better, in notation and in words."""
    game, wanted = match.game, {one.move: one for one in found}
    told = []
    for number, (before, _) in enumerate(match.positions(), start=1):
        one = wanted.get(number)
        if one is not None:
            both = {"played": one.action, "better": one.best}
            told.append(
                {
                    "decision": one.as_json(),
                    "notation": {name: game.notation.write(before, action) for name, action in both.items()},
                    "texts": {
                        lang: {name: game.describe(before, action, lang) for name, action in both.items()}
                        for lang in LANGUAGES
                    },
                }
            )
    return told


def main() -> None:
    """Answer jobs until stdin closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then stops us
    os.nice(int(sys.argv[1]))
    answers = os.dup(1)
    os.dup2(2, 1)
    matches, searches = MatchCache(), SearchCache()
    os.write(answers, f"{json.dumps(READY)}\n".encode())
    for line in sys.stdin.buffer:
        job = json.loads(line)
        try:
            found = answer(job, matches, searches)
        except Exception as error:
            traceback.print_exc()
            found = {"error": f"{type(error).__name__}: {error}"}
        try:
            os.write(answers, f"{json.dumps({'job': job.get('job'), **found})}\n".encode())
        except BrokenPipeError:  # the server is gone
            return


if __name__ == "__main__":
    main()
