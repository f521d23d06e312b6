"""The bots in the terminal: listed, chosen by the player, and given their seats."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from hotelier.arena.playing import Player
from hotelier.bots.catalogue import LEVELS, find_opponent, opponents
from hotelier.cli.languages import change, is_about_language
from hotelier.cli.options import Given
from hotelier.cli.pictures.paint import FAINT, GOLD, STRONG, TITLE, WARNING
from hotelier.cli.saves import Seating, people_of
from hotelier.cli.seats import Table, lay_table
from hotelier.cli.sitting import LEAVING, Leave, small_number
from hotelier.core.errors import OptionError
from hotelier.core.game import AnyGame
from hotelier.core.luck import seed_of
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.core.words import sentence
from hotelier.messages import known, say

USUAL: Final = "medium"  # for newcomers
FRIENDS: Final = "friends"


def about_opponents(indent: str) -> str:
    """What's printed about the levels, one per line, and the names of the other bots."""
    others = [rival.name for rival in opponents() if rival.name not in LEVELS]
    rows = [f"{name:<8}{find_opponent(name).words}" for name in LEVELS]
    rows.append(f"{'others':<8}{', '.join(others)}; {others[-1]}@0.5 thinks for half a second")
    return f"\n{indent}".join(rows)


def ask_opponents(
    console: Console,
    read: Callable[[str], str],
    rules: AnyGame,
    given: Given,
    humans: str | None,
) -> Table:
    """A table with the bots that the player wants in the other seats."""
    table = lay_table(rules, given, humans, None)
    others = len(table.seating) - len(people_of(table.seating))
    if others in (0, len(table.seating)):  # no bots needed, or nobody to ask
        return table
    rows = [*LEVELS, FRIENDS] if humans is None else [*LEVELS]
    _tell(console, rules, rows, others)
    while True:
        typed = read(f"{say('terminal-prompt-opponent')} > ").strip().casefold()
        if typed in LEAVING:
            raise Leave
        if is_about_language(typed):
            console.print(Text(change(typed)[0], GOLD))
            _tell(console, rules, rows, others)
            continue
        place = small_number(typed)
        name = rows[place - 1] if 1 <= place <= len(rows) else typed or USUAL
        try:
            if name == FRIENDS and humans is None:
                return lay_table(rules, given, "all", None)
            return lay_table(rules, given, humans, name if "," in name else _times(name, others))
        except OptionError as error:
            console.print(Text(sentence(str(error)), WARNING))


def _tell(console: Console, rules: AnyGame, rows: Sequence[str], others: int) -> None:
    """Print the question and the possible answers."""
    console.print(Text(f"\n{rules.title}", TITLE))
    console.print(Text(say("terminal-whom"), STRONG))
    for number, name in enumerate(rows, start=1):
        title = Text.assemble((f"{number:>3} ", f"bold {GOLD}"), (f"{name:<9}", STRONG))
        words = say("terminal-friends" if name == FRIENDS else f"terminal-opponent-{name}")
        console.print(title + Text(words) + Text(_likes(rules, name), FAINT))
    usual = USUAL if others == 1 else _times(USUAL, others)
    several = ",".join(LEVELS[: max(others, 2)])
    console.print(Text(say("terminal-usual", usual=usual, several=several), FAINT))


def _likes(rules: AnyGame, level: str) -> str:
    """The name of a level's bot, and what it likes in a game."""
    style = f"style-{rules.name}-{level}"
    if not known(style):
        return ""
    return f" ({say('bot-person', bot=say(f'person-{level}'), style=say(style))})"


def _times(name: str, seats: int) -> str:
    return ",".join([name] * seats)


def sit_down(match: Match, seating: Seating, seed: int) -> dict[int, Player]:
    """The bots by seat, each with its own random stream."""
    players: dict[int, Player] = {}
    for seat, name in enumerate(seating, start=1):
        if name is not None:
            rival = find_opponent(name).at(match.game)
            luck = Rng(seed_of(seed, seat, name))
            players[seat] = Player(rival.sit_down(match.game), rival, luck)
    return players
