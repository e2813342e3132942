"""What /openapi.json promises, the server keeps: generated requests, sound and unsound, by a person and a stranger."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from support.server import Client, ServerProcess, fresh_database

pytestmark = [
    pytest.mark.slow,
    # Sockets that other tests left open ping now and then with numbers from `random`, in a thread of this process.
    pytest.mark.filterwarnings("ignore:Do not use the `random` module:hypothesis.errors.HypothesisDeprecationWarning"),
]
Operation = APIOperation[Any, Any, Any, Any]
# Requests for each operation, sound and unsound, by a person and by a stranger; FRONTIER_EXAMPLES=1000 looks longer.
EXAMPLES = {"sqlite": 10, "postgresql": 3}
SECONDS = 60.0  # until an answer is missed: a hint takes a while on plain Python
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@dataclass
class Api:
    """A server, its description, and how long to look."""

    server: ServerProcess
    schema: Any
    examples: int

    def operations(self) -> list[Operation]:
        return [operation.ok() for operation in self.schema.get_all_operations()]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def api(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    """On each kind of database."""
    folder = tmp_path_factory.mktemp("api")
    is_postgres = request.param == "postgresql"
    database = fresh_database(request.getfixturevalue("postgres")) if is_postgres else str(folder / "table.db")
    with ServerProcess(database, folder, "--no-limits") as running:
        schema = schemathesis.openapi.from_url(f"{running.url}/openapi.json")
        yield Api(running, schema, int(os.environ.get("FRONTIER_EXAMPLES", EXAMPLES[request.param])))


def tables_of(person: Client) -> dict[str, int]:
    """A table that waits, one being played and one given up, and how far each is."""
    both = [{"kind": "human"}, {"kind": "human"}]
    waiting, playing, ended = person.table(), person.table(seats=both), person.table("montana", seats=both)
    person.post(f"/api/tables/{ended}/abandon", agree=True)
    return {table: person.state(table)["seq"] for table in (waiting, playing, ended)}


def can_be_wrong(operation: Operation) -> bool:
    """Whether a request has parts that could break the description."""
    return any((operation.body, operation.query, operation.path_parameters))


def test_the_description_is_true(api: Api, subtests: pytest.Subtests) -> None:
    for operation in api.operations():
        with subtests.test(operation.label):
            examine(api, operation)


def examine(api: Api, operation: Operation) -> None:
    """Send what is generated for an operation, much of it to tables that exist, of somebody new, as it changes them."""
    person = api.server.guest("Ann")
    token = person.post("/api/tokens", name="robot")["token"]
    tables = tables_of(person) if "{table}" in operation.path else {}
    cases = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    if can_be_wrong(operation):
        cases |= operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)

    @settings(
        max_examples=api.examples,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, table=st.sampled_from([None, *tables]), is_signed=st.sampled_from([True, True, True, False]))
    def send(case: Case[Any], table: str | None, is_signed: bool) -> None:
        headers = {"X-Frontier": "1"} | ({"Authorization": f"Bearer {token}"} if is_signed else {})
        if table is not None:
            case.path_parameters["table"] = table
            if isinstance(case.body, dict) and "seq" in case.body:
                case.body["seq"] = tables[table]
        # A session of its own: whoever comes as a guest would else be that guest from then on.
        with requests.Session() as session:
            case.call_and_validate(session=session, headers=headers, timeout=SECONDS, checks=CHECKS)

    send()
