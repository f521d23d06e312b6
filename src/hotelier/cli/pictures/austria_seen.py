"""What is drawn of Grand Austria Hotel: a view, what follows from it, and whose hotel is large."""

from dataclasses import dataclass

from hotelier.austria.facts import AustriaFacts, SeatFacts
from hotelier.austria.rules.box import Box
from hotelier.austria.rules.printed import Edition
from hotelier.austria.view import AustriaView, SeatView
from hotelier.cli.pictures import Names


@dataclass(frozen=True, slots=True)
class Seen:
    """The table through one pair of eyes."""

    view: AustriaView
    facts: AustriaFacts  # for the seat whose hotel is large
    names: Names
    number: int  # of that seat
    box: Box  # what is played with

    @property
    def seat(self) -> SeatView:
        """The seat whose hotel is large."""
        return self.view.seats[self.number - 1]

    @property
    def own(self) -> SeatFacts:
        """What follows for that seat."""
        return self.facts.seats[self.number - 1]

    @property
    def name(self) -> str:
        """Who sits there."""
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
    """Whose hotel is drawn large: the viewer's, else that of whoever decides or has won."""
    return view.seat or view.actor or (view.winners or (1,))[0]
