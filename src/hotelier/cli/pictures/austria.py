"""Grand Austria Hotel in the terminal: how its parts make a picture, and the words around it."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import RenderableType

from hotelier.austria.rules.cards import (
    GUESTS,
    POLITICS,
    POLITICS_VP,
    PREPARE_VP,
    STAFF,
    TILES,
)
from hotelier.austria.rules.dice import BOOST_PRICE
from hotelier.austria.rules.geometry import room_number
from hotelier.austria.view import AustriaView, SeatView
from hotelier.austria.words.cards import (
    guest_kind,
    guest_note,
    guest_words,
    moment_words,
    politics_words,
    staff_note,
    staff_words,
    tile_note,
    tile_round,
    tile_words,
)
from hotelier.austria.words.log import story
from hotelier.austria.words.moves import meaning
from hotelier.austria.words.names import (
    crowns,
    cube_name,
    cubes,
    guest_name,
    points,
    staff_name,
)
from hotelier.austria.words.questions import hints, intro, question
from hotelier.austria.words.view import guest_price, numbers_of, own_seat, room_price
from hotelier.cli.pictures import Card, Choice, Names, Picture, Samples
from hotelier.cli.pictures import austria_hotel as hotel
from hotelier.cli.pictures import austria_seat as seats
from hotelier.cli.pictures import austria_table as shared
from hotelier.cli.pictures.austria_end import ending
from hotelier.cli.pictures.austria_signs import SYMBOL, legend, signs
from hotelier.cli.pictures.paint import Lines, Scene, beside, heading, stacked, wrapped
from hotelier.core.events import Event
from hotelier.core.game import AnyGame
from hotelier.core.view import View
from hotelier.messages import say
from hotelier.messages.message import Words, capital, message

GAP: Final = 2
MEDIUM: Final = 96  # columns from which two blocks fit beside each other
WIDE: Final = 132
BUTLER: Final = 9  # the card the help takes as its example
ROOM_DECISIONS: Final = ("first-room", "prepare", "check-in", "occupy", "demolish")
CAFE_DECISIONS: Final = ("place", "deliver", "complete", "cube", "split", "invite", "first-guest")
EMPEROR_DECISIONS: Final = ("advance", "penalty")


class AustriaPicture(Picture):
    """The table, the desk of one player, and everything a player is told."""

    opening = ("turn",)

    @property
    def intro(self) -> tuple[str, ...]:
        return (*intro(), signs())

    @property
    def samples(self) -> Samples:
        return Samples("die 3", str(staff_name(BUTLER)), str(cube_name("w")))

    def table(self, view: View, names: Names) -> RenderableType:
        return Scene(lambda width: _table(_austria(view), names, width))

    def desk(self, view: View, names: Names) -> RenderableType:
        return Scene(lambda width: _desk(_austria(view), names, width))

    def brief(self, view: View, names: Names) -> RenderableType:
        return Scene(lambda width: _brief(_austria(view), names, width))

    def focus(self, view: View, names: Names) -> RenderableType | None:
        seen = _austria(view)
        seat = seen.seats[main_seat(seen) - 1]
        name = names[main_seat(seen) - 1]
        if view.decision in ROOM_DECISIONS:
            return Scene(lambda width: [*_facade(seen, seat, name), *seats.stores(seat, width)])
        if view.decision in CAFE_DECISIONS:
            return Scene(lambda width: [*seats.cafe(seat, width), *seats.stores(seat, width)])
        if view.decision in EMPEROR_DECISIONS:
            return Scene(
                lambda width: [
                    *shared.emperor(seen, seat, names, width),
                    *seats.stores(seat, width),
                ]
            )
        if view.decision == "draft" and seat.hand:
            return Scene(lambda width: seats.hand(seen, seat, width, "austria-kept"))
        if view.decision == "hire":
            return Scene(lambda width: seats.stores(seat, width))
        return None

    def player(self, view: View, names: Names, seat: int) -> RenderableType:
        return Scene(lambda width: _player(_austria(view), names, seat, width))

    def ending(self, events: Sequence[Event], names: Names) -> RenderableType:
        return ending(events, names)

    def question(self, view: View) -> str:
        return question(_austria(view))

    def hints(self, view: View) -> Sequence[str]:
        return hints(_austria(view))

    def choices(self, view: View) -> Sequence[Choice]:
        groups = _groups(_austria(view))
        found = [_choice(text, _austria(view), groups) for text in view.legal]
        order = list(dict.fromkeys(["", *groups.values()]))
        return sorted(found, key=lambda choice: (order.index(choice.group), *_rank(choice.text)))

    def story(self, events: Sequence[Event], names: Names) -> Sequence[str]:
        return story(events, names)

    def cards(self) -> Sequence[Card]:
        return [*_guest_cards(), *_staff_cards(), *_politics_cards(), *_tile_cards()]


def picture(game: AnyGame) -> AustriaPicture:
    """The picture of this game."""
    return AustriaPicture()


def _rank(text: str) -> tuple[bool, str, int, str]:
    """Cards by their number; what ends or declines (`stop`, `pass`, …) comes last."""
    verb, _, word = text.partition(" ")
    digits = re.match(r"\d*", word)
    return not word, verb, int(digits.group() or 0) if digits else 0, word


def _groups(view: AustriaView) -> dict[str, str]:
    """The headings of the choices by their verbs; none where there would be but one."""
    verbs = {text.partition(" ")[0] for text in view.legal}
    if view.decision != "turn" or not verbs & {"guest", "die"}:
        return dict.fromkeys(verbs, "")
    stronger = any(text.endswith("+") for text in view.legal)
    die = say("austria-group-stronger" if stronger else "austria-group-die", n=BOOST_PRICE)
    headed = {"guest": say("austria-group-guest"), "die": die}
    return headed | dict.fromkeys(verbs - set(headed), say("austria-group-other"))


def _choice(text: str, view: AustriaView, groups: Mapping[str, str]) -> Choice:
    verb, _, word = text.partition(" ")
    seat = own_seat(view)
    words = meaning(text, view)
    group = groups[verb]
    if verb == "guest":
        cost = guest_price(view, seat, int(word))
        return Choice(text, words, group, shared.guest_choice(view, int(word), cost))
    if verb == "die":
        face = int(word[0])
        if word.endswith("+"):
            return Choice(text, words, group, variant=True)
        return Choice(text, words, group, shared.die_choice(view, seat, face))
    return Choice(text, words, group)


def _austria(view: View) -> AustriaView:
    assert isinstance(view, AustriaView)
    return view


def main_seat(view: AustriaView) -> int:
    """Whose hotel is drawn large: the viewer's, else that of whoever decides or has won."""
    return view.seat or view.actor or (view.winners or (1,))[0]


