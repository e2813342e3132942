"""What the rule tests share: printed values, crowded worker boards, boxes with other numbers."""

import random
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import frontier
import frontier.games.montana
from support.boxes import MONTANA_FILE
from support.montana import GOODS, KINDS, Scene

AREAS = {"mine": "copper", "quarry": "stone", "grain_field": "grain", "farmland": "pumpkin"}  # and its worker
YIELDS = {"mine": "small_copper", "quarry": "small_stone", "grain_field": "grain", "farmland": "pumpkin"}
SMALL_GOODS = GOODS[:4]
DECLINES = {
    "pass", "upgrade nothing", "goods nothing", "no_advance", "no_helper",
    "stop", "go_on", "end_turn", "no_canteen",
}  # fmt: skip
NOBODY = dict.fromkeys(KINDS, 0)


# Printed values -------------------------------------------------------------------------------------


def printed(scene: Scene) -> dict[str, Any]:
    """What is printed on wheel, worker board and city."""
    found: dict[str, Any] = scene.view()["printed"]
    return found


def spin(scene: Scene, *pair: str) -> str:
    """The spin that stops on the first wheel space with this pair."""
    wheel = [sorted(space) for space in printed(scene)["wheel"]]
    return f"spin {wheel.index(sorted(pair)) + 1}"


def bank_space(scene: Scene, workers: int) -> int:
    """The first bank space for so many workers, counted from 1."""
    return [space["workers"] for space in printed(scene)["bank"]].index(workers) + 1


def bank_silver(scene: Scene, space: int) -> int:
    """What a bank space pays."""
    return int(printed(scene)["bank"][space - 1]["silver"])


def cheapest(scene: Scene, row: str) -> int:
    """The lowest bid of a city row."""
    return int(min(next(entry for entry in printed(scene)["city"] if entry["row"] == row)["pumpkins"]))


# Arranging ------------------------------------------------------------------------------------------


def no_cows(scene: Scene) -> None:
    """Nobody can trade, so nobody is asked."""
    for seat in range(scene.game.players):
        scene.give(seat, cows=0)


def quiet(scene: Scene) -> None:
    """No cows, no goods, one worker: a recruit is a whole turn, yet not the only move."""
    for seat in range(scene.game.players):
        scene.give(seat, workers={"copper": 1}, cows=0)
        scene.only_goods(seat)


def leave_in_supply(scene: Scene, good: str, n: int, hoarder: int = 1) -> None:
    """Hand the supply's pieces of a good to one player until n are left."""
    scene.give(hoarder, goods={good: scene.seat(hoarder)["goods"][good] + scene.supply()["goods"][good] - n})


def crowd(scene: Scene, kind: str, n: int) -> None:
    """Let n workers of a kind stand on free spaces of the worker board; no location gets full."""
    home = next(area for area, matching in AREAS.items() if matching == kind)
    if n % 2:
        scene.area(home, 1, [kind])
    pairs = n // 2
    for area, spaces in scene.data()["areas"].items():
        for number, space in enumerate(spaces[:-1], start=1):
            if area != home and pairs > 0 and space["large"] is None:
                scene.area(area, number, [kind, kind], [kind, kind] if pairs > 1 else None)
                pairs -= min(pairs, 2)
    assert pairs == 0, "the worker board is too small"


def leave_workers(scene: Scene, kind: str, n: int) -> None:
    """Crowd the worker board until n workers of a kind are left in the supply."""
    crowd(scene, kind, scene.supply()["workers"][kind] - n)


def box(folder: Path, changes: Mapping[str, int]) -> Path:
    """A component file that differs from the bundled one, e.g. {"players.3.small_goods": 5}."""
    text = MONTANA_FILE.read_text(encoding="utf-8")
    for path, number in changes.items():
        section, key = path.rsplit(".", 1)
        pattern = rf"(^\[{re.escape(section)}\][^\[]*?^{key} = \{{ value = )\d+"
        text, found = re.subn(pattern, rf"\g<1>{number}", text, flags=re.MULTILINE)
        assert found == 1, path
    file = folder / "box.toml"
    file.write_text(text, encoding="utf-8")
    return file


def finish_turn(scene: Scene) -> None:
    """Decline whatever anybody is asked until the next player's turn, bids and rewards included."""
    active = scene.data()["active"]
    while scene.data()["active"] == active:
        scene.do(next(move for move in scene.legal() if move in DECLINES))


# Looking at whole games -----------------------------------------------------------------------------


def set_up(players: int, seed: int = 1) -> dict[str, Any]:
    """The view of a game at its first turn."""
    game = frontier.game("montana", players=players)
    state = game.new(seed)
    while game.dump(state)["phase"].startswith("setup"):
        state.apply(state.legal_actions()[0])
    return game.view(state, None)


def wander(scene: Scene, moves: int, seed: int) -> None:
    """Apply random legal actions."""
    rng = random.Random(seed)
    for _ in range(moves):
        if scene.actor == frontier.OVER:
            return
        scene.state.apply(rng.choice(scene.state.legal_actions()))


def goods_in_play(data: Mapping[str, Any]) -> Counter[str]:
    """Every good in the supply and on player boards."""
    found: Counter[str] = Counter()
    for holder in (data["supply"], *data["seats"]):
        found.update(holder["goods"])
    return found


def workers_in_play(data: Mapping[str, Any]) -> Counter[str]:
    """Every worker in the supply, on player boards and on the worker board."""
    found: Counter[str] = Counter()
    for holder in (data["supply"], *data["seats"]):
        found.update(holder["workers"])
    for crew in data["bank"]:
        found.update(crew or [])
    for spaces in data["areas"].values():
        for space in spaces:
            found.update(space["large"] or [])
            found.update(space["small"] or [])
    return found
