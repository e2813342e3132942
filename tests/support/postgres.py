"""A PostgreSQL server of our own, with the programs that `pgserver` brings."""

import os
import pwd
import shutil
import subprocess
import tempfile
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Self

PROGRAMS = Path("pgserver/pginstall/bin")


def programs(user: str | None) -> Path:
    """The folder of PostgreSQL's programs, where this user (None: we) can run them."""
    package = find_spec("pgserver")
    assert package is not None
    assert package.origin is not None
    site = Path(package.origin).parent.parent
    if user is None or reachable(site / PROGRAMS / "postgres", user):
        return site / PROGRAMS
    # A checkout in root's own home, as in most containers: others may not look in. A copy outlives the tests and serves
    # the next ones too. All workers may make it at once; the first that is ready gives it its name.
    shared = Path(tempfile.gettempdir(), f"frontier-postgresql-{version('pgserver')}")
    if not shared.exists():
        copy = Path(tempfile.mkdtemp(prefix=f"{shared.name}-"))
        copy_programs(site, copy)
        try:
            copy.rename(shared)
        except OSError:  # another was faster
            shutil.rmtree(copy)
    found = shared.stat()
    assert (found.st_uid, found.st_mode & 0o022) == (os.geteuid(), 0), f"{shared} is not from us: remove it"
    return shared / PROGRAMS


def reachable(program: Path, user: str) -> bool:
    """Whether this user could start it."""
    try:
        tried = subprocess.run([program, "--version"], user=user, cwd="/", capture_output=True, check=False, timeout=60)
    except PermissionError:
        return False
    return tried.returncode == 0


def copy_programs(site: Path, folder: Path) -> None:
    """Copy what a server needs, laid out as before, and open to everybody whatever our umask is."""
    shutil.copytree(site / "pgserver/pginstall", folder / "pgserver/pginstall", ignore=lambda *_: ["include"])
    shutil.copytree(site / "pgserver.libs", folder / "pgserver.libs")
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)


class PostgresServer:
    """Reached by a socket in a folder of its own. Nobody pulls the plug here, so it need not wait for the disk."""

    def __init__(self) -> None:
        # pgserver's own start, as root, adds a system user and opens the folders above; its programs alone do neither.
        self.user = "nobody" if os.geteuid() == 0 else None  # PostgreSQL refuses to run as root
        self.binaries = programs(self.user)
        # Not below pytest's folder: a socket's name may not be longer than about a hundred characters.
        self.folder = Path(tempfile.mkdtemp(prefix="frontier-pg-"))
        self.url = f"postgresql://frontier@/postgres?host={self.folder}"
        if self.user is not None:
            os.chown(self.folder, pwd.getpwnam(self.user).pw_uid, -1)
        self._run("initdb", "-U", "frontier", "--auth=trust", "--encoding=utf8", "--no-sync")

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self.binaries / program, "-D", f"{self.folder}/data", *arguments], user=self.user, cwd=self.folder,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, timeout=60,
            check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr

    def start(self) -> Self:
        """Let it run."""
        settings = f"-k {self.folder} -c listen_addresses= -c fsync=off"
        self._run("pg_ctl", "-l", f"{self.folder}/log", "-w", "-o", settings, "start")
        return self

    def stop(self, mode: str = "immediate") -> None:
        """End it, at once or properly (`fast`); it can be started again."""
        self._run("pg_ctl", "-w", "-m", mode, "stop")

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *error: object) -> None:
        if (self.folder / "data" / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self.folder)
