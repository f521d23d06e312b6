"""A game being played: actions as text, chance dealt, all kept for log, undo and record."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from hotelier.core.dealer import Dealer, SeededDealer
from hotelier.core.errors import ChanceError, IllegalAction, OptionError, RecordError
from hotelier.core.events import Event
from hotelier.core.explain import Explanation
from hotelier.core.game import AnyGame, Options, find_game
from hotelier.core.record import Record
from hotelier.core.setup import BY_CHANCE, Setup, SetupDealer
from hotelier.core.state import State
from hotelier.core.view import View
from hotelier.core.words import listed
from hotelier.messages import say


@dataclass(frozen=True, slots=True)
class _Moment:
    """What undo goes back to."""

    state: State
    steps: int
    events: int
    actor: int


@dataclass(frozen=True, slots=True)
class Deed:
    """An action that was taken, and the position before it."""

    state: State
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Barrier:
    """What undo can't go past, and why."""

    deed: Deed  # the last action before it
    why: Literal["chance", "shown", "turn"]  # dealt, revealed, or another seat has acted
    by: int  # the seat that did


class Match:
    """One table. `actor` decides among `legal`; `play` takes a text; chance is dealt automatically.

    Usually made by `hotelier.new` or from a `Record`.

    Args:
        game: The game, as `find_game` returns it.
        options: Its options by name; those left out have their usual values.
        dealer: Where the outcomes of chance come from.
        seats: The players' names.
        state: A position to continue from, instead of the start.
        rules: The version of the rules, for a game that started under older ones.

    Examples:
        >>> import hotelier
        >>> match = hotelier.new("overbooking", players=2, seed=7)
        >>> while not match.over:
        ...     match.play(match.legal[0])
        >>> len(match.scores), match.actor
        (2, None)
    """

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        dealer: Dealer,
        seats: Sequence[str] | None = None,
        state: State | None = None,
        rules: str | None = None,
    ) -> None:
        if rules is not None:
            _check_rules(game, rules)
        self.game = game
        self.options = game.read_options(options)
        self.dealer = dealer
        self._state = game.start(self.options, rules) if state is None else state
        players = len(self._state.scores())
        if isinstance(seats, str) or any(not isinstance(name, str) for name in seats or ()):
            raise OptionError(f"seats must be a list of names, not {seats!r}")
        self.seats = tuple(seats) if seats else tuple(f"seat {n + 1}" for n in range(players))
        if len(self.seats) != players:
            raise OptionError(f"{players} players need {players} names, found {len(self.seats)}")
        self._sink: list[Event] = []
        self._state.sink = self._sink
        self._steps: list[str] = []
        self._public: list[tuple[int, str]] = []  # whose secret each step is, what others read
        self._events: list[tuple[int, Event]] = []  # with the number of steps so far
        self._undoable: list[_Moment] = []
        self.barrier: Barrier | None = None  # nothing before this is undone

    def __setstate__(self, saved: dict[str, Any]) -> None:
        """A copy, or a match from another process, keeps reporting its events."""
        self.__dict__.update(saved)
        self._state.sink = self._sink

    @property
    def state(self) -> State:
        """The position itself: for engines and owners, never for a player."""
        return self._state

    @property
    def rules(self) -> str:
        """The version of the rules this game is played by."""
        return self.game.rules_of(self._state)

    @property
    def actor(self) -> int | None:
        """The seat to move, from 1; None at the end."""
        return self._state.actor or None

    @property
    def decision(self) -> str | None:
        """The current decision."""
        return self.game.decisions[self._state.kind] or None

    @property
    def legal(self) -> tuple[str, ...]:
        """The texts of all legal actions, sorted."""
        return tuple(self.game.text(action) for action in self._state.legal())

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.over

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's points now, or the final scores."""
        return tuple(self._state.scores())

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; empty while the game is in progress."""
        return tuple(self._state.winners())

    @property
    def steps(self) -> tuple[str, ...]:
        """Every step so far, including chance: the owner's log."""
        return tuple(self._steps)

    @property
    def undoable_by(self) -> int | None:
        """The seat whose last action can be undone; None if there's none."""
        return self._undoable[-1].actor if self._undoable else None

    @property
    def undoable_actions(self) -> int:
        """How many actions can be undone, one after another."""
        return len(self._undoable)

    @property
    def undoable_from(self) -> int:
        """How many steps remain if everything possible is undone."""
        return self._undoable[0].steps if self._undoable else len(self._steps)

    def undoable_deed(self, first: bool = False) -> Deed | None:
        """The action that undo takes back, or the first one it can."""
        return self._deed(self._undoable[0 if first else -1]) if self._undoable else None

    def begin(self, setup: Setup = BY_CHANCE) -> "Match":
        """Deal until the first decision; what was chosen of the setup as it was chosen."""
        dealer = SetupDealer(setup, self.dealer)
        self._deal(dealer if setup else None)
        assert not dealer.left, f"never dealt: {[each.step for each in dealer.left]}"
        return self

    def play(self, text: str) -> None:
        """Take a legal action for the seat to move; an illegal one changes nothing.

        Args:
            text: One of `legal`.

        Raises:
            IllegalAction: With the decision and what is legal.
        """
        self._take(self._checked(text), text)
        self._deal()

    def undo(self) -> bool:
        """Undo the last action; False after chance, a reveal, another seat's action or the end."""
        if not self._undoable:
            return False
        moment = self._undoable.pop()
        self._state = moment.state
        self._state.sink = self._sink
        del self._steps[moment.steps :]
        del self._public[moment.steps :]
        del self._events[moment.events :]
        return True

    def view(self, seat: int | None) -> View:
        """What a seat may know.

        Args:
            seat: From 1; None is a spectator.
        """
        self._check_seat(seat)
        return self.game.view(self._state, seat)

    def explain(self, seat: int | None, *, trials: bool = True) -> Explanation:
        """What the position means to a seat; None is a spectator."""
        self._check_seat(seat)
        return self.game.explain(self._state, seat, trials=trials)

    def log(self, seat: int | None) -> tuple[str, ...]:
        """Every step so far as this seat may read it."""
        self._check_seat(seat)
        return tuple(
            public if owner not in (0, seat) else step
            for step, (owner, public) in zip(self._steps, self._public, strict=True)
        )

    def events(self, seat: int | None, since: int = 0) -> tuple[tuple[int, Event], ...]:
        """What has happened since event `since`, as this seat saw it, with the steps by then."""
        self._check_seat(seat)
        return tuple((step, event.seen_by(seat)) for step, event in self._events[since:])

    def written(self, since: int = 0) -> tuple[tuple[str, int, str], ...]:
        """Every step since `since`, whose secret it is (0: nobody's) and what the others read.

        For the keeper of the game, never for a player.
        """
        return tuple(
            (step, owner, public)
            for step, (owner, public) in zip(self._steps[since:], self._public[since:], strict=True)
        )

    def happened(self, since: int = 0) -> tuple[tuple[int, Event], ...]:
        """What has happened since event `since`, with all secrets: for the keeper of the game."""
        return tuple(self._events[since:])

    def record(self) -> Record:
        """The game so far."""
        result: Mapping[str, Any] | None = None
        if self.over:
            result = {"scores": list(self.scores), "winners": list(self.winners)}
        return Record(
            game=self.game.name,
            rules=self.rules,
            options=self.options,
            seats=self.seats,
            steps=tuple(self._steps),
            result=result,
            data=self.game.data,
        )

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 1 <= seat <= len(self.seats)):
            raise OptionError(f"seat must be 1 to {len(self.seats)} or None, not {seat!r}")

    def _checked(self, text: str) -> int:
        """The action of a text, if it's legal now."""
        action = self.game.parse(text)
        if action is None or action not in self._state.legal():
            raise IllegalAction(
                text, self.decision or "", self.actor or 0, self.legal, bool(self._state.chance)
            )
        return action

    def _take(self, action: int, text: str) -> None:
        state = self._state
        if self._undoable and self._undoable[-1].actor != state.actor:
            self._bar("turn", state.actor)
        before = state.clone()
        moment = _Moment(before, len(self._steps), len(self._events), state.actor)
        self._write(text)
        state.witness, state.owned = moment.actor, 0
        state.apply(action)
        # What one shows of one's own was no news to oneself, and can be taken back.
        news = state.reveals - before.reveals - state.owned
        state.witness = 0
        self._collect()
        self._undoable.append(moment)
        if state.over or news:
            self._bar("shown", moment.actor)

    def _deal(self, dealer: Dealer | None = None) -> None:
        """Let the dealer deal until a player must decide; another one, before the first."""
        dealer = dealer or self.dealer
        while self._state.chance:
            self._chance(dealer.outcome(self.game, self._state))

    def _chance(self, outcome: int) -> None:
        state = self._state
        self._write(self.game.chance_text(state, outcome))
        self._bar("chance", 0)
        state.deal(outcome)
        self._collect()

    def _bar(self, why: Literal["chance", "shown", "turn"], by: int) -> None:
        """From now on, nothing that was done can be undone."""
        if self._undoable:
            self.barrier = Barrier(self._deed(self._undoable[-1]), why, by)
            self._undoable.clear()

    def _deed(self, moment: _Moment) -> Deed:
        return Deed(moment.state, moment.actor, self._steps[moment.steps])

    def _write(self, step: str) -> None:
        self._public.append(self.game.public_step(self._state, step))
        self._steps.append(step)

    def _collect(self) -> None:
        for event in self._sink:
            self._events.append((len(self._steps), event))
        self._sink.clear()

    def follow(self, step: str) -> None:
        """Take a recorded step, chance or action."""
        if self.over:
            raise RecordError(say("wrong-record-over"))
        if self._state.chance:
            if not step.startswith("~"):
                raise RecordError(say("wrong-record-chance-due", step=repr(step)))
            self._chance(self.game.parse_chance(self._state, step))
        elif step.startswith("~"):
            seat, decision = self.actor or 0, self.decision or ""
            raise RecordError(
                say("wrong-record-decision-due", seat=seat, decision=decision, step=repr(step))
            )
        else:
            self._take(self._checked(step), step)


