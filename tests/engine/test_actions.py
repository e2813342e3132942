"""Declared actions: codes, notation, JSON."""

import pytest

from frontier import NotationError, OptionError
from frontier.engine.actions import ActionSpace, Choice, Family, Number, Several
from frontier.engine.multisets import Multisets, covers, pack


def space() -> ActionSpace:
    return ActionSpace(
        Family("spin", Number("space", 1, 3)),
        Family("bid", Choice("row", ["cow", "goods"]), Number("price", 2, 4)),
        Family("send", Several("workers", ["a", "b"], 0, 2)),
        Family("end"),
    )


def test_codes_are_consecutive_and_come_back() -> None:
    actions = space()
    assert actions.count == 3 + 6 + 6 + 1
    for code in range(actions.count):
        family = actions.family(code)
        assert family.code(*family.indices(code)) == code
        assert actions.read(actions.write(code)) == code


def test_forms_of_an_action() -> None:
    actions = space()
    code = actions.read("bid goods 3")
    assert actions.fields(code) == {"action": "bid", "row": "goods", "price": 3}
    assert actions.write(actions["send"].base) == "send nothing"
    assert actions.read("send b+a") == actions.read("send a+b")
    assert actions.fields(actions.read("send a+a")) == {"action": "send", "workers": ["a", "a"]}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "empty move"),
        ("jump", "unknown action"),
        ("bid cow", "expected “bid <row> <price>”"),
        ("bid pig 3", "expected one of cow, goods"),
        ("bid cow 9", "a number from 2 to 4"),
        ("send a+a+a", "1 to 2 of a, b / nothing, joined by +"),
        ("send c", "joined by"),
        ("end now", "expected “end”"),
    ],
)
def test_texts_that_mean_nothing_are_refused(text: str, told: str) -> None:
    with pytest.raises(NotationError, match=told.replace("+", r"\+")):
        space().read(text)


def test_codes_and_indices_out_of_range_are_refused() -> None:
    with pytest.raises(OptionError):
        space().family(99)
    with pytest.raises(OptionError):
        space()["bid"].code(0, 7)


def test_multisets_are_all_there_once_smaller_first() -> None:
    sets = Multisets(4, 1, 3)
    counts = [tuple(sets.counts(index)) for index in range(len(sets))]
    assert len(counts) == len(set(counts)) == 4 + 10 + 20
    assert [sum(entry) for entry in counts] == [1] * 4 + [2] * 10 + [3] * 20
    assert [sets.index(list(entry)) for entry in counts] == list(range(34))
    assert sets.index([4, 0, 0, 0]) == -1


def test_covers_compares_every_kind() -> None:
    held = pack([3, 0, 2])
    assert covers(held, pack([3, 0, 2]))
    assert covers(held, pack([0, 0, 0]))
    assert not covers(held, pack([0, 1, 0]))
    assert not covers(held, pack([4, 0, 0]))
    assert not covers(pack([0, 9, 0]), pack([1, 0, 0]))
