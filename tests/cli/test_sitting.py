"""A sitting at the table: choices, commands, undo, and several people at one screen."""

import io
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

import hotelier
from cli.commands import ANY, heard
from hotelier.austria.rules.cards import STAFF
from hotelier.austria.view import AustriaView
from hotelier.austria.words.cards import staff_words
from hotelier.cli.opponents import sit_down
from hotelier.cli.pictures import picture_of
from hotelier.cli.saves import Keeping, new_place
from hotelier.cli.screen import Screen
from hotelier.cli.sitting import Sitting
from hotelier.core.match import Match
from hotelier.core.record import load
from hotelier.core.rng import Rng
from hotelier.core.words import sentence
from hotelier.messages import say

NOT_KEPT = heard("terminal-not-kept", reason=say("terminal-cannot-keep", place=ANY, reason=ANY))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are saved during a test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


class Page:
    """A sitting in this process: what it prints, with lines typed as it asks."""

    def __init__(self, match: Match, humans: Iterable[int], lines: Iterable[str]) -> None:
        self.page = io.StringIO()
        self.match = match
        self.lines: Iterator[str | None] = iter(lines)
        screen = Screen(
            Console(file=self.page, width=100, height=50), picture_of(match.game), match.seats
        )
        people = tuple(humans)
        seats = range(1, len(match.seats) + 1)
        seating = tuple(None if seat in people else "random" for seat in seats)
        self.keeping = Keeping(match, seating, new_place(match.game.name))
        opponents = sit_down(match, seating, 3)
        self.sitting = Sitting(match, self.keeping, opponents, screen, self.read)

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
    texts = "guest 1, guest 2, guest 3, guest 4, guest 5"
    refused = heard("terminal-not-possible", typed=ANY, n=5, texts=texts)
    assert len(refused.findall(out)) == 1
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
    assert out.count(say("terminal-taken-back")) == 2
    assert match.steps == steps


def test_undo_stops_where_something_new_was_revealed() -> None:
    match = hotelier.new("austria", seed=7)
    seat = match.actor or 0
    out = Page(match, (seat,), ["undo", "guest 1", "undo"]).run()
    assert len(heard("terminal-nothing-to-undo").findall(out)) == 2
    assert "guest 1" in match.steps


def test_in_hot_seat_the_one_before_may_undo_while_the_screen_is_handed_over() -> None:
    match, first = first_rooms()
    out = Page(match, (1, 2), ["", "done", "undo", "", "room 11"]).run()
    names = {"name": match.seats[2 - first], "before": match.seats[first - 1]}
    assert heard("terminal-your-turn-undo", **names).search(out)
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
    samples = picture_of(match.game).samples
    assert heard("terminal-about-undo").search(out)
    assert sentence(str(staff_words(9))) in out
    assert say("austria-tiles").upper() in out
    assert out.count(say("austria-hidden-hand", n=6)) == 2
    assert heard("austria-log-first-player", you="no", name=ANY).search(out)
    assert out.count(say("terminal-no-card", query="zeppelin")) == 2
    assert say("terminal-look-for", word=samples.word, card=samples.card) in out
    assert say("terminal-whose", n=2) in out


def test_save_writes_a_copy_but_never_over_something_else(tmp_path: Path) -> None:
    match = hotelier.new("austria", seed=7)
    seat = match.actor or 0
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear guest")
    copy = tmp_path / "copy.json"
    lines = [f"save {copy}", f"save {copy}", f"save {letter}", f"save {tmp_path}/no/x.json"]
    lines += ["save ~nobody-of-this-name/x", "save \x00"]
    out = " ".join(Page(match, (seat,), lines).run().split())
    assert load(copy).steps == match.steps
    assert letter.read_text() == "Dear guest"
    assert heard("terminal-left-as-it-is", file="letter.txt", reason=ANY).search(out)
    missing = "No such file or directory"
    assert heard("wrong-file-unwritten", file=ANY, reason=missing).search(out)
    assert out.count(say("terminal-no-file-name")) == 2


def test_quit_offers_a_copy_or_to_play_on(tmp_path: Path) -> None:
    match = hotelier.new("austria", seed=7)
    seat = match.actor or 0
    copy = tmp_path / "copy.json"
    lines = ["quit", "back", "guest 1", "quit", f"save {copy}", "guest 2"]
    out = Page(match, (seat,), lines).run()
    assert load(copy).steps == match.steps
    assert match.steps.count("guest 1") >= 1
    assert len(heard("terminal-leave").findall(out)) == 2


