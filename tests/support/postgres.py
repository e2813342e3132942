"""A PostgreSQL server of our own, with the programs that `pgserver` brings."""

import os
import pwd
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Self


class PostgresServer:
    """Reached by a socket in a folder of its own. Nobody pulls the plug here, so it need not wait for the disk."""

    def __init__(self) -> None:
        # pgserver's own start, as root, adds a system user and opens the folders above; its programs alone do neither.
        package = find_spec("pgserver")
        assert package is not None
        assert package.origin is not None
        self.binaries = Path(package.origin).parent / "pginstall" / "bin"
        self.user = "nobody" if os.geteuid() == 0 else None  # PostgreSQL refuses to run as root
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

    def stop(self) -> None:
        """End it; it can be started again."""
        self._run("pg_ctl", "-w", "-m", "immediate", "stop")

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *error: object) -> None:
        if (self.folder / "data" / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self.folder)
