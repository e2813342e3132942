"""Counting along: what a perfectly attentive player knows is all that was ever shown, and nothing else."""

import json
import random
from collections import defaultdict
from collections.abc import Iterator

import pytest

import frontier
from conformance.test_any_game import CONFIGURATIONS, MODULES
from frontier import CHANCE, OVER, Game, Match, OptionError, RecordError, State
from frontier.engine.record import UNSEEN, shown_moves

GOLDRUSH = [(players, modules) for players in (2, 3, 4) for modules in (("goldrush",), MODULES)]
TEXTS = 0.03  # of the decisions at which the record as text is read, too
DECISIONS = 120  # of a game whose secrets are looked for: so many
EVERY = 8  # of its decisions one in so many, where all of them take too long


@pytest.fixture(params=CONFIGURATIONS, ids=lambda entry: f"{entry[0]}-{'-'.join(map(str, entry[1].values()))}")
def game(request: pytest.FixtureRequest) -> Game:
    name, options = request.param
    return frontier.game(name, **options)


def decisions(game: Game, seed: int, most: int = 100_000) -> Iterator[Match]:
    """A random game at each of its decisions, one after the other, and at its end if it is not longer than `most`."""
    match, rng = Match(game, seed), random.Random(seed)
    match.draw()
    while match.state.actor != OVER and most > 0:
        yield match
        match.play(rng.choice(match.state.legal_actions()))
        most -= 1
    yield match


def check_equal(one: State, other: State) -> None:
    assert one.key() == other.key()
    assert one.legal_actions() == other.legal_actions()


def watchers(game: Game) -> list[int | None]:
    return [*range(game.players), None]


# Equal to the truth where it must be ---------------------------------------------------------------------


def check_knowledge(game: Game, seed: int, most: int, every: int) -> None:
    """Homesteaders: everything, for all changes are told. Elsewhere positions themselves keep who has seen what."""
    rng = random.Random(seed)
    for number, match in enumerate(decisions(game, seed, most)):
        if number % every:
            continue
        seat = rng.choice(watchers(game))
        known = game.recall(match, seat)
        check_equal(known, match.state if game.id == "homesteaders" else game.observe(match.state, seat))
        if rng.random() < TEXTS or match.state.actor == OVER:
            check_equal(game.recall(frontier.record.shown(match, seat), seat), known)
            check_equal(game.recall(frontier.record.dumps(match), seat), known)


def test_all_that_was_shown_is_known(game: Game) -> None:
    has_secrets = bool(game.secret_families)
    for seed in range(1 if has_secrets else 2):
        check_knowledge(game, seed, DECISIONS, EVERY if has_secrets else 1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("players", "modules"), GOLDRUSH)
def test_all_that_was_shown_is_known_to_the_end(players: int, modules: tuple[str, ...], seed: int) -> None:
    check_knowledge(frontier.game("montana", players=players, modules=modules), seed, 100_000, 1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("screens", [True, False])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_of_a_game_in_which_all_is_told_is_known(players: int, screens: bool, seed: int) -> None:
    check_knowledge(frontier.game("homesteaders", players=players, screens=screens), seed, 100_000, 1)


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 6))])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_mountain_tile_is_known_to_whoever_has_seen_it(players: int, seed: int) -> None:
    """Who has seen what is followed here by events alone: looks of one's own, and tiles used or turned up."""
    game = frontier.game("montana", players=players, modules=("goldrush",))
    seen: dict[int | None, set[str]] = defaultdict(set)
    remembered = 0
    for number, match in enumerate(decisions(game, seed, 2 * DECISIONS)):
        for event in map(game.event_fields, match.events):
            looker, field = event["seat"], str(event.get("field"))
            for seat in watchers(game):
                if event["event"] in ("used_tile", "showed_tile") or (event["event"] == "looked" and seat == looker):
                    seen[seat].add(field)
        if match.state.actor == OVER or number % EVERY:
            continue
        truth = game.dump(match.state)["mountains"]
        for seat in watchers(game):
            tiles = {field: entry["tile"] for field, entry in game.dump(game.recall(match, seat))["mountains"].items()}
            assert tiles == {field: entry["tile"] if field in seen[seat] else None for field, entry in truth.items()}
            remembered += sum(tile is not None for tile in tiles.values())
    assert remembered > 0


@pytest.mark.parametrize("screens", [True, False])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_recalled_is_the_seats_own(players: int, screens: bool) -> None:
    """A change of it leaves the match alone."""
    game = frontier.game("homesteaders", players=players, screens=screens)
    for match in decisions(game, 5):
        before = match.state.key()
        if match.state.actor >= 0:
            known = game.recall(match, match.state.actor)
            known.apply(known.legal_actions()[-1])
            assert match.state.key() == before


# Silent where it must be ---------------------------------------------------------------------------------


