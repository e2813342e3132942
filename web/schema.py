"""Writes what the page's types are generated from: the server's OpenAPI and the messages of its socket."""

import json
import sys
from pathlib import Path
from typing import Any

from pydantic.json_schema import models_json_schema

from frontier.server.api.models.socket import FromClient, FromServer
from frontier.server.app import create
from frontier.server.settings import Settings

# A reference inside the messages leads to the same schema in an OpenAPI document of their own.
SCHEMAS = "#/components/schemas/{model}"


def messages() -> dict[str, Any]:
    """The messages both ways as an OpenAPI document without operations."""
    shown = [(model, "serialization") for model in FromServer.__args__]
    _, schema = models_json_schema([*shown, (FromClient, "validation")], ref_template=SCHEMAS)
    return {
        "openapi": "3.1.0",
        "info": {"title": "messages", "version": "1"},
        "paths": {},
        "components": {"schemas": schema["$defs"]},
    }


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "openapi.json").write_text(json.dumps(create(Settings()).openapi()))
    (folder / "messages.json").write_text(json.dumps(messages()))
