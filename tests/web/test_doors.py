"""Ways in: links, files, seats, and spectators."""

import json
import re
import secrets
from pathlib import Path

from playwright.sync_api import expect

from hotelier.messages import say
from server.houses import Guest, play_out
from web.playing import (
    Visit,
    by_hand,
    either_game,
    path_to,
    play_on,
    seats_of,
    settle,
    show,
    wait_for_turn,
)


@either_game
def test_who_only_watches_sees_the_table_and_can_do_nothing(
    visit: Visit, sit: Visit, url: str, game: str
) -> None:
    host = sit(game)
    play_on(host, by_hand, seed=1, most=2)
    path = host.evaluate("location.pathname + location.hash")
    watcher = visit(path)
    watcher.wait_for_selector("main.table")
    expect(
        watcher.locator("[data-testid=question][data-watching], [data-testid=you-watch]")
    ).to_be_visible()
    expect(watcher.locator("[data-action]")).to_have_count(0)
    step = int(watcher.locator("main.table").get_attribute("data-step") or 0)
    play_on(host, by_hand, seed=1, most=1)
    watcher.wait_for_function(
        "(step) => Number(document.querySelector('main.table').dataset.step) > step", arg=step
    )
    show(host, "players")
    expect(host.locator("[data-watching='1']")).to_be_visible()


def test_a_card_stays_in_ones_fingers_when_somebody_comes_to_watch(
    visit: Visit, sit: Visit
) -> None:
    page = sit("overbooking")
    wait_for_turn(page)
    card = page.locator("[data-hand].can").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    show(page, "players")
    visit(page.evaluate("location.pathname + location.hash"))
    expect(page.locator("[data-watching='1']")).to_be_visible()
    expect(card).to_have_attribute("aria-pressed", "true")


def test_a_link_to_a_table_that_does_not_exist_says_so(visit: Visit) -> None:
    page = visit("/#/t/nosuchtable?key=nosuchkey")
    expect(page.get_by_role("heading", name=say("no-table-title"))).to_be_visible()
    page.get_by_role("link", name=say("to-the-start")).last.click()
    expect(page.get_by_role("button", name=say("play-now"))).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    page = visit("/#/cellar")
    expect(page.get_by_role("heading", name=say("nowhere-title"))).to_be_visible()


def test_a_file_that_is_no_record_is_turned_down_in_a_sentence(
    visit: Visit, tmp_path: Path
) -> None:
    page = visit(before=lambda page: page.clock.install())
    for number, text in enumerate(("{ this is not JSON", "[1, 2, 3]", '{"game": "chess"}')):
        file = tmp_path / f"broken-{number}.json"
        file.write_text(text)
        page.locator("input[type=file]").set_input_files(file)
        # Next to the file field, in words for people; the details are there for those who ask.
        said = page.locator("section", has=page.locator("input[type=file]")).get_by_role("alert")
        expect(said).to_contain_text(say("no-record", file=file.name))
        expect(said.locator("details")).not_to_have_attribute("open", "")
    # It stays until it's read, although the page asks for open tables in the meantime.
    with page.expect_response("**/api/tables"):
        page.clock.run_for(9000)
    page.evaluate("new Promise((resolve) => requestAnimationFrame(resolve))")
    expect(said).to_be_visible()


@either_game
def test_a_record_of_a_game_is_brought_and_looked_at(
    visit: Visit, url: str, game: str, tmp_path: Path
) -> None:
    host = Guest(url).open_table(game)
    friend = Guest(url).join(host, "Friend")
    play_out([host, friend], seed=1)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(host.at_table("GET", "/record").json()))
    page = visit()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("heading", name=say("replay-title")).last).to_be_visible()
    expect(page.locator("main.table")).to_have_attribute("data-index", "0")


