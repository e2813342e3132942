"""Module 2, special landscapes in the centre of the board (X-LAND, X-BIGHORN, X-GRANITE, X-FALLS, X-HELENA).

What the four have in common is data: a bonus for the first settlement beside a marked field, a site that opens with
it, and at Granite Peak a limit on canteens. Canteens lie on their symbols as everywhere, markers enough being at hand
(X-GRANITE-01, X-AMB-17).
"""

from mypy_extensions import i64

from frontier.engine.multisets import LANE, Multisets, count_of, covers, native, pack
from frontier.engine.reasons import Reason
from frontier.games.montana import events, phases, slots
from frontier.games.montana.board import Board, may_start
from frontier.games.montana.components import GOODS, KINDS
from frontier.games.montana.constants import LAKE, NOWHERE, Constants, sets_of
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.extension import Extension
from frontier.games.montana.modules.landscapes import events as module_events
from frontier.games.montana.modules.landscapes import phases as module_phases
from frontier.games.montana.modules.landscapes import slots as module_slots
from frontier.games.montana.modules.landscapes.board import (
    LOWLAND,
    MIX_MARK,
    RIVER,
    SITE_LAND,
    SpecialLandscape,
    special_landscape,
)
from frontier.games.montana.modules.landscapes.components import HELENA, landscapes
from frontier.games.montana.rules import cattle
from frontier.games.montana.rules.build import open_field, take_canteen
from frontier.games.montana.rules.supply import gain_silver, go_on_with, hand_in, receive
from frontier.games.montana.state import Position


