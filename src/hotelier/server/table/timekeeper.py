"""Whose time passes at a table, and what is left of it."""

from typing import Any

from hotelier.server.table.clocks import Timer, Watch, after_turn, at_first, back_again, before_end
from hotelier.server.table.details import Facts


class Timekeeper:
    """The clocks of all seats; `actor` is always the seat that decides now."""

    def __init__(self, facts: Facts, watch: Watch) -> None:
        self.facts = facts
        self.watch = watch
        self.timer = Timer(watch, facts.asked)

    def begin(self) -> None:
        """Everybody gets what the table has agreed on."""
        self.facts.left = at_first(self.facts.rules.clock, len(self.facts.seats))

    def ask(self, actor: int | None) -> None:
        """From now on somebody's time passes."""
        self.timer = Timer(self.watch)
        self.facts.asked = None if actor is None else self.watch.wall()

    def runs(self, number: int) -> bool:
        """Whether a seat's time passes when it decides."""
        seat = self.facts.seats[number - 1]
        return self.facts.rules.clock is not None and seat.kind == "person" and not seat.absent

    def left(self, number: int, actor: int | None) -> float:
        """What a seat has left, in seconds."""
        if not self.facts.left:
            return 0.0
        left = self.facts.left[number - 1]
        if actor == number and self.runs(number):
            left = max(0.0, left - self.timer.elapsed())
        return left

    def is_up(self, actor: int) -> bool:
        """Whether whoever decides has no time left."""
        return self.runs(actor) and self.left(actor, actor) == 0.0

    def told(self, actor: int | None) -> dict[str, Any] | None:
        """What is left to every seat, from now; None without clocks."""
        if self.facts.rules.clock is None:
            return None
        left = [
            None if seat.kind == "bot" else self.left(number, actor)
            for number, seat in enumerate(self.facts.seats, start=1)
        ]
        return {"left": left, "running": actor if actor is not None and self.runs(actor) else None}

    def spend(self, number: int, actor: int | None) -> None:
        """The time a decision took, and what the end of a turn gives."""
        clock = self.facts.rules.clock
        if clock is not None and self.runs(number):
            left = max(0.0, self.facts.left[number - 1] - self.timer.elapsed())
            self.facts.left[number - 1] = left if actor == number else after_turn(clock, left)

    def take_back(self, number: int, actor: int | None) -> None:
        """An undo costs the time until then; the end of a turn that is undone gives nothing."""
        clock = self.facts.rules.clock
        if clock is not None and self.runs(number):
            left = self.left(number, actor)
            self.facts.left[number - 1] = left if actor == number else before_end(clock, left)

    def stop(self, number: int, actor: int | None) -> None:
        """A seat's time stops, since whoever has it goes away."""
        if self.facts.left:
            self.facts.left[number - 1] = self.left(number, actor)

    def give_grace(self, number: int, actor: int | None) -> None:
        """Whoever takes a seat in mid-game has some time, from now on."""
        clock = self.facts.rules.clock
        if clock is not None and self.facts.left:
            self.facts.left[number - 1] = back_again(clock, self.left(number, actor))
            if actor == number:
                self.ask(actor)
