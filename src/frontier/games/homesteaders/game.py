"""Homesteaders as its users meet it."""

from collections.abc import Collection, Sequence
from functools import cached_property
from pathlib import Path

from frontier import texts
from frontier.engine.chance import Seed, check_seed
from frontier.engine.events import Event, EventSpace
from frontier.engine.game import Game, Json
from frontier.engine.meta import OptionValue
from frontier.engine.multisets import count_of
from frontier.engine.observation import Observer
from frontier.engine.plans import PlanKind, Planned
from frontier.engine.reasons import Reason
from frontier.engine.state import State
from frontier.games.homesteaders import (
    components,
    phases,
    plans,
    position,
    position_schema,
    scoring,
    slots,
    view,
    words,
)
from frontier.games.homesteaders import events as happened
from frontier.games.homesteaders.actions import REWARDS, SWAPS
from frontier.games.homesteaders.components import GOODS, Components
from frontier.games.homesteaders.constants import Constants
from frontier.games.homesteaders.flow import HomesteadersState, new_state
from frontier.games.homesteaders.meta import META
from frontier.games.homesteaders.observation import HomesteadersObserver
from frontier.games.homesteaders.rules.build import bid_due, tile_at_hand
from frontier.games.homesteaders.shapes import Printed

PIECE_SLOTS: dict[str, int] = {**{good: slot for slot, good in enumerate(GOODS)}, **position.HOLDINGS, **position.OPEN}

# The phases that a decision leads through until it is settled, for looking ahead.
LEADS_TO: dict[str, tuple[int, ...]] = {
    "bid": (phases.BID, phases.REWARD, phases.PAY, phases.BUILD, phases.GOLD, phases.WORKER, phases.EXTRA,
            phases.RELIEF),
    "place": (phases.PLACE, phases.RELIEF, phases.WAGES),  # the last worker ends the placing
    "done": (phases.PLACE, phases.RELIEF, phases.WAGES),
    "pass": (phases.REWARD,),
    "build": (phases.GOLD,),
}  # fmt: skip
SHARED = ("bid", "place", "done")  # others decide before these are settled
IDLE = ("pass", "done", "no_build", "no_extra", "no_worker")  # to do nothing


def create(
    players: int = 2,
    modules: Collection[str] = (),
    components: str | Path | None = None,
    rules: int | None = None,
    **options: object,
) -> "Homesteaders":
    """Return a configured Homesteaders; OptionError or ComponentError say what is wrong."""
    version = META.check_rules(rules)
    chosen = META.check_modules(modules)
    checked = META.check_options(options, chosen, version)
    return Homesteaders(META.check_players(players), chosen, components, checked, version)


