"""A machine that lets the server down: a full disk, and a clock that jumps."""

import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx

from attack.trial import Skip, Trial
from attack.witness import NO_LOG, playing
from support.server import Client, Json, ServerProcess

DISK = "8m"
MOUNTED = 'mount -t tmpfs -o size="$1" tmpfs "$2" && shift 2 && exec "$@"'
BACK = 20.0  # seconds within which people are served after the disk has room again
MOST_LOG = 1_000_000  # bytes that the log may grow by while the disk is full
FAKETIME = ("libfaketimeMT.so.1", "libfaketime.so.1")
HOUR = 3600
JUMPS = (HOUR, -HOUR, 24 * HOUR, 0)  # seconds from the right time
CLOCK = {"base": 120, "increment": 0, "grace": 30}


# --- a full disk ---


def small_disk(folder: Path) -> list[str]:
    """A command that runs another one with a small disk at this folder, which nobody else sees."""
    own = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "--user", "--map-root-user", "--mount"]
    command = [*own, "sh", "-c", MOUNTED, "sh", DISK, str(folder)]
    try:
        tried = subprocess.run([*command, "true"], capture_output=True, text=True, timeout=30, check=False)
    except FileNotFoundError:
        raise Skip("there is no unshare here to mount a small disk with") from None
    if tried.returncode != 0:
        raise Skip(f"a small disk could not be mounted: {tried.stderr.strip()}")
    return command


def disk_full(trial: Trial) -> None:
    """The disk of the SQLite file is filled up for 10 s while 2 people act, and then emptied."""
    disk = trial.folder / "disk"
    disk.mkdir()
    server = trial.server("--no-limits", database=str(disk / "table.db"), before=small_disk(disk))
    assert server.process is not None
    filler = Path(f"/proc/{server.process.pid}/root{disk}/filler")
    with playing(trial, 2, server, pause=0.02) as players:
        players.wait(5)
        players.people[0].longest = 0.0
        logged = server.log.stat().st_size
        fill(filler)
        statuses = [watch(server, filler) for _ in range(trial.pick(10, 3))]
        refused = players.refusals
        logged = server.log.stat().st_size - logged
        filler.unlink()
        back = players.wait()
        healthy = httpx.get(f"{server.url}/health", timeout=30).status_code
        players.wait(5)
    trial.figure(f"refused meanwhile: {dict(refused)}; /health {sorted(set(statuses))}, afterwards {healthy}")
    trial.figure(f"the log grew by {logged / 1000:.0f} kB; everybody served again after {back:.1f} s")
    trial.must(refused["503 busy"] > 0, "no decision was refused with 503")
    trial.must(statuses[-1] == 503, "/health does not tell that nothing can be written")
    trial.must(healthy == 200, "/health does not recover")
    trial.must(logged < MOST_LOG, f"the log grew by {logged / 1e6:.1f} MB")
    trial.must(back < BACK, f"served again only after {back:.0f} s")
    players.judge(trial)


def fill(filler: Path) -> None:
    """Take all the room there is."""
    with suppress(OSError), filler.open("ab", buffering=0) as file:
        for size in (65536, 512):
            with suppress(OSError):
                while True:
                    file.write(b"\0" * size)


def watch(server: ServerProcess, filler: Path) -> int:
    """A second later: what /health answers. Room that the database has given back is taken again."""
    time.sleep(1.0)
    fill(filler)
    return httpx.get(f"{server.url}/health", timeout=30).status_code


# --- a clock that jumps ---


def faked_clock(file: Path) -> list[str]:
    """A command that runs another one with a clock that is as many seconds off as the file says."""
    folders = (*Path("/usr/lib").glob("*/faketime"), Path("/usr/lib/faketime"), Path("/usr/local/lib/faketime"))
    found = [folder / name for name in FAKETIME for folder in folders if (folder / name).exists()]
    if not found:
        raise Skip("libfaketime is not installed (Debian and Ubuntu: apt install faketime)")
    settings = {
        "LD_PRELOAD": found[0], "FAKETIME_TIMESTAMP_FILE": file, "FAKETIME_NO_CACHE": 1,
        "FAKETIME_DONT_FAKE_MONOTONIC": 1, "DONT_FAKE_MONOTONIC": 1, "NO_FAKE_STAT": 1,
    }  # fmt: skip
    return ["env", *(f"{name}={value}" for name, value in settings.items())]


def set_clock(file: Path, offset: int) -> None:
    """At once: nobody may read half of it."""
    new = file.with_suffix(".new")
    new.write_text(f"{offset:+d}\n")
    new.replace(file)


def clock_jumps(trial: Trial) -> None:
    """The clock of the machine jumps an hour ahead, an hour back, a day ahead and back again while people play with
    and without clocks at the table."""
    if sys.platform != "linux":
        raise Skip("the clock can be faked on Linux only")
    file = trial.folder / "clock"
    set_clock(file, 0)
    server = trial.server("--no-limits", before=faked_clock(file))
    people = [server.guest(name) for name in ("Ann", "Ben")]
    tables = [people[0].table("montana", clock=clock) for clock in (CLOCK, None)]
    for table in tables:
        people[1].post(f"/api/tables/{table}/join")
    visitors = list(people)
    signed_out = out = unplayed = 0
    for offset in JUMPS:
        set_clock(file, offset)
        visitors.append(server.guest("Cleo"))
        told = visitors[-1].post("/api/tables", game="montana")["created"]
        assert abs(told - time.time() - offset) < 60, "the server does not see the jump"
        signed_out += sum(not person.http.get("/api/me").is_success for person in visitors)
        for table in tables:
            out += sum(seat["out"] for seat in visitors[-1].get(f"/api/tables/{table}")["seats"])
            unplayed += not decides(people, visitors[-1], table)
    trial.figure(
        f"{len(JUMPS)} jumps; {signed_out} sign-ins lost, {out} players out of time, {unplayed} decisions refused"
    )
    trial.must(signed_out == 0, f"{signed_out} sign-ins were lost")
    trial.must(out == 0, f"{out} players were put out of time")
    trial.must(unplayed == 0, f"{unplayed} decisions were refused")


def decides(people: list[Client], onlooker: Client, table: str) -> bool:
    """Whether the one who has to can decide."""
    person = people[onlooker.state(table, since=NO_LOG)["turn"]["actor"]]
    seen: Json = person.http.get(f"/api/tables/{table}/state", params={"since": NO_LOG}).json()
    if not seen.get("legal"):
        return False
    body = {"seq": seen["seq"], "action": seen["legal"][0]["action"], "confirm": True}
    return bool(person.http.post(f"/api/tables/{table}/act", json=body).is_success)
