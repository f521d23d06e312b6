"""What a seat may know and what not (rules §11; notation §2 on the log).

Hidden are others' hands, offers and draft packets and the cards they put under the deck. Whole
views are searched: wherever a secret was written, `cards_in` would find it.
"""

import re
from typing import Any

import pytest

from austria.positions import play, position
from hotelier import new
from hotelier.austria.game import GAME
from hotelier.austria.rules.cards import STAFF
from hotelier.core.dealer import ScriptedDealer, SeededDealer
from hotelier.core.match import Match

VIEWERS = (1, 2, None)
OTHERS = (2, None)


def shown(match: Match, viewer: int | None) -> dict[str, Any]:
    return match.view(viewer).as_dict()


def cards_in(plain: Any) -> set[int]:
    """Every number from 1 to 48 anywhere in the plain data, alone or as a word in a text."""
    if isinstance(plain, dict):
        return set().union(*(cards_in(value) for value in plain.values()))
    if isinstance(plain, list | tuple):
        return set().union(*(cards_in(value) for value in plain))
    if isinstance(plain, str):
        return {int(word) for word in plain.split() if word.isdigit()}
    return {plain} if type(plain) is int and 1 <= plain <= 48 else set()


def seen_events(match: Match, viewer: int | None) -> list[dict[str, Any]]:
    return [event.as_dict() for _, event in match.events(viewer)]


def staff_told(match: Match, viewer: int | None) -> set[int]:
    """Every staff card that an explanation mentions: in a message, as a part, by its price."""
    told = repr(match.explain(viewer))
    named = re.findall(r"austria-(?:staff|brief)-(\d+)|'card (\d+)'|card=(\d+)", told)
    prices = match.explain(viewer).facts.cards
    numbers = {int(number) for found in named for number in found if number}
    return numbers & set(STAFF) | {int(card) for card in prices}


def drafting() -> Match:
    script = ["~first 1", "~politics 105 109 113", "~emperor A1 B1 C1", "~row 49 50 51 52 53"]
    script += ["~draw 1 21 22 23 24 25 26", "~draw 2 31 32 33 34 35 37"]
    return Match(GAME, {"staff": "draft"}, ScriptedDealer(script, SeededDealer(0))).begin()


def offered() -> Match:
    """Seat 1 sees the cards 39, 44, 47."""
    match = position("cafe 75:, rooms 11", ["~draw 1 39 44 47"])
    return play(match, "check-in 1")


def test_a_hand_is_shown_to_its_owner_only_and_its_size_to_all() -> None:
    match = position("hand 33 44; 2: hand 41")
    assert [shown(match, viewer)["seats"][0]["hand"] for viewer in VIEWERS] == [
        [33, 44],
        None,
        None,
    ]
    assert [shown(match, viewer)["seats"][1]["hand"] for viewer in VIEWERS] == [None, [41], None]
    for viewer in VIEWERS:
        assert [s["hand_size"] for s in shown(match, viewer)["seats"]] == [2, 1]


@pytest.mark.parametrize("viewer", OTHERS)
def test_no_part_of_a_view_holds_a_card_of_another_hand(viewer: int | None) -> None:
    match = play(position("hand 33 44 47"), "die 5")
    assert not cards_in(shown(match, viewer)) & {33, 44, 47}
    assert cards_in(shown(match, 1)) >= {33, 44, 47}


@pytest.mark.parametrize("viewer", OTHERS)
def test_no_explanation_names_a_card_of_others(viewer: int | None) -> None:
    hiring = play(position("hand 33 44 47, staff 28; 2: staff 9"), "die 5")
    assert staff_told(hiring, 1) == {33, 44, 47, 28}
    assert not staff_told(hiring, viewer) & {33, 44, 47}
    assert staff_told(offered(), 1) == {39, 44, 47}
    assert not staff_told(offered(), viewer)
    packets = {21, 22, 23, 24, 25, 26}
    assert staff_told(drafting(), 1) == packets
    assert not staff_told(drafting(), viewer) & packets


