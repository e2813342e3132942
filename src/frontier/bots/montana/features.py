"""The features of a Montana position that the network sees: the whole table, as one seat looks at it."""

from librt.vecs import vec
from mypy_extensions import i64

from frontier.bots.montana import layout
from frontier.bots.montana.evaluator import standing, useful_silver
from frontier.bots.montana.field_survey import BEST, DISTANCES, FieldSurvey
from frontier.bots.network import Features
from frontier.engine.state import State
from frontier.games.montana import phases, slots
from frontier.games.montana.board import Board
from frontier.games.montana.modules import counts
from frontier.games.montana.modules.goldrush import slots as goldrush_slots
from frontier.games.montana.modules.settlements import slots as settlements_slots
from frontier.games.montana.rules.city import first_free_column
from frontier.games.montana.state import Position


class MontanaFeatures(Features):
    """Features: a seat's holdings, its fields and rivals, the spaces, supplies, city and wheel, the moment, modules."""

    def __init__(self) -> None:
        self.count = layout.COUNT
        self.points_temperature = 1.5
        self.standings: vec[float] = vec[float]([0.0, 0.0, 0.0, 0.0])
        # The last survey of the open fields for each seat, with what it depends on: goods, stock, and the landscape.
        self.surveys = [FieldSurvey() for _ in range(slots.MAX_PLAYERS)]
        self.goods: vec[i64] = vec[i64]([-1, -1, -1, -1])
        self.stocks: vec[i64] = vec[i64]([-1, -1, -1, -1])
        self.board: Board | None = None
        self.surcharge: i64 = 0
        self.open: i64 = 0
        self.words: vec[i64] = vec[i64]([0] * slots.MAX_FIELDS)
        # What is the same for all seats: the spaces taken, and the supplies.
        self.table: vec[float] = vec[float]([0.0] * layout.COUNT)

    def progress(self, state: State) -> float:
        assert isinstance(state, Position)
        placed: i64 = 0
        for seat in range(state.constants.players):
            if state.placed(seat) > placed:
                placed = state.placed(seat)
        return float(placed) / float(state.constants.settlements)

    def prepare(self, state: State) -> None:
        assert isinstance(state, Position)
        is_new = self.is_new(state)
        for seat in range(state.constants.players):
            goods = state.packed_goods(seat)
            stock = state.own(seat, slots.STOCK)
            survey = self.surveys[seat]
            if is_new or stock != self.stocks[seat]:
                survey.look_around(state, seat)
                survey.update(state, seat)
            elif goods != self.goods[seat]:
                survey.update(state, seat)
            self.goods[seat] = goods
            self.stocks[seat] = stock
            self.standings[seat] = standing(state, seat, survey)
        _read_spaces(state, self.table)

    def is_new(self, st: Position) -> bool:
        """Whether anything on the landscape has changed since the last call; what it is now is kept."""
        s = st.s
        fields = st.constants.fields
        words = self.words
        is_new = self.board is not st.board or self.surcharge != st.surcharge() or self.open != s[slots.OPEN]
        if not is_new:
            for field in range(fields):
                if words[field] != s[slots.FIELD + field]:
                    is_new = True
                    break
        if is_new:
            self.board, self.surcharge, self.open = st.board, st.surcharge(), s[slots.OPEN]
            for field in range(fields):
                words[field] = s[slots.FIELD + field]
        return is_new

    def read(self, state: State, seat: i64, x: vec[float]) -> None:
        assert isinstance(state, Position)
        table = self.table
        for i in range(i64(layout.LARGE)):
            x[i] = 0.0
        for i in range(i64(layout.LARGE), layout.AREAS):
            x[i] = table[i]
        for i in range(i64(layout.AREAS), layout.SUPPLIES):
            x[i] = 0.0
        for i in range(i64(layout.SUPPLIES), layout.WHEEL):
            x[i] = table[i]
        for i in range(i64(layout.WHEEL), layout.COUNT):
            x[i] = 0.0
        _read_own(state, seat, x)
        x[layout.OWN + 14] = self.standings[seat] / 40.0
        _read_fields(self.surveys[seat], x)
        self.read_rivals(state, seat, x)
        _read_reach(state, seat, x)
        _read_wheel(state, x)
        _read_city(state, seat, x)
        self.read_moment(state, seat, x)
        if state.constants.extended:
            _read_modules(state, seat, x)

    def read_rivals(self, st: Position, seat: i64, x: vec[float]) -> None:
        """Write what each rival has, in the order in which they follow the seat."""
        players = st.constants.players
        for step in range(i64(1), players):
            rival = (seat + step) % players
            at = layout.RIVAL + (step - 1) * layout.RIVAL_PARTS
            for piece in range(i64(layout.PIECES)):
                x[at + piece] = float(st.own(rival, piece)) / 6.0
            x[at + 10] = float(useful_silver(st, rival)) / 15.0
            x[at + 11] = float(st.own(rival, slots.COWS)) / 4.0
            x[at + 12] = float(st.own(rival, slots.CANTEENS)) / 2.0
            x[at + 13] = float(st.own(rival, slots.STOCK)) / 12.0
            survey = self.surveys[rival]
            x[at + 14] = survey.near / 4.0
            x[at + 15] = survey.second / 4.0
            x[at + 16] = survey.payable / 3.0
            x[at + 17] = survey.most[1] / 3.0
            x[at + 18] = (self.standings[seat] - self.standings[rival]) / 20.0
            x[at + 19] = float(st.worker_count(rival)) / 8.0
            x[at + 20] = survey.lines / 2.0

    def read_moment(self, st: Position, seat: i64, x: vec[float]) -> None:
        """Write whose turn it is, how far the game has come, and what is being decided."""
        s = st.s
        players = st.constants.players
        at: i64 = layout.MOMENT
        x[at + (seat - s[slots.ACTIVE] + players) % players] = 1.0
        x[at + 4] = 1.0 if s[slots.DECIDER] == seat else 0.0
        round_ = s[slots.ROUND] if s[slots.ROUND] < layout.MAX_ROUND else i64(layout.MAX_ROUND)
        x[at + 5] = float(round_) / 20.0
        x[at + 6] = 1.0 if round_ >= 4 else 0.0
        x[at + 7] = 1.0 if round_ >= 8 else 0.0
        x[at + 8] = 1.0 if round_ >= 12 else 0.0
        if s[slots.LAST_ROUND] != 0:
            x[at + 9] = 1.0
            x[at + 10] = 1.0 if s[slots.ACTIVE] == seat else 0.0
            x[at + 11] = 1.0 if s[slots.ACTIVE] < seat else 0.0  # still to have a turn
        best, least = -1.0e9, 99.0
        for other in range(players):
            if other != seat:
                if self.standings[other] > best:
                    best = self.standings[other]
                left = float(st.own(other, slots.STOCK))
                if left < least:
                    least = left
        x[at + 12] = (self.standings[seat] - best) / 20.0
        x[at + 13] = least / 12.0
        x[at + 14] = (float(st.own(seat, slots.STOCK)) - least) / 4.0
        is_learnt = s[slots.PHASE] < layout.PHASE_COUNT  # not the choice of the starting tile, nor later modules
        if s[slots.ACTIVE] == seat:
            x[at + 15] = float(s[slots.BUILT])
            if is_learnt:
                x[layout.PHASES_FROM + s[slots.PHASE]] = 1.0
        elif s[slots.DECIDER] == seat and is_learnt:
            x[layout.PHASES_FROM + s[slots.PHASE]] = -1.0


