"""Everything that is fixed for a configuration, in flat native vectors for the rules.

It is built once for a player count, component set and options, and shared by all positions. Masks have a bit for each
kind of building (the Homestead is bit 0), or for each work place.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from frontier.engine.actions import ActionSpace, Several
from frontier.engine.meta import OptionValue
from frontier.engine.multisets import Multisets, native, pack
from frontier.games.homesteaders.actions import action_space
from frontier.games.homesteaders.components import (
    COUNTED,
    GOODS,
    KINDS,
    MAX_BUILDINGS,
    RESOURCES,
    ROUNDS,
    TILE_STAGES,
    Building,
    Components,
)

NOTHING: Final = -1
STAGE_OF_ROUND: Final = (0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2)  # index of TILE_STAGES (H-ROUND-02)
STOCK_OF_STAGE: Final = (("settlement", "settlement_town"), ("settlement_town", "town"), ("city",))
WIDE_LANE: Final = 10  # bits a good in a sum of incomes
WIDE_MASK: Final = 1_023
MONEY_LANE: Final = 20  # and of silver, trade chips, VP
MONEY_MASK: Final = 1_048_575
# What a building gives when built: at most one of these is decided on.
NO_REWARD: Final = 0
FREE_WORKER: Final = 1
ADVANCE: Final = 2
DEBT_RELIEF: Final = 3
EXTRA_BUILDING: Final = 4
DECIDED: Final = ("worker", "advance", "debt_relief", "building")


class Constants:
    """What the rules look up: numbers, costs, masks and first action codes of one configuration."""

    def __init__(self, box: Components, players: int, options: dict[str, OptionValue], rules: int) -> None:
        numbers = box.numbers
        self.configuration = (
            f"homesteaders {players} {rules} {sorted(options.items())} {box.hash}"  # equal ones share positions
        )
        self.players: i64 = players
        # Records of version 1 hold answers to questions that later rules do not ask any more (H-AMB-19e, -19f), and
        # name work places in ascending order only (H-AMB-19g).
        self.first_rules: bool = rules < 2
        self.screens: bool = options["screens"] is True
        self.bits = native([1 << i for i in range(MAX_BUILDINGS)])  # compiled, `1 << n` is a C int: wrong from 31 on
        self.auctions: i64 = 3 if players == 4 else 2  # H-PREP-03

        self.start_silver: i64 = numbers["start.silver"]
        self.start_workers: i64 = numbers["start.workers"]
        self.gold_worth: i64 = numbers["money.gold_worth"]
        self.debt_silver: i64 = numbers["money.debt_silver"]
        self.debt_price: i64 = numbers["money.debt_price"]
        self.debt_chips: i64 = numbers["money.debt_chips"]
        self.sale_vp: i64 = numbers["money.sale_vp"]
        self.sale_bonus: i64 = numbers["money.sale_bonus"]
        self.rodeo_limit: i64 = numbers["money.rodeo_limit"]
        self.line_vp: i64 = numbers["railroad.vp"]
        self.goods_vp: i64 = numbers["scoring.goods_vp"]

        self.ladder = native(box.ladder)
        self.steps: i64 = len(box.ladder)
        self.neutral_start: i64 = box.ladder.index(box.neutral[0])
        self.neutral_low: i64 = box.ladder.index(box.neutral[1])
        self.neutral_high: i64 = box.ladder.index(box.neutral[2])
        self.prices = native([price for _, price in box.prices])
        self.sold_for_gold = native([int(money == "gold") for money, _ in box.prices])
        self.gold_a_trade: i64 = max(1, *[price for money, price in box.prices if money == "gold"])  # at most

        self._buildings(box.buildings, players)
        self._places(box)
        self._tiles(box)

        self.space: ActionSpace = action_space(box)
        replaced = self.space["gold_for"].fields[0]
        assert isinstance(replaced, Several)
        self.substitutes: Multisets = replaced.sets

        # First code of each family.
        self.draw: i64 = self.space["draw"].base
        self.neutral: i64 = self.space["neutral"].base
        self.bid: i64 = self.space["bid"].base
        self.pass_: i64 = self.space["pass"].base
        self.place: i64 = self.space["place"].base
        self.done: i64 = self.space["done"].base
        self.pay: i64 = self.space["pay"].base
        self.build: i64 = self.space["build"].base
        self.no_build: i64 = self.space["no_build"].base
        self.extra: i64 = self.space["extra"].base
        self.no_extra: i64 = self.space["no_extra"].base
        self.buy: i64 = self.space["buy"].base
        self.sell: i64 = self.space["sell"].base
        self.hire: i64 = self.space["hire"].base
        self.market: i64 = self.space["market"].base
        self.bank: i64 = self.space["bank"].base
        self.borrow: i64 = self.space["borrow"].base
        self.pay_off: i64 = self.space["pay_off"].base
        self.gold_for: i64 = self.space["gold_for"].base
        self.worker: i64 = self.space["worker"].base
        self.no_worker: i64 = self.space["no_worker"].base
        self.relief: i64 = self.space["relief"].base
        self.reward: i64 = self.space["reward"].base

    def _buildings(self, buildings: tuple[Building, ...], players: int) -> None:
        """Set the costs, income, values and abilities of all kinds of buildings (H-ATTR-01)."""
        copies = [building.copies_two_players if players == 2 else building.copies for building in buildings]
        self.building_count: i64 = len(buildings)
        self.copies = native(copies)
        self.single_copies: i64 = _mask([n == 1 for n in copies])
        self.double_copies: i64 = _mask([n == 2 for n in copies])
        self.triple_copies: i64 = _mask([n == 3 for n in copies])
        self.stage_of_round = native(STAGE_OF_ROUND)
        self.stock_of_round = native(
            [_mask([building.stage in STOCK_OF_STAGE[stage] for building in buildings]) for stage in STAGE_OF_ROUND]
        )
        by_kind = [_mask([building.kind == kind for building in buildings]) for kind in KINDS]
        self.counted_masks = native([*by_kind, 0, 0, _mask([True for _ in buildings])])  # as in COUNTED
        self.cost = native([pack([building.cost.count(good) for good in GOODS]) for building in buildings])
        self.building_vp = native([building.vp for building in buildings])
        self.income_goods = native([_goods(building.income) for building in buildings])
        self.income_money = native([_money(building.income) for building in buildings])
        self.counted = native([building.extra_vp.count(what) for building in buildings for what in COUNTED])
        self.counting = native([_mask([what in building.extra_vp for building in buildings]) for what in COUNTED])
        self.built_trades = native([building.when_built.count("trade") for building in buildings])
        self.built_tracks = native([building.when_built.count("track") for building in buildings])
        self.built_reward = native([_decided(building.when_built) for building in buildings])

        self.makes_food: i64 = _able(buildings, "wood_to_food")
        self.makes_steel: i64 = _able(buildings, "food_to_steel")
        self.sells_better: i64 = _able(buildings, "sale_bonus")
        self.replaces: i64 = _able(buildings, "gold_as_copper_or_cattle")
        self.rewards_building: i64 = _able(buildings, "vp_per_later_building")
        self.bids_equal: i64 = _able(buildings, "equal_bid")
        self.counts_workers: i64 = _able(buildings, "silver_per_worker")
        self.relieves: i64 = _able(buildings, "debt_relief")
        self.changes_trades: i64 = _able(buildings, "trade_to_silver")

    def _places(self, box: Components) -> None:
        """List the work places building by building; two that work together follow each other (H-AMB-01)."""
        owner: list[int] = []
        partner: list[int] = []  # of the second place of a pair: the first
        team: list[int] = []  # of every place: the places that only work together with it, and itself
        gives: list[tuple[str, ...]] = []  # a pair's income stands with its second place
        for index, building in enumerate(box.buildings):
            for work in building.work:
                together = ((1 << work.workers) - 1) << len(owner)
                for spot in range(work.workers):
                    team.append(together)
                    last = spot == work.workers - 1
                    partner.append(len(owner) - 1 if spot > 0 else NOTHING)
                    owner.append(index)
                    gives.append(work.gives if last else ())
        self.place_ids: tuple[str, ...] = box.places
        self.place_work = [work for building in box.buildings for work in building.work for _ in range(work.workers)]
        self.place_count: i64 = len(owner)
        self.place_owner = native(owner)
        self.place_partner = native(partner)
        self.place_team = native(team)
        self.place_goods = native([_goods(given) for given in gives])
        self.place_money = native([_money(given) for given in gives])

    def _tiles(self, box: Components) -> None:
        """Set what auction tiles let build and what they bring (H-VAL-02)."""
        tiles = box.tiles
        buildings = box.buildings
        self.tile_kinds = native([_mask([building.kind in tile.kinds for building in buildings]) for tile in tiles])
        self.tile_worker = native([tile.gains.count("worker") for tile in tiles])
        self.tile_advance = native([tile.gains.count("advance") for tile in tiles])
        self.tile_vp = native([tile.gains.count("vp") for tile in tiles])
        self.tile_pay = native([GOODS.index(tile.pay) if tile.pay else NOTHING for tile in tiles])
        self.tile_goods = native([pack([int(good == tile.pay) for good in GOODS]) for tile in tiles])  # as a cost
        self.tile_pay_vp = native([tile.reward.count("vp") for tile in tiles])
        self.tile_pay_track = native([tile.reward.count("track") for tile in tiles])
        self.first_drawn: i64 = ROUNDS  # tiles of stack 1 are never drawn
        # Masks of the tiles of stacks 2 and 3, stage by stage.
        self.stack_stage = native(
            [
                _mask([tile.stack == stack and tile.stage == stage for tile in tiles])
                for stack in (2, 3)
                for stage in TILE_STAGES
            ]
        )


def _mask(flags: Sequence[bool]) -> int:
    return sum(1 << i for i, flag in enumerate(flags) if flag)


def _goods(given: tuple[str, ...]) -> int:
    """Pack the goods of an income so that many incomes can be added up."""
    return sum(given.count(good) << (WIDE_LANE * i) for i, good in enumerate(GOODS))


def _money(given: tuple[str, ...]) -> int:
    """Pack silver, trade chips and VP of an income so that many incomes can be added up."""
    return sum(given.count(what) << (MONEY_LANE * i) for i, what in enumerate(RESOURCES[len(GOODS) :]))


def _able(buildings: tuple[Building, ...], ability: str) -> int:
    return _mask([ability in building.abilities for building in buildings])


def _decided(when_built: tuple[str, ...]) -> int:
    found = [DECIDED.index(reward) + 1 for reward in when_built if reward in DECIDED]
    return found[0] if found else NO_REWARD
