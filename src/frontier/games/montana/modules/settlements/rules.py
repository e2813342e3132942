"""Module 1, special settlements: market, gate and watchtower (X-SPECIAL, X-MARKET, X-GATE, X-TOWER)."""

from typing import Final

from mypy_extensions import i64

from frontier.engine.multisets import Multisets, count_of, covers, native
from frontier.engine.reasons import Reason
from frontier.games.montana import events, phases, slots
from frontier.games.montana.constants import NOWHERE, Constants, sets_of
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.extension import Extension
from frontier.games.montana.modules.landscapes import slots as landscapes_slots
from frontier.games.montana.modules.landscapes.board import mix_of
from frontier.games.montana.modules.settlements import events as module_events
from frontier.games.montana.modules.settlements import phases as module_phases
from frontier.games.montana.modules.settlements import slots as module_slots
from frontier.games.montana.rules import cattle
from frontier.games.montana.rules.supply import gain_silver, hand_in, receive
from frontier.games.montana.state import Position

# The special settlements by number; must agree with components.SPECIALS, and plus 1 with
# actions.TOPS.
MARKET_TILE: Final = 0
GATE_TILE: Final = 1
TOWER_TILE: Final = 2
SPECIAL_COUNT: Final = 3
EVERY_TILE: Final = 7
TOP_COUNT: Final = 4
BELOW_COUNT: Final = 8
MARKET_GOODS: Final = 4
BITS: Final = native([0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4])  # of a number up to 15


