"""What lies on the table of Grand Austria Hotel, as parts that somebody may point at."""

from hotelier.austria.rules.gains import END_OF_TRACK
from hotelier.austria.rules.geometry import ROOMS, room_text
from hotelier.austria.rules.printed import LETTERS
from hotelier.austria.view import AustriaView


def things(view: AustriaView) -> set[str]:
    """Every part that the seat of a view can point at."""
    assert view.seat is not None
    own = view.seats[view.seat - 1]
    cards = [*(own.hand or ()), *own.staff, *(own.packet or ()), *(view.offer or ())]
    return {
        *(f"row {place}" for place in range(1, len(view.row) + 1)),
        *(f"die {face}" for face in range(1, 7)),
        *(f"room {room_text(room)}" for room in range(ROOMS)),
        *(f"table {table}" for table in range(1, 4)),
        *(f"cube {cube}" for cube in "scwk"),
        *(f"card {card}" for card in cards),
        *(f"politics {letter}" for letter in LETTERS),
        *(f"space {space}" for space in range(END_OF_TRACK + 1)),
    }
