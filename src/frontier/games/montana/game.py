"""Montana as its users meet it."""

from collections.abc import Collection
from functools import cached_property
from pathlib import Path

from frontier import texts
from frontier.engine.chance import Rng, Seed, seed_word
from frontier.engine.errors import ComponentError
from frontier.engine.events import Event
from frontier.engine.game import Game, Json
from frontier.engine.meta import OptionValue
from frontier.engine.multisets import count_of
from frontier.engine.observation import Observer
from frontier.engine.reasons import Reason
from frontier.engine.state import State
from frontier.games.montana import components, position, scoring, view, words
from frontier.games.montana import events as happened
from frontier.games.montana import state as at
from frontier.games.montana.actions import BENEFITS
from frontier.games.montana.board import draw_board
from frontier.games.montana.components import AREAS, GOODS, KINDS, MATERIALS, ROWS, Components
from frontier.games.montana.constants import MORE_MASK, MORE_SHIFT, NOWHERE, WHITE, Constants
from frontier.games.montana.flow import MontanaState, new_state
from frontier.games.montana.meta import META
from frontier.games.montana.modules import words as module_words
from frontier.games.montana.modules.chosen import extensions
from frontier.games.montana.modules.components import SPECIALS, Expansion, check_cows, check_mountains
from frontier.games.montana.modules.components import load as load_expansion
from frontier.games.montana.modules.position import keys as module_keys
from frontier.games.montana.modules.view import hide
from frontier.games.montana.observation import MontanaObserver
from frontier.games.montana.rules.build import lines_closed

# Without doing anything.
GOING_ON = ("no_advance", "no_helper", "go_on", "stop", "end_turn", "no_canteen", "leave", "sell_nothing")
PIECES = (*GOODS, *(f"{kind}_worker" for kind in KINDS), "silver", "cows", "canteens", "stock")  # by a player's slots


