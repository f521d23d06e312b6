"""Why an action is good: what it does beyond its own words, from the events it would cause."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hotelier.austria.rules import events as e
from hotelier.austria.rules.rooms import CheckIn
from hotelier.austria.rules.state import State
from hotelier.austria.rules.tables import guest_id
from hotelier.austria.words.cards import guest_words, staff_does
from hotelier.austria.words.gains import of_turn
from hotelier.austria.words.names import crowns, cube_kinds, cubes, noun, the_guest, the_staff
from hotelier.core.events import Event
from hotelier.core.explain import LATER, NOW
from hotelier.messages.message import Message, listed, message

# What stands out, most important kinds first.
_TOLD: Final[dict[type[Event], Callable[[Any], Message]]] = {
    e.GuestCheckedIn: lambda event: message("hint-austria-check-in", name=the_guest(event.guest)),
    e.OrderCompleted: lambda event: message("hint-austria-served", name=the_guest(event.guest)),
    e.GroupCompleted: lambda event: message(
        "hint-austria-group", colour=noun(event.colour), size=len(event.rooms)
    ),
    e.DiscPlaced: lambda event: message("hint-austria-politics", n=event.vp),
    e.StaffHired: lambda event: message("hint-austria-hired", name=the_staff(event.card)),
    e.GuestSeated: lambda event: message("hint-austria-seated", name=the_guest(event.guest)),
    e.WindowLit: lambda event: message("hint-austria-lit", room=event.room),
    e.StaffTriggered: lambda event: message("hint-austria-worked", name=the_staff(event.card)),
    e.Passed: lambda event: message("hint-austria-wait"),
}
# What the words of an action already say, by verb.
_GIVEN: Final = (e.CubesReceived, e.CrownsGained, e.EmperorMoved, e.PointsScored, e.StaffDrawn)
_SAID: Final[dict[str, tuple[type[Event], ...]]] = {
    "die": (e.DieTaken,),
    "deliver": (e.DeliveryStarted,),
    "split": (e.CubesReceived,),
    "cube": (e.CubesReceived,),
    "emperor": (e.EmperorMoved, e.CrownsGained),
    "serve": (e.CubeServed,),
    "claim": (e.DiscPlaced,),
    "use": _GIVEN,
    "effect": _GIVEN,
}


def reasons(
    state: State, seat: int, action: str, events: Sequence[Event], later: bool
) -> tuple[Message, ...]:
    """What an action does, or what follows later in the turn; most important first."""
    own = of_turn(events, seat)
    card = None if later else _card(state, own, action)
    if card is not None:
        return (card,)
    told = list(_phrases(state, own, action, later))
    ends = any(isinstance(event, e.TurnEnded) and event.seat == seat for event in events)
    if not told and ends and not later and action != "end":
        told.append(message("hint-austria-end"))
    return tuple(told)


def _card(state: State, own: Sequence[Event], action: str) -> Message | None:
    """What a card does that's taken; the action itself says that it's taken."""
    if len(own) == 1 and isinstance(own[0], e.GuestSeated):
        return guest_words(own[0].guest, state.box.edition)
    verb, _, word = action.partition(" ")
    return staff_does(int(word), state.box.edition) if verb in ("hire", "keep") else None


def _phrases(state: State, own: Sequence[Event], action: str, later: bool) -> Iterator[Message]:
    sums = _Sums()
    unsaid: list[Event] = []
    for event in own:
        said = _is_said(state, event, action, later)
        # A politics card is mentioned with its own points.
        if not isinstance(event, e.DiscPlaced) and not (said and isinstance(event, e.PointsScored)):
            sums.vp += event.net().get("vp", 0)
        if not said:
            unsaid.append(event)
            sums.add(event)
    told = [*_standing_out(unsaid, LATER if later else NOW), *sums.told()]
    brings = list(sums.brings())
    # What follows is told in its order: cubes are there before someone is served with them.
    told = brings + told if later and _comes_first(unsaid) else told + brings
    if not told and sums.strength:
        told.append(message("hint-austria-strength", n=sums.strength))
    if sums.coins < 0:
        told.append(message("hint-austria-cost", n=-sums.coins))
    yield from told


def _is_said(state: State, event: Event, action: str, later: bool) -> bool:
    """Whether the words of an action already say that something happens, now or later."""
    verb, _, word = action.partition(" ")
    if not later and isinstance(event, _SAID.get(verb, ())):
        return True
    match event:
        case e.GuestSeated():
            place = int(word) - 1 if verb == "guest" else 0
            return verb == "guest" and guest_id(state.row >> (8 * place) & 255) == event.guest
        case e.OrderCompleted() | e.GuestCheckedIn():
            top = state.top
            if isinstance(top, CheckIn):
                return event.table == top.table + 1
            return verb == "check-in" and event.table == int(word)
        case e.RoomPrepared() | e.WindowLit():
            return verb == "room" and event.room == word
        case e.StaffHired():
            return verb == "hire" and event.card == int(word)
    return False


def _comes_first(events: Sequence[Event]) -> bool:
    """Whether cubes come in before a guest is served or enters a room."""
    kinds = (e.CubesReceived, e.CubeServed, e.GuestCheckedIn)
    first = next((event for event in events if isinstance(event, kinds)), None)
    return isinstance(first, e.CubesReceived)


def _standing_out(unsaid: Sequence[Event], most: int) -> list[Message]:
    """The most important of what stands out, in the order it happens."""
    found: list[tuple[int, Message]] = []
    entered = {event.guest for event in unsaid if isinstance(event, e.GuestCheckedIn)}
    for kind, words in _TOLD.items():
        for at, event in enumerate(unsaid):
            # A guest who enters a room was served and lights it up; that goes without saying.
            served = isinstance(event, e.OrderCompleted) and event.guest in entered
            lit = isinstance(event, e.WindowLit) and event.guest
            if isinstance(event, kind) and not served and not lit:
                found.append((at, words(event)))
    prepared = [(at, each) for at, each in enumerate(unsaid) if isinstance(each, e.RoomPrepared)]
    if prepared:
        rooms = listed([event.room for _, event in prepared])
        phrase = message("hint-austria-prepared", n=len(prepared), rooms=rooms)
        found.append((prepared[0][0], phrase))
    return [phrase for _, phrase in sorted(found[:most], key=lambda each: each[0])]


@dataclass
class _Sums:
    """Totals over several events."""

    coins: int = 0
    vp: int = 0
    steps: int = 0
    drawn: int = 0
    strength: int = 0
    received: str = ""
    served: str = ""
    complete: bool = False  # an order

    def add(self, event: Event) -> None:
        """Add an event."""
        # What a penalty costs is said by the action.
        if not isinstance(event, e.PenaltyPaid):
            self.coins += event.net().get("crowns", 0)
        match event:
            case e.CubesReceived():
                self.received += event.cubes
            case e.CubeServed():
                self.served += event.cube
            case e.OrderCompleted():
                self.complete = True
            case e.EmperorMoved():
                self.steps += event.end - event.start
            case e.DieTaken():
                self.strength = event.strength
            case e.StaffDrawn(offered=False):
                self.drawn += event.number

    def told(self) -> Iterator[Message]:
        """The totals in words."""
        if self.steps > 0:
            yield message("hint-austria-emperor", n=self.steps)
        if self.served and not self.complete:
            yield message("hint-austria-cube", cubes=cubes(self.served))
        if self.drawn:
            yield message("hint-austria-drawn", n=self.drawn)
        if self.vp > 0:
            yield message("hint-austria-points", n=self.vp)

    def brings(self) -> Iterator[Message]:
        """What comes in, in words."""
        if self.received and self.coins > 0:
            what = listed([*cube_kinds(self.received), crowns(self.coins)])
            yield message("hint-austria-brings", what=what)
        elif self.received:
            yield message("hint-austria-cubes", cubes=cubes(self.received))
        elif self.coins > 0:
            yield message("hint-austria-crowns", n=self.coins)
