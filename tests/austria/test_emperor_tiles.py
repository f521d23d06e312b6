"""Every emperor tile: its bonus, each option of its penalty, and who is spared (rules §8).

Seat 1 is the one examined. For a bonus, it's on the space that leaves it at exactly 3; for a
penalty at 0. Seat 2 ends at 1, where nothing happens. After a C tile the game is over, so the VP of
these seats include the final scoring; their purses are empty for that reason.
"""

from collections.abc import Iterable

import pytest

from austria.positions import play, position, seat
from hotelier.austria.view import AustriaView
from hotelier.core.match import Match

ROUND = {"A": 3, "B": 5, "C": 7}  # also the steps back
TRACK_VP = {"A": 4, "B": 5, "C": 6}  # of the space that leaves a seat at 3
TILES = tuple(f"{letter}{number}" for letter in "ABC" for number in "1234")

every_tile = pytest.mark.parametrize("tile", TILES)


def scoring(tile: str, text: str, edition: str = "", chance: Iterable[str] = ()) -> Match:
    """The end of the tile's round."""
    number = ROUND[tile[0]]
    tiles = " ".join(tile if tile[0] == letter else f"{letter}1" for letter in "ABC")
    table = f"table: scoring, round {number}, tiles {tiles} {edition}"
    return position(f"2: emperor {number + 1}; {text}; {table}", chance)


def bonus(tile: str, text: str, edition: str = "", chance: Iterable[str] = ()) -> Match:
    """Seat 1 gets the bonus of the tile."""
    return scoring(tile, f"emperor {ROUND[tile[0]] + 3}, {text}", edition, chance)


def penalty(tile: str, text: str, edition: str = "") -> Match:
    """Seat 1 suffers the penalty of the tile."""
    return scoring(tile, f"emperor 0, {text}", edition)


def table_of(match: Match) -> AustriaView:
    """The table as seat 1 sees it."""
    table = match.view(1)
    assert isinstance(table, AustriaView)
    return table


def question(match: Match) -> tuple[int | None, str | None, tuple[str, ...]]:
    """Who is asked what, with which answers."""
    return match.actor, match.decision, match.legal


def test_tile_a1_bonus_gives_3_crowns() -> None:
    assert seat(bonus("A1", "crowns 10"))["crowns"] == 13
    assert seat(bonus("A1", "crowns 19"))["crowns"] == 20


def test_tile_a1_penalty_takes_3_crowns_or_5_vp() -> None:
    match = play(penalty("A1", "crowns 4"), "pay 1")
    assert (seat(match)["crowns"], seat(match)["vp"]) == (1, 0)
    match = play(penalty("A1", "crowns 4"), "pay 2")
    assert (seat(match)["crowns"], seat(match)["vp"]) == (4, -5)


def test_tile_a2_bonus_gives_two_cubes_of_choice_placed_together() -> None:
    match = bonus("A2", "cafe 66")
    assert question(match) == (1, "cube", ("cube c", "cube k", "cube s", "cube w"))
    play(match, "cube k", "cube k")
    assert question(match) == (1, "place", ("kitchen", "serve 1k"))
    play(match, "serve 1k")
    assert (seat(match)["cafe"], seat(match)["kitchen"]) == ([[66, "c"], None, None], "s0c0w0k1")


def test_tile_a2_penalty_takes_all_cubes_of_the_kitchen_and_none_off_the_guests() -> None:
    match = penalty("A2", "kitchen sscwk, cafe 66:c")
    assert (seat(match)["cafe"], seat(match)["kitchen"]) == ([[66, "c"], None, None], "s0c0w0k0")


def test_tile_a3_bonus_offers_three_cards_3_crowns_cheaper() -> None:
    # Masseuse 1 crown, Interior Architect 3, Concierge 4; the purse is empty.
    match = bonus("A3", "crowns 0, hand 45", chance=["~draw 1 7 19 28"])
    assert question(match) == (1, "hire", ("hire 19", "hire 7", "stop"))
    play(match, "hire 19")
    assert (seat(match)["staff"], seat(match)["hand"]) == ([19], [45])
    assert table_of(match).under == (7, 28)


