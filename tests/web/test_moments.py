"""Motion, sound and notifications: at your own pace, never in your way."""

import re

from playwright.sync_api import Page, expect

from server.houses import Guest, until
from web.playing import BOT, DESKTOP, ME, PHONE, Visit, becomes, path_to, seats_of, settle
from web.rooms import reached

# How many things on the page are changing their place or size: their frames differ.
MOVING = """() => document.getAnimations().filter(({ effect }) =>
  new Set(effect.getKeyframes().map(({ transform }) => transform ?? '')).size > 1).length"""
# What's seen from now on: words on the layer, and the most things that moved together.
WATCHING = f"""() => {{
  window.seen = {{ words: false, moving: 0 }};
  const look = () => {{
    window.seen.words ||= document.querySelector('[data-testid=motion] .tag') !== null;
    window.seen.moving = Math.max(window.seen.moving, ({MOVING})());
    requestAnimationFrame(look);
  }};
  look();
}}"""
# Everything flies very slowly.
SLOWLY = """() => {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    animation.playbackRate = 0.01;
    return animation;
  };
}"""
FLYING = "() => Number(document.querySelector('[data-testid=motion]').dataset.flying)"
HEARD = "() => document.documentElement.dataset.sounds ?? '0'"
# A headless browser has already denied notifications; this one hasn't been asked yet.
UNASKED = "Object.defineProperty(Notification, 'permission', { get: () => 'default' })"
# The dots that aren't at the corner of what has changed, or shine through what covers it.
STRAY = """() => [...document.querySelectorAll('[data-dot]')].filter((dot) => {
  const { left, top, width, height } = dot.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const under = document.elementFromPoint(x - 4, y + 4);
  return !dot.dataset.dot.split(' ').some((name) =>
    [...document.querySelectorAll(`[data-flight="${name}"]`)].some((thing) => {
      const place = thing.getBoundingClientRect();
      const there = Math.abs(place.right - x) < 3 && Math.abs(place.top - y) < 3;
      return there && (thing.contains(under) || under?.contains(thing));
    }));
}).length"""
# The page believes that it's visible, or not.
HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('visibilitychange'));
}"""


def before(visit: Visit, url: str, action: str, share: float, **wanted: object) -> Page:
    """A page where something can be done."""
    guest = reached(url, "austria", share, having=action)
    page = visit(path_to(guest), seat=seats_of(guest), **wanted)
    page.wait_for_selector("main.table[data-mine=true]")
    return page


def before_paying(visit: Visit, url: str, **wanted: object) -> Page:
    """A page where a crown boosts a die."""
    return before(visit, url, r"die .\+", 0.05, **wanted)


def before_rooms(visit: Visit, url: str, **wanted: object) -> Page:
    """A page where several rooms can be prepared, one after another."""
    return before(visit, url, "room 11", 0.0, **wanted)


def take(page: Page, action: str) -> None:
    """Do something, by clicking what a selector says about its action."""
    step = page.locator("main.table").get_attribute("data-step")
    page.locator(f"[data-action{action}]:visible").first.click()
    expect(page.locator("main.table")).not_to_have_attribute("data-step", step or "")


def take_turn(guest: Guest) -> None:
    """Decide as long as you're asked."""
    while (state := guest.look())["view"]["actor"] == guest.seat:
        guest.play(state["view"]["legal"][0], state["step"])


def test_a_click_lands_everything_at_once(visit: Visit, url: str) -> None:
    page = before_paying(visit, url, moving=True)
    page.evaluate(SLOWLY)
    take(page, "$='+'")
    page.wait_for_function(f"() => ({FLYING})() > 0")
    page.mouse.click(2, 450)
    page.wait_for_function(f"() => ({FLYING})() === 0", timeout=2000)


def test_nothing_moves_when_motion_is_reduced(visit: Visit, url: str) -> None:
    page = before_paying(visit, url)
    page.evaluate(WATCHING)
    take(page, "$='+'")
    # The price was shown in words, and nothing else happened.
    page.wait_for_function("() => window.seen.words")
    page.wait_for_function("() => !document.querySelector('[data-testid=motion] .tag')")
    assert page.evaluate("() => window.seen.moving") == 0


def test_nothing_is_heard_until_it_is_chosen_and_that_is_remembered(visit: Visit, url: str) -> None:
    page = before_rooms(visit, url, likes={"pace": "brisk"})
    take(page, "='room 11'")
    assert page.evaluate(HEARD) == "0"
    page.get_by_test_id("sound").click()
    expect(page.locator("html")).to_have_attribute("data-sound", "turn")
    page.get_by_test_id("undo").click()
    expect(page.locator("html")).to_have_attribute("data-sound", "undo")
    page.reload()
    expect(page.get_by_test_id("sound")).to_have_attribute("aria-pressed", "true")


def test_the_bell_alone_is_heard_by_who_wants_only_that(visit: Visit, url: str) -> None:
    page = before_rooms(visit, url, likes={"sound": True, "onlyTurn": True, "pace": "brisk"})
    take(page, "='room 11'")
    step = page.locator("main.table").get_attribute("data-step")
    page.get_by_test_id("undo").click()
    expect(page.locator("main.table")).not_to_have_attribute("data-step", step or "")
    assert page.evaluate(HEARD) == "0"


def test_the_tab_says_that_it_is_your_turn_and_that_somebody_talks(visit: Visit, url: str) -> None:
    host = Guest(url).open_table("austria", ME, {"kind": "open"}, rules={"confirm": False})
    other = Guest(url).join(host, "Bela")
    page = visit(path_to(host), seat=seats_of(host))
    page.wait_for_selector("main.table")
    page.evaluate(HIDE, True)
    icon = page.locator("link[rel=icon]")
    if host.look()["view"]["actor"] == host.seat:
        expect(page).to_have_title(re.compile("^●"))
        expect(icon).to_have_attribute("data-called", "")
    other.at_table("POST", "/say", {"text": "Hello"})
    expect(page).to_have_title(re.compile(r"^\(1\)"))
    expect(icon).to_have_attribute("data-called", "")
    page.evaluate(HIDE, False)
    expect(page).not_to_have_title(re.compile(r"^\("))
    expect(icon).not_to_have_attribute("data-called", "")


