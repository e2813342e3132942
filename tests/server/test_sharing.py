"""Fair queueing by itself: whoever asks for much makes nobody else wait for more than one of their requests."""

from collections import Counter, defaultdict
from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from frontier.server.limits.fair_queue import FairQueue

COSTS = st.sampled_from([0.001, 0.02, 1.8])
WISHES = st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from("xyz"), COSTS), max_size=40)


@dataclass(frozen=True)
class Wish:
    person: str
    table: str
    cost: float
    number: int


def filled(wishes: list[tuple[str, str, float]]) -> FairQueue[Wish]:
    queue: FairQueue[Wish] = FairQueue()
    for number, (person, table, cost) in enumerate(wishes):
        queue.put(person, table, cost, Wish(person, table, cost, number))
    return queue


def drained(queue: FairQueue[Wish]) -> list[Wish]:
    return [queue.take() for _ in range(len(queue))]


@given(WISHES)
def test_everything_is_served_once_and_each_table_in_order(wishes: list[tuple[str, str, float]]) -> None:
    queue = filled(wishes)
    served = drained(queue)
    assert len(queue) == 0
    assert sorted(wish.number for wish in served) == list(range(len(wishes)))
    for place in {(wish.person, wish.table) for wish in served}:
        numbers = [wish.number for wish in served if (wish.person, wish.table) == place]
        assert numbers == sorted(numbers)


@given(WISHES)
def test_whoever_waits_has_had_at_most_one_request_less_than_anybody(wishes: list[tuple[str, str, float]]) -> None:
    """Counted in seconds: as long as two people wait, none of them gets ahead by more than the largest request."""
    queue = filled(wishes)
    left = Counter(person for person, _, _ in wishes)
    had: defaultdict[str, float] = defaultdict(float)
    everybody = list(left)
    while queue:
        wish = queue.take()
        left[wish.person] -= 1
        had[wish.person] += wish.cost
        for person in everybody:
            if left[person]:  # has waited all the time
                assert had[wish.person] <= had[person] + 2 * 1.8 + 1e-9


@settings(deadline=None)  # on a busy machine many take their time
@given(st.integers(1, 500), st.integers(0, 200), COSTS, COSTS)
def test_a_stranger_comes_next_however_much_somebody_asks_for(many: int, served: int, cost: float, own: float) -> None:
    queue = filled([("flood", f"table {n}", max(cost, own)) for n in range(many)])
    for n in range(served):  # each table asks again at once
        wish = queue.take()
        queue.correct("flood", wish.table, 0.3)
        queue.put("flood", wish.table, wish.cost, Wish("flood", wish.table, wish.cost, many + n))
    queue.put("stranger", "table", own, Wish("stranger", "table", own, -1))
    assert "stranger" in (queue.take().person, queue.take().person)


@given(st.integers(2, 30))
def test_people_who_ask_for_the_same_take_turns(people: int) -> None:
    wishes = [(f"person {n}", f"table {k}", 1.0) for n in range(people) for k in range(3)]
    order = [wish.person for wish in drained(filled(wishes))]
    for round_ in range(3):
        assert len(set(order[round_ * people : (round_ + 1) * people])) == people


def test_among_many_strangers_who_asks_for_little_comes_first() -> None:
    queue = filled([(f"person {n}", "table", 1.8) for n in range(30)])
    for _ in range(5):
        wish = queue.take()
        queue.put(wish.person, "table", 1.8, wish)
    queue.put("late", "table", 0.02, Wish("late", "table", 0.02, -1))
    assert queue.take().person == "late"


def test_tables_of_one_person_share_by_what_they_cost() -> None:
    queue = filled([("ann", "strong", 1.0)] * 20 + [("ann", "weak", 0.1)] * 20)
    first = [wish.table for wish in drained(queue)][:11]
    assert first.count("strong") <= 1


def test_nothing_is_saved_up_and_what_it_really_cost_counts() -> None:
    queue = filled([("busy", "table", 1.0)] * 10)
    for _ in range(5):
        queue.take()
    for n in range(5):
        queue.put("idle", "table", 1.0, Wish("idle", "table", 1.0, 100 + n))
    order = "".join(queue.take().person[0] for _ in range(10))
    assert "iii" not in order, "to have asked for nothing earlier is no credit"
    for n in range(8):
        for person in ("cheap", "dear"):
            queue.put(person, "table", 1.0, Wish(person, "table", 1.0, n))
    taken: Counter[str] = Counter()
    for _ in range(8):
        person = queue.take().person
        taken[person] += 1
        if person == "dear":
            queue.correct("dear", "table", 3.0)
    assert taken["cheap"] > 2 * taken["dear"]


def test_those_who_went_are_forgotten() -> None:
    queue: FairQueue[int] = FairQueue()
    for n in range(100):
        queue.put(f"person {n}", "table", 1.0, n)
    for _ in range(100):
        queue.take()
    assert not queue._people
    for n in range(100):
        for _ in range(3):
            queue.put(f"person {n}", "table", 1.0, n)
        queue.take()
        queue.take()
        assert len(queue._people) <= n + 2
    for _ in range(100):
        queue.put("last", "table", 1.0, 0)
    for _ in range(150):
        queue.take()
    assert set(queue._people) == {"last"}
