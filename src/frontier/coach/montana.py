"""What can be claimed of a move in Montana: what the turn brings, and what the next one of its seat can bring."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, cast

from frontier.coach.claims import Claim, GameClaims, claim
from frontier.coach.walk import Walk, WalkStep
from frontier.engine.game import Game
from frontier.engine.multisets import covers
from frontier.games.montana import events, phases, slots
from frontier.games.montana.components import AREAS, GOODS
from frontier.games.montana.constants import MORE_MASK, MORE_SHIFT
from frontier.games.montana.flow import MontanaState
from frontier.games.montana.rules.build import lines_closed
from frontier.games.montana.rules.turn import is_last_round
from frontier.texts import listed

FEW_WORKERS: Final = 2
SILVER: Final = "silver"
HELD: Final = (*events.PIECES, SILVER)  # in the order of a player's slots
WORTH_MISSING: Final = (
    "line", "settlements", "cow", "canteen", "last_tile", "extra_turn", "keeps_canteen", "next_line", "next_build",
)  # fmt: skip
KEEPING: Final = ("staff", "no_helper", "give_back")  # moves that are about who stays


@dataclass(frozen=True)
class _Turn:
    """The turn in which the first move is made: its steps, and the position after it if the walk goes so far."""

    walk: Walk
    steps: tuple[WalkStep, ...]
    end: MontanaState | None

    @property
    def start(self) -> MontanaState:
        return cast(MontanaState, self.walk.start)

    @property
    def is_sure(self) -> bool:
        return self.walk.is_sure(len(self.steps) - 1)


def find(walk: Walk) -> list[Claim]:
    """Return what a walk proves; before the first turn there is nothing to say."""
    turn = _turn(walk)
    if turn.start.s[slots.PHASE] in phases.SETUP:
        return []
    found = [*_settled(turn), *_coming(turn), *_board(turn), *_holdings(turn), *_recruiting(turn)]
    return list(dict.fromkeys(found))


def misses(walk: Walk, wanted: Claim) -> bool:
    """Return whether a walk shows that a claim is not true of it; without a whole turn it shows nothing."""
    turn = _turn(walk)
    if turn.end is None or wanted.kind not in WORTH_MISSING:
        return False
    if wanted.kind in ("next_build", "next_line"):
        following = _next_turn(turn)
        if following is None:
            return False
        field = following.constants.labels.index(str(wanted["field"]))
        if not following.is_legal(following.constants.build + field):
            return True
        return wanted.kind == "next_line" and lines_closed(following, walk.seat, field) == 0
    return not any(one.says_the_same(wanted) for one in find(walk))


def _turn(walk: Walk) -> _Turn:
    """Return the part of a walk that belongs to the turn it begins in; an extra turn is another one."""
    whose = walk.start.turn
    for number, step in enumerate(walk.steps):
        if step.after.turn != whose or any(event.kind == events.EXTRA_TURN for event in step.events):
            return _Turn(walk, walk.steps[: number + 1], cast(MontanaState, step.after))
    return _Turn(walk, walk.steps, None)


def _next_turn(turn: _Turn) -> MontanaState | None:
    """Return the beginning of the next turn of the seat, if the walk goes so far."""
    seat = turn.walk.seat
    later = turn.walk.steps[len(turn.steps) :]
    for position in (*(step.before for step in later), turn.walk.end):
        if turn.end is not None and position.actor == seat == position.turn:
            st = cast(MontanaState, position)
            return st if st.s[slots.PHASE] == phases.TURN else None
    return None


def _settled(turn: _Turn) -> Iterator[Claim]:
    """What the settlements of this turn bring."""
    walk, labels = turn.walk, turn.start.constants.labels
    placed = 0
    for number, event in walk.events(events.BUILT, turn.steps):
        placed += event.b
        if event.c > 0:
            printed = 1 + (turn.start.board.symbols[event.a] >> MORE_SHIFT & MORE_MASK)
            yield claim("line", walk.is_sure(number), field=labels[event.a], n=max(0, event.b - printed))
    if placed > 1 and turn.end is not None:
        yield claim("settlements", turn.is_sure, n=placed)
    for kind in (events.COW, events.CANTEEN):
        told = list(walk.events(kind, turn.steps))
        n = sum(event.a if kind == events.COW else 1 for _, event in told)
        if n > 0:
            yield claim(kind, walk.is_sure(told[-1][0]), n=n)
    for number, _ in walk.events(events.LAST_TILE, turn.steps):
        yield claim("last_tile", walk.is_sure(number))
    for number, _ in walk.events(events.EXTRA_TURN, turn.steps):
        yield claim("extra_turn", walk.is_sure(number))
    first = walk.steps[0] if walk.steps else None
    if first is not None and walk.move == "build":
        yield from _wanted_too(walk, cast(MontanaState, first.before), first.action)


def _wanted_too(walk: Walk, st: MontanaState, action: int) -> Iterator[Claim]:
    """Who else holds the goods for the field that is built on."""
    field = action - st.constants.build
    if st.s[slots.FIELD + field] >= slots.ASKS:
        return
    cost = st.board.cost[field] + st.surcharge()
    for seat in range(int(st.constants.players)):
        if seat != walk.seat and st.own(seat, slots.STOCK) > 0 and covers(st.packed_goods(seat), cost):
            yield claim("wanted_too", True, field=st.constants.labels[field], seat=seat)


def _coming(turn: _Turn) -> Iterator[Claim]:
    """What the seat can build in its next turn, and could not now: the field that the line goes on with, or one."""
    following, seat = _next_turn(turn), turn.walk.seat
    if following is None:
        return
    start, build = turn.start, following.constants.build
    later = [step for step in turn.walk.steps[len(turn.steps) :] if step.actor == seat]
    offered = [action for action in following.legal_actions() if build <= action < following.constants.trade]
    offered.sort(key=lambda action: (all(step.action != action for step in later), action))
    for action in offered:
        field = action - build
        label = following.constants.labels[field]
        lines = lines_closed(following, seat, field)
        if lines > 0 and (start.owner(field) != 0 or lines_closed(start, seat, field) == 0):
            yield claim("next_line", False, field=label)
            return
        if not covers(start.packed_goods(seat), start.board.cost[field] + start.surcharge()):
            yield claim("next_build", False, field=label)
            return


def _board(turn: _Turn) -> Iterator[Claim]:
    """What becomes of the parts of the worker board to which workers are sent."""
    end = turn.end
    if end is None:
        return
    cleared = {event.a for step in turn.steps for event in step.events if event.kind == events.CLEARED}
    for number in range(len(AREAS) + 1):
        before, after = (_free_spaces(st, number) for st in (turn.start, end))
        area = (*AREAS, events.BANK)[number]
        if number in cleared:
            yield claim("cleared", turn.is_sure, area=area)
        elif after == 1 < before:
            yield claim("one_left", turn.is_sure, area=area)


def _free_spaces(st: MontanaState, number: int) -> int:
    """Return how many large spaces of an area, or spaces of the bank, are free."""
    if number == len(AREAS):
        first, spaces = slots.BANK, int(st.constants.bank_spaces)
    else:
        first, spaces = slots.LARGE + number * slots.SPACES, int(st.constants.area_spaces[number])
    return sum(st.s[slot] == 0 for slot in range(first, first + spaces))


def _holdings(turn: _Turn) -> Iterator[Claim]:
    """What the seat has more of after the turn, and who stays with it."""
    end, seat = turn.end, turn.walk.seat
    if end is None:
        return
    gains = [int(end.own(seat, slot)) - int(turn.start.own(seat, slot)) for slot in range(len(HELD))]
    more = tuple((name, n) for name, n in zip(HELD, gains, strict=True) if n > 0)
    if more:
        yield claim("more", turn.is_sure, pieces=more)
    workers = [(HELD[slot], int(end.own(seat, slot))) for slot in range(slots.WORKERS, slots.PIECES)]
    left = tuple((name, n) for name, n in workers if n > 0)
    if turn.walk.move in KEEPING and left:
        yield claim("keeps", turn.is_sure, pieces=left)
    canteens = int(end.own(seat, slots.CANTEENS))
    if turn.walk.move == "no_canteen" and canteens > 0 and not is_last_round(turn.start):
        yield claim("keeps_canteen", turn.is_sure, n=canteens)


def _recruiting(turn: _Turn) -> Iterator[Claim]:
    """How few workers are there, where more are recruited."""
    held = int(turn.start.worker_count(turn.walk.seat))
    if turn.walk.move == "recruit" and held <= FEW_WORKERS:
        yield claim("few_workers", True, n=held) if held else claim("no_workers", True)


def words(game: Game, one: Claim, lang: str) -> Mapping[str, object]:
    """Return the facts of a claim as the arguments of its sentence."""
    details: dict[str, object] = {}
    for name, fact in one.facts:
        if name == "pieces":
            assert isinstance(fact, tuple)
            details[name] = listed(lang, [_piece(game, piece, n, lang) for piece, n in fact])
        elif name == "area":
            details[name] = game.name("area", str(fact), lang)
        elif name == "seat":
            details["who"] = game.seat_name(int(str(fact)), lang)
        else:
            details[name] = fact
    return details


def _piece(game: Game, piece: str, n: int, lang: str) -> str:
    if piece == SILVER:
        return game.name("benefit", piece, lang, n)
    return game.name("goods" if piece in GOODS else "workers", piece.removesuffix("_worker"), lang, n)


CLAIMS: Final = GameClaims(find, misses, words)
