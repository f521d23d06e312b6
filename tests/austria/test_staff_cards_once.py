"""Staff that works when hired or once per round, and what all staff costs (rules §2, §5)."""

import pytest

from austria.positions import play, position, seat
from hotelier.austria.rules.cards import STAFF

BY_PRICE = {
    1: (6, 7, 24, 45),
    2: (8, 12, 13, 14, 16, 18, 20, 35, 36, 40, 44, 46),
    3: (17, 19, 21, 22, 37, 39, 41, 42, 43),
    4: (1, 3, 5, 15, 27, 28, 30, 31, 32, 47, 48),
    5: (9, 10, 11, 23, 26, 29, 33, 34, 38),
    6: (2, 4, 25),
}
REVISED_KITCHEN_HAND = 5
PRICES = [
    pytest.param(
        card,
        REVISED_KITCHEN_HAND if (card, edition) == (17, "revised") else price,
        edition,
        id=f"{card} {STAFF[card].name}, {edition}",
    )
    for price, cards in BY_PRICE.items()
    for card in cards
    for edition in ("classic", "revised")
]


def table(edition: str) -> str:
    return "table: dice 15, revised" if edition == "revised" else "table: dice 15"


@pytest.mark.parametrize(("card", "price", "edition"), PRICES)
def test_a_card_is_hired_for_its_price_less_the_strength_of_the_die(
    card: int, price: int, edition: str
) -> None:
    match = play(position(f"crowns {price - 1}, hand {card}; {table(edition)}"), "die 5")
    assert match.legal == (f"hire {card}", "stop")
    play(match, f"hire {card}")
    assert (seat(match)["hand"], seat(match)["staff"]) == ([], [card])
    assert seat(match)["crowns"] == 0


@pytest.mark.parametrize(
    ("card", "price", "edition"), [case for case in PRICES if case.values[1] != 1]
)
def test_a_card_a_crown_too_dear_stays_in_the_hand(card: int, price: int, edition: str) -> None:
    match = play(position(f"crowns {price - 2}, hand {card}; {table(edition)}"), "die 5")
    assert (seat(match)["hand"], seat(match)["staff"]) == ([card], [])
    assert match.actor == 2


def test_staff_01_breakfast_server_gives_a_strudel_once_a_round() -> None:
    match = play(position("staff 1"), "use 1")
    assert seat(match)["kitchen"] == "s1c0w0k0"
    assert seat(match)["used"] == [1]
    assert "use 1" not in match.legal


def test_staff_02_waitress_gives_a_cake_that_may_go_straight_onto_an_order() -> None:
    match = play(position("staff 2, cafe 77"), "use 2")
    assert match.legal == ("kitchen", "serve 1c")
    play(match, "serve 1c")
    assert seat(match)["cafe"] == [[77, ""], None, None]
    assert seat(match)["kitchen"] == "s0c0w0k0"
    assert "use 2" not in match.legal


def test_staff_03_barkeeper_gives_a_wine_also_after_the_die() -> None:
    match = play(position("staff 3"), "die 4", "emperor 0")
    assert match.legal == ("end", "use 3")
    play(match, "use 3")
    assert seat(match)["kitchen"] == "s0c0w1k0"


def test_staff_04_sous_chef_gives_a_coffee_and_wakes_in_the_next_round() -> None:
    match = play(position("staff 4, covered 1; 2: covered 2"), "use 4", "die 4", "emperor 0")
    assert seat(match)["kitchen"] == "s0c0w0k1"
    assert seat(match)["used"] == []
    play(match, "pass", "use 4")
    assert seat(match)["kitchen"] == "s0c0w0k2"


def test_staff_used_this_round_is_not_offered_again_in_the_second_turn() -> None:
    match = position("staff 1 2, used 1, covered 1; 2: covered 1, passed")
    assert [text for text in match.legal if text.startswith("use")] == ["use 2"]


def test_staff_21_chef_gives_one_cube_of_each_kind() -> None:
    match = play(position("hand 21"), "die 5", "hire 21")
    assert seat(match)["kitchen"] == "s1c1w1k1"


def test_staff_21_chef_lets_the_four_cubes_be_served_together() -> None:
    match = play(position("hand 21, cafe 72 70"), "die 5", "hire 21")
    assert match.legal == (
        "kitchen",
        "serve 1c",
        "serve 1k",
        "serve 1s",
        "serve 2k",
        "serve 2s",
        "serve 2w",
    )
    play(match, "serve 1s", "serve 2k", "kitchen")
    assert seat(match)["cafe"] == [[72, "ck"], [70, "sw"], None]
    assert seat(match)["kitchen"] == "s0c1w1k0"


