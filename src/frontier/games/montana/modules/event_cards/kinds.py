"""The kinds of event cards: what is shown on them and what they do (X-CARD).

What is regular is declared: what a card forbids, and what it offers once a turn as an extra action. A kind that does
something by itself, or that does what it shows, is a class of its own.
"""

from typing import Final

from mypy_extensions import i64

from frontier.engine.multisets import pack
from frontier.games.montana import events, slots
from frontier.games.montana.components import AREAS, GOODS, KINDS
from frontier.games.montana.modules.event_cards import events as module_events
from frontier.games.montana.modules.event_cards import phases as module_phases
from frontier.games.montana.modules.event_cards import slots as module_slots
from frontier.games.montana.rules.supply import gain_silver, receive
from frontier.games.montana.state import Position

# What a card offers as an extra action (X-CARD-08 to -12).
NO_OFFER: Final = 0
SELL_WORKERS: Final = 1
SELL_GOODS: Final = 2
HIRE: Final = 3  # the worker shown
BUY: Final = 4  # the goods shown


class CardKind:
    """A kind of event card; what is not declared, a card of it does not do."""

    def __init__(
        self,
        id_: str,
        shows: tuple[str, ...] = (),
        shown: int = 0,
        vocabulary: str = "goods",
        numbers: dict[str, tuple[int, int]] | None = None,
        bans: int = 0,
        offers: int = NO_OFFER,
    ) -> None:
        self.id = id_
        self.shows = shows  # what may be shown on a card
        self.shown = shown  # how many of these are
        self.vocabulary = vocabulary  # of the texts that name what is shown
        # Numbers of the component file with their ranges; a single one is $n in the texts, several are $a, $b and $c.
        self.numbers: dict[str, tuple[int, int]] = numbers if numbers is not None else {}
        self.bans = bans  # what is forbidden while the card is active: bits of slots.BANS
        self.offers = offers

    def forbids(self, shown: tuple[str, ...]) -> int:
        """Return what a card that shows this forbids while it is active, as bits of slots.BANS."""
        return self.bans

    def surcharge(self, shown: tuple[str, ...]) -> int:
        """Return packed goods that every paid settlement costs besides while it is active."""
        return 0

    def start_of_turn(self, st: Position, seat: i64, numbers: dict[str, int]) -> None:
        """What an active card does by itself at the start of a player's turn."""


class Closed(CardKind):
    """An area of the worker board, or the city, cannot be used (X-CARD-02)."""

    def forbids(self, shown: tuple[str, ...]) -> int:
        area = shown[0]
        return slots.BAN_BANK if area == "bank" else slots.BAN_CITY if area == "city" else 1 << AREAS.index(area)


class ExtraCost(CardKind):
    """Every settlement costs a good more (X-CARD-04)."""

    def surcharge(self, shown: tuple[str, ...]) -> int:
        return pack([shown.count(good) for good in GOODS])


class NoCows(CardKind):
    """Silver for whoever has no cow (X-CARD-05)."""

    def start_of_turn(self, st: Position, seat: i64, numbers: dict[str, int]) -> None:
        if st.own(seat, slots.COWS) == 0:
            tell(st, seat)
            gain_silver(st, seat, numbers["no_cows_silver"], events.SILVER)


class NoWorkers(CardKind):
    """Grain for whoever has no worker on the player board (X-CARD-06)."""

    def start_of_turn(self, st: Position, seat: i64, numbers: dict[str, int]) -> None:
        if st.worker_count(seat) == 0:
            tell(st, seat)
            receive(st, seat, slots.GRAIN, numbers["no_workers_grain"])  # X-CARD-06a


class Rich(CardKind):
    """A worker of choice for whoever has much silver (X-CARD-07)."""

    def start_of_turn(self, st: Position, seat: i64, numbers: dict[str, int]) -> None:
        if st.own(seat, slots.SILVER) >= numbers["rich_silver"]:
            tell(st, seat)
            st.s[slots.PHASE] = module_phases.CHOOSE_WORKER


def tell(st: Position, seat: i64) -> None:
    """Say that the active card does something for a player."""
    st.emit(module_events.CARD_EFFECT, seat, st.s[module_slots.RIGHT] - 1, 0, 0)


RICH: Final = Rich("rich", numbers={"rich_silver": (1, 99)})
CARD_KINDS: Final = (
    CardKind("no_advance", bans=slots.BAN_ADVANCE),  # X-CARD-01
    Closed("closed", ("bank", *AREAS, "city"), 1, "area"),
    CardKind("no_cattle", bans=slots.BAN_CATTLE),  # X-CARD-03
    ExtraCost("extra_cost", GOODS, 1),
    NoCows("no_cows", numbers={"no_cows_silver": (0, 20)}),
    NoWorkers("no_workers", numbers={"no_workers_grain": (0, 4)}),
    RICH,
    CardKind(
        "sell_workers",
        numbers={"sell_1_worker": (0, 50), "sell_2_workers": (0, 50), "sell_3_workers": (0, 50)},
        offers=SELL_WORKERS,
    ),
    CardKind("hire", KINDS, 1, "workers", numbers={"hire_silver": (0, 20)}, offers=HIRE),
    CardKind(
        "sell_goods",
        numbers={"sell_1_good": (0, 50), "sell_2_goods": (0, 50), "sell_3_goods": (0, 50)},
        offers=SELL_GOODS,
    ),
    CardKind("buy", GOODS, 2, numbers={"buy_1_good": (0, 20), "buy_2_goods": (0, 20)}, offers=BUY),
)


def kind_of(id_: str) -> CardKind:
    """Return the kind of card that has an id."""
    for kind in CARD_KINDS:
        if kind.id == id_:
            return kind
    raise LookupError(id_)
