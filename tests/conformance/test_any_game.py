"""What must hold for every game. A new game joins by its line in CONFIGURATIONS."""

import json
import random
from collections import Counter
from collections.abc import Iterator

import pytest

import frontier
from frontier import CHANCE, OVER, EventLog, Game, IllegalAction, Match, OptionError, State
from frontier.engine.actions import Value
from frontier.engine.declared import DeclaredGame
from frontier.engine.game import COLOURS
from frontier.engine.shapes import View
from frontier.ledger import load_ledgers
from frontier.texts import LANGUAGES

MODULES = ("settlements", "landscapes", "events", "goldrush")
CONFIGURATIONS = [
    *[("montana", {"players": players}) for players in (2, 3, 4)],
    ("montana", {"players": 2, "matching_pair": True, "long_line": True, "round_limit": 30}),
    ("montana", {"players": 2, "modules": ("settlements", "goldrush"), "count_stacks": True}),
    ("montana", {"players": 3, "modules": ("landscapes", "events", "goldrush"), "landscape": "helena"}),
    ("montana", {"players": 4, "modules": MODULES}),
    ("montana", {"players": 2, "starting_tile": "chosen"}),
    ("montana", {"players": 3, "modules": MODULES, "landscape": "bighorn_canyon", "starting_tile": "chosen"}),
    ("montana", {"players": 3, "modules": MODULES, "rules": 1}),
    *[pytest.param(("montana", {"players": n, "modules": MODULES}), marks=pytest.mark.slow) for n in (2, 3)],
    *[("homesteaders", {"players": players}) for players in (2, 3, 4)],
    ("homesteaders", {"players": 3, "screens": False}),
    *[("panning", {"players": players}) for players in (2, 3, 4)],
]
# Moves of a random game, chance included: 100 rounds of 4 seats, and 11 income phases, stay far below.
LONGEST = {"montana": 12_000, "homesteaders": 3_000, "panning": 500}
LEDGER_IDS = {rule.id for rule in load_ledgers().rules}


@pytest.fixture(params=CONFIGURATIONS, ids=lambda entry: f"{entry[0]}-{'-'.join(map(str, entry[1].values()))}")
def game(request: pytest.FixtureRequest) -> Game:
    name, options = request.param
    return frontier.game(name, **options)


def positions(game: Game, seed: int) -> Iterator[State]:
    """Every position of one random game, the last one included."""
    state = game.new(seed)
    rng = random.Random(seed)
    for _ in range(LONGEST[game.id]):
        yield state
        if state.actor == OVER:
            return
        state.apply(rng.choice(state.legal_actions()))
    raise AssertionError(f"no end after {LONGEST[game.id]} moves")


def sample(game: Game, seeds: int, share: float) -> Iterator[State]:
    """Some positions of several random games."""
    rng = random.Random(99)
    for seed in range(seeds):
        for state in positions(game, seed):
            if rng.random() < share or state.actor == OVER:
                yield state


def test_random_games_end_with_a_winner(game: Game) -> None:
    for seed in range(15):
        *_, last = positions(game, seed)
        assert last.actor == OVER
        assert last.legal_actions() == []
        assert last.ending
        assert last.winners
        assert set(last.winners) <= set(range(game.players))
        assert len(last.scores) == game.players


def test_legal_actions_are_ascending_unique_and_in_range(game: Game) -> None:
    for seed in range(5):
        for state in positions(game, seed):
            legal = state.legal_actions()
            assert legal == sorted(set(legal))
            assert all(0 <= action < game.action_count for action in legal)
            if state.actor >= 0:
                assert len(legal) > 1, "a decision without a choice was asked"
            assert (state.actor == OVER) == (not legal)


