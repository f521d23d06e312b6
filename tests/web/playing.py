"""People at the browser, who do whatever they can: by clicks, by keys, from a list."""

import json
import random
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from server.houses import Guest

GAMES = ("austria", "overbooking")
TABLE = re.compile(r"#/t/(\w+)\?key=(\S+)")  # where a page at a table is
# For what a page does in the same way with any game: `make test-all` tries it with both.
either_game = pytest.mark.parametrize(
    "game", [pytest.param("austria", marks=pytest.mark.long), "overbooking"]
)
TITLES = {"austria": "Grand Austria Hotel", "overbooking": "Overbooking"}
DESKTOP, PHONE = (1440, 900), (390, 844)
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}  # who sits at a table
MOST = 600  # decisions of one person, after which a game should be over
SOON = 20.0  # seconds for a page to settle on a busy machine
LONG = 120.0  # seconds for others to decide on a busy machine
OFTEN = 20  # ms from one look at a page to the next: looking at every frame keeps it drawing

# What the page knows about the game: its step, and whether it's your turn.
NOW = """() => {
  const table = document.querySelector('main.table');
  if (!table) return null;
  const { step, mine, phase, held } = table.dataset;
  return { step: Number(step), mine: mine === 'true', held: held === 'true', phase };
}"""
# The actions that can be clicked, on the table itself or in the list, and what a click only
# chooses: cards in hand, spots, and what the desk's button then plays.
CLICKABLE = """() => {
  const shown = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.disabled
    && each.getAttribute('aria-disabled') !== 'true';
  const found = [...document.querySelectorAll('main.table [data-action]')].filter(shown);
  const actions = (listed) => [...new Set(found
    .filter((each) => listed === (each.closest('.now') !== null))
    .map((each) => each.dataset.action))];
  const chosen = (name) => [...document.querySelectorAll(`[data-${name}].can`)].filter(shown)
    .map((each) => each.dataset[name]);
  const [hand, place, pick] = ['hand', 'place', 'pick'].map(chosen);
  return { table: actions(false), list: actions(true), hand, place, pick };
}"""
ASKED = """(step) => {
  const table = document.querySelector('main.table');
  if (!table) return false;
  const { mine, phase, held } = table.dataset;
  const moved = Number(table.dataset.step) !== step || held === 'true';
  return phase === 'over' || (moved && mine === 'true');
}"""
ASKED_AGAIN = """(step) => {
  const { step: now, mine, phase, held } = document.querySelector('main.table').dataset;
  return phase === 'over' || (Number(now) !== step && mine === 'true' && held !== 'true');
}"""
MOVED = """(step) => {
  const { step: now, phase, held } = document.querySelector('main.table').dataset;
  return Number(now) !== step || phase === 'over' || held === 'true';
}"""
FOCUSED = """() => {
  const each = document.activeElement;
  const { action = '', hand = '', place = '', pick = '', testid = '' } = each?.dataset ?? {};
  const is_chosen = each?.getAttribute('aria-pressed') === 'true';
  const chooses = each?.classList.contains('can') && !is_chosen ? hand || place || pick : '';
  return { action: testid === 'place-them' ? 'yes' : action, chooses };
}"""
# Everything drawn has its fonts and has measured itself, and its scrolling was noticed.
SETTLED = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}"""
# Every short wait takes five times as long.
LINGERING = """{
  const after = setTimeout;
  window.setTimeout = (work, wait = 0, ...given) =>
    after(work, wait < 200 ? wait : wait * 5, ...given);
}"""

Visit = Callable[..., Page]  # opens the client in a separate browser
Taking = Callable[[Page, random.Random], str]  # takes an action, and says which


def tastes(**likes: object) -> str:
    """A script that sets a new browser's preferences: fast games, fast clicks."""
    quickest = {"level": "random", "pace": "instant", "guard": 0, "agreed": {"confirm": False}}
    quickest |= {"stops": False, "followed": True}
    wanted = json.dumps(json.dumps({**quickest, **likes}))
    return f"localStorage['hotelier.tastes'] ??= {wanted}"


