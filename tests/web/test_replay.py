"""Replays in the browser: any moment of a game, from any point of view, and on from there."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from hotelier.messages import say
from server.houses import Guest, play_out
from web.playing import GAMES, Visit, becomes, by_hand, either_game, guest_at, play_on, seats_of
from web.rooms import finished

each_game = pytest.mark.parametrize("game", GAMES)
HAND = "[...document.querySelectorAll('[data-hand]')].map((each) => each.dataset.hand).sort()"


def brought(url: str, game: str) -> tuple[Guest, dict[str, Any]]:
    """Someone with a finished game of others, and its record."""
    guest = Guest(url)
    record = finished(url, game).at_table("GET", "/record").json()
    return guest.seated(guest.ask("POST", "/import", {"record": record})), record


def story(guest: Guest, eyes: str) -> list[Any]:
    return list(guest.at_table("GET", f"/story?eyes={eyes}").json()["moves"])


def look(visit: Visit, guest: Guest, more: str = "", **options: Any) -> Page:
    page = visit(f"/#/replay/{guest.table}?key={guest.key}{more}", **options)
    page.wait_for_selector("main.table")
    return opened(page)


def opened(page: Page) -> Page:
    """Opens what can be done with a position: on one screen, it's at the desk."""
    more = page.get_by_test_id("show-looking")
    if more.count():
        more.click()
    return page


def at(page: Page, index: int) -> None:
    """The current stop, on the table and on the bar."""
    expect(page.locator("main.table")).to_have_attribute("data-index", str(index))
    expect(page.get_by_role("slider")).to_have_value(str(index))


def leap(page: Page, words: str) -> None:
    page.get_by_role("button", name=words, exact=True).click()


def is_turn(moves: list[Any], index: int) -> bool:
    """Whether a turn starts at a stop."""
    kinds = {event["kind"] for event in moves[index]["events"]}
    actors = [move["view"]["actor"] for move in moves[index - 1 : index + 1]]
    return "turn-started" in kinds or actors[0] != actors[1]


@either_game
def test_one_goes_through_a_game_by_buttons_by_keys_and_by_the_log(
    visit: Visit, url: str, game: str
) -> None:
    guest, _ = brought(url, game)
    moves = story(guest, "open")
    page = look(visit, guest)
    page.get_by_test_id("hide").uncheck()
    steps_turns_and_rounds(page, moves)
    page.get_by_role("slider").fill("0")
    at(page, 0)
    page.evaluate("document.activeElement.blur()")
    keys_lead(page, moves)
    page.get_by_test_id("show-looking").click()  # what it opened lies over the log
    a_line_leads_to_its_moment(page)
    arrows_lead_to_every_line(page)


def steps_turns_and_rounds(page: Page, moves: list[Any]) -> None:
    """The buttons go by steps, turns and rounds; the bar leads to the end."""
    turn = next(index for index in range(1, len(moves)) if is_turn(moves, index))
    second = next(i for i, move in enumerate(moves) if move["view"]["round"] == 2)
    at(page, 0)
    leap(page, say("replay-stop-on"))
    at(page, 1)
    leap(page, say("replay-stop-back"))
    at(page, 0)
    leap(page, say("replay-turn-on"))
    at(page, turn)
    leap(page, say("replay-round-on"))
    at(page, second)
    leap(page, say("replay-round-back"))
    at(page, 0)
    page.get_by_role("slider").fill(str(len(moves) - 1))
    at(page, len(moves) - 1)
    expect(page.get_by_test_id("total")).to_be_visible()
    expect(page.get_by_role("button", name=say("replay-stop-on"), exact=True)).to_be_disabled()


