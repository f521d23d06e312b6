"""Direct manipulation: dragging, tapping on a phone, what moves, what's read aloud."""

from functools import partial

import pytest
from playwright.sync_api import expect

from web.kindness import fits
from web.playing import (
    GAMES,
    PHONE,
    Visit,
    by_hand,
    either_game,
    hear,
    play_on,
    wait_for_move,
    wait_for_turn,
)

each_game = pytest.mark.parametrize("game", GAMES)


def test_a_card_is_dragged_to_its_place(sit: Visit) -> None:
    plays: list[str] = []
    page = sit("overbooking", before=partial(hear, plays))
    step = wait_for_turn(page)["step"]
    card = page.locator("[data-hand].can").first
    text = card.get_attribute("data-hand")
    card.hover()
    page.mouse.down()
    page.mouse.move(600, 300, steps=3)
    page.locator("[data-place]").first.hover()
    page.mouse.up()
    page.get_by_test_id("place-them").click()
    wait_for_move(page, step)
    # Dropped outside every spot, a card goes back to the hand.
    wait_for_turn(page)
    page.locator("[data-hand].can").first.hover()
    page.mouse.down()
    page.mouse.move(5, 600, steps=3)
    expect(page.locator(".lifted")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".lifted")).to_have_count(0)
    (other,) = play_on(page, by_hand, seed=1, most=1)
    # The server only heard of these two.
    side, number = other.split(": ")[1].split()
    assert plays[0].split()[1] == text
    assert [(each.split()[0], each.split()[2]) for each in plays[1:]] == [(side, number)]


@each_game
def test_a_phone_plays_too(sit: Visit, game: str) -> None:
    page = sit(game, size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    assert len(play_on(page, by_hand, seed=4, most=12)) == 12
    fits(page, PHONE[0])


@each_game
def test_a_phone_on_its_side_plays_too(sit: Visit, game: str) -> None:
    page = sit(game, size=(844, 390), has_touch=True, is_mobile=True)
    assert len(play_on(page, by_hand, seed=5, most=8)) == 8


@either_game
def test_what_moves_does_not_get_in_the_way(sit: Visit, game: str) -> None:
    page = sit(game, moving=True)
    # As many as there are before the first check-in, which is a scene of its own.
    assert len(play_on(page, by_hand, seed=6, most=4)) == 4


@each_game
def test_what_happens_is_read_aloud(sit: Visit, game: str) -> None:
    page = sit(game)
    said = page.get_by_role("log")
    play_on(page, by_hand, seed=3, most=1)
    question = page.get_by_test_id("question").evaluate("(said) => said.firstChild.data.trim()")
    expect(said).to_contain_text(question)
    last = page.locator(".log li").last.inner_text()
    expect(said).to_contain_text(last.replace("\u2060", ""))  # which keeps 1–3 on one line
