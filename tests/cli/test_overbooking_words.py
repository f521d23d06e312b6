"""Every card, event and legal action of Overbooking has plain and correct words."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from inspect import getmembers, isclass
from pathlib import Path

import pytest

from hotelier.core.events import Event
from hotelier.core.match import Match, new_match
from hotelier.core.rng import Rng
from hotelier.messages import LANGUAGES, speaking
from hotelier.messages.message import Message, playing
from hotelier.overbooking.facts.table import outlook
from hotelier.overbooking.game import GAME
from hotelier.overbooking.rules import events as e
from hotelier.overbooking.rules.box import BONUSES, HOUSE, RULES, SOURCES, open_box
from hotelier.overbooking.rules.cards import KINDS
from hotelier.overbooking.rules.state import State
from hotelier.overbooking.view import OverbookingView
from hotelier.overbooking.words.log import line, story
from hotelier.overbooking.words.moves import meaning
from hotelier.overbooking.words.names import (
    a_back,
    ability_short,
    ability_words,
    bonus_words,
    card_name,
    next_bonus,
    rule_short,
    rule_words,
    source_words,
)
from hotelier.overbooking.words.questions import hints, intro
from hotelier.overbooking.words.scores import breakdown, difference, guests_booked, verdict
from overbooking.positions import check_in, happened, play, position

NAMES = ("Anna", "Bela", "Cleo", "Dora")
NOT_PLAIN = re.compile(
    r"\b(None(?! of)|True|False|nan|overbooking-\w+)\b|[{}<>\[\]_\\]|\w\(\w+=|  \w"
)
QUIET = (e.AbilityStarted, e.BookingOrder, e.CardsDiscarded)  # another event says the same
LINE = ((1, "4b"), (2, "6f"))

EXAMPLES: tuple[Event, ...] = (
    e.FirstPlayer(1),
    e.TilesLaid(0, ("3a", "7b")),
    e.TilesTurned(0, ("3b", "7a")),
    e.RoundStarted(0, 2),
    e.CardsDrawn(1, 2, ("1b", "4f")),
    e.CardPlaced(1, 2, "queue", 1, "4-6b", "4b"),
    e.CardTurnedUp(1, 2, 1, "4b"),
    e.TokenTaken(1, 2),
    e.PlacementSkipped(1, "choice"),
    e.PlacementSkipped(1, "no place"),
    e.PlacementSkipped(1, "no card"),
    e.HotelRevealed(0, 1, 13, "none", LINE, ((2, "2s"),)),
    e.HotelRevealed(0, 1, 13, "none", (), ()),
    e.AbilityStarted(1, 2, "1b", "join_queue"),
    e.JoinedQueue(1, 2, "1b", 5),
    e.BedsChanged(1, 2, 3, 11),
    e.BedsChanged(1, 2, -3, -1),
    e.GuestNamed(1, 2, 3, "4b"),
    e.GuestReplaced(1, 2, 3, "3b", "6f", 2, True),
    e.AbilityUnused(1, 2, "3b", "choice"),
    e.AbilityUnused(1, 2, "3b", "nobody"),
    e.AbilityUnused(1, 2, "4b", "nobody"),
    e.AbilityUnused(1, 2, "5b", "nobody"),
    e.BookingOrder(0, 1, 13, ((1, "4b", "named"), (2, "6f", "size"))),
    e.BookingOrder(0, 1, 13, ()),
    e.GuestBooked(1, 2, "4b", 12, 8, 2, 4),
    e.GuestTurnedAway(2, 2, "6f", 6, 3),
    e.CardsDiscarded(0, 2, LINE),
    e.HotelClosed(0, 2, (5, 0)),
    e.HotelClosed(0, 2, (0, 0)),
    e.ScoringPart(1, "coins", 14, ""),
    e.ScoringPart(1, "tokens", 1, ""),
    e.ScoringPart(1, "crest", 4, "bird"),
    e.GameEnded(0, (31, 25), (1,), "points", (4, 2)),
)


def plain(text: str | Message) -> bool:
    return bool(str(text)) and NOT_PLAIN.search(str(text).strip()) is None


def told(event: Event, names: Sequence[str] = NAMES, viewer: int | None = None) -> str | None:
    """A line of the log as a player reads it."""
    found = GAME.line(event, viewer)
    with playing(names):
        return None if found is None else str(found.message)


def means(match: Match, action: str) -> str:
    """What a legal action of the seat to move does."""
    assert match.actor is not None
    with playing(NAMES):
        return str(meaning(action, state_of(match), match.actor))


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def tips(match: Match) -> list[str]:
    assert match.actor is not None
    return [str(tip) for tip in hints(state_of(match), match.actor, match.legal)]


def question(match: Match) -> str:
    assert match.actor is not None
    return str(match.game.asked(match.state, match.actor).question)


def random_games(players: int, seed: int, bonus: str = "beginner") -> Iterator[Match]:
    """A random game, shown before every decision and at its end."""
    match = new_match("overbooking", {"players": players, "bonus": bonus}, seed, NAMES[:players])
    rng = Rng(seed)
    while not match.over:
        yield match
        match.play(match.legal[rng.below(len(match.legal))])
    yield match


@cache
def finished(players: int, seed: int, bonus: str = "beginner") -> Match:
    *_, match = random_games(players, seed, bonus)
    return match


def events_of(match: Match, viewer: int | None = 1) -> list[Event]:
    return [event for _, event in match.events(viewer)]


def test_there_is_an_example_of_every_event() -> None:
    known = {kind for _, kind in getmembers(e, isclass) if issubclass(kind, Event)} - {Event}
    assert {type(event) for event in EXAMPLES} == known


@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: event.kind)
def test_every_event_is_told_in_one_plain_sentence_or_not_at_all(event: Event) -> None:
    for viewer in (None, 1, 2):
        sentence = told(event, viewer=viewer)
        assert (sentence is None) == isinstance(event, QUIET)
        if sentence is not None:
            assert plain(sentence)
            assert sentence.endswith(".")
            assert sentence[0].isupper()
    assert all(plain(each) for each in story([event], NAMES[:2]))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_happens_in_a_game_is_told_plainly_to_everyone(players: int) -> None:
    for seed in range(3):
        match = finished(players, seed)
        for viewer in (None, *range(1, players + 1)):
            events = events_of(match, viewer)
            lines = [told(event, match.seats, viewer) for event in events]
            assert all(plain(sentence) for sentence in lines if sentence is not None)
            assert all(plain(sentence) for sentence in story(events, match.seats))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_decision_is_asked_and_every_legal_action_explained(players: int) -> None:
    asked = set()
    for seed in range(4):
        for match in random_games(players, seed):
            if match.over or match.actor is None:
                continue
            asked.add(match.decision)
            assert plain(question(match))
            assert all(plain(hint) for hint in tips(match))
            meanings = [means(match, text) for text in match.legal]
            assert all(plain(words) for words in meanings)
            assert len(set(meanings)) == len(meanings)
    assert asked == {"place", "maids", "nobles", "soldiers"}


def test_a_placing_tells_card_hotel_beds_and_who_is_before_it() -> None:
    match = position("hotel 2: 8 monks_first, queue 2:6b 2:1f 1:2l; 1: hand 4b 2s; 2: hand 1b")
    assert means(match, "queue 4b 2") == (
        "Place the bird nobles in the queue at hotel 2 (8 beds, 3 waiting)"
    )
    assert means(match, "door 2s 2") == (
        "Place the stag merchants at the back door of hotel 2: +3 beds (you take the token)"
    )


def test_a_placing_that_will_be_seen_by_all_says_so() -> None:
    match = position("hotel 1: 9 first_open; hotel 2: 12 second_open, queue 2:1b; 1: hand 4b 5s")
    assert "face up" in means(match, "queue 4b 1")
    assert "face up" in means(match, "queue 4b 2")
    assert "face up" not in means(match, "door 4b 1")


def test_nobles_are_told_whose_card_would_find_no_bed() -> None:
    match = check_in("8 none, queue 2:6b 1:4f 1:1s, door 1:4l")
    assert means(match, "name 2") == (
        "Book first: your fish nobles in spot 2 (4 beds, 2 coins, gets no bed as things stand)"
    )
    assert "gets a bed" in means(match, "name 3")
    assert tips(match) == [
        "As things stand, some of your cards here get no bed: fish nobles. The hotel has 8 beds."
    ]


def test_soldiers_are_told_whose_workers_they_would_replace() -> None:
    match = check_in("13 none, queue 1:2b 2:6b 1:6f, door 1:5l")
    assert means(match, "replace 2").startswith("Replace bird workers (Bela) in spot 2 ")
    assert means(match, "replace 3").startswith("Replace your fish workers in spot 3 ")


def test_the_outlook_is_what_the_booking_becomes_when_nothing_more_is_done() -> None:
    """At the last card of a back door, `stop` leads straight to the booking."""
    seen = 0
    for seed in range(12):
        for match in random_games(4, seed):
            if match.over or match.decision == "place" or match.actor is None:
                continue
            view = match.view(match.actor)
            assert isinstance(view, OverbookingView)
            assert view.at is not None
            hotel = view.hotels[view.at[0] - 1]
            if (hotel.door[-1].seat, hotel.door[-1].card) != (match.actor, view.at[1]):
                continue
            expected = outlook(state_of(match), view.at[0] - 1)
            before = len(match.events(None))
            copy = match.record().at(len(match.steps))
            copy.play("stop")
            after = [event for _, event in copy.events(None)][before:]
            (order, *_) = [event for event in after if isinstance(event, e.BookingOrder)]
            assert order.order == tuple((x.seat, x.card, x.reason) for x in expected)
            booked = [
                (event.seat, event.card, event.beds_before)
                for event in after
                if isinstance(event, e.GuestBooked) and event.hotel == view.at[0]
            ]
            assert booked == [(x.seat, x.card, x.free) for x in expected if x.booked]
            seen += 1
    assert seen > 20


def test_the_check_in_is_told_hotel_by_hotel_and_card_by_card() -> None:
    match = check_in("8 monks_first, queue 1:4b 2:6f 1:1s, door 2:2l")
    said = story(happened(match), ("Anna", "Bela"))
    at = said.index("Hotel 1 opens: 8 beds, monks first.")
    assert said[at : at + 6] == [
        "Hotel 1 opens: 8 beds, monks first.",
        "  ◂ Merchants (Bela): +3 beds, 11 now.",
        "  ✓ Stag monk (Anna) gets 1 bed, 10 left: +3 coins. First: special rule.",
        "  ✓ Fish workers (Bela) get 6 beds, 4 left: +1 coin.",
        "  ✓ Bird nobles (Anna) get 4 beds, 0 left: +2 coins.",
        "  Hotel 1 closes: 5 coins for Anna and 1 coin for Bela.",
    ]


def test_a_guest_without_a_bed_is_told_what_was_missing() -> None:
    match = check_in("8 none, queue 1:4b 2:6f")
    said = story(happened(match), ("Anna", "Bela"))
    assert "  ✗ Bird nobles (Anna) need 4 beds, but only 2 are free." in said


def test_a_naming_and_its_loss_are_told() -> None:
    match = play(check_in("13 none, queue 1:4b 1:6f, door 1:4s 1:3l"), "name 2", "replace 2")
    said = story(happened(match), ("Anna", "Bela"))
    assert "  ◂ Anna names their fish workers to be booked first." in said
    assert "  ◂ Lion maids (Anna) replace fish workers (Anna), who had been named." in said


def test_placing_and_what_it_brings_are_one_sentence() -> None:
    match = position("hotel 1: 9 first_open; 1: hand 2b 6s; 2: hand 4f 1l")
    play(match, "door 2b 1", "queue 4f 1")
    assert story(events_of(match, 2), ("Anna", "Bela")) == [
        "Anna places a small bird card (1–3 beds) at the back door of hotel 1 and takes the token.",
        "Bela places the fish nobles face up in the queue at hotel 1.",
    ]


@pytest.mark.parametrize("players", [2, 4])
def test_the_words_of_a_face_down_card_tell_only_its_back(players: int) -> None:
    kinds = re.compile("|".join(rf"\b{name}\b" for name in HOUSE.names))
    match = finished(players, 1)
    for event in events_of(match, 1):
        if event.seat != 1 and isinstance(event, e.CardPlaced | e.CardsDrawn):
            assert kinds.search(told(event, match.seats, 1) or "") is None
            assert all(kinds.search(each) is None for each in story([event], match.seats))


def test_every_rule_ability_and_source_has_words() -> None:
    kinds = range(1, KINDS + 1)
    said: list[Message] = [
        *map(rule_words, RULES),
        *map(rule_short, RULES),
        *map(ability_words, kinds),
        *map(ability_short, kinds),
        *map(source_words, SOURCES),
        *intro(),
    ]
    assert all(plain(words) for words in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_choice_is_told_plainly_in_every_language(language: str) -> None:
    with speaking(language):
        lines = [told(event, viewer=viewer) for event in EXAMPLES for viewer in (None, 1)]
        assert all(plain(sentence) for sentence in lines if sentence is not None)
        assert all(plain(each) for event in EXAMPLES for each in story([event], NAMES[:2]))
        assert all(plain(paragraph) for paragraph in intro())
        for match in random_games(3, 1):
            if match.over or match.actor is None:
                continue
            said = [question(match), *tips(match), *(means(match, text) for text in match.legal)]
            assert all(plain(words) for words in said)


def test_the_crest_bonus_is_told_from_the_box() -> None:
    assert str(bonus_words("none")) == "No crest bonus in this game."
    assert str(bonus_words("advanced")) == (
        "Booked cards of one crest: 4 score 2, 5 score 5 and 6 score 10"
    )
    assert next_bonus(3, "advanced") == (1, 2)
    assert next_bonus(1, "beginner") == (3, 2)
    assert next_bonus(6, "beginner") is None
    assert next_bonus(3, "none") is None


def test_a_crest_one_card_short_of_its_bonus_is_pointed_out() -> None:
    match = position("1: hand 4b 2s, booked 1b 2b 6b; 2: hand 1b; table: bonus advanced, time 2")
    assert "You’ve booked 3 bird cards: one more adds 2 points." in tips(match)


def test_a_token_at_a_back_door_is_pointed_out() -> None:
    match = position("hotel 1: 13 none, no token; 1: hand 4b 2s; 2: hand 1b; table: time 2")
    assert tips(match) == [
        "There’s a token at the back door of hotel 2: 1 point for the first card there."
    ]


@pytest.mark.parametrize("bonus", BONUSES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_sources_of_points_add_up_to_the_scores(players: int, bonus: str) -> None:
    match = finished(players, 5, bonus)
    sources = breakdown(events_of(match), players)
    assert [sum(vp[seat] for vp in sources.values()) for seat in range(players)] == [*match.scores]
    booked = [len(seat.booked) for seat in match.view(1).seats]
    assert guests_booked(events_of(match), players) == booked


@pytest.mark.parametrize(
    ("ended", "sentence"),
    [
        (e.GameEnded(0, (31, 25), (1,), "points", (4, 2)), "Anna won with 31 points, 6 ahead."),
        (
            e.GameEnded(0, (31, 31), (2,), "three-coin cards", (2, 4)),
            "Bela won the tiebreak at 31 points, with more booked cards worth 3 coins "
            "(Anna 2, Bela 4).",
        ),
        (
            e.GameEnded(0, (31, 31), (1, 2), "shared", (4, 4)),
            "Anna and Bela share the win with 31 points each, tied even on booked cards worth "
            "3 coins (Anna 4, Bela 4).",
        ),
    ],
    ids=["points", "three-coin cards", "shared"],
)
def test_the_verdict_says_what_decided(ended: e.GameEnded, sentence: str) -> None:
    with playing(NAMES):
        assert str(verdict(ended)) == sentence


def test_the_difference_names_the_two_sources_that_gave_most() -> None:
    sources = {"tokens": [6, 3], "coins:monk": [3, 9], "coins:maids": [8, 2], "crest:a": [2, 1]}
    assert str(difference(sources, 1, 2)) == "coins: maids (8 to 2) and tokens (6 to 3)"


def test_an_owners_names_and_values_are_spoken(tmp_path: Path) -> None:
    ours = files("hotelier.overbooking").joinpath("data").joinpath("overbooking.toml").read_text()
    file = tmp_path / "box.toml"
    file.write_text(
        ours.replace('"bird"', '"eagle"').replace('"nobles"', '"knights"').replace("4 = 2", "4 = 3")
    )
    box = open_box(file)
    assert str(card_name("4e", box)) == "eagle knights"
    assert str(a_back("4-6e", box)) == "a large eagle card (4–6 beds)"
    assert "4 score 3" in str(bonus_words("beginner", box))
    placed = e.CardPlaced(1, 2, "queue", 1, "4-6e", "4e")
    found = line(placed, None, box)
    assert found is not None
    with playing(NAMES):
        assert str(found.message) == "Anna places the eagle knights in the queue at hotel 2."