def test_explain_is_none_exactly_for_legal_actions_and_names_a_rule_otherwise(game: Game) -> None:
    told = Counter[str]()
    for state in sample(game, seeds=6, share=30 / game.action_count):
        legal = set(state.legal_actions())
        for action in range(game.action_count):
            reason = game.explain(state, action)
            assert (reason is None) == (action in legal), game.notation.write(state, action)
            if reason is not None:
                assert reason.rule in LEDGER_IDS, reason
                told[reason.key] += 1
                for lang in LANGUAGES if told[reason.key] <= 10 else ():
                    assert game.describe_reason(reason, lang)


def test_the_plain_answer_is_legal(game: Game) -> None:
    answers = [(state.clone(), game.plain_answer(state)) for state in sample(game, seeds=3, share=0.2)]
    found = [(state, answer) for state, answer in answers if answer is not None]
    assert found
    assert all(state.is_legal(answer) for state, answer in found)


def test_illegal_actions_change_nothing(game: Game) -> None:
    for state in sample(game, seeds=3, share=0.05):
        before = state.key()
        legal = set(state.legal_actions())
        for action in [a for a in range(game.action_count) if a not in legal][::7]:
            with pytest.raises(IllegalAction) as refused:
                state.apply(action)
            assert refused.value.rule in LEDGER_IDS
        assert state.key() == before
        assert set(state.legal_actions()) == legal


@pytest.mark.parametrize("action", [-1, 10_000, 2**70, -(2**70)])
def test_codes_outside_the_action_space_are_refused(game: Game, action: int) -> None:
    state = game.new(3)
    before = state.key()
    for attempt in (state.apply, lambda code: game.explain(state, code), game.space.fields):
        with pytest.raises((OptionError, IllegalAction)):
            attempt(action)
    assert state.key() == before


def test_numpy_integers_are_actions_too(game: Game) -> None:
    numpy = pytest.importorskip("numpy")
    state = game.new(2)
    for _ in range(12):
        action = numpy.array(state.legal_actions())[-1]
        assert game.explain(state, action) is None
        assert game.describe(state, action) == game.describe(state, int(action))
        assert game.notation.write(state, action) == game.notation.write(state, int(action))
        state.apply(action)
    with pytest.raises(IllegalAction):
        state.apply(numpy.int64(9_999))
    with pytest.raises(TypeError):
        state.apply("recruit")  # type: ignore[arg-type]


def test_clones_are_independent_and_equal(game: Game) -> None:
    rng = random.Random(5)
    for state in sample(game, seeds=4, share=0.1):
        twin = state.clone()
        assert twin.key() == state.key()
        assert twin.legal_actions() == state.legal_actions()
        if state.actor == OVER:
            continue
        before, legal = state.key(), state.legal_actions()
        twin.apply(rng.choice(legal))
        assert state.key() == before
        assert state.legal_actions() == legal
        assert twin.key() != before


def test_same_seed_same_game(game: Game) -> None:
    assert game.new(11).key() == game.new(11).key()
    assert game.new("club night").key() == game.new("club night").key()
    for seed in (1, 2):
        keys = [[state.key() for state in positions(game, seed)] for _ in range(2)]
        assert keys[0] == keys[1]


def test_dump_and_load_round_trip(game: Game) -> None:
    for state in sample(game, seeds=6, share=0.3):
        data = json.loads(json.dumps(game.dump(state)))
        again = game.load(data)
        assert again.key() == state.key()
        assert again.legal_actions() == state.legal_actions()
        assert again.actor == state.actor
        assert game.dump(again) == data


def test_notation_and_fields_round_trip_for_every_legal_action(game: Game) -> None:
    for state in sample(game, seeds=5, share=0.3):
        texts = [game.notation.write(state, action) for action in state.legal_actions()]
        assert [game.notation.read(state, text) for text in texts] == state.legal_actions()
        assert len(set(texts)) == len(texts)
        for action in state.legal_actions():
            assert json.dumps(game.space.fields(action))