class Homesteaders(Game):
    """One configuration of Homesteaders."""

    def __init__(
        self,
        players: int,
        modules: tuple[str, ...],
        source: str | Path | None,
        options: dict[str, OptionValue],
        rules: int,
    ) -> None:
        self.box: Components = components.load(source)
        self.source = source
        self.constants = Constants(self.box, players, options, rules)
        super().__init__(
            META, players, modules, options, self.box.name, self.box.hash, self.constants.space,
            self.constants.configuration, rules,
        )  # fmt: skip

    def __reduce__(self) -> tuple[object, ...]:
        return Homesteaders, (self.players, self.modules, self.source, self.options, self.rules)

    @property
    def is_reconstructed(self) -> bool:
        return self.box.is_reconstructed

    @property
    def extras(self) -> frozenset[str]:
        return frozenset({"buy", "sell", "hire", "market", "bank", "borrow", "pay_off"})

    @property
    def together(self) -> frozenset[str]:
        return frozenset({"place", "done"})

    def closes(self, before: State, after: State) -> bool:
        """Whether the decision ended the game, or placing or final trading of its seat.

        Idle workers and unused chips are easily overlooked, and the same seat may have to decide next, so that the end
        of placing or trading would not be noticed.
        """
        old, new = self._own(before).s, self._own(after).s
        if old[slots.PHASE] not in (phases.PLACE, phases.TRADE):
            return super().closes(before, after)
        return (old[slots.PHASE], old[slots.DECIDER]) != (new[slots.PHASE], new[slots.DECIDER])

    def plain_answer(self, state: State) -> int | None:
        """Return done once nobody is left to place, or the payment in silver where it suffices."""
        st = self._own(state)
        families = {self.space.family(action).name for action in st.legal_actions()}
        if "done" in families and "place" not in families:
            return self.space["done"].code()
        if "pay" in families and self._payment(st, 0)[1] == 0:
            return self.space["pay"].code(0)
        return None

    def goes_on(self, state: State, seat: int, family: str) -> Sequence[int]:
        """Return how a bid is won and paid, workers bring income and are paid, or a cost or reward is chosen.

        The others do nothing meanwhile: they pass, or have placed their workers.
        """
        st = self._own(state)
        phase = st.s[slots.PHASE]
        if phase not in LEADS_TO.get(family, ()):
            return ()
        if st.actor != seat:
            move = self.idle_move(st) if family in SHARED else None
            return () if move is None else (move,)
        if phase in (phases.PAY, phases.WAGES):
            return (self.space["pay"].code(0),)  # in silver: who has gold may still choose otherwise
        return () if family == "bid" or phase == phases.PLACE else st.legal_actions()

    def idle_move(self, state: State) -> int | None:
        legal = self._own(state).legal_actions()
        families = [self.space.family(action).name for action in legal]
        for family in IDLE:
            if family in families:
                return legal[families.index(family)]
        return legal[0] if legal else None

    @property
    def hides(self) -> bool:
        return self.constants.screens

    def new(self, seed: Seed = 0) -> HomesteadersState:
        check_seed(seed)  # nothing of the set-up is left to luck: the tiles are drawn later, by chance actions
        return new_state(self.constants)

    @cached_property
    def _printed(self) -> Printed:
        return view.printed(self.box)

    def view(self, state: State, seat: int | None) -> Json:
        self.check_seat(seat)
        return {**view.view(self.settings(), self._own(state), self.box, self._printed, seat)}

    def open_view(self, state: State) -> Json:
        return {**view.view(self.settings(), self._own(state), self.box, self._printed, None, is_open=True)}

    def observe(self, state: State, seat: int | None) -> State:
        self.check_seat(seat)
        return view.observe(self._own(state), seat)

    @property
    def secret_families(self) -> frozenset[str]:
        return frozenset()  # whatever anybody does is seen by all

    def remembered(self, state: State, seat: int | None) -> State:
        """Return the whole position: every change of holdings is told openly (H-INFO-03), and none is drawn unseen."""
        return self._own(state)

    def _observer(self) -> Observer:
        return HomesteadersObserver(self.constants, self.box)

    def holdings(self, state: State, seat: int) -> dict[str, int]:
        self.check_seat(seat, spectator=False)
        st = self._own(state)
        return {name: int(st.own(seat, slot)) for name, slot in PIECE_SLOTS.items()}

    def deciding(self, state: State) -> list[tuple[str, bool, list[int]]]:
        st = self._own(state)
        seats = range(self.players)
        counted = zip(*(scoring.items(st, seat) for seat in seats), strict=True)
        found = [(item, False, list(values)) for item, values in zip(scoring.ITEMS, counted, strict=True)]
        return [*found, ("silver", True, [scoring.ranking(st, seat)[1] for seat in seats])]

    @property
    def plan_kinds(self) -> tuple[PlanKind, ...]:
        return (*super().plan_kinds, *plans.kinds(self.constants))

    def complete_plan(self, state: State, seat: int, plan: Json) -> Json:
        return plans.complete(self._own(state), seat, plan)

    def follow_plan(self, state: State, plan: Json) -> Planned:
        return plans.follow(self._own(state), plan)

    def narrow_plan(self, state: State, seat: int, form: Json, lang: str) -> None:
        plans.narrow(self._own(state), seat, form, [words.tile(lang, tile) for tile in self.box.tiles])

    def plan_choice(self, kind: str, field: str, choice: str, lang: str) -> str:
        return self._reward(choice, lang) if field == "reward" else super().plan_choice(kind, field, choice, lang)

    def dump(self, state: State) -> Json:
        return {**self.settings(), **position.dump(self._own(state), self.box)}

    def load(self, data: object) -> HomesteadersState:
        return position.load(self.open_position(data, position.KEYS), self.constants, self.box)

    def sketch(self, data: object) -> HomesteadersState:
        return position.sketch(self.open_position(data, position.KEYS), self.constants, self.box)

    def position_schema(self) -> Json:
        return position_schema.schema(self.constants, self.box)

    def _own(self, state: State) -> HomesteadersState:
        self.check_state(state)
        assert isinstance(state, HomesteadersState)
        return state

    # Words --------------------------------------------------------------------------------------------

    def prompt_key(self, state: State) -> str:
        return phases.NAMES[self._own(state).s[slots.PHASE]]

    def prompt_details(self, state: State, lang: str) -> dict[str, object]:
        st = self._own(state)
        match st.s[slots.PHASE]:
            case phases.WAGES:
                return {"silver": st.own(st.actor, slots.WORKERS)}
            case phases.PAY:
                return {"silver": bid_due(st)}
            case phases.EXTRA:
                return self._extra(st, [0], lang)
            case _:
                return {}

    def piece(self, piece: int, n: int, lang: str) -> str:
        """Return the name of a number of pieces of one kind."""
        return self.name("piece", happened.PIECES[piece], lang, n)

    def building(self, kind: int, lang: str) -> str:
        """Return a building's name."""
        return self.name("building", self.box.buildings[kind].id, lang)

    def action_details(self, state: State, action: int, lang: str) -> dict[str, object]:
        st = self._own(state)
        family = self.space.family(action)
        index = family.indices(action)
        match family.name:
            case "draw":
                return {"tile": words.tile(lang, self.box.tiles[index[0] + int(self.constants.first_drawn)])}
            case "neutral":
                bid = self.constants.ladder[st.s[slots.NEUTRAL_VALUE]]
                return {"tile": self._tile_on(st, index[0], lang), "silver": bid}
            case "bid":
                return {"tile": self._tile_on(st, index[0], lang), "silver": self.box.ladder[index[1]]}
            case "place":
                name = self.building(self.constants.place_owner[index[0]], lang)
                return {"place": name, "income": words.yields(lang, self.constants.place_work[index[0]])}
            case "pay":
                silver, debts = self._payment(st, index[0])
                return {"paid": self.counted("piece", ("gold", "silver"), [index[0], silver], lang), "debts": debts}
            case "build":
                return self._building(st, index[0] + 1, lang)
            case "pass":
                line = min(st.own(max(st.actor, 0), slots.LINE) + 1, slots.LINE_SPACES)
                return {"line": line, "rewards": words.rewards(lang, line, int(self.constants.line_vp))}
            case "extra" | "no_extra":
                return self._extra(st, index, lang)
            case "buy":
                return {"price": self._price(index[0], index[1] == 1, lang), "good": self.piece(index[0], 1, lang)}
            case "sell":
                return {"price": self._proceeds(st, index[0], lang), "good": self.piece(index[0], 1, lang)}
            case "market":
                good = GOODS.index(SWAPS[index[0]])
                return {"good": self.piece(good, 1, lang), "cost": self.piece(good - 1, 1, lang)}
            case "borrow":
                return {"silver": int(self.constants.debt_silver)}
            case "pay_off":
                money = ("silver", int(self.constants.debt_price)) if index[0] == 0 else ("gold", 1)
                return {"price": self.name("piece", money[0], lang, money[1])}
            case "relief":
                return {"silver": int(self.constants.debt_silver)}
            case "reward":
                return {"reward": self._reward(REWARDS[index[0]], lang)}
            case "gold_for":
                counts = self.constants.substitutes.counts(index[0])
                return {"goods": self.counted("piece", ("copper", "cattle"), counts, lang), "n": sum(counts)}
            case _:
                return {}

    def _tile_on(self, st: HomesteadersState, space: int, lang: str) -> str:
        tile = st.s[slots.TILE + space] if space < self.constants.auctions else 0
        return words.tile(lang, self.box.tiles[tile - 1]) if tile > 0 else texts.text(lang, "nothing")

    def _payment(self, st: HomesteadersState, gold: int) -> tuple[int, int]:
        """Return the silver that a payment takes beside so much gold, and the debts for what is missing."""
        seat = max(st.actor, 0)
        phase = st.s[slots.PHASE]
        cost = st.own(seat, slots.WORKERS) if phase == phases.WAGES else bid_due(st) if phase == phases.PAY else 0
        silver = max(0, cost - gold * int(self.constants.gold_worth))
        missing = max(0, silver - st.own(seat, slots.SILVER))
        return silver, -(-missing // int(self.constants.debt_silver))

    def _building(self, st: HomesteadersState, kind: int, lang: str) -> dict[str, object]:
        about = words.building(lang, self.box.buildings[kind], self.box.numbers)
        cost = [count_of(self.constants.cost[kind], good) for good in range(len(GOODS))]
        seat = max(st.actor, 0)
        if st.has_ability(seat, self.constants.replaces):  # gold for what is missing; a choice is asked
            for good in (slots.COPPER, slots.CATTLE):
                short = max(0, cost[good] - st.own(seat, good))
                cost[good] -= short
                cost[slots.GOLD] += short
        return {"cost": self.counted("piece", GOODS, cost, lang), "about": about}

    def _reward(self, reward: str, lang: str) -> str:
        return self.name("piece", reward, lang, int(self.constants.line_vp) if reward == "vp" else 1)

    def _extra(self, st: HomesteadersState, index: list[int], lang: str) -> dict[str, object]:
        tile = self.box.tiles[tile_at_hand(st)] if st.s[slots.PHASE] == phases.EXTRA else None
        if tile is None or not tile.pay:
            return {"cost": texts.text(lang, "nothing"), "gain": texts.text(lang, "nothing")}
        cost = "gold" if index and index[0] == 1 else tile.pay
        return {"cost": words.counted(lang, (cost,)), "gain": words.counted(lang, tile.reward)}

    def _price(self, good: int, with_gold: bool, lang: str) -> str:
        money, price = self.box.prices[good]
        if money == "silver" and with_gold:
            return self.name("piece", "gold", lang, 1)
        return self.name("piece", money, lang, price)

    def _proceeds(self, st: HomesteadersState, good: int, lang: str) -> str:
        money, price = self.box.prices[good]
        bonus = st.actor >= 0 and st.has_ability(st.actor, self.constants.sells_better)
        silver = (price if money == "silver" else 0) + (int(self.constants.sale_bonus) if bonus else 0)
        gold = price if money == "gold" else 0
        return self.counted("piece", ("gold", "silver", "vp"), [gold, silver, int(self.constants.sale_vp)], lang)

    def _event_space(self) -> EventSpace:
        return happened.event_space(self.box)

    def event_details(self, state: State, event: Event, lang: str) -> dict[str, object]:
        match event.kind:
            case happened.TURNED_UP:
                return {"tile": words.tile(lang, self.box.tiles[event.a])}
            case happened.PLACED:
                name = self.building(self.constants.place_owner[event.a], lang)
                return {"place": words.place(lang, name, self.constants.place_work[event.a])}
            case happened.INCOME | happened.GAINED:
                return {"piece": self.piece(event.a, event.b, lang)}
            case happened.WAGES | happened.PAID_BID:
                return {"money": self._money(event.b, event.c, lang)}
            case happened.PAID_OFF:
                return {"money": self._money(event.a, event.b, lang)}
            case happened.BOUGHT | happened.SOLD:
                return {"good": self.piece(event.a, 1, lang), "money": self._money(event.b, event.c, lang)}
            case happened.SWAPPED:
                return {"good": self.piece(event.a, 1, lang), "cost": self.piece(event.a - 1, 1, lang)}
            case happened.BUILT:
                cost = [count_of(self.constants.cost[event.a], good) for good in range(len(GOODS))]
                cost[slots.COPPER] -= event.b
                cost[slots.CATTLE] -= event.c
                cost[slots.GOLD] += event.b + event.c
                return {"cost": self.counted("piece", GOODS, cost, lang)}
            case _:
                return {}

    def _money(self, gold: int, silver: int, lang: str) -> str:
        return self.counted("piece", ("gold", "silver"), [gold, silver], lang)

    def reason_details(self, reason: Reason, lang: str) -> dict[str, object]:
        details: dict[str, object] = dict(reason.args)
        if "good" in details:
            details["good"] = self.piece(int(reason.args["good"]), 1, lang)
        if "missing" in details:
            pairs = [pair.split(":") for pair in str(details["missing"]).split()]
            parts = [self.piece(int(good), int(n), lang) for good, n in pairs]
            details["missing"] = texts.listed(lang, parts)
        return details
