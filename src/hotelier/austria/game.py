"""Grand Austria Hotel behind the game interface."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from hotelier.austria.facts.shapes import AustriaFacts
from hotelier.austria.facts.table import boards, facts
from hotelier.austria.imagine import imagine
from hotelier.austria.judgement.judge import AustriaJudge
from hotelier.austria.memory import memory
from hotelier.austria.numbers import numbers
from hotelier.austria.outcomes import outcomes
from hotelier.austria.own_setup import PARTS, parts
from hotelier.austria.rules import events
from hotelier.austria.rules.actions import DRAFT, KINDS, TEXTS
from hotelier.austria.rules.boxes import OURS, Boxes, boxes_of, open_boxes
from hotelier.austria.rules.cards import DICE
from hotelier.austria.rules.chance import chance_text, parse_chance
from hotelier.austria.rules.rounds import ROUNDS
from hotelier.austria.rules.setup import new_state
from hotelier.austria.rules.state import ROLL, RULES, State
from hotelier.austria.snapshot import restore, snapshot
from hotelier.austria.sources import sources
from hotelier.austria.summary import summary
from hotelier.austria.themes import THEMES, theme
from hotelier.austria.view import HANDS, AustriaView
from hotelier.austria.viewing import view
from hotelier.austria.words.choices import chains, choices, told
from hotelier.austria.words.decisions import asked, headline
from hotelier.austria.words.refusals import refusals, standing
from hotelier.core.events import Event, events_in
from hotelier.core.explain import Asked, Chain, Choice, Line, Refusal
from hotelier.core.game import LEARNT, TUNED, Game, Option, Options, register
from hotelier.core.judge import Judge
from hotelier.core.judge_files import AnyWeights, load_judge
from hotelier.core.observation import CardTable, Encoder
from hotelier.core.observer import Observer
from hotelier.core.outcomes import MOST, Outcomes
from hotelier.core.rng import Rng
from hotelier.core.rulebook import Rulebook
from hotelier.core.setup import Part
from hotelier.core.view import View
from hotelier.messages.message import Message

SECRET_VERBS = ("keep", "return")  # others see these actions without their card


class Austria(Game[State]):
    """The rules, texts and views of Grand Austria Hotel."""

    name = "austria"
    title = "Grand Austria Hotel"
    rules = str(RULES)
    rules_known = tuple(str(version) for version in range(1, RULES + 1))
    best = LEARNT
    levels: Mapping[str, str] = {"medium": "planner@60n"}
    overlooked = 3
    options = (
        Option("players", tuple(DICE), "number of players"),
        Option("edition", ("classic", "revised"), "the 2015 printing, or the one from 2021"),
        Option("side", ("night", "day"), "hotel boards: all identical, or all different"),
        Option("staff", HANDS, "starting staff: random, the introductory hands, or a draft"),
    )
    research = (Option("rounds", (ROUNDS, 1, 2, 3), "research: only the last rounds of the game"),)
    turn_starts = ("turn",)
    themes = THEMES
    decisions = KINDS
    setup_parts = PARTS
    secret_menus = (KINDS[DRAFT],)  # nothing else shows which cards a packet held
    actions = TEXTS
    event_types = events_in(events)
    view_type = AustriaView
    facts_type = AustriaFacts

    def __init__(self, boxes: Boxes = OURS) -> None:
        self.boxes = boxes
        self.file = boxes[0].text  # the owner's data file; "" for ours
        self.editions = (boxes[0].edition, boxes[1].edition)
        self.data = boxes[0].fingerprint or None

    def with_data(self, path: str | Path) -> "Austria":
        return Austria(open_boxes(path))

    def parts(self, options: Options) -> tuple[Part, ...]:
        return parts(options)

    def start(self, options: Options, rules: str | None = None) -> State:
        boxes = boxes_of(self.file, int(rules or self.rules))
        state = new_state(
            boxes[options["edition"] == "revised"],
            options["players"],
            options["side"] == "day",
            HANDS.index(options["staff"]),
        )
        state.round = ROUNDS + 1 - options.get("rounds", ROUNDS)
        state.run()
        return state

    def rules_of(self, state: State) -> str:
        return str(state.rules)

    def chance_text(self, state: State, outcome: int) -> str:
        return chance_text(state, outcome)

    def parse_chance(self, state: State, text: str) -> int:
        return parse_chance(state, text)

    def outcomes(self, state: State, most: int = MOST) -> Outcomes:
        return outcomes(state, most)

    def memory(self, state: State, seat: int, steps: Sequence[tuple[str, int]]) -> str:
        return memory(state, seat, steps)

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
        refused = {name: each.as_dict() for name, each in standing().items()}
        told = {"boards": boards(self.boxes[0]), "numbers": numbers(), "refusals": refused}
        return {**super().components(), **told}

    def asked(self, state: State, seat: int) -> Asked:
        return asked(state)

    def choices(self, state: State, seat: int) -> tuple[Choice, ...]:
        return choices(state)

    def words(self, state: State, seat: int, action: str) -> Message:
        return told(state, action)[0]

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

    def card_tables(self, options: Options) -> dict[str, CardTable]:
        from hotelier.austria.encoding.cards import card_tables

        return card_tables(self.editions[options["edition"] == "revised"])

    def observer(self, rows: int = 1) -> Observer:
        from hotelier.austria.encoding.observer import AustriaObserver

        return AustriaObserver(rows)

    def imagine(self, view: View, rng: Rng) -> State:
        assert isinstance(view, AustriaView)
        return imagine(view, rng, self.file)

    def judge(self, weights: AnyWeights = TUNED) -> Judge:
        edition = self.boxes[0].edition
        return load_judge(
            self.name, "hotelier.austria", weights, lambda linear: AustriaJudge(linear, edition)
        )

    def luck(self, state: State) -> tuple[int, ...]:
        # An extra reroll in one round leaves the dice of the next as they were.
        return (ROLL, state.round) if state.chance == ROLL else (state.chance,)

    def sources(self, events: Iterable[Event], seat: int, options: Options) -> dict[str, int]:
        return sources(events, seat, self.boxes[options["edition"] == "revised"].edition)

    def source_of(self, name: str) -> str:
        from hotelier.austria.judgement.promises import source_of  # only for explanations

        return source_of(name)

    def theme(
        self,
        why: Mapping[str, float],
        start: State,
        best: State,
        second: State,
        line: Sequence[str],
    ) -> str:
        return theme(why, start, best, second)

    def tally(self, events: Iterable[Event], seat: int) -> dict[str, dict[str, int]]:
        from hotelier.austria.tally import tally  # only replays need it

        return tally(events, seat)

    def component_words(self) -> dict[str, dict[str, Any]]:
        from hotelier.austria.words.components import component_words  # only texts need it

        return component_words()

    def rulebook(self) -> Rulebook:
        from hotelier.austria.words.rulebook import rulebook  # only texts need it

        return rulebook()

    def tie(self, event: Event) -> Message | None:
        from hotelier.austria.words.scores import tie

        return tie(event)

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
        return restore(snapshot, self.file)


GAME = register(Austria())
