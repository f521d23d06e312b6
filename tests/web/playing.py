"""People at the browser, who take whatever may be done: by clicks, by keys, from a list."""

import json
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket

from server.houses import Guest

GAMES = ("austria", "overbooking")
TITLES = {"austria": "Grand Austria Hotel", "overbooking": "Overbooking"}
DESKTOP, PHONE = (1440, 900), (390, 844)
MOST = 600  # decisions of one person, after which a game should be over
SOON = 20.0  # seconds in which a page comes to rest on a busy machine
LONG = 120.0  # seconds in which others decide on a busy machine
TABS = 100  # twice as many as ever were needed to come to what may be done

# What the page knows of the game: its step, and whether anything is asked of oneself.
NOW = """() => {
  const table = document.querySelector('main.table');
  if (!table) return null;
  const { step, mine, phase, held } = table.dataset;
  return { step: Number(step), mine: mine === 'true', held: held === 'true', phase };
}"""
# The actions one can click, on the table itself or listed beside it, and the cards to choose from.
CLICKABLE = """() => {
  const shown = (each) => each.getClientRects().length > 0 && !each.disabled
    && each.getAttribute('aria-disabled') !== 'true';
  const found = [...document.querySelectorAll('main.table [data-action]')].filter(shown);
  const actions = (listed) => [...new Set(found
    .filter((each) => listed === (each.closest('.now') !== null))
    .map((each) => each.dataset.action))];
  const hand = [...document.querySelectorAll('[data-hand].can')].filter(shown)
    .map((each) => each.dataset.hand);
  return { table: actions(false), list: actions(true), hand };
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
  const { action = '', hand = '' } = each?.dataset ?? {};
  const is_chosen = each?.getAttribute('aria-pressed') === 'true';
  return { action, hand: each?.classList.contains('can') && !is_chosen ? hand : '' };
}"""
# What is drawn has its letters and has measured itself, and that it scrolled was noticed.
SETTLED = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}"""
# Whatever waits for a moment waits five times as long.
LINGERING = """{
  const after = setTimeout;
  window.setTimeout = (work, wait = 0, ...given) =>
    after(work, wait < 200 ? wait : wait * 5, ...given);
}"""

Visit = Callable[..., Page]  # opens the house in a browser of one's own
Taking = Callable[[Page, random.Random], str]  # takes an action, and says which


def tastes(**likes: object) -> str:
    """A script that lets a new browser know what its owner likes: the quickest of games."""
    quickest = {"level": "random", "agreed": {"confirm": False}}
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
    """Whoever sits before the page, to ask the house themselves."""
    own = page.evaluate("JSON.parse(localStorage['hotelier.seats'])[0]")
    guest = Guest(url, own["table"], own["key"], own["token"])
    guest.seat = own["seat"]
    return guest


def play_in(text: str | bytes) -> list[str]:
    """The actions that a message to the house wants to play, if it does."""
    message = json.loads(text)
    if message["type"] != "play":
        return []
    return message["actions"] if "actions" in message else [message["action"]]


def plays_of(page: Page) -> list[str]:
    """The actions that the page will send; to be asked for before it comes to a table."""
    sent: list[str] = []

    def opened(line: WebSocket) -> None:
        line.on("framesent", lambda text: sent.extend(play_in(text)))

    page.on("websocket", opened)
    return sent


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


def now(page: Page) -> dict[str, Any]:
    """Where the game stands, as the page knows."""
    found = page.evaluate(NOW)
    assert found is not None, "there is no table on the page"
    return dict(found)


def wait_for_turn(page: Page, after: int = -1) -> dict[str, Any]:
    """Wait until something is asked after a step, or the game is over."""
    page.wait_for_function(ASKED, arg=after)
    return now(page)


def wait_for_next_turn(page: Page, step: int = -1) -> dict[str, Any]:
    """Wait until something is asked anew after a step, nothing being held, or the game is over."""
    page.wait_for_function(ASKED_AGAIN, arg=step)
    return now(page)


def wait_for_move(page: Page, step: int) -> None:
    """Wait until the game has gone on from a step."""
    page.wait_for_function(MOVED, arg=step)


def settle(page: Page) -> None:
    """Wait until the page stands as it was drawn."""
    page.evaluate(SETTLED)


def linger(page: Page) -> None:
    """Open the page anew, with scenes so long that a busy machine sees them, too."""
    page.add_init_script(LINGERING)
    page.reload()


def becomes(page: Page, script: str, wanted: object, arg: object = None) -> None:
    """A script answers this, at once or soon."""
    end = time.monotonic() + SOON
    found = page.evaluate(script, arg)
    while found != wanted and time.monotonic() < end:
        page.wait_for_timeout(50)
        found = page.evaluate(script, arg)
    assert found == wanted, found


def by_clicks(page: Page, chooser: random.Random) -> str:
    """Click anything one sees that may be done."""
    return _click_some(page, chooser, 0.7)


def by_hand(page: Page, chooser: random.Random) -> str:
    """Click something that glows on the table itself; the list only where nothing does."""
    return _click_some(page, chooser, 1.0)


def by_list(page: Page, chooser: random.Random) -> str:
    """Click a sentence among all that may be done."""
    more = page.get_by_test_id("all-actions")
    if more.is_visible() and more.get_attribute("aria-expanded") == "false":
        more.click()
    action = chooser.choice(page.evaluate(CLICKABLE)["list"])
    page.locator(f'.now [data-action="{action}"]').click()
    return f"list: {action}"


def by_keys(page: Page, chooser: random.Random) -> str:
    """Go through the page by Tab and press Enter or Space on something that may be done."""
    for _ in range(TABS):
        found = page.evaluate(FOCUSED)
        if (found["action"] or found["hand"]) and chooser.random() < 0.6:
            page.keyboard.press(chooser.choice(("Enter", "Space")))
            if found["action"]:
                return str(found["action"])
        else:
            page.keyboard.press("Tab")
    raise AssertionError("Tab leads to nothing that may be done")


def _click_some(page: Page, chooser: random.Random, direct: float) -> str:
    found = page.evaluate(CLICKABLE)
    if found["hand"] and not found["table"]:
        page.locator(f'[data-hand="{chooser.choice(found["hand"])}"]').click()
        found = page.evaluate(CLICKABLE)
    where = "table" if found["table"] and chooser.random() < direct else "list"
    where = where if found[where] else "table"
    assert found[where], "nothing can be clicked"
    action = chooser.choice(found[where])
    listed = page.locator(f'.now [data-action="{action}"]:visible')
    shown = page.locator(f'.game [data-action="{action}"]:visible')
    (listed if where == "list" else shown).first.click()
    return f"{where}: {action}"


def play_on(page: Page, take: Taking, seed: int, most: int = MOST) -> list[str]:
    """Decide until the game is over, or so often; what was done."""
    chooser = random.Random(seed)
    done: list[str] = []
    state = wait_for_turn(page)
    while state["phase"] != "over" and len(done) < most:
        done.append(take(page, chooser))
        wait_for_move(page, state["step"])
        state = wait_for_turn(page)
    assert len(done) < MOST, "the game does not end"
    return done


def play_together(pages: list[Page], take: Taking, seed: int) -> list[str]:
    """Everybody decides when asked, until the game is over; what was done."""
    chooser = random.Random(seed)
    done: list[str] = []
    end = time.monotonic() + LONG
    while True:
        states = [now(page) for page in pages]
        asked = next((each for each in range(len(pages)) if states[each]["mine"]), None)
        if all(state["phase"] == "over" for state in states):
            return done
        if asked is None:
            assert time.monotonic() < end, "nobody is asked, and the game is not over"
            pages[0].wait_for_timeout(15)
            continue
        done.append(take(pages[asked], chooser))
        wait_for_move(pages[asked], states[asked]["step"])
        end = time.monotonic() + LONG
        assert len(done) < MOST * len(pages), "the game does not end"
