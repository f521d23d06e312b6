"""The host of a table, in the browser: they can remove other players before the game."""

from playwright.sync_api import expect

from hotelier.messages import say
from server.houses import Guest
from web.playing import Visit


def test_a_host_removes_somebody_from_a_public_table(visit: Visit, url: str) -> None:
    page = visit()
    page.get_by_role("combobox", name=say("players")).first.select_option("3")
    page.get_by_test_id("open-public-table").click()
    expect(page.get_by_test_id("host")).to_have_count(1)
    table, _, key = page.evaluate("location.hash").partition("/t/")[2].partition("?key=")
    guest = Guest(url, table, key)
    guest.seated(guest.at_table("POST", "/join", {"name": "Eva"}))
    expect(page.get_by_text("Eva")).to_be_visible()
    page.get_by_test_id("kick").click()
    page.get_by_role("dialog").get_by_role("button", name=say("kick")).click()
    expect(page.get_by_text("Eva")).to_have_count(0)
    assert guest.look()["you"] is None
