"""What server processes tell each other, as text."""

import pytest

from frontier.server.storage.process_messages import (
    ChatPosted,
    LogAppended,
    MutesChanged,
    PersonChanged,
    PersonPresent,
    PlansChanged,
    ProcessMessage,
    ProcessStarted,
    SeatRemoved,
    SignedOut,
    TableChanged,
    TableDeleted,
    decode,
    encode,
)

# Processes of an earlier version may run beside this one: the words must not change.
TEXTS: dict[str, ProcessMessage] = {
    "log t1 31": LogAppended("t1", 31),
    "info t1": TableChanged("t1"),
    "plan t1": PlansChanged("t1"),
    "mutes t1": MutesChanged("t1"),
    "chat t1 7": ChatPosted("t1", 7),
    "removed t1 ann": SeatRemoved("t1", "ann"),
    "gone t1": TableDeleted("t1"),
    "here t1 ann": PersonPresent("t1", "ann"),
    "person ann": PersonChanged("ann"),
    "cut ann": SignedOut("ann"),
    "runs 5": ProcessStarted(5),
}


@pytest.mark.parametrize("text", TEXTS)
def test_a_message_keeps_its_text(text: str) -> None:
    assert encode("12-ab", TEXTS[text]) == f"12-ab {text}"
    assert decode(f"12-ab {text}") == ("12-ab", TEXTS[text])


def test_a_word_of_a_later_version_means_a_changed_table() -> None:
    assert decode("12-ab rotated t1 left") == ("12-ab", TableChanged("t1"))