def pick_game(name: str, data: str | Path | None) -> AnyGame:
    """A game by its name, with the component data of a file if one is given."""
    game = find_game(name)
    return game if data is None else game.with_data(data)


def new_match(
    name: str,
    options: Options,
    seed: int | None = None,
    seats: Sequence[str] | None = None,
    data: str | Path | None = None,
    setup: Mapping[str, Any] | None = None,
) -> Match:
    """A fresh game, dealt up to its first decision."""
    dealer = SeededDealer(secrets.randbits(53) if seed is None else seed)
    match = Match(pick_game(name, data), options, dealer, seats)
    return match.begin(match.game.read_setup({} if setup is None else setup, match.options))


def _check_rules(game: AnyGame, rules: str) -> None:
    known = game.rules_known or (game.rules,)
    if rules not in known:
        expected = listed([repr(each) for each in known])
        raise RecordError(say("wrong-record-rules", found=repr(rules), expected=expected))


def open_match(record: Record, seed: int | None = None, data: str | Path | None = None) -> Match:
    """A table with a record's options and names, before its first step."""
    game = pick_game(record.game, data)
    if record.data != game.data:
        if record.data is None:
            raise RecordError(say("wrong-record-our-data"))
        raise RecordError(say("wrong-record-other-data", sha=record.data))
    missing = [option.name for option in game.options if option.name not in record.options]
    if missing:
        raise RecordError(say("wrong-record-option", name=repr(missing[0])))
    dealer = SeededDealer(secrets.randbits(53) if seed is None else seed)
    return Match(game, dict(record.options), dealer, record.seats, rules=record.rules)


def replay(
    record: Record,
    upto: int | None = None,
    seed: int | None = None,
    data: str | Path | None = None,
) -> Match:
    """Replay a record, verifying every step; stops after `upto` steps, else checks the result."""
    match = open_match(record, seed, data)
    for index, step in enumerate(record.steps[:upto]):
        try:
            match.follow(step)
        except (IllegalAction, ChanceError, RecordError) as error:
            raise RecordError(str(error), index) from error
    if upto is None:
        verify_end(match, record)
    return match


def verify_end(match: Match, record: Record) -> None:
    """Check that a record that was followed to its last step ends as it says."""
    if match.over and record.result is None:
        raise RecordError(say("wrong-record-no-result"))
    if record.result is None:
        return
    if not match.over:
        raise RecordError(say("wrong-record-not-over"))
    for key, found in (("scores", match.scores), ("winners", match.winners)):
        if list(found) != record.result.get(key):
            written = str(record.result.get(key))
            raise RecordError(
                say("wrong-record-result", key=key, found=written, expected=str(list(found)))
            )
