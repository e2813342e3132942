"""Measure environments for learners: PettingZoo's and vectorised ones, ours beside others, by the same loops."""

import argparse
import importlib
import importlib.metadata
import json
import multiprocessing
import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

HELP = "Measure environments for learners, ours beside others, in one run."

NOTES = """\
A decision is one action of a player: observation and mask looked at, one of the legal actions chosen uniformly, step.
Games that end are followed by new ones, whose set-up is included in the time.
AEC: one core, `env.last()` and `env.step()` of what `env()` returns: illegal actions lose, in all of them.
Vectorised: both cores; ours as one process a core with 512 games each, pgx as one jitted function over 512 games, its
compilation left out. Observations and masks are part of every step.

Example: python bench/learners.py --peers .venv-peers/bin/python --write bench/README.md
"""

GAMES = 512
STEPS = 50  # of a vectorised environment between two looks at the clock
MODULES = "settlements+landscapes+events+goldrush"
MUST = {"aec": 20_000, "vector": 600_000}

# What is measured: kind, name in the report, where it comes from, and its arguments.
OURS: list[tuple[str, str, dict[str, Any]]] = [
    ("aec", "montana", {"players": 2}),
    ("aec", "montana", {"players": 4, "modules": MODULES}),
    ("aec", "homesteaders", {"players": 2}),
    ("vector", "montana", {"players": 2}),
    ("vector", "montana", {"players": 4}),
    ("vector", "montana", {"players": 2, "modules": MODULES}),
    ("vector", "homesteaders", {"players": 2}),
    ("vector", "homesteaders", {"players": 4}),
]
PEERS = [("aec", "chess_v6"), ("aec", "connect_four_v3"), ("vector", "backgammon")]
LIBRARIES = {"aec": "pettingzoo", "vector": "pgx"}


def aec_rate(env: Any, seconds: float) -> float:
    """Decisions a second of an AEC environment, whole games until the time is used up."""
    import numpy

    rng = numpy.random.default_rng(1)
    decisions, seed = 0, 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        env.reset(seed=seed)
        seed += 1
        for _agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = numpy.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            decisions += 1
    return decisions / spent


def own_vector_rate(name: str, given: dict[str, Any], seconds: float) -> float:
    """Decisions a second of our vectorised environment, a process on each core."""
    cores = len(os.sched_getaffinity(0))
    context = multiprocessing.get_context("spawn")
    ready = context.Barrier(cores)
    with context.Pool(cores, _wait_with, (ready,)) as pool:
        jobs = [pool.apply_async(_run_vector, (name, given, seconds, core)) for core in range(cores)]
        return sum(job.get() for job in jobs)


def _wait_with(barrier: Any) -> None:
    globals()["barrier"] = barrier


def _run_vector(name: str, given: dict[str, Any], seconds: float, core: int) -> float:
    from frontier.adapters.vector import VectorEnv

    env = VectorEnv(name, GAMES, seed=core * 1_000_000, **given)
    globals()["barrier"].wait()
    steps = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        for _ in range(STEPS):
            env.step(env.sample())
        steps += STEPS
    return steps * GAMES / spent


def pgx_rate(name: str, seconds: float) -> float:
    """Decisions a second of a game of pgx, on all cores."""
    jax: Any = importlib.import_module("jax")
    pgx: Any = importlib.import_module("pgx")
    wrappers: Any = importlib.import_module("pgx.experimental.wrappers")
    env = pgx.make(name)
    step = wrappers.auto_reset(env.step, env.init)

    def advance(state: Any, key: Any) -> Any:
        lots, luck = jax.random.split(key)
        action = jax.random.categorical(lots, jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32)))
        return step(state, action, luck)

    run = jax.jit(jax.vmap(advance))
    keys = jax.random.split(jax.random.PRNGKey(1), GAMES)
    state = jax.jit(jax.vmap(env.init))(keys)
    split = jax.jit(jax.vmap(lambda key: jax.random.split(key)[0]))
    state = jax.block_until_ready(run(state, keys))
    steps = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        for _ in range(STEPS):
            keys = split(keys)
            state = run(state, keys)
        jax.block_until_ready(state)
        steps += STEPS
    return steps * GAMES / spent


