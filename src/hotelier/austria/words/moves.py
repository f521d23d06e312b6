"""What each legal action means to the seat that decides (notation §3)."""

from collections.abc import Callable
from typing import Final

from hotelier.austria.rules.batch import EFFECTS, Effect
from hotelier.austria.rules.cafe import DELIVERY_PRICE
from hotelier.austria.rules.cards import (
    COLOURS,
    GUESTS,
    LETTERS,
    POLITICS_VP,
    PREPARE_VP,
    PURSE,
    STAFF,
)
from hotelier.austria.rules.gains import END_OF_TRACK
from hotelier.austria.rules.geometry import room_count, room_number, room_text
from hotelier.austria.rules.hire import HireFromHand
from hotelier.austria.rules.prepare import PrepareRoom
from hotelier.austria.rules.rooms import GROUP_CODE
from hotelier.austria.view import AustriaView, SeatView
from hotelier.austria.words.cards import (
    EFFECT_OF,
    effect_words,
    guest_gives,
    guest_words,
    penalty_options,
    politics_words,
    staff_card,
    staff_words,
)
from hotelier.austria.words.names import (
    crowns,
    cube_name,
    cubes,
    guest_name,
    noun,
    price,
    staff_name,
    the_guest,
)
from hotelier.austria.words.view import (
    board_of,
    die_effect,
    die_extras,
    die_price,
    die_strength,
    guest_price,
    numbers_of,
    occupied_mask,
    own_seat,
    places_for,
    room_price,
    seated,
    staff_with,
)
from hotelier.core.bits import lowest
from hotelier.core.words import capital
from hotelier.messages.message import Message, Words, listed, message


def in_vain(view: AustriaView, seat: SeatView, effect: Effect, cost: int = 0) -> Message | None:
    """Why an action can do nothing for a seat that has paid so much before, or nothing."""
    money = seat.crowns - cost
    if isinstance(effect, PrepareRoom):
        places = places_for(seat)
        if not places:
            return message("austria-vain-rooms")
        prices = [room_price(seat, room, effect.discount) for room in places]
    elif isinstance(effect, HireFromHand) and seat.hand is not None:
        if not seat.hand:
            return message("austria-vain-hand")
        revised = view.edition == "revised"
        prices = [STAFF[card].price(revised) - effect.discount for card in seat.hand]
    else:
        return None
    return None if min(prices) <= money else message("austria-vain-crowns")


def _warned(view: AustriaView, seat: SeatView, effect: Effect, cost: int = 0) -> Message:
    """What an effect does, with a warning where that is nothing."""
    words, why = effect_words(effect), in_vain(view, seat, effect, cost)
    return message("austria-aside", what=words, aside=why) if why else words


def _die(view: AustriaView, word: str) -> Message:
    face, boost = int(word[0]), int(word.endswith("+"))
    seat = own_seat(view)
    cost = die_price(view, seat, face, boost)
    strength = die_strength(view, seat, face, boost)
    gives = _warned(view, seat, die_effect(view, seat, face, strength), cost)
    extras = [
        message("austria-aside", what=_warned(view, seat, extra, cost), aside=staff_name(card))
        for card, extra in die_extras(view, seat, face)
    ]
    if extras:
        gives = message("austria-also", what=gives, also=listed(extras))
    return message("austria-choice-die", strength=strength, n=cost, price=crowns(cost), gives=gives)


def _as(view: AustriaView, word: str) -> Message:
    (strength,) = numbers_of(view)
    seat = own_seat(view)
    effect = die_effect(view, seat, int(word), strength, real=False)
    return message("austria-do-as", face=int(word), gives=_warned(view, seat, effect))


def _split(view: AustriaView, word: str) -> Words:
    strength, drinks = numbers_of(view)
    plain, dear = "wk" if drinks else "sc"
    return cubes(plain * (strength - int(word)) + dear * int(word))


def _emperor(view: AustriaView, word: str) -> Message:
    (strength,) = numbers_of(view)
    steps = int(word)
    coins = strength - steps
    seat = own_seat(view)
    parts = []
    if steps:
        beyond = max(0, seat.emperor + steps - END_OF_TRACK)
        words = message("austria-effect-emperor", n=steps)
        aside = message("austria-choice-beyond", n=beyond)
        parts.append(message("austria-aside", what=words, aside=aside) if beyond else words)
    if coins:
        lost = max(0, seat.crowns + coins - PURSE)
        aside = message("austria-choice-lost", n=lost, limit=PURSE)
        words = crowns(coins)
        parts.append(message("austria-aside", what=words, aside=aside) if lost else words)
    return message("austria-do-emperor", parts=listed(parts))


