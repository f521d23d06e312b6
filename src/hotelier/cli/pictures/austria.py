"""Grand Austria Hotel in the terminal: how its parts form a picture, and the words around it."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from hotelier.austria.game import GAME, Austria
from hotelier.austria.rules.cards import GUESTS, POLITICS, STAFF, TILES
from hotelier.austria.rules.geometry import room_number
from hotelier.austria.rules.operations import ROOM_COLOURS
from hotelier.austria.rules.printed import Edition
from hotelier.austria.rules.state import State
from hotelier.austria.view import AustriaView
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
from hotelier.austria.words.names import (
    crowns,
    cube_name,
    cubes,
    guest_name,
    points,
    staff_name,
)
from hotelier.cli.pictures import Card, Choice, Names, Picture, Samples
from hotelier.cli.pictures import austria_hotel as hotel
from hotelier.cli.pictures import austria_seat as seats
from hotelier.cli.pictures import austria_table as shared
from hotelier.cli.pictures.austria_choices import listed_choices, tips
from hotelier.cli.pictures.austria_end import ending
from hotelier.cli.pictures.austria_seen import Seen, main_seat
from hotelier.cli.pictures.austria_signs import SYMBOL, UNCHECKED, colour_letter, legend, signs
from hotelier.cli.pictures.paint import Lines, Scene, beside, heading, stacked, wrapped
from hotelier.core.events import Event
from hotelier.core.game import AnyGame
from hotelier.core.rng import Rng
from hotelier.core.view import View
from hotelier.messages import say
from hotelier.messages.message import Words, capital, message

GAP: Final = 2
MEDIUM: Final = 96  # columns from which two blocks fit next to each other
WIDE: Final = 132
PARAGRAPHS: Final = 4  # of the introduction
BUTLER: Final = 9  # the card used as an example in the help
ROOM_DECISIONS: Final = ("first-room", "prepare", "check-in", "occupy", "demolish")
CAFE_DECISIONS: Final = ("place", "deliver", "complete", "cube", "split", "invite", "first-guest")
EMPEROR_DECISIONS: Final = ("advance", "penalty")


class AustriaPicture(Picture):
    """The table, one player's desk, and everything a player reads."""

    opening = ("turn",)

    def __init__(self, game: Austria = GAME) -> None:
        self.game = game

    @property
    def intro(self) -> tuple[str, ...]:
        told = [say(f"austria-intro-{number}") for number in range(1, PARAGRAPHS + 1)]
        return (*told, signs())

    @property
    def samples(self) -> Samples:
        return Samples("die 3", str(staff_name(BUTLER)), str(cube_name("w")))

    def table(self, view: View, names: Names) -> RenderableType:
        seen = self.seen(view, names)
        return Scene(lambda width: _table(seen, width))

    def desk(self, view: View, names: Names) -> RenderableType:
        seen = self.seen(view, names)
        return Scene(lambda width: _desk(seen, width))

    def brief(self, view: View, names: Names) -> RenderableType:
        seen = self.seen(view, names)
        return Scene(lambda width: _brief(seen, width))

    def focus(self, view: View, names: Names) -> RenderableType | None:
        seen = self.seen(view, names)
        seat = seen.seat
        if view.decision in ROOM_DECISIONS:
            return Scene(lambda width: [*_facade(seen), *seats.stores(seat, width)])
        if view.decision in CAFE_DECISIONS:
            return Scene(
                lambda width: [
                    *seats.cafe(seat, seen.own, seen.cards, width),
                    *seats.stores(seat, width),
                ]
            )
        if view.decision in EMPEROR_DECISIONS:
            return Scene(lambda width: [*shared.emperor(seen, width), *seats.stores(seat, width)])
        if view.decision == "draft" and seat.hand:
            return Scene(lambda width: seats.hand(seat, seen.cards, width, "austria-kept"))
        if view.decision == "hire":
            return Scene(lambda width: seats.stores(seat, width))
        return None

    def player(self, view: View, names: Names, seat: int) -> RenderableType:
        seen = self.seen(view, names)
        return Scene(lambda width: _player(seen, seat, width))

    def ending(self, events: Sequence[Event], names: Names) -> RenderableType:
        return ending(events, names, self.game.editions[0])

    def question(self, view: View) -> str:
        if view.over:
            return say("game-over")
        assert view.seat is not None
        return str(self.game.asked(self._behind(view), view.seat).question)

    def hints(self, view: View) -> Sequence[str]:
        return tips(self.seen(view, ()))

    def choices(self, view: View) -> Sequence[Choice]:
        assert view.seat is not None
        choices = self.game.choices(self._behind(view), view.seat)
        return listed_choices(self.seen(view, ()), choices)

    def story(self, events: Sequence[Event], names: Names) -> Sequence[str]:
        return story(events, names, self.game.editions)

    def cards(self) -> Sequence[Card]:
        editions = self.game.editions
        return [
            *_guest_cards(*editions),
            *_staff_cards(*editions),
            *_politics_cards(*editions),
            *_tile_cards(*editions),
            *_board_cards(editions[0]),
            _track_card(editions[0]),
        ]

    def _behind(self, view: View) -> State:
        """A position that looks like this: what's hidden makes no difference to its meaning."""
        assert isinstance(view, AustriaView)
        if view.row:
            return self.game.imagine(view, Rng(0))
        # The table isn't set up yet, so only the facts of a new game follow from it.
        names = ("edition", "side", "staff")
        options = {name: getattr(view, name) for name in names}
        return self.game.start({"players": len(view.seats), **options})

    def seen(self, view: View, names: Names) -> Seen:
        """What is drawn, with the facts that follow from it."""
        assert isinstance(view, AustriaView)
        number = main_seat(view)
        state = self._behind(view)
        return Seen(view, self.game.facts(state, number), names, number, state.box)


