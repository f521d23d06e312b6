"""Grand Austria Hotel behind the seam."""

from collections.abc import Mapping
from typing import Any

from hotelier.austria import effects as _effects  # noqa: F401  (fills the engine's tables)
from hotelier.austria.actions import KINDS, TEXTS
from hotelier.austria.cards import DICE
from hotelier.austria.chance import chance_text, parse_chance
from hotelier.austria.setup import new_state
from hotelier.austria.snapshot import restore, snapshot
from hotelier.austria.state import State
from hotelier.austria.summary import summary
from hotelier.austria.view import HANDS, AustriaView, view
from hotelier.core.game import Game, Option, Options, register

SECRET_VERBS = ("keep", "return")  # others read these actions without their card


class Austria(Game[State]):
    """The rules, texts and views of Grand Austria Hotel."""

    name = "austria"
    title = "Grand Austria Hotel"
    rules = "1"
    options = (
        Option("players", tuple(DICE), "how many play"),
        Option("edition", ("classic", "revised"), "the printing of 2015, or that of 2021"),
        Option("side", ("night", "day"), "hotel boards: all alike, or four different ones"),
        Option("staff", HANDS, "first hands: drawn, the fixed introductory ones, or drafted"),
    )
    decisions = KINDS
    actions = TEXTS

    def start(self, options: Options) -> State:
        state = new_state(
            options["players"],
            options["edition"] == "revised",
            options["side"] == "day",
            HANDS.index(options["staff"]),
        )
        state.run()
        return state

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

    def summary(self, state: State) -> tuple[list[dict[str, Any]], dict[str, Any]]:
        return summary(state)

    def snapshot(self, state: State) -> dict[str, Any]:
        return snapshot(state)

    def restore(self, snapshot: Mapping[str, Any]) -> State:
        return restore(snapshot)


GAME = register(Austria())
