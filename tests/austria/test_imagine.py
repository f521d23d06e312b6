"""From a view back to a position, and what a seat can't see dealt again (rules §11).

Positions come from recorded games of every variant and, for what those rarely reach, from a few
built by hand. `hidden.reshuffled` says independently what a seat may not know.
"""

from collections import Counter

import pytest

from austria.hidden import reshuffled
from austria.positions import play, position
from conformance import MOST_DECISIONS, Variant, played, variants
from hotelier.austria.game import GAME
from hotelier.austria.rules.actions import KINDS
from hotelier.austria.rules.hire import FROM_HAND, Hire
from hotelier.austria.rules.state import State
from hotelier.austria.rules.tables import staff_ids
from hotelier.austria.viewing import gone
from hotelier.core.dealer import SeededDealer
from hotelier.core.errors import OptionError
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.core.state import playout

AUSTRIA = [variant for variant in variants() if variant.game == "austria"]
every_variant = pytest.mark.parametrize("variant", AUSTRIA, ids=str)
# A position's own numbers that a viewer doesn't see; the last one only counts reveals.
UNSEEN = {"staff_deck", "mask", "reveals"}
ALL_CARDS = list(range(1, 49))

# What it's about: the position, the actions that lead there, what's drawn on the way.
HANDS = "hand 3 5; 2: hand 4 6"
THIRD = "table: round 3, tiles A3 B1 C1, scoring"
LAST = "table: round 7, tiles A1 B1 C4, scoring"
GIZIA = "cafe 97:, rooms 11; table: dice 1144"
BY_HAND = {
    "the Duke's offer": ("cafe 76:, rooms 11", ["check-in 1"], "~draw 1 39 44 47"),
    "the Baroness's offer": ("cafe 75:, rooms 11", ["check-in 1"], "~draw 1 39 44 47"),
    "an offer of tile A3": (f"emperor 6; 2: emperor 4; {THIRD}", [], "~draw 1 39 44 47"),
    "an offer from under the deck": (
        "cafe 76:, rooms 11; table: deck 7, under 39@1 44@2 47@1",
        ["check-in 1"],
        "~draw 1 7 39 44",
    ),
    "cards to put under the deck": (f"2: emperor 4; {THIRD}", ["pay 1"], ""),
    "cards under the deck": ("table: under 39@1 44@2 47@1", [], ""),
    "an end card to dismiss": (f"staff 31 48; 2: emperor 8; {LAST}", ["pay 1"], ""),
    "a dismissed end card": (f"staff 31 48; 2: staff 27 28; {LAST}", ["pay 1", "dismiss 31"], ""),
    "an extra turn": (GIZIA, ["check-in 1"], ""),
    "an extra turn and its guest": (GIZIA, ["check-in 1", "guest 3"], ""),
    "an extra action": (f"{GIZIA}, revised", ["check-in 1"], ""),
    "loose cubes": ("staff 14, cafe 54, rooms 11", ["die 2", "effect 1", "split 0"], ""),
    "cubes of choice": ("cafe 54: 61, rooms 12", ["check-in 1"], ""),
    "effects to put in order": ("cafe 66:, rooms 11", ["check-in 1"], ""),
    "a room to occupy": ("cafe 72:, rooms 11 12 13x 22", ["check-in 1"], ""),
    "a room to demolish": (
        f"rooms 11 21 22; 2: emperor 4; {THIRD.replace('A3', 'A4')}",
        ["pay 1"],
        "",
    ),
    "an order to complete": (
        "cafe 76: 61 58:w, rooms 11",
        ["check-in 1", "hire 38"],
        "~draw 1 38 44 47",
    ),
    "a guest to invite": ("cafe 63:, rooms 11", ["check-in 1"], ""),
    "the other seat hires": ("2: crowns 2; table: turn 2, dice 55", ["die 5"], ""),
    "the end": ("table: final", [], ""),
}
by_hand = pytest.mark.parametrize("name", BY_HAND)


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def built(name: str) -> State:
    """A handmade position in which both seats have cards."""
    text, actions, drawn = BY_HAND[name]
    table = position(f"{text}; {HANDS}", [drawn] if drawn else [])
    return state_of(play(table, *actions))


