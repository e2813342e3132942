"""Positions that people put together: drawn and checked by the server."""

import json
from typing import Any

import jsonschema_rs
import pytest

import frontier
from frontier import CHANCE, Match
from frontier.engine.match import drawn
from support.server import Client, Json, ServerProcess

pytestmark = pytest.mark.slow


def first(person: Client, game: str = "montana", **more: Any) -> Json:
    """The first position of a game, as the server tells it."""
    found: Json = person.post("/api/positions/first", game=game, **more)
    return found


def check(person: Client, position: Json, **params: Any) -> Json:
    """What the server says of a position."""
    answer = person.http.post("/api/positions/check", json={"position": position}, params=params)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@pytest.mark.parametrize("game", frontier.GAMES)
def test_the_first_position_is_the_first_in_which_somebody_decides(shared_server: ServerProcess, game: str) -> None:
    stranger = shared_server.guest()
    told = first(stranger, game, players=3, seed=5)
    own = frontier.game(game, players=3)
    match = Match(own, 5)
    while match.state.actor == CHANCE:
        match.apply(drawn(5, match.state, len(match.moves)))
    assert told["position"] == json.loads(json.dumps(own.dump(match.state)))
    assert told["view"] == json.loads(json.dumps(own.open_view(match.state)))
    assert (told["problem"], told["actor"]) == (None, match.state.actor)
    body = {key: value for key, value in told["position"].items() if key not in own.settings()}
    jsonschema_rs.validate(told["form"], body)
    assert check(stranger, told["position"]) == {key: told[key] for key in told if key != "form"}


def test_what_is_wrong_is_told_in_the_words_of_the_loader_and_still_drawn(shared_server: ServerProcess) -> None:
    stranger = shared_server.guest()
    position = first(stranger)["position"]
    position["seats"][1]["goods"]["grain"] += 3
    told = check(stranger, position)
    with pytest.raises(frontier.PositionError) as refused:
        frontier.game("montana").load(position)
    assert told["problem"] == {"path": refused.value.path, "text": refused.value.problem}
    assert told["problem"]["text"].startswith("grain: expected ")
    assert told["view"]["seats"][1]["goods"] == position["seats"][1]["goods"]
    assert (told["actor"], told["prompt"]) == (None, None)
    position["seats"][1]["goods"]["grain"] = -1
    told = check(stranger, position)
    assert told["problem"]["path"] == "seats[1].goods.grain"
    assert told["view"] is None


def test_the_question_is_asked_in_the_language_of_the_reader(shared_server: ServerProcess) -> None:
    stranger = shared_server.guest()
    position = first(stranger, "homesteaders", players=4)["position"]
    asked = {lang: check(stranger, position, lang=lang)["prompt"] for lang in ("en", "de", "nl")}
    assert len(set(asked.values())) == 3


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"game": ["montana"]},
        {"players": 5},
        {"players": "2"},
        {"players": None},
        {"modules": ["nothing"]},
        {"modules": 7},
        {"modules": [["x"]]},
        {"options": {"nothing": 1}},
        {"options": {"round_limit": [[]]}},
        {"options": {"components": "/etc/passwd"}},
        {"options": []},
        {"rules": 99},
        {"rules": "1"},
        {"components": "standard"},
        {"components": {"name": "own", "hash": "0" * 16}},
        {"components": {"name": "own", "hash": 7}},
    ],
)
def test_settings_that_do_not_exist_are_refused(shared_server: ServerProcess, change: Json) -> None:
    stranger = shared_server.guest()
    position = first(stranger)["position"]
    assert stranger.refused("POST", "/api/positions/check", position=position | change) == "bad-position"


@pytest.mark.parametrize("change", [{"seats": None}, {"landscape": {"tiles": 7}}, {"areas": []}, {"more": [[[[]]]]}])
def test_nonsense_is_told_with_its_path(shared_server: ServerProcess, change: Json) -> None:
    stranger = shared_server.guest()
    told = check(stranger, first(stranger)["position"] | change)
    assert told["view"] is None
    assert told["problem"]["path"].startswith(next(iter(change)))


def test_only_packaged_component_sets_are_opened(shared_server: ServerProcess) -> None:
    stranger = shared_server.guest()
    for name in ("own", "../../x", "/etc/passwd"):
        assert stranger.refused("POST", "/api/positions/first", game="montana", components=name) == "bad-option"
    balanced = first(stranger, components="balanced")["position"]
    assert check(stranger, balanced)["problem"] is None
