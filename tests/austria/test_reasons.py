"""What an action costs and gives, and why it is good, in a few words."""

import re

from austria.positions import play, position
from hotelier.austria.game import GAME
from hotelier.austria.rules import events as e
from hotelier.austria.rules.state import State
from hotelier.core.events import Event
from hotelier.core.match import Match

BARONESS = 64  # any guest card will do

SERVED = e.OrderCompleted(1, 2, BARONESS)
ENTERED = e.GuestCheckedIn(1, BARONESS, 2, "11", 5)
PAIR = e.GroupCompleted(1, ("11", "12"), "blue", 3)
STEPS = e.EmperorMoved(1, 0, 2, 0)


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def why(*events: Event, action: str = "pass", later: bool = False) -> list[str]:
    state = state_of(position("crowns 5"))
    return [str(each) for each in GAME.reasons(state, 1, action, events, later=later)]


def gains(*events: Event, seat: int = 1) -> str:
    return str(GAME.gains(events, seat) or "")


def test_it_serves_a_guest_and_completes_the_blue_pair() -> None:
    served = e.CubeServed(1, "w", 2, BARONESS, True)
    told = why(served, SERVED, PAIR, e.PointsScored(1, 3))
    assert told[0].startswith("complete the ")
    assert told[1:] == ["complete a blue pair", "score 3 VP"]


def test_of_a_guest_who_enters_a_room_it_is_not_said_that_they_were_served() -> None:
    told = why(SERVED, ENTERED, e.WindowLit(1, "11", BARONESS))
    assert told[0].startswith("check in ")
    assert told[1:] == ["score 5 VP"]


def test_what_comes_in_pieces_is_added_up_and_what_is_paid_is_taken_off() -> None:
    told = why(
        e.DieTaken(1, 3, 2, 1, True, False),
        e.RoomPrepared(1, "21", 1, 0),
        e.RoomPrepared(1, "22", 1, 0),
        e.CrownsGained(1, 1, 0),
        e.EmperorMoved(1, 2, 4, 0),
    )
    assert told == [
        "prepare rooms 21 and 22",
        "move up 2 spaces on the emperor track",
        "pay 2 crowns",
    ]


def test_of_somebody_to_invite_it_is_told_what_they_want_and_give() -> None:
    (told,) = why(e.GuestSeated(1, BARONESS, 1, 1, 1))
    assert re.fullmatch(r"orders .+; on check-in: .+[^.]", told)


def test_of_somebody_to_hire_it_is_told_what_they_do() -> None:
    (told,) = why(e.StaffHired(1, 1, 1), action="hire 1")
    assert re.match(r"(once|once a round|always|at the end).*: .", told)
    assert "hires" not in told


def test_only_ones_own_turn_counts() -> None:
    told = why(
        e.CubesReceived(1, "sc"),
        e.CrownsGained(2, 5, 0),
        e.TurnEnded(1, 1),
        e.EmperorScored(1, 4, 1, 9),
    )
    assert told == ["get 1 strudel and 1 cake"]
    assert why(e.TurnEnded(1, 1)) == ["end your turn"]


def test_points_of_the_final_scoring_do_not_count() -> None:
    assert why(e.PointsScored(1, 4), e.ScoringPart(1, "rooms", 55, 0, 0)) == ["score 4 VP"]


def test_one_thing_is_told_after_the_other_as_it_happens() -> None:
    told = why(e.RoomPrepared(1, "11", 0, 0), e.GuestSeated(1, BARONESS, 1, 2, 0), SERVED)
    assert [each.split(" ")[0] for each in told] == ["prepare", "take", "complete"]


def test_what_follows_is_told_in_its_order_cubes_before_they_are_served() -> None:
    cubes, served = e.CubesReceived(1, "sc"), e.CubeServed(1, "c", 2, BARONESS, False)
    get, entered = "get 1 strudel and 1 cake", why(ENTERED)[0]
    assert why(cubes, served, later=True) == [get, "serve 1 cake"]
    assert why(cubes, ENTERED, later=True)[:2] == [get, entered]
    assert why(ENTERED, cubes, later=True) == [entered, "score 5 VP", get]


def test_what_comes_in_is_said_in_one_phrase() -> None:
    told = why(e.CubesReceived(1, "sc"), e.CrownsGained(1, 2, 0))
    assert told == ["get 1 strudel, 1 cake and 2 crowns"]


def test_what_the_action_itself_says_is_not_repeated() -> None:
    room = e.RoomPrepared(1, "11", 0, 0)
    assert why(room, action="room 11") == []
    assert why(room, action="room 12") == ["prepare room 11"]
    assert why(e.DieTaken(1, 3, 2, 1, True, False), action="die 3+") == []
    assert why(e.TurnEnded(1, 1), action="end") == []
    cubes = e.CubesReceived(1, "ss")
    assert why(cubes, action="split 0") == []
    assert why(cubes, action="split 0", later=True) == ["get 2 strudel"]


def test_of_a_guest_who_is_checked_in_only_what_comes_of_it_is_said_also_later() -> None:
    told = ["complete a blue pair", "score 5 VP"]
    assert why(SERVED, ENTERED, PAIR, action="check-in 2", later=True) == told
    asked = state_of(play(position("rooms 11 15, cafe 52: 65:"), "check-in 2"))
    events = (SERVED, ENTERED, PAIR)
    assert [str(each) for each in GAME.reasons(asked, 1, "room 11", events)] == told


def test_few_reasons_are_given_and_none_twice() -> None:
    state = state_of(position("crowns 5"))
    now, later = GAME.why(state, 1, "pass", [STEPS], [STEPS, e.CrownsGained(1, 2, 0)])
    assert [str(each) for each in now] == ["move up 2 spaces on the emperor track"]
    assert [str(each) for each in later] == ["get 2 crowns"]
    assert GAME.why(state, 1, "pass", [], []) == ((), ())
    much = [ENTERED, PAIR, e.DiscPlaced(1, 105, 1, 15), e.StaffHired(1, 9, 2), STEPS]
    now, later = GAME.why(state, 1, "pass", much, much)
    assert (len(now), len(later)) == (4, 3)
    assert [each for each in later if each in now] == []


def test_gains_add_up_what_an_action_costs_and_gives() -> None:
    taken = e.DieTaken(1, 3, 2, 1, True, False)
    assert gains(taken, e.CubesReceived(1, "ww")) == "−1 crown · +2 wine · strength 2"
    assert gains(e.RoomPrepared(1, "34", 2, 1)) == "−2 crowns · +1 VP"
    assert gains(e.PenaltyPaid(2, "A1", 1, 3, 0), seat=2) == "−3 crowns"
    assert gains(e.CrownsGained(1, 2, 3)) == "+2 crowns · 3 lost (purse full)"
    assert gains(taken, seat=2) == ""


def test_what_comes_after_ones_turn_is_not_owed_to_what_ended_it() -> None:
    told = gains(
        e.StaffHired(1, 9, 1),
        e.TurnEnded(1, 4),
        e.EmperorScored(1, 6, 1, 7),
        e.RoundEnded(0, 3),
    )
    assert re.fullmatch(r"−1 crown · .* · ends your turn", told)
    assert gains(e.ScoringPart(1, "crowns", 69, 0, 0)) == ""
    assert gains(e.Passed(1)).startswith("you wait")
