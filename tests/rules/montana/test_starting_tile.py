"""M-AMB-44: the starting tile on a field of choice."""

from typing import Any

import pytest

import frontier
from frontier import CHANCE, OptionError, PositionError
from frontier.bots import bot
from support.base import BaseScene

MODULES = ("settlements", "landscapes", "events", "goldrush")
WITH_MODULES: dict[str, Any] = {"modules": MODULES, "landscape": "bighorn_canyon"}


def choosing(seed: int = 1, players: int = 3, **options: Any) -> BaseScene:
    """A game whose first decision is the field of the starting tile."""
    game = frontier.game("montana", players=players, starting_tile="chosen", **options)
    return BaseScene(game, game.new(seed))


@pytest.mark.rule("M-AMB-44", "M-SETUP-03")
def test_the_starting_tile_is_drawn_unless_it_is_to_be_chosen() -> None:
    game = frontier.game("montana")
    assert game.options["starting_tile"] == "drawn"
    assert game.new(1).actor == CHANCE
    assert game.dump(game.new(1))["landscape"]["start"] is not None
    assert "start" not in {family.name for family in game.space.families}
    with pytest.raises(OptionError):
        frontier.game("montana", rules=1, starting_tile="chosen")


@pytest.mark.rule("M-AMB-44", "M-AMB-43")
def test_the_starting_player_chooses_among_all_meadows_before_anything_else() -> None:
    scene = choosing()
    assert (scene.actor, scene.phase, scene.state.turn) == (0, "choose_start", 0)
    data = scene.data()
    assert (data["landscape"]["start"], data["cows"], data["setup_spins"]) == (None, [], 0)
    fields = scene.view()["fields"]
    meadows = [field["label"] for field in fields if field["land"] == "meadow"]
    assert scene.legal() == [f"start {label}" for label in meadows]
    for field in fields:
        assert scene.why(f"start {field['label']}") == ("" if field["land"] == "meadow" else "M-AMB-44")


@pytest.mark.rule("M-AMB-44", "M-AMB-43", "M-SETUP-04")
@pytest.mark.parametrize("with_cow", [False, True])
def test_the_tile_lies_where_it_was_put_and_the_landscape_stays(with_cow: bool) -> None:
    scene = choosing()
    before, drawn = scene.data(), frontier.game("montana", players=3)
    fields = scene.view()["fields"]
    label = next(f["label"] for f in fields if f["land"] == "meadow" and f["cow_symbol"] is with_cow)
    earlier = scene.state.clone()
    scene.do(f"start {label}")
    after = scene.data()
    assert after["landscape"] == {**before["landscape"], "start": label}
    assert drawn.dump(drawn.new(1))["landscape"]["tiles"] == after["landscape"]["tiles"]
    assert (scene.actor, scene.phase) == (CHANCE, "setup_spin")
    cows = [field["label"] for field in fields if field["cow_symbol"] and field["label"] != label]
    assert after["cows"] == cows
    assert after["supply"]["cows"] == before["supply"]["cows"] - len(cows)
    assert any(field["open"] for field in scene.view()["fields"])
    assert [event.seat for event in scene.happened("started")] == [0]
    assert scene.game.dump(earlier) == before, "the choice of one position is none of another"
    assert scene.why(f"start {label}") == "M-AMB-44"


@pytest.mark.rule("M-AMB-44", "X-BASE-01", "X-BASE-02", "M-AMB-62")
@pytest.mark.parametrize("seed", range(6))
def test_with_modules_on_a_cow_from_where_every_bonus_can_be_reached(seed: int) -> None:
    scene = choosing(seed, **WITH_MODULES)
    assert scene.phase == "choose_start"
    for field in scene.view()["fields"]:
        label = field["label"]
        if f"start {label}" in scene.legal():
            assert (field["land"], field["cow_symbol"]) == ("meadow", True)
            after = choosing(seed, **WITH_MODULES)
            after.do(f"start {label}")
            assert len([other for other in after.view()["fields"] if other["bonus_mark"]]) == 2, (
                "both ends of the river"
            )
        else:
            assert scene.why(f"start {label}") == "M-AMB-44"


@pytest.mark.rule("M-AMB-44")
def test_positions_before_the_choice_are_checked() -> None:
    scene = choosing()
    data = scene.data()
    assert scene.game.load(data).key() == scene.state.key()
    with pytest.raises(PositionError, match="start"):
        scene.game.load({**data, "phase": "setup_spin"})
    placed = {**data, "landscape": {**data["landscape"], "start": scene.legal()[0].split()[1]}}
    with pytest.raises(PositionError, match="start"):
        scene.game.load(placed)
    with pytest.raises(PositionError, match="setup_spins"):
        scene.game.load({**data, "setup_spins": 1})


@pytest.mark.rule("M-AMB-44")
@pytest.mark.parametrize("modules", [(), MODULES])
def test_the_other_codes_are_those_of_a_game_in_which_it_is_drawn(modules: tuple[str, ...]) -> None:
    drawn = frontier.game("montana", modules=modules)
    chosen = frontier.game("montana", modules=modules, starting_tile="chosen")
    bases = {family.name: family.base for family in chosen.space.families}
    assert bases.pop("start") == drawn.action_count
    assert bases == {family.name: family.base for family in drawn.space.families}
    old = frontier.game("montana", modules=modules, rules=1)
    assert [family.name for family in drawn.space.families[: len(old.space.families)]] == [
        family.name for family in old.space.families
    ]


@pytest.mark.parametrize("level", ["greedy", "random", "search@20"])
def test_bots_choose_a_field(level: str) -> None:
    scene = choosing(players=2)
    action = bot(level, 1).choose(scene.game, scene.state.clone(), 0)
    assert scene.state.is_legal(action)
