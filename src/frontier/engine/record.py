"""A whole game as readable text: a header, then a line a move.

    frontier record 1
    game: montana
    players: 2
    modules: []
    options: {"matching_pair": false, ...}
    components: standard 0123456789abcdef
    rules: 1
    seed: 7
    luck: seed
    seats: ["human", "greedy"]

    1 * spin 4
    2 0 take copper+grain
    ...
    end last_settlement 12 9

After `seats` there may be more lines: where the seed comes from (engine/fair.py), and what people are called:

    fair: {"commitment": "0123...", "secret": "...", "nonces": ["...", "..."], "commitments": ["4567...", "89ab..."]}
    names: ["Ada", "Greedy"]

and, if the game did not begin with the set-up, the position it began with, as `game.dump` gives it:

    start: {"game": "montana", ...}

Who moves is a seat number, or * for chance. Lines that begin with # are comments. What is shown of a running game
(`shown`) has no seed, no secret and a ? for what is not known, and always tells its `start`; it cannot be replayed as
a match, but tells what its reader knows (`Game.recall`).
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, Final

from frontier.engine.chance import check_seed
from frontier.engine.errors import (
    FrontierError,
    IllegalAction,
    OldRecordError,
    OptionError,
    PositionError,
    RecordError,
    brief,
)
from frontier.engine.fair import Fair
from frontier.engine.game import Game
from frontier.engine.match import Match, check_names
from frontier.engine.meta import Meta
from frontier.engine.state import CHANCE, OVER, State

TITLE = "frontier record 1"
START = "start"
OPTIONAL = ("fair", "names", START)
HEADER = ("game", "players", "modules", "options", "components", "rules", "seed", "luck", "seats")
RESERVED = {"name", "players", "modules", "components", "component_hash", "rules"}  # have lines of their own
GameMaker = Callable[..., Game]


HIDDEN = "?"
UNSEEN: Final = -1  # in place of an action that stays secret


def dumps(match: Match) -> str:
    """Return the record of a match, finished or not, with all that is needed to go on; `shown` reveals less."""
    start = None if match.start is None else match.game.dump(match.start)
    return _written(match, json.dumps(match.seed), match.fair, [move.action for move in match.moves], start)


def shown(match: Match, seat: int | None) -> str:
    """Return the record as far as a seat (None: a spectator) may know it by now; a finished game is open to all."""
    match.game.check_seat(seat)
    if match.state.actor == OVER:
        return dumps(match)
    promised = match.fair and replace(match.fair, secret=None)
    return _written(match, HIDDEN, promised, shown_moves(match, seat), match.game.dump(match.first))


def shown_moves(match: Match, seat: int | None) -> list[int]:
    """Return the actions of a match as far as a seat may know them by now, `UNSEEN` for the others."""
    game, now = match.game, match.state
    actions = [move.action for move in match.moves]
    bases = [(family.base, family.base + family.count) for family in map(game.space.__getitem__, game.secret_families)]
    doubtful = {n for n, action in enumerate(actions) if any(low <= action < high for low, high in bases)}
    if doubtful and now.actor != OVER:
        for number, (state, move) in enumerate(islice(match.positions(), max(doubtful) + 1)):
            if number in doubtful and game.stays_secret(state, move.action, seat, now):
                actions[number] = UNSEEN
    return actions


def is_shown(text: str) -> bool:
    """Return whether a text is what `shown` gives for a running game."""
    return f"seed: {HIDDEN}" in (line.strip() for line in text.splitlines())


def _written(
    match: Match, seed: str, fair: Fair | None, actions: Sequence[int], start: dict[str, Any] | None = None
) -> str:
    game = match.game
    lines = [
        TITLE,
        f"game: {game.id}",
        f"players: {game.players}",
        f"modules: {json.dumps(list(game.modules))}",
        f"options: {json.dumps(dict(game.options))}",
        f"components: {game.component_set} {game.component_hash}",
        f"rules: {game.rules}",
        f"seed: {seed}",
        f"luck: {match.luck}",
        f"seats: {json.dumps(list(match.seats))}",
    ]
    if fair is not None:
        told: dict[str, object] = {"commitment": fair.commitment, "secret": fair.secret, "nonces": list(fair.nonces)}
        told["commitments"] = None if fair.commitments is None else list(fair.commitments)
        lines.append(f"fair: {json.dumps({key: value for key, value in told.items() if value is not None})}")
    if match.names is not None:
        lines.append(f"names: {json.dumps(list(match.names))}")
    if start is not None:
        lines.append(f"{START}: {json.dumps(start)}")
    lines.append("")
    for number, ((state, move), action) in enumerate(zip(match.positions(), actions, strict=True), start=1):
        who = "*" if move.actor == CHANCE else str(move.actor)
        words = game.notation.write(state, move.action)
        if action == UNSEEN:
            words = f"{words.split()[0]} {HIDDEN}"
        lines.append(f"{number} {who} {words}")
    if match.state.actor == OVER:
        lines.append(_end(match.state))
    return "\n".join(lines) + "\n"


def _end(state: State) -> str:
    return f"end {state.ending} {' '.join(str(score) for score in state.scores)}"


def loads(text: str, make: GameMaker, components: str | None = None) -> Match:
    """Return the match of a record, every move checked; RecordError names the line and the reason.

    `make` is `frontier.games.recorded`; `components` the file of a component set that is not a packaged one.
    """
    header, body = _read(text)
    match = _start(header, make, components)
    for index, (number, line) in enumerate(body):
        if line.split()[0] == "end":
            if index + 1 < len(body):
                raise RecordError(body[index + 1][0], "nothing may follow the end")
            _check_end(match, number, line)
        else:
            _play(match, number, line)
    if match.state.actor == OVER and not (body and body[-1][1].split()[0] == "end"):
        last = body[-1] if body else max(header.values())
        raise RecordError(last[0], "the game is over here, but the line 'end' is missing")
    return match


def followed(text: str, game: Game) -> Match | State:
    """Return the match of a record of this game; of what was `shown` of a running one, where what is told leads to."""
    header, body = _read(text)
    _check_game(header, game)
    if header["seed"][1] != HIDDEN:
        return loads(text, lambda *_, **__: game)
    if START not in header:
        raise RecordError(header["seed"][0], f"'{START}: ...' is missing, so nobody can say how the game began")
    state = _position(header, game)
    for count, (number, line) in enumerate(body, start=1):
        move = _move_of(state, count, number, line)
        family, _, told = move.partition(" ")
        if told == HIDDEN and any(game.space.family(action).name == family for action in state.legal_actions()):
            state.step_unseen()
            continue
        try:
            state.apply(game.notation.read(state, move))
        except FrontierError as error:
            raise RecordError(number, f"{move!r}: {error}") from None
    return state


Header = dict[str, tuple[int, str]]
Lines = list[tuple[int, str]]


def _read(text: str) -> tuple[Header, Lines]:
    """Return the header of a record, and its other lines with their numbers."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != TITLE:
        raise RecordError(1, f"expected {TITLE!r}")
    return _read_header(lines[1:])