def seats_of(*guests: Guest) -> str:
    """A script that gives a browser the seats of some guests."""
    kept = [
        {"table": guest.table, "key": guest.key, "seat": guest.seat, "token": guest.token, "at": 0}
        for guest in guests
    ]
    return f"localStorage['hotelier.seats'] ??= {json.dumps(json.dumps(kept))}"


def guest_at(page: Page, url: str) -> Guest:
    """The player at the page, to send requests themselves."""
    own = page.evaluate("JSON.parse(localStorage['hotelier.seats'])[0]")
    guest = Guest(url, own["table"], own["key"], own["token"])
    guest.seat = own["seat"]
    return guest


def play_in(text: str | bytes) -> list[str]:
    """The actions that a message to the server wants to play, if it does."""
    message = json.loads(text)
    if message["type"] != "play":
        return []
    return message["actions"] if "actions" in message else [message["action"]]


def hear(sent: list[str], page: Page) -> None:
    """Add the actions that the page will send; call this before it comes to a table."""

    def opened(line: WebSocket) -> None:
        line.on("framesent", lambda text: sent.extend(play_in(text)))

    page.on("websocket", opened)


def path_to(guest: Guest) -> str:
    """Where the guest's table is."""
    return f"/#/t/{guest.table}?key={guest.key}"


def choose(page: Page, game: str) -> None:
    """Choose a game on the start page."""
    page.locator(f"label[data-game={game}]").click()


def begin(page: Page, game: str) -> None:
    """From the start page to a table with bots: two clicks."""
    choose(page, game)
    page.get_by_test_id("play-now").click()
    page.wait_for_selector("main.table")


def show(page: Page, name: str) -> None:
    """Show the log, the chat or the players: on a wide table they share a drawer."""
    page.wait_for_selector("main.table")
    if page.locator("main.table.wide").count():
        tab = page.get_by_test_id(f"show-{name}")
        tab.click()
        expect(tab).to_have_attribute("aria-pressed", "true")


def now(page: Page) -> dict[str, Any]:
    """The state of the game, as the page knows it."""
    found = page.evaluate(NOW)
    assert found is not None, "there is no table on the page"
    return dict(found)


def wait_for_turn(page: Page, after: int = -1) -> dict[str, Any]:
    """Wait until something is asked after a step, or the game is over."""
    page.wait_for_function(ASKED, arg=after, polling=OFTEN)
    return now(page)


def wait_for_next_turn(page: Page, step: int = -1) -> dict[str, Any]:
    """Wait until something new is asked after a step with nothing pending, or the game is over."""
    page.wait_for_function(ASKED_AGAIN, arg=step, polling=OFTEN)
    return now(page)


def wait_for_move(page: Page, step: int) -> None:
    """Wait until the game has moved on from a step."""
    page.wait_for_function(MOVED, arg=step, polling=OFTEN)


def settle(page: Page) -> None:
    """Wait until the page has settled."""
    page.evaluate(SETTLED)


def linger(page: Page) -> None:
    """Reload the page, with scenes so long that a busy machine sees them, too."""
    page.add_init_script(LINGERING)
    page.reload()


def becomes(page: Page, script: str, wanted: object, arg: object = None) -> None:
    """Wait until a script returns this."""
    end = time.monotonic() + SOON
    found = page.evaluate(script, arg)
    while found != wanted and time.monotonic() < end:
        page.wait_for_timeout(50)
        found = page.evaluate(script, arg)
    assert found == wanted, found


def by_clicks(page: Page, chooser: random.Random) -> str:
    """Click anything that can be done."""
    return _click_some(page, chooser, 0.7)


def by_hand(page: Page, chooser: random.Random) -> str:
    """Click something that glows on the table itself; the list only if nothing does."""
    return _click_some(page, chooser, 1.0)


