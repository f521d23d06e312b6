"""Seats: joining, leaving, coming back, handing over, bots, rematches."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from hotelier.messages import say
from hotelier.server.http.dependencies import AT_TABLE, Doors, Id, Services, answer, limited
from hotelier.server.http.rates import address_of
from hotelier.server.http.schemas import (
    AskAnswer,
    BotWish,
    Claim,
    ColourWish,
    Done,
    Handover,
    Join,
    Reservation,
    Seated,
)
from hotelier.server.http.serializers import done
from hotelier.server.table.names import check_name
from hotelier.server.table.places import Pass
from hotelier.server.table.refusals import Refused, seated
from hotelier.server.table.seats import HANDOVER, INVITED
from hotelier.server.table.table import Table

router = APIRouter(
    prefix="/api/tables/{id}",
    tags=["seats"],
    responses=AT_TABLE,
)
Number = Annotated[int, Path(ge=1, le=8)]


@router.post("/join", status_code=201, response_model=Seated)
async def join(request: Request, service: Services, id: Id, door: Doors, wish: Join) -> Response:
    """Take a free seat; in mid-game, ask the players for one whose player is away."""
    limited(request, "joins")
    name, address = check_name(wish.name), address_of(request.scope)
    visitors = service.tables.visitors
    service.bans.check(address, name)

    def do(table: Table, seat: int | None) -> Seated:
        if seat is not None:
            raise Refused("seated", say("refused-seated", seat=seat))
        visitors.check_seats(table, address)
        if table.phase != "open":
            number, token = table.ask_for_seat(name, wish.seat, visitors.mark(address))
            return Seated(table=id, key=door.link(table), seat=None, token=token, asked=number)
        number, token = table.sit(name, wish.seat)
        visitors.sit(table, number, address)
        return Seated(table=id, key=door.link(table), seat=number, token=token)

    return answer((await service.tables.change(id, door, do)).model_dump(mode="json"), 201)


@router.post("/asks/{number}", response_model=Done)
async def answer_ask(
    request: Request,
    service: Services,
    id: Id,
    number: Annotated[int, Path(ge=1, le=1_000_000)],
    door: Doors,
    wish: AskAnswer,
) -> Response:
    """Accept or decline someone who has asked for a seat; any player may do this."""
    limited(request, "actions")

    def do(table: Table, seat: int) -> None:
        table.come_back(seat)
        table.answer_ask(number, wish.welcome)

    return answer(done(await service.tables.act(id, door, do)))


@router.post("/claim", status_code=201, response_model=Seated)
async def claim(request: Request, service: Services, id: Id, door: Doors, wish: Claim) -> Response:
    """Take the seat of a code: a reserved one, or your own on another device."""
    limited(request, "joins")
    name = None if wish.name is None else check_name(wish.name)
    shown, address = Pass(key=door.key, code=wish.code), address_of(request.scope)
    service.bans.check(address, name)

    def do(table: Table, _seat: int | None) -> Seated:
        number, token = table.claim(wish.code, name)
        service.tables.visitors.note_client(table, number, address)
        return Seated(table=id, key=shown.link(table), seat=number, token=token)

    answered = await service.tables.change(id, shown, do)
    return answer(answered.model_dump(mode="json"), 201)


@router.post("/handover", response_model=Handover)
async def hand_over(request: Request, service: Services, id: Id, door: Doors) -> Response:
    """A code that gives your seat to another device; it works once."""
    limited(request, "joins")

    def do(table: Table, seat: int | None) -> Handover:
        number = seated(seat)
        return Handover(seat=number, code=table.hand_over(number), seconds=HANDOVER)

    return answer((await service.tables.change(id, door, do)).model_dump(mode="json"))


@router.post("/leave", response_model=Done)
async def leave(request: Request, service: Services, id: Id, door: Doors) -> Response:
    """Leave your seat. If you come back before it's taken, you get it again."""
    limited(request, "actions")
    table = await service.tables.act(id, door, lambda table, seat: table.leave(seat))
    await service.tables.clear_deserted(id)
    return answer(done(table))


