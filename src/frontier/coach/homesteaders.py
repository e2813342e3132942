"""What can be claimed of a move in Homesteaders: what the round brings, and what it is worth at the end."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, cast

from frontier.coach.claims import Claim, Fact, GameClaims, claim
from frontier.coach.walk import Walk, WalkStep
from frontier.engine.game import Game
from frontier.games.homesteaders import events, scoring, slots
from frontier.games.homesteaders import words as phrases
from frontier.games.homesteaders.components import RESOURCES
from frontier.games.homesteaders.events import PIECES
from frontier.games.homesteaders.flow import HomesteadersState
from frontier.games.homesteaders.game import Homesteaders
from frontier.texts import dashed, text

# What another move may miss, and the fact without which it is something else.
WORTH_MISSING: Final = {
    "wins": "space", "builds": "building", "pays_bid": "", "wages": "", "gains": "", "line": "", "debts": "",
}  # fmt: skip
PLACING: Final = ("place", "done")
LATE: Final = ("extra", "no_extra", "sell", "buy", "hire", "market", "bank", "pay_off", "relief", "pay")
Pieces = tuple[tuple[str, int], ...]


def find(walk: Walk) -> list[Claim]:
    """Return what a walk proves, as far as the round goes in which it begins."""
    walk = Walk(walk.game, walk.seat, walk.start, _this_round(walk))
    if not walk.steps:
        return []
    found = [*_bidding(walk), *_buildings(walk), *_income(walk), *_gains(walk), *_debts(walk), *_points(walk)]
    return list(dict.fromkeys(found))


def misses(walk: Walk, wanted: Claim) -> bool:
    """Return whether a walk that comes as far shows that a claim is not true of it."""
    if wanted.kind not in WORTH_MISSING:
        return False
    round_ = walk.start.round
    if wanted.kind == "wages":
        if not any(True for _ in walk.events(events.WAGES)):
            return False
    elif walk.end.round == round_:
        return False
    fact = WORTH_MISSING[wanted.kind]
    like = [one for one in find(walk) if one.kind == wanted.kind]
    return not any(fact == "" or one[fact] == wanted[fact] for one in like)


def _this_round(walk: Walk) -> tuple[WalkStep, ...]:
    round_ = walk.start.round
    return tuple(step for step in walk.steps if step.before.round == round_)


def _bidding(walk: Walk) -> Iterator[Claim]:
    """Who is outbid, what is won, and whether it can be paid without a debt."""
    for event in walk.steps[0].events:
        if event.kind == events.OUTBID and event.seat != walk.seat and walk.move == "bid":
            yield claim("outbids", True, seat=event.seat)
    if walk.move not in ("bid", "neutral"):
        return
    for number, event in walk.events(events.WON):
        yield claim("wins", walk.is_sure(number), space=event.a + 1, bid=event.b)
    for number, event in walk.events(events.PAID_BID):
        if not _borrows(walk, number):
            yield claim("pays_bid", walk.is_sure(number), n=event.a)


def _borrows(walk: Walk, last: int) -> bool:
    """Return whether the seat takes a debt up to a step."""
    return any(True for _ in walk.events(events.BORROWED, walk.steps[: last + 1]))


def _buildings(walk: Walk) -> Iterator[Claim]:
    """What is built, what it counts now, what it brings from the next income on, and whether it is the last chance."""
    game = cast(Homesteaders, walk.game)
    for number, event in walk.events(events.BUILT):
        step, is_sure = walk.steps[number], walk.is_sure(number)
        building = game.box.buildings[event.a]
        before, after = (_building_points(cast(HomesteadersState, st), walk.seat) for st in (step.before, step.after))
        yield claim("builds", is_sure, building=building.id, n=after - before)
        st = cast(HomesteadersState, step.before)
        round_ = int(st.s[slots.ROUND])
        masks = st.constants.stock_of_round
        if round_ < slots.LAST_ROUND and not masks[round_ + 1] >> event.a & 1:
            yield claim("last_round", is_sure, building=building.id)
        if building.income:
            yield claim("each_round", is_sure, building=building.id, pieces=_counted(building.income))


def _building_points(st: HomesteadersState, seat: int) -> int:
    """Return what buildings and what they count are worth."""
    return sum(scoring.items(st, seat)[1:3])


def _counted(ids: tuple[str, ...]) -> Pieces:
    return tuple(Counter(ids).items())


def _income(walk: Walk) -> Iterator[Claim]:
    """What the workers bring in this round, and whether it pays them."""
    if walk.move not in PLACING:
        return
    for number, event in walk.events(events.WAGES):
        income: Counter[int] = Counter()
        for _, one in walk.events(events.INCOME, walk.steps[: number + 1]):
            income[one.a] += one.b
        pieces = tuple((RESOURCES[piece], n) for piece, n in sorted(income.items()))
        if pieces:
            yield claim("income", False, pieces=pieces)
        held = cast(HomesteadersState, walk.start).own(walk.seat, slots.SILVER)
        if held < event.a and not _borrows(walk, number):
            yield claim("wages", False, n=event.a)
        return


def _gains(walk: Walk) -> Iterator[Claim]:
    """What the move and the decisions right after it bring at once."""
    gained: Counter[int] = Counter()
    for number, event in walk.events(events.GAINED):
        if walk.is_sure(number):
            gained[event.a] += event.b
    if gained:
        yield claim("gains", True, pieces=tuple((PIECES[piece], n) for piece, n in sorted(gained.items())))
    for number, event in walk.events(events.LINE):
        if number == 0:
            yield claim("line", True, n=event.a)


def _own_end(walk: Walk) -> HomesteadersState:
    """Return the position before anybody else decides."""
    sure = [step for number, step in enumerate(walk.steps) if walk.is_sure(number)]
    return cast(HomesteadersState, sure[-1].after if sure else walk.start)


def _debts(walk: Walk) -> Iterator[Claim]:
    """What fewer debts spare at the end."""
    start, end = cast(HomesteadersState, walk.start), _own_end(walk)
    spared = int(scoring.penalty(start, walk.seat) - scoring.penalty(end, walk.seat))
    if spared > 0:
        n = int(start.own(walk.seat, slots.DEBTS) - end.own(walk.seat, slots.DEBTS))
        yield claim("debts", True, n=n, vp=spared)


def _points(walk: Walk) -> Iterator[Claim]:
    """How many points more there are before anybody else decides, if everything counts as at the end."""
    start, end = walk.start, _own_end(walk)
    more = end.scores[walk.seat] - start.scores[walk.seat]
    if walk.move in LATE and more > 0:
        yield claim("points", True, n=more)


def words(game: Game, one: Claim, lang: str) -> Mapping[str, object]:
    """Return the facts of a claim as the arguments of its sentence."""
    details: dict[str, object] = {}
    for name, fact in one.facts:
        if name == "pieces":
            details[name] = phrases.counted(lang, _spelled_out(fact))
        elif name == "building":
            details[name] = text(lang, f"homesteaders-building-{dashed(str(fact))}")
        elif name == "seat":
            details["who"] = game.seat_name(int(str(fact)), lang)
        else:
            details[name] = fact
    return details


def _spelled_out(pieces: Fact) -> tuple[str, ...]:
    assert isinstance(pieces, tuple)
    return tuple(piece for piece, n in pieces for _ in range(n))


CLAIMS: Final = GameClaims(find, misses, words)
