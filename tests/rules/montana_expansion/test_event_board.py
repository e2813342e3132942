"""X-EVENT-01 to -07, X-AMB-26 and -28: the cards on the event board."""

import pytest

import frontier
from rules.montana.helpers_city_build import recruit, turn_of
from rules.montana_expansion.helpers_events import QUIET, active, before, board, events, on_board
from support.montana import Scene


def finish_round(scene: Scene) -> None:
    """Everybody recruits, from the player in turn to the last one."""
    for _ in range(scene.data()["active"], scene.game.players):
        recruit(scene)


@pytest.mark.rule("X-EVENT-01")
def test_thirty_cards_of_eleven_kinds_and_a_board_of_two_spaces() -> None:
    scene = events()
    cards = scene.view()["printed"]["cards"]
    assert sum(card["count"] for card in cards) == 30
    assert len({card["kind"] for card in cards}) == 11
    assert {"left", "right"} <= set(scene.data()["events"])


@pytest.mark.rule("X-EVENT-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_spaces_are_empty_until_the_first_turn_begins(players: int) -> None:
    game = frontier.game("montana", players=players, modules=("events",))
    state = game.new(3)
    while game.dump(state)["phase"].startswith("setup"):
        assert game.dump(state)["events"] == {"left": None, "right": None, "used": False, "drawn": {}}
        state.apply(state.legal_actions()[0])
    assert (game.dump(state)["phase"], state.actor) == ("draw_card", frontier.CHANCE)
    assert game.dump(state)["events"] == {"left": None, "right": None, "used": False, "drawn": {}}


@pytest.mark.rule("X-EVENT-02")
def test_every_card_of_the_shuffled_pile_is_equally_likely() -> None:
    game = frontier.game("montana", players=2, modules=("events",))
    state = game.new(1)
    while game.dump(state)["phase"] != "draw_card":
        state.apply(state.legal_actions()[0])
    counts = {card["id"]: card["count"] for card in game.view(state, None)["printed"]["cards"]}
    chances = {game.notation.write(state, action).split()[1]: p * 30 for action, p in state.chance_outcomes()}
    assert chances == pytest.approx(counts)


@pytest.mark.rule("X-EVENT-02", "X-EVENT-03")
def test_a_card_drawn_before_does_not_come_again() -> None:
    scene = events()
    board(scene, 2, "rich", "sell_goods")
    turn_of(scene, 2)
    recruit(scene)
    assert scene.phase == "draw_card"
    chances = {scene.game.notation.write(scene.state, a): p * 28 for a, p in scene.state.chance_outcomes()}
    assert not {"draw rich", "draw sell_goods"} & set(chances)
    assert chances["draw no_cattle"] == pytest.approx(2)
    assert chances["draw closed_city"] == pytest.approx(1)
    assert sum(chances.values()) == pytest.approx(28)


@pytest.mark.rule("X-EVENT-03", "X-EVENT-06", "X-EVENT-07", "X-EX-06")
def test_the_cards_of_rounds_one_to_four() -> None:
    scene = events()
    board(scene, 1, "closed_bank", None)
    assert on_board(scene) == ("closed_bank", None)
    finish_round(scene)
    scene.do("draw closed_mine")
    assert (scene.data()["round"], *on_board(scene)) == (2, "closed_mine", "closed_bank")
    finish_round(scene)
    scene.do("draw closed_city")
    assert (scene.data()["round"], *on_board(scene)) == (3, "closed_city", "closed_mine")
    finish_round(scene)
    scene.do("draw rich")
    assert (scene.data()["round"], *on_board(scene)) == (4, "rich", "closed_city")
    assert scene.data()["events"]["drawn"] == {"closed_bank": 1, "closed_mine": 1, "closed_city": 1, "rich": 1}


@pytest.mark.rule("X-EVENT-05", "X-EX-06")
@pytest.mark.parametrize("card", ["closed_bank", "no_cattle", "no_advance", "no_cows", "sell_workers"])
def test_no_card_is_active_in_the_first_round(card: str) -> None:
    scene = events()
    board(scene, 1, card, None)
    scene.give(1, cows=1, goods={"grain": 1})
    recruit(scene)
    assert scene.seat(1)["silver"] == 4
    assert (scene.actor, scene.legal("sell")) == (1, [])
    assert {"bank 1", "trade silver"} <= set(scene.legal())
    scene.do("recruit", "spin 1")
    assert "advance 1" in scene.legal()


@pytest.mark.rule("X-EVENT-05")
def test_one_card_is_drawn_at_the_start_of_the_first_round() -> None:
    game = frontier.game("montana", players=3, modules=("events",))
    state = game.new(2)
    draws = 0
    while game.dump(state)["phase"] != "turn":
        draws += game.dump(state)["phase"] == "draw_card"
        state.apply(state.legal_actions()[-1])
    found = game.dump(state)["events"]
    assert (draws, sum(found["drawn"].values()), found["right"]) == (1, 1, None)
    assert found["left"] is not None


@pytest.mark.rule("X-EVENT-04")
def test_the_right_card_is_active_in_every_players_turn() -> None:
    scene = active("closed_bank")
    for seat in range(3):
        assert scene.actor == seat
        assert scene.why("bank 1") == "X-CARD-02"
        assert not scene.legal("bank")
        recruit(scene)
    scene.do("draw rich")
    assert "bank 1" in scene.legal()


@pytest.mark.rule("X-EVENT-04", "X-EVENT-06")
def test_the_left_card_is_seen_by_all_and_has_no_effect_yet() -> None:
    scene = events()
    board(scene, 2, "closed_bank", "rich")
    for watcher in (None, 0, 1, 2):
        assert scene.view(watcher)["events"]["left"] == "closed_bank"
        assert scene.view(watcher)["events"]["right"] == "rich"
    assert "bank 1" in scene.legal()
    finish_round(scene)
    scene.do("draw closed_mine")
    assert not scene.legal("bank")
    assert "bank 1" not in scene.legal()


@pytest.mark.rule("X-EVENT-03")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_cards_stay_when_another_player_begins(seat: int) -> None:
    scene = events()
    before(scene, seat, "closed_mine")
    cards = scene.data()["events"]
    recruit(scene)
    assert (scene.actor, scene.data()["events"]) == (seat, cards)


@pytest.mark.rule("X-EVENT-03", "X-CARD-13")
def test_the_cards_move_before_the_gains_of_the_turn() -> None:
    scene = events()
    before(scene, 0, "no_cows")
    recruit(scene)
    assert (scene.phase, scene.seat(0)["silver"]) == ("draw_card", 3)
    scene.do("draw rich")
    assert scene.seat(0)["silver"] == 3 + 2
    assert [event.kind for event in scene.events] == ["card", "card_effect", "silver"]


@pytest.mark.rule("X-EVENT-03", "X-EVENT-07")
def test_a_card_that_is_removed_brings_the_starting_player_nothing_more() -> None:
    scene = events()
    board(scene, 2, "closed_mine", "no_cows")
    turn_of(scene, 2)
    recruit(scene)
    scene.do("draw rich")
    assert on_board(scene) == ("rich", "closed_mine")
    assert scene.seat(0)["silver"] == 3


@pytest.mark.rule("X-AMB-26", "X-EVENT-03")
def test_the_cards_stay_in_the_starting_players_extra_turn() -> None:
    scene = active("closed_mine")
    scene.canteens(0, 2)
    cards = scene.data()["events"]
    for _ in range(2):
        recruit(scene)
        scene.do("canteen")
        assert (scene.actor, scene.phase, scene.data()["round"]) == (0, "turn", 2)
        assert scene.data()["events"] == cards
        assert not scene.happened("card")
        assert scene.why("work mine 1") == "X-CARD-02"


@pytest.mark.rule("X-AMB-26")
def test_the_cards_stay_in_the_last_players_extra_turn_and_move_once_after_it() -> None:
    scene = active("closed_mine")
    turn_of(scene, 2)
    scene.canteens(2, 1)
    cards = scene.data()["events"]
    recruit(scene)
    scene.do("canteen")
    assert (scene.actor, scene.phase, scene.data()["events"]) == (2, "turn", cards)
    recruit(scene)
    scene.do("draw rich")
    assert (scene.actor, *on_board(scene)) == (0, "rich", cards["left"])


@pytest.mark.rule("X-AMB-26")
def test_an_extra_turn_in_the_first_round_draws_no_card() -> None:
    scene = events()
    board(scene, 1, "closed_mine", None)
    scene.canteens(0, 1)
    recruit(scene)
    scene.do("canteen")
    assert (scene.phase, *on_board(scene)) == ("turn", "closed_mine", None)
    assert sum(scene.data()["events"]["drawn"].values()) == 1


@pytest.mark.rule("X-AMB-28", "X-EVENT-01")
def test_the_thirtieth_card_is_the_last() -> None:
    scene = events()
    board(scene, 29, "closed_bank", "no_cattle")
    drawn = scene.data()["events"]["drawn"]
    counts = {card["id"]: card["count"] for card in scene.view()["printed"]["cards"]}
    last = [card for card, n in counts.items() if drawn.get(card, 0) < n]
    assert len(last) == 1
    turn_of(scene, 2)
    recruit(scene)
    assert scene.legal() == [f"draw {last[0]}"]
    scene.do(f"draw {last[0]}")
    assert (scene.data()["round"], *on_board(scene)) == (30, last[0], "closed_bank")
    assert scene.data()["events"]["drawn"] == counts


@pytest.mark.rule("X-AMB-28")
def test_after_round_thirty_the_left_card_still_becomes_active_then_none_is() -> None:
    scene = events()
    board(scene, 30, "closed_bank", "closed_mine")
    turn_of(scene, 2)
    recruit(scene)
    assert (scene.actor, scene.phase, scene.data()["round"]) == (0, "turn", 31)
    assert on_board(scene) == (None, "closed_bank")
    for seat in range(3):
        assert (scene.actor, scene.why("bank 1")) == (seat, "X-CARD-02")
        recruit(scene)
    assert (scene.actor, scene.phase, scene.data()["round"]) == (0, "turn", 32)
    assert on_board(scene) == (None, None)
    assert {"bank 1", "bank 2", "bank 3"} & set(scene.legal())
    finish_round(scene)
    assert (scene.actor, scene.phase, scene.data()["round"], *on_board(scene)) == (0, "turn", 33, None, None)


@pytest.mark.rule("X-AMB-28", "X-CARD-13")
def test_the_last_card_pays_its_gains_in_round_thirty_one_only() -> None:
    scene = events()
    board(scene, 30, "no_cows", QUIET)
    turn_of(scene, 2)
    silver = [scene.seat(seat)["silver"] for seat in range(3)]
    recruit(scene)
    finish_round(scene)
    assert [scene.seat(seat)["silver"] for seat in range(3)] == [n + 2 for n in silver]
    finish_round(scene)
    assert [scene.seat(seat)["silver"] for seat in range(3)] == [n + 2 for n in silver]


@pytest.mark.rule("X-AMB-28")
@pytest.mark.parametrize(("round_", "left", "right"), [(31, None, "rich"), (32, None, None), (40, None, None)])
def test_positions_after_the_pile_has_run_out_can_be_loaded(round_: int, left: None, right: str | None) -> None:
    scene = events()
    board(scene, round_, left, right)
    assert (scene.data()["round"], *on_board(scene)) == (round_, left, right)
    recruit(scene)
    assert scene.actor == 1
    assert on_board(scene) == (left, right)
