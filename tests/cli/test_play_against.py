"""Playing against bots: who sits where, what they get, and a game that remembers them."""

import io
import json
import re
import signal
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import hotelier
from cli.commands import Outcome, call, complaint, heard
from cli.terminal import Terminal
from hotelier.arena.playing import Player
from hotelier.austria.rules.cards import GUESTS, STAFF
from hotelier.austria.view import AustriaView
from hotelier.bots.bot import Bot, Budget
from hotelier.bots.catalogue import LEVELS, Opponent, find_opponent, opponents
from hotelier.cli import saves
from hotelier.cli.opponents import ask_opponents, sit_down
from hotelier.cli.pictures import picture_of
from hotelier.cli.saves import Keeping, Seating
from hotelier.cli.screen import Screen
from hotelier.cli.seats import Table, seat_again
from hotelier.cli.sitting import Leave, Sitting
from hotelier.core.errors import OptionError
from hotelier.core.game import find_game
from hotelier.core.match import Match
from hotelier.core.record import load, read_record
from hotelier.core.rng import Rng
from hotelier.core.view import View
from hotelier.messages import say

PROMPT = f"{say('terminal-prompt')} > "


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are saved during a test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def played(*arguments: object, lines: Iterable[str] = ()) -> Outcome:
    outcome = call("play", *arguments, typed="".join(f"{line}\n" for line in lines))
    assert outcome.code == 0, outcome.err
    return outcome


def kept(home: Path) -> Path:
    (path,) = (home / "hotelier" / "games").glob("*.json")
    return path


def content(path: Path) -> dict[str, Any]:
    written: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return written


def test_the_opponents_named_fill_the_other_seats_and_say_how_many_play(home: Path) -> None:
    played("austria", "--against", "easy, random,easy", "--seed", 7)
    record = load(kept(home))
    easy = say("person-easy")
    assert record.seats == (say("terminal-player", n=1), easy, "random", f"{easy} 2")
    assert record.options["players"] == 4
    assert saves.take_up(kept(home)).seating == (None, "easy", "random", "easy")


def test_people_may_sit_in_any_seats(home: Path) -> None:
    played("austria", "--humans", "2,4", "--against", "greedy,search@0.01", "--names", "A,B")
    assert load(kept(home)).seats == ("A", "B", "search@0.01", "Player 4")
    assert saves.take_up(kept(home)).seating == ("greedy", None, "search@0.01", None)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ("--against", "wizard"),
            "there’s no bot 'wizard'; choose from random, ",
        ),
        (("--against", ""), "there’s no bot ''"),
        (("--against", "easy,"), "there’s no bot ''"),
        (("--against", "hard@soon"), "after the @, give the seconds a decision may take"),
        (
            ("--against", "easy", "--players", "3"),
            "3 players with 1 person need 2 bots, but --against names 1",
        ),
        (
            ("--against", "easy,easy", "--humans", "1,2", "--players", "3"),
            "3 players with 2 people need 1 bot, but --against names 2",
        ),
        (
            ("--against", "easy,easy,easy,easy"),
            "1 person and 4 bots make 5 players; austria is for 2, 3 or 4",
        ),
        (("--against", "easy", "--humans", "all"), "--humans all leaves no seat for --against"),
        (("--against", "easy", "--humans", "3"), "--humans must be seats from 1 to 2"),
    ],
)
def test_opponents_that_do_not_fit_are_told_in_a_sentence(
    arguments: tuple[str, ...], told: str
) -> None:
    assert told in complaint(call("play", "austria", *arguments))


@pytest.mark.parametrize("game", ["austria", "overbooking"])
def test_a_whole_game_against_an_opponent_leaves_a_true_and_plain_record(
    home: Path, game: str
) -> None:
    outcome = played(game, "--against", "easy", "--seed", 7, lines=["1"] * 1500)
    assert "FINAL SCORES" in outcome.out
    name = say("person-easy")
    assert say("terminal-thinking", name=name) not in outcome.out
    match = load(kept(home)).replay()
    assert match.over
    assert any(line.startswith(f"· {name} ") for line in outcome.out.splitlines())
    more = {key for key in content(kept(home)) if key not in match.record().as_dict()}
    assert more == {"opponents"}


