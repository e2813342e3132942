"""Scenes for rule tests: arrange a position by hand, act in move notation, look at the result.

scene = Scene(players=3)                        # the first player's first turn, nobody has any workers
scene.give(0, silver=6, workers={"grain": 1})   # pieces come out of the supply, totals stay right
scene.do("work grain_field 3", "staff grain")
assert scene.seat(0)["silver"] == 0
"""

from collections.abc import Mapping
from typing import Any

import frontier
from frontier import State
from frontier.games.montana import modules, phases
from support.base import BaseScene

KINDS = ("copper", "stone", "grain", "pumpkin")
GOODS = ("small_copper", "small_stone", "grain", "pumpkin", "big_copper", "big_stone")
_NAMES = {**phases.NAMES, **{i: name for module in modules.registered() for i, name in module.phases.items()}}
PHASES = tuple(_NAMES[i] for i in sorted(_NAMES))


class Scene(BaseScene):
    """A Montana position that can be arranged and played."""

    def __init__(self, players: int = 2, seed: int = 1, **options: Any) -> None:
        self.game = frontier.game("montana", players=players, **options)
        state = self.game.new(seed)
        while state.actor == frontier.CHANCE or (state.actor >= 0 and self._in_setup(state)):
            state.apply(state.legal_actions()[0])
        super().__init__(self.game, state)
        data = self.data()
        for seat in range(players):  # workers differ from seed to seed: start with none
            self._move_workers(data, seat, dict.fromkeys(KINDS, 0))
        self.load(data)

    def _in_setup(self, state: State) -> bool:
        return str(self.game.dump(state)["phase"]).startswith("setup")

    # Looking ------------------------------------------------------------------------------------------

    def supply(self) -> dict[str, Any]:
        """The supply: goods, workers, cows, spent_canteens."""
        found: dict[str, Any] = self.data()["supply"]
        return found

    def fields(self, **wanted: Any) -> list[str]:
        """Labels of the fields with these values in the view, e.g. land="lake" or two_settlements=True."""
        return [
            field["label"]
            for field in self.view()["fields"]
            if all(field[key] == value for key, value in wanted.items())
        ]

    def field(self, label: str) -> dict[str, Any]:
        """One field of the view: label, q, r, land, cost, cow_symbol, canteen_symbol, two_settlements, open."""
        return next(field for field in self.view()["fields"] if field["label"] == label)

    def neighbours(self, label: str) -> list[str]:
        """The labels around a field."""
        here = self.field(label)
        steps = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
        spots = {(here["q"] + q, here["r"] + r) for q, r in steps}
        return [field["label"] for field in self.view()["fields"] if (field["q"], field["r"]) in spots]

    def line(self, label: str, direction: int) -> list[str]:
        """The labels from a field to the board's edge in one of six directions, the field itself first."""
        q, r = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))[direction]
        by_place = {(field["q"], field["r"]): field["label"] for field in self.view()["fields"]}
        here = self.field(label)
        found = [label]
        place = (here["q"] + q, here["r"] + r)
        while place in by_place:
            found.append(by_place[place])
            place = (place[0] + q, place[1] + r)
        return found

    # Arranging ----------------------------------------------------------------------------------------

    def give(
        self,
        seat: int,
        goods: Mapping[str, int] | None = None,
        workers: Mapping[str, int] | None = None,
        silver: int | None = None,
        cows: int | None = None,
    ) -> None:
        """Set what a player holds (only the kinds named change); the rest comes from or goes to the supply."""
        data = self.data()
        player, supply = data["seats"][seat], data["supply"]
        for good, n in (goods or {}).items():
            supply["goods"][good] += player["goods"][good] - n
            player["goods"][good] = n
        self._move_workers(data, seat, workers or {})
        if silver is not None:
            player["silver"] = silver
        if cows is not None:
            supply["cows"] += player["cows"] - cows
            player["cows"] = cows
        self.load(data)

    def only_goods(self, seat: int, **goods: int) -> None:
        """Exactly these goods, none of the others."""
        self.give(seat, goods={good: goods.get(good, 0) for good in GOODS})

    def _move_workers(self, data: dict[str, Any], seat: int, workers: Mapping[str, int]) -> None:
        for kind, n in workers.items():
            data["supply"]["workers"][kind] += data["seats"][seat]["workers"][kind] - n
            data["seats"][seat]["workers"][kind] = n

    def canteens(self, seat: int, n: int) -> None:
        """Let a player hold n canteens, taken from lakes (or put back on them)."""
        data = self.data()
        lakes = [field["label"] for field in self.view()["fields"] if field["canteen_symbol"]]
        while data["seats"][seat]["canteens"] < n:
            data["canteens"].pop()
            data["seats"][seat]["canteens"] += 1
        while data["seats"][seat]["canteens"] > n:
            data["canteens"].append(next(lake for lake in lakes if lake not in data["canteens"]))
            data["seats"][seat]["canteens"] -= 1
        self.load(data)

    def settle(self, label: str, seat: int, tiles: int = 1) -> None:
        """Put settlements of a player on a field; a cow there goes to the supply."""
        data = self.data()
        data["settlements"][label] = {"seat": seat, "tiles": tiles}
        if "settlements" in self.game.modules:
            data["settlements"][label]["top"] = "plain"
        data["seats"][seat]["stock"] -= tiles
        if label in data["cows"]:
            data["cows"].remove(label)
            data["supply"]["cows"] += 1
        data["last_round"] = any(player["stock"] == 0 for player in data["seats"])
        self.load(data)

    def bank(self, *crews: list[str] | None) -> None:
        """Who stands on the bank spaces."""
        data = self.data()
        for space, crew in enumerate(crews):
            self._stand(data, data["bank"][space], crew)
            data["bank"][space] = crew
        self.load(data)

    def area(self, area: str, space: int, large: list[str] | None, small: list[str] | None = None) -> None:
        """Who stands on a production space (counted from 1)."""
        data = self.data()
        here = data["areas"][area][space - 1]
        self._stand(data, here["large"], large)
        self._stand(data, here["small"], small)
        data["areas"][area][space - 1] = {"large": large, "small": small}
        self.load(data)

    def _stand(self, data: dict[str, Any], before: list[str] | None, after: list[str] | None) -> None:
        for kind in before or []:
            data["supply"]["workers"][kind] += 1
        for kind in after or []:
            data["supply"]["workers"][kind] -= 1

    # Modules ------------------------------------------------------------------------------------------

    def top(self, label: str, seat: int, special: str, tiles: int = 1) -> None:
        """Put settlements of a player on a field, a special one (market, gate, watchtower) on top."""
        data = self.data()
        data["seats"][seat]["specials"].remove(special)
        data["settlements"][label] = {"seat": seat, "tiles": tiles, "top": special}
        data["seats"][seat]["stock"] -= tiles
        if label in data["cows"]:
            data["cows"].remove(label)
            data["supply"]["cows"] += 1
        self.load(data)

    def cards(self, left: str, right: str) -> None:
        """Round 2 with these event cards: the one to come and the active one."""
        data = self.data()
        data["round"] = 2
        drawn: dict[str, int] = {}
        for card in (left, right):
            drawn[card] = drawn.get(card, 0) + 1
        data["events"].update(left=left, right=right, used=False, drawn=drawn)
        self.load(data)

    def hold(self, seat: int, *tiles: str) -> None:
        """Let a player hold mountain tiles that nobody else knows, taken from the last mountains nobody has seen."""
        data = self.data()
        free = [entry for entry in data["mountains"].values() if entry["holder"] is None and not entry["known_to"]]
        for tile, entry in zip(tiles, reversed(free), strict=False):
            entry.update(tile=tile, known_to=[seat], holder=seat)
        self.load(data)

    def hide(self, label: str, tile: str, *known_to: int) -> None:
        """Let a tile that lies on a mountain be seen by these seats already."""
        data = self.data()
        data["mountains"][label].update(tile=tile, known_to=sorted(known_to))
        self.load(data)

    # Acting -------------------------------------------------------------------------------------------

    def end_turn(self) -> None:
        """Finish the actor's turn without further ado: decline everything until the next player's turn."""
        active = self.data()["active"]
        declines = ("no_advance", "no_helper", "stop", "go_on", "end_turn", "no_canteen", "leave")
        while self.state.actor >= 0 and self.data()["active"] == active:
            self.do(next(move for move in self.legal() if move in declines))