def some_states(variant: Variant, number: int) -> list[State]:
    """Decisions spread over a recorded game."""
    return [m.state for m in played(variant).some(number) if isinstance(m.state, State)]


def eyes(state: State) -> list[int | None]:
    """Every seat, and a spectator."""
    return [None, *range(1, state.players + 1)]


def redealt(state: State, seat: int, rng: Rng) -> State:
    other = state.clone()
    other.redeal(seat, rng)
    return other


def staff_cards(state: State) -> list[int]:
    """Every staff card wherever it is, ascending: one in two places is listed twice."""
    places = [state.staff_deck, gone(state)]
    places += [mask for s in state.seats for mask in (s.hand, s.staff, s.packet)]
    if isinstance(state.top, Hire) and state.top.offer != FROM_HAND:
        places.append(state.top.offer)
    places += [1 << (entry & 63) for entry in state.under]
    return sorted(card for mask in places for card in staff_ids(mask))


def assert_looks_alike(state: State, rng: Rng) -> None:
    """Everyone sees the same in what was imagined from their view, and the public part is right."""
    real = GAME.snapshot(state)
    for seat in eyes(state):
        view = GAME.view(state, seat)
        imagined = GAME.imagine(view, rng)
        assert GAME.view(imagined, seat) == view
        again = GAME.snapshot(imagined)
        unlike = {key for key, value in real["state"].items() if again["state"][key] != value}
        assert unlike <= UNSEEN
        if seat == state.actor:
            assert imagined.legal() == state.legal()


def assert_nothing_hidden_is_read(state: State, seed: int) -> bool:
    """If only hidden cards differ, the same is imagined; returns whether any did."""
    changed = False
    for seat in range(1, state.players + 1):
        other = reshuffled(state, seat, Rng(seed))
        changed |= GAME.snapshot(other) != GAME.snapshot(state)
        one, two = (GAME.imagine(GAME.view(each, seat), Rng(seed)) for each in (state, other))
        assert GAME.snapshot(one) == GAME.snapshot(two)
        one, two = (redealt(each, seat, Rng(seed)) for each in (state, other))
        assert GAME.snapshot(one) == GAME.snapshot(two)
    return changed


def assert_no_card_is_lost(state: State, rng: Rng) -> None:
    """After dealing again, all 48 staff cards are there and a seat sees what it saw."""
    before = GAME.snapshot(state)
    for seat in range(1, state.players + 1):
        other = redealt(state, seat, rng)
        assert GAME.view(other, seat) == GAME.view(state, seat)
        assert staff_cards(other) == ALL_CARDS
        assert gone(other) == gone(state)
        assert staff_cards(GAME.imagine(GAME.view(state, seat), rng)) == ALL_CARDS
    assert GAME.snapshot(state) == before


def assert_can_be_played_to_its_end(state: State, rng: Rng) -> None:
    for seat in eyes(state):
        imagined = GAME.imagine(GAME.view(state, seat), rng)
        playout(imagined, rng, MOST_DECISIONS)
        assert imagined.winners()


@every_variant
def test_an_imagined_position_looks_just_so_to_its_seat(variant: Variant) -> None:
    rng = Rng(1)
    for state in some_states(variant, 25):
        assert_looks_alike(state, rng)


@every_variant
def test_so_does_one_that_awaits_chance(variant: Variant) -> None:
    awaited = set()
    for number, (state, _) in enumerate(played(variant).states()):
        assert isinstance(state, State)
        if state.chance and state.row and (number % 3 == 0 or state.chance not in awaited):
            awaited.add(state.chance)
            assert_looks_alike(state, Rng(2))
    assert len(awaited) > 1


@by_hand
def test_so_does_one_that_is_seldom_reached(name: str) -> None:
    for seed in range(5):
        assert_looks_alike(built(name), Rng(seed))


def test_every_kind_of_decision_is_among_those_that_were_imagined() -> None:
    states = [state for variant in AUSTRIA for state in some_states(variant, 25)]
    assert {int(state.kind) for state in [*states, *map(built, BY_HAND)]} == set(range(len(KINDS)))


