"""A table is reported from its page: with a mouse or a keyboard, on a desk or a phone."""

import pytest
from playwright.sync_api import expect

from hotelier.messages import say
from server.houses import Guest
from web.kindness import found_by_axe
from web.playing import DESKTOP, PHONE, Visit, path_to, seats_of, show


def two_at(url: str, **wish: object) -> tuple[Guest, Guest]:
    """Two people at a table."""
    host = Guest(url).open_table("austria", {"kind": "me"}, {"kind": "open"}, name="Ada", **wish)
    return host, Guest(url).join(host, "Bela")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_player_reports_a_table_in_a_few_words(
    visit: Visit, url: str, size: tuple[int, int]
) -> None:
    _, bela = two_at(url)
    page = visit(path_to(bela), seat=seats_of(bela), size=size)
    show(page, "players")
    page.get_by_test_id("report").click()
    reason = page.get_by_test_id("report-reason")
    expect(reason).to_be_focused()
    expect(page.get_by_test_id("report-send")).to_be_disabled()
    assert found_by_axe(page) == []
    reason.fill("Ada insults me")
    with page.expect_response("**/report") as answered:
        page.get_by_test_id("report-send").click()
    assert answered.value.status == 201
    expect(page.get_by_test_id("report-sent")).to_be_visible()
    page.get_by_test_id("report-close").click()
    expect(page.get_by_test_id("report-close")).to_be_hidden()


def test_a_report_needs_no_mouse(visit: Visit, url: str) -> None:
    _, bela = two_at(url)
    page = visit(path_to(bela), seat=seats_of(bela))
    show(page, "players")
    report = page.get_by_test_id("report")
    report.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("report-reason")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("report-reason")).to_be_hidden()
    expect(report).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("report-reason")).to_be_focused()
    before = bela.look()["step"]
    page.keyboard.type("1 2 3 cheating")  # keys of the game do nothing here
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("report-sent")).to_be_visible()
    assert bela.look()["step"] == before


def test_a_refused_report_says_why(visit: Visit, url: str) -> None:
    host, bela = two_at(url, public=True)
    for _ in range(20):
        host.at_table("POST", "/report", {"reason": "test"})
    page = visit(path_to(bela))  # a spectator
    show(page, "players")
    page.get_by_test_id("report").click()
    page.get_by_test_id("report-reason").fill("Ada insults Bela")
    page.get_by_test_id("report-send").click()
    expect(page.get_by_role("alert")).to_contain_text(say("refused-reported"))
    expect(page.get_by_test_id("report-reason")).to_have_value("Ada insults Bela")


def test_who_plays_alone_has_nobody_to_report(visit: Visit, url: str) -> None:
    ada = Guest(url).open_table("austria", {"kind": "me"}, {"kind": "bot", "bot": "random"})
    page = visit(path_to(ada), seat=seats_of(ada))
    show(page, "players")
    expect(page.get_by_test_id("resign")).to_be_visible()
    expect(page.get_by_test_id("report")).to_have_count(0)
