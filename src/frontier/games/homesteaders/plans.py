"""Plans for the auction: to pass, or to bid up to a limit. They end with the auction of their round (H-AUCTION-10)."""

from frontier.engine.errors import OptionError
from frontier.engine.plans import ASK_AND_DROP, Json, PlanField, PlanKind, Planned
from frontier.games.homesteaders import phases, slots
from frontier.games.homesteaders.actions import REWARDS
from frontier.games.homesteaders.constants import Constants
from frontier.games.homesteaders.flow import HomesteadersState

AUTO_PASS = "auto_pass"
MAX_BID = "max_bid"
PASS = "pass"
ASK = "ask"
BEFORE_BIDDING = (phases.DRAW, phases.PLACE, phases.RELIEF, phases.WAGES, phases.NEUTRAL)


def kinds(constants: Constants) -> tuple[PlanKind, ...]:
    """The plans of a game with so many auctions and this ladder; without a round they are for the next auction."""
    bids = [int(bid) for bid in constants.ladder]
    round_ = PlanField("round", "number", 1, slots.LAST_ROUND, optional=True)
    return (
        PlanKind(AUTO_PASS, (PlanField("reward", "choice", choices=REWARDS, optional=True), round_)),
        PlanKind(
            MAX_BID,
            (
                PlanField("space", "number", 1, int(constants.auctions)),
                PlanField("silver", "number", bids[0], bids[-1]),
                PlanField("then", "choice", choices=(PASS, ASK), optional=True, default=ASK),
                round_,
            ),
        ),
    )


def complete(st: HomesteadersState, seat: int, plan: Json) -> Json:
    """The plan with its round; OptionError if the seat takes part in no auction then any more."""
    first = int(st.s[slots.ROUND]) + (0 if _may_still_bid(st, seat) else 1)
    if first > slots.LAST_ROUND:
        raise OptionError("plan: no auction is left")
    round_ = first if plan["round"] is None else plan["round"]
    if round_ < first:
        raise OptionError(f"plan: the auction of round {round_} is over for this seat; the next is in round {first}")
    if (
        plan["plan"] == MAX_BID
        and round_ == st.s[slots.ROUND]
        and plan["silver"] not in _bids(st, seat, plan["space"] - 1)
    ):
        raise OptionError(f"plan: silver: expected one of {_bids(st, seat, plan['space'] - 1)}, got {plan['silver']}")
    return plan | {"round": round_}


def narrow(st: HomesteadersState, seat: int, form: Json, tiles: list[str]) -> None:
    """Name the tiles and the legal bids in the form of a maximum bid, as long as it is about tiles that lie there."""
    if form["plan"] != MAX_BID or not _may_still_bid(st, seat):
        return
    names, bids = {}, {}
    for space in range(int(st.constants.auctions)):
        tile = int(st.s[slots.TILE + space])
        if tile:
            names[str(space + 1)] = f"{space + 1}: {tiles[tile - 1]}"
        bids[str(space + 1)] = _bids(st, seat, space)
    for field in form["fields"]:
        if field["name"] == "space":
            field["names"] = names
        elif field["name"] == "silver":
            field["by"], field["values"] = "space", bids


def _bids(st: HomesteadersState, seat: int, space: int) -> list[int]:
    """Return the bids that a seat could still make in an auction (H-AUCTION-03), equal with the Lawyer (H-BLD-11)."""
    lowest = 0
    if st.s[slots.PHASE] not in BEFORE_BIDDING and st.s[slots.BIDDER + space] != 0:
        equal = st.has_ability(seat, st.constants.bids_equal) or st.s[slots.BIDDER + space] == seat + 1
        lowest = int(st.s[slots.STEP + space]) + (0 if equal else 1)
    return [int(bid) for bid in st.constants.ladder[lowest:]]


def _may_still_bid(st: HomesteadersState, seat: int) -> bool:
    """Whether the auction of this round is not over for a seat."""
    return not st.own(seat, slots.PASSED) and _is_before_end(st)


def _is_before_end(st: HomesteadersState) -> bool:
    """Whether bidding has not begun or still goes on."""
    phase = st.s[slots.PHASE]
    if phase == phases.RELIEF:
        return st.s[slots.RESUME] == phases.INCOME_GOES_ON  # not the one that a building brings
    return phase in BEFORE_BIDDING or phase == phases.BID or _is_reward_for_passing(st)


def _is_reward_for_passing(st: HomesteadersState) -> bool:
    return st.s[slots.PHASE] == phases.REWARD and st.s[slots.RESUME] == phases.BIDDING_GOES_ON


def follow(st: HomesteadersState, plan: Json) -> Planned:
    """What the plan of the seat that decides says now."""
    round_ = plan["round"]
    if round_ is None or st.s[slots.ROUND] > round_:
        return ASK_AND_DROP
    if st.s[slots.ROUND] < round_:
        return Planned(None, plan)
    if not _is_before_end(st):
        return ASK_AND_DROP
    if _is_reward_for_passing(st):
        return _take_reward(st, plan)
    if st.s[slots.PHASE] != phases.BID:
        return Planned(None, plan)
    return _pass(st, plan) if plan["plan"] == AUTO_PASS else _bid(st, plan)


def _take_reward(st: HomesteadersState, plan: Json) -> Planned:
    if plan.get("reward") is None:
        return ASK_AND_DROP
    action = int(st.constants.reward) + REWARDS.index(plan["reward"])
    return Planned(action, None) if st.is_legal(action) else ASK_AND_DROP


def _pass(st: HomesteadersState, plan: Json) -> Planned:
    """Pass for this round; what may remain of the plan is to take the reward."""
    return Planned(int(st.constants.pass_), plan if plan["reward"] is not None else None)


def _bid(st: HomesteadersState, plan: Json) -> Planned:
    """Return the lowest legal bid on the space, unless it is beyond the limit."""
    constants = st.constants
    first = int(constants.bid) + (plan["space"] - 1) * int(constants.steps)
    for step in range(int(constants.steps)):
        if constants.ladder[step] <= plan["silver"] and st.is_legal(first + step):
            return Planned(first + step, plan)
    return Planned(int(constants.pass_), None) if plan["then"] == PASS else ASK_AND_DROP
