"""Your own games in figures."""

import pytest
from playwright.sync_api import Locator, Page, expect

from hotelier.messages import say
from web.kindness import is_kind
from web.playing import DESKTOP, GAMES, PHONE, TITLES, Visit, seats_of
from web.rooms import finished

PAGE = "/#/statistics"


def figure(page: Page, name: str) -> Locator:
    """A figure of the first panel."""
    return page.locator(f"[data-figure={name}] dd")


def written(number: float) -> str:
    """A number as the page writes it."""
    return f"{number:g}".replace("-", "−")


def test_who_has_played_nothing_is_invited_to_play(visit: Visit) -> None:
    page = visit(PAGE)
    page.get_by_role("link", name=say("statistics-empty-play")).click()
    expect(page.get_by_role("button", name=say("play-now"))).to_be_visible()


def test_finished_games_are_added_up_each_game_by_itself(visit: Visit, url: str) -> None:
    over = [(finished(url, game), game) for game in (*GAMES, "overbooking")]
    page = visit(PAGE, seat=seats_of(*(guest for guest, _ in over)))
    scores = [guest.look()["result"]["scores"][0] for guest, game in over if game == "overbooking"]
    expect(figure(page, "games")).to_have_text("2")
    expect(figure(page, "best")).to_have_text(written(max(scores)))
    expect(figure(page, "average")).to_have_text(written(sum(scores) / 2))
    expect(page.locator("[data-opponent=random]")).to_be_visible()
    page.get_by_role("button", name=TITLES["austria"]).click()
    guest = over[0][0]
    expect(figure(page, "games")).to_have_text("1")
    best = guest.look()["result"]["scores"][0]
    expect(figure(page, "best")).to_have_text(written(best))
    expect(page.get_by_role("heading", name=say("statistics-staff"))).to_be_visible()
    # They were imported as records: without practice games, there's nothing.
    page.get_by_test_id("with-practice").uncheck()
    expect(page.get_by_test_id("nothing-left")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_kind_to_everyone(visit: Visit, url: str, game: str) -> None:
    page = visit(PAGE, seat=seats_of(finished(url, game)))
    page.wait_for_selector("dl")
    is_kind(page, DESKTOP, PHONE, (360, 640))


def test_a_house_that_refuses_says_why(visit: Visit, url: str) -> None:
    no = {"code": "too-many", "reason": "Too many questions."}

    def refused(page: Page) -> None:
        page.route("**/api/statistics", lambda route: route.fulfill(status=429, json=no))

    page = visit(PAGE, seat=seats_of(finished(url, "overbooking")), before=refused)
    expect(page.get_by_role("alert")).to_have_text("Too many questions.")


def test_a_house_that_does_not_answer_is_said_so(visit: Visit, url: str) -> None:
    def lost(page: Page) -> None:
        page.route("**/api/statistics", lambda route: route.abort())

    page = visit(PAGE, seat=seats_of(finished(url, "overbooking")), before=lost)
    expect(page.get_by_role("alert")).to_contain_text(say("house-away"))
