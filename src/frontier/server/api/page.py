"""The page itself: built from web/ into files that the package carries, compressed in advance."""

import mimetypes
import os
from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, HTMLResponse

from frontier import texts
from frontier.server.errors import Refused
from frontier.server.http.security import language

router = APIRouter(include_in_schema=False)
# Another build of the page than the package's own, for those who work on it.
FOLDER = Path(os.environ.get("FRONTIER_PAGE") or Path(__file__).parent.parent / "page")
ENCODINGS = {"br": ".br", "gzip": ".gz"}
FOR_EVER = "public, max-age=31536000, immutable"  # names of assets change with their content
ASK_AGAIN = "no-cache"
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


def send(request: Request, name: str, status: int = 200) -> Response:
    """Return a file of the page in the best form that the browser takes."""
    path = (FOLDER / name).resolve()
    if not path.is_relative_to(FOLDER.resolve()) or not path.is_file():
        raise Refused("not-found")
    headers = {"Cache-Control": FOR_EVER if name.startswith("assets/") else ASK_AGAIN, "Vary": "Accept-Encoding"}
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    for encoding, ending in ENCODINGS.items():
        smaller = path.with_name(path.name + ending)
        if encoding in accepted and smaller.is_file():
            return FileResponse(smaller, status, headers | {"Content-Encoding": encoding}, media_type=kind)
    return FileResponse(path, status, headers, media_type=kind)


@router.get("/", response_class=HTMLResponse)
@router.get("/new", response_class=HTMLResponse)
@router.get("/t/{table}", response_class=HTMLResponse)  # where invitations and mails lead
@router.get("/t/{table}/replay", response_class=HTMLResponse)
@router.get("/replay", response_class=HTMLResponse)
@router.get("/analysis", response_class=HTMLResponse)
@router.get("/editor", response_class=HTMLResponse)
@router.get("/me", response_class=HTMLResponse)
@router.get("/password", response_class=HTMLResponse)  # where the mail about a forgotten one leads
@router.get("/about", response_class=HTMLResponse)
@router.get("/rules/{game}", response_class=HTMLResponse)
@router.get("/learn", response_class=HTMLResponse)
@router.get("/learn/{game}", response_class=HTMLResponse)
@router.get("/puzzles", response_class=HTMLResponse)
@router.get("/puzzles/{game}/{name}", response_class=HTMLResponse)
async def page(request: Request) -> Response:
    """Return the document of the page, one for every screen: it finds out by its address what to show."""
    if not (FOLDER / "index.html").is_file():
        return HTMLResponse(unbuilt(language(request)))
    return send(request, "index.html")


@router.get("/{name:path}")
async def file(request: Request, name: str) -> Response:
    """Return a file of the page. Who comes to an address that does not exist gets the page, which shows a way on."""
    try:
        return send(request, name)
    except Refused:
        is_reader = "text/html" in request.headers.get("accept", "") and not name.startswith("api/")
        if not is_reader or not (FOLDER / "index.html").is_file():
            raise
        return send(request, "index.html", 404)


def unbuilt(lang: str) -> str:
    """Return a sign that the server runs, where the page was never built."""
    title, body = texts.text(lang, "server-home-title"), texts.text(lang, "server-home-body")
    links = "".join(f'<li><a href="{path}">{path}</a></li>' for path in ("/health", "/docs", "/openapi.json"))
    head = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title>'
    return f"{head}<h1>{title}</h1><p>{body}</p><ul>{links}</ul></html>"
