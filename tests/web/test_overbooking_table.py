"""The table of Overbooking: what cannot be done says why, and the check-in keeps its secret."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hotelier.messages import say
from server.houses import Guest, until
from web.playing import (
    PHONE,
    Visit,
    becomes,
    begin,
    by_hand,
    linger,
    now,
    path_to,
    play_on,
    seats_of,
    settle,
    wait_for_move,
    wait_for_turn,
)
from web.rooms import BOT, ME, recorded

ON_ITS_SIDE = (844, 390)
LARGE = "456"
GAMES_TRIED = 12  # in which a decision comes up that chance may leave out
TOKENS = 2  # at the back doors of two players' hotels


def dealt(url: str, bots: int, wanted: Callable[[list[str], list[str]], bool]) -> Guest:
    """Somebody at a table where the rules of the hotels and the cards in hand are as wanted."""
    for _ in range(100):
        guest = Guest(url).open_table("overbooking", ME, *[BOT] * bots)
        view = guest.look()["view"]
        if wanted([hotel["face"]["rule"] for hotel in view["hotels"]], hand(guest)):
            return guest
    raise AssertionError("no table of a hundred is as wanted")


def hand(guest: Guest) -> list[str]:
    """The cards one has."""
    assert guest.seat is not None
    return list(guest.look()["view"]["seats"][guest.seat - 1]["hand"])


def come_to(visit: Visit, guest: Guest, **options: Any) -> Page:
    """Somebody who has to place a card."""
    page = visit(path_to(guest), seat=seats_of(guest), **options)
    wait_for_turn(page)
    return page


def test_a_card_that_a_hotel_does_not_take_says_why_and_leads_to_the_rule(
    visit: Visit, url: str
) -> None:
    guest = dealt(
        url,
        3,
        lambda rules, cards: "small_only" in rules and any(card[0] in LARGE for card in cards),
    )
    rules = [hotel["face"]["rule"] for hotel in guest.look()["view"]["hotels"]]
    number = rules.index("small_only") + 1
    large = next(card for card in hand(guest) if card[0] in LARGE)
    page = come_to(visit, guest)
    step = now(page)["step"]
    page.locator(f'[data-hand="{large}"]').click()
    place = page.locator(f'[data-part="queue {number}"]')
    place.click(force=True)
    said, why = page.locator(".refusal"), say("overbooking-why-small")
    expect(said).to_contain_text(why)
    expect(said.get_by_role("link")).to_have_attribute("href", "#/rules/overbooking/hotels")
    assert now(page)["step"] == step
    # With the keyboard the same: a tip on focus, the panel on Enter.
    page.keyboard.press("Escape")
    expect(said).to_be_hidden()
    page.locator(f'[data-hand="{large}"]').press("Enter")
    for _ in range(60):
        if page.evaluate("document.activeElement.dataset.part") == f"queue {number}":
            break
        page.keyboard.press("Tab")
    expect(page.get_by_role("tooltip")).to_contain_text(why)
    page.keyboard.press("Enter")
    expect(said).to_contain_text(why)


def test_a_hotel_without_a_back_door_says_so_to_a_finger(visit: Visit, url: str) -> None:
    guest = dealt(url, 3, lambda rules, _: "no_back_door" in rules)
    page = come_to(visit, guest, size=PHONE, has_touch=True)
    bricks, refusal = page.locator(".bricks").first, page.locator(".refusal")

    def told() -> bool:
        bricks.evaluate("each => each.scrollIntoView({ block: 'center' })")  # from under the hand
        bricks.tap(force=True)
        return refusal.count() > 0

    until(told)
    expect(refusal).to_contain_text(say("overbooking-why-no-door"))


def test_arrow_keys_walk_over_the_table_and_tell_of_what_lies_there(visit: Visit) -> None:
    page = visit()
    begin(page, "overbooking")
    play_on(page, by_hand, seed=7, most=2)
    hotel = page.locator("[data-hotel='1'] .hotel")
    hotel.focus()
    about = page.get_by_test_id("about")
    name = hotel.locator(".sign span").inner_text()
    expect(about).to_contain_text(name, ignore_case=True)
    page.keyboard.press("ArrowDown")
    becomes(page, "document.activeElement.closest('[data-hotel]').dataset.hotel", "2")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    becomes(page, "document.activeElement.closest('[data-line]')?.dataset.line", "queue 1")


def test_a_card_put_farther_off_goes_to_the_nearest_free_place(visit: Visit) -> None:
    page = visit()
    begin(page, "overbooking")
    step = wait_for_turn(page)["step"]
    line = page.locator("[data-line]:has(.slot.open)").first
    for card in page.locator("[data-hand].can").all():
        card.click()
        if line.count():  # there is more than one free place where this card may go
            break
    where, nearest = line.get_attribute("data-line"), line.locator(".placed").count() + 1
    line.locator(".slot.open").last.click()
    wait_for_move(page, step)
    expect(page.locator(f'[data-part="{where}/{nearest}"][data-card^="1:"]')).to_have_count(1)


def test_what_is_new_since_ones_last_card_is_marked(visit: Visit, url: str) -> None:
    # A card that lies open from the beginning is not marked.
    guest = dealt(url, 1, lambda rules, _: not {"first_open", "second_open"} & set(rules))
    page = come_to(visit, guest)
    play_on(page, by_hand, seed=8, most=1)
    expect(page.locator(".lately")).to_have_count(1)


def test_whoever_plays_by_keys_goes_on_where_the_next_card_is_chosen(visit: Visit) -> None:
    page = visit()
    begin(page, "overbooking")
    step = wait_for_turn(page)["step"]
    page.locator("[data-hand].can").first.press("Enter")
    expect(page.locator(".slot.can.next:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    wait_for_turn(page, step)
    expect(page.locator("[data-hand].can:focus")).to_have_count(1)


def test_whoever_talks_is_not_called_away_by_a_question(visit: Visit, url: str) -> None:
    host = Guest(url).open_table("overbooking", rules={"confirm": False})
    friend = Guest(url).join(host, "Friend")
    guests = {guest.seat: guest for guest in (host, friend)}
    page = visit(path_to(host), seat=seats_of(host))
    talk = page.get_by_role("textbox")
    talk.press_sequentially("hello")
    asked, step = 0, host.look()["step"]
    while asked < 2:
        actor = guests[host.look()["view"]["actor"]]
        actor.play(actor.look()["view"]["legal"][0])
        wait_for_move(page, step)
        state = now(page)
        step, asked = state["step"], asked + state["mine"]
    settle(page)
    expect(talk).to_be_focused()


def test_what_is_told_of_a_hotel_is_true_when_it_has_changed(visit: Visit, url: str) -> None:
    guest = Guest(url).open_table("overbooking", ME, BOT, rules={"confirm": False})
    page = come_to(visit, guest)
    hotel = page.locator("[data-hotel='1'] .hotel")
    hotel.focus()
    name = hotel.locator(".sign span").inner_text()
    while hotel.locator(".sign span").inner_text() == name:
        state = wait_for_turn(page)
        guest.play(guest.look()["view"]["legal"][0], state["step"])
        wait_for_move(page, state["step"])
    about = page.get_by_test_id("about")
    expect(about).to_contain_text(hotel.locator(".sign span").inner_text(), ignore_case=True)


# Whether the table takes a key away from whoever it is meant for.
TAKEN = """(key) => !document.body.dispatchEvent(
  new KeyboardEvent('keydown', { ...key, cancelable: true, bubbles: true }))"""


@pytest.mark.slow
def test_what_is_typed_during_a_scene_is_written_and_what_is_the_browsers_left_to_it(
    visit: Visit,
) -> None:
    page = visit(moving=True)
    linger(page)
    begin(page, "overbooking")
    visit(page.evaluate("location.pathname + location.hash"))  # somebody to talk to
    scene, talk = page.get_by_test_id("scene"), page.get_by_role("textbox")
    expect(talk).to_be_visible()
    for _ in range(12):
        play_on(page, by_hand, seed=2, most=1)
        if scene.is_visible():
            break
    talk.focus()
    page.keyboard.type("hello")
    expect(talk).to_have_value("hello")
    for key in ({"key": "f", "ctrlKey": True}, {"key": "F5"}):
        assert not page.evaluate(TAKEN, key)
    expect(scene).to_be_visible()
    assert page.evaluate(TAKEN, {"key": " "})
    expect(scene).to_be_hidden()


# Whether a scene is played, and everybody's points at that moment: a scene may end any time.
POINTS = """() => {
  const written = (what) =>
    [...document.querySelectorAll(`[data-${what}]`)].map((each) => Number(each.textContent));
  const scene = document.querySelector('.scene') !== null;
  return { scene, points: written('score'), purses: written('purse') };
}"""


@pytest.mark.slow
def test_points_are_not_told_before_the_scene_has_told_them(visit: Visit) -> None:
    page = visit(moving=True)
    linger(page)
    begin(page, "overbooking")
    scene = page.get_by_test_id("scene")
    tokens = page.evaluate(POINTS)["points"]
    while True:  # a check-in may leave the points as they were, not all of a game's do
        play_on(page, by_hand, seed=2, most=1)
        told = page.evaluate(POINTS)
        if not told["scene"]:
            assert now(page)["phase"] != "over", "no check-in brought points"
            tokens = told["points"]
            continue
        before = told["points"]
        assert before == told["purses"]
        assert all(abs(one - other) <= TOKENS for one, other in zip(before, tokens, strict=True))
        page.keyboard.press("Escape")
        expect(scene).to_be_hidden()
        tokens = page.evaluate(POINTS)["points"]
        if tokens != before:
            break


@pytest.mark.slow
def test_on_a_phone_what_the_check_in_shows_is_in_sight(visit: Visit) -> None:
    page = visit(moving=True, size=PHONE, has_touch=True)
    linger(page)
    begin(page, "overbooking")
    scene = page.get_by_test_id("scene")
    for _ in range(8):
        play_on(page, by_hand, seed=2, most=1)
        if scene.is_visible():
            break
    expect(scene).to_be_visible()
    expect(page.locator(".now")).to_contain_text(say("overbooking-ask-scene", touch="yes"))
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.get_by_test_id("skip-scene").click()
    asked = page.locator("[data-hotel]:has(.busy)")  # a card at the desk may ask at once
    expect(asked.or_(page.locator("[data-hotel='1']")).last).to_be_in_viewport(ratio=1)
    page.get_by_test_id("read-again").click()
    title = page.get_by_test_id("report").get_by_role("heading")
    expect(title).to_be_in_viewport(ratio=1)
    page.get_by_test_id("close-report").click()
    expect(title).to_be_hidden()


def test_on_a_phone_a_tip_is_seen_whole(visit: Visit) -> None:
    page = visit(size=PHONE, has_touch=True)
    begin(page, "overbooking")
    wait_for_turn(page)
    tip = page.get_by_role("tooltip")

    def tapped(hotel: Locator) -> bool:
        hotel.evaluate("each => each.scrollIntoView({ block: 'center' })")
        settle(page)  # whatever scrolls takes a tip away
        hotel.tap()
        return tip.count() > 0

    for hotel in page.locator(".hotel").all():
        until(partial(tapped, hotel))
        expect(tip).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("bots", [1, 2, 3])
def test_the_whole_table_is_seen_on_a_desktop(visit: Visit, url: str, bots: int) -> None:
    guest = Guest(url).open_table("overbooking", ME, *[BOT] * bots)
    page = come_to(visit, guest)
    settle(page)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0


# Whether something else lies over the middle of a place.
COVERED = """(each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  return !each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@pytest.mark.parametrize("bots", [1, 2])
def test_on_a_phone_on_its_side_every_place_is_in_sight(visit: Visit, url: str, bots: int) -> None:
    guest = Guest(url).open_table("overbooking", ME, *[BOT] * bots)
    page = come_to(visit, guest, size=ON_ITS_SIDE, has_touch=True)
    settle(page)
    covered = [
        place for place in page.locator("[data-line] button").all() if place.evaluate(COVERED)
    ]
    assert covered == []


def test_marks_stay_and_show_what_was_chosen_until_it_is_confirmed(visit: Visit, url: str) -> None:
    page = come_to(visit, deciding(url, "nobles"))
    marks = page.locator(".bed")
    before = marks.count()
    assert before > 0
    page.locator(".placed.can").first.click()
    expect(page.locator(".placed.held .named")).to_have_count(1)
    expect(marks).to_have_count(before)
    page.get_by_role("button", name=say("undo"), exact=True).click()
    page.locator('.now [data-action="stop"]').click()
    expect(page.locator(".at-door .passed")).to_have_count(1)
    expect(marks).to_have_count(before)


def deciding(url: str, decision: str) -> Guest:
    """Somebody whose card at a back door may do something, which ends the turn if confirmed."""
    chooser = random.Random(1)
    for _ in range(GAMES_TRIED):
        guest = Guest(url).open_table("overbooking", ME, BOT, rules={"confirm": True})
        if reached(guest, decision, chooser):
            return guest
    raise AssertionError("nobody had to decide")


def reached(guest: Guest, decision: str, chooser: random.Random) -> bool:
    """Play until that is decided; False when the game is over before."""
    while True:
        state = guest.look()
        view = state["view"]
        if state["phase"] != "running":
            return False
        if state["held"] is not None:
            guest.at_table("POST", "/confirm", {"step": state["step"]})
        elif view["actor"] == guest.seat:
            if view["decision"] == decision and all(waits(guest, each) for each in view["legal"]):
                return True
            state = guest.look()
            doors = [each for each in state["view"]["legal"] if each.startswith("door 4")]
            if state["view"]["actor"] == guest.seat:
                guest.play(chooser.choice(doors or state["view"]["legal"]), state["step"])


def waits(guest: Guest, action: str) -> bool:
    """Whether an action waits to be confirmed; one that does is taken back."""
    guest.play(action)
    state = guest.look()
    if state["held"] is None:
        return False
    guest.at_table("POST", "/undo", {"step": state["step"]})
    return True


def test_in_a_replay_nobody_is_told_to_end_a_turn(visit: Visit, url: str) -> None:
    guest, _ = recorded(url, "overbooking")
    page = visit(f"/#/replay/{guest.table}?key={guest.key}&step=0")
    slot = page.locator(".in-queue .slot").first
    expect(slot).to_have_attribute(
        "aria-label", say("overbooking-place-queue", hotel=1, position=1)
    )
    slot.click(force=True)
    expect(page.locator(".refusal")).to_have_count(0)
