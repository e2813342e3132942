"""What decisions lead to, before they are made: played ahead on a copy of what the seat knows."""

from collections import deque
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypedDict

from frontier.engine.actions import Value
from frontier.engine.errors import OptionError
from frontier.engine.events import EventLog
from frontier.engine.state import CHANCE, State

if TYPE_CHECKING:
    from frontier.engine.game import Game

MOST_STEPS = 60  # of one course of the game, until the matter is settled
MOST_POSITIONS = 2000  # that are looked at for one answer
MOST_EXTRAS = 3  # decisions on the side before another becomes possible
MOST_ONWARD = 5  # answers that lead on to another turn


class Range(TypedDict):
    """Changes that are certain, and the least and the most of those that depend on what is still to be decided."""

    change: dict[str, int]
    varies: dict[str, tuple[int, int]]
    score: tuple[int, int]


class Draw(Range):
    """What one of the things brings that chance may draw."""

    weight: int


class Outlook(Range):
    """What decisions lead to for the seat that makes them.

    `draws` has the cases where chance has its say, `events` what happens to the seat if nothing is left to decide.
    """

    draws: list[Draw]
    events: list[dict[str, Value]]


class Way(TypedDict):
    """A decision that becomes possible after some others: the moves, the decision last, and each in words."""

    moves: list[str]
    texts: list[str]
    change: dict[str, int]


def outlook(game: "Game", state: State, seat: int, moves: Sequence[str]) -> Outlook:
    """Return what moves in notation lead to, one after the other, until what the last one began is settled.

    Where others have to decide before, nothing happens that concerns the seat. OptionError if a move is not possible.
    """
    seen = game.observe(state, seat)
    before, score = game.holdings(seen, seat), seen.scores[seat]
    action, log = -1, EventLog()
    for move in moves:
        _wait(game, seen, seat)
        seen.listener = log
        next_action = game.notation.read(seen, move)
        if not seen.is_legal(next_action):
            if action >= 0 and game.space.family(next_action).name in game.together:
                break  # what it would have ended was over by itself
            raise OptionError(f"moves: {move} is not possible there")
        action = next_action
        seen.apply(action)
    if action < 0:
        raise OptionError("moves: expected at least one")
    family = game.space.family(action).name
    ends: dict[int, list[State]] = {}
    if seen.actor == CHANCE and game.goes_on(seen, seat, family):
        for drawn, _ in _weighted(seen):
            after = seen.clone()
            after.apply(drawn)
            ends[drawn] = list(_ends(game, after, seat, family, EventLog()))
    else:
        ends[-1] = list(_ends(game, seen, seat, family, log))
    weights = dict(_weighted(seen)) if -1 not in ends else {}
    whole = _range(game, [end for found in ends.values() for end in found], seat, before, score)
    draws = [
        Draw(weight=weights[drawn], **_range(game, found, seat, before, score))
        for drawn, found in ends.items()
        if drawn >= 0
    ]
    is_settled = len(ends.get(-1, ())) == 1
    told = [game.event_fields(event) for event in log.take() if event.seat == seat] if is_settled else []
    return Outlook(draws=draws, events=told, **whole)


def _weighted(state: State) -> list[tuple[int, int]]:
    """The chance actions of a position with whole numbers as weights."""
    return [(action, int(state.weight(action))) for action in state.legal_actions()]


def _wait(game: "Game", seen: State, seat: int) -> None:
    """Let the others decide what needs no thought until it is the seat's turn."""
    for _ in range(MOST_STEPS):
        if seen.actor == seat:
            return
        move = game.idle_move(seen)
        if move is None:
            break
        seen.apply(move)
    raise OptionError("moves: it is not this seat's turn")


def _ends(game: "Game", begun: State, seat: int, family: str, log: EventLog) -> Iterator[State]:
    """The positions in which the matter that a decision of a family began is settled; the log hears of all courses."""
    waiting = [(begun, 0)]
    looked_at = 0
    while waiting:
        state, steps = waiting.pop()
        looked_at += 1
        actions = game.goes_on(state, seat, family) if steps < MOST_STEPS else ()
        if not actions or looked_at > MOST_POSITIONS:
            yield state
            continue
        for action in actions:
            after = state.clone()
            after.listener = log
            after.apply(action)
            waiting.append((after, steps + 1))


def _range(game: "Game", ends: list[State], seat: int, before: dict[str, int], score: int) -> Range:
    held = [game.holdings(end, seat) for end in ends]
    scores = [end.scores[seat] - score for end in ends]
    change: dict[str, int] = {}
    varies: dict[str, tuple[int, int]] = {}
    for name, n in before.items():
        least, most = min(each[name] for each in held) - n, max(each[name] for each in held) - n
        if least != most:
            varies[name] = (least, most)
        elif least != 0:
            change[name] = least
    return {"change": change, "varies": varies, "score": (min(scores), max(scores))}


def ways(game: "Game", state: State, seat: int, lang: str) -> list[Way]:
    """Return the decisions that become possible after a few on the side (`Game.extras`), each by its shortest way, and
    those of another turn of the seat (`Game.onward`)."""
    seen = game.observe(state, seat)
    if seen.actor != seat:
        return []
    asked = game.prompt_key(seen)
    before = game.holdings(seen, seat)
    known = set(seen.legal_actions())
    visited = {tuple(before.values())}
    waiting: deque[tuple[State, list[tuple[str, str]]]] = deque([(seen, [])])
    found: list[Way] = []
    while waiting and len(visited) < MOST_POSITIONS:
        at, moves = waiting.popleft()
        for action in at.legal_actions():
            if game.space.family(action).name not in game.extras:
                if moves and action not in known:
                    known.add(action)
                    found.append(_way(game, at, seat, [*moves, _words(game, at, action, lang)], action, before))
                continue
            if len(moves) == MOST_EXTRAS:
                continue
            after = at.clone()
            after.apply(action)
            if after.actor != seat or game.prompt_key(after) != asked:
                continue
            held = tuple(game.holdings(after, seat).values())
            if held not in visited:
                visited.add(held)
                waiting.append((after, [*moves, _words(game, at, action, lang)]))
    return found + _onward(game, seen, seat, lang, known)


def _onward(game: "Game", seen: State, seat: int, lang: str, known: set[int]) -> list[Way]:
    before = game.holdings(seen, seat)
    at, moves = seen, list[tuple[str, str]]()
    found: list[Way] = []
    while at.actor == seat and len(moves) < MOST_ONWARD:
        for action in at.legal_actions():
            if action not in known and game.space.family(action).name not in game.extras:
                known.add(action)
                found.append(_way(game, at, seat, [*moves, _words(game, at, action, lang)], action, before))
        onward = game.onward(at)
        if onward is None:
            break
        moves.append(_words(game, at, onward, lang))
        at = at.clone()
        at.apply(onward)
    return found


def _words(game: "Game", at: State, action: int, lang: str) -> tuple[str, str]:
    return game.notation.write(at, action), game.describe(at, action, lang)


def _way(game: "Game", at: State, seat: int, moves: list[tuple[str, str]], action: int, before: dict[str, int]) -> Way:
    after = at.clone()
    after.apply(action)
    held = game.holdings(after, seat)
    change = {name: n - before[name] for name, n in held.items() if n != before[name]}
    return {"moves": [move for move, _ in moves], "texts": [text for _, text in moves], "change": change}
