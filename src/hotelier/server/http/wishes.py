"""The requests of a seat at a table, carried out the same way for HTTP and sockets."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from hotelier.server.http.rates import Kind, Rates
from hotelier.server.http.socket_schemas import (
    ConfirmMessage,
    PlanMessage,
    PlayMessage,
    RestartMessage,
    SayMessage,
    TakebackMessage,
    UndoMessage,
)
from hotelier.server.service import Service
from hotelier.server.table.names import check_say
from hotelier.server.table.places import Pass
from hotelier.server.table.table import Table

Wish: TypeAlias = (
    PlayMessage
    | ConfirmMessage
    | UndoMessage
    | RestartMessage
    | TakebackMessage
    | PlanMessage
    | SayMessage
)
Deed = Callable[[Table, int], None]


@dataclass(frozen=True, slots=True)
class Asker:
    """Who makes a request, and at which table."""

    table: str
    door: Pass
    address: str


async def granted(service: Service, rates: Rates, asker: Asker, wish: Wish) -> Table:
    """Carry out a request; returns the table when it's done and durable."""
    kind, number = _counted(wish)
    for _ in range(number):
        rates.take(kind, asker.address)
    deed = _deed(wish, service)

    def allowed(table: Table, seat: int) -> None:
        name = table.seats[seat - 1].name
        service.bans.check(asker.address, name)
        if isinstance(wish, SayMessage):
            service.bans.check_chat(asker.address, name)
        deed(table, seat)

    began = time.perf_counter()
    table = await service.tables.act(asker.table, asker.door, allowed)
    service.metrics.acknowledged(wish.type, time.perf_counter() - began)
    return table


def _counted(wish: Wish) -> tuple[Kind, int]:
    """Which limit a request counts against, and how often."""
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
        case TakebackMessage():
            return lambda table, seat: table.take_back(seat, wish.step)
        case PlanMessage():
            return lambda table, seat: table.plan(seat, wish.action, wish.step)
        case SayMessage():
            most, said = service.settings.say_characters, wish.text
            text = None if said is None else check_say(said, most)
            return lambda table, seat: table.say(seat, text, wish.reaction)
