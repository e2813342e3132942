"""A winner's turn: pay the bid, build, then what the tile gives or sells (H-BUILD, H-BLD)."""

from mypy_extensions import i64

from frontier.engine.multisets import count_of, covers
from frontier.engine.reasons import Reason
from frontier.games.homesteaders import events, phases, slots
from frontier.games.homesteaders.constants import ADVANCE, DEBT_RELIEF, EXTRA_BUILDING, FREE_WORKER, NOTHING
from frontier.games.homesteaders.rules import market, payment, railroad
from frontier.games.homesteaders.rules.auction import is_won
from frontier.games.homesteaders.rules.supply import gain, receive, spend
from frontier.games.homesteaders.state import Position

# Paying the bid -----------------------------------------------------------------------------------


def next_winner(st: Position) -> None:
    """Let the winners act in the order of the spaces, each to the end (H-BUILD-01); then end the round."""
    s = st.s
    for space in range(s[slots.SPACE] + 1, st.constants.auctions):
        if is_won(st, space):
            s[slots.SPACE] = space
            s[slots.DECIDER] = s[slots.BIDDER + space] - 1
            s[slots.PHASE] = phases.PAY
            return
    s[slots.SPACE] = 0
    s[slots.PHASE] = phases.ROUND_ENDS


def tile_at_hand(st: Position) -> i64:
    """Return the tile of the winner at work."""
    return st.s[slots.TILE + st.s[slots.SPACE]] - 1


def bid_due(st: Position) -> i64:
    """Return the silver that the winner at work has to pay."""
    return st.constants.ladder[st.s[slots.STEP + st.s[slots.SPACE]]]


def legal_pay(st: Position) -> None:
    """Offer to pay the bid, first of all (H-BUILD-02, -11), before anything is gained (H-BUILD-09, -10)."""
    payment.legal_payments(st, bid_due(st), False)


def pay_bid(st: Position, gold: i64) -> None:
    """Pay the bid, and go on to the building if the tile gives the right to one (H-BUILD-04, -14)."""
    s = st.s
    payment.pay(st, bid_due(st), gold, events.PAID_BID)
    s[slots.SECOND] = 0
    s[slots.PHASE] = phases.BUILD if st.constants.tile_kinds[tile_at_hand(st)] != 0 else phases.TILE_WORKER


# Building -----------------------------------------------------------------------------------------


def buildable(st: Position) -> i64:
    """Return a mask: in stock (H-BUILD-07), allowed by the tile (H-BUILD-04, H-BLD-20), not owned (H-BUILD-06)."""
    mask = st.stock() & ~st.own(st.s[slots.DECIDER], slots.BUILDINGS)
    return mask if st.s[slots.SECOND] != 0 else mask & st.constants.tile_kinds[tile_at_hand(st)]


def legal_buildings(st: Position) -> None:
    """Offer what can be paid for now, or nothing (H-AMB-02), and trades if one could help (H-AMB-19f)."""
    constants = st.constants
    seat = st.s[slots.DECIDER]
    held = st.packed_goods(seat)
    replaces = st.has_ability(seat, constants.replaces)
    chips = st.own(seat, slots.TRADES)
    asks = st.always_asks()
    mask = buildable(st) >> 1
    code = constants.build
    while mask != 0:
        if mask & 1 != 0:
            cost = constants.cost[code - constants.build + 1]
            if _pays(held, cost, replaces):
                st.offer(code)
                asks = True
            elif chips > 0 and not asks:
                asks = market.chips_needed(st, held, cost, replaces) <= chips
        mask >>= 1
        code += 1
    st.offer(constants.no_build)
    if asks:
        market.legal_trades(st)


def can_pay(st: Position, seat: i64, kind: i64) -> bool:
    """Whether a player has the goods for a building (H-BUILD-05)."""
    return _pays(st.packed_goods(seat), st.constants.cost[kind], st.has_ability(seat, st.constants.replaces))


def _pays(held: i64, cost: i64, replaces: bool) -> bool:
    return covers(held, cost) or (replaces and _covers_with_gold(held, cost))


