"""Phrases of Homesteaders that several places need: what a building or a tile is and brings."""

from frontier.games.homesteaders.components import LINE, Building, Tile, Work
from frontier.texts import dashed, listed, text


def counted(lang: str, ids: tuple[str, ...]) -> str:
    """Return pieces with their numbers: "2 silver and 1 trade chip"."""
    kinds = list(dict.fromkeys(ids))
    return listed(lang, [text(lang, f"homesteaders-piece-{id_}", {"n": ids.count(id_)}) for id_ in kinds])


def either(lang: str, ids: tuple[str, ...]) -> str:
    """Return the kinds of building a tile allows: "residential or commercial"."""
    if len(ids) > 2:
        return text(lang, "homesteaders-kind-any")
    return f" {text(lang, 'homesteaders-or')} ".join(text(lang, f"homesteaders-kind-{id_}") for id_ in ids)


def rewards(lang: str, line: int, vp: int) -> str:
    """What the railroad line offers up to a space (H-RAIL-03): "1 trade chip, 1 track or 1 worker"."""
    amounts = {"vp": vp}
    offered = [
        text(lang, "homesteaders-any-good") if reward == "good" else counted(lang, (reward,) * amounts.get(reward, 1))
        for reward in LINE[:line]
    ]
    last = f" {text(lang, 'homesteaders-or')} {offered[-1]}" if len(offered) > 1 else ""
    return ", ".join(offered[:-1]) + last if last else offered[0]


def tile(lang: str, tile: Tile) -> str:
    """What an auction tile is about, in a few words."""
    parts = [either(lang, tile.kinds)] if tile.kinds else []
    others = tuple(gain for gain in tile.gains if gain != "advance")
    if others:
        parts.append(counted(lang, others))
    if "advance" in tile.gains:
        parts.append(text(lang, "homesteaders-term-advance"))
    if tile.pay:
        args = {"cost": counted(lang, (tile.pay,)), "gain": counted(lang, tile.reward)}
        parts.append(text(lang, "homesteaders-tile-sale", args))
    return ", ".join(parts)


def place(lang: str, name: str, work: Work) -> str:
    """Return a work place of a building in words: "Farm (1 food)"."""
    return f"{name} ({yields(lang, work)})"


def yields(lang: str, work: Work) -> str:
    """Return what a work place brings, in words."""
    return text(lang, "homesteaders-yields", {"workers": work.workers, "income": counted(lang, work.gives)})


def building(lang: str, building: Building, numbers: dict[str, int]) -> str:
    """What a building brings, in a few words; `numbers` are those of the component set."""
    amounts = {
        "silver": numbers["money.debt_silver"],
        "bonus": numbers["money.sale_bonus"],
        "most": numbers["money.rodeo_limit"],
    }
    parts: list[str] = []
    if building.vp:
        parts.append(counted(lang, ("vp",) * building.vp))
    if building.income:
        parts.append(text(lang, "homesteaders-about-income", {"income": counted(lang, building.income)}))
    for work in building.work:
        args = {"workers": work.workers, "income": counted(lang, work.gives)}
        parts.append(text(lang, "homesteaders-about-work", args))
    for reward in building.when_built:
        parts.append(text(lang, f"homesteaders-built-{dashed(reward)}", amounts))
    for ability in building.abilities:
        parts.append(text(lang, f"homesteaders-ability-{dashed(ability)}", amounts))
    for what in building.extra_vp:
        parts.append(text(lang, f"homesteaders-counted-{what}"))
    return "; ".join(parts)
