#!/usr/bin/env python3
"""Proves the two commands on a bare Debian: `make play`, then `make test`, in a chroot with Python, venv, make and git.

    python3 tests/bare/machine.py root                     one kind of machine
    python3 tests/bare/machine.py root user root+cc user+cc
    python3 tests/bare/machine.py user --env CI=true       must fail: no browser
    python3 tests/bare/machine.py root --again --test "make test-fast"

root: as root, with the checkout in root's own home, which nobody else can enter. user: somebody without sudo. +cc: with
a C compiler and Python's headers. There is never a Node. What is tried is the last commit. Run it as root on Debian,
with debootstrap installed; packages come from where this machine gets its own (the settings of apt, pip and npm, and
what the environment says about proxies and certificates, are passed on).
"""

import argparse
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
KINDS = ("root", "user", "root+cc", "user+cc")
PACKAGES = "ca-certificates,git,make,python3,python3-venv"
COMPILER = ("gcc", "libc6-dev", "python3-dev")
PLAYER = "player"  # the user's name
START_SECONDS = 1800.0
# What a machine may need to reach its package registries, beside the environment.
SETTINGS = (
    "etc/resolv.conf", "etc/hosts", "etc/pip.conf", "etc/npmrc", "usr/etc/npmrc", "usr/local/etc/npmrc",
    "etc/apt/sources.list", "etc/apt/sources.list.d", "etc/apt/apt.conf.d", "etc/apt/auth.conf.d",
    "etc/apt/preferences.d", "etc/apt/keyrings", "etc/apt/trusted.gpg.d", "etc/ssl/certs/ca-certificates.crt",
)  # fmt: skip
SETTINGS_AT_HOME = (".npmrc", ".config/pip/pip.conf", ".pip/pip.conf")
PASSED_ON = re.compile(
    r"(PIP_|npm_config_|NODE_EXTRA_CA_CERTS$|SSL_CERT_|REQUESTS_CA_BUNDLE$|CURL_CA_BUNDLE$)|.*_proxy$", re.IGNORECASE
)
SUMMARY = re.compile(r"^=+ (.*) in [\d.]+s.*=+$", re.MULTILINE)
# Private mounts and a process namespace of its own: whatever happens, all of it ends with the command.
ENTER = """set -e
mount --rbind /dev "$1/dev"; mount -t proc proc "$1/proc"; mount -t sysfs -o ro sysfs "$1/sys"
for folder in $2; do
    mkdir -p "$1$folder"; mount --bind "$folder" "$1$folder"; mount -o remount,bind,ro "$1$folder"
done
shift 2
exec chroot "$@"
"""


def run(*command: str | Path) -> str:
    """What a command of this machine says; it must succeed."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}")
    return done.stdout


def base(folder: Path) -> Path:
    """A bare Debian of this machine's own release, made once."""
    made, unfinished = folder / "base", folder / "base.unfinished"
    if not made.exists():
        print("Making a bare Debian", flush=True)
        shutil.rmtree(unfinished, ignore_errors=True)
        targets = run("apt-get", "indextargets", "--format", "$(REPO_URI) $(RELEASE)", "Created-By: Packages").split()
        mirrors = {release: address for address, release in zip(targets[::2], targets[1::2])}
        release = min(mirrors, key=len)  # bookworm, not bookworm-updates
        run("debootstrap", "--variant=minbase", f"--include={PACKAGES}", release, unfinished, mirrors[release])
        unfinished.rename(made)
    return made


def local_folders() -> str:
    """Folders of this machine where pip is told to look for packages."""
    told = run(sys.executable, "-m", "pip", "config", "list")
    named = re.findall(r"(?:file://|(?<=[\s'=]))(/[^\s']+)", told)
    folders = {Path(name) for name in named if Path(name).is_dir() and not name.startswith("/etc/")}
    # Pages of an index lead to files beside it.
    return " ".join(sorted({str(path.parent if path.name == "simple" else path) for path in folders}))


