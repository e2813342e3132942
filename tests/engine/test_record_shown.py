"""What is shown of a running game: no more than a seat knows."""

import random

import pytest

import frontier
from frontier import CHANCE, OVER, Match, OptionError, RecordError


def running(looks: int) -> tuple[Match, list[int]]:
    """A game with mountain tiles that goes on, and who has looked at tiles so far, one entry a tile."""
    match = Match(frontier.game("montana", players=3, modules=("goldrush",)), seed="gold")
    rng = random.Random(7)
    match.draw()
    lookers: list[int] = []
    while len(lookers) < looks:
        before = len(match.moves)
        active = int(match.game.view(match.state, None)["active"])
        match.play(rng.choice(match.state.legal_actions()))
        new = match.moves[before:]
        lookers += [active for move in new if move.actor == CHANCE and family(match, move.action) == "look"]
    assert match.state.actor != OVER
    return match, lookers


def family(match: Match, action: int) -> str:
    return match.game.space.family(action).name


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_seat_reads_only_the_tiles_it_has_looked_at(seat: int | None) -> None:
    match, lookers = running(8)
    assert len(set(lookers)) > 1
    shown = frontier.record.shown(match, seat).splitlines()
    looks = [line for line in shown if " look " in line]
    assert [line.endswith("look ?") for line in looks] == [looker != seat for looker in lookers]
    whole = frontier.record.dumps(match).splitlines()
    assert [line for line in shown if " look " not in line][10:] == [line for line in whole if " look " not in line][
        10:
    ]


def test_the_seed_would_tell_everything_so_it_is_not_shown() -> None:
    match, _ = running(2)
    for seat in (0, None):
        assert "seed: ?" in frontier.record.shown(match, seat).splitlines()
        assert "gold" not in frontier.record.shown(match, seat).replace("goldrush", "")


def test_what_is_shown_cannot_be_replayed_and_says_why() -> None:
    match, _ = running(2)
    with pytest.raises(RecordError, match="shows a running game"):
        frontier.record.loads(frontier.record.shown(match, 1))


def test_a_finished_game_lies_open() -> None:
    match, _ = running(2)
    rng = random.Random(2)
    while match.state.actor != OVER:
        match.play(rng.choice(match.state.legal_actions()))
    assert frontier.record.shown(match, None) == frontier.record.dumps(match)
    view = match.game.view(match.state, None)
    assert all(entry["tile"] for entry in view["mountains"].values() if entry["known_to"])


def test_a_stranger_is_refused() -> None:
    match, _ = running(1)
    with pytest.raises(OptionError, match="seat 3 does not exist"):
        frontier.record.shown(match, 3)
