"""What gets in the way of a game: a reloaded page, a lost connection, second thoughts."""

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from hotelier.messages import say
from server.houses import Guest, Process, until
from web.playing import (
    BOT,
    GAMES,
    ME,
    Visit,
    becomes,
    begin,
    by_hand,
    by_list,
    either_game,
    guest_at,
    now,
    path_to,
    play_in,
    play_on,
    seats_of,
    wait_for_move,
    wait_for_turn,
)

each_game = pytest.mark.parametrize("game", GAMES)
MOST = 60  # decisions of one turn

# What a page shows of the game, apart from what's under the pointer.
SHOWN = """() => {
  const { step, mine } = document.querySelector('main.table').dataset;
  const actions = [...document.querySelectorAll('main.table [data-action]')];
  return { step, mine, question: document.querySelector('.now p').textContent,
           actions: actions.map((each) => each.dataset.action),
           log: document.querySelectorAll('.log li').length };
}"""


def shown(page: Page) -> dict[str, Any]:
    page.wait_for_selector("main.table")
    wait_for_turn(page)
    return dict(page.evaluate(SHOWN))


def is_as(page: Page, before: dict[str, Any]) -> None:
    """The page shows what it showed before."""
    assert before["log"] > 0, "the log is empty"
    page.wait_for_selector("main.table")
    becomes(page, SHOWN, before)


@either_game
def test_a_page_loaded_anew_asks_the_same_again(sit: Visit, game: str) -> None:
    page = sit(game)
    play_on(page, by_hand, seed=2, most=4)
    before = shown(page)
    page.reload()
    is_as(page, before)
    assert len(play_on(page, by_hand, seed=2, most=2)) == 2


@either_game
def test_a_running_game_is_found_again_from_the_start_page(sit: Visit, game: str) -> None:
    page = sit(game)
    play_on(page, by_hand, seed=4, most=2)
    before = shown(page)
    page.get_by_role("link", name=say("to-the-start")).first.click()
    page.get_by_role("link", name=say("continue")).click()
    is_as(page, before)


class Line:
    """The connection between a page and the server, which can be cut."""

    def __init__(self) -> None:
        self.is_down = False
        self.swallows = False  # the server hears the page, but not the other way round
        self.plays: list[str] = []  # the actions the page has sent
        self.open: list[WebSocketRoute] = []

    def lead(self, page: Page) -> None:
        """From now on, what the page and the server say goes through here."""
        page.route_web_socket("**/live", self._opened)

    def _opened(self, route: WebSocketRoute) -> None:
        if self.is_down:
            route.close(code=1011)
            return
        house = route.connect_to_server()
        self.open.append(route)
        route.on_message(lambda text: self._said(house, text))
        house.on_message(lambda text: None if self.swallows else route.send(text))

    def _said(self, house: WebSocketRoute, text: str | bytes) -> None:
        self.plays += play_in(text)
        house.send(text)

    def cut(self) -> None:
        self.is_down = True
        for route in self.open:
            route.close(code=1011)
        self.open = []


@either_game
def test_a_lost_line_comes_back_to_the_same_decision(sit: Visit, game: str) -> None:
    line = Line()
    page = sit(game, before=line.lead)
    play_on(page, by_hand, seed=6, most=3)
    before = shown(page)
    line.cut()
    expect(page.get_by_test_id("line-lost")).to_be_visible()
    # A click in between does nothing, and nothing breaks.
    by_hand(page, random.Random(1))
    line.is_down = False
    expect(page.get_by_test_id("line-lost")).to_be_hidden()
    page.keyboard.press("Escape")
    is_as(page, before)
    assert len(play_on(page, by_hand, seed=6, most=2)) == 2
    assert len(line.plays) == 3 + 2


