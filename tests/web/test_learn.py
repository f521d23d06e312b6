"""The guided first game: Leopold explains, the learner does it, and nothing goes wrong."""

from collections.abc import Mapping
from types import MappingProxyType

import pytest
from playwright.sync_api import Page, expect

from hotelier.messages import say, speaking
from server.houses import Guest
from web.playing import GAMES, PHONE, Visit, either_game, settle

each_game = pytest.mark.parametrize("game", GAMES)
MOST = 400  # things to do, after which a lesson should be over

# What to click next for a wanted action: the thing itself, or first its card and its spot,
# then the button at the desk.
THING = """(wanted) => {
  const [verb, ...words] = wanted.split(' ');
  const free = ':not([aria-pressed=true])';
  return [
    '[data-testid=place-them]:enabled',
    `.game [data-action="${wanted}"]`,
    `.game [data-pick="${wanted}"]`,
    ...words.map((word) => `.game [data-hand="${word}"]${free}`),
    `.game [data-place="${verb} ${words.at(-1)}"]${free}`,
    `.now [data-action="${wanted}"]`,
  ].map((each) => [...document.querySelectorAll(each)].find((one) => one.getClientRects().length))
    .find(Boolean) ?? null;
}"""
# What the learner sees to do: read on, or the thing in the gold frame.
NEXT = f"""() => {{
  const table = document.querySelector('main.table');
  const wanted = table.dataset.wanted ?? null;
  return {{ step: Number(table.dataset.step), wanted,
    on: document.querySelector('[data-testid=go-on]:enabled') !== null,
    beat: document.querySelector('[data-testid=next-beat]') !== null,
    over: document.querySelector('.guide .after') !== null,
    thing: wanted !== null && ({THING})(wanted) !== null }};
}}"""
# The others' moves happen automatically; then there's something to do again.
TO_DO = f"""() => {{
  const {{ on, beat, over, thing }} = ({NEXT})();
  return on || beat || over || thing;
}}"""
# From beat to beat, until the scene is over.
THROUGH = """() => {
  const beat = document.querySelector('[data-testid=next-beat]');
  beat?.click();
  return beat === null;
}"""
CLICK = f"""(wanted) => {{
  const thing = ({THING})(wanted);
  thing.scrollIntoView({{ block: 'center' }});
  thing.click();
}}"""


def open_lesson(visit: Visit, game: str, **options: object) -> Page:
    page = visit(f"/#/learn/{game}", **options)
    page.wait_for_selector(".guide")
    page.wait_for_function(TO_DO)
    return page


def is_at(page: Page, step: int) -> None:
    """The lesson has come to a step."""
    expect(page.locator("main.table")).to_have_attribute("data-step", str(step))


def follow(page: Page, most: int = MOST) -> int:
    """Do what Leopold says; returns the next step with something to do."""
    for _ in range(most):
        page.wait_for_function(TO_DO)
        now = page.evaluate(NEXT)
        if now["over"]:
            break
        if now["beat"]:  # a scene runs at the learner's pace
            page.evaluate("document.querySelector('[data-testid=next-beat]')?.click()")
        elif now["on"]:
            page.get_by_test_id("go-on").click()
        else:
            page.evaluate(CLICK, now["wanted"])
    page.wait_for_function(TO_DO)
    return int(page.evaluate(NEXT)["step"])


@either_game
def test_who_does_what_leopold_says_comes_to_the_end(visit: Visit, game: str) -> None:
    page = open_lesson(visit, game)
    follow(page)
    expect(page.locator(".guide")).to_contain_text(say(f"learn-{game}-end"))
    expect(page.get_by_role("link", name=say("learn-play"))).to_be_visible()


@either_game
def test_another_legal_action_is_forgiven_and_changes_nothing(visit: Visit, game: str) -> None:
    page = open_lesson(visit, game)
    before = page.evaluate(NEXT)
    page.get_by_test_id("all-actions").click()
    others = page.locator(f".now [data-action]:not([data-action='{before['wanted']}'])")
    others.first.click()
    expect(page.locator(".forgiven")).to_have_text(say("learn-other", times=1))
    others.first.click()
    expect(page.locator(".forgiven")).to_have_text(say("learn-other", times=2))
    assert page.evaluate(NEXT)["step"] == before["step"]
    page.evaluate(CLICK, before["wanted"])


@either_game
def test_a_lesson_goes_on_where_it_was_left(visit: Visit, game: str) -> None:
    page = open_lesson(visit, game)
    step = follow(page, most=12)
    page.reload()
    is_at(page, step)


def test_one_step_back_leads_to_ones_last_decision(visit: Visit) -> None:
    page = open_lesson(visit, "austria")
    first = page.evaluate(NEXT)
    page.evaluate(CLICK, first["wanted"])
    page.wait_for_function(
        "(step) => Number(document.querySelector('main.table').dataset.step) > step",
        arg=first["step"],
    )
    page.get_by_role("button", name=say("learn-back")).click()
    is_at(page, first["step"])


