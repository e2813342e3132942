"""JSON Schema of what games tell: of the declared events, and of views from the types that declare their shapes."""

from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from frontier.engine.events import EventKind, EventSpace

Schema = dict[str, Any]
REFERENCE = "#/$defs/"
PLAIN = {bool: "boolean", int: "integer", float: "number", str: "string", NoneType: "null"}


def event_schema(space: EventSpace) -> Schema:
    """The JSON form of every event: one of the declared kinds, told by its name."""
    return {"oneOf": [_kind_schema(kind) for kind in space.kinds]}


def _kind_schema(kind: EventKind) -> Schema:
    properties: Schema = {"event": {"type": "string", "const": kind.name}, "seat": {"type": "integer"}}
    for field in kind.fields:
        properties |= field.schema()
    return _closed(properties, list(properties))


def view_schema(shape: type) -> Schema:
    """The JSON form of a TypedDict; those inside of it stand below "$defs" under their names."""
    found: dict[str, Schema] = {}
    schema = _schema(shape, found)
    return {**schema, "$defs": found}


def _schema(shape: Any, found: dict[str, Schema]) -> Schema:
    origin, args = get_origin(shape), get_args(shape)
    if is_typeddict(shape):
        return _typed_dict(shape, found)
    if origin is Literal:
        return {"type": "string", "enum": list(args)}
    if origin is Union or origin is UnionType:
        return {"anyOf": [_schema(arg, found) for arg in args]}
    if origin is list:
        return {"type": "array", "items": _schema(args[0], found)}
    if origin is dict:
        return _dict(args[0], _schema(args[1], found))
    return {"type": PLAIN[shape]}


def _typed_dict(shape: Any, found: dict[str, Schema]) -> Schema:
    name = shape.__name__
    if name not in found:
        found[name] = {}  # it may refer to itself
        properties = {key: _schema(value, found) for key, value in get_type_hints(shape).items()}
        found[name] = _closed(properties, sorted(shape.__required_keys__))
    return {"$ref": f"{REFERENCE}{name}"}


def _dict(keys: Any, value: Schema) -> Schema:
    """Where the keys are listed, all of them are there."""
    if get_origin(keys) is Literal:
        return _closed(dict.fromkeys(get_args(keys), value), list(get_args(keys)))
    return {"type": "object", "additionalProperties": value}


def _closed(properties: Schema, required: list[str]) -> Schema:
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
