"""Statistics of your own games."""

from typing import Final

from fastapi import APIRouter, Request, Response

from hotelier.server.http.dependencies import NO, Described, Services, answer, limited
from hotelier.server.table.statistics import Statistics, StatisticsWish, played

NOT_DONE: Final[Described] = {status: NO[status] for status in (400, 422, 429, 507)}

router = APIRouter(prefix="/api", tags=["history"], responses=NOT_DONE)


@router.post("/statistics", response_model=Statistics)
async def statistics(request: Request, service: Services, wish: StatisticsWish) -> Response:
    """The facts of finished games whose seats the given tokens open; others are left out."""
    limited(request, "records")
    return answer({"games": await played(service, wish.doors)})
