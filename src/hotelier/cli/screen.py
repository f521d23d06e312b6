"""What a player reads around the picture: what happened, the question, and the choices."""

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Final

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from hotelier.cli.languages import offered
from hotelier.cli.pictures import Card, Choice, Names, Picture, Samples
from hotelier.cli.pictures.paint import (
    FAINT,
    GOLD,
    STRONG,
    WARNING,
    Lines,
    Scene,
    heading,
    label,
    padded,
    wrapped,
)
from hotelier.core.events import Event
from hotelier.core.view import View
from hotelier.core.words import sentence
from hotelier.messages import say

ROOMY: Final = 56  # rows from which choices are written out in full
WHOLE: Final = 76  # rows from which the whole table is shown at every turn
LATELY: Final = 30  # sentences that `log` shows on its own
DESK: Final = 38  # rows from which the hotel is shown at every turn


def commands(samples: Samples) -> list[tuple[str, str]]:
    """What can be typed besides a choice, with examples from the game."""
    return [
        (say("terminal-command-number"), say("terminal-about-number", action=samples.action)),
        ("help", say("terminal-about-help", card=samples.card)),
        ("board", say("terminal-about-board")),
        ("show 2", say("terminal-about-show")),
        (f"cards {samples.word}", say("terminal-about-cards", word=samples.word)),
        ("hint", say("terminal-about-hint")),
        ("log", say("terminal-about-log")),
        ("undo", say("terminal-about-undo")),
        (say("terminal-command-save"), say("terminal-about-save")),
        ("lang pl", say("terminal-about-lang", languages=offered())),
        ("quit", say("terminal-about-quit")),
    ]


class Screen:
    """A console that knows the game's picture."""

    def __init__(self, console: Console, picture: Picture, names: Names) -> None:
        self.console = console
        self.picture = picture
        self.names = names

    def say(self, words: str, style: str = "") -> None:
        """Print a sentence for the player."""
        self.console.print(Text(words, style), highlight=False)

    def complain(self, words: str) -> None:
        """Print a sentence about what can't be done."""
        self.say(words, WARNING)

    def waiting(self, words: str) -> AbstractContextManager[None]:
        """Text that's shown while someone thinks."""
        return waiting(self.console, words)

    def draw(self, picture: RenderableType) -> None:
        """Print a picture at full width."""
        self.console.print(picture, highlight=False)

    def intro(self) -> None:
        """Print how the game works."""
        self.console.print()
        for paragraph in self.picture.intro:
            self.say(f"{paragraph}\n")
        self.say(f"{say('terminal-choose')}\n", GOLD)

    def table(self, view: View) -> None:
        """The picture for a turn, as large as the screen allows."""
        rows = self.console.size.height if self.console.is_terminal else DESK
        if rows >= WHOLE:
            self.draw(self.picture.table(view, self.names))
        elif rows >= DESK:
            self.draw(self.picture.desk(view, self.names))
        else:
            self.draw(self.picture.brief(view, self.names))
            self.focus(view)

    def focus(self, view: View) -> None:
        """The part of the picture that matters now."""
        picture = self.picture.focus(view, self.names)
        if picture is not None:
            self.draw(picture)

    def news(self, events: Sequence[Event]) -> None:
        """Print what has happened since this player's last decision."""
        self._tell(events, self.picture.most_news, "terminal-log-more")

    def log(self, events: Sequence[Event], everything: bool) -> None:
        """The story so far, or its last part."""
        self._tell(events, None if everything else LATELY, "terminal-log-before")

    def _tell(self, events: Sequence[Event], most: int | None, rest: str) -> None:
        """Print the last sentences of a story, and how many came before them."""
        told = self.picture.story(events, self.names)
        left_out = 0 if most is None else max(0, len(told) - most)
        if left_out:
            self.say(say(rest, n=left_out), FAINT)
        for line in told[left_out:]:
            self._bullet(line)

    def _bullet(self, words: str) -> None:
        text = Text.assemble(("· ", GOLD), words)
        self.draw(Scene(lambda width: wrapped(text, width, 2)))

    def ask(self, view: View, choices: Sequence[Choice]) -> None:
        """The question, hints and the numbered choices."""
        self.draw(Scene(lambda width: [heading(say("what-now"), width)]))
        self.say(self.picture.question(view), STRONG)
        for hint in self.picture.hints(view):
            self.say(f"  {hint}", f"bold {GOLD}")
        menu = self.picture.menu(view, choices)
        if menu is not None:
            self.draw(menu)
            return
        small = self.console.is_terminal and self.console.size.height < ROOMY
        self.draw(Scene(lambda width: _rows(choices, width, small)))

    def help(self, view: View) -> None:
        """The commands, the decision and the game in short."""
        self.draw(Scene(lambda width: [heading(say("terminal-help"), width)]))
        told = commands(self.picture.samples)
        indent = max(12, *(cell_len(command) + 2 for command, _ in told))
        for command, words in told:
            self.draw(_entry(command, words, indent))
        self.intro()
        self.say(self.picture.question(view), STRONG)

    def explain(self, choice: Choice) -> None:
        """Print one choice in full words."""
        self.draw(_entry(choice.text, choice.words, len(choice.text) + 2))

    def cards(self, cards: Sequence[Card]) -> None:
        """Cards of the reference."""
        for card in cards:
            show_card(self.console, card)


