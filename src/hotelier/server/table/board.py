"""The game at a table: a match that forgets what the journal already has.

Steps are counted from the start of the game. A snapshot is only taken when nothing can be undone
any more, so everything that can be undone comes after the last one.
"""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import orjson

from hotelier.core.events import Event, read_event
from hotelier.core.game import AnyGame, Options
from hotelier.core.luck import PairedDealer
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.core.setup import BY_CHANCE, Setup
from hotelier.core.state import State
from hotelier.core.worlds import Trial, Worlds
from hotelier.server.encoder import encoded, sent_explanation, sent_view

STRETCH: Final = 24  # steps after which a snapshot is worth its space
LUCK: Final = "luck"  # in a snapshot: how far a deal has been dealt

Taken = list[Any]  # a step's text; or its text, whose secret it is, and what the others read


class Happened(list[Any]):
    """An event as the journal stores it: the steps so far, the event, and its secret fields.

    The event itself is kept, too: everyone at the table will read it right away.
    """

    __slots__ = ("event",)

    def __init__(self, step: int, event: Event) -> None:
        super().__init__((step, event.as_dict(), list(event.SECRET)))
        self.event = event


class HouseDealer:
    """Every outcome from fresh randomness: there's no stream that anyone could guess.

    All luck may follow from the secret of a deal.
    """

    def __init__(self, deal: PairedDealer | None = None) -> None:
        self.deal = deal

    def outcome(self, game: AnyGame, state: State) -> int:
        if self.deal is not None:
            return self.deal.outcome(game, state)
        return state.sample(Rng(secrets.randbits(53)))

    def follow(self, game: AnyGame, state: State) -> None:
        """This chance step is on record: a deal goes on after it."""
        if self.deal is not None and state.chance:
            self.outcome(game, state)

    def places(self) -> dict[str, Any]:
        """How far a deal has been dealt, for a snapshot; nothing without one."""
        return {} if self.deal is None else {LUCK: self.deal.places}

    def go_to(self, places: Sequence[Sequence[int]]) -> None:
        """Continue a deal from there."""
        if self.deal is not None:
            self.deal.go_to(places)

    def copy(self) -> "HouseDealer":
        """Another dealer that would go on just like this one."""
        return HouseDealer(None if self.deal is None else self.deal.copy())


