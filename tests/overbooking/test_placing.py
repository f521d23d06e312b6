"""Stage 1: five cards each, to the queues and back doors (rules §3; §5 for what is asked)."""

from typing import Any

import pytest

import hotelier
from hotelier.core.match import Match
from hotelier.overbooking.rules.events import PlacementSkipped, TokenTaken
from overbooking.positions import hotel, line, play, position, seat, table, told

SIX_BIRDS = "1b 2b 3b 4b 5b 6b"
ALL_HANDS = "; ".join(f"{n}: hand {SIX_BIRDS} 1f 2f 3f" for n in (1, 2, 3))


def cards(match: Match, side: str, number: int = 1) -> str:
    """The cards the seat to move may bring to one side of a hotel."""
    texts = [text.split() for text in match.legal if text != "skip"]
    return " ".join(card for verb, card, where in texts if (verb, where) == (side, str(number)))


def skips(match: Match) -> list[tuple[int, str]]:
    return [(e.seat, e.reason) for e in told(match, PlacementSkipped)]


@pytest.mark.parametrize(
    ("first", "order"), [(1, [1, 2, 3]), (2, [2, 3, 1]), (3, [3, 1, 2])], ids=str
)
def test_from_the_first_player_clockwise_one_card_each_five_times(
    first: int, order: list[int]
) -> None:
    match = position(f"{ALL_HANDS}; table: first {first}")
    placed: list[tuple[int, Any]] = []
    while match.decision == "place" and table(match)["round"] == 1:
        placed.append((table(match)["turn"], match.actor))
        play(match, match.legal[0])
    assert placed == [(time, number) for time in range(1, 6) for number in order]


def test_a_card_goes_behind_those_already_there() -> None:
    match = position(
        "hotel 2: 9 monks_first, queue 2:5b, door 2:6b; 1: hand 4l 1s; 2: hand 2s 3s 3l"
    )
    play(match, "queue 4l 2", "queue 2s 2", "door 1s 2")
    assert (line(match, "queue", 2), line(match, "door", 2)) == ("2:5b 1:4l 2:2s", "2:6b 1:1s")
    assert (seat(match, 1)["hand"], seat(match, 2)["hand"]) == ([], ["3l", "3s"])


def test_every_card_of_the_hand_may_go_to_every_queue_and_back_door() -> None:
    match = position("1: hand 1b 5s; table: players 3")
    placings = [f"{card} {number}" for card in ("1b", "5s") for number in (1, 2, 3)]
    assert match.legal == (*(f"door {p}" for p in placings), *(f"queue {p}" for p in placings))


def test_a_queue_holds_four() -> None:
    match = position("hotel 1: 9 none, queue 2:1b 2:2b 2:3b; 1: hand 1f 2f; 2: hand 1f 2f")
    assert cards(match, "queue") == "1f 2f"
    play(match, "queue 1f 1")
    assert (cards(match, "queue"), cards(match, "door")) == ("", "1f 2f")


def test_a_back_door_holds_two() -> None:
    match = position("hotel 1: 9 none, door 2:1b; 1: hand 1f 2f; 2: hand 1f 2f")
    assert cards(match, "door") == "1f 2f"
    play(match, "door 1f 1")
    assert (cards(match, "door"), cards(match, "queue")) == ("", "1f 2f")


def test_without_a_back_door_the_queue_holds_five() -> None:
    four = "2:1b 2:2b 2:3b 2:4b"
    match = position(f"hotel 1: 17 no_back_door, queue {four}; 1: hand 1f 2f; 2: hand 1f 2f")
    assert (cards(match, "queue"), cards(match, "door")) == ("1f 2f", "")
    play(match, "queue 1f 1")
    assert (cards(match, "queue"), cards(match, "door")) == ("", "")


def test_the_first_at_a_back_door_takes_its_token_and_the_second_does_not() -> None:
    match = position("1: hand 1f 2f; 2: hand 1f 2f 3f")
    assert hotel(match)["token"]
    play(match, "door 1f 1")
    assert not hotel(match)["token"]
    play(match, "door 1f 1")
    assert [seat(match, n)["tokens"] for n in (1, 2)] == [1, 0]
    assert [(e.seat, e.hotel) for e in told(match, TokenTaken)] == [(1, 1)]


