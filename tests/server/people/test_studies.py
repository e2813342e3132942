"""Studies that people keep: under a name, each for its owner alone."""

from pathlib import Path

import pytest

from frontier.server.people import studies
from support.server import Client, Json, ServerProcess

pytestmark = pytest.mark.slow
RECORD = (Path(__file__).parents[2] / "golden" / "montana-2p.record").read_text(encoding="utf-8")


def content(person: Client) -> Json:
    """A study with a variation and a note."""
    length = person.post("/api/analysis/open", record=RECORD)["length"]
    at = next(
        number
        for number in range(20, 60)
        if len(person.post("/api/analysis/position", record=RECORD, at=number)["legal"]) > 1
    )
    move = person.post("/api/analysis/position", record=RECORD, at=at)["legal"][-1]["move"]
    note = {"move": length + 1, "mark": "!?", "comment": "Für später"}
    return {"record": RECORD, "branches": [{"after": at, "move": move}], "notes": [note]}


def test_a_study_is_kept_opened_changed_and_thrown_away(each_server: ServerProcess) -> None:
    person = each_server.guest("Ann")
    study = content(person)
    kept = person.post("/api/studies", name=" First  try ", **study)
    assert (kept["name"], kept["game"]) == ("First try", "montana")
    assert person.get("/api/studies") == [kept]
    found = person.get(f"/api/studies/{kept['id']}")
    opened = person.post("/api/analysis/open", record=found["record"])
    assert opened["notes"] == study["notes"]
    assert (opened["moves"][-1]["after"], opened["moves"][-1]["notation"]) == tuple(study["branches"][0].values())
    text = person.http.post("/api/analysis/record", json=study).text
    assert text == found["record"]
    changed = person.http.put(f"/api/studies/{kept['id']}", json={**study, "name": "Second", "notes": []}).json()
    assert (changed["id"], changed["name"]) == (kept["id"], "Second")
    assert person.post("/api/analysis/open", record=person.get(f"/api/studies/{kept['id']}")["record"])["notes"] == []
    assert person.http.delete(f"/api/studies/{kept['id']}").status_code == 204
    assert person.get("/api/studies") == []
    assert person.refused("GET", f"/api/studies/{kept['id']}") == "not-found"


def test_nobody_else_can_read_or_change_it(shared_server: ServerProcess) -> None:
    ann, ben = shared_server.guest("Ann"), shared_server.guest("Ben")
    study = content(ann)
    path = f"/api/studies/{ann.post('/api/studies', name='Mine', **study)['id']}"
    assert ben.refused("GET", path) == "not-found"
    assert ben.http.put(path, json={**study, "name": "His"}).json()["error"]["key"] == "not-found"
    assert ben.http.delete(path).json()["error"]["key"] == "not-found"
    assert ben.get("/api/studies") == []
    assert shared_server.guest().refused("GET", path) == "not-signed-in"
    assert ann.get(path)["name"] == "Mine"


def test_there_is_an_end_to_what_is_kept(shared_server: ServerProcess) -> None:
    person = shared_server.guest("Ann")
    begun = person.post("/api/analysis/open", setup={"game": "montana"})["record"]
    for number in range(studies.MOST_STUDIES):
        person.post("/api/studies", name=f"No. {number}", record=begun)
    assert person.refused("POST", "/api/studies", name="One more", record=begun) == "too-many"


def test_it_goes_with_the_person(shared_server: ServerProcess) -> None:
    person = shared_server.guest("Ann")
    path = f"/api/studies/{person.post('/api/studies', name='Mine', **content(person))['id']}"
    assert person.http.delete("/api/me").is_success
    assert person.http.get(path).is_error
