"""Overbooking in the terminal: how its parts make a picture, and the words around it."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from hotelier.cli.pictures import Card, Choice, Names, Picture
from hotelier.cli.pictures import overbooking_column as hotels
from hotelier.cli.pictures import overbooking_seat as seats
from hotelier.cli.pictures.overbooking_end import ending
from hotelier.cli.pictures.paint import (
    FAINT,
    GOLD,
    STRONG,
    Lines,
    Scene,
    fitted,
    line,
)
from hotelier.core.events import Event
from hotelier.core.view import View
from hotelier.overbooking.box import BONUSES, HOUSE, RULES, Box
from hotelier.overbooking.cards import KINDS
from hotelier.overbooking.view import OverbookingView
from hotelier.overbooking.words import (
    ABILITY_SHORT,
    RULE_WORDS,
    SOURCE_WORDS,
    ability_short,
    ability_words,
    beds,
    bonus_words,
    capital,
    card_name,
    coins,
    crest_name,
    crest_source,
    kind_name,
    kind_of,
    listed,
)
from hotelier.overbooking.words_log import describe, story
from hotelier.overbooking.words_moves import meaning, waiting_words
from hotelier.overbooking.words_questions import INTRO, hints, question

WIDE: Final = 132  # columns from which the players stand beside the hotels
SIDE: Final = 38
GAP: Final = 2
SMALL: Final = "Small cards, 1–3 beds"
LARGE: Final = "Large cards, 4–6 beds"
OTHERWISE: Final = "Or"
ABILITY: Final = 9 + max(len(words) for words in ABILITY_SHORT.values())


class OverbookingPicture(Picture):
    """The table and everything a player is told, with the component data of one box."""

    intro = INTRO
    opening = ("place",)

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
        return _choices(_seen(view), self.box)

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


PICTURE: Final = OverbookingPicture()


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
    size = hotels.measures(view, width)
    row = hotels.hotel_row(view, names, view.at[0], size, box)
    return [*row, *hotels.booking(view, names, width, box)]


def _page(view: OverbookingView, names: Names, seat: int, width: int, box: Box) -> Lines:
    page = seats.page(view, names, seat, width, box)
    if seat != view.seat:
        return page
    return [*page, *seats.hand(view, width, box), *seats.abilities(view, width, box)]


# Choices


def _choices(view: OverbookingView, box: Box) -> list[Choice]:
    """Placings card by card and hotel by hotel; the back door is the variant of its queue."""
    if view.decision != "place":
        return [Choice(text, meaning(text, view, box)) for text in view.legal]
    found: list[Choice] = []
    for card in sorted({text.split(" ")[1] for text in view.legal if text != "skip"}):
        group = SMALL if kind_of(card) <= 3 else LARGE
        for hotel in range(1, len(view.hotels) + 1):
            both = [f"queue {card} {hotel}", f"door {card} {hotel}"]
            legal = [text for text in both if text in view.legal]
            for text in legal:
                short = _short(text, len(legal) == 2, view, box)
                found.append(Choice(text, meaning(text, view, box), group, short, text != legal[0]))
    if "skip" in view.legal:
        found.append(Choice("skip", meaning("skip", view, box), OTHERWISE))
    return found


def _short(text: str, both: bool, view: OverbookingView, box: Box) -> Text:
    """A card and a hotel in few words; `both` sides are told in the row of the queue."""
    side, card, number = text.split(" ")
    hotel = view.hotels[int(number) - 1]
    here = f"{beds(hotel.beds)}, {waiting_words(hotel)}"
    there = ability_short(kind_of(card)) + (", ●" if hotel.token else "")
    words = here if side == "queue" else there
    return Text(f"{card_name(card, box)}: {f'{here}; door: {there}' if both else words}")


def grid(view: OverbookingView, choices: Sequence[Choice], width: int, box: Box) -> Lines:
    """The numbers of all placings: a row a card, a column a hotel's queue or back door."""
    numbers = {choice.text: number for number, choice in enumerate(choices, start=1)}
    cell = 7
    label = 3 + max(len(kind) for kind in box.names) + 1 + max(len(crest) for crest in box.crests)
    columns = range(1, len(view.hotels) + 1)
    tops = line(" " * (label + 2))
    heads = line(" " * (label + 2))
    for hotel in columns:
        tops.append(f"{f'HOTEL {hotel}':>{2 * cell}}", f"bold {GOLD}")
        heads.append(f"{'queue':>{cell + 1}}{'door':>{cell - 1}}", FAINT)
    drawn = [tops, heads]
    for card in sorted({text.split(" ")[1] for text in numbers if text != "skip"}):
        name = f"{card} {kind_name(card, box)} {crest_name(card, box)}"
        row = line((name.ljust(label + 2), STRONG))
        for hotel in columns:
            for side in ("queue", "door"):
                number = numbers.get(f"{side} {card} {hotel}")
                room = cell + 1 if side == "queue" else cell - 1
                row.append(f"{number or '–':>{room}}", f"bold {GOLD}" if number else FAINT)
        told = f"   door: {ability_short(kind_of(card))}"
        if row.cell_len + ABILITY <= width:
            row.append(told, FAINT)
        drawn.append(row)
    if "skip" in numbers:
        drawn.append(line((f"{numbers['skip']} skip", f"bold {GOLD}"), "  keep your cards"))
    return drawn


# The reference


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
            f"Six cards of every deck, {listed([f'{kind}{crest[0]}' for kind in range(1, 7)])}",
            traits={"source": crest_source(crest, box)},
        )
        for crest in box.crests
    ]


def _tiles(box: Box) -> list[Card]:
    ours = "" if box.fingerprint else " (which two sides share a tile is a house value)"
    return [
        Card(
            "hotel",
            box.face_text(face),
            f"Hotel {box.face_text(face)}",
            f"{beds(box.beds[face])}, {SOURCE_WORDS[box.face_sources[face]]}",
            f"{capital(RULE_WORDS[RULES[box.rules[face]]])}. "
            f"The other side is {box.face_text(face ^ 1)}{ours}",
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
