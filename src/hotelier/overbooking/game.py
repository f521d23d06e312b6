"""Overbooking behind the game interface."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from hotelier.core.events import Event, events_in
from hotelier.core.explain import Asked, Choice, Line, Refusal
from hotelier.core.game import TUNED, Game, Option, Options, register
from hotelier.core.judge import Judge
from hotelier.core.judge_files import AnyWeights, load_judge
from hotelier.core.network import Network
from hotelier.core.network_file import read_network
from hotelier.core.observation import CardTable, Encoder
from hotelier.core.observer import Observer
from hotelier.core.outcomes import MOST, Outcomes
from hotelier.core.rng import Rng
from hotelier.core.rulebook import Rulebook
from hotelier.core.setup import Part
from hotelier.core.view import View
from hotelier.messages.message import Message
from hotelier.overbooking.facts.shapes import OverbookingFacts
from hotelier.overbooking.facts.table import facts
from hotelier.overbooking.imagine import imagine
from hotelier.overbooking.judgement.beliefs import RATED, Beliefs
from hotelier.overbooking.judgement.judge import OverbookingJudge
from hotelier.overbooking.numbers import numbers
from hotelier.overbooking.outcomes import outcomes
from hotelier.overbooking.own_setup import PARTS, parts
from hotelier.overbooking.rules import events
from hotelier.overbooking.rules.actions import DECISIONS, texts
from hotelier.overbooking.rules.box import BONUSES, HOUSE, Box, open_box
from hotelier.overbooking.rules.cards import DECK_SIZE, length
from hotelier.overbooking.rules.chance import chance_text, parse_chance
from hotelier.overbooking.rules.placing import shows_card
from hotelier.overbooking.rules.rounds import new_state
from hotelier.overbooking.rules.small import SMALL_DECKS, lay_small_decks
from hotelier.overbooking.rules.state import DRAW, State
from hotelier.overbooking.snapshot import restore, snapshot
from hotelier.overbooking.summary import summary
from hotelier.overbooking.themes import THEMES, theme
from hotelier.overbooking.view import OverbookingView
from hotelier.overbooking.viewing import view
from hotelier.overbooking.words.components import component_words
from hotelier.overbooking.words.log import line, story
from hotelier.overbooking.words.moves import choices, gains, words
from hotelier.overbooking.words.questions import asked, headline
from hotelier.overbooking.words.reasons import reasons
from hotelier.overbooking.words.refusals import refusals, standing

GUESSING = "guessing"  # weights tuned with bonuses, and guesses about hidden cards


@lru_cache(maxsize=1)
def _beliefs() -> Network:
    """The network that rates what may lie face down."""
    source = files("hotelier.overbooking").joinpath("data").joinpath("beliefs.network")
    return read_network(source.read_bytes(), source.name, Overbooking.name, RATED)


class Overbooking(Game[State]):
    """The rules, texts and views of Overbooking, with the component data of one box."""

    name = "overbooking"
    title = "Overbooking"
    rules = "1"
    brief_turns = True
    options = (
        Option("players", (2, 3, 4), "number of players"),
        Option("bonus", BONUSES, "extra points for booking many cards of one crest", "beginner"),
    )
    research = (
        Option("deck", (DECK_SIZE, *SMALL_DECKS), "research: cards in each deck, for one round"),
    )
    turn_starts = ("place",)
    themes = THEMES
    best = GUESSING
    mined = TUNED
    levels: Mapping[str, str] = {"hard": "search@10n"}
    setup_parts = PARTS
    decisions = DECISIONS
    event_types = events_in(events)
    view_type = OverbookingView
    facts_type = OverbookingFacts

    def __init__(self, box: Box = HOUSE) -> None:
        self.box = box
        self.actions = texts(box)
        self.data = box.fingerprint or None

    def with_data(self, path: str | Path) -> "Overbooking":
        return Overbooking(open_box(path))

    def parts(self, options: Options) -> tuple[Part, ...]:
        return parts(options, self.box)

    def start(self, options: Options, rules: str | None = None) -> State:
        state = new_state(options["players"], BONUSES.index(options["bonus"]), self.box)
        deck = options.get("deck", DECK_SIZE)
        if deck != DECK_SIZE:
            lay_small_decks(state, SMALL_DECKS[deck])
        state.run()
        return state

    def chance_text(self, state: State, outcome: int) -> str:
        return chance_text(state, outcome)

    def parse_chance(self, state: State, text: str) -> int:
        return parse_chance(state, text)

    def outcomes(self, state: State, most: int = MOST) -> Outcomes:
        return outcomes(state, most)

    def public_step(self, state: State, step: str) -> tuple[int, str]:
        verb, *words = step.split(" ")
        if verb == "~draw":
            return int(words[0]), f"~draw {words[0]} x{len(words) - 1}"
        if verb not in ("queue", "door"):
            return 0, step
        card, number = words
        hotel = state.hotels[int(number) - 1]
        rule = state.box.rules[hotel.face]
        if verb == "queue" and shows_card(rule, length(hotel.queue)):
            return 0, step
        return state.actor, f"{verb} {self.box.back_text(self.box.card_number(card))} {number}"

    def view(self, state: State, seat: int | None) -> OverbookingView:
        return view(state, seat, self.actions)

    def encoder(self) -> Encoder:
        from hotelier.overbooking.encoding.observation import (
            OverbookingEncoder,  # only learners need it
        )

        return OverbookingEncoder(self.box)

    def card_tables(self, options: Options) -> dict[str, CardTable]:
        from hotelier.overbooking.encoding.cards import card_tables

        return card_tables(self.box)

    def observer(self, rows: int = 1) -> Observer:
        from hotelier.overbooking.encoding.observer import OverbookingObserver

        return OverbookingObserver(rows)

    def imagine(self, view: View, rng: Rng) -> State:
        assert isinstance(view, OverbookingView)
        return imagine(view, self.box, rng)

    def judge(self, weights: AnyWeights = TUNED) -> Judge:
        judge = load_judge(self.name, "hotelier.overbooking", weights, OverbookingJudge)
        if weights == GUESSING:
            assert isinstance(judge, OverbookingJudge)
            judge.beliefs = Beliefs(_beliefs())
        return judge

    def luck(self, state: State) -> tuple[int, ...]:
        # Every seat has its own deck.
        return (DRAW, state.awaiting()) if state.chance == DRAW else (state.chance,)

    def sources(self, events: Iterable[Event], seat: int, options: Options) -> dict[str, int]:
        from hotelier.overbooking.sources import sources  # only replays need it

        return sources(events, seat, options["bonus"], self.box)

    def source_of(self, name: str) -> str:
        from hotelier.overbooking.judgement.promises import source_of  # only for explanations

        return source_of(name)

    def theme(
        self,
        why: Mapping[str, float],
        start: State,
        best: State,
        second: State,
        line: Sequence[str],
    ) -> str:
        return theme(why, line)

    def tally(self, events: Iterable[Event], seat: int) -> dict[str, dict[str, int]]:
        from hotelier.overbooking.tally import tally  # only replays need it

        return tally(events, seat, self.box)

    def gist(self, view: View, action: str) -> str:
        assert isinstance(view, OverbookingView)
        verb, *words = action.split(" ")
        if view.bonus != "none" or verb not in ("queue", "door"):
            return action
        # Crests matter for the bonus, and if a hotel asks for two.
        card, hotel = words
        if view.hotels[int(hotel) - 1].face.rule == "two_crests":
            return action
        return f"{verb} {card[:-1]} {hotel}"

    def hopes(self, action: str, events: Iterable[Event], seat: int) -> dict[str, float]:
        from hotelier.overbooking.judgement.hopes import hopes  # only hints need it

        return hopes(action, events, seat)

    def components(self) -> dict[str, Any]:
        refused = {name: each.as_dict() for name, each in standing().items()}
        return {**super().components(), "numbers": numbers(), "refusals": refused}

    def component_words(self) -> dict[str, dict[str, Any]]:
        return component_words(self.box)

    def rulebook(self) -> Rulebook:
        from hotelier.overbooking.words.rulebook import rulebook  # only texts need it

        return rulebook(self.box)

    def asked(self, state: State, seat: int) -> Asked:
        return asked(state, self._legal(state))

    def choices(self, state: State, seat: int) -> tuple[Choice, ...]:
        return choices(state, seat, self._legal(state))

    def words(self, state: State, seat: int, action: str) -> Message:
        return words(action, state, seat)

    def _legal(self, state: State) -> list[str]:
        return [self.actions[action] for action in state.legal()]

    def refusals(self, state: State, seat: int | None) -> tuple[Refusal, ...]:
        return refusals(state, seat)

    def headline(self, state: State, seat: int | None) -> tuple[Message, ...]:
        return headline(state)

    def facts(self, state: State, seat: int | None) -> OverbookingFacts:
        return facts(state, seat, self.actions)

    def tie(self, event: Event) -> Message | None:
        from hotelier.overbooking.words.scores import tie  # only the end needs it

        return tie(event)

    def gains(self, events: Sequence[Event], seat: int) -> Message | None:
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
        return reasons(events, seat, {} if later else hopes or {}, self.box)

    def line(self, event: Event, viewer: int | None) -> Line | None:
        return line(event, viewer, self.box)

    def story(self, events: Iterable[Event], names: Sequence[str]) -> list[str]:
        return story(events, names, self.box)

    def summary(self, state: State) -> tuple[list[dict[str, Any]], dict[str, Any]]:
        return summary(state)

    def snapshot(self, state: State) -> dict[str, Any]:
        return snapshot(state)

    def restore(self, snapshot: Mapping[str, Any]) -> State:
        return restore(snapshot, self.box)


GAME = register(Overbooking())
