"""What an action would change, shown before it's taken."""

from austria.positions import position
from hotelier.austria.rules import events as e
from hotelier.core.events import Event
from hotelier.core.match import Match


def changes(match: Match, action: str) -> tuple[Event, ...]:
    """The preview of an action for the seat to move."""
    choices = match.explain(match.actor).choices
    return next(choice.changes for choice in choices if choice.action == action)


def test_what_comes_after_a_drawn_card_is_told_and_the_card_is_not() -> None:
    match = position("cafe 99:, rooms 21, emperor 3", ["~draw 1 48"])
    entered, lit, drawn, moved = changes(match, "check-in 1")
    assert isinstance(entered, e.GuestCheckedIn)
    assert isinstance(lit, e.WindowLit)
    assert drawn == e.StaffDrawn(seat=1, number=1, cards=None, offered=False)
    assert isinstance(moved, e.EmperorMoved)
    assert (moved.start, moved.end) == (3, 5)


def test_what_chance_decides_for_all_to_see_is_not_told() -> None:
    match = position("crowns 9; table: row 52 53 54 55 56")
    (seated,) = changes(match, "guest 1")
    assert isinstance(seated, e.GuestSeated)
