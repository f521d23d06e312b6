"""Bots from outside this package: any class in a module, or an entry point of a package.

`my_module:MyBot` is a class in a module that Python finds; `my-bot` is an entry point in the group
`hotelier.bots`. Both run code, so only use this for people who may run any code here, never for
network requests. A server looks bots up in the catalogue, which imports nothing.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from hotelier.bots.bot import Bot, Budget
from hotelier.bots.catalogue import Opponent, find_opponent_or_file, opponents, read_seconds
from hotelier.core.errors import OptionError

GROUP: Final = "hotelier.bots"
USUAL_BUDGET: Final = Budget(1.0)  # for a bot without a budget


def find_any_opponent(text: str) -> Opponent:
    """The bot with this name, wherever it comes from.

    Names in the catalogue come first (`hard`, `planner:weights.toml`), then entry points, then
    `module:Class`. All of them may end with a time: `my_module:MyBot@0.5`.
    """
    name, at, seconds = text.partition("@")
    first = name.partition(":")[0]
    known = [each.name for each in opponents()]
    if first in known:
        return find_opponent_or_file(text)
    entries = {each.name: each for each in entry_points(group=GROUP)}
    if name in entries:
        made = _entry(entries[name])
    elif ":" in name and all(part.isidentifier() for part in first.split(".")):
        made = _import(name)
    else:
        there = ", ".join([*known, *entries])
        raise OptionError(
            f"there’s no bot {name!r}; choose from {there}, "
            "or name a class of your own, as in my_module:MyBot"
        )
    budget = getattr(made, "budget", USUAL_BUDGET)
    if at:
        budget = Budget(read_seconds(text, name, seconds))
    elif not isinstance(budget, Budget):
        raise OptionError(f"the budget of {name!r} must be a Budget, not {budget!r}")
    return Opponent(text, budget, made, "", outside=True)


def name_of(kind: type[Bot]) -> str:
    """The name of a class of bots, for `find_any_opponent`."""
    return f"{kind.__module__}:{kind.__qualname__}"


def _entry(entry: EntryPoint) -> Callable[..., Bot]:
    try:
        return _checked(entry.name, entry.load())
    except OptionError:
        raise
    except (Exception, SystemExit) as error:  # importing a module can do anything
        raise _unusable(f"{entry.name!r} ({entry.value})", error) from error


def _import(name: str) -> Callable[..., Bot]:
    module, _, path = name.partition(":")
    try:
        found: Any = import_module(module)
        for part in path.split("."):
            found = getattr(found, part)
    except (Exception, SystemExit) as error:
        raise _unusable(repr(name), error) from error
    return _checked(name, found)


def _unusable(name: str, error: BaseException) -> OptionError:
    told = " ".join(str(error).split())
    return OptionError(f"the bot {name} can’t be imported: {type(error).__name__}: {told}")


def _checked(name: str, found: Any) -> Callable[..., Bot]:
    """What creates a bot: a class with a method `choose`, or a function that returns a bot."""
    if not callable(found):
        raise OptionError(f"the bot {name!r} must be a class, found {found!r}")
    if isinstance(found, type) and not callable(getattr(found, "choose", None)):
        raise OptionError(f"the class {name!r} is no bot: it has no method choose")
    made: Callable[..., Bot] = found
    return made
