"""What a page asks for beside the game itself: words, rules, components, the bots' pace, taking back a turn."""

import pytest

import frontier
from frontier import rulebook
from frontier.bots.characters import STYLES
from frontier.bots.levels import LESS, seconds_of
from frontier.games import GAMES, has_components, listing
from frontier.ledger import load_ledgers
from support.server import Json, ServerProcess
from support.tables import create_solo, create_table, is_asked, is_over

pytestmark = pytest.mark.slow
LANGUAGES = ("en", "de", "nl")


def test_a_rule_stands_in_its_section(shared_server: ServerProcess) -> None:
    person = shared_server.guest()
    ledger = load_ledgers()
    for id_ in ("M-BUILD-13", "x-gold-14a", "H-AMB-50"):
        found = person.get(f"/api/rules/{id_}")
        assert (found["id"].upper(), found["lang"]) == (id_.upper(), "en")
        assert found["game"] == ("homesteaders" if id_.startswith("H") else "montana")
        assert found["title"] == ledger.titles[found["section"]]
        section = dict.fromkeys(rule.id for rule in ledger.rules if rule.section == found["section"])
        assert [rule["id"] for rule in found["rules"]] == list(section)
        assert {"id": found["id"], "text": found["text"]} in found["rules"]
    for id_ in ("M-BUILD", "M-BUILD-99", "%20"):
        assert person.refused("GET", f"/api/rules/{id_}") == "not-found"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_to_read(shared_server: ServerProcess, lang: str) -> None:
    person = shared_server.guest()
    for game in person.get("/api/games", lang=lang):
        book = rulebook.load(game["id"], lang)
        assert game["has_rulebook"] == (book is not None)
        if book is None:
            assert person.refused("GET", f"/api/rulebooks/{game['id']}") == "not-found"
            continue
        found = person.get(f"/api/rulebooks/{game['id']}", lang=lang)
        assert (found["game"], found["lang"], found["title"]) == (game["id"], lang, book.title)
        assert [section["slug"] for section in found["sections"]] == [section.slug for section in book.sections]
        told = [rule for section in found["sections"] for block in section["blocks"] for rule in block["rules"]]
        assert told == [rule for block in book.blocks() for rule in block.rules]
    assert person.refused("GET", "/api/rulebooks/chess") == "not-found"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_bots_and_components_in_words(shared_server: ServerProcess, lang: str) -> None:
    person = shared_server.guest()
    for game in person.get("/api/games", lang=lang):
        assert game["name"]
        assert game["about"]
        assert [module["id"] for module in game["module_texts"]] == game["modules"]
        for option in game["options"]:
            assert option["title"]
            assert option["about"] != option["title"]
            assert list(option["choice_texts"]) == option["choices"]
            assert not set(option["choice_texts"].values()) & set(option["choices"])
    bots = person.get("/api/bots/about", lang=lang)
    assert [bot["id"] for bot in bots] == list(frontier.LEVELS)
    assert [bot["seconds"] for bot in bots] == [max(seconds_of(bot["id"], name) for name in GAMES) for bot in bots]
    assert set(frontier.LEVELS) < set(person.get("/api/bots"))
    for name in filter(has_components, GAMES):
        box, found = listing(name), person.get(f"/api/games/{name}/components", lang=lang)
        assert (found["name"], found["hash"], found["reconstructed"]) == (box.name, box.hash, box.is_reconstructed)
        told = [entry for group in found["groups"] for entry in group["entries"]]
        assert [(entry["key"], entry["value"], entry["provenance"]) for entry in told] == [
            (row.key, row.value, row.provenance) for row in box.rows
        ]
        assert sum(entry["note"] is not None for entry in told) == sum(bool(row.stated or row.note) for row in box.rows)
    assert person.refused("GET", "/api/games/chess/components") == "not-found"


def test_the_host_hastens_the_bots(shared_server: ServerProcess) -> None:
    ann, ben = shared_server.guest("Ann"), shared_server.guest("Ben")
    seats = [{"kind": "human"}, {"kind": "human"}, {"kind": "bot", "bot": "random"}]
    made: Json = ann.post("/api/tables", game="homesteaders", players=3, seats=seats, pace=10)
    path = f"/api/tables/{made['id']}"
    assert ben.refused("PATCH", path, pace=0) == "forbidden"
    assert ann.refused("PATCH", path, pace=10.5) == "bad-request"
    ann.post(f"{path}/seats/0/stand-in", bot="random")  # who thinks for ten seconds
    with ann.socket(made["id"]) as socket:
        before = socket.until("snapshot")
        assert before["turn"]["thinking"]
        assert ann.http.patch(path, json={"pace": 0}).json()["pace"] == 0
        assert socket.until("table")["table"]["pace"] == 0
        assert socket.reach(before["seq"] + 1, timeout=8)["seq"] > before["seq"]


