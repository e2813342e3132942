"""Self-play: what is written down of games, and the folder in which a game is learnt."""

import sys
from dataclasses import replace
from pathlib import Path

import numpy
import pytest

from frontier.bots.learned import FEATURES, from_weights, read
from frontier.engine.errors import OptionError
from frontier.games import GAMES, meta
from frontier.lab.config import GameConfig
from frontier.lab.school import HIDDEN, School, fit_guesses, save
from frontier.lab.train import Lesson, in_earnest, lessons, together, watch
from support.cli import run


def weights_file(folder: Path, game: str, outputs: int) -> Path:
    """Weights of no use, with or without leanings."""
    inputs = int(FEATURES[game].count)
    size = inputs * HIDDEN + HIDDEN + outputs * (HIDDEN + inputs)
    rng = numpy.random.default_rng(1)
    guesses = rng.normal(0, 0.1, (int(FEATURES[game].hidden), inputs + 1)).astype(numpy.float32)
    save(folder / "weights.npz", rng.normal(0, 0.1, size).astype(numpy.float32), guesses, inputs)
    return folder / "weights.npz"


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_worth_what_came_of_them(game: str) -> None:
    seen = watch(Lesson(GameConfig(game, 3), range(2), None))
    assert seen.features.shape == (len(seen.credits), 4, int(FEATURES[game].count))
    assert len(seen.credits) > 20
    assert numpy.allclose(seen.credits[:, :3].sum(1), 1, atol=1e-5)
    assert (seen.credits[:, 3] == -1).all()  # nobody sits there
    assert not seen.features[:, 3].any()
    assert len(numpy.unique(seen.credits, axis=0)) == 2  # two games


@pytest.mark.parametrize("outputs", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_a_learner_tells_what_its_search_looked_at(tmp_path: Path, game: str, outputs: int) -> None:
    lesson = Lesson(GameConfig(game, 2), range(1), str(weights_file(tmp_path, game, outputs)), iterations=4)
    seen = watch(lesson)
    assert len(seen.moves) == len(seen.looks) == seen.counts.sum()
    starts = numpy.cumsum(seen.counts) - seen.counts
    assert numpy.allclose(numpy.add.reduceat(seen.looks, starts), 1, atol=1e-5)
    again = watch(lesson)
    assert (again.features == seen.features).all()
    assert (again.looks == seen.looks).all()


def test_in_earnest_nobody_tries_anything_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What serious players hold is learnt where all are: no whim, no slip, nobody greedy."""
    plan = lessons("homesteaders", 1, 1, str(weights_file(tmp_path, "homesteaders", 1)), slips=50)
    assert [(one.config, one.seeds) for one in in_earnest(plan)] == [(one.config, one.seeds) for one in plan]

    def forbidden(*_: object) -> None:
        raise AssertionError("somebody tries something out")

    for name in ("whim", "bot"):
        monkeypatch.setattr(f"frontier.lab.train.{name}", forbidden)
    lesson = in_earnest(plan)[0]
    assert (lesson.slips, lesson.strays) == (0, 0)
    assert len(watch(lesson).held) > 10
    with pytest.raises(AssertionError, match="tries"):
        watch(plan[0])


def test_a_round_has_tables_of_every_size_and_each_seed_once() -> None:
    for game in GAMES:
        plan = lessons(game, 700, 1, None, 1)
        seeds = [seed for lesson in plan for seed in lesson.seeds]
        assert len(seeds) == len(set(seeds)) == pytest.approx(700, abs=70)
        assert {lesson.config.players for lesson in plan} == {2, 3, 4}
        assert {lesson.config.modules for lesson in plan} == {(), meta(game).modules}


def test_a_school_goes_on_where_it_stopped(tmp_path: Path) -> None:
    school = School(tmp_path, "montana", 1)
    assert school.done() == 0
    seen = watch(Lesson(GameConfig("montana", 2), range(1), None))
    school.keep(1, together([seen, seen]))
    school.note(0.25)
    assert School(tmp_path, "montana", 1).strengths() == [0.25]
    assert 0 < len(school.kept(1).credits) < 2 * len(seen.credits)
    school.forget(1)
    assert not list(tmp_path.glob("*.npz"))
    with pytest.raises(OptionError, match="another folder"):
        School(tmp_path, "montana", 2).done()


def test_without_pytorch_nobody_plays_for_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    told = run("train", "montana", "-f", str(tmp_path / "school"))
    assert told.exit_code != 0
    assert "frontier-table[train]" in str(told.exception or told.output)
    assert not (tmp_path / "school").exists()


def test_weights_of_other_features_are_refused(tmp_path: Path) -> None:
    data = weights_file(tmp_path, "montana", 1).read_bytes()
    with pytest.raises(OptionError, match="other features"):
        from_weights("homesteaders", read(data))
    with pytest.raises(OptionError, match="hidden things"):
        from_weights("montana", replace(read(data), hidden_estimates=[1.0]))


def test_what_others_hold_is_learnt_from_how_they_look() -> None:
    seen = watch(Lesson(GameConfig("homesteaders", 2), range(6), None))
    held, inputs = seen.held.mean(0), int(FEATURES["homesteaders"].count)
    found = fit_guesses(seen)
    assert found.shape == (len(held), inputs + 1)
    guessed = numpy.hstack([seen.looks_of_others, numpy.ones((len(seen.held), 1))]) @ found.T
    assert ((guessed - seen.held) ** 2).mean() < 0.7 * ((held - seen.held) ** 2).mean()