@pytest.mark.parametrize("leaving", ["", "quit", "EXIT", "q"])
@pytest.mark.parametrize("asking", ["quit", "exit", "Q"])
def test_any_other_answer_to_quit_is_asked_again_and_makes_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asking: str, leaving: str
) -> None:
    monkeypatch.chdir(tmp_path)
    match = hotelier.new("austria", seed=7)
    page = Page(match, (match.actor or 0,), [asking, "n", "y", "copy.json", leaving, "guest 1"])
    assert page.run().count(say("terminal-say-what")) == 3
    assert "guest 1" not in match.steps
    assert [path.name for path in tmp_path.iterdir()] == ["home"]


@pytest.mark.parametrize("typed", ['"my  file.json"', "'my  file.json'", "my  file.json"])
def test_a_file_name_with_spaces_may_stand_in_quotes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    monkeypatch.chdir(tmp_path)
    match = hotelier.new("austria", seed=7)
    Page(match, (match.actor or 0,), [f"save {typed}", "save it's.json"]).run()
    assert load(tmp_path / "my  file.json").steps == load(tmp_path / "it's.json").steps


def test_save_writes_over_an_earlier_state_of_the_same_game_only(tmp_path: Path) -> None:
    match, seat = first_rooms()
    mine, others, later = (tmp_path / f"{name}.json" for name in ("mine", "others", "later"))
    hotelier.new("austria", seed=8).record().save(others)
    lines = [f"save {mine}", "room 11", f"save {mine}", f"save {later}", "undo"]
    lines += [f"save {others}", f"save {later}"]
    before = others.read_bytes()
    out = " ".join(Page(match, (seat,), lines).run().split())
    assert load(mine).steps[-1] == load(later).steps[-1] == "room 11"
    assert others.read_bytes() == before
    refused = heard("terminal-left-as-it-is", file=ANY, reason=say("terminal-other-game"))
    assert len(refused.findall(out)) == 2


def test_after_a_copy_over_the_kept_file_itself_the_game_goes_on_being_kept_there() -> None:
    match = hotelier.new("austria", seed=7)
    page = Page(match, (1,), ())
    page.lines = iter([f"save {page.keeping.place}", "1", f"save {page.keeping.place}", "1"])
    assert heard("terminal-another-sitting", place=ANY).search(page.run()) is None
    assert load(page.keeping.place).steps == match.steps


class Blocked:
    """Games can't be saved while there's a file in place of their folder."""

    def __init__(self, home: Path) -> None:
        self.home = home

    def begin(self) -> None:
        shutil.rmtree(self.home)
        self.home.touch()

    def end(self) -> None:
        self.home.unlink()


def test_a_game_that_could_not_be_kept_is_kept_again_as_soon_as_it_can_be(home: Path) -> None:
    match, seat = first_rooms()
    page, blocked = Page(match, (seat,), ()), Blocked(home)

    def lines() -> Iterator[str]:
        blocked.begin()
        yield "room 11"
        yield "undo"
        yield "room 11"
        blocked.end()
        yield "room 12"
        assert load(page.keeping.place).steps == match.steps
        yield "undo"

    page.lines = lines()
    out = " ".join(page.run().split())
    assert len(NOT_KEPT.findall(out)) == 1
    assert len(heard("terminal-now-kept", place=ANY).findall(out)) == 1
    assert load(page.keeping.place).steps == match.steps


def test_a_folder_that_was_removed_is_made_again(home: Path) -> None:
    match, seat = first_rooms()
    page = Page(match, (seat,), ())

    def lines() -> Iterator[str]:
        shutil.rmtree(home)
        yield "room 11"

    page.lines = lines()
    assert NOT_KEPT.search(page.run()) is None
    assert load(page.keeping.place).steps[-1] == "room 11"


@pytest.mark.parametrize("leaving", [[], ["quit"], ["quit", "", "quit"]])
def test_who_leaves_a_game_that_is_not_kept_is_told_so(home: Path, leaving: list[str]) -> None:
    page = Page(hotelier.new("austria", seed=7), (1, 2), ())

    def lines() -> Iterator[str]:
        yield ""
        Blocked(home).begin()
        yield "save"
        yield from leaving

    page.lines = lines()
    out = " ".join(page.run().split())
    assert heard("terminal-not-kept-save", reason=ANY).search(out)
    assert say("terminal-leave-unkept") in out
    assert "None" not in out
    assert out.endswith(say("terminal-was-not-kept"))


def test_a_game_that_is_not_kept_can_be_saved_elsewhere_when_leaving(
    home: Path, tmp_path: Path
) -> None:
    match = hotelier.new("austria", seed=7)
    page, elsewhere = Page(match, (match.actor or 0,), ()), tmp_path / "elsewhere.json"

    def lines() -> Iterator[str]:
        Blocked(home).begin()
        yield "quit"
        yield f"save {tmp_path / 'no' / 'where.json'}"
        yield "back"
        yield "guest 1"
        yield "quit"
        yield f"save {elsewhere}"

    page.lines = lines()
    out = " ".join(page.run().split())
    assert "where.json: No such file or directory." in out
    assert "guest 1" in load(elsewhere).steps
    assert out.endswith(f"play --resume {elsewhere}")


