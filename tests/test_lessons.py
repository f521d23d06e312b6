"""The guided first games: records that hold, with a word of Leopold's wherever it helps."""

import pytest

from hotelier.core.game import find_game, games
from hotelier.core.lesson import LEARNER, lesson_of
from hotelier.core.match import Match
from hotelier.messages import LANGUAGES, catalogue

each_game = pytest.mark.parametrize("game", games())


def stops(game: str) -> list[tuple[int, Match]]:
    """Every position of a lesson in which somebody decides, or the end."""
    lesson = lesson_of(find_game(game))
    found = []
    for first, last in lesson.scenes:
        for step in range(first, last + 1):
            match = lesson.record.at(step)
            if not match.state.chance:
                found.append((step, match))
    return found


@each_game
def test_a_lesson_is_a_whole_game_that_the_learner_wins(game: str) -> None:
    match = lesson_of(find_game(game)).record.replay()
    assert match.over
    assert match.winners == (LEARNER,)


@each_game
def test_what_leopold_says_is_said_where_somebody_decides(game: str) -> None:
    lesson = lesson_of(find_game(game))
    assert set(lesson.notes) <= {step for step, _ in stops(game)}
    assert lesson.notes[lesson.scenes[0][0]]
    assert lesson.notes[len(lesson.record.steps)] == "end"


@each_game
def test_most_decisions_of_the_learner_are_explained(game: str) -> None:
    lesson = lesson_of(find_game(game))
    mine = [step for step, match in stops(game) if match.actor == LEARNER]
    assert len([step for step in mine if step in lesson.notes]) > 0.75 * len(mine)
    assert 15 <= len(mine) <= 80, "about ten minutes"


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_leopold_has_words_for_every_note_in_every_language(game: str, language: str) -> None:
    written = catalogue(language)["learn.ftl"]
    for note in lesson_of(find_game(game)).notes.values():
        assert f"\nlearn-{game}-{note} =" in written, note
