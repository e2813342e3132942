"""A whole game as a page plays it back: every move with what came of it, nothing hidden.

A game is some megabytes of JSON that are much alike, so it is packed while it is written, and kept packed.
"""

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any

import orjson

import frontier
from frontier import CHANCE, OVER, Game, Match, State
from frontier.engine.game import COLOURS
from frontier.server.tables import messages

Json = dict[str, Any]
Encoded = dict[str, bytes]  # the parts of a view, each as JSON
GZIP = 16 + zlib.MAX_WBITS
LEVEL = 5
PIECE = 1 << 16  # bytes at a time, when it is unpacked
KEPT = 64  # replays, about 100 kB each
AT_ONCE = 2  # replays that are made; the others wait, so that the tables go on


class Replays:
    """Makes replays beside everything else the server does, and keeps the last ones."""

    def __init__(self) -> None:
        self._kept: OrderedDict[object, bytes] = OrderedDict()
        self._places = asyncio.Semaphore(AT_ONCE)

    def kept(self, key: object) -> bytes | None:
        """Return the replay that was made before under a key, if it is still kept."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    async def make(self, match: Callable[[], Match], lang: str, key: object = None) -> bytes:
        """Return the replay of a match, made in a thread as its match is; it is kept under a key, if there is one."""
        async with self._places:
            made = await asyncio.to_thread(lambda: pack(match(), lang))
        if key is not None:
            self._kept[key] = made
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return made


def pack(match: Match, lang: str) -> bytes:
    """Return the replay of a match in a language, as JSON in gzip."""
    packer = zlib.compressobj(LEVEL, wbits=GZIP)
    return b"".join([*(packer.compress(piece) for piece in pieces(match, lang)), packer.flush()])


def unpack(packed: bytes) -> Iterator[bytes]:
    """Yield a packed replay in pieces, for clients that cannot read gzip: it may be large."""
    reader = zlib.decompressobj(GZIP)
    while packed:
        yield reader.decompress(packed, PIECE)
        packed = reader.unconsumed_tail


def pieces(match: Match, lang: str) -> Iterator[bytes]:
    """Yield the replay of a match in a language, as JSON."""
    head = orjson.dumps(_about(match, lang))
    yield head[:-1] + b',"frames":['
    for number, frame in enumerate(_frames(match, lang)):
        yield (b"," if number else b"") + orjson.dumps(frame)
    yield b"]}"


def _about(match: Match, lang: str) -> Json:
    """Return everything of a replay but its frames."""
    game = match.game
    return {
        "game": game.id,
        "players": game.players,
        "modules": list(game.modules),
        "options": dict(game.options),
        "components": f"{game.component_set} {game.component_hash}",
        "names": None if match.names is None else list(match.names),
        "seats": list(match.seats),
        "colours": list(COLOURS[: game.players]),
        "finished": match.state.actor == OVER,
        "result": messages.described_result(game, match.state, lang),
        "items": game.score_items(match.state, lang),
        "record": frontier.record.dumps(match),
    }


def _frames(match: Match, lang: str) -> Iterator[Json]:
    game = match.game
    seen: Encoded = {}
    opened: Json = {"move": 0, "seat": None, "notation": None, "action": None, "text": None, "events": []}
    yield opened | _moment(game, match.first, seen, lang)
    for step in match.steps():
        action = step.move.action
        frame: Json = {
            "move": step.number,
            "seat": None if step.move.actor == CHANCE else step.move.actor,
            "notation": game.notation.write(step.before, action),
            "action": game.space.fields(action),
            "text": game.describe(step.before, action, lang),
            "events": messages.events(game, step.after, step.events, lang),
        }
        yield frame | _moment(game, step.after, seen, lang)


def _moment(game: Game, state: State, seen: Encoded, lang: str) -> Json:
    """Return how a position looks: of the view only what differs from `seen`, which is brought up to date."""
    view = {key: orjson.dumps(value) for key, value in game.open_view(state).items()}
    changed = {key: orjson.Fragment(value) for key, value in view.items() if seen.get(key) != value}
    seen |= view
    return {
        "turn": state.turn if state.turn >= 0 else None,
        "prompt": game.prompt(state, lang) if state.actor >= 0 else None,
        "view": changed,
        "scores": list(state.scores),
    }