def test_tile_a3_penalty_puts_2_cards_under_the_deck_in_the_order_returned() -> None:
    # Seat 2 gets the bonus then: its offer takes the two cards of the deck and the first under it.
    match = scoring("A3", "emperor 0, hand 3 7 9; 2: emperor 6", ", deck 1 2")
    play(match, "pay 1")
    assert question(match) == (1, "return", ("return 3", "return 7", "return 9"))
    play(match, "return 9", "return 3")
    assert seat(match)["hand"] == [7]
    assert question(match) == (2, "hire", ("hire 1", "hire 2", "hire 9", "stop"))
    play(match, "stop")
    assert table_of(match).under == (3, None, None, None)


def test_tile_a3_penalty_can_be_5_vp_instead() -> None:
    match = play(penalty("A3", "hand 3 7 9"), "pay 2")
    assert (seat(match)["hand"], seat(match)["vp"]) == ([3, 7, 9], -5)


def test_tile_a4_bonus_prepares_a_room_of_any_floor_free() -> None:
    match = bonus("A4", "crowns 0, rooms 11 21 31 32 33")
    rooms = ("room 12", "room 22", "room 23", "room 34", "room 41", "room 42", "room 43", "stop")
    assert question(match) == (1, "prepare", rooms)
    play(match, "room 43")
    assert seat(match)["rooms"] == "o....o....ooo....o.."
    assert (seat(match)["crowns"], seat(match)["vp"]) == (0, TRACK_VP["A"] + 2)


def test_tile_a4_penalty_takes_a_free_room_of_the_highest_floor_with_one() -> None:
    match = play(penalty("A4", "rooms 11x 12 21 31 32 41x"), "pay 1")
    assert question(match) == (1, "demolish", ("room 31", "room 32"))
    play(match, "room 31")
    assert seat(match)["rooms"] == "xo...o.....o...x...."


def test_tile_a4_penalty_can_be_5_vp_instead() -> None:
    match = play(penalty("A4", "rooms 11x 12"), "pay 2")
    assert (seat(match)["rooms"], seat(match)["vp"]) == ("xo..................", -5)


def test_tile_b1_bonus_gives_a_cube_of_each_kind_to_serve_or_keep() -> None:
    assert seat(bonus("B1", "kitchen s"))["kitchen"] == "s2c1w1k1"
    match = bonus("B1", "cafe 66")
    assert question(match) == (1, "place", ("kitchen", "serve 1c", "serve 1k"))
    play(match, "serve 1c", "kitchen")
    assert (seat(match)["cafe"], seat(match)["kitchen"]) == ([[66, "k"], None, None], "s1c0w1k1")


def test_tile_b1_penalty_takes_all_cubes_of_the_kitchen_and_off_the_guests() -> None:
    match = penalty("B1", "kitchen sscwk, cafe 66:c 55: 91:s")
    assert seat(match)["kitchen"] == "s0c0w0k0"
    assert seat(match)["cafe"] == [[66, "ck"], [55, "www"], [91, "s"]]


def test_tile_b2_bonus_gives_5_crowns() -> None:
    assert seat(bonus("B2", "crowns 10"))["crowns"] == 15


def test_tile_b2_penalty_takes_5_crowns_or_7_vp() -> None:
    match = play(penalty("B2", "crowns 6"), "pay 1")
    assert (seat(match)["crowns"], seat(match)["vp"]) == (1, 0)
    match = play(penalty("B2", "crowns 6"), "pay 2")
    assert (seat(match)["crowns"], seat(match)["vp"]) == (6, -7)


def test_tile_b3_bonus_offers_three_cards_free() -> None:
    match = bonus("B3", "crowns 0", chance=["~draw 1 7 25 28"])
    assert question(match) == (1, "hire", ("hire 25", "hire 28", "hire 7", "stop"))
    play(match, "hire 25")
    assert seat(match)["staff"] == [25]
    assert table_of(match).under == (7, 28)


