"""Reading position documents: whether a document has the shape that its game states, as a typed dictionary."""

from __future__ import annotations

from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from quartier.engine.errors import PositionError

Shape = TypeVar("Shape")


_adapters: dict[object, TypeAdapter[Any]] = {}


def check_shape(game: str, rule: str, shape: type[Shape], document: object) -> Shape:
    """The document, if no needed field is missing, no field unknown and every type right; else PositionError."""
    if shape not in _adapters:
        _adapters[shape] = TypeAdapter(shape)
    try:
        checked: Shape = _adapters[shape].validate_python(document)
    except ValidationError as error:
        raise _as_position_error(game, rule, error) from None
    return checked


def _as_position_error(game: str, rule: str, error: ValidationError) -> PositionError:
    first = error.errors(include_url=False)[0]
    where = ".".join(str(step) for step in first["loc"] if not str(step).startswith(("constrained-", "function-")))
    if first["type"] == "missing":
        return PositionError("position-field-missing", game=game, rule=rule, field=where)
    if first["type"] == "extra_forbidden":
        return PositionError("position-field-unknown", game=game, rule=rule, field=where)
    found = repr(first["input"])
    shortened = found if len(found) <= 60 else found[:57] + "..."
    return PositionError(
        "position-field-wrong", game=game, rule=rule, field=where or "document", found=shortened, problem=first["msg"]
    )
