"""One sitting at the table: people and random opponents decide in turn until the game is over.

Typed lines are choices or commands. Whatever ends the sitting (quit, the end of the input, an
interrupt), the game is kept and the player is told how to go on.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.text import Text

from hotelier.cli import saves
from hotelier.cli.pictures import Choice
from hotelier.cli.pictures.paint import FAINT, GOLD, STRONG
from hotelier.cli.screen import Screen, found_cards
from hotelier.core.errors import HotelierError, RecordError
from hotelier.core.events import Event
from hotelier.core.match import Match
from hotelier.core.record import load
from hotelier.core.rng import Rng
from hotelier.core.view import View

PROMPT: Final = "> "
CHOICE: Final = "Your choice (help, board, undo, quit) > "
MOST_CARDS: Final = 12
MOST_TEXTS: Final = 24  # legal texts that a refusal lists


class Leave(Exception):
    """The player leaves the table."""


class RandomPlayer:
    """Sees its own view and takes any legal action, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View) -> str:
        return view.legal[self.rng.below(len(view.legal))]


class Sitting:
    """The people and the random opponents of one match."""

    def __init__(
        self,
        match: Match,
        humans: Sequence[int],
        opponent: RandomPlayer,
        screen: Screen,
        read: Callable[[str], str],
        place: Path | None,
    ) -> None:
        self.match = match
        self.humans = frozenset(humans)
        self.opponent = opponent
        self.screen = screen
        self.read = read
        self.place = place  # where the game is kept; None: nowhere
        self.told = dict.fromkeys(humans, 0)  # events each person has been told of
        self.looking: int | None = None  # the seat that sits before the screen
        self.shown = False  # whether this person has seen the table since others acted

    def catch_up(self) -> None:
        """Do not tell again what happened before this sitting."""
        for seat in self.humans:
            self.told[seat] = len(self.match.events(seat))

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        self.keep()
        try:
            while not self.match.over:
                self.step()
        except (EOFError, Leave):
            self.screen.console.print()
            self.farewell()
            return
        except KeyboardInterrupt:
            self.screen.console.print()
            self.farewell()
            raise
        self.keep()
        self.ending()

    def step(self) -> None:
        """One decision."""
        seat = self.match.actor
        assert seat is not None
        if seat in self.humans:
            self.hand_over(seat)
            if self.match.actor == seat:
                self.decide(seat)
                self.keep()
        else:
            self.match.play(self.opponent.choose(self.match.view(seat)))
            self.shown = False

    def keep(self) -> None:
        """Write the game down; when that fails the game goes on, and the player knows."""
        if self.place is None:
            return
        try:
            saves.keep(self.match, sorted(self.humans), self.place)
        except HotelierError as error:
            self.screen.complain(f"The game is not kept any more: {error}.")
            self.place = None

    # Between people

    def hand_over(self, seat: int) -> None:
        """With several people at one screen: hide what the one before has seen."""
        if self.looking == seat:
            return
        alone = len(self.humans) == 1
        before, self.looking = self.looking, seat
        self.shown = False
        if alone:
            return
        console = self.screen.console
        if console.is_terminal:
            console.clear()
            console.file.write("\x1b[3J")  # what has scrolled out of sight, too
        name = self.match.seats[seat - 1]
        undo = ""
        if before is not None and self.match.undoable_by == before:
            undo = f" (undo: {self.match.seats[before - 1]} takes the last action back)"
        self.screen.say(
            f"{name}, it is your turn. Press Enter when only you can see this.{undo}", GOLD
        )
        answer = self.read(PROMPT).strip().casefold()
        if answer == "quit":
            raise Leave
        if answer == "undo" and before is not None:
            self.looking = None
            self.undo_for(before)

    # One decision

    def decide(self, seat: int) -> None:
        """Show what is asked and take lines until one of them is a choice."""
        view = self.match.view(seat)
        choices = self.screen.picture.choices(view)
        if view.decision in self.screen.picture.opening or not self.shown:
            self.screen.table(view)
        else:
            self.screen.focus(view)
        self.shown = True
        self.screen.news(self.news(seat))
        self.screen.ask(view, choices)
        while True:
            line = " ".join(self.read(CHOICE).split())
            text = chosen(line, choices)
            if text is not None:
                self.screen.say(f"→ {text}", STRONG)
                self.match.play(text)
                return
            if self.command(line, seat, view, choices):
                return

    def news(self, seat: int) -> list[Event]:
        """What this person has not been told yet."""
        since = min(self.told[seat], len(self.match.events(seat)))
        events = [event for _, event in self.match.events(seat, since)]
        self.told[seat] = since + len(events)
        return events

    def command(self, line: str, seat: int, view: View, choices: Sequence[Choice]) -> bool:
        """Carry out a command; True when the decision has to be asked anew."""
        word, _, rest = line.partition(" ")
        word = word.casefold()
        screen = self.screen
        if word == "undo" and not rest:
            return self.undo_for(seat)
        if word == "quit" and not rest:
            self.quit()
        elif word == "save":
            self.save(rest)
        elif word in ("board", "table") and not rest:
            screen.draw(screen.picture.table(view, screen.names))
        elif word == "show":
            self.show(rest, seat, view)
        elif word == "log" and rest in ("", "all"):
            events = [event for _, event in self.match.events(seat)]
            screen.log(events, everything=rest == "all")
        elif word in ("help", "?", "h"):
            self.help(rest, view, choices)
        elif word in ("cards", "card"):
            self.cards(rest)
        elif not line:
            screen.ask(view, choices)
        else:
            self.refuse(line, choices)
        return False

    def refuse(self, line: str, choices: Sequence[Choice]) -> None:
        """What was typed is neither a choice nor a command."""
        possible = ", ".join(choice.text for choice in choices[:MOST_TEXTS])
        if len(choices) > MOST_TEXTS:
            possible += ", …"
        typed = "".join(sign if sign.isprintable() else "?" for sign in line[:40])
        self.screen.complain(
            f"“{typed}” is not possible now. Type a number from 1 to {len(choices)}, one of these: "
            f"{possible}; or help."
        )

    def undo_for(self, seat: int) -> bool:
        """Take the last action back if it was this person's."""
        if self.match.undoable_by == seat and self.undo():
            return True
        self.screen.complain(
            "There is nothing you can take back: since your last action something new was "
            "revealed, or another player has acted."
        )
        return False

    def undo(self) -> bool:
        """One action back, and what was told of it forgotten."""
        if not self.match.undo():
            return False
        for seat, told in self.told.items():
            self.told[seat] = min(told, len(self.match.events(seat)))
        self.screen.say("Taken back.", GOLD)
        self.keep()
        return True

    def save(self, name: str) -> None:
        """Write a copy."""
        if not name and self.place is not None:
            self.keep()
            self.screen.say(f"The game is kept in {self.place}.", GOLD)
            return
        if not name:
            self.screen.complain("Say where: save FILE.")
            return
        target = Path(name).expanduser()
        try:
            if target.exists():
                load(target)  # only a game may be written over
            saves.keep(self.match, sorted(self.humans), target)
        except RecordError as error:
            self.screen.complain(f"{target} is left as it is: {error}.")
        except HotelierError as error:
            self.screen.complain(f"{error}.")
        else:
            self.screen.say(f"The game is saved in {target}.", GOLD)

    def quit(self) -> None:
        """Offer a copy, then leave."""
        self.screen.say("Enter leaves, a file name saves a copy there first, back plays on.", GOLD)
        answer = self.read(PROMPT).strip()
        if answer.casefold() == "back":
            return
        if answer:
            self.save(answer)
        raise Leave

    def show(self, rest: str, seat: int, view: View) -> None:
        """What a seat has."""
        seats = len(self.match.seats)
        names = [name.casefold() for name in self.match.seats]
        if not rest:
            number = seat
        elif rest.casefold() in names:
            number = names.index(rest.casefold()) + 1
        elif 1 <= small_number(rest) <= seats:
            number = small_number(rest)
        else:
            self.screen.complain(f"Say whose things: show 1 to show {seats}.")
            return
        self.screen.draw(self.screen.picture.player(view, self.screen.names, number))

    def help(self, rest: str, view: View, choices: Sequence[Choice]) -> None:
        """The page of commands, a choice or a card."""
        if not rest:
            self.screen.help(view)
            return
        text = chosen(rest, choices)
        if text is not None:
            self.screen.explain(next(choice for choice in choices if choice.text == text))
        else:
            self.cards(rest)

    def cards(self, query: str) -> None:
        """Cards that speak of something."""
        if not query:
            samples = self.screen.picture.samples
            self.screen.complain(
                f"Say what to look for: cards {samples.word}, cards {samples.card}."
            )
            return
        found = found_cards(self.screen.picture.cards(), query)
        if not found:
            self.screen.complain(f"No card speaks of “{query}”.")
        self.screen.cards(found[:MOST_CARDS])
        if len(found) > MOST_CARDS:
            self.screen.say(f"({len(found) - MOST_CARDS} more: say it more exactly)", FAINT)

    # The end

    def farewell(self) -> None:
        """Where the game is and how to go on."""
        if self.place is None:
            self.screen.complain("The game was not kept.")
            return
        self.keep()
        here = self.place.parent == saves.directory()
        command = "hotelier play --resume" + ("" if here else f" {self.place}")
        # Unbroken lines, to be copied.
        self.screen.console.print(Text(f"The game is kept in {self.place}"), soft_wrap=True)
        how = Text.assemble("Go on with: ", (command, f"bold {GOLD}"))
        self.screen.console.print(how, soft_wrap=True)

    def ending(self) -> None:
        """What happened last, the scores, and where the record is."""
        viewer = min(self.humans) if len(self.humans) == 1 else None
        events = [event for _, event in self.match.events(viewer)]
        if viewer is not None:
            self.screen.news(self.news(viewer))
        self.screen.draw(self.screen.picture.ending(events, self.screen.names))
        if self.place is not None:
            self.screen.say(f"The record of the game is {self.place}.", FAINT)


def chosen(line: str, choices: Sequence[Choice]) -> str | None:
    """The choice a line names, by its number or its text."""
    number = small_number(line)
    if 1 <= number <= len(choices):
        return choices[number - 1].text
    texts = {choice.text.casefold(): choice.text for choice in choices}
    return texts.get(line.casefold())


def small_number(text: str) -> int:
    """A number of at most four digits; 0 for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 5 else 0