def test_opponents_play_alike_when_the_seed_is_the_same(home: Path) -> None:
    steps = []
    for _ in range(2):
        played("austria", "--against", "random,random", "--seed", 7, lines=["1"] * 30)
        steps.append(load(kept(home)).steps)
        kept(home).unlink()
    assert steps[0] == steps[1]


class Witness(Bot):
    """Takes the first action and remembers what it was given."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.given: list[tuple[View, Sequence[str], Rng, Budget]] = []

    def choose(self, view: View, legal: Sequence[str], rng: Rng, budget: Budget) -> str:
        self.given.append((view, legal, rng, budget))
        return legal[0]


class Page:
    """A sitting in this process, with lines typed as it asks."""

    def __init__(self, match: Match, opponents: dict[int, Player]) -> None:
        self.page = io.StringIO()
        self.lines: Iterator[str] = iter(())
        seats = range(1, len(match.seats) + 1)
        seating = tuple(
            opponents[seat].opponent.name if seat in opponents else None for seat in seats
        )
        console = Console(file=self.page, width=100, height=50)
        screen = Screen(console, picture_of(match.game), match.seats)
        keeping = Keeping(match, seating, saves.new_place(match.game.name))
        self.sitting = Sitting(match, keeping, opponents, screen, self.read)

    def read(self, prompt: str) -> str:
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        return line

    def run(self, lines: Iterable[str]) -> str:
        self.lines = iter(lines)
        self.sitting.run()
        return self.page.getvalue()


def test_an_opponent_gets_its_own_view_its_own_stream_and_its_budget() -> None:
    match = hotelier.new("austria", seed=3, players=3)
    rival = Opponent("witness", Budget(0.5, 40), Witness, "watches")
    streams = {seat: Rng(seat) for seat in (2, 3)}
    bots = {seat: Witness(match.game) for seat in streams}
    Page(match, {seat: Player(bots[seat], rival, streams[seat]) for seat in streams}).run(["1"] * 9)
    for seat, bot in bots.items():
        assert bot.given
        for view, legal, rng, budget in bot.given:
            assert (view.seat, view.actor) == (seat, seat)
            assert tuple(legal) == view.legal
            assert rng is streams[seat]
            assert budget == rival.budget


def test_every_opponent_of_a_game_has_a_stream_of_its_own() -> None:
    match = hotelier.new("austria", seed=3, players=4)
    seated = sit_down(match, (None, "random", "random", "random"), 7)
    again = sit_down(match, (None, "random", "random", "random"), 7)
    drawn = {seat: [player.rng.below(1000) for _ in range(9)] for seat, player in seated.items()}
    assert len({tuple(numbers) for numbers in drawn.values()}) == 3
    assert drawn == {seat: [p.rng.below(1000) for _ in range(9)] for seat, p in again.items()}


def staff_in(shown: str) -> set[str]:
    """Whose names are there; the Senior Legal Secretary, a guest, is no Secretary."""
    staff = {card.name for card in STAFF.values()}
    names = staff | {guest.name for guest in GUESTS.values()}
    longest_first = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    return staff & set(re.findall(rf"\b(?:{longest_first})\b", " ".join(shown.split())))


def hand_of(match: Match, seat: int) -> set[str]:
    view = match.view(seat)
    assert isinstance(view, AustriaView)
    return {STAFF[card].name for card in view.seats[seat - 1].hand or ()}


def test_the_screen_shows_a_persons_own_hand_and_never_an_opponents() -> None:
    match = hotelier.new("austria", seed=5)
    page = Page(match, sit_down(match, (None, "easy"), 1))
    looks = 0

    def lines() -> Iterator[str]:
        nonlocal looks
        chance = Rng(8)
        seen_before = 0
        for _ in range(40):
            yield from ("show 1", "show 2", "board", "log")
            seen = page.page.getvalue()[seen_before:]
            seen_before += len(seen)
            assert not hand_of(match, 2) & staff_in(seen)
            assert hand_of(match, 1) <= staff_in(seen)
            looks += 1
            yield match.legal[chance.below(len(match.legal))]

    page.run(lines())
    assert looks == 40


def test_undo_stops_at_what_an_opponent_did() -> None:
    match = hotelier.new("austria", seed=7)
    while match.decision != "first-room" or match.actor != 1:
        match.play(match.legal[0])
    page = Page(match, sit_down(match, (None, "random"), 1))

    def lines() -> Iterator[str]:
        before = match.steps
        yield "room 11"
        yield "undo"
        assert match.steps == before
        yield "done"
        assert len(match.steps) > len(before) + 1
        after = match.steps
        yield "undo"
        assert match.steps == after

    out = page.run(lines())
    assert out.count(say("terminal-taken-back")) == 1
    assert len(heard("terminal-nothing-to-undo").findall(out)) == 1


def test_a_game_goes_on_against_the_same_opponents(home: Path) -> None:
    played("austria", "--against", "easy,search@0.02", "--seed", 7, lines=["1"])
    before = load(kept(home))
    assert content(kept(home))["opponents"] == [None, "easy", "search@0.02"]
    played("--resume", lines=["1"] * 4)
    after = load(kept(home))
    assert after.steps[: len(before.steps)] == before.steps
    assert len(after.steps) > len(before.steps)
    names = (say("terminal-player", n=1), say("person-easy"), "search@0.02")
    assert after.seats == before.seats == names
    assert content(kept(home))["opponents"] == [None, "easy", "search@0.02"]


def written_game(path: Path, **more: object) -> Path:
    record = hotelier.new("austria", seed=1).record().as_dict() | more
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("more", "seating"),
    [({}, [None, "random"]), ({"humans": [2]}, ["random", None]), ({"humans": [1, 2]}, [None] * 2)],
)
def test_games_that_do_not_name_opponents_still_go_on(
    tmp_path: Path, more: dict[str, object], seating: list[str | None]
) -> None:
    path = written_game(tmp_path / "old.json", **more)
    played("--resume", path)
    assert content(path)["opponents"] == seating


def test_an_opponent_we_do_not_have_is_told_and_can_be_replaced(tmp_path: Path) -> None:
    path = written_game(tmp_path / "later.json", opponents=[None, "wizard"])
    told = complaint(call("play", "--resume", path))
    names = ", ".join(opponent.name for opponent in opponents())
    reason = say("wrong-opponent", name="'wizard'", names=names)
    assert told == say("terminal-name-others", file=str(path), reason=reason)
    played("--resume", path, "--against", "easy")
    assert content(path)["opponents"] == [None, "easy"]


@pytest.mark.parametrize("opponents", ["easy", {}, [], [None], [None, 2], [None, "easy", "easy"]])
def test_a_kept_game_with_impossible_opponents_is_told_in_a_sentence(
    tmp_path: Path, opponents: object
) -> None:
    path = written_game(tmp_path / "wrong.json", opponents=opponents)
    told = complaint(call("play", "--resume", path))
    assert told == say("terminal-bad-opponents", file=str(path), n=2)


def test_what_is_kept_beside_a_record_does_not_change_the_record(tmp_path: Path) -> None:
    match = hotelier.new("austria", seed=1)
    path = tmp_path / "game.json"
    saves.keep(match, (None, "hard"), path)
    assert read_record(content(path)) == match.record()


@pytest.mark.parametrize(
    ("before", "humans", "against", "after"),
    [
        ((None, "hard"), None, None, (None, "hard")),
        ((None, "hard"), "2", None, ("hard", None)),
        ((None, "hard"), "all", None, (None, None)),
        ((None, "hard", "easy"), "1,2", None, (None, None, "easy")),
        ((None, "hard", "easy"), "3", None, ("easy", "hard", None)),
        ((None, "hard"), None, "easy", (None, "easy")),
        ((None, "hard"), "2", "easy", ("easy", None)),
        (None, "2", None, ("random", None)),
    ],
)
def test_people_may_change_seats_when_a_game_goes_on(
    before: Seating | None, humans: str | None, against: str | None, after: Seating
) -> None:
    assert seat_again(before, humans, against, len(after)) == after


def test_a_seat_that_nobody_would_play_any_more_is_told() -> None:
    with pytest.raises(OptionError) as refused:
        seat_again((None, "hard"), "none", None, 2)
    assert str(refused.value) == say("terminal-nobody-plays", seat=1)


def answered(*lines: str, humans: str | None = None, **given: str) -> tuple[Table, str]:
    """The table from typed lines, and what was on the screen."""
    page = io.StringIO()
    typed = iter(lines)
    rules = find_game("austria")
    table = ask_opponents(Console(file=page), lambda prompt: next(typed), rules, given, humans)
    assert next(typed, None) is None
    return table, page.getvalue()


@pytest.mark.parametrize(
    ("line", "seating"),
    [
        ("", (None, "medium")),
        ("3", (None, "hard")),
        ("EASY", (None, "easy")),
        ("search@0.5", (None, "search@0.5")),
        ("hard,easy", (None, "hard", "easy")),
        ("friends", (None, None)),
        ("5", (None, "master")),
        ("6", (None, None)),
    ],
)
def test_who_sits_alone_at_a_terminal_is_asked_for_opponents(line: str, seating: Seating) -> None:
    table, screen = answered(line)
    assert table.seating == seating
    assert table.options["players"] == len(seating)
    assert all(f"{name} " in screen and find_opponent(name).words in screen for name in LEVELS)


def test_one_answer_is_for_all_seats_there_are() -> None:
    assert answered("hard", players="4")[0].seating == (None, "hard", "hard", "hard")
    assert answered("", humans="1,3", players="4")[0].seating == (None, "medium", None, "medium")
    assert answered("friends", players="3")[0].seating == (None, None, None)


def test_an_answer_that_does_not_fit_is_told_and_asked_again() -> None:
    table, screen = answered("wizard", "9", "hard,hard,hard,hard", "hard")
    assert table.seating == (None, "hard")
    assert "There’s no bot 'wizard'" in screen
    assert "There’s no bot '9'" in screen
    assert "make 5 players" in " ".join(screen.split())


def test_nobody_is_asked_where_no_seat_is_left_and_one_may_leave_instead() -> None:
    assert answered(humans="all")[0].seating == (None, None)
    assert answered(humans="none")[0].seating == ("random", "random")
    with pytest.raises(Leave):
        answered("quit")


def test_at_a_terminal_enter_begins_a_game_and_one_reads_who_is_thinking(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", 3)
    terminal.until(f"{say('terminal-prompt-opponent')} > ")
    terminal.type("")
    terminal.until(PROMPT)
    terminal.type("1")
    out = terminal.until(PROMPT)
    name = say("person-medium")
    thinking = re.escape(say("terminal-thinking", name=name))
    waits = re.findall(rf"{thinking}(?:\x1b\[0m)?(.{{5}})", out, re.DOTALL)
    assert waits
    assert set(waits) == {"\x1b[2K\r"}, "nothing of it is left on the screen"
    code, _ = terminal.send(signal.SIGINT)
    assert code == 130
    assert load(kept(tmp_path)).seats == (say("terminal-player", n=1), name)


def test_a_game_killed_while_an_opponent_thinks_goes_on_against_it(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", 3, "--against", "search@60")
    terminal.until(PROMPT)
    terminal.type("guest 1")
    terminal.until(say("terminal-thinking", name="search@60"))
    terminal.send(signal.SIGKILL)
    assert "guest 1" in load(kept(tmp_path)).steps
    again = Terminal(tmp_path, "play", "--resume")
    again.until(say("terminal-thinking", name="search@60"))
    again.send(signal.SIGKILL)
    assert content(kept(tmp_path))["opponents"] == [None, "search@60"]


def test_an_interrupt_while_an_opponent_thinks_keeps_the_game(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seed", 3, "--against", "search@2")
    terminal.until(PROMPT)
    terminal.type("guest 1")
    terminal.until(say("terminal-thinking", name="search@2"))
    code, rest = terminal.send(signal.SIGINT)
    assert code == 130
    assert say("terminal-go-on") in rest
    assert "Traceback" not in rest
    assert "guest 1" in load(kept(tmp_path)).steps
