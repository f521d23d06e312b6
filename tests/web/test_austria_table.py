"""The table of Grand Austria Hotel: what you can't do says why, by mouse, finger and key."""

from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from hotelier.messages import say
from server.houses import Guest, until
from web.kindness import resize
from web.playing import (
    DESKTOP,
    ME,
    PHONE,
    Visit,
    becomes,
    hear,
    path_to,
    seats_of,
    settle,
    wait_for_move,
    wait_for_turn,
)
from web.rooms import reached

FAR_ROOM = '.game button[data-part="room 45"]'  # at the top right, never beside the first ones
BESIDE = say("austria-not-beside")

GUARD = 400  # ms after a question changes, in which a click decides nothing
QUIET = 1300  # ms after a click, in which the mouse asks nothing
PARTS = (
    *("hotel", "cafe", "kitchen", "dice", "row"),
    *("staff", "order", "emperor", "politics", "others"),
)

STOPS = """(part) => [...document.querySelectorAll(`${part} button`)].map((each) =>
  ({ may: each.getAttribute('aria-disabled') !== 'true', stop: each.tabIndex >= 0 }))"""


def come_to_rooms(page: Page, pause: int = 0) -> None:
    """The first rooms are to be prepared; the first of them is there."""
    step = wait_for_turn(page)["step"]
    page.wait_for_timeout(pause)
    page.locator('.game [data-action^="guest"]').first.click()
    wait_for_move(page, step)
    step = wait_for_turn(page)["step"]
    page.wait_for_timeout(pause)
    page.locator('.game [data-action="room 11"]').click()
    wait_for_move(page, step)
    wait_for_turn(page)


def told_of(page: Page) -> Locator:
    """Where it says why not."""
    return page.get_by_test_id("refusal")


def click(page: Page, thing: Locator) -> None:
    """Click something impossible, until it says why not.

    Playwright would wait until it's possible. Clicked like this, the thing may move away from the
    mouse: the table still scrolls to what it asks about.
    """

    before = told_of(page).all_inner_texts()

    def told() -> bool:
        thing.click(force=True)
        return told_of(page).all_inner_texts() != before

    until(told)


def refusal(page: Page, section: str, words: str = "") -> None:
    """It says why not, and links to the rule."""
    told = told_of(page)
    expect(told).to_contain_text(words)
    rule = told.get_by_role("link")
    expect(rule).to_have_attribute("href", f"#/rules/austria/{section}")


def test_what_is_not_legal_says_why_when_clicked_and_leads_to_the_rule(sit: Visit) -> None:
    page = sit("austria")
    step = wait_for_turn(page)["step"]
    first_this = say("austria-not-asked", question=say("austria-q-first-guest"))
    click(page, page.locator('[data-part="die 1"]'))
    refusal(page, "setup", first_this)
    click(page, page.locator('button[data-part="table 1"]'))
    refusal(page, "guests", say("austria-not-empty-table"))
    click(page, page.locator(FAR_ROOM))
    refusal(page, "setup", first_this)
    assert wait_for_turn(page)["step"] == step
    # A refusal is forgotten with the next step.
    page.locator('.game [data-action^="guest"]').first.click()
    wait_for_move(page, step)
    expect(told_of(page)).to_have_count(0)


def test_a_room_that_cannot_be_prepared_says_why_on_hover_and_on_focus(sit: Visit) -> None:
    page = sit("austria", before=lambda page: page.clock.install())
    come_to_rooms(page)
    room = page.locator(FAR_ROOM)
    tip = page.get_by_role("tooltip")
    page.clock.run_for(QUIET)
    room.hover(force=True)
    expect(tip).to_contain_text(BESIDE)
    page.mouse.move(5, 5)
    expect(tip).to_have_count(0)
    # With the keyboard, you get there with the arrow keys.
    page.keyboard.press("Tab")
    page.locator(".game .room.can").first.focus()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    for _ in range(4):
        page.keyboard.press("ArrowUp")
    expect(room).to_be_focused()
    expect(tip).to_contain_text(BESIDE)
    page.keyboard.press("Enter")
    refusal(page, "rooms", BESIDE)


