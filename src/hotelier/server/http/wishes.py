"""What whoever has a seat wishes for at a table, done alike for HTTP and for sockets."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from hotelier.server.http.rates import Kind, Rates
from hotelier.server.http.socket_schemas import (
    ConfirmMessage,
    PlayMessage,
    RestartMessage,
    SayMessage,
    UndoMessage,
)
from hotelier.server.service import Service
from hotelier.server.table.names import check_say
from hotelier.server.table.places import Pass
from hotelier.server.table.table import Table

Wish: TypeAlias = PlayMessage | ConfirmMessage | UndoMessage | RestartMessage | SayMessage
Deed = Callable[[Table, int], None]


@dataclass(frozen=True, slots=True)
class Asker:
    """Who wishes for something, and at which table."""

    table: str
    door: Pass
    address: str


async def granted(service: Service, rates: Rates, asker: Asker, wish: Wish) -> Table:
    """Do what is wished for; the table when it is done and durable."""
    kind, number = _counted(wish)
    for _ in range(number):
        rates.take(kind, asker.address)
    return await service.tables.act(asker.table, asker.door, _deed(wish, service))


def _counted(wish: Wish) -> tuple[Kind, int]:
    """Against which limit a wish counts, and how often."""
    match wish:
        case SayMessage():
            return "says", 1
        case PlayMessage():
            return "actions", len(wish.all)
        case _:
            return "actions", 1


def _deed(wish: Wish, service: Service) -> Deed:
    match wish:
        case PlayMessage():
            return lambda table, seat: table.play(seat, wish.all, wish.step)
        case ConfirmMessage():
            return lambda table, seat: table.confirm(seat, wish.step)
        case UndoMessage():
            return lambda table, seat: table.undo(seat, wish.step, whole=False)
        case RestartMessage():
            return lambda table, seat: table.undo(seat, wish.step, whole=True)
        case SayMessage():
            text = check_say(wish.text, service.settings.say_characters)
            return lambda table, seat: table.say(seat, text)
