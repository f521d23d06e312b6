"""The start page: the rules of a table, navigation, languages."""

import re

import pytest
from playwright.sync_api import expect

from hotelier.messages import say
from server.houses import Guest, play_out
from web.playing import (
    DESKTOP,
    GAMES,
    PHONE,
    TITLES,
    Visit,
    choose,
    path_to,
    seats_of,
    wait_for_next_turn,
    wait_for_turn,
)


def test_what_a_table_shall_agree_on_is_chosen_kept_and_told_to_who_comes(visit: Visit) -> None:
    page = visit()
    choose(page, "overbooking")
    page.get_by_role("button", name=say("more-options")).click()
    page.get_by_role("combobox", name=say("option-bonus")).select_option("advanced")
    page.get_by_role("combobox", name=say("clock")).select_option("correspondence")
    page.get_by_role("combobox", name=say("clock-days")).select_option("2")
    page.get_by_role("combobox", name=say("option-confirm")).select_option("never")
    page.get_by_role("checkbox", name=say("option-newcomers")).uncheck()
    page.reload()
    # What isn't the default is shown even though the options are folded away.
    unusual = page.get_by_test_id("unusual")
    expect(unusual).to_contain_text(say("agreed-days", days=2))
    bonus = {"label": say("option-bonus"), "value": say("option-bonus-advanced")}
    expect(unusual).to_contain_text(say("labelled", **bonus))
    page.get_by_role("button", name=say("play-with-friends")).click()
    agreed = page.get_by_role("list", name=say("agreed"))
    expect(agreed).to_contain_text(say("agreed-days", days=2))
    expect(agreed).to_contain_text(say("agreed-no-newcomers"))
    expect(agreed).to_contain_text(say("agreed-no-confirm"))
    page.get_by_role("button", name=say("seat-bot")).click()
    page.wait_for_selector("main.table")
    bonus_told = page.get_by_role("img", name=say("overbooking-bonus-step", n=6, vp=10))
    expect(bonus_told).to_be_visible()


def test_where_every_action_is_a_turn_the_yes_that_plays_it_ends_it(visit: Visit) -> None:
    page = visit(likes={"game": "overbooking", "agreed": {}})
    play = page.get_by_role("button", name=say("play-now"))
    expect(play).to_be_enabled()
    expect(page.get_by_test_id("unusual")).to_have_count(0)  # that is the usual
    play.click()
    page.wait_for_selector("main.table")
    state = wait_for_turn(page)
    hand = page.locator("[data-hand]")
    cards = hand.count()
    page.locator("[data-hand].can").first.click()
    page.locator("[data-place]").first.click()
    # The card is drawn where it goes; until it's confirmed, it can be taken back.
    page.get_by_test_id("take-back").click()
    expect(hand).to_have_count(cards)
    assert wait_for_turn(page)["step"] == state["step"]
    # By mouse: the card, its spot, the button. Nothing else is asked.
    page.locator("[data-hand].can").first.click()
    page.locator("[data-place]").first.click()
    page.get_by_test_id("place-them").click()
    state = wait_for_next_turn(page, state["step"])
    # By keys.
    page.locator("[data-hand].can").first.press("Enter")
    page.locator("[data-place]").first.press("Enter")
    expect(page.get_by_test_id("place-them")).to_be_focused()
    page.keyboard.press("Enter")
    wait_for_next_turn(page, state["step"])


def test_turns_are_confirmed_with_other_people_unless_one_wants_it_otherwise(
    visit: Visit,
) -> None:
    page = visit(likes={"game": "austria", "agreed": {}})
    page.get_by_role("button", name=say("more-options")).click()
    wanted = page.get_by_role("combobox", name=say("option-confirm"))
    expect(wanted).to_have_value("people")
    choose(page, "overbooking")  # a turn is a single action, and can only be undone while it waits
    expect(wanted).to_have_value("always")
    wanted.select_option("never")
    page.reload()
    never = {"label": say("option-confirm"), "value": say("option-confirm-never")}
    expect(page.get_by_test_id("unusual")).to_contain_text(say("labelled", **never))
    choose(page, "austria")
    expect(page.get_by_test_id("unusual")).to_contain_text(say("labelled", **never))


