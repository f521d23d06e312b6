"""What each legal action means to the seat that decides (notation §3)."""

from collections.abc import Callable
from typing import Final

from hotelier.austria.batch import EFFECTS, Effect
from hotelier.austria.cafe import DELIVERY_LIMIT, DELIVERY_PRICE
from hotelier.austria.cards import (
    COLOURS,
    FLOOR_COST,
    GUEST_COST,
    GUESTS,
    LETTERS,
    POLITICS_VP,
    PREPARE_VP,
    PURSE,
    STAFF,
)
from hotelier.austria.dice import BOOST_PRICE, BOTH_TRACKS, MAIN, SIX_PRICE
from hotelier.austria.effects import effect_of
from hotelier.austria.gains import END_OF_TRACK
from hotelier.austria.geometry import (
    BOARD_NAMES,
    BOARDS,
    BOTTOM_LEFT,
    Board,
    adjacent,
    room_count,
    room_number,
    room_text,
)
from hotelier.austria.hire import HireFromHand
from hotelier.austria.prepare import PrepareRoom
from hotelier.austria.rooms import GROUP_CODE
from hotelier.austria.sentences import Fact
from hotelier.austria.tables import BOOTBLACK_FACE, EXCUSE_PRICE
from hotelier.austria.view import AustriaView, SeatView, Table
from hotelier.austria.words import (
    CUBE_NAMES,
    EFFECT_OF_WORDS,
    crowns,
    cubes,
    effect_words,
    guest_gives,
    guest_name,
    guest_words,
    penalty_options,
    politics_words,
    price,
    staff_words,
)
from hotelier.core.bits import lowest, positions
from hotelier.core.words import listed, number

# What each action 1–5 is called.
DIE_NAMES: Final = {
    1: "strudel and cake",
    2: "wine and coffee",
    3: "rooms",
    4: "emperor and crowns",
    5: "staff",
    6: "any action",
}


def own_seat(view: AustriaView) -> SeatView:
    """The seat whose decision the view shows."""
    seat = view.seat if view.seat is not None else view.actor
    assert seat is not None, "nobody decides"
    return view.seats[seat - 1]


def board_of(seat: SeatView) -> Board:
    """The hotel board of a seat."""
    return BOARDS[BOARD_NAMES.index(seat.board)]


def staff_with(seat: SeatView, op: str, of: str = "") -> list[int]:
    """The hired cards with an operation."""
    cards = [card for card in seat.staff if STAFF[card].effect.op == op]
    return [card for card in cards if of in ("", STAFF[card].effect.of)]


def in_extra_turn(view: AustriaView) -> bool:
    """Whether the menu is that of E. Gizia's extra turn."""
    return bool(view.pending) and view.pending[0].work == "ExtraTurn"


def occupied_mask(seat: SeatView) -> int:
    """The occupied rooms of a seat."""
    return sum(1 << room for room, sign in enumerate(seat.rooms) if sign == "x")


def numbers_of(view: AustriaView) -> tuple[int, ...]:
    """What the decision holds: strength, discount, what is left."""
    return view.pending[0].numbers or ()


def die_strength(view: AustriaView, seat: SeatView, face: int, boost: int = 0) -> int:
    """The strength a die of this space would have for a seat (rules §5)."""
    extra = in_extra_turn(view)
    strength = view.dice[face - 1] + boost
    for card in seat.staff:
        fact = STAFF[card].effect
        if fact.op.startswith("strength") and face in fact.faces and not _idle(view, fact, extra):
            strength += fact.amount
    return strength


def _idle(view: AustriaView, fact: Fact, extra: bool) -> bool:
    """In E. Gizia's turn only the Kitchen Hand works, and only in the classic edition."""
    return extra and (fact.op != "strength:free" or view.edition == "revised")


def six_price(view: AustriaView, seat: SeatView) -> int:
    """What a die 6 costs a seat."""
    free = staff_with(seat, "strength:free")
    idle = in_extra_turn(view) and view.edition == "revised"
    return 0 if free and not idle else SIX_PRICE


def die_price(view: AustriaView, seat: SeatView, face: int, boost: int = 0) -> int:
    """What taking a die costs a seat."""
    return boost * BOOST_PRICE + (six_price(view, seat) if face == 6 else 0)


def die_effect(
    view: AustriaView, seat: SeatView, face: int, strength: int, real: bool = True
) -> Effect:
    """The action of a space with this strength; a 6 used as a 4 is no real 4."""
    both = real and not in_extra_turn(view) and staff_with(seat, "both_tracks")
    if face == BOOTBLACK_FACE and both:
        return EFFECTS[BOTH_TRACKS[strength]]
    return EFFECTS[MAIN[face][strength]]