def _covers_with_gold(held: i64, cost: i64) -> bool:
    """Whether gold can stand in for the copper and cattle that are missing (H-BLD-14, H-AMB-54)."""
    gold = count_of(cost, slots.GOLD)
    for good in range(i64(slots.GOODS_COUNT)):
        short = count_of(cost, good) - count_of(held, good)
        if short > 0 and good != slots.GOLD:
            if good != slots.COPPER and good != slots.CATTLE:
                return False
            gold += short
    return gold <= count_of(held, slots.GOLD)


def build(st: Position, kind: i64) -> None:
    """Build a kind; with a River Port the player first decides which goods gold replaces."""
    s = st.s
    s[slots.BUILDING] = kind
    if st.has_ability(s[slots.DECIDER], st.constants.replaces) and is_replaceable(st.constants.cost[kind]):
        s[slots.PHASE] = phases.GOLD
    else:
        _complete(st, 0, 0)


def is_replaceable(cost: i64) -> bool:
    """Whether a cost contains what gold may stand for."""
    return count_of(cost, slots.COPPER) + count_of(cost, slots.CATTLE) > 0


def legal_gold(st: Position) -> None:
    """Offer gold for copper or cattle, also when the player has them (H-BLD-14, -17)."""
    substitutes = st.constants.substitutes.packed
    for index in range(i64(len(substitutes))):
        if _can_replace(st, count_of(substitutes[index], 0), count_of(substitutes[index], 1)):
            st.offer(st.constants.gold_for + index)


def _can_replace(st: Position, copper: i64, cattle: i64) -> bool:
    seat = st.s[slots.DECIDER]
    cost = st.constants.cost[st.s[slots.BUILDING]]
    return (
        copper <= count_of(cost, slots.COPPER)
        and cattle <= count_of(cost, slots.CATTLE)
        and st.own(seat, slots.COPPER) >= count_of(cost, slots.COPPER) - copper
        and st.own(seat, slots.CATTLE) >= count_of(cost, slots.CATTLE) - cattle
        and st.own(seat, slots.GOLD) >= count_of(cost, slots.GOLD) + copper + cattle
    )


def replace(st: Position, index: i64) -> None:
    """Complete the building with gold in place of these goods."""
    packed = st.constants.substitutes.packed[index]
    _complete(st, count_of(packed, 0), count_of(packed, 1))


def _complete(st: Position, copper: i64, cattle: i64) -> None:
    """Pay (H-BUILD-05), `copper` and `cattle` of it in gold, place and reward (H-BUILD-08, H-AMB-25)."""
    s = st.s
    constants = st.constants
    seat = s[slots.DECIDER]
    kind = s[slots.BUILDING]
    cost = constants.cost[kind]
    for good in range(i64(slots.GOODS_COUNT)):
        spend(st, seat, good, count_of(cost, good))
    receive(st, seat, slots.COPPER, copper)
    receive(st, seat, slots.CATTLE, cattle)
    spend(st, seat, slots.GOLD, copper + cattle)
    rewarded = st.has_ability(seat, constants.rewards_building)  # not by the new building itself (H-BLD-07)
    s[slots.PLAYER + seat * slots.STRIDE + slots.BUILDINGS] |= constants.bits[kind]
    st.emit(events.BUILT, seat, kind, copper, cattle)
    gain(st, seat, slots.TRADES, constants.built_trades[kind], events.GAINED)  # H-BLD-25
    gain(st, seat, slots.TRACKS, constants.built_tracks[kind], events.GAINED)  # H-BLD-19
    if rewarded:
        gain(st, seat, slots.VP, 1, events.GAINED)  # H-BLD-06
    _reward(st, constants.built_reward[kind])


