"""Every politics card: its condition just missed and just met, its places, its discs (rules §6).

The night board has blue rooms 11 15 31 33 41 43 45, red ones 13 14 23 24 32 42 44 and yellow ones
12 21 22 25 34 35; its groups of one are 11, 15, 44 and 45.
"""

from dataclasses import dataclass

import pytest

from austria.positions import play, position, seat
from hotelier.core.match import Match

FIRST_CARDS = (105, 109, 113)  # of the groups A, B and C, four cards each


@dataclass(frozen=True)
class Card:
    """A politics card with what falls just short of it and what just meets it."""

    name: str
    short: tuple[str, ...]
    enough: tuple[str, ...]

    @property
    def id(self) -> int:
        return int(self.name.split()[0])

    @property
    def letter(self) -> str:
        return "ABC"[(self.id - 105) // 4]

    @property
    def table(self) -> str:
        """This card in play, with the first card of the other groups."""
        cards = [
            self.id if "ABC"[k] == self.letter else first for k, first in enumerate(FIRST_CARDS)
        ]
        return f"politics {cards[0]} {cards[1]} {cards[2]}"

    def at(self, seat: str, table: str = "") -> Match:
        """The turn of a seat with this card in play."""
        return position(f"{seat}; table: {self.table} {table}")


def rooms(*groups: str) -> str:
    """Occupied rooms."""
    return "rooms " + " ".join(f"{room}x" for group in groups for room in group.split())


BLUE, RED, YELLOW = "11 15 31 33 41 43 45", "13 14 23 24 32 42 44", "12 21 22 25 34 35"
FLOOR_1, FLOOR_3 = "11 12 13 14 15", "31 32 33 34 35"
COLUMN_2, COLUMN_5 = "12 22 32 42", "15 25 35 45"

CARDS = (
    Card("105 twenty crowns", ("crowns 19",), ("crowns 20",)),
    Card(
        "106 twelve room tiles, occupied or not",
        ("rooms 11x 12 13 14 15 21 22 23 24 25 31",),
        (
            "rooms 11x 12 13 14 15 21 22 23 24 25 31 32",
            rooms(FLOOR_1, FLOOR_3, "21 22"),
        ),
    ),
    Card(
        "107 six played staff cards",
        ("staff 1 2 9 21 27, hand 3 4 5",),
        ("staff 1 2 9 21 27 32",),
    ),
    Card("108 emperor space ten", ("emperor 9",), ("emperor 10", "emperor 13")),
    Card(
        "109 two full floors",
        (rooms(FLOOR_1, "31 32 33 34"), rooms(FLOOR_1, "31 32 33 34") + " 35"),
        (rooms(FLOOR_1, FLOOR_3),),
    ),
    Card(
        "110 six full groups",
        (
            rooms("11 15 44 45", "31 41"),
            rooms("11 15 44 45", "31 41", "32") + " 42",
        ),
        (rooms("11 15 44 45", "31 41", "32 42"),),
    ),
    Card(
        "111 all rooms of one colour",
        (rooms(BLUE[:-3], RED[:-3], YELLOW[:-3]), rooms(YELLOW[:-3]) + " 35"),
        (rooms(BLUE), rooms(RED), rooms(YELLOW)),
    ),
    Card(
        "112 two full columns",
        (rooms(COLUMN_2, "15 25 35"), rooms(COLUMN_2, "15 25 35") + " 45"),
        (rooms(COLUMN_2, COLUMN_5),),
    ),
    Card(
        "113 three rooms of each colour",
        (
            rooms("11 15", "13 14 23", "12 21 22"),
            rooms("11 15 31", "13 14", "12 21 22"),
            rooms("11 15 31", "13 14 23", "12 21"),
            rooms("11 15 31", "13 14 23", "12 21") + " 22",
        ),
        (rooms("11 15 31", "13 14 23", "12 21 22"),),
    ),
    Card(
        "114 four red and three yellow rooms",
        (
            rooms("13 14 23", YELLOW, BLUE),
            rooms(RED, "12 21", BLUE),
            rooms("13 14 23 24", "12 21") + " 22",
        ),
        (rooms("13 14 23 24", "12 21 22"),),
    ),
    Card(
        "115 four yellow and three blue rooms",
        (
            rooms("12 21 22", BLUE, RED),
            rooms(YELLOW, "11 15", RED),
            rooms("12 21 22", "11 15 31") + " 25",
        ),
        (rooms("12 21 22 25", "11 15 31"),),
    ),
    Card(
        "116 four blue and three red rooms",
        (
            rooms("11 15 31", RED, YELLOW),
            rooms(BLUE, "13 14", YELLOW),
            rooms("11 15 31", "13 14 23") + " 33",
        ),
        (rooms("11 15 31 33", "13 14 23"),),
    ),
)

every_card = pytest.mark.parametrize("card", [pytest.param(card, id=card.name) for card in CARDS])


@every_card
def test_a_politics_card_cannot_be_claimed_just_short_of_its_condition(card: Card) -> None:
    for seat_text in card.short:
        assert f"claim {card.letter}" not in card.at(seat_text).legal, seat_text


@every_card
def test_a_politics_card_can_be_claimed_when_its_condition_just_holds(card: Card) -> None:
    for seat_text in card.enough:
        match = card.at(seat_text)
        assert f"claim {card.letter}" in match.legal, seat_text
        play(match, f"claim {card.letter}")
        assert (seat(match)["vp"], seat(match)["discs"]) == (15, card.letter)


@every_card
def test_a_politics_card_takes_one_disc_a_player(card: Card) -> None:
    match = play(card.at(card.enough[0]), f"claim {card.letter}")
    assert match.decision == "turn"
    assert f"claim {card.letter}" not in match.legal


@every_card
def test_a_politics_card_scores_15_10_and_5_vp_by_its_first_free_place(card: Card) -> None:
    for discs, vp in ((0, 15), (1, 10), (2, 5)):
        places = " ".join(str(discs if letter == card.letter else 0) for letter in "ABC")
        match = card.at(card.enough[0], f", players 4, places {places}")
        assert seat(play(match, f"claim {card.letter}"))["vp"] == vp


@every_card
def test_a_politics_card_with_three_discs_gives_the_fourth_player_nothing(card: Card) -> None:
    places = " ".join("3" if letter == card.letter else "0" for letter in "ABC")
    match = card.at(card.enough[0], f", players 4, places {places}")
    assert f"claim {card.letter}" not in match.legal


def test_four_players_who_claim_one_after_another_score_15_10_5_and_nothing() -> None:
    everybody = "; ".join(f"{number}: crowns 20" for number in (1, 2, 3, 4))
    match = position(f"{everybody}; table: players 4, dice 44444444444444, politics 105 109 113")
    for number, vp in ((1, 15), (2, 10), (3, 5)):
        play(match, "claim A", "die 4", "emperor 0")
        assert (seat(match, number)["vp"], seat(match, number)["discs"]) == (vp, "A")
    assert match.actor == 4
    assert "claim A" not in match.legal


def test_a_condition_that_held_in_an_earlier_turn_must_hold_now() -> None:
    match = position("crowns 20; table: politics 105 109 113, dice 4444")
    play(match, "guest 3", "die 4", "emperor 4", "end")
    play(match, "die 4", "emperor 3", "die 4", "emperor 2")
    assert match.actor == 1
    assert "claim A" not in match.legal


def test_a_disc_may_be_placed_after_the_die_too() -> None:
    match = play(position("crowns 18; table: politics 105 109 113"), "die 4", "emperor 0")
    assert match.legal == ("claim A", "end")
