"""A tournament in the browser, from the form to the standings; the ladder."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from server.houses import house
from web.conftest import PATIENCE
from web.playing import PHONE, Visit


@pytest.fixture(scope="module")
def url(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has a ladder, too."""
    with house(tmp_path_factory.mktemp("house"), ratings=True) as address:
        yield address


def enter(page: Page, name: str) -> None:
    page.get_by_test_id("your-name").fill(name)
    page.get_by_test_id("enter").get_by_role("button").click()
    expect(page.get_by_test_id("your-place")).to_be_visible()


def test_two_people_enter_play_and_see_who_has_won(visit: Visit) -> None:
    page = visit("/", likes={"game": "overbooking"})
    page.get_by_test_id("way-tournaments").click()
    form = page.get_by_test_id("new-tournament")
    form.get_by_test_id("tournament-name").fill("Tuesday Cup")
    form.get_by_test_id("tournament-rounds").select_option("2")
    form.get_by_role("checkbox").last.check()  # everyone may find it
    form.get_by_test_id("tournament-name").press("Enter")
    expect(page.get_by_test_id("organiser")).to_be_visible()
    expect(page.get_by_test_id("rounds")).to_have_value("2")  # as asked, though nobody is here yet
    assert "organiser" not in page.url
    link = page.get_by_test_id("invitation-link").input_value()
    enter(page, "Anna")
    other = visit("/#/" + link.partition("/#/")[2], size=PHONE)
    assert other.get_by_test_id("organiser").count() == 0
    enter(other, "Bela")
    expect(page.get_by_test_id("entrants").get_by_role("listitem")).to_have_count(2)
    # The same organiser on another device.
    key = page.get_by_test_id("organiser-link").input_value()
    third = visit("/#/" + key.partition("/#/")[2])
    expect(third.get_by_test_id("organiser")).to_be_visible()
    # Two rounds are too many for two people.
    expect(page.get_by_test_id("too-many-rounds")).to_be_visible()
    expect(page.get_by_test_id("start")).to_be_disabled()
    page.get_by_test_id("rounds").select_option("1")
    expect(page.get_by_test_id("too-many-rounds")).to_have_count(0)
    page.get_by_test_id("start").click()
    page.get_by_test_id("go-to-table").click()
    room = page.get_by_test_id("waiting-room")
    expect(room.get_by_test_id("waiting-until")).to_be_visible()
    expect(room.get_by_role("textbox")).to_have_count(0)  # no link to send to anyone
    expect(room.get_by_role("listitem").filter(has_text="Bela")).to_be_visible()
    other.get_by_test_id("go-to-table").click()
    other.wait_for_selector("main.table, [data-testid=waiting-room]")
    page.wait_for_selector("main.table[data-phase=running]")
    # Both leave their game to bots, and come back for the result.
    for each in (page, other):
        each.evaluate(
            """async () => {
              const seats = JSON.parse(localStorage.getItem("hotelier.seats"));
              const headers = { Authorization: `Bearer ${seats[0].token}` };
              await fetch(`/api/tables/${seats[0].table}/leave`, { method: "POST", headers });
            }"""
        )
    table = page.url
    for each in (page, other):
        each.goto(link)
        expect(each.get_by_test_id("winner")).to_be_visible(timeout=3 * PATIENCE)
    rows = page.get_by_test_id("standings").get_by_role("row")
    expect(rows).to_have_count(3)
    expect(page.get_by_test_id("pairings").get_by_role("link")).to_have_count(1)
    expect(page.get_by_test_id("played-on")).to_have_count(2)
    expect(page.get_by_test_id("records")).to_be_visible()
    expect(page.get_by_test_id("records-later")).to_have_count(0)
    for each in (page, other):  # nothing is wider than the screen
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert each.evaluate(wide) <= 0
    page.goto(table)
    expect(page.get_by_test_id("stood-in")).to_have_count(2)
    page.get_by_test_id("to-the-tournament").click()
    expect(page.get_by_test_id("winner")).to_be_visible()
    other.goto(link.partition("/#/")[0] + "/#/tournaments")
    line = other.get_by_test_id("tournament-line").filter(has_text="Tuesday Cup")
    line.get_by_role("link", name="Tuesday Cup").click()
    expect(other.get_by_test_id("winner")).to_be_visible()


def test_a_name_on_the_ladder_belongs_to_a_browser(visit: Visit) -> None:
    page = visit("/")
    page.get_by_test_id("way-ladder").click()
    page.get_by_test_id("join-ladder").get_by_role("textbox").fill("Cleo")
    page.get_by_test_id("join-ladder").get_by_role("textbox").press("Enter")
    expect(page.get_by_test_id("on-ladder")).to_contain_text("Cleo")
    page.reload()
    expect(page.get_by_test_id("on-ladder")).to_be_visible()
    page.get_by_test_id("on-ladder").get_by_role("button").click()
    page.get_by_test_id("ask-yes").click()
    expect(page.get_by_test_id("join-ladder")).to_be_visible()
