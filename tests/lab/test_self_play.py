"""Self-play: the samples recorded of games, and the folder in which a game is learnt."""

import sys
from dataclasses import replace
from pathlib import Path

import numpy
import pytest

from frontier.bots.game_bots import bots_of, features_of
from frontier.bots.learned import from_weights, read
from frontier.engine.errors import OptionError
from frontier.games import GAMES, meta
from frontier.lab.checkpoints import Checkpoints, save_weights
from frontier.lab.config import GameConfig
from frontier.lab.fit import HIDDEN_UNITS, fit_hidden_estimates
from frontier.lab.self_play import SelfPlayJob, concatenate, evaluation_jobs, run_job, self_play_jobs
from support.cli import run

LEARNT = [id_ for id_ in GAMES if bots_of(id_).is_learnt]


def weights_file(folder: Path, game: str, outputs: int) -> Path:
    """Write random weights, with one output or with a policy as well."""
    inputs = int(features_of(game).count)
    size = inputs * HIDDEN_UNITS + HIDDEN_UNITS + outputs * (HIDDEN_UNITS + inputs)
    rng = numpy.random.default_rng(1)
    hidden_estimates = rng.normal(0, 0.1, (int(features_of(game).hidden), inputs + 1)).astype(numpy.float32)
    save_weights(folder / "weights.npz", rng.normal(0, 0.1, size).astype(numpy.float32), hidden_estimates, inputs)
    return folder / "weights.npz"


@pytest.mark.parametrize("game", LEARNT)
def test_value_targets_are_the_results_of_the_games(game: str) -> None:
    samples = run_job(SelfPlayJob(GameConfig(game, 3), range(2), None))
    assert samples.features.shape == (len(samples.value_targets), 4, int(features_of(game).count))
    assert len(samples.value_targets) > 20
    assert numpy.allclose(samples.value_targets[:, :3].sum(1), 1, atol=1e-5)
    assert (samples.value_targets[:, 3] == -1).all()  # nobody sits there
    assert not samples.features[:, 3].any()
    assert len(numpy.unique(samples.value_targets, axis=0)) == 2  # two games


@pytest.mark.parametrize("outputs", [1, 2])
@pytest.mark.parametrize("game", LEARNT)
def test_visit_shares_of_searched_decisions_are_recorded(tmp_path: Path, game: str, outputs: int) -> None:
    job = SelfPlayJob(GameConfig(game, 2), range(1), str(weights_file(tmp_path, game, outputs)), iterations=4)
    samples = run_job(job)
    assert len(samples.move_features) == len(samples.visit_shares) == samples.move_counts.sum()
    starts = numpy.cumsum(samples.move_counts) - samples.move_counts
    assert numpy.allclose(numpy.add.reduceat(samples.visit_shares, starts), 1, atol=1e-5)
    again = run_job(job)
    assert (again.features == samples.features).all()
    assert (again.visit_shares == samples.visit_shares).all()


def test_evaluation_games_do_not_explore(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What others hide is learnt from games without weight noise, random moves and greedy seats."""
    jobs = self_play_jobs("homesteaders", 1, 1, str(weights_file(tmp_path, "homesteaders", 1)), epsilon=50)
    assert [(job.config, job.seeds) for job in evaluation_jobs(jobs)] == [(job.config, job.seeds) for job in jobs]

    def forbidden(*_: object) -> None:
        raise AssertionError("somebody explores")

    for name in ("noisy_evaluator", "bot"):
        monkeypatch.setattr(f"frontier.lab.self_play.{name}", forbidden)
    evaluation = evaluation_jobs(jobs)[0]
    assert (evaluation.epsilon_random, evaluation.epsilon_near_best) == (0, 0)
    assert len(run_job(evaluation).hidden_numbers) > 10
    with pytest.raises(AssertionError, match="explores"):
        run_job(jobs[0])


def test_a_round_has_tables_of_every_size_and_each_seed_once() -> None:
    for game in LEARNT:
        jobs = self_play_jobs(game, 700, 1, None, 1)
        seeds = [seed for job in jobs for seed in job.seeds]
        assert len(seeds) == len(set(seeds)) == pytest.approx(700, abs=70)
        assert {job.config.players for job in jobs} == {2, 3, 4}
        assert {job.config.modules for job in jobs} == {(), meta(game).modules}


def test_checkpoints_go_on_where_they_stopped(tmp_path: Path) -> None:
    checkpoints = Checkpoints(tmp_path, "montana", 1)
    assert checkpoints.rounds_done() == 0
    samples = run_job(SelfPlayJob(GameConfig("montana", 2), range(1), None))
    checkpoints.save_samples(1, concatenate([samples, samples]))
    checkpoints.complete_round(0.25)
    assert Checkpoints(tmp_path, "montana", 1).strengths() == [0.25]
    assert 0 < len(checkpoints.replay_samples(1).value_targets) < 2 * len(samples.value_targets)
    checkpoints.delete_samples(1)
    assert not list(tmp_path.glob("*.npz"))
    with pytest.raises(OptionError, match="samples of round 1 are missing"):
        checkpoints.replay_samples(1)
    with pytest.raises(OptionError, match="another folder"):
        Checkpoints(tmp_path, "montana", 2).rounds_done()


def test_without_pytorch_nobody_plays_for_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    told = run("train", "montana", "-f", str(tmp_path / "checkpoints"))
    assert told.exit_code != 0
    assert "frontier-table[train]" in str(told.exception or told.output)
    assert not (tmp_path / "checkpoints").exists()


def test_weights_of_other_features_are_refused(tmp_path: Path) -> None:
    data = weights_file(tmp_path, "montana", 1).read_bytes()
    with pytest.raises(OptionError, match="other features"):
        from_weights("homesteaders", read(data))
    with pytest.raises(OptionError, match="hidden things"):
        from_weights("montana", replace(read(data), hidden_estimates=[1.0]))


def test_hidden_numbers_are_estimated_from_what_others_see() -> None:
    samples = run_job(SelfPlayJob(GameConfig("homesteaders", 2), range(6), None))
    held, inputs = samples.hidden_numbers.mean(0), int(features_of("homesteaders").count)
    found = fit_hidden_estimates(samples)
    assert found.shape == (len(held), inputs + 1)
    estimated = numpy.hstack([samples.observed_features, numpy.ones((len(samples.hidden_numbers), 1))]) @ found.T
    assert ((estimated - samples.hidden_numbers) ** 2).mean() < 0.7 * ((held - samples.hidden_numbers) ** 2).mean()
