"""Reading position documents: whether a document has the shape that its game states, as a typed dictionary."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any, NotRequired, TypeVar, get_type_hints

from pydantic import ConfigDict, SkipValidation, TypeAdapter, ValidationError, with_config
from typing_extensions import TypedDict

from quartier.engine.contract import Value
from quartier.engine.errors import PositionError

Shape = TypeVar("Shape")

STRICT = ConfigDict(extra="forbid", strict=True)
"""Nothing unknown, and nothing of a wrong type."""


OptionsWritten = dict[str, Annotated[Value, SkipValidation]]
"""The options of a document; whether they are allowed, `Facts.check` says."""

_adapters: dict[object, TypeAdapter[Any]] = {}


def check_shape(game: str, rule: str, shape: type[Shape], document: object, *, optional: Collection[str] = ()) -> Shape:
    """The document, if no needed field is missing, no field unknown and every type right; else PositionError.

    `optional` fields, which a written document has, may be left out of one that is read.
    """
    if shape not in _adapters:
        _adapters[shape] = TypeAdapter(_with_optional(shape, optional))
    try:
        checked: Shape = _adapters[shape].validate_python(document)
    except ValidationError as error:
        raise _as_position_error(game, rule, error) from None
    return checked


def _with_optional(shape: Any, optional: Collection[str]) -> Any:
    """The same typed dictionary, closed and strict, in which some fields may be missing."""
    fields = get_type_hints(shape, include_extras=True)
    relaxed = {name: NotRequired[hint] if name in optional else hint for name, hint in fields.items()}
    closed: Any = TypedDict(shape.__name__, relaxed)  # type: ignore[misc]
    return with_config(STRICT)(closed)


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