def test_a_queue_gives_no_token() -> None:
    match = play(position("1: hand 1f 2f; 2: hand 1f 2f"), "queue 1f 1")
    assert (seat(match)["tokens"], hotel(match)["token"]) == (0, True)


def test_each_back_door_has_a_token_of_its_own() -> None:
    match = position("1: hand 1f 2f 3f, tokens 3; 2: hand 1f 2f 3f")
    play(match, "door 1f 1", "queue 1f 1", "door 2f 2")
    assert (seat(match)["tokens"], [h["token"] for h in table(match)["hotels"]]) == (5, [False] * 2)


def test_a_taken_token_is_not_given_twice() -> None:
    match = play(position("hotel 1: 9 none, no token; 1: hand 1f 2f; 2: hand 1f 2f"), "door 1f 1")
    assert seat(match)["tokens"] == 0


def test_a_hotel_without_a_back_door_has_no_token() -> None:
    match = position("hotel 1: 17 no_back_door; 1: hand 1f 2f")
    assert not hotel(match)["token"]


CLOSING = "hotel 1: tile {}{}; hotel 2: tile 3a; table: round {}, closing"


@pytest.mark.parametrize("left", ["", ", no token"], ids=["token left over", "token taken"])
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_every_back_door_has_one_token_in_a_new_round_whether_one_was_left_or_not(
    left: str, round_: int
) -> None:
    chance = ["~tiles 6a 7a"] if round_ == 2 else []
    match = position(CLOSING.format("8a", left, round_), chance)
    assert table(match)["round"] == round_ + 1
    assert hotel(match)["token"] is True
    text = next(text for text in match.legal if text.startswith("door") and text.endswith(" 1"))
    assert match.actor == 2
    assert seat(play(match, text), 2)["tokens"] == 1


@pytest.mark.parametrize(
    ("round_", "chance"), [(1, []), (2, ["~tiles 2b 7a"])], ids=["turned", "replaced"]
)
def test_a_token_left_over_is_lost_when_the_new_face_has_no_back_door(
    round_: int, chance: list[str]
) -> None:
    old = "2a" if round_ == 1 else "8a"
    match = position(CLOSING.format(old, "", round_), chance)
    assert (hotel(match)["rule"], hotel(match)["token"]) == ("no_back_door", False)


def test_a_face_with_a_back_door_after_one_without_gets_a_token() -> None:
    match = position(CLOSING.format("2b", "", 1))
    assert (hotel(match)["rule"], hotel(match)["token"]) == ("monks_first", True)


@pytest.mark.parametrize(
    ("rule", "allowed"),
    [
        ("none", SIX_BIRDS),
        ("no_soldiers", "1b 2b 3b 4b 6b"),
        ("small_only", "1b 2b 3b"),
        ("large_only", "4b 5b 6b"),
        ("first_open", SIX_BIRDS),
        ("second_open", SIX_BIRDS),
        ("two_crests", SIX_BIRDS),
        ("monks_first", SIX_BIRDS),
        ("soldiers_first", SIX_BIRDS),
    ],
)
def test_a_hotel_rule_binds_the_queue_and_the_back_door_stays_free(rule: str, allowed: str) -> None:
    match = position(f"hotel 1: 9 {rule}; 1: hand {SIX_BIRDS}")
    assert (cards(match, "queue"), cards(match, "door")) == (allowed, SIX_BIRDS)


@pytest.mark.parametrize(
    ("queue", "allowed"),
    [
        ("", "1b 1f 1l 1s"),
        ("2:4f", "1b 1f 1l 1s"),
        ("2:4f 2:5f", "1b 1f 1l 1s"),
        ("2:4f 3:5s", "1f 1s"),
        ("2:4f 2:5f 3:4b", "1b 1f"),
    ],
)
def test_two_crests_in_the_queue_bar_all_others_whoever_placed_them(
    queue: str, allowed: str
) -> None:
    match = position(f"hotel 1: 14 two_crests, queue {queue}; 1: hand 1b 1f 1l 1s; 3: tokens 0")
    assert (cards(match, "queue"), cards(match, "door")) == (allowed, "1b 1f 1l 1s")


