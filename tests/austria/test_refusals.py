"""Why a part of the table can't be used now: every part says so, and which rule."""

import pytest

from austria.positions import play, position
from hotelier.core.match import Match
from hotelier.messages.message import playing

NAMES = ("Ada", "Bruno", "Clara")


def refusal(match: Match, part: str, seat: int | None = 1) -> tuple[str, str]:
    """Why a part can't be used, and the section of the rules."""
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
    assert refusal(match, "row 1") == ("Wait for Bruno to decide.", "round")
    assert refusal(match, "row 1", None) == ("You’re only watching this game.", "round")


def test_a_finished_game_says_that_it_is_over() -> None:
    match = position("table: final")
    for seat in (None, 1, 2):
        assert refusal(match, "die 1", seat) == ("The game is over.", "scoring")


def test_what_is_asked_comes_first() -> None:
    match = play(position("table: dice 111"), "die 1")
    assert match.decision == "split"
    assert refusal(match, "row 1") == ("Not now. Which cubes do you want?", "dice")


DONE = "cafe 54, kitchen ww"  # someone to serve: the turn goes on after the die
FIRST_DIE = ["die 4", "emperor 0"]


@pytest.mark.parametrize(
    ("text", "actions", "part", "said", "rule"),
    [
        (DONE, FIRST_DIE, "row 1", "You can only take a guest before your die.", "guests"),
        ("", ["guest 5"], "row 1", "You can only take one guest per turn.", "guests"),
        ("cafe 54 63 77", [], "row 5", "Your café is full.", "guests"),
        ("crowns 1", [], "row 1", "This costs 3 crowns. You have 1.", "guests"),
        ("table: dice 1123", [], "die 4", "There’s no die here.", "dice"),
        (
            "crowns 0; table: dice 16",
            [],
            "die 6",
            "This costs 1 crown. Your purse is empty.",
            "dice",
        ),
        (DONE, FIRST_DIE, "die 1", "You’ve already taken a die this turn.", "dice"),
        (
            "table: dice 16",
            ["die 6"],
            "die 6",
            "Use the 6 for one of the actions 1–5.",
            "dice",
        ),
    ],
)
def test_guests_and_dice(text: str, actions: list[str], part: str, said: str, rule: str) -> None:
    assert refusal(play(position(text), *actions), part) == (said, rule)


BY_DIE = "Take a 3 to prepare rooms. Some guests and staff let you prepare them, too."
READY = "This room is prepared. Check in a guest from your café once their order is complete."
BESIDE = "A new room must be next to, above or below one you have."
CORNER = "Your first room must be the one at the bottom left."
EMPTY = "This costs 1 crown. Your purse is empty."
ROOMS = "rooms 11 12 13x"


@pytest.mark.parametrize(
    ("text", "actions", "part", "said", "rule"),
    [
        (ROOMS, [], "room 21", BY_DIE, "rooms"),
        (ROOMS, [], "room 11", READY, "check-in"),
        (ROOMS, [], "room 13", "This room is already occupied.", "check-in"),
        (ROOMS, ["die 3"], "room 11", "This room is already prepared.", "rooms"),
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
        ("This only works on floors 1 and 2.", "rooms"),
    )


def test_a_guest_moves_into_a_free_prepared_room_of_the_own_colour() -> None:
    match = play(position("cafe 51:, rooms 11 12 13x 22"), "check-in 1")
    assert match.decision == "check-in"
    assert refusal(match, "room 13") == ("This room is already occupied.", "check-in")
    assert refusal(match, "room 14") == ("This room isn’t prepared yet.", "check-in")
    said = "This room is blue. The guest needs a room of their own colour."
    assert refusal(match, "room 11") == (said, "check-in")


def test_a_penalty_takes_the_rooms_it_names() -> None:
    match = play(position("rooms 11 12 21 22; table: scoring, round 3, tiles A4 B1 C1"), "pay 1")
    assert match.decision == "demolish"
    spared = ("The penalty takes one of the highlighted rooms.", "emperor")
    assert refusal(match, "room 11") == spared
    assert refusal(match, "room 31") == ("There’s no room to give up here.", "emperor")


BLUE = "This guest needs a prepared blue room. None is free."


@pytest.mark.parametrize(
    ("part", "said", "rule"),
    [
        ("table 1", "This guest still needs 1 coffee.", "serving"),
        ("table 2", BLUE, "check-in"),
        ("table 3", "This table is free. Seat a guest from the row here.", "guests"),
        ("cube c", "There’s no cake in your kitchen.", "serving"),
        ("cube s", "None of your guests needs strudel.", "serving"),
    ],
)
def test_tables_and_cubes_in_a_turn(part: str, said: str, rule: str) -> None:
    match = position("cafe 63:k 64:, kitchen s")
    assert refusal(match, part) == (said, rule)


def test_the_waiter_wants_a_crown() -> None:
    match = position("cafe 63:k, kitchen k, crowns 0")
    said = "Serving up to 3 cubes from the kitchen costs 1 crown. Your purse is empty."
    assert refusal(match, "cube k") == (said, "serving")
    assert "cube k" not in parts(position("cafe 63:k, kitchen k"))


def test_a_guest_takes_only_what_is_missing() -> None:
    match = play(position("cafe 54 65: 63:k; table: dice 22"), "die 2", "split 1")
    assert match.decision == "place"
    assert refusal(match, "table 2") == ("This order is complete.", "serving")
    assert refusal(match, "table 3w") == ("This guest doesn’t need wine, only 1 coffee.", "serving")
    assert not {"table 1", "table 3", "table 3k"} & parts(match)


def test_staff_says_when_it_works() -> None:
    match = position("staff 1 2 9 28, used 2, hand 30")
    by_itself = "This card works automatically whenever it applies."
    assert refusal(match, "card 9") == (by_itself, "staff")
    assert refusal(match, "card 2") == ("Used. Ready again next round.", "staff")
    assert refusal(match, "card 28") == ("This card scores at the end of the game.", "staff")
    by_die = "Take a 5 to hire from your hand. Some guests and staff let you hire, too."
    assert refusal(match, "card 30") == (by_die, "staff")
    assert "card 1" not in parts(match)


def test_a_card_must_be_paid() -> None:
    match = play(position("hand 9 6, crowns 2; table: dice 5"), "die 5")
    assert refusal(match, "card 9") == ("This costs 4 crowns. You have 2.", "staff")


def test_politics_cards_tell_how_far_one_is() -> None:
    match = position(
        "discs B, rooms 11x 12x; 2: discs C; table: politics 105 109 114, places 0 1 3"
    )
    assert refusal(match, "politics A") == ("You’re not there yet: 10/20.", "politics")
    assert refusal(match, "politics B") == ("You’ve already claimed this card.", "politics")
    assert refusal(match, "politics C") == ("All three places are taken.", "politics")
    match = position("rooms 11x 12x; table: politics 105 109 114")
    said = "You’re not there yet: red 0/4, yellow 1/3."
    assert refusal(match, "politics C") == (said, "politics")


def test_the_emperor_is_reached_by_steps() -> None:
    match = position("emperor 2; table: dice 44")
    by_steps = refusal(match, "space 4")
    assert by_steps[0].startswith("Take a 4 to move up on the emperor track.")
    play(match, "die 4")
    assert refusal(match, "space 2") == ("You can only move up on the emperor track.", "emperor")
    assert refusal(match, "space 5") == ("This die can move you up 2 spaces at most.", "emperor")
    assert not {"space 3", "space 4"} & parts(match)