def test_at_the_end_of_the_game_everything_that_happened_last_is_told() -> None:
    match = hotelier.new("austria", seed=7, players=4)
    page = Page(match, (1,), ["1"] * 1500)
    before, _, last = page.run().rpartition(say("terminal-prompt"))
    left_out = [heard("terminal-log-more", n=n) for n in (1, ANY)]
    assert last.count("\n· ") > page.sitting.screen.picture.most_news
    assert any(each.search(before) for each in left_out)
    assert not any(each.search(last) for each in left_out)
    assert "FINAL SCORES" in last


def test_one_sentence_more_is_one_sentence() -> None:
    match = hotelier.new("austria", seed=7)
    for _ in range(40):
        match.play(match.legal[0])
    page = Page(match, (1,), ())
    events = [event for _, event in match.events(1)]
    told = next(
        count
        for count in range(len(events))
        if len(page.sitting.screen.picture.story(events[:count], match.seats))
        == page.sitting.screen.picture.most_news + 1
    )
    page.sitting.screen.news(events[:told])
    assert say("terminal-log-more", n=1) in page.page.getvalue()


def hand_of(match: Match, seat: int) -> set[str]:
    view = match.view(seat)
    assert isinstance(view, AustriaView)
    return {STAFF[card].name for card in view.seats[seat - 1].hand or ()}


def test_in_hot_seat_nothing_revealed_can_be_undone_while_the_screen_is_handed_over() -> None:
    match = hotelier.new("austria", seed=7)
    first = match.actor
    out = Page(match, (1, 2), ["", "guest 1", "undo"]).run()
    assert heard("terminal-nothing-to-undo").search(out)
    assert "guest 1" in match.steps
    assert match.actor != first


def test_in_hot_seat_only_enter_shows_the_next_players_hand() -> None:
    match = hotelier.new("austria", seed=7)
    lines = [
        "undo",
        "1",
        "guest 1",
        "show",
        "board",
        "help",
        "save",
        "quit",
        "back",
        "EXIT",
        "back",
    ]
    page = Page(match, (1, 2), lines)
    out = page.run()
    assert say("what-now").upper() not in out.upper()
    assert say("terminal-prompt").upper() not in out.upper()
    assert [name for name in hand_of(match, match.actor or 0) if name in out] == []
    assert out.count(say("terminal-enter-alone")) == 6
    assert match.steps == hotelier.new("austria", seed=7).steps


def test_in_hot_seat_who_comes_back_from_leaving_must_still_press_enter(home: Path) -> None:
    match = hotelier.new("austria", seed=7)
    page = Page(match, (1, 2), ())

    def lines() -> Iterator[str | None]:
        Blocked(home).begin()
        yield None  # the end of the input, as Ctrl-D has it
        yield "back"

    page.lines = lines()
    out = page.run()
    assert len(heard("terminal-your-turn", name=ANY).findall(out)) == 2
    assert say("terminal-prompt") not in out


def test_in_hot_seat_nobody_reads_anothers_cards() -> None:
    match = hotelier.new("austria", seed=5, seats=("Anna", "Bela"))
    page = Page(match, (1, 2), ())
    facing: list[int] = []

    def lines() -> Iterator[str]:
        """Random choices; before each one, its player looks at everything."""
        chance = Rng(8)
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
            yield match.legal[chance.below(len(match.legal))]

    page.lines = lines()
    page.run()
    assert len(facing) > 10


def test_in_hot_seat_the_screen_is_handed_over_only_when_the_player_changes() -> None:
    match, first = first_rooms()
    out = Page(match, (1, 2), ["", "room 11", "room 12", "done", ""]).run()
    turn = say("terminal-your-turn", name="")
    handed = [line.partition(turn)[0] for line in out.splitlines() if turn in line]
    assert handed == [match.seats[first - 1], match.seats[2 - first]]


def test_against_opponents_nobody_is_asked_to_look_away() -> None:
    match = hotelier.new("austria", seed=7)
    out = Page(match, (1,), ["1"] * 20).run()
    assert heard("terminal-your-turn", name="").search(out) is None


def test_what_opponents_did_is_told_before_the_next_decision() -> None:
    match = hotelier.new("austria", seed=7, seats=("Anna", "Bela"))
    page = Page(match, (1,), ["1"] * 30)
    out = page.run()
    takes = [line for line in out.splitlines() if line.startswith("· Bela ")]
    assert any("takes" in line for line in takes)
    first = [say("austria-log-first-player", you="no", name=name) for name in match.seats]
    assert sum(out.count(each) for each in first) == 1
