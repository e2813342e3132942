"""Everything that is fixed before a game begins, as flat native vectors for the rules.

Built once for a player count, component set and options; shared by all positions.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.actions import ActionSpace, Several
from frontier.engine.meta import OptionValue
from frontier.engine.multisets import Multisets, native, pack
from frontier.games.montana.actions import action_space
from frontier.games.montana.components import GOODS, KINDS, LANDS, MAX_SPACES, Components, TileField
from frontier.games.montana.extension import Extension
from frontier.games.montana.meta import ANY_LANDSCAPE, CHOSEN, DRAWN
from frontier.games.montana.modules.components import LANDSCAPES, SPECIALS, Expansion

MEADOW: Final = 0  # must agree with components.LANDS
MOUNTAIN: Final = 1
LAKE: Final = 2
RIVER: Final = 3
LOWLAND: Final = 4
SITE_LAND: Final = 5

COW_SYMBOL: Final = 1
CANTEEN_SYMBOL: Final = 2
MORE_SHIFT: Final = 2  # two bits: settlements placed there beyond the first
MORE_MASK: Final = 3
BONUS_MARK: Final = 16
BARE_MARK: Final = 32
BLIND_MARK: Final = 64
MIX_MARK: Final = 128
MARKS: Final = {"bonus": BONUS_MARK, "bare": BARE_MARK, "blind": BLIND_MARK}

BASE_TAIL: Final = 284  # must agree with state.TAIL
EXTENDED_TAIL: Final = 308  # and with state.EXTENDED_TAIL
BASE_PHASES: Final = 18  # must agree with state.BASE_PHASES
MODULE_PHASES: Final = 28  # and with state.MODULE_PHASES
RANDOM_LANDSCAPE: Final = -1

WHITE: Final = -1
NOWHERE: Final = -1

# The six neighbours of a flat-topped hex (q, r), clockwise from the top; d and d + 3 are opposite (M-AMB-45).
DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
LATTICE: Final = ((2, 1), (-1, 3))  # steps between tile centres


class Constants:
    """The constants of one game configuration."""

    def __init__(
        self,
        box: Components,
        players: int,
        options: dict[str, OptionValue],
        modules: tuple[str, ...],
        expansion: Expansion,
        rules: int,
    ) -> None:
        numbers = box.numbers
        self.extended: bool = len(modules) > 0
        self.extensions = vec[Extension]()  # the modules, put here once they are made from these constants
        hash_ = expansion.hash if self.extended else box.hash
        # Equal ones share positions.
        self.configuration = f"montana {players} {rules} {sorted(options.items())} {hash_}"
        if self.extended:
            self.configuration += f" {' '.join(modules)}"
        self.tail: i64 = EXTENDED_TAIL if self.extended else BASE_TAIL
        self.players: i64 = players
        self.matching_pair: bool = options["matching_pair"] is True
        self.long_line: bool = options["long_line"] is True
        self.round_limit: i64 = int(options["round_limit"])
        self.count_stacks: bool = options.get("count_stacks") is True
        self.helena_looks: bool = options.get("helena_looks") is not False
        self.chooses_start: bool = options.get("starting_tile", DRAWN) == CHOSEN
        # Version 1 asked whenever an extra action was possible, also where the answer could wait (M-AMB-64, M-AMB-65),
        # and had no way out of a sale.
        self.asks_always: bool = rules < 2
        # Version 1 counted every field around an end of the river, those of its own tile included (X-BIGHORN-04).
        self.river_flanks: bool = rules < 2

        self.worker_places: i64 = numbers["pieces.worker_places"]
        self.spins: i64 = numbers["start.spins"]
        self.advance_limit: i64 = numbers["limits.advance"]
        self.build_limit: i64 = numbers["limits.settlements_a_turn"]
        self.unbuilt_silver: i64 = numbers["limits.unbuilt_silver"]
        self.line: i64 = numbers["limits.line"]
        self.helper_goods: i64 = numbers["limits.small_space_goods"]
        self.city_pumpkins: i64 = numbers["limits.city_pumpkins"]
        self.cow_silver: i64 = numbers["limits.cow_silver"]
        self.settlements: i64 = box.tables[players].settlements
        self.has_tops: bool = "settlements" in modules  # special settlements, with effects when on top
        if self.has_tops:
            self.settlements += len(SPECIALS)  # all of them end the game and win it (X-SPECIAL-02 to -04, X-AMB-50)

        # What is in play: piece k is good k for k < 6, then worker k - 6.
        start = numbers["start.small_goods"]
        table = box.tables[players]
        small, big = table.small_goods + players * start, table.big_goods
        self.piece_totals = native([small] * 4 + [big] * 2 + [numbers["pieces.workers_per_kind"]] * 4)
        self.start_pieces = native([start] * 4 + [0] * 6)
        self.start_silver: i64 = numbers["start.silver"]
        self.silver_step: i64 = numbers["start.silver_step"]
        self.start_cows: i64 = numbers["start.cows"]
        self.cows: i64 = numbers["pieces.cows"]
        if self.extended:
            self.cows -= 1  # the one under the starting tile goes to the box (X-BASE-02, -05, X-AMB-01)

        self.wheel_spaces: i64 = len(box.wheel)
        self.wheel = native([KINDS.index(kind) if kind in KINDS else WHITE for pair in box.wheel for kind in pair])
        self.bank_spaces: i64 = len(box.bank)
        self.bank_workers = native([workers for workers, _ in box.bank])
        self.bank_silver = native([silver for _, silver in box.bank])
        self.area_spaces = native([len(area) for area in box.areas])
        self.area_silver = native([price for area in box.areas for price in _padded([silver for silver, _ in area])])
        self.area_goods = native([gain for area in box.areas for gain in _padded([goods for _, goods in area])])
        self.columns: i64 = len(box.columns)
        self.prices = native(list(box.columns))
        self.rows: i64 = len(box.rows)
        self.row_first = native([row.first_column for row in box.rows])
        self.cheapest: i64 = box.columns[min(row.first_column for row in box.rows)]
        self.row_cows = native([row.cows for row in box.rows])
        self.row_goods = native([row.goods for row in box.rows])
        self.row_upgrades = native([row.upgrades for row in box.rows])
        self.row_silver = native([row.silver for row in box.rows])

        sides = [side.fields for side in expansion.landscapes] if "landscapes" in modules else []
        tiles = [*box.tiles, *sides]  # the special landscapes follow the tiles of the box
        self.tile_land = native([LANDS.index(field.land) for tile in tiles for field in tile])
        self.tile_cost = native([_cost(field) for tile in tiles for field in tile])
        self.tile_symbols = native([_symbols(field) for tile in tiles for field in tile])
        self.tiles_in_box: i64 = len(box.tiles)
        self.has_special: bool = len(sides) > 0
        self.specials: i64 = len(sides)
        self.landscape: i64 = LANDSCAPES.index(str(options["landscape"])) if _is_named(options) else RANDOM_LANDSCAPE
        self.mixes = native([max(field.mix for field in side.fields) for side in expansion.landscapes])
        self.once_a_tile = native([int(side.once_a_tile) for side in expansion.landscapes])

        self.outline: i64 = len(table.outline)
        self.coordinates = _coordinates(table.outline)
        self.labels = _labels(self.coordinates)
        self.fields: i64 = len(self.coordinates)
        self.neighbours = _neighbours(self.coordinates)
        self.tile_fields = _tile_fields(table.outline, self.coordinates)

        self.space: ActionSpace = action_space(
            box, self.labels, modules, expansion, not self.asks_always, self.chooses_start
        )
        self.crews: Multisets = sets_of(self.space, "staff")
        self.pairs: Multisets = sets_of(self.space, "take")
        self.returns: Multisets = sets_of(self.space, "give_back")
        self.upgrades: Multisets = sets_of(self.space, "upgrade")
        self.baskets: Multisets = sets_of(self.space, "goods")
        crews = [_area_crews(self.crews, area, self.matching_pair) for area in range(len(KINDS))]
        self.area_crew_count: i64 = len(crews[0])
        self.area_crews = native([crew for area in crews for crew in area])  # area * area_crew_count + i
        self.work_row: i64 = self.space["work"].fields[1].size

        # First code of each family.
        self.spin: i64 = self.space["spin"].base
        self.recruit: i64 = self.space["recruit"].base
        self.bank: i64 = self.space["bank"].base
        self.work: i64 = self.space["work"].base
        self.city: i64 = self.space["city"].base
        self.build: i64 = self.space["build"].base
        self.trade: i64 = self.space["trade"].base
        self.extras: i64 = self.trade + self.space["trade"].count  # up to the next family: those of modules
        self.advance: i64 = self.space["advance"].base
        self.no_advance: i64 = self.space["no_advance"].base
        self.staff: i64 = self.space["staff"].base
        self.no_helper: i64 = self.space["no_helper"].base
        self.take: i64 = self.space["take"].base
        self.give_back: i64 = self.space["give_back"].base
        self.bid: i64 = self.space["bid"].base
        self.pass_: i64 = self.space["pass"].base
        self.go_on: i64 = self.space["go_on"].base
        self.upgrade: i64 = self.space["upgrade"].base
        self.goods: i64 = self.space["goods"].base
        self.stop: i64 = self.space["stop"].base
        self.end_turn: i64 = self.space["end_turn"].base
        self.canteen: i64 = self.space["canteen"].base
        self.no_canteen: i64 = self.space["no_canteen"].base  # families of modules follow
        self.start: i64 = self.space["start"].base if self.chooses_start else self.space.count  # the last family

    def phases(self) -> list[int]:
        """The phases of this configuration, as in state.PHASES."""
        numbers = list(range(MODULE_PHASES if self.extended else BASE_PHASES))
        return [*numbers, MODULE_PHASES] if self.chooses_start else numbers

    def crews_of(self, area: int) -> list[int]:
        """The crews that may work in an area, whoever holds them."""
        first = area * self.area_crew_count
        return list(self.area_crews[first : first + self.area_crew_count])


def _area_crews(crews: Multisets, area: int, matching_pair: bool) -> list[int]:
    """One matching worker or two others (M-PROD-03); with the switch, any two (M-AMB-03)."""
    found: list[int] = []
    for crew in range(len(crews)):
        counts = crews.counts(crew)
        if counts[area] == sum(counts) == 1 or (sum(counts) == 2 and (counts[area] == 0 or matching_pair)):
            found.append(crew)
    return found


def _padded(values: list[int]) -> list[int]:
    return values + [0] * (MAX_SPACES - len(values))


def _cost(field: TileField) -> int:
    return pack([field.cost.count(good) for good in GOODS])


def _symbols(field: TileField) -> int:
    cow = COW_SYMBOL if field.cow else 0
    canteen = CANTEEN_SYMBOL if field.canteen else 0
    symbols = cow | canteen | (field.settlements - 1) << MORE_SHIFT | (MIX_MARK if field.mix > 0 else 0)
    for mark in field.marks:
        symbols |= MARKS[mark]
    return symbols


def _is_named(options: dict[str, OptionValue]) -> bool:
    return options.get("landscape", ANY_LANDSCAPE) != ANY_LANDSCAPE


def sets_of(space: ActionSpace, family: str) -> Multisets:
    """The multisets of a family whose first field has several things."""
    field = space[family].fields[0]
    assert isinstance(field, Several)
    return field.sets


def _tile_hexes(place: tuple[int, int]) -> list[tuple[int, int]]:
    """The centre and the ring of a tile place, clockwise from the top."""
    (aq, ar), (bq, br) = LATTICE
    q, r = place[0] * aq + place[1] * bq, place[0] * ar + place[1] * br
    return [(q, r)] + [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def _coordinates(outline: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """All hexes of the board, column by column from the left, each from the top."""
    return sorted(hex_ for place in outline for hex_ in _tile_hexes(place))


def _labels(coordinates: list[tuple[int, int]]) -> list[str]:
    """A column letter and a row number from the top of the column: a1, a2, b1, ..."""
    first = coordinates[0][0]
    labels: list[str] = []
    seen: dict[int, int] = {}
    for q, _ in coordinates:
        seen[q] = seen.get(q, 0) + 1
        labels.append(f"{chr(ord('a') + q - first)}{seen[q]}")
    return labels


def _neighbours(coordinates: list[tuple[int, int]]) -> vec[i64]:
    index = {place: i for i, place in enumerate(coordinates)}
    return native([index.get((q + dq, r + dr), NOWHERE) for q, r in coordinates for dq, dr in DIRECTIONS])


def _tile_fields(outline: tuple[tuple[int, int], ...], coordinates: list[tuple[int, int]]) -> vec[i64]:
    index = {place: i for i, place in enumerate(coordinates)}
    return native([index[hex_] for place in outline for hex_ in _tile_hexes(place)])
