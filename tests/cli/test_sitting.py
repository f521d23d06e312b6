"""A sitting at the table: choices, commands, undo, and several people at one screen."""

import io
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

import hotelier
from hotelier.austria.cards import STAFF
from hotelier.austria.view import AustriaView
from hotelier.cli.pictures import picture_of
from hotelier.cli.screen import Screen
from hotelier.cli.sitting import RandomPlayer, Sitting
from hotelier.core.match import Match
from hotelier.core.record import load


class Page:
    """A sitting in this process: what it prints, and lines typed as it asks."""

    def __init__(self, match: Match, humans: Iterable[int], lines: Iterable[str]) -> None:
        self.page = io.StringIO()
        self.match = match
        self.lines: Iterator[str] = iter(lines)
        screen = Screen(
            Console(file=self.page, width=100, height=50), picture_of(match.game), match.seats
        )
        self.sitting = Sitting(match, tuple(humans), RandomPlayer(3), screen, self.read, None)

    def read(self, prompt: str) -> str:
        self.page.write(f"{prompt}\n")
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        return line

    def run(self) -> str:
        self.sitting.run()
        return self.page.getvalue()


def test_a_choice_may_be_a_number_or_a_text_in_any_case() -> None:
    match = hotelier.new("austria", seed=7)
    out = Page(match, (1, 2), ["", "GUEST  3", "", "2", "", "ROOM 11"]).run()
    actions = [step for step in match.steps if not step.startswith("~")]
    assert actions[:2] == ["guest 3", "guest 2"]
    assert "→ guest 3" in out


@pytest.mark.parametrize(
    "line", ["die 9", "0", "99", "guest", "-1", "²", "\x00", "guest 2; done", "9" * 9999]
)
def test_what_is_not_possible_is_told_with_what_is_and_changes_nothing(line: str) -> None:
    match = hotelier.new("austria", seed=7)
    steps = match.steps
    out = Page(match, (match.actor or 0,), [line]).run()
    assert "is not possible now. Type a number from 1 to 5" in out
    assert "guest 1, guest 2, guest 3, guest 4, guest 5; or help." in " ".join(out.split())
    assert match.steps == steps


def first_rooms() -> tuple[Match, int]:
    """A match in which the next decision is a first room, and whose it is."""
    match = hotelier.new("austria", seed=7)
    while match.decision != "first-room":
        match.play(match.legal[0])
    assert match.actor is not None
    return match, match.actor


def test_undo_takes_the_last_action_back() -> None:
    match, seat = first_rooms()
    steps = match.steps
    out = Page(match, (seat,), ["room 11", "room 12", "undo", "undo"]).run()
    assert out.count("Taken back.") == 2
    assert match.steps == steps


def test_undo_stops_where_something_new_was_revealed() -> None:
    match = hotelier.new("austria", seed=7)
    seat = match.actor or 0
    out = Page(match, (seat,), ["undo", "guest 1", "undo"]).run()
    assert out.count("There is nothing you can take back") == 2
    assert "guest 1" in match.steps


def test_in_hot_seat_the_one_before_may_undo_while_the_screen_is_handed_over() -> None:
    match, first = first_rooms()
    out = Page(match, (1, 2), ["", "done", "undo", "", "room 11"]).run()
    assert f"(undo: {match.seats[first - 1]} takes the last action back)" in " ".join(out.split())
    assert match.actor == first
    assert "done" not in match.steps
    assert match.steps[-1] == "room 11"


def test_commands_tell_and_take_no_action() -> None:
    match = hotelier.new("austria", seed=7, seats=("Anna", "Bela"))
    steps = match.steps
    lines = [
        "help",
        "help 1",
        "help Butler",
        "board",
        "show",
        "show 2",
        "show bela",
        "log",
        "log all",
    ]
    lines += ["cards wine", "cards zeppelin", "cards", "show 9", "help zeppelin", ""]
    out = Page(match, (1, 2), ["", *lines]).run()
    assert match.steps == steps
    assert "take your last action back" in out
    assert "Your blue rooms are prepared free." in out
    assert "EMPEROR TILES" in out
    assert out.count("hidden from you") == 2
    assert "is the first player" in out
    assert "No card speaks of “zeppelin”." in out
    assert "Say what to look for" in out
    assert "Say whose things: show 1 to show 2." in out


