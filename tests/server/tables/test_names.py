"""What players are called, and how what they do is said."""

import pytest

import frontier
from frontier import Event, texts
from frontier.bots.characters import CHARACTERS
from frontier.server.tables import messages
from frontier.server.tables.bot_names import bot_name
from frontier.texts import LANGUAGES
from support.server import ServerProcess
from support.tables import create_solo, is_over


def test_bots_at_one_table_have_different_names_that_stay() -> None:
    for table in ("a", "b", "klZ7mmx3lB00"):
        names = [bot_name(table, seat) for seat in range(4)]
        assert names == [bot_name(table, seat) for seat in range(4)]
        assert len(set(names)) == 4
    assert len({bot_name(str(table), 0) for table in range(200)}) > len(CHARACTERS) / 2


def test_a_record_names_bots_and_still_says_what_they_are(server: ServerProcess) -> None:
    party = create_solo(server, "homesteaders", bot="random")
    seats = party.info()["seats"]
    bots = [seat for seat in seats if seat["kind"] == "bot"]
    assert [seat["name"] for seat in bots] == [bot_name(party.table, seat["seat"]) for seat in bots]
    party.post(0, "seats/0/stand-in", bot="random")
    party.wait(is_over)
    match = frontier.record.loads(party.record_text())
    assert match.names == tuple(seat["name"] for seat in seats)
    assert [match.seats[seat["seat"]] for seat in bots] == ["random"] * len(bots)


def test_events_come_with_the_words_of_their_sentence() -> None:
    game = frontier.game("montana")
    state = game.new(1)
    told = messages.events(game, state, [Event("passed", 1, 0, 0, 0), Event("outbid", 0, 0, 0, 1)], "en")
    assert (told[0]["text"], told[0]["words"]) == ("Yellow passes.", {})
    assert told[1]["words"]["by"] == {"seat": told[1]["by"]}
    sentence = texts.text("en", "montana-event-outbid", {**told[1]["words"], "who": "You", "by": "Cora"})
    assert sentence == "You are outbid by Cora and must move or pass."


# Verbs in the second person, where sentences about oneself and about others differ.
SAID = {
    "en": "You take 2 debts and receive 4 silver.",
    "de": "Du nimmst 2 Schuldscheine und erhältst 4 Silber.",
    "nl": "Je neemt 2 schuldfiches en ontvangt 4 zilver.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_suit_who_reads_them(lang: str) -> None:
    you = texts.text(lang, "common-you")
    args = {"n": 2, "silver": 4}
    own = texts.text(lang, "homesteaders-event-borrowed", {"who": you, **args})
    other = texts.text(lang, "homesteaders-event-borrowed", {"who": "Cora", **args})
    assert own.startswith(f"{you} ")
    assert other.startswith("Cora ")
    assert own == SAID[lang]