@dataclass
class Machine:
    """One kind of machine, and what came of the two commands."""

    kind: str
    root: Path
    settings: dict[str, str]
    rows: list[tuple[str, str, str, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.user = "root" if self.kind.startswith("root") else PLAYER
        self.home = "/root" if self.user == "root" else f"/home/{PLAYER}"
        self.checkout = f"{self.home}/frontier"
        self.folders = local_folders()

    def make(self, bare: Path) -> None:
        """A fresh one, with the settings of this machine and a clone of this checkout."""
        shutil.rmtree(self.root, ignore_errors=True)
        run("cp", "-a", "--reflink=auto", bare, self.root)
        pairs = [(Path("/", name), self.root / name) for name in SETTINGS]
        pairs += [(Path.home() / name, self.root / self.home[1:] / name) for name in SETTINGS_AT_HOME]
        if self.user == PLAYER:
            run("chroot", self.root, "useradd", "--create-home", PLAYER)
        for source, target in pairs:
            if source.exists():
                target.parent.mkdir(parents=True, exist_ok=True)
                run("cp", "-rLT", source, target)
        if self.kind.endswith("+cc"):
            run("chroot", self.root, "apt-get", "update", "-qq")
            run("chroot", self.root, "apt-get", "install", "-qq", "-y", "--no-install-recommends", *COMPILER)
        self.take()
        (self.root / self.home[1:]).chmod(0o700)
        run("chroot", self.root, "chown", "-R", self.user, self.home)

    def take(self) -> None:
        """The last commit of this checkout; what an earlier one has set up stays."""
        there = self.root / self.checkout[1:]
        if not there.exists():
            run("git", "clone", "--quiet", "--no-hardlinks", CHECKOUT, there)
            return
        inside = ("git", "-c", "safe.directory=*", "-C", there)
        run(*inside, "update-index", "-q", "--refresh")  # so that only what has changed is written
        run(*inside, "fetch", "--quiet", CHECKOUT, "HEAD")
        run(*inside, "reset", "--quiet", "--hard", "FETCH_HEAD")
        run("chroot", self.root, "chown", "-R", self.user, self.checkout)

    @contextmanager
    def running(self, command: str, log: Path) -> "Iterator[subprocess.Popen[bytes]]":
        """A command in the checkout, as its user; it ends here at the latest."""
        environment = {name: value for name, value in os.environ.items() if PASSED_ON.match(name)}
        environment |= {"HOME": self.home, "USER": self.user, "LANG": "C.UTF-8", "TERM": "dumb"}
        environment |= {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"} | self.settings
        enter = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", ENTER, "enter"]
        enter += [str(self.root), self.folders, f"--userspec={self.user}:", str(self.root)]
        with log.open("wb") as output:
            process = subprocess.Popen(
                [*enter, "sh", "-c", f"cd {self.checkout} && {command}"], env=environment, stdin=subprocess.DEVNULL,
                stdout=output, stderr=subprocess.STDOUT, start_new_session=True,
            )  # fmt: skip
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    def size(self) -> str:
        """Return the size of .venv."""
        return run("du", "-sm", self.root / self.checkout[1:] / ".venv").split()[0] + " MB"

    def play(self) -> bool:
        """`make play`, until the table and its page answer."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        log, began = self.root.with_suffix(".play.log"), time.monotonic()
        answered = False
        with self.running(f'make play ARGS="--port {port}"', log) as process:
            while not answered and process.poll() is None and time.monotonic() - began < START_SECONDS:
                time.sleep(0.2)
                try:
                    with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10) as page:
                        answered = b"<script" in page.read()
                except OSError:
                    continue
            self.note("make play", began, "the table is open" if answered else f"FAILED, see {log}")
        return answered

    def test(self, command: str) -> bool:
        """`make test`, or another command; what pytest has counted, run by run."""
        log, began = self.root.with_suffix(".test.log"), time.monotonic()
        with self.running(command, log) as process:
            code = process.wait()
        counts = "; ".join(SUMMARY.findall(log.read_text(errors="replace"))) or "nothing counted"
        self.note(command, began, counts if code == 0 else f"FAILED, see {log}: {counts}")
        return code == 0

    def note(self, what: str, began: float, outcome: str) -> None:
        """A line of the table."""
        self.rows.append((f"{self.kind}: {what}", f"{time.monotonic() - began:.0f} s", outcome, self.size()))
        print(" | ".join(self.rows[-1]), flush=True)


def main() -> None:
    """Set up the machines that the arguments name, and print a line for each."""
    summary, _, more = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(
        description=summary, epilog=more, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kinds", nargs="+", choices=KINDS, metavar="KIND", help=", ".join(KINDS))
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp/frontier-bare"), help="where the machines are")
    parser.add_argument("--test", default="make test", metavar="COMMAND", help="instead of make test; '' for none")
    parser.add_argument("--again", action="store_true", help="go on with those of the last time, without make play")
    parser.add_argument("--env", action="append", default=[], metavar="NAME=VALUE", help="set in the machine")
    arguments = parser.parse_args()
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        sys.exit("This needs root and debootstrap: apt-get install debootstrap")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))
    arguments.folder.mkdir(parents=True, exist_ok=True)
    bare, fine = base(arguments.folder), True
    rows = [("What", "Time", "Outcome", ".venv")]
    for kind in arguments.kinds:
        settings = dict(setting.split("=", 1) for setting in arguments.env)
        machine = Machine(kind, arguments.folder / kind, settings)
        if arguments.again and machine.root.exists():
            machine.take()
        else:
            machine.make(bare)
            fine = machine.play() and fine
        if arguments.test:
            fine = machine.test(arguments.test) and fine
        rows += machine.rows
    rows.insert(1, ("---", "--:", "---", "--:"))
    print("\n" + "\n".join(f"| {' | '.join(row)} |" for row in rows))
    sys.exit(0 if fine else 1)


if __name__ == "__main__":
    main()
