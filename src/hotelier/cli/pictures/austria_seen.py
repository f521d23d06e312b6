"""What is drawn of Grand Austria Hotel: a view, its facts, and whose hotel is large."""

from dataclasses import dataclass

from hotelier.austria.facts.shapes import AustriaFacts, SeatFacts
from hotelier.austria.rules.box import Box
from hotelier.austria.rules.printed import Edition
from hotelier.austria.view import AustriaView, SeatView
from hotelier.cli.pictures import Names


@dataclass(frozen=True, slots=True)
class Seen:
    """The table from one point of view."""

    view: AustriaView
    facts: AustriaFacts  # for the seat whose hotel is large
    names: Names
    number: int  # of that seat
    box: Box  # the cards in play

    @property
    def seat(self) -> SeatView:
        """The seat whose hotel is large."""
        return self.view.seats[self.number - 1]

    @property
    def own(self) -> SeatFacts:
        """The facts about that seat."""
        return self.facts.seats[self.number - 1]

    @property
    def name(self) -> str:
        """The name of the player in a seat."""
        return self.names[self.number - 1]

    @property
    def others(self) -> list[int]:
        """The other seats."""
        return [k for k in range(1, len(self.view.seats) + 1) if k != self.number]

    @property
    def cards(self) -> Edition:
        """What is printed on the cards."""
        return self.box.edition


def main_seat(view: AustriaView) -> int:
    """Whose hotel is drawn large: the viewer's, or else that of the seat to move or the winner."""
    return view.seat or view.actor or (view.winners or (1,))[0]
