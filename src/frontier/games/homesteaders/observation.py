"""A position as numbers for learners. With screens, what others hold is 0 until scoring (H-INFO-01, H-AMB-50)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.observation import (
    THE_POSITION,
    YES,
    Group,
    Observer,
    Section,
    flag,
    one_hot,
    seats,
    write_bits,
)
from frontier.engine.state import State
from frontier.games.homesteaders import phases, slots
from frontier.games.homesteaders.components import MAX_PLACES, RESOURCES, Components
from frontier.games.homesteaders.constants import Constants
from frontier.games.homesteaders.state import Position

TILES: Final = 30
KINDS: Final = 32
PLACES: Final = MAX_PLACES
SCALES: Final = vec[float]([4.0, 4.0, 4.0, 4.0, 4.0, 4.0, 20.0, 8.0, 30.0, 10.0])
MOST_WORKERS: Final = 8.0


def groups(constants: Constants, box: Components) -> tuple[Group, ...]:
    """Declare what every entry of an observation means."""
    players = int(constants.players)
    buildings = tuple([building.id for building in box.buildings])
    tiles = tuple([f"tile {tile.number}" for tile in box.tiles])
    spaces = tuple([str(space + 1) for space in range(int(constants.auctions))])
    rounds = tuple([str(round_ + 1) for round_ in range(slots.LAST_ROUND + 1)])
    steps = tuple([str(i) for i in range(slots.LINE_SPACES + 1)])
    resumes = (
        "round ends", "income", "bidding", "next winner", "built", "tile's worker", "tile's advance", "tile's extra",
    )  # fmt: skip
    position = (
        Section("phase", phases.NAMES, "1 for what is being decided"),
        Section("round", rounds, "1 for the round; the last is the final income"),
        Section("neutral value", YES, "step of the ladder for the next neutral bid, divided by the steps"),
        Section("neutral space", ("1", "2"), "1 where the neutral stone lies"),
        Section("extra building", YES, "1 while the extra building of a building is built"),
        Section("next place", YES, f"number of the work place after the last one occupied, divided by {PLACES}"),
        Section("building", buildings, "1 for the building being paid or just built"),
        Section("goes on with", resumes, "1 for what follows a reward, a free worker or a relief"),
        Section("turned up", tiles, "1 for every tile of stacks 2 and 3 that was turned up"),
        Section("stock", buildings, "1 for every kind that lies beside the board"),
    )
    auction = (
        Section("tile", tiles, "1 for the tile that lies there"),
        Section("bidder", ("nobody", *seats(players), "neutral"), "1 for who holds the highest bid"),
        Section("bid", YES, "step of the highest bid on the ladder, from 1, divided by the steps; 0 without one"),
        Section("at hand", YES, "1 for the auction being turned up or carried out"),
    )
    scales = ", ".join([str(int(SCALES[slot])) for slot in range(slots.HIDDEN_COUNT)])
    seat = (
        Section("decides", YES, "1 for whoever decides"),
        Section("starts", YES, "1 for whoever holds the start-player tile"),
        Section("known", YES, "1 if the observer knows what they hold"),
        Section("holds", (*RESOURCES, "debt"), f"how many, divided by {scales}; 0 if that is not known"),
        Section("workers", YES, f"how many, divided by {int(MOST_WORKERS)}"),
        Section("tracks", YES, f"how many, divided by {int(MOST_WORKERS)}"),
        Section("railroad", steps, "1 for where the stone stands on the line"),
        Section("passed", YES, "1 if they have passed"),
        Section("buildings", buildings, "1 for every building owned"),
        Section("at work", tuple(box.places), "1 for every work place with a worker"),
    )
    return (
        Group("position", THE_POSITION, position),
        Group("auction", spaces, auction),
        Group("seat", seats(players), seat),
    )


class HomesteadersObserver(Observer):
    """The observer of the positions of one configuration."""

    def __init__(self, constants: Constants, box: Components) -> None:
        super().__init__(groups(constants, box), ())
        self.kinds: i64 = len(box.buildings)
        self.places: i64 = len(box.places)

    def write(self, state: State, seat: i64, out: vec[float], first: i64) -> i64:
        assert isinstance(state, Position)
        players = state.constants.players
        at = self.write_position(state, out, first)
        for space in range(state.constants.auctions):
            at = _write_auction(state, space, seat, out, at)
        for i in range(players):
            at = self.write_seat(state, (seat + i) % players, seat, out, at)
        return at

    def write_position(self, st: Position, out: vec[float], at: i64) -> i64:
        """Write what there is only once: the phase, the round, the neutral stone, the stock."""
        s = st.s
        at = one_hot(out, at, phases.COUNT, s[slots.PHASE])
        at = one_hot(out, at, slots.LAST_ROUND + 1, s[slots.ROUND] - 1)
        out[at] = float(s[slots.NEUTRAL_VALUE]) / float(st.constants.steps)
        at = one_hot(out, at + 1, 2, s[slots.NEUTRAL_SPACE] - 1)
        out[at] = float(s[slots.SECOND])
        out[at + 1] = float(s[slots.NEXT_PLACE]) / float(PLACES)
        at = one_hot(out, at + 2, self.kinds, s[slots.BUILDING] if s[slots.BUILDING] > 0 else -1)
        at = one_hot(out, at, phases.AUTOMATIC_COUNT, s[slots.RESUME] - phases.ROUND_ENDS)
        at = write_bits(out, at, TILES, s[slots.TURNED_UP])
        return write_bits(out, at, self.kinds, st.stock())

    def write_seat(self, st: Position, seat: i64, observer: i64, out: vec[float], at: i64) -> i64:
        """Write what the observer knows of a player."""
        s = st.s
        known = knows(st, seat, observer)
        out[at] = flag(s[slots.DECIDER] == seat)
        out[at + 1] = flag(s[slots.START] == seat)
        out[at + 2] = flag(known)
        at += 3
        for slot in range(i64(slots.HIDDEN_COUNT)):
            out[at + slot] = float(st.own(seat, slot)) / SCALES[slot] if known else 0.0
        at += slots.HIDDEN_COUNT
        out[at] = float(st.own(seat, slots.WORKERS)) / MOST_WORKERS
        out[at + 1] = float(st.own(seat, slots.TRACKS)) / MOST_WORKERS
        at = one_hot(out, at + 2, slots.LINE_SPACES + 1, st.own(seat, slots.LINE))
        out[at] = float(st.own(seat, slots.PASSED))
        at = write_bits(out, at + 1, self.kinds, st.own(seat, slots.BUILDINGS))
        return write_bits(out, at, self.places, st.own(seat, slots.PLACED))


def knows(st: Position, seat: i64, observer: i64) -> bool:
    """Whether an observer sees what a seat holds; one that is not at the table sees what everybody sees."""
    if st.s[slots.OBSERVER] != 0 and st.s[slots.OBSERVER] != seat + 1:
        return False
    return seat == observer or not st.constants.screens or st.s[slots.PHASE] == phases.FINISHED


def _write_auction(st: Position, space: i64, observer: i64, out: vec[float], at: i64) -> i64:
    s = st.s
    players = st.constants.players
    bidder = s[slots.BIDDER + space]
    by: i64 = 0
    if bidder == slots.NEUTRAL_STONE:
        by = players + 1
    elif bidder > 0:
        by = 1 + (bidder - 1 - observer + players) % players
    at = one_hot(out, at, TILES, s[slots.TILE + space] - 1)
    at = one_hot(out, at, players + 2, by)
    out[at] = float(s[slots.STEP + space] + 1) / float(st.constants.steps) if bidder > 0 else 0.0
    out[at + 1] = flag(s[slots.SPACE] == space and (s[slots.PHASE] == phases.DRAW or st.is_winning()))
    return at + 2
