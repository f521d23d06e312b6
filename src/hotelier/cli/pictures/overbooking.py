"""Overbooking in the terminal: how its parts form a picture, and the words around it."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from hotelier.cli.pictures import Card, Choice, Names, Picture, Samples
from hotelier.cli.pictures import overbooking_column as hotels
from hotelier.cli.pictures import overbooking_seat as seats
from hotelier.cli.pictures.overbooking_choices import grid, listed_choices
from hotelier.cli.pictures.overbooking_end import ending
from hotelier.cli.pictures.overbooking_signs import Seen
from hotelier.cli.pictures.paint import (
    Lines,
    Scene,
    fitted,
    line,
)
from hotelier.core.events import Event
from hotelier.core.game import AnyGame
from hotelier.core.rng import Rng
from hotelier.core.view import View
from hotelier.core.words import listed
from hotelier.messages import say
from hotelier.messages.message import capital, message
from hotelier.overbooking.game import GAME, Overbooking
from hotelier.overbooking.rules.box import BONUSES, RULES, Box
from hotelier.overbooking.rules.cards import KINDS, NOBLES
from hotelier.overbooking.rules.state import State
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
from hotelier.overbooking.words.questions import hints, intro

WIDE: Final = 132  # columns from which the players fit next to the hotels
SIDE: Final = 38
GAP: Final = 2


class OverbookingPicture(Picture):
    """The table and everything a player reads, with one box's component data."""

    opening = ("place",)
    most_news = 40  # a check-in is a scene, shown in full

    def __init__(self, game: Overbooking = GAME) -> None:
        self.game = game
        self.box = game.box

    @property
    def intro(self) -> tuple[str, ...]:
        return tuple(map(str, intro()))

    @property
    def samples(self) -> Samples:
        nobles = str(named_kind(self.box.names[NOBLES]))
        return Samples(f"queue 4{self.box.crests[0][0]} 2", nobles, say("overbooking-sample-word"))

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
        return None if seen.view.at is None else Scene(lambda width: _open_hotel(seen, width))

    def player(self, view: View, names: Names, seat: int) -> RenderableType:
        seen = self.seen(view, names)
        return Scene(lambda width: _page(seen, seat, width))

    def ending(self, events: Sequence[Event], names: Names) -> RenderableType:
        return ending(events, names, self.box)

    def question(self, view: View) -> str:
        if view.over:
            return say("game-over")
        if view.seat is None or view.actor != view.seat:
            return say("overbooking-ask-dealt")
        return str(self.game.asked(self._behind(view), view.seat).question)

    def hints(self, view: View) -> Sequence[str]:
        if view.seat is None or not view.legal:
            return []
        return [str(hint) for hint in hints(self._behind(view), view.seat, view.legal)]

    def choices(self, view: View) -> Sequence[Choice]:
        assert view.seat is not None
        return listed_choices(self._behind(view), view.seat, self.game)

    def menu(self, view: View, choices: Sequence[Choice]) -> RenderableType | None:
        """The numbers of the choices in a grid, if a list would be too long."""
        if view.decision != "place":
            return None
        hotels = len(view.seats)
        return Scene(lambda width: grid(hotels, choices, width, self.box))

    def story(self, events: Sequence[Event], names: Names) -> Sequence[str]:
        return story(events, names, self.box)

    def _behind(self, view: View) -> State:
        """A position that looks like this: what's hidden makes no difference to its meaning."""
        return self.game.imagine(view, Rng(0))

    def seen(self, view: View, names: Names) -> Seen:
        """What is drawn, with the facts that follow from it."""
        assert isinstance(view, OverbookingView)
        state = self._behind(view)
        headline = self.game.headline(state, view.seat)
        return Seen(view, self.game.facts(state, view.seat), headline, names, self.box)

    def cards(self) -> Sequence[Card]:
        box = self.box
        return [*_kinds(box), *_crests(box), *_tiles(box), *_bonuses(box)]


def picture(game: AnyGame) -> OverbookingPicture:
    """The picture of this game, with the component data it's played with."""
    assert isinstance(game, Overbooking)
    return OverbookingPicture(game)


def _table(seen: Seen, width: int) -> Lines:
    top = seats.banner(seen, width)
    if width < WIDE:
        return [
            *top,
            *hotels.column(seen, width),
            line(),
            *seats.hand(seen, width),
            *seats.players(seen, width),
            *seats.bonus(seen, width),
            *seats.abilities(seen, width),
            *hotels.legend(seen, width),
        ]
    main = width - SIDE - GAP
    left = [*hotels.column(seen, main), line(), *seats.hand(seen, main)]
    right = [
        *seats.players(seen, SIDE),
        *seats.bonus(seen, SIDE),
        line(),
        *seats.abilities(seen, SIDE),
    ]
    rows = max(len(left), len(right))
    filled = [[*block, *[line()] * (rows - len(block))] for block in (left, right)]
    both = [
        line(fitted(one, main), " " * GAP, fitted(other, SIDE))
        for one, other in zip(*filled, strict=True)
    ]
    return [*top, *both, *hotels.legend(seen, width)]


def _desk(seen: Seen, width: int) -> Lines:
    if width >= WIDE:
        return _table(seen, width)
    return [
        *seats.banner(seen, width),
        *hotels.column(seen, width),
        line(),
        *seats.hand(seen, width),
        *seats.players(seen, width),
    ]


def _brief(seen: Seen, width: int) -> Lines:
    return [
        *seats.banner(seen, width),
        *hotels.short_column(seen, width),
        *seats.short_hand(seen, width),
    ]


def _open_hotel(seen: Seen, width: int) -> Lines:
    """The hotel whose back door is active, and how its booking would go."""
    return [*hotels.open_hotel(seen, width), *hotels.booking(seen, width)]


def _page(seen: Seen, seat: int, width: int) -> Lines:
    page = seats.page(seen, seat, width)
    if seat != seen.view.seat:
        return page
    return [*page, *seats.hand(seen, width), *seats.abilities(seen, width)]


def _kinds(box: Box) -> list[Card]:
    return [
        Card(
            "guest",
            str(kind),
            str(capital(named_kind(box.names[kind - 1]))),
            str(
                message(
                    "overbooking-guest-facts",
                    beds=beds(kind),
                    coins=coins(box.coins[kind - 1]),
                    source=source_words(box.coin_sources[kind - 1]),
                )
            ),
            str(message("overbooking-about-door", ability=ability_words(kind))),
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
            str(capital(named_crest(crest))),
            str(source_words(crest_source(crest, box))),
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
            str(
                message(
                    "overbooking-tile-facts",
                    beds=beds(box.beds[face]),
                    source=source_words(box.face_sources[face]),
                )
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
            str(source_words(source)),
            str(bonus_words(mode, box)),
            traits={"source": source},
            section=say("overbooking-section-bonus"),
        )
        for mode in BONUSES
    ]
