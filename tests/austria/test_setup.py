"""Setup (rules §1, §2 and §3; notation §3 “Order at the start”)."""

from typing import Any

import pytest

from austria.positions import play, seat
from hotelier import new
from hotelier.austria.game import GAME
from hotelier.austria.rules.cards import STAFF
from hotelier.core.dealer import ScriptedDealer, SeededDealer
from hotelier.core.match import Match

TABLE = ["~politics 105 109 113", "~emperor A1 B1 C1"]
ROW = ["~row 49 50 51 52 53"]


def table(first: int = 1, refills: str = "", **options: int | str) -> Match:
    """A table with seat `first` starting and guests 49–53 in the row."""
    script = [f"~first {first}", *TABLE, *ROW]
    if refills:  # hands before the guests that fill the row
        script += ["~draw 1 1 2 3 4 5 6", "~draw 2 7 8 9 10 11 12"]
        script += [f"~row {guest}" for guest in refills.split()]
    return Match(GAME, options, ScriptedDealer(script, SeededDealer(3))).begin()


def shown(match: Match, viewer: int | None = 1) -> dict[str, Any]:
    return match.view(viewer).as_dict()


def heads(match: Match) -> list[str]:
    return [step.split()[0] for step in match.steps]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_starts_with_ten_crowns_four_cubes_and_six_staff_cards(players: int) -> None:
    match = new("austria", players=players, seed=11)
    for number in range(1, players + 1):
        summary = seat(match, number)
        assert (summary["crowns"], summary["emperor"], summary["vp"]) == (10, 0, 0)
        assert (summary["kitchen"], summary["rooms"]) == ("s1c1w1k1", "." * 20)
        assert shown(match, number)["seats"][number - 1]["hand_size"] == 6
    assert shown(match)["staff_deck"] == 48 - 6 * players


def test_the_table_is_dealt_in_a_fixed_order() -> None:
    night = new("austria", seed=2)
    assert heads(night) == ["~first", "~politics", "~emperor", "~row", "~draw", "~draw"]
    day = new("austria", seed=2, side="day", players=3)
    assert heads(day) == ["~first", "~politics", "~emperor", "~boards", "~row", *["~draw"] * 3]
    assert [step.split()[1] for step in day.steps[-3:]] == ["1", "2", "3"]