@router.post("/resign", response_model=Done)
async def resign(request: Request, service: Services, id: Id, door: Doors) -> Response:
    """Resign: a bot takes your seat for good."""
    limited(request, "actions")
    table = await service.tables.act(id, door, lambda table, seat: table.resign(seat))
    return answer(done(table))


@router.post("/colour", response_model=Done)
async def colour(
    request: Request, service: Services, id: Id, door: Doors, wish: ColourWish
) -> Response:
    """Choose a colour for your seat that no other seat has."""
    limited(request, "actions")
    chosen = wish.colour
    table = await service.tables.act(
        id, door, lambda table, seat: table.choose_colour(seat, chosen)
    )
    return answer(done(table))


@router.post("/return", response_model=Done)
async def come_back(request: Request, service: Services, id: Id, door: Doors) -> Response:
    """Take your seat: after being away, or at the table of a rematch."""
    limited(request, "actions")
    return answer(
        done(await service.tables.act(id, door, lambda table, seat: table.come_back(seat)))
    )


@router.post("/seats/{number}/bot", response_model=Done)
async def seat_bot(
    request: Request, service: Services, id: Id, number: Number, door: Doors, wish: BotWish
) -> Response:
    """As the host, let a bot play a seat that's free, or whose player is away."""
    limited(request, "actions")

    def do(table: Table, seat: int) -> None:
        there(table, number)
        table.check_host(seat)
        table.seat_bot(number, wish.bot)

    return answer(done(await service.tables.act(id, door, do)))


@router.post("/seats/{number}/open", response_model=Done)
async def open_seat(
    request: Request, service: Services, id: Id, number: Number, door: Doors
) -> Response:
    """As the host, free a seat that's reserved or has a bot, before the game starts."""
    limited(request, "actions")

    def do(table: Table, seat: int) -> None:
        there(table, number)
        table.check_host(seat)
        table.open_seat(number)

    return answer(done(await service.tables.act(id, door, do)))


@router.post("/seats/{number}/reserve", response_model=Handover)
async def reserve_seat(
    request: Request, service: Services, id: Id, number: Number, door: Doors, wish: Reservation
) -> Response:
    """As the host, reserve a free seat: the code takes it."""
    limited(request, "joins")
    name = "" if wish.name is None else check_name(wish.name)

    def do(table: Table, seat: int | None) -> Handover:
        there(table, number)
        table.check_host(seated(seat))
        return Handover(seat=number, code=table.reserve(number, name), seconds=INVITED)

    return answer((await service.tables.change(id, door, do)).model_dump(mode="json"))


@router.post("/seats/{number}/kick", response_model=Done)
async def kick(
    request: Request, service: Services, id: Id, number: Number, door: Doors
) -> Response:
    """As the host, remove a player: during a game, only one who keeps the others waiting."""
    limited(request, "actions")

    def do(table: Table, seat: int) -> None:
        there(table, number)
        table.check_host(seat)
        table.kick(number, seat, service.settings.kick_seconds)
        service.tables.visitors.kick(table, number, address_of(request.scope))

    return answer(done(await service.tables.act(id, door, do)))


@router.post("/rematch", status_code=201, response_model=Seated)
async def play_again(request: Request, service: Services, id: Id, door: Doors) -> Response:
    """Play again, everyone one seat on: the asker takes their seat there, with the same token."""
    limited(request, "tables")
    table = await service.tables.rematch(id, door, address_of(request.scope))
    own = Seated(table=table.id, key=door.link(table), seat=table.seat_of(door.token), token=None)
    return answer(own.model_dump(mode="json"), 201)


def there(table: Table, number: int) -> None:
    """Refused if the table has no such seat."""
    if number > len(table.seats):
        raise Refused("no-such-seat", say("refused-seats", n=len(table.seats), seat=number))
