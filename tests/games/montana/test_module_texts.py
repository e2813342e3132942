"""Everything that a module can ask or tell has a text in every language."""

import pytest

import frontier
from frontier import texts
from frontier.games.montana import modules
from frontier.games.montana.game import create
from frontier.games.montana.modules.event_cards.kinds import CARD_KINDS
from frontier.games.montana.modules.goldrush.components import TILE_KINDS
from frontier.texts import LANGUAGES

ALL = create(modules=[meta.id for meta in modules.metas()])
BASE = frontier.game("montana")


def keys() -> list[str]:
    """The texts that the modules need."""
    found = [f"{key}-{kind.id}" for kind in CARD_KINDS for key in ("card", "card-rule")]
    found += [f"tile-{kind}" for kind in TILE_KINDS]
    for module in modules.registered():
        found += [f"module-{module.meta.id}", f"module-{module.meta.id}-about"]
        found += [f"option-{option.name}" for option in module.meta.options]
        found += [f"prompt-{phase}" for phase in module.phases.values()]
        kinds = module.event_kinds(ALL.constants.labels, ALL.players, ALL.expansion)
        found += [f"event-{kind.name}" for kind in kinds]
    before = {family.name for family in BASE.space.families}
    return found + [f"action-{family.name}" for family in ALL.space.families if family.name not in before]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_a_module_can_ask_or_tell_has_a_text(lang: str) -> None:
    assert {"action-toll", "event-gate", "prompt-mix", "card-rule-rich", "tile-good"} <= set(keys())
    assert [key for key in keys() if not texts.has(lang, f"montana-{texts.dashed(key)}")] == []
