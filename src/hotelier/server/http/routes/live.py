"""A live table: events are sent as they happen, and actions are received.

The first message says who listens: `{"type": "hello", "token": …, "key": …, "since": …}`. From then
on, the socket gets an `update` with every entry after its cursor and the state of the table. What
it sends is answered with `done` or `refused`, with the same `id`.
"""

import asyncio
import time
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from fastapi.websockets import WebSocketState
from pydantic import ValidationError

from hotelier.core.errors import HotelierError
from hotelier.messages import accepted, say, speak
from hotelier.server.encoder import encoded
from hotelier.server.http.connections import DIRECT
from hotelier.server.http.dependencies import Id, not_kept_words, sentence, unread
from hotelier.server.http.rates import Rates, TooMany, address_of
from hotelier.server.http.serializers import done
from hotelier.server.http.socket_schemas import HelloMessage, PingMessage, id_in, wishes
from hotelier.server.http.wishes import Asker, granted
from hotelier.server.service import Service
from hotelier.server.store.rows import StoreError
from hotelier.server.table.listeners import Direct, Listener
from hotelier.server.table.places import Pass, Place
from hotelier.server.table.refusals import Refused
from hotelier.server.table.tokens import same_time

HELLO: Final = 10.0  # seconds for a socket to say hello
PATIENCE: Final = 60.0  # seconds for a message to be read
LOOKS: Final = 8  # how often we look in that time
MOST_NONSENSE: Final = 20  # unreadable messages before a socket is closed
LATE, STRANGER, NONSENSE, LATER = 4408, 4404, 4400, 1013  # close codes of a socket

router = APIRouter()


class Line:
    """One socket at one table."""

    def __init__(
        self, socket: WebSocket, service: Service, rates: Rates, id: str, door: Pass
    ) -> None:
        self.socket = socket
        self.service = service
        self.rates = rates
        self.id = id
        self.door = door
        self.direct: Direct | None = socket.scope.get("extensions", {}).get(DIRECT)
        self.nonsense = 0
        self.sending = 0.0  # since when a message waits to be read; 0 if none does

    async def run(self, since: int | None) -> None:
        """Send and receive until either side is done."""
        address = address_of(self.socket.scope)
        self.service.bans.check(address)
        try:
            place, listener = await self.service.updates.listen(self.id, self.door, since, address)
        except StoreError:
            raise _away() from None
        listener.direct = self.direct
        telling = asyncio.create_task(self.tell(place, listener))
        hearing = asyncio.create_task(self.hear())
        self.watch(telling)
        try:
            await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.service.updates.leave(place, listener)
            self.watching.cancel()
            for task in (telling, hearing):
                task.cancel()
            ended, broken = await asyncio.gather(telling, hearing, return_exceptions=True)
        if isinstance(ended, Refused):  # the table was removed
            raise ended
        if isinstance(ended, StoreError):
            raise _away()
        is_open = self.socket.application_state is WebSocketState.CONNECTED
        if isinstance(broken, Exception) and is_open:  # otherwise the other side has gone
            raise broken

    async def tell(self, place: Place, listener: Listener) -> None:
        """Send what's new, as fast as it's read, unless it's sent directly."""
        while True:
            await listener.news()
            news = await self.service.updates.news(place, listener)
            self.sending = time.monotonic()
            await self.socket.send_text(news.decode())
            self.sending = 0.0

    async def send(self, text: bytes) -> None:
        """Send an answer."""
        if self.direct is not None and self.direct.is_free:
            self.direct.post(text)
        else:
            await self.socket.send_text(text.decode())

    def watch(self, telling: asyncio.Task[None]) -> None:
        """Stop telling a client that reads nothing: it's gone.

        Looking now and then costs less than a timeout for every message.
        """
        if self.sending and time.monotonic() - self.sending > PATIENCE:
            telling.cancel()
        loop = asyncio.get_running_loop()
        self.watching = loop.call_later(PATIENCE / LOOKS, self.watch, telling)

    async def hear(self) -> None:
        """Carry out requests, one after another."""
        while True:
            try:
                text = await _heard(self.socket)
            except WebSocketDisconnect:
                return
            answer = await self.answered(text)
            if answer["type"] == "refused":
                self.service.metrics.refused(answer["code"])
            await self.send(encoded(answer))
            if self.nonsense >= MOST_NONSENSE:
                await self.socket.close(NONSENSE)
                return

    async def answered(self, text: str) -> dict[str, Any]:
        """The answer to one message."""
        id: Any = None
        address = address_of(self.socket.scope)
        try:
            self.rates.check("frames", address)
            wish = wishes.validate_json(text)
            id = wish.id
            if wish.language is not None:
                speak(accepted(wish.language))
            if isinstance(wish, PingMessage):
                return {"type": "pong", "id": id}
            asker = Asker(self.id, self.door, address)
            table = await granted(self.service, self.rates, asker, wish)
        except ValidationError as error:
            self.nonsense += 1
            # The first location is the type of the message.
            reason = unread([{**each, "loc": each["loc"][1:]} for each in error.errors()])
            return {"type": "refused", "id": id_in(text), "code": "unreadable", "reason": reason}
        except Refused as error:
            return {"type": "refused", "id": id, **error.as_dict()}
        except TooMany as error:
            id = id_in(text) if id is None else id
            return {"type": "refused", "id": id, "code": "too-many", "reason": sentence(error)}
        except StoreError as error:
            reason = not_kept_words(error)
            return {"type": "refused", "id": id, "code": "not-kept", "reason": reason}
        except HotelierError as error:
            return {"type": "refused", "id": id, "code": "mistake", "reason": sentence(error)}
        return {"type": "done", "id": id, **done(table)}


@router.websocket("/api/tables/{id}/live")
async def live(socket: WebSocket, id: Id) -> None:
    """Listen to a table."""
    service = socket.app.state.service
    assert isinstance(service, Service)
    await socket.accept()
    try:
        async with asyncio.timeout(HELLO):
            hello = HelloMessage.model_validate_json(await _heard(socket))
    except TimeoutError:
        await socket.close(LATE, "nobody said hello")
        return
    except ValidationError as error:
        reason = say("refused-hello", reason=unread(error.errors()))
        no = {"type": "refused", "id": None, "code": "unreadable", "reason": reason}
        service.metrics.refused("unreadable")
        await socket.send_text(encoded(no).decode())
        await socket.close(NONSENSE, "the first message must be a hello")
        return
    except WebSocketDisconnect:
        return
    if hello.language is not None:
        speak(accepted(hello.language))  # for this socket only: each has its own context
    began = time.perf_counter()
    line = Line(socket, service, socket.app.state.rates, id, Pass(hello.token, hello.key))
    try:
        await line.run(hello.since)
    except Refused as error:
        await same_time(began)
        service.metrics.refused(error.code)
        await socket.send_text(encoded({"type": "refused", "id": None, **error.as_dict()}).decode())
        await socket.close(LATER if error.code == "away" else STRANGER)


def _away() -> Refused:
    return Refused("away", say("refused-away"), 503)


async def _heard(socket: WebSocket) -> str:
    """The next message; anything but text is unreadable."""
    try:
        return await socket.receive_text()
    except KeyError:
        return ""
