"""The fold of decisions that close a turn: held until they are confirmed, and in old logs never."""

import random
from dataclasses import replace

import pytest

from frontier import OVER
from frontier.server.errors import Refused
from frontier.server.tables.play import UNDO, Draft, Play
from support.folding import GAMES, add, begun, confirm, do, everything, folded, take


def played_to_the_end(game: str, is_free: bool = False, seed: int = 0) -> Play:
    """At random, up to the decision that ends the game, which nobody has confirmed yet."""
    play, rng = begun(*GAMES[game], is_free=is_free, seed=f"end {seed}"), random.Random(seed)
    while play.after is None or play.after.actor != OVER:
        if play.is_over:  # by luck that left nothing to decide
            return played_to_the_end(game, is_free, seed + 1)
        if play.awaiting is not None:
            confirm(play)
        else:
            draft = Draft(play, 0.0)
            draft.move(play.state.actor, rng.choice(play.state.legal_actions()), False)
            take(play, draft)
    return play


@pytest.mark.parametrize("is_free", [False, True], ids=["people", "one person"])
@pytest.mark.parametrize("game", GAMES)
def test_the_game_is_over_when_its_last_decision_is_confirmed(game: str, is_free: bool) -> None:
    play = played_to_the_end(game, is_free)
    seat = play.awaiting
    assert seat is not None
    assert (play.waits_for, play.state.actor) == (seat, seat), "the game is not over"
    assert not any(event.kind == "game_over" for applied in play.applied for event in applied.events)
    assert play.as_match().state.actor != OVER
    assert everything(folded(play)) == everything(play)
    target = play.undo_target((seat,))
    last = play.moves[target:]
    add(play, UNDO, seat, to=target)
    assert play.after is None
    for move in last:
        draft = Draft(play, 0.0)
        draft.move(seat, move.action, False)
        take(play, draft)
    head = play.head
    confirm(play)
    assert play.is_over
    assert play.waits_for is None
    assert [event.kind for event in play.applied[head].events][-1] == "game_over"
    assert play.as_match().state.actor == OVER
    assert everything(folded(play)) == everything(play)
    with pytest.raises(Refused, match="nothing-to-undo"):
        play.undo_target((seat,))


def test_who_confirms_with_the_last_decision_ends_the_game_with_it() -> None:
    play = played_to_the_end("montana")
    seat = play.awaiting
    assert seat is not None
    last = play.moves[-1]
    add(play, UNDO, seat, to=len(play.moves) - 1)
    draft = Draft(play, 0.0)
    draft.move(seat, last.action, True)
    assert draft.is_over
    take(play, draft)
    assert play.is_over
    assert play.applied[-1].events[-1].kind == "game_over"


@pytest.mark.parametrize("game", GAMES)
def test_logs_of_earlier_versions_end_with_their_last_move(game: str) -> None:
    """They have no word of what closes a turn, and the end of the game was never confirmed."""
    play = played_to_the_end(game)
    old = Play(play.game, play.seed, play.bots, play.is_free, play.clock, play.speed)
    for applied in play.applied:
        entry = applied.entry
        is_needless = entry.kind == "confirm" and old.awaiting is None  # the same seat went on
        if not is_needless:
            old.take(replace(entry, seq=old.head + 1, data=None))
    assert old.is_over
    assert old.state.scores == (play.after or play.state).scores
    assert old.applied[-1].events[-1].kind == "game_over"


def test_the_last_who_places_workers_confirms_before_anybody_has_income() -> None:
    play = begun()
    do(play, "done", confirm=True)
    before = play.game.dump(play.state)
    do(play, "place homestead_2")  # nobody is left: that was the end
    assert play.awaiting == 1
    shown = play.game.dump(play.state)
    assert shown["phase"] == before["phase"] == "place"
    assert shown["seats"][1] == before["seats"][1] | {"placed": ["homestead_2"]}
    assert shown["seats"][0] == before["seats"][0]
    assert not any(event.kind == "income" for event in play.applied[-1].events)
    confirm(play)
    assert any(event.kind == "income" for event in play.applied[-1].events)
    assert play.state.actor == 0


def test_placing_is_confirmed_though_the_same_seat_goes_on_deciding() -> None:
    """Who is asked about the wages goes on at once; that must not hide that the placing has ended."""
    play = begun(rules=1)  # in which a debt is enough to be asked
    do(play, "done", confirm=True)
    do(play, "borrow", "done")  # the first pays without a word, the second has debt and is asked
    assert play.after is not None
    assert (play.after.actor, play.awaiting) == (1, 1)
    confirm(play)
    assert (play.state.actor, play.awaiting) == (1, None)
    assert not play.can_undo((1,)), "the others have seen the income"


def test_workers_are_taken_back_together() -> None:
    play = begun(rules=1)  # in which one is done only by saying so
    first = len(play.moves)
    do(play, "borrow", "place homestead_1", "borrow", "done")
    assert play.undo_target((0,)) == first + 1
    assert play.undo_target((0,), first + 3) == first + 3, "who asks for less takes back less"
    add(play, UNDO, 0, to=first + 1)
    assert play.undo_target((0,)) == first
