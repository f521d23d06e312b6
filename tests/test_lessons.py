"""The guided first games: valid records, with a word from Leopold wherever it helps."""

import pytest

from hotelier.core.game import find_game, games
from hotelier.core.lesson import LEARNER, ahead, lesson_of
from hotelier.core.match import Match
from hotelier.messages import LANGUAGES, catalogue

each_game = pytest.mark.parametrize("game", games())


def stops(game: str) -> list[tuple[int, Match]]:
    """Every position of a lesson with a decision, or the end."""
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
    mine = {step for step, match in stops(game) if match.actor == LEARNER}
    assert lesson.done < mine, "Leopold takes steps of the learner's alone"
    assert not lesson.done & set(lesson.notes), "what he takes, he does not explain"
    asked = mine - lesson.done
    assert len(asked & set(lesson.notes)) > 0.9 * len(asked)
    assert 15 <= len(asked) <= 60, "about ten minutes"


def test_politics_and_the_emperor_are_explained_by_the_second_round() -> None:
    lesson = lesson_of(find_game("austria"))
    told = {name: step for step, name in lesson.notes.items()}
    for name in ("politics-cards", "emperor-track"):
        view = lesson.record.at(told[name]).view(LEARNER)
        assert getattr(view, "round", 0) <= 2
    # What was promised is done: a politics card is claimed, first of all.
    assert lesson.record.steps[told["first-claim"]].startswith("claim")


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_leopold_has_words_for_every_note_in_every_language(game: str, language: str) -> None:
    written = catalogue(language)["learn.ftl"]
    lesson = lesson_of(find_game(game))
    for note in [*lesson.notes.values(), *lesson.during.values()]:
        assert f"\nlearn-{game}-{note} =" in written, note


def test_what_makes_no_difference_may_be_done_in_another_order() -> None:
    lesson = lesson_of(find_game("austria"))
    told = {name: step for step, name in lesson.notes.items()}
    step = told["from-kitchen"]
    here = lesson.record.at(step)
    may = ahead(here.game, here.state, lesson.record.steps[step : step + 2])
    assert may == {"serve 1c": 1, "serve 1k": 2}


@each_game
def test_only_what_leads_to_the_same_position_stands_for_several_actions(game: str) -> None:
    lesson = lesson_of(find_game(game))
    for step, match in stops(game):
        coming = lesson.record.steps[step : step + 4]
        if match.actor != LEARNER:
            continue
        for action, number in ahead(match.game, match.state, coming).items():
            assert action == coming[number - 1]
            one, other = match.state.clone(), match.state.clone()
            for text in coming[:number]:
                one.apply(match.game.parse(text) or 0)
            for text in (action, *coming[: number - 1]):
                other.apply(match.game.parse(text) or 0)
            assert one.facts() == other.facts()