def test_notifications_are_asked_for_after_a_turn_among_people_only(visit: Visit, url: str) -> None:
    host = Guest(url).open_table("austria", ME, {"kind": "open"}, rules={"confirm": False})
    other = Guest(url).join(host, "Bela")
    page = visit(path_to(host), seat=f"{seats_of(host)};{UNASKED}")
    page.wait_for_selector("main.table")
    line = page.get_by_test_id("may-notify")
    expect(line).to_have_count(0)
    take_turn(other)
    take_turn(host)
    expect(line).to_be_visible()
    page.get_by_test_id("notify-no").click()
    expect(line).to_have_count(0)
    page.reload()
    page.wait_for_selector("main.table")
    take_turn(other)
    take_turn(host)
    expect(line).to_have_count(0)


def test_what_bots_do_waits_for_its_moment_but_not_for_a_click(visit: Visit, url: str) -> None:
    guest = Guest(url).open_table("austria", ME, BOT, BOT, BOT)
    page = visit(path_to(guest), seat=seats_of(guest), likes={"pace": "calm"})
    table = page.locator("main.table")
    page.wait_for_selector("main.table[data-mine=true]")
    take_turn(guest)
    until(lambda: guest.look()["view"]["actor"] == guest.seat)  # the bots have decided
    step = guest.look()["step"]
    assert int(table.get_attribute("data-step") or 0) < step
    page.mouse.click(2, 450)
    expect(table).to_have_attribute("data-step", str(step))
    recap = page.get_by_test_id("recap")
    expect(recap).to_be_visible()
    for chip in recap.locator("[data-seat]").all():  # nobody is left out
        expect(chip).to_be_visible()
    # It links to the log, and stays until others act again or you put it away.
    recap.get_by_role("button").first.click()
    log = page.get_by_test_id("pull-log")
    expect(log).to_have_attribute("aria-expanded", "true")
    becomes(page, STRAY, 0)
    page.keyboard.press("Escape")
    expect(log).to_have_attribute("aria-expanded", "false")
    expect(page.locator("[data-dot]")).not_to_have_count(0)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    settle(page)
    page.mouse.wheel(0, 150)
    becomes(page, STRAY, 0)
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    settle(page)
    guest.play(guest.look()["view"]["legal"][0])
    expect(table).not_to_have_attribute("data-step", str(step))
    expect(recap).to_be_visible()
    page.get_by_test_id("recap-away").click()
    expect(recap).to_have_count(0)
    # The players have no room unless they're pulled up: closed, they give way to the log.
    page.get_by_test_id("show-players").click()
    expect(page.get_by_test_id("show-players")).to_have_attribute("aria-pressed", "true")
    log.click()
    expect(page.get_by_test_id("show-log")).to_have_attribute("aria-pressed", "true")


def end_of_game(
    visit: Visit, url: str, game: str = "austria", guard: int = 0, **wanted: object
) -> Page:
    """A page that sees the last turn of a game, and what follows."""
    guest = reached(url, game, 0.97)
    likes = {"pace": "calm", "guard": guard}
    page = visit(path_to(guest), seat=seats_of(guest), likes=likes, **wanted)
    page.wait_for_selector("main.table[data-mine=true]")

    def is_over() -> bool:
        take_turn(guest)
        return bool(guest.look()["phase"] == "over")

    until(is_over)
    return page


def test_the_emperor_comes_and_the_end_is_counted_out_before_the_summary(
    visit: Visit, url: str
) -> None:
    page = end_of_game(visit, url, moving=True)
    scene, summary = page.get_by_test_id("scene"), page.get_by_role("dialog")
    expect(scene).to_have_attribute("data-scene", "emperor")
    page.keyboard.press("Escape")
    expect(scene).to_have_attribute("data-scene", "final")
    expect(summary).to_have_count(0)
    page.keyboard.press("Escape")
    expect(summary).to_be_visible()
    expect(scene).to_have_count(0)


def test_the_result_of_overbooking_is_counted_out_before_the_summary_whose_buttons_wait(
    visit: Visit, url: str
) -> None:
    page = end_of_game(visit, url, "overbooking", guard=60_000, moving=True)
    finale, summary = page.get_by_test_id("finale"), page.get_by_role("dialog")
    hurry = page.get_by_test_id("skip-scene")
    while finale.count() == 0:
        if hurry.count():
            hurry.click()
        settle(page)
    expect(summary).to_have_count(0)
    page.keyboard.press("Escape")
    expect(summary).to_be_visible()
    page.get_by_test_id("look-at-table").click()  # it was meant for what was there before
    expect(summary).to_be_visible()


def test_scenes_are_pages_that_stand_still_when_motion_is_reduced(visit: Visit, url: str) -> None:
    page = end_of_game(visit, url)
    scene = page.get_by_test_id("scene")
    expect(scene).to_have_attribute("data-scene", "emperor")
    assert page.evaluate(MOVING) == 0
    page.wait_for_timeout(1500)  # longer than a page takes that turns by itself
    expect(scene).to_have_attribute("data-scene", "emperor")
    while scene.get_attribute("data-scene") == "emperor":
        page.get_by_test_id("scene-next").first.click()
        settle(page)
    expect(scene).to_have_attribute("data-scene", "final")
    page.get_by_test_id("scene-skip").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
