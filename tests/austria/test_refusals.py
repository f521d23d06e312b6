"""Why a part of the table is of no use now: every part of it says so, and which rule."""

import pytest

from austria.positions import play, position
from hotelier.core.match import Match
from hotelier.messages.message import playing

NAMES = ("Ada", "Bruno", "Clara")


def refusal(match: Match, part: str, seat: int | None = 1) -> tuple[str, str]:
    """Why a part is of no use, and the section of the rules."""
    explained = match.game.explain(match.state, seat, trials=False)
    for wanted in (part, "*"):
        for each in explained.refusals:
            if wanted in each.parts:
                with playing(NAMES):
                    return str(each.message), each.rule
    return "", ""


def parts(match: Match) -> set[str]:
    """Every part with a refusal of its own."""
    return {part for each in match.game.refusals(match.state, 1) for part in each.parts}


def test_who_does_not_decide_is_told_who_does() -> None:
    match = position("table: turn 2")
    assert refusal(match, "row 1") == ("Not now: Bruno is deciding.", "round")
    assert refusal(match, "row 1", None) == ("You are only watching this game.", "round")


def test_a_finished_game_says_that_it_is_over() -> None:
    match = position("table: final")
    for seat in (None, 1, 2):
        assert refusal(match, "die 1", seat) == ("The game is over.", "scoring")


def test_what_is_asked_comes_first() -> None:
    match = play(position("table: dice 111"), "die 1")
    assert match.decision == "split"
    assert refusal(match, "row 1") == ("First this: How do you divide the cubes?", "dice")


DONE = "cafe 54, kitchen ww"  # somebody to serve: the turn goes on after the die
FIRST_DIE = ["die 4", "emperor 0"]


@pytest.mark.parametrize(
    ("text", "actions", "part", "said", "rule"),
    [
        (DONE, FIRST_DIE, "row 1", "A guest is taken before the die.", "guests"),
        ("", ["guest 5"], "row 1", "One guest a turn is enough.", "guests"),
        ("cafe 54 63 77", [], "row 5", "Your café is full.", "guests"),
        ("crowns 1", [], "row 1", "It costs 3 crowns; you have 1.", "guests"),
        ("table: dice 1123", [], "die 4", "No die lies here.", "dice"),
        ("crowns 0; table: dice 16", [], "die 6", "It costs 1 crown; your purse is empty.", "dice"),
        (DONE, FIRST_DIE, "die 1", "You have taken your die.", "dice"),
        (
            "table: dice 16",
            ["die 6"],
            "die 6",
            "The 6 is used as one of the spaces 1 to 5.",
            "dice",
        ),
    ],
)
def test_guests_and_dice(text: str, actions: list[str], part: str, said: str, rule: str) -> None:
    assert refusal(play(position(text), *actions), part) == (said, rule)


BY_DIE = "Rooms are prepared with a die 3; some guests and staff prepare them too."
READY = "The room is ready. A guest who has been served moves in from the café."
BESIDE = "A room is prepared only beside one that is there already."
CORNER = "The first room is the one at the bottom left."
EMPTY = "It costs 1 crown; your purse is empty."
ROOMS = "rooms 11 12 13x"


@pytest.mark.parametrize(
    ("text", "actions", "part", "said", "rule"),
    [
        (ROOMS, [], "room 21", BY_DIE, "rooms"),
        (ROOMS, [], "room 11", READY, "check-in"),
        (ROOMS, [], "room 13", "Somebody lives there.", "check-in"),
        (ROOMS, ["die 3"], "room 11", "It is prepared already.", "rooms"),
        (ROOMS, ["die 3"], "room 33", BESIDE, "rooms"),
        ("", ["die 3"], "room 23", CORNER, "rooms"),
        (f"{ROOMS}, crowns 0", ["die 3"], "room 21", EMPTY, "rooms"),
    ],
)
def test_rooms(text: str, actions: list[str], part: str, said: str, rule: str) -> None:
    assert refusal(play(position(text), *actions), part) == (said, rule)


def test_some_rooms_are_for_the_lower_floors_only() -> None:
    match = play(position("cafe 49:, rooms 11 12 21"), "check-in 1", "room 12")
    assert (match.decision, refusal(match, "room 31")) == (
        "prepare",
        ("This one is for floors 1 and 2 only.", "rooms"),
    )


