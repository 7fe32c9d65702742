"""The messages of the socket: what a client may send, and what it gets."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, TypeAdapter
from typing_extensions import TypedDict

from quartier.server.wire.languages import Language
from quartier.server.wire.positions import ChatLine, Position
from quartier.server.wire.refusals import Wrong
from quartier.server.wire.requests import Answering, Number, Playing, Request, Saying, Undoing
from quartier.server.wire.tables import TableShown

# From the client

MessageId = Annotated[str, StringConstraints(max_length=40)]


class PlayMessage(Playing):
    """Plays a move or a chain."""

    type: Literal["play"]
    id: MessageId | None = None


class UndoMessage(Undoing):
    """Takes the last move back, or asks the others to allow it."""

    type: Literal["undo"]
    id: MessageId | None = None


class AnswerMessage(Answering):
    """Answers somebody's wish to undo."""

    type: Literal["answer"]
    id: MessageId | None = None


class ChatMessage(Saying):
    """Says something."""

    type: Literal["chat"]
    id: MessageId | None = None


class ResumeMessage(Request):
    """Asks for the whole state, with the log from a number on."""

    type: Literal["resume"]
    id: MessageId | None = None
    number: Number | None = None


class LanguageMessage(Request):
    """Speaks another language from now on."""

    type: Literal["language"]
    id: MessageId | None = None
    language: Language


class PingMessage(Request):
    """Is anybody there?"""

    type: Literal["ping"]
    id: MessageId | None = None


ClientMessage = Annotated[
    PlayMessage | UndoMessage | AnswerMessage | ChatMessage | ResumeMessage | LanguageMessage | PingMessage,
    Field(discriminator="type"),
]
CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


# From the server


class StateMessage(TypedDict):
    """Everything there is to know. `position` is null before the start; `chat` is null where it has not changed."""

    type: Literal["state"]
    table: TableShown
    position: Position | None
    chat: list[ChatLine] | None


class MovedMessage(TypedDict):
    """The position has changed for this viewer: its number is one more than before."""

    type: Literal["moved"]
    position: Position


class TableMessage(TypedDict):
    """Something else about the table has changed."""

    type: Literal["table"]
    table: TableShown


class SaidMessage(TypedDict):
    """Somebody spoke."""

    type: Literal["chat"]
    message: ChatLine


class DoneMessage(TypedDict):
    """What was sent under this id is done and stored."""

    type: Literal["done"]
    id: str | None
    number: int


class ErrorMessage(TypedDict):
    """What was sent under this id was refused; nothing has changed."""

    type: Literal["error"]
    id: str | None
    error: Wrong


class PongMessage(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]
    id: str | None


class ClosingMessage(TypedDict):
    """The server restarts; connect again after this many seconds."""

    type: Literal["closing"]
    seconds: float


ServerMessage = Annotated[
    StateMessage
    | MovedMessage
    | TableMessage
    | SaidMessage
    | DoneMessage
    | ErrorMessage
    | PongMessage
    | ClosingMessage,
    Field(discriminator="type"),
]
