"""Grand Austria Hotel behind the seam."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from hotelier.austria.facts import AustriaFacts, boards, facts
from hotelier.austria.imagine import imagine
from hotelier.austria.judgement.features import FEATURES
from hotelier.austria.judgement.judge import AustriaJudge
from hotelier.austria.numbers import numbers
from hotelier.austria.rules import events
from hotelier.austria.rules.actions import KINDS, TEXTS
from hotelier.austria.rules.boxes import OURS, Boxes, open_boxes
from hotelier.austria.rules.cards import DICE
from hotelier.austria.rules.chance import chance_text, parse_chance
from hotelier.austria.rules.setup import new_state
from hotelier.austria.rules.state import ROLL, State
from hotelier.austria.snapshot import restore, snapshot
from hotelier.austria.sources import sources
from hotelier.austria.summary import summary
from hotelier.austria.view import HANDS, AustriaView, view
from hotelier.austria.words.choices import chains, choices
from hotelier.austria.words.decisions import asked, headline
from hotelier.austria.words.refusals import refusals
from hotelier.core.events import Event, events_in
from hotelier.core.explain import Asked, Chain, Choice, Line, Refusal
from hotelier.core.game import TUNED, Game, Option, Options, register
from hotelier.core.observation import Encoder
from hotelier.core.rng import Rng
from hotelier.core.view import View
from hotelier.core.weights import Weights, load_weights
from hotelier.messages.message import Message

SECRET_VERBS = ("keep", "return")  # others read these actions without their card


class Austria(Game[State]):
    """The rules, texts and views of Grand Austria Hotel."""

    name = "austria"
    title = "Grand Austria Hotel"
    rules = "2"
    rules_known = ("1", "2")
    options = (
        Option("players", tuple(DICE), "how many play"),
        Option("edition", ("classic", "revised"), "the printing of 2015, or that of 2021"),
        Option("side", ("night", "day"), "hotel boards: all alike, or four different ones"),
        Option("staff", HANDS, "first hands: drawn, the fixed introductory ones, or drafted"),
    )
    decisions = KINDS
    actions = TEXTS
    event_types = events_in(events)
    view_type = AustriaView
    facts_type = AustriaFacts

    def __init__(self, boxes: Boxes = OURS) -> None:
        self.boxes = boxes
        self.editions = (boxes[0].edition, boxes[1].edition)
        self.data = boxes[0].fingerprint or None

    def with_data(self, path: str | Path) -> "Austria":
        return Austria(open_boxes(path))

    def start(self, options: Options, rules: str | None = None) -> State:
        state = new_state(
            self.boxes[options["edition"] == "revised"],
            options["players"],
            options["side"] == "day",
            HANDS.index(options["staff"]),
            int(rules or self.rules),
        )
        state.run()
        return state

    def rules_of(self, state: State) -> str:
        return str(state.rules)

    def chance_text(self, state: State, outcome: int) -> str:
        return chance_text(state, outcome)

    def parse_chance(self, state: State, text: str) -> int:
        return parse_chance(state, text)

    def public_step(self, state: State, step: str) -> tuple[int, str]:
        words = step.split(" ")
        if words[0] == "~draw":
            return int(words[1]), f"~draw {words[1]} x{len(words) - 2}"
        if words[0] in SECRET_VERBS:
            return state.actor, words[0]
        return 0, step

    def view(self, state: State, seat: int | None) -> AustriaView:
        return view(state, seat)

    def components(self) -> dict[str, Any]:
        return {**super().components(), "boards": boards(self.boxes[0]), "numbers": numbers()}

    def asked(self, state: State, seat: int) -> Asked:
        return asked(state)

    def choices(self, state: State, seat: int) -> tuple[Choice, ...]:
        return choices(state)

    def chains(self, state: State, seat: int) -> tuple[Chain, ...]:
        return chains(state)

    def refusals(self, state: State, seat: int | None) -> tuple[Refusal, ...]:
        return refusals(state, seat)

    def headline(self, state: State, seat: int | None) -> tuple[Message, ...]:
        return headline(state, seat)

    def facts(self, state: State, seat: int | None) -> AustriaFacts:
        return facts(state, seat)

    def encoder(self) -> Encoder:
        from hotelier.austria.encoding.observation import AustriaEncoder  # only learners need it

        return AustriaEncoder()

    def imagine(self, view: View, rng: Rng) -> State:
        assert isinstance(view, AustriaView)
        return imagine(view, rng, self.boxes)

    def judge(self, weights: str | Weights = TUNED) -> AustriaJudge:
        return AustriaJudge(
            load_weights("hotelier.austria", weights, FEATURES), self.boxes[0].edition
        )

    def luck(self, state: State) -> tuple[int, ...]:
        # A reroll more or less in one round leaves the dice of the next as they were.
        return (ROLL, state.round) if state.chance == ROLL else (state.chance,)

    def sources(self, events: Iterable[Event], seat: int, options: Options) -> dict[str, int]:
        return sources(events, seat, self.boxes[options["edition"] == "revised"].edition)

    def tally(self, events: Iterable[Event], seat: int) -> dict[str, dict[str, int]]:
        from hotelier.austria.tally import tally  # only who looks back needs it

        return tally(events, seat)

    def component_words(self) -> dict[str, dict[str, Any]]:
        from hotelier.austria.words.components import component_words  # only who speaks needs it

        return component_words()

    def gains(self, events: Sequence[Event], seat: int) -> Message | None:
        from hotelier.austria.words.gains import gains

        return gains(events, seat)

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
        from hotelier.austria.words.reasons import reasons

        return reasons(state, seat, action, events, later)

    def line(self, event: Event, viewer: int | None) -> Line | None:
        from hotelier.austria.words.log import line

        return line(event, viewer, self.editions)

    def story(self, events: Iterable[Event], names: Sequence[str]) -> list[str]:
        from hotelier.austria.words.log import story

        return story(events, names, self.editions)

    def summary(self, state: State) -> tuple[list[dict[str, Any]], dict[str, Any]]:
        return summary(state)

    def snapshot(self, state: State) -> dict[str, Any]:
        return snapshot(state)

    def restore(self, snapshot: Mapping[str, Any]) -> State:
        return restore(snapshot, self.boxes)


GAME = register(Austria())