def _facade(view: AustriaView, seat: SeatView, name: str) -> Lines:
    return hotel.Facade(seat, _choosable(view, seat)).lines(name)


def _choosable(view: AustriaView, seat: SeatView) -> dict[str, str]:
    """The rooms to choose from, with price and printed VP for an empty place."""
    if view.decision not in ROOM_DECISIONS:
        return {}
    discount = numbers_of(view)[1] if view.decision == "prepare" else 0
    found = {}
    for text in view.legal:
        verb, _, room = text.partition(" ")
        if verb == "room":
            vp = PREPARE_VP[room_number(room)]
            found[room] = f"{room_price(seat, room, discount)}♔{f'+{vp}' if vp else ''}"
    return found


def _table(view: AustriaView, names: Names, width: int) -> Lines:
    number = main_seat(view)
    seat = view.seats[number - 1]
    others = [k for k in range(1, len(view.seats) + 1) if k != number]
    top = [*shared.banner(view, names, width), *shared.turn_order(view, names, width)]
    facade = _facade(view, seat, names[number - 1])
    layout = _wide if width >= WIDE else _medium if width >= MEDIUM else _narrow
    return stacked(
        top,
        layout(view, names, facade, width),
        seats.staff(view, seat, width),
        *(seats.opponent(view, k, names, width) for k in others if width < WIDE),
        legend(width),
    )


def _narrow(view: AustriaView, names: Names, facade: Lines, width: int) -> Lines:
    """The dice beside the hotel, all else under it."""
    seat = view.seats[main_seat(view) - 1]
    rest = width - hotel.WIDTH - GAP
    right = stacked(
        shared.dice(view, seat, rest),
        seats.stores(seat, rest),
        shared.politics(view, seat, names, rest),
    )
    return stacked(
        beside((facade, hotel.WIDTH), (right, rest)),
        hotel.legend(width),
        shared.guests(view, seat, width),
        seats.cafe(seat, width),
        shared.emperor(view, seat, names, width),
        shared.tiles(view, width),
    )


def _medium(view: AustriaView, names: Names, facade: Lines, width: int) -> Lines:
    """Guests, dice and stores beside the hotel; the emperor beside politics."""
    seat = view.seats[main_seat(view) - 1]
    rest = width - hotel.WIDTH - GAP
    right = stacked(
        shared.guests(view, seat, rest),
        shared.dice(view, seat, rest),
        seats.stores(seat, rest),
    )
    emperor = shared.emperor(view, seat, names, shared.TRACK)
    narrow = width - shared.TRACK - GAP
    return stacked(
        beside((facade, hotel.WIDTH), (right, rest)),
        hotel.legend(width),
        seats.cafe(seat, width),
        beside((emperor, shared.TRACK), (shared.politics(view, seat, names, narrow), narrow)),
        shared.tiles(view, width),
    )


