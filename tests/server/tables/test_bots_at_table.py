"""Bots at a real table: they play without being asked, and nothing that happens to their process stops a game."""

import os
import signal
import time
from collections.abc import Iterator
from itertools import pairwise

import httpx
import pytest

from frontier.server.bots.pool import COMMAND
from support.processes import descendants
from support.server import ServerProcess
from support.tables import PATIENCE, create_solo, is_asked, is_over

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose bots may not think for long."""
    folder = tmp_path_factory.mktemp("bots")
    with ServerProcess(str(folder / "table.db"), folder, "--no-limits", "--bot-seconds", "1") as running:
        yield running


def worker(server: ServerProcess) -> int:
    """The process in which all bots but the strongest think, as soon as there is one: it was started last."""
    assert server.process is not None
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        pids = descendants(server.process.pid, COMMAND[-1])
        if len(pids) > 1:
            return max(pids)
        time.sleep(0.02)
    raise AssertionError("there is no process for bots")


def decisions(server: ServerProcess, bot: str, outcome: str) -> float:
    """How many decisions of a bot went like this."""
    wanted = (f'bot="{bot}"', f'outcome="{outcome}"')
    for line in httpx.get(f"{server.url}/metrics").text.splitlines():
        if line.startswith("frontier_bot_decisions_total{") and all(part in line for part in wanted):
            return float(line.rpartition(" ")[2])
    return 0.0


def test_bots_play_a_game_out(house: ServerProcess) -> None:
    party = create_solo(house, "montana", options={"round_limit": 3})
    party.post(0, "leave")
    party.wait(is_over)
    assert party.info()["result"]["scores"]
    assert decisions(house, "greedy", "ok") > 0


def test_somebody_who_thinks_is_shown_as_thinking(house: ServerProcess) -> None:
    party = create_solo(house, bot="random")
    assert not party.seen()["turn"]["thinking"]
    pid = worker(house)
    os.kill(pid, signal.SIGSTOP)
    watching = party.people[0].socket(party.table)
    watching.until("snapshot")
    seq = party.do(0, "done", confirm=True)
    told = watching.reach(seq)
    assert (told["turn"]["actor"], told["turn"]["thinking"]) == (1, True)
    assert told["legal"] == []
    slow = decisions(house, "random", "slow")
    assert party.refused(0, "act", seq=party.seen()["seq"], move="done") in ("not-your-turn", "stale")
    party.wait(is_asked(0))
    assert decisions(house, "random", "slow") > slow, "who stands still is given up"
    assert worker(house) != pid
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_killed_bot_process_does_not_stop_the_game(house: ServerProcess) -> None:
    party = create_solo(house, bot="random")

    def of_the_bot() -> int:
        return sum(entry["seat"] == 1 for entry in party.seen(since=0)["entries"])

    killed = set()
    for _ in range(3):
        party.wait(is_asked(0))  # nothing of the bot is under way that could still arrive without its process
        killed.add(pid := worker(house))
        os.kill(pid, signal.SIGKILL)
        before = of_the_bot()
        while of_the_bot() == before:
            party.wait(is_asked(0))
            party.idle(0)
    party.wait(is_asked(0))
    assert len(killed) == 3
    assert worker(house) not in killed


def test_a_bot_takes_the_time_that_the_table_wants(house: ServerProcess) -> None:
    person = house.guest("Ann")
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
    table = person.post("/api/tables", game="homesteaders", seats=seats, pace=0.5)["id"]
    person.act(table, person.state(table)["seq"], person.state(table)["legal"][-1]["action"])
    while person.state(table)["turn"]["actor"] != 1:
        person.act(table, person.state(table)["seq"], person.state(table)["legal"][0]["action"], confirm=True)
    while person.state(table)["turn"]["actor"] == 1:
        pass
    entries = [entry for entry in person.state(table)["entries"] if entry["kind"] == "move"]
    for before, entry in pairwise(entries):
        if entry["seat"] == 1:
            assert entry["at"] - before["at"] >= 0.49


def test_taking_back_while_a_bot_thinks_makes_it_forget(house: ServerProcess) -> None:
    person = house.guest("Ann")
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
    table = person.post("/api/tables", game="homesteaders", seats=seats, pace=10)["id"]
    path = f"/api/tables/{table}"
    start = person.state(table)
    seq = person.post(f"{path}/act", seq=start["seq"], move="done", confirm=True)["seq"]
    assert person.state(table)["turn"]["thinking"]
    person.post(f"{path}/undo", seq=seq)
    back = person.state(table)
    assert (back["view"], back["legal"]) == (start["view"], start["legal"])
    assert not back["turn"]["thinking"]
    person.post(f"{path}/act", seq=back["seq"], move="place homestead_1")
    assert [entry["seat"] for entry in person.state(table)["entries"] if entry["kind"] == "move"][1:] == [0, 0]
