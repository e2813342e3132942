"""The arena's side of the protocol in docs/engine.md: outside programs as players, each in a process of its own."""

import json
import os
import shlex
import signal
import subprocess
from collections import deque
from contextlib import suppress
from pathlib import Path
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from time import monotonic
from typing import Final, Self

from frontier.bots import BOTS
from frontier.engine.chance import Rng, seed_word
from frontier.engine.errors import FrontierError, OptionError, brief
from frontier.engine.game import Game
from frontier.engine.match import Player
from frontier.engine.state import State
from frontier.lab.bots import YARDSTICKS, bot
from frontier.lab.engine import VERSION, read_json, read_move

SECONDS: Final = 2.0  # a decision
PATIENCE: Final = 0.5  # seconds beyond the limit, in which an answer still counts
GRACE: Final = 1.0  # seconds to answer a `stop`, and to end after a `quit`
START_SECONDS: Final = 20.0  # for the first answers
MOST_OUTPUT: Final = 2**20  # bytes before an answer is complete
MOST_ERRORS: Final = 2**11  # bytes of what a program says on standard error that are kept

_running: set[int] = set()  # process groups


class ProgramError(FrontierError):
    """What a program has done wrong in a decision, after which it can be asked again."""


class LateError(ProgramError):
    """An answer that did not come in time."""


class BrokenError(ProgramError):
    """What makes it useless to ask a program again: it has ended, or does not speak the protocol."""


def command(name: str) -> list[str] | None:
    """Return the words that start the program of a name, or None if a name means no program.

    A program has a path separator in its first word, or is an executable file in the current folder.
    """
    if name in BOTS or name in YARDSTICKS:
        return None
    try:
        words = shlex.split(name)
    except ValueError:
        return None
    if not words:
        return None
    file = Path(words[0])
    is_executable = file.is_file() and os.access(file, os.X_OK)
    if os.sep not in words[0] and not is_executable:
        return None
    if not is_executable:
        raise OptionError(f"{words[0]}: {'not an executable file' if file.exists() else 'no such program'}")
    return [str(file.absolute()), *words[1:]]


