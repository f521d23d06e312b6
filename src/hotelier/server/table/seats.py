"""Who sits where: joining, leaving, handing a seat over, stand-in bots."""

from collections.abc import Sequence
from typing import Final

from hotelier.bots.catalogue import find_opponent
from hotelier.core.errors import OptionError
from hotelier.messages import say
from hotelier.server.http.schemas import COLOURS, Colour, Seat
from hotelier.server.table.names import check_name
from hotelier.server.table.refusals import Refused

HANDOVER: Final = 900.0  # seconds that a handover code for another device works
INVITED: Final = 30 * 86_400.0  # and one for a reserved seat
MOST_KEYS: Final = 8  # devices per seat
SLOWEST: Final = 5.0  # seconds a bot may take for a decision: all tables share the workers


def free_seat(seats: Sequence[Seat], wanted: int | None, begun: bool, newcomers: bool) -> int:
    """The seat for someone new; Refused if there is none."""
    if wanted is not None and wanted > len(seats):
        raise Refused("no-such-seat", say("refused-seats", n=len(seats), seat=wanted))
    numbers = range(1, len(seats) + 1) if wanted is None else (wanted,)
    for number in numbers:
        if _is_free(seats[number - 1], begun, newcomers):
            return number
    if wanted is not None:
        raise Refused("taken", say("refused-taken", seat=wanted))
    if begun and not newcomers:
        raise Refused("no-newcomers", say("refused-no-newcomers"))
    raise Refused("full", say("refused-full"))


def _is_free(seat: Seat, begun: bool, newcomers: bool) -> bool:
    if not begun:
        return seat.kind == "open"
    return newcomers and seat.kind == "person" and seat.absent


def another_name(name: str, seats: Sequence[Seat]) -> str:
    """The name, with a number added if it's taken."""
    taken = {seat.name for seat in seats}
    same, found = 1, name
    while found in taken:
        same += 1
        found = f"{name} {same}"
    return found


def bot_named(text: str) -> str:
    """The name of a bot that's allowed here; OptionError if there is none."""
    found = find_opponent(text)
    if found.budget.seconds > SLOWEST:
        raise OptionError(
            say("wrong-bot-slow", name=repr(text), seconds=found.budget.seconds, most=SLOWEST)
        )
    return check_name(found.name)


def colours(seats: Sequence[Seat]) -> list[Colour]:
    """The colour of every seat, no two alike: the chosen one, else that of its number."""
    chosen = {seat.colour for seat in seats if seat.colour is not None}
    free = [each for each in COLOURS if each not in chosen]
    found: list[Colour] = []
    for usual, seat in zip(COLOURS, seats, strict=False):
        colour = seat.colour
        if colour is None:
            colour = usual if usual in free else free[-1]
            free.remove(colour)
        found.append(colour)
    return found


def is_bot(seat: Seat) -> bool:
    """Whether a bot decides for the seat: its own, or a stand-in."""
    return seat.bot is not None


def rotated(seats: Sequence[Seat]) -> list[Seat]:
    """The seats of a rematch: everyone moves up by one, players who left are gone."""
    again = []
    for seat in [*seats[1:], seats[0]]:
        if seat.kind == "bot":
            again.append(Seat(kind="bot", name=seat.name, bot=seat.bot))
        elif seat.kind == "person" and not seat.absent:
            again.append(Seat(kind="reserved", name=seat.name, colour=seat.colour))
        else:
            again.append(Seat())
    return again
