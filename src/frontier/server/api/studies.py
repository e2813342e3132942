"""Routes about studies that somebody keeps."""

from typing import Annotated, Any

from fastapi import APIRouter, Path

from frontier.coach import study
from frontier.server.api.analysis import added, read_study
from frontier.server.api.common import SIGNED, UNSAFE, Server, Signed, refusals
from frontier.server.api.models.analysis import KeptStudyInfo, KeptStudyRecord, StudyToKeep
from frontier.server.threads import run_in_thread

router = APIRouter(prefix="/api/studies", tags=["analysis"])
Json = dict[str, Any]
StudyId = Annotated[str, Path(max_length=16, pattern="^[A-Za-z0-9_-]+$")]
KEEPING = ("bad-record", "old-rules", "bad-name", "too-fast", *SIGNED, *UNSAFE)


@router.get(
    "", response_model=list[KeptStudyInfo], responses=refusals(*SIGNED), operation_id="studies", summary="My studies"
)
async def studies(server: Server, person: Signed) -> list[Json]:
    """Return the studies that you keep, the last changed first."""
    return [vars(kept) for kept in await server.studies.of(person)]


@router.get(
    "/{id}",
    response_model=KeptStudyRecord,
    responses=refusals("not-found", *SIGNED),
    operation_id="study",
    summary="A study that you keep",
)
async def one(id: StudyId, server: Server, person: Signed) -> Json:
    """Return a study with its record, to be opened. Nobody else can read it."""
    kept, record = await server.studies.record(person, id)
    return {**vars(kept), "record": record}


@router.post(
    "",
    status_code=201,
    response_model=KeptStudyInfo,
    responses=refusals("too-many", *KEEPING),
    operation_id="keep_study",
    summary="Keep a study",
)
async def keep(body: StudyToKeep, server: Server, person: Signed) -> Json:
    """Keep a study under a name."""
    server.limits.check("change", person.id)
    game, record = await _written(body)
    return vars(await server.studies.create(person, body.name, game, record))


@router.put(
    "/{id}",
    response_model=KeptStudyInfo,
    responses=refusals("not-found", *KEEPING),
    operation_id="change_study",
    summary="Change a study that you keep",
)
async def change(id: StudyId, body: StudyToKeep, server: Server, person: Signed) -> Json:
    """Keep a study in place of what it was."""
    server.limits.check("change", person.id)
    game, record = await _written(body)
    return vars(await server.studies.change(person, id, body.name, game, record))


@router.delete(
    "/{id}",
    status_code=204,
    responses=refusals("not-found", "too-fast", *SIGNED, *UNSAFE),
    operation_id="delete_study",
    summary="Throw a study away",
)
async def delete(id: StudyId, server: Server, person: Signed) -> None:
    """Throw away a study that you keep."""
    server.limits.check("change", person.id)
    await server.studies.delete(person, id)


async def _written(body: StudyToKeep) -> tuple[str, str]:
    """Return the game of a study, and the study as text."""

    def work() -> tuple[str, str]:
        found = read_study(body.record, *added(body))
        return found.match.game.id, study.dumps(found)

    return await run_in_thread(work)
