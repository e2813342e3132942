"""Characters: who bots are, what they like, and how the weaker levels go wrong, always in the same way."""

from collections import Counter
from itertools import islice
from statistics import mean, pstdev

import pytest

import frontier
from bots.test_search import LEARNT, positions
from frontier import LEVELS, Game, OptionError, bot
from frontier.bots.characters import CHARACTERS, LIKING, STYLES, likings, prejudices, spread, style_of
from frontier.bots.game_bots import bots_of
from frontier.games import meta
from frontier.texts import LANGUAGES, text

BY_STYLE = {style: next(name for name in CHARACTERS if CHARACTERS[name] == style) for style in STYLES}


def test_every_name_has_a_style_and_every_style_some_names() -> None:
    shares = Counter(CHARACTERS.values())
    assert set(shares) == set(STYLES)
    assert min(shares.values()) >= 5
    assert all(name.isascii() and name.istitle() for name in CHARACTERS)


@pytest.mark.parametrize("style", STYLES)
def test_every_style_is_told_in_every_language(style: str) -> None:
    told = {text(lang, f"server-style-{style}-about") for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)


def whole(id_: str) -> Game:
    """A game with all that it may have."""
    return frontier.game(id_, players=2, modules=meta(id_).modules)


@pytest.mark.parametrize("id_", LEARNT)
def test_styles_are_about_what_there_is(id_: str) -> None:
    styles, families = bots_of(id_).styles, whole(id_).space.named
    assert set(styles) == set(STYLES)
    for liked in styles.values():
        assert liked.keys() <= families.keys()
        assert all(-1.0 <= weight <= 1.0 for weight in liked.values())
        assert max(liked.values()) == 1.0 or set(liked.values()) & {0.5}


@pytest.mark.parametrize("id_", LEARNT)
def test_likings_are_those_of_the_families(id_: str) -> None:
    game = whole(id_)
    for style, name in BY_STYLE.items():
        found, liked = likings(game, name), bots_of(id_).styles[style]
        assert len(found) == game.space.count
        for action, weight in enumerate(found):
            assert weight == liked.get(game.space.family(action).name, 0.0)
    assert likings(game, "") == []


@pytest.mark.parametrize("id_", LEARNT)
def test_prejudices_are_lasting_and_about_kinds_of_moves(id_: str) -> None:
    game = frontier.game(id_, players=2)
    ada = prejudices(game, "Ada")
    assert ada == prejudices(game, "Ada")
    assert ada != prejudices(game, "Abel")
    build = game.space["build"]
    assert len(set(ada[build.base : build.base + build.count])) == build.count
    bid = game.space["bid"]
    prices = bid.fields[1].size
    assert len(set(ada[bid.base : bid.base + bid.count])) == bid.count // prices  # not about prices
    many = [one for who in range(40) for one in prejudices(game, who)]
    assert abs(mean(many)) < 0.25
    assert 0.8 < pstdev(many) < 1.2


def test_a_single_great_move_makes_no_spread() -> None:
    assert spread([1.0, 2.0, 3.0, 1000.0]) == 1.0
    assert spread([5.0]) == 0.0
    assert spread([1.0, 1.0, 1.0, 9.0]) == 0.0


@pytest.mark.parametrize("id_", LEARNT)
@pytest.mark.parametrize("level", ["greenhorn", "settler"])
def test_somebody_goes_wrong_the_same_way_whatever_the_seed(level: str, id_: str) -> None:
    """A character mostly chooses the same again, and others choose other things."""
    game = frontier.game(id_, players=2)
    chosen: dict[str, list[tuple[int, ...]]] = {}
    for who in ("Ada", "Abel", "Wanda", "Rosa", "Levi"):
        players = [bot(f"{level}:{who}", seed) for seed in range(2)]
        for state in islice(positions(game, 7), 4, 200, 3):
            seen = game.observe(state, state.actor)
            chosen.setdefault(who, []).append(tuple(player.choose(game, seen, state.actor) for player in players))
    same = [len(set(choices)) == 1 for told in chosen.values() for choices in told]
    assert sum(same) >= 0.6 * len(same)  # equals are drawn by lot, and what chance brings is tried out
    assert len({tuple(told) for told in chosen.values()}) >= 3


@pytest.mark.parametrize("id_", LEARNT)
def test_a_liking_decides_between_moves_that_are_about_as_good(id_: str) -> None:
    """What a character likes at the root gets more of the visits, and nothing else is changed."""
    game = frontier.game(id_, players=2)
    liked = {action for action, weight in enumerate(likings(game, BY_STYLE["builder"])) if weight > 0.0}
    more = fewer = 0
    for state in islice(positions(game, 9), 10, 200):
        legal = set(state.legal_actions())
        if legal & liked and legal - liked:
            visits = []
            for name in ("pioneer@200", f"pioneer@200:{BY_STYLE['builder']}"):
                player = bot(name, 1)
                player.choose(game, game.observe(state, state.actor), state.actor)
                search = player.search_bots[game.configuration].search  # type: ignore[attr-defined]
                moves = search.moves()
                total = sum(count for _, count, _ in moves)
                visits.append(sum(count for action, count, _ in moves if action in liked) / total)
            more += visits[1] > visits[0]
            fewer += visits[1] < visits[0]
    assert more > 2 * fewer
    assert 0.0 < LIKING < 0.02


def test_names_of_bots_with_a_character() -> None:
    for level in LEVELS:
        assert bot(f"{level}:Ada", 1).name == f"{level}:Ada"
    assert style_of("Ada") == CHARACTERS["Ada"]
    for wrong in ("rancher:Nobody", "greedy:Ada", "search@5:Ada", "rancher:", "rancher:Ada:Abel"):
        with pytest.raises(OptionError):
            bot(wrong)


@pytest.mark.slow
@pytest.mark.parametrize("id_", LEARNT)
def test_a_beginner_wins_hardly_ever_by_misjudging(id_: str) -> None:
    """A character's prejudices make nobody better: `greenhorn` stays below `farmhand` whoever it is."""
    from frontier.lab.config import GameConfig
    from frontier.lab.pairings import rotations
    from frontier.lab.simulate import run

    wins = 0.0
    for name in list(CHARACTERS)[::4]:
        pairings = rotations(GameConfig(id_, 2), (f"greenhorn:{name}", "farmhand"), range(12))
        wins += run(pairings, jobs=2, progress=lambda done: None).bots["farmhand"].wins
    assert wins >= 0.6 * 12 * len(list(CHARACTERS)[::4])