def peer_rate(kind: str, name: str, seconds: float) -> float:
    """One of the others."""
    if kind == "vector":
        return pgx_rate(name, seconds)
    return aec_rate(importlib.import_module(f"pettingzoo.classic.{name}").env(), seconds)


def own_rate(kind: str, name: str, given: dict[str, Any], seconds: float) -> float:
    """One of ours."""
    if kind == "vector":
        return own_vector_rate(name, given, seconds)
    from frontier.adapters.pettingzoo import env

    return aec_rate(env(name, **given), seconds)


def measure_peers(python: Path, seconds: float, runs: int) -> list[dict[str, Any]]:
    """The others, by their own interpreter."""
    command = [str(python), __file__, "--as-peer", "--seconds", str(seconds), "--runs", str(runs)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines() or ["ended without a word"]
        return [{"kind": kind, "name": name, "missing": lines[-1]} for kind, name in PEERS]
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def as_peer(seconds: float, runs: int) -> list[dict[str, Any]]:
    """What the others' interpreter tells."""
    found = []
    for kind, name in PEERS:
        entry: dict[str, Any] = {"kind": kind, "name": f"{LIBRARIES[kind]} {name}"}
        try:
            entry["rate"] = median(peer_rate(kind, name, seconds) for _ in range(runs))
            entry["version"] = importlib.metadata.version(LIBRARIES[kind])
        except ImportError as error:
            entry["missing"] = str(error)
        found.append(entry)
    return found


def tell(line: str) -> None:
    """Progress, apart from the report."""
    print(line, file=sys.stderr, flush=True)


def measure(options: argparse.Namespace) -> str:
    """Everything, as Markdown."""
    peers = measure_peers(options.peers, options.seconds, options.runs) if options.peers else []
    rows = []
    for kind, name, given in OURS:
        rate = median(own_rate(kind, name, given, options.seconds) for _ in range(options.runs))
        modules = ", 4 modules" if "modules" in given else ""
        rows.append((kind, f"{name}, {given['players']} players{modules}", rate))
        tell(f"{kind} {rows[-1][1]}: {rate:,.0f} decisions/s")
    lines = [
        f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, "
        f"medians of {options.runs} runs of {options.seconds:g} s",
    ]
    for kind, title in (("aec", "PettingZoo (AEC), one core"), ("vector", f"vectorised, {GAMES} games, both cores")):
        lines += ["", f"| {title} | decisions/s |", "|---|---|"]
        lines += [f"| {name} | {rate:,.0f} |" for of, name, rate in rows if of == kind]
        lines.append(f"| must | {MUST[kind]:,} |")
        for peer in (peer for peer in peers if peer["kind"] == kind):
            told = f"{peer['rate']:,.0f}" if "rate" in peer else f"not measured: {peer['missing']}"
            lines.append(f"| {peer['name']} {peer.get('version', '')} | {told} |")
    return "\n".join(lines)


def parse_arguments(arguments: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=HELP, epilog=NOTES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=2.0, metavar="S", help="a figure and run (default: 2)")
    parser.add_argument("--runs", type=int, default=3, metavar="N", help="the median counts (default: 3)")
    parser.add_argument("--peers", type=Path, metavar="PYTHON", help="of an environment with bench/peers.txt")
    parser.add_argument("--write", type=Path, metavar="FILE", help="put the tables there, between their markers")
    parser.add_argument("--as-peer", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> int:
    """Measure and tell."""
    options = parse_arguments(arguments)
    if options.as_peer:
        print(json.dumps(as_peer(options.seconds, options.runs)))
        return 0
    figures = measure(options)
    print(figures)
    if options.write:
        from figures import put

        put(options.write, "learners", figures)
    return 0


if __name__ == "__main__":
    sys.exit(main())
