"""The opponents in the terminal: told of, chosen by who sits there, and brought to their seats."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from hotelier.arena.luck import seed_of
from hotelier.arena.playing import Player
from hotelier.bots.catalogue import LEVELS, find_opponent, opponents
from hotelier.cli.options import Given
from hotelier.cli.pictures.paint import FAINT, GOLD, STRONG, TITLE, WARNING
from hotelier.cli.saves import Seating, people_of
from hotelier.cli.seats import Table, lay_table
from hotelier.cli.sitting import LEAVING, Leave, small_number
from hotelier.core.errors import OptionError
from hotelier.core.game import AnyGame
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.core.words import capital

USUAL: Final = "medium"  # whom a newcomer meets
FRIENDS: Final = "friends"
PROMPT: Final = "Your opponent > "


def about_opponents(indent: str) -> str:
    """What is said of the levels, one a line, and the names of the others."""
    others = [rival.name for rival in opponents() if rival.name not in LEVELS]
    rows = [f"{name:<8}{find_opponent(name).words}" for name in LEVELS]
    rows.append(f"{'others':<8}{', '.join(others)}; {others[-1]}@0.5 thinks half a second")
    return f"\n{indent}".join(rows)


def ask_opponents(
    console: Console,
    read: Callable[[str], str],
    rules: AnyGame,
    given: Given,
    humans: str | None,
) -> Table:
    """A table with whom the person before the screen wants in the other seats."""
    table = lay_table(rules, given, humans, None)
    others = len(table.seating) - len(people_of(table.seating))
    if others in (0, len(table.seating)):  # nobody to play against, or nobody to ask
        return table
    rows = [(name, find_opponent(name).words) for name in LEVELS]
    if humans is None:
        rows.append((FRIENDS, "people at this screen, each in turn"))
    _tell(console, rules, rows, others)
    while True:
        typed = read(PROMPT).strip().casefold()
        if typed in LEAVING:
            raise Leave
        place = small_number(typed)
        name = rows[place - 1][0] if 1 <= place <= len(rows) else typed or USUAL
        try:
            if name == FRIENDS and humans is None:
                return lay_table(rules, given, "all", None)
            return lay_table(rules, given, humans, name if "," in name else _times(name, others))
        except OptionError as error:
            console.print(Text(f"{capital(str(error))}.", WARNING))


def _tell(console: Console, rules: AnyGame, rows: Sequence[tuple[str, str]], others: int) -> None:
    """The question, and what can be answered."""
    console.print(Text(f"\n{rules.title}", TITLE))
    console.print(Text("Whom do you want to play against?", STRONG))
    for number, (name, words) in enumerate(rows, start=1):
        title = Text.assemble((f"{number:>3} ", f"bold {GOLD}"), (f"{name:<9}", STRONG))
        console.print(title + Text(words))
    usual = USUAL if others == 1 else _times(USUAL, others)
    several = ",".join(LEVELS[: max(others, 2)])
    console.print(Text(f"Enter takes {usual}. Name several so: {several}", FAINT))


def _times(name: str, seats: int) -> str:
    return ",".join([name] * seats)


def sit_down(match: Match, seating: Seating, seed: int) -> dict[int, Player]:
    """The opponents by their seats, each with a random stream of its own."""
    players: dict[int, Player] = {}
    for seat, name in enumerate(seating, start=1):
        if name is not None:
            rival = find_opponent(name)
            luck = Rng(seed_of(seed, seat, name))
            players[seat] = Player(rival.sit_down(match.game), rival, luck)
    return players
