"""Self-play: logs of games, samples made of them, fits, the gate, and the folder in which a game is learnt."""

import sys
from dataclasses import replace
from pathlib import Path

import numpy
import pytest

from frontier.bots.game_bots import bots_of, features_of
from frontier.bots.learned import from_weights, read
from frontier.bots.network import HEADS
from frontier.engine.errors import OptionError
from frontier.games import GAMES, meta
from frontier.lab import gate, hidden_holdings
from frontier.lab.checkpoints import Checkpoints, save_weights
from frontier.lab.config import GameConfig
from frontier.lab.fit import HIDDEN_UNITS, fit_hidden_estimates
from frontier.lab.gate import Verdict
from frontier.lab.pioneer_0_1 import NAME as YARDSTICK
from frontier.lab.samples import SEARCH_SHARE, Recorder, concatenate, samples_of
from frontier.lab.self_play import Exploration, GameLog, SelfPlayJob, run_job, self_play_jobs
from support.cli import run

LEARNT = [id_ for id_ in GAMES if bots_of(id_).is_learnt]


def weights_file(folder: Path, game: str, seed: int = 1) -> Path:
    """Write random weights."""
    inputs = int(features_of(game).count)
    size = (inputs + 1) * HIDDEN_UNITS + HEADS * (HIDDEN_UNITS + inputs)
    rng = numpy.random.default_rng(seed)
    hidden_estimates = rng.normal(0, 0.1, (int(features_of(game).hidden), inputs + 1)).astype(numpy.float32)
    path = folder / f"weights-{seed}.npz"
    save_weights(path, rng.normal(0, 0.1, size).astype(numpy.float32), hidden_estimates, inputs)
    return path


def played(game: str, players: int, games: int, **more: object) -> list[GameLog]:
    """Play games of the yardstick with small searches."""
    return run_job(SelfPlayJob(GameConfig(game, players), range(games), (YARDSTICK,), 6, 2, **more))  # type: ignore[arg-type]


@pytest.mark.parametrize("game", LEARNT)
def test_a_log_plays_its_game_again(game: str) -> None:
    for log in played(game, 3, 2):
        state = log.config.make().new(log.seed)
        for number, action in enumerate(log.actions):
            assert state.is_legal(action)
            if number in dict(log.searched):
                assert state.actor >= 0
            state.step(action)
        assert state.winners
        assert all(len(values) == 3 and sum(values) == pytest.approx(1) for _, values in log.searched)


@pytest.mark.parametrize("game", LEARNT)
def test_the_same_seed_plays_the_same_games(game: str, tmp_path: Path) -> None:
    pool = (str(weights_file(tmp_path, game)), str(weights_file(tmp_path, game, 2)))
    job = SelfPlayJob(GameConfig(game, 2), range(4), pool, 6, 2)
    assert run_job(job) == run_job(job)
    assert run_job(job) != run_job(replace(job, seeds=range(4, 8)))


def test_games_without_exploration_are_searched_from_the_first_decision() -> None:
    plain = Exploration(plain_percent=100, sampled_percent=0, styled_percent=0, earlier_percent=0, greedy_percent=0)
    for log in played("homesteaders", 2, 2, exploration=plain, full_percent=100):
        game, state, decisions = log.config.make(), None, []
        state = game.new(log.seed)
        for number, action in enumerate(log.actions):
            if state.actor >= 0:
                decisions.append(number)
            state.step(action)
        assert [place for place, _ in log.searched] == decisions


@pytest.mark.parametrize("game", LEARNT)
def test_value_targets_mix_the_result_with_what_the_search_found(game: str) -> None:
    log = played(game, 3, 1, full_percent=100)[0]
    recorder = Recorder(game)
    recorder.record(log)
    table = recorder.samples()[3]
    assert table.features.shape == (len(table), 3, int(features_of(game).count))
    assert numpy.allclose(table.value_targets.sum(1), 1, atol=1e-5)
    assert len(table) > 20
    without = Recorder(game)
    without.record(replace(log, searched=[(place, [0.0] * 3) for place, _ in log.searched]))
    result = without.samples()[3].value_targets / (1 - SEARCH_SHARE)
    assert numpy.allclose(result, result[0])  # one game, one result
    assert numpy.allclose(result.sum(1), 1, atol=1e-5)
    assert (table.points == table.points[0]).all()
    assert (numpy.diff(table.remaining) < 0).all()


