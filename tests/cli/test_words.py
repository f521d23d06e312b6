"""Every card, event and legal action has plain words, with the engine's numbers."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

import hotelier
from austria.positions import play, position
from hotelier.austria.facts.shapes import Progress
from hotelier.austria.rules import events as e
from hotelier.austria.rules.cards import EDITIONS, GUESTS, POLITICS, REVISED, STAFF, TILES
from hotelier.austria.rules.printed import Edition
from hotelier.austria.sources import breakdown
from hotelier.austria.view import AustriaView
from hotelier.austria.words.cards import (
    bonus_words,
    guest_note,
    guest_words,
    penalty_words,
    politics_words,
    short_reward,
    staff_note,
    staff_words,
)
from hotelier.austria.words.log import story
from hotelier.austria.words.refusals import progress_words
from hotelier.austria.words.scores import verdict
from hotelier.cli.pictures.austria import AustriaPicture
from hotelier.core.events import Event
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.core.view import View
from hotelier.messages import say
from hotelier.messages.message import Message, playing

PICTURE = AustriaPicture()
NAMES = ("Anna", "Bela", "Cleo", "Dora")
# Neither code nor message keys show through.
NOT_PLAIN = re.compile(r"\b(None|True|False|Fact|nan|austria-\w+)\b|[{}<>\[\]_\\]|\w\(\w+=")


def plain(text: str) -> bool:
    return bool(text.strip()) and NOT_PLAIN.search(text) is None


def matches() -> Iterator[Match]:
    """Games of all sizes, editions, sides and kinds of hand."""
    for seed in range(6):
        yield hotelier.new(
            "austria",
            seed=seed,
            players=2 + seed % 3,
            edition=("classic", "revised")[seed % 2],
            side=("night", "day")[seed // 3],
            staff=("random", "intro", "draft")[seed % 3],
            seats=NAMES[: 2 + seed % 3],
        )


@cache
def words_met() -> tuple[frozenset[str], frozenset[str]]:
    """The words of all actions and events of some random games, and the decisions met."""
    found: set[str] = set()
    decisions: set[str] = set()
    for number, match in enumerate(matches()):
        rng = Rng(number)
        while not match.over:
            view = match.view(match.actor)
            assert isinstance(view, AustriaView)
            decisions.add(view.decision or "")
            choices = PICTURE.choices(view)
            assert sorted(choice.text for choice in choices) == list(view.legal)
            found.update(choice.words for choice in choices)
            found.add(PICTURE.question(view))
            found.update(PICTURE.hints(view))
            match.play(view.legal[rng.below(len(view.legal))])
        for viewer in (1, 2, None):
            seen = [event for _, event in match.events(viewer)]
            found.update(story(seen, match.seats))
    return frozenset(found), frozenset(decisions)


@pytest.mark.parametrize("edition", EDITIONS, ids=["classic", "revised"])
def test_every_card_and_tile_has_plain_words(edition: Edition) -> None:
    words: list[Message] = [guest_words(card, edition) for card in GUESTS]
    words += [staff_words(card, edition) for card in STAFF]
    words += [politics_words(card) for card in POLITICS]
    words += [bonus_words(tile) for tile in TILES]
    words += [penalty_words(tile, edition) for tile in TILES]
    assert [text for text in map(str, words) if not plain(text)] == []


def test_cards_that_do_different_things_have_different_words() -> None:
    assert len({str(staff_words(card)) for card in STAFF}) == len(STAFF)
    assert len({str(politics_words(card)) for card in POLITICS}) == len(POLITICS)
    by_words: dict[str, set[object]] = {}
    for card, guest in GUESTS.items():
        facts = (guest.order, guest.vp, guest.reward)
        by_words.setdefault(str(guest_words(card)), set()).add(facts)
    assert all(len(facts) == 1 for facts in by_words.values())


def test_a_guest_card_in_a_picture_tells_its_reward_in_half_a_narrow_line() -> None:
    for guest in GUESTS.values():
        assert bool(guest.reward) == bool(short_reward(guest))
        assert len(str(short_reward(guest))) <= 40


def test_only_what_the_revised_edition_changes_has_a_note() -> None:
    assert {card for card in STAFF if staff_note(card)} == {17, 23, 41}
    assert {card for card in GUESTS if guest_note(card)} == {97}
    assert "5 crowns" in str(staff_note(17))
    changed = {tile for tile in TILES if penalty_words(tile, REVISED) != penalty_words(tile)}
    assert changed == {tile for tile, row in TILES.items() if len(row.penalty) > 1} | {"C2"}


def test_every_action_and_event_met_in_random_games_has_plain_words() -> None:
    words, decisions = words_met()
    assert [text for text in map(str, words) if not plain(text)] == []
    everyday = {"turn", "mimic", "split", "advance", "place", "deliver", "prepare", "hire"}
    assert everyday | {"draft", "first-guest", "first-room", "check-in", "order"} <= decisions


def view_of(match: Match) -> AustriaView:
    view = match.view(match.actor)
    assert isinstance(view, AustriaView)
    return view


def meaning(text: str, view: View) -> str:
    return next(choice.words for choice in PICTURE.choices(view) if choice.text == text)


def test_a_die_is_told_with_its_price_and_action() -> None:
    view = view_of(position("crowns 9; table: dice 33666"))
    assert meaning("die 3", view) == ("Die 3 · prepare up to 2 rooms, each at its floor’s price")
    assert meaning("die 3+", view).startswith("Die 3, boosted · prepare up to 3 rooms")
    assert meaning("die 3+", view).endswith(" · 1 crown")
    assert meaning("die 6+", view).startswith("Die 6, boosted · any of the actions 1–5 ")
    assert meaning("die 6+", view).endswith(" · 2 crowns")


@pytest.mark.parametrize(
    ("seats", "text", "warning"),
    [
        ("crowns 0, rooms 11 12 13 14 15", "die 3", "crowns"),
        ("crowns 1, rooms 11 12 13 14 15", "die 3", ""),
        ("crowns 1, rooms 11 12 13 14 15", "die 3+", "crowns"),
        ("crowns 0, rooms 11 12 13 14 15, staff 10", "die 3", ""),
        ("crowns 0", "die 3", ""),
        ("crowns 9", "die 5", "hand"),
        ("crowns 1, hand 9", "die 5", "crowns"),
        ("crowns 3, hand 9", "die 5", ""),
        ("crowns 3, hand 9", "die 5+", ""),
        ("crowns 2, hand 9", "die 5+", "crowns"),
    ],
)
def test_a_die_that_can_do_nothing_says_so(seats: str, text: str, warning: str) -> None:
    words = meaning(text, view_of(position(f"{seats}; table: dice 3355")))
    vain = {why: f" · {say(f'austria-vain-{why}')}" for why in ("rooms", "crowns", "hand")}
    assert [why for why in vain if vain[why] in words] == ([warning] if warning else [])
    assert not warning or words.endswith(vain[warning])


def test_a_six_warns_of_the_actions_that_can_do_nothing() -> None:
    view = view_of(play(position("crowns 1, rooms 11 12 13 14 15; table: dice 66"), "die 6"))
    assert meaning("as 3", view).endswith(f" · {say('austria-vain-crowns')}")
    assert meaning("as 5", view).endswith(f" · {say('austria-vain-hand')}")
    assert meaning("as 1", view).endswith("2 strudel (up to 1 can be cake)")


def test_cubes_still_to_be_served_are_told_as_what_is_left() -> None:
    match = play(position("cafe 69:k; table: dice 22222"), "die 2", "split 2")
    assert PICTURE.question(view_of(match)).startswith("Serve 3 wine and 2 coffee to your guests.")


def test_staff_that_works_on_a_die_is_told_with_it() -> None:
    words = meaning("die 3", view_of(position("staff 12; table: dice 3")))
    assert words.endswith(" + 2 VP")


def test_cubes_are_told_by_name() -> None:
    match = play(position("table: dice 1112"), "die 1")
    assert meaning("split 1", view_of(match)) == "2 strudel and 1 cake"


def test_what_the_purse_or_the_track_cannot_hold_is_told_before_it_is_lost() -> None:
    match = play(position("crowns 19, emperor 12; table: dice 4445"), "die 4")
    assert meaning("emperor 0", view_of(match)) == "3 crowns (2 lost: purse limit 20)"
    assert meaning("emperor 3", view_of(match)) == "3 spaces (2 past the end: 2 VP)"


def test_a_guest_is_told_with_what_it_wants_and_gives() -> None:
    match = position("crowns 9, rooms 11 15, cafe 65:")
    assert meaning("check-in 1", view_of(match)) == "Check in the Knight of the Empire · 3 VP"
    view = view_of(match)
    guest = GUESTS[view.row[1]]
    words = meaning("guest 2", view)
    assert re.match(rf"Take (the )?{guest.name} · 2 crowns · orders .+; on check-in: .", words)


def test_a_staff_card_is_told_with_what_it_does() -> None:
    match = play(position("crowns 9, hand 9; table: dice 5"), "die 5")
    words = meaning("hire 9", view_of(match))
    assert words.endswith(" · always: you prepare blue rooms for free")


def test_a_room_is_told_with_its_points_and_the_group_bonus_it_would_bring() -> None:
    match = play(position("rooms 11 15 31, cafe 65:"), "check-in 1")
    assert meaning("room 11", view_of(match)).endswith(" · group bonus: 2 VP")
    assert "group" not in meaning("room 31", view_of(match))


def test_effects_in_an_order_are_told_by_what_they_do() -> None:
    match = play(
        position("rooms 11x 12 13, cafe 60:, crowns 19, hand 9", ["~row 70"]), "check-in 1"
    )
    view = view_of(match)
    assert view.decision == "order"
    assert [meaning(text, view) for text in view.legal] == ["1 coffee", "3 crowns"]


def events_after(match: Match, text: str) -> list[Event]:
    before = len(match.events(None))
    match.play(text)
    return [event for _, event in match.events(None, before)]


def test_the_prices_told_are_those_that_are_paid() -> None:
    checked = {"die": 0, "hire": 0, "room": 0, "guest": 0}
    for number, match in enumerate(matches()):
        rng = Rng(number + 50)
        while not match.over:
            view = view_of(match)
            text = view.legal[rng.below(len(view.legal))]
            words = meaning(text, view)
            happened = events_after(match, text)
            paid: int | None = None
            for event in happened:
                if isinstance(event, e.DieTaken) and text.startswith("die "):
                    paid = event.price
                elif isinstance(event, e.StaffHired) and text.startswith("hire "):
                    paid = event.price
                elif isinstance(event, e.RoomPrepared) and text.startswith("room "):
                    paid = event.price
                    assert (f"+{event.vp} VP" in words) == (event.vp > 0)
                elif isinstance(event, e.GuestSeated) and text.startswith("guest "):
                    paid = event.price
                if paid is not None:
                    break
            if paid is not None:
                verb = text.partition(" ")[0]
                checked[verb] += 1
                asked = re.search(r"· (\d+) crowns?(?: ·|$)", words)
                assert paid == (int(asked.group(1)) if asked else 0), (text, words)
    assert min(checked.values()) > 5


def test_group_bonuses_told_are_those_that_are_given() -> None:
    found = 0
    for number, match in enumerate(matches()):
        rng = Rng(number + 80)
        while not match.over:
            view = view_of(match)
            # Random play alone hardly fills a group.
            useful = ("check-in", "room", "serve", "deliver", "effect")
            ready = [text for text in view.legal if text.startswith(useful)]
            texts = ready or list(view.legal)
            text = texts[rng.below(len(texts))]
            words = meaning(text, view)
            happened = events_after(match, text)
            if view.decision in ("check-in", "occupy") and text != "stop":
                groups = [event for event in happened if isinstance(event, e.GroupCompleted)]
                told = "group bonus" in words
                assert told == any(text[5:] in group.rooms for group in groups)
                found += told
    assert found > 5


def test_the_points_by_source_add_up_to_the_score() -> None:
    for number, match in enumerate(matches()):
        rng = Rng(number + 20)
        while not match.over:
            match.play(match.legal[rng.below(len(match.legal))])
        events = [event for _, event in match.events(None)]
        points = breakdown(events, len(match.seats))
        sums = tuple(sum(seat) for seat in zip(*points.values(), strict=True))
        assert sums == match.scores


def test_the_verdict_says_why_a_tie_is_broken_or_shared() -> None:
    def said(*event: tuple[int, ...]) -> str:
        with playing(NAMES):
            return str(verdict(e.GameEnded(0, *event)))

    assert said((40, 30), (1,), (3, 9)) == "Anna won with 40 VP."
    broken = said((40, 40), (2,), (3, 9))
    assert broken.startswith("Bela won the tiebreak at 40 VP, with more crowns and cubes, ")
    assert broken.endswith(" including cubes on café tables (Anna 3, Bela 9).")
    shared = said((40, 40), (1, 2), (3, 3))
    assert shared.startswith("Anna and Bela share the win with 40 VP each, tied even on crowns")


def test_progress_is_told_by_colours_or_as_a_number() -> None:
    assert str(progress_words([Progress("", 12, 20)])) == "12/20"
    colours = [Progress("red", 1, 4), Progress("yellow", 1, 3)]
    assert str(progress_words(colours)) == "red 1/4, yellow 1/3"
