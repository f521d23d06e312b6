"""Grand Austria Hotel has one catalogue: all its texts come from it, in the current language."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.runtime import FluentBundle

import hotelier
from austria.positions import play, position
from hotelier.austria.game import GAME
from hotelier.austria.rules.actions import KINDS, TEXTS
from hotelier.austria.rules.cards import EDITIONS, GUESTS, POLITICS, STAFF, TILES
from hotelier.austria.rules.operations import COLOURS
from hotelier.austria.rules.printed import MOMENTS
from hotelier.austria.sources import PARTS
from hotelier.austria.view import AustriaView
from hotelier.austria.words.cards import (
    guest_card,
    guest_words,
    penalty_words,
    politics_words,
    short_reward,
    staff_brief,
    staff_card,
    staff_words,
)
from hotelier.austria.words.log import QUIET, line, story
from hotelier.austria.words.names import CUBE_LETTERS, guest_name, staff_name
from hotelier.cli.pictures.austria import AustriaPicture
from hotelier.core.match import Match
from hotelier.core.rng import Rng
from hotelier.messages import FIRST, LANGUAGES, catalogue, known, say, speaking
from hotelier.messages.message import Words

SPOKEN = [each for each in LANGUAGES if "austria.ftl" in catalogue(each)]
OTHERS = [each for each in SPOKEN if each != FIRST]
NAMED = [each for each in LANGUAGES if "names.ftl" in catalogue(each)]
# These are asked in several ways, depending on the decision.
ASKED_BY_PRICE = {"prepare": ("lit", "less", "free", "full"), "hire": ("less", "free", "full")}
WITHOUT_WORDS_OF_THEIR_OWN = ("cube", "effect", "pay", "split", "stop")

Page = list[str]
PICTURE = AustriaPicture()


@pytest.fixture
def complete(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[object]]:
    """Everything that goes wrong while messages are formatted: a missing fact."""
    wrong: list[object] = []
    fill_in = FluentBundle.format_pattern

    def watched(self: FluentBundle, *given: Any) -> Any:
        text, errors = fill_in(self, *given)
        wrong.extend((str(text), error) for error in errors)
        return text, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", watched)
    yield wrong
    assert wrong == []


def view_of(match: Match) -> AustriaView:
    view = match.view(match.actor)
    assert isinstance(view, AustriaView)
    return view


def page() -> Page:
    """A bit of everything that's said."""
    match = play(position("crowns 19, hand 9, cafe 69:k 53:, rooms 11; table: dice 3366"), "die 3")
    view = view_of(match)
    events = [event for _, event in match.events(1)]
    told = [PICTURE.question(view), *PICTURE.hints(view)]
    told += [choice.words for choice in PICTURE.choices(view)]
    told += [*story(events, match.seats), *PICTURE.intro]
    told += [str(staff_words(card)) for card in STAFF] + [str(guest_words(card)) for card in GUESTS]
    told += [str(penalty_words(tile)) for tile in TILES]
    told += [str(politics_words(card)) for card in POLITICS]
    return told


@pytest.mark.parametrize("language", SPOKEN)
def test_every_card_has_words(language: str, complete: list[object]) -> None:
    with speaking(language):
        words: list[Words] = []
        for edition in EDITIONS:
            words += [staff_card(card, STAFF[card].cost, edition) for card in STAFF]
            words += [staff_brief(card, edition) for card in STAFF]
            words += [guest_card(card, edition) for card in GUESTS]
            words += [penalty_words(tile, edition) for tile in TILES]
        words += [short_reward(guest) for guest in GUESTS.values() if guest.reward]
        words += [politics_words(card) for card in POLITICS]
        told = [str(each) for each in words]
    assert [text for text in told if "austria-" in text or not text.strip()] == []


def test_every_kind_of_event_that_is_told_has_its_message() -> None:
    told = [kind for kind, event in GAME.event_types.items() if event not in QUIET]
    assert len(told) > 40
    assert [kind for kind in told if not known(f"austria-log-{kind}")] == []


