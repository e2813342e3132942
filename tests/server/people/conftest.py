"""People of a server, with passwords that are quick to check; each file says in which database (`db`)."""

from collections.abc import AsyncIterator

import pytest

from frontier.server.people.people import People
from frontier.server.storage.database import Database
from support.people_web import QUICK


@pytest.fixture
async def people(db: Database) -> AsyncIterator[People]:
    opened = People(db, hasher=QUICK)
    await opened.open()
    yield opened
    opened.close()
