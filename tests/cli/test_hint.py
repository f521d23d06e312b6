"""`hotelier hint`: the best actions at a step, from what the player to move sees."""

import io
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import hotelier
from austria.hidden import twin as austria_twin
from cli.commands import call, complaint, random_record
from hotelier.bots.bot import Budget
from hotelier.bots.hints import points_words
from hotelier.cli import saves
from hotelier.cli.hint import advised
from hotelier.cli.pictures import picture_of
from hotelier.cli.saves import Keeping
from hotelier.cli.screen import Screen
from hotelier.cli.sitting import Sitting
from hotelier.core.match import Match
from hotelier.core.record import Record
from hotelier.core.rng import Rng
from hotelier.core.words import source_words
from hotelier.messages import say
from overbooking.hidden import twin as overbooking_twin

FEW = ("--rounds", 3, "--seed", 1)


def running(game: str, decision: str, seed: int = 7) -> Match:
    """A random game up to a decision of this kind with three or more actions, if one is close."""
    match = hotelier.new(game, seed=seed, seats=("Anna", "Bela"))
    chance = Rng(seed)
    while len(match.steps) < 14 or match.decision != decision or len(match.legal) < 3:
        match.play(match.legal[chance.below(len(match.legal))])
    return match


def saved(match: Match, path: Path) -> Path:
    match.record().save(path)
    return path


def hinted(*arguments: object) -> dict[str, Any]:
    outcome = call("hint", *arguments, "--json")
    assert (outcome.code, outcome.err) == (0, "")
    told: dict[str, Any] = json.loads(outcome.out)
    return told


@pytest.mark.parametrize(("game", "decision"), [("austria", "turn"), ("overbooking", "place")])
def test_the_best_three_actions_are_told_with_their_words(
    tmp_path: Path, game: str, decision: str
) -> None:
    match = running(game, decision)
    seat = match.actor or 0
    view = match.view(seat)
    best = [each.advice for each in advised(match.game, view, Budget(60, 3), Rng(1))]
    outcome = call("hint", saved(match, tmp_path / "game.json"), *FEW)
    assert (outcome.code, outcome.err) == (0, "")
    out = " ".join(outcome.out.split())
    steps = len(match.steps)
    where = say("terminal-step", step=steps, steps=steps)
    who = say("terminal-step-question", name=match.seats[seat - 1], seat=seat)
    assert f"{where} {who} {picture_of(match.game).question(view)}" in out
    rows = [line for line in outcome.out.splitlines() if line.rstrip().endswith("%")]
    assert [row.partition("  ")[0].strip() for row in rows] == [each.action for each in best]
    for row, each in zip(rows, best, strict=True):
        told = f"{each.score:.0f} {100 * each.win:.0f}% {100 * each.sure:.0f}%"
        assert " ".join(row.split()).endswith(told)
    words = {choice.text: choice.words for choice in picture_of(match.game).choices(view)}
    assert all(words[each.action].split()[0] in out for each in best)


def test_a_hint_is_there_for_programs_too(tmp_path: Path) -> None:
    match = running("austria", "turn")
    told = hinted(saved(match, tmp_path / "game.json"), *FEW, "--top", 99)
    assert (told["step"], told["seat"], told["decision"]) == (
        len(match.steps),
        match.actor,
        "turn",
    )
    assert sorted(each["action"] for each in told["advice"]) == sorted(match.legal)
    assert all(0 <= each["win"] <= 1 and 0 <= each["sure"] <= 1 for each in told["advice"])
    assert all(each["words"] for each in told["advice"])


def test_a_hint_says_which_points_an_action_gains_or_loses(tmp_path: Path) -> None:
    """In the words of the browser, and only for the best three."""
    match = running("austria", "turn", seed=8)
    path = saved(match, tmp_path / "game.json")
    told = hinted(path, *FEW, "--top", 9)["advice"]
    assert any(each["points"] for each in told[:3])
    assert not any(each["points"] for each in told[3:])
    out = " ".join(call("hint", path, *FEW).out.split())
    for place, each in enumerate(told[:3]):
        assert points_words(each["points"], place) in out
        for source, points in each["points"].items():
            assert source_words(source, points) in out
            assert source_words(source, points) != source_words(source, -points)


