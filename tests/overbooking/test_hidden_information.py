"""What a seat may know and what not (rules §1 and §7; §9 on the log).

Everyone sees the owner, crest and size of another's face-down card. Whole views are searched:
wherever a secret was written, `cards_in` would find it.
"""

import json
import re
from typing import Any

import pytest

import hotelier
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.overbooking.game import GAME
from hotelier.overbooking.rules.state import State
from overbooking.hidden import reshuffled
from overbooking.positions import happened, line, play, position

VIEWERS = (1, 2, None)
OTHERS = (2, None)


def shown(match: Match, viewer: int | None) -> dict[str, Any]:
    return match.view(viewer).as_dict()


def sent(match: Match, viewer: int | None) -> dict[str, Any]:
    """Everything a viewer is sent about a position: the view and its explanation."""
    meant = match.explain(viewer).as_dict()
    facts = json.loads(json.dumps(meant.pop("facts"), default=vars))
    return shown(match, viewer) | meant | {"facts": facts}


def seen_events(match: Match, viewer: int | None) -> list[dict[str, Any]]:
    return [event.as_dict() for event in happened(match, viewer)]


def cards_in(plain: Any) -> set[str]:
    """Every card named anywhere in the plain data, alone or as a word in a text."""
    if isinstance(plain, dict):
        return set().union(*(cards_in(value) for value in plain.values()))
    if isinstance(plain, list | tuple):
        return set().union(*(cards_in(value) for value in plain))
    if isinstance(plain, str):
        return {word for word in plain.split() if re.fullmatch("[1-6][bfls]", word)}
    return set()


def queue(match: Match, viewer: int | None, number: int = 1) -> list[tuple[Any, ...]]:
    """A queue as a viewer sees it: owner, back, card, whether it's face up."""
    cards = shown(match, viewer)["hotels"][number - 1]["queue"]
    return [(c["seat"], c["back"], c["card"], c["open"]) for c in cards]


FACE_DOWN = "hotel 1: 9 none, queue 1:1b 1:5l 2:6s, door 1:4f; 1: hand 2b 3b; 2: hand 2s 3s"


def test_one_may_always_look_at_ones_own_face_down_cards() -> None:
    match = position(FACE_DOWN)
    assert queue(match, 1) == [
        (1, "1-3b", "1b", False),
        (1, "4-6l", "5l", False),
        (2, "4-6s", None, False),
    ]
    assert shown(match, 1)["hotels"][0]["door"][0]["card"] == "4f"


@pytest.mark.parametrize("kind", range(1, 7))
@pytest.mark.parametrize("crest", "bfls")
def test_a_back_shows_crest_and_size_and_nothing_else(kind: int, crest: str) -> None:
    match = position(f"hotel 1: 9 none, queue 1:{kind}{crest}; 2: hand 2b 3f; table: next 2")
    size = "1-3" if kind <= 3 else "4-6"
    for viewer in OTHERS:
        assert queue(match, viewer) == [(1, size + crest, None, False)]


@pytest.mark.parametrize("viewer", OTHERS)
def test_others_see_only_the_backs_on_the_table(viewer: int | None) -> None:
    match = position(FACE_DOWN)
    assert [card[:3] for card in queue(match, viewer)][:2] == [(1, "1-3b", None), (1, "4-6l", None)]
    door = shown(match, viewer)["hotels"][0]["door"]
    assert [(c["seat"], c["back"], c["card"]) for c in door] == [(1, "4-6f", None)]


@pytest.mark.parametrize("viewer", [2, None])
def test_no_part_of_a_view_names_a_hidden_card(viewer: int | None) -> None:
    # Seat 2's own lions are discarded, so any other lion in its view would be a secret of seat 1.
    lions = "1l 2l 3l 4l 5l 6l"
    match = position(
        "hotel 1: 9 none, queue 1:1l 1:5l, door 1:4l; 1: hand 2l 3l"
        f"; 2: hand 2s 3s, discarded {lions}"
    )
    view = sent(match, viewer)
    assert view["seats"][1].pop("discarded") == lions.split()
    assert not cards_in(view) & set(lions.split())
    mine = sent(match, 1)
    mine["seats"][1].pop("discarded")
    assert cards_in(mine) >= set(lions.split())


@pytest.mark.parametrize(("rule", "place"), [("first_open", 0), ("second_open", 1)])
def test_a_card_placed_face_up_is_shown_to_all(rule: str, place: int) -> None:
    match = position(f"hotel 1: 9 {rule}, queue 1:1b 1:5l 1:6f; 1: hand 2b 3b")
    cards = ["1b", "5l", "6f"]
    for viewer in OTHERS:
        seen = [card if n == place else None for n, card in enumerate(cards)]
        assert [card for _, _, card, _ in queue(match, viewer)] == seen
        assert [is_open for *_, is_open in queue(match, viewer)] == [n == place for n in range(3)]