def test_a_finger_is_told_why_not(sit: Visit) -> None:
    page = sit("austria", size=PHONE, has_touch=True, is_mobile=True)
    come_to_rooms(page)
    room = page.locator(FAR_ROOM)

    def told() -> bool:
        room.tap(force=True)
        return told_of(page).count() > 0

    until(told)  # the table may still scroll to what it asks about
    refusal(page, "rooms", BESIDE)


def test_only_what_may_be_done_is_a_tab_stop(sit: Visit) -> None:
    page = sit("austria")
    come_to_rooms(page)
    settle(page)
    rooms = page.evaluate(STOPS, ".wall")
    assert [each["stop"] for each in rooms] == [each["may"] for each in rooms]
    assert any(each["may"] for each in rooms)
    # A part in which nothing can be done can still be reached, once.
    for part in ("dice", "row", "hand", "politics", "emperor"):
        stops = page.evaluate(STOPS, f'[data-part="{part}"]')
        assert not any(each["may"] for each in stops)
        assert sum(each["stop"] for each in stops) == 1


def test_while_others_decide_one_is_told_to_wait(visit: Visit, url: str) -> None:
    host = Guest(url).open_table("austria", ME, {"kind": "open"})
    friend = Guest(url).join(host, "Friend")
    # The last in turn order takes the first guest; the other one waits.
    waits = friend if host.look()["view"]["actor"] == host.seat else host
    page = visit(path_to(waits), seat=seats_of(waits))
    click(page, page.locator('[data-part="row 1"]'))
    refusal(page, "round")


@pytest.mark.parametrize("sizes", [((1440, 900), (1100, 800)), (PHONE,)], ids=["wide", "phone"])
def test_every_part_of_the_table_is_there_once(
    sit: Visit, sizes: tuple[tuple[int, int], ...]
) -> None:
    page = sit("austria", size=sizes[0])
    wait_for_turn(page)
    for size in sizes:
        resize(page, size)
        for part in PARTS:
            expect(page.locator(f'[data-part="{part}"]')).to_have_count(1)
        # What is asked about is in sight.
        expect(page.locator('.game [data-action="guest 1"]')).to_be_in_viewport(ratio=0.9)
    # There is talk only where somebody hears it.
    expect(page.get_by_role("textbox")).to_have_count(0)


# Among the dice of a space and its boost, and the cubes in the kitchen, no two overlap.
OVERLAPS = """() => {
  const boxes = (name) => [...document.querySelectorAll(name)].map((each) =>
    each.getBoundingClientRect());
  const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const count = (some) => some.flatMap((one, at) =>
    some.slice(at + 1).filter((other) => meet(one, other))).length;
  const spaces = [...document.querySelectorAll('[data-part=dice] li')].map((each) =>
    [...each.querySelectorAll('.dice > *, .boost')].map((thing) => thing.getBoundingClientRect()));
  return spaces.reduce((sum, some) => sum + count(some), 0)
    + count(boxes('[data-part=kitchen] button > *, [data-part=kitchen] .coins'));
}"""


@pytest.mark.parametrize(
    ("text", "sizes"), [(1.3, (PHONE, DESKTOP)), (1, ((720, 450), (844, 390)))]
)
def test_dice_and_cubes_are_seen_whole(
    visit: Visit, url: str, text: float, sizes: tuple[tuple[int, int], ...]
) -> None:
    guest = reached(url, "austria", 0.1, having=r"die \d\+")
    page = visit(path_to(guest), seat=seats_of(guest), size=sizes[0], likes={"size": text})
    page.wait_for_selector("main.table[data-mine=true]")
    for size in sizes:
        resize(page, size)
        expect(page.locator("[data-part=dice] .boost")).not_to_have_count(0)
        becomes(page, OVERLAPS, 0)


