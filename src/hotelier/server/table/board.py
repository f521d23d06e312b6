"""The game at a table: a match that forgets what the journal already keeps.

Steps are counted from the start of the game. A snapshot is taken only where nothing can be undone,
so whatever is taken back lies behind the last one.
"""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import orjson

from hotelier.core.events import Event, read_event
from hotelier.core.game import AnyGame, Options
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.core.state import State
from hotelier.core.worlds import Worlds
from hotelier.server.encoder import encoded, sent_view

STRETCH: Final = 24  # steps after which a snapshot is worth its place

Taken = list[Any]  # a step's text; or its text, whose secret it is, and what the others read
Happened = list[Any]  # the number of steps by then, the event, and its secret fields


class HouseDealer:
    """Every outcome from fresh randomness: there is no stream that anybody could guess."""

    def outcome(self, game: AnyGame, state: State) -> int:
        return state.sample(Rng(secrets.randbits(53)))


class Board:
    """A match and how many steps came before it."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        names: Sequence[str],
        base: int = 0,
        position: Mapping[str, Any] | None = None,
        rules: str | None = None,
    ) -> None:
        state = None if position is None else game.restore(position)
        self.match = Match(game, options, HouseDealer(), names, state, rules)
        self.base = base
        self._explained: dict[int | None, orjson.Fragment] = {}  # as long as nothing happens

    @property
    def step(self) -> int:
        """How many steps the game has taken."""
        return self.base + len(self.match.steps)

    def begin(self) -> dict[str, Any]:
        """Deal until the first decision."""
        self._explained.clear()
        self.match.begin()
        return self.since(0, 0)

    def play(self, text: str) -> dict[str, Any]:
        """Take an action and what chance answers; IllegalAction changes nothing."""
        steps, events = len(self.match.steps), len(self.match.happened())
        self.match.play(text)
        self._explained.clear()
        return self.since(steps, events)

    def undo(self, whole: bool) -> int | None:
        """Take the last action back, or all that can be; the step that leads to, or None."""
        if not self.match.undo():
            return None
        self._explained.clear()
        while whole and self.match.undo():
            pass
        return self.step

    def ends_turn(self, text: str) -> bool:
        """Whether somebody else may decide after this action, or nobody, as far as one can see."""
        match = self.match
        action, seat = match.game.parse(text), match.actor
        if action is None or seat is None or action not in match.state.legal():
            return False
        # What the seat cannot see is imagined: the answer must tell nothing of it.
        return Worlds(match.state, seat).tried(action).ends_turn

    def stuck(self, actions: Sequence[str]) -> tuple[int, Literal["illegal", "not-last"]] | None:
        """The first action of a list that cannot be taken, and why; None if all can.

        Whatever tells something new, or lets somebody else decide, must be the last: else a list
        that is refused would tell what is hidden, or what chance would have brought.
        """
        game, state = self.match.game, self.match.state.clone()
        seat = state.actor
        for index, text in enumerate(actions):
            action = game.parse(text)
            if action is None or action not in state.legal():
                return index, "illegal"
            if index == len(actions) - 1:
                break
            trial = Worlds(state, seat).tried(action)
            if trial.reveals or trial.ends_turn:
                return index, "not-last"
            state.apply(action)
        return None

    def follow(self, taken: Sequence[Any]) -> None:
        """Take written steps again."""
        self._explained.clear()
        for step in taken:
            self.match.follow(step if isinstance(step, str) else step[0])

    def rewind(self, step: int) -> None:
        """Undo down to a step."""
        self._explained.clear()
        while self.step > step and self.match.undo():
            pass

    def explained(self, seat: int | None) -> orjson.Fragment:
        """All that a seat or a spectator may know of the game, and what it means, as JSON."""
        if seat not in self._explained:
            self._explained[seat] = orjson.Fragment(encoded(explained(self.match, seat)))
        return self._explained[seat]

    def rest(self) -> None:
        """Nobody looks: keep nothing that can be worked out again."""
        self._explained.clear()

    def settle(self, least: int) -> dict[str, Any] | None:
        """Forget what lies behind, where nothing can be undone; returns the position then."""
        match = self.match
        if len(match.steps) < least or match.undoable_by is not None:
            return None
        position = match.game.snapshot(match.state)
        self.base = self.step
        self.match = Match(match.game, match.options, match.dealer, match.seats, match.state)
        return position

    def since(self, steps: int, events: int) -> dict[str, Any]:
        """What was taken and what happened, as the journal keeps it."""
        return {
            "taken": [
                [text, owner, public] if owner else text
                for text, owner, public in self.match.written(steps)
            ],
            "events": [
                kept_event(self.base + step, event) for step, event in self.match.happened(events)
            ],
        }


def explained(match: Match, seat: int | None, *, trials: bool = True) -> dict[str, Any]:
    """What a seat or a spectator sees, and what it means."""
    view = match.view(seat)
    return sent_view(view) | match.explain(seat, trials=trials).as_dict()


def outlined(match: Match, seat: int | None) -> dict[str, Any]:
    """The same for who looks back: what may be done is left out."""
    return sent_view(match.view(seat)) | match.game.outline(match.state, seat).as_dict()


def read_step(taken: Any, seat: int | None) -> str:
    """A kept step as a seat may read it."""
    if isinstance(taken, str):
        return taken
    text, owner, public = taken
    return str(text if owner == seat else public)


def whole_step(taken: Any) -> str:
    """A kept step as the record has it."""
    return taken if isinstance(taken, str) else str(taken[0])


def seen_event(game: AnyGame, kept: Sequence[Any], seat: int | None) -> dict[str, Any]:
    """A kept event as a seat may know it, with its line of the log; see `Event.seen_by`."""
    step, event, secret = kept
    known = event if seat == event["seat"] else {**event, **dict.fromkeys(secret)}
    return told_event(game, step, known, seat)


def told_event(
    game: AnyGame, step: int, event: Mapping[str, Any], viewer: int | None
) -> dict[str, Any]:
    """An event and what the log says of it; nothing of what today's game does not know."""
    read = read_event(event, game.event_types)
    return {"step": step, **event, "line": None if read is None else game.line(read, viewer)}


def kept_event(step: int, event: Event) -> Happened:
    """An event as the journal keeps it."""
    return [step, event.as_dict(), list(event.SECRET)]
