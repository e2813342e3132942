"""Montana as its users meet it."""

from collections.abc import Collection, Sequence
from functools import cached_property
from pathlib import Path

from frontier import texts
from frontier.engine.chance import Rng, Seed, seed_word
from frontier.engine.errors import ComponentError
from frontier.engine.events import Event, EventSpace
from frontier.engine.game import Game, Json
from frontier.engine.meta import OptionValue
from frontier.engine.multisets import count_of
from frontier.engine.observation import Observer
from frontier.engine.reasons import Reason
from frontier.engine.state import State
from frontier.games.montana import components, expansion, phases, position, position_schema, scoring, slots, view, words
from frontier.games.montana import events as happened
from frontier.games.montana.actions import BENEFITS
from frontier.games.montana.board import draw_board
from frontier.games.montana.components import GOODS, KINDS, MATERIALS, Components
from frontier.games.montana.constants import WHITE, Constants
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.flow import MontanaState, new_state
from frontier.games.montana.meta import META
from frontier.games.montana.module import Module
from frontier.games.montana.modules import registered
from frontier.games.montana.observation import MontanaObserver

# Without doing anything.
GOING_ON = ("no_advance", "no_helper", "go_on", "stop", "end_turn", "no_canteen")
# What these begin, or what is done beside the question, is not settled before the phases are over.
LEADING = ("recruit", "advance", "bank", "work", "build")
LEADS_ON = (phases.STAFF, phases.SPIN, phases.WHITE_PAIR, phases.TOO_MANY)
MORE_PROMPTS = ("bid_window", "pay_window", "after")  # ask about more than cattle when modules are in play
# From the action of a turn to another turn.
ONWARD = {phases.BUILDING: "stop", phases.ADVANCE: "no_advance", phases.AFTER: "end_turn", phases.THIRST: "canteen"}
PIECES = (*GOODS, *(f"{kind}_worker" for kind in KINDS), "silver", "cows", "canteens", "stock")  # by a player's slots


def create(
    players: int = 2,
    modules: Collection[str] = (),
    components: str | Path | None = None,
    rules: int | None = None,
    **options: object,
) -> "Montana":
    """Return a configured Montana; OptionError or ComponentError say what is wrong."""
    version = META.check_rules(rules)
    chosen = META.check_modules(modules)
    checked = META.check_options(options, chosen, version)
    return Montana(META.check_players(players), chosen, components, checked, version)