def test_every_legal_action_event_and_question_has_words_in_every_language(game: Game) -> None:
    rng = random.Random(8)
    for seed in range(3):
        match = Match(game, seed)
        match.draw()
        while match.state.actor != OVER:
            lang = rng.choice(LANGUAGES)
            assert game.prompt(match.state, lang)
            assert all(game.describe(match.state, action, lang) for action in match.state.legal_actions())
            match.play(rng.choice(match.state.legal_actions()))
            assert all(game.describe_event(match.state, event, lang) for event in match.events)


def test_record_round_trip(game: Game) -> None:
    rng = random.Random(4)
    for seed in (0, "kitchen table"):
        match = Match(game, seed)
        match.draw()
        while match.state.actor != OVER:
            match.play(rng.choice(match.state.legal_actions()))
        text = frontier.record.dumps(match)
        again = frontier.record.loads(text)
        assert again.moves == match.moves
        assert again.state.key() == match.state.key()
        assert frontier.record.dumps(again) == text


def test_chance_outcomes_are_the_legal_actions_and_sum_to_one(game: Game) -> None:
    met = 0
    for state in sample(game, seeds=4, share=1.0):
        outcomes = state.chance_outcomes()
        if state.actor == CHANCE:
            met += 1
            assert [action for action, _ in outcomes] == state.legal_actions()
            assert sum(probability for _, probability in outcomes) == pytest.approx(1.0)
        else:
            assert outcomes == []
    assert met > 10


def test_views_are_json_for_every_seat_and_the_spectator(game: Game) -> None:
    for state in sample(game, seeds=2, share=0.1):
        for seat in (*range(game.players), None):
            view = game.view(state, seat)
            assert json.loads(json.dumps(view)) == view
            assert view["seat"] == seat
    with pytest.raises(OptionError):
        game.view(game.new(1), game.players)


def test_every_view_tells_what_layers_above_read(game: Game) -> None:
    for state in sample(game, seeds=2, share=0.1):
        for seat in (*range(game.players), None):
            view = game.view(state, seat)
            assert View.__required_keys__ <= set(view)
            assert {key: view[key] for key in game.settings()} == game.settings()
            assert (view["seat"], view["actor"], view["round"]) == (seat, state.actor, state.round)
            assert (view["winners"], view["ending"]) == (list(state.winners), state.ending)
            assert isinstance(view["phase"], str)
            assert [entry["colour"] for entry in view["seats"]] == list(COLOURS[: game.players])
            assert len(view["scores"]) == game.players
        assert game.open_view(state)["scores"] == list(state.scores)


def test_what_a_seat_observes_shows_what_it_sees(game: Game) -> None:
    for state in sample(game, seeds=2, share=0.1):
        for seat in range(game.players):
            assert game.view(game.observe(state, seat), seat) == game.view(state, seat)


def other_worlds(game: Game, state: State, seat: int) -> list[State]:
    """Positions that differ from this one only in what the seat cannot know: none in Montana's base game (M-AMB-58)."""
    if game.options.get("screens"):
        return richer_rivals(game, state, seat)
    if isinstance(game, DeclaredGame):
        return other_secrets(game, state, seat)
    return other_tiles(game, state, seat) if "goldrush" in game.modules else []


def other_secrets(game: DeclaredGame, state: State, seat: int) -> list[State]:
    """A declared game: what another seat alone knows is something else."""
    worlds: list[State] = []
    if state.actor == OVER:
        return worlds  # everything lies open
    data = game.dump(state)
    for slot in [slot for slot in game.slots if slot.is_secret and slot.ids]:
        for other in [other for other in range(game.players) if other != seat]:
            for id_ in [id_ for id_ in slot.ids[1:] if data["seats"][other][slot.name] not in (id_, slot.ids[0])]:
                world = json.loads(json.dumps(data))
                world["seats"][other][slot.name] = id_
                worlds.append(game.load(world))
    return worlds


