"""Additional actions in your own turn and the effects they trigger (rules §6 and §7).

Boost, delivery, politics, round staff, check-in and its group bonus; notation §3 “Turn menu”.
"""

import pytest

from austria.positions import play, position, seat
from hotelier.core.match import Match


def facts(match: Match, *names: str) -> list[object]:
    return [seat(match)[name] for name in names]


def floors(*numbers: int) -> str:
    return " ".join(f"{floor}{column}x" for floor in numbers for column in range(1, 6))


def columns(*numbers: int) -> str:
    return " ".join(f"{floor}{column}x" for floor in range(1, 5) for column in numbers)


def test_the_boost_costs_a_crown_and_adds_one_strength_once() -> None:
    match = play(position("table: dice 4411"), "die 4+")
    assert match.legal == ("emperor 0", "emperor 1", "emperor 2", "emperor 3")
    assert seat(match)["crowns"] == 9
    assert not [t for t in position("crowns 0").legal if t.endswith("+")]


def test_a_delivery_costs_a_crown_and_moves_up_to_three_cubes_over_any_guests() -> None:
    match = play(position("kitchen sswwk, cafe 58 61"), "deliver")
    assert seat(match)["crowns"] == 9
    assert (match.decision, match.legal) == (
        "deliver",
        ("serve 1k", "serve 1w", "serve 2s", "serve 2w"),
    )
    play(match, "serve 1w")
    assert match.legal == ("serve 1k", "serve 1w", "serve 2s", "serve 2w", "stop")
    play(match, "serve 2s", "serve 1k")
    assert match.decision == "turn"  # the third cube ends it
    assert facts(match, "kitchen", "cafe") == ["s1c0w1k0", [[58, "ww"], [61, "www"], None]]


def test_a_delivery_ends_when_no_kitchen_cube_fits_and_may_be_stopped() -> None:
    match = play(position("kitchen wk, cafe 54"), "deliver")
    assert match.decision == "turn"  # the one cube that fits was served automatically
    assert facts(match, "kitchen", "cafe") == ["s0c0w0k1", [[54, "w"], None, None]]
    match = play(position("kitchen ww, cafe 54 58"), "deliver", "serve 1w", "stop")
    assert facts(match, "kitchen", "crowns") == ["s0c0w1k0", 9]


def test_a_delivery_may_be_repeated_and_needs_a_crown_and_a_fitting_cube() -> None:
    # Each time, the first cube is served automatically: there was no other choice.
    match = play(position("crowns 2, kitchen wwww, cafe 58"), "deliver", "stop")
    assert "deliver" in match.legal
    play(match, "deliver", "stop")
    assert facts(match, "crowns", "kitchen") == [0, "s0c0w2k0"]
    assert "deliver" not in match.legal  # a wine would fit, but there is no crown
    assert "deliver" not in position("kitchen sc, cafe 58").legal


def test_chief_waiter_delivers_free() -> None:
    match = play(position("crowns 0, staff 24, kitchen w, cafe 54"), "deliver")
    assert facts(match, "crowns", "kitchen") == [0, "s0c0w0k0"]


@pytest.mark.parametrize(("discs", "vp"), [(0, 15), (1, 10), (2, 5)])
def test_a_disc_scores_the_first_free_place_once_a_card(discs: int, vp: int) -> None:
    match = play(position(f"crowns 20; table: places {discs} 0 0"), "claim A")
    assert facts(match, "vp", "discs") == [vp, "A"]
    assert "claim A" not in match.legal


def test_one_disc_a_player_a_card() -> None:
    assert "claim A" not in position("crowns 20, discs A; table: places 1 0 0").legal
    match = position("crowns 20; 2: discs A, crowns 0; table: places 1 0 0")
    assert seat(play(match, "claim A"))["vp"] == 10