@either_game
def test_an_action_whose_answer_is_lost_was_still_taken_once(
    sit: Visit, url: str, game: str
) -> None:
    line = Line()
    page = sit(game, before=line.lead)
    play_on(page, by_hand, seed=8, most=2)
    step = wait_for_turn(page)["step"]
    guest = guest_at(page, url)

    def is_heard() -> bool:
        page.wait_for_timeout(20)  # meanwhile the line carries
        return bool(guest.look()["step"] > step)

    line.swallows = True
    by_hand(page, random.Random(2))
    until(is_heard)
    assert now(page)["step"] == step
    line.cut()
    line.is_down = line.swallows = False
    wait_for_move(page, step)
    assert len(play_on(page, by_hand, seed=8, most=2)) == 2
    journal = guest.at_table("GET", "/entries").json()["entries"]
    moved = [entry for entry in journal if entry["type"] == "moved"]
    own = [entry["taken"][0] for entry in moved if entry["seat"] == guest.seat]
    assert own == line.plays
    assert len(own) == 2 + 1 + 2


@pytest.mark.slow
def test_a_house_that_falls_down_and_is_opened_again_goes_on(
    visit: Visit, client: None, tmp_path: Path
) -> None:
    house = Process(tmp_path, "--workers", "1")
    try:
        page = visit(at=house.url)
        begin(page, "overbooking")
        play_on(page, by_hand, seed=9, most=3)
        before = shown(page)
        house.kill()
        expect(page.get_by_test_id("line-lost")).to_be_visible()
        house = Process(tmp_path, "--workers", "1", "--port", house.url.rsplit(":", 1)[1])
        expect(page.get_by_test_id("line-lost")).to_be_hidden()
        is_as(page, before)
        assert len(play_on(page, by_hand, seed=9, most=2)) == 2
    finally:
        house.kill()


def do(page: Page, action: str) -> None:
    """Do this on the table itself, and wait for the next question."""
    step = wait_for_turn(page)["step"]
    page.locator(f'.game [data-action^="{action}"]').first.click()
    wait_for_move(page, step)
    wait_for_turn(page)


def test_undo_takes_back_a_step_and_restart_the_turn(sit: Visit) -> None:
    page = sit("austria")
    do(page, "guest")
    # The first rooms are prepared in one turn.
    begun = shown(page)
    do(page, "room 11")
    before = shown(page)
    do(page, "room 12")
    page.get_by_test_id("undo").click()
    is_as(page, before)
    do(page, "room 12")
    page.get_by_test_id("restart").click()
    is_as(page, begun)
    expect(page.locator("[data-testid=undo]:enabled")).to_have_count(0)
    assert len(play_on(page, by_hand, seed=1, most=3)) == 3


def hold(page: Page, chooser: random.Random) -> dict[str, Any]:
    """Decide until the end of the turn is to be confirmed.

    A card put down with a yes at the desk is confirmed by it; one from the list is not.
    """
    for _ in range(MOST):
        state = wait_for_turn(page)
        if state["held"]:
            return state
        by_list(page, chooser)
        wait_for_move(page, state["step"])
    raise AssertionError("the turn does not end")


@each_game
def test_the_end_of_a_turn_is_confirmed_where_the_table_asks(
    visit: Visit, url: str, game: str
) -> None:
    guest = Guest(url).open_table(game, ME, BOT, rules={"confirm": True})
    page = visit(path_to(guest), seat=seats_of(guest))
    chooser = random.Random(3)
    state = hold(page, chooser)
    # After undo, the same is asked again; after confirming, the turn is over.
    held = state["step"]
    expect(page.get_by_test_id("question")).not_to_be_empty()
    page.get_by_test_id("undo").click()
    page.wait_for_selector("main.table[data-held=false]")
    assert now(page)["step"] <= held
    state = hold(page, chooser)
    page.get_by_test_id("confirm").click()
    page.wait_for_selector("main.table[data-held=false]")
    assert wait_for_turn(page, state["step"])["step"] > state["step"]


def test_a_page_whose_files_have_other_names_by_now_is_opened_anew(visit: Visit) -> None:
    page = visit()
    refused: list[str] = []

    def refuse_once(route: Route) -> None:
        if refused:
            route.continue_()
        else:
            refused.append(route.request.url)
            route.fulfill(status=404)

    page.route("**/assets/Rules-*.js", refuse_once)
    page.get_by_role("link", name=say("way-rules")).first.click()
    expect(page.locator("#hero")).to_have_count(0)  # the start page has a heading, too
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert refused
