"""What all shapes are made of: requests are strict, answers say everything."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

MOST_NUMBER = 2**31 - 1

Number = Annotated[int, Field(ge=0, le=MOST_NUMBER)]
Object = dict[str, Any]


class Request(BaseModel):
    """What a client sends: nothing unknown, nothing of a wrong type."""

    model_config = ConfigDict(extra="forbid", strict=True, json_schema_extra={})


class Answer(BaseModel):
    """What the server sends."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


def example(shape: Object) -> ConfigDict:
    """How a request may look, for the contract."""
    return ConfigDict(extra="forbid", strict=True, json_schema_extra={"examples": [shape]})


def visible(text: str) -> str:
    """One line of text that can be seen."""
    words = " ".join(text.split())
    if not words or not words.isprintable():
        raise ValueError("a line of visible text is needed")
    return words