def test_tile_b3_penalty_puts_3_cards_under_the_deck_in_the_order_returned() -> None:
    match = play(penalty("B3", "hand 3 7 9 11"), "pay 1", "return 9", "return 3", "return 11")
    assert seat(match)["hand"] == [7]
    assert table_of(match).under == (9, 3, 11)


def test_tile_b3_penalty_can_be_7_vp_instead() -> None:
    match = play(penalty("B3", "hand 3 7 9"), "pay 2")
    assert (seat(match)["hand"], seat(match)["vp"]) == ([3, 7, 9], -7)


@pytest.mark.parametrize(("edition", "crowns"), [("", 0), (", revised", 1)])
def test_tile_b4_bonus_prepares_and_occupies_a_room_of_floors_1_and_2(
    edition: str, crowns: int
) -> None:
    match = bonus("B4", "crowns 0, staff 23, rooms 11x 21x 22x 31", edition)
    assert question(match) == (1, "prepare", ("room 12", "room 23", "stop"))
    play(match, "room 12")
    assert seat(match)["rooms"] == "xx...xx...o........."
    # The three yellow rooms are full: 6 steps. The Custodian counts it in the revised edition.
    assert (seat(match)["emperor"], seat(match)["crowns"]) == (3 + 6, crowns)


def test_tile_b4_penalty_takes_the_highest_free_room_twice() -> None:
    match = play(penalty("B4", "rooms 11x 12 13 31 41x"), "pay 1")
    # 31 was the only free room of its floor; now the ground floor is the highest with one.
    assert question(match) == (1, "demolish", ("room 12", "room 13"))
    play(match, "room 12")
    assert seat(match)["rooms"] == "x.o............x...."


def test_tile_b4_penalty_can_be_7_vp_instead() -> None:
    match = play(penalty("B4", "rooms 11x 12 13"), "pay 2")
    assert (seat(match)["rooms"], seat(match)["vp"]) == ("xoo.................", -7)


def test_tile_c1_bonus_gives_8_vp() -> None:
    assert bonus("C1", "crowns 0").scores[0] == TRACK_VP["C"] + 8


def test_tile_c1_penalty_takes_8_vp_even_from_nothing() -> None:
    assert penalty("C1", "crowns 0").scores[0] == -8


@pytest.mark.parametrize(("edition", "crowns"), [("", 0), (", revised", 1)])
def test_tile_c2_bonus_prepares_and_occupies_a_room_anywhere(edition: str, crowns: int) -> None:
    match = bonus("C2", "crowns 0, staff 23, rooms 33x", edition)
    assert question(match) == (1, "prepare", ("room 23", "room 32", "room 34", "room 43", "stop"))
    play(match, "room 43")
    assert seat(match)["rooms"] == "............x....x.."
    # 2 VP printed, 5 VP for the blue pair, then 3 + 4 VP for the rooms; the Custodian's crown.
    assert match.scores[0] == TRACK_VP["C"] + 2 + 5 + 7 + crowns


def test_tile_c2_penalty_takes_a_top_room_and_the_nearest_below_it_in_its_column() -> None:
    match = penalty("C2", "rooms 11x 31x 41x 12x 42x 22")
    assert question(match) == (1, "demolish", ("room 41", "room 42"))
    play(match, "room 41")
    assert seat(match)["rooms"] == "xx....o.........x..."


def test_tile_c2_penalty_reaches_down_however_many_floors() -> None:
    match = play(penalty("C2", "rooms 11x 31x 41x 12x 42x 22"), "room 42")
    assert seat(match)["rooms"] == "x.....o...x....x...."


def test_tile_c2_penalty_in_classic_spares_a_top_room_with_nothing_occupied_below() -> None:
    # 41 is above prepared rooms only, so 42 is taken without asking, and 12 below it.
    match = penalty("C2", "rooms 21 31 41x 42x 12x 13x")
    assert seat(match)["rooms"] == "..x..o....o....x...."


