"""Overbooking in the terminal: how its parts make a picture, and the words around it."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from hotelier.cli.pictures import Card, Choice, Names, Picture, Samples
from hotelier.cli.pictures import overbooking_column as hotels
from hotelier.cli.pictures import overbooking_seat as seats
from hotelier.cli.pictures.overbooking_choices import grid, listed_choices
from hotelier.cli.pictures.overbooking_end import ending
from hotelier.cli.pictures.paint import (
    Lines,
    Scene,
    fitted,
    line,
)
from hotelier.core.events import Event
from hotelier.core.game import AnyGame
from hotelier.core.view import View
from hotelier.core.words import capital, listed
from hotelier.messages import say
from hotelier.overbooking.game import Overbooking
from hotelier.overbooking.rules.box import BONUSES, HOUSE, RULES, Box
from hotelier.overbooking.rules.cards import KINDS, NOBLES
from hotelier.overbooking.view import OverbookingView
from hotelier.overbooking.words.log import story
from hotelier.overbooking.words.names import (
    ability_words,
    beds,
    bonus_words,
    coins,
    crest_source,
    named_crest,
    named_kind,
    rule_words,
    source_words,
)
from hotelier.overbooking.words.questions import hints, intro, question

WIDE: Final = 132  # columns from which the players stand beside the hotels
SIDE: Final = 38
GAP: Final = 2


class OverbookingPicture(Picture):
    """The table and everything a player is told, with the component data of one box."""

    opening = ("place",)
    most_news = 40  # a check-in is a scene: it is told whole

    def __init__(self, box: Box = HOUSE) -> None:
        self.box = box

    @property
    def intro(self) -> tuple[str, ...]:
        return intro()

    @property
    def samples(self) -> Samples:
        nobles = named_kind(self.box.names[NOBLES])
        return Samples(f"queue 4{self.box.crests[0][0]} 2", nobles, say("overbooking-sample-word"))

    def table(self, view: View, names: Names) -> RenderableType:
        return Scene(lambda width: _table(_seen(view), names, width, self.box))

    def desk(self, view: View, names: Names) -> RenderableType:
        return Scene(lambda width: _desk(_seen(view), names, width, self.box))

    def brief(self, view: View, names: Names) -> RenderableType:
        return Scene(lambda width: _brief(_seen(view), names, width, self.box))

    def focus(self, view: View, names: Names) -> RenderableType | None:
        seen = _seen(view)
        if seen.at is not None:
            return Scene(lambda width: _open_hotel(seen, names, width, self.box))
        return None

    def player(self, view: View, names: Names, seat: int) -> RenderableType:
        return Scene(lambda width: _page(_seen(view), names, seat, width, self.box))

    def ending(self, events: Sequence[Event], names: Names) -> RenderableType:
        return ending(events, names, self.box)

    def question(self, view: View) -> str:
        return question(_seen(view), self.box)

    def hints(self, view: View) -> Sequence[str]:
        return hints(_seen(view), self.box)

    def choices(self, view: View) -> Sequence[Choice]:
        return listed_choices(_seen(view), self.box)

    def menu(self, view: View, choices: Sequence[Choice]) -> RenderableType | None:
        """The numbers of the choices in a grid, where a list would be too long."""
        if view.decision != "place":
            return None
        return Scene(lambda width: grid(_seen(view), choices, width, self.box))

    def story(self, events: Sequence[Event], names: Names) -> Sequence[str]:
        return story(events, names, self.box)

    def cards(self) -> Sequence[Card]:
        box = self.box
        return [*_kinds(box), *_crests(box), *_tiles(box), *_bonuses(box)]


def picture(game: AnyGame) -> OverbookingPicture:
    """The picture of this game, with the component data it is played with."""
    assert isinstance(game, Overbooking)
    return OverbookingPicture(game.box)


def _seen(view: View) -> OverbookingView:
    assert isinstance(view, OverbookingView)
    return view


def _table(view: OverbookingView, names: Names, width: int, box: Box) -> Lines:
    top = seats.banner(view, names, width)
    if width < WIDE:
        return [
            *top,
            *hotels.column(view, names, width, box),
            line(),
            *seats.hand(view, width, box),
            *seats.players(view, names, width, box),
            *seats.bonus(view, width, box),
            *seats.abilities(view, width, box),
            *hotels.legend(view, width),
        ]
    main = width - SIDE - GAP
    left = [*hotels.column(view, names, main, box), line(), *seats.hand(view, main, box)]
    right = [
        *seats.players(view, names, SIDE, box),
        *seats.bonus(view, SIDE, box),
        line(),
        *seats.abilities(view, SIDE, box),
    ]
    rows = max(len(left), len(right))
    filled = [[*block, *[line()] * (rows - len(block))] for block in (left, right)]
    both = [
        line(fitted(one, main), " " * GAP, fitted(other, SIDE))
        for one, other in zip(*filled, strict=True)
    ]
    return [*top, *both, *hotels.legend(view, width)]


def _desk(view: OverbookingView, names: Names, width: int, box: Box) -> Lines:
    if width >= WIDE:
        return _table(view, names, width, box)
    return [
        *seats.banner(view, names, width),
        *hotels.column(view, names, width, box),
        line(),
        *seats.hand(view, width, box),
        *seats.players(view, names, width, box),
    ]


def _brief(view: OverbookingView, names: Names, width: int, box: Box) -> Lines:
    return [
        *seats.banner(view, names, width),
        *hotels.short_column(view, width, box),
        *seats.short_hand(view, width, box),
    ]


def _open_hotel(view: OverbookingView, names: Names, width: int, box: Box) -> Lines:
    """The hotel whose back door is at work, and how its booking would go."""
    assert view.at is not None
    return [
        *hotels.open_hotel(view, names, width, box),
        *hotels.booking(view, names, width, box),
    ]


def _page(view: OverbookingView, names: Names, seat: int, width: int, box: Box) -> Lines:
    page = seats.page(view, names, seat, width, box)
    if seat != view.seat:
        return page
    return [*page, *seats.hand(view, width, box), *seats.abilities(view, width, box)]


def _kinds(box: Box) -> list[Card]:
    return [
        Card(
            "guest",
            str(kind),
            capital(named_kind(box.names[kind - 1])),
            say(
                "overbooking-guest-facts",
                beds=beds(kind),
                coins=coins(box.coins[kind - 1]),
                source=source_words(box.coin_sources[kind - 1]),
            ),
            say("overbooking-about-door", ability=ability_words(kind)),
            traits={"source": box.coin_sources[kind - 1]},
            also=tuple(f"{kind}{crest[0]}" for crest in box.crests),
            section=say("overbooking-section-guest"),
        )
        for kind in range(1, KINDS + 1)
    ]


def _crests(box: Box) -> list[Card]:
    return [
        Card(
            "crest",
            crest[0],
            capital(named_crest(crest)),
            source_words(crest_source(crest, box)),
            say(
                "overbooking-crest-cards",
                cards=listed([f"{kind}{crest[0]}" for kind in range(1, KINDS + 1)]),
            ),
            traits={"source": crest_source(crest, box)},
            section=say("overbooking-section-crest"),
        )
        for crest in box.crests
    ]


def _tiles(box: Box) -> list[Card]:
    other = "overbooking-tile-other" if box.fingerprint else "overbooking-tile-other-house"
    return [
        Card(
            "hotel",
            box.face_text(face),
            say("overbooking-hotel-other", n=box.face_text(face)),
            say(
                "overbooking-tile-facts",
                beds=beds(box.beds[face]),
                source=source_words(box.face_sources[face]),
            ),
            f"{rule_words(RULES[box.rules[face]])} {say(other, face=box.face_text(face ^ 1))}",
            traits={"source": box.face_sources[face]},
            section=say("overbooking-section-hotel"),
        )
        for face in range(len(box.beds))
    ]


def _bonuses(box: Box) -> list[Card]:
    source = "owner" if box.fingerprint else "rulebook"
    return [
        Card(
            "bonus",
            mode,
            say("overbooking-bonus-title", mode=say(f"option-bonus-{mode}")),
            source_words(source),
            bonus_words(mode, box),
            traits={"source": source},
            section=say("overbooking-section-bonus"),
        )
        for mode in BONUSES
    ]