def test_every_decision_has_its_question() -> None:
    asked = []
    for kind in filter(None, KINDS):
        asked += [f"austria-q-{kind}-{way}" for way in ASKED_BY_PRICE.get(kind, ())]
        asked += [] if kind in ASKED_BY_PRICE else [f"austria-q-{kind}"]
    assert [key for key in asked if not known(key)] == []


def test_every_verb_has_its_message() -> None:
    verbs = {text.partition(" ")[0] for text in TEXTS} - set(WITHOUT_WORDS_OF_THEIR_OWN)
    asked = [verb for verb in verbs if not verb.startswith("~")]
    assert [verb for verb in asked if not known(f"austria-do-{verb}")] == []


def test_every_key_that_is_put_together_exists() -> None:
    families = {
        "cube": CUBE_LETTERS,
        "cubes": CUBE_LETTERS,
        "word": COLOURS,
        "kind": COLOURS,
        "letter": COLOURS,
        "legend": COLOURS[:3],
        "when": MOMENTS,
        "moment": MOMENTS,
        "die": "123456",
        "zone": ("penalty", "nothing", "bonus"),
        "do-stop": ("deliver", "prepare", "hire", "occupy", "complete", "invite"),
    }
    keys = [f"austria-{name}-{each}" for name, family in families.items() for each in family]
    assert [key for key in keys if not known(key)] == []
    sources = [(f"austria-source-{part}", f"austria-part-{part}") for part in PARTS]
    assert [keys for keys in sources if not any(map(known, keys))] == []


@pytest.mark.parametrize("language", SPOKEN)
def test_no_message_lacks_a_fact_in_a_whole_game(language: str, complete: list[object]) -> None:
    match = hotelier.new("austria", seed=11, players=3, staff="draft", side="day")
    rng = Rng(11)
    with speaking(language):
        while not match.over:
            view = view_of(match)
            PICTURE.question(view)
            PICTURE.hints(view)
            PICTURE.choices(view)
            match.play(view.legal[rng.below(len(view.legal))])
        for viewer in (1, None):
            events = [event for _, event in match.events(viewer)]
            for event in events:
                told = line(event, viewer)
                assert told is None or "austria-" not in str(told.message)
            assert all(story(events, match.seats))


@pytest.mark.parametrize("language", OTHERS)
def test_another_language_changes_the_words_and_leaves_nothing_behind(language: str) -> None:
    before = page()
    with speaking(language):
        told = page()
        assert page() == told
    assert page() == before
    assert len(told) == len(before)
    # A few short ones, such as `2 VP`, may well be the same.
    same = [text for text, other in zip(before, told, strict=True) if text == other]
    assert len(same) < len(before) // 20, same


@pytest.mark.parametrize("language", SPOKEN)
def test_the_letters_of_the_colours_are_single_and_different(language: str) -> None:
    with speaking(language):
        letters = [say(f"austria-letter-{colour}") for colour in COLOURS]
    assert all(re.fullmatch(r"\w", letter) for letter in letters)
    assert len({letter.casefold() for letter in letters}) == len(COLOURS)


def test_english_names_of_cards_are_those_of_the_data() -> None:
    assert [str(staff_name(card)) for card in STAFF] == [staff.name for staff in STAFF.values()]
    assert [str(guest_name(card)) for card in GUESTS] == [guest.name for guest in GUESTS.values()]


@pytest.mark.parametrize("language", [each for each in NAMED if each != FIRST])
def test_another_language_has_names_of_its_own_for_the_cards(language: str) -> None:
    with speaking(language):
        assert any(str(staff_name(card)) != staff.name for card, staff in STAFF.items())
        assert any(str(guest_name(card)) != guest.name for card, guest in GUESTS.items())
        for card in STAFF:
            assert str(staff_name(card)) in str(staff_card(card, 0))