def test_one_politics_card_and_one_tile_of_each_group_lie_on_the_table() -> None:
    for seed in range(20):
        view = shown(new("austria", seed=seed))
        assert [(card - 105) // 4 for card in view["politics"]] == [0, 1, 2]
        assert [tile[0] for tile in view["tiles"]] == ["A", "B", "C"]
        assert len(set(view["row"])) == 5


def test_every_player_has_another_board_on_the_day_side_and_the_same_at_night() -> None:
    day = shown(new("austria", players=4, side="day", seed=4))
    assert sorted(s["board"] for s in day["seats"]) == ["A", "B", "C", "D"]
    night = shown(new("austria", players=4, seed=4))
    assert {s["board"] for s in night["seats"]} == {"night"}


@pytest.mark.parametrize(("first", "order"), [(1, [3, 2, 1]), (2, [1, 3, 2]), (3, [2, 1, 3])])
def test_first_guests_are_taken_from_the_last_player_to_the_first(
    first: int, order: list[int]
) -> None:
    match = table(first, players=3)
    for actor in order:
        assert (match.actor, match.decision) == (actor, "first-guest")
        assert match.legal == ("guest 1", "guest 2", "guest 3", "guest 4", "guest 5")
        play(match, "guest 1")
    assert match.decision == "first-room"


def test_first_guests_are_free_and_the_row_slides_after_each() -> None:
    match = play(table(refills="60 61"), "guest 1")
    assert seat(match, 2)["cafe"] == [[49, "w"], None, None]
    assert seat(match, 2)["crowns"] == 10
    assert shown(match)["row"] == [60, 50, 51, 52, 53]
    play(match, "guest 4")
    assert shown(match)["row"] == [61, 60, 50, 51, 53]


@pytest.mark.parametrize(("first", "order"), [(1, [1, 2]), (2, [2, 1])])
def test_first_rooms_are_prepared_in_turn_order_three_times_running(
    first: int, order: list[int]
) -> None:
    match = play(table(first), "guest 5", "guest 5")
    for actor in order:
        for room in ("room 11", "room 12", "room 21"):
            assert (match.actor, match.decision) == (actor, "first-room")
            play(match, room)
    assert match.decision == "turn"


def test_the_first_room_is_bottom_left_and_each_next_one_adjacent() -> None:
    match = play(table(), "guest 5", "guest 5")
    assert match.legal == ("done", "room 11")
    assert play(match, "room 11").legal == ("done", "room 12", "room 21")
    assert play(match, "room 21").legal == ("done", "room 12", "room 22", "room 31")


def test_first_rooms_are_paid_floor_by_floor() -> None:
    match = play(table(), "guest 5", "guest 5", "room 11", "room 21", "room 31")
    assert seat(match)["crowns"] == 10 - 0 - 1 - 2
    play(match, "room 11", "room 12", "room 13")
    assert seat(match, 2)["crowns"] == 10  # three rooms on the ground floor are free


def test_done_ends_the_first_rooms_of_a_seat() -> None:
    match = play(table(), "guest 5", "guest 5", "room 11", "done")
    assert (match.actor, match.legal) == (2, ("done", "room 11"))
    assert play(match, "done").decision == "turn"


@pytest.mark.parametrize(("players", "dice"), [(2, 10), (3, 12), (4, 14)])
def test_the_first_roll_follows_the_last_first_room(players: int, dice: int) -> None:
    match = new("austria", players=players, seed=8)
    while match.decision != "turn":
        play(match, "guest 1" if match.decision == "first-guest" else "done")
    assert heads(match)[-1] == "~roll"
    assert sum(shown(match)["dice"]) == dice
    assert shown(match)["round"] == 1


@pytest.mark.parametrize("first", [1, 2, 3])
def test_introductory_hands_go_to_the_tiles_in_order(first: int) -> None:
    match = table(first, players=3, staff="intro")
    assert "~draw" not in heads(match)
    for place, letter in enumerate("ABC"):
        number = (first - 1 + place) % 3 + 1
        assert seat(match, number)["hand"] == [c for c, s in STAFF.items() if s.hand == letter]
    assert shown(match)["staff_deck"] == 48 - 18  # set D is in the deck


def test_a_draft_asks_the_seats_in_order_and_passes_the_packets_left() -> None:
    script = ["~first 2", *TABLE, *ROW, "~draw 1 1 2 3 4 5 6", "~draw 2 11 12 13 14 15 16"]
    script += ["~draw 3 21 22 23 24 25 26"]
    options = {"players": 3, "staff": "draft"}
    match = Match(GAME, options, ScriptedDealer(script, SeededDealer(0))).begin()
    assert (match.actor, match.decision) == (1, "draft")
    assert match.legal == tuple(f"keep {card}" for card in (1, 2, 3, 4, 5, 6))
    play(match, "keep 1", "keep 11", "keep 21")
    # Seat 1 now has what seat 3 left, seat 2 what seat 1 left.
    assert (match.actor, match.legal) == (1, tuple(f"keep {card}" for card in range(22, 27)))
    assert play(match, "keep 22").legal == tuple(f"keep {card}" for card in range(2, 7))
    assert [seat(match, number)["hand"] for number in (1, 2, 3)] == [[1, 22], [11], [21]]


def test_a_draft_ends_with_six_cards_each_the_last_ones_unasked() -> None:
    match = new("austria", players=4, staff="draft", seed=6)
    asked = 0
    while match.decision == "draft":
        asked += 1
        play(match, match.legal[-1])
    assert asked == 4 * 5
    assert match.decision == "first-guest"
    assert [s["hand_size"] for s in shown(match)["seats"]] == [6, 6, 6, 6]


def test_three_emperor_scorings_and_seven_rounds_make_a_game() -> None:
    match = new("austria", seed=9)
    while not match.over:
        play(match, match.legal[-1] if match.decision != "turn" else first_die(match))
    events = [event for _, event in match.events(None)]
    assert [event.as_dict()["round"] for event in events if event.kind == "round-ended"] == [
        *range(1, 8)
    ]
    scored = [k for k, event in enumerate(events) if event.kind == "emperor-scored"]
    ended = [k for k, event in enumerate(events) if event.kind == "round-ended"]
    assert [sum(end < k for end in ended) for k in scored] == [3, 3, 5, 5, 7, 7]
    best = max(match.scores)
    assert all(match.scores[winner - 1] == best for winner in match.winners)


def first_die(match: Match) -> str:
    """A die if there is one, otherwise whatever ends the turn."""
    dice = [text for text in match.legal if text.startswith("die")]
    return dice[0] if dice else "end" if "end" in match.legal else "pass"
