"""What is asked of the seat that decides, and what a player new here should see."""

from typing import Final

from hotelier.austria.rules.cafe import DELIVERY_LIMIT
from hotelier.austria.rules.cards import COLOURS, GUESTS
from hotelier.austria.rules.geometry import WHOLE
from hotelier.austria.rules.hire import FROM_HAND
from hotelier.austria.view import AustriaView, SeatView
from hotelier.austria.words.cards import discount_kind
from hotelier.austria.words.names import cubes, guest_name, noun, staff_name, the_guest
from hotelier.austria.words.view import board_of, in_extra_turn, numbers_of, own_seat, seated
from hotelier.core.words import capital
from hotelier.messages import say
from hotelier.messages.message import Message, message

PARAGRAPHS: Final = 4  # of the introduction


def intro() -> list[str]:
    """How the game goes, for who has never played it."""
    return [say(f"austria-intro-{number}") for number in range(1, PARAGRAPHS + 1)]


def question(view: AustriaView) -> str:
    """What the viewer has to decide, in a sentence or two."""
    if view.over:
        return say("game-over")
    if view.decision == "turn":
        return say(f"austria-q-{_turn(view)}")
    numbers = numbers_of(view)
    if view.decision == "first-room":
        return say("austria-q-first-room", n=numbers[1])
    if view.decision == "prepare":
        return _prepare(*numbers)
    if view.decision == "hire":
        which = "hire" if numbers[1] == FROM_HAND else "offer"
        return say(f"austria-q-{which}-{discount_kind(numbers[0])}", n=numbers[0])
    if view.decision == "cube":
        asked = say("austria-q-cube", n=numbers[0])
        so_far = message("austria-so-far", cubes=cubes(view.loose))
        return f"{asked} {so_far}" if view.loose else asked
    if view.decision == "deliver":
        return say("austria-q-deliver", n=DELIVERY_LIMIT - numbers[0])
    if view.decision == "place":
        return str(message("austria-q-place", cubes=cubes(view.loose)))
    if view.decision == "return":
        return say("austria-q-return", n=numbers[0])
    if view.decision == "check-in":
        guest = the_guest(seated(view, numbers[0] + 1).guest)
        return str(message("austria-q-check-in", guest=guest))
    return say(f"austria-q-{view.decision}")


def _prepare(times: int, discount: int, floors: int, lit: int) -> str:
    low = floors != WHOLE
    if lit:
        return say("austria-q-prepare-lit-low" if low else "austria-q-prepare-lit")
    if low:
        return say("austria-q-prepare-low")
    if discount:
        return say(f"austria-q-prepare-{discount_kind(discount)}", n=discount)
    return say("austria-q-prepare-full", n=times)


def _turn(view: AustriaView) -> str:
    verbs = {text.partition(" ")[0] for text in view.legal}
    if in_extra_turn(view):
        return "turn-extra"
    if "die" not in verbs:
        return "turn-stuck" if "pass" in verbs else "turn-done"
    if "guest" in verbs:
        return "turn-guest"
    return "turn" if None in own_seat(view).cafe else "turn-full"


def hints(view: AustriaView) -> list[str]:
    """The obvious good things at hand, for a player who is new here."""
    found = []
    for text in view.legal:
        verb, _, word = text.partition(" ")
        if verb == "check-in":
            guest = the_guest(seated(view, int(word)).guest)
            tip = message("austria-tip-check-in", guest=guest, action=text)
            found.append(capital(str(tip)))
        elif verb == "claim":
            found.append(say("austria-tip-claim", letter=word, action=text))
        elif verb == "use":
            tip = message("austria-tip-use", card=staff_name(int(word)), action=text)
            found.append(str(tip))
    if view.decision == "turn":
        found += _waiting(own_seat(view))
    return found


def may_check_in(seat: SeatView, guest: int) -> bool:
    """Whether a prepared room is free for this guest; a green one takes any."""
    free = {
        COLOURS[board_of(seat).colour_of(room)] for room, s in enumerate(seat.rooms) if s == "o"
    }
    colour = GUESTS[guest].colour
    return colour in free or (colour == "green" and bool(free))


def no_room(guest: int) -> Message:
    """What a served guest waits for."""
    colour = GUESTS[guest].colour
    if colour == "green":
        return message("austria-no-room")
    return message("austria-no-room-of", colour=noun(colour), which=colour)


def _waiting(seat: SeatView) -> list[str]:
    """Served guests that cannot check in."""
    return [
        str(message("austria-named", name=guest_name(table.guest), what=no_room(table.guest)))
        for table in seat.cafe
        if table is not None and not table.missing and not may_check_in(seat, table.guest)
    ]