def test_samples_keep_the_order_of_the_logs() -> None:
    logs = [*played("montana", 2, 2), *played("montana", 4, 1)]
    together = samples_of(logs, 1, lambda _: None)
    one_by_one = concatenate([samples_of([log], 1, lambda _: None) for log in logs])
    assert together.keys() == one_by_one.keys() == {2, 4}
    for players, table in together.items():
        assert all((vars(table)[name] == vars(one_by_one[players])[name]).all() for name in vars(table))


def test_a_round_has_tables_of_every_size_and_each_seed_once() -> None:
    for game in LEARNT:
        jobs = self_play_jobs(game, 700, 1, [YARDSTICK], 8, Exploration())
        seeds = [seed for job in jobs for seed in job.seeds]
        assert len(seeds) == len(set(seeds)) == pytest.approx(700, abs=70)
        assert {job.config.players for job in jobs} == {2, 3, 4}
        singly = {(module,) for module in meta(game).modules}
        assert {job.config.modules for job in jobs} == {(), meta(game).modules} | singly


def test_equal_weights_share_a_pair_of_games(tmp_path: Path) -> None:
    path = str(weights_file(tmp_path, "montana"))
    one, other = gate.play(gate.Duel(GameConfig("montana", 2), 5, (path, path), 4))
    assert one.winners == other.winners
    assert one.seats == other.seats[::-1]


def test_the_gate_stops_when_it_is_decided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The yardstick wins against random weights, and random weights do not become the best."""
    monkeypatch.setattr(gate, "MOST_PAIRS", 40)
    weak = str(weights_file(tmp_path, "homesteaders"))
    lost = gate.test("homesteaders", weak, YARDSTICK, 1, 4, 1, "processes")
    assert not lost.accepted
    assert lost.won < lost.games / 4
    won = gate.test("homesteaders", YARDSTICK, weak, 1, 4, 1, "processes")
    assert won.accepted
    assert won.games == 40


def test_checkpoints_go_on_where_they_stopped(tmp_path: Path) -> None:
    checkpoints = Checkpoints(tmp_path, "montana", 1)
    assert checkpoints.rounds() == []
    assert checkpoints.pool() == [YARDSTICK]
    logs = [*played("montana", 2, 2), *played("montana", 3, 1)]
    checkpoints.save_games(1, logs)
    again = checkpoints.load_games(1)
    for log, stored in zip(logs, again, strict=True):
        assert (stored.config, stored.seed, stored.actions) == (log.config, log.seed, log.actions)
        assert [place for place, _ in stored.searched] == [place for place, _ in log.searched]
        assert numpy.allclose([values for _, values in stored.searched], [values for _, values in log.searched])
    for won, is_accepted in ((30, True), (12, False), (31, True)):
        checkpoints.complete_round(Verdict(won, 40, is_accepted))
    assert Checkpoints(tmp_path, "montana", 1).best() == 3
    assert checkpoints.pool() == [str(checkpoints.weights(3)), str(checkpoints.weights(1))]
    with pytest.raises(OptionError, match="games of round 2 are missing"):
        checkpoints.load_games(2)
    with pytest.raises(OptionError, match="another folder"):
        Checkpoints(tmp_path, "montana", 2).rounds()


def test_without_pytorch_nobody_plays_for_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    told = run("train", "montana", "-f", str(tmp_path / "checkpoints"))
    assert told.exit_code != 0
    assert "frontier-table[train]" in str(told.exception or told.output)
    assert not (tmp_path / "checkpoints").exists()


def test_weights_of_other_features_are_refused(tmp_path: Path) -> None:
    data = weights_file(tmp_path, "montana").read_bytes()
    with pytest.raises(OptionError, match="other features"):
        from_weights("homesteaders", read(data))
    with pytest.raises(OptionError, match="hidden things"):
        from_weights("montana", replace(read(data), hidden_estimates=[1.0]))


def test_hidden_numbers_are_estimated_from_what_others_see(tmp_path: Path) -> None:
    weights = str(weights_file(tmp_path, "homesteaders"))
    job = hidden_holdings.EarnestJob(GameConfig("homesteaders", 2), range(6), weights)
    _, features, numbers = hidden_holdings.run_numbered((0, job))
    found = fit_hidden_estimates(features, numbers)
    assert found.shape == (numbers.shape[1], int(features_of("homesteaders").count) + 1)
    estimated = numpy.hstack([features, numpy.ones((len(numbers), 1))]) @ found.T
    assert ((estimated - numbers) ** 2).mean() < 0.7 * ((numbers.mean(0) - numbers) ** 2).mean()