def _wide(view: AustriaView, names: Names, facade: Lines, width: int) -> Lines:
    """Three blocks beside each other, the other players at the right."""
    number = main_seat(view)
    seat = view.seats[number - 1]
    rest = width - hotel.WIDTH - shared.TRACK - 2 * GAP
    middle = stacked(
        shared.guests(view, seat, shared.TRACK),
        shared.dice(view, seat, shared.TRACK),
        seats.stores(seat, shared.TRACK),
    )
    others = [k for k in range(1, len(view.seats) + 1) if k != number]
    right = stacked(*(seats.opponent(view, other, names, rest) for other in others))
    left = width - shared.TRACK - GAP
    own = stacked(seats.cafe(seat, left), shared.politics(view, seat, names, left))
    emperor = shared.emperor(view, seat, names, shared.TRACK)
    return stacked(
        beside((facade, hotel.WIDTH), (middle, shared.TRACK), (right, rest)),
        hotel.legend(width),
        beside((own, left), (emperor, shared.TRACK)),
        shared.tiles(view, width),
    )


def _desk(view: AustriaView, names: Names, width: int) -> Lines:
    """The hotel with everything of one's own beside it; guests and dice are told as choices."""
    number = main_seat(view)
    seat = view.seats[number - 1]
    top = [*shared.banner(view, names, width), *shared.turn_order(view, names, width)]
    rest = width - hotel.WIDTH - GAP
    own = stacked(
        seats.cafe(seat, rest),
        seats.stores(seat, rest),
        shared.politics(view, seat, names, rest),
    )
    if width >= MEDIUM:
        own += shared.emperor(view, seat, names, rest)
    elif view.next_tile is not None:
        own += [
            heading(
                say("austria-emperor"), rest, say("austria-after", round=tile_round(view.next_tile))
            ),
            *wrapped(shared.outlook(view, seat, view.next_tile), rest),
        ]
    return [*top, *beside((_facade(view, seat, names[number - 1]), hotel.WIDTH), (own, rest))]


def _brief(view: AustriaView, names: Names, width: int) -> Lines:
    number = main_seat(view)
    seat = view.seats[number - 1]
    return [
        *shared.banner(view, names, width),
        *seats.cafe(seat, width),
        *seats.stores(seat, width),
    ]


def _player(view: AustriaView, names: Names, number: int, width: int) -> Lines:
    seat = view.seats[number - 1]
    rest = width - hotel.WIDTH - GAP
    own = stacked(seats.cafe(seat, rest), seats.stores(seat, rest), seats.hired(view, seat, rest))
    title = heading(f"{names[number - 1]}", width, shared.summary(seat))
    facade = hotel.Facade(seat).lines(names[number - 1])
    hand = seats.hand(view, seat, width)
    return stacked([title, *beside((facade, hotel.WIDTH), (own, rest))], hand)


def _revised(note: Words | None) -> str:
    """What the revised edition changes, if anything."""
    return str(message("austria-revised", what=note)) if note else ""


def _guest_cards() -> list[Card]:
    return [
        Card(
            "guest",
            str(card),
            str(guest_name(card)),
            f"{SYMBOL[guest.colour]} {guest_kind(card)} · {points(guest.vp)}",
            str(guest_words(card)),
            _revised(guest_note(card)),
            {"colour": guest.colour, "cubes": str(cubes(guest.order))},
            section=say("austria-guests"),
        )
        for card, guest in GUESTS.items()
    ]


def _staff_cards() -> list[Card]:
    return [
        Card(
            "staff",
            str(card),
            str(staff_name(card)),
            f"{crowns(staff.cost)}, {moment_words(card)}",
            str(capital(staff_words(card))),
            _revised(staff_note(card)),
            {"cost": str(staff.cost), "moment": staff.when},
            section=say("austria-page-staff"),
        )
        for card, staff in STAFF.items()
    ]


def _politics_cards() -> list[Card]:
    places = say("austria-politics-places", vp=", ".join(str(points) for points in POLITICS_VP))
    return [
        Card(
            "politics",
            str(card),
            say("austria-politics-named", letter=politics.group),
            places,
            str(capital(politics_words(card))),
            section=say("austria-politics"),
        )
        for card, politics in POLITICS.items()
    ]


def _tile_cards() -> list[Card]:
    return [
        Card(
            "emperor",
            tile,
            say("austria-tile-named", tile=tile),
            say("austria-after", round=tile_round(tile)),
            str(tile_words(tile)),
            _revised(tile_note(tile)),
            section=say("austria-emperor"),
        )
        for tile in TILES
    ]
