"""One server and one browser for all tests of a process; each test opens windows of its own."""

import asyncio
import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from support.browser import launch, missing
from support.server import ServerProcess

# Playwright keeps its event loop marked as running between two calls. Other tests of this process want loops of their
# own, so the mark is there only as long as tests with a browser run.
LOOP = pytest.StashKey[asyncio.AbstractEventLoop]()


HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give every test here a second try: browsers lose time on a busy machine. pytest counts those that needed it."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


def _mark_loop(config: pytest.Config) -> None:
    asyncio._set_running_loop(config.stash.get(LOOP, None))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None]:
    """Playwright's loop is the running one."""
    _mark_loop(item.config)
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
    """And no longer."""
    result = yield
    asyncio._set_running_loop(None)
    return result


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the page; limits are off, because all come from one address."""
    folder = tmp_path_factory.mktemp("served")
    with ServerProcess(str(folder / "table.db"), folder, "--no-limits") as running:
        yield running


@pytest.fixture(scope="session")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """A running browser. Where none can be had (`make test` has tried) its tests are skipped, except in CI."""
    if reason := missing():
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(f"no browser: {reason}")
    with sync_playwright() as playwright:
        running = launch(playwright)
        request.config.stash[LOOP] = asyncio.get_running_loop()
        yield running
        _mark_loop(request.config)
        running.close()