class Program:
    """A running program; every answer has to come within some time, and nothing it does can block the caller."""

    def __init__(self, words: list[str]) -> None:
        if os.name != "posix":
            raise BrokenError("programs can only be seated on Linux and macOS")
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(
                words, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
            )
        except OSError as error:
            raise BrokenError(f"cannot be started: {error.strerror}") from None
        _running.add(self.process.pid)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.stdin, self.stdout, self.stderr = self.process.stdin, self.process.stdout, self.process.stderr
        for file in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(file.fileno(), False)
        self.to_write = b""
        self.heard: deque[bytes] = deque()  # whole lines
        self.half = b""  # a line
        self.complaints = b""

    def ask(self, line: str, expected: str, end: float) -> str:
        """Say a line and return what follows the expected word in the answer, which has to come until a moment."""
        self.to_write += line.encode() + b"\n"
        read = 0
        while True:
            while self.heard:
                said = self.heard.popleft()
                word, _, rest = said.decode(errors="replace").strip().partition(" ")
                if word == "error":
                    raise ProgramError(f"answered: error {rest[:200]}")
                if word == expected:
                    return rest.strip()
                if word != "info":
                    raise BrokenError(f"answered {brief(said.decode(errors='replace'))} instead of {expected}")
            if read > MOST_OUTPUT:
                raise BrokenError(f"wrote more than {MOST_OUTPUT} bytes without an answer")
            left = end - monotonic()
            if left <= 0:
                raise LateError(f"has not answered {brief(line)} in time")
            read += self._exchange(left)

    def _exchange(self, seconds: float) -> int:
        """Write and read what is possible, waiting at most so long, and return how many bytes were read."""
        with DefaultSelector() as selector:
            selector.register(self.stdout, EVENT_READ)
            if not self.stderr.closed:
                selector.register(self.stderr, EVENT_READ)
            if self.to_write:
                selector.register(self.stdin, EVENT_WRITE)
            ready = {key.fileobj for key, _ in selector.select(seconds)}
        if self.stdin in ready:
            try:
                self.to_write = self.to_write[os.write(self.stdin.fileno(), self.to_write) :]
            except BrokenPipeError:
                self.to_write = b""  # what it has said before is still read
        if self.stderr in ready:
            said = os.read(self.stderr.fileno(), 2**16)
            self.complaints = (self.complaints + said)[-MOST_ERRORS:]
            if not said:
                self.stderr.close()
        if self.stdout in ready:
            said = os.read(self.stdout.fileno(), 2**16)
            if not said:
                raise BrokenError(self._death())
            *whole, self.half = (self.half + said).split(b"\n")
            self.heard.extend(whole)
            return len(said)
        return 0

    def _death(self) -> str:
        """Return how a program has ended that says nothing more, with the last line of its complaints."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        if not self.stderr.closed:
            with suppress(BlockingIOError):
                self.complaints += os.read(self.stderr.fileno(), 2**16)
        code = self.process.returncode
        how = "has closed its output" if code is None else f"has ended with code {code}"
        last = self.complaints.decode(errors="replace").strip().splitlines()[-1:]
        return ": ".join([how, *(line[:200] for line in last)])

    def end(self, grace: float = GRACE) -> None:
        """End the program and what it has started: by `quit`, and after a while by force."""
        if self.process.pid not in _running:
            return
        with suppress(OSError):
            os.write(self.stdin.fileno(), b"quit\n")
        for file in (self.stdin, self.stdout, self.stderr):
            file.close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(grace)
        _kill(self.process.pid)
        self.process.wait()
        _running.discard(self.process.pid)


def _kill(group: int) -> None:
    with suppress(OSError):
        os.killpg(group, signal.SIGKILL)


def kill_all() -> None:
    """Kill the programs that this process has started, before it ends without their knowledge."""
    for group in list(_running):
        _kill(group)


class ProgramPlayer:
    """A player that asks a program; use it with `with`, so that the program ends.

    A decision is lost if the answer is late, illegal or none: then a random legal action is played in its place, and
    `lost` and `error` tell of it. A program that has ended or does not speak the protocol is not asked again.
    """

    def __init__(self, name: str, seed: int = 0, seconds: float = SECONDS) -> None:
        words = command(name)
        if words is None:
            raise OptionError(f"{name!r} is no program: expected the path of an executable file")
        self.name = name
        self.words = words
        self.rng = Rng(seed_word(seed))
        self.seconds = seconds
        self.program: Program | None = None
        self.configuration = ""
        self.is_broken = False
        self.lost = 0
        self.error = ""  # the first

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def end(self) -> None:
        """End the program; it is started anew if it is asked again."""
        if self.program is not None:
            self.program.end()
        self.program = None
        self.configuration = ""

    def start(self, game: Game) -> None:
        """Start the program unless it runs, and tell it the game; ProgramError if it cannot play that."""
        end = monotonic() + START_SECONDS
        try:
            if self.program is None:
                self.program = Program(self.words)
                self.program.ask(f"hello {VERSION}", "hello", end)
            if self.configuration != game.configuration:
                self.program.ask(f"game {json.dumps(game.settings())}", "ok", end)
                self.configuration = game.configuration
        except ProgramError:
            self._give_up()
            raise

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Return what the program answers; if that is no legal move in time, a random one."""
        try:
            return self._ask(game, game.observe(state, seat))
        except ProgramError as error:
            self.lost += 1
            self.error = self.error or str(error)
            return int(state.pick(self.rng))

    def _ask(self, game: Game, seen: State) -> int:
        if self.is_broken:
            raise BrokenError("is not asked any more")
        self.start(game)
        assert self.program is not None
        legal = [game.notation.write(seen, action) for action in seen.legal_actions()]
        end = monotonic() + self.seconds + PATIENCE
        try:
            self._say(f"position {json.dumps(game.dump(seen))}", "ok", end)
            self._say(f"legal {json.dumps(legal)}", "ok", end)
            answer = self._say(f"go seconds {self.seconds:g}", "best", end)
        except BrokenError:
            self._give_up()
            raise
        return read_answer(game, seen, answer)

    def _say(self, line: str, expected: str, end: float) -> str:
        """Say a line and return the answer; who is late and does not answer a `stop` either is broken."""
        assert self.program is not None
        try:
            return self.program.ask(line, expected, end)
        except LateError:
            late = f"has not answered within {self.seconds:g} s"
        try:
            self.program.ask("stop", expected, monotonic() + GRACE)
        except LateError:
            raise BrokenError(f"{late}, nor after stop") from None
        raise LateError(late)

    def _give_up(self) -> None:
        self.is_broken = True
        if self.program is not None:
            self.program.end(0)


def read_answer(game: Game, state: State, answer: str) -> int:
    """Return the action of what follows `best`; ProgramError if it is not one that is legal."""
    try:
        found = read_json(answer)
        if not isinstance(found, dict) or not isinstance(found.get("move"), str):
            raise OptionError(f"expected an object with a move, got {brief(answer)}")
        return read_move(game, state, found["move"])
    except FrontierError as error:
        raise ProgramError(f"best: {error}") from None


def check(name: str, game: Game) -> None:
    """Start a program for a game and end it again; OptionError if it cannot play."""
    with ProgramPlayer(name) as player:
        try:
            player.start(game)
        except ProgramError as error:
            raise OptionError(f"{name}: {error}") from None


def seated(name: str, seed: int, seconds: float = SECONDS) -> Player:
    """Return the player of a name: a bot, or a program that has so many seconds a decision."""
    return bot(name, seed) if command(name) is None else ProgramPlayer(name, seed, seconds)