def picture(game: AnyGame) -> AustriaPicture:
    """The picture of this game."""
    assert isinstance(game, Austria)
    return AustriaPicture(game)


def _facade(seen: Seen) -> Lines:
    return hotel.Facade(seen.seat, seen.box, _choosable(seen)).lines(seen.name)


def _choosable(seen: Seen) -> dict[str, str]:
    """The rooms to choose from, with price and printed VP for an empty space."""
    if seen.view.decision not in ROOM_DECISIONS:
        return {}
    found = {}
    for text in seen.view.legal:
        verb, _, room = text.partition(" ")
        if verb == "room":
            place = room_number(room)
            vp = seen.cards.prepare_vp[place]
            found[room] = f"{seen.own.prices[place]}♔{f'+{vp}' if vp else ''}"
    return found


def _table(seen: Seen, width: int) -> Lines:
    top = [*shared.banner(seen, width), *shared.turn_order(seen, width)]
    layout = _wide if width >= WIDE else _medium if width >= MEDIUM else _narrow
    return stacked(
        top,
        layout(seen, _facade(seen), width),
        seats.staff(seen.seat, seen.cards, width),
        *(seats.opponent(seen, k, width) for k in seen.others if width < WIDE),
        legend(width, seen.cards),
    )


def _narrow(seen: Seen, facade: Lines, width: int) -> Lines:
    """The dice next to the hotel, everything else below."""
    rest = width - hotel.WIDTH - GAP
    right = stacked(
        shared.dice(seen, rest),
        seats.stores(seen.seat, rest),
        shared.politics(seen, rest),
    )
    return stacked(
        beside((facade, hotel.WIDTH), (right, rest)),
        hotel.legend(seen.cards, width),
        shared.guests(seen, width),
        seats.cafe(seen.seat, seen.own, seen.cards, width),
        shared.emperor(seen, width),
        shared.tiles(seen, width),
    )


def _medium(seen: Seen, facade: Lines, width: int) -> Lines:
    """Guests, dice and stores next to the hotel; the emperor next to politics."""
    rest = width - hotel.WIDTH - GAP
    right = stacked(
        shared.guests(seen, rest),
        shared.dice(seen, rest),
        seats.stores(seen.seat, rest),
    )
    emperor = shared.emperor(seen, shared.TRACK)
    narrow = width - shared.TRACK - GAP
    return stacked(
        beside((facade, hotel.WIDTH), (right, rest)),
        hotel.legend(seen.cards, width),
        seats.cafe(seen.seat, seen.own, seen.cards, width),
        beside((emperor, shared.TRACK), (shared.politics(seen, narrow), narrow)),
        shared.tiles(seen, width),
    )


def _wide(seen: Seen, facade: Lines, width: int) -> Lines:
    """Three blocks next to each other, with the other players on the right."""
    rest = width - hotel.WIDTH - shared.TRACK - 2 * GAP
    middle = stacked(
        shared.guests(seen, shared.TRACK),
        shared.dice(seen, shared.TRACK),
        seats.stores(seen.seat, shared.TRACK),
    )
    opponents = (seats.opponent(seen, other, rest) for other in seen.others)
    right = stacked(*opponents)
    left = width - shared.TRACK - GAP
    own = stacked(seats.cafe(seen.seat, seen.own, seen.cards, left), shared.politics(seen, left))
    emperor = shared.emperor(seen, shared.TRACK)
    return stacked(
        beside((facade, hotel.WIDTH), (middle, shared.TRACK), (right, rest)),
        hotel.legend(seen.cards, width),
        beside((own, left), (emperor, shared.TRACK)),
        shared.tiles(seen, width),
    )


def _desk(seen: Seen, width: int) -> Lines:
    """The hotel with the player's own things next to it; guests and dice are listed as choices."""
    top = [*shared.banner(seen, width), *shared.turn_order(seen, width)]
    rest = width - hotel.WIDTH - GAP
    own = stacked(
        seats.cafe(seen.seat, seen.own, seen.cards, rest),
        seats.stores(seen.seat, rest),
        shared.politics(seen, rest),
    )
    scoring = seen.facts.emperor.next
    if width >= MEDIUM:
        own += shared.emperor(seen, rest)
    elif scoring is not None:
        after = say("austria-after", round=scoring.round)
        own += [
            heading(say("austria-emperor"), rest, after),
            *wrapped(shared.outlook(seen), rest),
        ]
    return [*top, *beside((_facade(seen), hotel.WIDTH), (own, rest))]


