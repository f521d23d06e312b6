"""Games to walk through for property tests, and what can be counted along the way.

A drawn game follows a stored playthrough for some steps, so that it starts rich, and then goes its
own way: every byte is the index of the action taken, chance comes from a drawn seed.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from hypothesis import strategies as st

from conformance import Variant, variants
from hotelier.austria.rules import events as told
from hotelier.austria.rules.state import State
from hotelier.core.events import Event
from hotelier.core.match import Match, open_match
from hotelier.core.record import Record
from playthrough import golden

AUSTRIA = [variant for variant in variants() if variant.game == "austria"]
ROOMS = [f"{floor}{column}" for floor in range(1, 5) for column in range(1, 6)]

on_file = cache(golden)


@dataclass(frozen=True)
class Drawn:
    """A game to walk through."""

    variant: Variant
    followed: int  # in thousandths of the playthrough
    seed: int
    choices: bytes

    def record(self) -> Record:
        return on_file(self.variant)

    def walk(self) -> Iterator[Match]:
        """The match at each decision, and at the end if it gets that far."""
        match = open_match(self.record(), seed=self.seed)
        for step in self.record().steps[: self.parting()]:
            match.follow(step)
            if match.actor is not None:
                yield match
        yield from self.go_on(match.begin())

    def go_on(self, match: Match) -> Iterator[Match]:
        """The same from a match on, by the drawn choices."""
        for choice in self.choices:
            yield match
            if match.over:
                return
            match.play(match.legal[choice % len(match.legal)])
        yield match

    def parting(self) -> int:
        """How many steps of the playthrough are followed."""
        return len(self.record().steps) * self.followed // 1000

    def end(self) -> Match:
        """The match where the walk stops."""
        *_, match = self.walk()
        return match


games = st.builds(
    Drawn,
    st.sampled_from(AUSTRIA),
    st.integers(0, 1000),
    st.integers(0, 2**32),
    st.binary(min_size=40, max_size=400),
)


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def all_events(match: Match) -> list[Event]:
    """Everything that happened, each event as its own seat knows it."""
    seen = [match.events(seat) for seat in range(1, len(match.seats) + 1)]
    return [seen[max(event.seat, 1) - 1][n][1] for n, (_, event) in enumerate(seen[0])]


def seats_of(match: Match) -> list[dict[str, Any]]:
    return match.game.summary(match.state)[0]


def this_round(match: Match) -> list[Event]:
    """The events since the round started; none before the first."""
    events = [event for _, event in match.events(None)]
    begun = [n for n, event in enumerate(events) if isinstance(event, told.RoundStarted)]
    return events[begun[-1] :] if begun else []


def groups_of(layout: str) -> list[frozenset[str]]:
    """Rooms of one colour that touch, found by walking from room to room."""
    colour = dict(zip(ROOMS, layout, strict=True))
    groups: set[frozenset[str]] = set()
    for start in ROOMS:
        group, edge = {start}, [start]
        while edge:
            for near in neighbours(edge.pop()):
                if colour.get(near) == colour[start] and near not in group:
                    group.add(near)
                    edge.append(near)
        groups.add(frozenset(group))
    return sorted(groups, key=min)


def neighbours(room: str) -> list[str]:
    x, y = int(room[0]), int(room[1])
    return [f"{x + 1}{y}", f"{x - 1}{y}", f"{x}{y + 1}", f"{x}{y - 1}"]


def accounts(match: Match) -> list[dict[str, Any]]:
    """What each seat should have, from the events alone; before the final scoring."""
    books = [{"vp": 0, "crowns": 10, "emperor": 0, "kitchen": Counter("scwk")} for _ in match.seats]
    for event in all_events(match):
        book: Any = books[event.seat - 1]
        facts = event.as_dict()
        if isinstance(event, told.ScoringPart):
            continue
        if isinstance(event, told.PenaltyPaid):
            book["vp"] -= event.vp
            book["crowns"] -= event.crowns
        elif not isinstance(event, told.GameEnded):
            book["vp"] += facts.get("vp", 0)
            book["crowns"] += facts.get("crowns", 0)
            book["crowns"] -= facts.get("price", 0)
        if isinstance(event, told.EmperorMoved | told.EmperorScored):
            assert book["emperor"] == event.start
            book["emperor"] = event.end
        elif isinstance(event, told.CubesPutAway):
            book["kitchen"].update(event.cubes)
        elif isinstance(event, told.CubesLost):
            book["kitchen"].subtract(event.kitchen)
        elif isinstance(event, told.CubeServed) and event.from_kitchen:
            book["kitchen"].subtract(event.cube)
        assert min(book["kitchen"].values()) >= 0
        assert 0 <= book["crowns"] <= 20
    return books
