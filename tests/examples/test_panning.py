"""The rules of the example game, and that its folder alone is enough to play it."""

import pytest

import frontier
from frontier import CHANCE, OVER, Game, State


@pytest.fixture
def game() -> Game:
    return frontier.game("panning", players=2)


def played(game: Game, *moves: str) -> State:
    """The position after these moves, chance included; both claims are on copper unless they say otherwise."""
    state = game.new()
    dealt = moves if moves and moves[0].startswith("deal") else ("deal copper", "deal copper", *moves)
    for move in dealt:
        state.apply(game.notation.read(state, move))
    return state


def offered(game: Game, state: State) -> set[str]:
    return {game.notation.write(state, action) for action in state.legal_actions()}


@pytest.mark.rule("P-SETUP-01")
def test_the_bag_holds_28_stones(game: Game) -> None:
    assert game.view(game.new(), None)["bag"] == {"copper": 10, "silver": 6, "gold": 3, "gravel": 9}


@pytest.mark.rule("P-SETUP-02")
def test_everybody_gets_a_secret_claim_and_each_is_equally_likely(game: Game) -> None:
    state = game.new()
    assert [probability for _, probability in state.chance_outcomes()] == pytest.approx([1 / 3] * 3)
    state = played(game, "deal gold", "deal silver")
    assert [[seat["claim"] for seat in game.view(state, eyes)["seats"]] for eyes in (0, 1, None)] == [
        ["gold", None], [None, "silver"], [None, None],
    ]  # fmt: skip
    assert game.view(state, 0) == game.view(played(game, "deal gold", "deal copper"), 0)


@pytest.mark.rule("P-TURN-01")
def test_each_stone_in_the_bag_is_equally_likely(game: Game) -> None:
    state = played(game, "draw copper", "go_on")
    assert state.actor == CHANCE
    outcomes = {game.notation.write(state, action): probability for action, probability in state.chance_outcomes()}
    assert outcomes == pytest.approx(
        {"draw copper": 9 / 27, "draw silver": 6 / 27, "draw gold": 3 / 27, "draw gravel": 9 / 27}
    )


@pytest.mark.rule("P-TURN-02")
def test_the_pan_is_kept_and_its_gravel_goes_back(game: Game) -> None:
    state = played(game, "draw gold", "go_on", "draw gravel")
    assert (state.actor, offered(game, state)) == (0, {"go_on", "keep"})
    state.apply(game.notation.read(state, "keep"))
    view = game.view(state, None)
    assert view["seats"][0]["pouch"] == {"copper": 0, "silver": 0, "gold": 1}
    assert view["bag"] == {"copper": 10, "silver": 6, "gold": 2, "gravel": 9}
    assert (state.actor, state.turn) == (CHANCE, 1)


@pytest.mark.rule("P-TURN-03")
def test_the_second_gravel_spills_the_pan(game: Game) -> None:
    state = played(game, "draw gold", "go_on", "draw gravel", "go_on", "draw gravel")
    view = game.view(state, None)
    assert view["seats"][0]["pouch"] == {"copper": 0, "silver": 0, "gold": 0}
    assert view["bag"] == {"copper": 10, "silver": 6, "gold": 3, "gravel": 9}
    assert state.turn == 1


@pytest.mark.rule("P-END-01")
def test_the_game_ends_after_everybodys_last_turn() -> None:
    game = frontier.game("panning", players=2, turns=2)
    turn = ("draw copper", "keep")
    state = played(game, *turn * 3)
    assert (state.actor, state.round) == (CHANCE, 2)
    state = played(game, *turn * 4)
    assert (state.actor, state.ending, state.round) == (OVER, "turns", 2)


@pytest.mark.rule("P-END-02")
def test_the_game_ends_when_no_ore_is_left(game: Game) -> None:
    ore = ["copper"] * 10 + ["silver"] * 6 + ["gold"] * 3
    state = played(game)
    for one in ore[:-1]:
        state.apply(game.notation.read(state, f"draw {one}"))
        state.apply(game.notation.read(state, "go_on"))
    state.apply(game.notation.read(state, f"draw {ore[-1]}"))
    state.apply(game.notation.read(state, "keep"))
    assert (state.actor, state.ending, state.winners) == (OVER, "no_ore", (0,))


@pytest.mark.rule("P-SCORE-01")
def test_ore_of_the_own_claim_counts_twice(game: Game) -> None:
    moves = ("draw gold", "go_on", "draw copper", "keep")
    assert played(game, "deal gold", "deal silver", *moves).scores[0] == 2 * 4 + 1
    assert played(game, "deal copper", "deal silver", *moves).scores[0] == 4 + 2 * 1


@pytest.mark.rule("P-SCORE-02")
def test_equal_players_are_told_apart_by_stones_or_share_the_victory() -> None:
    game = frontier.game("panning", players=2, turns=1)
    claims = ("deal gold", "deal gold")
    many, few = ("draw copper", "go_on", "draw copper", "keep"), ("draw silver", "keep")
    assert played(game, *claims, *many, *few).scores == (2, 2)
    assert played(game, *claims, *many, *few).winners == (0,)
    assert played(game, *claims, *few, *few).winners == (0, 1)