@every_variant
def test_neither_imagining_nor_redealing_reads_what_is_hidden(variant: Variant) -> None:
    changed = 0
    for number, state in enumerate(some_states(variant, 12)):
        changed += assert_nothing_hidden_is_read(state, number)
    assert changed > 0


@by_hand
def test_nor_do_they_where_games_seldom_come(name: str) -> None:
    assert sum(assert_nothing_hidden_is_read(built(name), seed) for seed in range(5)) > 0


@every_variant
def test_redealing_keeps_what_the_seat_sees_and_every_staff_card(variant: Variant) -> None:
    for number, state in enumerate(some_states(variant, 12)):
        assert_no_card_is_lost(state, Rng(number))


@by_hand
def test_so_it_does_where_games_seldom_come(name: str) -> None:
    for seed in range(10):
        assert_no_card_is_lost(built(name), Rng(seed))


@every_variant
def test_what_was_imagined_can_be_played_to_its_end(variant: Variant) -> None:
    for number, state in enumerate(some_states(variant, 4)):
        assert_can_be_played_to_its_end(state, Rng(number))


@by_hand
def test_so_can_what_games_seldom_reach(name: str) -> None:
    assert_can_be_played_to_its_end(built(name), Rng(6))


SECRETS = "hand 33; 2: hand 41 42; 3: hand 12; table: players 3, deck 1 2, under 39@2 44@1 8@3"


def test_over_time_every_hidden_card_lies_wherever_it_may_and_equally_often() -> None:
    view, rng = position(SECRETS).view(1), Rng(8)
    found: Counter[tuple[str, int]] = Counter()
    for _ in range(2000):
        state = GAME.imagine(view, rng)
        first, own, last = (staff_ids(1 << (entry & 63))[0] for entry in state.under)
        assert (own, staff_ids(state.seats[0].hand)) == (44, [33])
        found.update({("under first", first): 1, ("under last", last): 1})
        found.update(("hand 2", card) for card in staff_ids(state.seats[1].hand))
        found.update(("hand 3", card) for card in staff_ids(state.seats[2].hand))
        found.update(("deck", card) for card in staff_ids(state.staff_deck))
    hidden = (41, 42, 12, 1, 2, 39, 8)
    places = {"hand 2": 2, "hand 3": 1, "deck": 2, "under first": 1, "under last": 1}
    assert set(found) == {(place, card) for place in places for card in hidden}
    for (place, _), times in found.items():
        assert abs(times - 2000 * places[place] / len(hidden)) < 75


def test_an_offer_to_another_seat_is_dealt_from_all_that_is_hidden() -> None:
    text = "cafe 76:, rooms 11, hand 5; 2: hand 9; table: deck 1 2 3 4"
    view, rng = play(position(text, ["~draw 1 1 2 3"]), "check-in 1").view(2), Rng(9)
    offers = set()
    for _ in range(300):
        imagined = GAME.imagine(view, rng)
        assert isinstance(imagined.top, Hire)
        offer = staff_ids(imagined.top.offer)
        assert [GAME.text(a) for a in imagined.legal()] == [*(f"hire {c}" for c in offer), "stop"]
        offers.add(tuple(offer))
    assert len(offers) == 10  # three of the five cards 1 to 5


def test_a_seat_that_is_asked_keeps_a_choice_and_it_is_one_of_its_hand() -> None:
    # Seat 2 can spend four crowns: with a hand of expensive cards, it wouldn't have been asked.
    match = play(position("2: crowns 2, hand 45 9; table: turn 2, dice 55"), "die 5")
    view, rng = match.view(1), Rng(10)
    assert (match.actor, match.decision) == (2, "hire")
    hands = set()
    for _ in range(200):
        imagined = GAME.imagine(view, rng)
        hand = staff_ids(imagined.seats[1].hand)
        hirable = {GAME.text(action) for action in imagined.legal()} - {"stop"}
        assert hirable
        assert hirable <= {f"hire {card}" for card in hand}
        hands.add(tuple(hand))
    assert len(hands) > 100


def test_a_table_that_is_not_set_cannot_be_imagined() -> None:
    with pytest.raises(OptionError, match="only be imagined after setup"):
        GAME.imagine(Match(GAME, {}, SeededDealer(0)).view(1), Rng(0))