def test_a_guest_moves_into_a_free_prepared_room_of_the_own_colour() -> None:
    match = play(position("cafe 51:, rooms 11 12 13x 22"), "check-in 1")
    assert match.decision == "check-in"
    assert refusal(match, "room 13") == ("Somebody lives there.", "check-in")
    assert refusal(match, "room 14") == ("It must be prepared first.", "check-in")
    said = "This room is blue; the guest wants one of their own colour."
    assert refusal(match, "room 11") == (said, "check-in")


def test_a_penalty_takes_the_rooms_it_names() -> None:
    match = play(position("rooms 11 12 21 22; table: scoring, round 3, tiles A4 B1 C1"), "pay 1")
    assert match.decision == "demolish"
    spared = ("The penalty takes one of the framed rooms.", "emperor")
    assert refusal(match, "room 11") == spared
    assert refusal(match, "room 31") == ("There is no room to give up.", "emperor")


BLUE = "This guest waits for a prepared room that is free and blue."


@pytest.mark.parametrize(
    ("part", "said", "rule"),
    [
        ("table 1", "This guest still waits for 1 coffee.", "serving"),
        ("table 2", BLUE, "check-in"),
        ("table 3", "A guest from the row sits down here.", "guests"),
        ("cube c", "There is no cake in your kitchen.", "serving"),
        ("cube s", "None of your guests waits for strudel.", "serving"),
    ],
)
def test_tables_and_cubes_in_a_turn(part: str, said: str, rule: str) -> None:
    match = position("cafe 63:k 64:, kitchen s")
    assert refusal(match, part) == (said, rule)


def test_the_waiter_wants_a_crown() -> None:
    match = position("cafe 63:k, kitchen k, crowns 0")
    said = "Serving up to 3 cubes from the kitchen costs 1 crown; your purse is empty."
    assert refusal(match, "cube k") == (said, "serving")
    assert "cube k" not in parts(position("cafe 63:k, kitchen k"))


def test_a_guest_takes_only_what_is_missing() -> None:
    match = play(position("cafe 54 65: 63:k; table: dice 22"), "die 2", "split 1")
    assert match.decision == "place"
    assert refusal(match, "table 2") == ("This order is complete.", "serving")
    assert refusal(match, "table 3w") == ("No wine is missing here, but 1 coffee.", "serving")
    assert not {"table 1", "table 3", "table 3k"} & parts(match)


def test_staff_says_when_it_works() -> None:
    match = position("staff 1 2 9 28, used 2, hand 30")
    by_itself = "This card works by itself, whenever it applies."
    assert refusal(match, "card 9") == (by_itself, "staff")
    assert refusal(match, "card 2") == ("Used; awake again next round.", "staff")
    assert refusal(match, "card 28") == ("This card counts at the end of the game.", "staff")
    by_die = "A die 5 hires from the hand; so do some guests."
    assert refusal(match, "card 30") == (by_die, "staff")
    assert "card 1" not in parts(match)


def test_a_card_must_be_paid() -> None:
    match = play(position("hand 9 6, crowns 2; table: dice 5"), "die 5")
    assert refusal(match, "card 9") == ("It costs 4 crowns; you have 2.", "staff")


def test_politics_cards_tell_how_far_one_is() -> None:
    match = position(
        "discs B, rooms 11x 12x; 2: discs C; table: politics 105 109 114, places 0 1 3"
    )
    assert refusal(match, "politics A") == ("You are not there yet: 10/20.", "politics")
    assert refusal(match, "politics B") == ("Your disc lies here already.", "politics")
    assert refusal(match, "politics C") == ("All three places are taken.", "politics")
    match = position("rooms 11x 12x; table: politics 105 109 114")
    said = "You are not there yet: red 0/4, yellow 1/3."
    assert refusal(match, "politics C") == (said, "politics")


def test_the_emperor_is_reached_by_steps() -> None:
    match = position("emperor 2; table: dice 44")
    by_steps = refusal(match, "space 4")
    assert by_steps[0].startswith("Steps before the emperor come with a die 4")
    play(match, "die 4")
    assert refusal(match, "space 2") == ("One only goes forward before the emperor.", "emperor")
    assert refusal(match, "space 5") == ("Your die carries you 2 steps at the most.", "emperor")
    assert not {"space 3", "space 4"} & parts(match)