def lesson_at(
    visit: Visit,
    url: str,
    game: str,
    step: int,
    likes: Mapping[str, object] = MappingProxyType({}),
    **options: object,
) -> Page:
    """The lesson as someone left it before a step."""
    moves = Guest(url).ask("GET", f"/games/{game}/lesson").json()["moves"]
    index = next(n for n, move in enumerate(moves) if move["step"] == step)
    page = open_lesson(visit, game, likes={"lessons": {game: index}, **likes}, **options)
    is_at(page, step)
    page.wait_for_function(TO_DO)
    return page


def test_guests_may_be_served_in_any_order(visit: Visit, url: str) -> None:
    page = lesson_at(visit, url, "austria", 67)
    page.get_by_role("button", name=say("austria-serve-all", n=3)).click()
    is_at(page, 70)
    expect(page.locator(".forgiven")).to_have_count(0)


# Staff is on another tab of a phone's table than the dice, politics cards on a third.
# Between two of them Leopold may do something himself.
@pytest.mark.parametrize(("before", "step"), [(77, 78), (116, 118), (274, 275)])
def test_on_a_phone_the_frame_is_where_one_sees_it(
    visit: Visit, url: str, before: int, step: int
) -> None:
    page = lesson_at(visit, url, "austria", before, size=PHONE)
    page.clock.install()
    page.evaluate(CLICK, page.evaluate(NEXT)["wanted"])
    page.clock.run_for(1000)
    is_at(page, step)
    page.clock.run_for(3000)  # the table has brought what it asks about into sight
    wanted = page.evaluate(NEXT)["wanted"]
    frame = page.locator(f"[data-ring='{wanted}']")
    expect(frame).to_be_in_viewport(ratio=1)


def test_on_a_phone_a_card_and_the_place_it_goes_to_are_both_in_sight(
    visit: Visit, url: str
) -> None:
    page = lesson_at(visit, url, "overbooking", 17, size=PHONE)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.get_by_test_id("go-on").click()
    page.wait_for_selector("[data-ring='queue 4f 1']")
    expect(page.locator("[data-hand='4f']")).to_be_in_viewport()
    expect(page.locator("[data-part='queue 1']")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-hotel='1'] .sign")).to_be_in_viewport(ratio=1)
    page.evaluate(CLICK, "queue 4f 1")
    expect(page.locator("[data-part='queue 1'].hot")).to_be_in_viewport(ratio=1)


def test_ones_cards_can_be_looked_at_while_others_decide(visit: Visit, url: str) -> None:
    page = lesson_at(visit, url, "overbooking", 45, size=PHONE, has_touch=True)
    settle(page)  # whatever scrolls takes a tip away
    page.locator("[data-hand]").first.tap(force=True)
    expect(page.get_by_role("tooltip")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_what_a_scene_shows_is_told_after_it(visit: Visit, url: str) -> None:
    first = {"pace": "calm", "followed": False, "stops": True}  # as a newcomer finds it
    page = lesson_at(visit, url, "overbooking", 12, likes=first, moving=True)
    for _ in ("the card", "its place", "yes"):
        page.evaluate(CLICK, "door 5s 2")
    is_at(page, 14)
    guide, log = page.locator(".guide"), page.locator(".log")
    note = say("learn-overbooking-drive-away")
    closed = say("overbooking-log-hotel-closed", hotel=1, gains="…").partition("…")[0]
    expect(page.get_by_test_id("skip-scene")).to_be_visible()
    expect(guide).to_contain_text(say("learn-overbooking-check-in"))  # it is explained on the way
    expect(guide).not_to_contain_text(note)
    expect(log).not_to_contain_text(closed)
    page.get_by_test_id("skip-scene").click()
    page.wait_for_function(THROUGH)
    expect(guide).to_contain_text(note)
    expect(log).to_contain_text(closed)
    expect(log.locator("[href]")).to_have_count(0)  # nobody keeps this game to lead to


@pytest.mark.parametrize(("game", "step"), [("austria", 175), ("overbooking", 31)])
def test_where_time_passes_there_is_nothing_to_do_but_read(
    visit: Visit, url: str, game: str, step: int
) -> None:
    page = lesson_at(visit, url, game, step)
    expect(page.get_by_test_id("go-on")).to_be_visible()
    expect(page.locator(".can")).to_have_count(0)
    expect(page.locator("main [data-action]")).to_have_count(0)
    page.get_by_test_id("go-on").click()
    expect(page.locator(".guide")).to_contain_text(say(f"learn-{game}-last-round"))


def test_everybody_in_a_lesson_is_called_in_the_language_spoken_now(visit: Visit) -> None:
    page = open_lesson(visit, "overbooking")
    expect(page.locator(".game")).to_contain_text(say("learn-neighbour"))
    page.get_by_role("button", name=say("language")).click()
    page.locator("button[lang=nl]").click()
    with speaking("nl"):
        neighbour = say("learn-neighbour")
    expect(page.locator(".game")).to_contain_text(neighbour)
    expect(page.locator(".game")).not_to_contain_text(say("learn-neighbour"))


def test_a_lesson_of_no_such_game_says_so(visit: Visit) -> None:
    page = visit("/#/learn/chess")
    expect(page.get_by_role("alert")).to_be_visible()