def test_tile_c2_penalty_in_classic_takes_one_room_if_no_top_room_has_one_below() -> None:
    match = penalty("C2", "rooms 41x 42x 23x")
    assert question(match) == (1, "demolish", ("room 41", "room 42"))
    play(match, "room 42")
    assert seat(match)["rooms"] == ".......x.......x...."


def test_tile_c2_penalty_in_revised_takes_the_second_room_in_any_column() -> None:
    # 41 may go although nothing is occupied below it; 12 is on too low a floor.
    match = penalty("C2", "rooms 41x 42x 12x 22x 23x", ", revised")
    assert question(match) == (1, "demolish", ("room 41", "room 42"))
    play(match, "room 41")
    assert question(match) == (1, "demolish", ("room 22", "room 23"))
    play(match, "room 23")
    assert seat(match)["rooms"] == ".x....x.........x..."


def test_tile_c2_penalty_in_revised_takes_the_second_room_from_a_lower_floor_only() -> None:
    match = play(penalty("C2", "rooms 41x 42x 31", ", revised"), "room 41")
    assert seat(match)["rooms"] == "..........o.....x..."


def test_tile_c2_penalty_takes_nothing_from_a_hotel_without_guests() -> None:
    match = penalty("C2", "crowns 0, rooms 11 12 21")
    assert (seat(match)["rooms"], match.scores[0]) == ("oo...o..............", 0)


def test_tile_c3_bonus_gives_2_vp_for_each_played_staff_card() -> None:
    assert bonus("C3", "crowns 0, staff 9 17 21, hand 1 2").scores[0] == TRACK_VP["C"] + 6
    assert bonus("C3", "crowns 0, hand 1 2").scores[0] == TRACK_VP["C"]


def test_tile_c3_penalty_takes_2_vp_for_each_played_staff_card() -> None:
    assert penalty("C3", "crowns 0, staff 9 17 21, hand 1 2").scores[0] == -6
    assert penalty("C3", "crowns 0, hand 1 2").scores[0] == 0


def test_tile_c4_bonus_hires_a_card_from_hand_free() -> None:
    match = bonus("C4", "crowns 0, hand 25 32")
    assert question(match) == (1, "hire", ("hire 25", "hire 32", "stop"))
    play(match, "hire 32")
    assert (seat(match)["staff"], seat(match)["hand"]) == ([32], [25])
    assert match.scores[0] == TRACK_VP["C"] + 2  # the Assistant Manager counts himself


def test_tile_c4_penalty_dismisses_a_played_end_card_out_of_the_game() -> None:
    match = penalty("C4", "crowns 0, staff 9 31 34, rooms 11x 12")
    deck = table_of(match).staff_deck
    play(match, "pay 1")
    assert question(match) == (1, "dismiss", ("dismiss 31", "dismiss 34"))
    play(match, "dismiss 34")
    assert (seat(match)["staff"], seat(match)["hand"]) == ([9, 31], [])
    assert (table_of(match).staff_deck, table_of(match).under) == (deck, ())
    assert match.scores[0] == 1 + 1  # the room, and the Chambermaid for it


def test_tile_c4_penalty_can_be_10_vp_instead() -> None:
    match = play(penalty("C4", "crowns 0, staff 31, rooms 11x"), "pay 2")
    assert (seat(match)["staff"], match.scores[0]) == ([31], 1 + 1 - 10)


# Two options: what's just enough for the left one, what just falls short, the VP of the right.
# Two crowns remain for the Conference Manager, whose option makes it a decision.
LEFT_OR_RIGHT = [
    ("A1", "crowns 3, staff 26", "crowns 2, staff 26", 5),
    ("A3", "staff 26, hand 1 2", "staff 26, hand 1", 5),
    ("A4", "staff 26, rooms 11x 12", "staff 26, rooms 11x 12x", 5),
    ("B2", "crowns 5, staff 26", "crowns 4, staff 26", 7),
    ("B3", "staff 26, hand 1 2 3", "staff 26, hand 1 2", 7),
    ("B4", "staff 26, rooms 11x 12 13", "staff 26, rooms 11x 12", 7),
    ("C4", "staff 26 27", "staff 26 1", 10),
]
two_options = pytest.mark.parametrize(
    ("tile", "enough", "short", "vp"), LEFT_OR_RIGHT, ids=[case[0] for case in LEFT_OR_RIGHT]
)