def test_a_hint_is_given_for_any_step_of_a_game_and_the_same_every_time(tmp_path: Path) -> None:
    match = running("austria", "turn")
    earlier = saved(match, tmp_path / "earlier.json")
    steps, first = len(match.steps), match.legal[0]
    match.play(first)
    later = saved(match, tmp_path / "later.json")
    assert hinted(later, "--step", steps, *FEW) == hinted(earlier, *FEW)


def test_a_hint_can_be_asked_in_a_game_that_is_being_played(tmp_path: Path) -> None:
    match = running("austria", "turn")
    saves.keep(match, (None, "hard"), tmp_path / "kept.json")
    assert hinted(tmp_path / "kept.json", *FEW) == hinted(saved(match, tmp_path / "r.json"), *FEW)


@pytest.mark.parametrize(
    ("game", "decision", "twin"),
    [("austria", "turn", austria_twin), ("overbooking", "place", overbooking_twin)],
)
def test_a_hint_knows_no_card_that_is_hidden_from_the_player(
    tmp_path: Path, game: str, decision: str, twin: Callable[[Record, int], Record | None]
) -> None:
    match = running(game, decision)
    other = twin(match.record(), match.actor or 0)
    assert other is not None
    assert other.steps != match.steps
    other.save(tmp_path / "other.json")
    mine = hinted(saved(match, tmp_path / "mine.json"), *FEW, "--top", 99)
    assert hinted(tmp_path / "other.json", *FEW, "--top", 99) == mine


def test_where_nobody_decides_the_hint_says_so_and_where_somebody_does(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = random_record()
    record.save(path)
    over = len(record.steps)
    told = complaint(call("hint", path))
    assert told == f"{path}: {say('terminal-advice-over', step=over)}"
    told = complaint(call("hint", path, "--step", 2))
    assert told == f"{path}: {say('terminal-advice-try', step=2, other=6)}"
    assert hinted(path, "--step", 6, *FEW)["decision"] == "first-guest"
    cut = tmp_path / "cut.json"
    Record(record.game, record.rules, record.options, record.seats, record.steps[:2]).save(cut)
    told = complaint(call("hint", cut))
    assert told == f"{cut}: {say('terminal-advice-chance', step=2)}"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--step", 9999), "the saved game has steps 0 to"),
        (("--bot", "wizard"), "there’s no bot 'wizard'"),
        (("--bot", "random"), say("terminal-advice-none", bot="random", other="search")),
        (("--top", 0), "invalid value for '--top'"),
        (("--seconds", 0), "invalid value for '--seconds'"),
    ],
)
def test_what_cannot_be_asked_is_told_in_a_sentence(
    tmp_path: Path, arguments: tuple[object, ...], told: str
) -> None:
    path = saved(running("austria", "turn"), tmp_path / "game.json")
    assert told in complaint(call("hint", path, *arguments))


def test_a_player_may_ask_for_a_hint_and_take_it_by_its_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    match = running("austria", "turn")
    before, page = match.steps, io.StringIO()
    best: list[tuple[str, str]] = []

    def lines() -> Iterator[str]:
        yield ""  # the screen is handed over
        yield "hint"
        assert match.steps == before
        best.extend(re.findall(r"(\d+) +(\w.*?)  .*%\s*\n", page.getvalue()))
        yield best[0][0]

    typed = lines()

    def read(prompt: str) -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        return line

    screen = Screen(Console(file=page, width=100), picture_of(match.game), match.seats)
    Sitting(match, Keeping(match, (None, None), tmp_path / "game.json"), {}, screen, read).run()
    assert len(best) == 3
    assert match.steps[len(before)] == best[0][1]