def _write_at_least(n: i64, levels: i64, at: i64, x: vec[float]) -> None:
    """Write for 1, 2 ... whether there are so many."""
    for level in range(levels):
        if n > level:
            x[at + level] = 1.0


def _read_own(st: Position, seat: i64, x: vec[float]) -> None:
    for piece in range(i64(layout.PIECES)):
        x[layout.OWN + piece] = float(st.own(seat, piece)) / 6.0
    silver = useful_silver(st, seat)
    cows = st.own(seat, slots.COWS)
    canteens = st.own(seat, slots.CANTEENS)
    stock = st.own(seat, slots.STOCK)
    x[layout.OWN + 10] = float(silver) / 15.0
    x[layout.OWN + 11] = float(cows) / 4.0
    x[layout.OWN + 12] = float(canteens) / 2.0
    x[layout.OWN + 13] = float(stock) / 12.0
    for good in range(i64(layout.GOODS)):
        _write_at_least(st.own(seat, good), 4, layout.OWN_GOODS + 4 * good, x)
    workers: i64 = 0
    for kind in range(i64(layout.KINDS)):
        n = st.own(seat, slots.WORKERS + kind)
        workers += n
        _write_at_least(n, 2, layout.OWN_WORKERS + 2 * kind, x)
    _write_at_least(workers, 6, layout.OWN_WORKERS + 2 * layout.KINDS, x)
    for level in range(i64(6)):  # 1, 3, 6, 9, 12 and 15 silver: what spaces cost, and more
        if silver > 0 and silver >= 3 * level:
            x[layout.OWN_MONEY + level] = 1.0
    x[layout.OWN_MONEY + 6] = 1.0 if cows > 0 else 0.0
    x[layout.OWN_MONEY + 7] = 1.0 if cows > 1 else 0.0
    x[layout.OWN_MONEY + 8] = 1.0 if canteens > 0 else 0.0
    for level in range(i64(8)):
        if stock <= level:
            x[layout.OWN_STOCK + level] = 1.0