def test_crests_at_the_back_door_do_not_count_for_two_crests() -> None:
    match = position("hotel 1: 14 two_crests, queue 2:4f, door 2:4b 2:4l; 1: hand 1b 1f 1l 1s")
    assert cards(match, "queue") == "1b 1f 1l 1s"


@pytest.mark.parametrize(
    ("rule", "shown"),
    [
        ("first_open", [True, False, False]),
        ("second_open", [False, True, False]),
        ("none", [False] * 3),
    ],
)
def test_the_first_or_second_card_of_the_queue_is_placed_face_up(
    rule: str, shown: list[bool]
) -> None:
    match = position(f"hotel 1: 9 {rule}; 1: hand 1b 2b 6b; 2: hand 3b 4b 5b 6b")
    play(match, "queue 2b 1", "queue 4b 1", "queue 1b 1")
    assert [is_open for *_, is_open in hotel(match)["queue"]] == shown
    play(match, "door 3b 1", "door 6b 1")
    assert [is_open for *_, is_open in hotel(match)["door"]] == [False, False]


@pytest.mark.parametrize("time", [1, 4, 5])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_only_the_last_in_order_may_leave_out_a_card_and_only_the_fifth(
    time: int, number: int
) -> None:
    match = position(f"{ALL_HANDS}; table: first 2, time {time}, next {number}")
    assert match.actor == number
    assert ("skip" in match.legal) == (number == 1 and time == 5)


def test_a_card_left_out_stays_in_hand() -> None:
    match = position("1: hand 1b 2b; table: first 2, time 5, next 1, round 4")
    play(match, "skip")
    assert match.over
    assert (seat(match)["hand"], skips(match)) == (["1b", "2b"], [(1, "choice")])


def test_the_last_seat_is_asked_even_with_one_card_and_one_place_left() -> None:
    full = "queue 2:1b 2:2b 2:3b 2:4b"
    match = position(
        f"hotel 1: 9 none, {full}, door 2:5b"
        "; hotel 2: 17 no_back_door, queue 2:1f 2:2f 2:3f 2:4f 2:5f"
        "; 1: hand 1b; table: first 2, time 5, next 1"
    )
    assert match.legal == ("door 1b 1", "skip")


FULL = "queue 3:1b 3:2b 3:3b 3:4b, door 3:5b 3:6b"
ALMOST_FULL = f"hotel 1: 9 none, {FULL}; hotel 2: 17 no_back_door, queue 3:1f 3:2f 3:3f 3:4f 3:5f"


def test_a_seat_without_a_legal_placement_is_passed_over_and_the_next_is_asked() -> None:
    match = position(
        f"{ALMOST_FULL}; hotel 3: 8 small_only, door 3:1l 3:2l"
        "; 1: hand 4b 5b 6b; 2: hand 1b 2b 6b; table: time 2"
    )
    assert (match.actor, match.legal) == (2, ("queue 1b 3", "queue 2b 3"))
    assert skips(match) == [(1, "no place")]
    assert seat(match)["hand"] == ["4b", "5b", "6b"]


def test_the_last_seat_without_a_legal_placement_is_passed_over_and_not_asked_to_skip() -> None:
    match = position(
        f"{ALMOST_FULL}; hotel 3: 8 small_only, door 3:1l 3:2l"
        "; 3: hand 4l 5l; table: time 5, next 3, round 4"
    )
    assert match.over
    assert skips(match) == [(3, "no place")]


def test_a_single_legal_placement_is_made_without_asking() -> None:
    match = position(
        f"{ALMOST_FULL}; hotel 3: 8 small_only, door 3:1l 3:2l"
        "; 1: hand 1b 6b; 2: hand 2b 3b; table: time 2"
    )
    assert (match.actor, match.steps) == (2, ())
    assert line(match, "queue", 3) == "1:1b"


def test_a_new_game_begins_with_nine_cards_each_and_one_token_a_back_door() -> None:
    match = hotelier.new("overbooking", players=4, seed=3)
    assert [len(seat(match, n)["hand"]) for n in range(1, 5)] == [9] * 4
    assert len(table(match)["hotels"]) == 4
    for there in table(match)["hotels"]:
        assert there["token"] == (there["rule"] != "no_back_door")
        assert there["queue"] == there["door"] == []
