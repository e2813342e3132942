"""Everything that is fixed before a game begins, as flat native vectors for the rules.

Built once for a player count, component set and options; shared by all positions.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frontier.engine.actions import ActionSpace, Several
from frontier.engine.meta import OptionValue
from frontier.engine.multisets import Multisets, native, pack
from frontier.games.montana import phases, slots
from frontier.games.montana.actions import action_space
from frontier.games.montana.components import BOX_TILE, GOODS, KINDS, LANDS, MAX_SPACES, Components, TileField
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.extension import Extension
from frontier.games.montana.meta import CHOSEN, DRAWN
from frontier.games.montana.module import Module

MEADOW: Final = 0  # must agree with components.LANDS; those of the modules follow
MOUNTAIN: Final = 1
LAKE: Final = 2

# Symbols of a field; the modules have those above.
COW_SYMBOL: Final = 1
CANTEEN_SYMBOL: Final = 2
MORE_SHIFT: Final = 2  # two bits: settlements placed there beyond the first
MORE_MASK: Final = 3

DRAWN_TILE: Final = -1

WHITE: Final = -1
NOWHERE: Final = -1

# The six neighbours of a flat-topped hex (q, r), clockwise from the top; d and d + 3 are opposite (M-AMB-45).
DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
LATTICE: Final = ((2, 1), (-1, 3))  # steps between tile centres


class PhaseTable:
    """The phases of a configuration: their names, and of which kind each is."""

    def __init__(self, modules: tuple[Module, ...], registered: tuple[Module, ...], chooses_start: bool) -> None:
        added = {number: name for module in registered for number, name in module.phases.items()}
        named = {**phases.NAMES, **added}
        count = max(named) + 1
        self.names = [named.get(number, "") for number in range(count)]
        self.numbers = list(range(phases.FINISHED + 1))  # those that a position may name, as observations count them
        if modules:
            self.numbers += sorted(added)
        if chooses_start:
            self.numbers.append(phases.CHOOSE_START)
        self.place = native([self.numbers.index(i) if i in self.numbers else -1 for i in range(count)])
        self.in_play = [number for module in modules for number in module.phases]
        self.prices = [number for module in registered for number in module.price_phases]
        self.settling = [number for module in registered for number in module.settling_phases]
        self.ends = [phases.THIRST, phases.FINISHED, *[i for module in registered for i in module.end_phases]]
        self.extra = [*phases.EXTRA, *[i for module in registered for i in module.extra_phases]]
        chance = [i for module in registered for i in module.chance_phases]
        interruptions = [phases.TOO_MANY, *[i for module in registered for i in module.interruptions]]
        self.is_chance = native([int(i in chance) for i in range(count)])
        self.is_extra = native([int(i in self.extra) for i in range(count)])
        self.interrupts = native([int(i in interruptions) for i in range(count)])

    def number(self, name: str) -> int:
        """Return the phase of a name."""
        return self.names.index(name)


class Constants:
    """The constants of one game configuration."""

    def __init__(
        self,
        box: Components,
        players: int,
        options: dict[str, OptionValue],
        modules: tuple[Module, ...],
        registered: tuple[Module, ...],
        expansion: Expansion,
        rules: int,
    ) -> None:
        numbers = box.numbers
        self.extended: bool = len(modules) > 0
        self.modules = [module.meta.id for module in modules]
        self.extensions = vec[Extension]()  # of the modules in play, put here once they are made from these constants
        hash_ = expansion.hash if self.extended else box.hash
        # Equal ones share positions.
        self.configuration = f"montana {players} {rules} {sorted(options.items())} {hash_}"
        if self.extended:
            numbered = sorted([(module.meta.number, module.meta.id) for module in modules])
            self.configuration += f" {' '.join([id_ for _, id_ in numbered])}"
        self.options = options
        self.tail: i64 = slots.TAIL
        self.most_legal: i64 = slots.MAX_LEGAL
        if self.extended:  # the slots of all modules: their places do not depend on the others
            self.tail = max([module.end_slot for module in registered])
            self.most_legal += sum([module.most_extras for module in modules])
        self.players: i64 = players
        self.matching_pair: bool = options["matching_pair"] is True
        self.long_line: bool = options["long_line"] is True
        self.round_limit: i64 = int(options["round_limit"])
        self.chooses_start: bool = options.get("starting_tile", DRAWN) == CHOSEN
        self.rules: i64 = rules
        # Version 1 asked whenever an extra action was possible, also where the answer could wait (M-AMB-64, M-AMB-65).
        self.asks_always: bool = rules < 2
        self.phases = PhaseTable(modules, registered, self.chooses_start)

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
        self.settlements += sum([module.settlements for module in modules])

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

        centre = [(id_, tile) for module in modules for id_, tile in module.centre_tiles(expansion).items()]
        chosen = [tile for module in modules if (tile := module.chosen_tile(options)) is not None]
        tiles = [*box.tiles, *[tile for _, tile in centre]]  # those for the centre follow the tiles of the box
        lands = [*LANDS, *[land for module in registered for land in module.lands]]
        built_on = [
            *BOX_TILE.built_on,
            *[land for module in registered for land, is_so in module.lands.items() if is_so],
        ]
        marks = {mark: bit for module in registered for mark, bit in module.marks.items()}
        self.lands = lands
        self.is_built_on = native([int(land in built_on) for land in lands])
        self.tile_land = native([lands.index(field.land) for tile in tiles for field in tile])
        self.tile_cost = native([_cost(field) for tile in tiles for field in tile])
        self.tile_symbols = native([_symbols(field, marks) for tile in tiles for field in tile])
        self.tile_ids = [*box.tile_ids, *[id_ for id_, _ in centre]]
        self.tiles_in_box: i64 = len(box.tiles)
        self.centre_tiles: i64 = len(centre)
        self.centre_tile: i64 = chosen[0] if chosen else DRAWN_TILE

        self.outline: i64 = len(table.outline)
        self.coordinates = _coordinates(table.outline)
        self.labels = _labels(self.coordinates)
        self.fields: i64 = len(self.coordinates)
        self.neighbours = _neighbours(self.coordinates)
        self.tile_fields = _tile_fields(table.outline, self.coordinates)

        self.space: ActionSpace = action_space(box, self.labels, modules, expansion, rules, self.chooses_start)
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

    def add(self, extension: Extension) -> None:
        """Put the rules of the next module in play behind the others."""
        self.extensions = append(self.extensions, extension)

    def has(self, module: str) -> bool:
        """Return whether a module is in play."""
        return module in self.modules

    def crews_of(self, area: int) -> list[int]:
        """Return the crews that may work in an area, whoever holds them."""
        first = area * self.area_crew_count
        return list(self.area_crews[first : first + self.area_crew_count])


def _area_crews(crews: Multisets, area: int, matching_pair: bool) -> list[int]:
    """Return an area's crews: one matching worker or two others (M-PROD-03); with the switch, any two (M-AMB-03)."""
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


def _symbols(field: TileField, marks: dict[str, int]) -> int:
    cow = COW_SYMBOL if field.cow else 0
    canteen = CANTEEN_SYMBOL if field.canteen else 0
    symbols = cow | canteen | (field.settlements - 1) << MORE_SHIFT
    for mark in field.marks:
        symbols |= marks[mark]
    return symbols


def sets_of(space: ActionSpace, family: str) -> Multisets:
    """Return the multisets of a family whose first field has several things."""
    field = space[family].fields[0]
    assert isinstance(field, Several)
    return field.sets


def _tile_hexes(place: tuple[int, int]) -> list[tuple[int, int]]:
    """Return the centre and the ring of a tile place, clockwise from the top."""
    (aq, ar), (bq, br) = LATTICE
    q, r = place[0] * aq + place[1] * bq, place[0] * ar + place[1] * br
    return [(q, r)] + [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def _coordinates(outline: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    """Return all hexes of the board, column by column from the left, each from the top."""
    return sorted(hex_ for place in outline for hex_ in _tile_hexes(place))


def _labels(coordinates: list[tuple[int, int]]) -> list[str]:
    """Return a column letter and a row number from the top of the column: a1, a2, b1, ..."""
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