class Settlements(Extension):
    """Three more settlements a player, with effects when they lie on top; else like any (X-SPECIAL-08, -09)."""

    def __init__(self, expansion: Expansion, constants: Constants) -> None:
        space = constants.space
        self.gate_silver: i64 = expansion.numbers["gate_silver"]
        self.exchanges: i64 = expansion.numbers["market_exchanges"]
        self.by_tile: bool = constants.options.get("count_stacks") is True
        self.toll: i64 = space["toll"].base
        self.tile: i64 = space["tile"].base
        self.exchange: i64 = space["exchange"].base
        self.leave: i64 = space["leave"].base
        self.tolls: Multisets = sets_of(space, "toll")

    def set_up(self, st: Position) -> None:
        """Give every player one of each special settlement (X-SPECIAL-01, -02); the stocks count them already."""
        for seat in range(st.constants.players):
            st.s[module_slots.SPECIALS + seat] = EVERY_TILE

    # Watchtower ---------------------------------------------------------------------------------------

    def can_pay(self, st: Position, seat: i64, field: i64, held: i64) -> bool:
        """Return whether the goods shown are enough for every rival tower beside the field (X-TOWER-02, -03, -06)."""
        due = tolls_due(st, seat, field)
        if due == 0:
            return True
        cost = st.board.cost[field]
        surcharge = st.surcharge()
        spare: i64 = 0
        for good in range(i64(slots.GOODS_COUNT)):
            if _is_shown(st, field, good):
                spare += count_of(held, good) - count_of(cost, good) - count_of(surcharge, good)
        if st.s[slots.FIELD + field] & landscapes_slots.MIX_BIT != 0:
            spare -= mix_of(st.board)
        return spare >= due

    def price(self, st: Position, seat: i64, field: i64) -> None:
        """Ask the builder for a good of choice a rival tower (X-TOWER-01, -04), once a settlement (X-AMB-11)."""
        if tolls_due(st, seat, field) > 0:
            st.s[slots.PHASE] = module_phases.TOLL

    def _legal_tolls(self, st: Position) -> None:
        """Offer the kinds shown on the field, the same one again if wished (X-TOWER-02, X-AMB-09, X-AMB-10)."""
        seat = st.s[slots.DECIDER]
        field = st.s[slots.SITE] - 1
        due = tolls_due(st, seat, field)
        held = st.packed_goods(seat)
        for index in range(self.tolls.starts[due], self.tolls.starts[due + 1]):
            packed = self.tolls.packed[index]
            if covers(held, packed) and _are_shown(st, field, packed):
                st.offer(self.toll + index)

    def _pay_toll(self, st: Position, index: i64) -> None:
        """Pay a toll to the supply, like all goods (X-TOWER-07)."""
        packed = self.tolls.packed[index]
        for good in range(i64(slots.GOODS_COUNT)):
            n = count_of(packed, good)
            hand_in(st, st.s[slots.DECIDER], good, n)
            if n > 0:
                st.emit(module_events.PAID_TOLL, st.s[slots.DECIDER], good, n, 0)
        st.s[slots.PHASE] = phases.BUILDING

    # Which tiles --------------------------------------------------------------------------------------

    def after_settlement(self, st: Position, seat: i64, field: i64) -> None:
        """Ask which tiles they are, if there is a choice (X-SPECIAL-05)."""
        if st.s[module_slots.SPECIALS + seat] != 0:
            st.s[slots.PHASE] = module_phases.WHICH_TILE

    def _legal_tiles(self, st: Position) -> None:
        """Offer any tile on top, any others below it, as far as they are left (X-AMB-06)."""
        piles: i64 = 1 if st.tiles_on(st.s[slots.SITE] - 1) == 1 else BELOW_COUNT  # nothing lies below a single tile
        for top in range(i64(TOP_COUNT)):
            for below in range(piles):
                if self._fits(st, top, below):
                    st.offer(self.tile + top * BELOW_COUNT + below)

    def _fits(self, st: Position, top: i64, below: i64) -> bool:
        """Return whether the player has these tiles: special ones by name, the rest of the pile standard ones."""
        s = st.s
        seat = s[slots.DECIDER]
        left = s[module_slots.SPECIALS + seat]
        used = below
        if top > 0:
            if below & slots.BIT[top - 1] != 0:
                return False
            used |= slots.BIT[top - 1]
        if used & ~left != 0:
            return False
        tiles = st.tiles_on(s[slots.SITE] - 1)
        standard = tiles - BITS[used]
        standard_left = st.own(seat, slots.STOCK) + tiles - BITS[left]
        return BITS[below] < tiles and standard <= standard_left

    def _choose_tiles(self, st: Position, top: i64, below: i64) -> None:
        """Place the tiles; only the top one has an effect, at once (X-SPECIAL-06, -07, X-AMB-06, X-AMB-07)."""
        s = st.s
        seat = s[slots.DECIDER]
        field = s[slots.SITE] - 1
        s[module_slots.SPECIALS + seat] &= ~below
        s[slots.PHASE] = phases.BUILDING
        if top > 0:
            s[module_slots.SPECIALS + seat] &= ~slots.BIT[top - 1]
            s[slots.FIELD + field] |= top << module_slots.TOP_SHIFT
            st.emit(module_events.SPECIAL, seat, field, top - 1, 0)
        for special in range(i64(SPECIAL_COUNT)):
            if below & slots.BIT[special] != 0:
                st.emit(module_events.BURIED, seat, field, special, 0)
        if top > 0:
            self._take_effect(st, seat, field, top - 1)

    def _take_effect(self, st: Position, seat: i64, field: i64, special: i64) -> None:
        s = st.s
        if special == MARKET_TILE:
            s[module_slots.EXCHANGES] = self.exchanges_at(st, field)
            if s[module_slots.EXCHANGES] > 0:
                s[slots.PHASE] = module_phases.MARKET
        elif special == GATE_TILE:
            self._open_gate(st, seat, field)
        else:
            raise_tower(st, seat, field)

    def exchanges_at(self, st: Position, field: i64) -> i64:
        """Return one exchange for each settlement beside the market, own ones included (X-MARKET-01, -02)."""
        found: i64 = 0
        for d in range(i64(6)):
            found += self._count(st, st.constants.neighbours[field * 6 + d])
        return found * self.exchanges

    def _count(self, st: Position, field: i64) -> i64:
        """Count a field once, or with the switch by its tiles (X-AMB-02), the starting tile never (X-AMB-03)."""
        if field == NOWHERE or st.owner(field) == 0 or st.owner(field) == slots.STARTING_TILE:
            return 0
        return st.tiles_on(field) if self.by_tile else 1

    def is_open(self, st: Position) -> bool:
        """Return whether there could be something to exchange, if the market asks."""
        return st.s[slots.PHASE] != module_phases.MARKET or could_exchange(st)

    # Gate ---------------------------------------------------------------------------------------------

    def _open_gate(self, st: Position, seat: i64, field: i64) -> None:
        """Take silver from every rival beside the gate who has any, by value (X-GATE-01 to -04, X-AMB-08)."""
        s = st.s
        for rival in range(st.constants.players):
            due = self.gate_due(st, seat, rival, field)
            held = st.own(rival, slots.SILVER)
            paid = due if due < held else held
            if due > 0:
                s[slots.PLAYER + rival * slots.STRIDE + slots.SILVER] -= paid
                st.emit(module_events.GATE, rival, paid, due, seat)
                gain_silver(st, seat, paid, events.SILVER)

    def gate_due(self, st: Position, seat: i64, rival: i64, field: i64) -> i64:
        """Return what a gate on a field asks of a rival, and nothing of its owner (X-GATE-03)."""
        due: i64 = 0
        if rival != seat:
            for d in range(i64(6)):
                other = st.constants.neighbours[field * 6 + d]
                if other != NOWHERE and st.owner(other) == rival + 1:
                    due += self._count(st, other) * self.gate_silver
        return due

    # Market -------------------------------------------------------------------------------------------

    def _legal_exchanges(self, st: Position) -> None:
        """Offer any small good for another, and extra actions (X-MARKET-03, -04, -06, X-AMB-04, M-CATTLE-01)."""
        if could_exchange(st):
            cattle.legal_extras(st)
        for give in range(i64(MARKET_GOODS)):
            if st.own(st.s[slots.DECIDER], give) > 0:
                for take in range(i64(MARKET_GOODS)):
                    if give != take:
                        st.offer(self.exchange + give * MARKET_GOODS + take)
        st.offer(self.leave)

    def _exchange(self, st: Position, give: i64, take: i64) -> None:
        """Exchange a good: what is given is in the supply before the other is taken (X-MARKET-05, X-AMB-05)."""
        s = st.s
        hand_in(st, s[slots.DECIDER], give, 1)
        st.emit(module_events.EXCHANGED, s[slots.DECIDER], give, take, 0)
        receive(st, s[slots.DECIDER], take, 1)
        s[module_slots.EXCHANGES] -= 1
        if s[module_slots.EXCHANGES] == 0:
            s[slots.PHASE] = phases.BUILDING

    # The frame ----------------------------------------------------------------------------------------

    def find_legal(self, st: Position) -> None:
        """Offer tolls, tiles and exchanges."""
        phase = st.s[slots.PHASE]
        if phase == module_phases.TOLL:
            self._legal_tolls(st)
        elif phase == module_phases.WHICH_TILE:
            self._legal_tiles(st)
        elif phase == module_phases.MARKET:
            self._legal_exchanges(st)

    def carry_out(self, st: Position, action: i64) -> bool:
        """Carry out an action of the settlements; families are in the order of their codes."""
        if action < self.toll or action > self.leave:
            return False
        if action < self.tile:
            self._pay_toll(st, action - self.toll)
        elif action < self.exchange:
            self._choose_tiles(st, (action - self.tile) // BELOW_COUNT, (action - self.tile) % BELOW_COUNT)
        elif action < self.leave:
            self._exchange(st, (action - self.exchange) // MARKET_GOODS, (action - self.exchange) % MARKET_GOODS)
        else:
            st.s[module_slots.EXCHANGES] = 0  # lost (X-MARKET-06)
            st.s[slots.PHASE] = phases.BUILDING
        return True

    def why_not(self, st: Position, family: str, at: list[int]) -> Reason | None:
        """Say what the special settlements have against an action."""
        phase = st.s[slots.PHASE]
        match family:
            case "build":
                return self._why_no_build(st, at[0])
            case "toll":
                return (
                    self._why_no_toll(st, at[0]) if phase == module_phases.TOLL else Reason("X-TOWER-01", "moment-toll")
                )
            case "tile":
                return self._why_no_tile(st, at[0], at[1]) if phase == module_phases.WHICH_TILE else _no_tile_now()
            case "exchange":
                if phase != module_phases.MARKET:
                    return Reason("X-MARKET-01", "moment-exchange")
                if at[0] == at[1]:
                    return Reason("X-AMB-04", "same-good")
                return Reason("X-MARKET-03", "good-not-held")
            case "leave":
                return Reason("X-MARKET-06", "moment-leave")
            case _:
                return None

    def _why_no_build(self, st: Position, field: i64) -> Reason | None:
        """Say that the goods shown are in hand, but not enough of them for the towers."""
        seat = st.s[slots.DECIDER]
        held = st.packed_goods(seat)
        if (
            (st.s[slots.PHASE] != phases.BUILDING and st.s[slots.PHASE] != phases.TURN)
            or not st.is_open(field)
            or st.own(seat, slots.STOCK) == 0
        ):
            return None
        if not covers(held, st.board.cost[field] + st.surcharge()) or self.can_pay(st, seat, field, held):
            return None
        return Reason("X-TOWER-06", "toll-missing", {"n": tolls_due(st, seat, field)})

    def _why_no_toll(self, st: Position, index: i64) -> Reason:
        field = st.s[slots.SITE] - 1
        due = tolls_due(st, st.s[slots.DECIDER], field)
        if not self.tolls.starts[due] <= index < self.tolls.starts[due + 1]:
            return Reason("X-TOWER-03", "toll-exactly", {"n": due})
        if not _are_shown(st, field, self.tolls.packed[index]):
            return Reason("X-TOWER-02", "toll-not-shown")
        return Reason("X-TOWER-06", "good-not-held")

    def _why_no_tile(self, st: Position, top: int, below: int) -> Reason:
        used = below if top == 0 else below | slots.BIT[top - 1]
        if used & ~st.s[module_slots.SPECIALS + st.s[slots.DECIDER]] != 0 or (
            top > 0 and below & slots.BIT[top - 1] != 0
        ):
            return Reason("X-SPECIAL-02", "tile-not-left")
        return Reason("X-AMB-06", "tiles-do-not-fit", {"n": st.tiles_on(st.s[slots.SITE] - 1)})


def _no_tile_now() -> Reason:
    return Reason("X-SPECIAL-05", "moment-tile")


def tolls_due(st: Position, seat: i64, field: i64) -> i64:
    """Return the goods that rival towers ask of a builder; none where the field shows no goods (X-AMB-13)."""
    towers = BITS[(st.s[slots.FIELD + field] >> module_slots.TOLL_SHIFT) & module_slots.TOLL_MASK & ~slots.BIT[seat]]
    if towers > 0 and st.board.cost[field] == 0 and st.s[slots.FIELD + field] & landscapes_slots.MIX_BIT == 0:
        return 0
    return towers


def _is_shown(st: Position, field: i64, good: i64) -> bool:
    """Return whether a good is part of a field's cost (X-AMB-12: big goods where they may be mixed)."""
    if st.s[slots.FIELD + field] & landscapes_slots.MIX_BIT != 0:
        return good >= slots.BIG
    return count_of(st.board.cost[field], good) > 0


def _are_shown(st: Position, field: i64, packed: i64) -> bool:
    for good in range(i64(slots.GOODS_COUNT)):
        if count_of(packed, good) > 0 and not _is_shown(st, field, good):
            return False
    return True


def raise_tower(st: Position, seat: i64, field: i64) -> None:
    """Let a tower ask its toll for the rest of the game: nothing is ever built over it (X-TOWER-05, M-AMB-42)."""
    for d in range(i64(6)):
        other = st.constants.neighbours[field * 6 + d]
        if other == NOWHERE or st.owner(other) != 0:
            continue
        if st.constants.is_built_on[st.board.land[other]] != 0:
            st.s[slots.FIELD + other] |= slots.BIT[seat] << module_slots.TOLL_SHIFT


def could_exchange(st: Position) -> bool:
    """Return whether a small good to give is in hand or could come by an extra action (M-AMB-65)."""
    if st.constants.asks_always:
        return True
    for good in range(i64(slots.BIG)):
        if st.own(st.s[slots.DECIDER], good) > 0 or cattle.could_bring(st, good) > 0:
            return True
    return False


def rules_of(st: Position) -> Settlements:
    """Return the rules of the module in a game that has it."""
    for extension in st.constants.extensions:
        if isinstance(extension, Settlements):
            return extension
    raise LookupError("settlements")
