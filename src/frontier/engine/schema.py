"""JSON Schema of what games tell: of the declared events, and of views and positions from the types of their shapes."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType, ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from frontier.engine.events import EventKind, EventSpace

Schema = dict[str, Any]
DEFINITIONS = "#/$defs/"
PLAIN = {bool: "boolean", int: "integer", float: "number", str: "string", NoneType: "null"}


def event_schema(space: EventSpace) -> Schema:
    """The JSON form of every event: one of the declared kinds, told by its name."""
    return {"oneOf": [_kind_schema(kind) for kind in space.kinds]}


def _kind_schema(kind: EventKind) -> Schema:
    properties: Schema = {"event": {"type": "string", "const": kind.name}, "seat": {"type": "integer"}}
    for field in kind.fields:
        properties |= field.schema()
    return _closed(properties, list(properties))


def view_schema(shape: type, parts: Sequence[ModuleType] = ()) -> Schema:
    """The JSON Schema of a TypedDict, with what parts of the game add to it."""
    return {"$ref": f"{DEFINITIONS}{shape.__name__}", "$defs": shape_schemas(shape, DEFINITIONS, parts)}


def shape_schemas(shape: type, reference: str, parts: Sequence[ModuleType] = ()) -> dict[str, Schema]:
    """The JSON Schemas of a TypedDict and of those inside of it, by name; `reference` leads from one to the other.

    A TypedDict of a part adds its keys to the one of the same name; they may be missing, as the part may be.
    """
    found: dict[str, Schema] = {}
    shapes = _Shapes(reference, found)
    shapes.schema(shape)
    for part in parts:
        for name, more in vars(part).items():
            if is_typeddict(more) and more.__module__ == part.__name__ and name in found:
                found[name]["properties"] |= shapes.properties(more)
    return found


def position_schema(
    shape: type,
    parts: Sequence[ModuleType] = (),
    stands_for: Mapping[str, str] = MappingProxyType({}),
    words: Mapping[str, Sequence[str]] = MappingProxyType({}),
) -> Schema:
    """The JSON Schema of a position: of a TypedDict, as `view_schema` writes it.

    `stands_for` names the TypedDicts of the parts that add their keys to another one. `words` are those that texts may
    be, by "TypedDict.key"; where a key is itself such a word, "TypedDict.key.keys".
    """
    found = shape_schemas(shape, DEFINITIONS)
    shapes = _Shapes(DEFINITIONS, found)
    for part in parts:
        for name, more in vars(part).items():
            known = stands_for.get(name, name)
            if is_typeddict(more) and more.__module__ == part.__name__ and known in found:
                added = shapes.properties(more)
                found[known]["properties"] |= added
                found[known]["required"] += [key for key in added if key in more.__required_keys__]
    for place, allowed in words.items():
        name, key, *is_keys = place.split(".")
        if name in found:
            _allow(found[name]["properties"][key], list(allowed), bool(is_keys))
    return {"$ref": f"{DEFINITIONS}{shape.__name__}", "$defs": found}


def _allow(schema: Schema, words: list[str], is_keys: bool) -> None:
    """Let every plain text in a schema, or the keys of its objects, be one of these words."""
    if is_keys and "additionalProperties" in schema:
        schema["propertyNames"] = {"enum": words}
    elif not is_keys and schema.get("type") == "string":
        schema["enum"] = words
    for inner in (*schema.get("anyOf", ()), schema.get("items")):
        if inner is not None:
            _allow(inner, words, is_keys)


class _Shapes:
    """Writes types as JSON Schema, the named ones apart."""

    def __init__(self, reference: str, found: dict[str, Schema]) -> None:
        self.reference = reference
        self.found = found

    def schema(self, shape: Any) -> Schema:
        """The schema of any type that a shape may be made of."""
        origin, args = get_origin(shape), get_args(shape)
        if is_typeddict(shape):
            return self._typed_dict(shape)
        if origin is Literal:
            return {"type": "string", "enum": list(args)}
        if origin is Union or origin is UnionType:
            return {"anyOf": [self.schema(arg) for arg in args]}
        if origin is list:
            return {"type": "array", "items": self.schema(args[0])}
        if origin is dict:
            return self._dict(args[0], self.schema(args[1]))
        return {"type": PLAIN[shape]}

    def properties(self, shape: Any) -> dict[str, Schema]:
        """The schemas of what a TypedDict holds, by key."""
        return {key: self.schema(value) for key, value in get_type_hints(shape).items()}

    def _typed_dict(self, shape: Any) -> Schema:
        name = shape.__name__
        if name not in self.found:
            self.found[name] = {}  # it may refer to itself
            properties = self.properties(shape)
            self.found[name] = _closed(properties, [key for key in properties if key in shape.__required_keys__])
        return {"$ref": f"{self.reference}{name}"}

    def _dict(self, keys: Any, value: Schema) -> Schema:
        """Where the keys are listed, all of them are there."""
        if get_origin(keys) is Literal:
            return _closed(dict.fromkeys(get_args(keys), value), list(get_args(keys)))
        return {"type": "object", "additionalProperties": value}


def _closed(properties: Schema, required: list[str]) -> Schema:
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