def _read_fields(survey: FieldSurvey, x: vec[float]) -> None:
    """Write how far the open fields are, what they bring, and which goods are missing for the best ones."""
    at: i64 = layout.FIELDS
    x[at] = survey.near / 4.0
    x[at + 1] = survey.second / 4.0
    x[at + 2] = survey.third / 4.0
    x[at + 3] = survey.payable / 3.0
    x[at + 4] = survey.double
    x[at + 5] = 1.0 if survey.payable > 0.0 else 0.0
    x[at + 6] = survey.gift / 2.0
    x[at + 7] = survey.lines / 2.0
    x[at + 8] = survey.prospects / 10.0
    for d in range(i64(DISTANCES)):
        x[at + 9 + d] = survey.distances[d] / 4.0
        x[at + 13 + d] = survey.most[d] / 3.0
    for i in range(i64(BEST * slots.GOODS_COUNT)):
        x[at + 17 + i] = float(survey.short[i]) / 2.0


def _read_spaces(st: Position, x: vec[float]) -> None:
    """Write which spaces are taken, and what the supplies hold: the same for every seat."""
    s = st.s
    constants = st.constants
    for area in range(i64(layout.AREA_COUNT)):
        for space in range(i64(layout.SPACES)):
            at = area * slots.SPACES + space
            x[layout.LARGE + at] = 1.0 if s[slots.LARGE + at] != 0 else 0.0
            x[layout.SMALL + at] = 1.0 if s[slots.SMALL + at] != 0 else 0.0
    free: i64 = 0
    for space in range(i64(layout.SPACES)):
        is_taken = s[slots.BANK + space] != 0
        x[layout.BANK + space] = 1.0 if is_taken else 0.0
        if space < constants.bank_spaces and not is_taken:
            free += 1
    x[layout.BANK + layout.SPACES] = float(free) / 3.0
    x[layout.BANK + layout.SPACES + 1] = 1.0 if free == 1 else 0.0
    for piece in range(i64(layout.PIECES)):
        n = s[slots.SUPPLY + piece]
        x[layout.SUPPLIES + 2 * piece] = float(n) / 15.0
        x[layout.SUPPLIES + 2 * piece + 1] = 1.0 if n <= 1 else 0.0
    x[layout.SUPPLIES + 2 * layout.PIECES] = float(s[slots.SUPPLY_COWS]) / 12.0
    x[layout.SUPPLIES + 2 * layout.PIECES + 1] = 1.0 if s[slots.SUPPLY_COWS] == 0 else 0.0


