"""The types of what is told about a table: every game's views, documents and happenings, put together.

A game types its own as `sight.View`, `document.Document` and `table.TELLINGS`. Here they get names that say whose they
are, such as `PropertyView`, since they meet in one contract.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import ConfigDict, Field, GetCoreSchemaHandler, GetJsonSchemaHandler, TypeAdapter, with_config
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, core_schema
from typing_extensions import TypedDict, is_typeddict

from quartier.engine import shelf
from quartier.engine.documents import STRICT
from quartier.engine.shelf import GameModules
from quartier.engine.words.happenings import camel_case, happening_types

OPEN = ConfigDict(extra="allow")


@dataclass(frozen=True)
class Named:
    """Annotates something that has a type of its own in the contract, under a name of its own.

    The type is worked out only when the contract is written or something is held against it: nobody who merely sends
    such things has to load every game.
    """

    name: str
    build: Callable[[], Any]

    def check(self, value: object) -> object:
        """The value, if it is of the type, strictly; pydantic's error otherwise."""
        return self._adapter.validate_python(value)

    @functools.cached_property
    def _adapter(self) -> TypeAdapter[Any]:
        return TypeAdapter(self.build())

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(self.check)

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> JsonSchemaValue:
        named = core_schema.union_schema([self._adapter.core_schema], ref=self.name)
        return handler(core_schema.definitions_schema(named, []))


def one_of(types: tuple[Any, ...], told_apart_by: str) -> Any:
    """Any one of several types, told apart by a field."""
    return Annotated[Union[types], Field(discriminator=told_apart_by)] if len(types) > 1 else types[0]  # noqa: UP007


# Every game's own


def views() -> Any:
    """What a seat sees in any game, without its moves: these are told beside it, in words."""
    return one_of(tuple(_view(shelf.take(name)) for name in shelf.playable()), "game")


def documents() -> Any:
    """A whole position of any game, hidden things included."""
    return one_of(tuple(_document(shelf.take(name)) for name in shelf.playable()), "game")


def happenings() -> tuple[Any, ...]:
    """What may happen in each game, as it is told."""
    return tuple(_happening(shelf.take(name)) for name in shelf.playable())


def _view(modules: GameModules) -> Any:
    view = getattr(modules.sight, "View", None)
    return _open_object(modules, "View") if view is None else _copy(view, camel_case(modules.name), "moves")


def _document(modules: GameModules) -> Any:
    document = getattr(modules.document, "Document", None)
    return _open_object(modules, "Document") if document is None else _copy(document, camel_case(modules.name))


def _open_object(modules: GameModules, name: str) -> Any:
    """The type of a game that does not say more."""
    title = f"{camel_case(modules.name)}{name}"
    open_object: Any = TypedDict(title, {"game": Literal[modules.name]})  # type: ignore[misc]
    return with_config(OPEN)(open_object)


def _happening(modules: GameModules) -> Any:
    title = camel_case(modules.name)
    types = tuple(map(with_config(STRICT), happening_types(title, modules.table.TELLINGS)))
    return Annotated[dict[str, Any], Named(f"{title}Happening", lambda: one_of(types, "event"))]


@functools.cache
def _copy(typed_dict: Any, title: str, *without: str) -> Any:
    """A typed dictionary named for its game, and those within it as well; some of its fields may be left out."""
    fields = get_type_hints(typed_dict, include_extras=True)
    renamed = {name: _renamed(field, title) for name, field in fields.items() if name not in without}
    copy: Any = TypedDict(f"{title}{typed_dict.__name__}", renamed)  # type: ignore[misc]
    copy.__doc__ = typed_dict.__doc__
    return with_config(STRICT)(copy)


def _renamed(hint: Any, title: str) -> Any:
    """The same type, its typed dictionaries named for their game."""
    if is_typeddict(hint):
        return _copy(hint, title)
    parts, origin = get_args(hint), get_origin(hint)
    if not parts or origin is Literal:
        return hint
    if origin is Annotated:
        return Annotated[(_renamed(parts[0], title), *parts[1:])]
    inner = tuple(_renamed(part, title) for part in parts)
    if origin in (Union, UnionType):
        return Union[inner]  # noqa: UP007
    return origin[inner if len(inner) > 1 else inner[0]]
