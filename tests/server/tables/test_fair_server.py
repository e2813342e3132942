"""Luck at a real table: promised before, mixed with everybody's nonce, told and verified afterwards."""

import json
import re
import sqlite3
from hashlib import sha256
from pathlib import Path

import pytest

import frontier
from frontier import CHANCE
from frontier.engine.fair import fair_seed
from support.cli import run
from support.long_tables import create_endless
from support.server import ServerProcess
from support.tables import Party, create_solo, create_table, is_asked, is_over

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def finished(shared_server: ServerProcess) -> Party:
    """A short game with nonces given by both, begun by people and ended by bots in their place."""
    ann, ben = shared_server.guest("Ann"), shared_server.guest("Ben")
    table = ann.table("montana", options={"round_limit": 2}, nonce="from-Ann_1")
    party = Party([ann, ben], table)
    promised = shared_server.guest().get(party.path)
    assert re.fullmatch("[0-9a-f]{64}", promised["commitment"])
    assert promised["secret"] is None
    party.post(1, "join", nonce="from-Ben_2")
    assert party.info()["commitment"] == promised["commitment"]
    while not is_asked(0)(party.seen()):
        party.do(1, party.moves(1)[0], confirm=True)
    party.do(0, party.moves(0)[0])
    assert party.info()["secret"] is None
    assert party.record_text().count("seed: ?") == 1
    assert '"secret"' not in party.record_text()
    for seat in range(2):
        party.post(seat, "leave")
    party.wait(is_over)
    assert party.info()["commitment"] == promised["commitment"]
    return party


def verified(folder: Path, text: str, *options: str) -> tuple[int, str]:
    """What `frontier verify` says of a record."""
    file = folder / "game.record"
    file.write_text(text, encoding="utf-8")
    result = run("verify", str(file), *options)
    return result.exit_code, result.output


def changed(text: str, key: str, value: object) -> str:
    """A record in which one part of the promise is another."""
    line = next(line for line in text.splitlines() if line.startswith("fair: "))
    fair = json.loads(line.removeprefix("fair: "))
    assert fair[key] != value
    return text.replace(line, f"fair: {json.dumps(fair | {key: value})}")


def test_the_secret_told_at_the_end_is_the_one_promised(finished: Party) -> None:
    info = finished.info()
    assert info["status"] == "over"
    assert sha256(info["secret"].encode()).hexdigest() == info["commitment"]
    assert [seat["nonce"] for seat in info["seats"]] == ["from-Ann_1", "from-Ben_2"]


def test_everybodys_nonce_is_in_the_seed(finished: Party) -> None:
    match = frontier.record.loads(finished.record_text())
    assert match.fair is not None
    assert match.fair.nonces == ("from-Ann_1", "from-Ben_2")
    assert match.seed == fair_seed(finished.info()["secret"], ["from-Ann_1", "from-Ben_2"])
    assert sum(move.actor == CHANCE for move in match.moves) > 0
    assert list(match.state.scores) == finished.info()["result"]["scores"]


def test_the_record_is_verified_as_fair(finished: Party, tmp_path: Path) -> None:
    record, commitment = finished.record_text(), finished.info()["commitment"]
    code, told = verified(tmp_path, record, "--commitment", commitment)
    assert code == 0, told
    assert "✗" not in told


def test_a_record_that_was_tampered_with_is_not(finished: Party, tmp_path: Path) -> None:
    record, other = finished.record_text(), sha256(b"other").hexdigest()
    assert verified(tmp_path, record, "--commitment", other)[0] == 1
    assert verified(tmp_path, changed(record, "secret", "another"))[0] == 1
    assert verified(tmp_path, changed(record, "commitment", other))[0] == 1
    assert verified(tmp_path, changed(record, "nonces", ["from-Ann_1", "from-Eve_2"]))[0] == 1
    assert verified(tmp_path, re.sub(r'^seed: ".*"$', 'seed: "chosen"', record, flags=re.M))[0] == 1
    spins = [line for line in record.splitlines() if "* spin " in line]
    turned = spins[0].replace("spin 1", "spin 2") if "spin 1" in spins[0] else re.sub(r"spin \d", "spin 1", spins[0])
    assert verified(tmp_path, record.replace(spins[0], turned, 1))[0] == 1


def test_without_nonces_of_their_own_people_get_some(shared_server: ServerProcess) -> None:
    info = create_table(shared_server, players=3).info()
    nonces = [seat["nonce"] for seat in info["seats"]]
    assert all(nonces)
    assert len(set(nonces)) == 3


