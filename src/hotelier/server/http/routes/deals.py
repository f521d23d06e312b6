"""Deals that many play, each with the same luck: of the day, or for friends."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response, Security
from fastapi.security import APIKeyHeader

from hotelier.server.http.deal_schemas import (
    DealEntryWish,
    DealShort,
    DealState,
    DealWish,
    PastDeals,
    Today,
)
from hotelier.server.http.dependencies import LONGEST, NO, Services, answer, limited
from hotelier.server.http.rates import address_of
from hotelier.server.http.schemas import Seated

router = APIRouter(
    prefix="/api/deals",
    tags=["deals"],
    responses={status: NO[status] for status in (400, 404, 422, 429, 507)},
)

BROWSER = APIKeyHeader(
    name="X-Browser",
    scheme_name="browser",
    description="What identifies your browser: the text it plays deals with.",
    auto_error=False,
)


async def shown(browser: Annotated[str | None, Security(BROWSER)]) -> str | None:
    """What identifies the asking browser."""
    return None if browser is None else browser[:LONGEST]


Browser = Annotated[str | None, Depends(shown)]
DealId = Annotated[str, Path(max_length=80, description="The deal\u2019s id.")]


@router.get("", response_model=Today)
async def today(service: Services, browser: Browser) -> Response:
    """The deals of this day, one for every game."""
    return answer(await service.deals.of_today(browser))


@router.get("/past", response_model=PastDeals)
async def past_deals(
    service: Services,
    before: Annotated[str | None, Query(max_length=40, description="A date, from `next`.")] = None,
) -> Response:
    """Deals of earlier days, to play for practice."""
    return answer(await service.deals.of_the_past(before))


@router.post("", status_code=201, response_model=DealShort)
async def make_deal(request: Request, service: Services, wish: DealWish) -> Response:
    """A deal for friends: whoever knows its id plays it alone, and sees the others' results."""
    limited(request, "tables")
    service.bans.check(address_of(request.scope))
    return answer(await service.deals.make(wish), 201)


@router.get("/{deal}", response_model=DealState)
async def look_at_deal(
    request: Request,
    service: Services,
    deal: DealId,
    browser: Browser,
) -> Response:
    """A deal with its board; the games on it can be looked at once you have played it."""
    limited(request, "records")
    found = await service.deals.find(deal)
    return answer(await service.deals.state(found, browser))


@router.post(
    "/{deal}/tables",
    status_code=201,
    response_model=Seated,
    responses={status: NO[status] for status in (403, 409, 503)},
)
async def play_deal(
    request: Request, service: Services, deal: DealId, wish: DealEntryWish
) -> Response:
    """Play a deal: once for its board, and afterwards as often as you like for practice."""
    limited(request, "tables")
    service.bans.check(address_of(request.scope), wish.name)
    found = await service.deals.find(deal)
    seated = await service.deals.enter(found, wish, address_of(request.scope))
    return answer(seated.model_dump(mode="json"), 201)