def die_extras(view: AustriaView, seat: SeatView, face: int) -> list[tuple[int, Effect]]:
    """What hired staff adds when a seat takes this die: card and effect."""
    if in_extra_turn(view):
        return []
    extras = []
    for card in seat.staff:
        fact = STAFF[card].effect
        if fact.op.startswith("on_die:") and face in fact.faces:
            extras.append((card, effect_of(Fact(fact.op.partition(":")[2], fact.amount))))
    return extras


def in_vain(view: AustriaView, seat: SeatView, effect: Effect, cost: int = 0) -> str:
    """A warning where an action can do nothing for a seat that has paid so much before."""
    money = seat.crowns - cost
    if isinstance(effect, PrepareRoom):
        places = _places(seat)
        if not places:
            return " (you have no place left)"
        prices = [room_price(seat, room, effect.discount) for room in places]
    elif isinstance(effect, HireFromHand) and seat.hand is not None:
        if not seat.hand:
            return " (you have no card in hand)"
        revised = view.edition == "revised"
        prices = [STAFF[card].price(revised) - effect.discount for card in seat.hand]
    else:
        return ""
    return "" if min(prices) <= money else " (you can pay for none)"


def _places(seat: SeatView) -> list[str]:
    """Where a room may come next, whatever it costs (rules §5)."""
    rooms = sum(1 << room for room, sign in enumerate(seat.rooms) if sign != ".")
    places = adjacent(rooms) & ~rooms if rooms else BOTTOM_LEFT
    return [room_text(room) for room in positions(places)]


def _die(view: AustriaView, word: str) -> str:
    face, boost = int(word[0]), int(word.endswith("+"))
    seat = own_seat(view)
    cost = die_price(view, seat, face, boost)
    strength = die_strength(view, seat, face, boost)
    paid = f", paying {crowns(cost)}" if cost else ""
    effect = die_effect(view, seat, face, strength)
    action = effect_words(effect) + in_vain(view, seat, effect, cost)
    extras = [
        f"{effect_words(extra)}{in_vain(view, seat, extra, cost)} ({STAFF[card].name})"
        for card, extra in die_extras(view, seat, face)
    ]
    also = f"; also {listed(extras)}" if extras else ""
    return f"strength {strength}{paid}: {action}{also}"


def _as(view: AustriaView, word: str) -> str:
    (strength,) = numbers_of(view)
    seat = own_seat(view)
    effect = die_effect(view, seat, int(word), strength, real=False)
    return f"{DIE_NAMES[int(word)]}: {effect_words(effect)}{in_vain(view, seat, effect)}"


def _split(view: AustriaView, word: str) -> str:
    strength, drinks = numbers_of(view)
    plain, dear = "wk" if drinks else "sc"
    return cubes(plain * (strength - int(word)) + dear * int(word))


def _emperor(view: AustriaView, word: str) -> str:
    (strength,) = numbers_of(view)
    steps = int(word)
    seat = own_seat(view)
    parts = []
    if steps:
        beyond = max(0, seat.emperor + steps - END_OF_TRACK)
        as_vp = f" ({beyond} of them beyond its end: {beyond} VP)" if beyond else ""
        parts.append(f"{number(steps, 'step')} on the emperor track{as_vp}")
    if steps < strength:
        lost = max(0, seat.crowns + strength - steps - PURSE)
        over = f" ({lost} lost: the purse holds {PURSE})" if lost else ""
        parts.append(f"{crowns(strength - steps)}{over}")
    return listed(parts)


def _guest(view: AustriaView, word: str) -> str:
    place = int(word)
    card = view.row[place - 1]
    paying = view.decision == "turn" and not staff_with(own_seat(view), "free_guests")
    cost = GUEST_COST[place - 1] if paying else 0
    guest = GUESTS[card]
    revised = view.edition == "revised"
    return f"{guest.name} ({guest.colour}), {price(cost)}; {guest_words(card, revised)}"


def seated(view: AustriaView, table: int) -> Table:
    """The guest at one of the viewer's tables."""
    found = own_seat(view).cafe[table - 1]
    assert found is not None, "nobody sits there"
    return found


def _serve(view: AustriaView, word: str) -> str:
    table = seated(view, int(word[0]))
    done = " (completes the order)" if table.missing == word[1] else ""
    return f"{CUBE_NAMES[word[1]]} for {guest_name(table.guest)}, table {word[0]}{done}"


def _check_in(view: AustriaView, word: str) -> str:
    guest = GUESTS[seated(view, int(word)).guest]
    gives = guest_gives(guest, view.edition == "revised")
    return f"lead {guest_name(guest.id)} ({guest.colour}) to a room: {gives}"


def _complete(view: AustriaView, word: str) -> str:
    table = seated(view, int(word))
    return f"complete the order of {guest_name(table.guest)} ({cubes(table.missing)})"