def _read_reach(st: Position, seat: i64, x: vec[float]) -> None:
    """Write what a seat could get at the areas and at the bank with its workers and its silver."""
    s = st.s
    constants = st.constants
    silver = st.own(seat, slots.SILVER)
    workers = st.worker_count(seat)
    for area in range(i64(layout.AREA_COUNT)):
        at = layout.AREAS + area * layout.AREA_PARTS
        free: i64 = 0
        goods: i64 = 0
        most: i64 = 0
        for space in range(constants.area_spaces[area]):
            place = area * slots.SPACES + space
            if s[slots.LARGE + place] == 0:
                free += 1
                if constants.area_goods[place] > most:
                    most = constants.area_goods[place]
                if silver >= constants.area_silver[place] and constants.area_goods[place] > goods:
                    goods = constants.area_goods[place]
        x[at] = float(free) / 3.0
        x[at + 1] = float(most) / 4.0
        if workers >= 2 or st.own(seat, slots.WORKERS + area) > 0:
            x[at + 2] = float(goods) / 4.0
            x[at + 3] = 1.0 if goods > 0 and workers >= 3 else 0.0  # and perhaps the small space as well
    best: i64 = 0
    for space in range(constants.bank_spaces):
        pays = constants.bank_silver[space]
        if s[slots.BANK + space] == 0 and workers >= constants.bank_workers[space] and pays > best:
            best = pays
    x[layout.BANK_REACH] = float(best) / 10.0


def _read_wheel(st: Position, x: vec[float]) -> None:
    """Write which workers the next spaces of the wheel give, while the arrow can be moved on."""
    s = st.s
    if s[slots.PHASE] != phases.ADVANCE:
        return
    constants = st.constants
    for step in range(i64(layout.WHEEL_STEPS)):
        space = (s[slots.ARROW] + step + 1) % constants.wheel_spaces
        for i in range(i64(2)):
            kind = constants.wheel[2 * space + i]
            if kind < 0:
                kind = layout.KINDS  # white: of choice
            at = layout.WHEEL + step * (layout.KINDS + 1) + kind
            x[at] = x[at] + 0.5


def _read_city(st: Position, seat: i64, x: vec[float]) -> None:
    """Write where a seat's contractor stands, and what a bid would cost in each row."""
    s = st.s
    constants = st.constants
    at: i64 = layout.CITY
    rows = constants.rows if constants.rows < layout.ROWS else i64(layout.ROWS)
    pumpkins = st.own(seat, slots.PUMPKIN)
    phase = st.effective_phase()
    done = st.own(seat, slots.BID_DONE)
    if phases.BID <= phase <= phases.BASKET:
        place = st.own(seat, slots.CONTRACTOR) - 1
        if place >= 0:
            row = place // constants.columns
            price = constants.prices[place % constants.columns]
            if row < rows:
                x[at + row] = 1.0
            x[at + 2 * layout.ROWS] = float(price) / 4.0
            x[at + 2 * layout.ROWS + 1] = 1.0 if pumpkins < price else 0.0
            is_paid = phase > phases.BID_WINDOW and _order(st, seat) < s[slots.PAYER]
            x[at + 2 * layout.ROWS + 2] = 1.0 if is_paid else 0.0
        elif done == 0:
            x[at + 2 * layout.ROWS + 3] = 1.0
            for row in range(rows):
                column = first_free_column(st, row)
                if column < constants.columns and pumpkins >= constants.prices[column]:
                    x[at + layout.ROWS + row] = float(constants.prices[column]) / 4.0
        else:
            x[at + 2 * layout.ROWS + 4] = 1.0


def _order(st: Position, seat: i64) -> i64:
    """Return how many players pay before a seat."""
    return (seat - st.s[slots.ACTIVE] + st.constants.players) % st.constants.players


def _read_modules(st: Position, seat: i64, x: vec[float]) -> None:
    s = st.s
    at: i64 = layout.MODULES
    for special in range(i64(3)):
        x[at + special] = float((s[settlements_slots.SPECIALS + seat] >> special) & 1)
    x[at + 3] = float((s[goldrush_slots.HELD] >> (8 * seat)) & goldrush_slots.SEAT_MASK) / 3.0
    for face in range(i64(layout.FACES)):
        x[at + 4 + face] = float((s[goldrush_slots.NUGGETS + seat] >> (counts.COUNT_BITS * face)) & counts.COUNT_MASK)
    for ban in range(i64(slots.AREAS + 4)):
        x[at + 4 + layout.FACES + ban] = float((st.bans() >> ban) & 1)
