"""What goes over a table's socket, both ways, as models.

A client says hello first. From then on it gets an update with every entry behind its cursor and the
state of the table; what it asks for is answered by done, refused or pong, with the same id.
"""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, Field, RootModel, TypeAdapter, ValidationError

from hotelier.server.http.model import Model
from hotelier.server.http.schemas import (
    Answer,
    At,
    Cursor,
    Done,
    Refusal,
    Say,
    TableState,
    Text,
    Token,
    Told,
)

SAFE: Final = 2**53 - 1  # the largest whole number that every JSON reader gets right

Id = Annotated[int, Field(ge=-SAFE, le=SAFE)] | Text


Language = Annotated[str, Field(max_length=200)]
SPOKEN: Final = "In which refusals are said, as Accept-Language has it: pl, or nl,en;q=0.5."


class HelloMessage(Model):
    """Who listens, and from where on."""

    type: Literal["hello"]
    token: Token | None = Field(default=None, description="Of one's seat.")
    key: Text | None = Field(default=None, description="Of a table that is not public.")
    since: Cursor | None = Field(
        default=None, description="The last entry one has; by default only what is new comes."
    )
    language: Language | None = Field(
        default=None, description=f"{SPOKEN} By default what the request asked for, or English."
    )


class Wish(Model):
    """Something to be done; the answer carries the same id."""

    id: Id | None = None
    language: Language | None = Field(
        default=None, description=f"{SPOKEN} From now on; by default as before."
    )


class PlayMessage(Wish, Answer):
    """Take an action."""

    type: Literal["play"]


class ConfirmMessage(Wish, At):
    """End one's turn with what is held."""

    type: Literal["confirm"]


class UndoMessage(Wish, At):
    """Take the last action back."""

    type: Literal["undo"]


class RestartMessage(Wish, At):
    """Take the turn back."""

    type: Literal["restart"]


class SayMessage(Wish, Say):
    """Say something."""

    type: Literal["say"]


class PingMessage(Wish):
    """Ask whether the line works."""

    type: Literal["ping"]


class _Named(BaseModel):
    """A message of which only the id can be read."""

    id: Id | None = None


def id_in(text: str) -> int | str | None:
    """The id of a message that cannot be read otherwise."""
    try:
        return _Named.model_validate_json(text).id
    except ValidationError:
        return None


AnyWish = Annotated[
    PlayMessage | ConfirmMessage | UndoMessage | RestartMessage | SayMessage | PingMessage,
    Field(discriminator="type"),
]
wishes: TypeAdapter[AnyWish] = TypeAdapter(AnyWish)


class UpdateMessage(Model):
    """What is new, and how things stand now."""

    type: Literal["update"]
    entries: list[Told]
    state: TableState


class DoneMessage(Done):
    """That it is done, and kept."""

    type: Literal["done"]
    id: Id | None


class RefusedMessage(Refusal):
    """Why something was not done; nothing has changed."""

    type: Literal["refused"]
    id: Id | None


class PongMessage(Model):
    """That the line works."""

    type: Literal["pong"]
    id: Id | None


class ClientMessage(
    RootModel[
        Annotated[
            HelloMessage
            | PlayMessage
            | ConfirmMessage
            | UndoMessage
            | RestartMessage
            | SayMessage
            | PingMessage,
            Field(discriminator="type"),
        ]
    ]
):
    """Anything that is sent to the house; the first message is a hello."""


class ServerMessage(
    RootModel[
        Annotated[
            UpdateMessage | DoneMessage | RefusedMessage | PongMessage, Field(discriminator="type")
        ]
    ]
):
    """Anything that the house sends."""
