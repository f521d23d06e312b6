"""One sitting at the table: people and bots decide in turn until the game is over.

Typed lines are choices or commands. However the sitting ends (quit, end of input, an interrupt),
the game is saved and the player learns how to continue.
"""

import shlex
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from rich.text import Text

from hotelier.arena.playing import Player
from hotelier.bots.bot import Budget
from hotelier.cli.errors import refusal
from hotelier.cli.hint import advice_table, advised
from hotelier.cli.languages import change, is_about_language
from hotelier.cli.pictures import Choice
from hotelier.cli.pictures.paint import FAINT, GOLD, STRONG, WARNING
from hotelier.cli.saves import Keeping, people_of
from hotelier.cli.screen import Screen, found_cards
from hotelier.core.errors import HotelierError, RecordError
from hotelier.core.events import Event
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.core.view import View
from hotelier.messages import say
from hotelier.messages.message import playing

PROMPT: Final = "> "
MOST_CARDS: Final = 12
MOST_TEXTS: Final = 24  # legal actions listed in a refusal
HINT: Final = Budget(1.0)
LEAVING: Final = ("quit", "exit", "q")


class Leave(Exception):
    """The player leaves the table."""


class Sitting:
    """The people and bots of one match."""

    def __init__(
        self,
        match: Match,
        keeping: Keeping,
        opponents: Mapping[int, Player],  # by seat; people have the others
        screen: Screen,
        read: Callable[[str], str],
    ) -> None:
        self.match = match
        self.keeping = keeping
        self.humans = frozenset(people_of(keeping.seating))
        self.opponents = opponents
        self.screen = screen
        self.read = read
        self.told = dict.fromkeys(self.humans, 0)  # number of events each person has been shown
        self.looking: int | None = None  # the seat of the person at the screen
        self.shown = False  # whether this person has seen the table since others acted

    def catch_up(self) -> None:
        """Don't report again what happened before this sitting."""
        for seat in self.humans:
            self.told[seat] = len(self.match.events(seat))

    def run(self) -> None:
        """Play to the end, or until someone leaves."""
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
        if seat not in self.humans:
            with self.screen.waiting(say("terminal-thinking", name=self.match.seats[seat - 1])):
                text = self.opponents[seat].choose(self.match, seat)
            self.match.play(text)
            self.shown = False
            self.keep()
            return
        try:
            self.hand_over(seat)
            if self.match.actor == seat:
                self.decide(seat)
                self.keep()
        except EOFError:
            if self.keep():
                raise
            self.screen.console.print()
            self.quit()

    def keep(self) -> bool:
        """Save the game; whether that worked. If not, the player is told and the game goes on."""
        told = self.keeping.keep()
        if told:
            self.screen.complain(told)
        return not self.keeping.trouble

    def hand_over(self, seat: int) -> None:
        """With several people at one screen: hide what the previous one has seen."""
        before = self.looking
        if before == seat:
            return
        self.shown = False
        if len(self.humans) > 1:
            self.look_away()
            offered = before is not None and self.match.undoable_by == before
            if not self.alone_with(seat, before if offered else None):
                self.looking = None
                self.undo()
                return
        self.looking = seat

    def look_away(self) -> None:
        """Clear the screen."""
        console = self.screen.console
        if console.is_terminal:
            console.clear()
            console.file.write("\x1b[3J")  # also what has scrolled out of sight

    def alone_with(self, seat: int, undoing: int | None) -> bool:
        """Wait until only this person can see the screen; False if the previous one undoes."""
        name = self.match.seats[seat - 1]
        while True:
            if undoing is None:
                self.screen.say(say("terminal-your-turn", name=name), GOLD)
            else:
                before = self.match.seats[undoing - 1]
                self.screen.say(say("terminal-your-turn-undo", name=name, before=before), GOLD)
            answer = self.read(PROMPT).strip().casefold()
            if not answer:
                return True
            if answer in LEAVING:
                self.quit()
            elif answer == "undo" and undoing is not None:
                return False
            elif answer == "undo":
                self.screen.complain(say("terminal-nothing-to-undo"))
            elif is_about_language(answer):
                self.change_language(answer)
            else:
                self.screen.complain(say("terminal-enter-alone"))

    def decide(self, seat: int) -> None:
        """Show the question and read lines until one of them is a choice."""
        view = self.match.view(seat)
        with playing(self.screen.names):
            choices = self.screen.picture.choices(view)
        if view.decision in self.screen.picture.opening or not self.shown:
            self.screen.table(view)
        else:
            self.screen.focus(view)
        self.shown = True
        self.screen.news(self.news(seat))
        self.screen.ask(view, choices)
        while True:
            typed = self.read(f"{say('terminal-prompt')} > ").strip()
            text = chosen(" ".join(typed.split()), choices)
            if text is not None:
                self.screen.say(f"→ {text}", STRONG)
                self.match.play(text)
                return
            if self.command(typed, seat, view, choices):
                return

    def news(self, seat: int) -> list[Event]:
        """Show what this person hasn't been told yet."""
        since = min(self.told[seat], len(self.match.events(seat)))
        events = [event for _, event in self.match.events(seat, since)]
        self.told[seat] = since + len(events)
        return events

    def command(self, typed: str, seat: int, view: View, choices: Sequence[Choice]) -> bool:
        """Carry out a command; True if the question must be asked again."""
        line = " ".join(typed.split())
        word, _, rest = line.partition(" ")
        word = word.casefold()
        screen = self.screen
        if word == "undo" and not rest:
            return self.undo_for(seat)
        if word in LEAVING and not rest:
            self.quit()
        elif is_about_language(line):
            return self.change_language(line)
        elif word == "save":
            self.save(typed[len(word) :])
        elif word in ("board", "table") and not rest:
            screen.draw(screen.picture.table(view, screen.names))
        elif word == "show":
            self.show(rest, seat, view)
        elif word == "hint" and not rest:
            self.hint(view, choices)
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

    def change_language(self, line: str) -> bool:
        """Switch to another language; whether it exists."""
        told, changed = change(line)
        self.screen.say(told, GOLD if changed else WARNING)
        self.shown = self.shown and not changed
        return changed

    def hint(self, view: View, choices: Sequence[Choice]) -> None:
        """What the strongest bot would do here, given what this person sees."""
        with self.screen.waiting(say("terminal-looking-ahead")):
            # The same decision gets the same stream, however often a hint is requested.
            found = advised(self.match.game, view, HINT, Rng(len(self.match.steps)))
        self.screen.draw(advice_table(found, choices, numbered=True))

    def refuse(self, line: str, choices: Sequence[Choice]) -> None:
        """Say that the line is neither a choice nor a command."""
        possible = ", ".join(choice.text for choice in choices[:MOST_TEXTS])
        if len(choices) > MOST_TEXTS:
            possible += ", …"
        typed = "".join(sign if sign.isprintable() else "?" for sign in line[:40])
        self.screen.complain(
            say("terminal-not-possible", typed=typed, n=len(choices), texts=possible)
        )

    def undo_for(self, seat: int) -> bool:
        """Undo the last action if it was this person's."""
        if self.match.undoable_by == seat and self.undo():
            return True
        self.screen.complain(say("terminal-nothing-to-undo"))
        return False

    def undo(self) -> bool:
        """Undo one action, and forget that it was reported."""
        if not self.match.undo():
            return False
        for seat, told in self.told.items():
            self.told[seat] = min(told, len(self.match.events(seat)))
        self.screen.say(say("terminal-taken-back"), GOLD)
        self.keep()
        return True

    def save(self, typed: str) -> bool:
        """Save a copy; whether that worked."""
        name = file_name(typed)
        if not name:
            told = self.keeping.keep() or say("terminal-kept", place=str(self.keeping.place))
            trouble = self.keeping.trouble
            if trouble:
                told = say("terminal-not-kept-save", reason=trouble)
            self.screen.say(told, WARNING if trouble else GOLD)
            return not trouble
        try:
            target = Path(name).expanduser()
            self.keeping.copy_to(target)
        except RecordError as error:
            told = say("terminal-left-as-it-is", file=str(target), reason=str(error))
            self.screen.complain(told)
        except HotelierError as error:
            self.screen.complain(f"{error}.")
        except OSError as error:
            self.screen.complain(f"{refusal(error)}.")
        except (ValueError, RuntimeError):  # no file name, or an unknown user's home
            self.screen.complain(say("terminal-no-file-name"))
        else:
            self.screen.say(say("terminal-saved", file=str(target)), GOLD)
            return True
        return False

    def quit(self) -> None:
        """Quit, unless the player changes their mind."""
        while True:
            kept = self.keep()
            if kept:
                self.screen.say(say("terminal-leave"), GOLD)
            else:
                self.screen.complain(say("terminal-leave-unkept"))
            typed = self.read(PROMPT).strip()
            word = typed.casefold()
            if word == "back":
                return
            if word in LEAVING or (kept and not word):
                raise Leave
            if is_about_language(word):
                self.change_language(word)
            elif word.partition(" ")[0] != "save":
                self.screen.complain(say("terminal-say-what"))
            elif self.save(typed[len("save") :]):
                raise Leave

    def show(self, rest: str, seat: int, view: View) -> None:
        """Show a seat's things."""
        seats = len(self.match.seats)
        names = [name.casefold() for name in self.match.seats]
        if not rest:
            number = seat
        elif rest.casefold() in names:
            number = names.index(rest.casefold()) + 1
        elif 1 <= small_number(rest) <= seats:
            number = small_number(rest)
        else:
            self.screen.complain(say("terminal-whose", n=seats))
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
        """Show the cards that mention something."""
        if not query:
            samples = self.screen.picture.samples
            self.screen.complain(say("terminal-look-for", word=samples.word, card=samples.card))
            return
        found = found_cards(self.screen.picture.cards(), query)
        if not found:
            self.screen.complain(say("terminal-no-card", query=query))
        self.screen.cards(found[:MOST_CARDS])
        if len(found) > MOST_CARDS:
            self.screen.say(say("terminal-more-cards", n=len(found) - MOST_CARDS), FAINT)

    def farewell(self) -> None:
        """Print where the game is saved and how to continue."""
        if not self.keep():
            self.screen.complain(say("terminal-was-not-kept"))
            return
        # Not wrapped, so that it can be copied.
        kept = say("terminal-kept-place", place=str(self.keeping.place))
        self.screen.console.print(Text(kept), soft_wrap=True)
        how = Text.assemble(
            say("terminal-go-on"), " ", (self.keeping.how_to_go_on(), f"bold {GOLD}")
        )
        self.screen.console.print(how, soft_wrap=True)

    def ending(self) -> None:
        """Print the last events, the scores, and where the record is."""
        viewer = min(self.humans) if len(self.humans) == 1 else None
        events = [event for _, event in self.match.events(viewer)]
        if viewer is not None:
            self.screen.log(self.news(viewer), everything=True)
        self.screen.draw(self.screen.picture.ending(events, self.screen.names))
        if not self.keeping.trouble:
            self.screen.say(say("terminal-record-is", place=str(self.keeping.place)), FAINT)


def chosen(line: str, choices: Sequence[Choice]) -> str | None:
    """The choice that a line refers to, by number or text."""
    number = small_number(line)
    if 1 <= number <= len(choices):
        return choices[number - 1].text
    texts = {choice.text.casefold(): choice.text for choice in choices}
    return texts.get(line.casefold())


def file_name(typed: str) -> str:
    """A file name as a shell would read it, if it reads as one name."""
    try:
        words = shlex.split(typed)
    except ValueError:
        words = []
    return words[0] if len(words) == 1 else typed.strip()


def small_number(text: str) -> int:
    """A number of at most four digits; 0 for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 5 else 0