@pytest.mark.parametrize(
    ("card", "holds", "fails"),
    [
        (105, "crowns 20", "crowns 19"),
        (
            106,
            "rooms 11 12 13 14 15 21 22 23 24 25 31 32x",
            "rooms 11 12 13 14 15 21 22 23 24 25 31",
        ),
        (107, "staff 5 6 7 8 9 10", "staff 5 6 7 8 9"),
        (108, "emperor 10", "emperor 9"),
        (109, f"rooms {floors(1, 3)}", f"rooms {floors(1)} 31x 32x 33x 34x 35"),
        (110, f"rooms {floors(1, 2)} 32x 42x 44x", f"rooms {floors(1, 2)} 32x 42x 44"),
        (111, "rooms 12x 21x 22x 25x 34x 35x", "rooms 12x 21x 22x 25x 34x 35"),
        (112, f"rooms {columns(2, 5)}", f"rooms {columns(2)} 15x 25x 35x 45"),
        (113, "rooms 11x 15x 45x 12x 21x 22x 13x 14x 23x", "rooms 11x 15x 45x 12x 21x 22x 13x 14x"),
        (114, "rooms 13x 14x 23x 24x 12x 21x 22x", "rooms 13x 14x 23x 24x 12x 21x"),
        (115, "rooms 12x 21x 22x 25x 11x 15x 45x", "rooms 12x 21x 22x 11x 15x 45x 31x"),
        (116, "rooms 11x 15x 45x 31x 13x 14x 23x", "rooms 11x 15x 45x 13x 14x 23x 24x"),
    ],
)
def test_a_politics_card_is_claimed_when_its_condition_holds_and_only_then(
    card: int, holds: str, fails: str
) -> None:
    letter = (card - 105) // 4
    cards = ["106", "109", "113"] if card != 106 else ["105", "109", "113"]
    cards[letter] = str(card)
    claim = f"claim {'ABC'[letter]}"
    for text, there in ((holds, True), (fails, False)):
        match = position(f"{text}; table: politics {' '.join(cards)}")
        assert (claim in match.legal) == there, text


def test_round_staff_is_used_once_a_round() -> None:
    match = position("staff 1 4, used 4, cafe 61")
    assert [t for t in match.legal if t.startswith("use")] == ["use 1"]
    assert play(match, "use 1").legal == ("kitchen", "serve 1s")
    assert seat(match)["used"] == [1, 4]  # marked before the cube is placed
    play(match, "serve 1s")
    assert not [t for t in match.legal if t.startswith("use")]


@pytest.mark.parametrize(
    ("card", "kitchen"), [(1, "s1c0w0k0"), (2, "s0c1w0k0"), (3, "s0c0w1k0"), (4, "s0c0w0k1")]
)
def test_each_round_card_gives_its_cube(card: int, kitchen: str) -> None:
    assert seat(play(position(f"staff {card}"), f"use {card}"))["kitchen"] == kitchen


@pytest.mark.parametrize(
    ("guest", "rooms"),
    [
        (65, ("11", "31")),
        (51, ("12", "22")),
        (85, ("13", "24")),
        (98, ("11", "12", "13", "22", "24", "31")),
    ],
)
def test_a_guest_moves_into_a_room_of_its_colour_a_green_one_into_any(
    guest: int, rooms: tuple[str, ...]
) -> None:
    match = play(position(f"cafe {guest}:, rooms 11 12 13 15x 22 24 31"), "check-in 1")
    assert match.decision == "check-in"
    assert match.legal == tuple(f"room {room}" for room in rooms)
    assert seat(match)["cafe"] == [[guest, ""], None, None]  # still at its table


def test_a_guest_needs_a_complete_order_and_a_free_room_of_its_colour() -> None:
    assert "check-in 1" in position("cafe 65:, rooms 11").legal
    assert "check-in 1" not in position("cafe 65:k, rooms 11").legal
    assert "check-in 1" not in position("cafe 65:, rooms 11x 12").legal
    assert "check-in 1" not in position("cafe 65:").legal


def test_a_check_in_frees_the_table_and_scores_the_card() -> None:
    match = play(position("cafe 54 69:, rooms 31"), "check-in 2")
    assert facts(match, "vp", "crowns") == [7, 13]
    assert seat(match)["cafe"] == [[54, "ww"], None, None]
    assert str(seat(match)["rooms"])[10] == "x"


