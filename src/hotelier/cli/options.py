"""The options of every game as flags, generated from what the games declare.

A command with a parameter `options: Given` and the decorator `with_game_options` has a flag for
each option of any game. The given values arrive in `options` as text; `read_options` checks them
once the game is known.
"""

import functools
import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from hotelier.core.errors import OptionError
from hotelier.core.game import AnyGame, Game, Option, Options, find_game, games
from hotelier.messages import say

Given = dict[str, str]
PANEL = "Game options"

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=f"Which game: {' or '.join(games())}.")
]


def has_data(game: AnyGame) -> bool:
    """Whether a game's component data can be replaced by a file."""
    return type(game).with_data is not Game.with_data


def only(owners: Sequence[str]) -> str:
    """The games that have something, if not all of them do."""
    return f" Only for {' and '.join(owners)}." if len(owners) < len(games()) else ""


DataFile = Annotated[
    Path | None,
    typer.Option(
        "--data",
        metavar="FILE",
        help="Play with the values from your own copy: a file like the game’s data files."
        + only([name for name in games() if has_data(find_game(name))]),
        rich_help_panel=PANEL,
    ),
]


class Command(TyperCommand):
    """A command whose help hides the type that Typer shows for a flag."""

    def get_params(self, ctx: Any) -> Any:
        return without_types(super().get_params(ctx))


def without_types(parameters: list[Any]) -> list[Any]:
    """The parameters of a command; a flag is on or off, so nothing is shown after it."""
    for parameter in parameters:
        if getattr(parameter, "is_flag", False) and parameter.metavar is None:
            parameter.metavar = ""
    return parameters


def with_game_options(command: Callable[..., None], without: str = "") -> Callable[..., None]:
    """Show a command's parameter `options` to Typer as one flag per option.

    `without` says what happens without a flag, if it isn't the game's default.
    """
    signature = inspect.signature(command)
    flags = _flags(without)

    @functools.wraps(command)
    def gathered(**arguments: Any) -> None:
        given = {name: arguments.pop(name) for name in flags}
        options: Given = {name: text for name, text in given.items() if text is not None}
        command(options=options, **arguments)

    parameters: list[inspect.Parameter] = []
    for parameter in signature.parameters.values():
        parameters.extend(flags.values() if parameter.name == "options" else [parameter])
    # Only keywords are passed, so flags may come before parameters without a default.
    keywords = [each.replace(kind=inspect.Parameter.KEYWORD_ONLY) for each in parameters]
    gathered.__signature__ = signature.replace(parameters=keywords)  # type: ignore[attr-defined]
    gathered.__annotations__ = {each.name: each.annotation for each in keywords} | {"return": None}
    return gathered


def read_options(game: AnyGame, given: Mapping[str, str]) -> Options:
    """All options of a game from the given flags, or what's wrong with them."""
    known = {option.name: option for option in (*game.options, *game.research)}
    chosen: Options = {}
    for name, text in given.items():
        if name not in known:
            flags = ", ".join(f"--{option}" for option in known)
            raise OptionError(say("terminal-no-option", game=game.name, name=name, flags=flags))
        values = {str(value): value for value in known[name].values}
        if text not in values:
            raise bad_option(name, values, text)
        chosen[name] = values[text]
    return game.read_options(chosen)


def bad_option(name: str, values: Iterable[str], text: str) -> OptionError:
    """What's wrong with the value of an option."""
    there = ", ".join(values)
    return OptionError(say("terminal-bad-option", name=name, values=there, text=repr(text)))


def _flags(without: str) -> dict[str, inspect.Parameter]:
    """One parameter per option, over all games."""
    declared: dict[str, list[tuple[str, Option]]] = {}
    for name in games():
        game = find_game(name)
        for option in (*game.options, *game.research):
            declared.setdefault(option.name, []).append((name, option))
    return {name: _flag(name, owners, without) for name, owners in declared.items()}


def _flag(name: str, owners: list[tuple[str, Option]], without: str) -> inspect.Parameter:
    values = dict.fromkeys(str(value) for _, option in owners for value in option.values)
    defaults = dict.fromkeys(str(option.usual) for _, option in owners)
    text = owners[0][1].help
    text = f"{text[:1].upper()}{text[1:]}.{only([game for game, _ in owners])}"
    text += f" [dim]\\[default: {without or ' or '.join(defaults)}][/dim]"
    flag = typer.Option(
        f"--{name}",
        metavar="|".join(values),
        help=text,
        rich_help_panel=PANEL,
    )
    return inspect.Parameter(
        name,
        inspect.Parameter.KEYWORD_ONLY,
        default=None,
        annotation=Annotated[str | None, flag],
    )