class Montana(Game):
    """One configuration of Montana."""

    def __init__(
        self,
        players: int,
        modules: tuple[str, ...],
        source: str | Path | None,
        options: dict[str, OptionValue],
        rules: int,
    ) -> None:
        self.box: Components = components.load(source)
        self.registered = registered()
        self.in_play: tuple[Module, ...] = tuple(module for module in self.registered if module.meta.id in modules)
        self.hiding = tuple(module for module in self.in_play if module.hides)
        self.expansion: Expansion = expansion.load(source, self.registered)
        file = components.SETS.path(source).name
        for module in self.in_play:
            module.check_components(file, self.expansion, self.box)
        self.source = source
        self.constants = Constants(self.box, players, options, self.in_play, self.registered, self.expansion, rules)
        for module in self.in_play:
            self.constants.add(module.extension(self.expansion, self.constants))
        try:
            draw_board(self.constants, Rng(0))
        except ComponentError as error:
            raise ComponentError(file, error.key, error.problem) from None
        hash_ = self.expansion.hash if modules else self.box.hash
        super().__init__(
            META,
            players,
            modules,
            options,
            self.box.name,
            hash_,
            self.constants.space,
            self.constants.configuration,
            rules,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return Montana, (self.players, self.modules, self.source, self.options, self.rules)

    @property
    def is_reconstructed(self) -> bool:
        return self.box.is_reconstructed

    @property
    def hides(self) -> bool:
        return bool(self.hiding)

    @property
    def telling(self) -> frozenset[str]:
        return frozenset().union(*(module.telling for module in self.registered))

    @property
    def extras(self) -> frozenset[str]:
        return frozenset({"trade"}).union(*(module.extras for module in self.registered))

    def plain_answer(self, state: State) -> int | None:
        families = (*GOING_ON, *(family for module in self.in_play for family in module.going_on))
        goes_on = [action for action in state.legal_actions() if self.space.family(action).name in families]
        return goes_on[0] if len(goes_on) == 1 else None

    def onward(self, state: State) -> int | None:
        """Return what leads to the end of the turn, and there to another one for a canteen."""
        st = self._own(state)
        s, family = st.s, ONWARD.get(st.s[slots.PHASE])
        if family is None or s[slots.DECIDER] != s[slots.ACTIVE] or st.own(s[slots.ACTIVE], slots.CANTEENS) == 0:
            return None
        found = [action for action in st.legal_actions() if self.space.family(action).name == family]
        return found[0] if found else None

    def goes_on(self, state: State, seat: int, family: str) -> Sequence[int]:
        """Return every way to staff a space, to spin, to take or return workers, or to pay for a settlement."""
        phase = self._own(state).s[slots.PHASE]
        leads_on = phase in LEADS_ON or phase in self.constants.phases.prices
        return state.legal_actions() if leads_on and (family in LEADING or family in self.extras) else ()

    def new(self, seed: Seed = 0) -> MontanaState:
        return new_state(self.constants, draw_board(self.constants, Rng(seed_word(seed))))

    @cached_property
    def _printed(self) -> view.Printed:
        return view.Printed(self.box, self.expansion, self.in_play, self.registered)

    def view(self, state: State, seat: int | None) -> Json:
        self.check_seat(seat)
        return self._view(view.hide(self._own(state), self.hiding, seat), seat)

    def open_view(self, state: State) -> Json:
        return self._view(self._own(state), None)

    def _view(self, st: MontanaState, seat: int | None) -> Json:
        return {**self.settings(), **view.view(st, self._dump(st), self._printed, seat)}

    def observe(self, state: State, seat: int | None) -> State:
        self.check_seat(seat)
        return view.hide(self._own(state), self.hiding, seat)

    def _observer(self) -> Observer:
        numbered = sorted(self.registered, key=lambda module: module.meta.number) if self.in_play else []
        found = [module.observer(self.constants, self.expansion) for module in numbered]
        return MontanaObserver(self.constants, [observer for observer in found if observer is not None])

    def holdings(self, state: State, seat: int) -> dict[str, int]:
        self.check_seat(seat, spectator=False)
        st = self._own(state)
        held = {name: int(st.own(seat, slot)) for slot, name in enumerate(PIECES)}
        for module in self.in_play:
            held |= module.holdings(st, seat)
        return held

    def deciding(self, state: State) -> list[tuple[str, bool, list[int]]]:
        st = self._own(state)
        ranks = zip(*(scoring.ranking(st, seat) for seat in range(self.players)), strict=True)
        return [
            (item, i > 0, list(values)) for i, (item, values) in enumerate(zip(scoring.RANKING, ranks, strict=True))
        ]

    def dump(self, state: State) -> Json:
        return {**self.settings(), **self._dump(self._own(state))}

    def _dump(self, st: MontanaState) -> Json:
        return position.dump(st, self.box, self.expansion, self.in_play)

    def load(self, data: object) -> MontanaState:
        document = self.open_position(data, position.keys(self.in_play))
        return position.load(document, self.constants, self.box, self.expansion, self.in_play)

    def sketch(self, data: object) -> MontanaState:
        document = self.open_position(data, position.keys(self.in_play))
        return position.sketch(document, self.constants, self.box, self.expansion, self.in_play)

    def position_schema(self) -> Json:
        return position_schema.schema(self.constants, self.box, self.expansion, self.in_play)

    def is_secret(self, state: State, action: int, seat: int | None) -> bool:
        st, family = self._own(state), self.space.family(action).name
        return any(module.is_secret(st, family, seat) for module in self.in_play)

    @property
    def secret_families(self) -> frozenset[str]:
        return frozenset().union(*(module.secret_families for module in self.in_play))

    def stays_secret(self, state: State, action: int, seat: int | None, now: State) -> bool:
        then, family = self._own(state), self.space.family(action).name
        return any(module.stays_secret(then, family, seat, self._own(now)) for module in self.in_play)

    def _own(self, state: State) -> MontanaState:
        self.check_state(state)
        assert isinstance(state, MontanaState)
        return state

    # Words --------------------------------------------------------------------------------------------

    def prompt_key(self, state: State) -> str:
        phase = self.constants.phases.names[self._own(state).s[slots.PHASE]]
        return f"{phase}_more" if self.modules and phase in MORE_PROMPTS else phase

    def prompt_details(self, state: State, lang: str) -> dict[str, object]:
        if not self.modules:
            return {}
        st = self._own(state)
        site = int(st.s[slots.SITE])
        details: dict[str, object] = {"n": 0, "field": self.constants.labels[site - 1] if site > 0 else ""}
        for module in self.in_play:
            details |= module.prompt_details(st)
        return details

    def goods(self, packed: int, lang: str) -> str:
        """Return goods with their numbers as a list."""
        return self.counted("goods", GOODS, [count_of(packed, good) for good in range(len(GOODS))], lang)

    def action_details(self, state: State, action: int, lang: str) -> dict[str, object]:
        st = self._own(state)
        family = self.space.family(action)
        index = family.indices(action)
        match family.name:
            case "spin":
                return {"workers": self._wheel(index[0], lang)}
            case "bank":
                workers, silver = self.box.bank[index[0]]
                return {"workers": workers, "silver": silver}
            case "work":
                spaces = self.box.areas[index[0]]
                silver, goods = spaces[index[1]] if index[1] < len(spaces) else (0, 0)
                return {"silver": silver, "goods": self.name("goods", GOODS[index[0]], lang, goods)}
            case "city":
                return {"goods": self.name("goods", "pumpkin", lang, int(self.constants.city_pumpkins))}
            case "build":
                return {"cost": words.cost(self, st, index[0], lang), "gain": words.gain(self, st, index[0], lang)}
            case "trade":
                return {"benefit": self._benefit(index[0], lang)}
            case "advance":
                space = (st.s[slots.ARROW] + index[0] + 1) % len(self.box.wheel)
                return {"workers": self._wheel(space, lang)}
            case "bid":
                row = self.box.rows[index[0]]
                brings = words.reward(lang, row.cows, row.silver, row.goods, row.upgrades)
                return {"pumpkins": self.box.columns[index[1]], "reward": brings}
            case "stop":
                missing = self.constants.build_limit - st.s[slots.BUILT]
                return {"silver": missing * self.constants.unbuilt_silver}
            case _:
                found = (module.action_details(self, st, family.name, index, lang) for module in self.in_play)
                return next((details for details in found if details is not None), {})

    def _wheel(self, space: int, lang: str) -> str:
        pair = [self.constants.wheel[2 * space], self.constants.wheel[2 * space + 1]]
        if pair[0] == WHITE:
            return texts.text(lang, "montana-any-two-workers")
        return self.counted("workers", KINDS, [pair.count(kind) for kind in range(len(KINDS))], lang)

    def _event_space(self) -> EventSpace:
        labels = self.constants.labels
        kinds = [*happened.event_kinds(self.box, labels, self.players)]
        for module in self.in_play:
            kinds += module.event_kinds(labels, self.players, self.expansion)
        return EventSpace(*kinds)

    def event_details(self, state: State, event: Event, lang: str) -> dict[str, object]:
        details: dict[str, object] = {}
        fields = self.event_space[event.kind].fields
        if fields and isinstance(fields[0], happened.Piece):
            details["piece"] = self._piece(event.a, event.b if len(fields) > 1 else 1, lang)
        match event.kind:
            case happened.SPUN:
                details["wheel_space"] = self._wheel(event.a, lang)
            case happened.PLACED:
                details["area"] = self.name("area", str(self.event_fields(event)["area"]), lang)
            case happened.UPGRADED:
                details["material"] = self.name("materials", MATERIALS[event.a], lang, event.b)
            case happened.TRADED:
                details["benefit"] = self._benefit(event.a, lang)
            case happened.BUILT:
                details["cost"] = words.printed_cost(self, self._own(state), event.a, lang)
        for module in self.in_play:
            details |= module.event_details(self, event, lang)
        return details

    def _benefit(self, benefit: int, lang: str) -> str:
        return self.name("benefit", BENEFITS[benefit], lang, int(self.constants.cow_silver))

    def _piece(self, piece: int, n: int, lang: str) -> str:
        if piece < len(GOODS):
            return self.name("goods", GOODS[piece], lang, n)
        return self.name("workers", KINDS[piece - len(GOODS)], lang, n)

    def reason_details(self, reason: Reason, lang: str) -> dict[str, object]:
        details: dict[str, object] = dict(reason.args)
        if "missing" in details:
            pairs = [pair.split(":") for pair in str(details["missing"]).split()]
            parts = [self.name("goods", GOODS[int(good)], lang, int(n)) for good, n in pairs]
            details["missing"] = texts.listed(lang, parts)
        return details
