"""Compiles the rules engine with mypyc while the wheel is built (hatchling loads this file).

Where that is not possible the wheel is plain Python, which runs the same, slower; a warning says why.

    FRONTIER_PURE=1             do not compile
    FRONTIER_REQUIRE_NATIVE=1   fail rather than build plain Python
    FRONTIER_OPT=1              the C compiler's optimisation level, 0 to 3 (the default)

Nothing is written below src/. The libraries stay in build/native and serve again until something they were
made from changes. [tool.hatch.build.targets.wheel.hooks.custom] in pyproject.toml says what is compiled.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from fnmatch import fnmatch
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GROUP = "frontier"
TOOLS = ("mypy", "librt", "setuptools")
# No warnings: looking for them in generated code takes a quarter of the time, and mypyc's -Werror would turn
# those of a compiler it has not met into a failure.
COMPILER_FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fwrapv", "-Wno-all", "-w"]
LOG_LINES_SHOWN = 15


class NoNativeBuild(Exception):
    """The reason why the wheel is plain Python."""


class NativeBuildHook(BuildHookInterface[BuilderConfig]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.add_page(build_data)
        if version == "editable":
            return  # compiled modules would hide later edits
        try:
            libraries = self.native_libraries()
        except NoNativeBuild as reason:
            if os.environ.get("FRONTIER_REQUIRE_NATIVE") == "1":
                self.app.abort(f"frontier: no native build: {reason}")
            self.app.display_warning(f"frontier: WARNING: plain Python, many times slower: {reason}")
            self.build_directory.mkdir(exist_ok=True)
            note = self.build_directory / "plain.txt"  # for `make build`, and for the warning at import
            note.write_text(f"{reason}\n")
            if os.environ.get("FRONTIER_PURE") != "1":
                build_data["force_include"][str(note)] = "frontier/plain.txt"
            return
        for library in libraries.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            build_data["force_include"][str(library)] = library.relative_to(libraries).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def add_page(self, build_data: dict[str, Any]) -> None:
        """Add the page, if `make` has built it: so that a wheel needs no Node."""
        page = self.build_directory / "page"
        if (page / "index.html").is_file():
            build_data["force_include"][str(page)] = "frontier/server/page"
        else:
            self.app.display_warning("frontier: WARNING: without the page for browsers, which `make build` would build")

    def native_libraries(self) -> Path:
        """Return a directory laid out like src/ that holds the compiled modules."""
        if os.environ.get("FRONTIER_PURE") == "1":
            raise NoNativeBuild("FRONTIER_PURE=1 is set")
        modules = self.modules_to_compile()
        if not modules:
            raise NoNativeBuild("there are no modules to compile")
        directory = self.build_directory / "native"
        finished = directory / self.fingerprint(modules)
        if finished.is_dir():
            self.app.display_info("frontier: the native build is up to date")
            return finished

        check_compiler()
        self.app.display_waiting(f"frontier: compiling {len(modules)} modules")
        started = time.monotonic()
        directory.mkdir(parents=True, exist_ok=True)
        # Each build compiles in a folder of its own and puts it into place as a whole: another one may run beside it.
        with tempfile.TemporaryDirectory(prefix="native-", dir=self.build_directory) as own:
            compiled = Path(own, "compiled")
            compiled.mkdir()
            self.compile(modules, compiled, directory / "log.txt")
            for earlier in directory.iterdir():
                if earlier.is_dir() and earlier != finished:
                    shutil.rmtree(earlier, ignore_errors=True)
            put_into_place(compiled, finished)
        self.app.display_success(f"frontier: compiled in {time.monotonic() - started:.0f} s")
        return finished

    def compile(self, modules: list[str], output: Path, log: Path) -> None:
        """Compile modules in a process of its own, which leaves the libraries in a folder."""
        # Tracebacks name files as they are named here: relative to the checkout.
        command = [sys.executable, __file__, str(output), *(f"src/{module}" for module in modules)]
        process = subprocess.run(command, cwd=self.root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        log.write_bytes(process.stdout)
        if process.returncode != 0:
            last_lines = process.stdout.decode(errors="replace").splitlines()[-LOG_LINES_SHOWN:]
            raise NoNativeBuild("compiling failed, see build/native/log.txt\n  " + "\n  ".join(last_lines))

    @property
    def build_directory(self) -> Path:
        return Path(self.root, "build")

    def modules_to_compile(self) -> list[str]:
        return [
            path
            for path in self.python_files()
            if path.startswith(tuple(f"{package}/" for package in self.config["compile"]))
            and not path.endswith("/__init__.py")
            and not any(fnmatch(path, pattern) for pattern in self.config["exclude"])
        ]

    def fingerprint(self, modules: list[str]) -> str:
        """Return a hash that changes with everything the compiled modules are made from."""
        above = tuple(f"{package}/" for package in self.config["above"])
        inputs = [f"src/{path}" for path in self.python_files() if path in modules or not path.startswith(above)]
        digest = hashlib.sha256()
        for path in ["pyproject.toml", "hatch_build.py", *inputs]:
            content = Path(self.root, path).read_bytes()
            digest.update(f"{path} {len(content)}\n".encode() + content)
        settings = [
            modules,
            [version(tool) for tool in TOOLS],
            sysconfig.get_config_var("EXT_SUFFIX"),
            [os.environ.get(name) for name in ("CC", "CFLAGS", "LDFLAGS", "FRONTIER_OPT")],
        ]
        digest.update(repr(settings).encode())
        return digest.hexdigest()[:16]

    def python_files(self) -> list[str]:
        source = Path(self.root, "src")
        return sorted(path.relative_to(source).as_posix() for path in source.glob("frontier/**/*.py"))


def put_into_place(folder: Path, target: Path) -> None:
    """Rename a folder, unless somebody else has put the same there in the meantime."""
    try:
        folder.rename(target)
    except OSError:
        if not target.is_dir():
            raise


def check_compiler() -> None:
    """Look for the two usual reasons for failure before any work is done, and tell them plainly."""
    if os.name == "nt":
        return
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        raise NoNativeBuild(f"there is no C compiler ({compiler})")
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.exists():
        raise NoNativeBuild(f"Python's C headers are missing ({header}; on Debian, install python3-dev)")


def compile_modules(output: str, modules: list[str]) -> None:
    """Compile modules with mypyc, which ends the process when it finds an error."""
    import setuptools  # before mypyc.build, which looks whether it is there
    from mypyc.build import mypycify
    from setuptools.errors import CCompilerError

    with tempfile.TemporaryDirectory() as scratch:
        extensions = mypycify(
            [
                "--config-file=pyproject.toml",
                f"--cache-dir={os.devnull}",
                "--no-warn-unused-ignores",  # what is unused can depend on the Python version
                *modules,
            ],
            opt_level=os.environ.get("FRONTIER_OPT", "3"),
            debug_level="0",
            group_name=GROUP,
            target_dir=scratch,
        )
        if os.name != "nt":
            for extension in extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *COMPILER_FLAGS]
        distribution = setuptools.Distribution({"name": GROUP, "ext_modules": extensions})
        build = distribution.get_command_obj("build_ext")
        build.build_lib = output
        build.build_temp = scratch
        build.parallel = os.cpu_count()
        build.ensure_finalized()
        try:
            build.run()
        except CCompilerError as error:
            sys.exit(f"{type(error).__name__} in the C code")  # the compiler itself has said the rest


if __name__ == "__main__":
    compile_modules(sys.argv[1], sys.argv[2:])
