"""`hotelier puzzle`: a puzzle in the terminal: a position, one turn, and what it's worth."""

import random
from collections.abc import Sequence
from typing import Annotated, Final

import typer
from rich.console import Console

from hotelier.analysis.telling import why_words
from hotelier.bots.catalogue import LEVELS
from hotelier.cli.errors import INTERRUPTED, warn_of_signs
from hotelier.cli.pictures import picture_of
from hotelier.cli.pictures.paint import FAINT, GOLD, STRONG
from hotelier.cli.play import reader
from hotelier.cli.screen import Screen
from hotelier.cli.sitting import LEAVING, PROMPT, Leave, chosen
from hotelier.core.dealer import Dealer
from hotelier.core.errors import HotelierError
from hotelier.core.game import games
from hotelier.core.match import Match
from hotelier.messages import say
from hotelier.messages.message import playing
from hotelier.puzzles.shapes import Puzzle
from hotelier.puzzles.shelf import Shelf, shelf
from hotelier.puzzles.turns import Line, Start, Status
from hotelier.puzzles.verdict import start_at, verdict

SHOW: Final = "solve"  # typed to see the solution
UNDO: Final = "undo"
BOARD: Final = ("board", "table")


def puzzle(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME", help=f"Which game: {' or '.join(games())}.", show_default="any"
        ),
    ] = None,
    id: Annotated[
        str | None,
        typer.Option("--id", metavar="ID", help="A puzzle from the list.", show_default="any"),
    ] = None,
    grade: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, max=5, help="How hard: 1 is easy, 5 very hard."),
    ] = None,
) -> None:
    """Solve a puzzle: one turn is clearly the best. Find it.

    Choose by number; undo takes an action back. Once the turn is complete, you
    see what it loses compared with the best one, and why.

    [bold]Examples[/bold]
      hotelier puzzle
      hotelier puzzle austria --grade 3
      hotelier puzzle overbooking --id 1-78
    """
    warn_of_signs()
    console = Console(highlight=False)
    found, picked = _picked(game, id, grade)
    try:
        Solving(console, found, picked).run()
    except (EOFError, Leave):
        console.print()
    except KeyboardInterrupt as interrupt:
        raise typer.Exit(INTERRUPTED) from interrupt


def _picked(game: str | None, id: str | None, grade: int | None) -> tuple[Shelf, Puzzle]:
    """The puzzle with this id, or any other."""
    there = [shelf(name) for name in ([game] if game else games())]
    if id is not None:
        found = next((each for each in there if id in each.puzzles), there[0])
        return found, found.find(id)
    all_there = [
        (each, one) for each in there for one in each.puzzles.values() if grade in (None, one.grade)
    ]
    if not all_there:
        raise HotelierError(say("puzzle-terminal-none"))
    return random.choice(all_there)