def other_tiles(game: Game, state: State, seat: int) -> list[State]:
    """Montana: a mountain tile that others have seen, and this seat has not, is another one (X-AMB-48)."""
    worlds: list[State] = []
    if state.actor == OVER:
        return worlds  # everything lies open
    data = game.dump(state)
    printed = {entry["id"]: entry["count"] for entry in game.view(state, None)["printed"]["mountain_tiles"]}
    seen = [entry["tile"] for entry in data["mountains"].values() if entry["tile"]]
    for label, entry in data["mountains"].items():
        if entry["tile"] is None or seat in entry["known_to"]:
            continue
        for tile, count in printed.items():
            if seen.count(tile) < count and tile != entry["tile"]:
                other = json.loads(json.dumps(data))
                other["mountains"][label]["tile"] = tile
                worlds.append(game.load(other))
    return worlds


def richer_rivals(game: Game, state: State, seat: int) -> list[State]:
    """Homesteaders: somebody else has more behind the screen (H-INFO-01)."""
    worlds: list[State] = []
    data = game.dump(state)
    for other in range(game.players):
        if other == seat or state.actor == OVER:
            continue
        for key in ("silver", "trade", "vp", "debt"):
            if key == "debt" and data["seats"][other][key] >= 30:
                continue  # with 36 a decision can lose its choice
            richer = json.loads(json.dumps(data))
            richer["seats"][other][key] += 1
            worlds.append(game.load(richer))
        richer = json.loads(json.dumps(data))
        richer["seats"][other]["goods"]["gold"] += 1
        worlds.append(game.load(richer))
    return worlds


def events_after(game: Game, state: State, action: int) -> list[dict[str, Value]]:
    """What everybody hears when an action is carried out."""
    after, log = state.clone(), EventLog()
    after.listener = log
    after.apply(action)
    return [game.event_fields(event) for event in log.take()]


TELLING = ("use", "reveal")  # moves that reveal something by themselves
SILENT = ("montana", "panning")  # games whose events never depend on what is hidden; in Homesteaders changes are told


def test_what_is_hidden_cannot_be_told(game: Game) -> None:
    compared = 0
    for state in sample(game, seeds=2, share=0.04):
        for seat in range(game.players):
            for world in other_worlds(game, state, seat)[:20]:
                compared += 1
                assert world.actor == state.actor
                for action in set(state.legal_actions()) & set(world.legal_actions()):
                    if game.id in SILENT and state.actor >= 0 and game.space.family(action).name not in TELLING:
                        assert events_after(game, world, action) == events_after(game, state, action)
                assert game.view(world, seat) == game.view(state, seat)
                assert game.observe(world, seat).key() == game.observe(state, seat).key()
                assert game.observe(world, seat).legal_actions() == game.observe(state, seat).legal_actions()
                assert (game.observation(world, seat) == game.observation(state, seat)).all()
    if not compared:
        pytest.skip(f"{game.id} hides nothing")


def test_observations_are_finite_float32_vectors_of_one_length(game: Game) -> None:
    numpy = pytest.importorskip("numpy")
    sizes = set()
    for state in sample(game, seeds=2, share=0.1):
        for seat in range(game.players):
            vector = game.observation(state, seat)
            assert vector.dtype == numpy.float32
            assert numpy.isfinite(vector).all()
            sizes.add(vector.shape)
    assert sizes == {(game.observation_size,)}


def play_by_number(game: Game, seed: int) -> Match:
    """A whole game in which everything but chance follows a fixed pattern."""
    match = Match(game, seed)
    match.draw()
    while match.state.actor != OVER:
        match.play(match.state.legal_actions()[len(match.moves) % len(match.state.legal_actions())])
    return match


def test_matches_with_the_same_seed_draw_the_same_luck_others_do_not(game: Game) -> None:
    assert play_by_number(game, 21).moves == play_by_number(game, 21).moves
    assert len({tuple(play_by_number(game, seed).moves) for seed in range(10)}) == 10