def test_save_writes_a_copy_but_never_over_something_else(tmp_path: Path) -> None:
    match = hotelier.new("austria", seed=7)
    seat = match.actor or 0
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear guest")
    copy = tmp_path / "copy.json"
    lines = [f"save {copy}", f"save {copy}", f"save {letter}", "save", f"save {tmp_path}/no/x.json"]
    out = " ".join(Page(match, (seat,), lines).run().split())
    assert load(copy).steps == match.steps
    assert letter.read_text() == "Dear guest"
    assert "letter.txt is left as it is" in out
    assert "Say where: save FILE." in out
    assert "cannot write" in out


def test_quit_offers_a_copy_or_to_play_on(tmp_path: Path) -> None:
    match = hotelier.new("austria", seed=7)
    seat = match.actor or 0
    copy = tmp_path / "copy.json"
    out = Page(match, (seat,), ["quit", "back", "guest 1", "quit", str(copy), "guest 2"]).run()
    assert load(copy).steps == match.steps
    assert match.steps.count("guest 1") >= 1
    assert out.count("Enter leaves, a file name saves a copy there first, back plays on.") == 2


def hand_of(match: Match, seat: int) -> set[str]:
    view = match.view(seat)
    assert isinstance(view, AustriaView)
    return {STAFF[card].name for card in view.seats[seat - 1].hand or ()}


def test_in_hot_seat_nothing_revealed_can_be_undone_while_the_screen_is_handed_over() -> None:
    match = hotelier.new("austria", seed=7)
    first = match.actor
    out = Page(match, (1, 2), ["", "guest 1", "undo"]).run()
    assert "There is nothing you can take back" in out
    assert "guest 1" in match.steps
    assert match.actor != first


def test_in_hot_seat_nobody_reads_anothers_cards() -> None:
    match = hotelier.new("austria", seed=5, seats=("Anna", "Bela"))
    page = Page(match, (1, 2), ())
    facing: list[int] = []

    def lines() -> Iterator[str]:
        """Random choices; before each one its player looks at everything there is to see."""
        chance = RandomPlayer(8)
        for _ in range(60):
            seat = match.actor
            assert seat is not None
            if facing[-1:] != [seat]:
                facing.append(seat)
                yield ""  # it is handed over
            start = len(page.page.getvalue())
            yield from ("show 1", "show 2", "board", "log")
            seen = page.page.getvalue()[start:]
            assert [name for name in hand_of(match, 3 - seat) if f" {name} " in seen] == []
            assert all(name in seen for name in hand_of(match, seat))
            yield chance.choose(match.view(seat))

    page.lines = lines()
    page.run()
    assert len(facing) > 10


def test_in_hot_seat_the_screen_is_handed_over_only_when_the_player_changes() -> None:
    match, first = first_rooms()
    out = Page(match, (1, 2), ["", "room 11", "room 12", "done", ""]).run()
    handed = [line.partition(",")[0] for line in out.splitlines() if "it is your turn" in line]
    assert handed == [match.seats[first - 1], match.seats[2 - first]]


def test_against_opponents_nobody_is_asked_to_look_away() -> None:
    match = hotelier.new("austria", seed=7)
    assert "Press Enter" not in Page(match, (1,), ["1"] * 20).run()


def test_what_opponents_did_is_told_before_the_next_decision() -> None:
    match = hotelier.new("austria", seed=7, seats=("Anna", "Bela"))
    page = Page(match, (1,), ["1"] * 30)
    out = page.run()
    takes = [line for line in out.splitlines() if line.startswith("· Bela ")]
    assert any("takes" in line for line in takes)
    assert sum("is the first player" in line for line in out.splitlines()) == 1


def test_opponents_see_their_own_view_and_take_legal_actions() -> None:
    match = hotelier.new("austria", seed=3, players=4)
    opponent = RandomPlayer(1)
    for _ in range(200):
        view = match.view(match.actor)
        text = opponent.choose(view)
        assert text in match.legal
        match.play(text)