def test_minutes_run_beside_the_names(visit: Visit) -> None:
    agreed = {"clock": "live", "minutes": 5, "increment": 0}
    page = visit(likes={"game": "overbooking", "agreed": agreed})
    expect(page.get_by_test_id("unusual")).to_contain_text(say("agreed-live", minutes=5, seconds=0))
    page.get_by_role("button", name=say("play-now")).click()
    wait_for_turn(page)
    expect(page.locator(".clock").first).to_have_text(re.compile(r"^4:\d\d$"))


def test_a_newcomer_is_led_to_the_guided_game(visit: Visit) -> None:
    page = visit()
    for game in GAMES:
        choose(page, game)
        page.get_by_role("link", name=say("first-time", game=TITLES[game])).click()
        expect(page).to_have_url(re.compile(f"#/learn/{game}$"))
        page.go_back()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_ways_through_the_house_are_at_hand_on_every_page(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = visit(size=size)
    bar = page.get_by_role("banner")
    for end in ("rules", "cards", "statistics"):
        link = bar.get_by_role("link", name=say(f"way-{end}"), exact=True)
        expect(bar.get_by_role("button", name=f"{say('language')}: English")).to_be_visible()
        if not link.is_visible():
            bar.get_by_role("button", name=say("menu")).click()
        link.click()
        expect(page).to_have_url(re.compile(f"#/{end}"))
        here = page.locator(f"header a[href^='#/{end}'][aria-current=page]")
        expect(here.first).to_be_attached()
        expect(page.locator("main")).to_be_visible()


def test_a_language_is_found_by_its_own_name(visit: Visit) -> None:
    page = visit()
    button = page.get_by_role("button", name=f"{say('language')}: English")
    expect(button).to_have_text("EN")
    button.click()
    for name in ("English", "Polski", "Nederlands", "Русский", "Italiano"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Polski")).to_be_hidden()
    expect(button).to_be_focused()
    button.click()
    page.get_by_role("button", name="Italiano").click()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "it")


def test_a_finished_game_leads_to_looking_back_and_is_not_lost_by_one_click(
    visit: Visit, url: str
) -> None:
    host = Guest(url).open_table("overbooking")
    friend = Guest(url).join(host, "Friend")
    won = 1 in (result := play_out([host, friend], seed=3)["result"])["winners"]
    page = visit(seat=seats_of(host))
    score = " : ".join(map(str, result["scores"]))
    place = say("final-place", place=1 if won else 2, all=2, score=score)
    game = page.locator("section[aria-labelledby=mine] li")
    expect(game).to_contain_text(place)
    page.get_by_test_id("remove").click()
    expect(page.get_by_test_id("ask")).to_contain_text(say("remove-over-text"))
    page.get_by_test_id("ask-no").click()
    back = page.get_by_role("link", name=say("look-back"))
    replay = f"#/replay/{host.table}?key={host.key}"
    analysis = f"#/analysis/{host.table}?key={host.key}"
    expect(back).to_have_attribute("href", replay)
    expect(game.get_by_role("link", name=say("analysis"))).to_have_attribute("href", analysis)
    page.get_by_role("link", name=say("result")).click()
    end = page.get_by_role("dialog")
    expect(end.get_by_role("link", name=say("look-back"))).to_have_attribute("href", replay)
    expect(end.get_by_role("link", name=say("analysis"))).to_have_attribute("href", analysis)
    expect(page).to_have_url(re.compile(re.escape(path_to(host))))


def test_an_operator_whose_proxy_is_not_set_up_is_warned_on_the_start_page(visit: Visit) -> None:
    page = visit()
    warning = page.get_by_test_id("proxy-missing")
    expect(page.get_by_role("button", name=say("play-now"))).to_be_visible()
    expect(warning).to_have_count(0)
    page.set_extra_http_headers({"X-Forwarded-For": "192.0.2.1"})  # as a proxy does
    page.reload()
    expect(warning).to_have_text(say("proxy-missing"))
