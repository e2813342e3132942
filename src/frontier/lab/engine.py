"""The engine's side of the protocol in docs/engine.md: lines in, lines out, a search in between."""

import json
import re
from collections.abc import Callable, Iterator
from importlib import metadata
from queue import Empty, Queue
from threading import Thread
from time import perf_counter
from typing import Any, Protocol

from frontier import record
from frontier.bots.analysis import Analysis, Budget, analyses
from frontier.engine.document import Document
from frontier.engine.errors import FrontierError, OptionError, brief
from frontier.engine.game import Game
from frontier.engine.state import CHANCE, State
from frontier.games import GAMES, recorded

VERSION = "1"  # of the protocol
LONGEST_LINE = 2**20  # bytes
WAITING_LINES = 64  # read ahead at most
SLICE = 0.05  # seconds of search between two looks at what has been said
INFO_INTERVAL = 1.0  # seconds
MOST_SECONDS = 3600.0
WORDS = ("hello", "game", "position", "moves", "legal", "go", "stop", "quit")
SETTINGS = ("game", "players", "modules", "options", "components", "rules")
SECONDS = re.compile(r"\d{1,4}(\.\d{1,6})?")
ITERATIONS = re.compile(r"\d{1,9}")


class Source(Protocol):
    """What bytes are read from, as many as there are."""

    def read(self, size: int, /) -> bytes | None:
        """Return some bytes, at most so many; none at the end."""


def lines(source: Source) -> Iterator[str | None]:
    """Yield each line of a source as text, and None in place of one that is too long or no text."""
    rest, is_skipping = b"", False
    while data := source.read(2**16):
        *whole, rest = (rest + data).split(b"\n")
        for line in whole:
            if not is_skipping:
                yield _text(line)
            is_skipping = False
        if len(rest) > LONGEST_LINE:
            if not is_skipping:
                yield None
            rest, is_skipping = b"", True
    if rest and not is_skipping:
        yield _text(rest)


def _text(line: bytes) -> str | None:
    try:
        return line.decode() if len(line) <= LONGEST_LINE else None
    except UnicodeDecodeError:
        return None


class Engine:
    """An engine that holds a game and a position, and answers each line by one, `go` also by `info` before it."""

    def __init__(self, say: Callable[[str], None], components: str | None = None) -> None:
        self.say = say
        self.components = components  # the file of a component set that is not a packaged one
        self.game: Game | None = None
        self.state: State | None = None
        self.heard: Queue[str | None] = Queue(WAITING_LINES)
        self.is_over = False

    def serve(self, source: Source) -> None:
        """Answer the lines of a source until it says `quit` or ends."""
        Thread(target=self._listen, args=(source,), daemon=True).start()
        while not self.is_over:
            line = self.heard.get()
            if line is None:
                return
            self.answer(line)

    def _listen(self, source: Source) -> None:
        """Read lines while the search thinks; after `quit` nothing is read, so that the thread ends."""
        try:
            for line in lines(source):
                self.heard.put("\0" if line is None else line)
                if line is not None and line.split()[:1] == ["quit"]:
                    return
        except OSError:
            pass  # a source that breaks has ended
        self.heard.put(None)

    def answer(self, line: str) -> None:
        """Carry out a line and answer it; what is wrong is told in one line."""
        word, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        try:
            match word:
                case "":
                    pass
                case "\0":
                    self._fail(f"a line is at most {LONGEST_LINE} bytes of UTF-8")
                case "hello":
                    self._hello(rest)
                case "game":
                    self._begin(rest)
                case "position":
                    self._place(rest)
                case "moves":
                    self._play(rest)
                case "legal":
                    self.say("ok")  # for programs that do not know the rules
                case "go":
                    self._go(rest)
                case "stop":
                    pass  # came too late: the answer has been given
                case "quit":
                    self.is_over = True
                case _:
                    self._fail(f"unknown word {brief(word)}; there is {', '.join(WORDS)}")
        except FrontierError as error:
            self._fail(f"{word}: {error}")

    def _fail(self, problem: str) -> None:
        self.say(f"error {' '.join(problem.split())}")

    def _hello(self, version: str) -> None:
        if version != VERSION:
            raise OptionError(f"this engine speaks version {VERSION}, not {brief(version)}")
        self.say(f"hello {VERSION} Frontier {metadata.version('frontier-table')}")

    def _begin(self, rest: str) -> None:
        self.game = self.state = None
        self.game = configured(read_json(rest), self.components)
        self.say("ok")

    def _place(self, rest: str) -> None:
        game = self._game()
        self.state = None  # so that after an error nobody gets advice for the position before
        data = read_json(rest)
        if isinstance(data, str):
            self.state = record.loads(data, self.components).state
            if self.state.configuration != game.configuration:
                self.state = None
                raise OptionError("the record is one of another game, or of other players or options")
        else:
            self.state = game.load(data)
        self.say("ok")

    def _play(self, rest: str) -> None:
        game, state = self._game(), self._state().clone()
        moves = read_json(rest)
        if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
            raise OptionError(f"expected a list of texts, got {brief(moves)}")
        for number, move in enumerate(moves, start=1):
            read_move(game, state, move, f"{number}: ", state.apply)
        self.state = state
        self.say("ok")

    def _go(self, rest: str) -> None:
        game, state = self._game(), self._state()
        budget = read_budget(rest)
        if state.actor < 0:
            decider = "chance decides" if state.actor == CHANCE else "the game is over"
            raise OptionError(f"there is nothing to decide: {decider}")
        told = perf_counter()
        answer = ""
        for found in analyses(game, state, state.actor, budget, SLICE):
            answer = best(game, state, found)
            if self._is_stopped():
                break
            if perf_counter() - told >= INFO_INTERVAL:
                told = perf_counter()
                self.say(f"info {answer}")
        self.say(f"best {answer}")

    def _is_stopped(self) -> bool:
        """Whether the search has been stopped; other words have to wait for its answer."""
        while True:
            try:
                line = self.heard.get_nowait()
            except Empty:
                return False
            word = "" if line is None else line.strip().partition(" ")[0]
            self.is_over = line is None or word == "quit"
            if self.is_over or word == "stop":
                return True
            if word:
                self._fail(f"{brief(word)}: the engine is thinking; say stop first, or wait")

    def _game(self) -> Game:
        if self.game is None:
            raise OptionError("there is no game yet: say game first")
        return self.game

    def _state(self) -> State:
        if self.state is None:
            raise OptionError("there is no position yet: say position first")
        return self.state