def worlds(game: Game, watcher: int, seed: int) -> Iterator[tuple[Match, Match]]:
    """Two games at each decision, alike but for mountain tiles that others look at, as long as they look alike."""
    rng = random.Random(seed)
    pair = Match(game, seed, luck="open"), Match(game, seed, luck="open")
    for _ in range(5 * DECISIONS):
        one, other = pair
        states = one.state, other.state
        if OVER in (states[0].actor, states[1].actor):
            return
        legal = [action for action in states[0].legal_actions() if states[1].is_legal(action)]
        is_look = states[0].actor == CHANCE and game.space.family(legal[0]).name == "look"
        if is_look and states[0].turn != watcher:
            actions = rng.choice(states[0].legal_actions()), rng.choice(states[1].legal_actions())
        else:
            actions = (rng.choice(legal),) * 2
        for match, action in zip(pair, actions, strict=True):
            match.apply(action)
        if states[0].actor < 0 or one.moves == other.moves:
            continue
        if game.view(one.state, watcher) != game.view(other.state, watcher):
            return
        yield pair


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 6))])
@pytest.mark.parametrize(("players", "modules"), GOLDRUSH)
def test_worlds_that_look_alike_are_recalled_alike(players: int, modules: tuple[str, ...], seed: int) -> None:
    game = frontier.game("montana", players=players, modules=modules)
    watcher = seed % players
    for number, (one, other) in enumerate(worlds(game, watcher, seed)):
        if not number % EVERY:
            shown = [frontier.record.shown(match, watcher) for match in (one, other)]
            assert shown[0] == shown[1]
            known = [game.recall(match, watcher) for match in (one, other)]
            check_equal(known[0], known[1])
            numbers = [game.observation(state, watcher).tolist() for state in known]
            assert numbers[0] == numbers[1]


def test_some_worlds_differ_in_what_was_never_shown() -> None:
    """The test above would otherwise prove nothing."""
    game = frontier.game("montana", players=2, modules=("goldrush",))
    differing = [one.state.key() != other.state.key() for seed in range(3) for one, other in worlds(game, 0, seed)]
    assert sum(differing) > 50


def test_a_dealt_claim_is_known_to_its_seat_only() -> None:
    game = frontier.game("panning", players=3)
    match = next(decisions(game, 1))
    for seat in watchers(game):
        claims = [entry["claim"] for entry in game.dump(game.recall(match, seat))["seats"]]
        assert [claim is not None for claim in claims] == [own == seat for own in range(3)]


# The record ----------------------------------------------------------------------------------------------


def running() -> Match:
    """A game of the goldrush in which somebody has looked at a tile that others do not know."""
    for match in decisions(frontier.game("montana", players=3, modules=("goldrush",)), 4):
        if all(UNSEEN in shown_moves(match, seat) for seat in range(3)):
            return match
    raise AssertionError("nobody has secrets")


def damaged(match: Match, old: str, new: str) -> str:
    text = frontier.record.shown(match, 0)
    assert old in text
    return text.replace(old, new, 1)


def test_the_first_position_is_told_and_tells_nothing_else() -> None:
    match = running()
    for seat in watchers(match.game):
        lines = frontier.record.shown(match, seat).splitlines()
        start = next(line for line in lines if line.startswith("start: "))
        assert match.game.load(json.loads(start.removeprefix("start: "))).key() == match.first.key()
    assert "start: " not in frontier.record.dumps(match)


def test_the_record_of_another_seat_tells_no_more_than_both_know() -> None:
    match = running()
    game = match.game
    both = game.observe(game.observe(match.state, 0), 1)
    check_equal(game.recall(frontier.record.shown(match, 0), 1), both)


def test_a_record_of_another_game_is_refused() -> None:
    text = frontier.record.shown(running(), 0)
    for other in (
        frontier.game("homesteaders", players=3),
        frontier.game("montana", players=2, modules=("goldrush",)),
        frontier.game("montana", players=3, modules=("events",)),
        frontier.game("montana", players=3, modules=("goldrush",), round_limit=9),
        frontier.game("montana", players=3, modules=("goldrush",), components="balanced"),
        frontier.game("montana", players=3, modules=("goldrush",), rules=1),
    ):
        with pytest.raises(RecordError, match="this game has"):
            other.recall(text, 0)
    with pytest.raises(OptionError):
        frontier.game("homesteaders", players=3).recall(running(), 0)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("start: ", "# start: ", "nobody can say how the game began"),
        ('start: {"game"', 'start: {"gone"', "gone"),
        ("start: {", "start: [", "cannot be read"),
        ("\n1 * ", "\n2 * ", "expected move 1"),
        ("\n1 * ", "\n1 0 ", "is to move"),
        ("\n1 * spin", "\n1 * look ?\n2 * spin", "look ?"),
        ("\n1 * spin", "\n1 * spoon", "spoon"),
    ],
)
def test_a_damaged_record_is_refused(old: str, new: str, told: str) -> None:
    match = running()
    with pytest.raises(RecordError) as refused:
        match.game.recall(damaged(match, old, new), 0)
    assert told in str(refused.value)


def test_a_seat_that_does_not_exist_is_refused() -> None:
    match = running()
    with pytest.raises(OptionError, match="seat 3 does not exist"):
        match.game.recall(match, 3)
