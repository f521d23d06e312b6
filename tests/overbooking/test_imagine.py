"""From a view back to a position, and what a seat can't see dealt again.

`hidden.reshuffled` says the same independently: what both agree on is what a seat may not know.
"""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from conformance import Variant, variants
from hotelier.core.rng import Rng
from hotelier.core.state import playout
from hotelier.overbooking.game import GAME, Overbooking
from hotelier.overbooking.rules import box
from hotelier.overbooking.rules.state import State
from overbooking.hidden import reshuffled
from overbooking.positions import position

OURS = [variant for variant in variants() if variant.game == "overbooking"]
LEGAL_WORDS = {"doors_low", "doors_high", "queues_low", "queues_high", "number"}


def positions_of(options: dict[str, Any], seed: int, game: Overbooking = GAME) -> Iterator[State]:
    """Every position of a game played at random, from before the first draw to the end."""
    rng = Rng(seed)
    state = game.start(game.read_options(options))
    yield state
    while not state.over:
        if state.chance:
            state.deal(state.sample(rng))
        else:
            state.apply(state.option(rng.below(state.options())))
        yield state


def eyes(state: State) -> list[int | None]:
    """Every seat, and a spectator."""
    return [None, *range(1, state.players + 1)]


def lying(state: State, number: int = 1, side: str = "queue") -> tuple[str, ...]:
    """The cards of a queue or back door, whoever may see them."""
    return tuple(card for _, card, _ in GAME.summary(state)[1]["hotels"][number - 1][side])


def redealt(state: State, seat: int, rng: Rng) -> State:
    other = state.clone()
    other.redeal(seat, rng)
    return other


def state_of(text: str) -> State:
    state = position(text).state
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("variant", OURS, ids=str)
def test_an_imagined_position_looks_just_so_to_its_seat(variant: Variant) -> None:
    rng = Rng(1)
    for state in positions_of(variant.options, 21):
        for seat in eyes(state):
            view = GAME.view(state, seat)
            assert GAME.view(GAME.imagine(view, rng), seat) == view


@pytest.mark.parametrize("variant", OURS, ids=str)
def test_an_imagined_position_waits_for_the_same_step(variant: Variant) -> None:
    rng = Rng(2)
    for state in positions_of(variant.options, 22):
        for seat in eyes(state):
            imagined = GAME.snapshot(GAME.imagine(GAME.view(state, seat), rng))
            real = GAME.snapshot(state)
            assert imagined["stack"] == real["stack"]
            unlike = {
                key for key, value in real["state"].items() if imagined["state"][key] != value
            }
            assert unlike <= {"reveals"} | (set() if seat == state.actor else LEGAL_WORDS)


def test_a_position_is_imagined_with_the_box_of_its_owner(tmp_path: Path) -> None:
    ours = Path(box.__file__).parents[1] / "data" / "overbooking.toml"
    text = ours.read_text(encoding="utf-8").replace('"bird", "fish"', '"ape", "cat"')
    mine = tmp_path / "mine.toml"
    mine.write_text(re.sub(r"coins = \d", "coins = 7", text), encoding="utf-8")
    game = GAME.with_data(mine)
    rng = Rng(3)
    for state in positions_of({"players": 3}, 23, game):
        for seat in eyes(state):
            view = game.view(state, seat)
            assert game.view(game.imagine(view, rng), seat) == view


@pytest.mark.parametrize("variant", OURS, ids=str)
def test_neither_imagining_nor_redealing_reads_what_is_hidden(variant: Variant) -> None:
    changed = 0
    for number, state in enumerate(positions_of(variant.options, 24)):
        for seat in range(1, state.players + 1):
            other = reshuffled(state, seat, Rng(number))
            changed += GAME.snapshot(other) != GAME.snapshot(state)
            one, two = (GAME.imagine(GAME.view(each, seat), Rng(number)) for each in (state, other))
            assert GAME.snapshot(one) == GAME.snapshot(two)
            one, two = (redealt(each, seat, Rng(number)) for each in (state, other))
            assert GAME.snapshot(one) == GAME.snapshot(two)
    assert changed > 0


@pytest.mark.parametrize("variant", OURS, ids=str)
def test_redealing_changes_nothing_that_the_seat_sees_and_no_other_copy(variant: Variant) -> None:
    rng = Rng(4)
    changed = 0
    for state in positions_of(variant.options, 25):
        before = GAME.snapshot(state)
        for seat in range(1, state.players + 1):
            other = redealt(state, seat, rng)
            assert GAME.view(other, seat) == GAME.view(state, seat)
            changed += GAME.snapshot(other) != before
        assert GAME.snapshot(state) == before
    assert changed > 0


