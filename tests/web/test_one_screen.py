"""Both games on one screen: even in the fullest positions, everything is visible at once."""

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from austria.positions import position
from austria.test_emperor_tiles import penalty
from hotelier.core.match import Match, new_match
from overbooking.positions import position as overbooking
from web.fitting import SIZES, fits_one_screen, shown
from web.kindness import in_many_languages, resize
from web.playing import PHONE, Visit, hear, play_on, wait_for_move, wait_for_turn

OVERBOOKING = ("hotels", "queues", "hand", "scores", "others", "prompt")
SEEN = ("seen", "hand", "scores", "others", "prompt")
TIGHT = ((1280, 720), (1024, 768))  # the sizes with the least room
# Nine cards in hand, queues with at most one spot left, one of five; every bonus for crests.
BUSY = (
    "hotel 1: tile 7b, queue 2:5f 1:4b 2:3f, door 2:2l;"
    "hotel 2: tile 2b, queue 1:5l 2:6l 1:1b 2:1s;"
    "1: hand 1f 2b 2l 3b 3s 4f 5b 6l 6s, booked 1s 2s 4s 5s 4l, discarded 5f 6b, tokens 9;"
    "2: hand 1f 2b 3b 4b, booked 1b 2f 4f 6f 1l 2s 5b, discarded 6s 5l, tokens 12"
)
MORE = {
    2: "",
    3: "; hotel 3: tile 3b, queue 3:4s 3:2f; 3: hand 1f, booked 1l 2l 3l 4l 5l 6l, tokens 4",
    4: (
        "; hotel 3: tile 8b, queue 3:4s 3:2f 4:2b 4:6s, door 3:1s;"
        "hotel 4: tile 4a, queue 4:1b 3:4b, door 4:5f;"
        "3: hand 3f, booked 1l 2l 3l 4l 5l 6l 1f, tokens 4;"
        "4: hand 2s, booked 6b 5b 4b 3b 3f 3l, discarded 6l, tokens 11"
    ),
}
# The queue has six, and a decision is pending.
ASKING = (
    "hotel 1: 21 none, queue 1:5b 2:6f 3:4b 4:1l 1:3s 1:2s, door 1:4l 2:3f;"
    "hotel 2: tile 2b, queue 2:6l 1:1f 2:5b 3:3s 4:4s; table: players 4, round 4, checking in"
)
PARTS = (
    *("row", "dice", "hotel", "cafe", "kitchen", "purse", "hand", "staff"),
    *("emperor", "politics", "order", "others", "prompt"),
)
# Nine cards in hand, twelve hired, every café full; guests with long names and large orders.
FULL = {
    1: """crowns 7, vp 152, emperor 9, kitchen swwkkk, rooms 11x 12x 13x 14x 15 21x 22x 23x 24x 25x
          31x 32x 34 35x 41, hand 9 27 46 19 28 42 29 21 47, staff 11 24 1 4 13 16 5 33 48 40 35 45,
          used 4, bonuses 11 12 13, cafe 73:wk 74: 101:ssk""",
    2: """crowns 12, vp 161, emperor 11, kitchen ccw, rooms 11x 12x 13x 14x 21x 22 31x, discs C,
          staff 2 3 6 7 8 10 12, hand 14 15 17, cafe 82:cwk 90:ccc 75:wwkk""",
    3: """crowns 13, vp 138, emperor 9, kitchen sssssssssskkkkkkkkkk, rooms 11x 12 13x 21x,
          staff 18 20 22 23, hand 25 26 30 31 32 34, cafe 88 81:c 87""",
    4: """crowns 19, vp 147, emperor 9, kitchen scwwwwkk, rooms 11x 12x 22, discs A,
          staff 36 37 38 39 41, hand 43, cafe 104:sscc 102 99""",
}
TURN = "dice 11244445566, row 58 89 93 76 79, round 2, turn 1, places 1 0 1, tiles A3 B1 C2"


def fullest(players: int, table: str = TURN) -> str:
    """The fullest of late positions."""
    seats = "; ".join(f"{seat}: {FULL[seat]}" for seat in range(1, players + 1))
    return f"{seats}; table: players {players}, {table}".replace("\n", " ")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_is_in_sight_at_every_size(visit: Visit, url: str, players: int) -> None:
    page = shown(visit, url, position(fullest(players)))
    assert fits_one_screen(page, PARTS) == []


def test_both_ways_to_pay_a_penalty_can_be_clicked_at_every_size(visit: Visit, url: str) -> None:
    page = shown(visit, url, penalty("A3", "hand 3 7 9"))
    for size in SIZES:
        resize(page, size)
        for action in ("pay 1", "pay 2"):
            button = page.locator(f'[data-part=prompt] [data-action="{action}"]:visible')
            if not button.count():
                page.get_by_test_id("all-actions").click()
            expect(button.first).to_be_visible()


# Hire every card that adds something to a 4.
EXTRAS = """1: crowns 7, vp 52, emperor 5, kitchen sw, rooms 11x 12x 13, hand 9 27,
    staff 15 11 24 1 16, cafe 73:wk; 2: crowns 3, rooms 11x;
    table: players 2, dice 11244445566, row 58 89 93 76 79,
    round 2, turn 1, tiles A3 B1 C2"""
TOO_WIDE = """() => [...document.querySelectorAll('[data-part=dice] :is(.top, .gives)')]
  .filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.innerText)"""


def test_dice_with_all_that_cards_add_to_them_have_room(visit: Visit, url: str) -> None:
    page = shown(visit, url, position(EXTRAS.replace("\n", " ")))
    for size in ((1280, 720), (1440, 900), (1024, 768)):
        resize(page, size)
        assert page.evaluate(TOO_WIDE) == []


