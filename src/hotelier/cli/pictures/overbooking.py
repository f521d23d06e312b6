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
from hotelier.overbooking.box import BONUSES, HOUSE, RULES, Box
from hotelier.overbooking.cards import KINDS
from hotelier.overbooking.game import Overbooking
from hotelier.overbooking.view import OverbookingView
from hotelier.overbooking.words import (
    RULE_WORDS,
    SOURCE_WORDS,
    ability_words,
    beds,
    bonus_words,
    coins,
    crest_source,
)
from hotelier.overbooking.words_log import describe, story
from hotelier.overbooking.words_questions import INTRO, hints, question

WIDE: Final = 132  # columns from which the players stand beside the hotels
SIDE: Final = 38
GAP: Final = 2


class OverbookingPicture(Picture):
    """The table and everything a player is told, with the component data of one box."""

    intro = INTRO
    opening = ("place",)
    samples = Samples("queue 4b 2", "nobles", "beds")
    most_news = 40  # a check-in is a scene: it is told whole

    def __init__(self, box: Box = HOUSE) -> None:
        self.box = box

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

    def describe(self, event: Event, names: Names) -> str:
        return describe(event, names, self.box)

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
            capital(box.names[kind - 1]),
            f"{beds(kind)} (printed in the rulebook), {coins(box.coins[kind - 1])} "
            f"({SOURCE_WORDS[box.coin_sources[kind - 1]]})",
            f"At a back door: {ability_words(kind)}",
            traits={"source": box.coin_sources[kind - 1]},
            also=tuple(f"{kind}{crest[0]}" for crest in box.crests),
        )
        for kind in range(1, KINDS + 1)
    ]


def _crests(box: Box) -> list[Card]:
    return [
        Card(
            "crest",
            crest[0],
            capital(crest),
            SOURCE_WORDS[crest_source(crest, box)],
            f"Six cards of every deck, {listed([f'{k}{crest[0]}' for k in range(1, KINDS + 1)])}",
            traits={"source": crest_source(crest, box)},
        )
        for crest in box.crests
    ]


def _tiles(box: Box) -> list[Card]:
    ours = "" if box.fingerprint else " (a house pairing)"
    return [
        Card(
            "hotel",
            box.face_text(face),
            f"Hotel {box.face_text(face)}",
            f"{beds(box.beds[face])}, {SOURCE_WORDS[box.face_sources[face]]}",
            f"{capital(RULE_WORDS[RULES[box.rules[face]]])}. "
            f"Other side: {box.face_text(face ^ 1)}{ours}",
            traits={"source": box.face_sources[face]},
        )
        for face in range(len(box.beds))
    ]


def _bonuses(box: Box) -> list[Card]:
    return [
        Card(
            "bonus",
            mode,
            f"Crest bonus: {mode}",
            SOURCE_WORDS["owner" if box.fingerprint else "rulebook"],
            capital(bonus_words(mode, box)),
            traits={"source": "owner" if box.fingerprint else "rulebook"},
        )
        for mode in BONUSES
    ]