@pytest.mark.parametrize("variant", OURS, ids=str)
def test_what_was_imagined_and_redealt_can_be_played_to_the_end(variant: Variant) -> None:
    rng = Rng(5)
    for number, state in enumerate(positions_of(variant.options, 26)):
        seat = number % state.players + 1
        imagined = GAME.imagine(GAME.view(state, seat), rng)
        imagined.redeal(seat, rng)
        playout(imagined, rng, 1000)
        assert imagined.over
        for s in imagined.seats:
            assert s.hand & s.deck == s.hand & s.booked == s.deck & s.booked == 0


BACKS = "hotel 1: 9 none, queue 2:5l 2:1b; 1: hand 1b 2b; 2: hand 4l 2b 3s"


def test_a_back_comes_out_as_each_card_of_its_crest_and_size_equally_often() -> None:
    state, rng = state_of(BACKS), Rng(6)
    found = Counter(lying(redealt(state, 1, rng)) for _ in range(4500))
    assert set(found) == {(a, b) for a in ("4l", "5l", "6l") for b in ("1b", "2b", "3b")}
    assert all(420 < times < 580 for times in found.values())


def test_every_unseen_card_comes_to_the_hand_equally_often() -> None:
    state, rng = state_of("1: hand 1b 2b; 2: hand 4l 2b 3s, deck 1l 5s 6s"), Rng(7)
    found = Counter(
        card for _ in range(2000) for card in GAME.summary(redealt(state, 1, rng))[0][1]["hand"]
    )
    assert set(found) == {"4l", "2b", "3s", "1l", "5s", "6s"}
    assert all(920 < times < 1080 for times in found.values())


def test_where_soldiers_are_barred_none_are_dealt_though_all_other_cards_are() -> None:
    text = "hotel 1: 9 no_soldiers, queue 2:6l, door 2:4l; 1: hand 1b 2b; 2: hand 5l 3s, deck 1f"
    state, rng = state_of(text), Rng(8)
    others = [redealt(state, 1, rng) for _ in range(200)]
    found = {(lying(other), lying(other, side="door")) for other in others}
    assert found == {
        (("6l",), ("4l",)),
        (("6l",), ("5l",)),
        (("4l",), ("5l",)),
        (("4l",), ("6l",)),
    }


def test_open_cards_and_ones_own_stay() -> None:
    text = "hotel 1: 9 first_open, queue 2:5l 1:1b 2:2f, door 1:6s; 1: hand 1f 2b; 2: hand 4l 6l 1f"
    state, rng = state_of(text), Rng(9)
    found = {lying(redealt(state, 1, rng)) for _ in range(60)}
    assert found == {("5l", "1b", card) for card in ("1f", "2f", "3f")}


LITTLE_ROOM = (
    "hotel 1: 9 small_only, door 2:2b 2:3b"
    "; hotel 2: 17 no_back_door, queue 1:1f 1:2f 1:3f 2:1l 2:2l"
)
LARGE = "4b 5b 6b 4f 5f 6f 4l 5l 6l 4s 5s 6s"


def test_a_seat_that_is_asked_keeps_a_choice_and_its_actions_are_those_of_its_hand() -> None:
    # Only the queue for small guests is open, and two of the fourteen cards can join it.
    text = (
        f"{LITTLE_ROOM}; 1: hand 1b 2b; 2: hand 1s 2s 4b, deck {LARGE[3:]}; table: next 2, time 3"
    )
    state, rng = state_of(text), Rng(10)
    assert state.actor == 2
    hands = set()
    for _ in range(300):
        other = redealt(state, 1, rng)
        cards = GAME.summary(other)[0][1]["hand"]
        assert [GAME.text(a) for a in other.legal()] == [f"queue {c} 1" for c in cards if c < "4"]
        assert other.options() > 1
        hands.add(tuple(cards))
    assert len(hands) == 12


def test_a_seat_that_was_passed_over_has_no_card_that_could_be_placed() -> None:
    # Seat 2 has had four turns and placed three times: it has no small guest in its hand.
    text = f"{LITTLE_ROOM}; 1: hand 1b 2b; 2: hand 4l 5l 6l, deck 1s 2s 4s 5s; table: time 5"
    text = text.replace("2:1l 2:2l", "2:1l 1:3s")
    state, rng = state_of(text), Rng(11)
    assert state.actor == 1
    hands = {tuple(GAME.summary(redealt(state, 1, rng))[0][1]["hand"]) for _ in range(200)}
    assert {card for hand in hands for card in hand} == {"4l", "5l", "6l", "4s", "5s"}