def _read_header(lines: Lines) -> tuple[Header, Lines]:
    header: Header = {}
    for expected, (number, line) in zip(HEADER, lines, strict=False):
        key, colon, value = line.partition(":")
        if not colon or key != expected:
            raise RecordError(number, f"expected '{expected}: ...', got {brief(line)}")
        header[key] = (number, value.strip())
    if len(header) < len(HEADER):
        raise RecordError(lines[-1][0] if lines else 1, f"'{HEADER[len(header)]}: ...' is missing")
    body = lines[len(HEADER) :]
    for optional in OPTIONAL:
        if body and body[0][1].startswith(f"{optional}:"):
            number, line = body.pop(0)
            header[optional] = (number, line.partition(":")[2].strip())
    return header, body


def _json(header: Header, key: str) -> object:
    number, value = header[key]
    try:
        parsed: object = json.loads(value)
        if key != "seed":  # which is any text; but half a character, written as an escape, is nothing to show
            json.dumps(parsed, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise RecordError(number, f"{key}: {brief(value)} cannot be read") from None
    return parsed


def _start(header: Header, make: GameMaker, components: str | None) -> Match:
    options = _json(header, "options")
    if not isinstance(options, dict) or RESERVED & set(options):
        raise RecordError(header["options"][0], "options: expected an object of options")
    game = _configured(header, make, components, options)
    if header["seed"][1] == HIDDEN:
        raise RecordError(header["seed"][0], "this shows a running game without what is hidden; it cannot be replayed")
    number, named = header["components"]
    if _component_hash(header) != game.component_hash:  # the hash decides: a set may have had another name
        ours = f"{game.component_set} {game.component_hash}"
        raise OldRecordError(number, f"recorded with components {named!r}, replayed with {ours!r}")
    try:
        seed = check_seed(_json(header, "seed"))
    except OptionError as error:
        raise RecordError(header["seed"][0], str(error)) from None
    seats = _json(header, "seats")
    if not isinstance(seats, list) or not all(isinstance(seat, str) for seat in seats) or len(seats) != game.players:
        raise RecordError(header["seats"][0], f"seats: expected a list of {game.players} names")
    number, luck = header["luck"]
    match luck:
        case "seed" | "open":
            start = _position(header, game) if START in header else None
            fair, names = _fair(header), _names(header, game.players)
            return Match(game, seed, luck=luck, seats=seats, fair=fair, names=names, start=start)
        case _:
            raise RecordError(number, f"luck: expected 'seed' or 'open', got {brief(luck)}")


def _position(header: Header, game: Game) -> State:
    """Return the position that a game began with."""
    try:
        return game.load(_json(header, START))
    except PositionError as error:
        raise RecordError(header[START][0], str(error)) from None


def _check_game(header: Header, game: Game) -> None:
    """Raise RecordError unless the record is one of this game and configuration."""
    for key, ours in game.settings().items():
        number, given = header[key]
        if key == "components":  # the hash decides
            is_ours = _component_hash(header) == game.component_hash
        else:
            is_ours = given == ours or (not isinstance(ours, str) and _json(header, key) == ours)
        if not is_ours:
            raise RecordError(number, f"{key}: this game has {ours!r}, the record {brief(given)}")


def _rules(header: Header, meta: Meta) -> int:
    """Return the version of the rules that a game was played by, if this program still has it."""
    number, rules = header["rules"]
    oldest, ours = meta.oldest_rules, meta.rules_version
    if rules not in map(str, range(oldest, ours + 1)):
        told = f"recorded under rules version {rules[:20]} of {meta.id}, while this program plays version {ours}"
        told += f" and those from {oldest} on" if oldest < ours else ""
        raise OldRecordError(number, f"{told}: moves could mean something else")
    return int(rules)


def _component_hash(header: Header) -> str:
    """Return the hash of the component set, the second word of "NAME HASH"."""
    return header["components"][1].rpartition(" ")[2]


def _fair(header: Header) -> Fair | None:
    if "fair" not in header:
        return None
    told = _json(header, "fair")
    number = header["fair"][0]
    parts = {"commitment", "secret", "nonces", "commitments"}
    if not isinstance(told, dict) or not {"commitment", "nonces"} <= set(told) <= parts:
        raise RecordError(number, "fair: expected an object with commitment, secret, nonces and commitments")
    lists: Any = (tuple(part) if isinstance(part := told.get(key), list) else part for key in ("nonces", "commitments"))
    try:
        return Fair(told["commitment"], told.get("secret"), *lists)
    except OptionError as error:
        raise RecordError(number, f"fair: {error}") from None


def _names(header: Header, players: int) -> tuple[str, ...] | None:
    if "names" not in header:
        return None
    try:
        return check_names(_json(header, "names"), players)
    except OptionError as error:
        raise RecordError(header["names"][0], str(error)) from None


def _configured(header: Header, make: GameMaker, components: str | None, options: dict[str, Any]) -> Game:
    """Return the game of a header; if it is refused, the error names the line at fault."""
    name, players, modules = header["game"][1], _json(header, "players"), _json(header, "modules")
    settings: dict[str, Any] = {}
    steps: dict[str, dict[str, Any]] = {
        "game": {}, "players": {"players": players}, "modules": {"modules": modules}, "options": options,
        "components": {"components": components},
    }  # fmt: skip
    try:
        settings["rules"] = _rules(header, make(name, None).meta)
        for added in steps.values():
            settings |= added
        return make(name, _component_hash(header), **settings)
    except RecordError:
        raise
    except FrontierError:
        raise _find_fault(header, make, steps, settings.get("rules")) from None


def _find_fault(header: Header, make: GameMaker, steps: dict[str, dict[str, Any]], rules: int | None) -> RecordError:
    """Return the error of the line that makes the game impossible: the first one with which it is refused."""
    settings: dict[str, Any] = {"rules": rules}
    for key, added in steps.items():
        settings |= added
        try:
            make(header["game"][1], None, **settings)
        except FrontierError as error:
            return RecordError(header[key][0], str(error))
    return RecordError(header["components"][0], "no such game can be made")


def _play(match: Match, number: int, line: str) -> None:
    state, game = match.state, match.game
    move = _move_of(state, len(match.moves) + 1, number, line)
    try:
        action = game.notation.read(state, move)
        if state.actor == CHANCE and match.luck == "seed" and action != match.chance_action():
            drawn = game.notation.write(state, match.chance_action())
            raise RecordError(number, f"the seed gives {drawn!r} here, not {move!r}")
        match.apply(action)
    except IllegalAction as error:
        reason = game.explain(state, action)
        why = game.describe_reason(reason) if reason is not None else str(error)
        raise RecordError(number, f"{move!r} is not legal: {why} ({error.rule})") from None
    except RecordError:
        raise
    except FrontierError as error:
        raise RecordError(number, str(error)) from None


def _move_of(state: State, expected: int, number: int, line: str) -> str:
    """Return the move of a line, which has to be the next one, of whoever is to move."""
    count, _, rest = line.partition(" ")
    who, _, move = rest.partition(" ")
    if count != str(expected):
        raise RecordError(number, f"expected move {expected}, got {brief(line)}")
    if state.actor == OVER:
        raise RecordError(number, "the game is over already")
    actor = "*" if state.actor == CHANCE else str(state.actor)
    if who != actor:
        raise RecordError(number, f"{actor!r} is to move, not {who!r}")
    return move


def _check_end(match: Match, number: int, line: str) -> None:
    state = match.state
    if state.actor != OVER:
        raise RecordError(number, "the record ends here, the game does not")
    expected = _end(state)
    if line.split() != expected.split():
        raise RecordError(number, f"expected {expected!r}, got {brief(line)}")
