"""A lesson at the server is a table whose other seats follow a script."""

from collections.abc import Iterator

import pytest

import frontier
from frontier.lessons import Lesson, course
from frontier.texts import LANGUAGES
from support.server import Client, Json, ServerProcess
from support.tables import Party

pytestmark = pytest.mark.slow
PAN = "/api/lessons/panning/pan"
LESSONS = [one for game in frontier.GAMES for one in course(game) if not one.is_guided]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all lessons."""
    folder = tmp_path_factory.mktemp("lessons")
    with ServerProcess(str(folder / "table.db"), folder, "--no-limits") as running:
        yield running


def begin(person: Client, path: str = PAN, again: bool = False) -> Party:
    party = Party([person, person], person.post(path, again=again)["id"])
    person.http.patch(party.path, json={"pace": 0}).raise_for_status()
    return party


def line(person: Client, id_: str = "panning/pan") -> Json:
    found: Json = next(one for game in person.get("/api/lessons") for one in game["lessons"] if one["id"] == id_)
    return found


def learn(party: Party, seat: int) -> Json:
    """Do what a lesson waits for until it is done."""
    for _ in range(2000):
        seen = party.wait(lambda seen: seen["lesson"]["done"] or seen["turn"]["actor"] == seat, seat=0)
        if seen["lesson"]["done"]:
            return seen
        party.post(0, "show", seq=seen["seq"])
    raise AssertionError("the lesson has no end")


def test_a_lesson_from_its_beginning_to_its_end(server: ServerProcess) -> None:
    person = server.guest("Ann")
    assert not line(person)["done"]
    party = begin(person)
    assert party.info()["lesson"] == "panning/pan"
    assert line(person)["table"] == party.table
    seen = party.seen()
    assert (seen["lesson"]["step"], seen["lesson"]["wants"]) == (1, ["go_on"])
    assert party.refused(0, "act", seq=seen["seq"], move="keep") == "lesson"
    party.do(0, "go_on", "keep")
    seen = party.wait(lambda seen: seen["turn"]["actor"] == 0)
    assert (seen["lesson"]["step"], seen["lesson"]["wants"]) == (3, [])
    party.do(0, "keep")
    assert party.seen()["lesson"]["done"]
    assert line(person)["done"]
    assert person.get("/api/me/tables") == []


def test_a_nudge_is_told_in_the_readers_language(server: ServerProcess) -> None:
    party = begin(server.guest("Ann"))
    body = {"seq": party.seen()["seq"], "move": "keep"}
    answer = party.people[0].http.post(f"{party.path}/act", params={"lang": "de"}, json=body)
    assert answer.status_code == 409
    assert answer.json()["error"]["message"].startswith("Noch nicht")
    assert answer.json()["error"]["rule"] == "P-TURN-02"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_others_are_called_what_they_are_called_at_the_table(house: ServerProcess, lang: str) -> None:
    person = house.guest("Ann")
    party = begin(person, "/api/lessons/montana/settlements")
    name = party.info()["seats"][1]["name"]
    query = {"lang": lang, "table": party.table}
    told = person.http.get("/api/lessons/montana/settlements", params=query).json()
    assert name in told["steps"][0]["text"]
    assert name in told["steps"][0]["texts"]["gate-other"]
    body = {"seq": party.seen()["seq"], "move": "recruit"}
    answer = person.http.post(f"{party.path}/act", params={"lang": lang}, json=body)
    assert answer.json()["error"]["message"] == told["steps"][0]["texts"]["gate-other"]


def test_a_lesson_is_left_resumed_and_begun_anew(server: ServerProcess) -> None:
    person = server.guest("Ann")
    party = begin(person)
    party.do(0, "go_on")
    assert begin(person).table == party.table
    assert begin(person).seen()["lesson"]["step"] == 2
    anew = begin(person, again=True)
    assert anew.table != party.table
    assert anew.seen()["lesson"]["step"] == 1
    assert person.refused("GET", party.path) == "not-found"


def test_nothing_before_the_lesson_is_taken_back(server: ServerProcess) -> None:
    party = begin(server.guest("Ann"))
    assert party.refused(0, "undo", seq=party.seen()["seq"]) in ("nothing-to-undo", "cannot-undo")
    party.do(0, "go_on")
    assert party.refused(0, "undo", seq=party.seen()["seq"], to=1) == "cannot-undo"
    party.undo(0)
    assert party.seen()["lesson"]["step"] == 1


def test_what_makes_no_sense_at_a_lesson_is_refused(server: ServerProcess) -> None:
    party, stranger = begin(server.guest("Ann")), server.guest("Eve")
    seq = party.seen()["seq"]
    assert party.refused(0, "leave") == "at-lesson"
    assert party.refused(0, "rematch") == "at-lesson"
    assert party.refused(0, "advice", seq=seq) == "no-advice"
    assert party.refused(0, "seats/0/stand-in", bot="settler") == "at-lesson"
    assert party.refused(0, "chat", text="Hello") == "chat-off"
    assert stranger.refused("POST", f"{party.path}/show", seq=seq) == "forbidden"
    assert stranger.refused("POST", f"{party.path}/join") in ("not-waiting", "seat-taken")
    assert stranger.refused("POST", "/api/lessons/panning/swim", again=False) == "not-found"
    ordinary = Party(
        [stranger, stranger], stranger.table("panning", seats=[{"kind": "human"}, {"kind": "bot", "bot": "random"}])
    )
    assert ordinary.refused(0, "show", seq=ordinary.seen()["seq"]) == "no-advice"


def test_a_restarted_server_goes_on_with_a_lesson(server: ServerProcess) -> None:
    person = server.guest("Ann")
    party = begin(person)
    party.do(0, "go_on")
    server.kill()
    server.start()
    back = Party([server.visit(person)] * 2, party.table)
    assert back.seen()["lesson"]["step"] == 2
    assert learn(back, 0)["lesson"]["done"]


def test_what_is_kept_of_lessons_goes_with_the_account(server: ServerProcess) -> None:
    person = server.guest("Ann")
    party = begin(person)
    learn(party, 0)
    assert line(person)["done"]
    person.http.request("DELETE", "/api/me", headers={"X-Frontier": "1"}).raise_for_status()
    assert server.guest("Ben").refused("GET", party.path) == "not-found"


@pytest.mark.parametrize("lesson", LESSONS, ids=[one.id for one in LESSONS])
def test_every_lesson_is_played_as_it_is_shown(house: ServerProcess, lesson: Lesson) -> None:
    person = house.guest("Ann")
    party = begin(person, f"/api/lessons/{lesson.id}")
    told = person.get(f"/api/lessons/{lesson.id}")
    assert len(told["steps"]) == len(lesson.steps)
    learn(party, lesson.seat)
    assert line(person, lesson.id)["done"]