def _brief(seen: Seen, width: int) -> Lines:
    return [
        *shared.banner(seen, width),
        *seats.cafe(seen.seat, seen.own, seen.cards, width),
        *seats.stores(seen.seat, width),
    ]


def _player(seen: Seen, number: int, width: int) -> Lines:
    view = seen.view
    seat = view.seats[number - 1]
    rest = width - hotel.WIDTH - GAP
    own = stacked(
        seats.cafe(seat, seen.facts.seats[number - 1], seen.cards, rest),
        seats.stores(seat, rest),
        seats.hired(seat, seen.cards, rest),
    )
    title = heading(f"{seen.names[number - 1]}", width, shared.summary(seat))
    facade = hotel.Facade(seat, seen.box).lines(seen.names[number - 1])
    hand = seats.hand(seat, seen.cards, width)
    return stacked([title, *beside((facade, hotel.WIDTH), (own, rest))], hand)


def _source(card: object, ours: object) -> str:
    """Where a card's values come from: our data, or the owner's file."""
    return "printed" if card == ours else "owner"


def _revised(note: Words | None) -> str:
    """What the revised edition changes, if anything."""
    return str(message("austria-revised", what=note)) if note else ""


def _guest_cards(classic: Edition, revised: Edition) -> list[Card]:
    return [
        Card(
            "guest",
            str(card),
            str(guest_name(card)),
            f"{SYMBOL[guest.colour]} {guest_kind(card, classic)} · {points(guest.vp)}",
            str(capital(guest_words(card, classic))),
            _revised(guest_note(card, classic, revised)),
            {
                "colour": guest.colour,
                "cubes": str(cubes(guest.order)),
                "source": _source(guest, GUESTS[card]),
            },
            section=say("austria-guests"),
        )
        for card, guest in classic.guests.items()
    ]


def _staff_cards(classic: Edition, revised: Edition) -> list[Card]:
    return [
        Card(
            "staff",
            str(card),
            str(staff_name(card)),
            f"{crowns(staff.cost)}, {moment_words(card)}",
            str(capital(staff_words(card, classic))),
            _revised(staff_note(card, classic, revised)),
            {
                "cost": str(staff.cost),
                "moment": staff.when,
                "source": _source(staff, STAFF[card]),
            },
            section=say("austria-page-staff"),
        )
        for card, staff in classic.staff.items()
    ]


def _politics_cards(classic: Edition, revised: Edition) -> list[Card]:
    places = ", ".join(str(points) for points in classic.politics_vp)
    return [
        Card(
            "politics",
            str(card),
            say("austria-politics-named", letter=politics.group),
            say("austria-politics-places", vp=places),
            str(capital(politics_words(card, classic))),
            traits={"source": _source(politics, POLITICS[card])},
            section=say("austria-politics"),
        )
        for card, politics in classic.politics.items()
    ]


def _tile_cards(classic: Edition, revised: Edition) -> list[Card]:
    return [
        Card(
            "emperor",
            tile,
            say("austria-tile-named", tile=tile),
            say("austria-after", round=tile_round(tile)),
            str(tile_words(tile, classic)),
            _revised(tile_note(tile, classic, revised)),
            {"source": _source(printed, TILES[tile])},
            section=say("austria-emperor"),
        )
        for tile, printed in classic.tiles.items()
    ]


def _board_cards(classic: Edition) -> list[Card]:
    return [
        Card(
            "board",
            name,
            say("austria-board-night" if name == "night" else "austria-board-day", board=name),
            say(f"austria-from-{classic.board_source[name]}"),
            say("austria-board-rooms", rooms=_rooms(layout)),
            traits={"source": classic.board_source[name]},
            section=say("austria-boards"),
        )
        for name, layout in classic.layouts.items()
    ]


def _rooms(layout: str) -> str:
    """A board floor by floor: `RYRRY BYBBB`, in the letters of the language."""
    letters = {colour[0].upper(): colour_letter(colour) for colour in ROOM_COLOURS}
    drawn = "".join(letters[sign] for sign in layout)
    return " ".join(drawn[5 * floor : 5 * floor + 5] for floor in range(4))


def _track_card(classic: Edition) -> Card:
    sources = classic.emperor_vp_source
    spaces = enumerate(classic.emperor_vp)
    marks = {"transcription": UNCHECKED}
    told = " ".join(f"{vp}{marks.get(sources.get(space, ''), '')}" for space, vp in spaces)
    source = next(iter(sources.values()), "printed")
    return Card(
        "track",
        "track",
        say("austria-track-named"),
        f"{UNCHECKED if source == 'transcription' else ''} {say(f'austria-from-{source}')}".strip(),
        say("austria-track-points", vp=told),
        traits={"source": source},
        section=say("austria-emperor"),
    )