def read_json(text: str) -> object:
    """Return what a line says after its word, as JSON; OptionError if it is none."""
    try:
        found: object = json.loads(text)
        json.dumps(found, ensure_ascii=False).encode()  # half a character, written as an escape, is nothing to show
    except (ValueError, RecursionError):
        raise OptionError(f"expected JSON, got {brief(text)}") from None
    return found


def configured(data: object, components: str | None) -> Game:
    """Return the game of settings as positions hold them; all but its name may be left out."""
    document = Document(data)
    document.only(SETTINGS)
    given: dict[str, Any] = dict(document.data)
    name, options, named = given.pop("game", None), given.pop("options", {}), given.pop("components", {})
    if not isinstance(name, str) or name not in GAMES:
        raise document.fail("game", f"expected {' or '.join(GAMES)}, got {brief(name)}")
    modules = given.get("modules", [])
    if not isinstance(modules, list) or not all(isinstance(module, str) for module in modules):
        raise document.fail("modules", f"expected a list of names, got {brief(modules)}")
    if not isinstance(options, dict) or set(options) & {*SETTINGS, "name", "component_hash"}:
        raise document.fail("options", f"expected an object of options, got {brief(options)}")
    wanted = named.get("hash") if isinstance(named, dict) else named
    if not isinstance(named, dict) or not (wanted is None or isinstance(wanted, str)):
        raise document.fail("components", f"expected an object with a hash, got {brief(named)}")
    game = recorded(name, wanted, components, **given, **options)
    if wanted not in (None, game.component_hash):
        raise document.fail("components", f"there is no set with the hash {brief(wanted)} here")
    return game


def read_budget(text: str) -> Budget:
    """Return the budget of a search from words such as `seconds 2 iterations 500`."""
    words = text.split()
    given = dict(zip(words[::2], words[1::2]))
    if not words or len(words) % 2 or len(given) < len(words) // 2 or not given.keys() <= {"seconds", "iterations"}:
        raise OptionError(f"expected seconds N, iterations N, or both, got {brief(text)}")
    seconds, iterations = given.get("seconds"), given.get("iterations")
    if seconds is not None and not (SECONDS.fullmatch(seconds) and float(seconds) <= MOST_SECONDS):
        raise OptionError(f"seconds: expected a number up to {MOST_SECONDS:.0f}, got {brief(seconds)}")
    if iterations is not None and not ITERATIONS.fullmatch(iterations):
        raise OptionError(f"iterations: expected a whole number, got {brief(iterations)}")
    return Budget(
        seconds=None if seconds is None else float(seconds), iterations=None if iterations is None else int(iterations)
    )


def read_move(game: Game, state: State, move: str, where: str = "", play: Callable[[int], object] | None = None) -> int:
    """Return the action of a move in notation, and play it if wanted; OptionError says why it is not possible."""
    try:
        action = game.notation.read(state, move)
    except FrontierError as error:
        raise OptionError(f"{where}{error}") from None
    if not state.is_legal(action):
        reason = game.explain(state, action)
        why = f"{game.describe_reason(reason)} ({reason.rule})" if reason is not None else "it is not on offer"
        raise OptionError(f"{where}{brief(move)} is not legal: {why}")
    if play is not None:
        play(action)
    return action


def best(game: Game, state: State, found: Analysis) -> str:
    """Return what an analysis has found as JSON: the best move, the chances after it, and its main line."""
    choice = found.best
    told = {
        "move": game.notation.write(state, choice.action),
        "chances": [round(chance, 4) for chance in choice.chances],
        "line": [game.notation.write(state, action) for action in choice.line or (choice.action,)],
        "iterations": found.iterations,
    }
    return json.dumps(told)
