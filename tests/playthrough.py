"""A game as text, to read and to compare: every decision, what was legal, what was done.

    game austria
    options players=2 edition=classic side=night staff=random
    ~first 2                                         a chance step
    9 seat 1 turn | die 1/1+/3, guest 4/5, pass | die 3
    ! die-taken room-prepared turn-ended             the events since the last line of this kind
    = seat 1 {…}                                     a picture: the summary of seats and table,
    : round 4                                        the view of the seat that decides,
    ? seats 1 {…}                                    and where a spectator's view differs
    result {"scores": [61, 75], "winners": [2]}

A picture is drawn every 25 decisions and at the end; a line that says what it said in the last
picture is left out. The steps can be read back, so a playthrough is also a record.
"""

import json
from pathlib import Path
from typing import Any

from conformance import SEED, Variant, play_out
from hotelier.core.dealer import SeededDealer
from hotelier.core.errors import HotelierError
from hotelier.core.game import find_game
from hotelier.core.match import Match, open_match
from hotelier.core.record import Record

GOLDEN = Path(__file__).parent / "golden"
DECISIONS_A_PICTURE = 25


def path_of(variant: Variant) -> Path:
    """The path of a variant's playthrough."""
    return GOLDEN / f"{variant}.txt"


def steps_of(text: str) -> list[str]:
    """The steps of a playthrough, chance and actions."""
    steps: list[str] = []
    for line in text.splitlines():
        if line.startswith("~"):
            steps.append(line)
        elif line[:1].isdigit():
            steps.append(line.split(" | ")[-1])
    return steps


def finished(variant: Variant, steps: list[str]) -> Record:
    """A whole game that follows these steps while they're possible, and continues on its own."""
    match = Match(find_game(variant.game), variant.options, SeededDealer(SEED))
    for step in steps:
        try:
            match.follow(step)
        except HotelierError:
            break
    return play_out(match.begin(), SEED).record()


def golden(variant: Variant) -> Record:
    """The game of a variant's playthrough."""
    return finished(variant, steps_of(path_of(variant).read_text(encoding="utf-8")))


def written(record: Record) -> str:
    """The playthrough of a finished game."""
    return _Scribe(record).text()


class _Scribe:
    """Follows a record and writes down what can be seen."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.match = open_match(record)
        self.lines = [
            f"game {record.game}",
            "options " + " ".join(f"{name}={value}" for name, value in record.options.items()),
        ]
        self.last: dict[str, str] = {}
        self.told = 0

    def text(self) -> str:
        decisions = 0
        for number, step in enumerate(self.record.steps):
            if step.startswith("~"):
                self.lines.append(step)
            else:
                self.tell_events()
                if decisions % DECISIONS_A_PICTURE == 0:
                    self.draw()
                decisions += 1
                asked = f"{number} seat {self.match.actor} {self.match.decision}"
                self.lines.append(f"{asked} | {_together(self.match.legal)} | {step}")
            self.match.follow(step)
        self.tell_events()
        self.draw()
        self.lines.append("result " + json.dumps(self.record.result))
        return "\n".join(self.lines) + "\n"

    def tell_events(self) -> None:
        kinds = [event.kind for _, event in self.match.events(None, self.told)]
        self.told += len(kinds)
        if kinds:
            self.lines.append("! " + " ".join(kinds))

    def draw(self) -> None:
        seats, table = self.match.game.summary(self.match.state)
        for number, seat in enumerate(seats, 1):
            self.show("=", f"= seat {number}", seat)
        self.show("=", "= table", table)
        mine = _parts(self.match.view(self.match.actor).as_dict())
        for label, value in mine.items():
            self.show(f"view {self.match.actor}", f": {label}", value)
        for label, value in _parts(self.match.view(None).as_dict()).items():
            if label not in mine or value != mine[label]:
                self.show("spectator", f"? {label}", value)

    def show(self, picture: str, label: str, value: Any) -> None:
        line = f"{label} {json.dumps(value, ensure_ascii=False, separators=(',', ':'))}"
        if self.last.get(picture + label) != line:
            self.last[picture + label] = line
            self.lines.append(line)


def _parts(view: dict[str, Any]) -> dict[str, Any]:
    """A view in pieces small enough for a line: one per field, one per object in lists."""
    parts: dict[str, Any] = {}
    for name, value in view.items():
        if name != "legal":
            if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
                parts |= {f"{name} {number}": item for number, item in enumerate(value, 1)}
            else:
                parts[name] = value
    return parts


def _together(legal: tuple[str, ...]) -> str:
    """`die 1, die 3, pass` as `die 1/3, pass`."""
    groups: list[tuple[str, list[str]]] = []
    for text in legal:
        head, _, last = text.rpartition(" ")
        if head and groups and groups[-1][0] == head:
            groups[-1][1].append(last)
        else:
            groups.append((head, [last]))
    return ", ".join(f"{head} {'/'.join(lasts)}".strip() for head, lasts in groups)
