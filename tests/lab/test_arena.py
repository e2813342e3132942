"""The arena: every seed from every seat, results that do not depend on the processes, resumed where it stopped."""

import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from math import log10
from pathlib import Path

import pytest

from frontier.engine.errors import OptionError
from frontier.lab import simulate
from frontier.lab.arena import Results, run
from frontier.lab.config import GameConfig
from frontier.lab.pairings import rotations
from frontier.lab.parallel import map_unordered
from frontier.lab.pioneer_0_1 import NAME as YARDSTICK
from frontier.lab.ratings import Outcome, elo, interval
from frontier.lab.self_play import SelfPlayJob, run_job, run_jobs
from support.processes import children, running, wait_for

CONFIG = GameConfig("montana", 2, (), (("round_limit", 5),))


def last(
    bots: list[str], seeds: range, processes: int = 1, path: Path | None = None, config: GameConfig = CONFIG
) -> Results:
    *_, results = run(config, bots, seeds, processes, "processes", path)
    return results


def outcomes(results: Results) -> list[tuple[object, ...]]:
    return sorted((game.seed, *map(tuple, (game.seats, game.winners, game.scores))) for game in results.games)


def test_it_does_not_matter_who_plays_them() -> None:
    bots = ["greedy", "random"]
    assert outcomes(last(bots, range(3))) == outcomes(last(bots, range(3), processes=2))


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    bots = ["greedy", "random"]
    steps = run(CONFIG, bots, range(4), 1, "processes", file)
    for _ in range(4):
        next(steps)
    steps.close()  # type: ignore[attr-defined]
    lines = file.read_text().splitlines()
    assert len(lines) == 4
    options = [["round_limit", 5]]
    config = {"game": "montana", "players": 2, "modules": [], "options": options, "components": None}
    assert json.loads(lines[0]) == {"arena": 1, "setting": config}  # else files of earlier versions could not go on
    file.write_text("\n".join(lines) + "\n" + lines[-1][:20])  # killed in the middle of a line
    again = last(bots, range(4), path=file)
    assert outcomes(again) == outcomes(last(bots, range(4)))
    assert len(file.read_text().splitlines()) == 9
    assert outcomes(last(bots, range(1, 2), path=file)) == outcomes(last(bots, range(1, 2)))  # no more than is asked
    assert len(file.read_text().splitlines()) == 9  # and nothing is lost
    assert outcomes(last(bots, range(4), path=file)) == outcomes(again)
    with pytest.raises(OptionError, match="other settings"):
        last(bots, range(4), path=file, config=GameConfig("montana", 2))
    head = file.read_text().splitlines()[0]
    for nonsense in ("nonsense\nmore\nmore\n", "17\n", head + '\n{"seed": 3}\n', head + "\n[]\n"):
        file.write_text(nonsense)
        with pytest.raises(OptionError, match="not a file that this command has written"):
            last(bots, range(4), path=file)
    with pytest.raises(OptionError, match="No such file"):
        last(bots, range(4), path=tmp_path / "nowhere" / "arena.jsonl")


def test_who_has_several_seats_wins_with_any_of_them() -> None:
    results = last(["greedy", "random"], range(2), config=GameConfig("montana", 4, (), (("round_limit", 5),)))
    rows = results.standings()
    assert sum(row.wins for row in rows.values()) == pytest.approx(16)
    assert [row.games for row in rows.values()] == [16, 16]
    assert [row.fair for row in rows.values()] == [8, 8]  # one seat in four as often as three


def test_what_is_told() -> None:
    results = last(["greedy", "random"], range(3))
    told = json.loads(json.dumps(results.as_json()))
    assert told["games"] == 6
    assert sum(row["wins"] for row in told["bots"].values()) == pytest.approx(6)
    greedy = told["bots"]["greedy"]
    assert greedy["interval"][0] <= greedy["share"] <= greedy["interval"][1]
    assert greedy["fair"] == 0.5
    assert greedy["decisions"] > 0
    assert 0 < greedy["seconds_a_decision"] <= greedy["slowest_decision"]
    assert {(row["bot"], row["games"]) for row in told["duels"]} == {("greedy", 6), ("random", 6)}


def test_intervals() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)  # as in the textbooks
    assert interval(100, 100)[1] == 1.0
    assert interval(100, 100)[0] == pytest.approx(0.963, abs=0.001)


def test_elo_gives_back_the_odds() -> None:
    games = [Outcome(("a", "b"), (0,))] * 750 + [Outcome(("b", "a"), (0,))] * 250
    points = elo(games)
    assert points["a"] - points["b"] == pytest.approx(400 * log10(3), abs=2)
    assert sum(points.values()) == pytest.approx(3000)
    three = [Outcome(("a", "b", "c"), (0,))] * 50 + [Outcome(("a", "b", "c"), (1, 2))] * 50
    points = elo(three)
    assert points["b"] == pytest.approx(points["c"])
    assert points["a"] - points["b"] == pytest.approx(400 * log10(2), abs=4)
    assert elo([Outcome(("a", "b"), (0,))] * 10)["a"] < 2200  # always winning is not infinitely good


def test_an_unknown_backend() -> None:
    with pytest.raises(OptionError, match="backend"):
        map_unordered(str, [1], 1, "abacus")


def test_a_killed_arena_leaves_nobody_behind() -> None:
    line = ["arena", "montana", "--bots", "mcts@9s,greedy", "--jobs", "2"]
    arena = subprocess.Popen(
        [sys.executable, "-m", "frontier", *line],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_for(lambda: len(children(arena.pid)) == 2)
        players = children(arena.pid)
    finally:
        arena.kill()
        arena.wait()
    wait_for(lambda: not running(players))


@pytest.fixture
def usual_logging() -> Iterator[None]:
    """Ray makes log records of its own kind as soon as it is imported; the tests after this one want the usual."""
    usual = logging.getLogRecordFactory()
    yield
    logging.setLogRecordFactory(usual)


@pytest.mark.slow
@pytest.mark.usefixtures("usual_logging")
@pytest.mark.filterwarnings("ignore")  # of Ray's own
def test_the_same_on_a_ray_cluster() -> None:
    """A local one, for the arena, for simulations and for self-play."""
    import ray

    bots = ["greedy", "random"]
    job = SelfPlayJob(CONFIG, range(2), (YARDSTICK,), 6, 2)
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        *_, results = run(CONFIG, bots, range(2), 2, "ray")
        pairings = rotations(CONFIG, ("greedy", "random"), range(1, 5))
        summary = simulate.run(pairings, 2, lambda done: None, "ray")
        logs = run_jobs([job], 2, "ray", lambda done: None)
    finally:
        ray.shutdown()
    assert outcomes(results) == outcomes(last(bots, range(2)))
    alone = simulate.run(pairings, 1, lambda done: None)
    assert dict(summary.as_json(), seconds=0) == dict(alone.as_json(), seconds=0)
    assert logs == run_job(job)
