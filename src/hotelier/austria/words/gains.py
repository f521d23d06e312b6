"""What an action costs and gives, in a few words, from the events it would cause."""

from collections.abc import Sequence
from functools import cache

from hotelier.austria.rules import events as e
from hotelier.austria.words.names import cubes, guest_name, noun, staff_name
from hotelier.core.events import Event
from hotelier.messages.message import Message, listed, message


def gains(events: Sequence[Event], seat: int) -> Message | None:
    """What an action brings its seat; None if that's nothing."""
    own = of_turn(events, seat)
    told = _sums(own)
    for event in own:
        happening = _happening(event)
        if happening is not None:
            told.append(happening)
    if any(isinstance(event, e.TurnEnded) and event.seat == seat for event in events):
        told.append(message("austria-turn-ends"))
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


def _sums(own: Sequence[Event]) -> list[Message]:
    """Totals over all events: crowns, points, steps, cubes, cards."""
    coins = vp = lost = steps = drawn = 0
    received = ""
    for event in own:
        if event.NET:
            net = event.net()
            coins += net.get("crowns", 0)
            vp += net.get("vp", 0)
        match event:
            case e.CrownsGained():
                lost += event.lost
            case e.EmperorMoved() | e.EmperorScored():
                steps += event.end - event.start
            case e.CubesReceived():
                received += event.cubes
            case e.StaffDrawn(offered=False):
                drawn += event.number
    told = []
    if coins:
        key = "austria-gain-crowns" if coins > 0 else "austria-cost-crowns"
        told.append(_sum(key, abs(coins)))
    if lost:
        told.append(_sum("austria-lost-crowns", lost))
    if vp:
        told.append(_sum("austria-gain-vp" if vp > 0 else "austria-cost-vp", abs(vp)))
    if steps:
        told.append(_sum("austria-gain-steps" if steps > 0 else "austria-cost-steps", abs(steps)))
    if received:
        told.append(message("austria-gain-cubes", cubes=cubes(received)))
    if drawn:
        told.append(_sum("austria-gain-staff", drawn))
    return told


@cache
def _sum(key: str, n: int) -> Message:
    return message(key, n=n)


def _happening(event: Event) -> Message | None:
    """What's reported on its own."""
    match event:
        case e.DieTaken():
            return _sum("austria-gain-strength", event.strength)
        case e.OrderCompleted():
            return message("austria-gain-ready", name=guest_name(event.guest))
        case e.WindowLit():
            return message("austria-gain-lit", room=event.room)
        case e.GroupCompleted():
            colour = noun(event.colour)
            return message("austria-gain-group", colour=colour, which=event.colour)
        case e.CubesLost() if event.kitchen or event.served:
            return message("austria-lose-cubes", cubes=cubes(event.kitchen + event.served))
        case e.StaffHired():
            return message("austria-gain-hired", name=staff_name(event.card))
        case e.RoomDemolished():
            return message("austria-lose-room", room=event.room)
        case e.Passed():
            return message("austria-gain-pass")
    return None