@pytest.mark.parametrize("viewer", OTHERS)
def test_what_is_legal_is_shown_to_the_seat_that_decides_only(viewer: int | None) -> None:
    match = play(position("hand 33 44"), "die 5")
    assert shown(match, 1)["legal"] == ["hire 33", "hire 44", "stop"]
    assert shown(match, viewer)["legal"] == []
    assert (shown(match, viewer)["actor"], shown(match, viewer)["decision"]) == (1, "hire")


def test_an_offer_is_shown_to_its_owner_only() -> None:
    match = offered()
    assert shown(match, 1)["offer"] == [39, 44, 47]
    for viewer in OTHERS:
        assert shown(match, viewer)["offer"] is None
        assert not cards_in(shown(match, viewer)) & {39, 44, 47}
        holder = shown(match, viewer)["pending"][0]  # the frame that holds the offer
        assert (holder["work"], holder["numbers"], holder["hidden"]) == ("Hire", [3], 3)


def test_the_log_writes_another_seats_draw_by_its_number() -> None:
    match = offered()
    assert match.log(1)[-1] == "~draw 1 39 44 47"
    assert match.log(2)[-1] == match.log(None)[-1] == "~draw 1 x3"


def test_events_hide_drawn_offered_and_put_back_cards() -> None:
    match = play(offered(), "hire 44")
    for viewer in OTHERS:
        hidden = [e for e in seen_events(match, viewer) if e.get("cards", 0) is None]
        assert [(e["kind"], e["number"]) for e in hidden] == [
            ("staff-drawn", 3),
            ("offer-put-back", 2),
        ]
        assert not cards_in([e["cards"] for e in hidden])
        assert not cards_in(seen_events(match, viewer)) & {39, 47}
    mine = [e["cards"] for e in seen_events(match, 1) if "cards" in e]
    assert mine == [(39, 44, 47), (39, 47)]


def test_a_hired_card_is_open() -> None:
    match = play(offered(), "hire 44")
    for viewer in VIEWERS:
        assert shown(match, viewer)["seats"][0]["staff"] == [44]
        assert 44 in [e.get("card") for e in seen_events(match, viewer)]
        assert match.log(viewer)[-1] == "hire 44"


def test_cards_under_the_deck_are_known_to_who_put_them_there_their_number_to_all() -> None:
    match = position("table: under 39@1 44@2 47@1")
    assert shown(match, 1)["under"] == [39, None, 47]
    assert shown(match, 2)["under"] == [None, 44, None]
    assert shown(match, None)["under"] == [None, None, None]


def test_a_returned_card_is_shown_to_its_owner_only() -> None:
    match = position("hand 39 44 47; 2: emperor 4; table: round 3, tiles A3 B1 C1, scoring")
    play(match, "pay 1", "return 44", "return 39")
    assert [match.log(viewer)[:3] for viewer in VIEWERS] == [
        ("pay 1", "return 44", "return 39"),
        ("pay 1", "return", "return"),
        ("pay 1", "return", "return"),
    ]
    for viewer, cards in zip(VIEWERS, [[44, 39], [None, None], [None, None]], strict=True):
        assert shown(match, viewer)["under"] == cards
        kinds = [e for e in seen_events(match, viewer) if e["kind"] == "staff-returned"]
        assert [e["card"] for e in kinds] == cards
    assert not cards_in(shown(match, 2)) & {39, 44, 47}


def test_a_draft_packet_is_shown_to_its_owner_only() -> None:
    match = drafting()
    assert shown(match, 1)["seats"][0]["packet"] == [21, 22, 23, 24, 25, 26]
    assert shown(match, 2)["seats"][1]["packet"] == [31, 32, 33, 34, 35, 37]
    first, second = set(range(21, 27)), {31, 32, 33, 34, 35, 37}
    assert not cards_in(shown(match, 1)) & second
    assert not cards_in(shown(match, 2)) & first
    assert not cards_in(shown(match, None)) & (first | second)
    for viewer in VIEWERS:
        assert [s["packet_size"] for s in shown(match, viewer)["seats"]] == [6, 6]