def test_a_finished_game_is_saved_as_a_record(visit: Visit, url: str) -> None:
    host = Guest(url).open_table("overbooking")
    friend = Guest(url).join(host, "Friend")
    play_out([host, friend], seed=2)
    page = visit(seat=seats_of(host))
    page.get_by_role("link", name=say("result")).click()
    with page.expect_download() as saved:
        page.get_by_role("button", name=say("save-record")).click()
    assert json.loads(saved.value.path().read_text())["game"] == "overbooking"


def test_a_public_table_is_found_and_an_opponent_can_fill_a_seat(visit: Visit) -> None:
    name = f"Host {secrets.token_hex(3)}"  # a table of an earlier try may still be open
    host = visit(likes={"name": name, "players": 3})
    host.get_by_role("button", name=say("open-public-table")).click()
    host.get_by_role("button", name=say("seat-bot")).first.press("Enter")
    expect(host.get_by_role("button", name=say("seat-bot"))).to_have_count(1)
    expect(host.get_by_role("button", name=say("free-the-seat"))).to_be_focused()
    guest = visit(likes={"name": "Guest"})
    table = guest.get_by_role("listitem").filter(has_text=name)
    table.get_by_role("link", name=say("join")).click()
    guest.get_by_role("button", name=say("sit-here")).click()
    for page in (host, guest):
        page.wait_for_selector("main.table")


def test_a_seat_goes_to_another_device(visit: Visit, sit: Visit) -> None:
    page = sit("overbooking")
    show(page, "players")
    page.get_by_role("button", name=say("other-device")).click()
    link = page.locator(".link-box code").inner_text()
    other = visit(link[link.index("/#") :])
    other.wait_for_selector("main.table")
    assert wait_for_turn(other)["mine"]
    expect(other).not_to_have_url(re.compile("code="))


def test_people_at_a_table_talk(visit: Visit, url: str) -> None:
    host = Guest(url).open_table("overbooking")
    friend = Guest(url).join(host, "Friend")
    pages = [visit(path_to(guest), seat=seats_of(guest)) for guest in (host, friend)]
    for page in pages:
        show(page, "talk")
    pages[0].get_by_test_id("say-something").fill("Good evening")
    pages[0].keyboard.press("Enter")
    expect(pages[1].get_by_role("listitem").get_by_text("Good evening")).to_be_visible()
    # It's read aloud to the other, and not to the one who said it.
    heard = [page.get_by_role("log", name=say("announcements")) for page in pages]
    expect(heard[1]).to_contain_text("Host: Good evening")
    expect(heard[0]).not_to_contain_text("Good evening")


def test_the_newest_words_are_in_sight_unless_one_reads_older_ones(visit: Visit, url: str) -> None:
    host = Guest(url).open_table("overbooking")
    friend = Guest(url).join(host, "Friend")
    page = visit(path_to(host), seat=seats_of(host))
    talk = page.get_by_role("region", name=say("talk")).get_by_role("list")
    page.wait_for_selector("main.table")
    line = friend.live()
    for number in range(20):
        line.do(type="say", text=f"line {number}")
    # With another tab open, you see how many messages are unread.
    expect(page.get_by_test_id("show-talk")).to_contain_text("20")
    show(page, "talk")
    expect(talk.get_by_text("line 19")).to_be_in_viewport(ratio=1)
    talk.evaluate("(list) => list.scrollTo(0, 0)")
    line.do(type="say", text="one more")
    expect(talk.get_by_text("one more")).to_be_attached()
    settle(page)
    assert talk.evaluate("(list) => list.scrollTop") == 0
    line.close()


def test_who_stands_in_is_called_by_name(visit: Visit, url: str) -> None:
    host = Guest(url).open_table("overbooking", rules={"absent": "bot"})
    friend = Guest(url).join(host, "Friend")
    page = visit(path_to(host), seat=seats_of(host))
    show(page, "players")
    friend.at_table("POST", "/leave")
    away = say("stood-in", bot=say("bot-medium"))
    expect(page.get_by_role("region", name=say("players"))).to_contain_text(away)