class Landscapes(Extension):
    """The rules of the special landscapes, of which only the side on the board counts (X-LAND-03)."""

    def __init__(self, expansion: Expansion, constants: Constants) -> None:
        sides = landscapes(expansion)
        self.price_of_site = native([side.mix for side in sides])
        self.once_a_tile = native([int(side.once_a_tile) for side in sides])
        self.one_canteen = native([int(side.one_canteen) for side in sides])
        self.silver = native([side.silver for side in sides])
        self.goods = native([pack([side.goods.count(good) for good in GOODS]) for side in sides])
        self.workers = native([pack([side.workers.count(kind) for kind in KINDS]) for side in sides])
        space = constants.space
        self.mix: i64 = space["mix"].base
        self.fetch: i64 = space["fetch"].base
        self.last: i64 = self.fetch + space["fetch"].count - 1
        self.mixes: Multisets = sets_of(space, "mix")

    def lay(self, constants: Constants, board: Board) -> None:
        """Find the bonuses and the site of the side in the centre."""
        side = board.centre_tile
        board.parts.append(SpecialLandscape(constants, board, self.price_of_site[side], self.once_a_tile[side] != 0))

    def is_playable(self, constants: Constants, board: Board, start: i64) -> bool:
        """Return whether every bonus can be taken."""
        return special_landscape(board).is_open(constants, board, start)

    def start_of_turn(self, st: Position, extra: bool) -> None:
        """Let the limits on canteens count anew (X-GRANITE-05, X-AMB-15)."""
        st.s[module_slots.CANTEEN_TAKEN] = 0
        st.s[module_slots.EXTRA_TURN] = 1 if extra else 0

    # The price of Helena ------------------------------------------------------------------------------

    def can_pay(self, st: Position, seat: i64, field: i64, held: i64) -> bool:
        """Return whether big copper and big stone in any mix are enough (X-HELENA-06)."""
        if st.s[slots.FIELD + field] & module_slots.MIX_BIT == 0:
            return True
        left = held - st.surcharge()
        return count_of(left, slots.BIG) + count_of(left, slots.BIG + 1) >= special_landscape(st.board).mix

    def big_goods_short(self, st: Position, seat: i64, field: i64) -> i64:
        """Return how many big goods are missing of the mix."""
        if st.s[slots.FIELD + field] & module_slots.MIX_BIT == 0:
            return 0
        short = special_landscape(st.board).mix - st.own(seat, slots.BIG) - st.own(seat, slots.BIG + 1)
        return short - cattle.could_bring_kind(st, slots.BIG) - cattle.could_bring_kind(st, slots.BIG + 1)

    def price(self, st: Position, seat: i64, field: i64) -> None:
        """Ask for the mix of big goods that a field costs."""
        if st.s[slots.FIELD + field] & module_slots.MIX_BIT != 0:
            st.s[slots.PHASE] = module_phases.MIX

    def _legal_mixes(self, st: Position) -> None:
        """Offer every mix of big goods in hand that is as large as the price (X-HELENA-06)."""
        held = st.packed_goods(st.s[slots.DECIDER]) >> (LANE * slots.BIG)
        size = special_landscape(st.board).mix
        for index in range(self.mixes.starts[size], self.mixes.starts[size + 1]):
            if covers(held, self.mixes.packed[index]):
                st.offer(self.mix + index)

    def _pay_mix(self, st: Position, index: i64) -> None:
        for material in range(i64(2)):
            n = count_of(self.mixes.packed[index], material)
            hand_in(st, st.s[slots.DECIDER], slots.BIG + material, n)
            if n > 0:
                st.emit(module_events.PAID_GOODS, st.s[slots.DECIDER], slots.BIG + material, n, 0)
        st.s[slots.PHASE] = phases.BUILDING

    # Canteens -----------------------------------------------------------------------------------------

    def takes_canteens(self, st: Position) -> bool:
        """Return whether canteens are taken one by one: at Granite Peak, whichever tile they lie on (X-GRANITE-02)."""
        return self.one_canteen[st.board.centre_tile] != 0

    def may_spend_canteen(self, st: Position) -> bool:
        """Return whether a canteen may be spent: at Granite Peak not after an extra turn (X-GRANITE-04, X-AMB-16)."""
        return self.one_canteen[st.board.centre_tile] == 0 or st.s[module_slots.EXTRA_TURN] == 0

    def _legal_canteens(self, st: Position) -> None:
        """Offer one of the canteens beside the settlement (X-GRANITE-03)."""
        for lake in range(st.constants.fields):
            if st.s[slots.FIELD + lake] & slots.CANTEEN_BIT != 0 and _touches(st, lake, st.s[slots.SITE] - 1):
                st.offer(self.fetch + lake)

    def _fetch(self, st: Position, lake: i64) -> None:
        take_canteen(st, st.s[slots.DECIDER], lake)
        st.s[module_slots.CANTEEN_TAKEN] = 1
        st.s[slots.PHASE] = phases.BUILDING
        self._take_bonus(st, st.s[slots.DECIDER], st.s[slots.SITE] - 1)

    # Bonus and site -----------------------------------------------------------------------------------

    def after_settlement(self, st: Position, seat: i64, field: i64) -> None:
        """Ask for the canteen (compulsory, once a turn: X-AMB-18), then give the bonus (M-AMB-63)."""
        if self.takes_canteens(st) and st.s[module_slots.CANTEEN_TAKEN] == 0 and borders_canteen(st, field):
            st.s[slots.PHASE] = module_phases.WHICH_CANTEEN
        else:
            self._take_bonus(st, seat, field)

    def _take_bonus(self, st: Position, seat: i64, field: i64) -> None:
        """Reward the first settlement at a mark (X-BIGHORN-01, -03, X-FALLS-01, -02, X-HELENA-01, -02)."""
        s = st.s
        side = st.board.centre_tile
        landscape = special_landscape(st.board)
        new = landscape.bonuses[field] & ~s[module_slots.CLAIMED]
        if new == 0:
            return
        s[module_slots.CLAIMED] |= new
        while new > 0:  # each on its own (X-AMB-14)
            if new & 1 != 0:
                st.emit(module_events.BONUS, seat, side, 0, 0)
                gain_silver(st, seat, self.silver[side], events.SILVER)
                for good in range(i64(slots.GOODS_COUNT)):
                    receive(st, seat, good, count_of(self.goods[side], good))
                for kind in range(i64(slots.KIND_COUNT)):
                    receive(st, seat, slots.WORKERS + kind, count_of(self.workers[side], kind))
            new >>= 1
        site = landscape.site
        if site != NOWHERE and st.owner(site) == 0 and not st.is_open(site):  # X-FALLS-03, X-HELENA-04, X-AMB-20, -21
            open_site(st)
            st.emit(module_events.SITE, seat, side, site, 0)
        go_on_with(st, seat, phases.BUILDING)  # the limit of workers (X-AMB-25)

    # The frame ----------------------------------------------------------------------------------------

    def find_legal(self, st: Position) -> None:
        """Offer mixes and canteens."""
        if st.s[slots.PHASE] == module_phases.MIX:
            self._legal_mixes(st)
        elif st.s[slots.PHASE] == module_phases.WHICH_CANTEEN:
            self._legal_canteens(st)

    def carry_out(self, st: Position, action: i64) -> bool:
        """Carry out an action of the landscape; families are in the order of their codes."""
        if action < self.mix or action > self.last:
            return False
        if action < self.fetch:
            self._pay_mix(st, action - self.mix)
        else:
            self._fetch(st, action - self.fetch)
        return True

    def why_not(self, st: Position, family: str, at: list[int]) -> Reason | None:
        """Say what the special landscape has against an action."""
        phase = st.s[slots.PHASE]
        match family:
            case "start" if phase == phases.CHOOSE_START and may_start(st.constants, st.board, at[0]):
                return Reason("M-AMB-44", "start-closes-bonus")
            case "build" if phase == phases.TURN or phase == phases.BUILDING:
                return self._why_no_build(st, at[0])
            case "mix":
                if phase != module_phases.MIX:
                    return Reason("X-HELENA-06", "moment-mix")
                return Reason("X-HELENA-06", "mix-missing", {"n": special_landscape(st.board).mix})
            case "fetch":
                if phase == module_phases.WHICH_CANTEEN:
                    return Reason("X-GRANITE-03", "canteen-not-there")
                return Reason("X-GRANITE-03", "moment-fetch")
            case "canteen" if phase == phases.THIRST and st.own(st.s[slots.DECIDER], slots.CANTEENS) > 0:
                return Reason("X-GRANITE-04", "one-extra-turn")
            case _:
                return None

    def _why_no_build(self, st: Position, field: i64) -> Reason | None:
        """Say why nobody builds on a river, a lowland or a closed site, or that an open one needs more big goods."""
        land = st.board.land[field]
        site = special_landscape(st.board).site
        if land == RIVER:
            return Reason("X-BIGHORN-04", "not-on-river")
        if land == LOWLAND:
            return Reason("X-HELENA-07", "not-on-lowland")
        if land == LAKE and site != NOWHERE and _touches(st, field, site):
            return Reason("X-FALLS-05", "not-on-mountain-or-lake")
        if land != SITE_LAND or st.owner(field) != 0:
            return None
        if not st.is_open(field):
            return Reason("X-HELENA-04" if st.board.centre_tile == HELENA else "X-FALLS-03", "site-closed")
        if st.own(st.s[slots.DECIDER], slots.STOCK) == 0 or self.can_pay(
            st, st.s[slots.DECIDER], field, st.packed_goods(st.s[slots.DECIDER])
        ):
            return None
        return Reason("X-HELENA-06", "mix-missing", {"n": special_landscape(st.board).mix})


def open_site(st: Position) -> None:
    """Open the site: from now on everybody may build there, without a neighbour (X-AMB-20).

    It is an ordinary settlement of three tiles, one of the three paid ones (X-FALLS-04, X-HELENA-05, X-AMB-22 to -24).
    """
    site = special_landscape(st.board).site
    open_field(st, site)
    if st.board.symbols[site] & MIX_MARK != 0:
        st.s[slots.FIELD + site] |= module_slots.MIX_BIT


def _touches(st: Position, field: i64, other: i64) -> bool:
    for d in range(i64(6)):
        if st.constants.neighbours[field * 6 + d] == other:
            return True
    return False


def borders_canteen(st: Position, field: i64) -> bool:
    for d in range(i64(6)):
        lake = st.constants.neighbours[field * 6 + d]
        if lake != NOWHERE and st.s[slots.FIELD + lake] & slots.CANTEEN_BIT != 0:
            return True
    return False


def rules_of(st: Position) -> Landscapes:
    """Return the rules of the module in a game that has it."""
    for extension in st.constants.extensions:
        if isinstance(extension, Landscapes):
            return extension
    raise LookupError("landscapes")