def test_hands_and_decks_are_shown_to_others_by_number_only() -> None:
    match = position("1: hand 2b 3b; 2: hand 2s 3s 4s, deck 1s 5s")
    hands = [[s["hand"] for s in shown(match, viewer)["seats"]] for viewer in VIEWERS]
    assert hands == [[["2b", "3b"], None], [None, ["2s", "3s", "4s"]], [None, None]]
    decks = [shown(match, viewer)["seats"][1]["deck"] for viewer in VIEWERS]
    assert decks == [None, ["1s", "5s"], None]
    for viewer in VIEWERS:
        counts = [(s["hand_size"], s["deck_size"]) for s in shown(match, viewer)["seats"]]
        assert counts == [(2, 22), (3, 2)]


@pytest.mark.parametrize("viewer", OTHERS)
def test_what_is_legal_is_shown_to_the_seat_that_decides_only(viewer: int | None) -> None:
    match = position("1: hand 2b 3b")
    assert shown(match, 1)["legal"] == list(match.legal)
    assert shown(match, viewer)["legal"] == []
    assert (shown(match, viewer)["actor"], shown(match, viewer)["decision"]) == (1, "place")


def test_a_hotel_is_open_to_all_from_its_reveal_on_and_the_next_is_not() -> None:
    match = position(
        "hotel 1: 9 none, queue 1:6b 2:5l, door 2:1s 1:4f; hotel 2: 9 monks_first, queue 1:6l, door"
        " 2:2f; table: checking in"
    )
    assert match.decision == "nobles"
    for viewer in (None, 1, 2):
        assert queue(match, viewer) == [
            (1, "4-6b", "6b", True),
            (2, "4-6l", "5l", True),
            (2, "1-3s", "1s", True),
        ]
        assert shown(match, viewer)["hotels"][0]["door"][0]["card"] == "4f"
        assert shown(match, viewer)["at"] == [1, "4f"]
        assert [h["revealed"] for h in shown(match, viewer)["hotels"]] == [True, False]
    assert queue(match, 2, 2) == queue(match, None, 2) == [(1, "4-6l", None, False)]


def test_every_hotel_of_the_column_is_open_once_its_turn_has_come() -> None:
    match = position(
        "hotel 2: 9 none, queue 1:6b, door 1:4f; hotel 3: 9 monks_first, queue 1:6l, door 2:4s 1:3s"
        "; table: checking in"
    )
    assert queue(match, None, 2) == [(1, "4-6b", "6b", True)]
    play(match, "stop")
    assert match.decision == "maids"
    assert queue(match, None, 3) == [(1, "4-6l", "6l", True)]


def test_before_the_tiles_are_laid_there_is_no_column_to_see() -> None:
    record = hotelier.new("overbooking", seed=5).record()
    assert [len(shown(record.at(step), None)["hotels"]) for step in (0, 1, 2)] == [0, 0, 2]


def test_the_log_writes_anothers_face_down_card_by_its_back() -> None:
    match = position("1: hand 2b 5f 6f; 2: hand 3l 4s 5s")
    play(match, "queue 5f 1", "door 3l 2", "queue 2b 1")
    logs = [match.log(viewer) for viewer in VIEWERS]
    assert logs == [
        ("queue 5f 1", "door 1-3l 2", "queue 2b 1"),
        ("queue 4-6f 1", "door 3l 2", "queue 1-3b 1"),
        ("queue 4-6f 1", "door 1-3l 2", "queue 1-3b 1"),
    ]


def test_the_log_writes_a_face_up_card_openly() -> None:
    match = position("hotel 1: 9 second_open, queue 2:6s; 1: hand 2b 5f 6f; 2: hand 3l 4s")
    play(match, "queue 5f 1", "queue 3l 1")
    assert match.log(2) == ("queue 5f 1", "queue 3l 1")
    assert match.log(1) == match.log(None) == ("queue 5f 1", "queue 1-3l 1")


def test_the_log_hides_a_card_at_the_back_door_of_a_hotel_with_a_face_up_queue() -> None:
    match = play(position("hotel 1: 9 first_open; 1: hand 2b 5f; 2: hand 3l 4s"), "door 5f 1")
    assert match.log(2) == match.log(None) == ("door 4-6f 1",)


def test_the_log_writes_anothers_draw_by_its_number() -> None:
    match = hotelier.new("overbooking", players=3, seed=5)
    for viewer in (1, 2, 3, None):
        draws = [step.split() for step in match.log(viewer) if step.startswith("~draw")]
        for _, owner, *cards in draws:
            assert len(cards) == 9 if owner == str(viewer) else cards == ["x9"]
    open_steps = [step for step in match.steps if not step.startswith("~draw")]
    assert list(match.log(None))[:2] == open_steps[:2]


def test_what_is_decided_at_a_revealed_hotel_is_written_openly() -> None:
    match = position("hotel 1: 9 none, queue 1:6b, door 1:4f; table: round 4, checking in")
    play(match, "name 1")
    assert match.log(None) == ("name 1",)


