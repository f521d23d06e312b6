"""What is asked of the seat that decides, and what a player new here should see."""

from typing import Final

from hotelier.austria.cafe import DELIVERY_LIMIT
from hotelier.austria.cards import COLOURS, GUESTS, STAFF
from hotelier.austria.hire import FROM_HAND
from hotelier.austria.sentences import FREE
from hotelier.austria.view import AustriaView, SeatView
from hotelier.austria.words import crowns, cubes, guest_name
from hotelier.austria.words_moves import board_of, in_extra_turn, numbers_of, own_seat, seated
from hotelier.core.words import capital, number

INTRO: Final = (
    "You run a hotel in Vienna. Guests sit down in your café, you serve what they order, you lead "
    "them to a room, and they thank you with victory points (VP) and favours. After seven rounds "
    "the most VP win.",
    "In your turn you may take a guest from the row; then you take a die from one of six spaces: "
    "1 strudel and cake, 2 wine and coffee, 3 prepare rooms, 4 emperor and crowns, 5 hire staff, "
    "6 any of these for a crown. The more dice lie on a space, the stronger its action.",
    "A guest whose order is complete moves into a prepared room of its own colour (a green one "
    "into any). A group of rooms that is all occupied gives a bonus. Serving from the kitchen "
    "costs one crown for up to three cubes.",
    "The emperor comes after rounds 3, 5 and 7: stand well on his track, or he punishes you. At "
    "the end a crown or a cube in the kitchen is worth 1 VP, a guest left in the café costs 5.",
)


def question(view: AustriaView) -> str:
    """What the viewer has to decide, in a sentence or two."""
    if view.over:
        return "The game is over."
    if view.decision == "turn":
        return _turn_question(view)
    numbers = numbers_of(view)
    if view.decision == "first-room":
        left = number(numbers[1], "room")
        free = "Floor 1, the ground floor, costs nothing."
        return f"Prepare up to {left} before the game begins. {free}"
    if view.decision == "prepare":
        return _prepare_question(*numbers[:2])
    if view.decision == "hire":
        return _hire_question(numbers[0], numbers[1] != FROM_HAND)
    if view.decision == "cube":
        so_far = f" So far: {cubes(view.loose)}." if view.loose else ""
        each = ", one at a time" if numbers[0] > 1 else ""
        return f"Choose {number(numbers[0], 'cube')}{each}.{so_far}"
    if view.decision == "deliver":
        left = number(DELIVERY_LIMIT - numbers[0], "cube")
        return f"Serve a cube from the kitchen ({left} at most)."
    if view.decision == "place":
        return f"You have {cubes(view.loose)} to serve: put a cube on an order, or keep the rest."
    if view.decision == "return":
        return f"Which staff card goes under the deck? ({numbers[0]} to go)"
    return _QUESTIONS[view.decision or ""]


_QUESTIONS: Final = {
    "draft": "Keep one staff card; the others go to the next player.",
    "first-guest": "Choose your first guest, free of charge.",
    "mimic": "What do you use the 6 as?",
    "split": "How do you divide the cubes?",
    "advance": "How many steps on the emperor track? The others are crowns.",
    "check-in": "Which room does the guest get?",
    "occupy": "Which prepared room becomes occupied?",
    "complete": "Whose order is completed?",
    "invite": "You may take a guest from the row, free of charge.",
    "order": "Several things happen. Which one first?",
    "penalty": "The emperor is not pleased. How do you pay?",
    "demolish": "Which room do you give up?",
    "dismiss": "Which staff member leaves?",
}


def _prepare_question(times: int, discount: int) -> str:
    cost = "free of charge" if discount >= FREE else "for the price of its floor"
    if 0 < discount < FREE:
        cost = f"{crowns(discount)} cheaper"
    more = f" (up to {times})" if times > 1 else ""
    return f"Choose a room to prepare{more}, {cost}."


def _hire_question(discount: int, offered: bool) -> str:
    cost = "free of charge" if discount >= FREE else f"{crowns(discount)} cheaper"
    source = "these cards" if offered else "your hand"
    cheaper = f", {cost}" if discount else ""
    return f"You may hire one staff member from {source}{cheaper}."


def _turn_question(view: AustriaView) -> str:
    verbs = {text.partition(" ")[0] for text in view.legal}
    if in_extra_turn(view):
        return "E. Gizia's extra turn: use the action of a space; no die is taken."
    if "die" not in verbs:
        if "pass" in verbs:
            return "No die can be taken: pass, or do something else first."
        return "Your die is done. You may still do other things, or end your turn."
    if "guest" in verbs:
        return "Your turn: you may take a guest, then take a die."
    if None not in own_seat(view).cafe:
        return "Your turn: take a die. Your café is full, so no guest can come now."
    return "Your turn: take a die."


def hints(view: AustriaView) -> list[str]:
    """The obvious good things at hand, for a player who is new here."""
    found = []
    for text in view.legal:
        verb, _, word = text.partition(" ")
        if verb == "check-in":
            name = guest_name(seated(view, int(word)).guest)
            found.append(f"{capital(name)} has everything and a room is free: {text}")
        elif verb == "claim":
            found.append(f"You fulfil politics card {word}: {text}")
        elif verb == "use":
            found.append(f"The {STAFF[int(word)].name} is at your service: {text}")
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


def _waiting(seat: SeatView) -> list[str]:
    """Served guests that cannot check in."""
    found = []
    for table in seat.cafe:
        if table is None or table.missing or may_check_in(seat, table.guest):
            continue
        colour = GUESTS[table.guest].colour
        room = "prepared room" if colour == "green" else f"prepared {colour} room"
        found.append(f"{capital(guest_name(table.guest))} waits for a {room}.")
    return found
