"""Hints at a table where they harm nobody."""

import pytest

from frontier.server.api.models.review import HintInfo
from support.server import ServerProcess
from support.tables import create_solo, create_table, is_asked

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", ["montana", "homesteaders"])
def test_who_plays_alone_gets_hints(server: ServerProcess, game: str) -> None:
    party = create_solo(server, game)
    seen = party.wait(is_asked(0))
    answer = party.people[0].http.post(f"/api/tables/{party.table}/hint?lang=nl", json={"seq": seen["seq"]})
    assert answer.status_code == 200, answer.text
    told = HintInfo.model_validate(answer.json())
    legal = {each["move"]: each["text"] for each in party.people[0].state(party.table, lang="nl")["legal"]}
    assert told.move.text == legal[told.move.notation]
    assert told.other is None or told.other.text == legal[told.other.notation]
    assert told.other is None or told.other.chance <= told.move.chance
    stale = party.people[0].http.post(f"/api/tables/{party.table}/hint", json={"seq": seen["seq"] - 1})
    assert stale.json()["error"]["key"] == "stale"


def test_nobody_gets_hints_against_others(server: ServerProcess) -> None:
    party = create_table(server)
    seen = party.seen(0)
    answer = party.people[0].http.post(f"/api/tables/{party.table}/hint", json={"seq": seen["seq"]})
    assert answer.json()["error"]["key"] == "no-hints"