@pytest.mark.parametrize(
    ("board", "others", "room", "gain"),
    [
        ("night", "", "11", "vp 2"),
        ("night", "31x", "41", "vp 5"),
        ("A", "23x 24x", "25", "vp 9"),
        ("D", "12x 22x 32x", "33", "vp 15"),
        ("night", "", "44", "crowns 1"),
        ("night", "32x", "42", "crowns 3"),
        ("D", "41x 42x", "43", "crowns 6"),
        ("night", "13x 14x 23x", "24", "crowns 10"),
        ("D", "", "44", "emperor 1"),
        ("B", "25x", "35", "emperor 3"),
        ("night", "12x 21x", "22", "emperor 6"),
        ("C", "14x 23x 24x", "25", "emperor 10"),
        ("night", "13x 14x", "24", ""),
    ],
)
def test_the_group_bonus_by_colour_and_size(board: str, others: str, room: str, gain: str) -> None:
    # M. Polo moves into any room: 4 crowns.
    side = "" if board == "night" else "; table: day"
    match = position(f"board {board}, crowns 5, cafe 98:, rooms {others} {room}{side}")
    play(match, "check-in 1")
    wanted = {"vp": 0, "crowns": 5 + 4, "emperor": 0}
    if gain:
        wanted[gain.split()[0]] += int(gain.split()[1])
    assert {name: seat(match)[name] for name in wanted} == wanted


def test_occupy_effects_set_off_the_group_bonus_but_no_staff_for_guests() -> None:
    match = position("crowns 5, staff 5 6 8 23 33, cafe 72:, rooms 31 13 14x 23x 24x")
    play(match, "check-in 1")
    before = facts(match, "crowns", "emperor")
    assert (match.decision, match.legal) == ("occupy", ("room 13", "stop"))
    play(match, "room 13")
    assert before == [5 + 1, 1]  # Custodian and Stableman, for the Prince himself
    assert facts(match, "crowns", "emperor") == [5 + 1 + 10, 1]


def test_porter_completes_one_order_from_the_supply() -> None:
    match = play(position("cafe 61 65: 58:w, hand 38"), "die 5", "hire 38")
    assert (match.decision, match.legal) == ("complete", ("stop", "table 1", "table 3"))
    play(match, "table 1")
    assert seat(match)["cafe"] == [[61, ""], [65, ""], [58, "w"]]


def test_an_invited_guest_is_free_and_does_not_count_as_the_turns_guest() -> None:
    match = play(position("crowns 0, cafe 63:, rooms 11; table: row 49 50 51 52 53"), "check-in 1")
    assert (match.decision, match.legal) == (
        "invite",
        (*(f"guest {p}" for p in range(1, 6)), "stop"),
    )
    play(match, "guest 1")
    assert facts(match, "crowns", "cafe") == [0, [[49, "w"], None, None]]
    assert "guest 5" in match.legal


@pytest.mark.parametrize(
    ("guest", "room", "price"), [(66, "22", 1), (57, "22", 0), (57, "31", 1), (71, "31", 0)]
)
def test_rooms_of_a_reward_cost_full_price_one_less_or_nothing(
    guest: int, room: str, price: int
) -> None:
    match = position(f"cafe {guest}:, rooms 11 12 21x 22x 32x".replace(f" {room}x", ""))
    play(match, "check-in 1")
    if match.decision == "order":
        play(match, "effect 2")
    play(match, f"room {room}")
    assert seat(match)["crowns"] == 10 - price


def test_the_sculptors_room_is_free_on_the_lower_floors_only() -> None:
    match = play(position("crowns 0, cafe 49:, rooms 22 21x 11x"), "check-in 1")
    assert (match.decision, match.legal) == ("prepare", ("room 12", "room 23", "stop"))


def test_tile_b4_gives_a_free_room_on_the_lower_floors_occupied_at_once() -> None:
    text = (
        "crowns 0, emperor 8, rooms 11x 21x; 2: emperor 6; table: round 5, tiles A1 B4 C1, scoring"
    )
    match = position(text)
    assert (match.decision, match.legal) == ("prepare", ("room 12", "room 22", "stop"))
    assert str(seat(play(match, "room 22"))["rooms"])[6] == "x"


def test_tile_c2_gives_a_free_room_anywhere_with_its_printed_points_and_group_bonus() -> None:
    text = "crowns 0, emperor 10, rooms 35x; 2: emperor 8; table: round 7, tiles A1 B1 C2, scoring"
    match = position(text)
    assert match.legal == ("room 25", "room 34", "room 45", "stop")
    # 6 for the track, 2 printed, 2 for the blue group of one; floors 3 and 4 score 3 and 4.
    assert play(match, "room 45").scores[0] == 6 + 2 + 2 + 3 + 4