@two_options
def test_a_penalty_with_two_options_is_the_owners_choice_in_classic(
    tile: str, enough: str, short: str, vp: int
) -> None:
    assert penalty(tile, enough).legal == ("excuse", "pay 1", "pay 2")
    match = penalty(tile, short)
    assert match.legal == ("excuse", "pay 2")
    before = match.scores[0]
    play(match, "pay 2")
    in_the_end = 10 if tile[0] == "C" else 0  # the crowns of the final scoring
    assert match.scores[0] == before - vp + in_the_end


@two_options
def test_the_left_option_is_forced_in_revised_when_it_can_be_paid(
    tile: str, enough: str, short: str, vp: int
) -> None:
    assert penalty(tile, enough, ", revised").legal == ("excuse", "pay 1")
    assert penalty(tile, short, ", revised").legal == ("excuse", "pay 2")


@pytest.mark.parametrize("edition", ["", ", revised"])
@pytest.mark.parametrize("tile", ["A2", "B1", "C1", "C2", "C3"])
def test_a_penalty_with_one_option_is_always_payable_even_if_nothing_is_lost(
    tile: str, edition: str
) -> None:
    assert penalty(tile, "staff 26", edition).legal == ("excuse", "pay 1")


@every_tile
def test_the_conference_manager_ignores_any_penalty_for_a_crown(tile: str) -> None:
    belongings = "kitchen scwk, hand 1 2 3, staff 26 31, rooms 11x 12 13, cafe 66:c"
    match = penalty(tile, f"crowns 1, {belongings}")
    before = seat(match)
    assert "excuse" in match.legal
    play(match, "excuse")
    in_the_end = 4 + 1 + 1 - 5 if tile[0] == "C" else 0  # cubes, room, Chambermaid, a guest left
    assert seat(match) == {**before, "crowns": 0, "vp": in_the_end}


@pytest.mark.parametrize("tile", ["A3", "A4", "B3", "B4", "C4"])
def test_the_conference_manager_without_a_crown_excuses_nobody(tile: str) -> None:
    match = penalty(tile, "crowns 0, staff 26 31, hand 1 2 3, rooms 11x 12 13")
    assert match.legal == ("pay 1", "pay 2")


@every_tile
def test_the_gardener_adds_5_vp_to_any_bonus(tile: str) -> None:
    def final(staff: str) -> int:
        match = bonus(tile, f"staff {staff}, hand 45, rooms 11")
        while match.decision not in ("turn", None):
            play(match, match.legal[-1])
        return match.scores[0]

    assert final("42") - final("26") == 5


@every_tile
@pytest.mark.parametrize("space", [1, 2])
def test_a_seat_left_at_1_or_2_gets_neither_bonus_nor_penalty(tile: str, space: int) -> None:
    belongings = "crowns 6, kitchen sc, hand 1 2 3, staff 42 27, rooms 11 12, cafe 66:c"
    match = scoring(tile, f"emperor {ROUND[tile[0]] + space}, {belongings}")
    after = seat(match)
    assert match.decision in ("turn", None)
    assert (after["crowns"], after["kitchen"], after["emperor"]) == (6, "s1c1w0k0", space)
    assert (after["hand"], after["staff"]) == ([1, 2, 3], [27, 42])
    assert (after["rooms"], after["cafe"]) == ("oo..................", [[66, "c"], None, None])
    track = {"A": (3, 4), "B": (4, 5), "C": (5, 6)}[tile[0]][space - 1]
    in_the_end = 6 + 2 - 5 if tile[0] == "C" else 0  # crowns, cubes, a guest left
    assert after["vp"] == track + in_the_end
