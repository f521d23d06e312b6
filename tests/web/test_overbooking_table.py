"""The table of Overbooking: what you can't do says why, and the check-in keeps its secret."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hotelier.messages import say
from server.houses import Guest, until
from web.kindness import resize
from web.playing import (
    BOT,
    ME,
    PHONE,
    Visit,
    becomes,
    by_hand,
    hear,
    now,
    path_to,
    play_on,
    seats_of,
    settle,
    wait_for_move,
    wait_for_turn,
)
from web.rooms import decisions_of, reached, recorded

ON_ITS_SIDE = (844, 390)
SMALLEST = (568, 320)
LARGE = "456"
DECIDING = "345"  # kinds that ask their owner at a back door
TIMES = 5  # cards each player places per round
HASTE = 600  # ms after which a click is no longer hasty


def dealt(url: str, bots: int, wanted: Callable[[list[str], list[str]], bool]) -> Guest:
    """Someone at a table with the wanted hotel rules and cards in hand."""
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
    """Someone who has to place a card."""
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
    said, why = page.get_by_test_id("refusal"), say("overbooking-why-small")
    expect(said).to_contain_text(why)
    expect(place).to_contain_text(why)  # it says so itself, before anyone clicks
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
    bricks, refusal = page.locator(".bricks").first, page.get_by_test_id("refusal")

    def told() -> bool:
        bricks.evaluate("each => each.scrollIntoView({ block: 'center' })")  # from under the hand
        bricks.tap(force=True)
        return refusal.count() > 0

    until(told)
    expect(refusal).to_contain_text(say("overbooking-why-no-door"))


def test_arrow_keys_walk_over_the_table_and_tell_of_what_lies_there(sit: Visit) -> None:
    page = sit("overbooking")
    play_on(page, by_hand, seed=7, most=2)
    hotel = page.locator("[data-part='hotel 1']")
    page.keyboard.press("Tab")
    hotel.focus()
    name = hotel.locator("span span").first.inner_text()
    expect(page.get_by_role("tooltip")).to_contain_text(name, ignore_case=True)
    page.keyboard.press("ArrowDown")
    becomes(page, "document.activeElement.closest('[data-hotel]').dataset.hotel", "2")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    becomes(page, "document.activeElement.closest('[data-line]')?.dataset.line", "queue 1")
    hotel.click()
    expect(page.get_by_role("tooltip")).to_contain_text(name, ignore_case=True)


def test_a_card_put_farther_off_goes_to_the_nearest_free_place(sit: Visit) -> None:
    page = sit("overbooking")
    step = wait_for_turn(page)["step"]
    line = page.locator("[data-line]:has(.place.open)").first
    for card in page.locator("[data-hand].can").all():
        card.click()
        if line.count():  # there is more than one free place where this card may go
            break
    where, nearest = line.get_attribute("data-line"), line.locator(".lying").count() + 1
    line.locator(".place.open").last.click()
    page.get_by_test_id("place-them").click()
    wait_for_move(page, step)
    expect(page.locator(f'[data-part="{where}/{nearest}"][data-card^="1:"]')).to_have_count(1)


def test_nothing_leaves_the_hand_before_the_yes_that_names_it(sit: Visit) -> None:
    plays: list[str] = []
    page = sit("overbooking", before=partial(hear, plays))
    step = wait_for_turn(page)["step"]
    hand, yes = page.locator("[data-hand]"), page.get_by_test_id("place-them")
    cards = hand.count()
    # A card, then its place.
    page.locator("[data-hand].can").first.click()
    page.locator("[data-place]").first.click()
    expect(yes).to_be_visible()
    expect(page.locator(".place .g")).to_have_count(1)  # as it will lie there
    expect(hand).to_have_count(cards)
    page.get_by_test_id("take-back").click()
    expect(yes).to_have_count(0)
    # A spot, then its card.
    place = page.locator("[data-place]").last
    there = place.get_attribute("data-place")
    place.click()
    card = page.locator("[data-hand].can").last
    text = card.get_attribute("data-hand")
    card.click()
    assert plays == []
    assert now(page)["step"] == step
    yes.click()
    wait_for_move(page, step)
    side, number = str(there).split()
    assert plays == [f"{side} {text} {number}"]


def test_double_clicks_choose_and_enter_confirms_what_is_chosen(sit: Visit) -> None:
    plays: list[str] = []
    page = sit("overbooking", before=partial(hear, plays))
    step = wait_for_turn(page)["step"]
    card = page.locator("[data-hand].can").first
    text = card.get_attribute("data-hand")
    card.dblclick()
    expect(card).to_have_attribute("aria-pressed", "true")
    place = page.locator("[data-place]").first
    side, number = str(place.get_attribute("data-place")).split()
    place.dblclick()
    expect(page.get_by_test_id("place-them")).to_be_visible()
    page.wait_for_timeout(HASTE)
    assert plays == []
    page.keyboard.press("Enter")  # the spot still has the focus
    wait_for_move(page, step)
    assert plays == [f"{side} {text} {number}"]


def test_a_place_that_shows_its_card_is_marked_before_one_places_there(
    visit: Visit, url: str
) -> None:
    guest = dealt(url, 3, lambda rules, _: "second_open" in rules)
    rules = [hotel["face"]["rule"] for hotel in guest.look()["view"]["hotels"]]
    number = rules.index("second_open") + 1
    page = come_to(visit, guest)
    queue = guest.look()["view"]["hotels"][number - 1]["queue"]
    if len(queue) < 2:
        place = page.locator(f'[data-hotel="{number}"] .queue .up')
        expect(place).to_contain_text(say("overbooking-face-up"))


def backs_in(view: dict[str, Any]) -> list[tuple[str, list[dict[str, Any]]]]:
    """The parts where a card lies face down, and what each can still be."""
    return [
        (f"{side} {number}/{position}", facts[f"{side}_may"][position - 1])
        for number, (hotel, facts) in enumerate(
            zip(view["hotels"], view["facts"]["hotels"], strict=True), start=1
        )
        for side in ("queue", "door")
        for position, card in enumerate(hotel[side], start=1)
        if card["card"] is None
    ]


def test_a_back_tells_what_it_can_still_be_and_every_book_is_open(visit: Visit, url: str) -> None:
    placings = [record for record, legal in decisions_of("overbooking") if "queue" in str(legal)]
    # Face-down cards of others lie there once a round has begun.
    guests = (brought(url, record) for record in placings[len(placings) // 2 :])
    guest = next(guest for guest in guests if backs_in(guest.look()["view"]))
    page = visit(path_to(guest), seat=seats_of(guest))
    wait_for_turn(page)
    view = guest.look()["view"]
    backs = backs_in(view)
    for part, may in backs:
        back = page.locator(f'[data-part="{part}"]')
        assert back.locator(".may i").all_inner_texts() == [str(each["kind"]) for each in may]
        struck = [str(each["kind"]) for each in may if each["where"] != "unseen"]
        assert back.locator(".may .not").all_inner_texts() == struck
    page.get_by_test_id("seen-cards").click()
    for number, seat in enumerate(view["facts"]["seats"], start=1):
        book = page.locator(f'[data-book="{number}"]')
        for where in ("booked", "gone", "open"):
            known = sum(each["where"] == where for row in seat["crests"] for each in row["kinds"])
            expect(book.locator(f"i.{where}")).to_have_count(known)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("seen")).to_have_count(0)


def test_what_is_new_since_ones_last_card_is_marked(visit: Visit, url: str) -> None:
    # A card that's face up from the start isn't marked.
    guest = dealt(url, 1, lambda rules, _: not {"first_open", "second_open"} & set(rules))
    page = come_to(visit, guest)
    play_on(page, by_hand, seed=8, most=1)
    expect(page.locator(".lately")).to_have_count(1)


def test_whoever_plays_by_keys_goes_on_where_the_next_card_is_chosen(sit: Visit) -> None:
    page = sit("overbooking")
    step = wait_for_turn(page)["step"]
    page.locator("[data-hand].can").first.press("Enter")
    expect(page.locator("[data-place]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("place-them")).to_be_focused()
    page.keyboard.press("Enter")
    wait_for_turn(page, step)
    expect(page.locator("[data-hand].can:focus")).to_have_count(1)


def test_whoever_talks_is_not_called_away_by_a_question(visit: Visit, url: str) -> None:
    host = Guest(url).open_table("overbooking", rules={"confirm": False})
    friend = Guest(url).join(host, "Friend")
    guests = {guest.seat: guest for guest in (host, friend)}
    page = visit(path_to(host), seat=seats_of(host))
    page.get_by_test_id("show-talk").click()
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


# Whether the table takes a key away from where it's meant to go.
TAKEN = """(key) => !document.body.dispatchEvent(
  new KeyboardEvent('keydown', { ...key, cancelable: true, bubbles: true }))"""
# Something is asked, or a scene begins.
ASKED_OR_SHOWN = """() => document.querySelector('[data-testid=next-beat]')
  || document.querySelector('main.table').dataset.mine === 'true'"""
FOLLOWED = {"pace": "brisk", "stops": True, "followed": True}
FIRST_TIME = {**FOLLOWED, "followed": False}


def checking_in(visit: Visit, url: str, **options: Any) -> Page:
    """Someone whose card was the last of a round: the hotels check in."""
    placings = [record for record, legal in decisions_of("overbooking") if "queue" in str(legal)]
    guests = (brought(url, record) for record in placings[TIMES - 1 :: TIMES])
    guest = next(guest for guest in guests if decides_nothing(guest))
    page = visit(path_to(guest), seat=seats_of(guest), **options)
    wait_for_turn(page)
    for card in page.locator("[data-hand].can").all():
        card.click()
        place = page.locator('[data-part^="queue "].can').first
        if place.count():
            place.click()
            break
    if page.get_by_test_id("place-them").count():  # on a phone, the spot plays
        page.get_by_test_id("place-them").click()
    expect(page.get_by_test_id("next-beat")).to_be_visible()
    return page


def brought(url: str, record: dict[str, Any]) -> Guest:
    """Someone at the table of a record."""
    guest = Guest(url)
    wish = {"record": record, "seat": 1, "bot": "random"}
    return guest.seated(guest.ask("POST", "/import", wish))


def decides_nothing(guest: Guest) -> bool:
    """Whether no back-door card of theirs will ask them anything."""
    doors = [card for hotel in guest.look()["view"]["hotels"] for card in hotel["door"]]
    return not any(card["card"] and card["card"][0] in DECIDING for card in doors)


def said(page: Page) -> str:
    return page.get_by_test_id("question").inner_text()


def test_the_first_check_in_waits_for_its_reader_beat_by_beat(visit: Visit, url: str) -> None:
    page = checking_in(visit, url, likes=FIRST_TIME, moving=True)
    opens = said(page)
    # A screen reader hears this beat, and nothing that comes later.
    expect(page.get_by_role("status").filter(has_text=opens)).to_have_count(1)
    heard = page.get_by_role("log", name=say("announcements"))
    later = say("overbooking-log-hotel-closed", hotel=1, gains="").partition(":")[0]
    expect(heard).not_to_contain_text(later)
    page.wait_for_timeout(2500)  # longer than any beat lasts
    assert said(page) == opens
    # A click on the table continues, and so does a key; a bead goes back.
    page.locator("[data-part=hotels]").click(position={"x": 400, "y": 5})
    expect(page.get_by_test_id("question")).not_to_have_text(opens)
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("question")).to_have_text(opens)
    # To the end of this hotel: who is in, who isn't and why, and what everyone got.
    page.keyboard.press("Escape")
    next_hotel = page.get_by_test_id("next-beat")
    expect(next_hotel).to_contain_text("2")
    lane = page.locator("[data-hotel='1']")
    for card in lane.locator("[data-line^=queue] .slot").all():
        assert card.get_attribute("data-fate") in ("booked", "away")
        assert card.locator(".strip b").inner_text()[0] in "✓✗"
    seats = len(page.locator("[data-purse]").all())
    expect(page.locator(".deeds li")).to_have_count(seats)
    page.wait_for_timeout(1000)
    expect(next_hotel).to_contain_text("2")  # it waits
    next_hotel.click()
    expect(page.locator("[data-hotel='2'].live")).to_have_count(1)
    page.get_by_test_id("show-again").first.click()
    expect(page.get_by_test_id("question")).to_have_text(opens)


def test_a_check_in_runs_pauses_and_stops_after_each_hotel(visit: Visit, url: str) -> None:
    page = checking_in(visit, url, likes=FOLLOWED, moving=True)
    run = page.get_by_test_id("beat-run")
    expect(run).to_contain_text(say("overbooking-pause"))
    # Holding the button down pauses it.
    page.locator("[data-part=hotels]").hover(position={"x": 400, "y": 5})
    page.mouse.down()
    expect(run).to_contain_text(say("overbooking-run"))
    page.mouse.up()
    waits = said(page)
    page.wait_for_timeout(2500)  # longer than any beat lasts
    assert said(page) == waits
    run.click()
    expect(page.get_by_test_id("next-beat")).to_contain_text("2", timeout=60_000)
    assert page.locator("[data-hotel='1'].live").count() == 1


@pytest.mark.slow
def test_what_is_typed_during_a_scene_is_written_and_what_is_the_browsers_left_to_it(
    visit: Visit,
    sit: Visit,
) -> None:
    page = sit("overbooking", likes=FIRST_TIME)
    visit(page.evaluate("location.pathname + location.hash"))  # somebody to talk to
    next_beat, chooser, state = page.get_by_test_id("next-beat"), random.Random(2), now(page)
    while not next_beat.count():
        if state["mine"]:
            by_hand(page, chooser)
            wait_for_move(page, state["step"])
        page.wait_for_function(ASKED_OR_SHOWN)
        settle(page)
        state = now(page)
    step, opens = page.get_by_test_id("question"), said(page)
    page.get_by_test_id("show-talk").click()
    talk = page.get_by_role("textbox")
    talk.press_sequentially("hello ")
    expect(talk).to_have_value("hello ")
    for key in ({"key": "f", "ctrlKey": True}, {"key": "F5"}):
        assert not page.evaluate(TAKEN, key)
    expect(step).to_have_text(opens)


def test_points_are_not_told_before_the_scene_has_told_them(visit: Visit, url: str) -> None:
    page = checking_in(visit, url, likes=FIRST_TIME)
    purses = page.locator("[data-purse]")
    before = [int(text) for text in purses.all_inner_texts()]
    gained = 0
    for _ in range(40):
        page.get_by_test_id("next-beat").click()
        won = page.locator(".won, .points em").all_inner_texts()
        now_there = [int(text) for text in purses.all_inner_texts()]
        gained = sum(now_there) - sum(before)
        if gained:
            assert sum(int(text) for text in won) == gained
            break
        assert won == []
    assert gained


@pytest.mark.slow
def test_on_a_phone_what_the_check_in_shows_is_in_sight(visit: Visit, url: str) -> None:
    page = checking_in(visit, url, likes=FIRST_TIME, size=PHONE, has_touch=True)
    expect(page.get_by_test_id("scene")).to_be_visible()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.get_by_test_id("next-beat").click()
    expect(page.locator("[data-hotel='1']")).to_be_in_viewport(ratio=1)
    for _ in range(2 * TIMES):
        if not page.get_by_test_id("scene").is_visible():
            break
        page.get_by_test_id("skip-scene").click()
    page.get_by_test_id("check-in-again").evaluate("each => each.click()")
    expect(page.get_by_test_id("scene")).to_be_visible()


def test_on_a_phone_a_tip_is_seen_whole(sit: Visit) -> None:
    page = sit("overbooking", size=PHONE, has_touch=True)
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


# Whether something else covers the middle of a spot.
COVERED = """(each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  return !each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@pytest.mark.parametrize("bots", [1, 2])
def test_on_a_phone_on_its_side_every_place_is_in_sight(visit: Visit, url: str, bots: int) -> None:
    guest = Guest(url).open_table("overbooking", ME, *[BOT] * bots)
    page = come_to(visit, guest, size=ON_ITS_SIDE, has_touch=True)
    # The smallest phones have room for two hotels.
    for size in (ON_ITS_SIDE, SMALLEST)[: 3 - bots]:
        resize(page, size)
        covered = [
            place for place in page.locator("[data-line] button").all() if place.evaluate(COVERED)
        ]
        assert covered == []


def test_marks_show_what_a_choice_would_change_before_the_yes(visit: Visit, url: str) -> None:
    guest = reached(url, "overbooking", 0, "(name|replace) .*")
    page = come_to(visit, guest)
    marks = page.locator(".live .strip:is(.in, .out)")
    view = guest.look()["view"]
    hotel = view["facts"]["hotels"][view["at"][0] - 1]
    expect(marks).to_have_count(len(hotel["outlook"]))
    first = page.locator("[data-pick]").first
    action = first.get_attribute("data-pick")
    first.click()
    expect(page.get_by_test_id("place-them")).to_be_visible()
    after = next(each["outlook"] for each in hotel["after"] if each["action"] == action)
    booked = sum(each["booked"] for each in after)
    expect(page.locator(".live .strip.in")).to_have_count(booked)
    expect(marks).to_have_count(len(after))
    first.click()  # not meant any more
    expect(page.get_by_test_id("place-them")).to_have_count(0)


def test_in_a_replay_nobody_is_told_to_end_a_turn(visit: Visit, url: str) -> None:
    guest, _ = recorded(url, "overbooking")
    page = visit(f"/#/replay/{guest.table}?key={guest.key}&step=0")
    slot = page.locator("[data-line^=queue] button").first
    expect(slot).to_have_attribute(
        "aria-label", say("overbooking-place-queue", hotel=1, position=1)
    )
    slot.click(force=True)
    expect(page.get_by_test_id("refusal")).to_have_count(0)
