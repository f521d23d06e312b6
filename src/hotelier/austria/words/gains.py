"""What an action costs and gives, in a few words, from the events it would cause."""

from collections.abc import Iterator, Sequence
from functools import cache

from hotelier.austria.rules import events as e
from hotelier.austria.words.names import cubes, guest_name, noun, staff_name
from hotelier.core.events import Event
from hotelier.messages.message import Message, listed, message

Priced = (
    e.GuestSeated
    | e.DieTaken
    | e.DeliveryStarted
    | e.RoomPrepared
    | e.StaffHired
    | e.PenaltyExcused
)
Scored = e.RoomPrepared | e.GuestCheckedIn | e.PointsScored | e.EmperorMoved | e.DiscPlaced


def gains(events: Sequence[Event], seat: int) -> Message | None:
    """What an action brings its seat; None if that's nothing."""
    own = of_turn(events, seat)
    told = [each for event in own for each in _happening(event)]
    if any(isinstance(event, e.TurnEnded) and event.seat == seat for event in events):
        told.append(message("austria-turn-ends"))
    told = [*_sums(own), *told]
    return message("austria-gains", gains=listed(told, "dot")) if told else None


def of_turn(events: Sequence[Event], seat: int) -> list[Event]:
    """A seat's events up to the end of its turn.

    What comes later isn't due to the action, least of all the final scoring.
    """
    own: list[Event] = []
    for event in events:
        if isinstance(event, e.RoundEnded):
            break
        if event.seat == seat:
            if isinstance(event, e.TurnEnded | e.ScoringPart):
                break
            own.append(event)
    return own


def price_of(event: Event) -> int:
    """What an event costs its seat."""
    return event.price if isinstance(event, Priced) else 0


def points_of(event: Event) -> int:
    """What an event scores."""
    if isinstance(event, e.PenaltyPaid):
        return -event.vp
    return event.vp if isinstance(event, Scored) else 0


def _sums(own: Sequence[Event]) -> Iterator[Message]:
    """Totals over all events: crowns, points, steps, cubes, cards."""
    coins = -sum(price_of(event) for event in own)
    vp = sum(points_of(event) for event in own)
    lost = steps = drawn = 0
    received = ""
    for event in own:
        match event:
            case e.CrownsGained():
                coins += event.crowns
                lost += event.lost
            case e.PenaltyPaid():
                coins -= event.crowns
            case e.EmperorMoved():
                steps += event.end - event.start
            case e.EmperorScored():
                vp += event.vp
                steps += event.end - event.start
            case e.CubesReceived():
                received += event.cubes
            case e.StaffDrawn(offered=False):
                drawn += event.number
    if coins:
        key = "austria-gain-crowns" if coins > 0 else "austria-cost-crowns"
        yield _sum(key, abs(coins))
    if lost:
        yield _sum("austria-lost-crowns", lost)
    if vp:
        yield _sum("austria-gain-vp" if vp > 0 else "austria-cost-vp", abs(vp))
    if steps:
        yield _sum("austria-gain-steps" if steps > 0 else "austria-cost-steps", abs(steps))
    if received:
        yield message("austria-gain-cubes", cubes=cubes(received))
    if drawn:
        yield _sum("austria-gain-staff", drawn)


@cache
def _sum(key: str, n: int) -> Message:
    return message(key, n=n)


def _happening(event: Event) -> Iterator[Message]:
    """What's reported on its own."""
    match event:
        case e.DieTaken():
            yield _sum("austria-gain-strength", event.strength)
        case e.OrderCompleted():
            yield message("austria-gain-ready", name=guest_name(event.guest))
        case e.WindowLit():
            yield message("austria-gain-lit", room=event.room)
        case e.GroupCompleted():
            colour = noun(event.colour)
            yield message("austria-gain-group", colour=colour, which=event.colour)
        case e.CubesLost() if event.kitchen or event.served:
            yield message("austria-lose-cubes", cubes=cubes(event.kitchen + event.served))
        case e.StaffHired():
            yield message("austria-gain-hired", name=staff_name(event.card))
        case e.RoomDemolished():
            yield message("austria-lose-room", room=event.room)
        case e.Passed():
            yield message("austria-gain-pass")