def create(
    players: int = 2,
    modules: Collection[str] = (),
    components: str | Path | None = None,
    rules: int | None = None,
    **options: object,
) -> "Montana":
    """A configured Montana; OptionError or ComponentError say what is wrong."""
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
        self.expansion: Expansion = load_expansion(source)
        file = components.SETS.path(source).name
        if "goldrush" in modules:
            check_mountains(file, self.expansion, self.box)
        if "landscapes" in modules:
            check_cows(file, self.expansion, self.box)
        self.source = source
        self.constants = Constants(self.box, players, options, modules, self.expansion, rules)
        self.constants.extensions = extensions(self.expansion, self.constants, modules)
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
        return "goldrush" in self.modules

    @property
    def telling(self) -> frozenset[str]:
        return frozenset({happened.LOOKED})

    @property
    def extras(self) -> frozenset[str]:
        return frozenset({"trade", "sell", "hire", "buy", "use", "reveal"})

    def plain_answer(self, state: State) -> int | None:
        goes_on = [action for action in state.legal_actions() if self.space.family(action).name in GOING_ON]
        return goes_on[0] if len(goes_on) == 1 else None

    def new(self, seed: Seed = 0) -> MontanaState:
        return new_state(self.constants, draw_board(self.constants, Rng(seed_word(seed))))

    @cached_property
    def _printed(self) -> view.Printed:
        return view.Printed(self.box, self.expansion)

    def view(self, state: State, seat: int | None) -> Json:
        self.check_seat(seat)
        return {**self.settings(), **view.view(self._own(state), self.box, self.expansion, self._printed, seat)}

    def open_view(self, state: State) -> Json:
        st = self._own(state)
        return {**self.settings(), **view.open_view(st, self.box, self.expansion, self._printed, None)}

    def observe(self, state: State, seat: int | None) -> State:
        self.check_seat(seat)
        return hide(self._own(state), seat)

    def _observer(self) -> Observer:
        return MontanaObserver(self.constants, self.expansion)

    def holdings(self, state: State, seat: int) -> dict[str, int]:
        self.check_seat(seat, spectator=False)
        st = self._own(state)
        held = {name: int(st.own(seat, slot)) for slot, name in enumerate(PIECES)}
        if "settlements" in self.modules:
            held |= {special: int(st.s[at.SPECIALS + seat] >> i & 1) for i, special in enumerate(SPECIALS)}
        if "goldrush" in self.modules:
            held["mountain_tiles"] = int(count_of(st.s[at.HELD], seat))
        return held

    def deciding(self, state: State) -> list[tuple[str, bool, list[int]]]:
        st = self._own(state)
        ranks = zip(*(scoring.ranking(st, seat) for seat in range(self.players)), strict=True)
        return [
            (item, i > 0, list(values)) for i, (item, values) in enumerate(zip(scoring.RANKING, ranks, strict=True))
        ]

    def dump(self, state: State) -> Json:
        return {**self.settings(), **position.dump(self._own(state), self.box, self.expansion)}

    def load(self, data: object) -> MontanaState:
        document = self.open_position(data, (*position.KEYS, *module_keys(self.modules)))
        return position.load(document, self.constants, self.box, self.expansion)

    def is_secret(self, state: State, action: int, seat: int | None) -> bool:
        return self.space.family(action).name == "look" and seat != self._own(state).s[at.ACTIVE]

    def _own(self, state: State) -> MontanaState:
        self.check_state(state)
        assert isinstance(state, MontanaState)
        return state

    # Words --------------------------------------------------------------------------------------------

    def prompt_key(self, state: State) -> str:
        phase = at.PHASES[self._own(state).s[at.PHASE]]
        return f"{phase}_more" if self.modules and phase in module_words.MORE_PROMPTS else phase

    def prompt_details(self, state: State, lang: str) -> dict[str, object]:
        if not self.modules:
            return {}
        s = self._own(state).s
        return {"n": int(s[at.EXCHANGES]), "field": self.constants.labels[s[at.SITE] - 1] if s[at.SITE] > 0 else ""}

    def goods(self, packed: int, lang: str) -> str:
        """Goods with their numbers as a list."""
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
                return {"cost": module_words.cost(self, st, index[0], lang), "gain": self._gain(st, index[0], lang)}
            case "trade":
                return {"benefit": self._benefit(index[0], lang)}
            case "advance":
                space = (st.s[at.ARROW] + index[0] + 1) % len(self.box.wheel)
                return {"workers": self._wheel(space, lang)}
            case "bid":
                row = self.box.rows[index[0]]
                brings = words.reward(lang, row.cows, row.silver, row.goods, row.upgrades)
                return {"pumpkins": self.box.columns[index[1]], "reward": brings}
            case "stop":
                missing = self.constants.build_limit - st.s[at.BUILT]
                return {"silver": missing * self.constants.unbuilt_silver}
            case _:
                return module_words.action_details(self, st, family.name, index, lang)

    def _gain(self, st: MontanaState, field: int, lang: str) -> str:
        """Tiles, cow and canteens that building here brings the decider."""
        seat = max(st.actor, 0)
        tiles = 1 + lines_closed(st, seat, field) + (st.board.symbols[field] >> MORE_SHIFT & MORE_MASK)
        around = [self.constants.neighbours[field * 6 + d] for d in range(6)]
        canteens = sum(1 for lake in around if lake != NOWHERE and st.s[at.FIELD + lake] & at.CANTEEN_BIT)
        if any(extension.takes_canteens(st) for extension in self.constants.extensions):
            canteens = min(canteens, 1 - int(st.s[at.CANTEEN_TAKEN]))
        cow = bool(st.s[at.FIELD + field] & at.COW_BIT)
        more = module_words.gains(st, field, lang)
        return words.gain(lang, min(tiles, st.own(seat, at.STOCK)), cow, canteens, more)

    def _wheel(self, space: int, lang: str) -> str:
        pair = [self.constants.wheel[2 * space], self.constants.wheel[2 * space + 1]]
        if pair[0] == WHITE:
            return texts.text(lang, "montana-any-two-workers")
        return self.counted("workers", KINDS, [pair.count(kind) for kind in range(len(KINDS))], lang)

    def event_names(self, kind: str) -> tuple[str, ...]:
        return happened.FIELDS[kind]

    def event_details(self, state: State, event: Event, lang: str) -> dict[str, object]:
        details: dict[str, object] = {}
        for name, value in zip(happened.FIELDS[event.kind], (event.a, event.b, event.c), strict=False):
            details[name] = self._event_value(name, value, lang)
        match event.kind:  # these are named together with their number
            case happened.RECEIVED | happened.PAID_TOLL | happened.PAID_GOODS | happened.PAID_EXTRA | happened.SOLD:
                details["piece"] = self._piece(event.a, event.b, lang)
            case happened.UPGRADED:
                details["material"] = self.name("materials", MATERIALS[event.a], lang, event.b)
            case happened.BUILT:
                details["cost"] = module_words.printed_cost(self, self._own(state), event.a, lang)
            case happened.GATE:
                details["short"] = event.b - event.a
        return details

    def _event_value(self, name: str, value: int, lang: str) -> object:
        match name:
            case "wheel_space":
                return self._wheel(value, lang)
            case "returned":
                return self.counted("workers", KINDS, self.constants.returns.counts(value), lang)
            case "crew":
                return self.counted("workers", KINDS, self.constants.crews.counts(value), lang)
            case "place":
                return self.name("area", "bank" if value >= at.BANK_PLACE else AREAS[value // at.SPACES], lang)
            case "area":
                return self.name("area", (*AREAS, "bank")[value], lang)
            case "row":
                return self.name("row", ROWS[value], lang)
            case "column":
                return self.box.columns[value]
            case "by":
                return self.seat_name(value, lang)
            case "piece":
                return self._piece(value, 1, lang)
            case "benefit":
                return self._benefit(value, lang)
            case "field":
                return self.constants.labels[value]
            case _:
                return module_words.event_value(self, name, value, lang)

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