def test_a_kept_card_is_shown_to_its_owner_only() -> None:
    match = play(drafting(), "keep 23")
    assert [match.log(viewer)[-1] for viewer in VIEWERS] == ["keep 23", "keep", "keep"]
    kept = [[e for e in seen_events(match, v) if e["kind"] == "card-kept"] for v in VIEWERS]
    assert [events[0]["card"] for events in kept] == [23, None, None]
    assert [shown(match, viewer)["seats"][0]["hand"] for viewer in VIEWERS] == [[23], None, None]


def test_the_deal_is_hidden_in_the_log_and_the_events() -> None:
    match = new("austria", players=3, seed=5)
    for viewer in (1, 2, 3, None):
        draws = [step.split() for step in match.log(viewer) if step.startswith("~draw")]
        for _, owner, *cards in draws:
            assert len(cards) == (6 if owner == str(viewer) else 1)
            assert owner == str(viewer) or cards == ["x6"]
        drawn = [e for e in seen_events(match, viewer) if e["kind"] == "staff-drawn"]
        assert [e["cards"] is not None for e in drawn] == [e["seat"] == viewer for e in drawn]


def test_introductory_hands_are_hidden_like_any_other() -> None:
    match = new("austria", seed=5, staff="intro")
    drawn = [e for e in seen_events(match, None) if e["kind"] == "staff-drawn"]
    assert [(e["number"], e["cards"]) for e in drawn] == [(6, None), (6, None)]


def test_the_decks_are_shown_as_numbers_of_cards() -> None:
    match = position("table: guests 60 61, deck 33 44 47")
    for viewer in VIEWERS:
        assert (shown(match, viewer)["guest_deck"], shown(match, viewer)["staff_deck"]) == (2, 3)
        assert not cards_in(shown(match, viewer)) & {33, 44, 47}


def test_everything_else_is_open_to_all() -> None:
    text = """crowns 4, vp -2, emperor 5, kitchen sk, rooms 11x 12, staff 1 9, used 1, discs A
    cafe 61:ww 65:, hand 33; 2: covered 1, passed; table: discards 70, places 1 0 0"""
    match = play(position(text), "die 1", "split 0")
    open_to_all = [shown(match, viewer) for viewer in VIEWERS]
    for view in open_to_all:
        for secret in ("seat", "legal", "offer"):
            view.pop(secret)
        for seat in view["seats"]:
            seat.pop("hand")
            seat.pop("packet")
    assert open_to_all[0] == open_to_all[1] == open_to_all[2]
    view = open_to_all[0]
    assert (view["discards"], view["discs"], view["tiles"]) == ([70], [1, 0, 0], ["A1", "B1", "C1"])
    first = view["seats"][0]
    assert (first["crowns"], first["vp"], first["emperor"]) == (4, -2, 5)
    assert (first["kitchen"], first["rooms"][:3]) == ("s3c0w0k1", "xo.")
    assert first["cafe"] == [{"guest": 61, "missing": "ww"}, {"guest": 65, "missing": ""}, None]
    assert (first["staff"], first["used"], first["discs"]) == ([1, 9], [1], "A")
    assert (view["seats"][1]["passed"], view["seats"][1]["numbers"]) == (True, [3])


def test_loose_cubes_and_open_effects_are_shown_to_all() -> None:
    match = play(position("staff 14, cafe 54, rooms 11"), "die 2", "effect 1", "split 0")
    for viewer in VIEWERS:
        view = shown(match, viewer)
        assert (view["decision"], view["loose"]) == ("place", "ww")
        assert [effect is not None for effect in view["effects"]] == [False, True]


def test_a_finished_game_still_hides_the_hands() -> None:
    match = position("hand 33 44; table: final")
    assert match.over
    assert [shown(match, viewer)["seats"][0]["hand"] for viewer in VIEWERS] == [
        [33, 44],
        None,
        None,
    ]
