"""Phrases of Montana that several places need: what a build and a city row bring."""

from frontier.texts import listed, text


def reward(lang: str, cows: int, silver: int, goods: int, upgrades: int) -> str:
    """What a city row gives."""
    amounts = {"cows": cows, "silver": silver, "goods": goods, "upgrades": upgrades}
    return ", ".join(text(lang, f"montana-reward-{key}", {"n": n}) for key, n in amounts.items() if n > 0)


def gain(lang: str, settlements: int, cow: bool, canteens: int, more: list[str]) -> str:
    """What building on a field brings."""
    parts = [text(lang, "montana-gain-settlements", {"n": settlements})]
    if cow:
        parts.append(text(lang, "montana-gain-cow"))
    if canteens > 0:
        parts.append(text(lang, "montana-gain-canteens", {"n": canteens}))
    return listed(lang, parts + more)
