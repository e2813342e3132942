"""What is shown of a running game: no more than a seat knows."""

import random

import pytest

import frontier
from frontier import CHANCE, OVER, Match, OptionError, RecordError
from frontier.games.montana.modules.goldrush.rules import next_to_draw


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


def looked_at(match: Match) -> list[str]:
    """The mountain of each look."""
    positions = [state.clone() for state, move in match.positions() if family(match, move.action) == "look"]
    return [position.constants.labels[next_to_draw(position)] for position in positions]  # type: ignore[attr-defined,arg-type]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_seat_reads_only_the_tiles_it_knows(seat: int | None) -> None:
    """Those that it has looked at, if only later than others, and those that were used or turned up since."""
    match, lookers = running(8)
    assert len(set(lookers)) > 1
    shown = frontier.record.shown(match, seat).splitlines()
    looks = [line for line in shown if " look " in line]
    mountains = match.game.view(match.state, seat)["mountains"]
    is_hidden = [mountains[label]["tile"] is None for label in looked_at(match)]
    assert [line.endswith("look ?") for line in looks] == is_hidden
    assert any(is_hidden)
    assert not any(hidden for hidden, looker in zip(is_hidden, lookers, strict=True) if looker == seat)
    assert sum(is_hidden) < sum(looker != seat for looker in lookers), "some were shown later"
    moves, whole = (text.splitlines()[10:] for text in ("\n".join(shown), frontier.record.dumps(match)))
    assert moves[0].startswith("start: ")
    assert [line for line in moves[1:] if " look " not in line] == [line for line in whole if " look " not in line]


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
