"""Jobs in parallel: in processes of this machine, or on a Ray cluster."""

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from multiprocessing import parent_process
from threading import Thread
from typing import Any, TypeVar

from frontier.engine.errors import OptionError
from frontier.lab.programs import kill_all

BACKENDS = ("processes", "ray")
Job = TypeVar("Job")
Result = TypeVar("Result")


def map_unordered(
    work: Callable[[Job], Result],
    jobs: Iterable[Job],
    processes: int,
    backend: str = "processes",
    apart: bool = False,
) -> Iterator[Result]:
    """Yield what `work` makes of each job, in the order in which it is done. Both must be picklable.

    A single process is this one, unless the work has to be done apart: then the programs that it has started end with
    this process, even if that is killed, and an interruption waits for no job that has begun.
    """
    if backend == "ray":
        return _on_ray(work, list(jobs), processes)
    if backend != "processes":
        raise OptionError(f"backend: expected {' or '.join(BACKENDS)}, got {backend!r}")
    if processes == 1 and not apart:
        return map(work, jobs)
    return _in_processes(work, list(jobs), processes, apart)


def _in_processes(work: Callable[[Job], Result], jobs: list[Job], processes: int, apart: bool) -> Iterator[Result]:
    pool = ProcessPoolExecutor(processes, initializer=_end_with_parent, initargs=(apart,))
    try:
        for done in as_completed([pool.submit(work, job) for job in jobs]):
            yield done.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _end_with_parent(is_interrupted: bool) -> None:
    """End this process when its parent has been killed and nobody waits for its work any more, or at Ctrl-C too.

    Of several processes the first that ends at Ctrl-C makes the pool terminate the others.
    """
    if is_interrupted:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: _end())
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    if parent := parent_process():
        parent.join()
        _end()


def _end() -> None:
    kill_all()
    os._exit(1)


def _on_ray(work: Callable[[Job], Result], jobs: list[Job], processes: int) -> Iterator[Result]:
    """Yield results from the cluster that RAY_ADDRESS names, else from one on this machine while the work lasts."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise OptionError("the backend ray is not installed: pip install 'frontier-table[ray]'") from None
    is_ours = not ray.is_initialized()
    if is_ours:
        given = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": processes, "include_dashboard": False}
        ray.init(log_to_driver=False, **given)
    try:

        def do(job: Job) -> Result:  # Ray takes functions only, and work may be a partial one
            return work(job)

        remote = ray.remote(do)
        waiting = [remote.remote(job) for job in jobs]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        if is_ours:
            ray.shutdown()
