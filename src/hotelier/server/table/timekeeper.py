"""Whose clock runs at a table, and how much time is left."""

from typing import Any

from hotelier.server.table.clocks import Timer, Watch, after_turn, at_first, before_end, grace
from hotelier.server.table.details import Facts


class Timekeeper:
    """The clocks of all seats; `actor` is always the seat to move."""

    def __init__(self, facts: Facts, watch: Watch) -> None:
        self.facts = facts
        self.watch = watch
        self.timer = Timer(watch, facts.asked)

    def begin(self) -> None:
        """Everyone gets the agreed time."""
        self.facts.left = at_first(self.facts.rules.clock, len(self.facts.seats))

    def ask(self, actor: int | None) -> None:
        """From now on, someone's clock runs."""
        self.timer = Timer(self.watch)
        self.facts.asked = None if actor is None else self.watch.wall()

    def passes(self, number: int) -> bool:
        """Whether a seat's clock runs when it's to move, even if its player has left."""
        seat = self.facts.seats[number - 1]
        return self.facts.rules.clock is not None and seat.kind == "person" and seat.bot is None

    def runs(self, number: int) -> bool:
        """Whether something happens when a seat's time is up."""
        return self.passes(number) and not self.facts.seats[number - 1].absent

    def left(self, number: int, actor: int | None) -> float:
        """The time a seat has left, in seconds."""
        if not self.facts.left:
            return 0.0
        left = self.facts.left[number - 1]
        if actor == number and self.passes(number):
            left = max(0.0, left - self.timer.elapsed())
        return left

    def is_up(self, actor: int) -> bool:
        """Whether the seat to move is out of time."""
        return self.runs(actor) and self.left(actor, actor) == 0.0

    def alarm(self, actor: int | None) -> float | None:
        """Seconds until the table needs attention because of a clock."""
        return self.left(actor, actor) if actor is not None and self.runs(actor) else None

    def told(self, actor: int | None) -> dict[str, Any] | None:
        """The time left for every seat, from now; None without clocks."""
        if self.facts.rules.clock is None:
            return None
        left = [
            None if seat.kind == "bot" else self.left(number, actor)
            for number, seat in enumerate(self.facts.seats, start=1)
        ]
        return {
            "left": left,
            "running": actor if actor is not None and self.passes(actor) else None,
        }

    def spend(self, number: int, actor: int | None) -> None:
        """Deduct the time of a decision, and add the increment at the end of a turn."""
        clock = self.facts.rules.clock
        if clock is not None and self.passes(number):
            left = max(0.0, self.facts.left[number - 1] - self.timer.elapsed())
            self.facts.left[number - 1] = left if actor == number else after_turn(clock, left)

    def take_back(self, number: int, actor: int | None) -> None:
        """An undo costs the time so far; an undone end of turn gives no increment."""
        clock = self.facts.rules.clock
        if clock is not None and self.passes(number):
            left = self.left(number, actor)
            self.facts.left[number - 1] = left if actor == number else before_end(clock, left)

    def note(self, number: int, actor: int | None) -> None:
        """Save the time a seat has left: from now on someone else decides for it, or nobody."""
        if self.facts.left:
            self.facts.left[number - 1] = self.left(number, actor)
            if actor == number:
                self.ask(actor)

    def come_back(self, number: int, actor: int | None) -> None:
        """A returning player has the time that was left or, once per game, some grace."""
        clock = self.facts.rules.clock
        self.note(number, actor)
        if clock is None or not self.facts.left or self.facts.left[number - 1] > 0:
            return
        if number not in self.facts.graced:
            self.facts.graced.append(number)
            self.facts.left[number - 1] = grace(clock)

    def welcome(self, number: int, actor: int | None) -> None:
        """A player who takes a seat in mid-game gets some time, whatever was left."""
        clock = self.facts.rules.clock
        self.note(number, actor)
        if clock is not None and self.facts.left:
            self.facts.left[number - 1] = max(self.facts.left[number - 1], grace(clock))
            self.facts.graced = [seat for seat in self.facts.graced if seat != number]
