"""Messages over a table's socket, in both directions, as models.

A client says hello first. From then on, it gets an update with every entry after its cursor and the
state of the table; its requests are answered with done, refused or pong, with the same id.
"""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, Field, RootModel, TypeAdapter, ValidationError

from hotelier.server.http.model import Model
from hotelier.server.http.schemas import (
    Answer,
    At,
    Cursor,
    Done,
    Plan,
    Refusal,
    Say,
    TableState,
    Text,
    Token,
    Told,
)

SAFE: Final = 2**53 - 1  # the largest integer that every JSON reader handles

Id = Annotated[int, Field(ge=-SAFE, le=SAFE)] | Text


Language = Annotated[str, Field(max_length=200)]
SPOKEN: Final = "In which refusals are said, as Accept-Language has it: pl, or nl,en;q=0.5."


class HelloMessage(Model):
    """Who listens, and from where on."""

    type: Literal["hello"]
    token: Token | None = Field(default=None, description="The token of your seat.")
    key: Text | None = Field(default=None, description="The key of a private table.")
    since: Cursor | None = Field(
        default=None, description="The last entry you have; by default you only get new ones."
    )
    language: Language | None = Field(
        default=None, description=f"{SPOKEN} By default what the request asked for, or English."
    )


class Wish(Model):
    """A request; the answer has the same id."""

    id: Id | None = None
    language: Language | None = Field(
        default=None, description=f"{SPOKEN} From now on; by default as before."
    )


class PlayMessage(Wish, Answer):
    """Take an action."""

    type: Literal["play"]


class ConfirmMessage(Wish, At):
    """End your turn with the pending action."""

    type: Literal["confirm"]


class UndoMessage(Wish, At):
    """Undo the last action."""

    type: Literal["undo"]


class RestartMessage(Wish, At):
    """Undo the whole turn."""

    type: Literal["restart"]


class TakebackMessage(Wish, At):
    """Take back your whole last turn, against bots."""

    type: Literal["takeback"]


class PlanMessage(Wish, At, Plan):
    """Plan an action for your next decision, or cancel the plan."""

    type: Literal["plan"]


class SayMessage(Wish, Say):
    """Send a chat message."""

    type: Literal["say"]


class PingMessage(Wish):
    """Check the connection."""

    type: Literal["ping"]


class _Named(BaseModel):
    """A message of which only the id can be read."""

    id: Id | None = None


def id_in(text: str) -> int | str | None:
    """The id of an otherwise unreadable message."""
    try:
        return _Named.model_validate_json(text).id
    except ValidationError:
        return None


AnyWish = Annotated[
    PlayMessage
    | ConfirmMessage
    | UndoMessage
    | RestartMessage
    | TakebackMessage
    | PlanMessage
    | SayMessage
    | PingMessage,
    Field(discriminator="type"),
]
wishes: TypeAdapter[AnyWish] = TypeAdapter(AnyWish)


class UpdateMessage(Model):
    """What's new, and the current state."""

    type: Literal["update"]
    entries: list[Told]
    state: TableState
    more: bool = Field(description="The entries didn't fit in: the next update has more of them.")


class DoneMessage(Done):
    """It's done and saved."""

    type: Literal["done"]
    id: Id | None


class RefusedMessage(Refusal):
    """Why something wasn't done; nothing has changed."""

    type: Literal["refused"]
    id: Id | None


class PongMessage(Model):
    """The connection works."""

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
            | TakebackMessage
            | PlanMessage
            | SayMessage
            | PingMessage,
            Field(discriminator="type"),
        ]
    ]
):
    """Any message to the server; the first one is a hello."""


class ServerMessage(
    RootModel[
        Annotated[
            UpdateMessage | DoneMessage | RefusedMessage | PongMessage, Field(discriminator="type")
        ]
    ]
):
    """Any message from the server."""
