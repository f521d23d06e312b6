"""The facts of a player's own finished games, to be added up by the client.

They are what the table knows when the game is over: everyone's points, which are no secret then,
and what the asker's own seat did. They're computed once, when the game ends, and saved with the
table.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Final

from pydantic import Field, StringConstraints

from hotelier.server.http.model import Model
from hotelier.server.http.schemas import Token
from hotelier.server.service import Service
from hotelier.server.store.rows import Row
from hotelier.server.table.details import Facts
from hotelier.server.table.places import Pass
from hotelier.server.table.refusals import Refused
from hotelier.server.table.table import Table
from hotelier.server.table.tokens import digest

MOST: Final = 200  # tables per request
FRESH: Final = 10  # tables from before tallies were saved, processed per request

TableId = Annotated[str, StringConstraints(max_length=40, pattern="^[0-9a-z]+$")]


class OwnDoor(Model):
    """A table, and the token of your seat there."""

    table: TableId
    token: Token


class StatisticsWish(Model):
    """Your own tables."""

    doors: list[OwnDoor] = Field(max_length=MOST)


class PlayedSeat(Model):
    """How a player did."""

    name: str
    bot: str | None = Field(description="Which bot it was; None for a person.")
    score: int
    won: bool
    sources: dict[str, int] = Field(description="Points by source.")


class PlayedGame(Model):
    """One of your finished games."""

    table: str
    game: str
    options: dict[str, int | str]
    ended: float = Field(description="Seconds since 1970.")
    practice: bool = Field(description="Not played from the start, or forked while in progress.")
    left: bool = Field(description="Whether you had left, and someone else finished it.")
    you: int
    seats: list[PlayedSeat]
    tally: dict[str, dict[str, int]] = Field(
        description="What you did how often: by group and item, as the game counts."
    )


class Statistics(Model):
    """Your finished games, oldest first."""

    games: list[PlayedGame]


async def played(service: Service, doors: Sequence[OwnDoor]) -> list[dict[str, Any]]:
    """The facts of the games that are over; other tables are left out."""
    tokens = {(door.table, digest(door.token)): door.token for door in doors}
    told, fresh = [], 0
    for row, seat, opened_by in await service.store.finished(list(tokens)):
        facts = Facts.model_validate(row.facts)
        if not facts.tallies and fresh < FRESH:
            fresh += 1
            facts = await _counted(service, row, tokens[row.id, opened_by])
        told.append(_game(row, facts, seat))
    return sorted(told, key=lambda game: (game["ended"], game["table"], game["you"]))


async def _counted(service: Service, row: Row, token: str) -> Facts:
    """A table from before tallies were saved, with tallies that are saved from now on."""
    door = Pass(token)
    table = await service.tables.look(row.id, door, lambda table, _seat, _crowd: table)
    _, tallies = await service.tables.accounts(table)

    def keep(table: Table, _seat: int | None) -> Facts:
        table.facts.tallies = tallies
        if table.facts.ended is None:
            table.facts.ended = row.changed
        table.ledger.touched = True
        return table.facts

    try:
        return await service.tables.change(row.id, door, keep)
    except Refused:
        return table.facts  # it changes too quickly: next time


def _game(row: Row, facts: Facts, seat: int) -> dict[str, Any]:
    result = facts.result
    assert result is not None
    own = facts.seats[seat - 1]
    return {
        "table": row.id,
        "game": row.game,
        "options": facts.options,
        "ended": row.changed if facts.ended is None else facts.ended,
        "practice": facts.practice,
        "left": own.kind != "person" or own.absent,
        "you": seat,
        "seats": [
            {
                "name": each.name,
                "bot": each.bot if each.kind == "bot" else None,
                "score": result.scores[number],
                "won": number + 1 in result.winners,
                "sources": result.sources[number],
            }
            for number, each in enumerate(facts.seats)
        ],
        "tally": facts.tallies[seat - 1] if facts.tallies else {},
    }