def by_list(page: Page, chooser: random.Random) -> str:
    """Click a sentence in the list of all actions."""
    more = page.get_by_test_id("all-actions")
    if more.is_visible() and more.get_attribute("aria-expanded") == "false":
        more.click()
    action = chooser.choice(clickable(page, "list")["list"])
    page.locator(f'.now [data-action="{action}"]:visible').last.click()
    return f"list: {action}"


def by_keys(page: Page, chooser: random.Random) -> str:
    """Go through the page by Tab and press Enter or Space on something that can be done."""
    end = time.monotonic() + SOON  # a scene may still be shown
    while time.monotonic() < end:
        found = page.evaluate(FOCUSED)
        if (found["action"] or found["chooses"]) and chooser.random() < 0.6:
            page.keyboard.press(chooser.choice(("Enter", "Space")))
            if found["action"]:
                return str(found["action"])
        else:
            page.keyboard.press("Tab")
    raise AssertionError("Tab leads to nothing that may be done")


def clickable(page: Page, *kinds: str) -> dict[str, list[str]]:
    """What can be clicked, as soon as something of these kinds can."""
    end = time.monotonic() + SOON
    while True:
        found: dict[str, list[str]] = page.evaluate(CLICKABLE)
        if any(found[kind] for kind in kinds or found):
            return found
        assert time.monotonic() < end, "nothing can be clicked"
        page.wait_for_timeout(15)


def _click_some(page: Page, chooser: random.Random, direct: float) -> str:
    found = clickable(page)
    if found["hand"] and not found["table"]:
        page.locator(f'[data-hand="{chooser.choice(found["hand"])}"]').click()
        found = clickable(page, "place", "pick", "list", "table")
    for name in ("place", "pick"):
        if found[name] and (name == "place" or chooser.random() < 0.7 or not found["list"]):
            wanted = chooser.choice(found[name])
            page.locator(f'[data-{name}="{wanted}"]').click()
            page.get_by_test_id("place-them").click()
            return f"agreed: {wanted}"
    where = "table" if found["table"] and chooser.random() < direct else "list"
    where = where if found[where] else "table"
    action = chooser.choice(found[where])
    listed = page.locator(f'.now [data-action="{action}"]:visible')
    shown = page.locator(f'.game [data-action="{action}"]:visible')
    (listed if where == "list" else shown).first.click()
    return f"{where}: {action}"


def play_on(page: Page, take: Taking, seed: int, most: int = MOST) -> list[str]:
    """Decide until the game is over, or this often; returns what was done."""
    chooser = random.Random(seed)
    done: list[str] = []
    state = wait_for_turn(page)
    while state["phase"] != "over" and len(done) < most:
        done.append(take(page, chooser))
        wait_for_move(page, state["step"])
        state = wait_for_turn(page)
    assert len(done) < MOST, "the game does not end"
    return done


def seated(page: Page, url: str) -> Guest:
    """Whoever sits at this page, over HTTP."""
    page.wait_for_url(TABLE)
    found = TABLE.search(page.url)
    assert found is not None
    seats = page.evaluate("JSON.parse(localStorage.getItem('hotelier.seats'))")
    mine = next(each for each in seats if each["table"] == found[1])
    guest = Guest(url, found[1], found[2], mine["token"])
    guest.seat = mine["seat"]
    return guest


def play_together(pages: list[Page], take: Taking, seed: int, most: int | None = None) -> list[str]:
    """Everyone decides when asked, until the game is over or so often; returns what was done."""
    chooser = random.Random(seed)
    done: list[str] = []
    end = time.monotonic() + LONG
    while True:
        states = [now(page) for page in pages]
        asked = next((each for each in range(len(pages)) if states[each]["mine"]), None)
        if all(state["phase"] == "over" for state in states) or len(done) == most:
            return done
        if asked is None:
            assert time.monotonic() < end, "nobody is asked, and the game is not over"
            pages[0].wait_for_timeout(15)
            continue
        done.append(take(pages[asked], chooser))
        wait_for_move(pages[asked], states[asked]["step"])
        end = time.monotonic() + LONG
        assert len(done) < MOST * len(pages), "the game does not end"
