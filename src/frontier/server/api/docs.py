"""GET /docs: the OpenAPI description as one page that loads nothing from anywhere."""

import hashlib
import json
from base64 import b64encode
from html import escape
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

router = APIRouter()
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fff }
summary { cursor: pointer; padding: .2rem 0 } code, pre { font-family: ui-monospace, monospace; font-size: .9em }
pre { background: #f4f1ea; padding: .6rem; overflow-x: auto }
dt { font-weight: bold } details { border-top: 1px solid #ddd }
.method { display: inline-block; width: 4.5rem; color: #8a3b12; font-weight: bold }
"""
_HASH = b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
POLICY = f"default-src 'none'; style-src 'sha256-{_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"


@router.get("/docs", include_in_schema=False)
def docs(request: Request) -> HTMLResponse:
    """What can be asked for, for people; /openapi.json has the same for programs."""
    return HTMLResponse(page(request.app.openapi()), headers={"Content-Security-Policy": POLICY})


def page(api: dict[str, Any]) -> str:
    """Return an OpenAPI description as an HTML page."""
    title = escape(api["info"]["title"])
    parts = [_operation(path, method, about) for path, ways in api["paths"].items() for method, about in ways.items()]
    models = [
        f"<details id='{escape(name)}'><summary><code>{escape(name)}</code></summary>{_json(schema)}</details>"
        for name, schema in sorted(api.get("components", {}).get("schemas", {}).items())
    ]
    return (
        f"<!doctype html><html lang='en'><meta charset='utf-8'><meta name='viewport' content='width=device-width'>"
        f"<title>{title}</title><style>{STYLE}</style><h1>{title}</h1>"
        f"<p>{escape(api['info'].get('description', ''))}</p>"
        f"<p>For programs: <a href='/openapi.json'>openapi.json</a></p>"
        f"<h2>Operations</h2>{''.join(parts)}<h2>Models</h2>{''.join(models)}</html>"
    )


def _operation(path: str, method: str, about: dict[str, Any]) -> str:
    lines = [f"<p>{escape(about.get('description', ''))}</p><dl>"]
    for parameter in about.get("parameters", []):
        where = f"<code>{escape(parameter['name'])}</code> in {escape(parameter['in'])}"
        need = ", required" if parameter.get("required") else ""
        lines.append(f"<dt>{where}{need}</dt><dd>{_json(parameter['schema'])}</dd>")
    for content in about.get("requestBody", {}).get("content", {}).values():
        lines.append(f"<dt>Body</dt><dd>{_json(content.get('schema', {}))}</dd>")
    for status, answer in about.get("responses", {}).items():
        contents = "".join(_json(content.get("schema", {})) for content in answer.get("content", {}).values())
        lines.append(f"<dt>{escape(status)}: {escape(answer['description'])}</dt><dd>{contents}</dd>")
    head = f"<span class='method'>{escape(method.upper())}</span> <code>{escape(path)}</code>"
    return f"<details><summary>{head} {escape(about.get('summary', ''))}</summary>{''.join(lines)}</dl></details>"


def _json(schema: dict[str, Any]) -> str:
    """A schema as text; one that is only a reference as a link to its model."""
    if set(schema) == {"$ref"}:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f"<a href='#{name}'><code>{name}</code></a>"
    return f"<pre>{escape(json.dumps(schema, indent=1))}</pre>"