def test_bots_think_less_where_somebody_wants_that(shared_server: ServerProcess) -> None:
    ann, ben = shared_server.guest("Ann"), shared_server.guest("Ben")
    seats = [{"kind": "human"}, {"kind": "human"}, {"kind": "bot", "bot": "random"}]
    made: Json = ann.post("/api/tables", game="homesteaders", players=3, seats=seats, pace=10)
    path = f"/api/tables/{made['id']}"
    assert made["think_less"] is False
    assert ben.refused("PATCH", path, think_less=True) == "forbidden"
    ann.post(f"{path}/seats/0/stand-in", bot="pioneer")
    with ann.socket(made["id"]) as socket:
        before = socket.until("snapshot")["turn"]
        assert (before["thinking"], before["queued"]) == (True, False)
        assert before["seconds"] == seconds_of("pioneer", "homesteaders")
        assert ann.http.patch(path, json={"think_less": True}).json()["think_less"] is True
        assert socket.until("table")["table"]["think_less"] is True
        assert ann.state(made["id"])["turn"]["seconds"] == pytest.approx(LESS * before["seconds"], abs=0.01)
    quick = ann.post(
        "/api/tables", game="homesteaders", seats=[seats[0], {"kind": "bot", "bot": "rancher"}], think_less=True
    )
    assert (quick["think_less"], quick["seats"][1]["style"] in STYLES, quick["seats"][0]["style"]) == (True, True, None)


def test_a_guest_decides_where_the_host_does_not_sit(shared_server: ServerProcess) -> None:
    ann, ben = shared_server.guest("Ann"), shared_server.guest("Ben")
    table = ann.table(seats=[{"kind": "open"}, {"kind": "bot", "bot": "random"}])
    assert ben.refused("PATCH", f"/api/tables/{table}", pace=3) == "forbidden"
    ben.post(f"/api/tables/{table}/join")
    for person, pace in ((ben, 3), (ann, 2.5)):
        assert person.http.patch(f"/api/tables/{table}", json={"pace": pace}).json()["pace"] == pace


def test_a_whole_turn_is_taken_back(shared_server: ServerProcess) -> None:
    party = create_table(shared_server)
    before = party.seen(0, since=0)
    moves = sum(entry["kind"] == "move" for entry in before["entries"])
    assert before["can"] == {"undo": False, "confirm": False, "restart": None}
    party.do(0, "borrow", "borrow")
    assert party.seen(0)["can"] == {"undo": True, "confirm": False, "restart": moves}
    assert party.seen(1)["can"]["restart"] is None
    party.undo(0, to=moves)
    after = party.seen(0, since=0)
    assert (after["view"], after["can"]) == (before["view"], before["can"])
    assert after["entries"][-1]["data"] == {"to": moves}, "so that everybody can count the moves"


def test_alone_a_turn_begins_after_the_last_one(shared_server: ServerProcess) -> None:
    party = create_solo(shared_server)
    party.idle(0)
    seen = party.wait(is_asked(0))
    assert seen["can"] == {"undo": True, "confirm": False, "restart": None}


def test_what_decided_is_told_at_the_end(shared_server: ServerProcess) -> None:
    party = create_solo(shared_server, "montana", options={"round_limit": 2}, bot="random")
    assert party.seen()["result"] is None
    party.people[0].post(f"{party.path}/seats/0/stand-in", bot="random")
    result = party.wait(is_over)["result"]
    settlements, herd, belongings = result["items"]
    assert settlements["values"] == result["scores"]
    assert [item["tie"] for item in (settlements, herd, belongings)] == [False, True, True]


def test_the_points_of_homesteaders_are_the_sum_of_their_items() -> None:
    game = frontier.game("homesteaders", players=3)
    state = frontier.Match(game, 5, [frontier.bot("greedy", seat) for seat in range(3)]).run()
    for lang in LANGUAGES:
        items = [item for item in game.score_items(state, lang) if not item["tie"]]
        assert tuple(map(sum, zip(*(item["values"] for item in items), strict=True))) == state.scores
        assert len({item["text"] for item in items}) == len(items)