def test_events_hide_what_was_placed_and_drawn() -> None:
    match = position("1: hand 2b 5f, deck 1b 6b 6l; 2: hand 3l, deck; table: time 5, round 1")
    play(match, "queue 5f 1")
    for viewer in VIEWERS:
        placed = [e for e in seen_events(match, viewer) if e["kind"] == "card-placed"]
        assert placed[0]["back"] == "4-6f"
        assert placed[0]["card"] == ("5f" if viewer == 1 else None)
    play(match, "skip")
    for viewer in VIEWERS:
        (drawn,) = [e for e in seen_events(match, viewer) if e["kind"] == "cards-drawn"]
        assert (drawn["seat"], drawn["number"]) == (1, 3)
        assert drawn["cards"] == (("1b", "6b", "6l") if viewer == 1 else None)


def test_events_show_a_card_turned_up_and_a_hotel_revealed() -> None:
    match = position(
        "hotel 1: 9 first_open; 1: hand 2b 5f; table: first 2, time 5, next 1, round 4"
    )
    play(match, "queue 5f 1")
    events = seen_events(match, None)
    assert [e["card"] for e in events if e["kind"] == "card-turned-up"] == ["5f"]
    assert [e["queue"] for e in events if e["kind"] == "hotel-revealed"] == [((1, "5f"),), ()]


def test_booked_and_discarded_cards_tokens_and_both_sides_of_the_tiles_are_open_to_all() -> None:
    match = position(
        "hotel 1: tile 4a; hotel 2: tile 6b; 1: hand 1b 2b, booked 6b, discarded 5b, tokens 2"
    )
    views = [shown(match, viewer) for viewer in VIEWERS]
    for view in views:
        for secret in ("seat", "legal"):
            view.pop(secret)
        for seat in view["seats"]:
            seat.pop("hand")
            seat.pop("deck")
    assert views[0] == views[1] == views[2]
    first, hotel = views[2]["seats"][0], views[2]["hotels"][1]
    assert (first["booked"], first["discarded"], first["tokens"]) == (["6b"], ["5b"], 2)
    assert hotel["face"] == {"name": "6b", "beds": 11, "rule": "no_soldiers", "source": "house"}
    assert hotel["other_side"]["name"] == "6a"
    assert views[2]["tiles_used"] == [4, 6]


def test_a_finished_game_still_hides_hands_and_decks() -> None:
    match = position("1: hand 1b 2b; table: round 4, closing")
    assert match.over
    assert [shown(match, viewer)["seats"][0]["hand"] for viewer in VIEWERS] == [
        ["1b", "2b"],
        None,
        None,
    ]
    assert [shown(match, viewer)["seats"][0]["deck"] is None for viewer in VIEWERS] == [
        False,
        True,
        True,
    ]


def dealt_anew(match: Match, seed: int) -> State:
    """The position with what seat 1 can't see dealt again."""
    assert isinstance(match.state, State)
    return reshuffled(match.state, 1, Rng(seed))


def test_for_all_a_seat_knows_a_back_may_be_any_card_of_its_crest_and_size() -> None:
    match = position("hotel 1: 9 none, queue 2:5l 2:1b; 1: hand 1b 2b; 2: hand 4l 2b 3s")
    found = set()
    for seed in range(60):
        other = dealt_anew(match, seed)
        assert GAME.view(other, 1) == match.view(1)
        found.add(tuple(card for _, card, _ in GAME.summary(other)[1]["hotels"][0]["queue"]))
    assert found == {(large, small) for large in ("4l", "5l", "6l") for small in ("1b", "2b", "3b")}


def test_for_all_a_seat_knows_no_soldiers_stand_where_none_may() -> None:
    match = position("hotel 1: 9 no_soldiers, queue 2:6l; 1: hand 1b 2b; 2: hand 4l 5l 3s")
    others = [dealt_anew(match, seed) for seed in range(40)]
    assert {GAME.summary(o)[1]["hotels"][0]["queue"][0][1] for o in others} == {"4l", "6l"}


LITTLE_ROOM = (
    "hotel 1: 9 small_only, door 2:2b 2:3b"
    "; hotel 2: 17 no_back_door, queue 2:1f 2:2f 2:3f 2:1l 2:2l"
)


@pytest.mark.parametrize(
    ("hand", "after"),
    [("1s 5b 6b", "1:1b 2:1s"), ("4s 5b 6b", "1:1b")],
    ids=["placed by itself", "passed over"],
)
def test_what_another_seat_did_unasked_cannot_be_unseen(hand: str, after: str) -> None:
    # Either way, everyone has learned something about seat 2's hand.
    match = position(f"{LITTLE_ROOM}; 1: hand 1b 2b 3b; 2: hand {hand}; table: time 2")
    play(match, "queue 1b 1")
    assert (match.actor, line(match, "queue")) == (1, after)
    assert not match.undo()


def test_a_card_of_ones_own_that_is_face_up_may_be_taken_back_before_the_next_seat_acts() -> None:
    match = play(position("hotel 1: 9 first_open; 1: hand 1b 2b; 2: hand 1f 2f"), "queue 2b 1")
    assert match.undo()
    assert (match.actor, match.steps, line(match, "queue")) == (1, (), "")


def test_a_face_down_card_may_be_taken_back_before_the_next_seat_acts() -> None:
    match = play(position("1: hand 1b 2b; 2: hand 1f 2f"), "queue 2b 1")
    assert match.undo()
    assert (match.actor, match.steps, line(match, "queue")) == (1, (), "")