class Board:
    """A match and the number of steps before it."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        names: Sequence[str],
        base: int = 0,
        position: Mapping[str, Any] | None = None,
        rules: str | None = None,
        dealer: HouseDealer | None = None,
    ) -> None:
        state = None if position is None else game.restore(_without_luck(position))
        self._dealer = dealer or HouseDealer()
        if position is not None:
            self._dealer.go_to(position.get(LUCK, ()))
        self._dealer_at_base = self._dealer.copy()
        self.match = Match(game, options, self._dealer, names, state, rules)
        self.base = base
        self._position = position  # at the base; None for the start of the game
        # Kept until something happens
        self._explained: dict[int | None, orjson.Fragment] = {}
        self._trials: dict[str, Trial | None] = {}

    @property
    def step(self) -> int:
        """The number of steps taken in the game."""
        return self.base + len(self.match.steps)

    def begin(self, setup: Setup = BY_CHANCE) -> dict[str, Any]:
        """Deal until the first decision; what was chosen of the setup as it was chosen."""
        self.rest()
        self.match.begin(setup)
        return self.since(0, 0)

    def play(self, text: str) -> dict[str, Any]:
        """Take an action and deal what chance answers; IllegalAction changes nothing."""
        steps, events = len(self.match.steps), len(self.match.happened())
        self.match.play(text)
        self.rest()
        return self.since(steps, events)

    def undo(self, whole: bool) -> int | None:
        """Undo the last action, or everything possible; returns the step that leads to, or None."""
        if not self.match.undo():
            return None
        self.rest()
        while whole and self.match.undo():
            pass
        return self.step

    def ends_turn(self, text: str) -> bool:
        """Whether someone else may decide after this action, or nobody, as far as one can see."""
        trial = self._tried(text)
        return trial is not None and trial.ends_turn

    def is_final(self, text: str) -> bool:
        """Whether this action ends the turn or reveals something, as far as one can see."""
        trial = self._tried(text)
        return trial is not None and (trial.ends_turn or trial.reveals or trial.shows)

    def only_shows(self, text: str) -> bool:
        """Whether this action tells only the others something, so that it can be undone."""
        trial = self._tried(text)
        return trial is not None and trial.shows

    def _tried(self, text: str) -> Trial | None:
        if text not in self._trials:
            self._trials[text] = self._trial(text)
        return self._trials[text]

    def _trial(self, text: str) -> Trial | None:
        match = self.match
        action, seat = match.game.parse(text), match.actor
        if action is None or seat is None or action not in match.state.legal():
            return None
        # What the seat can't see is imagined: the answer must reveal nothing about it.
        return Worlds(match.state, seat).tried(action)

    def stuck(self, actions: Sequence[str]) -> tuple[int, Literal["illegal", "not-last"]] | None:
        """The first impossible action of a list, and why; None if all are possible.

        An action that reveals something new, or lets someone else decide, must be the last:
        otherwise a refused list would reveal what's hidden, or what chance would have dealt.
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
        """Take recorded steps again."""
        self.rest()
        for step in taken:
            self._follow(whole_step(step))

    def rewind(self, step: int) -> None:
        """Go back to a step: by undo as far as possible, otherwise from the last snapshot."""
        self.rest()
        while self.step > step and self.match.undo():
            pass
        if self.step > step:
            match, kept = self.match, self._position
            state = None if kept is None else match.game.restore(_without_luck(kept))
            rules = match.rules if state is None else None
            self._dealer = self._dealer_at_base.copy()  # going back doesn't change the luck
            self.match = Match(match.game, match.options, self._dealer, match.seats, state, rules)
            for each in match.steps[: step - self.base]:
                self._follow(each)

    def _follow(self, step: str) -> None:
        self._dealer.follow(self.match.game, self.match.state)
        self.match.follow(step)

    def explained(self, seat: int | None) -> orjson.Fragment:
        """Everything a seat or a spectator may know about the game, explained, as JSON."""
        if seat not in self._explained:
            self._explained[seat] = orjson.Fragment(encoded(explained(self.match, seat)))
        return self._explained[seat]

    def rest(self) -> None:
        """Nobody is watching, or something happened: keep nothing that can be computed again."""
        self._explained.clear()
        self._trials.clear()

    def settle(self, least: int, *, for_good: bool = False) -> dict[str, Any] | None:
        """Forget what's behind if nothing can be undone; returns the position in that case.

        `for_good`: even if something could be undone.
        """
        match = self.match
        if len(match.steps) < least or (match.undoable_by is not None and not for_good):
            return None
        position = match.game.snapshot(match.state) | self._dealer.places()
        self.base = self.step
        self._position = position
        self._dealer_at_base = self._dealer.copy()
        self.match = Match(match.game, match.options, match.dealer, match.seats, match.state)
        self.match.barrier = match.barrier
        return position

    def since(self, steps: int, events: int) -> dict[str, Any]:
        """The steps and events since then, as the journal stores them."""
        return {
            "taken": [
                [text, owner, public] if owner else text
                for text, owner, public in self.match.written(steps)
            ],
            "events": [
                Happened(self.base + step, event) for step, event in self.match.happened(events)
            ],
        }


def _without_luck(position: Mapping[str, Any]) -> dict[str, Any]:
    """A snapshot as the game wrote it."""
    return {name: value for name, value in position.items() if name != LUCK}


def explained(match: Match, seat: int | None, *, trials: bool = True) -> dict[str, Any]:
    """What a seat or a spectator sees, explained."""
    view = match.view(seat)
    told = match.explain(seat, trials=trials)
    return sent_view(view) | sent_explanation(told)


def outlined(match: Match, seat: int | None) -> dict[str, Any]:
    """The same for looking back: without the choices."""
    return sent_view(match.view(seat)) | match.game.outline(match.state, seat).as_dict()


def read_step(taken: Any, seat: int | None) -> str:
    """A stored step as a seat may read it."""
    if isinstance(taken, str):
        return taken
    text, owner, public = taken
    return str(text if owner == seat else public)


def whole_step(taken: Any) -> str:
    """A stored step as the record has it."""
    return taken if isinstance(taken, str) else str(taken[0])


def seen_event(game: AnyGame, kept: Sequence[Any], seat: int | None) -> dict[str, Any]:
    """A stored event as a seat may know it, with its line of the log; see `Event.seen_by`."""
    return event_for(game, kept, seat, seat)


def event_for(
    game: AnyGame, kept: Sequence[Any], seat: int | None, reader: int | None
) -> dict[str, Any]:
    """The same; in its line, "you" is another seat than the one whose view it is, or none."""
    step, event, secret = kept
    known = event if seat == event["seat"] or not secret else {**event, **dict.fromkeys(secret)}
    if isinstance(kept, Happened):
        return _told(game, step, kept.event.seen_by(seat), reader)
    return told_event(game, step, known, reader)


def told_event(
    game: AnyGame, step: int, event: Mapping[str, Any], viewer: int | None
) -> dict[str, Any]:
    """An event and its line of the log; empty for one that the current game doesn't know."""
    read = read_event(event, game.event_types)
    if read is None:
        return {"step": step, **event, "line": None}
    return _told(game, step, read, viewer)


def _told(game: AnyGame, step: int, event: Event, viewer: int | None) -> dict[str, Any]:
    return {"step": step, **event.told(), "line": game.line(event, viewer)}
