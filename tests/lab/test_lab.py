"""Simulations and measurements."""

import json
from pathlib import Path

import pytest

from frontier.games import GAMES, meta
from frontier.lab.bench import BEGIN, END, Figures, Peer, Report, measure, run_peers
from frontier.lab.bench_search import Searches, measure_search
from frontier.lab.config import GameConfig
from frontier.lab.pairings import rotations
from frontier.lab.simulate import run

CONFIG = GameConfig("montana", 3, (), (("round_limit", 6),))
PAIRINGS = rotations(CONFIG, ("greedy", "random", "random"), range(4, 10))


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    heard: list[int] = []
    alone, together = run(PAIRINGS, 1, heard.append), run(PAIRINGS, 2, heard.append)
    assert sum(heard) == 12
    results = [dict(summary.as_json(), seconds=0) for summary in (alone, together)]
    assert results[0] == results[1]
    assert json.dumps(results[0])


def test_wins_are_shared_out_completely() -> None:
    summary = run(PAIRINGS, 1, lambda done: None)
    assert sum(row.wins for row in summary.bots.values()) == pytest.approx(6)
    assert sum(summary.seat_shares()) == pytest.approx(1)
    assert summary.bots["greedy"].games == 6
    assert summary.bots["random"].games == 12
    assert summary.longest <= 6


def test_measuring_gives_figures_for_every_player_count() -> None:
    figures = measure(seconds=0.02, runs=1)
    expected = [(id_, modules) for id_ in GAMES for modules in sorted({0, len(meta(id_).modules)})]
    found = [(figure.game, figure.modules, figure.players) for figure in figures]
    assert found == [(id_, modules, n) for id_, modules in expected for n in (2, 3, 4)]
    assert all(figure.playout > 0 and figure.python > 0 and figure.clone_us > 0 for figure in figures)


def test_measuring_the_search_gives_figures_for_every_game() -> None:
    searches = measure_search(seconds=0.01, runs=1)
    assert {search.game for search in searches} == set(GAMES)
    assert all(search.playouts > 0 and search.network > 0 for search in searches)


def test_a_report_goes_between_the_markers(tmp_path: Path) -> None:
    page = tmp_path / "README.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n")
    peers = [Peer("slow", "1", 100.0, 50.0, 333.0, ""), Peer("gone", "", None, None, None, "not installed")]
    figures = [Figures("montana", 2, 0, 2e6, 1e6, 0.2), Figures("montana", 2, 4, 1.5e6, 1e6, 0.2)]
    searches = [Searches("montana", 2, 16000.0, 120000.0)]
    Report(figures, searches, peers, 1.0, 3).write_into(page)
    text = page.read_text()
    assert text.startswith("before")
    assert text.endswith("after\n")
    assert "old" not in text
    assert "10000x" in text
    assert "montana, 4 modules, 2 players: 75% of the decisions/s" in text
    assert "not measured: not installed" in text
    assert "| montana, 2 players | 16,000 | 120,000 |" in text
    assert "slow 1, its own search in C++ | 333 |" in text
    page.write_text("no markers")
    with pytest.raises(ValueError, match="markers"):
        Report([], [], [], 1.0, 3).write_into(page)


def test_peers_that_cannot_run_are_reported(tmp_path: Path) -> None:
    peers = run_peers(tmp_path / "no-python", 0.1, 1)
    assert len(peers) == 1
    assert "FileNotFoundError" in peers[0].missing