def _guest(view: AustriaView, word: str) -> Message:
    place = int(word)
    card = view.row[place - 1]
    colour = GUESTS[card].colour
    return message(
        "austria-choice-guest",
        name=guest_name(card),
        colour=noun(colour),
        which=colour,
        price=price(guest_price(view, own_seat(view), place)),
        card=guest_words(card, view.edition == "revised"),
    )


def _serve(view: AustriaView, word: str) -> Message:
    table = seated(view, int(word[0]))
    key = "austria-choice-serve-last" if table.missing == word[1] else "austria-do-serve"
    return message(key, cube=cube_name(word[1]), name=the_guest(table.guest))


def _check_in(view: AustriaView, word: str) -> Message:
    guest = GUESTS[seated(view, int(word)).guest]
    return message(
        "austria-choice-check-in",
        name=the_guest(guest.id),
        colour=noun(guest.colour),
        which=guest.colour,
        gives=guest_gives(guest, view.edition == "revised"),
    )


def _complete(view: AustriaView, word: str) -> Message:
    table = seated(view, int(word))
    return message(
        "austria-aside",
        what=message("austria-do-table", name=the_guest(table.guest)),
        aside=cubes(table.missing),
    )


def group_gift(seat: SeatView, room: str) -> Message | None:
    """The bonus this seat gets when the room becomes occupied, or nothing."""
    board = board_of(seat)
    group = board.groups[board.group_of[room_number(room)]]
    filled = (occupied_mask(seat) | 1 << room_number(room)) & group == group
    if not filled or room_text(lowest(group)) in seat.group_bonuses:
        return None
    return effect_words(EFFECTS[GROUP_CODE[board.colour_of(room_number(room))][room_count(group)]])


def _room_words(view: AustriaView, word: str) -> Words:
    seat = own_seat(view)
    colour = COLOURS[board_of(seat).colour_of(room_number(word))]
    parts = [message("austria-do-room", room=word, colour=noun(colour), which=colour)]
    lit = view.decision in ("check-in", "occupy")
    if view.decision in ("first-room", "prepare"):
        discount = numbers_of(view)[1] if view.decision == "prepare" else 0
        lit = view.decision == "prepare" and numbers_of(view)[3] == 1
        parts.append(price(room_price(seat, word, discount)))
        vp = PREPARE_VP[room_number(word)]
        parts += [message("austria-gain-vp", n=vp)] if vp else []
    gift = group_gift(seat, word) if lit else None
    parts += [message("austria-group-bonus", gift=gift)] if gift else []
    return listed(parts, "dot")


def _hire(view: AustriaView, word: str) -> Message:
    card = int(word)
    revised = view.edition == "revised"
    discount = numbers_of(view)[0]
    return staff_card(card, max(0, STAFF[card].price(revised) - discount), revised)


def _card(view: AustriaView, word: str) -> Message:
    card = int(word)
    revised = view.edition == "revised"
    return staff_card(card, STAFF[card].price(revised), revised)


def _use(view: AustriaView, word: str) -> Message:
    card = int(word)
    return message("austria-do-use", name=staff_name(card), does=staff_words(card))


def _claim(view: AustriaView, word: str) -> Message:
    letter = LETTERS.index(word)
    need = politics_words(view.politics[letter])
    return message("austria-do-claim", card=need, n=POLITICS_VP[view.discs[letter]])


def _effect(view: AustriaView, word: str) -> Message:
    does = view.effects[int(word) - 1]
    assert does is not None, "this effect is done"
    effect = EFFECT_OF[does]
    return effect_words(effect, view.edition == "revised")


def _pay(view: AustriaView, word: str) -> Message:
    assert view.next_tile is not None
    return penalty_options(view.next_tile, view.edition == "revised")[int(word) - 1]


_VERBS: Final[dict[str, Callable[[AustriaView, str], Words]]] = {
    "as": _as,
    "check-in": _check_in,
    "claim": _claim,
    "cube": lambda view, word: cube_name(word),
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


def _single(text: str, view: AustriaView) -> Message:
    if text == "stop":
        return message(f"austria-do-stop-{view.decision}")
    if text == "deliver":
        cost = 0 if staff_with(own_seat(view), "free_delivery") else DELIVERY_PRICE
        return message("austria-do-deliver", n=cost)
    if text == "kitchen":
        return message("austria-do-kitchen", cubes=cubes(view.loose))
    return message("austria-choice-pass" if text == "pass" else f"austria-do-{text}")


def meaning(text: str, view: AustriaView) -> str:
    """What a legal action of the viewer does, in plain words."""
    verb, _, word = text.partition(" ")
    return capital(str(_VERBS[verb](view, word) if word else _single(text, view)))