def drafting(players: int) -> Match:
    """The first seat chooses its third card."""
    match = new_match("austria", {"players": players, "staff": "draft"}, seed=3)
    while match.actor != 1 or len(match.steps) < 2 * players:
        match.play(match.legal[0])
    return match


def test_the_draft_lies_over_the_hotel_and_asks_before_a_card_is_kept(
    visit: Visit, url: str
) -> None:
    page = shown(visit, url, drafting(4))
    parts = ("row", "dice", "hand", "packet", "prompt", "order")
    assert fits_one_screen(page, parts) == []
    card = page.locator("[data-part=packet] [data-hand]").first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    kept = page.get_by_test_id("keep")
    expect(kept).to_have_attribute("data-action", f"keep {card.get_attribute('data-hand')}")
    card.click()
    expect(kept).to_have_count(0)
    # On a phone, too.
    resize(page, PHONE)
    card = page.locator(".staff[data-hand]").nth(1)
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(kept).to_have_attribute("data-action", f"keep {card.get_attribute('data-hand')}")


# Where everything on the table is, and what of it can be used.
PLACES = """() => [...document.querySelectorAll('.game [data-part]')].map((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  return [each.dataset.part, left, top, width, height].join(' ');
})"""
COVERED = """() => {
  const tip = document.querySelector('[role=tooltip]').getBoundingClientRect();
  const legal = document.querySelectorAll('.game .can, .game .button:not(:disabled)');
  return [...legal].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.left < tip.right - 1 && tip.left < box.right - 1
      && box.top < tip.bottom - 1 && tip.top < box.bottom - 1;
  }).map((each) => each.dataset.part ?? each.textContent.trim());
}"""


def test_pointing_at_things_moves_nothing_covers_nothing_legal_and_shows_what_they_bring(
    visit: Visit, url: str
) -> None:
    page = shown(visit, url, position(fullest(4)), size=(1280, 720))
    before = page.evaluate(PLACES)
    tip = page.get_by_role("tooltip")
    for part in ("row 1", "die 1", "table 2", "card 27", "card 1", "politics A"):
        page.locator(f'button[data-part="{part}"]').hover(force=True)
        expect(tip).to_be_visible()
        assert page.evaluate(COVERED) == []
        assert page.evaluate(PLACES) == before
        page.mouse.move(640, 20)
        expect(tip).to_have_count(0)
    page.locator('button[data-part="die 6"]').hover()
    expect(page.locator("[data-part=purse]")).to_contain_text("▸6")
    page.locator('button[data-part="table 2"]').hover()
    expect(page.locator("[data-part=hotel] .would")).to_have_count(2)


def test_dice_are_taken_by_their_numbers(sit: Visit) -> None:
    plays: list[str] = []
    page = sit("austria", before=partial(hear, plays))
    come_to_dice(page)
    step = wait_for_turn(page)["step"]
    boosted = page.locator(".game [data-action^=die][data-action$='+']").first
    face = str(boosted.get_attribute("data-action"))[4]
    page.keyboard.press(f"Shift+Digit{face}")
    wait_for_move(page, step)
    assert plays[-1] == f"die {face}+"


def come_to_dice(page: Page) -> None:
    """The first guest and the first rooms are there."""
    for _ in range(4):
        wait_for_turn(page)
        if page.locator(".game [data-action^=die]").count():
            return
        play_on(page, lambda at, _: first_of(at), seed=1, most=1)


def first_of(page: Page) -> str:
    """Take the first possible action."""
    page.locator(".game [data-action]:visible").first.click()
    return ""


def test_longer_words_have_room(visit: Visit, url: str) -> None:
    page = shown(visit, url, position(fullest(4)), likes={"theme": "dark"})
    for language in in_many_languages(page, 1):
        assert fits_one_screen(page, PARTS, *TIGHT) == [], language


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_hotels_queues_and_books_are_in_sight(visit: Visit, url: str, players: int) -> None:
    table = f"; table: players {players}, bonus advanced, round 3, time 4"
    page = shown(visit, url, overbooking(BUSY + MORE[players] + table))
    assert fits_one_screen(page, OVERBOOKING) == []
    page.locator("[data-hand].can").first.click()
    page.locator("[data-place]").first.click()
    page.mouse.move(0, 0)
    assert fits_one_screen(page, OVERBOOKING) == []
    page.get_by_test_id("seen-cards").click()
    page.mouse.move(0, 0)
    assert fits_one_screen(page, SEEN) == []


def test_what_a_hotel_asks_has_room(visit: Visit, url: str) -> None:
    page = shown(visit, url, overbooking(ASKING), likes={"theme": "dark"})
    page.locator("[data-pick]").first.click()
    for language in in_many_languages(page, 0):
        page.mouse.move(0, 0)
        expect(page.locator("[data-pick][aria-pressed=true]")).to_have_count(1)
        assert fits_one_screen(page, OVERBOOKING, *TIGHT) == [], language


def test_what_a_hotel_tells_has_room(visit: Visit, url: str) -> None:
    table = "; table: players 4, bonus advanced, round 3, time 4"
    page = shown(visit, url, overbooking(BUSY + MORE[4] + table))
    for language in in_many_languages(page, 1):
        page.locator("[data-hand].can:not([aria-pressed=true])").first.click()
        page.mouse.move(0, 0)
        assert fits_one_screen(page, OVERBOOKING, *TIGHT) == [], language
        page.get_by_test_id("seen-cards").click()
        page.mouse.move(0, 0)
        assert fits_one_screen(page, SEEN, *TIGHT) == [], language
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("seen")).to_have_count(0)