def test_another_hotel_is_shown_from_its_roof_on(visit: Visit, url: str) -> None:
    guest = reached(url, "austria", 0.5)
    page = visit(path_to(guest), seat=seats_of(guest))
    page.wait_for_selector("main.table[data-mine=true]")
    own, back = page.get_by_test_id(f"hotel-{guest.seat}"), page.get_by_test_id("home")
    look = page.locator("[data-look]").first
    for size in ((1280, 800), PHONE):
        resize(page, size)
        expect(own).to_have_count(1)
        look.click()
        expect(own).to_have_count(0)
        expect(back).to_be_in_viewport(ratio=1)
        back.click()
        expect(own).to_have_count(1)
    # The way there and back is also walked by keys.
    resize(page, DESKTOP)
    look.press("Enter")
    expect(back).to_be_focused()
    page.keyboard.press("Enter")
    expect(own).to_have_count(1)
    expect(look).to_be_focused()
    look.press("Enter")
    expect(own).to_have_count(0)
    page.keyboard.press("Escape")
    expect(own).to_have_count(1)
    expect(look).to_be_focused()
    # What the mouse has opened leaves no frame behind, and what a key has opened does.
    more = page.get_by_test_id("all-actions")
    framed = "(each) => each.matches(':focus-visible')"
    for by_key in (False, True):
        if by_key:
            more.press("Enter")
        else:
            more.click()
        expect(more).to_have_attribute("aria-expanded", "true")
        page.keyboard.press("Escape")
        expect(more).to_be_focused()
        assert more.evaluate(framed) == by_key


@pytest.mark.parametrize("gesture", ["button", "drop"])
def test_a_guest_is_served_from_the_kitchen_in_one_gesture(
    visit: Visit, url: str, gesture: str
) -> None:
    guest = reached(url, "austria", 0.1, having="deliver")
    plays: list[str] = []
    page = visit(path_to(guest), seat=seats_of(guest), before=partial(hear, plays))
    step = wait_for_turn(page)["step"]
    parts = ["table"] if gesture == "button" else ["cube", "table"]
    chain = next(
        chain
        for chain in guest.look()["view"]["chains"]
        if [part.split()[0] for part in chain["parts"]] == parts
    )
    *cube, table = chain["parts"]
    if gesture == "button":
        page.get_by_test_id(table.replace("table ", "serve-")).click()
    else:
        page.drag_and_drop(f'[data-part=kitchen] [data-part="{cube[0]}"]', f'[data-part="{table}"]')
    wait_for_move(page, step)
    assert plays == chain["actions"]


def test_a_hasty_second_click_does_not_begin_the_next_turn(sit: Visit) -> None:
    sent: list[str] = []
    page = sit("austria", likes={"guard": GUARD}, before=partial(hear, sent))
    come_to_rooms(page, 2 * GUARD)
    page.wait_for_timeout(2 * GUARD)
    # With this click the rooms are done and others have their turn.
    step = wait_for_turn(page)["step"]
    page.locator('.now [data-action="done"]').click()
    wait_for_move(page, step)
    step = wait_for_turn(page)["step"]
    page.locator('.now [data-action="pass"]').click()
    settle(page)
    assert sent[-1] == "done"
    # Someone who has had time to look means it.
    page.wait_for_timeout(2 * GUARD)
    page.locator('.now [data-action="pass"]').click()
    wait_for_move(page, step)
    assert sent[-1] == "pass"


def test_the_pages_of_a_phone_are_as_far_down_as_one_left_them(sit: Visit) -> None:
    page = sit("austria", size=PHONE, has_touch=True, is_mobile=True)
    come_to_rooms(page)
    # If the player scrolls, the question doesn't scroll back.
    page.evaluate("() => { dispatchEvent(new WheelEvent('wheel')); scrollTo(0, 400); }")
    becomes(page, "() => scrollY", 400)
    page.get_by_test_id("page-others").tap()
    head = page.locator("[data-part=others]")
    page.wait_for_function(
        """() => document.querySelector('[data-part=others]').getBoundingClientRect().top
             >= document.querySelector('.tabs').getBoundingClientRect().bottom - 1"""
    )
    expect(head).to_be_in_viewport()
    page.get_by_test_id("page-hotel").tap()
    becomes(page, "() => scrollY", 400)