def _reward(st: Position, reward: i64) -> None:
    """Ask about a free worker, the railroad line or a debt; the extra building comes after (H-ATTR-02)."""
    s = st.s
    if reward == FREE_WORKER:
        s[slots.RESUME] = phases.BUILT
        s[slots.PHASE] = phases.WORKER
    elif reward == ADVANCE:
        railroad.advance(st, phases.BUILT)  # H-BLD-08
    elif reward == DEBT_RELIEF and st.own(s[slots.DECIDER], slots.DEBTS) > 0:
        s[slots.RESUME] = phases.BUILT
        s[slots.PHASE] = phases.RELIEF
    else:
        if reward == DEBT_RELIEF:
            gain(st, s[slots.DECIDER], slots.SILVER, st.constants.debt_silver, events.GAINED)  # H-BLD-02
        s[slots.PHASE] = phases.BUILT


def no_build(st: Position) -> None:
    """Leave the right to build unused (H-AMB-02); the tile's extras come all the same (H-AMB-03)."""
    st.emit(events.NOT_BUILT, st.s[slots.DECIDER], 0, 0, 0)
    st.s[slots.PHASE] = phases.TILE_WORKER


def after_building(st: Position) -> None:
    """Allow one more of any kind after a Train Station (H-BLD-20), else go on with the tile (H-BUILD-12)."""
    s = st.s
    again = st.constants.built_reward[s[slots.BUILDING]] == EXTRA_BUILDING and s[slots.SECOND] == 0
    s[slots.BUILDING] = 0
    s[slots.SECOND] = 1 if again else 0
    s[slots.PHASE] = phases.BUILD if again else phases.TILE_WORKER


# What the tile gives and sells --------------------------------------------------------------------


def tile_worker(st: Position) -> None:
    """Give the tile's VP and ask about its worker (H-BUILD-14, H-AMB-27, -28)."""
    s = st.s
    tile = tile_at_hand(st)
    s[slots.SECOND] = 0
    gain(st, s[slots.DECIDER], slots.VP, st.constants.tile_vp[tile], events.GAINED)
    if st.constants.tile_worker[tile] != 0:
        s[slots.RESUME] = phases.TILE_ADVANCE
        s[slots.PHASE] = phases.WORKER
    else:
        s[slots.PHASE] = phases.TILE_ADVANCE


def tile_advance(st: Position) -> None:
    """Advance on the railroad line, if the tile says so (H-RAIL-05)."""
    if st.constants.tile_advance[tile_at_hand(st)] != 0:
        railroad.advance(st, phases.TILE_EXTRA)
    else:
        st.s[slots.PHASE] = phases.TILE_EXTRA


def tile_extra(st: Position) -> None:
    """Ask about a good for VP or a track, once (H-BUILD-12); then the tile is gone (H-BUILD-15)."""
    st.s[slots.PHASE] = phases.EXTRA if st.constants.tile_pay[tile_at_hand(st)] != NOTHING else phases.NEXT_WINNER


def legal_worker(st: Position) -> None:
    """Offer a free worker, or to decline it, since it costs wages later (H-AMB-27)."""
    st.offer(st.constants.worker)
    st.offer(st.constants.no_worker)


def take_worker(st: Position) -> None:
    """Take a free worker, who is idle until the next placing (H-AMB-21)."""
    gain(st, st.s[slots.DECIDER], slots.WORKERS, 1, events.GAINED)
    no_worker(st)


def no_worker(st: Position) -> None:
    """Decline a free worker, and go on with the building or the tile."""
    s = st.s
    s[slots.PHASE] = s[slots.RESUME]
    s[slots.RESUME] = 0


def legal_extra(st: Position) -> None:
    """Offer to pay the good, or gold with a River Port (H-BLD-15), trades (H-BUILD-13), and to leave it.

    If nothing could bring it, it is left without asking (H-AMB-19f).
    """
    constants = st.constants
    asks = st.always_asks()
    if _can_pay_extra(st, False):
        st.offer(constants.extra)
        asks = True
    if _can_pay_extra(st, True):
        st.offer(constants.extra + 1)
        asks = True
    st.offer(constants.no_extra)
    if asks or _can_trade_for_extra(st):
        market.legal_trades(st)