def test_staff_35_page_boy_occupies_two_rooms_without_asking_which_effect_first() -> None:
    match = play(position("hand 35, rooms 12 13 31"), "die 5", "hire 35")
    # Two equal effects are offered once (notation §4), so the first room is asked right away.
    assert (match.decision, match.legal) == ("occupy", ("room 12", "room 13", "room 31", "stop"))
    play(match, "room 13")
    assert (match.decision, match.legal) == ("occupy", ("room 12", "room 31", "stop"))
    play(match, "room 31")
    assert seat(match)["rooms"] == ".ox.......x........."


def test_staff_35_page_boy_may_decline_either_room() -> None:
    match = play(position("hand 35, rooms 12 13 31"), "die 5", "hire 35", "stop")
    assert match.decision == "occupy"
    play(match, "room 12")
    assert seat(match)["rooms"] == ".xo.......o........."


def test_staff_35_page_boy_completes_a_group_between_his_two_rooms() -> None:
    # 44 is a red group of its own: 1 crown; 31 and 41 are a blue pair: 5 VP.
    match = play(position("crowns 0, hand 35, rooms 31x 41 44"), "die 5", "hire 35", "room 44")
    assert seat(match)["crowns"] == 1
    play(match, "room 41")
    assert seat(match)["vp"] == 5


def test_staff_35_page_boy_without_a_free_room_does_nothing() -> None:
    match = play(position("hand 35, rooms 12x 13x"), "die 5", "hire 35")
    assert match.actor == 2
    assert seat(match)["rooms"] == ".xx................."


def test_staff_36_sommelier_gives_four_wines() -> None:
    match = play(position("hand 36, kitchen w"), "die 5", "hire 36")
    assert seat(match)["kitchen"] == "s0c0w5k0"


def test_staff_38_porter_completes_one_order_from_the_supply() -> None:
    match = play(position("hand 38, cafe 65: 76 55:ww, kitchen s"), "die 5", "hire 38")
    assert (match.decision, match.legal) == ("complete", ("stop", "table 2", "table 3"))
    play(match, "table 2")
    assert seat(match)["cafe"] == [[65, ""], [76, ""], [55, "ww"]]
    assert seat(match)["kitchen"] == "s1c0w0k0"


def test_staff_38_porter_with_only_complete_orders_does_nothing() -> None:
    match = play(position("hand 38, cafe 65:"), "die 5", "hire 38")
    assert match.decision != "complete"
    assert seat(match)["staff"] == [38]


def test_staff_39_confectioner_gives_four_cakes() -> None:
    match = play(position("hand 39"), "die 5", "hire 39")
    assert seat(match)["kitchen"] == "s0c4w0k0"


def test_staff_43_barista_gives_four_coffees_and_what_fits_may_be_served() -> None:
    match = play(position("hand 43, cafe 63 65"), "die 5", "hire 43", "serve 2k", "serve 1k")
    assert seat(match)["cafe"] == [[63, ""], [65, ""], None]
    assert seat(match)["kitchen"] == "s0c0w0k2"


def test_staff_44_larder_cook_gives_four_strudels() -> None:
    match = play(position("hand 44"), "die 5", "hire 44")
    assert seat(match)["kitchen"] == "s4c0w0k0"


def test_staff_45_pool_attendant_gives_three_emperor_steps() -> None:
    match = play(position("hand 45, emperor 4"), "die 5", "hire 45")
    assert seat(match)["emperor"] == 7


def test_staff_45_pool_attendant_scores_the_steps_beyond_the_end_of_the_track() -> None:
    match = play(position("hand 45, emperor 12"), "die 5", "hire 45")
    assert (seat(match)["emperor"], seat(match)["vp"]) == (13, 2)


@pytest.mark.parametrize("card", [21, 35, 36, 38, 39, 43, 44, 45])
def test_a_once_card_works_only_when_hired(card: int) -> None:
    match = position(f"staff {card}, rooms 12, cafe 55:www")
    assert not any(text.startswith("use") for text in match.legal)
    play(match, "die 4", "emperor 0")
    assert seat(match)["kitchen"] == "s0c0w0k0"
    assert seat(match)["emperor"] == 0
    assert seat(match)["rooms"] == ".o.................."