def keys_lead(page: Page, moves: list[Any]) -> None:
    """The same by keyboard, on the page and on the bar; Space plays and pauses."""
    turn = next(index for index in range(1, len(moves)) if is_turn(moves, index))
    second = next(i for i, move in enumerate(moves) if move["view"]["round"] == 2)
    for key, index in (
        ("ArrowRight", 1),
        ("ArrowLeft", 0),
        ("Shift+ArrowRight", turn),
        ("Shift+ArrowLeft", 0),
    ):
        page.keyboard.press(key)
        at(page, index)
    page.get_by_role("slider").focus()
    for key, index in (
        ("ArrowRight", 1),
        ("PageDown", second),
        ("PageUp", 0),
        ("End", len(moves) - 1),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        at(page, index)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=say("replay-pause"))).to_be_visible()
    page.wait_for_selector("main.table:not([data-index='0'])")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=say("replay-play"), exact=True)).to_be_visible()


def a_line_leads_to_its_moment(page: Page) -> None:
    """The log keeps step, and a click on a line goes there."""
    lines = page.get_by_role("list", name=say("log")).get_by_role("link")
    expect(lines.nth(40)).to_be_attached()
    middle = lines.nth(lines.count() // 2)
    words = middle.inner_text()
    middle.click()
    expect(middle).to_have_attribute("aria-current", "step")
    expect(page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", re.compile(re.escape(words))
    )
    leap(page, say("replay-stop-on"))
    expect(middle).not_to_have_attribute("aria-current", "step")


def arrows_lead_to_every_line(page: Page) -> None:
    """The log is one stop for Tab; inside, arrows go from line to line."""
    lines = page.get_by_role("list", name=say("log")).get_by_role("link")
    expect(lines.nth(40)).to_be_attached()
    lines.first.focus()
    page.keyboard.press("End")
    expect(lines.last).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
    expect(page.locator("ol a[tabindex='0']")).to_have_count(1)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(lines.nth(1)).to_have_attribute("aria-current", "step")


def test_the_eyes_change_what_is_seen_and_not_where_one_is(visit: Visit, url: str) -> None:
    guest, _ = brought(url, "overbooking")
    moves = story(guest, "1")
    index = next(i for i, move in enumerate(moves) if move["view"]["turn"] == 3)
    page = look(visit, guest, f"&step={moves[index]['step']}&seat=1")
    names = [seat["name"] for seat in guest.look()["seats"]]
    hand = page.locator("[data-hand]")
    eyes = page.get_by_test_id("eyes")
    for choice, seat in ((names[0], 1), (names[1], 2)):
        eyes.select_option(choice)
        expect(
            page.get_by_role("heading", name=say("overbooking-hand-of", name=choice))
        ).to_be_visible()
        at(page, index)
        expected = story(guest, str(seat))[index]["view"]["seats"][seat - 1]["hand"]
        becomes(page, HAND, expected)
    eyes.select_option("spectator")
    expect(hand).to_have_count(0)
    at(page, index)
    expect(page).to_have_url(re.compile("seat=spectator"))


def test_eyes_the_house_refuses_just_now_leave_the_replay_as_it_is(visit: Visit, url: str) -> None:
    guest, _ = brought(url, "overbooking")
    page = look(visit, guest, "&seat=1")
    refused: list[Route] = []

    def refuse_once(route: Route) -> None:
        if refused:
            route.fallback()
        else:
            refused.append(route)
            route.fulfill(status=429, json={"code": "too-many", "reason": "Not so fast."})

    page.route("**/story?eyes=2&reader=*", refuse_once)
    eyes, table = page.get_by_test_id("eyes"), page.locator("main.table")
    eyes.select_option("2")
    expect(page.get_by_role("alert")).to_have_text("Not so fast.")
    expect(eyes).to_have_value("1")
    expect(table).to_have_attribute("data-eyes", "1")
    eyes.select_option("2")
    expect(table).to_have_attribute("data-eyes", "2")
    expect(page.get_by_role("alert")).to_have_count(0)


@each_game
def test_who_did_not_play_is_told_nothing_of_what_is_to_come(
    visit: Visit, url: str, game: str
) -> None:
    guest, _ = brought(url, game)
    moves = story(guest, "open")
    page = look(visit, guest)
    slider = page.get_by_role("slider")
    lines = page.get_by_role("list", name=say("log")).get_by_role("link")
    expect(page.get_by_test_id("hide")).to_be_checked()
    dealt = lines.count()
    for index in (1, 2, 3):
        leap(page, say("replay-stop-on"))
        at(page, index)
        expect(slider).to_have_attribute("max", str(index))
    page.get_by_role("slider").focus()
    page.keyboard.press("Home")
    page.keyboard.press("End")
    at(page, 3)
    assert dealt <= lines.count() < 40
    text = page.locator("body").inner_text()
    assert str(len(moves)) not in text
    assert say("total") not in text
    page.get_by_test_id("hide").uncheck()
    expect(slider).to_have_attribute("max", str(len(moves) - 1))
    expect(lines.nth(40)).to_be_attached()


def test_who_played_sees_the_whole_game(visit: Visit, url: str) -> None:
    guest = finished(url, "overbooking")
    page = look(visit, guest, seat=seats_of(guest))
    expect(page.get_by_test_id("hide")).not_to_be_checked()
    expect(page.get_by_test_id("eyes")).to_have_value("1")


@either_game
def test_a_shared_link_opens_the_same_position(visit: Visit, url: str, game: str) -> None:
    guest, _ = brought(url, game)
    moves = story(guest, "2")
    index = len(moves) // 2
    page = look(visit, guest, f"&step={moves[index]['step']}&seat=2")
    at(page, index)
    leap(page, say("replay-stop-on"))
    at(page, index + 1)
    page.get_by_role("button", name=say("replay-share")).click()
    link = page.locator(".shared code").inner_text()
    other = visit(link.removeprefix(url))
    at(other, index + 1)
    expect(other.locator("main.table")).to_have_attribute("data-eyes", "2")
    expect(other.locator("main.table")).to_have_attribute(
        "data-step", str(moves[index + 1]["step"])
    )
    # The address itself is such a link.
    page.wait_for_function("(link) => location.href === link", arg=link)


@either_game
def test_one_goes_on_from_a_position_against_opponents(visit: Visit, url: str, game: str) -> None:
    guest, record = brought(url, game)
    moves = story(guest, "open")
    index = len(moves) // 2
    step, actor = moves[index]["step"], moves[index]["view"]["actor"]
    page = look(visit, guest, f"&step={step}")
    page.get_by_role("button", name=say("replay-go-on")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_test_id("go-on-seat")).to_have_value(str(actor))
    dialog.get_by_test_id("go-on-level").select_option("easy")
    dialog.get_by_role("button", name=say("replay-begin")).click()
    page.wait_for_selector("main.table[data-mine=true]")
    expect(page.locator("main.table")).to_have_attribute("data-step", str(step))
    forked = guest_at(page, url)
    origin = forked.look()["origin"]
    assert (origin["how"], origin["table"], origin["step"]) == ("fork", guest.table, step)
    assert [seat["bot"] for seat in forked.look()["seats"] if seat["kind"] == "bot"] == ["easy"]
    assert guest.at_table("GET", "/record").json() == record


def test_what_plays_by_itself_stands_still_while_one_thinks_of_going_on(
    visit: Visit, url: str
) -> None:
    guest, _ = brought(url, "overbooking")
    page = look(visit, guest)
    for _ in range(2):  # four times as fast
        page.get_by_test_id("speed").click()
    leap(page, say("replay-play"))
    page.wait_for_selector("main.table:not([data-index='0'])")
    page.get_by_role("button", name=say("replay-go-on")).click()
    step = page.locator("main.table").get_attribute("data-step")
    page.wait_for_timeout(2000)
    expect(page.locator("main.table")).to_have_attribute("data-step", step or "")
    page.get_by_role("dialog").get_by_role("button", name=say("replay-begin")).click()
    page.wait_for_selector("main.table[data-mine=true]")
    own = page.evaluate("JSON.parse(localStorage['hotelier.seats'])[0]")
    forked = Guest(url, own["table"], own["key"], own["token"])
    assert forked.look()["origin"]["step"] == int(step or 0)


@either_game
def test_a_record_is_saved_as_it_is_and_brought_back(
    visit: Visit, url: str, game: str, tmp_path: Path
) -> None:
    guest, record = brought(url, game)
    page = look(visit, guest)
    with page.expect_download() as saving:
        page.get_by_role("button", name=say("replay-save")).click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert json.loads(file.read_text()) == record
    page = visit()
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector("main.table[data-index='0']")
    leap(page, say("replay-stop-on"))
    at(page, 1)


@either_game
def test_a_line_of_a_running_game_leads_to_its_moment_and_back_to_the_table(
    sit: Visit, url: str, game: str
) -> None:
    page = sit(game)
    play_on(page, by_hand, seed=3, most=3)
    before = int(page.locator("main.table").get_attribute("data-step") or 0)
    page.get_by_role("list", name=say("log")).get_by_role("link").first.click()
    page.wait_for_selector("main.table[data-index]")
    expect(opened(page).get_by_test_id("still-running")).to_be_visible()
    at(page, 0)
    expect(page.get_by_test_id("eyes")).to_have_count(0)
    guest = guest_at(page, url)
    assert guest.at_table("GET", "/story?eyes=open").json()["code"] == "not-over"
    page.get_by_role("link", name=say("replay-to-the-table")).click()
    page.wait_for_selector("main.table[data-mine=true]")
    assert int(page.locator("main.table").get_attribute("data-step") or 0) >= before


def test_what_a_line_of_the_log_speaks_of_lights_up_and_cards_show_their_picture(
    visit: Visit, url: str
) -> None:
    guest, _ = brought(url, "austria")
    page = visit(f"/#/replay/{guest.table}?key={guest.key}&step=9999&seat=1")
    page.wait_for_selector("main.table")
    room = page.locator(".log li[data-parts^='room ']").last
    part = (room.get_attribute("data-parts") or "").split(",")[0]
    room.locator("a").hover()
    expect(page.locator(f"[data-part='{part}'][data-lit]").first).to_be_visible()
    card = page.locator(".log li[data-parts^='card ']").last
    number = (card.get_attribute("data-parts") or "").split(",")[0].split()[1]
    card.locator("a").hover()
    expect(page.locator(f"[data-lit][data-part='{part}']")).to_have_count(0)
    picture = page.get_by_test_id("cards-beside").locator(f"[data-card='staff-{number}']")
    expect(picture).to_be_in_viewport(ratio=1)


def test_a_game_one_may_not_see_stays_closed(visit: Visit, url: str) -> None:
    one = Guest(url).open_table("overbooking", {"kind": "me"}, {"kind": "open"})
    two = Guest(url).join(one, "Two")
    play_out([one, two], 1)
    page = visit(f"/#/replay/{one.table}")
    expect(page.get_by_role("heading", name=say("no-table-title"))).to_be_visible()


def test_a_scene_is_played_on_the_way_and_not_in_a_jump(visit: Visit, url: str) -> None:
    guest, _ = brought(url, "overbooking")
    moves = story(guest, "open")
    reveals = [
        i for i, m in enumerate(moves) if any(e["kind"] == "hotel-revealed" for e in m["events"])
    ]
    index = max(reveals, key=lambda each: len(moves[each]["events"]))
    first = {"pace": "calm", "followed": False, "stops": True}
    page = look(visit, guest, f"&step={moves[index - 1]['step']}", moving=True, likes=first)
    page.get_by_test_id("hide").uncheck()
    leap(page, say("replay-stop-on"))
    beat = page.get_by_test_id("next-beat")
    expect(beat).to_be_visible()
    beat.click()
    skip = page.get_by_test_id("skip-scene")
    while skip.count():  # to the stop after a hotel, and past it
        skip.click()
    expect(beat).to_have_count(0)
    at(page, index)
    leap(page, say("replay-round-back"))
    page.get_by_role("slider").fill(str(index))  # a jump shows none
    at(page, index)
    expect(beat).to_have_count(0)