def _can_trade_for_extra(st: Position) -> bool:
    seat = st.s[slots.DECIDER]
    chips = st.own(seat, slots.TRADES)
    if chips == 0:
        return False
    asked = st.constants.tile_goods[tile_at_hand(st)]
    replaces = st.has_ability(seat, st.constants.replaces)
    return market.chips_needed(st, st.packed_goods(seat), asked, replaces) <= chips


def _can_pay_extra(st: Position, with_gold: bool) -> bool:
    seat = st.s[slots.DECIDER]
    good = st.constants.tile_pay[tile_at_hand(st)]
    if not with_gold:
        return st.own(seat, good) > 0
    replaces = (good == slots.COPPER or good == slots.CATTLE) and st.has_ability(seat, st.constants.replaces)
    return replaces and st.own(seat, slots.GOLD) > 0


def pay_extra(st: Position, with_gold: bool) -> None:
    """Pay for the tile's extra, once only (H-BUILD-12)."""
    s = st.s
    seat = s[slots.DECIDER]
    tile = tile_at_hand(st)
    piece: i64 = slots.GOLD if with_gold else st.constants.tile_pay[tile]
    spend(st, seat, piece, 1)
    st.emit(events.PAID_EXTRA, seat, piece, 0, 0)
    gain(st, seat, slots.VP, st.constants.tile_pay_vp[tile], events.GAINED)
    gain(st, seat, slots.TRACKS, st.constants.tile_pay_track[tile], events.GAINED)
    s[slots.PHASE] = phases.NEXT_WINNER


def no_extra(st: Position) -> None:
    """Decline the tile's extra, as everything that costs something (H-AMB-27)."""
    st.s[slots.PHASE] = phases.NEXT_WINNER


# Why not ------------------------------------------------------------------------------------------


def why_no_building(st: Position, kind: int) -> Reason:
    """Say why a kind cannot be built: owned, not in the stock, of another kind, or not to be paid."""
    constants = st.constants
    seat: i64 = st.s[slots.DECIDER]
    if (st.own(seat, slots.BUILDINGS) >> kind) & 1 != 0:
        return Reason("H-BUILD-06", "already-owned")
    if (constants.stock_of_round[st.s[slots.ROUND]] >> kind) & 1 == 0:
        return Reason("H-BUILD-07", "not-this-stage")
    if (st.stock() >> kind) & 1 == 0:
        return Reason("H-BUILD-07", "all-built")
    if (buildable(st) >> kind) & 1 == 0:
        return Reason("H-BUILD-04", "not-this-kind")
    missing: list[str] = []
    for good in range(slots.GOODS_COUNT):
        short = count_of(constants.cost[kind], good) - st.own(seat, good)
        if short > 0:
            missing.append(f"{good}:{short}")
    return Reason("H-BUILD-05", "goods-missing", {"missing": " ".join(missing)})


def why_no_gold(st: Position, index: int) -> Reason:
    """Say why gold cannot replace these goods: not in the cost, or too little of something."""
    packed = st.constants.substitutes.packed[index]
    cost = st.constants.cost[st.s[slots.BUILDING]]
    if count_of(packed, 0) > count_of(cost, slots.COPPER) or count_of(packed, 1) > count_of(cost, slots.CATTLE):
        return Reason("H-BLD-14", "not-in-cost")
    return Reason("H-BLD-14", "cannot-pay-so")


def why_no_extra(st: Position, with_gold: bool) -> Reason:
    """Say why the extra cannot be paid: no good, or no River Port to pay gold for copper or cattle."""
    good = int(st.constants.tile_pay[tile_at_hand(st)])
    if not with_gold:
        return Reason("H-BUILD-12", "good-not-held", {"good": good})
    if not st.has_ability(st.s[slots.DECIDER], st.constants.replaces):
        return Reason("H-BLD-15", "needs-ability")
    if good != slots.COPPER and good != slots.CATTLE:
        return Reason("H-BLD-15", "gold-only-for-copper-cattle")
    return Reason("H-BLD-15", "good-not-held", {"good": slots.GOLD})
