"""A view as a row of numbers: within its bounds, complete, and without secrets."""

import importlib
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import hotelier
from conformance import Moment, Variant, played, variants
from hotelier.core.errors import OptionError
from hotelier.core.game import find_game
from hotelier.core.observation import SEATS, Encoder
from hotelier.core.rng import Rng
from hotelier.core.state import State
from hotelier.core.view import View
from hotelier.env.table import Floats

every_game = pytest.mark.parametrize("name", hotelier.games())
every_variant = pytest.mark.parametrize("variant", variants(), ids=str)
three_players = pytest.mark.parametrize(
    "variant", [variant for variant in variants() if variant.options["players"] == 3], ids=str
)

# The mask says what's legal, the rewards who won; the rest never changes in a game.
NOT_TOLD = {"seat", "legal", "winners", "scores", "crests", "house_values"}
# The legal actions say what can be claimed and taken because of these.
NOT_TOLD |= {"most_crowns", "guest_taken"}
# Work whose numbers are elsewhere in a view, or only say whose turn it is
TOLD_ELSEWHERE = {"Batch", "Draw", "FirstGuest", "Place"}


@cache
def encoder_of(name: str) -> Encoder:
    return find_game(name).encoder()


def row_of(name: str, state: State, seat: int) -> Floats:
    return np.frombuffer(encoder_of(name).encode(find_game(name).view(state, seat)), np.float32)


def part(name: str, row: Floats, of: str) -> list[float]:
    return [float(number) for number in row[encoder_of(name).layout.slice(of)]]


def seats_of(moment: Moment) -> range:
    return range(1, len(moment.state.scores()) + 1)


@every_variant
def test_every_number_stays_within_its_bounds(variant: Variant) -> None:
    game = played(variant).game
    low, high = (np.array(bound) for bound in encoder_of(variant.game).layout.bounds())
    moments = [moment.state for moment in played(variant).moments]
    for state in [game.start(variant.options), *moments, played(variant).match.state]:
        for seat in range(1, variant.options["players"] + 1):
            row = row_of(variant.game, state, seat)
            assert ((low <= row) & (row <= high)).all()


@every_variant
def test_an_observation_does_not_depend_on_what_is_hidden(variant: Variant) -> None:
    reshuffled = importlib.import_module(f"{variant.game}.hidden").reshuffled
    changed = 0
    for moment in played(variant).some(12):
        for seat in seats_of(moment):
            other = reshuffled(moment.state, seat, Rng(moment.step))
            changed += played(variant).game.snapshot(other) != moment.snapshot
            there = row_of(variant.game, other, seat)
            assert np.array_equal(row_of(variant.game, moment.state, seat), there)
    assert changed > 0


@three_players
def test_whatever_changes_in_a_view_changes_the_row(variant: Variant) -> None:
    """Nothing that matters for play is left out: each part of a view is in the row."""
    game = played(variant).game
    encode = encoder_of(variant.game).encode
    tried = 0
    for state, later in pairs(played(variant).moments):
        view = game.view(state, later.actor)
        row = encode(view)
        for what, changed in one_change_each(view, game.view(later, later.actor)):
            assert encode(changed) != row, what
            tried += 1
    assert tried > 100


def pairs(moments: tuple[Moment, ...]) -> Iterator[tuple[State, State]]:
    """Every decision with the next one, and with the last one before that asked a seat the same."""
    asked: dict[tuple[int, int], State] = {}
    for moment, later in pairwise(moments):
        yield moment.state, later.state
        key = (later.state.actor, later.state.kind)
        if key in asked:
            yield asked[key], later.state
        asked[key] = later.state


def one_change_each(view: Any, later: Any) -> Iterator[tuple[str, View]]:
    """The view with one later value in it, for every value that changes."""
    for name in [field.name for field in fields(view) if field.name not in NOT_TOLD]:
        before, after = getattr(view, name), getattr(later, name)
        if name in ("seats", "hotels") and len(before) == len(after):
            for place, (one, two) in enumerate(zip(before, after, strict=True)):
                for key in [field.name for field in fields(one) if field.name not in NOT_TOLD]:
                    if told(key, getattr(one, key)) != told(key, getattr(two, key)):
                        changed = replace(one, **{key: getattr(two, key)})
                        things = (*before[:place], changed, *before[place + 1 :])
                        yield f"{name} {place} {key}", replace(view, **{name: things})
        elif name == "pending" and (view.actor, view.decision) != (later.actor, later.decision):
            continue  # who decides what says which work it is, its numbers how far along it is
        elif told(name, before) != told(name, after):
            yield name, replace(view, **{name: after})


def told(name: str, value: Any) -> Any:
    """What of a value is in the row."""
    if name in ("face", "other_side"):
        return value.beds, value.rule
    if name == "pending":
        works = [work for work in value if work.numbers and work.work not in TOLD_ELSEWHERE]
        return [(work.work, work.numbers, work.hidden) for work in works]
    return value


@every_game
def test_the_row_has_one_size_for_any_number_of_players(name: str) -> None:
    layout = encoder_of(name).layout
    for players in (2, 3, 4):
        row = row_of(name, hotelier.new(name, players=players, seed=1).state, 1)
        assert row.shape == (layout.size,)
        there = [part(name, row, f"{seat}.present") for seat in SEATS]
        assert there == [[1.0]] * players + [[0.0]] * (4 - players)
        for absent in SEATS[players:]:
            names = [each.name for each in layout.parts if each.name.startswith(f"{absent}.")]
            assert not any(any(part(name, row, each)) for each in names)


@three_players
def test_a_row_begins_with_the_own_seat_and_the_others_follow_in_turn(variant: Variant) -> None:
    name, players = variant.game, 3
    shown = [each.name.removeprefix("opponent1.") for each in encoder_of(name).layout.parts]
    shown = [each for each in shown if f"opponent1.{each}" in encoder_of(name).layout.places]
    for moment in played(variant).some(5):
        rows = [row_of(name, moment.state, seat) for seat in seats_of(moment)]
        for seat in range(players):
            for further in range(players):
                mine = rows[(seat + further) % players]
                for each in shown:
                    there = part(name, rows[seat], f"{SEATS[further]}.{each}")
                    assert there == part(name, mine, f"own.{each}")


@every_game
def test_a_row_knows_who_decides_what(name: str) -> None:
    variant = next(variant for variant in variants() if variant.game == name)
    game = played(variant).game
    for moment in played(variant).some(40):
        row = row_of(name, moment.state, moment.state.actor)
        assert part(name, row, "own.decides") == [1.0]
        asked = part(name, row, "decision")
        assert sum(asked) == 1.0
        assert game.decisions[asked.index(1.0) + 1] == game.decisions[moment.state.kind]


@every_game
def test_parts_lie_one_after_another(name: str) -> None:
    layout = encoder_of(name).layout
    ends = 0
    for each in layout.parts:
        assert layout.slice(each.name) == slice(ends, ends + each.size)
        assert each.low < each.high
        ends += each.size
    assert ends == layout.size


@every_game
def test_a_spectator_has_no_observation(name: str) -> None:
    view = hotelier.new(name, seed=1).view(None)
    with pytest.raises(OptionError, match="not a spectator"):
        encoder_of(name).encode(view)
