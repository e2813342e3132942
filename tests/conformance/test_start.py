"""A game that begins with a position instead of the set-up is recorded, replayed, taken back and recalled like any."""

import random

import pytest

import frontier
from conformance.test_any_game import CONFIGURATIONS
from frontier import CHANCE, OVER, Game, Match, RecordError, State

BEFORE, AFTER = 60, 40  # moves until the position, and from there


@pytest.fixture(params=CONFIGURATIONS, ids=lambda entry: f"{entry[0]}-{'-'.join(map(str, entry[1].values()))}")
def game(request: pytest.FixtureRequest) -> Game:
    name, options = request.param
    return frontier.game(name, **options)


def played(match: Match, moves: int, seed: int) -> Match:
    rng = random.Random(seed)
    match.draw()
    while len(match.moves) < moves and match.state.actor != OVER:
        match.play(rng.choice(match.state.legal_actions()))
    return match


def position(game: Game) -> State:
    """A position in the middle of a game, as it is read from a dump: one that somebody has to decide in."""
    return game.load(game.dump(played(Match(game, 4), BEFORE if game.id != "panning" else 6, 4).state))


def test_it_begins_there(game: Game) -> None:
    start = position(game)
    match = played(Match(game, 9, start=start), AFTER, 9)
    assert match.moves
    assert match.first.key() == start.key()
    assert match.copy().first.key() == start.key()
    match.back_to(0)
    assert match.state.key() == start.key()
    assert match.state.actor != CHANCE


def test_its_record_says_so(game: Game) -> None:
    match = played(Match(game, 9, start=position(game)), AFTER, 9)
    text = frontier.record.dumps(match)
    again = frontier.record.loads(text)
    assert again.state.key() == match.state.key()
    assert frontier.record.dumps(again) == text
    lines = text.splitlines()
    row = next(n for n, line in enumerate(lines) if line.startswith("start: "))
    with pytest.raises(RecordError, match=f"line {row + 1}"):
        frontier.record.loads("\n".join([*lines[:row], 'start: {"game": "chess"}', *lines[row + 1 :]]))


def test_what_is_known_of_it_follows_from_there(game: Game) -> None:
    match = played(Match(game, 9, start=position(game)), AFTER, 9)
    for seat in range(game.players):
        assert game.recall(match, seat).legal_actions() == game.observe(match.state, seat).legal_actions()
