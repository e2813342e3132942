"""Games that are over, played back: complete, open, and only then."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import frontier
from frontier import CHANCE, Match
from frontier.server.api.models.replay import Replay
from frontier.server.tables import replays
from support.server import Json, ServerProcess
from support.tables import can, create_solo, create_table

pytestmark = pytest.mark.slow
GOLDEN = Path(__file__).parents[2] / "golden"
RECORDS = ["homesteaders-4p", "montana-4p", "montana-4p-modules"]


def read(packed: bytes) -> Json:
    """The replay, which has the declared shape and all of it."""
    found: Json = json.loads(gzip.decompress(packed))
    assert Replay.model_validate(found).model_dump() == found
    return found


def recorded(name: str) -> Match:
    """A game of the golden files."""
    return frontier.record.loads((GOLDEN / f"{name}.record").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", RECORDS)
def test_every_move_leads_to_the_next_open_view(name: str) -> None:
    match = recorded(name)
    game = match.game
    packed = replays.pack(match, "de")
    assert b"".join(replays.unpack(packed)) == gzip.decompress(packed)
    found = read(packed)
    state = game.new(match.seed)
    view: dict[str, Any] = {}
    assert [frame["move"] for frame in found["frames"]] == list(range(len(match.moves) + 1))
    for frame, move in zip(found["frames"], [None, *match.moves], strict=True):
        if move is not None:
            assert frame["seat"] == (None if move.actor == CHANCE else move.actor)
            assert frame["notation"] == game.notation.write(state, move.action)
            assert frame["action"] == game.space.fields(move.action)
            state.apply(move.action)
        assert all(key not in view or view[key] != value for key, value in frame["view"].items()), "only what changed"
        view |= frame["view"]
        assert view == json.loads(json.dumps(game.open_view(state)))
        assert frame["scores"] == list(state.scores)
        assert (frame["prompt"] is None) == (state.actor < 0)
    assert view == json.loads(json.dumps(game.view(state, None))), "at the end everything lies open anyway"
    assert found["items"] == found["result"]["items"] == game.score_items(state, "de")
    assert frontier.record.loads(found["record"]).moves == match.moves


@pytest.mark.parametrize("name", ["homesteaders-4p", "montana-4p-modules"])
def test_an_open_view_hides_nothing_and_has_the_same_keys(name: str) -> None:
    match = recorded(name)
    game, state = match.game, match.game.new(match.seed)
    hidden = 0
    for move in match.moves:
        opened, seen = game.open_view(state), game.view(state, None)
        assert opened.keys() == seen.keys()
        if game.id == "homesteaders":
            assert all(seat["known"] and seat["silver"] is not None for seat in opened["seats"])
        else:
            faces = [tile["tile"] for tile in opened["mountains"].values() if tile["known_to"]]
            assert None not in faces
        hidden += opened != seen
        state.apply(move.action)
    assert hidden > len(match.moves) // 2


def test_only_what_is_over_is_played_back(shared_server: ServerProcess) -> None:
    party = create_table(shared_server)
    path = f"{party.path}/replay"
    stranger = shared_server.guest()
    party.idle_until(can("borrow"))
    assert stranger.refused("GET", path) == "not-over"
    for at in (0, 1):
        party.post(at, "abandon", agree=True)
    found = stranger.get(path, lang="nl")
    Replay.model_validate(found)
    assert (found["names"], found["finished"], found["result"]) == (["Ann", "Ben"], False, None)
    assert len(found["frames"]) == 1 + party.kinds().count("move")
    assert found["frames"][-1]["view"] != {}
    assert all(seat["known"] for seat in found["frames"][0]["view"]["seats"])
    again = stranger.http.get(path, params={"lang": "nl"}, headers={"Accept-Encoding": "identity"})
    assert again.json() == found
    assert "content-encoding" not in again.headers
    assert stranger.http.get(path).headers["content-encoding"] == "gzip"
    waiting = party.people[0].table()
    assert stranger.refused("GET", f"/api/tables/{waiting}/replay") == "not-over"
    party.people[0].post(f"/api/tables/{waiting}/abandon")
    assert stranger.refused("GET", f"/api/tables/{waiting}/replay") == "not-over"


def test_a_record_comes_from_anywhere(shared_server: ServerProcess) -> None:
    stranger = shared_server.guest()
    text = (GOLDEN / "montana-2p.record").read_text(encoding="utf-8")
    whole = stranger.post("/api/replay?lang=de", record=text)
    assert read(replays.pack(recorded("montana-2p"), "de")) == whole
    half = text[: text.index("\n40 ") + 1]
    assert stranger.post("/api/replay?lang=de", record=half)["frames"] == whole["frames"][:40]


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_what_is_wrong_with_a_record_is_said(shared_server: ServerProcess, lang: str) -> None:
    stranger = shared_server.guest()
    text = (GOLDEN / "montana-2p.record").read_text(encoding="utf-8")
    running = create_solo(shared_server).record_text()
    wrong = {"hello": "1", text.replace("\n7 ", "\n8 ", 1): "expected move 7", running: "hidden"}
    for record, why in wrong.items():
        answer = stranger.http.post("/api/replay", params={"lang": lang}, json={"record": record})
        assert (answer.status_code, answer.json()["error"]["key"]) == (422, "bad-record")
        assert why in answer.json()["error"]["message"]
    for line, changed in (("rules: 1", "rules: 99"), ("6a18047a67f4f639", "6a18047a67f4f630")):
        other = text.replace(line, changed)
        assert stranger.refused("POST", f"/api/replay?lang={lang}", record=other) == "old-rules"
