"""`hotelier cards`: every card and tile, and what it does in plain words."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Final

import typer
from rich.console import Console

from hotelier.cli.errors import warn_of_signs
from hotelier.cli.options import DataFile, bad_option
from hotelier.cli.pictures import Card, picture_of
from hotelier.cli.pictures.paint import heading
from hotelier.cli.screen import found_cards, show_card
from hotelier.core.errors import OptionError
from hotelier.core.game import find_game, games
from hotelier.core.match import pick_game
from hotelier.core.words import listed
from hotelier.messages import say

FIRST_GAME: Final = games()[0]
KINDS: Final = (
    "Austria: guest, staff, politics, emperor, board, track. "
    "Overbooking: guest, crest, hotel, bonus."
)
SAME: Final = {"always": "permanent"}  # the first word on each card


def cards(
    query: Annotated[
        list[str] | None,
        typer.Argument(metavar="QUERY", help="A number, a name, or words to search for."),
    ] = None,
    kind: Annotated[str | None, typer.Option(metavar="KIND", help=KINDS)] = None,
    colour: Annotated[
        str | None, typer.Option(metavar="COLOUR", help="Guests: blue, red, yellow or green.")
    ] = None,
    cost: Annotated[
        str | None, typer.Option(metavar="CROWNS", help="Staff: what it costs to hire.")
    ] = None,
    moment: Annotated[
        str | None,
        typer.Option(metavar="WHEN", help="Staff: once, round, always (or permanent) or end."),
    ] = None,
    source: Annotated[
        str | None,
        typer.Option(
            metavar="SOURCE",
            help="Austria: printed, or transcription for values from a single transcription. "
            "Overbooking: rulebook for printed values, house for our own substitutes. "
            "With --data also owner.",
        ),
    ] = None,
    game: Annotated[
        str | None,
        typer.Option(help=f"Which game: {' or '.join(games())}.", show_default=FIRST_GAME),
    ] = None,
    data: DataFile = None,
) -> None:
    """Look up cards and tiles, and what they do.

    Without a query, this lists all of them. You can combine filters with each
    other and with a query.

    [bold]Examples[/bold]
      hotelier cards
      hotelier cards butler
      hotelier cards --kind guest --colour green
      hotelier cards --moment end --cost 4
      hotelier cards occupied --kind staff
      hotelier cards --source transcription
      hotelier cards --game overbooking --source house
    """
    words = list(query or [])
    if game is None and words and words[0] in games():
        game = words.pop(0)
    wanted = " ".join(words)
    picked = pick_game(game or FIRST_GAME, data)
    every = picture_of(picked).cards()
    filters = {"kind": kind, "colour": colour, "cost": cost, "moment": moment, "source": source}
    asked = {name: value for name, value in filters.items() if value is not None}
    _check_names(picked.name, every, list(filters), asked)
    checked = _checked(every, asked)
    found = [card for card in every if _fits(card, checked)]
    if wanted:
        found = found_cards(found, wanted)
    warn_of_signs()
    console = Console(highlight=False)
    if not found:
        console.print(_nothing(wanted, asked), markup=False)
        return
    shown = ""
    for card in found:
        if card.kind != shown:
            shown = card.kind
            console.print(heading(card.section or card.kind, console.width))
        show_card(console, card)


def _traits(card: Card) -> dict[str, str]:
    return {"kind": card.kind, **card.traits}


def _check_names(
    game: str, cards: Sequence[Card], filters: Sequence[str], asked: Mapping[str, str]
) -> None:
    """Raise OptionError for a filter that only another game's cards have."""
    for name in asked:
        if not _has(cards, name):
            there = ", ".join(f"--{each}" for each in filters if _has(cards, each))
            others = [each for each in games() if _has(picture_of(find_game(each)).cards(), name)]
            hint = listed([f"--game {each}" for each in others], "or")
            raise OptionError(
                say("terminal-no-filter", game=game, name=name, flags=there, others=hint)
            )


def _has(cards: Sequence[Card], name: str) -> bool:
    return any(name in _traits(card) for card in cards)


def _checked(cards: Sequence[Card], asked: Mapping[str, str]) -> dict[str, str]:
    """The filters in lower case; OptionError lists the possible values."""
    lowered = {name: value.casefold() for name, value in asked.items()}
    lowered = {name: SAME.get(value, value) for name, value in lowered.items()}
    for name, value in lowered.items():
        values = dict.fromkeys(_traits(card)[name] for card in cards if name in _traits(card))
        if value not in values:
            raise bad_option(name, sorted(values), asked[name])
    return lowered


def _fits(card: Card, asked: Mapping[str, str]) -> bool:
    return all(_traits(card).get(name) == value for name, value in asked.items())


def _nothing(wanted: str, asked: Mapping[str, str]) -> str:
    about = [f"“{wanted}”"] if wanted else []
    about += [f"{name} {value}" for name, value in asked.items()]
    return say("terminal-nothing-fits", wanted=listed(about))