def room_price(seat: SeatView, room: str, discount: int = 0) -> int:
    """What preparing a room costs this seat now."""
    colour = COLOURS[board_of(seat).colour_of(room_number(room))]
    if staff_with(seat, "free_rooms", colour):
        return 0
    return max(0, FLOOR_COST[int(room[0]) - 1] - discount)


def group_gift(seat: SeatView, room: str) -> str:
    """The bonus this seat gets when the room becomes occupied, or nothing."""
    board = board_of(seat)
    group = board.groups[board.group_of[room_number(room)]]
    filled = (occupied_mask(seat) | 1 << room_number(room)) & group == group
    if not filled or room_text(lowest(group)) in seat.group_bonuses:
        return ""
    return effect_words(EFFECTS[GROUP_CODE[board.colour_of(room_number(room))][room_count(group)]])


def _room_words(view: AustriaView, word: str) -> str:
    seat = own_seat(view)
    colour = COLOURS[board_of(seat).colour_of(room_number(word))]
    where = f"{colour}, floor {word[0]}, column {word[1]}"
    parts = [where]
    lit = view.decision in ("check-in", "occupy")
    if view.decision in ("first-room", "prepare"):
        discount = numbers_of(view)[1] if view.decision == "prepare" else 0
        lit = view.decision == "prepare" and numbers_of(view)[3] == 1
        parts.append(price(room_price(seat, word, discount)))
        vp = PREPARE_VP[room_number(word)]
        parts += [f"{vp} VP at once"] if vp else []
    gift = group_gift(seat, word) if lit else ""
    parts += [f"completes its group: {gift}"] if gift else []
    if view.decision == "demolish":
        parts.append("is removed")
    return ", ".join(parts)


def _hire(view: AustriaView, word: str) -> str:
    staff = STAFF[int(word)]
    revised = view.edition == "revised"
    discount = numbers_of(view)[0]
    cost = max(0, staff.price(revised) - discount)
    return f"{staff.name}, {price(cost)}; {_staff(int(word), revised)}"


def _staff(card: int, revised: bool) -> str:
    moments = {"once": "at once: ", "round": "every round: ", "end": "at the end: "}
    return moments.get(STAFF[card].when, "") + staff_words(card, revised)


def _card(view: AustriaView, word: str) -> str:
    staff = STAFF[int(word)]
    revised = view.edition == "revised"
    return f"{staff.name} (costs {staff.price(revised)}); {_staff(int(word), revised)}"


def _use(view: AustriaView, word: str) -> str:
    return f"use the {STAFF[int(word)].name}: {staff_words(int(word))}"


def _claim(view: AustriaView, word: str) -> str:
    letter = LETTERS.index(word)
    vp = POLITICS_VP[view.discs[letter]]
    return (
        f"put your disc on politics card {word} ({politics_words(view.politics[letter])}): {vp} VP"
    )


def _effect(view: AustriaView, word: str) -> str:
    effect = EFFECT_OF_WORDS[view.effects[int(word) - 1]]
    return effect_words(effect, view.edition == "revised")


def _pay(view: AustriaView, word: str) -> str:
    assert view.next_tile is not None
    return penalty_options(view.next_tile, view.edition == "revised")[int(word) - 1]


_VERBS: Final[dict[str, Callable[[AustriaView, str], str]]] = {
    "as": _as,
    "check-in": _check_in,
    "claim": _claim,
    "cube": lambda view, word: f"a {CUBE_NAMES[word]} cube",
    "die": _die,
    "dismiss": _card,
    "effect": _effect,
    "emperor": _emperor,
    "guest": _guest,
    "hire": _hire,
    "keep": _card,
    "pay": _pay,
    "return": _card,
    "room": _room_words,
    "serve": _serve,
    "split": _split,
    "table": _complete,
    "use": _use,
}
_STOPS: Final = {
    "deliver": "serve nothing more",
    "prepare": "prepare no room (more)",
    "hire": "hire nobody",
    "occupy": "leave the rooms as they are",
    "complete": "leave the orders as they are",
    "invite": "invite nobody",
}


def _single(text: str, view: AustriaView) -> str:
    seat = own_seat(view)
    if text == "stop":
        return _STOPS[view.decision or ""]
    if text == "deliver":
        cost = 0 if staff_with(seat, "free_delivery") else DELIVERY_PRICE
        return f"serve up to {DELIVERY_LIMIT} cubes from the kitchen, {price(cost)}"
    return {
        "done": "prepare no more rooms now",
        "end": "end your turn",
        "excuse": f"pay {crowns(EXCUSE_PRICE)}: the Conference Manager has you excused",
        "kitchen": f"put what is left into the kitchen ({cubes(view.loose)})",
        "pass": "wait: when all have passed, the dice left are rolled again, one fewer",
    }[text]


def meaning(text: str, view: AustriaView) -> str:
    """What a legal action of the viewer does, in plain words."""
    verb, _, word = text.partition(" ")
    return _VERBS[verb](view, word) if word else _single(text, view)