class Solving:
    """One puzzle in front of one person."""

    def __init__(self, console: Console, found: Shelf, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.match = found.position(puzzle)
        self.game = self.match.game
        self.start: Start = start_at(puzzle, self.match)
        names = [say(f"person-{level}") for level in reversed(LEVELS)]
        names[puzzle.seat - 1] = say("you-name")
        self.screen = Screen(console, picture_of(self.game), names[: len(self.match.seats)])
        self.read = reader(console)
        self.line: Line = ()

    def run(self) -> None:
        """Ask for actions until the turn is complete and checked."""
        theme = say(f"{self.game.name}-theme-{self.puzzle.theme}")
        head = say("puzzle-head", id=self.puzzle.id, grade=self.puzzle.grade, theme=theme)
        self.screen.say(head, FAINT)
        self.screen.say(say("puzzle-find"), STRONG)
        self.screen.say(say("puzzle-turns", n=self.puzzle.turns), FAINT)
        self.screen.say(say("puzzle-terminal-help"), FAINT)
        self.screen.table(self.match.view(self.puzzle.seat))
        while True:
            match, status = self._played()
            if status == "open":
                self.screen.say(say("puzzle-open"), GOLD)
            if self._asked(match) if status == "on" else self._asked_to_check():
                return

    def _played(self) -> tuple[Match, Status]:
        """The position after the actions so far, and whether the turn goes on.

        The last action of a whole turn isn't carried out: it may reveal what's hidden.
        """
        state, dealer = self.start.state.clone(), self.start.dealer()
        for number, text in enumerate(self.line, start=1):
            action = self.game.parse(text)
            assert action is not None
            before = state.clone()
            shown = self.start.take(state, action, dealer)
            status = self.start.status(self.line[:number], state, shown)
            if status != "on":
                return self._match(before, dealer), status
        return self._match(state, dealer), "on"

    def _match(self, state: object, dealer: Dealer) -> Match:
        match = self.match
        return Match(self.game, match.options, dealer, match.seats, state)  # type: ignore[arg-type]

    def _asked(self, match: Match) -> bool:
        """Ask for an action; whether the puzzle is over."""
        view = match.view(self.puzzle.seat)
        with playing(self.screen.names):
            choices = self.screen.picture.choices(view)
        self.screen.focus(view)
        self.screen.ask(view, choices)
        while True:
            typed = " ".join(self.read(PROMPT).split())
            text = chosen(typed, choices)
            if text is not None:
                self.screen.say(f"→ {text}", STRONG)
                self.line = (*self.line, text)
                return False
            word = typed.casefold()
            if word in LEAVING:
                raise Leave
            if word == SHOW:
                self._judge(None)
                return True
            if word == UNDO:
                self._undo()
                return False
            if word in BOARD:
                self.screen.draw(self.screen.picture.table(view, self.screen.names))
            else:
                self.screen.say(say("puzzle-terminal-help"), GOLD)

    def _asked_to_check(self) -> bool:
        """Ask whether the turn should be checked; whether the puzzle is over."""
        self.screen.say(say("puzzle-terminal-check"), GOLD)
        word = self.read(PROMPT).strip().casefold()
        if word in LEAVING:
            raise Leave
        if word == UNDO:
            self._undo()
            return False
        if word:
            return False
        self._judge(self.line)
        return True

    def _undo(self) -> None:
        if self.line:
            self.line = self.line[:-1]
            self.screen.say(say("terminal-taken-back"), GOLD)
        else:
            self.screen.complain(say("puzzle-terminal-help"))

    def _judge(self, line: Sequence[str] | None) -> None:
        """Print the verdict, and the best turn."""
        with self.screen.waiting(say("puzzle-checking")):
            found = verdict(self.puzzle, self.match, line)
        missed = line is not None and not found.solved
        key = "puzzle-missed" if missed else "puzzle-solved" if found.solved else "puzzle-shown"
        points = round(found.loss if missed else self.puzzle.loss, 1)
        self.screen.say(say(key, points=points), GOLD if found.solved else STRONG)
        self._tell("puzzle-best", self.puzzle.best)
        if line is not None and not found.solved:
            self._tell("puzzle-own", line)
        if not found.second:
            self._tell("puzzle-second", self.puzzle.second)
        label = say("puzzle-why" if missed else "puzzle-why-second")
        self.screen.say(say("labelled", label=label, value=why_words(found.why)), FAINT)
        self.screen.say(say("puzzle-average"), FAINT)

    def _tell(self, title: str, line: Sequence[str]) -> None:
        """The actions of a turn, in words."""
        self.screen.say(say(title), STRONG)
        state, dealer = self.start.state.clone(), self.start.dealer()
        for number, text in enumerate(line, start=1):
            with playing(self.screen.names):
                words = self.game.meaning(self.game.view(state, self.puzzle.seat), text)
            self.screen.say(f"{number}. {words}")
            action = self.game.parse(text)
            assert action is not None
            self.start.take(state, action, dealer)