@contextmanager
def waiting(console: Console, words: str) -> Iterator[None]:
    """Show on a terminal what it's waiting for, and remove it when that's over."""
    if not console.file.isatty() or console.is_dumb_terminal:
        yield
        return
    console.print(Text(words, FAINT), end="", no_wrap=True, overflow="ellipsis", highlight=False)
    console.file.flush()
    try:
        yield
    finally:
        erase = ((ControlType.ERASE_IN_LINE, 2), (ControlType.CARRIAGE_RETURN,))
        console.control(Control(*erase))


def _entry(title: str, words: str, indent: int) -> Scene:
    text = Text.assemble((padded(title, indent), f"bold {GOLD}"), words)
    return Scene(lambda width: wrapped(text, width, indent))


def _rows(choices: Sequence[Choice], width: int, small: bool) -> Lines:
    """One row per choice; a variant goes in the row of the choice it varies."""
    lines: Lines = []
    group = ""
    numbered = list(enumerate(choices, start=1))
    for number, choice in numbered:
        if choice.variant:
            continue
        if choice.group != group:
            group = choice.group
            lines.append(Text(label(group).rstrip(), GOLD))
        together = [each for _, each in numbered if each.group == group]
        row = _name(number, choice, together)
        if any(each.variant for each in together):
            after = numbered[number : number + 1]
            varied = bool(after) and after[0][1].variant
            row.append_text(_name(*after[0], together) if varied else Text(" " * row.cell_len))
        row.append(" ")
        indent = row.cell_len
        if small and choice.short is not None:
            row.append_text(choice.short)
        else:
            row.append(choice.words)
        lines += wrapped(row, width, indent)
    return lines


def _name(number: int, choice: Choice, together: Sequence[Choice]) -> Text:
    """Number and text of a choice, as wide as the others in its column."""
    longest = max(len(each.text) for each in together)
    return Text.assemble(
        (f"{number:>3} ", f"bold {GOLD}"), (choice.text.ljust(longest + 1), STRONG)
    )


def show_card(console: Console, card: Card) -> None:
    """One card: number, name, facts, what it does, and anything else worth knowing."""
    head = Text.assemble(
        (f"{card.number:>4}  ", GOLD), (card.name, STRONG), (f"  {card.facts}", FAINT)
    )
    console.print(Scene(lambda width: wrapped(head, width, 6)), highlight=False)
    words = Text(f"      {sentence(card.words)}")
    console.print(Scene(lambda width: wrapped(words, width, 6)), highlight=False)
    if card.note:
        note = Text(f"      {sentence(card.note)}", GOLD)
        console.print(Scene(lambda width: wrapped(note, width, 6)), highlight=False)


def found_cards(cards: Sequence[Card], query: str) -> list[Card]:
    """The cards whose number, name, facts or words contain the query; only exact matches if any."""
    wanted = query.casefold().strip()
    exact = [
        card
        for card in cards
        if wanted in [known.casefold() for known in (card.number, card.name, *card.also)]
    ]
    if exact:
        return exact
    return [
        card
        for card in cards
        if wanted in f"{card.name} {card.facts} {card.words} {card.note}".casefold()
    ]