def test_no_two_tables_have_the_same_secret(shared_server: ServerProcess) -> None:
    first, second = (create_solo(shared_server, nonce="same") for _ in range(2))
    assert first.info()["commitment"] != second.info()["commitment"]


def test_the_nonce_of_who_left_before_the_game_does_not_count(shared_server: ServerProcess) -> None:
    ann, ben, cleo = (shared_server.guest(name) for name in ("Ann", "Ben", "Cleo"))
    party = Party([ann, cleo], ann.table("montana", players=3, options={"round_limit": 2}, nonce="a"))
    ben.post(f"{party.path}/join", nonce="b")
    ben.post(f"{party.path}/leave")
    cleo.post(f"{party.path}/join", nonce="c")
    ben.post(f"{party.path}/join", nonce="d")
    assert [seat["nonce"] for seat in party.info()["seats"]] == ["a", "c", "d"]


def test_a_game_that_was_ended_early_tells_its_secret_too(shared_server: ServerProcess) -> None:
    party = create_table(shared_server)
    for seat in range(2):
        party.post(seat, "abandon")
    info = party.info()
    assert sha256(info["secret"].encode()).hexdigest() == info["commitment"]


def test_games_under_other_rules_are_refused_clearly_and_hurt_nothing_else(tmp_path: Path) -> None:
    database = tmp_path / "table.db"
    with ServerProcess(str(database), tmp_path, "--no-limits") as server:
        parties = [create_table(server), create_table(server), create_solo(server, bot="random"), create_table(server)]
        parties[2].post(0, "leave")  # nobody waits for a person there
        port, people = server.port, parties[0].people
        old, other, running, fine = parties
        server.kill()
        with sqlite3.connect(database) as connection:
            connection.execute("UPDATE tables SET rules = rules + 1 WHERE id IN (?, ?)", (old.table, running.table))
            connection.execute("UPDATE tables SET components = 'boxes 0' WHERE id = ?", (other.table,))
        connection.close()
        server.start()
        assert server.port == port
        for party in (old, other, running):
            for path in ("", "/state", "/replay", "/chat"):
                answer = party.people[0].http.get(party.path + path, params={"lang": "de"})
                assert (answer.status_code, answer.json()["error"]["key"]) == (409, "old-rules")
                why = answer.json()["error"]["message"]
                assert ("Material" if party is other else "Version 3 der Regeln") in why
                assert "Aufzeichnung" in why, "what can still be had"
            body = {"seq": 2, "move": "done"}
            assert party.people[0].refused("POST", f"{party.path}/act", **body) == "old-rules"
            refused = party.people[0].socket(party.table).until("error")
            assert refused["error"]["key"] == "old-rules"
        assert [table["id"] for table in people[0].get("/api/me/tables")] == [old.table], "still among my games"
        fine.do(0, "done", confirm=True)
        assert is_asked(1)(fine.seen(1))
        assert create_table(server).seen()["seq"] > 0


def test_games_under_other_rules_still_give_their_record(tmp_path: Path) -> None:
    """As numbers, without luck and what decides about it while they are running."""
    database = tmp_path / "table.db"
    with ServerProcess(str(database), tmp_path, "--no-limits") as server:
        ann = server.guest("Ann")  # alone, so that everything can be taken back
        running, ended = Party([ann, ann], create_endless(ann)), Party([ann, ann], create_endless(ann))
        for party in (running, ended):
            first = party.seen(0)["turn"]["actor"]
            party.do(first, party.moves(first)[0])
            party.undo(first)
            party.do(first, party.moves(first)[-1])
        ended.post(0, "abandon")
        full = frontier.record.loads(ann.get(f"{ended.path}/replay")["record"])
        server.kill()
        with sqlite3.connect(database) as connection:
            connection.execute("UPDATE tables SET rules = 99")
        connection.close()
        server.start()
        lines = running.record_text().splitlines()
        assert lines[0] == "frontier raw record 1"
        assert "rules: 99" in lines
        assert "seed: ?" in lines
        assert not any("secret" in line for line in lines)
        numbered = lines[lines.index("") + 1 :]
        assert numbered[0].split()[:3] == ["1", "*", "?"]
        assert all(who == "*" or action.isdigit() for _, who, action in map(str.split, numbered))
        assert not any(who == "*" and action != "?" for _, who, action in map(str.split, numbered))
        lines = ended.record_text().splitlines()
        assert f'seed: "{full.seed}"' in lines
        assert [line.split()[2] for line in lines[lines.index("") + 1 :]] == [str(move.action) for move in full.moves]
