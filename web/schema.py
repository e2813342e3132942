"""Writes what the page's types are generated from: the server's OpenAPI, the messages of its socket, and what each game
tells, its views and events (docs/new-game.md)."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from pydantic.json_schema import models_json_schema

import frontier
from frontier.engine import shapes
from frontier.engine.schema import event_schema, shape_schemas
from frontier.games import OWN, meta, view_parts, view_shape
from frontier.server.api.models.socket import PROTOCOL, FromClient, FromServer
from frontier.server.app import create
from frontier.server.settings import Settings

# A reference inside the messages leads to the same schema in an OpenAPI document of their own.
SCHEMAS = "#/components/schemas/{model}"


def messages() -> dict[str, Any]:
    """The messages both ways as an OpenAPI document without operations."""
    shown = [(model, "serialization") for model in FromServer.__args__]
    _, schema = models_json_schema([*shown, (FromClient, "validation")], ref_template=SCHEMAS)
    return document("messages", schema["$defs"])


def told_by(name: str) -> dict[str, Any]:
    """The view of a game and its events as an OpenAPI document without operations."""
    events = event_schema(frontier.game(name, modules=meta(name).modules).event_space)
    return document(name, {**named(view_shape(name), view_parts(name)), "Event": events})


def named(shape: type, parts: Sequence[ModuleType] = ()) -> dict[str, Any]:
    """The schemas of a shape and of those inside of it, by name."""
    return shape_schemas(shape, SCHEMAS.format(model=""), parts)


def document(title: str, schemas: dict[str, Any]) -> dict[str, Any]:
    """An OpenAPI document without operations."""
    info = {"title": title, "version": str(PROTOCOL)}
    return {"openapi": "3.1.0", "info": info, "paths": {}, "components": {"schemas": schemas}}


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    (folder / "games").mkdir(parents=True, exist_ok=True)
    (folder / "openapi.json").write_text(json.dumps(create(Settings()).openapi()))
    (folder / "messages.json").write_text(json.dumps(messages()))
    (folder / "views.json").write_text(
        json.dumps(document("views", shape_schemas(shapes.View, SCHEMAS.format(model=""))))
    )
    for name in OWN:
        (folder / "games" / f"{name}.json").write_text(json.dumps(told_by(name)))
