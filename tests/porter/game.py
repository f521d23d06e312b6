"""The Night Porter, a tiny game that lives outside the package: see README.md.

Five rounds. A guest rings: the die shows the tip. In turn, everyone lays a key face down, or waits
for a wage of one point. Then all keys are shown: the highest unique one opens the door. Its owner
keeps the tip, or risks it: a higher roll doubles it, any other loses it.
"""

from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from hotelier.core.errors import ChanceError
from hotelier.core.events import Event, events_in
from hotelier.core.explain import Asked, Choice, Line, Refusal
from hotelier.core.game import TUNED, Game, Option, Options, register
from hotelier.core.judge import Judge
from hotelier.core.judge_files import AnyWeights, load_judge
from hotelier.core.observation import SEATS, Encoder, Layout, Part
from hotelier.core.rng import Rng
from hotelier.core.view import View
from hotelier.messages.message import Message
from porter import events as kinds
from porter import words
from porter.box import COPIES, DIE, HAND, KEYS, ROUNDS
from porter.imagine import imagine
from porter.judge import PorterJudge
from porter.snapshot import restore, snapshot
from porter.state import (
    ACTIONS,
    BELL,
    CHANCES,
    DECISIONS,
    DRAW,
    Refill,
    Round,
    State,
    packed,
    unpacked,
)
from porter.view import PorterView, view

MOST = 2 * DIE * ROUNDS  # points


class PorterEncoder(Encoder):
    """The counter as numbers."""

    def __init__(self) -> None:
        parts = [
            Part("own.hand", (KEYS,), "keys in your own hand, by number", HAND),
            Part("gone", (KEYS,), "keys of earlier rounds, by number", COPIES),
            Part("round", (1,), "the round", ROUNDS),
            Part("tip", (DIE,), "the tip"),
            Part("decision", (len(DECISIONS) - 1,), "the decision"),
        ]
        for seat in SEATS:
            parts.append(Part(f"{seat}.score", (1,), "points", MOST))
            parts.append(Part(f"{seat}.laid", (KEYS + 2,), "not yet, waits, or the key seen"))
        super().__init__(Layout(parts))

    def encode(self, view: View) -> "array[float]":
        assert isinstance(view, PorterView)
        row, places, own = array("f", self.empty), self.layout.places, self.viewer(view)
        for key in view.seats[own].hand or ():
            row[places["own.hand"] + key - 1] += 1 / HAND
        for key in view.gone:
            row[places["gone"] + key - 1] += 1 / COPIES
        row[places["round"]] = view.round / ROUNDS
        if view.tip:
            row[places["tip"] + view.tip - 1] = 1.0
        if view.decision:
            row[places["decision"] + DECISIONS.index(view.decision) - 1] = 1.0
        for at, seat in enumerate(SEATS[: len(view.seats)]):
            index = (own + at) % len(view.seats)
            seen = view.seats[index]
            row[places[f"{seat}.score"]] = view.scores[index] / MOST
            laid = -1 if not seen.has_laid or seen.laid is None else seen.laid
            row[places[f"{seat}.laid"] + laid + 1] = 1.0
        return row


class Porter(Game[State]):
    """The rules, texts and views of The Night Porter."""

    name = "porter"
    title = "The Night Porter"
    rules = "1"
    options = (Option("players", (2, 3, 4), "number of players"),)
    decisions = DECISIONS
    actions = ACTIONS
    view_type = PorterView
    facts_type = words.PorterFacts
    event_types = events_in(kinds)

    def start(self, options: Options, rules: str | None = None) -> State:
        state = State(options["players"])
        state.top = Refill(0, Round(0, None))
        state.run()
        return state

    def chance_text(self, state: State, outcome: int) -> str:
        if state.chance == DRAW:
            return " ".join(["~draw", str(state.awaiting()), *map(str, unpacked(outcome))])
        return f"{CHANCES[state.chance]} {outcome}"

    def parse_chance(self, state: State, text: str) -> int:
        verb, *given = text.split(" ")
        if verb != CHANCES[state.chance] or not all(word.isdigit() for word in given):
            raise ChanceError(f"expected a step {CHANCES[state.chance]!r}, found {text!r}")
        numbers = [int(word) for word in given]
        if state.chance != DRAW:
            if len(numbers) != 1 or not 1 <= numbers[0] <= DIE:
                raise ChanceError(f"expected a roll of one die, found {text!r}")
            return numbers[0]
        seat, *keys = numbers
        left = state.deck()
        is_possible = all(keys.count(key) <= left.count(key) for key in keys)
        if seat != state.awaiting() or len(keys) != state.wanted or not is_possible:
            raise ChanceError(f"seat {state.awaiting()} draws {state.wanted}, found {text!r}")
        if keys != sorted(keys):
            raise ChanceError(f"the keys are not sorted: {text!r}")
        return packed(tuple(keys))

    def public_step(self, state: State, step: str) -> tuple[int, str]:
        verb, *given = step.split(" ")
        if verb == "~draw":
            return int(given[0]), f"~draw {given[0]} x{len(given) - 1}"
        return (state.actor, verb) if verb == "key" else (0, step)

    def view(self, state: State, seat: int | None) -> PorterView:
        return view(state, seat)

    def encoder(self) -> Encoder:
        return PorterEncoder()

    def imagine(self, view: View, rng: Rng) -> State:
        assert isinstance(view, PorterView)
        return imagine(view, rng)

    def judge(self, weights: AnyWeights = TUNED) -> Judge:
        return load_judge(self.name, "porter", weights, PorterJudge)

    def luck(self, state: State) -> tuple[int, ...]:
        return (state.chance, state.round) if state.chance == BELL else (state.chance,)

    def sources(self, events: Iterable[Event], seat: int, options: Options) -> dict[str, int]:
        found = {"wages": 0, "tips": 0}
        for event in events:
            if event.seat != seat:
                continue
            if isinstance(event, kinds.Waited):
                found["wages"] += event.points
            elif isinstance(event, kinds.TipTaken | kinds.TipRisked):
                found["tips"] += event.points
        return found

    def asked(self, state: State, seat: int) -> Asked:
        return words.asked(state)

    def choices(self, state: State, seat: int) -> tuple[Choice, ...]:
        return words.choices(state)

    def refusals(self, state: State, seat: int | None) -> tuple[Refusal, ...]:
        return words.refusals(state, seat)

    def headline(self, state: State, seat: int | None) -> tuple[Message, ...]:
        return words.headline(state)

    def facts(self, state: State, seat: int | None) -> words.PorterFacts:
        return words.facts(state)

    def gains(self, events: Sequence[Event], seat: int) -> Message | None:
        return words.gains(events, seat)

    def reasons(
        self,
        state: State,
        seat: int,
        action: str,
        events: Sequence[Event],
        *,
        later: bool = False,
        hopes: Mapping[str, float] | None = None,
    ) -> tuple[Message, ...]:
        return () if later else words.reasons(state, action, hopes)

    def line(self, event: Event, viewer: int | None) -> Line | None:
        return words.line(event, viewer)

    def summary(self, state: State) -> tuple[list[dict[str, Any]], dict[str, Any]]:
        seats = [
            {"hand": list(hand), "laid": laid, "points": points}
            for hand, laid, points in zip(state.hands, state.laid, state.points, strict=True)
        ]
        return seats, {"round": state.round, "tip": state.tip}

    def snapshot(self, state: State) -> dict[str, Any]:
        return snapshot(state)

    def restore(self, snapshot: Mapping[str, Any]) -> State:
        return restore(snapshot)


GAME = register(Porter())
