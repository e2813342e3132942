"""Fair queueing by itself: whoever asks for much makes nobody else wait for more than one of their requests."""

from collections import Counter, defaultdict
from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from frontier.server.limits.fair_queue import FairQueue

COSTS = st.sampled_from([0.001, 0.02, 1.8])
WISHES = st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from("xyz"), COSTS), max_size=40)


@dataclass(frozen=True)
class Request:
    person: str
    table: str
    cost: float
    number: int


def filled(requests: list[tuple[str, str, float]]) -> FairQueue[Request]:
    queue: FairQueue[Request] = FairQueue()
    for number, (person, table, cost) in enumerate(requests):
        queue.put(person, table, cost, Request(person, table, cost, number))
    return queue


def drained(queue: FairQueue[Request]) -> list[Request]:
    return [queue.get() for _ in range(len(queue))]


@given(WISHES)
def test_everything_is_served_once_and_each_table_in_order(requests: list[tuple[str, str, float]]) -> None:
    queue = filled(requests)
    served = drained(queue)
    assert len(queue) == 0
    assert sorted(request.number for request in served) == list(range(len(requests)))
    for place in {(request.person, request.table) for request in served}:
        numbers = [request.number for request in served if (request.person, request.table) == place]
        assert numbers == sorted(numbers)


@given(WISHES)
def test_whoever_waits_has_had_at_most_one_request_less_than_anybody(requests: list[tuple[str, str, float]]) -> None:
    """Counted in seconds: as long as two people wait, none of them gets ahead by more than the largest request."""
    queue = filled(requests)
    left = Counter(person for person, _, _ in requests)
    had: defaultdict[str, float] = defaultdict(float)
    everybody = list(left)
    while queue:
        request = queue.get()
        left[request.person] -= 1
        had[request.person] += request.cost
        for person in everybody:
            if left[person]:  # has waited all the time
                assert had[request.person] <= had[person] + 2 * 1.8 + 1e-9


@given(st.integers(1, 500), st.integers(0, 200), COSTS, COSTS)
def test_a_stranger_comes_next_however_much_somebody_asks_for(many: int, served: int, cost: float, own: float) -> None:
    queue = filled([("flood", f"table {n}", max(cost, own)) for n in range(many)])
    for n in range(served):  # each table asks again at once
        request = queue.get()
        queue.adjust_cost("flood", request.table, 0.3)
        queue.put("flood", request.table, request.cost, Request("flood", request.table, request.cost, many + n))
    queue.put("stranger", "table", own, Request("stranger", "table", own, -1))
    assert "stranger" in (queue.get().person, queue.get().person)


@given(st.integers(2, 30))
def test_people_who_ask_for_the_same_take_turns(people: int) -> None:
    requests = [(f"person {n}", f"table {k}", 1.0) for n in range(people) for k in range(3)]
    order = [request.person for request in drained(filled(requests))]
    for round_ in range(3):
        assert len(set(order[round_ * people : (round_ + 1) * people])) == people


def test_among_many_strangers_who_asks_for_little_comes_first() -> None:
    queue = filled([(f"person {n}", "table", 1.8) for n in range(30)])
    for _ in range(5):
        request = queue.get()
        queue.put(request.person, "table", 1.8, request)
    queue.put("late", "table", 0.02, Request("late", "table", 0.02, -1))
    assert queue.get().person == "late"


def test_tables_of_one_person_share_by_what_they_cost() -> None:
    queue = filled([("ann", "strong", 1.0)] * 20 + [("ann", "weak", 0.1)] * 20)
    first = [request.table for request in drained(queue)][:11]
    assert first.count("strong") <= 1


def test_nothing_is_saved_up_and_what_it_really_cost_counts() -> None:
    queue = filled([("busy", "table", 1.0)] * 10)
    for _ in range(5):
        queue.get()
    for n in range(5):
        queue.put("idle", "table", 1.0, Request("idle", "table", 1.0, 100 + n))
    order = "".join(queue.get().person[0] for _ in range(10))
    assert "iii" not in order, "to have asked for nothing earlier is no credit"
    for n in range(8):
        for person in ("cheap", "dear"):
            queue.put(person, "table", 1.0, Request(person, "table", 1.0, n))
    taken: Counter[str] = Counter()
    for _ in range(8):
        person = queue.get().person
        taken[person] += 1
        if person == "dear":
            queue.adjust_cost("dear", "table", 3.0)
    assert taken["cheap"] > 2 * taken["dear"]


def test_those_who_went_are_forgotten() -> None:
    queue: FairQueue[int] = FairQueue()
    for n in range(100):
        queue.put(f"person {n}", "table", 1.0, n)
    for _ in range(100):
        queue.get()
    assert not queue._people
    for n in range(100):
        for _ in range(3):
            queue.put(f"person {n}", "table", 1.0, n)
        queue.get()
        queue.get()
        assert len(queue._people) <= n + 2
    for _ in range(100):
        queue.put("last", "table", 1.0, 0)
    for _ in range(150):
        queue.get()
    assert set(queue._people) == {"last"}
