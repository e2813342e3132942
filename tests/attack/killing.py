"""What is acknowledged outlives the processes: the server's, and those of the database."""

import random
import time
from statistics import median

import httpx

from attack.trial import Trial, restart
from attack.witness import playing
from support.server import ServerProcess

PLAYERS = 4
MOST_SECONDS = 360.0  # for all kills of a case, however slow the machine starts processes
AWAY = 1.0  # seconds that the database is away
BACK = 20.0  # seconds within which everybody is served again


def kill_sqlite(trial: Trial) -> None:
    """The server is killed (`kill -9`) at random moments and started again while 4 people act without a pause, on
    SQLite."""
    server = trial.server("--no-limits")
    kill_again_and_again(trial, server, [server])


def kill_postgres(trial: Trial) -> None:
    """The same with one of two processes on PostgreSQL, the people going to and fro between them."""
    _, database = trial.postgres()
    servers = [trial.server("--no-limits", database=database) for _ in range(2)]
    kill_again_and_again(trial, servers[0], servers)


def kill_again_and_again(trial: Trial, victim: ServerProcess, servers: list[ServerProcess]) -> None:
    """Kill at random moments, as often as there is time for; then look for what was acknowledged."""
    moments = random.Random(trial.name)
    starts: list[float] = []
    end = time.monotonic() + MOST_SECONDS
    with playing(trial, PLAYERS, *servers) as players:
        while len(starts) < trial.pick(100, 2) and time.monotonic() < end:
            players.wait(2)
            time.sleep(moments.uniform(0.0, 0.5))
            starts.append(restart(victim))
        players.wait(2)
    trial.figure(f"{len(starts)} kills; up again after {median(starts):.1f} s, at most {max(starts):.1f}")
    trial.figure(f"longest wait of a player {players.longest:.1f} s")
    players.judge(trial)


def postgres_restarts(trial: Trial) -> None:
    """PostgreSQL is stopped, by turns at once and properly, and started a second later while 4 people act."""
    postgres, database = trial.postgres()
    server = trial.server("--no-limits", database=database)
    moments = random.Random(trial.name)
    back: list[float] = []
    told = 0
    with playing(trial, PLAYERS, server) as players:
        for number in range(trial.pick(10, 2)):
            players.wait(2)
            time.sleep(moments.uniform(0.0, 0.5))
            postgres.stop(("immediate", "fast")[number % 2])
            told += httpx.get(f"{server.url}/health", timeout=30).status_code == 503
            time.sleep(AWAY)
            postgres.start()
            back.append(players.wait())
    trial.figure(f"{len(back)} restarts; everybody served again after {median(back):.1f} s, at most {max(back):.1f}")
    trial.figure(f"refused meanwhile: {dict(players.refusals)}")
    trial.must(max(back) < BACK, f"served again only after {max(back):.0f} s")
    trial.must(told == len(back), f"/health told of {told} of {len(back)} times without a database")
    players.judge(trial)
